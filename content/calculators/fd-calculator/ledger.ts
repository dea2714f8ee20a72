/** Interest of each financial year as it is taxed, what the bank deducts of it, and the tax it brings. */
import { postOffice } from '@/content/rules/bank-deposits';
import { newPlaces } from '@/content/rules/tds/act-2025';
import { withoutPan } from '@/content/rules/tds/duties';
import { dutiesOf2025 } from '@/content/rules/tds/duties-2025';
import { interestSections } from '@/content/rules/tds/resident-interest';
import { incomeTaxYears, presentLaw } from '@/content/rules/years/income-tax';
import { yearsOnFile } from '@/content/rules/years/on-file';
import { actOf } from '@/content/tax/years';
import { addDays, financialYearOf, firstYearOf } from '@/lib/calendar';
import { rateNear } from '@/lib/finance/irr';
import { type RunningDeposit, yearsInPeriods } from '@/lib/finance/term-deposit';
import { type Citation, type IsoDate, nearestRules, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import { percentFor } from '@/lib/tax/tds';
import type { FdInput } from './rows';

/** Less than this above a limit is rounding of the double, ₹. */
const PAISA = 0.005;

/** The first financial year whose limits of TDS and income-tax are on file. */
export const firstKnownYear = yearsOnFile[0];

/** The latest year on file. */
export const latestYear = presentLaw.financialYear;

/** The slab rates of both regimes of the latest year on file, %, from nothing up. */
export const slabRates: readonly number[] = [
  ...new Set([
    0,
    ...Object.values(presentLaw.regimes).flatMap(({ slabs }) => slabs.value.below60.map(([, percent]) => percent)),
  ]),
].sort((a, b) => a - b);

/** Returns whether a year is not over on a day. */
export const isOpen = ({ financialYear }: InterestYear, { today }: Pick<FdInput, 'today'>): boolean =>
  financialYear >= financialYearOf(today);

/** Returns whether the declaration for no deduction may be given for a year that is not over. */
export const mayStillDeclare = (year: InterestYear, input: Pick<FdInput, 'today'>): boolean =>
  year.mayDeclare === true && isOpen(year, input);

/** One financial year of the deposit, ₹. */
export interface InterestYear {
  readonly financialYear: string;
  readonly interest: number;
  /** All interest of the bank in the year, which the limit looks at. */
  readonly measured: number;
  /** Up to this nothing is deducted; null before the years on file, and where nothing ever is. */
  readonly limit: number | null;
  /** % that is deducted once the limit is crossed. */
  readonly rate: number;
  /** Deducted from this deposit's interest; null before the years on file. */
  readonly tds: number | null;
  /** Income-tax that this interest brings; null where tax is left out. */
  readonly tax: number | null;
  /** Whether the declaration for no deduction may be given: tax of the year nil, and below 60 interest within the exemption. */
  readonly mayDeclare: boolean | null;
  readonly cite: Citation;
}

function paymentOf({ kind, payer, age }: FdInput): '194A-bank' | '194A-senior' | '194A-others' {
  if (kind !== 'post' && payer === 'company') return '194A-others';
  return age === 'below60' ? '194A-bank' : '194A-senior';
}

/** Returns the law of income-tax of a year on file; later years take the last one. */
function lawOf(financialYear: string): IncomeTaxYear | null {
  if (financialYear < firstKnownYear) return null;
  return nearestRules(incomeTaxYears, financialYear);
}

/** Returns whether no tax is deducted on the interest at all: that of most schemes of the post office. */
export function isOutsideDeduction({ kind, scheme, rdAt }: FdInput): boolean {
  const { value } = postOffice.noDeduction;
  return kind === 'post' ? value.includes(scheme) : kind === 'rd' && rdAt === 'post' && value.includes('recurring');
}

/** Returns what takes these schemes out of the deduction in a year. */
export function outsideCite(financialYear: string): Citation {
  return actOf(financialYear) === 'act1961' ? postOffice.noDeduction.cite : postOffice.noDeductionSince2026;
}

/** Returns the limit and rate of the deduction in a year, with its authority; null before the years on file. */
function deductionOf(input: FdInput, financialYear: string) {
  if (isOutsideDeduction(input)) {
    return { limit: null, rate: 0, cite: outsideCite(financialYear) };
  }
  if (financialYear < firstKnownYear) return null;
  const payment = paymentOf(input);
  const section = interestSections[payment];
  const { value, cite } = valueOn(section.terms, `${firstYearOf(financialYear)}-04-01`);
  if (value.base !== 'whole') return null;
  const place: Citation =
    actOf(financialYear) === 'act1961'
      ? cite
      : {
          source: 'income-tax-act-2025',
          at: `s. ${newPlaces[payment]}, Income-tax Act, 2025`,
        };
  const noPan = actOf(financialYear) === 'act1961' ? withoutPan : (dutiesOf2025.get(withoutPan) ?? withoutPan);
  return {
    limit: value.limits[0]?.amount ?? 0,
    rate: input.pan ? percentFor(value.percent, 'individual') : section.withoutPan,
    cite: input.pan ? place : noPan,
  };
}

/**
 * Returns the person with so much interest, ₹. The deduction of section 80TTB is for interest of banks and the post office, not of a
 * company.
 */
function personWith(input: FdInput, interest: number): Taxpayer {
  const income = input.income ?? 0;
  const other =
    paymentOf(input) === '194A-others' ? { other: income + interest } : { other: income, depositInterest: interest };
  return { ...emptyTaxpayer, age: input.age, other: { ...emptyTaxpayer.other, ...other } };
}

/** Returns the income-tax of a person with so much deposit interest, ₹. */
function taxWith(input: FdInput, law: IncomeTaxYear, interest: number): number {
  return assess(personWith(input, interest), law, input.regime).tax;
}

/** Returns the financial years of some deposits with the interest that each earns, ₹. */
export function interestByYear(
  deposits: readonly RunningDeposit[],
): { readonly financialYear: string; readonly interest: number }[] {
  const starts = deposits.map(({ start }) => start).sort();
  const ends = deposits.map(({ end }) => end).sort();
  const [start = '', end = start] = [starts[0], ends.at(-1)];
  const first = firstYearOf(financialYearOf(start));
  // What a deposit is worth less once it is broken belongs to the year of that day; other deposits end with the day before.
  const isBroken = deposits.some(({ addedAtEnd }) => addedAtEnd !== undefined);
  const last = firstYearOf(financialYearOf(isBroken ? end : addDays(end, -1)));
  const earned = (day: IsoDate) =>
    sumOf(deposits, (deposit) => deposit.earned(day) - (day === deposit.end ? (deposit.addedAtEnd ?? 0) : 0));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return {
      financialYear: financialYearOf(`${year}-04`),
      interest: earned(`${year + 1}-04-01`) - earned(`${year}-04-01`),
    };
  });
}

