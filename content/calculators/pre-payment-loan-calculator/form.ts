import * as ask from '@/content/questions/loan';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { defineForm, type InputOf, rows, whole } from '@/lib/calculator';

const fromBalance = { known: ['months', 'emi'] } as const;
const original = { known: 'original' } as const;
const oldRegime = { regime: 'old' } as const;
const fromNextEmi = 'Counted from your next EMI: 0 is now, 12 is a year from now.';

const form = defineForm({
  main: {
    known: ask.oneOf({ label: 'What you know about the loan' }, [
      ['months', 'Balance and months left'],
      ['emi', 'Balance and EMI'],
      ['original', 'Original loan and EMIs paid'],
    ]),
    balance: ask.outstandingBalance({ showIf: fromBalance }),
    loan: ask.loanAmount({ label: 'Original loan amount', showIf: original }),
    rate: ask.ratePerYear([5, 20], { default: 8.5 }),
    monthsLeft: ask.tenure([12, 360], { label: 'Time left', showIf: { known: 'months' }, default: 180 }),
    emi: ask.monthlyEmi('Monthly EMI', { showIf: { known: 'emi' }, default: 40_000 }),
    tenure: ask.tenure([12, 360], { label: 'Original tenure', showIf: original }),
    emisPaid: ask.emiCount('EMIs paid so far', 240, { showIf: original, default: 60 }),
    lumpSum: ask.amount('One-time prepayment', [0, 50_00_000], { step: 10_000, default: 5_00_000 }),
    lumpSumAfter: ask.emiCount('Made after EMI number', 120, {
      help: fromNextEmi,
      showIf: { lumpSum: { above: 0 } },
    }),
    prepaymentEffect: ask.prepaymentEffect('The loan ends on its original date.'),
  },
  more: {
    'More prepayments': {
      prepayments: rows({
        label: 'More prepayments',
        noun: 'prepayment',
        fields: {
          every: ask.oneOf({ label: 'How', default: 'yearly' }, [
            ['once', 'Once'],
            ['monthly', 'Every month'],
            ['yearly', 'Every year'],
            ['share', '% of the balance, every year'],
            ['rise', 'EMI raised by % every year'],
          ]),
          amount: ask.rowAmount({ showIf: { every: ['once', 'monthly', 'yearly'] } }),
          percent: ask.mayBeEmpty(
            ask.percentUpTo(50, 'Percent', { showIf: { every: ['share', 'rise'] }, min: 0.1, step: 0.5 }),
          ),
          after: whole({
            label: 'After EMI number',
            help: fromNextEmi,
            min: 0,
            max: 479,
            default: 12,
          }),
        },
        default: [],
        maxRows: 12,
      }),
    },
    'Prepayment charge': {
      rateType: ask.oneOf({ label: 'Rate when you prepay', assumed: true }, [
        ['floating', 'Floating'],
        ['fixed', 'Fixed', 'Choose this also for the fixed years of a loan that floats later.'],
      ]),
      purpose: ask.oneOf({ label: 'Borrower and purpose', assumed: true }, [
        ['own', 'A person, not for business'],
        ['business', 'A person or small firm, for business', 'A small firm is a micro or small enterprise.'],
        ['other', 'A larger firm'],
      ]),
      lender: ask.oneOf({ label: 'Lender', assumed: true }, [
        ['bank', 'Bank', 'Not one of the smaller kinds of bank below.'],
        ['smallFinance', 'Small finance bank'],
        ['localArea', 'Local area bank'],
        ['regionalRural', 'Regional rural bank'],
        ['cooperativeTier4', 'Urban co-operative bank, tier 4'],
        [
          'cooperativeTier3',
          'Co-op bank: tier 3, State or central',
          'An urban one of tier 3, a State or a central co-operative bank.',
        ],
        ['cooperativeSmall', 'Urban co-operative bank, tier 1 or 2'],
        ['nbfcUpper', 'NBFC or housing finance, upper layer'],
        ['nbfcMiddle', 'NBFC or housing finance, middle layer'],
        ['nbfcBase', 'NBFC, base layer'],
        ['institution', 'All-India institution, such as SIDBI'],
      ]),
      sanctionedOn: ask.day('Sanctioned or last renewed on', '2000-01-01', '2035-12-31', {
        default: '2024-04-01',
        assumed: true,
      }),
      sanctioned: ask.loanAmount({
        label: 'Sanctioned amount',
        showIf: {
          ...fromBalance,
          purpose: 'business',
          lender: ['smallFinance', 'regionalRural', 'cooperativeTier3', 'nbfcMiddle'],
        },
      }),
      chargePercent: ask.share('Charge your lender asks for, % of the amount prepaid', [0, 5], {
        help: 'Before GST, which we add. We count it only where it is allowed.',
        max: 10,
      }),
    },
    'Or invest the money': {
      investReturn: ask.share('Return if you invest instead, per year', [4, 16], { max: 30, step: 0.5, default: 10 }),
      investTax: ask.oneOf({ label: 'How that return is taxed', assumed: true }, [
        ['equity', 'Equity fund: when sold'],
        ['slab', 'Deposit: at your rate, every year'],
        ['none', 'Not at all, such as PPF'],
      ]),
    },
    Tax: {
      regime: ask.oneOf({ label: 'Tax regime' }, [
        ['new', 'New regime'],
        ['old', 'Old regime'],
      ]),
      taxRate: ask.taxRate('Your tax rate, with cess', {
        help: 'The rate of your highest slab, with cess.',
        default: 31.2,
      }),
      homeLoan: ask.homeLivedIn({
        help: 'If Yes, we count the deductions you lose by prepaying.',
        showIf: oldRegime,
        default: true,
        assumed: true,
      }),
      otherSavings: ask.amount('Savings that you deduct besides this loan, per year', [0, 1_50_000], {
        help: `Provident fund, insurance, school fees and others: section 80C, ${firstTaxYear}: 123.`,
        showIf: { ...oldRegime, homeLoan: true },
        max: 10_00_000,
        step: 10_000,
        default: 1_50_000,
        assumed: true,
      }),
    },
    Dates: {
      nextEmi: ask.nextEmiMonth(),
    },
  },
  presets: [
    {
      label: '₹10,000 extra every month',
      input: { lumpSum: 0, prepayments: [{ every: 'monthly', amount: 10_000, percent: null, after: 1 }] },
    },
    {
      label: 'EMI raised 5% a year',
      input: { lumpSum: 0, prepayments: [{ every: 'rise', amount: null, percent: 5, after: 12 }] },
    },
    {
      label: 'Fixed-rate personal loan, 3% charge',
      input: {
        balance: 5_00_000,
        rate: 14,
        monthsLeft: 36,
        lumpSum: 2_00_000,
        lumpSumAfter: 0,
        rateType: 'fixed',
        chargePercent: 3,
      },
    },
    { label: 'Home loan, old regime', input: { regime: 'old', otherSavings: 1_00_000 } },
  ],
});

export const { fields } = form;

export type PrepaymentInput = InputOf<typeof form.fields>;

export default form;
