import { incomeTaxYears } from '@/content/rules/income-tax';
import { taxSavings } from '@/content/rules/tax-savings';
import { regimeNames } from '@/content/tax/names';
import { assumedLines } from '@/lib/assumed';
import { count, percentage, type Result, rupees, verdict, type Worksheet, worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { fields, type SavingsInput } from './form';
import { type Counted, countedSavings, deductionsNeeded, type Extra, taxPaid } from './person';
import { type Part, type Plan, planOf } from './plan';
import { savingsCharts, savingsTables } from './show';
import { savingsActions, savingsCaveats, savingsSentence, verdictText } from './words';

function countedSteps(input: SavingsInput, counted: Counted, { heading, step }: Worksheet): void {
  const { premium, children, holdingYears } = taxSavings;
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

function roomSteps(input: SavingsInput, plan: Plan, year: IncomeTaxYear, { heading, step }: Worksheet): number {
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

/** Returns the tax that filling one room by itself would save, beside the payments already made. */
function savedBy(input: SavingsInput, year: IncomeTaxYear, extra: Extra): number {
  return taxPaid(input, year) - taxPaid(input, year, extra);
}

/** The questions in closed groups on which the value of a product rests. */
const restsOn: Readonly<Partial<Record<Part['product']['id'], keyof typeof fields>>> = {
  elss: 'equityReturn',
  nps: 'npsReturn',
  bankDeposit: 'depositRate',
  loan: 'loanInterest',
};

/** Returns what the plan takes for granted: the risk, the returns of what it uses, and the age of parents whose premium it limits. */
function assumedOf(input: SavingsInput, { parts }: Plan, year: IncomeTaxYear): NonNullable<Result['assumed']> {
  return assumedLines(fields, input, [
    ...(parts.length > 0 ? (['risk'] as const) : []),
    ...parts.flatMap(({ product }) => restsOn[product.id] ?? []),
    ...(input.parents > year.deductions.health.value.below60 ? (['parentsSenior'] as const) : []),
  ]);
}

/** Returns which regime is the cheaper one, whether 80C saves anything in it, and the plan that does. */
export function savingsPlan(input: SavingsInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const sheet = worksheet();
  const { heading, step } = sheet;
  const plan = planOf(input, year);
  const { rooms, tax, parts } = plan;

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
  countedSteps(input, countedSavings(input), sheet);
  // Whole rupees, so that the advice is worth what it says.
  const employer = Math.floor(roomSteps(input, plan, year, sheet));

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
  const saved = step(
    rupees('Tax saved by the plan', plan.saved, { tone: 'growth' }),
    `${inr(plan.taxNow)} without it − ${inr(plan.taxWithPlan)} with it`,
  );
  const byEmployer = savedBy(input, year, { employerNps: employer });
  if (employer > 0) {
    step(
      rupees('Tax saved by employer’s NPS', byEmployer),
      `If your employer pays ${inr(employer)} of your salary into NPS instead`,
      year.regimes[plan.regime].employerNps.cite,
    );
  }
  step(
    percentage('Your slab rate with cess', plan.returnTax.slab * 100),
    'The rate of your highest slab, with surcharge and cess. We use it to tax interest in later years',
    year.regimes[plan.regime].slabs.cite,
  );

  heading(`What it becomes in ${input.years} ${input.years === 1 ? 'year' : 'years'}`);
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
      parts.reduce((sum, { value }) => sum + value, 0),
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
    step(
      rupees(
        'A month',
        (plan.months[0]?.amounts ?? []).reduce((sum, amount) => sum + amount, 0),
      ),
      'Equal instalments. The last one is the rest',
    );
  }
  const assumed = assumedOf(input, plan, year);
  return {
    headline: [
      verdict('Your regime', verdictText(plan, input)),
      rupees('Tax saved by the plan', saved, { tone: 'growth' }),
      ...(plan.verdict === 'new'
        ? [rupees('Tax in the new regime', tax.new, { tone: 'tax' }), rupees('Old-regime deductions needed', needed)]
        : [rupees('Still to put in', plan.total), rupees('Value at the end', end, { tone: 'own' })]),
    ],
    sentence: savingsSentence(input, plan, needed, byEmployer),
    ...(assumed.length > 0 && { assumed }),
    charts: savingsCharts(input, plan),
    tables: savingsTables(input, plan, { employer, byEmployer, savedBy: (extra) => savedBy(input, year, extra) }, year),
    steps: sheet.steps,
    actions: savingsActions(input, plan, { employer, byEmployer }, year),
    caveats: savingsCaveats(input, plan, { needed, rooms }, year),
  };
}
