import { rupees, type Worksheet } from '@/lib/calculator';
import { type LifePlan, priceLevel } from '@/lib/finance/life-plan';
import { inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { changeIn, type NeedsInput } from './needs';
import { monthOfAge } from './plan';

/** Writes what comes in once up to and with a month, ₹ of the days it comes, and returns it; no step where nothing does. */
export function onceStep(step: Worksheet['step'], { receipts = [] }: LifePlan, month: number): number {
  const due = receipts.filter((each) => each.month <= month);
  const once = sumOf(due, ({ amount, rise, month: at }) => amount * priceLevel(rise, at));
  if (once === 0) return 0;
  const parts = due.map(({ amount, rise, month: at }) =>
    rise > 0 && at > 0 ? `${inr(amount)} × (1 + ${pct(rise)})^${at / 12}` : inr(amount),
  );
  step(rupees('Money that comes once by then', once), parts.join(' + '));
  return once;
}

/** Returns an amount with the change of needs in a month, as a sum: "₹50,000 − ₹10,000". */
export function withChangeInWords(spend: number, change: number): string {
  if (change === 0) return inr(spend);
  return `${inr(spend)} ${change < 0 ? '−' : '+'} ${inr(Math.abs(change))}`;
}

/** Writes what is needed a month from each age at which it changes, between two months of the plan; no step without rows. */
export function needsSteps(
  step: Worksheet['step'],
  input: NeedsInput,
  spend: number,
  [from, to]: readonly [from: number, to: number],
): void {
  const ages = input.needs.flatMap(({ monthly, fromAge, toAge }) => (monthly === 0 ? [] : listOf(fromAge, toAge)));
  for (const age of [...new Set(ages)].sort((one, other) => one - other)) {
    const month = monthOfAge(input.age, age);
    if (month <= from || month >= to) continue;
    const change = changeIn(input, month);
    step(
      rupees(`Needed a month from ${age}, at today’s prices`, Math.max(0, spend + change)),
      change === 0 ? 'Your monthly spending, without a change' : withChangeInWords(spend, change),
    );
  }
}
