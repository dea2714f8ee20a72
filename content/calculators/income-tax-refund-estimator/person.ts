import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import type { RefundInput } from './form';

/** Returns the person whom the form describes; `old` counts the deductions of the old regime. */
export function taxpayerOf(input: RefundInput, old: boolean): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    gains: [
      { class: 'shortTermEquity', amount: input.shortEquity },
      { class: 'longTermEquity', amount: input.longEquity },
    ],
    other: { ...emptyTaxpayer.other, other: input.otherIncome },
    // The one deduction without a limit of its own holds what is entered as all deductions together.
    claims: { ...emptyTaxpayer.claims, other: old ? input.deductions : 0 },
  };
}
