import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { sumStep } from '@/content/sum-step';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { count, noteSheet, type Result, rupees, type Worksheet, worksheet } from '@/lib/calculator';
import { counted, exactInr, inr, pct } from '@/lib/format';
import { sum } from '@/lib/sum';
import { rentDeduction } from '@/lib/tax/house-rent';
import { deductionChart } from './charts';
import type { HraInput } from './form';
import { deductionNotes } from './notes';
import { rentFormNote, returnNote } from './notes-return';
import { deductionSentence, taxFigure } from './sentence';
import { stretchesOf } from './stretches';
import { deductionTable } from './tables';
import { incomeTaxSteps, rentSteps } from './working';
import { landlordSteps } from './working-landlord';

/** Writes the three limits of section 80GG and the least of them, the deduction in the old regime. */
function limitSteps(
  sheet: Worksheet,
  rent: number,
  months: number,
  income: number,
  law: HouseRentYear['rentDeduction'],
) {
  const { rentAboveIncomePercent, perMonth, incomePercent } = law.value;
  const found = rentDeduction({ rent, months, adjustedTotalIncome: income }, law.value);
  const names = {
    rent: `Rent above ${pct(rentAboveIncomePercent)} of adjusted total income`,
    monthly: `${inr(perMonth)} a month`,
    income: `${pct(incomePercent)} of adjusted total income`,
  };
  sheet.step(
    rupees(names.rent, found.rentAboveIncome),
    `${exactInr(rent)} − ${pct(rentAboveIncomePercent)} of ${exactInr(income)}; never below zero`,
    law.cite,
  );
  sheet.step(rupees(names.income, found.incomeShare), `${pct(incomePercent)} of ${exactInr(income)}`, law.cite);
  sheet.step(rupees(names.monthly, found.monthly), `${inr(perMonth)} × ${counted(months, 'month')}`, law.cite);
  sheet.step(
    rupees('Deduction in the old regime', found.deduction),
    `The least of the three: ${names[found.least]}`,
    law.cite,
  );
  return { found, names };
}

/** Returns the deduction of section 80GG for rent paid by a person who gets no HRA. */
export function deductionResult(input: HraInput, rules: HouseRentYear): Result {
  const sheet = worksheet();
  const act = actOf(input.financialYear);
  const name = `section ${sectionBeside('80GG', act)}`;
  const stretches = stretchesOf(
    (input.pattern === 'split'
      ? input.rentPeriods
      : [{ from: '04', to: '03', rent: input.rent, moved: false } as const]
    ).map((row) => ({ ...row, salary: 0, hra: 0, city: 'other' })),
    input.financialYear,
  );
  const law = rules.rentDeduction;
  const paidMonths = sum(stretches.map(({ rent, months }) => (rent > 0 ? months : 0)));

  sheet.heading(`Section ${sectionBeside('80GG', act)}`);
  const rent = rentSteps(stretches, sheet);
  sheet.step(count('Months of rent', paidMonths), 'Months in which you paid rent');
  const income = sheet.step(rupees('Adjusted total income', input.adjustedIncome), 'As you entered it', law.cite);
  const { found, names } = limitSteps(sheet, rent, paidMonths, income, law);
  const inOldRegime = found.deduction;
  const isOld = input.regime === 'old';
  const deduction = sheet.step(
    rupees(`Deduction under ${name}`, isOld ? inOldRegime : 0, { tone: 'growth' }),
    isOld ? 'You are in the old regime' : 'You are in the new regime, which has no such deduction',
    isOld ? law.cite : rules.newRegime,
  );
  const left = sumStep(sheet, rupees('Rent without relief', Math.max(0, rent - deduction), { tone: 'cost' }), [
    rent,
    -deduction,
  ]);
  const taxOnIt = incomeTaxSteps(income, inOldRegime, rules, sheet);

  sheet.heading('Landlord');
  const notes = noteSheet();
  deductionNotes(notes, input, rules, { found, name, limitNames: names });
  if (isOld && taxOnIt > 0) rentFormNote(notes, input, rules);
  landlordSteps(sheet, notes, stretches, input, rules);
  if (taxOnIt > 0) returnNote(notes, input, rules);

  const parts = [
    rupees(`Deduction under ${name}`, deduction, { tone: 'growth' }),
    rupees('Rent without relief', left, { tone: 'cost' }),
  ] as const;
  const bars = [
    { name: names.rent, value: found.rentAboveIncome, isLeast: found.least === 'rent' },
    { name: names.income, value: found.incomeShare, isLeast: found.least === 'income' },
    { name: names.monthly, value: found.monthly, isLeast: found.least === 'monthly' },
  ];
  return {
    headline: [...parts, taxFigure(taxOnIt, input.regime)],
    sentence: deductionSentence({ rent, inOldRegime, taxOnIt, isOld, name }),
    breakdowns: [{ title: 'Rent paid in the year', total: rupees('Rent paid in the year', rent), parts }],
    charts: [deductionChart(name, bars)],
    tables: [deductionTable(name, bars)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
