import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { sectionBeside } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { type NumericFigure, rupees } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import type { AllowancePercentages } from '@/lib/tax/house-rent';
import type { HraInput } from './form';
import { slabPercent } from './slab';
import type { WorkedStretch } from './stretches';

export function rentLimitName({ rentAboveSalary }: AllowancePercentages): string {
  return `Rent above ${pct(rentAboveSalary)} of salary`;
}

export function salaryLimitName({ salaryShare }: AllowancePercentages): string {
  return `${pct(salaryShare)} of salary`;
}

/** Returns the name of the limit that decides. */
export function leastName({ percentages, limits }: WorkedStretch): string {
  switch (limits.least) {
    case 'allowance':
      return 'HRA received';
    case 'rent':
      return rentLimitName(percentages);
    case 'salary':
      return salaryLimitName(percentages);
  }
}

interface AllowanceAnswer {
  readonly received: number;
  readonly inOldRegime: number;
  readonly taxOnIt: number;
  readonly isOld: boolean;
  readonly input: HraInput;
  readonly rules: HouseRentYear;
}

export function allowanceSentence({ received, inOldRegime, taxOnIt, isOld, input, rules }: AllowanceAnswer): string {
  if (received === 0)
    return `You get no HRA, so there is nothing to exempt. Section ${sectionBeside('80GG', actOf(input.financialYear))} may give you a deduction for rent.`;
  if (!isOld) {
    return inOldRegime > 0
      ? `In the new regime all ${inr(received)} of your HRA is taxable. In the old regime ${inr(inOldRegime)} would be exempt, ${taxOnIt > 0 ? `worth ${inr(taxOnIt)} of tax at your slab there` : 'which would save you no tax'}.`
      : `In the new regime all ${inr(received)} of your HRA is taxable. In the old regime, too, nothing would be exempt.`;
  }
  return inOldRegime > 0
    ? `Of your HRA of ${inr(received)}, ${inr(inOldRegime)} is exempt and ${inr(received - inOldRegime)} is taxable. ${taxOnIt > 0 ? `In the old regime this saves you ${inr(taxOnIt)} of tax if your income is in the ${pct(slabPercent(input, rules))} slab.` : 'In the old regime this saves you no tax.'}`
    : `None of your HRA of ${inr(received)} is exempt.`;
}

/** Returns what follows for months in no period. */
export function leftOutSentence(leftOut: readonly string[]): string {
  return leftOut.length === 0
    ? ''
    : ` ${listed(leftOut)} ${leftOut.length === 1 && !leftOut[0]?.includes(' to ') ? 'is' : 'are'} in no period. HRA for that time is taxable and is not in these figures.`;
}

export function deductionSentence({
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

/** Returns the tax as the headline names it: saved by who is in the old regime, lost by who is in the new one. */
export function taxFigure(amount: number, regime: HraInput['regime']): NumericFigure {
  return rupees(regime === 'old' ? 'Tax saved in the old regime' : 'Value lost by choosing the new regime', amount);
}
