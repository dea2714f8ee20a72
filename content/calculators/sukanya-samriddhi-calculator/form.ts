import { sukanya } from '@/content/rules/small-savings';
import {
  comparisonFields,
  expectedRate,
  passbookField,
  patternFields,
  rateChangesField,
  todayField,
} from '@/content/small-savings/questions';
import { choice, date, defineForm, type InputOf, money, percent, rows } from '@/lib/calculator';
import { inr } from '@/lib/format';

const least = sukanya.minimumDeposit.value;
const most = sukanya.maximumDeposit.value;
const years = sukanya.depositYears.value;
const range = `From ${inr(least)} to ${inr(most)} in a financial year.`;

const form = defineForm({
  main: {
    known: choice({
      label: 'I know',
      options: [
        { value: 'deposit', label: 'What I can deposit' },
        { value: 'goal', label: 'My target' },
      ],
      default: 'deposit',
    }),
    deposit: money({
      label: 'Deposit a year',
      help: range,
      showIf: { known: 'deposit' },
      min: least,
      max: most,
      step: sukanya.depositMultiple.value,
      default: most,
    }),
    goal: money({
      label: 'Amount she should get at the end',
      help: 'On the day the account matures, or is closed for her marriage.',
      showIf: { known: 'goal' },
      min: 10_000,
      max: 2_00_00_000,
      step: 1_00_000,
      slider: { min: 1_00_000, max: 75_00_000 },
      default: 50_00_000,
    }),
    ...patternFields,
    birth: date({
      label: 'Girl’s date of birth',
      min: sukanya.firstYearGrace.value.bornFrom,
      max: '2036-12-31',
      default: '2023-06-15',
    }),
    opened: date({
      label: 'Account opened on',
      help: 'We count the first deposit on this day.',
      min: sukanya.firstOpening.value,
      max: '2036-12-31',
      default: '2026-04-01',
    }),
    rate: expectedRate(8.2),
  },
  more: {
    'Money taken out, or closed early': {
      tenth: date({
        label: 'Class 10 passed on',
        help: 'If it is before her 18th birthday, she can take money for her education from that day.',
        min: '2014-12-03',
        max: '2056-12-31',
        default: '',
        optional: true,
      }),
      withdrawals: rows({
        label: 'Taken out for her education',
        help: 'Fees on admission, with the institution’s papers. We check each against the limit of its year.',
        noun: 'withdrawal',
        maxRows: sukanya.withdrawal.mostYears.value + 3,
        fields: {
          date: date({ label: 'On', min: '2014-12-03', max: '2057-12-31', default: '2041-07-01' }),
          amount: money({ label: 'Amount', min: 1, max: 2_00_00_000, optional: true, default: null }),
        },
        default: [],
      }),
      closing: choice({
        label: 'The account ends',
        options: [
          { value: 'maturity', label: `At maturity, ${sukanya.termYears.value} years after opening` },
          { value: 'marriage', label: 'Earlier, for her marriage' },
          { value: 'hardship', label: 'Earlier, for a serious illness or the guardian’s death' },
        ],
        default: 'maturity',
      }),
      closedOn: date({
        label: 'Closed on',
        help: 'For a marriage: its day.',
        showIf: { closing: ['marriage', 'hardship'] },
        min: '2014-12-03',
        max: '2057-12-31',
        default: '2044-12-01',
      }),
    },
    'Account already running': {
      passbook: passbookField,
      today: todayField,
    },
    'Year by year': {
      horizon: choice({
        label: 'Deposits to count',
        assumed: true,
        help: `You can deposit for ${years} years from the day of opening. That is ${years} financial years and, unless you open on 1 April, part of one more.`,
        options: [
          { value: 'fifteen', label: `In ${years} financial years (as most calculators)` },
          { value: 'allowed', label: 'As long as the law allows' },
        ],
        default: 'fifteen',
      }),
      deposits: rows({
        label: 'Deposits on other dates',
        help: 'They replace the usual deposit of their financial year. Enter 0 for a year without one.',
        noun: 'deposit',
        maxRows: 60,
        fields: {
          date: date({ label: 'On', min: sukanya.firstOpening.value, max: '2051-12-31', default: '2027-08-10' }),
          amount: money({
            label: 'Amount',
            min: 0,
            max: most,
            step: sukanya.depositMultiple.value,
            optional: true,
            default: null,
          }),
        },
        default: [],
      }),
      rateChanges: rateChangesField,
    },
    'Comparison and rounding': {
      ppfRate: percent({
        label: 'PPF rate to compare with',
        help: 'For the same months.',
        min: 0,
        max: 15,
        default: 7.1,
        slider: { min: 5, max: 10 },
      }),
      fundReturn: percent({
        label: 'Return of an equity fund to compare with',
        help: 'Your own guess, per year. No fund promises a return.',
        min: -20,
        max: 30,
        step: 0.5,
        default: 12,
        slider: { min: 4, max: 20 },
      }),
      ...comparisonFields,
    },
  },
  presets: [
    { label: '₹5,000 every month', input: { deposit: 60_000, pattern: 'monthlyBy' } },
    { label: '₹50 lakh for her', input: { known: 'goal', goal: 50_00_000 } },
    {
      label: 'Running since 2019',
      input: {
        birth: '2015-02-20',
        opened: '2019-04-03',
        passbook: [{ financialYear: '2025-26', balance: 13_60_000 }],
      },
    },
    {
      label: 'Closed for her marriage at 21',
      input: { opened: '2026-11-22', birth: '2020-01-10', closing: 'marriage', closedOn: '2041-02-10' },
    },
  ],
});

export type SukanyaAnswers = InputOf<typeof form.fields>;

export default form;
