import { sumStep } from '@/content/sum-step';
import { yearTitle } from '@/content/tax/years';
import { number, rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { Both, Taxes } from './deduction';
import type { HealthInput } from './form';
import { groupsOf, isPaidForSeveralYears, lawOf, premiumsOfYear, yearOf, yearsOfSpread } from './person';
import { groupOf, insuredNames, policiesOfYear } from './policies';

export function premiumSteps({ heading, step }: Worksheet, input: HealthInput): void {
  const law = lawOf(input);
  if (!isPaidForSeveralYears(input)) return;
  const years = yearsOfSpread(input);
  const premiums = premiumsOfYear({ ...input, policies: [] });
  heading('Premium for several years');
  step(
    number('Years over which it is spread', years.length),
    `From ${yearTitle(years[0] ?? '')}, the year of payment, to ${yearTitle(years.at(-1) ?? '')}, the last year of the cover`,
    law.severalYears,
  );
  const part = (label: string, whole: number, cash: number, counted: number) =>
    step(
      rupees(label, counted),
      `${cash > 0 ? `(${inr(whole)} − ${inr(cash)} in cash)` : inr(whole)} ÷ ${years.length}`,
      law.severalYears,
    );
  if (input.severalYears !== 'parents') {
    part('Your family’s premium for the year', input.familyPremium, input.familyCash, premiums.familyCounted);
  }
  if (input.severalYears !== 'family') {
    part('Your parents’ premium for the year', input.parentsPremium, input.parentsCash, premiums.parentsCounted);
  }
}

/** Writes the year's part of the policies of the list. */
export function policiesSteps({ heading, step }: Worksheet, input: HealthInput): void {
  const policies = policiesOfYear(input);
  if (policies.length === 0) return;
  const law = lawOf(input);
  const title = yearTitle(input.financialYear);
  heading('More policies');
  for (const { number: place, row, years, counted } of policies) {
    const paid = row.cash > 0 ? `(${inr(row.premium)} − ${inr(row.cash)} in cash)` : inr(row.premium);
    step(
      rupees(`Policy ${place}: premium that counts`, counted),
      years.includes(input.financialYear)
        ? `${paid}${years.length > 1 ? ` ÷ ${years.length}, from ${yearTitle(years[0] ?? '')} to ${yearTitle(years.at(-1) ?? '')}` : ''}. ${insuredNames[row.insures]}`
        : `Shared by ${yearTitle(years[0] ?? '')} to ${yearTitle(years.at(-1) ?? '')}: nothing counts in ${title}`,
      years.length > 1 ? law.severalYears : law.groups,
    );
  }
}

export function deductionSteps({ heading, step }: Worksheet, input: HealthInput, both: Both): void {
  const law = lawOf(input);
  const { health } = yearOf(input).deductions;
  const groups = groupsOf(input);
  heading('Deduction in the old regime');
  const cashOf = (group: 'family' | 'parents') =>
    sumOf(input.policies, (row) => (groupOf(row) === group ? row.cash : 0));
  for (const [name, of, deduction, cash] of [
    ['you and family', groups.own, both.own, input.familyCash + cashOf('family')],
    ['parents', groups.parents, both.parents, input.parentsCash + cashOf('parents')],
  ] as const) {
    step(
      rupees(`Limit, ${name}`, deduction.limit),
      of.insuredSenior
        ? `With an insured member of ${law.seniorFrom.value} or more`
        : of.bills > 0
          ? `Premiums and check-ups up to ${inr(deduction.premiumLimit)}. With medical bills of a person of ${law.seniorFrom.value} or more without a policy, up to ${inr(deduction.limit)} in all`
          : `No insured resident of ${law.seniorFrom.value} or more`,
      of.bills > 0 ? law.bills : law.groups,
    );
    const parts = [
      ['Premium', deduction.premium, of.premium],
      ['check-ups', deduction.checkUps, of.checkUps],
      ['bills', deduction.bills, of.bills],
    ] as const;
    const terms = parts
      .filter(([what, , all]) => what === 'Premium' || all > 0)
      .map(([what, counted, all]) => `${what} ${inr(counted)}${counted < all ? ` of ${inr(all)}` : ''}`);
    step(
      rupees(`Deduction, ${name}`, deduction.total),
      `${terms.join(' + ')}, within the limit${cash > 0 ? '. Premium in cash does not count' : ''}`,
      cash > 0 ? law.cash : health.cite,
    );
    sumStep({ step }, rupees(`Unused, ${name}`, deduction.unused), [deduction.limit, -deduction.total]);
  }
  if (input.familyCheckUps + input.parentsCheckUps > 0) {
    step(
      rupees('Check-ups that count', both.own.checkUps + both.parents.checkUps),
      `At most ${inr(health.value.checkUps)} for both groups together, inside their limits`,
      law.checkUps,
    );
  }
  sumStep(
    { step },
    rupees('Deduction in the old regime', both.total),
    [both.own.total, both.parents.total],
    '',
    health.cite,
  );
}

export function taxSteps({ heading, step }: Worksheet, input: HealthInput, both: Both, taxes: Taxes): number {
  const law = lawOf(input);
  const year = yearOf(input);
  const { oldWithout, oldWith, newRegime, allowed } = taxes;
  heading('Tax of the year');
  if (allowed < both.total) {
    step(
      rupees('Deduction that your income allows', allowed),
      'You cannot deduct more than your income',
      year.deductions.ceiling,
    );
  }
  step(
    rupees('Old regime, without the deduction', oldWithout),
    `Salary ${inr(input.salary)}, standard deduction, other deductions ${inr(input.otherDeductions)}; with cess`,
    year.regimes.old.slabs.cite,
  );
  step(rupees('Old regime, with the deduction', oldWith), `With ${inr(allowed)} deducted`, year.regimes.old.slabs.cite);
  const inOld = sumStep({ step }, rupees('Tax saved in the old regime', oldWithout - oldWith), [oldWithout, -oldWith]);
  step(
    rupees('Tax in the new regime', newRegime),
    'The same salary, with no deduction for health insurance and almost no others',
    law.newRegime,
  );
  return step(
    rupees('Tax saved', input.regime === 'old' ? inOld : 0),
    input.regime === 'old' ? 'You chose the old regime' : 'The new regime has no deduction for health insurance',
    input.regime === 'old' ? undefined : law.newRegime,
  );
}
