'use client';

import { memo } from 'react';
import type { Breakdown, Chart as ChartData, NextStep, Note, Result, Tone } from '@/lib/calculator';
import { formatDate, formatFigure, formatPercent } from '@/lib/format';
import { roundedParts } from '@/lib/rounding';
import { Chart } from '../charts/chart';
import { Cited } from './cited';
import { ResultTable } from './result-table';
import type { AnswerWords } from './words';

const toneClass: Record<Tone, string> = {
  own: 'bg-own',
  growth: 'bg-growth',
  cost: 'bg-cost',
  tax: 'bg-tax',
  other: 'bg-other',
};

/** Parts and their total, as a bar and a list whose shown figures add up to the shown total. */
function BreakdownList({
  breakdown,
  headline,
}: {
  readonly breakdown: Breakdown;
  readonly headline: Result['headline'];
}) {
  const { total, parts } = breakdown;
  const decimals = total.unit === 'exactRupees' ? 2 : 0;
  const shown = roundedParts(
    total.value,
    parts.map((part) => part.value),
    decimals,
    // A figure of the headline is shown there as it is; here it must not be a rupee apart.
    parts.map((part) => headline.some((figure) => figure.value === part.value)),
  );
  return (
    <section className="mt-6">
      <h3 className="font-medium text-sm">{breakdown.title}</h3>
      <dl className="mt-2">
        {parts.map((part, index) => (
          <div key={part.label} className="flex flex-wrap items-baseline gap-x-2 border-line border-b py-1.5">
            <dt className="flex min-w-24 flex-1 items-baseline gap-2 text-sm">
              {part.tone && (
                <span aria-hidden className={`size-2.5 relative top-px shrink-0 rounded-xs ${toneClass[part.tone]}`} />
              )}
              {part.label}
            </dt>
            <dd className="figure ml-auto text-right text-sm">
              {formatFigure({ ...part, value: shown[index] ?? part.value })}
              {total.value > 0 && (
                <span className="ml-2 inline-block w-11 text-muted text-xs">
                  {formatPercent((100 * part.value) / total.value, 1)}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline gap-x-2 py-1.5 font-semibold text-sm">
          <dt className="min-w-24 flex-1">{total.label}</dt>
          <dd className="figure ml-auto text-right">
            {formatFigure(total)}
            <span aria-hidden className="ml-2 inline-block w-11" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Notes({ notes, words }: { readonly notes: readonly Note[]; readonly words: AnswerWords }) {
  return (
    <ul className="mt-6 space-y-2 text-sm" aria-label={words.notes}>
      {notes.map((note) => (
        <li
          key={note.text}
          className={`border-l-2 pl-3 ${note.kind === 'warning' ? 'border-danger' : note.kind === 'limit' ? 'border-cost' : 'border-line-strong'}`}
        >
          <strong className="font-medium">{words.noteKinds[note.kind]}</strong> {note.text}{' '}
          {note.cite && <Cited cite={note.cite} />}
        </li>
      ))}
    </ul>
  );
}

/** Whether a ring shows the very parts of a breakdown. */
function isPictured({ parts }: Breakdown, chart: ChartData | undefined): boolean {
  return (
    chart?.kind === 'parts' &&
    chart.parts.length === parts.length &&
    parts.every((part, index) => part.value === chart.parts[index]?.value)
  );
}

/** What stands beside the inputs below the headline: meaning, breakdowns, the first picture, notes. */
export const ResultDetails = memo(function ResultDetails({
  result,
  words,
}: {
  readonly result: Result;
  readonly words: AnswerWords;
}) {
  const [firstChart] = result.charts ?? [];
  return (
    <>
      <p className="text-base lg:mt-4">{result.sentence}</p>
      {(result.tables ?? []).map((table) => table.lead && <ResultTable key={table.id} table={table} words={words} />)}
      {(result.breakdowns ?? []).map((breakdown) => (
        // A ring with the same parts lists them already; on paper, where it is left out, the list stands in.
        <div key={breakdown.title} className={isPictured(breakdown, firstChart) ? 'hidden print:block' : ''}>
          <BreakdownList breakdown={breakdown} headline={result.headline} />
        </div>
      ))}
      {firstChart && (
        <div className="max-lg:when-near mt-6 print:hidden" data-tall={36}>
          <Chart chart={firstChart} words={words.chart} />
        </div>
      )}
      {result.notes && result.notes.length > 0 && <Notes notes={result.notes} words={words} />}
    </>
  );
});

/** The remaining pictures, two abreast where there is room. */
export const Pictures = memo(function Pictures({
  result,
  words,
}: {
  readonly result: Result;
  readonly words: AnswerWords;
}) {
  const [, ...charts] = result.charts ?? [];
  if (charts.length === 0) return null;
  return (
    <section className="when-near mt-12 print:hidden" data-tall={30 * charts.length + 6}>
      <h2 className="font-semibold text-lg">{words.pictures}</h2>
      <div className={`mt-4 grid gap-10 ${charts.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {charts.map((chart) => (
          <Chart key={chart.title} chart={chart} words={words.chart} />
        ))}
      </div>
    </section>
  );
});

/** The derivation, line by line, each with the law or formula beside it. */
export const Working = memo(function Working({
  result,
  words,
}: {
  readonly result: Result;
  readonly words: AnswerWords;
}) {
  return (
    <section className="when-near mt-12" data-tall={7 * result.steps.length + 6} data-part="working">
      <details open className="group">
        <summary className="flex list-none items-center justify-between gap-4 border-line border-b pb-2 [&::-webkit-details-marker]:hidden">
          <h2 className="font-semibold text-lg">{words.working}</h2>
          <span aria-hidden className="no-print text-muted transition-transform group-open:rotate-180">
            ▾
          </span>
        </summary>
        <p className="no-print mt-2 text-muted text-sm">{words.workingHelp}</p>
        <ol className="mt-2">
          {result.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's place in the derivation is what it is
            <li key={index}>
              {step.heading && <h3 className="mt-5 mb-1 font-medium text-sm">{step.heading}</h3>}
              <div className="grid grid-cols-[minmax(7rem,1fr)_minmax(0,auto)] gap-x-4 border-line border-b py-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,auto)]">
                <span className="text-sm">{step.figure.label}</span>
                <span className="figure text-right font-medium text-sm sm:order-last">{formatFigure(step.figure)}</span>
                <span className="col-span-2 text-muted text-xs sm:col-span-1 sm:text-sm">
                  {step.how} {step.cite && <Cited cite={step.cite} />}
                </span>
              </div>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
});

/** What to do next, by date where there is one. */
export const NextSteps = memo(function NextSteps({
  steps,
  words,
}: {
  readonly steps: readonly NextStep[];
  readonly words: AnswerWords;
}) {
  return (
    <section className="when-near mt-12" data-tall={8 * steps.length + 10}>
      <h2 className="font-semibold text-lg">{words.nextSteps}</h2>
      <ol className="mt-3 space-y-2 text-sm">
        {steps.map((step) => (
          <li key={step.text} className="flex flex-wrap gap-x-4 border-line border-b pb-2">
            {step.date && (
              <time dateTime={step.date} className="figure w-24 shrink-0 font-medium">
                {formatDate(step.date)}
              </time>
            )}
            <span className="min-w-0 flex-[1_1_12rem]">
              {step.text} {step.cite && <Cited cite={step.cite} />}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
