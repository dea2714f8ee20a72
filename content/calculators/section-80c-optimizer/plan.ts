import { addMonths, type IsoMonth } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import { assessWith, type Extra, type Rooms, roomsOf, taxBeforeRounding, taxIn, taxPaid } from './person';
import { type Product, productsFor, type ReturnTax, valueAfter, valueOfYears } from './products';
import { type BySlab, bySlab } from './slabs';

/** A product with what it does for this person. */
interface Ranked {
  readonly product: Product;
  /** Why it is not in the plan; '' where it may be. */
  readonly unfit: string;
  /** What ₹1,00,000 becomes after all tax, ₹. */
  readonly value: number;
  /** The yearly return on what it costs after the tax saved, as a fraction; null where the tax saved is all of it. */
  readonly yearly: number | null;
}

/** An amount of the plan, ₹, what it becomes, and what it becomes when repeated every year. */
export interface Part {
  readonly product: Product;
  readonly amount: number;
  readonly value: number;
  readonly valueOfYears: number;
}

/** One month of the plan: ₹ for each part in its order. */
export interface MonthOfPlan {
  readonly month: IsoMonth;
  readonly date: IsoDate;
  readonly amounts: readonly number[];
  /** What all instalments up to this one save of the tax that is paid. */
  readonly savedSoFar: number;
}

/** `locked` and `risky`: room would save tax, but in products that are locked for longer, or in NPS for who takes no risk. */
type Verdict = 'over' | 'noTax' | 'new' | 'old' | 'oldWithPlan' | 'full' | 'locked' | 'risky';

/** The answer as figures; all amounts ₹. */
export interface Plan {
  readonly rooms: Rooms;
  readonly verdict: Verdict;
  readonly regime: Regime;
  readonly taxNow: number;
  readonly tax: Readonly<Record<Regime, number>>;
  readonly taxWithPlan: number;
  readonly saved: number;
  /** Own NPS that only its risk keeps out of the plan, and what it would save beside it. */
  readonly npsLeftOut: {
    readonly amount: number;
    readonly saved: number;
    /** Whether the other products would save tax too, but are locked for longer. */
    readonly othersLocked: boolean;
  };
  readonly total: number;
  readonly equityShare: number;
  readonly parts: readonly Part[];
  readonly ranking: readonly Ranked[];
  readonly returnTax: ReturnTax;
  readonly months: readonly MonthOfPlan[];
  /** All that may be paid by 31 March, within the limits, the time and the amount of the form, and what each part of it saves. */
  readonly bySlab: BySlab;
}

const LAKH = 1_00_000;
/** A month's instalment is at least this, and a multiple of the PPF's step, ₹. */
const LEAST_INSTALMENT = 500;
const MULTIPLE = 50;
/** Interest of PPF runs on the balance after this day. */
const DAY = '05';

/** Returns the part of the plan that goes into shares, %, by years and tolerance of risk: a rule of thumb. */
function equityShare({ years, risk }: Pick<SavingsInput, 'years' | 'risk'>): number {
  if (risk === 'low' || years < 5) return 0;
  if (risk === 'medium') return years >= 7 ? 40 : 20;
  return years >= 7 ? 80 : 50;
}

const marketRisk = 'Moves with the market';

function unfitFor(product: Product, input: SavingsInput): string {
  if (product.closed !== '') return product.closed;
  if (product.lockYears > input.years) return 'Locked for longer';
  if (product.id === 'elss' && equityShare(input) === 0) return marketRisk;
  if (product.risk === 'Market' && input.risk === 'low') return marketRisk;
  return '';
}

/** Returns the amounts of a total: the savings of section 80C first, then NPS. */
function split(total: number, savings: number): Extra {
  return { savings: Math.min(total, savings), ownNps: Math.max(0, total - savings) };
}

