import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { monthsBetween } from '@/lib/calendar';
import type { Repayment } from '@/lib/finance/prepayment';
import type { PrepaymentInput } from './form';
import type { Comparison } from './loan';

/** What is deducted in one financial year, ₹. */
interface Deducted {
  readonly interest: number;
  readonly principal: number;
}

export interface TaxYear {
  readonly year: string;
  /** The last period of the year, when its tax counts. */
  readonly lastPeriod: number;
  readonly without: Deducted;
  readonly plan: Deducted;
}

/** Returns the deductions under the old regime with and without the prepayments, by financial year; null where none are allowed. */
export function deductionYears(input: PrepaymentInput, comparison: Comparison): readonly TaxYear[] | null {
  if (input.regime !== 'old' || !input.homeLoan) return null;
  const { year, without, plan } = comparison;
  const room = Math.max(0, deductions.principal.value - input.otherSavings);
  const years: TaxYear[] = [];
  let before = paidThisYear(input, comparison);
  for (let first = 0; first < year.length; ) {
    const name = year[first] ?? '';
    let lastPeriod = first;
    while (year[lastPeriod + 1] === name) lastPeriod += 1;
    years.push({
      year: name,
      lastPeriod,
      without: deductedIn(without, first, lastPeriod, room, before),
      plan: deductedIn(plan, first, lastPeriod, room, before),
    });
    before = { interest: 0, principal: 0 };
    first = lastPeriod + 1;
  }
  return years;
}

/** Returns the EMIs of the current financial year that are already paid: from April, or from the first EMI that the input knows of. */
function emisPaidThisYear({ known, emisPaid, sanctionedOn }: PrepaymentInput, { month }: Comparison): number {
  const now = month[0] ?? '';
  const sinceApril = (monthsBetween('2000-04', now) % 12) + 1;
  const sinceSanction = Math.max(0, monthsBetween(sanctionedOn, now));
  return Math.min(sinceApril, sinceSanction, known === 'original' ? emisPaid : sinceApril);
}

/** Returns the interest and principal in the EMIs of this financial year before today, worked back from the balance. */
function paidThisYear(input: PrepaymentInput, comparison: Comparison): Deducted {
  const { balance, ratePerPeriod, instalment } = comparison.loan;
  let owed = balance;
  let interest = 0;
  const emis = emisPaidThisYear(input, comparison);
  for (let emi = 0; emi < emis; emi += 1) {
    owed = (owed + instalment) / (1 + ratePerPeriod);
    interest += owed * ratePerPeriod;
  }
  return { interest, principal: owed - balance };
}

function deductedIn(schedule: Repayment, first: number, last: number, room: number, before: Deducted): Deducted {
  let { interest, principal } = before;
  for (let period = first; period <= last && period <= schedule.periods; period += 1) {
    const accrued = schedule.interest[period] ?? 0;
    interest += accrued;
    principal += (schedule.instalments[period] ?? 0) - accrued + (schedule.extras[period] ?? 0);
  }
  return { interest: Math.min(interest, deductions.interest.value), principal: Math.min(principal, room) };
}

/** Returns the tax that the deductions of a year save less with the prepayments; negative where they save more. */
export function taxLost(input: PrepaymentInput, { without, plan }: TaxYear): number {
  // Adding 0 turns −0 into 0.
  return ((without.interest + without.principal - plan.interest - plan.principal) * input.taxRate) / 100 + 0;
}
