'use client';

import dynamic from 'next/dynamic';
import { Guarded, type Island, type IslandProps, islandMaker } from '@/components/calculator/island';
import { Skeleton } from '@/components/calculator/skeleton';
import { calculatorWords } from '@/content/words/calculator';

const { asIsland, onFailure } = islandMaker(calculatorWords);
const loading = () => <Skeleton label={calculatorWords.loading('')} />;

/** The code that answers: fetched at the first sign of use. */
const answers = {
  'emi-calculator': () => import('./emi-calculator'),
  'sip-calculator': () => import('./sip-calculator'),
  'ppf-calculator': () => import('./ppf-calculator'),
  'gst-calculator': () => import('./gst-calculator'),
  'hra-calculator': () => import('./hra-calculator'),
};

/**
 * The questions: loaded with the page. Each import() stands literally inside dynamic(): that is what makes a page load,
 * and preload, its own form alone.
 */
const islands: Record<keyof typeof answers, Island> = {
  'emi-calculator': dynamic(
    () => import('./emi-calculator/form').then((form) => asIsland(form.default, answers['emi-calculator']), onFailure),
    { loading },
  ),
  'sip-calculator': dynamic(
    () => import('./sip-calculator/form').then((form) => asIsland(form.default, answers['sip-calculator']), onFailure),
    { loading },
  ),
  'ppf-calculator': dynamic(
    () => import('./ppf-calculator/form').then((form) => asIsland(form.default, answers['ppf-calculator']), onFailure),
    { loading },
  ),
  'gst-calculator': dynamic(
    () => import('./gst-calculator/form').then((form) => asIsland(form.default, answers['gst-calculator']), onFailure),
    { loading },
  ),
  'hra-calculator': dynamic(
    () => import('./hra-calculator/form').then((form) => asIsland(form.default, answers['hra-calculator']), onFailure),
    { loading },
  ),
};

/** The calculator with this id, loaded on its own page alone; null where it is not built yet. */
export function CalculatorIsland({ id, ...props }: IslandProps & { readonly id: string }) {
  const Island = Object.hasOwn(islands, id) ? islands[id as keyof typeof islands] : undefined;
  return Island ? <Guarded Island={Island} words={calculatorWords} {...props} /> : null;
}
