import { carRuleOfThumb, electricVehicleLoan } from '@/content/rules/car-loans';
import { loanRules } from '@/content/rules/loans';
import { tcsOnVehicles } from '@/content/rules/tcs';
import {
  count,
  exactRupees,
  monthFigure,
  months,
  percentage,
  type Result,
  rupees,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { exactInr, formatMonth, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { type Citation, valueOn } from '@/lib/law';
import { listed } from '@/lib/listed';
import { actionsOf, caveatsOf } from './caveats';
import type { CarLoanInput } from './form';
import {
  type CarLoan,
  carLoanOf,
  hasElectricDeduction,
  lessToBorrow,
  loanOf,
  monthOf,
  monthsUnderWater,
  type OnRoad,
  type Ownership,
  onRoadOf,
  ownershipOf,
  valueAfter,
} from './purchase';
import { breakdownsOf, chartsOf, electricTable, interestByYear, onRoadTable, ruleTable, scheduleTable } from './show';

const annuity: Citation = { source: 'level-annuity', at: 'Present value of equal payments' };

/** Returns the on-road price, the loan on it with its schedule, and what owning the car costs. */
export function carLoan(input: CarLoanInput): Result {
  const sheet = worksheet();
  const onRoad = onRoadOf(input);
  onRoadSteps(sheet, input, onRoad);
  const loan = carLoanOf(input, loanOf(input, onRoad));
  loanSteps(sheet, input, loan, onRoad);
  chargeSteps(sheet, input, loan);
  const ownership = ownershipOf(input, onRoad, loan);
  const perMonth = ownershipSteps(sheet, input, ownership);
  const late = underWaterSteps(sheet, input, loan);
  const monthly = loan.emi + input.kmPerMonth * input.fuelPerKm + input.upkeep;
  ruleSteps(sheet, input, onRoad, loan, monthly);
  const electric = hasElectricDeduction(input);
  if (electric) electricSteps(sheet, input, loan);
  return {
    headline: [
      rupees('Monthly EMI', loan.emi),
      rupees('On-road price', onRoad.total),
      rupees('Total interest', loan.interest, { tone: 'cost' }),
      rupees('Cost of owning per month', perMonth),
    ],
    sentence: sentenceOf(input, onRoad, loan, perMonth, late),
    breakdowns: breakdownsOf(loan, ownership),
    charts: chartsOf(input, loan, ownership),
    tables: [
      onRoadTable(input, onRoad),
      ruleTable(input, onRoad, loan, monthly),
      scheduleTable(input, loan),
      ...(electric ? [electricTable(input, loan)] : []),
    ],
    steps: sheet.steps,
    actions: actionsOf(input, onRoad),
    caveats: caveatsOf(input, onRoad, late),
  };
}

function onRoadSteps({ heading, step }: Worksheet, input: CarLoanInput, onRoad: OnRoad): void {
  const price = inr(input.exShowroom);
  heading('On-road price');
  if (input.roadTax === null && onRoad.estimate) {
    step(
      rupees('Road tax', onRoad.roadTax),
      `${price} × ${pct(onRoad.estimate.percent)}, an estimate`,
      onRoad.estimate.cite,
    );
  } else {
    step(rupees('Road tax', onRoad.roadTax), 'From the dealer’s sheet');
  }
  const { value: terms, cite } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`);
  step(
    rupees('Tax collected at source (TCS)', onRoad.tcs),
    onRoad.tcs > 0
      ? `${price} × ${pct(terms.percent)}: the price is above ${inr(terms.above)}`
      : `None up to a price of ${inr(terms.above)}`,
    cite,
  );
  const parts = [input.exShowroom, onRoad.roadTax, input.insurance, input.registration, input.accessories, onRoad.tcs];
  step(
    rupees('On-road price', onRoad.total),
    parts
      .filter((part) => part > 0)
      .map((part) => inr(part))
      .join(' + '),
  );
}

function loanSteps({ heading, step }: Worksheet, input: CarLoanInput, loan: CarLoan, onRoad: OnRoad): void {
  const { advanceEmis: advance, balloon, tenure, rate } = input;
  heading('The loan');
  const base = inr(input.loanBasis === 'exShowroom' ? input.exShowroom : onRoad.total);
  step(
    rupees('Loan amount', loan.loan),
    input.loanBasis === 'down'
      ? `${base} − ${inr(input.downPayment)} of down payment`
      : `${base} × ${pct(input.financeShare)}`,
  );
  step(rupees('Your own money at purchase', onRoad.total - loan.loan), `${inr(onRoad.total)} − ${inr(loan.loan)}`);
  step(percentage('Rate per month, r', rate / 12, { decimals: 6 }), `${pct(rate)} ÷ 12`);
  step(count('Number of EMIs, n', tenure), `${formatMonths(tenure)} of monthly EMIs`);
  const worth =
    balloon > 0
      ? step(
          rupees('Loan that the EMIs repay, P', loan.loan - balloon * (1 + rate / 1200) ** (advance - tenure)),
          `${inr(loan.loan)} minus what the balloon of ${inr(balloon)} is worth today`,
        )
      : loan.loan;
  step(
    rupees('Monthly EMI', loan.emi),
    rate === 0
      ? `${inr(worth)} ÷ ${tenure}`
      : advance > 0
        ? `P ÷ (m + (1 − (1 + r)^−(n − m)) ÷ r), with P = ${inr(worth)} and m = ${advance} EMIs in advance`
        : `P × r ÷ (1 − (1 + r)⁻ⁿ), with P = ${inr(worth)}`,
    annuity,
  );
  if (advance > 0) {
    step(rupees('EMIs paid at purchase', loan.emi * advance), `${advance} × ${inr(loan.emi)}`);
    step(rupees('Owed after them', loan.afterAdvance), `${inr(loan.loan)} − ${inr(loan.emi * advance)}`);
  }
  if (balloon > 0) {
    step(rupees('Last EMI with the balloon', loan.rows.at(-1)?.instalment ?? 0), `${inr(loan.emi)} + ${inr(balloon)}`);
  }
  step(rupees('Total interest', loan.interest, { tone: 'cost' }), 'Sum of the schedule');
  step(
    monthFigure('Paid off in', monthOf(input, loan.rows.length)),
    `${loan.rows.length} ${loan.rows.length === 1 ? 'month' : 'months'} after the purchase`,
  );
}

function chargeSteps({ heading, step }: Worksheet, input: CarLoanInput, loan: CarLoan): void {
  if (loan.fee === 0) return;
  heading('Annual percentage rate (APR)');
  step(exactRupees('Processing fee', loan.fee, { tone: 'other' }), `${inr(loan.loan)} × ${pct(input.feePercent)}`);
  step(
    exactRupees('GST on the fee', loan.gst, { tone: 'tax' }),
    `${exactInr(loan.fee)} × ${pct(loanRules.gstOnFees.value)}`,
    loanRules.gstOnFees.cite,
  );
  if (loan.apr !== null) {
    step(
      percentage('Annual percentage rate (APR)', loan.apr),
      'The rate per month at which all you pay is worth the loan minus fee and GST, × 12',
      loanRules.annualPercentageRate,
    );
  }
}

function ownershipSteps({ heading, step }: Worksheet, input: CarLoanInput, ownership: Ownership): number {
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
function underWaterSteps({ heading, step }: Worksheet, input: CarLoanInput, loan: CarLoan): number | null {
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
        rupees('How much smaller a loan avoids this', less),
        'The largest shortfall, expressed as loan on the first day',
      );
    }
  }
  return last;
}

function ruleSteps(
  { heading, step }: Worksheet,
  input: CarLoanInput,
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

function electricSteps({ heading, step }: Worksheet, input: CarLoanInput, loan: CarLoan): void {
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

function sentenceOf(input: CarLoanInput, onRoad: OnRoad, loan: CarLoan, perMonth: number, late: number | null): string {
  const road = input.roadTax === null ? 'about ' : '';
  const end = input.balloon > 0 ? ` and ${inr(input.balloon)} more with the last one` : '';
  const advance = input.advanceEmis > 0 ? `, the first ${input.advanceEmis} at purchase` : '';
  const less = late === null ? null : lessToBorrow(input, loan);
  const remedy = less === null ? '' : ` A down payment ${inr(Math.ceil(less))} larger avoids this.`;
  const under =
    late === null ? '' : ` Until ${formatMonth(monthOf(input, late))} you can owe more than the car is worth.${remedy}`;
  const left = [...(input.insurance === 0 ? ['insurance'] : []), ...(input.registration === 0 ? ['registration'] : [])];
  const before = left.length > 0 ? `, before ${listed(left)}` : '';
  return `The car costs ${road}${inr(onRoad.total)} on the road${before}. On a loan of ${inr(loan.loan)} you pay ${input.tenure} EMIs of ${inr(loan.emi)}${advance}${end}, of which ${inr(loan.interest)} is interest. If you keep it for ${formatMonths(input.keepFor)}, it costs about ${inr(perMonth)} a month in total, after its resale value.${under}`;
}
