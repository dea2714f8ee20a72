import { nonResidentLaw as law, residenceRules } from '@/content/rules/income-tax/residence';
import { lastTwoYears } from '@/content/rules/income-tax/two-years';
import { yearTitle } from '@/content/tax/law-names';
import { regimeNames } from '@/content/tax/names';
import { openPointCaveats } from '@/content/tax/open-points';
import { regimesTable } from '@/content/tax/side-by-side';
import { assessmentSteps } from '@/content/tax/working';
import { type Chart, percentage, type Result, rupees, type Table, verdict, worksheet } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import { exactInr, inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { returnFromTds, usualReadings } from '@/lib/tax/taxpayer';
import { nriCaveats } from './caveats';
import { nameOfYear } from './days';
import { deductionsFor, propertyDeduction } from './deducted';
import { dutyActions, returnDuty } from './duties';
import type { NriInput } from './form';
import { byAct, propertyGain, taxedForeignIncome, taxpayerOf, treatyTax } from './person';
import {
  planActions,
  planSentence,
  planSteps,
  planTable,
  residenceInSentence,
  residenceNames,
  returnPlan,
} from './plan';
import {
  assumedInStatus,
  daysLeftAction,
  daysTable,
  reasonFor,
  type Status,
  statusOf,
  statusSteps,
  testsTable,
} from './status';
import { compareStreams, deductedTable, propertyTable, scopeTable, streamsTable } from './tables';
import { leastTax, type NonResidentTax, streamNames, taxWith, treatyRates } from './treaty';

type Both<T> = Readonly<Record<Regime, T>>;

/** The year’s tax of a residence in both regimes, ₹. */
interface YearTax {
  /** As the input has it: with the treaty only if there is a certificate. */
  readonly now: Both<NonResidentTax>;
  readonly actOnly: Both<number>;
  readonly withTreaty: Both<NonResidentTax>;
}

/** Returns a resident’s tax with credit for tax paid abroad: the lower of that tax and the Indian tax at the average rate. */
function residentTax(input: NriInput, status: Status, year: IncomeTaxYear, regime: Regime): NonResidentTax {
  const { status: residence } = status.finding;
  const taxpayer = taxpayerOf(input, residence);
  const before = assess(taxpayer, year, regime);
  const abroad = Math.max(0, taxedForeignIncome(input, residence));
  const rate = before.totalIncome > 0 ? before.tax / before.totalIncome : 0;
  const reliefs = Math.min(input.foreignTax, rate * abroad);
  const assessment = reliefs > 0 ? assess({ ...taxpayer, reliefs }, year, regime) : before;
  return { choices: byAct, assessment, treatyTax: 0, tax: assessment.tax };
}

function yearTax(input: NriInput, status: Status, year: IncomeTaxYear): YearTax {
  const both = <T>(of: (regime: Regime) => T): Both<T> => ({ new: of('new'), old: of('old') });
  if (status.finding.status !== 'nonResident') {
    const now = both((regime) => residentTax(input, status, year, regime));
    return { now, actOnly: both((regime) => now[regime].tax), withTreaty: now };
  }
  const rates = treatyRates(input, year);
  const act = both((regime) => leastTax(input, year, regime, rates, false));
  const withTreaty = both((regime) => leastTax(input, year, regime, rates, true));
  return {
    now: input.certificate ? withTreaty : act,
    actOnly: both((regime) => act[regime].tax),
    withTreaty,
  };
}

/** Returns the days of the year against the tests that they are measured by, and those of earlier years where there are any. */
function dayCharts(status: Status, input: NriInput): Chart[] {
  const { finding } = status;
  const tests = [...new Set([finding.shortTest, residenceRules.fullDays])].map((days) => ({
    label: days === finding.shortTest && days < residenceRules.fullDays ? 'Short test' : 'Resident from',
    days,
  }));
  const own = firstYearOf(input.financialYear);
  const { inYears } = residenceRules.ordinary;
  const years = Array.from({ length: inYears + 1 }, (_, index) => own - inYears + index);
  const limits: Chart = {
    kind: 'bars',
    title: 'Your days in India and the limits',
    unit: 'days',
    bars: ['Your days', ...tests.map(({ label }) => label)],
    marked: 0,
    series: [{ label: 'Days', values: [finding.days, ...tests.map(({ days }) => days)], tone: 'own' }],
  };
  const byYear: Chart = {
    kind: 'bars',
    title: 'Days in India by year',
    unit: 'days',
    bars: years.map(nameOfYear),
    marked: years.length - 1,
    series: [{ label: 'Days in India', values: years.map(status.daysIn), tone: 'own' }],
  };
  return years.slice(0, -1).some((year) => status.daysIn(year) > 0) ? [limits, byYear] : [limits];
}

function deductedChart(tax: number, tds: number): Chart {
  return {
    kind: 'bars',
    title: 'Tax due and tax deducted',
    unit: 'rupees',
    bars: ['Tax due', 'Deducted'],
    series: [{ label: 'Tax', values: [tax, tds], tone: 'tax' }],
  };
}

/** What the sentence states beside the residence, ₹. */
interface Answer {
  readonly regime: Regime;
  readonly tax: number;
  /** `null` where a resident has entered none. */
  readonly tds: number | null;
  readonly balance: number;
  readonly treatySaves: number;
}

function sentenceFor(input: NriInput, status: Status, { regime, tax, tds, balance, treatySaves }: Answer): string {
  const name = residenceInSentence[status.finding.status];
  const left =
    balance < 0
      ? `you get back ${inr(-balance)} with a return.`
      : balance > 0
        ? `${inr(balance)} is left to pay.`
        : 'nothing is left to pay.';
  const deducted =
    tds === null
      ? '. Enter the tax deducted to see what is left to pay or your refund.'
      : input.tds !== null
        ? `; with ${inr(tds)} of tax deducted, ${left}`
        : tds > 0
          ? `. By law payers deduct ${inr(tds)}; if they did, ${left}`
          : `. By law no tax is deducted, so ${left}`;
  const treaty =
    treatySaves > 0 && !input.certificate
      ? ` With a certificate of tax residence the treaty would lower your tax by ${inr(treatySaves)}.`
      : '';
  return `For ${yearTitle(input.financialYear)} you are ${name}: ${reasonFor(status, input).text}. Your tax is ${inr(tax)} in the ${regimeNames[regime]}${deducted}${treaty}`;
}

/** Returns residence, tax, treaty and duties of an individual with a life in two countries, ₹. */
export function nriTax(input: NriInput): Result {
  const year = rulesOfYear(lastTwoYears, input.financialYear);
  const multiple = year.payableMultiple;
  const status = statusOf(input, year);
  const isNonResident = status.finding.status === 'nonResident';
  const taxes = yearTax(input, status, year);
  const paid = (amount: number) => payable(amount, multiple.value);
  const better: Regime = paid(taxes.now.old.tax) < paid(taxes.now.new.tax) ? 'old' : 'new';
  const regime = input.regime === 'better' ? better : input.regime;
  const now = taxes.now[regime];
  const assessment: Assessment = now.assessment;
  const treatySaves = Math.max(0, paid(taxes.actOnly[regime]) - paid(taxes.withTreaty[regime].tax));
  const rates = treatyRates(input, year);
  const streams = isNonResident ? compareStreams(input, year, rates, taxes.withTreaty[regime]) : [];
  const deducted = isNonResident ? deductionsFor(input, year, rates) : [];
  const tds = input.tds ?? deducted.reduce((sum, each) => sum + each.tax, 0);

  const showsDeducted = isNonResident || input.tds !== null;

  const sheet = worksheet();
  const { step, heading } = sheet;
  statusSteps(sheet, status, input);
  const plan = returnPlan(input, status.stays, status.income);
  planSteps(sheet, plan);
  assessmentSteps(sheet, assessment, year);
  const chosen = (Object.entries(now.choices.treaty) as [keyof typeof streamNames, number][]).map(
    ([stream, percent]) => `${pct(percent)} of ${streamNames[stream].toLowerCase()}`,
  );
  if (isNonResident) {
    heading('Treaty');
    step(
      rupees('Tax at treaty rates', treatyTax(input, now.choices)),
      chosen.length > 0
        ? `${chosen.join(' + ')}; no surcharge and no cess`
        : input.certificate
          ? 'No treaty rate is lower than the Act'
          : 'Without a tax residency certificate only the Act applies',
      law.treaty,
    );
    step(
      rupees('Saved by the treaty, with a certificate', treatySaves),
      `${inr(paid(taxes.actOnly[regime]))} by the Act, ${inr(paid(taxes.withTreaty[regime].tax))} with the treaty where it is lower`,
      law.treaty,
    );
  }
  heading('What you pay');
  const tax = step(
    rupees('Income-tax', paid(now.tax)),
    `${exactInr(assessment.tax)} by the Act${now.treatyTax > 0 ? ` + ${exactInr(now.treatyTax)} by the treaty` : ''}, to the nearest ${inr(multiple.value)}`,
    multiple.cite,
  );
  for (const each of ['new', 'old'] as const) {
    step(
      rupees(each === 'new' ? 'Tax in the new regime' : 'Tax in the old regime', paid(taxes.now[each].tax)),
      `On a total income of ${inr(taxes.now[each].assessment.totalIncome)}`,
      multiple.cite,
    );
  }
  step(
    rupees('Tax deducted in India', tds),
    input.tds !== null
      ? 'As you entered it'
      : isNonResident
        ? 'What payers must deduct from a non-resident'
        : 'None entered. For a resident other TDS rules apply',
    year.taxDeducted,
  );
  const balance = paid(now.tax - tds);
  const balanceFigure = rupees(balance < 0 ? 'Refund' : 'Left to pay', Math.abs(balance));
  step(balanceFigure, `Tax ${inr(now.tax)} − ${inr(tds)} deducted, without interest`, multiple.cite);
  const property = isNonResident ? propertyDeduction(input, year) : null;
  if (property) {
    heading('Property sold');
    step(
      rupees('Deducted by the buyer without a certificate', property.onPrice.tax),
      `${pct(property.onPrice.percent)} of the price of ${inr(property.onPrice.amount)}`,
      law.propertyTds,
    );
    step(
      rupees('Deducted by the buyer with a certificate', property.onGain),
      `${pct(property.onGainPercent)} of the gain of ${inr(Math.max(0, propertyGain(input)))}`,
      law.lowerCertificate,
    );
  }
  const investment =
    isNonResident && input.assetInterest > 0 && input.person !== 'foreign' && now.choices.treaty.assets === undefined
      ? {
          chosen: now.choices.investmentIncome,
          difference: Math.abs(
            paid(
              taxWith(input, year, regime, { ...now.choices, investmentIncome: !now.choices.investmentIncome }).tax,
            ) - tax,
          ),
        }
      : null;
  const duty = returnDuty(
    input,
    {
      isNonResident,
      isOrdinary: status.finding.status === 'resident',
      grossTotalIncome: assessment.grossTotalIncome,
      basicExemption: assessment.charge.basicExemption,
      deducted: tds,
      returnFromTds: returnFromTds({ ...input, kind: 'individual', residence: status.finding.status }, year),
      refund: Math.max(0, -balance),
      usesInvestmentRule: now.choices.investmentIncome,
      usesTreaty: now.treatyTax > 0,
    },
    year.returns,
  );
  heading('Return');
  step(verdict('Return of income', duty.verdict), duty.why, duty.cite);
  const rate = assessment.grossTotalIncome > 0 ? (now.tax / assessment.grossTotalIncome) * 100 : 0;
  step(
    percentage('Tax as a share of the income India taxes', rate),
    `${inr(now.tax)} of ${inr(assessment.grossTotalIncome)}`,
  );

  const { lead: _lead, ...bothRegimes } = regimesTable(
    { new: taxes.now.new.assessment, old: taxes.now.old.assessment },
    year,
  );
  const tables: Table[] = [
    testsTable(status, input),
    ...planTable(plan, input),
    scopeTable(input, status.finding.status),
    ...streamsTable(streams, input),
    ...deductedTable(deducted),
    ...(isNonResident ? propertyTable(input, year) : []),
    daysTable(status, input),
    withTreatyRow(bothRegimes, taxes.now, paid),
  ];
  return {
    headline: [
      verdict('Residential status', residenceNames[status.finding.status]),
      rupees('Income-tax', tax, { tone: 'tax' }),
      ...(showsDeducted ? [rupees('Tax deducted in India', tds)] : []),
      balanceFigure,
    ],
    sentence:
      sentenceFor(input, status, { regime, tax, tds: showsDeducted ? tds : null, balance, treatySaves }) +
      assumedInStatus(input, year, status) +
      planSentence(plan),
    charts: [...dayCharts(status, input), ...(showsDeducted ? [deductedChart(tax, tds)] : [])],
    tables,
    steps: sheet.steps,
    actions: [
      ...planActions(plan),
      ...daysLeftAction(status, input, year),
      ...dutyActions(input, { duty, isNonResident, treatySaves, leftToPay: Math.max(0, balance), regime }, year),
    ],
    caveats: [
      ...nriCaveats(input, { status, regime, streams, treatySaves, investmentRule: investment }, year),
      ...openPointCaveats(
        assessment.tax,
        (readings) =>
          assess(
            { ...taxpayerOf(input, status.finding.status, now.choices), reliefs: assessment.reliefs },
            year,
            regime,
            { ...usualReadings, ...readings },
          ).tax,
        year.act,
      ),
    ],
  };
}

/** Returns both regimes line by line, with the treaty’s tax and the sum where there is any. */
function withTreatyRow(table: Table, now: Both<NonResidentTax>, paid: (amount: number) => number): Table {
  if (now.new.treatyTax === 0 && now.old.treatyTax === 0) return table;
  return {
    ...table,
    rows: [
      ...table.rows.slice(0, -1),
      ['Tax by the treaty', now.new.treatyTax, now.old.treatyTax],
      ['Income-tax', paid(now.new.tax), paid(now.old.tax)],
    ],
  };
}
