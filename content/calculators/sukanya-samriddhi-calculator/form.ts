import * as ask from '@/content/questions/scheme';
import { sukanya } from '@/content/rules/sukanya';
import { openYear } from '@/content/tax/years';
import { defineForm, type InputOf, money, percent, rows } from '@/lib/calculator';

const years = sukanya.depositYears.value;

const form = defineForm({
  main: {
    known: ask.oneOf({ label: 'I know' }, [
      ['deposit', 'What I can deposit'],
      ['goal', 'My target'],
    ]),
    deposit: ask.yearlyDeposit(sukanya, { showIf: { known: 'deposit' } }),
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
    ...ask.pattern(),
    birth: ask.day('Girl’s date of birth', sukanya.firstYearGrace.value.bornFrom, '2036-12-31', {
      default: '2023-06-15',
    }),
    opened: ask.openedOn(sukanya.firstOpening.value, '2036-12-31'),
    rate: ask.expectedRate(8.2),
  },
  more: {
    'Money taken out, or closed early': {
      tenth: ask.day('Class 10 passed on', '2014-12-03', '2056-12-31', {
        help: 'If it is before her 18th birthday, she can take money for her education from that day.',
        ...ask.mayBeLeftOut,
      }),
      withdrawals: rows({
        label: 'Taken out for her education',
        help: 'Fees on admission, with the institution’s papers. We check each against the limit of its year.',
        noun: 'withdrawal',
        maxRows: sukanya.withdrawal.mostYears.value + 3,
        fields: {
          date: ask.day('On', '2014-12-03', '2057-12-31', { default: '2041-07-01' }),
          amount: ask.rowAmount({ max: 2_00_00_000 }),
        },
        default: [],
      }),
      closing: ask.oneOf({ label: 'The account ends' }, [
        ['maturity', `At maturity, ${sukanya.termYears.value} years after opening`],
        ['marriage', 'Early: her marriage'],
        ['hardship', 'Early: serious illness, guardian’s death'],
      ]),
      closedOn: ask.day('Closed on', '2014-12-03', '2057-12-31', {
        help: 'For a marriage: its day.',
        showIf: { closing: ['marriage', 'hardship'] },
        default: '2044-12-01',
      }),
    },
    'Account already running': { passbook: ask.passbook(), today: ask.today() },
    'Year by year': {
      horizon: ask.oneOf(
        {
          label: 'Deposits to count',
          assumed: true,
          help: `You can deposit for ${years} years from the day of opening. That is ${years} financial years and, unless you open on 1 April, part of one more.`,
        },
        [
          ['fifteen', `${years} financial years (most calculators)`],
          ['allowed', 'As long as the law allows'],
        ],
      ),
      ...ask.secondPayment(sukanya),
      deposits: ask.datedDeposits(sukanya.firstOpening.value, '2051-12-31', sukanya),
      rateChanges: ask.rateChanges(),
    },
    'Comparison and rounding': {
      ppfRate: ask.interestRate('PPF rate to compare with', { help: 'For the same months.', default: 7.1 }),
      fundReturn: percent({
        label: 'Return of an equity fund to compare with',
        help: 'Your own guess, per year. No fund promises a return.',
        min: -20,
        max: 30,
        step: 0.5,
        default: 12,
        slider: { min: 4, max: 20 },
      }),
      ...ask.comparison(),
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
        passbook: [{ financialYear: openYear('late'), balance: 13_60_000 }],
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
