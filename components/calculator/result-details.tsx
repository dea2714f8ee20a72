'use client';

import { memo, useEffect, useRef, useState } from 'react';
import type { Action, Breakdown, Caveat, Chart as ChartData, Result, Tone } from '@/lib/calculator';
import { hasShape } from '@/lib/chart-scale';
import { formatDate, formatFigure, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { shownParts } from '@/lib/rounded-parts';
import { Chart } from '../charts/chart';
import { withPowers } from '../ui/powers';
import { unbroken } from '../ui/unbroken';
import { answerTexts } from './answer-texts';
import { Cited } from './cited';
import { Fold } from './fold';
import { ResultTable } from './result-table';
import { localDay } from './today';

const toneClass: Record<Tone, string> = {
  own: 'bg-own',
  growth: 'bg-growth',
  cost: 'bg-cost',
  tax: 'bg-tax',
  other: 'bg-other',
};

/** Renders parts and their total, as a bar and a list whose shown figures add up to the shown total. */
function BreakdownList({
  breakdown,
  headline,
}: {
  readonly breakdown: Breakdown;
  readonly headline: Result['headline'];
}) {
  const { total, parts } = breakdown;
  const decimals = total.unit === 'exactRupees' ? 2 : 0;
  // A figure of the headline is shown there as it is; here it must not be a rupee apart.
  const inHeadline = ({ value }: { readonly value: number }) => headline.some((figure) => figure.value === value);
  const shown = shownParts(
    { total: total.value, parts: parts.map((part) => part.value) },
    decimals,
    parts.map(inHeadline),
    inHeadline(total),
  );
  return (
    <section className="mt-6 lg:flow-root">
      <h3 className="font-medium text-sm">{breakdown.title}</h3>
      <dl className="mt-2">
        {parts.map((part, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the breakdown; its name may hold a figure
            key={index}
            className={`flex flex-wrap items-baseline gap-x-2 border-line border-b py-1.5 ${part.value === 0 ? 'print:hidden' : ''}`}
          >
            <dt className="flex min-w-24 flex-1 items-baseline gap-2 text-sm">
              {part.tone && (
                <span aria-hidden className={`size-2.5 relative top-px shrink-0 rounded-xs ${toneClass[part.tone]}`} />
              )}
              {part.label}
            </dt>
            <dd className="figure ml-auto text-right text-sm">
              {formatFigure({ ...part, value: shown.parts[index] ?? part.value })}
              {total.value > 0 && (
                <span className="ml-2 inline-block w-11 text-muted text-xs">
                  {pct((100 * part.value) / total.value, 1)}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline gap-x-2 py-1.5 font-semibold text-sm">
          <dt className="min-w-24 flex-1">{total.label}</dt>
          <dd className="figure ml-auto text-right">
            {formatFigure({ ...total, value: shown.total })}
            <span aria-hidden className="ml-2 inline-block w-11" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Caveats({ caveats }: { readonly caveats: readonly Caveat[] }) {
  return (
    <ul className="mt-6 space-y-2 text-sm lg:flow-root" aria-label={answerTexts.caveats}>
      {caveats.map((caveat, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a caveat is its place in the list; its text may hold a figure
          key={index}
          className={`border-l-2 pl-3 ${caveat.kind === 'warning' ? 'border-danger' : caveat.kind === 'limit' ? 'border-cost' : 'border-line-strong'}`}
        >
          <strong className="font-medium">{answerTexts.noteKinds[caveat.kind]}</strong> {caveat.text}{' '}
          {caveat.cite && <Cited cite={caveat.cite} />}
        </li>
      ))}
    </ul>
  );
}

/** Returns whether a chart is a ring of the very parts of a breakdown. */
function isCharted({ parts }: Breakdown, chart: ChartData | undefined): boolean {
  return (
    chart?.kind === 'parts' &&
    chart.parts.length === parts.length &&
    parts.every((part, index) => part.value === chart.parts[index]?.value)
  );
}

/** Returns the charts of a result that show anything: one whose values are all 0 is left out. */
const chartsOf = ({ charts = [] }: Result): readonly ChartData[] => charts.filter(hasShape);

/** Renders the tables that lead an answer: those along a line of days, which stand before the chart, or the others. */
function LeadTables({ result, days = false }: { readonly result: Result; readonly days?: boolean }) {
  return (result.tables ?? []).map(
    (table) => table.lead && Boolean(table.days) === days && <ResultTable key={table.id} table={table} isPrinted />,
  );
}

/** Renders the meaning of the answer and its main chart, or the table that is the answer where there is no chart. */
export const Meaning = memo(function Meaning({
  result,
  isExample,
}: {
  readonly result: Result;
  readonly isExample: boolean;
}) {
  const [firstChart] = chartsOf(result);
  return (
    <>
      <p className="text-base max-lg:leading-normal lg:mt-4">
        {isExample && (
          <span className="no-print mr-1.5 rounded-full bg-accent-soft px-2 py-0.5 text-accent text-xs">
            {answerTexts.example}
          </span>
        )}
        {result.sentence}
      </p>
      <div className="max-lg:order-1">
        {result.assumed && <p className="mt-2 text-muted text-sm">{answerTexts.assumed(result.assumed)}</p>}
        <LeadTables result={result} days />
        {firstChart ? (
          <div className="mt-6 lg:flow-root">
            <Chart chart={firstChart} />
          </div>
        ) : (
          <LeadTables result={result} />
        )}
      </div>
    </>
  );
});

/** Whether a caveat may change what the visitor decides: it stays open above the assumptions. */
const isUrgent = ({ kind }: Caveat) => kind === 'warning' || kind === 'notForYou';

/** Renders what the answer is made of, and the caveats that may change a decision. */
export const Breakdowns = memo(function Breakdowns({ result }: { readonly result: Result }) {
  const [firstChart, ...charts] = chartsOf(result);
  const urgent = (result.caveats ?? []).filter(isUrgent);
  return (
    <div className="max-lg:order-2">
      {firstChart && <LeadTables result={result} />}
      {(result.breakdowns ?? []).map((breakdown, index) => (
        // A ring with the same parts lists them already. Only the first chart is printed.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a breakdown is its place in the result; its title may hold a figure
          key={index}
          className={
            isCharted(breakdown, firstChart)
              ? 'hidden'
              : charts.some((chart) => isCharted(breakdown, chart))
                ? 'print-only'
                : ''
          }
        >
          <BreakdownList breakdown={breakdown} headline={result.headline} />
        </div>
      ))}
      {urgent.length > 0 && <Caveats caveats={urgent} />}
    </div>
  );
});

/** A part below the answer stands beside the form where the form goes on for so much longer, pixels. */
const LEFT_BESIDE = 260;

/** Keeps a part beside the form on a wide screen while much of the form is left, and else below it; returns what stops that. */
function stayBeside(part: HTMLElement | null): (() => void) | undefined {
  const form = part?.closest('[data-calculator]')?.querySelector('form');
  if (!part || !form || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    part.style.clear = 'none';
    const left = form.getBoundingClientRect().bottom - part.getBoundingClientRect().top;
    if (left < LEFT_BESIDE) part.style.clear = '';
  });
  observer.observe(form);
  return () => observer.disconnect();
}

/** Renders the remaining charts, two abreast where there is room. */
export const Charts = memo(function Charts({ result }: { readonly result: Result }) {
  const [, ...charts] = chartsOf(result);
  const section = useRef<HTMLElement>(null);
  const hasCharts = charts.length > 0;
  useEffect(() => (hasCharts ? stayBeside(section.current) : undefined), [hasCharts]);
  if (!hasCharts) return null;
  return (
    <section
      ref={section}
      className="below-screen mt-6 lg:clear-both lg:mt-8 lg:flow-root print:hidden"
      aria-label={answerTexts.charts}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] gap-10">
        {charts.map((chart, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chart is its place in the result; its title may hold a figure
          <Chart key={index} chart={chart} />
        ))}
      </div>
    </section>
  );
});

/** Renders the derivation, line by line, each with the law or formula beside it. */
export const Working = memo(function Working({ result }: { readonly result: Result }) {
  return (
    <Fold title={<h2 className="font-semibold text-lg">{answerTexts.working}</h2>} part="working">
      <p className="no-print mt-2 text-muted text-sm">{answerTexts.workingHelp}</p>
      <ol className="mt-2">
        {result.steps.map((step, index) => {
          const figure = formatFigure(step.figure);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's place in the derivation is what it is
            <li key={index} className={step.figure.value === 0 && !step.heading ? 'print:hidden' : ''}>
              {step.heading && <h3 className="mt-5 mb-1 font-medium text-sm">{step.heading}</h3>}
              <div className="flex flex-wrap gap-x-4 border-line border-b py-2 sm:grid sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,auto)]">
                <span className="min-w-0 flex-[1_1_7rem] text-sm">{unbroken(step.figure.label)}</span>
                <span
                  className={`figure ml-auto max-w-full text-right font-medium text-sm sm:order-last ${/[a-z]/i.test(figure) ? '' : 'whitespace-nowrap'}`}
                >
                  {figure}
                </span>
                <span className="w-full text-muted text-xs sm:w-auto sm:text-sm">
                  {withPowers(step.how)} {step.cite && <Cited cite={step.cite} />}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
});

/** Renders the limits and assumptions behind the answer; nothing where there are none. */
export const Assumptions = memo(function Assumptions({ result }: { readonly result: Result }) {
  const caveats = (result.caveats ?? []).filter((caveat) => !isUrgent(caveat));
  return (
    caveats.length > 0 && (
      <Fold title={<h2 className="font-semibold text-lg">{answerTexts.assumptions}</h2>}>
        <Caveats caveats={caveats} />
      </Fold>
    )
  );
});

/** Renders what to do next, by date where there is one. */
export const Actions = memo(function Actions({ steps }: { readonly steps: readonly Action[] }) {
  // The exported page has no day.
  const [today, setToday] = useState<IsoDate | ''>('');
  useEffect(() => setToday(localDay()), []);
  return (
    <section className="below-screen mt-6 lg:mt-8 lg:flow-root">
      <h2 className="font-semibold text-lg">{answerTexts.actions}</h2>
      <ol className="mt-3 space-y-2 text-sm">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is its place in the list; its text may hold a figure
          <li key={index} className="flex flex-wrap gap-x-4 border-line border-b pb-2">
            {step.date && (
              <time dateTime={step.date} className="figure w-24 shrink-0 font-medium">
                {formatDate(step.date)}
              </time>
            )}
            <span className="min-w-0 flex-[1_1_12rem]">
              {step.text}{' '}
              {step.date && step.date < today && (
                <span className="font-medium text-danger">{answerTexts.dayHasPassed} </span>
              )}
              {step.cite && <Cited cite={step.cite} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
