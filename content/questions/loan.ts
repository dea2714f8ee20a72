/** Questions that the pages on loans and deposits share: `ask.loanAmount()`. Functions, so that a page makes only what it asks. */
import type { ChoiceField, YesNoField } from '@/lib/calculator';
import { duration, money, month, percent, whole } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/iso-date';
import { firstNo, mayBeEmpty, type Other, oneOf } from './kinds';

export { day } from './dates';
export { firstNo, mayBeEmpty, oneOf } from './kinds';

/** The highest amount that these pages take, ₹. */
export const most = 100_00_00_000;

/** The ends of a slider. */
type Ends = readonly [min: number, max: number];

/** Asks for an amount in ₹, at first 0, from 0 to ₹100 crore in steps of ₹1,000. */
export const amount = (label: string, [min, max]: Ends, other?: Other) =>
  money({ label, min: 0, max: most, slider: { min, max }, default: 0, ...other });

/** Asks for an amount in ₹, at first 0, from 0 to ₹10 crore in steps of ₹10,000. */
export const largeAmount = (label: string, ends: Ends, other?: Other) =>
  amount(label, ends, { max: 10_00_00_000, step: 10_000, ...other });

/** Asks for a one-time or monthly cost in ₹, at first 0, at most ₹1 crore in steps of ₹500; its slider ends at `end`. */
export const cost = (label: string, end: number, other?: Other) =>
  amount(label, [0, end], { max: 1_00_00_000, step: 500, ...other });

/** Asks for the pay of a month in ₹, from ₹1,000 to ₹1 crore. */
export const pay = (label: string, ends: Ends, other?: Other) =>
  amount(label, ends, { min: 1_000, max: 1_00_00_000, ...other });

/** Asks for the amount of a loan in ₹, at first ₹50 lakh. */
export const loanAmount = (other?: Other) =>
  amount('Loan amount', [1_00_000, 2_00_00_000], { min: 1_000, step: 10_000, default: 50_00_000, ...other });

/** Asks for what is still owed today, ₹, at first ₹40 lakh. */
export const outstandingBalance = (other: Other) =>
  loanAmount({
    label: 'Outstanding balance',
    help: 'The principal you still owe today.',
    default: 40_00_000,
    ...other,
  });

/** Asks for an EMI in ₹ a month. */
export const monthlyEmi = (label: string, other?: Other) =>
  amount(label, [5_000, 2_00_000], { min: 1, step: 500, ...other });

/** Asks for the amount of a row in ₹, at first empty. */
export const rowAmount = (other?: Other) =>
  mayBeEmpty(money({ label: 'Amount', min: 1, max: most, default: 0, ...other }));

/** Asks for prepayments, a row each: how often, how much, and after the EMI of which month. */
export const prepaymentCells = (first: IsoMonth) => ({
  every: oneOf({ label: 'How often' }, [
    ['once', 'Once'],
    ['monthly', 'Every month'],
    ['yearly', 'Every year'],
  ]),
  amount: rowAmount(),
  from: month({ label: 'After the EMI of', min: '2000-01', max: '2099-12', default: first }),
});

/** Asks for a percentage, at first 0, from 0 in steps of 0.1. */
export const percentUpTo = (max: number, label: string, other?: Other) =>
  percent({ label, min: 0, max, default: 0, ...other });

/** Asks for a percentage up to 100, as above, with the ends of its slider. */
export const share = (label: string, [min, max]: Ends, other?: Other) =>
  percentUpTo(100, label, { slider: { min, max }, ...other });

/** Asks for an interest rate in % a year, from 0 to 60 in steps of 0.05. */
export const ratePerYear = (ends: Ends, other: Other) =>
  share('Interest rate, per year', ends, { max: 60, step: 0.05, ...other });

/** Asks for the processing fee in % of the loan, at first 0, at most 10; its slider ends at `end`. */
export const processingFee = (end: number, other?: Other) =>
  share('Processing fee, % of the loan', [0, end], {
    help: 'Before GST, which we add.',
    max: 10,
    step: 0.05,
    ...other,
  });

/** Asks for a tax rate in %, with cess, at first 0. */
export const taxRate = (label: string, other: Other) => share(label, [0, 36], { max: 43, ...other });

/** Asks for the tenure of a loan or another length of time in months, from 1 to 480, at first 20 years. */
export const tenure = ([min, max]: Ends, other: Other) =>
  duration({ label: 'Tenure', min: 1, max: 480, slider: { min, max }, default: 240, ...other });

/** Asks for a number of EMIs, from 0 to 479, at first 0; its slider ends at `end`. */
export const emiCount = (label: string, end: number, other: Other) =>
  whole({ label, min: 0, max: 479, slider: { min: 0, max: end }, default: 0, ...other });

/** Asks for the month of the next EMI. */
export const nextEmiMonth = () =>
  month({ label: 'Month of the next EMI', min: '2020-04', max: '2050-12', default: '2026-12', today: 'next' });

/** Asks whether a loan is for the house that the borrower lives in, at first no. */
export const homeLivedIn = (other: Partial<Omit<YesNoField, 'kind'>>) =>
  firstNo('Home loan for a house you live in', other);

/** Asks what a prepayment does; `end` says when a loan ends whose EMI is lowered. */
export const prepaymentEffect = (end: string, other?: Pick<ChoiceField, 'showIf'>) =>
  oneOf({ label: 'What a prepayment does', ...other }, [
    ['tenure', 'Ends the loan sooner', 'The EMI stays. This saves the most interest.'],
    ['emi', 'Lowers the EMI', end],
  ]);
