import { incomeTaxYears } from '@/content/rules/income-tax';
import { oldRegimeForm, yearTitle } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import { withFreeHouses } from '@/content/tax/own-houses';
import { noReturnText } from '@/content/tax/return-duty';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import {
  lowerTaxVerdict,
  marginalStep,
  oldRegimeAction,
  regimeTaxSteps,
  taxBars,
  taxStep,
  type YearAnswer,
  yearAnswer,
  yearCaveats,
} from '@/content/tax/year-answer';
import { type Action, type Chart, type Result, rupees, type Table, worksheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { owesReturn } from '@/lib/tax/interest';
import { slabLines } from '@/lib/tax/slabs';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import { incomeCaveats, ownHouseCaveats, returnForm } from './caveats';
import type { IncomeTaxInput } from './form';
import { hasBusiness, incomeForFee, isLate, isOldOpen, returnDueOn, type Settled, settle } from './settle';
import { readingsOf, switchedReadings, taxpayerOf } from './taxpayer';

/** Returns the tax at slab rates by slab, with what agricultural income adds to it. */
function slabTable(assessment: Assessment): Table {
  const { charge, slabIncome } = assessment;
  const lines = slabLines(charge.scale, slabIncome);
  const added = charge.slabTax - lines.reduce((sum, { tax }) => sum + tax, 0);
  return {
    id: 'slabs',
    caption: `Tax by slab, ${regimeNames[assessment.regime]}`,
    columns: [
      { label: 'Slab', unit: 'text' },
      { label: 'Rate', unit: 'percent', rollUp: 'none' },
      { label: 'Your income in it', unit: 'rupees' },
      { label: 'Tax', unit: 'rupees' },
    ],
    rows: [
      ...lines.map(({ from, to, percent, income, tax }) => [
        to === null ? `Above ${inr(from)}` : `${inr(from)} to ${inr(to)}`,
        percent,
        income,
        tax,
      ]),
      ...(charge.aggregation ? [['Added: agricultural income raises the rate', null, null, added]] : []),
    ],
    total: ['Total', null, slabIncome, charge.slabTax],
  };
}

/** Returns tax of both regimes at incomes around the present one; the present one is among them. */
function incomeChart({ of, now }: YearAnswer): Chart {
  const step = Math.max(50_000, Math.round(now.grossTotalIncome / 10 / 50_000) * 50_000);
  const extra = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => index * step);
  const taxesOf = (regime: Regime) => extra.map((more) => of[regime].withMore(more).tax);
  return {
    kind: 'lines',
    title: 'Tax if you earn more',
    unit: 'rupees',
    x: { label: 'More income', values: extra, unit: 'rupees' },
    series: [
      { label: 'New regime', values: taxesOf('new'), tone: 'tax' },
      { label: 'Old regime', values: taxesOf('old'), tone: 'other' },
    ],
  };
}

function lossTable({ now, regime }: YearAnswer, late: boolean, thisYear: string): Table[] {
  const carriedForward = now.carriedForward.filter(
    // Sections 80 and 139(3): a late return bars only losses of its own year.
    ({ kind, financialYear }) => !late || kind === 'house' || financialYear !== thisYear,
  );
  if (carriedForward.length === 0) return [];
  const names = {
    house: 'House property',
    business: 'Business',
    speculative: 'Speculative',
    shortTermCapital: 'Short-term capital',
    longTermCapital: 'Long-term capital',
  };
  return [
    {
      id: 'losses',
      caption: `Losses carried to the next year, ${regimeNames[regime]}`,
      columns: [
        { label: 'Loss', unit: 'text' },
        { label: 'Of', unit: 'text' },
        { label: 'Amount', unit: 'rupees' },
      ],
      rows: carriedForward.map(({ kind, financialYear, amount }) => [names[kind], yearTitle(financialYear), amount]),
      note: 'File the return by its due date. After it, of this year’s losses you can carry forward only that from house property.',
    },
  ];
}

/** Returns what is left to pay with a return filed on its day, with tax, interest and fee apart where there are any. */
function leftToPay({ payable: owed, tax, interest, fee, filedOn }: Settled): string {
  const parts = [
    ...(tax >= 1 ? [`${inr(tax)} of tax`] : []),
    ...(interest >= 1 ? [`${inr(interest)} of interest`] : []),
    ...(fee > 0 ? [`${inr(fee)} of fee for the late return`] : []),
  ];
  const made = tax <= -1 ? `, after ${inr(-tax)} paid beyond the tax` : '';
  const apart = parts.length > 1 || made !== '' ? `: ${parts.join(', ')}${made}` : '';
  return `Paid and filed on ${formatDate(filedOn)}, ${inr(owed)} is left to pay${apart}.`;
}

