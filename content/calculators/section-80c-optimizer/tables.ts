import type { OldSection } from '@/content/rules/income-tax/concordance';
import { taxSavings } from '@/content/rules/tax-savings';
import { sectionBeside, sectionsTable } from '@/content/tax/law-names';
import type { Table } from '@/lib/calculator';
import { counted, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sum } from '@/lib/sum';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import type { IncomeTaxAct, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import type { Extra } from './person';
import type { MonthOfPlan, Plan } from './plan';

/** Sections that people know by their number in the Act of 1961. */
const oldSections = ['80C', '80CCD(1)', '80CCD(1B)', '80CCD(2)', '80D', '87A', '115BAC'] as const;

const taxTexts = {
  free: 'Tax-free',
  yearly: 'Taxed each year at your rate, nil within the rebate',
  equity: 'Taxed when sold, as long-term gain',
  pension: `${pct(taxSavings.act1961.npsFree.value)} tax-free, the rest at your rate`,
  deduction: 'Interest you no longer deduct in the old regime',
} as const;

/** What rooms save, beside the figures of the plan. */
interface Savings {
  readonly employer: number;
  readonly byEmployer: number;
  readonly savedBy: (extra: Extra) => number;
}

function rankingTable({ ranking, total }: Plan, { years }: SavingsInput): Table {
  return tableOf(ranking, {
    id: 'ranking',
    lead: true,
    caption: `What ₹1 lakh becomes in ${counted(years, 'year')}, after tax`,
    columns: [
      { label: 'Product', unit: 'text', cell: ({ product }) => product.name },
      { label: 'Becomes', unit: 'rupees', rollUp: 'none', cell: ({ value }) => value },
      {
        label: 'A year',
        unit: 'percent',
        rollUp: 'none',
        cell: ({ yearly }) => (yearly === null ? null : yearly * 100),
      },
      { label: 'Fits you', unit: 'text', cell: ({ unfit }) => (unfit === '' ? 'Yes' : unfit) },
    ],
    note: `${total > 0 ? '“A year” is the return on your cost after the tax saved. ' : ''}If a product ends earlier, we reinvest it at the same rate, without a new deduction. ELSS and NPS use your own guess of the return.`,
  });
}

function termsTable({ ranking }: Plan): Table {
  return tableOf(ranking, {
    id: 'terms',
    caption: 'Lock-in, risk and tax of each product',
    columns: [
      { label: 'Product', unit: 'text', cell: ({ product }) => product.name },
      { label: 'Locked for', unit: 'text', cell: ({ product }) => product.locked },
      { label: 'Risk', unit: 'text', cell: ({ product }) => product.risk },
      { label: 'Tax on the return', unit: 'text', cell: ({ product }) => taxTexts[product.taxing] },
    ],
  });
}

function roomsTable({ rooms, regime }: Plan, { employer, byEmployer, savedBy }: Savings, act: IncomeTaxAct): Table {
  const section = (old: OldSection) => sectionBeside(old, act);
  const limits: readonly (readonly [limit: string, room: number, saved: number])[] = [
    [`Savings, section ${section('80C')}`, rooms.savings, savedBy({ savings: rooms.savings })],
    [`Own NPS, section ${section('80CCD(1B)')}`, rooms.ownNps, savedBy({ ownNps: rooms.ownNps })],
    [`Health insurance of you and family, section ${section('80D')}`, rooms.health, savedBy({ health: rooms.health })],
    [`Health insurance of parents, section ${section('80D')}`, rooms.parents, savedBy({ parents: rooms.parents })],
    [`Employer’s NPS in the ${regime} regime, section ${section('80CCD(2)')}`, employer, byEmployer],
  ];
  return tableOf(limits, {
    id: 'rooms',
    caption: 'Room under each limit, and what filling only that would save',
    columns: [
      { label: 'Limit', unit: 'text', cell: ([limit]) => limit },
      { label: 'Room left', unit: 'rupees', rollUp: 'none', cell: ([, room]) => room },
      { label: 'Tax saved', unit: 'rupees', rollUp: 'none', cell: ([, , saved]) => saved },
    ],
    note: 'Health insurance is not an investment. Buy the cover that you need. A saving of 0 means that the new regime still costs less, or that no tax is left.',
  });
}

/** Says of what takes no payment in the later years that it is repeated for fewer. */
function repeatedFor(parts: Plan['parts'], years: number): string {
  const short = parts.find(({ product }) => product.depositYears < years)?.product;
  return short ? ` ${short.name} takes deposits for ${counted(short.depositYears, 'year')} only.` : '';
}

function mixTable({ parts }: Plan, { years }: SavingsInput): Table | null {
  if (parts.length === 0) return null;
  return tableOf(parts, {
    id: 'mix',
    caption: 'The plan for this year',
    columns: [
      { label: 'Product', unit: 'text', cell: ({ product }) => product.name, total: 'Total' },
      { label: 'This year', unit: 'rupees', cell: ({ amount }) => amount, sum: true },
      {
        label: `In ${counted(years, 'year')}`,
        unit: 'rupees',
        cell: ({ value }) => value,
        sum: true,
      },
      { label: 'If repeated each year', unit: 'rupees', cell: ({ valueOfYears: repeated }) => repeated, sum: true },
    ],
    note: `After tax on the return.${parts.some(({ product }) => product.lockYears > 1) ? ' If repeated each year, the last instalments are still locked at the end.' : ''}${repeatedFor(parts, years)}`,
  });
}

/** Returns what each part of the amount that is left saves in the old regime, beside the tax of the new one. */
function slabTable({ bySlab: { parts }, tax, verdict }: Plan, { regime }: SavingsInput): Table | null {
  if (parts.length === 0 || regime === 'new' || verdict === 'noTax' || verdict === 'over') return null;
  return tableOf(parts, {
    id: 'by-slab',
    caption: 'What is left to pay by 31 March, and what each part saves',
    columns: [
      { label: 'From', unit: 'rupees', rollUp: 'none', cell: ({ from }) => from },
      { label: 'To', unit: 'rupees', rollUp: 'none', cell: ({ to }) => to },
      {
        label: 'Saves on average in the old regime',
        unit: 'percent',
        rollUp: 'none',
        cell: ({ percent }) => percent,
      },
      { label: 'Tax in the old regime', unit: 'rupees', rollUp: 'none', cell: ({ oldTax }) => oldTax },
      { label: 'Tax in the new regime', unit: 'rupees', rollUp: 'none', cell: () => tax.new },
      { label: 'You save in all', unit: 'rupees', rollUp: 'none', cell: ({ savedInAll }) => savedInAll },
    ],
    note: `Within your limits, your years and your amount. Both taxes are those of the whole year, with all up to the end of the line paid.${regime === 'old' ? '' : ' Nothing is saved until the old regime is the cheaper one.'}`,
  });
}

function monthsTable({ parts, months }: Plan): Table | null {
  if (months.length === 0) return null;
  let paid = 0;
  const paidSoFar = months.map(({ amounts }) => {
    paid += sum(amounts);
    return paid;
  });
  return tableOf(months, {
    id: 'months',
    caption: 'Month by month to 31 March',
    columns: [
      { label: 'Pay on', unit: 'date', cell: ({ date }) => date },
      ...parts.map(
        ({ product }, part): ColumnOf<MonthOfPlan> => ({
          label: product.name,
          unit: 'rupees',
          cell: ({ amounts }) => amounts[part] ?? 0,
        }),
      ),
      { label: 'So far', unit: 'rupees', rollUp: 'last', cell: (_, index) => paidSoFar[index] ?? 0 },
      { label: 'Tax saved so far', unit: 'rupees', rollUp: 'last', cell: ({ savedSoFar }) => savedSoFar },
    ],
    note: 'Pay by the 5th. PPF and Sukanya then earn interest for that month. “Tax saved so far” is what you save if you stop after that payment.',
  });
}

export function tablesOf(input: SavingsInput, plan: Plan, savings: Savings, year: IncomeTaxYear): Table[] {
  return listOf(
    rankingTable(plan, input),
    roomsTable(plan, savings, year.act),
    slabTable(plan, input),
    mixTable(plan, input),
    monthsTable(plan),
    termsTable(plan),
    sectionsTable(oldSections, year.act),
  );
}
