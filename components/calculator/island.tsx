'use client';

import { type ComponentType, lazy } from 'react';
import {
  type Answer,
  type AnyCalculator,
  type AnyForm,
  defaultAnswer,
  defaultInput,
  type HeadlineCalculator,
  type Headlined,
  shownInput,
} from '@/lib/calculator';
import { firstUse, whenIdle } from '../hydration/may-load';
import { Calculator, type CalculatorProps } from './calculator';
import type { RowsComponent } from './rows-control';
import { localDay } from './today';

type IslandProps = Pick<
  CalculatorProps,
  'name' | 'slug' | 'rules' | 'related' | 'next' | 'sources' | 'firstHeadline' | 'asExported' | 'years'
>;
export type Island = ComponentType<IslandProps>;

/** Returns a function that runs `load` the first time and returns the same promise each time. */
function once<Given extends readonly unknown[], T>(load: (...given: Given) => Promise<T>) {
  let loading: Promise<T> | undefined;
  return (...given: Given): Promise<T> => {
    loading ??= load(...given);
    return loading;
  };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether any of the answer's parts is on the screen: on a phone the form is before them. */
const isAnswerInView = (): boolean =>
  (document.querySelector('[data-calculator] .answer')?.getBoundingClientRect().top ?? 0) < window.innerHeight;

/**
 * Turns the questions of a calculator into the component that renders it. `importCalculator` loads the code that answers, or of
 * some pages what gives the headline (`HeadlineCalculator`), while React hydrates. The code of the answer's parts, with the rest of what
 * answers, loads at the first use of the page, or once the answer is no longer the exported one and they are in view; until then React
 * leaves their exported HTML as it is. `Rows` renders the form's lists of rows.
 */
export function createIsland(
  form: AnyForm,
  importCalculator: () => Promise<{ readonly default: AnyCalculator | HeadlineCalculator }>,
  Rows?: RowsComponent,
): Island {
  const load = once(async () => (await importCalculator()).default);
  // Requested before React hydrates the form, so that both take the same time: whoever needs it waits for what is on its way.
  if (typeof window !== 'undefined') load().catch(() => {});
  const loadWhole = once(async () => {
    const calculator = await load();
    return 'whole' in calculator ? (await calculator.whole()).default : calculator;
  });
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
    await load();
    // The exported answer in a task of its own, and after what a touch or key is waiting for: together they would be one long event.
    const firstAnswer = async () => {
      const calculator = await loadWhole();
      await whenIdle(partsMayLoad);
      return [calculator, defaultAnswer(calculator)] as const;
    };
    const [{ partsOf }, answering] = await Promise.all([import('./answer'), firstAnswer(), loadAddress()]);
    return partsOf(...answering);
  });
  // The visitor's day is filled in without a use of the page, and most often changes nothing. What is below the screen comes into view by a use.
  const onAnswer = once(async ({ input }: Answer<Headlined>, asExported: CalculatorProps['asExported']) => {
    const day = localDay();
    if (asExported && asExported[0] <= day && day <= asExported[1]) return;
    if (!isAnswerInView() || isSame(input, shownInput(form.fields, defaultInput(form.fields)))) return;
    const calculator = await loadWhole();
    if (!isSame(calculator.compute(input), defaultAnswer(calculator).result)) loadParts();
  });
  type Parts = Awaited<ReturnType<typeof loadAnswer>>;
  const lazyPart = <Name extends keyof Parts>(name: Name) =>
    lazy<Parts[Name]>(async () => ({ default: (await loadAnswer())[name] }));
  const ours = {
    form,
    Rows,
    load: { calculator: load, address: loadAddress },
    onAnswer,
    BarActions: lazyPart('BarActions'),
    Beside: lazyPart('Beside'),
    Below: lazyPart('Below'),
    Notice: lazyPart('Notice'),
  };
  return function CalculatorIsland(props) {
    return <Calculator {...props} {...ours} />;
  };
}