/** Returns the financial years of some deposits, with interest, deduction and tax. */
export function interestYears(input: FdInput, deposits: readonly RunningDeposit[]): InterestYear[] {
  return interestByYear(deposits).map(({ financialYear, interest }): InterestYear => {
    const measured = Math.max(0, interest) + input.otherInterest;
    const deduction = deductionOf(input, financialYear);
    const law = lawOf(financialYear);
    const limit = deduction?.limit ?? null;
    const crossed = limit !== null && measured > limit + PAISA && !input.declared;
    let tax: number | null = null;
    let mayDeclare: boolean | null = null;
    if (law && input.income !== null) {
      const withInterest = taxWith(input, law, measured);
      tax = withInterest - taxWith(input, law, input.otherInterest);
      const exemption = law.regimes[input.regime].slabs.value[input.age][0]?.[0] ?? 0;
      mayDeclare = withInterest < 0.5 && (input.age !== 'below60' || measured <= exemption);
    }
    return {
      financialYear,
      interest,
      measured,
      limit,
      rate: deduction?.rate ?? 0,
      tds: deduction ? (crossed ? (Math.max(0, interest) * deduction.rate) / 100 : 0) : null,
      tax,
      mayDeclare,
      cite: deduction?.cite ?? { source: 'income-tax-act-1961', at: 's. 194A, Income-tax Act, 1961' },
    };
  });
}

/**
 * Returns the yearly rate, %, at which what comes out pays back what went in, tax of each year counted at its end; null where none
 * fits. Whole periods of `months` count as such.
 */
export function yearlyYield(
  deposits: readonly RunningDeposit[],
  months: number,
  years: readonly Pick<InterestYear, 'financialYear' | 'tax'>[] = [],
): number | null {
  const [first] = deposits;
  if (!first) return null;
  const start = first.start;
  const at = (day: IsoDate) => yearsInPeriods(start, day, months);
  const flows: { readonly time: number; readonly amount: number }[] = [];
  let lastEnd = start;
  for (const { end, paidIn, payouts } of deposits) {
    if (end > lastEnd) lastEnd = end;
    let principal = 0;
    for (const { date, amount } of paidIn) {
      flows.push({ time: at(date), amount: -amount });
      principal += amount;
    }
    for (const { date, amount } of payouts) flows.push({ time: at(date), amount });
    flows.push({ time: at(end), amount: principal });
  }
  for (const { financialYear, tax } of years) {
    const close = `${firstYearOf(financialYear) + 1}-04-01`;
    flows.push({ time: at(close < lastEnd ? close : lastEnd), amount: -(tax ?? 0) });
  }
  const rate = rateNear(0.05, (tried) => sumOf(flows, ({ time, amount }) => amount * (1 + tried) ** -time));
  return rate === null ? null : rate * 100;
}
