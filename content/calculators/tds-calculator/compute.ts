import { standardRate } from '@/content/rules/gst';
import {
  certificateDays,
  deposit,
  depositWithStatement,
  gstApart,
  lateInterest,
  lateStatementFee,
  statementDue,
} from '@/content/rules/tds/duties';
import { dutiesOf2025 } from '@/content/rules/tds/duties-2025';
import { yearTitle } from '@/content/tax/law-names';
import {
  type Action,
  type Chart,
  dateFigure,
  type Figure,
  monthFigure,
  type NumericFigure,
  percentage,
  type Result,
  rupees,
  type Table,
  type TextFigure,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { financialYearOf, firstYearOf } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { type Citation, type IsoDate, valueOn } from '@/lib/law';
import { listed } from '@/lib/listed';
import { type Limit, limitsFor, percentFor } from '@/lib/tax/tds';
import { caveatsOn } from './caveats';
import {
  certificateName,
  type Deadlines,
  deadlinesOf,
  type LateCost,
  lateCostOf,
  paysWithStatement,
  statementName,
} from './deadlines';
import type { TdsInput } from './form';
import { type Deduction, deductionOf } from './ledger';
import { forPayee } from './payee-side';
import { type Rate, rateOf } from './rate';
import { isUnderNewAct, type SectionOfPayment, sectionOf } from './section-of';

/** Returns the challan for tax deducted on a day. */
function challanName(day: IsoDate): string {
  return isUnderNewAct(day) ? 'the TDS challan of the e-filing portal' : 'challan ITNS 281';
}

/** Returns a text with its first letter as a capital. */
function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
  const input = given.addGst ? { ...given, gst: (given.amount * standardRate.value) / 100 } : given;
  const section = sectionOf(input.payment, input.date);
  if (!section) throw new Error(`The table has no row for ${input.payment}; check() refuses it.`);
  const found = deductionOf(section, input);
  const sheet = worksheet();
  const rate = rateOfDeduction(section, found, input);

  noteSection(section, input, sheet);
  const state = noteLimit(section, found, input, sheet);
  noteTax(section, found, rate, input, sheet);
  const days = deadlinesOf(section.statement, input.deductedOn || input.date);
  const late = lateCostOf(found.tax, section.statement, days, input);
  if (found.tax > 0) noteDays(section, days, input, sheet);
  noteLateCost(found.tax, late, days, input, sheet);

  const tax = rupees('TDS to deduct', found.tax, { tone: 'tax' });
  const bill = input.amount + input.gst;
  const net = rupees('Payment after TDS', Math.max(0, bill - found.tax), { tone: 'own' });
  const result: Result = {
    headline: [tax, net, ...moreHeadlines(found, rate, days, late, state, input)],
    sentence: sentenceOf(section, found, rate, late, input),
    breakdowns:
      found.tax <= bill ? [{ title: 'The bill', total: rupees('Bill with GST', bill), parts: [net, tax] }] : [],
    charts: [...partsChart(found.tax, bill), ...growthChart(section, found, input)],
    tables: found.isExcused || found.waiting !== null ? [] : [yearTable(found, input)],
    steps: sheet.steps,
    actions: found.tax > 0 ? stepsToDo(section, found.tax, days, late, input) : waitingSteps(section, found, input),
    caveats: caveatsOn(section, found, late, input),
  };
  const own =
    input.side === 'receive'
      ? forPayee(result, section, found, days, rate.percent, deductionOf(section, { ...input, pan: true }).tax, input)
      : result;
  return isUnderNewAct(input.date) ? underNewAct(own) : own;
}

