'use client';

import { answerTexts } from './answer-texts';
import type { LinkNotice } from './use-calculator';

export interface NoticeProps {
  readonly notice: LinkNotice;
  readonly onUsePins: () => void;
  readonly onDismiss: () => void;
}

/** Shows what of a link could not be read, and asks whose pins are to be kept. */
export function Notice({ notice, onUsePins, onDismiss }: NoticeProps) {
  return (
    <div role="alert" className="no-print mb-4 rounded-lg border border-cost bg-surface p-3 text-sm">
      {notice.wrong && <p>{answerTexts.opened[notice.wrong]}</p>}
      {notice.pins.length > 0 && <p>{answerTexts.linkHasPins(notice.pins.length)}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {notice.pins.length > 0 && (
          <button type="button" className="button" onClick={onUsePins}>
            {answerTexts.usePins}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDismiss}>
          {notice.pins.length > 0 ? answerTexts.keepMine : answerTexts.dismiss}
        </button>
      </div>
    </div>
  );
}
