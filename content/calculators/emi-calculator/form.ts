import { monthOfExport } from '@/content/day-of-export';
import type { WithFilledRows } from '@/content/filled-rows';
import * as ask from '@/content/questions/loan';
import { defineForm, duration, type InputOf, month, percent, rows, whole } from '@/lib/calculator';
import { addMonths } from '@/lib/iso-date';

const reducing = { rateType: 'reducing' } as const;
const inArrears = { ...reducing, timing: 'end' } as const;
const findsEmi = { find: 'emi' } as const;
/** What is asked too where the loan follows from an EMI. */
const forTenure = { find: ['emi', 'loan'] } as const;

const form = defineForm({
  main: {
    find: ask.oneOf({ label: 'What you want to know' }, [
      ['emi', 'The EMI'],
      ['tenure', 'How long, for an EMI I can pay'],
      ['loan', 'How large a loan, for an EMI I can pay'],
    ]),
    loan: ask.loanAmount({ showIf: { find: ['emi', 'tenure'] } }),
    rate: ask.ratePerYear([5, 20], { default: 8.5 }),
    tenure: ask.tenure([12, 360], { help: 'How long you pay EMIs.', showIf: forTenure }),
    emi: ask.monthlyEmi('EMI you can pay', { showIf: { find: ['loan', 'tenure'] }, default: 50_000 }),
  },
  more: {
    'Loan terms': {
      firstMonth: month({
        label: 'First month of the loan',
        help: 'The first EMI falls in this month, unless a moratorium comes first.',
        min: '2000-01',
        max: '2050-12',
        default: monthOfExport,
        today: 'this',
      }),
      rateType: ask.oneOf({ label: 'Type of interest rate', showIf: forTenure }, [
        ['reducing', 'On the balance (reducing)', 'The usual way: interest on what you still owe.'],
        ['flat', 'Flat', 'Interest on the whole loan until the end, as some vehicle lenders quote it.'],
      ]),
      timing: ask.oneOf({ label: 'When you pay the EMI', showIf: forTenure }, [
        ['end', 'At the end of each month (usual)'],
        ['start', 'In advance', 'The first EMI is due on the day you get the loan.'],
      ]),
      rounding: ask.oneOf({ label: 'Rounding', showIf: reducing }, [
        ['exact', 'None, as most EMI calculators do', 'Amounts are rounded only when shown.'],
        [
          'bank',
          'To the rupee, as a bank’s ledger does',
          'EMI and each month’s interest are whole rupees; the last EMI takes up the difference.',
        ],
      ]),
    },
    'Fees and insurance': {
      feeBasis: ask.oneOf({ label: 'Enter the processing fee' }, [
        ['percent', 'As % of the loan'],
        ['rupees', 'In rupees, before GST'],
        ['total', 'In rupees, all you pay', 'With its GST, or where the lender charges none.'],
      ]),
      feePercent: ask.processingFee(4, { showIf: { feeBasis: 'percent' } }),
      feeRupees: ask.cost('Processing fee', 50_000, {
        help: 'We add GST unless you enter all you pay.',
        showIf: { feeBasis: ['rupees', 'total'] },
      }),
      insurance: ask.amount('Insurance added to the loan', [0, 5_00_000], {
        help: 'A one-time premium that the lender pays and you repay with interest.',
        max: 10_00_00_000,
      }),
    },
    Prepayments: {
      prepayments: rows({
        label: 'Prepayments',
        noun: 'prepayment',
        showIf: reducing,
        fields: ask.prepaymentCells('2027-04'),
        default: [],
        newRow: ({ firstMonth }) => ({ from: addMonths(String(firstMonth), 12) }),
        maxRows: 12,
      }),
      prepaymentEffect: ask.prepaymentEffect('The loan ends when it was going to end.', { showIf: reducing }),
    },
    'Interest rate changes': {
      rateChanges: rows({
        label: 'Later interest rates',
        noun: 'rate change',
        formerCells: ['from', 'rate'],
        showIf: inArrears,
        fields: {
          by: ask.oneOf({ label: 'Starts' }, [
            ['month', 'In a month'],
            ['number', 'After an EMI number'],
          ]),
          from: month({
            label: 'From the EMI of',
            showIf: { by: 'month' },
            min: '2000-02',
            max: '2099-12',
            default: '2028-04',
          }),
          after: whole({ label: 'After EMI number', showIf: { by: 'number' }, min: 1, max: 479, default: 24 }),
          rate: percent({ label: 'New rate', min: 0, max: 60, step: 0.05, optional: true, default: null }),
        },
        default: [],
        newRow: ({ firstMonth }) => ({ from: addMonths(String(firstMonth), 24) }),
        maxRows: 12,
      }),
      rateEffect: ask.oneOf({ label: 'When the rate changes', showIf: inArrears }, [
        ['emi', 'The EMI changes, the end stays'],
        ['tenure', 'The EMI stays, the end moves'],
      ]),
    },
    'An EMI that rises or falls': {
      yearlyStep: ask.share('EMI changes every year by', [-10, 10], {
        help: 'After every 12 EMIs. Negative for an EMI that falls.',
        showIf: { ...reducing, ...findsEmi },
        min: -20,
        max: 20,
        step: 0.5,
      }),
      stepEffect: ask.oneOf({ label: 'What a rising EMI does', showIf: { ...reducing, yearlyStep: { above: 0 } } }, [
        ['sooner', 'Ends the loan sooner', 'You begin with the usual EMI and raise it.'],
        ['lower', 'Keeps the tenure', 'You begin with a lower EMI.'],
      ]),
    },
    Moratorium: {
      moratorium: duration({
        label: 'Moratorium before the first EMI',
        help: 'Months without EMI. The tenure is counted after them.',
        showIf: { ...inArrears, ...findsEmi },
        min: 0,
        max: 60,
        step: 1,
        default: 0,
      }),
      moratoriumInterest: ask.oneOf(
        { label: 'Interest in the moratorium', showIf: { ...inArrears, moratorium: { above: 0 } } },
        [
          ['paid', 'You pay it every month (pre-EMI)'],
          ['added', 'It is added to the loan every month'],
        ],
      ),
    },
    Tax: {
      homeLoan: ask.homeLivedIn({
        help: 'Adds a table of what the old tax regime lets you deduct each year.',
        showIf: reducing,
        default: false,
        formerDefault: true,
      }),
    },
  },
  presets: [
    {
      label: 'Prepay ₹1 lakh a year',
      input: { firstMonth: '2026-12', prepayments: [{ every: 'yearly', amount: 1_00_000, from: '2027-03' }] },
    },
    { label: 'Rate rises 1 point', input: { rateChanges: [{ by: 'number', from: '2028-04', after: 24, rate: 9.5 }] } },
    { label: 'Home loan, old tax regime', input: { homeLoan: true } },
    { label: 'Personal loan', input: { loan: 5_00_000, rate: 14, tenure: 36, feePercent: 2 } },
    { label: 'Flat-rate bike loan', input: { loan: 1_00_000, rate: 10, tenure: 36, rateType: 'flat' } },
  ],
});

/** The cells without which a row of a list does not count. */
export type DecidingCells = { readonly rateChanges: 'rate'; readonly prepayments: 'amount' };

export type EmiInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

/** The questions of the page, by name. */
export const { fields } = form;

export default form;
