import { monthFigure, months, type Result, rupees, type Worked, worksheet } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { breakdownsOf, chartsOf } from './charts';
import type { EmiInput } from './form';
import { loanLabel, rateAt, repaymentOf, resolved, yearSums } from './loan';
import { notesOf } from './notes';
import { sentenceOf } from './sentence';
import { scheduleTable, taxTable } from './tables';
import { showsTax } from './tax';
import { emiSteps, feeSteps, firstYearSteps, flatRateSteps, taxSteps, totalSteps } from './working';
import { prepaymentSteps, rateChangeSteps } from './working-changes';

/** Returns the EMI, cost, schedule and APR of a loan: input within bounds and without problems in, result out. */
export function emi(typed: EmiInput): Result {
  const input = resolved(typed);
  const sheet = worksheet();
  const loan = repaymentOf(input);
  const years = yearSums(loan);
  const monthlyEmi = emiSteps(sheet, input, loan);
  const { interest, total } = totalSteps(sheet, input, loan);
  firstYearSteps(sheet, input, loan);
  const change = rateChangeSteps(sheet, input, loan);
  const saving = prepaymentSteps(sheet, input, loan);
  const flatRate = flatRateSteps(sheet, input, monthlyEmi);
  const apr = feeSteps(sheet, input, loan);
  const taxed = showsTax(input, loan, years);
  if (taxed) taxSteps(sheet, input, years);

  const notes = notesOf(input, loan, years, taxed);
  const instalment = rupees('Monthly EMI', monthlyEmi);
  const cost = rupees('Total interest', interest, { tone: 'cost' });
  const end = monthFigure('Paid off in', loan.month.at(-1) ?? input.firstMonth);
  const headlines: Record<EmiInput['find'], Result['headline']> = {
    emi: [instalment, cost, rupees('Total paid', total), end],
    tenure: [months('The loan runs for', loan.rows.length), instalment, cost, end],
    loan: [rupees(loanLabel, input.loan, { tone: 'own' }), instalment, cost, end],
  };
  return {
    headline: headlines[input.find],
    sentence: sentenceOf(input, loan, { monthlyEmi, interest, total, saving, flatRate, apr, change }),
    breakdowns: breakdownsOf(input, interest, total),
    charts: chartsOf(input, interest, years, saving?.balances),
    tables: listOf(scheduleTable(input, loan), taxed && taxTable(input, years)),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns what is owed on a day, in ₹, with the months left and the rate then, for pages about a loan that runs; nothing for a flat rate. */
export function loanOnDay(input: EmiInput, { tables }: Result, day: IsoDate): Worked {
  const rows = input.rateType === 'reducing' ? (tables?.[0]?.rows ?? []) : [];
  const month = day.slice(0, 7);
  const isPaid = (each: string) => (input.timing === 'start' ? each <= month : each < month);
  const paid = rows.filter(([each]) => isPaid(String(each))).length;
  if (rows.length === 0 || paid < input.moratorium) return {};
  const balance = paid === 0 ? rows[0]?.[1] : rows[paid - 1]?.at(-1);
  return { balance: Number(balance), monthsLeft: rows.length - paid, rate: rateAt(input, month as IsoMonth) };
}
