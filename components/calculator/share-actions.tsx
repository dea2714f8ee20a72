'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { ParamsOf } from '@/lib/analytics-events';
import { countedInputLines } from '@/lib/input-text';
import { Glyph } from '../ui/glyph';
import { Icon } from '../ui/icon';
import { toast } from '../ui/use-toast';
import type { LoadedAnswerProps } from './answer-props';
import { answerTexts } from './answer-texts';
import { CopyByHand, copy } from './copy';
import { ReportButton } from './report-button';
import { madeUnder } from './rules';
import { save } from './save';
import { type AnswerSource, messageOf, sentenceToShare, textWithLink } from './share';
import { ShareButton } from './share-button';
import { localDay } from './today';

type ShareActionsProps = Pick<
  LoadedAnswerProps,
  'name' | 'slug' | 'rules' | 'calculator' | 'input' | 'result' | 'latestAnswer' | 'writeAddress'
>;

type Exporters = typeof import('./export-result/export-result');

/** Returns what saves a file under the calculator's name, and whether the last one failed. */
function useSaving(slug: string) {
  const [hasFailed, setFailed] = useState(false);
  const saveAs = async (ending: string, make: () => Promise<Blob>) => {
    const fileName = `${slug}.${ending}`;
    setFailed(false);
    try {
      save(await make(), fileName);
      toast({ description: answerTexts.saved(fileName) });
    } catch {
      // Not in a toast: its code may be what does not load.
      setFailed(true);
    }
  };
  return { hasFailed, saveAs };
}

/** Returns the answer as an image, with the chart that is shown. */
async function imageNow(answer: AnswerSource): Promise<Blob> {
  const { imageOf } = await import('./export-result/image');
  const { name, calculator, input, result } = answer;
  const day = localDay();
  const { host, pathname } = window.location;
  return imageOf({
    name,
    result,
    sentence: sentenceToShare(answer, day),
    inputs: countedInputLines(calculator, input, day),
    made: madeUnder(answer, day),
    address: host + pathname,
    chart: document.querySelector('[data-calculator] figure.chart'),
  });
}

/** Renders the buttons that share and export a result, the rarer ones behind one. The code behind the files loads when one is asked for. */
export function ShareActions(props: ShareActionsProps) {
  const { name, slug, rules, calculator, input, result, latestAnswer, writeAddress } = props;
  const [textToCopy, setTextToCopy] = useState('');
  const { hasFailed, saveAs } = useSaving(slug);
  const [hasMore, setMore] = useState(false);
  const [isShared, setShared] = useState(false);
  const id = useId();

  const source = () => ({ name, calculator, rules, input, result, ...latestAnswer() });
  const copyText = async () => {
    writeAddress();
    const text = textWithLink(messageOf(source(), window.location.href));
    setTextToCopy((await copy(text, answerTexts.textCopied)) ? '' : text);
  };
  const file = (make: (exporters: Exporters) => Promise<Blob>, ending: string) => () =>
    saveAs(ending, async () => make(await import('./export-result/export-result')));
  const hasDates = result.actions?.some((step) => step.date) ?? false;

  return (
    <section
      className="no-print mt-1 lg:flow-root max-lg:border-line max-lg:border-b max-lg:pb-3 lg:mt-6 lg:border-line lg:border-t lg:pt-4"
      aria-label={answerTexts.share}
    >
      <div className="flex flex-wrap gap-2">
        <ShareButton
          source={source}
          writeAddress={() => {
            setShared(true);
            writeAddress();
          }}
          className="button max-lg:flex-1"
        >
          <Icon name="Share2" className="size-4" />
          {answerTexts.shareLink}
        </ShareButton>
        <button
          type="button"
          className="button max-lg:flex-1"
          data-track="excel"
          onClick={file((exporters) => exporters.workbookOf(source()), 'xlsx')}
        >
          <Icon name="FileSpreadsheet" className="size-4" />
          {answerTexts.excel}
        </button>
        <button
          type="button"
          className="button button-quiet max-lg:flex-1"
          aria-expanded={hasMore}
          aria-controls={id}
          onClick={() => setMore(!hasMore)}
        >
          {answerTexts.moreActions}
          <Glyph name="down" className={`size-4 ${hasMore ? 'rotate-180' : ''}`} />
        </button>
      </div>
      <div id={id} hidden={!hasMore}>
        <MoreActions
          source={source}
          writeAddress={writeAddress}
          copyText={copyText}
          saveImage={() => saveAs('png', () => imageNow(source()))}
          saveCalendar={
            hasDates ? file((exporters) => exporters.calendarOf(source(), window.location.href), 'ics') : null
          }
        />
      </div>
      <p role="alert" className="font-medium text-danger text-sm">
        {hasFailed && answerTexts.loadFailed}
      </p>
      {isShared && <p className="mt-2 text-muted text-xs">{answerTexts.linkPrivacy}</p>}
      {textToCopy && <CopyByHand text={textToCopy} />}
    </section>
  );
}

/** Renders the buttons for text, image, print and calendar, and the one that reports a mistake. */
function MoreActions({
  source,
  writeAddress,
  copyText,
  saveImage,
  saveCalendar,
}: Pick<ComponentProps<typeof ReportButton>, 'source' | 'writeAddress'> & {
  readonly copyText: () => Promise<void>;
  readonly saveImage: () => Promise<void>;
  /** Null where no action of the result has a day. */
  readonly saveCalendar: (() => Promise<void>) | null;
}) {
  return (
    <div className="actions mt-2">
      <Action
        icon={<Icon name="Copy" className="size-4" />}
        text={answerTexts.copyText}
        track="copy_text"
        onClick={() => void copyText()}
      />
      <Action
        icon={<Icon name="Image" className="size-4" />}
        text={answerTexts.image}
        onClick={() => void saveImage()}
      />
      <Action
        icon={<Icon name="Printer" className="size-4" />}
        text={answerTexts.print}
        track="print"
        onClick={() => window.print()}
      />
      {saveCalendar && (
        <Action
          icon={<Icon name="CalendarPlus" className="size-4" />}
          text={answerTexts.calendar}
          track="calendar"
          onClick={() => void saveCalendar()}
        />
      )}
      <ReportButton source={source} writeAddress={writeAddress} />
    </div>
  );
}

function Action({
  icon,
  text,
  track,
  onClick,
}: {
  readonly icon: ReactNode;
  readonly text: string;
  /** The event that analytics gets for a press. */
  readonly track?: ParamsOf<'button_click'>['button'];
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="button button-quiet" data-track={track} onClick={onClick}>
      {icon}
      {text}
    </button>
  );
}
