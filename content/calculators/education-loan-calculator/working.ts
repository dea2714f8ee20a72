import { emiInWords } from '@/content/loans/emi-in-words';
import { educationInterest, modelLoan } from '@/content/rules/education-loans';
import { annuity, loanRules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { tcsOnEducationAbroad } from '@/content/rules/tcs';
import { sumStep } from '@/content/sum-step';
import { exactRupees, monthFigure, months, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { addMonths, monthsBetween } from '@/lib/calendar';
import { exactInr, formatMonth, formatMonths, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { taxCollected } from '@/lib/tax/tcs';
import type { EducationLoanInput } from './form';
import {
  aprOf,
  DAYS_OF_YEAR,
  educationInterestLaw,
  feeOf,
  firstEmiOf,
  type InterestYear,
  interestYears,
  isPaidOutByDay,
  returnOnPayingNow,
  type StudyLoan,
  studyLoanOf,
  subsidyOf,
  taxSaved,
} from './loan';

/** When unpaid interest is added to the loan, in words. */
const addedWhen = { '1': 'every month', '3': 'every three months', '12': 'every year' } as const;

export function holidaySteps({ heading, step }: Worksheet, input: EducationLoanInput, loan: StudyLoan): void {
  heading('Until the EMIs begin');
  const parts = input.tranches.length;
  step(rupees('Loan amount', loan.borrowed), parts === 1 ? 'Paid out in one payment' : `Sum of ${parts} payments`);
  step(
    months('Time until the first EMI', monthsBetween(loan.firstMonth, firstEmiOf(input))),
    `From ${formatMonth(loan.firstMonth)} until ${formatMonth(addMonths(firstEmiOf(input), -1))}`,
    modelLoan.graceMonths.cite,
  );
  const rate = input.payNow === 'interest' ? Math.max(0, input.rate - input.servedConcession) : input.rate;
  if (input.unpaidInterest === 'simple') {
    step(
      rupees('Simple interest until then', loan.early),
      `Each payment of the loan × ${pct(rate)} × its months until then ÷ 12${loan.tranches.some(isPaidOutByDay) ? `, and in its first month × its days ÷ ${DAYS_OF_YEAR}` : ''}${loan.repaidEarly > 0 ? ', less the same on what is prepaid of it, from then on' : ''}`,
      modelLoan.simpleInterest,
    );
  } else {
    step(
      rupees('Interest until then', loan.early),
      `Month by month at ${pct(rate)} ÷ 12${loan.tranches.some(isPaidOutByDay) ? `, the first month of a part by its days ÷ ${DAYS_OF_YEAR}` : ''}. Unpaid interest is added to the loan ${addedWhen[input.unpaidInterest]} and then bears interest`,
    );
  }
  const subsidy = subsidyOf(input);
  if (subsidy) {
    step(
      rupees('Interest that the Government pays', loan.subsidy, { tone: 'growth' }),
      subsidy.applies
        ? `${Number.isFinite(subsidy.points) ? `${pct(Math.min(subsidy.points, rate))} a year` : 'All the interest'} on up to ${inr(subsidy.loanUpTo)} of the loan`
        : `Nothing: the family income is above ${inr(subsidy.incomeUpTo)}`,
      subsidy.cite,
    );
  }
  if (input.payNow !== 'none') {
    step(
      rupees('You pay before the EMIs', loan.paidEarly),
      input.payNow === 'interest'
        ? 'The interest of every month as it falls due'
        : `${inr(input.partPayment)} a month, at most the interest that is due`,
    );
  }
  if (loan.prepaidEarly > 0) {
    step(
      rupees('Prepaid before the EMIs', loan.prepaidEarly),
      `${inr(loan.prepaidEarly - loan.repaidEarly)} of interest that was unpaid, ${inr(loan.repaidEarly)} of the loan`,
    );
  }
  step(
    rupees('Interest added to the loan', loan.added),
    loan.added > 0 ? 'What is still unpaid when the EMIs begin' : 'Nothing is left unpaid',
    input.unpaidInterest === 'simple' ? modelLoan.simpleInterest : undefined,
  );
}

/** Returns how the EMI is reckoned, in words. */
function emiHow({ rate, tenure }: EducationLoanInput, { owed, emiOn, rows }: StudyLoan): string {
  if (owed === 0) return 'Nothing is owed when the EMIs begin';
  if (emiOn > owed && rows.length === 1) return `All of ${inr(owed)} with the interest of a month`;
  const kept = emiOn > owed ? '. That is what would be owed without prepayments before the EMIs: the EMI stays' : '';
  return emiInWords(emiOn, rate, tenure) + kept;
}

export function emiSteps({ heading, step }: Worksheet, input: EducationLoanInput, loan: StudyLoan): void {
  heading('The EMI');
  const owed = rupees('Owed when the EMIs begin', loan.owed);
  if (loan.added + loan.repaidEarly > 0) {
    sumStep({ step }, owed, [
      loan.borrowed,
      ...(loan.added > 0 ? [loan.added] : []),
      ...(loan.repaidEarly > 0 ? [[-loan.repaidEarly, ' prepaid'] as const] : []),
    ]);
  } else {
    step(owed, 'Only the loan');
  }
  step(rupees('Monthly EMI', loan.emi), emiHow(input, loan), annuity);
  step(rupees('Interest in the EMIs', loan.late), 'Sum of the schedule');
  sumStep(
    { step },
    rupees('Total interest you pay', loan.interest, { tone: 'cost' }),
    [[loan.early - loan.subsidy, ' until the EMIs'], loan.late],
    ' in them',
  );
  sumStep({ step }, rupees('Total paid', loan.borrowed + loan.interest), [loan.borrowed, loan.interest]);
  step(
    monthFigure('Paid off in', loan.lastMonth),
    loan.owed > 0 ? `${formatMonths(loan.rows.length)} of EMIs` : 'With the last prepayment, before the EMIs begin',
  );
}

/** What prepayments save: ₹ of interest, and whole months. */
export interface PrepaymentSaving {
  readonly interest: number;
  readonly months: number;
}

/** Writes what the prepayments save in interest and months, and returns it; null where nothing is prepaid. */
export function prepaymentSteps(
  { heading, step }: Worksheet,
  input: EducationLoanInput,
  loan: StudyLoan,
): PrepaymentSaving | null {
  if (loan.prepaid === 0) return null;
  const without = studyLoanOf(input, { prepayments: [] });
  heading('What the prepayments save');
  step(
    rupees('All prepayments', loan.prepaid),
    `Sum of the schedule, each right after the EMI of its month${loan.prepaidEarly > 0 ? ', or before the EMIs at the end of it' : ''}`,
  );
  const first = loan.rows.findIndex(({ prepayment }) => prepayment > 0);
  const next = first < 0 ? undefined : loan.rows[first + 1];
  if (input.prepaymentEffect === 'emi' && next && next.closing > 0) {
    step(
      rupees(`EMI from ${formatMonth(addMonths(firstEmiOf(input), first + 1))}`, next.instalment),
      `${inr(next.opening)} is still owed; this EMI repays it by the month in which the loan was due to end`,
      annuity,
    );
  }
  step(rupees('Total interest without prepayments', without.interest), 'The same loan, month by month, without them');
  const interest = sumStep({ step }, rupees('Interest saved', without.interest - loan.interest), [
    without.interest,
    -loan.interest,
  ]);
  if (input.regime === 'old') {
    const [before, after] = [without, loan].map((each) => taxSaved(interestYears(input, each))) as [number, number];
    step(
      rupees('Interest saved after the tax deduction', interest - before + after),
      `Tax saved: ${inr(after)} against ${inr(before)}. Less interest is less to deduct`,
      educationInterestLaw(interestYears(input, loan)),
    );
  }
  const sooner = step(
    months('The loan ends sooner by', monthsBetween(loan.lastMonth, without.lastMonth)),
    `Paid off in ${formatMonth(loan.lastMonth)}, not in ${formatMonth(without.lastMonth)}`,
  );
  return { interest, months: sooner };
}

/** What paying the interest as it falls due saves against paying nothing, ₹ after tax; both loans. */
export interface Saving {
  readonly net: number;
  readonly nothing: StudyLoan;
  readonly interest: StudyLoan;
}

export function savingSteps({ heading, step }: Worksheet, input: EducationLoanInput): Saving | null {
  const nothing = studyLoanOf(input, { payNow: 'none' });
  const interest = studyLoanOf(input, { payNow: 'interest' });
  if (interest.paidEarly === 0) return null;
  heading('Paying the interest before the EMIs begin');
  const on = ({ owed, emiOn }: StudyLoan) => (owed > 0 ? `On ${inr(emiOn)}` : 'The prepayments repay the loan before');
  step(rupees('EMI if you pay nothing before', nothing.emi), on(nothing), annuity);
  step(
    rupees('EMI if you pay the interest', interest.emi),
    `${on(interest)}; until then up to ${inr(interest.mostEarly)} a month`,
    annuity,
  );
  let net = sumStep(
    { step },
    rupees('Interest saved by paying it as it falls due', nothing.interest - interest.interest),
    [nothing.interest, -interest.interest],
  );
  if (input.regime === 'old') {
    const withNothing = taxSaved(interestYears(input, nothing));
    const withInterest = taxSaved(interestYears(input, interest));
    net = step(
      rupees('The same after the tax deduction', net - withNothing + withInterest),
      `Tax saved: ${inr(withInterest)} against ${inr(withNothing)}. Interest paid early starts the ${educationInterest.years.value} years early`,
      educationInterestLaw(interestYears(input, interest)),
    );
  }
  // With prepayments the sums change sign more than once: no one rate is their return.
  const yearly = net > 0 && nothing.prepaid + interest.prepaid === 0 ? returnOnPayingNow(nothing, interest) : null;
  if (yearly !== null) {
    step(
      percentage('Return on the interest paid early', yearly),
      'The yearly return you get by paying early: the sums paid early against the lower EMIs, before tax',
    );
  }
  return { net, nothing, interest };
}

export function salarySteps({ heading, step }: Worksheet, input: EducationLoanInput, loan: StudyLoan): void {
  if (loan.owed === 0) return;
  heading('The EMI against your pay');
  step(
    rupees('Pay a month at which the EMI fits', (loan.emi * 100) / input.payShare),
    `${inr(loan.emi)} ÷ ${pct(input.payShare)}`,
  );
  if (input.salary !== null) {
    step(
      percentage('EMI as a share of your first pay', (loan.emi / input.salary) * 100),
      `${inr(loan.emi)} ÷ ${inr(input.salary)}`,
    );
  }
}

export function chargeSteps({ heading, step }: Worksheet, input: EducationLoanInput, loan: StudyLoan): void {
  const { fee, gst } = feeOf(input, loan);
  if (fee === 0) return;
  heading('Annual percentage rate (APR)');
  step(exactRupees('Processing fee', fee, { tone: 'other' }), `${inr(loan.borrowed)} × ${pct(input.feePercent)}`);
  step(
    exactRupees('GST on the fee', gst, { tone: 'tax' }),
    `${exactInr(fee)} × ${pct(loanRules.gstOnFees.value)}`,
    loanRules.gstOnFees.cite,
  );
  const apr = aprOf(input, loan);
  if (apr !== null) {
    step(
      percentage('Annual percentage rate (APR)', apr),
      `The rate per month at which all you pay is worth the loan minus fee and GST, × 12${input.unpaidInterest === 'simple' ? '. Simple interest until the EMIs lowers it' : ''}`,
      loanRules.annualPercentageRate,
    );
  }
}

export function taxSteps({ heading, step }: Worksheet, years: readonly InterestYear[]): void {
  const first = years.find(({ paid }) => paid > 0);
  if (!first) return;
  const deductible = years.reduce((sum, year) => sum + year.deductible, 0);
  const paid = years.reduce((sum, year) => sum + year.paid, 0);
  const last = years.findLast((year) => year.deductible > 0) ?? first;
  const law = educationInterestLaw(years);
  heading('Deduction for the interest, old tax regime');
  step(
    verdict('Tax years with the deduction', first.year === last.year ? first.year : `${first.year} to ${last.year}`),
    `The year in which you begin to pay interest and the ${educationInterest.years.value - 1} after it, or until the loan is repaid`,
    law,
  );
  step(rupees('Interest you can deduct', deductible), 'All the interest you pay in those years, without a limit', law);
  sumStep({ step }, rupees('Interest paid after those years', paid - deductible), [paid, -deductible]);
  step(
    rupees('Tax saved by the deduction', taxSaved(years), { tone: 'growth' }),
    `At your slab rate and ${pct(fundTax.cess.value)} cess`,
    fundTax.cess.cite,
  );
}

/** Returns the tax collected on what is sent abroad from one's own money, ₹. */
export function remittanceSteps({ heading, step }: Worksheet, input: EducationLoanInput): number {
  if (!input.abroad) return 0;
  const { value: terms, cite } = valueOn(tcsOnEducationAbroad, `${input.sentIn}-01`);
  heading('Tax collected when money is sent abroad');
  return step(
    rupees('Tax collected at source (TCS)', taxCollected(input.ownRemittance, terms)),
    input.ownRemittance > terms.above
      ? `(${inr(input.ownRemittance)} − ${inr(terms.above)}) × ${pct(terms.percent)}`
      : `None up to ${inr(terms.above)} a financial year, and none on what is sent from the loan`,
    cite,
  );
}
