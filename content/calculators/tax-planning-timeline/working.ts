import type { DueDateYear, Topic } from '@/content/rules/due-dates';
import { count, dateFigure, rupees, verdict, type Worksheet } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import { formatDate, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { deferredInterest, monthsLeft } from '@/lib/tax/due-dates';
import { type Entry, plannedSavings } from './entries';
import type { TimelineInput } from './form';
import { lateFee } from './missed';
import { advanceTaxOf } from './situation';
import type { Marked } from './states';

const topics: readonly (readonly [Topic, string])[] = [
  ['advanceTax', 'Advance tax'],
  ['return', 'Return of income'],
  ['own', 'Your own dates'],
  ['tds', 'TDS that you deduct'],
  ['gst', 'GST'],
];

/** Writes the tax to pay in advance, each instalment, and the interest if that one alone is missed. */
export function taxSteps(sheet: Worksheet, input: TimelineInput, year: DueDateYear, entries: readonly Entry[]): void {
  const { taxAfterTds } = input;
  const way = advanceTaxOf(input, year);
  const limit = inr(year.advanceTaxFrom.value);
  sheet.heading('Advance tax');
  if (way === 'senior') {
    const how = `A resident of ${year.seniorAge.value} or more without business income pays no advance tax.`;
    sheet.step(verdict('Advance tax', 'Not payable'), how, year.seniorAge.cite);
    return;
  }
  if (taxAfterTds === null) {
    const how = `You pay it if the tax of the year after TDS is ${limit} or more. Enter that tax to see each instalment.`;
    sheet.step(verdict('Advance tax', 'If tax is left after TDS'), how, year.advanceTaxFrom.cite);
    return;
  }
  sheet.step(rupees('Tax of the year after TDS', taxAfterTds, { tone: 'tax' }), 'As you typed it.');
  if (way === 'belowLimit') {
    sheet.step(verdict('Advance tax', 'Not payable'), `The tax after TDS is below ${limit}.`, year.advanceTaxFrom.cite);
    return;
  }
  sheet.step(verdict('Advance tax', 'Payable'), `The tax after TDS is ${limit} or more.`, year.advanceTaxFrom.cite);
  for (const { share, title, due, missed } of year.obligations) {
    const entry = entries.find((each) => each.title === title);
    if (!share || !entry || entry.amount === null) continue;
    const [upToThis, upToLast] = share;
    const less = upToLast > 0 ? `, less ${pct(upToLast)} due before` : '';
    const paid =
      input.paid !== null && (input.today === '' || entry.date >= input.today)
        ? `, less what you have paid: ${inr(input.paid)} so far and the instalments before it`
        : null;
    const how = `${pct(upToThis)} of ${inr(taxAfterTds)}${paid ?? less}.`;
    sheet.step(rupees(`${title}: to pay`, entry.amount, { tone: 'tax' }), how, due.cite);
    if (missed?.value.kind !== 'interest') continue;
    const { percentPerMonth, months = 1 } = missed.value;
    const interest = deferredInterest(entry.amount, percentPerMonth, months);
    sheet.step(
      rupees(`${title}: interest if missed`, interest, { tone: 'cost' }),
      `${pct(percentPerMonth)} a month × ${months} × the amount, rounded down to full hundreds, if you miss only this one and pay it by the next date.`,
      missed.cite,
    );
  }
}

/** Writes each date with the rule that sets it. */
export function dateSteps(sheet: Worksheet, entries: readonly Entry[]): void {
  for (const [topic, heading] of topics) {
    const ofTopic = entries.filter((entry) => entry.topic === topic);
    if (ofTopic.length > 0) sheet.heading(topic === 'advanceTax' ? 'Days of advance tax' : heading);
    for (const { title, date, how, cite } of ofTopic) sheet.step(dateFigure(title, date), how, cite);
  }
}

/** Writes the fee of a return after its due date, where the total income is known. */
export function lateFeeStep(sheet: Worksheet, { totalIncome }: TimelineInput, year: DueDateYear): void {
  const missed = year.obligations.find(({ id }) => id.startsWith('return'))?.missed;
  if (totalIncome === null || missed?.value.kind !== 'lateReturn') return;
  const { smallUpTo } = missed.value;
  sheet.heading('A late return');
  sheet.step(
    rupees('Fee for a late return', lateFee(missed.value, totalIncome), { tone: 'cost' }),
    `Your total income of ${inr(totalIncome)} is ${totalIncome <= smallUpTo ? 'not ' : ''}above ${inr(smallUpTo)}. There is no fee if you need not file.`,
    missed.cite,
  );
}

export function stateSteps(
  sheet: Worksheet,
  today: IsoDate | '',
  entries: readonly Marked[],
  ahead: readonly Marked[],
): void {
  sheet.heading('Where you stand');
  sheet.step(count('Dates in your calendar', entries.length), 'All dates above.');
  if (today === '') return;
  const past = entries.filter(({ state }) => state === 'past').length;
  sheet.step(count('Dates past', past), `Before ${formatDate(today)}. Today’s date is not past.`);
  sheet.step(count('Dates still to come', ahead.length), `On or after ${formatDate(today)}, and not done.`);
}

/** Savings spread evenly over the months that are left, ₹: of a month, and of the year. */
export interface SavingsPlan {
  readonly months: readonly IsoMonth[];
  readonly monthly: number;
  readonly pension: number;
  readonly section80C: number;
  readonly nps: number;
}

/** Writes the planned savings, spread over the months that are left, and returns them; null where none are planned or no month is left. */
export function savingsSteps(sheet: Worksheet, input: TimelineInput, year: DueDateYear): SavingsPlan | null {
  const { section80C, nps } = plannedSavings(input, year);
  const months = monthsLeft(input.financialYear, input.today);
  if (section80C + nps === 0 || months.length === 0) return null;
  sheet.heading('Savings till 31 March');
  const left = sheet.step(count('Months left', months.length), 'From this month to March, both counted.');
  const monthly = sheet.step(
    rupees(`Section ${year.savings.value.name} a month`, section80C / left, { tone: 'own' }),
    `${inr(section80C)} ÷ ${left}; at most ${inr(year.savings.value.most)} in the year counts.`,
    year.savings.cite,
  );
  const pension = sheet.step(
    rupees('NPS a month', nps / left, { tone: 'own' }),
    `${inr(nps)} ÷ ${left}; at most ${inr(year.pension.value.most)} in the year counts on top.`,
    year.pension.cite,
  );
  return { months, monthly, pension, section80C, nps };
}
