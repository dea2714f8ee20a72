import type { Form16Input } from './form';

/** Returns what other pages ask for in one amount: of both employers, and of the house by the sign of its income; ₹ a year. */
export function worked(input: Form16Input) {
  const { second } = input;
  const ofBoth = (first: number, other: number) => first + (second ? other : 0);
  return {
    savings: ofBoth(input.savings, input.savings2),
    professionalTax: ofBoth(input.professionalTax, input.professionalTax2),
    exemptInOld: ofBoth(input.hra + input.travel, input.personal2),
    homeLoan: Math.max(0, -input.house),
    otherIncome: input.otherIncome + input.untold + Math.max(0, input.house),
  };
}
