'use client';

import { type ComponentType, lazy } from 'react';
import type { AnyCalculator, AnyForm } from '@/lib/calculator';
import type { AnswerProps } from './answer';
import { Calculator, type CalculatorProps } from './calculator';
import { ErrorBoundary } from './error-boundary';
import { firstIntent } from './intent';
import { Skeleton } from './skeleton';
import { defaultAnswer } from './use-calculator';
import type { CalculatorWords } from './words';

export type IslandProps = Pick<CalculatorProps, 'name' | 'slug' | 'related' | 'firstHeadline'>;
export type Island = ComponentType<IslandProps>;

/** The event that a failed load of a calculator's code raises on `window`; cancel it to keep the error screen away. */
const PRELOAD_ERROR = 'calculator:preload-error';

/** Raises the preload-error event; whether nobody cancelled it. */
function raisePreloadError(error: unknown): boolean {
  return (
    typeof window === 'undefined' ||
    window.dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail: { error } }))
  );
}

/**
 * Turns the loaded questions of a calculator into the component that draws it; `load` fetches the code that answers.
 * A failed load raises a cancelable `calculator:preload-error` event: uncancelled, the error screen shows; cancelled,
 * what stands stays and whoever cancelled it takes over.
 */
export function islandMaker(words: CalculatorWords) {
  return {
    asIsland: (form: AnyForm, fetchCalculator: () => Promise<{ readonly default: AnyCalculator }>): Island => {
      const load = async (): Promise<AnyCalculator> => {
        try {
          return (await fetchCalculator()).default;
        } catch (error) {
          if (raisePreloadError(error)) throw error;
          return new Promise(() => {});
        }
      };
      // Until the first sign of use the exported HTML of the answer stands unhydrated; then all its code comes at once.
      const part = (name: 'Beside' | 'Below') =>
        lazy(async () => {
          await firstIntent;
          const [parts, texts, calculator] = await Promise.all([import('./answer'), words.loadAnswer(), load()]);
          const Part = parts[name];
          const first = defaultAnswer(calculator);
          return {
            default: (props: AnswerProps) => (
              <Part {...props} {...(props.good ?? first)} calculator={calculator} words={texts} />
            ),
          };
        });
      const Beside = part('Beside');
      const Below = part('Below');
      return function CalculatorIsland(props) {
        return <Calculator {...props} form={form} load={load} words={words} Beside={Beside} Below={Below} />;
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
