import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { actOf } from '@/content/tax/years';
import type { Table } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { upperFirst } from '@/lib/lower-first';
import { type ColumnOf, tableOf } from '@/lib/table-of';
import { bookProfitOf } from './book-profit';
import { adjustmentKinds, type CorporateTaxInput } from './form';
import type { LateInterest } from './interest';
import { amountOf } from './losses';
import { laterYear, type Path } from './paths';
import type { RegimeResult } from './regimes';

/** Returns the tax of each year on each path; of the paths that begin the lower rate later only the chosen one, where there are many. */
export function pathTable(input: CorporateTaxInput, paths: readonly Path[], chosen: Path): Table {
  const own = input.laterYears.length > 0;
  const shown = own ? paths.filter((path) => path.id !== 'later' || path === chosen) : paths;
  return tableOf(paths[0]?.paid ?? [], {
    id: 'years-of-credit',
    caption: own ? 'Tax of each year' : 'If every year is like this one',
    columns: [
      { label: 'Year', unit: 'text', cell: (_, year) => upperFirst(laterYear(input.year, year)), total: 'Total' },
      ...shown.map(
        (path): ColumnOf<number> => ({
          label: path.name,
          unit: 'rupees',
          cell: (_, year) => path.paid[year] ?? 0,
          total: path.total,
        }),
      ),
    ],
    note: 'The law of the newest year on this page is taken for all later years.',
  });
}

/** Returns every year in which the lower rate could begin, with the tax of all years and the credit that is left. */
export function startTable(paths: readonly Path[], chosen: Path): Table {
  return tableOf(paths, {
    id: 'lower-rate-from',
    caption: 'When to choose the lower rate',
    columns: [
      { label: 'Way', unit: 'text', cell: ({ name }) => name },
      { label: `Tax of ${chosen.paid.length} years`, unit: 'rupees', cell: ({ total }) => total },
      { label: 'More than the lowest', unit: 'rupees', cell: ({ total }) => total - chosen.total },
      { label: 'Credit left afterwards', unit: 'rupees', cell: ({ creditLeft }) => creditLeft },
    ],
    note: 'Credit that is left afterwards is not counted in the comparison.',
  });
}

const lineNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(adjustmentKinds),
  earlierLoss: 'Subtract: the lower of loss and depreciation of earlier years in the books',
};

/** Returns how the profit of the accounts becomes book profit, line by line. */
export function bookProfitTable(input: CorporateTaxInput): Table {
  const { lines, added, subtracted } = bookProfitOf(input);
  const rows = [{ kind: '', clause: '', amount: input.bookProfit }, ...lines];
  return tableOf(rows, {
    id: 'book-profit',
    caption: 'From the accounts to book profit',
    columns: [
      {
        label: 'Line',
        unit: 'text',
        cell: ({ kind }) => lineNames[kind] ?? 'Profit of the accounts',
        total: 'Book profit, nil if negative',
      },
      { label: 'Clause', unit: 'text', cell: ({ clause }) => clause, total: '' },
      { label: 'Amount', unit: 'rupees', cell: ({ amount }) => amount, total: input.bookProfit + added - subtracted },
    ],
    note:
      actOf(input.year) === 'act1961'
        ? 'The clauses are those of Explanation 1 to section 115JB(2).'
        : 'Section 206(1)(c) has this list. The clauses are those of the earlier one (old Explanation 1 to section 115JB(2)).',
  });
}

type RegimeLine = readonly [label: string, amount: (regime: RegimeResult) => number | null];

const regimeLines: readonly RegimeLine[] = [
  ['Losses and depreciation used', ({ losses }) => losses.businessUsed + losses.depreciationUsed],
  ['Dividends passed on', ({ passedOn }) => passedOn],
  ['Total income', ({ normal }) => normal.totalIncome],
  ['Tax', ({ normal }) => normal.tax],
  ['Surcharge', ({ normal }) => normal.surcharge],
  ['Cess', ({ normal }) => normal.cess],
  ['Tax with surcharge and cess', ({ normal }) => normal.total],
  ['Minimum tax', ({ minimum }) => minimum?.total ?? null],
  ['Credit used', ({ creditUsed }) => creditUsed],
  ['To pay', ({ payable }) => payable],
  ['Credit for later years', ({ creditLeft }) => creditLeft],
  ['Losses and depreciation left', ({ losses }) => amountOf(losses.left)],
];

