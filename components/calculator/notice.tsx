'use client';

import { lazy, Suspense } from 'react';
import type { NoticeProps } from './answer-props';
import { answerTexts } from './answer-texts';

const Came = lazy(() => import('./came'));

/** Shows what of a link could not be read, asks whose pins are to be kept, and says which figures came from another page. */
export function Notice(props: NoticeProps) {
  const { notice, usePinsOfLink, dismissNotice } = props.state;
  if (!notice) return null;
  return (
    <>
      {(notice.wrong || notice.rules || notice.pins.length > 0) && (
        <div
          role="alert"
          className="no-print mb-4 flex flex-wrap items-center gap-2 rounded-lg border border-cost bg-surface p-3 text-sm"
        >
          <div className="min-w-0 grow basis-56">
            {notice.wrong && <p>{answerTexts.opened[notice.wrong]}</p>}
            {notice.rules && <p>{answerTexts.otherRules(notice.rules, props.rules.version)}</p>}
            {notice.pins.length > 0 && <p>{answerTexts.linkHasPins(notice.pins.length)}</p>}
          </div>
          <div className="flex flex-wrap gap-2">
            {notice.pins.length > 0 && (
              <button type="button" className="button" onClick={usePinsOfLink}>
                {answerTexts.usePins}
              </button>
            )}
            <button type="button" className="button button-quiet" onClick={dismissNotice}>
              {notice.pins.length > 0 ? answerTexts.keepMine : answerTexts.dismiss}
            </button>
          </div>
        </div>
      )}
      {notice.came && (
        <Suspense fallback={null}>
          <Came {...props} came={notice.came} />
        </Suspense>
      )}
    </>
  );
}
