import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { annuity, loanRules } from '@/content/rules/loans';
import { sumStep } from '@/content/sum-step';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import { count, exactRupees, monthFigure, months, number, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { periodicRate } from '@/lib/finance/irr';
import { flatInterest, levelPayment } from '@/lib/finance/level-payment';
import { borrowerFlows, type LoanRow } from '@/lib/finance/loan';
import { counted, exactInr, formatMonth, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { EmiInput } from './form';
import {
  emisNeeded,
  feeOf,
  financedAmount,
  firstEmiRow,
  loanLabel,
  type Repayment,
  rateAt,
  repaidByEmis,
  scheduleOf,
  type YearSums,
} from './loan';

import { houseShare, knownYears } from './tax';

export function emiSteps({ heading, step }: Worksheet, input: EmiInput, { rows }: Repayment): number {
  const { rate, tenure } = input;
  if (input.find === 'loan') loanSteps({ heading, step }, input);
  heading('The EMI');
  let base = financedAmount(input);
  if (input.insurance > 0) {
    base = sumStep({ step }, rupees('Loan with insurance', base), [input.loan, input.insurance]);
  }
  if (input.rateType === 'flat') {
    const interest = step(
      rupees('Flat interest', flatInterest(base, rate / 1200, tenure)),
      `${inr(base)} × ${pct(rate)} × ${tenure} ÷ 12, on the whole loan throughout`,
    );
    return step(rupees('Monthly EMI', (base + interest) / tenure), `(${inr(base)} + ${inr(interest)}) ÷ ${tenure}`);
  }
  const monthlyEmi = firstEmiRow(input, rows)?.instalment ?? 0;
  const yearlyRate = rateAt(input, addMonths(input.firstMonth, input.moratorium));
  if (input.moratorium > 0) base = moratoriumSteps(step, input, rows);
  const monthlyRate = yearlyRate / 1200;
  if (input.find === 'tenure') return knownEmiSteps(step, input, monthlyEmi);
  step(percentage('Rate per month, r', monthlyRate * 100, { decimals: 6 }), `${pct(yearlyRate)} ÷ 12`);
  step(count('Number of EMIs, n', tenure), `${formatMonths(tenure)} of monthly EMIs`);
  const level = levelPayment(base, monthlyRate, tenure, input.timing);
  const principal = inr(base);
  if (input.yearlyStep !== 0 && !(input.yearlyStep > 0 && input.stepEffect === 'sooner')) {
    const direction = input.yearlyStep > 0 ? 'rising' : 'falling';
    step(
      rupees('Monthly EMI', monthlyEmi),
      `The first EMI for which ${principal} is repaid by EMI ${tenure}, ${direction} ${pct(Math.abs(input.yearlyStep))} after every 12 EMIs`,
      annuity,
    );
    return monthlyEmi;
  }
  let how = `P ÷ n = ${principal} ÷ ${tenure}`;
  if (monthlyRate > 0) {
    const power = step(
      number('Growth over the tenure, (1 + r)ⁿ', (1 + monthlyRate) ** tenure, { decimals: 6 }),
      `(1 + ${formatNumber(monthlyRate, 8)}) multiplied ${tenure === 1 ? 'once' : `${tenure} times`}`,
    );
    const [advanceFormula, advanceFigures] =
      input.timing === 'start' ? [' ÷ (1 + r)', ` ÷ ${formatNumber(1 + monthlyRate, 8)}`] : ['', ''];
    how = `P × r × (1 + r)ⁿ ÷ ((1 + r)ⁿ − 1)${advanceFormula} = ${principal} × ${formatNumber(monthlyRate, 8)} × ${formatNumber(power, 6)} ÷ ${formatNumber(power - 1, 6)}${advanceFigures}`;
  }
  if (input.rounding === 'bank') {
    step(exactRupees('EMI before rounding', level), how, annuity);
    step(rupees('Monthly EMI', monthlyEmi), 'Rounded to the nearest rupee', loanRules.nearestRupee);
  } else {
    step(rupees('Monthly EMI', monthlyEmi), how, annuity);
  }
  return monthlyEmi;
}

/** Writes how large a loan the EMIs that are known repay over the tenure. */
function loanSteps({ heading, step }: Pick<Worksheet, 'heading' | 'step'>, input: EmiInput): void {
  const { emi, rate, tenure, timing, insurance } = input;
  heading('The loan');
  const amount = inr(emi);
  const monthlyRate = rate / 1200;
  let how = `EMI × n = ${amount} × ${tenure}`;
  if (input.rateType === 'flat') {
    how = `EMI × n ÷ (1 + rate × n ÷ 12) = ${amount} × ${tenure} ÷ (1 + ${pct(rate)} × ${tenure} ÷ 12)`;
  } else if (monthlyRate > 0) {
    const advance = timing === 'start' ? [' × (1 + r)', ` × ${formatNumber(1 + monthlyRate, 8)}`] : ['', ''];
    how = `EMI × (1 − (1 + r)⁻ⁿ) ÷ r${advance[0]} = ${amount} × (1 − ${formatNumber(1 + monthlyRate, 8)}^−${tenure}) ÷ ${formatNumber(monthlyRate, 8)}${advance[1]}`;
  }
  step(rupees('What the EMIs repay', repaidByEmis(input)), how, annuity);
  step(
    rupees(loanLabel, input.loan),
    insurance > 0
      ? `What they repay − ${inr(insurance)} of insurance, in whole rupees`
      : 'In whole rupees, rounded down',
  );
}

/** Writes how long an EMI that is known repays the loan; returns that EMI. */
function knownEmiSteps(step: Worksheet['step'], input: EmiInput, monthlyEmi: number): number {
  const monthlyRate = input.rate / 1200;
  step(rupees('Monthly EMI', monthlyEmi), 'The EMI you can pay. The last one is smaller');
  step(percentage('Rate per month, r', monthlyRate * 100, { decimals: 6 }), `${pct(input.rate)} ÷ 12`);
  step(
    number('EMIs needed', emisNeeded(input) ?? 0, { decimals: 4 }),
    monthlyRate === 0
      ? 'P ÷ EMI. If it is not a whole number, the last EMI is smaller'
      : `−ln(1 − P × r ÷ EMI) ÷ ln(1 + r) with P = ${inr(financedAmount(input))}. A smaller last EMI pays the rest`,
    annuity,
  );
  return monthlyEmi;
}

/** Writes what the moratorium does; returns the amount on which the EMI rests. */
function moratoriumSteps(step: Worksheet['step'], input: EmiInput, rows: readonly LoanRow[]): number {
  let interest = 0;
  for (const row of rows.slice(0, input.moratorium)) interest += row.interest;
  if (input.moratoriumInterest === 'paid') {
    step(
      rupees('Interest paid in the moratorium', interest),
      `${formatMonths(input.moratorium)} of interest, ${inr(rows[0]?.interest ?? 0)} in the first month`,
    );
  } else {
    step(
      rupees('Interest added in the moratorium', interest),
      `${formatMonths(input.moratorium)} of interest, added to the loan at the end of every month`,
    );
  }
  // A prepayment that keeps the EMI leaves it as it would have been without it.
  const agreed =
    input.prepaymentEffect === 'tenure' && input.prepayments.length > 0
      ? scheduleOf(input, { prepayments: [] }).rows
      : rows;
  return step(
    rupees('Owed when the EMIs begin, P', firstEmiRow(input, agreed)?.opening ?? financedAmount(input)),
    agreed === rows
      ? `Balance after ${formatMonths(input.moratorium)}`
      : `Balance after ${formatMonths(input.moratorium)} without the prepayments, which leave the EMI as it is`,
  );
}

export function totalSteps({ heading, step }: Worksheet, input: EmiInput, loan: Repayment) {
  const { rows } = loan;
  const end = rows.at(-1);
  const last = end?.instalment ?? 0;
  heading('Over the whole loan');
  step(
    months('The loan runs for', rows.length),
    `${counted(rows.length, 'month')}, from ${formatMonth(input.firstMonth)}`,
  );
  if (input.rateType === 'reducing' && Math.abs(last - (firstEmiRow(input, rows)?.instalment ?? 0)) > 0.005) {
    step(
      rupees('Last EMI', last),
      end && end.prepayment > 0
        ? `The prepayment of ${inr(end.prepayment)} after it repays the rest`
        : `Pays what is left: the balance of ${inr(end?.opening ?? 0)} and its interest`,
    );
  }
  step(
    rupees('All EMIs', loan.instalments),
    input.moratorium > 0 && input.moratoriumInterest === 'paid'
      ? 'Sum of the schedule, with the interest paid in the moratorium'
      : 'Sum of the schedule',
  );
  if (input.prepayments.length > 0) step(rupees('All prepayments', loan.prepaid), 'Sum of the schedule');
  const interest = step(
    rupees('Total interest', loan.interest, { tone: 'cost' }),
    'Interest of all months: what you pay on top of the loan',
  );
  const total = sumStep(
    { step },
    rupees('Total paid', input.loan + input.insurance + interest),
    [[financedAmount(input), ' of loan'], interest],
    ' of interest',
  );
  step(percentage('Interest share of all you pay', (interest / total) * 100), `${inr(interest)} ÷ ${inr(total)}`);
  return { interest, total };
}

export function firstYearSteps({ heading, step }: Worksheet, input: EmiInput, { rows, month }: Repayment) {
  const firstYear = rows.slice(input.moratorium, input.moratorium + 12);
  let interest = 0;
  let paid = 0;
  for (const row of firstYear) {
    interest += row.interest;
    paid += row.instalment;
  }
  heading('The first year of EMIs');
  step(
    rupees('Interest in the first year of EMIs', interest),
    firstYear.length === 1 ? 'The one EMI of the schedule' : `First ${firstYear.length} EMIs of the schedule`,
  );
  step(
    percentage('Interest share of the first year', paid > 0 ? (interest / paid) * 100 : 0),
    `${inr(interest)} ÷ ${inr(paid)} of EMIs`,
  );
  const turn = rows.findIndex((row, index) => index >= input.moratorium && row.principal > row.interest);
  if (turn > input.moratorium) {
    step(
      monthFigure('More than half of the EMI is principal from', month[turn] ?? input.firstMonth),
      `EMI ${turn - input.moratorium + 1}: ${inr(rows[turn]?.principal ?? 0)} principal, ${inr(rows[turn]?.interest ?? 0)} interest`,
    );
  }
}

/** Returns the rate on reducing balance, % a year, that a flat rate amounts to; null for a loan that is not flat. */
export function flatRateSteps({ heading, step }: Worksheet, input: EmiInput, monthlyEmi: number): number | null {
  if (input.rateType !== 'flat' || input.rate === 0) return null;
  const financed = financedAmount(input);
  const perMonth = periodicRate(borrowerFlows(financed, scheduleOf(input).rows, input.timing));
  if (perMonth === null) return null;
  heading('What the flat rate really means');
  const nominal = step(
    percentage('True rate on reducing balance', perMonth * 1200),
    `The rate per month at which ${counted(input.tenure, 'EMI')} of ${inr(monthlyEmi)} ${input.tenure === 1 ? 'is' : 'are'} worth ${inr(financed)}, × 12`,
    annuity,
  );
  step(percentage('Effective annual rate', ((1 + perMonth) ** 12 - 1) * 100), `(1 + ${pct(perMonth * 100, 4)})¹² − 1`);
  step(
    rupees(
      'EMI if the rate were on reducing balance',
      levelPayment(financed, input.rate / 1200, input.tenure, input.timing),
    ),
    `The same loan at ${pct(input.rate)} on what you still owe`,
    annuity,
  );
  return nominal;
}

/** Returns the annual percentage rate with fees and insurance; null where nothing is charged. */
export function feeSteps({ heading, step }: Worksheet, input: EmiInput, loan: Repayment): number | null {
  const { fee, gst } = feeOf(input);
  if (fee === 0 && input.insurance === 0) return null;
  heading('Annual percentage rate (APR)');
  const asAgreed =
    input.prepayments.length > 0 || input.rateChanges.length > 0
      ? scheduleOf(input, { prepayments: [], rateChanges: [] }).rows
      : loan.rows;
  if (fee > 0) {
    step(
      exactRupees('Processing fee', fee, { tone: 'other' }),
      input.feeBasis === 'percent' ? `${inr(input.loan)} × ${pct(input.feePercent)}` : 'As you entered it',
    );
    if (gst > 0) {
      step(
        exactRupees('GST on the fee', gst, { tone: 'tax' }),
        `${exactInr(fee)} × ${pct(loanRules.gstOnFees.value)}`,
        loanRules.gstOnFees.cite,
      );
    }
  }
  const inHand = step(
    exactRupees('Money you really get', input.loan - fee - gst),
    gst > 0
      ? 'Loan without insurance − fee − GST'
      : fee > 0
        ? 'Loan without insurance − fee'
        : 'Loan without the insurance',
    loanRules.annualPercentageRate,
  );
  const perMonth = periodicRate(borrowerFlows(inHand, asAgreed, input.timing));
  if (perMonth === null) return null;
  step(
    percentage('Rate per month with all charges', perMonth * 100, { decimals: 6 }),
    `The rate at which all EMIs as agreed are worth ${inr(inHand)} today`,
  );
  return step(
    percentage('Annual percentage rate (APR)', perMonth * 1200),
    `${pct(perMonth * 100, 6)} × 12, on the terms at the start: without prepayments and later rates`,
    loanRules.annualPercentageRate,
  );
}

/** Writes the working for the first tax year. */
export function taxSteps({ heading, step }: Worksheet, input: EmiInput, years: readonly YearSums[]): void {
  const first = knownYears(years)[0];
  if (!first) return;
  const share = houseShare(input);
  const law = homeLoanLaw(first.year);
  heading(`Old tax regime, house you live in, ${first.year}`);
  const interest = step(rupees('Interest of the first tax year', first.interest * share), `Schedule, ${first.year}`);
  step(
    rupees('Interest you can deduct in the first tax year', Math.min(interest, deductions.interest.value)),
    `At most ${inr(deductions.interest.value)} a year`,
    law.interest,
  );
  const principal = step(rupees('Principal of the first tax year', first.principal * share), `Schedule, ${first.year}`);
  step(
    rupees('Principal you can deduct in the first tax year', Math.min(principal, deductions.principal.value)),
    `At most ${inr(deductions.principal.value)} a year, together with provident fund, insurance and similar payments`,
    law.principal,
  );
}
