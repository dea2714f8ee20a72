import {
  certificateDays,
  deposit,
  depositWithStatement,
  gstApart,
  lateInterest,
  lateStatementFee,
  statementDue,
} from '@/content/rules/tds/duties';
import { sumStep } from '@/content/sum-step';
import {
  dateFigure,
  monthFigure,
  type NumericFigure,
  percentage,
  rupees,
  type TextFigure,
  verdict,
  type Worksheet,
} from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { counted, exactInr, formatDate, pct } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { type Limit, limitsFor, percentFor } from '@/lib/tax/tds';
import { certificateName, type Deadlines, type LateCost, paysWithStatement, statementName } from './deadlines';
import type { TdsInput } from './form';
import type { Deduction } from './ledger';
import { type Rate, rateOf } from './rate';
import { isUnderNewAct, type SectionOfPayment } from './section-of';

/** Returns the challan for tax deducted on a day. */
export function challanName(day: IsoDate): string {
  return isUnderNewAct(day) ? 'the TDS challan of the e-filing portal' : 'challan ITNS 281';
}

/** Returns a text with its first letter as a capital. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the rate on what is taxed now; of several bands, their mean. */
export function rateOfDeduction(section: SectionOfPayment, { terms, now }: Deduction, input: TdsInput): Rate {
  if (terms.base === 'whole') {
    return rateOf(percentFor(terms.percent, input.payee), now.yearTotal, section, input);
  }
  const rates = terms.bands.map(([, percent]) => rateOf(percent, now.yearTotal, section, input));
  const [lowest] = rates;
  if (!lowest) throw new Error(`Section ${section.section} has no band.`);
  return rates.length === 1 || now.base === 0
    ? lowest
    : { percent: (now.due / now.base) * 100, why: () => 'Tax of all bands ÷ amount taxed' };
}

export function sectionSteps(section: SectionOfPayment, input: TdsInput, sheet: Worksheet): void {
  sheet.heading('The section');
  sheet.step(
    verdict('Section', section.section),
    `By the kind of payment, on ${formatDate(input.date)}`,
    valueOn(section.terms, input.date).cite,
  );
  sheet.step(verdict('Who deducts', section.deductor), 'As the section says', valueOn(section.terms, input.date).cite);
}

/** How the payments compare with the limit. */
export interface LimitState {
  readonly text: string;
  readonly room: number | null;
}

export function limitSteps(section: SectionOfPayment, found: Deduction, input: TdsInput, sheet: Worksheet): LimitState {
  const { now, terms } = found;
  const cite = valueOn(section.terms, input.date).cite;
  const limits: readonly Limit[] =
    terms.base === 'whole'
      ? limitsFor(terms.limits, input.pan)
      : terms.bands.slice(0, 1).map(([amount]) => ({ amount, per: 'year' }));
  sheet.heading('The limit');
  if (input.gst > 0) {
    sheet.step(rupees('GST left out', input.gst), 'Shown apart on the bill', gstApart);
  }
  if (section.isForeign || limits.some(({ per }) => per === 'year')) {
    const earlier = found.entries.slice(0, -1).map(({ measured }) => measured);
    sumStep(sheet, rupees('Paid in the year with this', now.yearTotal), [...earlier, now.measured], '', cite);
  }
  if (limits.some(({ per }) => per === 'month')) {
    sheet.step(
      rupees('Rent of a month', now.monthTotal),
      input.months > 1 ? `${exactInr(input.amount)} ÷ ${input.months} months` : 'Payments of the same month',
      cite,
    );
  }
  if (limits.some(({ per }) => per === 'payment')) {
    sheet.step(
      rupees(input.payment === '194IA' ? 'Value of the property' : 'This payment', now.measured),
      input.payment === '194IA' ? 'The higher of price and stamp duty value' : 'Compared by itself',
      cite,
    );
  }
  for (const limit of limits) {
    sheet.step(rupees(limitName(limit), limit.amount), limitMeaning(limit, terms.base === 'excess'), cite);
  }
  const text = found.isExcused
    ? 'Does not apply'
    : limits.length === 0
      ? 'None'
      : now.crossed
        ? 'Crossed'
        : 'Not crossed';
  sheet.step(
    verdict('Limit', text),
    found.isExcused
      ? 'The payer is below the audit limits'
      : limits.length === 0
        ? 'Tax from the first rupee'
        : 'The amounts above, compared',
    cite,
  );
  const tightest = limits.find(({ per }) => per !== 'payment');
  const room =
    text === 'Not crossed' && tightest
      ? Math.max(0, tightest.amount - (tightest.per === 'month' ? now.monthTotal : now.yearTotal))
      : null;
  return { text, room };
}

function limitName({ per }: Limit): string {
  return per === 'year' ? 'Limit for the year' : per === 'month' ? 'Limit for a month' : 'Limit for one payment';
}

function limitMeaning(limit: Limit, isExcess: boolean): string {
  if (isExcess) return 'Tax only on what is above it';
  return `Tax on everything ${limit.inclusive ? 'from this amount on' : 'once it is above this amount'}`;
}

