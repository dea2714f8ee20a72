'use client';

import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { otherYear } from '@/lib/answered-year';
import type { Answer, AnyForm, Headlined, Result } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';
import type { AnswerProps, NoticeProps } from './answer-props';
import { Form } from './form';
import { formTexts } from './form-texts';
import { Headline } from './headline';
import type { RowsComponent } from './rows-control';
import { type LateCode, useCalculator } from './use-calculator';

export interface CalculatorProps extends Pick<AnswerProps, 'name' | 'slug' | 'rules' | 'related' | 'next'> {
  /** The titles of the pages that figures come from, by their address. */
  readonly sources: Readonly<Record<string, string>>;
  /** The financial year that the site's bar names, and the names of the questions for the year; undefined where no law of a year decides. */
  readonly years: { readonly bar: string; readonly questions: readonly string[] } | undefined;
  readonly form: AnyForm;
  /** The headline of the default answer, shown until the code that answers has loaded. */
  readonly firstHeadline: Result['headline'];
  /** The first and the last day on which the untouched page answers as it was exported; undefined where no day is known. */
  readonly asExported: readonly [from: IsoDate, to: IsoDate] | undefined;
  /** Renders the lists of rows of a form that has one. */
  readonly Rows: RowsComponent | undefined;
  /** Fetches the code that answers, and what keeps the address. */
  readonly load: LateCode;
  /** To be called with each answer, of which the first counts: where it is not the exported one, what shows it waits no longer for a use of the page. */
  readonly onAnswer: (answer: Answer<Headlined>, asExported: CalculatorProps['asExported']) => void;
  /** The components of the answer, whose code loads when the page is first used. */
  readonly BarActions: ComponentType<AnswerProps>;
  readonly Beside: ComponentType<AnswerProps>;
  readonly Below: ComponentType<AnswerProps>;
  /** The notice about a link; its code loads with it. */
  readonly Notice: ComponentType<NoticeProps>;
}

/**
 * Returns a part of the answer: the very same element while nothing in it changes. React would otherwise give up the exported HTML of a part
 * whose code is still on its way and show nothing in its place.
 */
function usePart(Part: ComponentType<AnswerProps>, shown: AnswerProps) {
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Part {...shown} />
      </Suspense>
    ),
    [Part, shown],
  );
}

/** Renders one calculator, whole: form and headline at once, the rest of the answer a frame behind the typing. */
export function Calculator(props: CalculatorProps) {
  const { form, Rows, firstHeadline, load, onAnswer, Notice, years, name, slug, rules, related, next } = props;
  const state = useCalculator(form, load, rules.version);
  const stale = state.isCurrent ? undefined : state.good ? 'earlier' : 'none';
  const year = years
    ? otherYear(form.fields, years.questions, state.good?.input ?? state.reading.input, years.bar)
    : '';
  const { good, isCurrent, isExample, pins, pin, unpin, apply, latestAnswer, writeAddress } = state;
  const answer: AnswerProps = useMemo(
    () => ({
      name,
      slug,
      rules,
      related,
      next,
      good,
      isCurrent,
      isExample,
      pins,
      onPin: pin,
      onUnpin: unpin,
      onApply: apply,
      latestAnswer,
      writeAddress,
    }),
    [name, slug, rules, related, next, good, isCurrent, isExample, pins, pin, unpin, apply, latestAnswer, writeAddress],
  );
  const shown = useDeferredValue(answer);
  const bar = usePart(props.BarActions, shown);
  const beside = usePart(props.Beside, shown);
  const below = usePart(props.Below, shown);
  const root = useRef<HTMLDivElement>(null);
  // As before the first paint of a page that is loaded: a place for the line on figures that come from another page.
  useLayoutEffect(() => {
    if (/[#&]came=/.test(window.location.hash)) document.documentElement.dataset.came = '';
  }, []);
  useEffect(() => root.current?.setAttribute('data-live', ''), []);
  useEffect(() => {
    if (good) onAnswer(good, props.asExported);
  }, [good, onAnswer, props.asExported]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices that a box is left, which is an interaction of its own
    <div ref={root} onBlur={state.leaveBox} data-calculator={slug} data-answer={stale} className="lg:flow-root">
      {state.address}
      {state.notice && (
        <Suspense fallback={null}>
          <Notice {...props} state={state} />
        </Suspense>
      )}
      {/* On a wide screen the form floats: the parts of the answer that begin beside it are as wide as the place there, the others take it all. */}
      <div className="flex flex-col lg:block print:block">
        <div className="order-2 lg:float-left lg:mr-12 lg:mb-8 lg:w-[43%]">
          <Form
            form={form}
            Rows={Rows}
            draft={state.draft}
            atFirst={state.atFirst}
            reading={state.reading}
            problems={state.problems}
            onChange={state.change}
            onApply={state.apply}
            onReset={state.reset}
          />
        </div>
        {/* The margin takes the last 96 px back: the headline stays in view for as much longer, until the end of a longer form. No width: what has no area does not count as a shift. */}
        <div className="contents lg:-mb-24 lg:block lg:after:block lg:after:h-24 lg:after:w-0">
          <HeadlineBar state={state} headline={state.good?.result.headline ?? firstHeadline} year={year} stale={stale}>
            {bar}
          </HeadlineBar>
          <div className="answer order-3 mt-2 lg:mt-0" inert={stale === 'none'}>
            {beside}
          </div>
        </div>
      </div>
      <div className="answer" inert={stale === 'none'}>
        {below}
      </div>
    </div>
  );
}

interface HeadlineBarProps extends Pick<Parameters<typeof Headline>[0], 'year' | 'stale'> {
  readonly state: ReturnType<typeof useCalculator>;
  readonly headline: Result['headline'];
  /** What can be done with the answer, beside it. */
  readonly children: ReactNode;
}

function HeadlineBar({ state, headline, year, stale, children }: HeadlineBarProps) {
  return (
    <section
      // Where the visitor's day is set after the page has rendered, the answer may grow by a line: its height is reserved.
      className={`below-bar -mx-4 sm:-mx-6 sticky z-20 order-1 border-line border-b bg-paper px-4 py-1 sm:px-6 lg:mx-0 lg:flow-root lg:border-b-0 lg:px-0 lg:py-3 print:static ${state.hasDay ? 'max-lg:min-h-[min(6rem,30vw)]' : ''}`}
      aria-label={formTexts.result}
    >
      <h2 className="sr-only">{formTexts.result}</h2>
      <div className="relative flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <Headline figures={headline} year={year} isPending={state.isPending} stale={stale} />
        </div>
        {children}
      </div>
      {!state.isCurrent && <p className="font-medium text-danger text-xs">{formTexts.notCurrent}</p>}
      {state.problems.length > 0 && (
        // On a phone each is shown at its boxes alone: here it would push the box that is being typed in out of sight.
        <ul className="mt-1 hidden text-danger text-sm lg:block">
          {state.problems.map((problem) => (
            <li key={problem.text}>{problem.text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
