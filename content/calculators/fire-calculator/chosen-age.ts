/** What must be saved a month for the savings to be the number on a chosen birthday. */
import { monthOfAge } from '@/content/life-plan/plan';
import {
  balanceOnRetiring,
  balanceWithoutSaving,
  firstUnpaidOf,
  type LifePlan,
  leastWhole,
  priceLevel,
  wholeOnLine,
} from '@/lib/finance/life-plan';
import { type FireInput, fields } from './form';
import { numberIn, planOf } from './journey';

/** A birthday on which work is to stop, and the saving that gets there. */
export interface ChosenAge {
  readonly age: number;
  /** Months until that birthday. */
  readonly month: number;
  /** The number of that day, in today's rupees and in rupees of that day. */
  readonly number: number;
  readonly needed: number;
  /** Savings on that day if nothing more is saved, ₹. */
  readonly without: number;
  /** What ₹1 saved at the end of each month, with its yearly rise, grows to by that day, ₹. */
  readonly perRupee: number;
  /** Whether a goal is paid before that day: it may take all savings, and the saving must cover it too. */
  readonly hasGoals: boolean;
  /** The least saving a month in whole rupees, from now; null where the highest amount of its question is not enough. */
  readonly saving: number | null;
  /** The plan with that saving and work until that day. */
  readonly plan: LifePlan;
}

/** Returns what a chosen age asks for; null where none is chosen. */
export function chosenAgeOf(input: FireInput): ChosenAge | null {
  if (input.stopAge === null) return null;
  const month = monthOfAge(input.age, input.stopAge);
  const planWith = (saving: number) => planOf({ ...input, saving }, month);
  const idle = planWith(0);
  const number = numberIn(idle, month, input);
  const level = priceLevel(input.inflation, month);
  const saving = leastWhole(
    0,
    fields.saving.max,
    (each) => {
      const plan = planWith(each);
      // A thousandth of a paisa is the rounding of doubles.
      return firstUnpaidOf({ ...plan, months: month }) === null && balanceOnRetiring(plan) / level >= number - 1e-6;
    },
    wholeOnLine((each) => balanceOnRetiring(planWith(each)), number * level, 0, fields.saving.max),
  );
  const one = { ...idle, pots: [{ balance: 0, monthly: 1, rate: input.returnBefore }] };
  return {
    age: input.stopAge,
    month,
    number,
    needed: number * level,
    without: balanceOnRetiring(idle),
    perRupee: balanceWithoutSaving(one, month, month),
    hasGoals: idle.goals.some((goal) => goal.month < month),
    saving,
    plan: planWith(saving ?? fields.saving.max),
  };
}
