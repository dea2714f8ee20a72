import { loanRules } from '@/content/rules/loans';
import { addMonths, financialYearOf, type IsoMonth, monthsBetween } from '@/lib/calendar';
import { periodsToRepay, principalRepaidBy, wholePeriodsToRepay } from '@/lib/finance/level-payment';
import { amortise, flatSchedule, type LoanRow, type LoanSchedule, type LoanTerms } from '@/lib/finance/loan';
import type { EmiInput } from './form';

const monthsOf = { once: undefined, monthly: 1, yearly: 12 } as const;

/** Returns the loan as the lender writes it: amount and insurance together. */
export function financedAmount(input: EmiInput): number {
  return input.loan + input.insurance;
}

/** What the page calls the loan that an EMI known beforehand repays. */
export const loanLabel = 'Loan for this EMI';

/** Returns what EMIs known beforehand repay over the tenure, insurance included, ₹. Formula: level annuity; of a flat rate P × (1 + rate × n ÷ 12) = n × EMI. */
export function repaidByEmis({ emi, rate, tenure, rateType, timing }: EmiInput): number {
  if (rateType === 'flat') return (emi * tenure) / (1 + (rate / 1200) * tenure);
  const inArrears = principalRepaidBy(emi, rate / 1200, tenure);
  return timing === 'end' ? inArrears : inArrears * (1 + rate / 1200);
}

/**
 * Returns the input with every new rate at a month, and with the tenure or the loan, in whole rupees, that follows from an EMI known
 * beforehand; the tenure stays where that EMI never repays the loan.
 */
export function resolved(input: EmiInput): EmiInput {
  const rateChanges = input.rateChanges.map((change) =>
    change.by === 'number' ? { ...change, from: addMonths(input.firstMonth, input.moratorium + change.after) } : change,
  );
  if (input.find === 'emi') return { ...input, rateChanges };
  // A millionth of a rupee is the rounding of doubles.
  if (input.find === 'loan') {
    return { ...input, rateChanges, loan: Math.floor(repaidByEmis(input) - input.insurance + 1e-6) };
  }
  const tenure = wholePeriodsToRepay(financedAmount(input), input.rate / 1200, input.emi) ?? input.tenure;
  return { ...input, rateChanges, tenure };
}

/** Returns how many EMIs of the given size repay the loan, a fraction where the last one is smaller; null where none ever do. */
export function emisNeeded(input: EmiInput): number | null {
  return periodsToRepay(financedAmount(input), input.rate / 1200, input.emi);
}

/** Returns the input as terms of a loan; months of the calendar become periods counted from the first month. */
function termsOf(input: EmiInput): LoanTerms {
  const periodOf = (month: string) => monthsBetween(input.firstMonth, month) + 1;
  return {
    principal: financedAmount(input),
    ratePerPeriod: input.rate / 1200,
    periods: input.tenure,
    ...(input.find === 'tenure' && { instalment: input.emi }),
    timing: input.timing,
    rounding: input.rounding === 'bank' ? 'rupee' : 'exact',
    holiday: { periods: input.moratorium, interest: input.moratoriumInterest },
    step: {
      growth: input.yearlyStep / 100,
      keeps: input.yearlyStep > 0 && input.stepEffect === 'sooner' ? 'first' : 'term',
    },
    rateChanges: input.rateChanges.map(({ from, rate }) => ({ from: periodOf(from), ratePerPeriod: rate / 1200 })),
    rateChangeKeeps: input.rateEffect === 'emi' ? 'term' : 'instalment',
    prepayments: input.prepayments.map(({ every, amount, from }) => ({
      from: periodOf(from),
      every: monthsOf[every],
      amount,
    })),
    prepaymentKeeps: input.prepaymentEffect === 'emi' ? 'term' : 'instalment',
  };
}

/** Returns the schedule of the loan, with parts of its terms replaced to see what the loan would be without them. */
export function scheduleOf(input: EmiInput, instead?: Partial<LoanTerms>): LoanSchedule {
  if (input.rateType === 'flat') return flatSchedule(financedAmount(input), input.rate / 1200, input.tenure);
  return amortise({ ...termsOf(input), ...instead });
}

/** Returns the processing fee in ₹ and the GST on it: none where it is already in. */
export function feeOf(input: EmiInput): { readonly fee: number; readonly gst: number } {
  const fee = input.feeBasis === 'percent' ? (input.loan * input.feePercent) / 100 : input.feeRupees;
  return { fee, gst: input.feeBasis === 'total' ? 0 : (fee * loanRules.gstOnFees.value) / 100 };
}

/** The schedule with its calendar and sums, in ₹. */
export interface Repayment {
  readonly rows: readonly LoanRow[];
  readonly month: readonly IsoMonth[];
  readonly year: readonly string[];
  readonly interest: number;
  readonly instalments: number;
  readonly prepaid: number;
  readonly added: number;
}

/** Returns the schedule of the whole input. */
export function repaymentOf(input: EmiInput): Repayment {
  const { rows } = scheduleOf(input);
  let interest = 0;
  let instalments = 0;
  let prepaid = 0;
  let added = 0;
  for (const row of rows) {
    interest += row.interest;
    instalments += row.instalment;
    prepaid += row.prepayment;
    added += row.added;
  }
  const month = rows.map((row) => addMonths(input.firstMonth, row.period - 1));
  return { rows, month, year: month.map(financialYearOf), interest, instalments, prepaid, added };
}

/** One financial year of the loan, in ₹. */
export interface YearSums {
  readonly year: string;
  interest: number;
  paidInterest: number;
  principal: number;
  balance: number;
}

/** Returns the schedule by financial year. */
export function yearSums({ rows, year }: Repayment): YearSums[] {
  const sums: YearSums[] = [];
  let current: YearSums | undefined;
  rows.forEach((row, index) => {
    const label = year[index] ?? '';
    if (current?.year !== label) {
      current = { year: label, interest: 0, paidInterest: 0, principal: 0, balance: 0 };
      sums.push(current);
    }
    current.interest += row.interest;
    current.paidInterest += row.interest - row.added;
    current.principal += row.principal + row.prepayment;
    current.balance = row.closing;
  });
  return sums;
}

/** Returns the yearly rate in force in a month. */
export function rateAt(input: EmiInput, month: IsoMonth): number {
  let rate = input.rate;
  let since = '';
  for (const change of input.rateChanges) {
    if (change.from <= month && change.from > since) {
      rate = change.rate;
      since = change.from;
    }
  }
  return rate;
}

/** Returns the row of the first EMI; `check` has made sure that there is one. */
export function firstEmiRow(input: EmiInput, rows: readonly LoanRow[]): LoanRow | undefined {
  return rows[input.moratorium];
}
