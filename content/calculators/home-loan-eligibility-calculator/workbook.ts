import { lendingPractice } from '@/content/rules/loans';
import type { Model, ModelFigure } from '@/lib/model';
import { levelPayment } from '@/lib/model-loan';
import { sumOf } from '@/lib/sum';
import type { HomeLoanEligibilityInput } from './form';
import { assess, countedApplicants, incomeByReturns } from './loan';

const rate = '{rate}/12';

/** Returns the share of income for all EMIs as a formula: as typed, or the usual one at the income. */
function shareOf({ emiShare }: HomeLoanEligibilityInput): string {
  if (emiShare !== null) return '{emiShare}';
  const [lowest, ...others] = lendingPractice.emiShare.value;
  return others.reduce(
    (below, { from, percent }) => `IF({Income that counts}>=${from},${percent}%,${below})`,
    `${lowest?.percent ?? 0}%`,
  );
}

/** Returns the loan that an income allows as formulas; null where a house decides too, the EMI rises, or the income is what is asked. */
export function modelOf(input: HomeLoanEligibilityInput): Model | null {
  if (input.goal === 'price' || input.price !== null || input.stepUp > 0) return null;
  const now = assess(input);
  const applicants = countedApplicants(input);
  const co = applicants.filter(({ income }) => income > 0);
  // A co-applicant with an age of their own ends the loan by it; the others by the lender's.
  const ends = co
    .filter(({ lastAge }) => lastAge !== null)
    .map(({ age, lastAge }) => `,${((lastAge ?? 0) - age) * 12}`);
  const ages = ['{age}', ...co.filter(({ lastAge }) => lastAge === null).map(({ age }) => String(age))].join(',');
  const byReturns = input.returns.length > 0 ? `+${incomeByReturns(input)}` : '';
  const coIncome = sumOf(applicants, ({ income }) => income);
  const coEmis = sumOf(applicants, ({ emis }) => emis);
  const byIncome = `PV(${rate},{Months that count},-{Room for a new EMI})`;
  const figures: ModelFigure[] = [
    {
      label: 'Income that counts',
      formula: `{income}+{variablePay}*{variableShare}+${coIncome}${byReturns}`,
      unit: 'rupees',
      value: now.income,
    },
    { label: 'Share for all EMIs', formula: shareOf(input), unit: 'percent', value: now.sharePercent },
    {
      label: 'Room for a new EMI',
      formula: `MAX(0,{Income that counts}*{Share for all EMIs}-({emis}+{cardDues}*${lendingPractice.cardShare.value}%+${coEmis}))`,
      unit: 'rupees',
      value: now.emiRoom,
    },
    {
      label: 'Months that count',
      formula: `MIN({tenure},({lastAge}-MAX(${ages}))*12${ends.join('')})`,
      unit: 'months',
      value: now.months,
    },
    {
      label: 'Home loan you can get',
      formula: input.multiple === null ? byIncome : `MIN(${byIncome},{Income that counts}*{multiple})`,
    },
    { label: 'Monthly EMI', formula: levelPayment(rate, '{Months that count}', '{Home loan you can get}') },
  ];
  return {
    figures,
    sheets: [],
    note: `What the loan is limited by, and the price of the house, stay as on the page.${co.length > 0 ? ' Co-applicants stand in the formulas.' : ''}${byReturns && ' Your returns stand in the formulas.'}`,
  };
}
