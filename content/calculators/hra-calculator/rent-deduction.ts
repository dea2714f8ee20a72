import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { actOf, sectionBeside } from '@/content/tax/law-names';
import { count, type Result, rupees, worksheet } from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import { sum } from '@/lib/sum';
import { rentDeduction } from '@/lib/tax/house-rent';
import type { HraInput } from './form';
import { landlordDuties } from './landlord';
import { noteTaxOnIncome, returnStep, taxAssumptions, taxFigure } from './old-regime';
import { noteRent, stretchesOf } from './stretches';
import { countedMonths } from './wording';

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
  const counted = sum(stretches.map(({ rent, months }) => (rent > 0 ? months : 0)));

  sheet.heading(`Section ${sectionBeside('80GG', act)}`);
  const rent = noteRent(stretches, sheet);
  sheet.step(count('Months of rent', counted), 'Months in which you paid rent');
  const income = sheet.step(rupees('Adjusted total income', input.adjustedIncome), 'As you entered it', law.cite);
  const found = rentDeduction({ rent, months: counted, adjustedTotalIncome: income }, law.value);
  const names = {
    rent: `Rent above ${pct(law.value.rentAboveIncomePercent)} of adjusted total income`,
    monthly: `${inr(law.value.perMonth)} a month`,
    income: `${pct(law.value.incomePercent)} of adjusted total income`,
  };
  sheet.step(
    rupees(names.rent, found.rentAboveIncome),
    `${exactInr(rent)} − ${pct(law.value.rentAboveIncomePercent)} of ${exactInr(income)}; never below zero`,
    law.cite,
  );
  sheet.step(
    rupees(names.income, found.incomeShare),
    `${pct(law.value.incomePercent)} of ${exactInr(income)}`,
    law.cite,
  );
  sheet.step(rupees(names.monthly, found.monthly), `${inr(law.value.perMonth)} × ${countedMonths(counted)}`, law.cite);
  const inOldRegime = sheet.step(
    rupees('Deduction in the old regime', found.deduction),
    `The least of the three: ${names[found.least]}`,
    law.cite,
  );
  const isOld = input.regime === 'old';
  const deduction = sheet.step(
    rupees(`Deduction under ${name}`, isOld ? inOldRegime : 0, { tone: 'growth' }),
    isOld ? 'You are in the old regime' : 'You are in the new regime, which has no such deduction',
    isOld ? law.cite : rules.newRegime,
  );
  const left = sheet.step(
    rupees('Rent without relief', Math.max(0, rent - deduction), { tone: 'cost' }),
    `${exactInr(rent)} − ${exactInr(deduction)}`,
  );
  const taxOnIt = noteTaxOnIncome(income, inOldRegime, rules, sheet);

  sheet.heading('Landlord');
  const duties = landlordDuties(stretches, input, rules, sheet);

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
    charts: [
      {
        kind: 'bars',
        title: `The three limits of ${name}`,
        unit: 'rupees',
        bars: bars.map(({ name, isLeast }) => (isLeast ? `${name} (least)` : name)),
        marked: bars.findIndex(({ isLeast }) => isLeast),
        series: [{ label: 'A year', tone: 'growth', values: bars.map(({ value }) => value) }],
      },
    ],
    tables: [
      {
        id: 'limits',
        caption: `The three limits of ${name}`,
        columns: [
          { label: 'Limit', unit: 'text' },
          { label: 'Amount', unit: 'rupees', rollUp: 'none' },
          { label: 'Decides', unit: 'text' },
        ],
        rows: bars.map(({ name, value, isLeast }) => [name, value, isLeast ? 'Yes' : null]),
      },
    ],
    steps: sheet.steps,
    actions: [
      ...(isOld && taxOnIt > 0
        ? [
            {
              text: `File ${act === 'act1961' ? 'Form 10BA' : 'the declaration for it (old Form 10BA)'} on the income-tax portal before your return, and keep rent receipts and the rent agreement.`,
              cite: rules.rentDeductionForm,
            },
          ]
        : []),
      ...duties.actions,
      ...(taxOnIt > 0 ? [returnStep(input, rules)] : []),
    ],
    caveats: [
      {
        kind: 'notForYou',
        text: `The new regime, which is the default, has no deduction under ${name}. This is for people who choose the old regime.`,
        cite: rules.newRegime,
      },
      {
        kind: 'notForYou',
        text: 'This is not for you if you get HRA in any part of the year. It is also not for you if you, your spouse, your minor child or your HUF owns a home where you live or work, or if you claim a self-occupied house elsewhere.',
        cite: law.cite,
      },
      ...(isOld
        ? [
            {
              kind: 'limit' as const,
              text:
                found.deduction > 0 || found.least === 'income'
                  ? `The limit that decides is ${lowerFirst(names[found.least])}${found.deduction > 0 ? '' : ', which is ₹0'}.`
                  : `Your rent is not above ${pct(law.value.rentAboveIncomePercent)} of your adjusted total income, so nothing is deducted.`,
              cite: law.cite,
            },
          ]
        : []),
      ...taxAssumptions(input, rules),
      ...duties.caveats,
    ],
  };
}

function deductionSentence({
  rent,
  inOldRegime,
  taxOnIt,
  isOld,
  name,
}: {
  readonly rent: number;
  readonly inOldRegime: number;
  readonly taxOnIt: number;
  readonly isOld: boolean;
  /** The section as a sentence names it. */
  readonly name: string;
}): string {
  if (inOldRegime === 0)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} gives you no deduction for your rent of ${inr(rent)}.`;
  return isOld
    ? `You can deduct ${inr(inOldRegime)} of your rent of ${inr(rent)} under ${name}. ${taxOnIt > 0 ? `In the old regime this saves you ${inr(taxOnIt)} of tax.` : 'It saves you no tax: on this income the old regime’s tax is the same without it.'}`
    : `The new regime gives you no deduction for rent. In the old regime you could deduct ${inr(inOldRegime)}, ${taxOnIt > 0 ? `worth ${inr(taxOnIt)} of tax there` : 'which would save you no tax'}.`;
}
