import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { type NumericFigure, rupees, type Worksheet } from '@/lib/calculator';
import { counted, exactInr, pct } from '@/lib/format';
import { sum } from '@/lib/sum';
import { allowanceAtPeak, allowanceLimits, rentAtPeak } from '@/lib/tax/house-rent';
import { toNearestMultiple } from '@/lib/tax/rounding';
import { taxOnSlabs } from '@/lib/tax/slabs';
import type { HraInput } from './form';
import { leastName, rentLimitName, salaryLimitName } from './sentence';
import { slabPercent } from './slab';
import { cityName, type Stretch, type WorkedStretch } from './stretches';

const inWords: Readonly<Record<number, string>> = { 4: 'four', 8: 'eight' };

/** Returns the salary as rule 2A counts it, ₹ a month: DA that counts for retirement and turnover commission, nothing else. */
export function countedSalarySteps(input: HraInput, rules: HouseRentYear, sheet: Worksheet): number {
  return sheet.step(
    rupees('Salary for HRA a month', input.salary - input.daNotCounted + input.commission),
    `Basic salary and DA ${exactInr(input.salary)} − DA that does not count for retirement benefits ${exactInr(input.daNotCounted)} + turnover commission ${exactInr(input.commission)}`,
    input.commission > 0 ? rules.commissionMeaning : rules.salaryMeaning,
  );
}

/** Returns the three limits of one stretch, written on the sheet. A stretch that is not alone puts its months into its labels. */
export function limitSteps(stretch: Stretch, isAlone: boolean, rules: HouseRentYear, sheet: Worksheet): WorkedStretch {
  const { metro, elsewhere } = rules.salaryShare.value;
  const inMetro = rules.metroCities.value.includes(cityName(stretch.city));
  const percentages = {
    rentAboveSalary: rules.rentAboveSalary.value,
    salaryShare: inMetro ? metro : elsewhere,
  };
  const limits = allowanceLimits(stretch, percentages);
  const label = (name: string) => (isAlone ? name : `${name}, ${stretch.label}`);
  const span = counted(stretch.months, 'month');
  const salary = exactInr(stretch.salary * stretch.months);

  sheet.heading(`${stretch.label}, ${cityName(stretch.city)}`);
  sheet.step(
    rupees(label('HRA received'), limits.allowance),
    `${exactInr(stretch.allowance)} × ${span}`,
    rules.allowanceReceived,
  );
  sheet.step(
    rupees(label(rentLimitName(percentages)), limits.rentAboveSalary),
    `Rent ${exactInr(stretch.rent)} × ${span} − ${pct(percentages.rentAboveSalary)} of salary ${salary}; never below zero`,
    rules.rentAboveSalary.cite,
  );
  sheet.step(
    rupees(label(salaryLimitName(percentages)), limits.salaryShare),
    `${pct(percentages.salaryShare)} of salary ${salary}: the house is ${inMetro ? `in ${cityName(stretch.city)}` : `outside the ${inWords[rules.metroCities.value.length] ?? rules.metroCities.value.length} cities`}`,
    rules.salaryShare.cite,
  );
  const worked = { stretch, percentages, limits };
  sheet.step(
    rupees(label('Exempt HRA'), limits.exempt),
    `The least of the three: ${leastName(worked)}`,
    rules.exemption,
  );
  return worked;
}

/** Writes where more rent or more HRA stops helping. Only where nothing changed in the year, as the answer is ₹ a month. */
export function peakSteps(
  worked: readonly WorkedStretch[],
  rules: HouseRentYear,
  sheet: Worksheet,
): NumericFigure | undefined {
  const [alone] = worked;
  if (worked.length !== 1 || !alone) return undefined;
  const { stretch, percentages } = alone;
  const peak = rupees('Rent a month at which the exemption peaks', rentAtPeak(stretch, percentages));
  sheet.heading('What would change it');
  sheet.step(
    peak,
    `The lesser of HRA and ${salaryLimitName(percentages)}, plus ${pct(percentages.rentAboveSalary)} of salary`,
    rules.rentAboveSalary.cite,
  );
  sheet.step(
    rupees('HRA a month that can be exempt', allowanceAtPeak(stretch, percentages)),
    `The lesser of ${rentLimitName(percentages).toLowerCase()} and ${salaryLimitName(percentages)}`,
    rules.salaryShare.cite,
  );
  return peak;
}

/** Writes and returns the old-regime tax on an amount at the chosen slab, with cess, ₹; written as saved and as lost. */
export function savedTaxSteps(amount: number, input: HraInput, rules: HouseRentYear, sheet: Worksheet): number {
  const percent = slabPercent(input, rules);
  const saved = sheet.step(
    rupees('Tax saved in the old regime', (amount * percent * (100 + rules.cess.value)) / 10_000),
    `${exactInr(amount)} × ${pct(percent)}, plus cess of ${pct(rules.cess.value)}`,
    percent > 0 ? rules.oldRegimeSlabs.cite : rules.oldRegimeRebateUpTo.cite,
  );
  return lossSteps(saved, rules, sheet);
}

/** Writes and returns the old-regime tax that a deduction from an income saves, with cess, ₹; written as saved and as lost. */
export function incomeTaxSteps(income: number, amount: number, rules: HouseRentYear, sheet: Worksheet): number {
  const taxOn = (before: number) => {
    const total = toNearestMultiple(before, 10);
    return total > rules.oldRegimeRebateUpTo.value
      ? (taxOnSlabs(rules.oldRegimeSlabs.value, total) * (100 + rules.cess.value)) / 100
      : 0;
  };
  const [before, after] = [taxOn(income), taxOn(income - amount)];
  const saved = sheet.step(
    rupees('Tax saved in the old regime', before - after),
    `Tax of ${exactInr(before)} on ${exactInr(income)} − tax of ${exactInr(after)} on ${exactInr(income - amount)}, with cess`,
    after > 0 ? rules.oldRegimeSlabs.cite : rules.oldRegimeRebateUpTo.cite,
  );
  return lossSteps(saved, rules, sheet);
}

function lossSteps(saved: number, rules: HouseRentYear, sheet: Worksheet): number {
  return sheet.step(
    rupees('Value lost by choosing the new regime', saved),
    'The same tax, because the new regime gives no relief for rent. Its lower rates are not counted here',
    rules.newRegime,
  );
}

/** Writes the rent of the year on the sheet; returns it, ₹. */
export function rentSteps(stretches: readonly Stretch[], sheet: Worksheet): number {
  return sheet.step(
    rupees('Rent paid in the year', sum(stretches.map(({ rent, months: count }) => rent * count))),
    stretches.map(({ rent, months: count }) => `${exactInr(rent)} × ${counted(count, 'month')}`).join(' + '),
  );
}
