'use client';

import { type ComponentType, lazy } from 'react';
import type { AnyCalculator } from '@/lib/calculator';
import type { AnswerProps } from './answer';
import { Calculator, type CalculatorProps } from './calculator';
import { ErrorBoundary } from './error-boundary';
import { firstIntent } from './intent';
import { Skeleton } from './skeleton';
import type { CalculatorWords } from './words';

export type IslandProps = Pick<CalculatorProps, 'name' | 'slug' | 'related'>;
export type Island = ComponentType<IslandProps>;

/** The event that a failed load of a calculator's code raises on `window`; cancel it to keep the error screen away. */
export const PRELOAD_ERROR = 'calculator:preload-error';

/** Raises the preload-error event; whether nobody cancelled it. */
function raisePreloadError(error: unknown): boolean {
  return (
    typeof window === 'undefined' ||
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: { error } }))
  );
}

/**
 * Turns a loaded calculator module into the component that draws it.
 * A failed load raises a cancelable `calculator:preload-error` event: uncancelled, the error screen shows; cancelled,
 * the skeleton stays and whoever cancelled it takes over.
 */
export function islandMaker(words: CalculatorWords) {
  // Until the first sign of use the exported HTML of the answer stands unhydrated; then its code comes, once for all parts.
  const answer = () => firstIntent.then(() => Promise.all([import('./answer'), words.loadAnswer()]));
  const part = (name: 'Beside' | 'Below') =>
    lazy(async () => {
      try {
        const [parts, texts] = await answer();
        const Part = parts[name];
        return { default: (props: AnswerProps) => <Part {...props} words={texts} /> };
      } catch (error) {
        if (raisePreloadError(error)) throw error;
        return { default: () => <Skeleton label={words.loading('')} /> };
      }
    });
  const Beside = part('Beside');
  const Below = part('Below');

  return {
    asIsland: (module: { readonly default: AnyCalculator }): Island => {
      const calculator = module.default;
      return function CalculatorIsland(props) {
        return <Calculator {...props} calculator={calculator} words={words} Beside={Beside} Below={Below} />;
      };
    },
    onFailure: (error: unknown): Island => {
      if (raisePreloadError(error)) throw error;
      return ({ name }) => <Skeleton label={words.loading(name)} />;
    },
  };
}

/** One error boundary for every calculator, labelled with its name. */
export function Guarded({
  Island,
  words,
  ...props
}: IslandProps & { readonly Island: Island; readonly words: CalculatorWords }) {
  return (
    <ErrorBoundary name={props.name} words={words}>
      <Island {...props} />
    </ErrorBoundary>
  );
}