/** Returns the rate on what is taxed now; of several bands, their mean. */
function rateOfDeduction(section: SectionOfPayment, { terms, now }: Deduction, input: TdsInput): Rate {
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

function noteSection(section: SectionOfPayment, input: TdsInput, sheet: Worksheet): void {
  sheet.heading('The section');
  sheet.step(
    verdict('Section', section.section),
    `By the kind of payment, on ${formatDate(input.date)}`,
    valueOn(section.terms, input.date).cite,
  );
  sheet.step(verdict('Who deducts', section.deductor), 'As the section says', valueOn(section.terms, input.date).cite);
}

/** How the payments compare with the limit. */
interface LimitState {
  readonly text: string;
  readonly room: number | null;
}

function noteLimit(section: SectionOfPayment, found: Deduction, input: TdsInput, sheet: Worksheet): LimitState {
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
    const earlier = found.entries.slice(0, -1).map(({ measured }) => exactInr(measured));
    sheet.step(
      rupees('Paid in the year with this', now.yearTotal),
      [...earlier, exactInr(now.measured)].join(' + '),
      cite,
    );
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

function noteTax(section: SectionOfPayment, found: Deduction, rate: Rate, input: TdsInput, sheet: Worksheet): void {
  const { now } = found;
  const law = valueOn(section.terms, input.date).cite;
  sheet.heading('The tax');
  if (input.cost > 0) {
    sheet.step(
      rupees('Payment less premiums or cost', now.taxable),
      `${exactInr(input.amount)} − ${exactInr(input.cost)}, never below zero`,
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
  if (now.carried > 0) {
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

function noteDays(section: SectionOfPayment, days: Deadlines, { date }: TdsInput, sheet: Worksheet): void {
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

function noteLateCost(tax: number, late: LateCost, days: Deadlines, input: TdsInput, sheet: Worksheet): void {
  if (input.deductedOn === '' && input.depositedOn === '' && input.filedOn === '') return;
  const { notDeducted, notPaidIn } = lateInterest.value;
  sheet.heading('Lateness');
  sheet.step(
    rupees('Interest for late deduction', late.notDeducted, { tone: 'cost' }),
    late.monthsToDeduct === 0
      ? 'Deducted on the day'
      : `${exactInr(tax)} × ${pct(notDeducted)} × ${late.monthsToDeduct} months touched, ${formatDate(input.date)} to ${formatDate(days.deducted)}`,
    lateInterest.cite,
  );
  sheet.step(
    rupees('Interest for late deposit', late.notPaidIn, { tone: 'cost' }),
    late.monthsToPayIn === 0
      ? 'Deposited in time'
      : `${exactInr(tax)} × ${pct(notPaidIn)} × ${late.monthsToPayIn} months touched, from the deduction on ${formatDate(days.deducted)}`,
    lateInterest.cite,
  );
  sheet.step(
    rupees('Late fee for the statement', late.fee, { tone: 'cost' }),
    late.daysToFile === 0
      ? 'Filed in time'
      : `${exactInr(lateStatementFee.value)} × ${late.daysToFile} days, at most the tax of ${exactInr(tax)}`,
    lateStatementFee.cite,
  );
  sheet.step(
    rupees('Interest and late fee', late.total, { tone: 'cost' }),
    `${exactInr(late.notDeducted)} + ${exactInr(late.notPaidIn)} + ${exactInr(late.fee)}`,
  );
}

/** Returns what waits for the last rent, and until when at the latest. */
function waitingFigures(waiting: number, { date }: TdsInput): [NumericFigure, TextFigure] {
  const lastMonth = `${firstYearOf(financialYearOf(date)) + 1}-03`;
  return [rupees('To set aside for this rent', waiting, { tone: 'tax' }), monthFigure('Deduct it in', lastMonth)];
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

function sentenceOf(section: SectionOfPayment, found: Deduction, rate: Rate, late: LateCost, input: TdsInput): string {
  const { now, tax } = found;
  if (found.isExcused) {
    return `You deduct nothing. Under section ${section.section} an individual or HUF below the audit limits need not deduct.`;
  }
  if (tax > 0) {
    const carried =
      now.carried > 0
        ? ` It covers ${inr(now.carried)} paid earlier without tax, because the limit is now crossed.`
        : '';
    const missed = now.owedBefore > 0 ? ` This includes ${inr(now.owedBefore)} missed earlier.` : '';
    return `Deduct ${inr(tax)} under section ${section.section} and pay ${inr(Math.max(0, input.amount + input.gst - tax))}.${carried}${missed}${lateness(tax, late)}`;
  }
  if (found.waiting !== null) {
    return `Deduct nothing from this rent. Under section ${section.section} you deduct once, from the rent for March or for the last month of your tenancy. Set aside ${inr(found.waiting)} for ${input.months === 1 ? 'this month' : `these ${input.months} months`}.`;
  }
  if (now.base === 0 && now.taxable > 0)
    return `You deduct nothing under section ${section.section}, because the limit is not crossed.`;
  if (now.taxable === 0)
    return `You deduct nothing under section ${section.section}, because the payment is not above the premiums or cost.`;
  return rate.percent === 0
    ? `You deduct nothing under section ${section.section}, because the rate is nil.`
    : `You deduct nothing under section ${section.section}, because the tax is less than half a rupee.`;
}

/** Returns what lateness adds to the tax, and what is to be paid in all; '' where nothing is late. */
function lateness(tax: number, { notDeducted, notPaidIn, fee, total }: LateCost): string {
  if (total === 0) return '';
  const interest = notDeducted + notPaidIn;
  const added = [
    ...(interest > 0 ? [`interest of ${inr(interest)}`] : []),
    ...(fee > 0 ? [`a late fee of ${inr(fee)}`] : []),
  ].join(' and ');
  return ` Being late adds ${added}, so ${inr(tax + total)} is to be paid in all.`;
}

function partsChart(tax: number, bill: number): Chart[] {
  return tax > bill
    ? []
    : [
        {
          kind: 'parts',
          title: 'Where the bill goes',
          unit: 'rupees',
          parts: [
            { label: 'To the payee', value: bill - tax, tone: 'own' },
            { label: 'TDS', value: tax, tone: 'tax' },
          ],
        },
      ];
}

/** Returns the tax as this payment grows, from a little to twice its amount: it shows the step at a limit. */
function growthChart(section: SectionOfPayment, found: Deduction, input: TdsInput): Chart[] {
  if (input.dealValue !== null || found.isExcused || found.waiting !== null) return [];
  const points = 24;
  const amounts = Array.from({ length: points }, (_, index) => Math.max(1, (2 * input.amount * (index + 1)) / points));
  return [
    {
      kind: 'lines',
      title: 'TDS as this payment grows',
      unit: 'rupees',
      x: { label: 'Payment', unit: 'rupees', values: amounts.map((amount) => Math.round(amount)) },
      series: [
        {
          label: 'TDS to deduct',
          tone: 'tax',
          values: amounts.map((amount) => deductionOf(section, { ...input, amount }).tax),
        },
      ],
    },
  ];
}

/** Returns the year's payments with the tax that fell due and the tax that was taken. */
function yearTable({ entries, tax, terms }: Deduction, input: TdsInput): Table {
  const hasLimit = terms.base === 'excess' || terms.limits.length > 0;
  const last = entries.length - 1;
  return {
    id: 'year',
    caption: `The payments of ${yearTitle(financialYearOf(input.date))}`,
    columns: [
      { label: 'Payment', unit: 'text' },
      { label: 'Amount', unit: 'exactRupees' },
      { label: 'Year so far', unit: 'exactRupees', rollUp: 'last' },
      { label: 'Limit', unit: 'text' },
      { label: 'Tax due with it', unit: 'exactRupees' },
      { label: 'Tax deducted', unit: 'exactRupees' },
    ],
    rows: entries.map((entry, index) => [
      entry.date === '' ? 'Earlier, no date' : formatDate(entry.date),
      index === last ? input.amount : entry.measured,
      entry.yearTotal,
      hasLimit ? (entry.crossed ? 'Crossed' : 'Not crossed') : 'None',
      entry.due,
      index === last ? tax : entry.deducted,
    ]),
    note: 'The last row is this payment. It includes tax that was due earlier but not deducted.',
  };
}

/** Returns a tenant's next step while the tax waits for the last rent. */
function waitingSteps(section: SectionOfPayment, { waiting }: Deduction, { date }: TdsInput): Action[] {
  if (waiting === null) return [];
  const lastDay = `${firstYearOf(financialYearOf(date)) + 1}-03-31`;
  return [
    {
      text: 'Deduct the tax on all rent of the year from the rent for March, or from your last rent if you leave earlier.',
      date: lastDay,
      cite: valueOn(section.terms, date).cite,
    },
  ];
}

/** Returns what to do after the payment, each with its day; a deposit that is late comes with its interest and fee. */
function stepsToDo(
  section: SectionOfPayment,
  tax: number,
  days: Deadlines,
  late: LateCost,
  { date, depositedOn }: TdsInput,
): Action[] {
  const withForm = paysWithStatement(section.statement);
  const isLate = depositedOn > days.deposit;
  const interest = late.notDeducted + late.notPaidIn;
  // A statement that is payment too is not taken without its fee; another one is filed, and its fee paid, by itself.
  const fee = withForm ? late.fee : 0;
  const parts = [
    `the tax of ${inr(tax)}`,
    ...(interest > 0
      ? [`${inr(interest)} of interest ${isLate ? `up to ${formatDate(depositedOn)}` : 'for the late deduction'}`]
      : []),
    ...(fee > 0 ? [`the late fee of ${inr(fee)}`] : []),
  ];
  const sum = inr(tax + interest + fee);
  const due = `Pay ${sum}${parts.length > 1 ? `: ${listed(parts)}` : ''}.${isLate ? ` The tax was due by ${formatDate(days.deposit)}.` : ''}`;
  const payBy = isLate ? depositedOn : days.deposit;
  const certificate: Action = {
    text: `Give the payee ${certificateName(section.statement, date)}.`,
    date: days.certificate,
    cite: certificateDays.cite,
  };
  if (withForm) {
    return [
      {
        text: `${due} Use ${statementName(section.statement, date)} on the income-tax portal. You need no TAN, only both PANs.`,
        date: payBy,
        cite: isLate ? lateInterest.cite : depositWithStatement.cite,
      },
      certificate,
    ];
  }
  return [
    {
      text: `${due} Use ${challanName(date)}, under your TAN.`,
      date: payBy,
      cite: isLate ? lateInterest.cite : deposit.cite,
    },
    {
      text: `File ${statementName(section.statement, date)} for the quarter.${late.fee > 0 ? ` Pay the late fee of ${inr(late.fee)} with it: ${inr(tax + late.total)} in all.` : ''}`,
      date: days.statement,
      cite: statementDue.cite,
    },
    certificate,
  ];
}
