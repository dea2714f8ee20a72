import type { PlanRows } from '@/content/questions/plan';
import { type Goal, type LifePlan, outcomeOf, type PlanMonth, type Pot, type Stream } from '@/lib/finance/life-plan';
import { counted } from '@/lib/format';
import { sumOf } from '@/lib/sum';

/** By how many points the return after and before retirement is lower in the weak case, higher in the strong one. */
export const casePoints = 2;

/** Returns the month in which somebody of `ageNow` reaches an age; 0 where that is past. */
export const monthOfAge = (ageNow: number, age: number): number => Math.max(0, (age - ageNow) * 12);

const end = Number.MAX_SAFE_INTEGER;

const paid = ({ monthly }: { readonly monthly: number }) => monthly > 0;

/** Returns the rows of both pages as the engine takes them; those without an amount do not count. */
export function partsOf(
  input: PlanRows & { readonly inflation: number },
  ageNow: number,
): { pots: Pot[]; incomes: Stream[]; costs: Stream[]; goals: Goal[]; receipts: Goal[] } {
  const span = ({ fromAge, toAge }: { fromAge: number; toAge: number | null }) => ({
    from: monthOfAge(ageNow, fromAge),
    to: toAge === null ? end : monthOfAge(ageNow, toAge),
  });
  return {
    pots: input.otherSavings.flatMap(({ balance, monthly, rate }) =>
      balance + monthly > 0 ? [{ balance, monthly, rate }] : [],
    ),
    incomes: input.incomes
      .filter(paid)
      .map((row) => ({ monthly: row.monthly, rise: row.rise, since: 'start', ...span(row) })),
    costs: input.ownCosts
      .filter(paid)
      .map((row) => ({ monthly: row.monthly, rise: row.rise, since: 'now', ...span(row) })),
    goals: input.goals
      .filter(({ amount, atAge }) => amount > 0 && atAge >= ageNow)
      .map(({ amount, rise, atAge }) => ({ amount, rise, month: monthOfAge(ageNow, atAge) })),
    receipts: input.receipts
      .filter(({ amount, atAge }) => amount > 0 && atAge >= ageNow)
      .map(({ amount, prices, atAge }) => ({
        amount,
        rise: prices === 'today' ? input.inflation : 0,
        month: monthOfAge(ageNow, atAge),
      })),
  };
}

/** Twelve months of a path added up, from one birthday to the next. */
interface PlanYear {
  readonly age: number;
  readonly saved: number;
  readonly growth: number;
  readonly income: number;
  readonly received: number;
  /** Living costs and goals that were paid. */
  readonly spent: number;
  readonly unpaid: number;
  /** Balance at the end of the year. */
  readonly balance: number;
}

/** Returns a path by year of age. */
export function yearsOf(path: readonly PlanMonth[], ageNow: number): PlanYear[] {
  const years: PlanYear[] = [];
  for (let first = 0; first < path.length; first += 12) {
    const months = path.slice(first, first + 12);
    years.push({
      age: ageNow + first / 12,
      saved: sumOf(months, (month) => month.saved),
      growth: sumOf(months, (month) => month.growth),
      income: sumOf(months, (month) => month.income),
      received: sumOf(months, (month) => month.received),
      spent: sumOf(months, (month) => month.costs + month.goals - month.unpaid),
      unpaid: sumOf(months, (month) => month.unpaid),
      balance: months.at(-1)?.balance ?? 0,
    });
  }
  return years;
}

/** Returns an age reached after a number of months, in words: "62 years 4 months". */
export function ageText(ageNow: number, month: number): string {
  const months = month % 12;
  const years = ageNow + Math.floor(month / 12);
  return months === 0 ? `${years}` : `${years} years ${counted(months, 'month')}`;
}

/** Returns how long the money of a plan lasts, in words: "until age 84", "to age 90", "to age 90, without all you want to leave". */
export function lastsInWords(plan: LifePlan, ageNow: number): string {
  const { firstUnpaid, leavesLegacy } = outcomeOf(plan);
  if (firstUnpaid === null) {
    return `to age ${ageText(ageNow, plan.months)}${leavesLegacy ? '' : ', without all you want to leave'}`;
  }
  if (firstUnpaid < plan.retireMonth) return 'a goal before retirement is not covered';
  return `until age ${ageText(ageNow, firstUnpaid)}`;
}
