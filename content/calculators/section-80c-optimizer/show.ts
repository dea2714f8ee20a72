import { taxSavings } from '@/content/rules/tax-savings';
import { sectionsTable } from '@/content/tax/law-names';
import type { Cell, Chart, Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import type { Extra } from './person';
import type { Plan } from './plan';
import { valueOfYears } from './products';

/** Sections that people know by their number in the Act of 1961. */
const oldSections = ['80C', '80CCD(1)', '80CCD(1B)', '80CCD(2)', '80D', '87A', '115BAC'] as const;

const taxTexts = {
  free: 'Tax-free',
  yearly: 'Taxed each year at your rate',
  equity: 'Taxed when sold, as long-term gain',
  pension: `${pct(taxSavings.npsFree.value)} tax-free, the rest at your rate`,
  deduction: 'Interest you no longer deduct in the old regime',
} as const;

/** What rooms save, beside the figures of the plan. */
export interface Savings {
  readonly employer: number;
  readonly byEmployer: number;
  readonly savedBy: (extra: Extra) => number;
}

function rankingTable({ ranking, total }: Plan, { years }: SavingsInput): Table {
  return {
    id: 'ranking',
    lead: true,
    caption: `What ₹1 lakh becomes in ${years} ${years === 1 ? 'year' : 'years'}, after tax`,
    columns: [
      { label: 'Product', unit: 'text' },
      { label: 'Becomes', unit: 'rupees', rollUp: 'none' },
      { label: 'A year', unit: 'percent', rollUp: 'none' },
      { label: 'Fits you', unit: 'text' },
    ],
    rows: ranking.map(({ product, unfit, value, yearly }) => [
      product.name,
      value,
      yearly === null ? null : yearly * 100,
      unfit === '' ? 'Yes' : unfit,
    ]),
    note: `${total > 0 ? '“A year” is the return on your cost after the tax saved. ' : ''}If a product ends earlier, we reinvest it at the same rate, without a new deduction. ELSS and NPS use your own guess of the return.`,
  };
}

function termsTable({ ranking }: Plan): Table {
  return {
    id: 'terms',
    caption: 'Lock-in, risk and tax of each product',
    columns: [
      { label: 'Product', unit: 'text' },
      { label: 'Locked for', unit: 'text' },
      { label: 'Risk', unit: 'text' },
      { label: 'Tax on the return', unit: 'text' },
    ],
    rows: ranking.map(({ product }) => [product.name, product.locked, product.risk, taxTexts[product.taxing]]),
  };
}

function roomsTable({ rooms, regime }: Plan, { employer, byEmployer, savedBy }: Savings): Table {
  return {
    id: 'rooms',
    caption: 'Room under each limit, and what filling only that would save',
    columns: [
      { label: 'Limit', unit: 'text' },
      { label: 'Room left', unit: 'rupees', rollUp: 'none' },
      { label: 'Tax saved', unit: 'rupees', rollUp: 'none' },
    ],
    rows: [
      ['Savings, section 80C', rooms.savings, savedBy({ savings: rooms.savings })],
      ['Own NPS, section 80CCD(1B)', rooms.ownNps, savedBy({ ownNps: rooms.ownNps })],
      ['Health insurance of you and family, section 80D', rooms.health, savedBy({ health: rooms.health })],
      ['Health insurance of parents, section 80D', rooms.parents, savedBy({ parents: rooms.parents })],
      [`Employer’s NPS in the ${regime} regime, section 80CCD(2)`, employer, byEmployer],
    ],
    note: 'Health insurance is not an investment. Buy the cover that you need. A saving of 0 means that the new regime still costs less, or that no tax is left.',
  };
}

function mixTable({ parts }: Plan, { years }: SavingsInput): Table[] {
  if (parts.length === 0) return [];
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0);
  return [
    {
      id: 'mix',
      caption: 'The plan for this year',
      columns: [
        { label: 'Product', unit: 'text' },
        { label: 'This year', unit: 'rupees' },
        { label: `In ${years} ${years === 1 ? 'year' : 'years'}`, unit: 'rupees' },
        { label: 'If repeated each year', unit: 'rupees' },
      ],
      rows: parts.map(({ product, amount, value, valueOfYears: repeated }) => [product.name, amount, value, repeated]),
      total: ['Total', sum(({ amount }) => amount), sum(({ value }) => value), sum((part) => part.valueOfYears)],
      note: 'After tax on the return. If repeated each year, the last instalments are still locked at the end.',
    },
  ];
}

function monthsTable({ parts, months }: Plan): Table[] {
  if (months.length === 0) return [];
  let sum = 0;
  return [
    {
      id: 'months',
      caption: 'Month by month to 31 March',
      columns: [
        { label: 'Pay on', unit: 'date' },
        ...parts.map(({ product }) => ({ label: product.name, unit: 'rupees' as const })),
        { label: 'So far', unit: 'rupees', rollUp: 'last' },
      ],
      rows: months.map(({ date, amounts }): Cell[] => {
        sum += amounts.reduce((total, amount) => total + amount, 0);
        return [date, ...amounts, sum];
      }),
      note: 'Pay by the 5th. PPF and Sukanya then earn interest for that month.',
    },
  ];
}

/** Returns the tables of the answer. */
export function savingsTables(input: SavingsInput, plan: Plan, savings: Savings, year: IncomeTaxYear): Table[] {
  return [
    rankingTable(plan, input),
    roomsTable(plan, savings),
    ...mixTable(plan, input),
    ...monthsTable(plan),
    termsTable(plan),
    ...sectionsTable(oldSections, year.act),
  ];
}

/** Returns the tax with and without the plan, the products against each other, and the corpus over the years. */
export function savingsCharts(input: SavingsInput, plan: Plan): Chart[] {
  const { tax, taxWithPlan, saved, ranking, parts, returnTax } = plan;
  const open = ranking.filter(({ product }) => product.closed === '');
  const years = Array.from({ length: input.years }, (_, index) => index + 1);
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      kind: 'bars',
      title: 'Tax of the year',
      unit: 'rupees',
      bars: ['New regime', 'Old regime now', ...(saved > 0 ? ['With the plan'] : [])],
      marked: saved > 0 ? 2 : plan.regime === 'new' ? 0 : 1,
      series: [{ label: 'Income-tax', values: [tax.new, tax.old, ...(saved > 0 ? [taxWithPlan] : [])], tone: 'tax' }],
    },
    {
      kind: 'bars',
      title: `What ₹1 lakh becomes in ${input.years} ${input.years === 1 ? 'year' : 'years'}`,
      unit: 'rupees',
      bars: open.map(({ product }) => product.name),
      series: [{ label: 'Value after tax', values: open.map(({ value }) => value), tone: 'growth' }],
    },
    ...(total > 0
      ? [
          {
            kind: 'lines' as const,
            title: 'The same plan every year',
            unit: 'rupees' as const,
            x: { label: 'Year', values: years },
            series: [
              { label: 'Put in', values: years.map((each) => total * each), tone: 'own' as const },
              {
                label: 'Value after tax',
                values: years.map((each) =>
                  parts.reduce((sum, { product, amount }) => sum + valueOfYears(product, amount, each, returnTax), 0),
                ),
                tone: 'growth' as const,
              },
            ],
          },
        ]
      : []),
  ];
}
