import { electricVehicleLoan, electricVehicleLoanFrom2026, roadTaxCheckedOn } from '@/content/rules/car-loans';
import { loanRules } from '@/content/rules/loans';
import { tcsCredit, tcsOnVehicles } from '@/content/rules/tcs';
import { actOf } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { formatDate, inr } from '@/lib/format';
import { valueOn } from '@/lib/law';
import type { PricedInput } from './price';
import { hasElectricDeduction, isRoadTaxUnknown, type OnRoad } from './purchase';
import { electricPeriodOf } from './road-tax';

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: PricedInput, onRoad: OnRoad, late: number | null): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for a car bought by a business, which deducts interest and depreciation. It is also not for a flat-rate loan (see the EMI calculator), a lease or a subscription.',
  );
  notes.assume(
    input.roadTax === null &&
      onRoad.estimate &&
      `Road tax is an estimate from rates printed by the press, last compared on ${formatDate(roadTaxCheckedOn)}. Some States charge more for cess, a second car, a company’s car or an imported one. Go by the dealer’s sheet.`,
    onRoad.estimate?.cite,
  );
  priceNotes(notes, input, onRoad);
  notes.warn(
    isRoadTaxUnknown(input) &&
      'The on-road price and the cost of owning are without road tax, as we have no rate for this State and fuel. The loan and its EMI do not depend on it.',
  );
  const period = input.roadTax === null && onRoad.estimate ? electricPeriodOf(input) : undefined;
  notes.limit(
    period?.until !== undefined &&
      `This rate for electric cars holds for a car registered by ${formatDate(period.until)}.`,
    period?.cite,
  );
  notes.assume(
    (input.onRoadPrice === null || input.priceIs === 'estimated') &&
      input.roadTax !== null &&
      input.ownTaxRate !== null &&
      'Road tax is the figure from the dealer’s sheet. The rate that you entered is not used.',
  );
  notes.assume(
    `${input.priceIs === 'unknown' ? 'Fuel' : 'Resale value, fuel'} and upkeep are your estimates or our examples. Every month counts as one twelfth of a year, and the first EMI comes a month after the purchase.`,
  );
  const { value: terms, cite } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`);
  notes.limit(
    onRoad.tcs > 0 &&
      `Above ${inr(terms.above)} the dealer collects tax on the whole price. We count it in the on-road price but not in the cost of owning, as you get it back.`,
    cite,
  );
  notes.warn(
    late !== null &&
      'While you owe more than the car is worth, a total loss or a sale leaves you with debt. Return-to-invoice cover pays the difference for a stolen or wrecked car.',
  );
  if (input.fuel === 'electric') electricNote(notes, input);
  actionNotes(notes, input, onRoad);
  return notes;
}

/** Writes what rests on an ex-showroom price beside an on-road price, or on an estimate of it. */
function priceNotes({ assume, warn }: NoteSheet, input: PricedInput, onRoad: OnRoad): void {
  if (input.onRoadPrice === null) return;
  assume(
    input.priceIs === 'typed' &&
      `Resale value and TCS are worked out from the ex-showroom price of ${inr(input.exShowroom)}: correct it if yours differs. The quoted on-road price includes TCS, where there is any. Road tax, insurance and other parts that you entered are in it and are not added.`,
  );
  assume(
    input.priceIs === 'estimated' &&
      `The ex-showroom price is an estimate: the highest that with its road tax${onRoad.tcs > 0 ? ', TCS' : ''} and the parts that you entered fits into the on-road price. What you have not entered makes it lower, and the cost of owning higher. ${input.loanBasis === 'exShowroom' ? 'The loan, resale value, TCS' : 'Resale value, TCS'} and the cost of owning depend on it. Enter the ex-showroom price if you know it.`,
  );
  warn(
    input.priceIs === 'unknown' &&
      'Resale value, TCS and the cost of owning are left out: we have no road tax rate for this State and fuel from which to estimate the ex-showroom price. The loan and its EMI do not depend on it. Above a certain price the dealer also collects TCS, which you get back.',
  );
}

function actionNotes(notes: NoteSheet, input: PricedInput, onRoad: OnRoad): void {
  const act = actOf(financialYearOf(`${input.boughtIn}-01`));
  notes.action('Ask the dealer for the on-road price in writing, line by line, and put its figures here.');
  notes.action(
    'Ask the lender for the Key Facts Statement and compare EMI, APR and schedule with these figures.',
    loanRules.annualPercentageRate,
  );
  notes.action(
    onRoad.tcs > 0 &&
      `Give the dealer your PAN, and claim ${input.priceIs === 'estimated' ? `the tax collected, about ${inr(onRoad.tcs)},` : `the ${inr(onRoad.tcs)} of tax collected`} in your income-tax return. It reduces your tax, or you get it back.`,
    tcsCredit[act],
  );
  notes.action('You need not buy insurance or accessories from the dealer. Get another quote for the same cover.');
}

function electricNote({ assume, limit }: NoteSheet, input: PricedInput): void {
  const { value, cite } = electricVehicleLoan;
  const days = `between ${formatDate(value.first)} and ${formatDate(value.last)}`;
  if (hasElectricDeduction(input)) {
    assume(
      `We assume that a bank or a listed lender sanctioned the loan ${days} to you as an individual, and that you are in the old tax regime. The new regime does not allow this deduction.`,
      cite,
    );
    return;
  }
  limit(
    `Interest is deductible only on loans for electric vehicles that were sanctioned ${days}. Yours is not among them.`,
    `${input.boughtIn}-01` < electricVehicleLoanFrom2026.date ? cite : electricVehicleLoanFrom2026.cite,
  );
}