/** Returns the rate of the slab that the income ends in, with surcharge and cess, that surcharge, and what the rebate leaves free. */
function returnTaxOf({ charge, slabIncome, totalIncome }: Assessment, year: IncomeTaxYear, regime: Regime): ReturnTax {
  const percent = charge.scale.findLast(([above]) => slabIncome > above)?.[1] ?? 0;
  const surchargePercent = charge.surchargeWorking.percent;
  const slab = (percent * (100 + surchargePercent) * (100 + year.cess.value)) / 1_000_000;
  const isFree = slab > 0 && charge.total === 0;
  const rebateRoom = isFree ? Math.max(0, year.regimes[regime].rebate.value.incomeUpTo - totalIncome) : 0;
  const unusedExemption = Math.max(0, charge.basicExemption - slabIncome);
  return { slab, rebateRoom, unusedExemption, surchargePercent, regime, year };
}

/** Returns the least total, in steps of ₹10, that saves as much tax as all of it. */
function enough(input: SavingsInput, year: IncomeTaxYear, savings: number, all: number): number {
  const target = taxBeforeRounding(input, year, split(all, savings));
  let low = 0;
  let high = Math.ceil(all / 10);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (taxBeforeRounding(input, year, split(Math.min(all, middle * 10), savings)) <= target + 1e-6) high = middle;
    else low = middle + 1;
  }
  return Math.min(all, high * 10);
}

function isOver({ today }: SavingsInput, year: IncomeTaxYear): boolean {
  return today > year.lastDay;
}

/** Returns the months from today, or from April, to March, with the day to pay on. */
function monthsLeft({ today }: SavingsInput, year: IncomeTaxYear): { month: IsoMonth; date: IsoDate }[] {
  const last = year.lastDay.slice(0, 7);
  const isBefore = today === '' || today < year.firstDay;
  const first = isBefore ? year.firstDay.slice(0, 7) : today.slice(0, 7);
  const months: { month: IsoMonth; date: IsoDate }[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const usual = `${month}-${DAY}`;
    months.push({ month, date: !isBefore && usual < today ? today : usual });
  }
  return months;
}

/** Returns the plan month by month: equal instalments, the last one with the rest. */
function instalments(input: SavingsInput, year: IncomeTaxYear, parts: readonly Part[]): MonthOfPlan[] {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return [];
  const least = parts.length * LEAST_INSTALMENT;
  const all = monthsLeft(input, year);
  const months = all.slice(0, Math.max(1, Math.min(all.length, Math.floor(total / least))));
  const paidNow = taxPaid(input, year);
  let soFar: Required<Pick<Extra, 'savings' | 'ownNps'>> = { savings: 0, ownNps: 0 };
  return months.map(({ month, date }, index) => {
    const amounts = parts.map(({ amount }) => {
      const monthly = Math.floor(amount / months.length / MULTIPLE) * MULTIPLE;
      return index === months.length - 1 ? amount - monthly * (months.length - 1) : monthly;
    });
    const into = (isNps: boolean) =>
      sumOf(parts, ({ product }, part) => ((product.id === 'nps') === isNps ? (amounts[part] ?? 0) : 0));
    soFar = { savings: soFar.savings + into(false), ownNps: soFar.ownNps + into(true) };
    return { month, date, amounts, savedSoFar: paidNow - taxPaid(input, year, soFar) };
  });
}

function verdictOf(
  input: SavingsInput,
  year: IncomeTaxYear,
  rooms: Rooms,
  tax: Readonly<Record<Regime, number>>,
  { saved, npsLeftOut }: Pick<Plan, 'saved' | 'npsLeftOut'>,
): Verdict {
  if (isOver(input, year)) return 'over';
  if (saved > 0) return tax.old < tax.new || input.regime === 'old' ? 'old' : 'oldWithPlan';
  if (taxPaid(input, year) === 0) return 'noTax';
  if (input.regime === 'new') return 'new';
  if (npsLeftOut.saved > 0) return 'risky';
  const all = taxPaid(input, year, { savings: rooms.savings, ownNps: rooms.ownNps });
  if (all < taxPaid(input, year) && input.budget !== 0) return 'locked';
  return input.regime === 'old' || tax.old < tax.new ? 'full' : 'new';
}

/** Returns what amounts into products become, without the products that get nothing. */
function partsOf(
  amounts: readonly (readonly [Product | undefined, number])[],
  years: number,
  returnTax: ReturnTax,
): Part[] {
  return amounts.flatMap(([product, amount]): Part[] =>
    product && amount > 0
      ? [
          {
            product,
            amount,
            value: valueAfter(product, amount, years, returnTax),
            valueOfYears: valueOfYears(product, amount, years, returnTax),
          },
        ]
      : [],
  );
}

