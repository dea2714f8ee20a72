'use client';

import { type ComponentType, useRef, useState } from 'react';
import { Icon } from '../ui/icon';
import { answerTexts } from './answer-texts';
import type { AnswerSource } from './share';

interface ReportButtonProps {
  /** Returns the answer at the moment of the click. */
  readonly source: () => AnswerSource;
  /** Writes what is typed into the address, so that the reported link is the present one. */
  readonly writeAddress: () => void;
}

interface OpenReport {
  readonly answer: AnswerSource;
  readonly Report: ComponentType<Parameters<typeof import('./report').Report>[0]>;
}

/** Renders the button that opens a report of a wrong figure; its panel loads when the button is pressed. */
export function ReportButton({ source, writeAddress }: ReportButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenReport | null>(null);
  const [failed, setFailed] = useState(false);
  const report = async () => {
    if (open) return setOpen(null);
    writeAddress();
    try {
      setOpen({ answer: source(), Report: (await import('./report')).Report });
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={() => void report()}
      >
        <Icon name="Mail" className="size-4" />
        {answerTexts.report}
      </button>
      {failed && <span role="status">{answerTexts.loadFailed}</span>}
      {open && <open.Report answer={open.answer} opener={button} onClose={() => setOpen(null)} />}
    </>
  );
}
