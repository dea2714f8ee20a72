import { electricVehicleLoan, electricVehicleLoanFrom2026, roadTaxCheckedOn } from '@/content/rules/car-loans';
import { loanRules } from '@/content/rules/loans';
import { tcsCredit, tcsOnVehicles } from '@/content/rules/tcs';
import type { Action, Caveat } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import type { CarLoanInput } from './form';
import { hasElectricDeduction, type OnRoad } from './purchase';

/** Returns what to do with the answer. */
export function actionsOf(input: CarLoanInput, onRoad: OnRoad): Action[] {
  const actions: Action[] = [
    { text: 'Ask the dealer for the on-road price in writing, line by line, and put its figures here.' },
    {
      text: 'Ask the lender for the Key Facts Statement and compare EMI, APR and schedule with these figures.',
      cite: loanRules.annualPercentageRate,
    },
  ];
  if (onRoad.tcs > 0) {
    const newAct = `${input.boughtIn}-01` >= (tcsOnVehicles.from.at(-1)?.date ?? '');
    actions.push({
      text: `Give the dealer your PAN, and claim the ${inr(onRoad.tcs)} of tax collected in your income-tax return. It reduces your tax, or you get it back.`,
      cite: newAct ? tcsCredit['2025'] : tcsCredit['1961'],
    });
  }
  actions.push({
    text: 'You need not buy insurance or accessories from the dealer. Get another quote for the same cover.',
  });
  return actions;
}

/** Returns who should leave, what we took for granted, which limits applied, and what to look out for. */
export function caveatsOf(input: CarLoanInput, onRoad: OnRoad, late: number | null): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for a car bought by a business, which deducts interest and depreciation. It is also not for a flat-rate loan (see the EMI calculator), a lease or a subscription.',
    },
  ];
  if (input.roadTax === null && onRoad.estimate) {
    caveats.push({
      kind: 'assumption',
      text: `Road tax is an estimate from rates printed by the press, last compared on ${formatDate(roadTaxCheckedOn)}. Some States charge more for cess, a second car, a company’s car or an imported one. Go by the dealer’s sheet.`,
      cite: onRoad.estimate.cite,
    });
  }
  caveats.push({
    kind: 'assumption',
    text: 'Resale value, fuel and upkeep are your estimates or our examples. Every month counts as one twelfth of a year, and the first EMI comes a month after the purchase.',
  });
  const { value: terms, cite } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`);
  if (onRoad.tcs > 0) {
    caveats.push({
      kind: 'limit',
      text: `Above ${inr(terms.above)} the dealer collects tax on the whole price. We count it in the on-road price but not in the cost of owning, as you get it back.`,
      cite,
    });
  }
  if (late !== null) {
    caveats.push({
      kind: 'warning',
      text: 'While you owe more than the car is worth, a total loss or a sale leaves you with debt. Return-to-invoice cover pays the difference for a stolen or wrecked car.',
    });
  }
  if (input.fuel === 'electric') {
    const { first, last } = electricVehicleLoan.value;
    caveats.push(
      hasElectricDeduction(input)
        ? {
            kind: 'assumption',
            text: `We assume that a bank or a listed lender sanctioned the loan between ${formatDate(first)} and ${formatDate(last)} to you as an individual, and that you are in the old tax regime. The new regime does not allow this deduction.`,
            cite: electricVehicleLoan.cite,
          }
        : {
            kind: 'limit',
            text: `Interest is deductible only on loans for electric vehicles that were sanctioned between ${formatDate(first)} and ${formatDate(last)}. Yours is not among them.`,
            cite:
              `${input.boughtIn}-01` < electricVehicleLoanFrom2026.date
                ? electricVehicleLoan.cite
                : electricVehicleLoanFrom2026.cite,
          },
    );
  }
  return caveats;
}
