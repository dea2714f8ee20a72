'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answer, AnyCalculator, AnyInput } from '@/lib/calculator';
import { fragmentOfValues } from '@/lib/fragment';
import { inputLines } from '@/lib/input-text';
import { comeToLife } from '../ui/come-to-life';
import { Keep } from './keep';
import { NextSteps, Pictures, ResultDetails, Working } from './result-details';
import { ResultTable } from './result-table';
import { Tools } from './tools';
import type { AnswerWords } from './words';

export { Notice } from './notice';

/** A calculator to go on to, with the fields that take our figures: their name → ours. */
export interface RelatedLink {
  readonly href: string;
  readonly title: string;
  readonly carries: Readonly<Record<string, string>>;
}

export interface AnswerProps {
  /** The answer to show; null until the code that answers has been drawn once, when the default one stands. */
  readonly good: Answer | null;
  readonly name: string;
  readonly slug: string;
  readonly related: readonly RelatedLink[];
  readonly isCurrent: boolean;
  readonly pins: readonly AnyInput[];
  readonly onPin: () => void;
  readonly onUnpin: (index: number) => void;
  readonly onApply: (input: AnyInput) => void;
  /** The answer to what stands in the form at this moment; `good` may be a frame behind it. */
  readonly latestAnswer: () => Answer | null;
  /** Writes what is typed into the address, so that a copied link is the present one. */
  readonly writeAddress: () => void;
}

/** What a part of the answer draws with: all that came with the code. */
export type PartProps = AnswerProps & Answer & { readonly calculator: AnyCalculator; readonly words: AnswerWords };

/** What stands beside the inputs, below the headline. */
export function Beside(props: PartProps) {
  return (
    <div data-waits="beside" ref={comeToLife} className={props.isCurrent ? '' : 'opacity-60'}>
      <PrintedInputs {...props} />
      <ResultDetails result={props.result} words={props.words} />
      <Keep {...props} />
    </div>
  );
}

/** What stands below inputs and result, in the whole width. */
export function Below(props: PartProps) {
  const { result, input, related, words } = props;
  const tables = (result.tables ?? []).filter((table) => !table.lead);
  return (
    <div data-waits="below" ref={comeToLife}>
      <Tools {...props} />
      <Working result={result} words={words} />
      <Pictures result={result} words={words} />
      {tables.length > 0 && (
        <section className="mt-12 print:hidden">
          <h2 className="font-semibold text-lg">{words.tables}</h2>
          {tables.map((table) => (
            <ResultTable key={table.id} table={table} words={words} />
          ))}
        </section>
      )}
      {result.nextSteps && result.nextSteps.length > 0 && <NextSteps steps={result.nextSteps} words={words} />}
      {related.length > 0 && <RelatedLinks related={related} input={input} title={words.related} />}
    </div>
  );
}

/** The inputs as a printed page lists them; drawn only when a page is printed. */
function PrintedInputs({ calculator, input, words }: PartProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The page is drawn for the printer as soon as this event is over.
    const before = () => flushSync(() => setPrinting(true));
    window.addEventListener('beforeprint', before);
    return () => window.removeEventListener('beforeprint', before);
  }, []);
  if (!printing) return null;
  return (
    <section className="print-only mb-4">
      <h2 className="font-semibold text-lg">{words.inputs}</h2>
      <dl className="mt-1 columns-2 text-sm">
        {inputLines(calculator, input).map((line) => (
          <div key={line.path} className="flex justify-between gap-4 border-line border-b py-0.5">
            <dt>{line.label}</dt>
            <dd className="figure text-right">{line.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Related calculators, opened with the figures that both know. */
function RelatedLinks({
  related,
  input,
  title,
}: {
  readonly related: readonly RelatedLink[];
  readonly input: AnyInput;
  readonly title: string;
}) {
  return (
    <section className="no-print mt-12">
      <h2 className="font-semibold text-lg">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {related.map(({ href, title: name, carries }) => {
          const carried = Object.entries(carries).flatMap(([theirs, ours]) => {
            const value = input[ours];
            return typeof value === 'number' || typeof value === 'string' ? [[theirs, value] as const] : [];
          });
          const fragment = fragmentOfValues(Object.fromEntries(carried));
          return (
            <li key={href}>
              <a href={fragment ? `${href}#${fragment}` : href} className="button">
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
