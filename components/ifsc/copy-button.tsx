'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../ui/icon';
import { codeTexts } from './code-texts';

/** Renders a button that copies a text; its label shows for a moment afterwards whether that worked. */
export function CopyButton({
  text,
  label,
  isLink,
  isQuiet,
}: {
  readonly text: string;
  readonly label: string;
  readonly isLink?: boolean;
  readonly isQuiet?: boolean;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = window.setTimeout(() => setOutcome(null), 2_500);
    return () => window.clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <button
      type="button"
      className={`button ${isQuiet ? 'button-quiet' : ''}`}
      data-track={isLink && 'copy_link'}
      onClick={copy}
    >
      <Icon name={outcome === 'copied' ? 'Check' : isLink ? 'Link2' : 'Copy'} className="size-4" />
      <span aria-live="polite">{outcome ? codeTexts[outcome] : label}</span>
    </button>
  );
}
