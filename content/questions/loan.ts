/** Questions that the pages on loans and deposits share. Functions, so that a page carries only what it asks. */
import {
  type ChoiceField,
  choice,
  duration,
  type Group,
  type MonthField,
  money,
  month,
  type NumberField,
  percent,
  type YesNoField,
  yesNo,
} from '@/lib/calculator';

/** The highest amount that these pages take, ₹. */
export const most = 100_00_00_000;

/** The ends of a slider. */
type Ends = readonly [min: number, max: number];

/** What a page adds to a question, or has other than the rest. */
type Other = Partial<Omit<NumberField<false>, 'kind' | 'optional' | 'slider'>>;

/** Returns the question of a number, at first empty: it may stay so. */
export function mayBeEmpty(field: NumberField<false>): NumberField<true> {
  return { ...field, optional: true, default: null };
}

/** Asks for an amount in ₹, at first 0, from 0 to ₹100 crore in steps of ₹1,000. */
export function amount(label: string, [min, max]: Ends, other?: Other) {
  return money({ label, min: 0, max: most, slider: { min, max }, default: 0, ...other });
}

/** Asks for a percentage, at first 0, from 0 to 100 in steps of 0.1. */
export function share(label: string, [min, max]: Ends, other?: Other) {
  return percent({ label, min: 0, max: 100, slider: { min, max }, default: 0, ...other });
}

/** Asks for the amount of a loan in ₹, at first ₹50 lakh. */
export function loanAmount(other?: Other) {
  return amount('Loan amount', [1_00_000, 2_00_00_000], { min: 1_000, step: 10_000, default: 50_00_000, ...other });
}

/** Asks for what is still owed today, ₹, at first ₹40 lakh. */
export function outstandingBalance(other: Other) {
  const help = 'The principal you still owe today.';
  return loanAmount({ label: 'Outstanding balance', help, default: 40_00_000, ...other });
}

/** Asks for an EMI in ₹ a month. */
export function monthlyEmi(label: string, other?: Other) {
  return amount(label, [5_000, 2_00_000], { min: 1, step: 500, ...other });
}

/** Asks for an interest rate in % a year, from 0 to 60 in steps of 0.05. */
export function ratePerYear(ends: Ends, other: Other) {
  return share('Interest rate, per year', ends, { max: 60, step: 0.05, ...other });
}

/** Asks for the tenure of a loan or another length of time in months, from 1 to 480, at first 20 years. */
export function tenure([min, max]: Ends, other: Other) {
  return duration({ label: 'Tenure', min: 1, max: 480, slider: { min, max }, default: 240, ...other });
}

/** Asks for the processing fee in % of the loan, at first 0, at most 10; its slider ends at `end`. */
export function processingFee(end: number, other?: Other) {
  const help = 'Before GST, which we add.';
  return share('Processing fee, % of the loan', [0, end], { help, max: 10, step: 0.05, ...other });
}

/** Asks for a one-time or monthly cost in ₹, at first 0, at most ₹1 crore; its slider ends at `end`. */
export function cost(label: string, end: number, other?: Other) {
  return amount(label, [0, end], { max: 1_00_00_000, step: 500, ...other });
}

/** Asks for the pay or income of a month in ₹, from ₹1,000 to ₹1 crore. */
export function pay(label: string, ends: Ends, other?: Other) {
  return amount(label, ends, { min: 1_000, max: 1_00_00_000, ...other });
}

/** Asks for a tax rate in %, with cess, at first 0. */
export function taxRate(label: string, other: Other) {
  return share(label, [0, 36], { max: 43, ...other });
}

/** Asks for the amount of a row in ₹, at first empty. */
export function rowAmount(other?: Partial<NumberField<true>>) {
  return money({ label: 'Amount', min: 1, max: most, ...other, optional: true, default: null });
}

/** Asks for the month of the next EMI. */
export function nextEmiMonth(): MonthField {
  return month({ label: 'Month of the next EMI', min: '2020-04', max: '2050-12', default: '2026-12', today: 'next' });
}

/** Asks whether a loan is for the house that the borrower lives in. */
export function homeLivedIn(other: Omit<YesNoField, 'kind' | 'label'>) {
  return yesNo({ label: 'Home loan for a house you live in', ...other });
}

/** Asks for one of a few options, each its value, its label and its help; the first is the default unless `spec` names one. */
export function oneOf<const Option extends string>(
  spec: Omit<ChoiceField<Option>, 'kind' | 'options' | 'default'> & { readonly default?: NoInfer<Option> },
  options: readonly [Named<Option>, ...Named<Option>[]],
): ChoiceField<Option> {
  return choice<Option>({
    default: options[0][0],
    ...spec,
    options: options.map(([value, label, help]) => ({ value, label, ...(help && { help }) })),
  });
}

type Named<Option> = readonly [value: Option, label: string, help?: string];

/** Asks what a prepayment does; `end` says when a loan ends whose EMI is lowered. */
export function prepaymentEffect(end: string, other?: Pick<ChoiceField, 'showIf'>) {
  return oneOf({ label: 'What a prepayment does', ...other }, [
    ['tenure', 'Ends the loan sooner', 'The EMI stays. This saves the most interest.'],
    ['emi', 'Lowers the EMI', end],
  ]);
}

/** Returns a group of fields behind "More details". */
export function more<const Name extends string>(title: string, ...fields: readonly Name[]): Group<Name> {
  return { title, fields, more: true };
}
