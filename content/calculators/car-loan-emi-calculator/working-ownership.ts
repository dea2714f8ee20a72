import { carRuleOfThumb, electricVehicleLoan } from '@/content/rules/car-loans';
import { exactRupees, months, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { formatMonth, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { PricedInput } from './price';
import {
  type CarLoan,
  lessToBorrow,
  monthOf,
  monthsUnderWater,
  type OnRoad,
  type Ownership,
  valueAfter,
} from './purchase';
import { interestByYear } from './tables';

export function ownershipSteps({ heading, step }: Worksheet, input: PricedInput, ownership: Ownership): number {
  const time = formatMonths(input.keepFor);
  heading(`Cost of owning the car for ${time}`);
  step(
    rupees('Resale value then', ownership.resale),
    `${inr(input.exShowroom)} minus ${pct(input.firstYearFall)} in the first year and ${pct(input.laterFall)} in each later year`,
  );
  step(
    rupees('Cost of owning the car', ownership.total),
    'Loss of value + taxes and insurance at purchase + interest and fee + fuel + upkeep. Tax collected at source is left out, as you get it back',
  );
  const perMonth = step(
    rupees('Cost of owning per month', ownership.total / input.keepFor),
    `${inr(ownership.total)} ÷ ${input.keepFor}`,
  );
  if (input.kmPerMonth > 0) {
    const distance = input.kmPerMonth * input.keepFor;
    step(
      exactRupees('Cost of owning per km', ownership.total / distance),
      `${inr(ownership.total)} ÷ ${formatNumber(distance)} km`,
    );
  }
  return perMonth;
}

/** Returns the last month in which more is owed than the car fetches; null where there is none. */
export function underWaterSteps({ heading, step }: Worksheet, input: PricedInput, loan: CarLoan): number | null {
  const late = monthsUnderWater(input, loan);
  const last = late.at(-1) ?? null;
  heading('If you had to sell');
  step(
    months('Time in which you owe more than the car is worth', late.length),
    last === null
      ? 'In no month is the balance above the value of the car'
      : `Balance above value in ${late.length} of ${loan.rows.length + 1} months, the last in ${formatMonth(monthOf(input, last))}`,
  );
  const gap = (month: number) =>
    (month === 0 ? loan.afterAdvance : (loan.rows[month - 1]?.closing ?? 0)) - valueAfter(input, month);
  if (late.length > 0) {
    const worst = late.reduce((a, b) => (gap(b) > gap(a) ? b : a));
    step(
      rupees('Largest shortfall on a sale', gap(worst)),
      `In ${formatMonth(monthOf(input, worst))}: the balance minus the resale value`,
    );
    const less = lessToBorrow(input, loan);
    if (less !== null) {
      step(
        rupees('How much smaller a loan avoids this', less, { decimals: 2 }),
        'The largest shortfall, expressed as loan on the first day',
      );
    }
  }
  return last;
}

export function ruleSteps(
  { heading, step }: Worksheet,
  input: PricedInput,
  onRoad: OnRoad,
  loan: CarLoan,
  monthly: number,
): void {
  const { value, cite } = carRuleOfThumb;
  heading('The 20/4/10 rule of thumb');
  step(
    percentage('Down payment, share of the on-road price', ((onRoad.total - loan.loan) / onRoad.total) * 100),
    `Rule: at least ${pct(value.down)}`,
    cite,
  );
  step(rupees('EMI, fuel and upkeep per month', monthly), 'EMI + fuel or charging + upkeep');
  step(
    rupees('Pay per month that the rule needs', (monthly / value.pay) * 100),
    `${inr(monthly)} ÷ ${pct(value.pay)}`,
    cite,
  );
  if (input.income !== null) {
    step(
      percentage('Share of your pay', (monthly / input.income) * 100),
      `${inr(monthly)} ÷ ${inr(input.income)}`,
      cite,
    );
  }
}

export function electricSteps({ heading, step }: Worksheet, input: PricedInput, loan: CarLoan): void {
  const { value, cite } = electricVehicleLoan;
  const [first] = interestByYear(input, loan);
  if (!first) return;
  heading('Electric car, old tax regime');
  step(rupees('Interest of the first financial year', first[1]), `Schedule, ${first[0]}`);
  step(
    rupees('Interest you can deduct in it', Math.min(first[1], value.atMost)),
    `At most ${inr(value.atMost)} a year`,
    cite,
  );
}
