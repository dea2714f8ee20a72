import {
  certificateDays,
  deposit,
  depositWithStatement,
  gstApart,
  lateInterest,
  lateStatementFee,
  statementDue,
} from '@/content/rules/tds/duties';
import {
  type Chart,
  dateFigure,
  type Figure,
  type NextStep,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate, formatPercent, formatRupees } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { type Limit, limitsFor, percentFor } from '@/lib/tax/tds';
import { certificateForm, type Deadlines, deadlinesOf, type LateCost, lateCostOf, paysAndTells } from './deadlines';
import type { TdsInput } from './form';
import { type Deduction, deductionOf } from './ledger';
import { notesOn } from './notes';
import { type Rate, rateOf } from './rate';
import { type SectionOfPayment, sectionOf } from './section-of';

const inRupees = (value: number) => formatRupees(value, { paise: !Number.isInteger(value) });

/** Tax to deduct from one payment: whether, how much, by when, and what lateness costs. */
export function tdsResult(input: TdsInput): Result {
  const section = sectionOf(input.payment);
  if (!section) throw new Error(`The table has no row for ${input.payment}; check() refuses it.`);
  const found = deductionOf(section, input);
  const sheet = worksheet();
  const rate = rateOfDeduction(section, found, input);

  noteSection(section, input, sheet);
  const state = noteLimit(section, found, input, sheet);
  noteTax(section, found, rate, input, sheet);
  const days = deadlinesOf(section.statement, input.deductedOn || input.date);
  const late = lateCostOf(found.tax, section.statement, days, input);
  if (found.tax > 0) noteDays(section, days, sheet);
  noteLateCost(found.tax, late, days, input, sheet);

  const tax = rupees('TDS to deduct', found.tax, { tone: 'tax' });
  const bill = input.amount + input.gst;
  const net = rupees('Payment after TDS', Math.max(0, bill - found.tax), { tone: 'own' });
  return {
    headline: [tax, net, ...moreHeadlines(found, rate, days, late, state)],
    sentence: sentenceOf(section, found, rate, input),
    breakdowns:
      found.tax <= bill ? [{ title: 'The bill', total: rupees('Bill with GST', bill), parts: [net, tax] }] : [],
    charts: [...partsChart(found.tax, bill), ...growthChart(section, found, input)],
    tables: found.isExcused ? [] : [yearTable(found, input)],
    steps: sheet.steps,
    nextSteps: found.tax > 0 ? stepsToDo(section, found.tax, days) : [],
    notes: notesOn(section, found, late, input),
  };
}

/** The rate on what is taxed now; of several bands, their mean. */
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
  sheet.note(
    verdict('Section', section.section),
    `By the kind of payment, on ${formatDate(input.date)}`,
    valueOn(section.terms, input.date).cite,
  );
  sheet.note(verdict('Who deducts', section.deductor), 'As the section says', valueOn(section.terms, input.date).cite);
}

