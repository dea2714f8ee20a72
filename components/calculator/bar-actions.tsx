'use client';

import { markHydrated } from '../hydration/early-input';
import { Icon } from '../ui/icon';
import type { PartProps } from './answer';
import { answerTexts } from './answer-texts';
import { ShareButton } from './share-button';

/** Renders what a phone's bar does with the answer that it keeps in view: shares it. */
export function BarActions({ name, calculator, input, result, latestAnswer, writeAddress }: PartProps) {
  return (
    <div data-unhydrated="" ref={markHydrated} className="no-print -mr-3 shrink-0 lg:hidden">
      <ShareButton
        source={() => ({ name, calculator, input, result, ...latestAnswer() })}
        writeAddress={writeAddress}
        className="grid size-11 place-items-center rounded-md text-accent hover:bg-accent-soft"
        label={answerTexts.shareResult}
      >
        <Icon name="Share2" />
      </ShareButton>
    </div>
  );
}
