import { standardRate } from '@/content/rules/gst';
import { dutiesOf2025 } from '@/content/rules/tds/duties-2025';
import { dateFigure, type Figure, percentage, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { exactInr, formatDate } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { lowerFirst } from '@/lib/lower-first';
import { growthCharts, partsCharts } from './charts';
import { type Deadlines, deadlinesOf, type LateCost, lateCostOf } from './deadlines';
import type { TdsInput } from './form';
import { type Deduction, deductionOf, whyLeftOut } from './ledger';
import { notesOf } from './notes';
import { forPayee } from './payee-side';
import type { Rate } from './rate';
import { isUnderNewAct, sectionFor } from './section-of';
import { sentenceOf } from './sentence';
import { listCostOf, statementSteps, statementsOf, statementTable } from './statements';
import { yearTable } from './tables';
import {
  dateSteps,
  type LimitState,
  lateSteps,
  limitSteps,
  rateOfDeduction,
  sectionSteps,
  taxSteps,
  waitingFigures,
} from './working';

/** Returns a result with every duty cited from the Act and Rules of 2025 and 2026. */
function underNewAct(result: Result): Result {
  const moved = <T extends { readonly cite?: Citation }>(item: T): T => {
    const cite = item.cite && dutiesOf2025.get(item.cite);
    return cite ? { ...item, cite } : item;
  };
  return {
    ...result,
    steps: result.steps.map(moved),
    ...(result.actions && { actions: result.actions.map(moved) }),
    ...(result.caveats && { caveats: result.caveats.map(moved) }),
  };
}

/** Returns the tax to deduct from one payment: whether, how much, by when, and what lateness costs. */
export function tdsResult(given: TdsInput): Result {
  const section = sectionFor(given);
  if (!section) throw new Error(`The table has no row for ${given.payment}; check() refuses it.`);
  const leftOut = given.earlier.map(({ date }) => whyLeftOut(date, section, given));
  const input = {
    ...given,
    ...(given.addGst && { gst: (given.amount * standardRate.value) / 100 }),
    earlier: given.earlier.filter((_, index) => leftOut[index] === null),
  };
  const found = deductionOf(section, input);
  const sheet = worksheet();
  const rate = rateOfDeduction(section, found, input);

  sectionSteps(section, input, sheet);
  const state = limitSteps(section, found, input, sheet);
  taxSteps(section, found, rate, input, sheet);
  const days = deadlinesOf(section.statement, input.deductedOn || input.date);
  const late = lateCostOf(found.tax, section.statement, days, input);
  if (found.tax > 0) dateSteps(section, days, input, sheet);
  lateSteps(found.tax, late, days, input, sheet);
  const statements = statementsOf(input);
  if (statements.length > 0) statementSteps(sheet, statements);
  const list = listCostOf(statements);

  const tax = rupees('TDS to deduct', found.tax, { tone: 'tax' });
  const bill = input.amount + input.gst;
  const net = rupees('Payment after TDS', Math.max(0, bill - found.tax), { tone: 'own' });
  const notes = notesOf(section, found, days, late, input);
  for (const [index, { date }] of given.earlier.entries()) {
    const why = leftOut[index];
    notes.assume(why && `Earlier payment ${index + 1}, of ${formatDate(date)}, ${why}. We leave it out.`);
  }
  const more = moreHeadlines(found, rate, days, late, state, input);
  const sentence = sentenceOf(section, found, rate, late, input);
  const result: Result = {
    // Four figures at most: the rate or the room left is in the working too.
    headline: list ? [list, tax, net, ...more.slice(0, 1)] : [tax, net, ...more],
    sentence: list
      ? `Interest and late fees on your list of deductions are ${exactInr(list.value)}. For this payment: ${lowerFirst(sentence)}`
      : sentence,
    breakdowns:
      found.tax <= bill ? [{ title: 'The bill', total: rupees('Bill with GST', bill), parts: [net, tax] }] : [],
    charts: [...partsCharts(found.tax, bill), ...growthCharts(section, found, input)],
    tables: listOf(
      statements.length > 0 && statementTable(statements),
      !found.isExcused && found.waiting === null && yearTable(found, input),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
  const own =
    input.side === 'receive'
      ? forPayee(result, section, found, days, rate.percent, deductionOf(section, { ...input, pan: true }).tax, input)
      : result;
  return isUnderNewAct(input.date) ? underNewAct(own) : own;
}

function moreHeadlines(
  found: Deduction,
  rate: Rate,
  days: Deadlines,
  late: LateCost,
  state: LimitState,
  input: TdsInput,
): Figure[] {
  if (found.waiting !== null) return waitingFigures(found.waiting, input);
  if (found.tax === 0) {
    return found.isExcused || state.room === null
      ? [verdict('Limit', state.text)]
      : [verdict('Limit', state.text), rupees('Room left below the limit', state.room)];
  }
  return [
    dateFigure('Deposit the tax by', days.deposit),
    late.total > 0
      ? rupees('Interest and late fee', late.total, { tone: 'cost' })
      : percentage('Rate of TDS', rate.percent, { decimals: 4 }),
  ];
}