export function taxSteps(
  section: SectionOfPayment,
  found: Deduction,
  rate: Rate,
  input: TdsInput,
  sheet: Worksheet,
): void {
  const { now } = found;
  const law = valueOn(section.terms, input.date).cite;
  sheet.heading('The tax');
  if (input.cost > 0) {
    sumStep(
      sheet,
      rupees('Payment less premiums or cost', now.taxable),
      [input.amount, -input.cost],
      ', never below zero',
      law,
    );
  }
  const base = sheet.step(
    rupees('Amount taxed', found.isExcused ? 0 : now.base),
    found.isExcused
      ? 'Nothing, as the payer is below the audit limits'
      : now.base === 0
        ? 'Nothing is above the limit'
        : now.carried > 0
          ? `This payment ${exactInr(now.taxable)} + earlier payments without tax ${exactInr(now.carried)}`
          : found.terms.base === 'excess'
            ? 'What this payment adds above the limit'
            : 'This payment',
    law,
  );
  if (!found.isExcused && now.carried > 0) {
    sheet.step(
      rupees('Part from earlier payments', now.carried),
      'Paid earlier without TDS. Taxed now, as the limit is crossed',
      law,
    );
  }
  sheet.step(percentage('Rate of TDS', rate.percent, { decimals: 4 }), rate.why(), rate.cite ?? law);
  if (found.waiting !== null) {
    const [aside, month] = waitingFigures(found.waiting, input);
    sheet.step(aside, `${pct(rate.percent, 4)} of ${exactInr(base)}`, law);
    sheet.step(month, 'With the last rent of the year, or earlier if the tenancy ends', law);
    sheet.step(rupees('TDS to deduct', 0, { tone: 'tax' }), 'You deduct it from the last rent', law);
    return;
  }
  const missed = found.isExcused ? 0 : now.owedBefore;
  if (missed > 0) {
    sheet.step(
      rupees('Tax missed earlier', missed),
      'Due on earlier payments of the year, but not deducted',
      lateInterest.cite,
    );
  }
  sheet.step(
    rupees('TDS to deduct', found.tax, { tone: 'tax' }),
    found.cutTo === null
      ? `${pct(rate.percent, 4)} of ${exactInr(base)}${missed > 0 ? ` + ${exactInr(missed)}` : ''}, to the nearest rupee`
      : `${pct(rate.percent, 4)} of ${exactInr(base)}, but not more than a month’s rent`,
    law,
  );
}

export function dateSteps(section: SectionOfPayment, days: Deadlines, { date }: TdsInput, sheet: Worksheet): void {
  const withForm = paysWithStatement(section.statement);
  const form = statementName(section.statement, date);
  sheet.heading('The dates');
  sheet.step(
    dateFigure('Deposit the tax by', days.deposit),
    withForm
      ? `${depositWithStatement.value} days from the end of the month of deduction, with ${form}`
      : `Day ${Number(deposit.value.dayOfNextMonth)} of the next month, or 30 April for March, with ${challanName(date)}`,
    withForm ? depositWithStatement.cite : deposit.cite,
  );
  sheet.step(
    dateFigure('File the statement by', days.statement),
    withForm ? `${upperFirst(form)} is payment and statement in one` : `${form}, for the quarter`,
    withForm ? depositWithStatement.cite : statementDue.cite,
  );
  sheet.step(
    dateFigure('Give the certificate by', days.certificate),
    `${upperFirst(certificateName(section.statement, date))}, ${certificateDays.value} days after that`,
    certificateDays.cite,
  );
}

export function lateSteps(tax: number, late: LateCost, days: Deadlines, input: TdsInput, sheet: Worksheet): void {
  if (input.deductedOn === '' && input.depositedOn === '' && input.filedOn === '') return;
  const { notDeducted, notPaidIn } = lateInterest.value;
  sheet.heading('Lateness');
  sheet.step(
    rupees('Interest for late deduction', late.notDeducted, { tone: 'cost' }),
    late.monthsToDeduct === 0
      ? 'Deducted on the day'
      : `${exactInr(tax)} × ${pct(notDeducted)} × ${counted(late.monthsToDeduct, 'month')} touched, ${formatDate(input.date)} to ${formatDate(days.deducted)}`,
    lateInterest.cite,
  );
  sheet.step(
    rupees('Interest for late deposit', late.notPaidIn, { tone: 'cost' }),
    late.monthsToPayIn === 0
      ? 'Deposited in time'
      : `${exactInr(tax)} × ${pct(notPaidIn)} × ${counted(late.monthsToPayIn, 'month')} touched, from the deduction on ${formatDate(days.deducted)}`,
    lateInterest.cite,
  );
  sheet.step(
    rupees('Late fee for the statement', late.fee, { tone: 'cost' }),
    late.daysToFile === 0
      ? 'Filed in time'
      : `${exactInr(lateStatementFee.value)} × ${late.daysToFile} days, at most the tax of ${exactInr(tax)}`,
    lateStatementFee.cite,
  );
  sumStep(sheet, rupees('Interest and late fee', late.total, { tone: 'cost' }), [
    late.notDeducted,
    late.notPaidIn,
    late.fee,
  ]);
}

/** Returns what waits for the last rent, and until when at the latest. */
export function waitingFigures(waiting: number, { date }: TdsInput): [NumericFigure, TextFigure] {
  const lastMonth = `${firstYearOf(financialYearOf(date)) + 1}-03`;
  return [rupees('To set aside for this rent', waiting, { tone: 'tax' }), monthFigure('Deduct it in', lastMonth)];
}