/** Where the payments stand against the limit. */
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
    sheet.note(rupees('GST left out', input.gst), 'Shown apart on the bill', gstApart);
  }
  if (section.isForeign || limits.some(({ per }) => per === 'year')) {
    const earlier = found.entries.slice(0, -1).map(({ measured }) => inRupees(measured));
    sheet.note(
      rupees('Paid in the year with this', now.yearTotal),
      [...earlier, inRupees(now.measured)].join(' + '),
      cite,
    );
  }
  if (limits.some(({ per }) => per === 'month')) {
    sheet.note(
      rupees('Rent of a month', now.monthTotal),
      input.months > 1 ? `${inRupees(input.amount)} ÷ ${input.months} months` : 'Payments of the same month',
      cite,
    );
  }
  if (limits.some(({ per }) => per === 'payment')) {
    sheet.note(
      rupees(input.payment === '194IA' ? 'Value of the property' : 'This payment', now.measured),
      input.payment === '194IA' ? 'The higher of price and stamp duty value' : 'Compared alone',
      cite,
    );
  }
  for (const limit of limits) {
    sheet.note(rupees(limitName(limit), limit.amount), limitMeaning(limit, terms.base === 'excess'), cite);
  }
  const text = found.isExcused
    ? 'Does not apply'
    : limits.length === 0
      ? 'None'
      : now.crossed
        ? 'Crossed'
        : 'Not crossed';
  sheet.note(
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
    sheet.note(
      rupees('Payment less premiums or cost', now.taxable),
      `${inRupees(input.amount)} − ${inRupees(input.cost)}, never below zero`,
      law,
    );
  }
  const base = sheet.note(
    rupees('Amount taxed', found.isExcused ? 0 : now.base),
    found.isExcused
      ? 'Nothing: the payer is below the audit limits'
      : now.base === 0
        ? 'Nothing is above the limit'
        : now.carried > 0
          ? `This payment ${inRupees(now.taxable)} + earlier payments without tax ${inRupees(now.carried)}`
          : found.terms.base === 'excess'
            ? 'What this payment adds above the limit'
            : 'This payment',
    law,
  );
  if (now.carried > 0) {
    sheet.note(
      rupees('Of it from earlier payments', now.carried),
      'Paid below the limit without tax, taxed now that it is crossed',
      law,
    );
  }
  sheet.note(percentage('Rate of TDS', rate.percent, { decimals: 4 }), rate.why(), rate.cite ?? law);
  const missed = found.isExcused ? 0 : now.owedBefore;
  if (missed > 0) {
    sheet.note(
      rupees('Tax missed earlier', missed),
      'Due on earlier payments of the year and not deducted',
      lateInterest.cite,
    );
  }
  sheet.note(
    rupees('TDS to deduct', found.tax, { tone: 'tax' }),
    found.cutTo === null
      ? `${formatPercent(rate.percent, 4)} of ${inRupees(base)}${missed > 0 ? ` + ${inRupees(missed)}` : ''}, to the nearest rupee`
      : `${formatPercent(rate.percent, 4)} of ${inRupees(base)}, but not more than a month’s rent`,
    law,
  );
}

function noteDays(section: SectionOfPayment, days: Deadlines, sheet: Worksheet): void {
  const withForm = paysAndTells(section.statement);
  sheet.heading('The days');
  sheet.note(
    dateFigure('Deposit the tax by', days.deposit),
    withForm
      ? `${depositWithStatement.value} days from the end of the month of deduction, with Form ${section.statement}`
      : `Day ${Number(deposit.value.dayOfNextMonth)} of the next month, or 30 April for March, with challan ITNS 281`,
    withForm ? depositWithStatement.cite : deposit.cite,
  );
  sheet.note(
    dateFigure('File the statement by', days.statement),
    withForm ? `Form ${section.statement} pays and tells at once` : `Form ${section.statement}, for the quarter`,
    withForm ? depositWithStatement.cite : statementDue.cite,
  );
  sheet.note(
    dateFigure('Give the certificate by', days.certificate),
    `Form ${certificateForm[section.statement]}, ${certificateDays.value} days after that`,
    certificateDays.cite,
  );
}

