'use client';

import { type RefObject, useId, useState } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '../ui/popover';
import { CopyByHand, copy } from './copy';
import { reportTexts } from './report-texts';
import { madeUnder } from './rules';
import type { AnswerSource } from './share';
import { localDay } from './today';

/** Returns the body of a report: the link, the rules, and what only the visitor knows. */
export function reportBody(answer: AnswerSource, url: string, withFigures: boolean): string {
  const link = withFigures ? url : (url.split('#', 1)[0] ?? '');
  return [
    `${reportTexts.link} ${link}`,
    `${reportTexts.rules} ${madeUnder(answer, localDay())}`,
    reportTexts.wrong,
    reportTexts.expected,
    reportTexts.leaveOut,
  ].join('\n\n');
}

/** Renders what a report will hold, whether it has the visitor's figures, and the ways to write it. */
export function Report({
  answer,
  opener,
  onClose,
}: {
  readonly answer: AnswerSource;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const [withFigures, setWithFigures] = useState(true);
  const [byHand, setByHand] = useState(false);
  const title = useId();
  const { name, rules } = answer;
  const body = reportBody(answer, window.location.href, withFigures);
  const copyBody = async () => {
    if (await copy(`${rules.supportEmail}\n\n${body}`, reportTexts.copied)) onClose();
    else setByHand(true);
  };
  return (
    <Popover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <PopoverAnchor virtualRef={opener as RefObject<HTMLElement>} />
      <PopoverContent
        align="start"
        aria-labelledby={title}
        className="flex w-80 max-w-[calc(100vw-1.5rem)] flex-col items-start gap-3 text-sm"
        onInteractOutside={(event) => {
          // The button itself closes the panel: closed here, its click would open it again.
          if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      >
        <h2 id={title} className="font-semibold">
          {reportTexts.title}
        </h2>
        <p className="[overflow-wrap:anywhere]">{reportTexts.about(rules.supportEmail)}</p>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={withFigures}
            onChange={(event) => setWithFigures(event.target.checked)}
          />
          {reportTexts.withFigures}
        </label>
        {!withFigures && <p className="text-muted">{reportTexts.withFiguresHelp}</p>}
        <div className="flex flex-wrap gap-2">
          <a
            href={`mailto:${rules.supportEmail}?subject=${encodeURIComponent(reportTexts.subject(name))}&body=${encodeURIComponent(body)}`}
            className="button button-solid"
          >
            {reportTexts.write}
          </a>
          <button type="button" className="button" onClick={() => void copyBody()}>
            {reportTexts.copy}
          </button>
        </div>
        {byHand && <CopyByHand text={body} />}
      </PopoverContent>
    </Popover>
  );
}
