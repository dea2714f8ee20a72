import { shortEquity } from '@/content/questions/gains';
import { cellOfYear } from '@/content/questions/income';
import { firstNo, oneOf } from '@/content/questions/kinds';
import { paymentRows, returnFiledOn } from '@/content/questions/return';
import { earlierYears, lossOf, presentYear } from '@/content/questions/year';
import { wholeYears } from '@/content/rules/years/on-file';
import { dayAfterLast } from '@/content/tax/last-year';
import { openYear, yearTitle } from '@/content/tax/years';
import { choice, defineForm, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import { upperFirst } from '@/lib/lower-first';

const most = 10_000_00_00_000;
const amount = { min: 0, max: most, step: 1_00_000, slider: { min: 0, max: 20_00_00_000 } } as const;
const company = { entity: 'domestic' } as const;
const society = { entity: 'society' } as const;
const withInterest = { showIf: { interest: true } } as const;
const anyDay = { min: '2025-04-01', max: dayAfterLast(3, '12-31') } as const;
const partners = { entity: ['llp', 'firm'] } as const;

/** What the law adds to or subtracts from the profit of the accounts (Explanation 1 to s. 115JB(2)). */
export const adjustmentKinds = [
  ['incomeTax', 'Add: income tax and deferred tax'],
  ['reserves', 'Add: moved to reserves'],
  ['provisions', 'Add: provisions for liabilities not certain'],
  ['fallInValue', 'Add: provisions for fall in value of assets'],
  ['subsidiaries', 'Add: provision for losses of subsidiaries'],
  ['dividend', 'Add: dividend paid or proposed'],
  ['exemptCosts', 'Add: costs of exempt income'],
  ['revaluedDepreciation', 'Add: depreciation on the revalued part of assets'],
  ['revaluedSold', 'Add: revaluation reserve of assets sold'],
  ['fromReserves', 'Subtract: withdrawn from reserves taxed before'],
  ['exemptIncome', 'Subtract: exempt income'],
  ['fromRevaluation', 'Subtract: withdrawn from revaluation reserve'],
  ['deferredTaxCredit', 'Subtract: deferred tax credited'],
  ['bookLoss', 'Earlier years’ book loss, without depreciation'],
  ['bookDepreciation', 'Earlier years’ book depreciation, not absorbed'],
] as const;

const form = defineForm({
  main: {
    year: presentYear('dueWithAudit'),
    entity: oneOf({ label: 'Who is taxed?' }, [
      ['domestic', 'Indian company'],
      ['foreign', 'Foreign company'],
      ['llp', 'LLP'],
      ['firm', 'Partnership firm'],
      ['society', 'Co-operative society'],
    ]),
    size: choice({
      label: 'Turnover two years before',
      help: `${upperFirst(wholeYears.map((year) => `for ${yearTitle(year)} take FY ${financialYearFrom(firstYearOf(year) - 2)}`).join('; '))}. A newer company counts as small.`,
      showIf: company,
      options: [
        { value: 'small', label: 'Up to ₹400 crore, or newer' },
        { value: 'large', label: 'Above ₹400 crore' },
      ],
      default: 'small',
    }),
    income: money({
      label: 'Income of the year',
      help: 'After all deductions of the year, without capital gains that have their own rate. Firms and LLPs: before partners’ pay and interest.',
      ...amount,
      default: 75_00_000,
    }),
    bookProfit: money({
      label: 'Book profit',
      help: 'Profit as per accounts. Adjustments under section 115JB have their own list below. It decides the minimum tax (MAT).',
      showIf: company,
      ...amount,
      min: -most,
      default: 75_00_000,
    }),
    lost: money({
      label: 'Deductions lost at the lower rate',
      help: 'Amounts deducted above under sections such as 10AA, 32(1)(iia), 35AD and 80-IA; of a society also 80P. The 22% and 15% rates do not allow them.',
      showIf: { entity: ['domestic', 'society'] },
      ...amount,
      default: 0,
    }),
  },
  more: {
    'Partners, AMT': {
      partnerPay: money({
        label: 'Pay to working partners',
        help: 'As the deed allows. The law limits what the firm may deduct.',
        showIf: partners,
        ...amount,
        default: 0,
      }),
      partnerInterest: money({ label: 'Interest to partners', showIf: partners, ...amount, default: 0 }),
      partnerCapital: money({
        label: 'Partners’ capital that earns this interest',
        showIf: { ...partners, partnerInterest: { above: 0 } },
        ...amount,
        default: 0,
      }),
      alternateDeductions: money({
        label: 'Deductions added back for AMT',
        help: 'Amounts deducted above under sections 10AA, 35AD and 80H to 80RRB (not 80P). Of a society they are usually lost at the lower rate: enter them there too.',
        showIf: { entity: ['llp', 'firm', 'society'] },
        ...amount,
        default: 0,
      }),
    },
    'Capital gains, credit, tax paid': {
      shortGains: shortEquity({ help: undefined, ...amount }),
      longGains: money({
        label: 'Long-term gains',
        help: 'For listed shares and equity funds, only the part above ₹1.25 lakh a year.',
        ...amount,
        default: 0,
      }),
      credit: money({
        label: 'MAT or AMT credit of earlier years',
        showIf: { entity: ['domestic', 'llp', 'firm', 'society'] },
        ...amount,
        default: 0,
      }),
      creditLasts: whole({
        label: 'Years after this one in which it can be used',
        help: 'Credit lapses some years after the year in which it arose.',
        showIf: { ...company, credit: { above: 0 } },
        min: 0,
        max: 14,
        default: 14,
      }),
      paid: money({
        label: 'TDS, TCS and advance tax paid',
        help: 'If you ask for interest below, only TDS and TCS.',
        ...amount,
        default: 0,
      }),
    },
    'Interest for late tax': {
      interest: firstNo('Work out interest and what is left to pay'),
      payments: paymentRows(
        'Advance tax, and tax paid with the return',
        'Each payment with its day, without TDS and TCS.',
        {
          ...anyDay,
          atFirst: '2026-06-15',
          mostRows: 40,
          most,
          newRow: ({ year }) => ({ date: `${String(year).slice(0, 4)}-06-15` }),
          ...withInterest,
        },
      ),
      returnDue: oneOf({ label: 'Return', ...withInterest }, [
        ['audit', 'With audited accounts'],
        ['pricing', 'With a transfer pricing report'],
        ['none', 'Without audit', 'A company’s return is due as with audit.'],
      ]),
      filedOn: returnFiledOn(
        anyDay.min,
        anyDay.max,
        'The rest of the tax is paid on that day. Leave it empty for the due date.',
        withInterest,
      ),
    },
    'Losses and depreciation of earlier years': {
      losses: rows({
        label: 'Losses and depreciation brought forward',
        help: 'A business loss counts for eight years, against business income. Depreciation counts in any later year, against all income.',
        noun: 'loss',
        maxRows: 16,
        fields: {
          kind: oneOf({ label: 'Kind' }, [
            ['business', 'Business loss'],
            ['depreciation', 'Depreciation not yet used'],
          ]),
          year: lossOf(earlierYears(2010)),
          amount: cellOfYear('Amount', { max: most }),
          ofLost: cellOfYear('Part from deductions lost at the lower rate', { max: most }),
        },
        default: [],
        newRow: ({ year }) => ({ year: financialYearFrom(firstYearOf(String(year)) - 1) }),
      }),
      otherIncome: money({
        label: 'Part of the income that is not from business',
        help: 'Such as interest and rent. A business loss is not set off against it.',
        ...amount,
        default: 0,
      }),
    },
    'From the accounts to book profit (MAT)': {
      adjustments: rows({
        label: 'Adjustments of the profit in the accounts',
        help: 'Only amounts that the statement of profit and loss contains. Ordinary depreciation needs no line.',
        noun: 'adjustment',
        maxRows: 20,
        showIf: company,
        fields: { kind: oneOf({ label: 'Kind' }, adjustmentKinds), amount: cellOfYear('Amount', { max: most }) },
        default: [],
      }),
    },
    'Figures of the coming years': {
      laterYears: rows({
        label: 'Each year after this one',
        help: 'The first line is the next year. With these figures the page compares every year in which the lower rate could begin.',
        noun: 'year',
        maxRows: 7,
        showIf: company,
        fields: {
          income: cellOfYear('Income', { max: most }),
          bookProfit: cellOfYear('Book profit', {
            help: 'With the adjustments of section 115JB.',
            min: -most,
            max: most,
          }),
          lost: cellOfYear('Deductions lost at the lower rate', { max: most }),
        },
        default: [],
        newRow: ({ income = 0, bookProfit = 0, lost = 0 }) => ({
          income: Number(income),
          bookProfit: Number(bookProfit),
          lost: Number(lost),
        }),
      }),
    },
    'Dividends passed on': {
      dividendsReceived: money({
        label: 'Dividends received, in the income above',
        help: 'From Indian and foreign companies and business trusts.',
        showIf: company,
        ...amount,
        default: 0,
      }),
      dividendsPaid: money({
        label: 'Dividend paid to own shareholders in time',
        help: 'At least one month before the return is due. Then dividends received are deducted up to it, at every rate.',
        showIf: { ...company, dividendsReceived: { above: 0 } },
        ...amount,
        default: 0,
      }),
    },
    'New manufacturing society': {
      newSociety: yesNo({
        label: 'New manufacturing society at 15%',
        help: 'Set up on or after 1 April 2023, started production by 31 March 2024, and chose the 15% rate.',
        showIf: society,
        default: false,
      }),
      societyOther: money({
        label: 'Part of the income not from manufacturing',
        help: 'It is taxed at 22%, without deductions.',
        showIf: { ...society, newSociety: true },
        ...amount,
        default: 0,
      }),
    },
    'New manufacturer, money for the owner': {
      manufacturer: yesNo({
        label: 'New manufacturing company at 15%',
        help: 'Set up on or after 1 October 2019, started production by 31 March 2024, and chose the 15% rate.',
        showIf: company,
        default: false,
      }),
      ownerRate: percent({
        label: 'Owner’s own tax rate',
        help: 'On the next rupee, with surcharge and cess. For comparing dividend with salary.',
        showIf: company,
        min: 0,
        max: 45,
        default: 31.2,
      }),
    },
  },
  presets: [
    { label: 'Income just above ₹1 crore', input: { income: 1_00_50_000, bookProfit: 1_00_50_000 } },
    { label: 'High book profit', input: { income: 1_20_00_000, bookProfit: 5_00_00_000, lost: 3_80_00_000 } },
    { label: 'Firm with working partners', input: { entity: 'firm', income: 20_00_000, partnerPay: 20_00_000 } },
    { label: 'Co-operative society with 80P', input: { entity: 'society', income: 10_00_000, lost: 15_00_000 } },
    { label: `LLP in ${openYear('runs')}`, input: { entity: 'llp', year: openYear('runs'), income: 1_50_00_000 } },
  ],
});

export type CorporateTaxInput = InputOf<typeof form.fields>;

export default form;