/** The lines on losses of earlier years, which are shown where there are any. */
const linesOfLosses = ['Losses and depreciation used', 'Losses and depreciation left'];

/** Returns the regimes side by side, or the one there is, from income to tax. */
export function regimeTable({ losses }: CorporateTaxInput, regimes: readonly RegimeResult[]): Table {
  const lines = regimeLines.filter(
    ([label]) =>
      (losses.length > 0 || !linesOfLosses.includes(label)) &&
      (label !== 'Dividends passed on' || regimes.some(({ passedOn }) => passedOn > 0)),
  );
  return tableOf(lines, {
    id: 'regimes',
    caption: regimes.length > 1 ? 'Regimes side by side' : 'From income to tax',
    columns: [
      { label: 'Line', unit: 'text', cell: ([label]) => label },
      ...regimes.map(
        (regime): ColumnOf<RegimeLine> => ({
          label: regime.name,
          unit: 'rupees',
          cell: ([, amount]) => amount(regime),
        }),
      ),
    ],
  });
}

/** Returns what reaches the owner from a profit that is paid out, as dividend or as salary before tax. */
export function ownerTable({ ownerRate }: CorporateTaxInput, best: RegimeResult): Table {
  const profit = best.normal.totalIncome;
  const rest = 1 - ownerRate / 100;
  const ways = [
    { way: 'Dividend after tax', companyTax: best.payable, paidOut: profit - best.payable },
    { way: 'Salary instead of profit', companyTax: 0, paidOut: profit },
  ];
  return tableOf(ways, {
    id: 'owner',
    caption: 'If the owner takes all the profit',
    columns: [
      { label: 'Way', unit: 'text', cell: ({ way }) => way },
      { label: 'Tax of the company', unit: 'rupees', cell: ({ companyTax }) => companyTax },
      { label: 'Tax of the owner', unit: 'rupees', cell: ({ paidOut }) => paidOut - paidOut * rest },
      { label: 'Left with the owner', unit: 'rupees', cell: ({ paidOut }) => paidOut * rest },
    ],
    note: `We tax all of it at the owner’s rate of ${pct(ownerRate)}. A salary must be for work actually done. Profit kept in the company is taxed only in the company.`,
  });
}

/** Returns the days of advance tax, with what is due in all and on each. */
export function instalmentTable({ year }: CorporateTaxInput, payable: number): Table {
  const { instalments, from } = incomeTaxYears[year].advanceTax;
  const dueAt = (percent = 0) => (payable * percent) / 100;
  return tableOf(instalments.value, {
    id: 'advance-tax',
    caption: 'Advance tax of the year',
    columns: [
      { label: 'By', unit: 'date', cell: ({ date }) => date },
      { label: 'Total share due', unit: 'percent', cell: ({ percent }) => percent },
      { label: 'In all', unit: 'rupees', rollUp: 'last', cell: ({ percent }) => dueAt(percent) },
      {
        label: 'This instalment',
        unit: 'rupees',
        cell: ({ percent }, index) => dueAt(percent) - dueAt(instalments.value[index - 1]?.percent),
      },
    ],
    note: `Subtract tax deducted and collected during the year. If less than ${inr(from.value)} is left for the year, no advance tax is due.`,
  });
}

/** Returns the interest for instalments paid short, day by day. */
export function lateTable({ instalments, instalmentInterest }: LateInterest): Table {
  return tableOf(instalments, {
    id: 'late-instalments',
    caption: 'Interest on advance tax',
    columns: [
      { label: 'By', unit: 'date', cell: ({ lastDay }) => lastDay },
      { label: 'Due in all', unit: 'rupees', rollUp: 'last', cell: ({ cumulativeDue }) => cumulativeDue },
      { label: 'Paid in all', unit: 'rupees', rollUp: 'last', cell: ({ paidBy }) => paidBy },
      { label: 'Short', unit: 'rupees', rollUp: 'last', cell: ({ base }) => base },
      { label: 'Months', unit: 'count', cell: ({ months }) => months },
      { label: 'Interest', unit: 'rupees', cell: ({ interest }) => interest, total: instalmentInterest },
    ],
    note: 'In June and September a little less than the share due is enough. Short amounts are taken down to a full ₹100.',
  });
}
