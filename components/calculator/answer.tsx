'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answer, AnyCalculator, Result, Table } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { countedInputLines, isExampleInput } from '@/lib/input-text';
import { markHydrated } from '../hydration/early-input';
import { Announcement } from './announcement';
import type { AnswerProps, LoadedAnswerProps, RelatedLink } from './answer-props';
import { answerTexts } from './answer-texts';
import { BarActions } from './bar-actions';
import { NextPages } from './next-pages';
import { Notice } from './notice';
import { Actions, Assumptions, Breakdowns, Charts, Meaning, Working } from './result-details';
import { ResultTable } from './result-table';
import { madeUnder } from './rules';
import { ShareActions } from './share-actions';
import { localDay } from './today';
import { Tools } from './tools';
import './typing-late';
import { wholeBy } from './whole-answer';

export { AmountKeys } from './amount-keys';
export { FieldTrouble, RowsTrouble } from './field-trouble';

/** Returns the parts of the answer, and the notice about a link, with the calculator that answers whole. `first` is the default answer, which they show until there is another. */
export function partsOf(calculator: AnyCalculator, first: Answer) {
  const wholeOf = wholeBy(calculator);
  const partOf = (Part: ComponentType<LoadedAnswerProps>) =>
    function AnswerPart({ good, latestAnswer, ...props }: AnswerProps) {
      const latest = () => wholeOf(latestAnswer());
      return <Part {...props} {...(wholeOf(good) ?? first)} latestAnswer={latest} calculator={calculator} />;
    };
  return { BarActions: partOf(BarActions), Beside: partOf(Beside), Below: partOf(Below), Notice };
}

/** Renders the part of the answer beside the inputs, below the headline. */
function Beside(props: LoadedAnswerProps) {
  return (
    // On a phone the chart follows the actions, so that they are within one and a half screens.
    <div data-unhydrated="" ref={markHydrated} className="flex flex-col lg:block print:block">
      <Announcement headline={props.result.headline} isCurrent={props.isCurrent} isExample={props.isExample} />
      <PrintedInputs {...props} />
      <Meaning result={props.result} isExample={props.isExample} />
      <ShareActions {...props} />
      {props.next.length > 0 && <NextPages {...props} />}
      <Breakdowns result={props.result} />
    </div>
  );
}

/** Renders the part of the answer below inputs and headline, in the whole width. */
function Below(props: LoadedAnswerProps) {
  const { result, related } = props;
  const tables = (result.tables ?? []).filter((table) => !table.lead);
  // What is to be done on a day stands on the line of days already, where there is one.
  const hasDays = result.tables?.some(({ days }) => days);
  const actions = (result.actions ?? []).filter(({ date }) => !hasDays || !date);
  return (
    <div data-unhydrated="" ref={markHydrated}>
      <Tools {...props} />
      <Charts result={result} />
      {tables.length > 0 && (
        <div className="mt-6 lg:mt-8">
          {tables.map((table) => (
            <ResultTable key={table.id} table={table} isPrinted={isPrinted(table, result)} />
          ))}
        </div>
      )}
      {actions.length > 0 && <Actions steps={actions} />}
      <Working result={result} />
      <Assumptions result={result} />
      {related.length > 0 && <RelatedLinks related={related} />}
    </div>
  );
}

/** Whether a table belongs on paper: the schedule, the regimes side by side, and the first of the others. */
const isPrinted = ({ id, years }: Table, { tables = [] }: Result): boolean =>
  years !== undefined || id === 'regimes' || tables[0]?.id === id;

/** Renders the day, the address and the inputs that the answer rests on, only when a page is printed. */
function PrintedInputs({ calculator, input, rules, writeAddress }: LoadedAnswerProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the page out for the printer as soon as this event is over.
    const before = () => {
      writeAddress();
      flushSync(() => setPrinting(true));
    };
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [writeAddress]);
  if (!printing) return null;
  const day = localDay();
  const isExample = isExampleInput(calculator, input, day);
  return (
    <section className="print-only mb-4">
      <p className="text-muted text-xs">{answerTexts.printed(formatDate(day), window.location.href)}</p>
      <p className="text-muted text-xs">{madeUnder({ calculator, input, rules }, day)}</p>
      <h2 className="pt-3 font-semibold text-lg">{isExample ? answerTexts.exampleInputs : answerTexts.inputs}</h2>
      <dl className="mt-1 columns-2 text-sm">
        {countedInputLines(calculator, input, day, true).map((line) => (
          <div key={line.path} className="flex justify-between gap-4 border-line border-b py-0.5">
            <dt>{line.label}</dt>
            <dd className="figure text-right">{line.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-muted text-xs">{answerTexts.restAtDefaults}</p>
    </section>
  );
}

/** Renders links to calculators on similar questions. */
function RelatedLinks({ related }: { readonly related: readonly RelatedLink[] }) {
  return (
    <section className="no-print mt-6 lg:mt-8 lg:clear-both">
      <h2 className="font-semibold text-lg">{answerTexts.related}</h2>
      <ul className="chip-row mt-2 max-sm:*:flex-none">
        {related.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className="button">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
