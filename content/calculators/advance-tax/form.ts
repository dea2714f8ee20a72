import { mayBeLeftOut, today } from '@/content/questions/dates';
import { allDeductions } from '@/content/questions/deductions';
import { businessProfit, cellOfYear, otherAtSlabRates, upTo } from '@/content/questions/income';
import { oneOf } from '@/content/questions/kinds';
import { ageInYear, residence, taxRegime } from '@/content/questions/person';
import * as returns from '@/content/questions/return';
import { fromIncome } from '@/content/questions/return';
import { salaryAfterExemptions } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { dayAfterLast } from '@/content/tax/last-year';
import { openYear } from '@/content/tax/years';
import { type AnyInput, type AnyRow, date, defineForm, type InputOf, rows } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

/** The highest amount that this page takes, ₹. */
const most = 50_00_00_000;
const first = '2024-04-01';
const last = dayAfterLast(1, '12-31');
const ofIncome = { showIf: fromIncome } as const;
const inBusiness = ['presumptive', 'books', 'audited'] as const;

/** Returns a day of December in the year that the page opens on. */
const inDecember = (day: string): IsoDate => `${firstYearOf(openYear('runs'))}-12-${day}`;

const day = (label: string, at: string) => date({ label, min: first, max: last, default: at });

/** Returns what a new row starts with: the visitor’s day, or the first instalment where that is not in the year. */
const inYear = ({ financialYear, today }: AnyInput): AnyRow => {
  const year = Number(String(financialYear).slice(0, 4));
  const isIn = String(today) >= `${year}-04-01` && String(today) < `${year + 1}-04-01`;
  return { date: isIn ? String(today) : `${year}-06-15` };
};

const form = defineForm({
  main: {
    financialYear: incomeYear('runs'),
    mode: returns.taxKnownOrNot('known'),
    tax: returns.taxOfYear({ max: most, default: 1_80_000 }),
    salary: salaryAfterExemptions({ max: most, default: 12_00_000, ...ofIncome }),
    profit: businessProfit('Presumptive income under section 44AD or 44ADA counts here.', {
      min: 0,
      max: most,
      slider: upTo(1_00_00_000),
      showIf: { mode: 'income', business: inBusiness },
    }),
    otherIncome: otherAtSlabRates('Interest, net rent and others. Gains, dividend and winnings have their own list.', {
      max: most,
      default: 6_00_000,
      slider: upTo(50_00_000),
      ...ofIncome,
    }),
    tds: returns.tdsOfYear({ max: most, default: 30_000 }),
    payments: returns.paymentRows('Paid so far', 'Advance tax and self-assessment tax.', {
      min: first,
      max: last,
      atFirst: '2025-06-15',
      mostRows: 60,
      most,
      newRow: inYear,
    }),
    rest: oneOf({ label: 'How you will pay the rest' }, [
      ['instalments', 'In the coming instalments'],
      ['withReturn', 'All with the return'],
    ]),
    today: today({
      help: 'Your browser sets it. Instalments due before this day are over.',
    }),
  },
  more: {
    'About you': {
      business: returns.businessOrNone('One instalment, by 15 March.'),
      age: ageInYear(),
      residence: residence(),
      regime: taxRegime(),
      optionForm: returns.optionFormFiled(
        'This year or earlier, and not withdrawn. Then a late return can still use the old regime.',
        { mode: 'income', regime: 'old', business: inBusiness },
      ),
      deductions: allDeductions('Sections 80C to 80U, each within its limit.', {
        max: most,
        showIf: { mode: 'income', regime: 'old' },
      }),
    },
    'Gains, dividend and winnings by date': {
      datedIncome: rows({
        label: 'Gains, dividend and winnings',
        help: 'Give the date of each. There is no interest for instalments due before it.',
        noun: 'income',
        maxRows: 12,
        newRow: inYear,
        fields: {
          kind: oneOf({ label: 'Kind' }, [
            ['shortTermEquity', 'Short-term gain: listed shares, equity funds'],
            ['longTermEquity', 'Long-term gain: listed shares, equity funds'],
            ['slabShortTerm', 'Other short-term gain'],
            ['longTermOther', 'Other long-term gain'],
            ['virtualAssets', 'Crypto and other virtual assets'],
            ['dividend', 'Dividend'],
            ['winnings', 'Lottery and other winnings'],
            ['onlineGames', 'Online games'],
            ['newBusiness', 'Profit of a first business'],
          ]),
          date: day('Date of the income', '2025-12-20'),
          amount: cellOfYear('Amount', { max: most }),
          tds: cellOfYear('TDS on it', { help: 'Do not count it in the TDS above.', max: most }),
        },
        default: [],
        ...ofIncome,
      }),
      datedTax: rows({
        label: 'Tax on gains, dividend and winnings',
        help: 'How much of the tax above is on this income, and its date.',
        noun: 'income',
        maxRows: 12,
        newRow: inYear,
        fields: {
          date: day('Date of the income', '2025-12-20'),
          tax: cellOfYear('Tax on it, after its TDS', { max: most }),
        },
        default: [],
        showIf: returns.knownTax,
      }),
      laterIncome: oneOf(
        { label: 'Interest on the tax on this income', help: 'The Act asks for this tax by 31 March.' },
        [
          ['fromItsDay', 'Only from the instalment after it'],
          ['strict', 'From June, if not all paid by 31 March'],
        ],
      ),
    },
    'TDS entry by entry': {
      tdsEntries: rows({
        label: 'TDS and TCS of Form 26AS or AIS',
        help: 'Type or paste the entries of the year. Their total takes the place of the TDS above.',
        noun: 'entry',
        maxRows: 200,
        fields: {
          tax: cellOfYear('Tax deducted or collected', {
            max: most,
            alsoCalled: ['TDS', 'TCS', 'Tax deducted', 'TDS deposited'],
          }),
        },
        default: [],
      }),
    },
    'Payment and filing dates': {
      planFrom: date({
        label: 'Pay instalments from',
        help: 'Instalments due earlier stay as they are. Leave it empty to start today, after your last payment.',
        min: first,
        max: last,
        ...mayBeLeftOut,
        showIf: { rest: 'instalments' },
      }),
      paidOn: date({
        label: 'Date of your last tax payment',
        help: 'Leave it empty for the day you file.',
        min: first,
        max: last,
        ...mayBeLeftOut,
      }),
      filedOn: returns.returnFiledOn(first, last, 'Leave it empty for the due date, or today if that is past.'),
      totalIncome: returns.knownTotalIncome('It decides the late fee and whether you must file a return.'),
    },
  },
  presets: [
    {
      label: 'Nothing paid until the return',
      input: { tax: 1_30_000, tds: 30_000, rest: 'withReturn' },
    },
    {
      label: 'Freelancer, section 44ADA',
      input: { mode: 'income', salary: 0, otherIncome: 0, business: 'presumptive', profit: 20_00_000, tds: 50_000 },
    },
    {
      label: 'Shares sold in December',
      input: {
        financialYear: openYear('runs'),
        mode: 'income',
        salary: 18_00_000,
        otherIncome: 1_00_000,
        tds: 1_50_000,
        datedIncome: [{ kind: 'shortTermEquity', date: inDecember('20'), amount: 3_00_000, tds: 0 }],
      },
    },
    {
      label: 'This year, from December',
      input: { financialYear: openYear('runs'), tax: 1_80_000, tds: 30_000, planFrom: inDecember('01') },
    },
  ],
});

export const { fields } = form;

export type AdvanceTaxInput = InputOf<typeof form.fields>;

export default form;
