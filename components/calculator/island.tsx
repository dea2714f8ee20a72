'use client';

import { type ComponentType, lazy } from 'react';
import { type Answer, type AnyCalculator, type AnyForm, defaultAnswer } from '@/lib/calculator';
import { firstUse } from '../hydration/may-load';
import type { AnswerProps } from './answer-props';
import { Calculator, type CalculatorProps } from './calculator';
import type { RowsComponent } from './rows-control';

type IslandProps = Pick<
  CalculatorProps,
  'name' | 'slug' | 'rules' | 'related' | 'next' | 'sources' | 'firstHeadline' | 'years'
>;
export type Island = ComponentType<IslandProps>;

/** Returns a function that runs `load` the first time and returns the same promise each time. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Returns whether any of the answer's parts is on the screen: on a phone the form is before them. */
const isAnswerInView = (): boolean =>
  (document.querySelector('[data-calculator] .answer')?.getBoundingClientRect().top ?? 0) < window.innerHeight;

/**
 * Turns the questions of a calculator into the component that renders it. `importCalculator` loads the code that answers, while
 * React hydrates. The code of the answer's parts loads at the first use of the page, or once the answer is no longer the exported one and they are in view; until
 * then React leaves their exported HTML as it is. `Rows` renders the form's lists of rows.
 */
export function createIsland(
  form: AnyForm,
  importCalculator: () => Promise<{ readonly default: AnyCalculator }>,
  Rows?: RowsComponent,
): Island {
  const load = once(async () => (await importCalculator()).default);
  // Requested before React hydrates the form, so that both take the same time: whoever needs it waits for what is on its way.
  if (typeof window !== 'undefined') load().catch(() => {});
  let loadParts = () => {};
  const partsMayLoad = new Promise<void>((resolve) => {
    loadParts = resolve;
    firstUse.then(resolve);
  });
  const loadAddress = once(async () => {
    await partsMayLoad;
    return (await import('./address')).Address;
  });
  const loadAnswer = once(async () => {
    await partsMayLoad;
    // What computes the headline first: on a slow connection both at once would make it wait. What is shared has an address.
    const calculator = await load();
    // The exported answer in a task of its own while the code of the parts is on its way: with evaluating it, a key would wait for both.
    const [components, first] = await Promise.all([
      import('./answer'),
      new Promise((resolve) => setTimeout(resolve)).then(() => defaultAnswer(calculator)),
      loadAddress(),
    ]);
    return { components, calculator, first };
  });
  // The visitor's day is filled in without a use of the page, and most often changes nothing. What is below the screen comes into view by a use.
  const onFirstAnswer = async ({ result }: Answer) => {
    if (!isAnswerInView()) return;
    const calculator = await load();
    if (JSON.stringify(result) !== JSON.stringify(defaultAnswer(calculator).result)) loadParts();
  };
  const lazyComponent = (name: 'BarActions' | 'Beside' | 'Below') =>
    lazy(async () => {
      const { components, calculator, first } = await loadAnswer();
      const Component = components[name];
      return {
        default: (props: AnswerProps) => <Component {...props} {...(props.good ?? first)} calculator={calculator} />,
      };
    });
  const Notice = lazy(async () => ({ default: (await loadAnswer()).components.Notice }));
  const ours = {
    form,
    Rows,
    load: { calculator: load, address: loadAddress },
    onFirstAnswer,
    BarActions: lazyComponent('BarActions'),
    Beside: lazyComponent('Beside'),
    Below: lazyComponent('Below'),
    Notice,
  };
  return function CalculatorIsland(props) {
    return <Calculator {...props} {...ours} />;
  };
}
