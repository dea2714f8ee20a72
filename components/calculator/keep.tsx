'use client';

import { CalendarPlus, Copy, FileSpreadsheet, Link2, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartProps } from './answer';
import { save } from './save';
import type { TakeAwayWords } from './take-away/words';

type KeepProps = Pick<
  PartProps,
  'name' | 'slug' | 'calculator' | 'input' | 'result' | 'latestAnswer' | 'writeAddress' | 'words'
>;

const loadTakeAway = () => import('./take-away/take-away');
type TakeAwayTools = Awaited<ReturnType<typeof loadTakeAway>>;

/** Link, print, spreadsheet, calendar, text: what can be kept of a result. The code behind the files loads when it is asked for. */
export function Keep({ name, slug, calculator, input, result, latestAnswer, writeAddress, words }: KeepProps) {
  const [said, setSaid] = useState('');
  const [linkToCopy, setLinkToCopy] = useState('');
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare(typeof navigator.share === 'function'), []);

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
      // Without leave to use the clipboard the text stands ready to be copied by hand.
      setSaid(words.copyFailed);
      setLinkToCopy(text);
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: name, url: address() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address(), words.linkCopied);
    }
  };
  const takeAway = async (make: (tools: TakeAwayTools, texts: TakeAwayWords) => Promise<void> | void) => {
    try {
      const [tools, texts] = await Promise.all([loadTakeAway(), words.loadTakeAway()]);
      await make(tools, texts);
    } catch {
      setSaid(words.takeAwayFailed);
    }
  };
  const source = () => ({ name, calculator, input, result, ...latestAnswer() });
  const file = (make: (tools: TakeAwayTools, texts: TakeAwayWords) => Promise<Blob>, ending: string) => () =>
    takeAway(async (tools, texts) => {
      const fileName = `${slug}.${ending}`;
      save(await make(tools, texts), fileName);
      setSaid(words.saved(fileName));
    });
  const hasDates = result.nextSteps?.some((step) => step.date) ?? false;

  return (
    <section className="no-print mt-6 border-line border-t pt-4" aria-label={words.keep}>
      <div className="flex flex-wrap gap-1">
        <Action
          icon={<Link2 className="size-4" aria-hidden />}
          text={words.copyLink}
          onClick={() => void copy(address(), words.linkCopied)}
        />
        {canShare && (
          <Action
            icon={<Share2 className="size-4" aria-hidden />}
            text={words.shareLink}
            onClick={() => void share()}
          />
        )}
        <Action icon={<Printer className="size-4" aria-hidden />} text={words.print} onClick={() => window.print()} />
        <Action
          icon={<FileSpreadsheet className="size-4" aria-hidden />}
          text={words.excel}
          onClick={file((tools, texts) => tools.workbookOf(source(), texts), 'xlsx')}
        />
        {hasDates && (
          <Action
            icon={<CalendarPlus className="size-4" aria-hidden />}
            text={words.calendar}
            onClick={file((tools, texts) => tools.calendarOf(source(), window.location.href, texts), 'ics')}
          />
        )}
        <Action
          icon={<Copy className="size-4" aria-hidden />}
          text={words.copyText}
          onClick={() =>
            void takeAway((tools, texts) => copy(tools.textOf(source(), address(), texts), words.textCopied))
          }
        />
      </div>
      <p role="status" className="min-h-5 text-muted text-xs">
        {said || words.linkPrivacy}
      </p>
      {linkToCopy && (
        <textarea
          readOnly
          aria-label={words.copyLink}
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