/** Returns the plan: what is worth putting in, into what, by when, and what it becomes. */
export function planOf(input: SavingsInput, year: IncomeTaxYear): Plan {
  const rooms = roomsOf(input, year);
  const day = input.today === '' ? year.checkedOn : input.today;
  const products = productsFor(input, day);
  const fits = (product: Product) => unfitFor(product, input) === '';
  const inSavings = products.filter((product) => product.id !== 'nps' && fits(product));
  const nps = products.find(({ id }) => id === 'nps') as Product;
  const budget = isOver(input, year) ? 0 : (input.budget ?? Number.POSITIVE_INFINITY);
  const savings = inSavings.length > 0 ? Math.min(rooms.savings, budget) : 0;
  // Own NPS beyond its extra amount shares the limit of the savings, where none of these fits.
  const othersLocked = inSavings.length === 0 && rooms.savings > 0;
  const npsRoom = rooms.ownNps + (othersLocked ? rooms.savings : 0);
  const ownNps = fits(nps) ? Math.min(npsRoom, budget - savings) : 0;
  const taxNow = taxPaid(input, year);
  const all = taxPaid(input, year, { savings, ownNps });
  const total = all < taxNow ? enough(input, year, savings, savings + ownNps) : 0;
  const extra = split(total, savings);
  const taxWithPlan = taxPaid(input, year, extra);
  const saved = taxNow - taxWithPlan;
  const beside = unfitFor(nps, input) === marketRisk ? Math.min(npsRoom, budget - (extra.savings ?? 0)) : 0;
  const npsLeftOut = {
    amount: beside,
    saved: taxWithPlan - taxPaid(input, year, { ...extra, ownNps: beside }),
    othersLocked,
  };
  const tax = { new: taxIn(input, year, 'new'), old: taxIn(input, year, 'old') };
  const regime: Regime = input.regime !== 'better' ? input.regime : saved > 0 || tax.old < tax.new ? 'old' : 'new';
  const returnTax = returnTaxOf(assessWith(input, year, regime, extra), year, regime);

  // Only what the plan really fills has a tax saving of its own.
  const average = total > 0 ? saved / total : 0;
  const shareOf = ({ id }: Product) => (((id === 'nps' ? extra.ownNps : extra.savings) ?? 0) > 0 ? average : 0);
  const ranking = products
    .filter(({ id, closed }) => id !== 'loan' || closed === '')
    .map((product): Ranked => {
      const value = valueAfter(product, LAKH, input.years, returnTax);
      const share = shareOf(product);
      return {
        product,
        unfit: unfitFor(product, input),
        value,
        yearly: share < 1 ? (value / LAKH / (1 - share)) ** (1 / input.years) - 1 : null,
      };
    })
    .sort((a, b) => Number(a.unfit !== '') - Number(b.unfit !== '') || b.value - a.value);

  const safe = ranking.find(({ product, unfit }) => unfit === '' && product.risk !== 'Market')?.product;
  const shares = inSavings.find(({ id }) => id === 'elss');
  const percent = shares ? (safe ? equityShare(input) : 100) : 0;
  const toSavings = extra.savings ?? 0;
  const inShares = Math.round((toSavings * percent) / 100 / MULTIPLE) * MULTIPLE;
  const amounts: readonly (readonly [Product | undefined, number])[] = [
    [safe, toSavings - Math.min(inShares, toSavings)],
    [shares, Math.min(inShares, toSavings)],
    [nps, extra.ownNps ?? 0],
  ];
  const parts = partsOf(amounts, input.years, returnTax);
  return {
    rooms,
    verdict: verdictOf(input, year, rooms, tax, { saved, npsLeftOut }),
    regime,
    taxNow,
    tax,
    taxWithPlan,
    saved,
    npsLeftOut,
    total,
    equityShare: percent,
    parts,
    ranking,
    returnTax,
    months: instalments(input, year, parts),
    bySlab: bySlab(input, year, savings + ownNps, (amount) => split(amount, savings)),
  };
}
