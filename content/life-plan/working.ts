import { rupees, type Worksheet } from '@/lib/calculator';
import { type LifePlan, priceLevel } from '@/lib/finance/life-plan';
import { inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';

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
