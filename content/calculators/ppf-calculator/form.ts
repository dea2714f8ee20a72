import * as ask from '@/content/questions/scheme';
import { ppf } from '@/content/rules/ppf';
import { openYear } from '@/content/tax/years';
import { choice, defineForm, type InputOf, rows, whole } from '@/lib/calculator';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';

const term = ppf.termYears.value;

const form = defineForm({
  main: {
    deposit: ask.yearlyDeposit(ppf),
    ...ask.pattern(),
    opened: ask.openedOn('1986-04-01', '2030-03-31'),
    rate: ask.expectedRate(7.1),
    horizon: ask.oneOf(
      {
        label: 'Years to count',
        help: `The law counts ${term} years from the end of the financial year of opening, so a ${term + 1}th deposit is allowed.`,
        formerDefault: 'fifteen',
        formerThrough: 2,
      },
      [
        ['usual', `${term} deposits (running: to legal maturity)`],
        ['fifteen', `${term} deposits, value after ${term} years`, 'As most calculators.'],
        ['sixteen', `To the legal maturity, up to ${term + 1} deposits`],
      ],
    ),
  },
  more: {
    'After maturity': {
      extensions: whole({ label: 'Extensions of five years', min: 0, max: 5, default: 0 }),
      extensionKind: ask.oneOf({ label: 'During the extension', showIf: { extensions: { above: 0 } } }, [
        ['with', 'With deposits'],
        ['without', 'No deposits'],
      ]),
    },
    'Account already running': { passbook: ask.passbook(), today: ask.today() },
    'Year by year': {
      ...ask.secondPayment(ppf),
      deposits: ask.datedDeposits(ppf.maximumDepositSince.value, '2070-03-31', ppf),
      schedule: rows({
        label: 'Years with a different deposit',
        help: 'Enter 0 for a year without a deposit.',
        noun: 'year',
        maxRows: 41,
        fields: {
          financialYear: choice({
            label: 'Financial year',
            options: ask.financialYears(2014, 2069),
            default: financialYearFrom(firstYearOf(openYear('runs')) + 1),
          }),
          amount: ask.depositOfRow('Deposit in that year', ppf),
        },
        default: [],
      }),
      rateChanges: ask.rateChanges(),
    },
    'Money taken out': {
      payouts: rows({
        label: 'Loans and withdrawals',
        help: 'We check each against the limit of its year.',
        noun: 'payment to you',
        maxRows: 20,
        fields: {
          kind: ask.oneOf({ label: 'Kind' }, [
            ['withdrawal', 'Withdrawal'],
            ['loan', 'Loan'],
          ]),
          date: ask.day('On', '2014-04-01', '2070-03-31', { default: '2034-06-01' }),
          amount: ask.rowAmount({ max: 5_00_00_000 }),
          repaidAfter: whole({
            label: 'Repaid after',
            unit: 'months',
            min: 1,
            max: 60,
            default: 36,
            showIf: { kind: 'loan' },
          }),
        },
        default: [],
      }),
    },
    'Comparison and rounding': ask.comparison(),
  },
  presets: [
    { label: '₹12,500 every month', input: { pattern: 'monthlyBy' } },
    { label: 'Opened in July, all 16 deposits', input: { opened: '2025-07-15', horizon: 'sixteen' } },
    { label: '20 years, one extension', input: { extensions: 1 } },
    {
      label: 'Running since 2019',
      input: {
        opened: '2019-06-10',
        horizon: 'sixteen',
        passbook: [
          { financialYear: openYear('late'), balance: 13_40_000 },
          { financialYear: '2022-23', balance: 7_00_000 },
        ],
      },
    },
  ],
});

export const { fields } = form;

export type PpfCalculatorInput = InputOf<typeof form.fields>;

export default form;
