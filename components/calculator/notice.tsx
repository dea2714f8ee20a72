'use client';

import type { LinkNotice } from './use-calculator';
import type { AnswerWords } from './words';

export interface NoticeProps {
  readonly notice: LinkNotice;
  readonly onUsePins: () => void;
  readonly onDismiss: () => void;
}

/** Says what of a link could not be read, and asks whose pins are to be kept. */
export function Notice({ notice, onUsePins, onDismiss, words }: NoticeProps & { readonly words: AnswerWords }) {
  return (
    <div role="alert" className="no-print mb-4 rounded-lg border border-cost bg-surface p-3 text-sm">
      {notice.wrong && <p>{words.opened[notice.wrong]}</p>}
      {notice.pins.length > 0 && <p>{words.linkHasPins(notice.pins.length)}</p>}
      <div className="mt-1 flex flex-wrap gap-2">
        {notice.pins.length > 0 && (
          <button type="button" className="button" onClick={onUsePins}>
            {words.usePins}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDismiss}>
          {notice.pins.length > 0 ? words.keepMine : words.dismiss}
        </button>
      </div>
    </div>
  );
}
