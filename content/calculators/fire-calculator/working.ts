import { changeIn } from '@/content/life-plan/needs';
import { ageText } from '@/content/life-plan/plan';
import { needsSteps, onceStep, withChangeInWords } from '@/content/life-plan/working';
import { exactRupees, months, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { balanceAt, priceLevel } from '@/lib/finance/life-plan';
import { inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { ChosenAge } from './chosen-age';
import type { FireInput } from './form';
import type { Journey } from './journey';

const growth: Citation = { source: 'level-annuity', at: 'Monthly saving at the end of each month, compounded monthly' };
/** Where the withdrawal rates of India come from. */
export const withdrawal: Citation = {
  source: 'ssrn-india-swr',
  at: 'Sustainable withdrawal rates for India: 3.0 to 3.5%',
};

/** Writes the number and when it is reached; returns the savings in that month, or at the end. */
export function planSteps(
  { heading, step }: Worksheet,
  input: FireInput,
  { plan, month, path, number, missed }: Journey,
): number {
  const change = changeIn(input, month ?? 0);
  const spending = input.spendAfter ?? input.spend;
  heading('The number');
  const yearly = step(
    rupees('Yearly spending after work', (number * input.withdrawalRate) / 100),
    `12 months of ${withChangeInWords(spending, change)}${input.ownCosts.some(({ monthly }) => monthly > 0) ? ' and the costs that rise at their own rate' : ''}, at today’s prices`,
  );
  step(rupees('FIRE number, in today’s rupees', number), `${inr(yearly)} ÷ ${pct(input.withdrawalRate)}`, withdrawal);
  needsSteps(step, input, spending, [month ?? 0, plan.months]);
  step(
    percentage('Share of pay that you save', (input.saving / (input.saving + input.spend)) * 100),
    `${inr(input.saving)} ÷ (${inr(input.saving)} + ${inr(input.spend)})`,
  );
  const corpus = balanceAt(plan, path, month ?? plan.months);
  if (missed) {
    step(
      rupees('Missing for the goal', missed.unpaid),
      `At ${ageText(input.age, missed.month)}: ${inr(missed.goals)} to pay, less all your savings of ${inr(missed.goals - missed.unpaid)}`,
    );
    return corpus;
  }
  if (month === null) {
    step(
      rupees(`Savings at ${input.untilAge}`, corpus),
      'All your savings with growth: less than the number in every month',
      growth,
    );
    return corpus;
  }
  heading('When you get there');
  const once = onceStep(step, plan, month);
  step(
    rupees('Savings on that day', corpus),
    `${inr(input.savings)} now and ${inr(input.saving)} at the end of each month${input.savingRise > 0 ? `, ${pct(input.savingRise)} more each year` : ''}${plan.pots.length > 1 ? ', with your other savings' : ''}${once > 0 ? ', and the money that came once, with its growth' : ''}`,
    growth,
  );
  step(
    rupees('In today’s rupees', corpus / priceLevel(input.inflation, month)),
    `Divided by (1 + ${pct(input.inflation)})^${Math.floor(month / 12)}: prices step up once a year`,
  );
  step(months('Time to go', month), 'The first month in which the savings are at least the number');
  return corpus;
}

/** Returns the name of the saving that a chosen age asks for. */
export const chosenAgeLabel = (age: number): string => `Save a month to stop at ${age}`;

/** Writes how the saving for a chosen age is found. */
export function chosenAgeSteps(
  { heading, step }: Worksheet,
  input: FireInput,
  { age, month, number, needed, without, perRupee, hasGoals, saving }: ChosenAge,
): void {
  heading(`To stop at ${age}`);
  step(
    rupees(`Number at ${age}, in rupees of that day`, needed),
    `${inr(number)} × (1 + ${pct(input.inflation)})^${month / 12}`,
  );
  step(
    rupees(`Savings at ${age} without saving more`, without),
    `${inr(input.savings)} now${input.otherSavings.length > 0 ? ' and your other savings' : ''}, with growth${hasGoals ? ', less what they can pay of the goals' : ''}`,
    growth,
  );
  step(
    exactRupees('₹1 saved a month grows to', perRupee),
    `₹1 at the end of each of ${month} months, ${input.savingRise > 0 ? `${pct(input.savingRise)} more each year, ` : ''}at ${pct(input.returnBefore)} a year`,
    growth,
  );
  if (saving === null) return;
  const plain = `(${inr(needed)} − ${inr(without)}) ÷ what ₹1 grows to, to the next rupee`;
  step(
    rupees(chosenAgeLabel(age), saving),
    hasGoals
      ? `The least whole amount that also pays each goal before ${age}, found on the path month by month`
      : without >= needed
        ? 'The savings are enough by themselves'
        : plain,
    growth,
  );
}
