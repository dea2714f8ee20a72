'use client';

import dynamic from 'next/dynamic';
import { Guarded, type Island, type IslandProps, islandMaker } from '@/components/calculator/island';
import { Skeleton } from '@/components/calculator/skeleton';
import { calculatorWords } from '@/content/words/calculator';

const { asIsland, onFailure } = islandMaker(calculatorWords);
const loading = () => <Skeleton label={calculatorWords.loading('')} />;

// Each import() stands literally inside dynamic(): that is what makes a page load, and preload, its own calculator alone.
const islands = {
  'emi-calculator': dynamic(() => import('./emi-calculator').then(asIsland, onFailure), { loading }),
  'sip-calculator': dynamic(() => import('./sip-calculator').then(asIsland, onFailure), { loading }),
  'ppf-calculator': dynamic(() => import('./ppf-calculator').then(asIsland, onFailure), { loading }),
  'gst-calculator': dynamic(() => import('./gst-calculator').then(asIsland, onFailure), { loading }),
  'hra-calculator': dynamic(() => import('./hra-calculator').then(asIsland, onFailure), { loading }),
} satisfies Record<string, Island>;

/** The calculator with this id, loaded on its own page alone; null where it is not built yet. */
export function CalculatorIsland({ id, ...props }: IslandProps & { readonly id: string }) {
  const Island: Island | undefined = Object.hasOwn(islands, id) ? islands[id as keyof typeof islands] : undefined;
  return Island ? <Guarded Island={Island} words={calculatorWords} {...props} /> : null;
}
