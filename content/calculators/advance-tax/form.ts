import { firstNo, oneOf } from '@/content/questions/kinds';
import { ageInYear, residence, taxRegime } from '@/content/questions/person';
import { knownTotalIncome } from '@/content/questions/return';
import { incomeYear } from '@/content/questions/year';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { type AnyInput, type AnyRow, date, defineForm, type InputOf, money, rows } from '@/lib/calculator';

const most = 50_00_00_000;
const first = '2024-04-01';
const last = '2027-12-31';
const fromIncome = { mode: 'income' } as const;

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
    mode: oneOf({ label: 'Tax of the year' }, [
      ['known', 'I know it'],
      ['income', 'Work it out from income'],
    ]),
    tax: money({
      label: 'Tax on the whole year’s income',
      help: 'With surcharge and cess, before TDS.',
      min: 0,
      max: most,
      default: 1_80_000,
      slider: { min: 0, max: 20_00_000 },
      showIf: { mode: 'known' },
    }),
    salary: money({
      label: 'Salary',
      help: 'Gross salary minus exempt allowances. We subtract the standard deduction. In the new regime, leave out the employer’s NPS.',
      min: 0,
      max: most,
      default: 12_00_000,
      slider: { min: 0, max: 1_00_00_000 },
      showIf: fromIncome,
    }),
    profit: money({
      label: 'Profit of business or profession',
      help: 'Presumptive income under section 44AD or 44ADA counts here.',
      min: 0,
      max: most,
      default: 0,
      slider: { min: 0, max: 1_00_00_000 },
      showIf: { mode: 'income', business: ['presumptive', 'books', 'audited'] },
    }),
    otherIncome: money({
      label: 'Interest, net rent and other income',
      help: 'At slab rates. Gains, dividend and winnings have their own list.',
      min: 0,
      max: most,
      default: 6_00_000,
      slider: { min: 0, max: 50_00_000 },
      showIf: fromIncome,
    }),
    tds: money({
      label: 'TDS and TCS of the year',
      help: `For the whole year, as in Form 26AS (Form 168 from ${firstTaxYear}).`,
      min: 0,
      max: most,
      default: 30_000,
      slider: { min: 0, max: 20_00_000 },
    }),
    payments: rows({
      label: 'Paid so far',
      help: 'Advance tax and self-assessment tax.',
      noun: 'payment',
      maxRows: 12,
      newRow: inYear,
      fields: {
        date: day('Paid on', '2025-06-15'),
        amount: money({ label: 'Amount', min: 0, max: most, default: 0, slider: false }),
      },
      default: [],
    }),
    rest: oneOf({ label: 'How you will pay the rest' }, [
      ['instalments', 'In the coming instalments'],
      ['withReturn', 'All with the return'],
    ]),
    today: date({
      label: 'Today',
      help: 'Your browser sets it. Instalments due before this day are over.',
      min: first,
      max: last,
      default: '',
      optional: true,
      today: true,
    }),
  },
  more: {
    'About you': {
      business: oneOf({ label: 'Business or profession' }, [
        ['none', 'None'],
        ['presumptive', 'Presumptive: 44AD or 44ADA', 'One instalment, by 15 March.'],
        ['books', 'Yes, without audit'],
        ['audited', 'Yes, with audit'],
      ]),
      age: ageInYear(),
      residence: residence(),
      regime: taxRegime(),
      optionForm: firstNo('Form 10-IEA was filed by the due date', {
        help: 'This year or earlier, and not withdrawn. Then a late return can still use the old regime.',
        showIf: { mode: 'income', regime: 'old', business: ['presumptive', 'books', 'audited'] },
      }),
      deductions: money({
        label: 'Total deductions',
        help: 'Sections 80C to 80U, each within its limit.',
        min: 0,
        max: most,
        default: 0,
        slider: { min: 0, max: 5_00_000 },
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
          amount: money({ label: 'Amount', min: 0, max: most, default: 0, slider: false }),
          tds: money({
            label: 'TDS on it',
            help: 'Do not count it in the TDS above.',
            min: 0,
            max: most,
            default: 0,
            slider: false,
          }),
        },
        default: [],
        showIf: fromIncome,
      }),
      datedTax: rows({
        label: 'Tax on gains, dividend and winnings',
        help: 'How much of the tax above is on this income, and its date.',
        noun: 'income',
        maxRows: 12,
        newRow: inYear,
        fields: {
          date: day('Date of the income', '2025-12-20'),
          tax: money({ label: 'Tax on it, after its TDS', min: 0, max: most, default: 0, slider: false }),
        },
        default: [],
        showIf: { mode: 'known' },
      }),
      laterIncome: oneOf(
        { label: 'Interest on the tax on this income', help: 'The Act asks for this tax by 31 March.' },
        [
          ['fromItsDay', 'Only from the instalment after it'],
          ['strict', 'From June, if not all paid by 31 March'],
        ],
      ),
    },
    'Payment and filing dates': {
      planFrom: date({
        label: 'Pay instalments from',
        help: 'Instalments due earlier stay as they are. Leave it empty to start today, after your last payment.',
        min: first,
        max: last,
        default: '',
        optional: true,
        showIf: { rest: 'instalments' },
      }),
      paidOn: date({
        label: 'Date of your last tax payment',
        help: 'Leave it empty for the day you file.',
        min: first,
        max: last,
        default: '',
        optional: true,
      }),
      filedOn: date({
        label: 'Return filed on',
        help: 'Leave it empty for the due date, or for today if that has passed.',
        min: first,
        max: last,
        default: '',
        optional: true,
      }),
      totalIncome: knownTotalIncome('It decides the late fee and whether you must file a return.'),
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
        mode: 'income',
        salary: 18_00_000,
        otherIncome: 1_00_000,
        tds: 1_50_000,
        datedIncome: [{ kind: 'shortTermEquity', date: '2026-12-20', amount: 3_00_000, tds: 0 }],
      },
    },
    {
      label: 'This year, from December',
      input: { financialYear: '2026-27', tax: 1_80_000, tds: 30_000, planFrom: '2026-12-01' },
    },
  ],
});

export const { fields } = form;

export type AdvanceTaxInput = InputOf<typeof form.fields>;

export default form;
