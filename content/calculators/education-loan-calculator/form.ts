import type { WithFilledRows } from '@/content/filled-rows';
import * as ask from '@/content/questions/loan';
import { defineForm, type InputOf, month, rows, whole } from '@/lib/calculator';
import { addMonths } from '@/lib/iso-date';

const parts = (amount: number, ...months: readonly string[]) => months.map((from) => ({ from, amount }));

const old = { regime: 'old' } as const;

const form = defineForm({
  main: {
    tranches: rows({
      label: 'How the loan is paid out',
      noun: 'part',
      fields: {
        from: month({ label: 'Month', min: '2015-01', max: '2050-12', default: '2027-08' }),
        amount: ask.rowAmount({ min: 1_000, max: 5_00_00_000, step: 10_000, slider: false }),
      },
      default: parts(2_50_000, '2026-08', '2027-08', '2028-08', '2029-08'),
      minRows: 1,
      maxRows: 16,
      newRow: ({ tranches }) => {
        const last = (tranches as readonly { readonly from: string }[]).at(-1);
        return { from: last ? addMonths(last.from, 12) : '2026-08' };
      },
    }),
    courseEnd: month({ label: 'Last month of the course', min: '2015-01', max: '2055-12', default: '2030-07' }),
    rate: ask.ratePerYear([6, 16], { help: 'Women often pay half a percentage point less.', max: 24, default: 10 }),
    tenure: ask.tenure([12, 180], { label: 'How long you pay EMIs', max: 240, default: 120 }),
    payNow: ask.oneOf({ label: 'Until the EMIs begin you pay' }, [
      ['none', 'Nothing'],
      ['interest', 'The interest every month'],
      ['part', 'A fixed sum every month'],
    ]),
    partPayment: ask.amount('Sum every month', [500, 20_000], {
      help: 'It goes towards the interest, never more than is due.',
      min: 100,
      max: 5_00_000,
      step: 100,
      default: 2_000,
      showIf: { payNow: 'part' },
    }),
    salary: ask.mayBeEmpty(ask.pay('First salary you expect in hand, a month', [10_000, 2_00_000])),
  },
  more: {
    'Moratorium and fee': {
      grace: whole({
        label: 'Months from the course to the first EMI',
        help: 'Usually 12; 6 at some lenders.',
        unit: 'months',
        min: 0,
        max: 12,
        default: 12,
        assumed: true,
      }),
      unpaidInterest: ask.oneOf(
        {
          label: 'Unpaid interest until the EMIs',
          help: 'Banks charge simple interest. Some NBFCs and lenders abroad add it to the loan.',
        },
        [
          ['simple', 'Simple: no interest on it'],
          ['1', 'Added to the loan every month'],
          ['3', 'Added to the loan every three months'],
          ['12', 'Added to the loan every year'],
        ],
      ),
      servedConcession: ask.percentUpTo(3, 'Concession while you pay the interest', {
        help: 'Often 1 percentage point until the EMIs begin.',
        step: 0.25,
        showIf: { payNow: 'interest' },
      }),
      feePercent: ask.processingFee(2, { max: 5 }),
    },
    'If a part is not paid out on the 1st': {
      paidOutOn: rows({
        label: 'Days on which parts are paid out',
        noun: 'day',
        fields: {
          on: ask.day('Date', '2015-01-01', '2050-12-31', { default: '2026-08-01' }),
        },
        default: [],
        newRow: ({ tranches, paidOutOn }) => {
          const months = (tranches as readonly { readonly from: string }[]).map(({ from }) => from);
          const named = (paidOutOn as readonly { readonly on: string }[]).map(({ on }) => on.slice(0, 7));
          return { on: `${months.find((each) => !named.includes(each)) ?? months[0] ?? '2026-08'}-01` };
        },
        maxRows: 16,
      }),
    },
    Prepayments: {
      prepayments: rows({
        label: 'Prepayments',
        help: 'Before the EMIs begin, one counts at the end of its month.',
        noun: 'prepayment',
        fields: ask.prepaymentCells('2032-07'),
        default: [],
        newRow: ({ courseEnd, grace }) => ({ from: addMonths(String(courseEnd), Number(grace) + 12) }),
        maxRows: 12,
      }),
      prepaymentEffect: ask.prepaymentEffect('The loan ends when it was going to end.'),
    },
    'Interest subsidy': {
      scheme: ask.oneOf({ label: 'Interest subsidy' }, [
        ['none', 'None'],
        ['csis', 'CSIS (PM-USP): all until the EMIs'],
        ['vidyalaxmi', 'PM-Vidyalaxmi: a part of it'],
      ]),
      familyIncome: ask.mayBeEmpty(
        ask.largeAmount('Family income, a year', [0, 12_00_000], {
          help: 'Leave empty if you know that you qualify.',
          showIf: { scheme: ['csis', 'vidyalaxmi'] },
        }),
      ),
    },
    'Tax deduction on the interest': {
      regime: ask.oneOf({ label: 'Tax regime of the person who repays' }, [
        ['new', 'New: no deduction'],
        ['old', 'Old: interest is deductible'],
      ]),
      slab: ask.oneOf(
        { label: 'Highest slab rate', help: 'Cess is added.', default: '20', assumed: true, showIf: old },
        [
          ['5', '5%'],
          ['20', '20%'],
          ['30', '30%'],
        ],
      ),
    },
    'What you can afford': {
      payShare: ask.share('Share of the salary you can spend on the EMI', [10, 60], {
        min: 5,
        max: 80,
        step: 5,
        default: 30,
      }),
    },
    'Study abroad': {
      abroad: ask.firstNo('The course is abroad'),
      ownRemittance: ask.largeAmount('Sent abroad from your own money, a year', [0, 50_00_000], {
        help: 'Fees and living costs that the loan does not pay, plus anything else you send abroad that year.',
        step: 50_000,
        showIf: { abroad: true },
      }),
      sentIn: month({ label: 'Sent in', min: '2025-04', max: '2040-12', default: '2026-12', showIf: { abroad: true } }),
    },
  },
  presets: [
    { label: 'Pay the interest now', input: { payNow: 'interest' } },
    {
      label: 'MBA of two years',
      input: { tranches: parts(12_00_000, '2027-06', '2028-06'), courseEnd: '2029-04', grace: 6, salary: 1_20_000 },
    },
    {
      label: 'Master’s abroad',
      input: {
        tranches: parts(20_00_000, '2027-08', '2028-01'),
        courseEnd: '2029-05',
        rate: 11,
        abroad: true,
        ownRemittance: 15_00_000,
        sentIn: '2027-08',
      },
    },
    { label: 'Interest on interest', input: { unpaidInterest: '1' } },
    {
      label: 'Prepay ₹1 lakh a year',
      input: { prepayments: [{ every: 'yearly', amount: 1_00_000, from: '2032-07' }] },
    },
    { label: 'PM-Vidyalaxmi', input: { scheme: 'vidyalaxmi', familyIncome: 7_00_000 } },
  ],
});

/** The cells without which a part of the loan or a prepayment does not count. */
export type DecidingCells = { readonly tranches: 'amount'; readonly prepayments: 'amount' };

export type EducationLoanInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
