import { treatiesCheckedOn, treatiesComparedWith } from '@/content/rules/tax-treaties';
import { lossesTable } from '@/content/tax/losses-table';
import { regimesTable } from '@/content/tax/side-by-side';
import { inBoth } from '@/content/tax/year-answer';
import type { Table } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sum } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import type { Answer } from './answer';
import { livesInIndia, propertyGain } from './person';
import { daysTable, planTable, testsTable } from './tables-residence';
import { countryName, streamNames, treatyOf } from './treaty';

/** Returns Act and treaty side by side. */
function streamsTable({ streams, input }: Answer): Table {
  const treaty = treatyOf(input);
  return tableOf(streams, {
    id: 'treaty',
    caption: `By the Act and by the treaty${treaty ? ` with ${countryName(treaty)}` : ''}`,
    columns: [
      { label: 'Income', unit: 'text', cell: ({ stream }) => streamNames[stream] },
      { label: 'Amount', unit: 'rupees', cell: ({ income }) => income },
      { label: 'By the Act', unit: 'rupees', cell: ({ byAct }) => byAct },
      { label: 'Treaty rate', unit: 'percent', rollUp: 'none', cell: ({ percent }) => percent },
      { label: 'By the treaty', unit: 'rupees', rollUp: 'none', cell: ({ byTreaty }) => byTreaty },
      {
        label: 'Lower',
        unit: 'text',
        cell: ({ byTreaty, byAct }) =>
          byTreaty === null ? 'Rate not on file: ask' : byTreaty < byAct - 1e-6 ? 'Treaty' : 'Act',
      },
      { label: 'Place', unit: 'text', cell: ({ article }) => article },
    ],
    note: `“By the Act” is what the income adds to your tax, with surcharge and cess. A treaty rate has neither. Rates compared on ${formatDate(treatiesCheckedOn)} with ${treatiesComparedWith}.`,
  });
}

/** Returns the tax that payers in India deduct. */
function deductedTable({ deducted }: Answer): Table {
  return tableOf(deducted, {
    id: 'deducted',
    caption: 'Tax that is deducted in India',
    columns: [
      { label: 'From', unit: 'text', cell: ({ name }) => name, total: 'Total' },
      { label: 'On', unit: 'rupees', cell: ({ amount }) => amount, sum: true },
      { label: 'Rate', unit: 'percent', rollUp: 'none', cell: ({ percent }) => percent },
      { label: 'Tax deducted', unit: 'rupees', cell: ({ tax }) => tax, sum: true },
      { label: 'By', unit: 'text', cell: ({ by }) => by, total: '' },
    ],
    note: 'Rates include cess, and surcharge by the size of the payments. For a treaty rate the payer needs your tax residency certificate.',
  });
}

/** Returns the sale of the property, step by step; null without one. */
function propertyTable({ property, input }: Answer): Table | null {
  if (!property) return null;
  const { onPrice, onGain } = property;
  const gain = propertyGain(input);
  const lines: readonly (readonly [name: string, amount: number | null])[] = [
    ['Price received', onPrice.amount],
    ['Cost, improvements, selling expenses', input.cost],
    ['Exempt gain', input.exemption],
    [gain < 0 ? 'Loss on the property' : 'Taxable gain', Math.abs(gain)],
    [`Deducted from the price at ${pct(onPrice.percent)}`, onPrice.tax],
    ['Deducted with a certificate for lower deduction', onGain],
    ['Money you keep with the certificate', onPrice.tax - onGain],
  ];
  return tableOf(lines, {
    id: 'property',
    caption: 'The property sold',
    columns: [
      { label: 'Line', unit: 'text', cell: ([name]) => name },
      { label: 'Amount', unit: 'rupees', rollUp: 'none', cell: ([, amount]) => amount },
    ],
  });
}

/** Returns what India taxes by residence, with the visitor’s amounts. */
function scopeTable({ input, status, isNonResident }: Answer): Table {
  const gains = [
    input.shortEquity,
    input.longEquity,
    input.shortOther,
    input.longOther,
    input.shortEquityEarly,
    input.longEquityEarly,
    input.longOtherEarly,
    input.longPlainEarly,
    input.tokens,
    propertyGain(input),
  ];
  const inIndia =
    input.salary +
    Math.max(0, input.profit) +
    input.rent +
    input.nroInterest +
    input.assetInterest +
    input.dividend +
    input.royalty +
    input.technical +
    input.otherIncome +
    sum(gains.map((gain) => Math.max(0, gain)));
  const abroad = input.foreignSalary + input.foreignOther + Math.max(0, input.foreignGain);
  const isOrdinary = status.finding.status === 'resident';
  const word = (holds: boolean) => (holds ? 'Taxed' : 'Not taxed');
  const taxed = (nonResident: boolean, notOrdinarily: boolean) =>
    [word(nonResident), word(notOrdinarily), 'Taxed'] as const;
  const ifHere = ['Not taxed', 'If living in India', 'If living in India'] as const;
  type Line = readonly [name: string, amount: number, own: boolean, by: readonly [string, string, string]];
  const lines: readonly Line[] = [
    ['Earned or received in India', inIndia, true, taxed(true, true)],
    ['NRE interest', input.nreInterest, !isNonResident && livesInIndia(input), ifHere],
    ['FCNR interest', input.fcnrInterest, isOrdinary, taxed(false, false)],
    ['Business abroad controlled from India', input.foreignBusiness, !isNonResident, taxed(false, true)],
    ['Other income abroad', abroad, isOrdinary, taxed(false, false)],
  ];
  return tableOf(lines, {
    id: 'scope',
    caption: 'What India taxes',
    columns: [
      { label: 'Income', unit: 'text', cell: ([name]) => name },
      { label: 'Entered', unit: 'rupees', cell: ([, amount]) => amount },
      { label: 'For you', unit: 'text', cell: ([, , own]) => word(own) },
      { label: 'Non-resident', unit: 'text', cell: ([, , , by]) => by[0] },
      { label: 'Not ordinarily', unit: 'text', cell: ([, , , by]) => by[1] },
      { label: 'Ordinary resident', unit: 'text', cell: ([, , , by]) => by[2] },
    ],
    note: 'Before costs and exemptions. The amounts leave out losses.',
  });
}

/** Returns both regimes line by line, with the treaty’s tax and the sum where there is any. */
function bothTable({ taxes, year, tax }: Answer): Table {
  const { lead: _lead, ...table } = regimesTable(
    inBoth((regime) => taxes[regime].assessment),
    year,
  );
  if (taxes.new.treatyTax === 0 && taxes.old.treatyTax === 0) return table;
  return {
    ...table,
    rows: [
      ...table.rows.slice(0, -1),
      ['Tax by the treaty', taxes.new.treatyTax, taxes.old.treatyTax],
      ['Income-tax', tax.new, tax.old],
    ],
  };
}

/** Returns the tables: residence, income and its taxation, treaty, tax deducted, property, both regimes. */
export function tablesOf(answer: Answer): Table[] {
  return listOf(
    testsTable(answer),
    planTable(answer),
    scopeTable(answer),
    answer.streams.length > 0 && streamsTable(answer),
    answer.deducted.length > 0 && deductedTable(answer),
    propertyTable(answer),
    lossesTable(
      answer.now.assessment,
      'File the return by its due date. After it, of this year’s losses you can carry forward only that from house property.',
    ),
    daysTable(answer),
    bothTable(answer),
  );
}
