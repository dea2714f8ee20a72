'use client';

import { Pin, Share2 } from 'lucide-react';
import { MOST_PINS } from '@/lib/read-input';
import { markHydrated } from '../hydration/early-input';
import { toast } from '../ui/use-toast';
import type { PartProps } from './answer';
import { answerTexts } from './answer-texts';
import { ShareButton } from './share-button';

const barButton = 'grid size-11 place-items-center rounded-md text-accent hover:bg-accent-soft';

/** Renders what a phone's bar does with the answer that it keeps in view: pin it for comparison, share it. */
export function BarActions({ name, calculator, input, result, pins, onPin, latestAnswer, writeAddress }: PartProps) {
  const pin = () => {
    onPin();
    toast({
      description: answerTexts.pinned,
      action: { label: answerTexts.tools.compare, onClick: showComparison },
    });
  };
  return (
    <div data-unhydrated="" ref={markHydrated} className="no-print -mr-3 flex shrink-0 lg:hidden">
      {pins.length < MOST_PINS && (
        <button type="button" className={barButton} aria-label={answerTexts.pin} onClick={pin}>
          <Pin className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <ShareButton
        source={() => ({ name, calculator, input, result, ...latestAnswer() })}
        writeAddress={writeAddress}
        className={barButton}
        label={answerTexts.shareResult}
      >
        <Share2 className="size-5" strokeWidth={1.75} aria-hidden />
      </ShareButton>
    </div>
  );
}

/** Opens the comparison below and goes to it. */
function showComparison(): void {
  const tool = document.querySelector<HTMLElement>('[data-tool="compare"]');
  if (tool?.getAttribute('aria-expanded') === 'false') tool.click();
  tool?.scrollIntoView();
}