/** Returns why the old regime is closed to a late return, with the box that opens it to business income; null where it is open. */
function closedToOld(isOpen: boolean, taxpayer: Taxpayer, year: IncomeTaxYear): string | null {
  if (isOpen) return null;
  return hasBusiness(taxpayer)
    ? `A late return can use the old regime only if ${oldRegimeForm(year.act)} was filed by the due date. If it was, say so under “Tax paid, refund, interest”.`
    : 'You cannot use the old regime in a late return.';
}

function sentenceFor({ regime, tax, now }: YearAnswer, settled: Settled | null, closed: string | null): string {
  const other: Regime = regime === 'new' ? 'old' : 'new';
  const difference = tax[other] - tax[regime];
  const compared =
    closed ??
    (difference === 0
      ? 'The tax is the same in both regimes.'
      : difference > 0
        ? `The ${regimeNames[regime]} costs you ${inr(difference)} less than the ${regimeNames[other]}.`
        : `The ${regimeNames[other]} would cost you ${inr(-difference)} less.`);
  const rate = now.grossTotalIncome > 0 ? (now.tax / now.grossTotalIncome) * 100 : 0;
  const share =
    tax[regime] === 0
      ? `You pay no income-tax in the ${regimeNames[regime]}.`
      : `You pay ${inr(tax[regime])}, ${pct(rate, 1)} of your income, in the ${regimeNames[regime]}.`;
  const rest =
    settled === null
      ? ''
      : settled.payable > 0
        ? ` ${leftToPay(settled)}`
        : settled.payable < 0
          ? ` A refund of ${inr(-settled.payable)} is due to you.`
          : ' Nothing is left to pay.';
  return `${share} ${compared}${rest}`;
}

/** Returns the income-tax of the year in both regimes, side by side, with the working of one. */
export function incomeTaxResult(input: IncomeTaxInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const described = taxpayerOf(input, year);
  const readings = readingsOf(input);
  const late = isLate(input, described, year);
  const oldOpen = isOldOpen(input, described, year);
  const answer = yearAnswer({
    person: (regime) => withFreeHouses(described, year, regime, readings),
    year,
    shown: oldOpen ? input.regime : 'new',
    readings,
  });
  const { both, tax, now, person: taxpayer, regime } = answer;

  const sheet = worksheet();
  assessmentSteps(sheet, now, year);
  const income = taxStep(sheet, answer);
  marginalStep(sheet, answer);
  const settlement = input.settle ? settle(input, taxpayer, now, year, readings, sheet) : null;
  sheet.heading('The other regime');
  regimeTaxSteps(sheet, answer);
  const dueDate = returnDueOn(input, taxpayer, year);
  const filing = incomeForFee(input, taxpayer, now, year);
  const files = owesReturn(filing) || (settlement !== null && settlement.payable < 0) || now.carriedForward.length > 0;
  const actions: Action[] = [
    {
      text: !files
        ? noReturnText(filing)
        : late
          ? `File ${returnForm(input, taxpayer, now, year)} now: its due date was ${formatDate(dueDate)}.`
          : `File ${returnForm(input, taxpayer, now, year)} by the due date for ${yearTitle(year.financialYear)}.`,
      ...(files && !late && { date: dueDate }),
      cite: year.returns.due.cite,
    },
    ...(regime === 'old' && !late && files
      ? [oldRegimeAction(year, { hasBusiness: hasBusiness(taxpayer), date: dueDate })]
      : []),
    ...(settlement?.actions ?? []),
  ];
  return {
    headline: [
      rupees('Income-tax', income, { tone: 'tax' }),
      settlement
        ? rupees(settlement.payable < 0 ? 'Refund' : 'Left to pay', Math.abs(settlement.payable))
        : lowerTaxVerdict(answer),
      rupees('Tax in the new regime', tax.new),
      rupees('Tax in the old regime', tax.old),
    ],
    sentence: sentenceFor(answer, settlement, closedToOld(oldOpen, taxpayer, year)),
    breakdowns: [
      {
        title: `Where your income goes, ${regimeNames[regime]}`,
        total: rupees('Gross total income', now.grossTotalIncome),
        parts: [
          rupees('Yours', Math.max(0, now.grossTotalIncome - now.tax), { tone: 'own' }),
          rupees('Tax with cess', Math.min(now.tax, now.grossTotalIncome), { tone: 'tax' }),
        ],
      },
    ],
    charts: [taxBars(answer), incomeChart(answer)],
    tables: [
      regimesTable(both, year),
      slabTable(now),
      ...(settlement?.tables ?? []),
      ...lossTable(answer, late, year.financialYear),
    ],
    steps: sheet.steps,
    actions,
    caveats: [
      ...incomeCaveats(input, answer),
      ...ownHouseCaveats(input, taxpayer, year),
      ...yearCaveats(answer, switchedReadings),
    ],
  };
}
