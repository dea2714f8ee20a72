'use client';

import dynamic from 'next/dynamic';
import { Guarded, type Island, type IslandProps, islandMaker } from '@/components/calculator/island';
import { Skeleton } from '@/components/calculator/skeleton';
import { calculatorWords } from '@/content/words/calculator';

const { asIsland, onFailure } = islandMaker(calculatorWords);
const loading = () => <Skeleton label={calculatorWords.loading('')} />;

/** The code that answers: fetched at the first sign of use. */
const answers = {
  'income-tax': () => import('./income-tax'),
  'emi-calculator': () => import('./emi-calculator'),
  'sip-calculator': () => import('./sip-calculator'),
  'ppf-calculator': () => import('./ppf-calculator'),
  'gst-calculator': () => import('./gst-calculator'),
  'advance-tax': () => import('./advance-tax'),
  'capital-gains': () => import('./capital-gains'),
  'hra-calculator': () => import('./hra-calculator'),
  'agriculture-income-tax': () => import('./agriculture-income-tax'),
  'gst-input-credit': () => import('./gst-input-credit'),
  'pre-payment-loan-calculator': () => import('./pre-payment-loan-calculator'),
  'take-home-salary-calculator': () => import('./take-home-salary-calculator'),
  'tax-planning-timeline': () => import('./tax-planning-timeline'),
  'tds-calculator': () => import('./tds-calculator'),
  'old-vs-new-tax-regime-calculator': () => import('./old-vs-new-tax-regime-calculator'),
};

/**
 * The questions: loaded with the page. Each import() stands literally inside dynamic(): that is what makes a page load,
 * and preload, its own form alone.
 */
const islands: Record<keyof typeof answers, Island> = {
  'income-tax': dynamic(
    () => import('./income-tax/form').then((form) => asIsland(form.default, answers['income-tax']), onFailure),
    { loading },
  ),
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
  'advance-tax': dynamic(
    () => import('./advance-tax/form').then((form) => asIsland(form.default, answers['advance-tax']), onFailure),
    { loading },
  ),
  'capital-gains': dynamic(
    () => import('./capital-gains/form').then((form) => asIsland(form.default, answers['capital-gains']), onFailure),
    { loading },
  ),
  'hra-calculator': dynamic(
    () => import('./hra-calculator/form').then((form) => asIsland(form.default, answers['hra-calculator']), onFailure),
    { loading },
  ),
  'agriculture-income-tax': dynamic(
    () =>
      import('./agriculture-income-tax/form').then(
        (form) => asIsland(form.default, answers['agriculture-income-tax']),
        onFailure,
      ),
    { loading },
  ),
  'gst-input-credit': dynamic(
    () =>
      import('./gst-input-credit/form').then((form) => asIsland(form.default, answers['gst-input-credit']), onFailure),
    { loading },
  ),
  'pre-payment-loan-calculator': dynamic(
    () =>
      import('./pre-payment-loan-calculator/form').then(
        (form) => asIsland(form.default, answers['pre-payment-loan-calculator']),
        onFailure,
      ),
    { loading },
  ),
  'take-home-salary-calculator': dynamic(
    () =>
      import('./take-home-salary-calculator/form').then(
        (form) => asIsland(form.default, answers['take-home-salary-calculator']),
        onFailure,
      ),
    { loading },
  ),
  'tax-planning-timeline': dynamic(
    () =>
      import('./tax-planning-timeline/form').then(
        (form) => asIsland(form.default, answers['tax-planning-timeline']),
        onFailure,
      ),
    { loading },
  ),
  'tds-calculator': dynamic(
    () => import('./tds-calculator/form').then((form) => asIsland(form.default, answers['tds-calculator']), onFailure),
    { loading },
  ),
  'old-vs-new-tax-regime-calculator': dynamic(
    () =>
      import('./old-vs-new-tax-regime-calculator/form').then(
        (form) => asIsland(form.default, answers['old-vs-new-tax-regime-calculator']),
        onFailure,
      ),
    { loading },
  ),
};

/** The calculator with this id, loaded on its own page alone; null where it is not built yet. */
export function CalculatorIsland({ id, ...props }: IslandProps & { readonly id: string }) {
  const Island = Object.hasOwn(islands, id) ? islands[id as keyof typeof islands] : undefined;
  return Island ? <Guarded Island={Island} words={calculatorWords} {...props} /> : null;
}
