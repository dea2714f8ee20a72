import { incomeTaxYears } from '@/content/rules/years/income-tax';
import type { WithMore } from '@/content/tax/marginal';
import { type Citation, type IsoDate, rulesOfYear } from '@/lib/law';
import { sum } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import { isOldRegimeOpen } from '@/lib/tax/old-regime';
import { basicExemption } from '@/lib/tax/slabs';
import {
  emptyTaxpayer,
  type Gain,
  type Readings,
  returnFromTds,
  type Taxpayer,
  usualReadings,
} from '@/lib/tax/taxpayer';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';

/** The tax of the year that the instalments are measured on, ₹. */
export interface YearTax {
  readonly tax: number;
  readonly tds: number;
  /** Tax less tax deducted and collected; below zero where too much was. */
  readonly afterTds: number;
  /** The same without income that arose after a day and could not be foreseen; never below zero. */
  readonly dueBy: (day: IsoDate) => number;
  readonly income: IncomeForFee;
  /** Where the tax was worked out from income. */
  readonly worked?: {
    readonly year: IncomeTaxYear;
    readonly regime: Regime;
    /** Whether the late return put an end to the choice of the old regime. */
    readonly oldRegimeLost: boolean;
    readonly withMore: WithMore;
    /** The tax where the law is read otherwise, ₹. */
    readonly taxRead: (readings: Partial<Readings>) => number;
    readonly cite: Citation;
  };
}

/** Returns the tax of the year, as entered or worked out. */
export function yearTaxOf(input: AdvanceTaxInput, law: Law): YearTax {
  return input.mode === 'known' ? knownTax(input) : workedTax(input, law);
}

function knownTax(input: AdvanceTaxInput): YearTax {
  const { tax, datedTax, totalIncome, regime } = input;
  const tds = tdsOf(input);
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const afterTds = tax - tds;
  return {
    tax,
    tds,
    afterTds,
    dueBy: (day) => Math.max(0, afterTds - sum(datedTax.filter(({ date }) => date > day).map((each) => each.tax))),
    // Deductions are not known here: the total income is used as the income before them.
    income: { totalIncome, beforeDeductions: totalIncome, ...limitsOf(input, regime, year, tds) },
  };
}

/** Returns the tax deducted and collected apart from dated income, ₹: the total of the entries where there are any. */
function tdsOf({ tds, tdsEntries }: Pick<AdvanceTaxInput, 'tds' | 'tdsEntries'>): number {
  return tdsEntries.length > 0 ? sum(tdsEntries.map((entry) => entry.tax)) : tds;
}

type DatedIncome = AdvanceTaxInput['datedIncome'][number];

function workedTax(input: AdvanceTaxInput, law: Law): YearTax {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const oldRegimeLost =
    input.regime === 'old' &&
    !isOldRegimeOpen({ ...law, hasBusiness: input.business !== 'none', optionHolds: input.optionForm });
  const regime = oldRegimeLost ? 'new' : input.regime;
  const assessed = (rows: readonly DatedIncome[], extra = 0, readings: Partial<Readings> = {}) =>
    assess(taxpayerOf(input, rows, extra, year, regime), year, regime, { ...usualReadings, ...readings });
  const whole = assessed(input.datedIncome);
  const tds = tdsOf(input) + sum(input.datedIncome.map((row) => row.tds));
  const afterTds = whole.tax - tds;

  const known = new Map<number, number>([[input.datedIncome.length, Math.max(0, afterTds)]]);
  const dueBy = (day: IsoDate) => {
    const arisen = input.datedIncome.filter((row) => row.date <= day);
    const before = known.get(arisen.length);
    if (before !== undefined) return before;
    const tdsSoFar = tdsOf(input) + sum(arisen.map((row) => row.tds));
    // Never more than what is due on the income returned.
    const due = Math.max(0, Math.min(afterTds, assessed(arisen).tax - tdsSoFar));
    known.set(arisen.length, due);
    return due;
  };

  const scale = year.regimes[regime].slabs;
  return {
    tax: whole.tax,
    tds,
    afterTds,
    dueBy,
    income: {
      totalIncome: whole.totalIncome,
      beforeDeductions: whole.grossTotalIncome,
      ...limitsOf(input, regime, year, tds),
    },
    worked: {
      year,
      regime,
      oldRegimeLost,
      withMore: (extra) => (extra === 0 ? whole : assessed(input.datedIncome, extra)),
      taxRead: (readings) => assessed(input.datedIncome, 0, readings).tax,
      cite: scale.cite,
    },
  };
}

/** Returns the income, and the tax deducted, up to which no return is owed, ₹. */
function limitsOf(input: AdvanceTaxInput, regime: Regime, year: IncomeTaxYear, tds: number) {
  return {
    basicExemption: basicExemption(year.regimes[regime].slabs.value[slabAge(input, regime)]),
    tds,
    returnFromTds: returnFromTds({ ...input, kind: 'individual' }, year),
  };
}

/** Returns the age for the slabs: a non-resident has the slabs of those below 60. */
function slabAge({ age, residence }: AdvanceTaxInput, regime: Regime): AdvanceTaxInput['age'] {
  return residence === 'nonResident' || regime === 'new' ? 'below60' : age;
}

function taxpayerOf(
  input: AdvanceTaxInput,
  rows: readonly DatedIncome[],
  extra: number,
  year: IncomeTaxYear,
  regime: Regime,
): Taxpayer {
  const of = (kind: DatedIncome['kind']) => sum(rows.filter((row) => row.kind === kind).map((row) => row.amount));
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    business: { regular: input.profit + of('newBusiness'), speculative: 0 },
    gains: rows.flatMap((row) => gainOf(row, year)),
    other: {
      ...emptyTaxpayer.other,
      other: input.otherIncome + extra,
      dividend: of('dividend'),
      winnings: of('winnings'),
      onlineGames: of('onlineGames'),
    },
    // The one deduction without a limit of its own holds what is entered as all deductions together.
    claims: { ...emptyTaxpayer.claims, other: regime === 'old' ? input.deductions : 0 },
  };
}

/** Classes of gains that had other rates for transfers before 23 July 2024. */
const earlier = {
  shortTermEquity: 'shortTermEquityEarly',
  longTermEquity: 'longTermEquityEarly',
  longTermOther: 'longTermIndexedEarly',
} as const;

function gainOf({ kind, date, amount }: DatedIncome, year: IncomeTaxYear): Gain[] {
  switch (kind) {
    case 'shortTermEquity':
    case 'longTermEquity':
    case 'longTermOther': {
      const early = date < '2024-07-23' && year.special[earlier[kind]] !== undefined;
      return [{ class: early ? earlier[kind] : kind, amount }];
    }
    case 'slabShortTerm':
    case 'virtualAssets':
      return [{ class: kind, amount }];
    default:
      return [];
  }
}
