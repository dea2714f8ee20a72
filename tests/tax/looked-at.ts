/** What the search for the lowest tax looks at. */
import { bestPlacement } from '@/lib/tax/best-set-off';
import type { SpecialClass } from '@/lib/tax/income-tax-year';
import type { PlainPot, Turn } from '@/lib/tax/set-off';
import { amountOf, type LandGain } from '@/lib/tax/special-income';
import { noHeads } from './toy-year';
import { classes, isLong, yearOfRates } from './year-of-rates';

const meets = {
  long: { kind: 'longTermCapital', plain: [], special: classes.filter(isLong) },
  short: { kind: 'shortTermCapital', plain: ['slabShortTerm'], special: classes },
  house: { kind: 'house', plain: ['salary', 'slabShortTerm'], special: classes },
} as const satisfies Record<string, Pick<Turn, 'kind' | 'plain' | 'special'>>;

/** A person of made-up figures. */
export interface Person {
  readonly income: Partial<Record<PlainPot | SpecialClass, number>>;
  readonly land?: readonly LandGain[];
  readonly losses: readonly (readonly [keyof typeof meets, number])[];
  /** Income left at slab rates at which the tax turns, and gains that the unused exemption covers. */
  readonly turns?: readonly number[];
  readonly covered?: number;
  /** The tax that a rebate may cut, by what losses take. */
  readonly rebated?: (taken: readonly number[]) => { against: number; atMost: number } | null;
}

/** Returns what is taken of income at slab rates and of each class present, for each placement looked at, and what was asked of the law. */
export function looked({ income, land = [], losses, turns = [], covered = 0, rebated }: Person) {
  const { salary = 0, slabShortTerm = 0, ...amounts } = income;
  const heads = { ...noHeads, salary, slabShortTerm, special: { amounts, land } };
  const present = classes.filter((name) => amountOf(heads.special, name) > 0);
  const total = salary + slabShortTerm;
  const gross = total + present.reduce((sum, name) => sum + amountOf(heads.special, name), 0);
  const taken: number[][] = [];
  const asked: number[][] = [];
  bestPlacement(
    {
      turns: losses.map(([name, amount]) => ({
        ...meets[name],
        losses: [{ financialYear: '2040-41', amount }],
        amount,
      })),
      heads,
      year: yearOfRates,
      spared: [],
      interest: 0,
      where: {
        coveredAt: (...given) => {
          asked.push(given);
          return covered;
        },
        turnsWithin: (...given) => {
          asked.push(given);
          return turns.filter((left) => left >= given[1] && left <= given[2]);
        },
      },
      gross,
      taxOn: (left) => {
        expect(left.special.amounts.winnings).toBe(amounts.winnings);
        const row = present.map((name) => amountOf(heads.special, name) - amountOf(left.special, name));
        taken.push([total - left.plain, ...row]);
        return { tax: 0, rebated: rebated?.([total - left.plain, ...row]) ?? null };
      },
    },
    Number.POSITIVE_INFINITY,
  );
  return { taken: taken.map(written).sort(), asked };
}

/** To a hundredth, without a sign before nil. */
export const written = (row: readonly number[]) =>
  row.map((amount) => (Math.round(amount * 100) / 100 + 0).toFixed(2)).join(' ');

/** Returns all corners, by the turns of each kind of income: nil and the most are among them. The first is income at slab rates. */
export function cornersOf(
  kinds: readonly { most: number; least?: number; turns: readonly number[]; isLong: boolean }[],
  total: number,
  onlyLong: number,
) {
  const found = new Set<string>();
  const add = (row: readonly number[]) => {
    const fits = row.every((amount, place) => {
      const { most = 0, least = 0 } = kinds[place] ?? {};
      return amount >= least - 1e-9 && amount <= most + 1e-9;
    });
    const long = row.reduce((sum, amount, place) => (kinds[place]?.isLong ? sum + amount : sum), 0);
    if (fits && long >= onlyLong - 1e-9) found.add(written(row));
  };
  const ways = (free: readonly number[]) =>
    kinds.reduce<number[][]>(
      (rows, { turns }, place) =>
        rows.flatMap((row) => (free.includes(place) ? [0] : turns).map((amount) => [...row, amount])),
      [[]],
    );
  const sum = (row: readonly number[]) => row.reduce((all, amount) => all + amount, 0);
  for (const one of kinds.keys()) {
    for (const row of ways([one])) add(row.with(one, total - sum(row)));
    for (const other of kinds.keys()) {
      if (onlyLong === 0 || !kinds[one]?.isLong || kinds[other]?.isLong) continue;
      for (const row of ways([one, other])) {
        const long = onlyLong - sum(row.filter((_, place) => kinds[place]?.isLong));
        add(row.with(one, long).with(other, total - sum(row) - long));
      }
    }
  }
  return [...found].sort();
}