function noteLateCost(tax: number, late: LateCost, days: Deadlines, input: TdsInput, sheet: Worksheet): void {
  if (input.deductedOn === '' && input.depositedOn === '' && input.filedOn === '') return;
  const { notDeducted, notPaidIn } = lateInterest.value;
  sheet.heading('Lateness');
  sheet.note(
    rupees('Interest for late deduction', late.notDeducted, { tone: 'cost' }),
    late.monthsToDeduct === 0
      ? 'Deducted on the day'
      : `${inRupees(tax)} × ${formatPercent(notDeducted)} × ${late.monthsToDeduct} months touched, ${formatDate(input.date)} to ${formatDate(days.deducted)}`,
    lateInterest.cite,
  );
  sheet.note(
    rupees('Interest for late deposit', late.notPaidIn, { tone: 'cost' }),
    late.monthsToPayIn === 0
      ? 'Paid in in time'
      : `${inRupees(tax)} × ${formatPercent(notPaidIn)} × ${late.monthsToPayIn} months touched, from the deduction on ${formatDate(days.deducted)}`,
    lateInterest.cite,
  );
  sheet.note(
    rupees('Late fee for the statement', late.fee, { tone: 'cost' }),
    late.daysToFile === 0
      ? 'Filed in time'
      : `${inRupees(lateStatementFee.value)} × ${late.daysToFile} days, at most the tax of ${inRupees(tax)}`,
    lateStatementFee.cite,
  );
  sheet.note(
    rupees('Interest and late fee', late.total, { tone: 'cost' }),
    `${inRupees(late.notDeducted)} + ${inRupees(late.notPaidIn)} + ${inRupees(late.fee)}`,
  );
}

function moreHeadlines(found: Deduction, rate: Rate, days: Deadlines, late: LateCost, state: LimitState): Figure[] {
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

function sentenceOf(section: SectionOfPayment, found: Deduction, rate: Rate, input: TdsInput): string {
  const { now, tax } = found;
  if (found.isExcused) {
    return `You deduct nothing: section ${section.section} does not ask it of an individual or HUF below the audit limits.`;
  }
  if (tax > 0) {
    const carried =
      now.carried > 0
        ? ` It covers ${formatRupees(now.carried)} paid earlier without tax, because the limit is now crossed.`
        : '';
    const missed = now.owedBefore > 0 ? ` Of it ${formatRupees(now.owedBefore)} was missed earlier.` : '';
    return `Deduct ${formatRupees(tax)} under section ${section.section} and pay ${formatRupees(Math.max(0, input.amount + input.gst - tax))}.${carried}${missed}`;
  }
  if (now.base === 0 && now.taxable > 0)
    return `Nothing to deduct under section ${section.section}: the limit is not crossed.`;
  return rate.percent === 0
    ? `Nothing to deduct under section ${section.section}: the rate is nil.`
    : `Nothing to deduct under section ${section.section}: the tax is less than half a rupee.`;
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

/** The tax as this payment grows, from a little to twice its amount: it shows the step at a limit. */
function growthChart(section: SectionOfPayment, found: Deduction, input: TdsInput): Chart[] {
  if (input.dealValue !== null || found.isExcused) return [];
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

/** The year's payments with the tax that fell due and the tax that was taken. */
function yearTable({ entries, tax, terms }: Deduction, input: TdsInput): Table {
  const hasLimit = terms.base === 'excess' || terms.limits.length > 0;
  const last = entries.length - 1;
  return {
    id: 'year',
    caption: `The payments of FY ${financialYearOf(input.date)}`,
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
    note: 'The last row is this payment. Tax due and not deducted earlier is added to it.',
  };
}

/** What to do after the payment, each with its day. */
function stepsToDo(section: SectionOfPayment, tax: number, days: Deadlines): NextStep[] {
  const certificate: NextStep = {
    text: `Give the payee Form ${certificateForm[section.statement]}.`,
    date: days.certificate,
    cite: certificateDays.cite,
  };
  if (paysAndTells(section.statement)) {
    return [
      {
        text: `Pay ${formatRupees(tax)} with Form ${section.statement} on the income-tax portal. You need no TAN, only both PANs.`,
        date: days.deposit,
        cite: depositWithStatement.cite,
      },
      certificate,
    ];
  }
  return [
    {
      text: `Pay ${formatRupees(tax)} to the government with challan ITNS 281, under your TAN.`,
      date: days.deposit,
      cite: deposit.cite,
    },
    {
      text: `File Form ${section.statement} for the quarter.`,
      date: days.statement,
      cite: statementDue.cite,
    },
    certificate,
  ];
}
