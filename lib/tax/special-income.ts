import type { Rule } from '@/lib/law';
import type { IncomeTaxYear, SpecialClass, SpecialRate } from './income-tax-year';

/** The gain on one property with plain and with indexed cost, ₹. `indexed` is `null` where the law gives no choice. */
export interface LandGain {
  readonly plain: number;
  readonly indexed: number | null;
}

/** Income at special rates by class, ₹, none negative; land by property. */
export interface SpecialIncome {
  readonly amounts: Readonly<Partial<Record<SpecialClass, number>>>;
  readonly land: readonly LandGain[];
}

/** At one rate the classes come in this order: section 111A, 112 with land last, 112A, then those that take no loss. */
const order: readonly SpecialClass[] = [
  'shortTermEquity',
  'shortTermEquityEarly',
  'longTermIndexedEarly',
  'longTermOther',
  'longTermListedEarly',
  'longTermLand',
  'longTermEquity',
  'longTermEquityEarly',
  'virtualAssets',
  'winnings',
  'onlineGames',
  'nonResidentDividend',
  'nonResidentRoyalty',
  'nonResidentInvestment',
];

const sorted = new WeakMap<IncomeTaxYear, readonly SpecialClass[]>();

/** Returns the rule of a class. @throws Error where the year has no such class. */
export function specialRule(year: IncomeTaxYear, name: SpecialClass): Rule<SpecialRate> {
  const rule = year.special[name];
  if (!rule) throw new Error(`There is no income of class ${name} in FY ${year.financialYear}.`);
  return rule;
}

/** Returns the classes of a year, highest rate first. */
export function specialClasses(year: IncomeTaxYear): readonly SpecialClass[] {
  const known = sorted.get(year);
  if (known) return known;
  const classes = order
    .filter((name) => year.special[name])
    .sort((a, b) => specialRule(year, b).value.percent - specialRule(year, a).value.percent);
  sorted.set(year, classes);
  return classes;
}

/** Returns what one class holds, ₹. */
export function amountOf({ amounts, land }: SpecialIncome, name: SpecialClass): number {
  return name === 'longTermLand' ? land.reduce((sum, { plain }) => sum + plain, 0) : (amounts[name] ?? 0);
}

/** Returns all special-rate income, ₹. */
export function totalSpecial(special: SpecialIncome): number {
  let total = 0;
  for (const amount of Object.values(special.amounts)) total += amount;
  for (const { plain } of special.land) total += plain;
  return total;
}

/**
 * Returns the same income with at most `amount` less in one class, and what was taken. On land it is taken from the
 * properties in their order, from the plain and the indexed gain alike.
 */
export function without(
  special: SpecialIncome,
  name: SpecialClass,
  amount: number,
): { readonly special: SpecialIncome; readonly taken: number } {
  if (amount <= 0) return { special, taken: 0 };
  if (name !== 'longTermLand') {
    const present = special.amounts[name] ?? 0;
    const taken = Math.min(present, amount);
    return { special: { ...special, amounts: { ...special.amounts, [name]: present - taken } }, taken };
  }
  let left = amount;
  const land = special.land.map(({ plain, indexed }) => {
    const taken = Math.min(plain, left);
    left -= taken;
    return { plain: plain - taken, indexed: indexed === null ? null : indexed - taken };
  });
  return { special: { ...special, land }, taken: amount - left };
}
