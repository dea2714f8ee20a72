'use client';

import { Guarded, type Island, type IslandProps, islandMaker } from '@/components/calculator/island';
import { Skeleton } from '@/components/calculator/skeleton';
import { calculatorWords } from '@/content/words/calculator';

/**
 * What the island of every calculator shares: `asIsland` draws its questions with the words of the site, `onFailure`
 * stands in where they cannot be loaded.
 */
export const { asIsland, onFailure } = islandMaker(calculatorWords);

/** What stands while a calculator's questions are on their way. */
export function loading() {
  return <Skeleton label={calculatorWords.loading('')} />;
}

/** The calculator within its error boundary. */
export function guarded(Island: Island) {
  return function CalculatorIsland(props: IslandProps) {
    return <Guarded Island={Island} words={calculatorWords} {...props} />;
  };
}
