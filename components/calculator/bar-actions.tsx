'use client';

import { MOST_PINS } from '@/lib/read-input';
import { markHydrated } from '../hydration/early-input';
import { Icon } from '../ui/icon';
import { toast } from '../ui/use-toast';
import type { LoadedAnswerProps } from './answer-props';
import { answerTexts } from './answer-texts';
import { ShareButton } from './share-button';

const iconButton = 'grid size-[44px] place-items-center rounded-md text-accent hover:bg-accent-soft';

/** Renders what the bar does with the answer that it shows: pins it for comparison and, on a phone, shares it. */
export function BarActions({
  name,
  rules,
  calculator,
  input,
  result,
  latestAnswer,
  writeAddress,
  pins,
  onPin,
}: LoadedAnswerProps) {
  const pin = () => {
    onPin();
    toast({ description: answerTexts.pinned, action: { label: answerTexts.tools.compare, onClick: showComparison } });
  };
  return (
    <div
      data-unhydrated=""
      ref={markHydrated}
      className="no-print -right-3 flex shrink-0 max-lg:absolute max-lg:top-1 lg:-mr-3"
    >
      {pins.length < MOST_PINS && (
        <button type="button" className={iconButton} aria-label={answerTexts.pin} title={answerTexts.pin} onClick={pin}>
          <Icon name="Pin" />
        </button>
      )}
      <ShareButton
        source={() => ({ name, calculator, rules, input, result, ...latestAnswer() })}
        writeAddress={writeAddress}
        className={`${iconButton} lg:hidden`}
        label={answerTexts.shareResult}
      >
        <Icon name="Share2" />
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
