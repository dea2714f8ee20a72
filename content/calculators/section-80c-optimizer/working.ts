import { sumStep } from '@/content/sum-step';
import { regimeNames } from '@/content/tax/names';
import { count, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { counted, exactInr, inr, pct } from '@/lib/format';
import { sum, sumOf } from '@/lib/sum';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import { type Counted, deductionsNeeded, savedBy, savingsLawOf } from './person';
import type { Plan } from './plan';
import { verdictText } from './sentence';

export function countedSteps({ heading, step }: Worksheet, input: SavingsInput, counted: Counted): void {
  const { premium, children, holdingYears } = savingsLawOf(input);
  heading('What counts already');
  if (counted.epf > 0) step(rupees('EPF that counts', counted.epf), 'Your own part, VPF included');
  if (input.premium > 0) {
    step(
      rupees('Premium that counts', counted.premium),
      input.sumAssured === null
        ? `No sum assured is given, so all of ${inr(input.premium)}`
        : `Of ${inr(input.premium)}, at most ${pct(premium.value[input.policy])} of the sum assured ${inr(input.sumAssured)}`,
      premium.cite,
    );
  }
  if (input.tuition > 0) {
    step(
      rupees('Tuition fees that count', counted.tuition),
      input.children > children.value
        ? `${children.value} of ${input.children} children, taken as equal shares of ${inr(input.tuition)}`
        : `All of it, as there are not more than ${children.value} children`,
      children.cite,
    );
  }
  if (input.principal > 0) {
    step(
      rupees('Home-loan principal that counts', counted.principal),
      input.sold ? 'None, because the house was sold too early' : 'All of it',
      holdingYears.cite,
    );
  }
  if (input.reversed > 0) {
    step(
      rupees('Earlier deductions taken back', input.reversed),
      `You sold a house within ${holdingYears.value} years of the end of the year of possession. What you deducted is now income`,
      holdingYears.cite,
    );
  }
}

export function roomSteps({ heading, step }: Worksheet, input: SavingsInput, plan: Plan, year: IncomeTaxYear): number {
  const { rooms, regime } = plan;
  const { savings, extraNps, health } = year.deductions;
  heading('Room under each limit');
  step(rupees('Room for savings', rooms.savings), `${inr(savings.value)} less what counts already`, savings.cite);
  step(
    rupees('Room for own NPS', rooms.ownNps),
    `${inr(extraNps.value)} on top of the savings, less ${inr(Math.min(input.ownNps, extraNps.value))} paid`,
    extraNps.cite,
  );
  step(
    rupees('Room for health insurance', rooms.health + rooms.parents),
    `${inr(rooms.health)} for you and family, ${inr(rooms.parents)} for parents`,
    health.cite,
  );
  const { government, other } = year.regimes[regime].employerNps.value;
  const employer = step(
    rupees('Room for employer’s NPS', rooms.employerNps[regime]),
    input.basic > 0
      ? `${pct(input.government ? government : other)} of ${inr(input.basic)} in the ${regimeNames[regime]}, less ${inr(input.employerNps)}`
      : 'Enter the basic salary under “NPS” to see it',
    year.regimes[regime].employerNps.cite,
  );
  return employer;
}

/** Writes the tax of both regimes as things stand; returns the deductions with which the old regime costs no more, ₹. */
export function regimeSteps(
  { heading, step }: Worksheet,
  input: SavingsInput,
  plan: Plan,
  year: IncomeTaxYear,
): number {
  const { tax } = plan;
  heading('The regime first');
  step(
    rupees('Tax in the new regime', tax.new),
    'No deduction for savings, NPS or health insurance',
    year.regimes.new.deductions.cite,
  );
  step(
    rupees('Tax in the old regime now', tax.old),
    'With what you have paid or committed so far',
    year.returns.oldRegimeChoice,
  );
  const needed = step(
    rupees('Old-regime deductions needed', deductionsNeeded(input, year)),
    'With this much beyond the standard deduction, the old regime costs no more than the new regime',
    year.returns.oldRegimeChoice,
  );
  step(
    verdict('Your regime', verdictText(plan, input)),
    'By the tax of the whole year, worked out in both regimes',
    year.returns.oldRegimeChoice,
  );
  return needed;
}

/** What the plan and the employer's NPS save, ₹. */
interface Saved {
  readonly saved: number;
  readonly byEmployer: number;
}

/** Writes what the plan saves, and what NPS paid by the employer would save by itself. */
export function savingSteps(
  { heading, step }: Worksheet,
  input: SavingsInput,
  plan: Plan,
  year: IncomeTaxYear,
  employer: number,
): Saved {
  heading('What the plan saves');
  step(
    rupees('Still to put in', plan.total),
    plan.total > 0
      ? `The amount that saves tax, within the limits and the time${input.budget === null ? '' : ` and your ${inr(input.budget)}`}`
      : 'Nothing more saves tax',
    year.deductions.savings.cite,
  );
  step(
    rupees('Tax with the plan', plan.taxWithPlan),
    input.regime === 'better'
      ? 'The lower of both regimes, with these payments'
      : `In the ${regimeNames[input.regime]}, with these payments`,
    year.payableMultiple.cite,
  );
  const { parts, breakEven } = plan.bySlab;
  for (const { from, to, percent, oldTax } of plan.saved > 0 ? parts.filter((part) => part.to <= plan.total) : []) {
    step(
      rupees(`Old-regime tax with ${inr(to)} put in`, oldTax),
      `${inr(((to - from) * percent) / 100)} less than with ${inr(from)}: on average ${exactInr(percent)} of each ₹100. Where the rebate or marginal relief begins at the end, a smaller amount saves less of each ₹100`,
      year.regimes.old.slabs.cite,
    );
  }
  if (breakEven !== null && plan.saved > 0 && input.regime === 'better') {
    step(
      rupees('To put in before the old regime costs no more', breakEven),
      `Up to here the new regime is cheaper, at ${inr(plan.tax.new)}, so less than this saves nothing`,
      year.returns.oldRegimeChoice,
    );
  }
  const saved = sumStep(
    { step },
    rupees('Tax saved by the plan', plan.saved, { tone: 'growth' }),
    [[plan.taxNow, ' without it'], -plan.taxWithPlan],
    ' with it',
  );
  const byEmployer = savedBy(input, year, { employerNps: employer });
  if (employer > 0) {
    step(
      rupees('Tax saved by employer’s NPS', byEmployer),
      `If your employer pays ${inr(employer)} of your salary into NPS instead`,
      year.regimes[plan.regime].employerNps.cite,
    );
  }
  returnTaxSteps(step, plan, year);
  return { saved, byEmployer };
}

/** Writes the rate on the return of later years, and what of it the rebate leaves free. */
function returnTaxSteps(step: Worksheet['step'], { returnTax, regime }: Plan, year: IncomeTaxYear): void {
  const { slab, rebateRoom } = returnTax;
  const { slabs, rebate } = year.regimes[regime];
  step(
    percentage('Your slab rate with cess', slab * 100),
    `The rate of your highest slab, with surcharge and cess. We use it to tax interest in later years${rebateRoom > 0 ? ' that the rebate does not leave free' : ''}`,
    slabs.cite,
  );
  if (rebateRoom > 0) {
    step(
      rupees('Interest a year without tax', rebateRoom),
      `The rebate leaves no tax while your income of ${inr(rebate.value.incomeUpTo - rebateRoom)} and the interest are within ${inr(rebate.value.incomeUpTo)}. If the interest of a year is more, we tax all of it at ${pct(slab * 100)}`,
      rebate.cite,
    );
  }
}

/** Writes what the payments of this year become, and the instalments; returns the value at the end, ₹. */
export function valueSteps({ heading, step }: Worksheet, input: SavingsInput, plan: Plan, year: IncomeTaxYear): number {
  const { parts } = plan;
  heading(`What it becomes in ${counted(input.years, 'year')}`);
  const safe = plan.ranking.find(({ product, unfit }) => unfit === '' && product.risk !== 'Market');
  if (safe) {
    step(
      verdict('Best safe product', safe.product.name),
      `The most after tax among products not locked by then. ₹1,00,000 becomes ${inr(safe.value)}`,
      safe.product.cite,
    );
  }
  for (const { product, amount, value } of parts) {
    step(
      rupees(`${product.name}: value`, value),
      `${inr(amount)} at ${pct(product.growth * 100)} a year, after tax`,
      product.cite,
    );
  }
  const end = step(
    rupees(
      'Value at the end',
      sumOf(parts, ({ value }) => value),
    ),
    parts.length > 0 ? 'Only this year’s payments' : 'You put in nothing',
  );
  if (plan.months.length > 0) {
    heading('Month by month');
    step(
      count('Months left', plan.months.length),
      'Up to 31 March, the current month included',
      year.deductions.savings.cite,
    );
    step(rupees('A month', sum(plan.months[0]?.amounts ?? [])), 'Equal instalments. The last one is the rest');
  }
  return end;
}
