'use client';

import { memo, useEffect, useState } from 'react';
import type { Result } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';
import { formTexts } from './form-texts';

/** Announces the answer to a screen reader once typing has stopped. */
export const Announcement = memo(function Announcement({
  headline,
  isCurrent,
  isExample,
}: {
  readonly headline: Result['headline'];
  readonly isCurrent: boolean;
  readonly isExample: boolean;
}) {
  const text = isCurrent
    ? headline.map((figure) => `${figure.label}: ${formatFigure(figure)}`).join('. ')
    : formTexts.notCurrent;
  // What is there when the page opens is read with the page; only a change is announced, and that the example counts from today is none.
  const [shownAtFirst] = useState(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(
      () => setAnnounced((before) => (before === '' && (isExample || text === shownAtFirst) ? '' : text)),
      900,
    );
    return () => window.clearTimeout(timer);
  }, [text, shownAtFirst, isExample]);
  return (
    <p role="status" className="sr-only" data-announcement>
      {announced}
    </p>
  );
});
