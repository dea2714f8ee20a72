'use client';

import { CalendarPlus, Copy, FileSpreadsheet, Link2, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PartProps } from './answer';
import { answerTexts } from './answer-texts';
import { save } from './save';
import { shareAddress } from './share';

type ShareActionsProps = Pick<
  PartProps,
  'name' | 'slug' | 'calculator' | 'input' | 'result' | 'latestAnswer' | 'writeAddress'
>;

type Exporters = typeof import('./export-result/export-result');

/** Renders the buttons that share, print and export a result. The code behind the files loads when one is asked for. */
export function ShareActions(props: ShareActionsProps) {
  const { name, slug, calculator, input, result, latestAnswer, writeAddress } = props;
  const [said, setSaid] = useState('');
  const [linkToCopy, setLinkToCopy] = useState('');

  const address = () => {
    writeAddress();
    return window.location.href;
  };
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
      setLinkToCopy('');
    } catch {
      // Without permission to use the clipboard the text is shown, to be copied by hand.
      setSaid(answerTexts.copyFailed);
      setLinkToCopy(text);
    }
  };
  const share = async () => {
    const outcome = await shareAddress(name, address());
    if (outcome === 'copied') setSaid(answerTexts.linkCopied);
    if (outcome === 'failed') await copy(address(), answerTexts.linkCopied);
  };
  const withExporters = async (run: (exporters: Exporters) => Promise<void> | void) => {
    try {
      await run(await import('./export-result/export-result'));
    } catch {
      setSaid(answerTexts.exportFailed);
    }
  };
  const source = () => ({ name, calculator, input, result, ...latestAnswer() });
  const file = (make: (exporters: Exporters) => Promise<Blob>, ending: string) => () =>
    withExporters(async (exporters) => {
      const fileName = `${slug}.${ending}`;
      save(await make(exporters), fileName);
      setSaid(answerTexts.saved(fileName));
    });
  const hasDates = result.actions?.some((step) => step.date) ?? false;

  return (
    <section className="no-print mt-6 border-line border-t pt-4" aria-label={answerTexts.share}>
      <div className="flex flex-wrap gap-1">
        <Action
          icon={<Share2 className="size-4" aria-hidden />}
          text={answerTexts.shareLink}
          onClick={() => void share()}
        />
        <Action
          icon={<Copy className="size-4" aria-hidden />}
          text={answerTexts.copyText}
          onClick={() =>
            void withExporters((exporters) => copy(exporters.textOf(source(), address()), answerTexts.textCopied))
          }
        />
        <Action
          icon={<FileSpreadsheet className="size-4" aria-hidden />}
          text={answerTexts.excel}
          onClick={file((exporters) => exporters.workbookOf(source()), 'xlsx')}
        />
        <Action
          icon={<Printer className="size-4" aria-hidden />}
          text={answerTexts.print}
          onClick={() => window.print()}
        />
        {hasDates && (
          <Action
            icon={<CalendarPlus className="size-4" aria-hidden />}
            text={answerTexts.calendar}
            onClick={file((exporters) => exporters.calendarOf(source(), window.location.href), 'ics')}
          />
        )}
        <Action
          icon={<Link2 className="size-4" aria-hidden />}
          text={answerTexts.copyLink}
          onClick={() => void copy(address(), answerTexts.linkCopied)}
        />
      </div>
      <p role="status" className="min-h-5 text-muted text-xs">
        {said || answerTexts.linkPrivacy}
      </p>
      {linkToCopy && (
        <textarea
          readOnly
          aria-label={answerTexts.copyLink}
          className="control mt-1 w-full text-sm"
          rows={3}
          value={linkToCopy}
          onFocus={(event) => event.target.select()}
        />
      )}
    </section>
  );
}

function Action({
  icon,
  text,
  onClick,
}: {
  readonly icon: ReactNode;
  readonly text: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="button button-quiet" onClick={onClick}>
      {icon}
      {text}
    </button>
  );
}
