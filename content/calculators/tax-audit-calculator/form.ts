import type { WithFilledRows } from '@/content/filled-rows';
import { presumptiveSoFar } from '@/content/questions/business';
import { today } from '@/content/questions/dates';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { earlierYears, presentYear } from '@/content/questions/year';
import { choice, defineForm, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';

const most = 1_000_00_00_000;
const amount = { min: 0, max: most, step: 1_00_000, slider: { min: 0, max: 12_00_00_000 } } as const;
const share = { min: 0, max: 100, step: 1, slider: { min: 0, max: 100 } } as const;
const persons = ['individual', 'huf'] as const;

const form = defineForm({
  main: {
    year: presentYear('late'),
    kind: oneOf({ label: 'What do you do?' }, [
      ['trade', 'Business: trade, services, manufacture'],
      ['profession', 'Profession: doctor, lawyer, engineer …', 'Architects and accountants too.'],
      ['mixed', 'Business and profession'],
      ['fo', 'Futures and options only'],
      ['agency', 'Commission, brokerage or agency'],
      ['carriages', 'Goods vehicles, at most ten'],
      ['fleet', 'Goods vehicles, more than ten'],
    ]),
    turnover: money({
      label: 'Turnover or receipts of the year',
      help: 'Without GST if you account for it separately.',
      showIf: { kind: ['trade', 'profession', 'mixed', 'agency', 'fleet'] },
      ...amount,
      default: 1_50_00_000,
    }),
    cashReceipts: percent({
      label: 'Share received in cash',
      help: 'Cheques that are not account-payee count as cash.',
      showIf: { kind: ['trade', 'profession', 'mixed', 'agency', 'fleet'] },
      ...share,
      default: 10,
    }),
    cashPayments: percent({
      label: 'Share of payments made in cash',
      showIf: { kind: ['trade', 'mixed', 'agency', 'fleet'] },
      ...share,
      default: 3,
    }),
    gains: money({
      label: 'Trades with a profit, added up',
      showIf: { kind: 'fo' },
      ...amount,
      default: 40_00_000,
    }),
    losses: money({
      label: 'Trades with a loss, added up',
      help: 'Without the minus sign.',
      showIf: { kind: 'fo' },
      ...amount,
      default: 45_00_000,
    }),
    professionReceipts: money({
      label: 'Receipts of the profession',
      help: 'The amount above is then for the business.',
      showIf: { kind: 'mixed' },
      ...amount,
      default: 20_00_000,
    }),
    vehicles: rows({
      label: 'Goods vehicles',
      showIf: { kind: 'carriages' },
      fields: {
        heavy: firstNo('Heavy: above 12,000 kg gross weight'),
        tonnes: whole({ label: 'Tons, gross weight', showIf: { heavy: true }, min: 13, max: 60, default: 16 }),
        months: whole({ label: 'Months owned in the year', min: 1, max: 12, optional: true, default: null }),
      },
      noun: 'vehicle',
      maxRows: 10,
      minRows: 1,
      default: [{ heavy: false, tonnes: 16, months: 12 }],
    }),
    profit: money({
      label: 'Profit that you declare',
      help: 'Put a minus for a loss. Business and profession together.',
      min: -most,
      max: most,
      step: 10_000,
      slider: { min: 0, max: 1_00_00_000 },
      default: 12_00_000,
    }),
  },
  more: {
    'Who you are, presumptive taxation, today': {
      entity: choice({
        label: 'Who you are',
        options: [
          { value: 'individual', label: 'Individual, resident' },
          { value: 'huf', label: 'Hindu undivided family, resident' },
          { value: 'firm', label: 'Partnership firm, resident' },
          { value: 'llp', label: 'LLP' },
          { value: 'company', label: 'Company' },
          { value: 'nonResident', label: 'Non-resident' },
        ],
        default: 'individual',
        assumed: true,
      }),
      scheme: presumptiveSoFar({ showIf: { kind: ['trade', 'mixed', 'fo'] }, assumed: true }),
      leftIn: choice({
        label: 'Year in which you left it',
        help: 'The first year in which you declared less than presumptive income.',
        showIf: { kind: ['trade', 'mixed', 'fo'], scheme: 'left' },
        options: [
          { value: 'unknown', label: 'One of the last five' },
          ...earlierYears(2018).map((value) => ({ value, label: `FY ${value}` })),
        ],
        default: 'unknown',
      }),
      otherIncome: money({ label: 'Other income of the year', ...amount, default: 0 }),
      regime: choice({
        label: 'Tax regime',
        showIf: { entity: persons },
        options: [
          { value: 'new', label: 'New' },
          { value: 'old', label: 'Old' },
        ],
        default: 'new',
        assumed: true,
      }),
      age: choice({
        label: 'Your age',
        showIf: { entity: 'individual', regime: 'old' },
        options: [
          { value: 'below60', label: 'Below 60' },
          { value: 'senior', label: '60 to 79' },
          { value: 'verySenior', label: '80 or more' },
        ],
        default: 'below60',
      }),
      today: today(),
    },
    'Other audits': {
      otherLaw: yesNo({
        label: 'Accounts audited under another law',
        help: 'Yes for every company, and for an LLP above its own limits.',
        showIf: { entity: ['firm', 'llp', 'nonResident', 'huf', 'individual'] },
        default: false,
      }),
      transferPricing: firstNo('Dealings with related parties abroad (transfer pricing)'),
    },
  },
  presets: [
    {
      label: 'Doctor, ₹60 lakh',
      input: { kind: 'profession', turnover: 60_00_000, cashReceipts: 4, profit: 25_00_000 },
    },
    { label: 'F&O loss', input: { kind: 'fo', profit: -5_00_000, otherIncome: 12_00_000 } },
    {
      label: 'Shop, ₹2.5 crore, little cash',
      input: { turnover: 2_50_00_000, cashReceipts: 5, cashPayments: 6, profit: 15_00_000 },
    },
    { label: 'Left 44AD', input: { turnover: 90_00_000, scheme: 'used', profit: 4_00_000, otherIncome: 3_00_000 } },
  ],
});

/** The cell without which a vehicle does not count. */
export type DecidingCells = { readonly vehicles: 'months' };

export type TaxAuditInput = WithFilledRows<InputOf<typeof form.fields>, DecidingCells>;

export default form;
