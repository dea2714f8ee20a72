'use client';

import { type ComponentType, lazy } from 'react';
import { type Answer, type AnyCalculator, type AnyForm, defaultAnswer } from '@/lib/calculator';
import type { AnswerProps } from './answer';
import { Calculator, type CalculatorProps } from './calculator';
import { firstIntent } from './intent';
import type { NoticeProps } from './notice';
import { raisePreloadError } from './preload-error';
import type { AnswerWords, CalculatorWords } from './words';

export type IslandProps = Pick<CalculatorProps, 'name' | 'slug' | 'related' | 'firstHeadline'>;
export type Island = ComponentType<IslandProps>;

/** What both parts of the answer are drawn with. */
interface Drawing {
  readonly parts: typeof import('./answer');
  readonly texts: AnswerWords;
  readonly calculator: AnyCalculator;
  readonly first: Answer;
}

/**
 * Turns the questions of a calculator into the component that draws it; `fetchCalculator` loads the code that answers.
 * A failed load raises a cancelable `calculator:preload-error` event: uncancelled, the error screen shows; cancelled,
 * what stands stays and whoever cancelled it takes over.
 */
export function islandMaker(words: CalculatorWords) {
  return (form: AnyForm, fetchCalculator: () => Promise<{ readonly default: AnyCalculator }>): Island => {
    const fetched = async (): Promise<AnyCalculator> => {
      try {
        return (await fetchCalculator()).default;
      } catch (error) {
        if (raisePreloadError(error)) throw error;
        return new Promise(() => {});
      }
    };
    // The form and both parts of the answer ask for it: one load, one event if it fails, one default answer.
    let loading: Promise<AnyCalculator> | undefined;
    const load = () => (loading ??= fetched());
    let drawing: Promise<Drawing> | undefined;
    const draw = () =>
      (drawing ??= firstIntent
        .then(() => Promise.all([import('./answer'), words.loadAnswer(), load()]))
        .then(([parts, texts, calculator]) => ({ parts, texts, calculator, first: defaultAnswer(calculator) })));
    // Until the first sign of use the exported HTML of the answer stands unhydrated; then all its code comes at once.
    const part = (name: 'Beside' | 'Below') =>
      lazy(async () => {
        const { parts, texts, calculator, first } = await draw();
        const Part = parts[name];
        return {
          default: (props: AnswerProps) => (
            <Part {...props} {...(props.good ?? first)} calculator={calculator} words={texts} />
          ),
        };
      });
    const Beside = part('Beside');
    const Below = part('Below');
    const Notice = lazy(async () => {
      const { parts, texts } = await draw();
      return { default: (props: NoticeProps) => <parts.Notice {...props} words={texts} /> };
    });
    const ours = { form, load, words, Beside, Below, Notice };
    return function CalculatorIsland(props) {
      return <Calculator {...props} {...ours} />;
    };
  };
}
