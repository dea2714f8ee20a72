import { annuity, loanRules } from '@/content/rules/loans';
import { tcsOnVehicles } from '@/content/rules/tcs';
import { sumStep } from '@/content/sum-step';
import { count, exactRupees, monthFigure, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { counted, exactInr, formatMonths, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import type { PricedInput } from './price';
import { type CarLoan, isRoadTaxUnknown, monthOf, type OnRoad } from './purchase';
import { type OwnRoadTax, ownRoadTax } from './road-tax';

const ownRate = { source: 'state-road-tax', at: 'Your State’s notification, as you entered it' } as const;

/** Writes road tax by the rate that the visitor entered, with cess and waiver where there are any. */
function ownRoadTaxSteps({ step }: Pick<Worksheet, 'step'>, input: PricedInput, own: OwnRoadTax): void {
  const byRate = `${inr(input.exShowroom)} × ${pct(input.ownTaxRate ?? 0)}, your rate`;
  if (own.cess === 0 && own.waived === 0) {
    step(rupees('Road tax', own.amount), byRate, ownRate);
    return;
  }
  step(rupees('Road tax by your rate', own.tax), byRate, ownRate);
  if (own.cess > 0) {
    step(rupees('Cess on the road tax', own.cess), `${inr(own.tax)} × ${pct(input.roadTaxCess)}`, ownRate);
  }
  if (own.waived > 0) {
    const most = input.waivedMost === null ? '' : `, at most ${inr(input.waivedMost)}`;
    step(rupees('Road tax waived', own.waived), `${inr(own.tax + own.cess)} × ${pct(input.taxWaived)}${most}`, ownRate);
  }
  sumStep({ step }, rupees('Road tax', own.amount), [own.tax + own.cess, -own.waived]);
}

/** Writes a price that the dealer quoted in one, with what is in it. */
function quotedSteps({ step }: Pick<Worksheet, 'step'>, input: PricedInput, onRoad: OnRoad): void {
  const { value: terms, cite } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`);
  step(
    rupees('Tax collected at source (TCS)', onRoad.tcs),
    onRoad.tcs > 0
      ? `${inr(input.exShowroom)} × ${pct(terms.percent)}: the ex-showroom price is above ${inr(terms.above)}. It is in the on-road price`
      : `None up to a price of ${inr(terms.above)}`,
    cite,
  );
  sumStep({ step }, rupees('Road tax, insurance and the rest in it', onRoad.rest), [
    onRoad.total,
    -input.exShowroom,
    -onRoad.tcs,
  ]);
}

/** Writes the road tax of the price, by whichever figure or rate gives it. */
function roadTaxSteps({ step }: Pick<Worksheet, 'step'>, input: PricedInput, onRoad: OnRoad): void {
  const own = ownRoadTax(input, input.exShowroom);
  if (own) {
    ownRoadTaxSteps({ step }, input, own);
  } else if (input.roadTax === null && onRoad.estimate) {
    const { cess, percent } = onRoad.estimate;
    const uncapped = (input.exShowroom * percent * (100 + cess)) / 10_000;
    const most = onRoad.roadTax < uncapped - 1 ? `, at most ${inr(onRoad.roadTax)}` : '';
    step(
      rupees('Road tax', onRoad.roadTax),
      `${inr(input.exShowroom)} × ${pct(percent)}${cess > 0 ? `, and a cess of ${pct(cess)} of it` : ''}${most}, an estimate`,
      onRoad.estimate.cite,
    );
  } else if (isRoadTaxUnknown(input)) {
    step(rupees('Road tax', 0), 'Not counted: we have no rate for this State and fuel, and you entered none');
  } else {
    step(rupees('Road tax', onRoad.roadTax), 'From the dealer’s sheet');
  }
}

/** Writes the TCS on the price. */
function collectedStep({ step }: Pick<Worksheet, 'step'>, input: PricedInput, onRoad: OnRoad): void {
  const { value: terms, cite } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`);
  step(
    rupees('Tax collected at source (TCS)', onRoad.tcs),
    onRoad.tcs > 0
      ? `${inr(input.exShowroom)} × ${pct(terms.percent)}: the price is above ${inr(terms.above)}`
      : `None up to a price of ${inr(terms.above)}`,
    cite,
  );
}

const sumText = (parts: readonly number[]) =>
  parts
    .filter((part) => part > 0)
    .map((part) => inr(part))
    .join(' + ');

/** Writes the ex-showroom price that the on-road price leaves, with its road tax and TCS. */
function estimatedSteps({ step }: Pick<Worksheet, 'step'>, input: PricedInput, onRoad: OnRoad): void {
  const { exShowroom: price, insurance, registration, accessories } = input;
  const typed = insurance + registration + accessories;
  const parts = typed === 0 ? 'road tax and any TCS' : `road tax, any TCS and ${inr(typed)} of insurance and the like`;
  step(
    rupees('Ex-showroom price, estimated', price),
    onRoad.other > 0
      ? `The highest price that with its ${parts} is not above ${inr(onRoad.total)}: above it the next rate begins`
      : `The price that with its ${parts} comes to ${inr(onRoad.total)}`,
  );
  roadTaxSteps({ step }, input, onRoad);
  collectedStep({ step }, input, onRoad);
  if (onRoad.other > 0) {
    const known = sumText([price, onRoad.roadTax, insurance, registration, accessories, onRoad.tcs]);
    step(rupees('Other parts of the on-road price', onRoad.other), `${inr(onRoad.total)} − (${known})`);
  }
}

/** Writes the on-road price from its parts, or what is known of the parts of one that was quoted. */
export function onRoadSteps({ heading, step }: Worksheet, input: PricedInput, onRoad: OnRoad): void {
  heading('On-road price');
  if (input.onRoadPrice !== null) {
    step(rupees('On-road price', onRoad.total), 'As you entered it');
    if (input.priceIs === 'estimated') estimatedSteps({ step }, input, onRoad);
    else if (input.priceIs === 'typed') quotedSteps({ step }, input, onRoad);
    return;
  }
  roadTaxSteps({ step }, input, onRoad);
  collectedStep({ step }, input, onRoad);
  const { exShowroom, insurance, registration, accessories } = input;
  step(
    rupees('On-road price', onRoad.total),
    sumText([exShowroom, onRoad.roadTax, insurance, registration, accessories, onRoad.tcs]),
  );
}

export function loanSteps({ heading, step }: Worksheet, input: PricedInput, loan: CarLoan, onRoad: OnRoad): void {
  const { advanceEmis: advance, balloon, tenure, rate } = input;
  heading('The loan');
  const base = inr(input.loanBasis === 'exShowroom' ? input.exShowroom : onRoad.total);
  step(
    rupees('Loan amount', loan.loan),
    {
      down: `${base} − ${inr(input.downPayment)} of down payment`,
      onRoad: `${base} × ${pct(input.financeShare)}`,
      exShowroom: `${base} × ${pct(input.financeShare)}`,
      amount: 'The amount that you entered',
    }[input.loanBasis],
  );
  sumStep({ step }, rupees('Your own money at purchase', onRoad.total - loan.loan), [onRoad.total, -loan.loan]);
  step(percentage('Rate per month, r', rate / 12, { decimals: 6 }), `${pct(rate)} ÷ 12`);
  step(count('Number of EMIs, n', tenure), `${formatMonths(tenure)} of monthly EMIs`);
  const worth =
    balloon > 0
      ? step(
          rupees('Loan that the EMIs repay, P', loan.loan - balloon * (1 + rate / 1200) ** (advance - tenure)),
          `${inr(loan.loan)} minus what the balloon of ${inr(balloon)} is worth today`,
        )
      : loan.loan;
  step(
    rupees('Monthly EMI', loan.emi),
    rate === 0
      ? `${inr(worth)} ÷ ${tenure}`
      : advance > 0
        ? `P ÷ (m + (1 − (1 + r)^−(n − m)) ÷ r) with P = ${inr(worth)} and m = ${counted(advance, 'EMI')} in advance`
        : `P × r ÷ (1 − (1 + r)⁻ⁿ) with P = ${inr(worth)}`,
    annuity,
  );
  if (advance > 0) {
    step(rupees('EMIs paid at purchase', loan.emi * advance), `${advance} × ${inr(loan.emi)}`);
    sumStep({ step }, rupees('Owed after them', loan.afterAdvance), [loan.loan, -(loan.emi * advance)]);
  }
  if (balloon > 0) {
    sumStep({ step }, rupees('Last EMI with the balloon', loan.rows.at(-1)?.instalment ?? 0), [loan.emi, balloon]);
  }
  step(rupees('Total interest', loan.interest, { tone: 'cost' }), 'Sum of the schedule');
  step(
    monthFigure('Paid off in', monthOf(input, loan.rows.length)),
    `${counted(loan.rows.length, 'month')} after the purchase`,
  );
}

export function chargeSteps({ heading, step }: Worksheet, input: PricedInput, loan: CarLoan): void {
  if (loan.fee === 0) return;
  heading('Annual percentage rate (APR)');
  step(exactRupees('Processing fee', loan.fee, { tone: 'other' }), `${inr(loan.loan)} × ${pct(input.feePercent)}`);
  step(
    exactRupees('GST on the fee', loan.gst, { tone: 'tax' }),
    `${exactInr(loan.fee)} × ${pct(loanRules.gstOnFees.value)}`,
    loanRules.gstOnFees.cite,
  );
  if (loan.apr !== null) {
    step(
      percentage('Annual percentage rate (APR)', loan.apr),
      'The rate per month at which all you pay is worth the loan minus fee and GST, × 12',
      loanRules.annualPercentageRate,
    );
  }
}
