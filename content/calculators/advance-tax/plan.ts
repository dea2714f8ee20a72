import type { IsoDate } from '@/lib/law';
import {
  deferredInstalmentInterest,
  type InstalmentRow,
  interestBase,
  lastDayToPay,
  lateReturnFee,
  paidBy,
  payable,
  type Settlement,
  settlement,
  type TaxPayment,
} from '@/lib/tax/interest';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import type { YearTax } from './year-tax';

/** Why advance tax is due or not. */
export type Duty = 'due' | 'noTax' | 'covered' | 'small' | 'senior';

/** The year worked out: instalments, what is still to be paid, interest, and the balance with the return. */
export interface Plan {
  readonly duty: Duty;
  /** Payments still to come in the year, by their last day. */
  readonly planned: readonly TaxPayment[];
  readonly payments: readonly TaxPayment[];
  readonly rows: readonly InstalmentRow[];
  readonly instalmentInterest: number;
  readonly settlement: Settlement;
  /** Whether tax of later income counts from the first instalment, since not all was paid by the end of the year. */
  readonly strict: boolean;
  /** What the other reading of the rule on later income adds, ₹; 0 where both agree. */
  readonly strictExtra: number;
  /** What is left to pay if it is paid today and not on the day that counts, where that is less, ₹; null elsewhere. */
  readonly ifPaidToday: number | null;
}

/** Returns whether advance tax is due: section 208, and 207(2) for resident seniors without business. */
function dutyOf(input: AdvanceTaxInput, yearTax: YearTax, { year }: Law): Duty {
  if (yearTax.tax <= 0) return 'noTax';
  if (yearTax.afterTds <= 0) return 'covered';
  if (yearTax.afterTds < year.advanceTax.from.value) return 'small';
  const isSenior = input.age !== 'below60' && input.residence !== 'nonResident' && input.business === 'none';
  return isSenior ? 'senior' : 'due';
}

/** Returns the year worked out for an input. */
export function planOf(input: AdvanceTaxInput, yearTax: YearTax, law: Law): Plan {
  const { year, instalments } = law;
  const duty = dutyOf(input, yearTax, law);
  const dueOnDates = instalments.map(({ date }) => yearTax.dueBy(date));
  const planned =
    duty === 'due' && input.rest === 'instalments' ? plannedPayments(input, yearTax.afterTds, dueOnDates, law) : [];
  const payments = [...input.payments, ...planned];

  const rules = { percent: year.interest.deferredInstalments.value, multiple: year.interest.multiple.value };
  const rowsOn = (due: readonly number[]) => deferredInstalmentInterest(instalments, due, payments, rules);
  const usual = rowsOn(dueOnDates);
  const allPaid = payable(yearTax.afterTds - paidBy(payments, year.lastDay), year.payableMultiple.value) <= 0;
  const severe = duty === 'due' && !allPaid ? rowsOn(dueOnDates.map(() => yearTax.afterTds)) : usual;
  const strict = input.laterIncome === 'strict' && duty === 'due' && !allPaid;
  const rows = strict ? severe : usual;
  const instalmentInterest = duty === 'due' ? interestOf(rows) : 0;

  const found = settlementOf(yearTax, payments, instalmentInterest, duty, law);
  // More interest for instalments also leaves less of a later payment for the tax, which then has more interest from April on.
  const interestWith = (each: readonly InstalmentRow[]) =>
    settlementOf(yearTax, payments, interestOf(each), duty, law).interest;
  const canPayToday = law.isOver && input.today < law.restPaidOn && input.paidOn === '';
  const today = canPayToday
    ? settlementOf(yearTax, payments, instalmentInterest, duty, { ...law, restPaidOn: input.today }).payable
    : found.payable;
  return {
    duty,
    planned,
    payments,
    rows,
    instalmentInterest,
    settlement: found,
    ifPaidToday: today > 0 && today < found.payable ? today : null,
    strict,
    strictExtra: severe === usual ? 0 : interestWith(severe) - interestWith(usual),
  };
}

const interestOf = (rows: readonly InstalmentRow[]) => rows.reduce((sum, row) => sum + row.interest, 0);

/** Returns whether an instalment is still to come: not before today, and from the day entered on; else not before the last payment. */
function isToCome(lastDay: IsoDate, input: AdvanceTaxInput): boolean {
  if (lastDay < input.today) return false;
  if (input.planFrom !== '') return lastDay >= input.planFrom;
  return input.payments.every(({ amount, date }) => amount === 0 || date < lastDay);
}

function plannedPayments(
  input: AdvanceTaxInput,
  afterTds: number,
  dueOnDates: readonly number[],
  { year, instalments }: Law,
): TaxPayment[] {
  const planned: TaxPayment[] = [];
  const payUpTo = (cumulativeDue: number, lastDay: IsoDate) => {
    if (!isToCome(lastDay, input)) return;
    const paid = paidBy(input.payments, lastDay) + paidBy(planned, lastDay);
    // Whole rupees, upwards: a rupee short could cost three months' interest.
    const amount = Math.ceil(Math.max(0, cumulativeDue - paid) - 0.005);
    if (amount > 0) planned.push({ date: lastDay, amount });
  };
  instalments.forEach(({ date, percent }, index) => {
    payUpTo(((dueOnDates[index] ?? 0) * percent) / 100, lastDayToPay(date));
  });
  // What came after the last instalment, or was missed before, still counts as advance tax by the end of the year.
  payUpTo(afterTds, year.lastDay);
  return planned;
}

function settlementOf(
  yearTax: YearTax,
  payments: readonly TaxPayment[],
  instalmentInterest: number,
  duty: Duty,
  { year, returnDue, filedOn, restPaidOn }: Law,
): Settlement {
  const { interest, returns, lastDay, payableMultiple } = year;
  const multiple = interest.multiple.value;
  return settlement(
    {
      assessedTax: yearTax.afterTds,
      liable: duty === 'due',
      instalmentInterest,
      payments,
      lastDayOfYear: lastDay,
      returnDue,
      filedOn,
      restPaidOn,
      fee: lateReturnFee(yearTax.income, returnDue, filedOn, returns.lateFee.value),
    },
    {
      shortAdvanceTax: { ...interest.shortAdvanceTax.value, multiple },
      lateReturn: { percent: interest.lateReturn.value, multiple },
      payableMultiple: payableMultiple.value,
    },
  );
}

/** What it costs to miss one instalment and to make it up with the next, all others being paid in time, ₹. */
interface MissedInstalment {
  readonly date: IsoDate;
  readonly amount: number;
  readonly interest: number;
}

/** Returns the cost of missing each instalment, one at a time. */
export function missedInstalments(yearTax: YearTax, { year, instalments }: Law): MissedInstalment[] {
  let before = 0;
  return instalments.map(({ date, percent, months }) => {
    const due = (yearTax.dueBy(date) * percent) / 100;
    const amount = Math.max(0, due - before);
    before = Math.max(before, due);
    const base = interestBase(amount, year.interest.multiple.value);
    return { date, amount, interest: (base * year.interest.deferredInstalments.value * months) / 100 };
  });
}
