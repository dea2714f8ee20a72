import { houseRent } from '@/content/rules/years/house-rent';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { regimeTitles } from '@/content/tax/year-answer';
import type { Table } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import type { Assessment } from '@/lib/tax/assess';
import type { Form16Answer } from './answer';
import { differs } from './findings';
import type { Form16Input } from './form';
import { linesOf } from './lines';
import { assessed } from './person';

/** Returns the tables: the form line by line, the points to check, the employers, both regimes, and documents. */
export function tablesOf(input: Form16Input, answer: Form16Answer): Table[] {
  return listOf(
    answer.findings.length > 0 && findingsTable(answer),
    linesTable(input, answer),
    input.second && employersTable(input, answer),
    bothRegimesTable(input, answer),
    documentsTable(input, answer),
  );
}

function findingsTable({ findings }: Form16Answer): Table {
  return tableOf(findings, {
    id: 'points',
    caption: 'Points to check',
    columns: [
      { label: 'Point', unit: 'text', cell: ({ what }, index) => `${index + 1}. ${what}` },
      { label: 'In the form', unit: 'rupees', rollUp: 'none', cell: ({ onForm }) => onForm },
      { label: 'Should be', unit: 'rupees', rollUp: 'none', cell: ({ right }) => right },
    ],
    note: '“What to do next” says what to do about each.',
    lead: true,
  });
}

function linesTable(input: Form16Input, { first, year, findings }: Form16Answer): Table {
  const isOld = year.act === 'act1961';
  const placeOf = (line: string) => (isOld ? line : line === 'Part A' ? 'Part B:' : 'Part C:');
  return tableOf(linesOf(input, first, year), {
    id: 'lines',
    caption: `Your Form ${formName('16', year.act)}, line by line`,
    columns: [
      { label: 'Line', unit: 'text', cell: ({ line, what }) => `${placeOf(line)} ${what}` },
      { label: 'In the form', unit: 'rupees', rollUp: 'none', cell: ({ onForm }) => onForm },
      { label: 'Worked out', unit: 'rupees', rollUp: 'none', cell: ({ right }) => right },
      {
        label: 'Result',
        unit: 'text',
        cell: ({ onForm, right }) => (onForm === null ? 'Not entered' : differs(onForm, right) ? 'Differs' : 'Agrees'),
      },
      { label: 'What it is', unit: 'text', cell: ({ meaning }) => meaning },
      { label: 'Where it goes in the return', unit: 'text', cell: ({ inReturn }) => inReturn },
    ],
    note: isOld
      ? 'Line numbers as in Part B of TRACES. An employer’s own layout may number them differently, but the names are the same.'
      : 'Form 130 has parts A (names and period), B (tax by quarter) and C (the lines above). The return forms are taken as those of the year before.',
    ...(findings.length === 0 && { lead: true as const }),
  });
}

/** Figures of an assessment by name. */
type FigureOf = readonly [label: string, of: (assessment: Assessment) => number];

function employersTable(input: Form16Input, { all, credit }: Form16Answer): Table {
  const [first, second] = [assessed(input, 'first'), assessed(input, 'second')];
  const figures: readonly FigureOf[] = [
    ['Gross salary', ({ salary }) => salary.gross],
    ['Standard deduction', ({ salary }) => salary.standardDeduction],
    ['Total income', ({ totalIncome }) => totalIncome],
    ['Tax with cess', ({ tax }) => tax],
  ];
  const rows = [
    ...figures.map(([label, of]) => ({ label, amounts: [of(first), of(second), of(all)] })),
    { label: 'Tax deducted', amounts: [input.credit26as ?? input.tds, input.tds2, credit] },
  ];
  const amount = (label: string, index: number) => ({
    label,
    unit: 'rupees' as const,
    rollUp: 'none' as const,
    cell: ({ amounts }: (typeof rows)[number]) => amounts[index] ?? null,
  });
  return tableOf(rows, {
    id: 'employers',
    caption: 'Two employers, separately and together',
    columns: [
      { label: 'Line', unit: 'text', cell: ({ label }) => label },
      amount('First only', 0),
      amount('Second only', 1),
      amount('Together', 2),
    ],
    note: 'Each employer gives the slabs, the standard deduction and the rebate as if it were the only one. The column “Together” gives them once, with your other income and credit.',
  });
}

function bothRegimesTable(input: Form16Input, { year }: Form16Answer): Table {
  const both = { new: assessed(input, 'all', 'new'), old: assessed(input, 'all', 'old') };
  const figures: readonly FigureOf[] = [
    ['Gross total income', ({ grossTotalIncome }) => grossTotalIncome],
    [`Deductions of Chapter ${year.act === 'act1961' ? 'VI-A' : 'VIII'}`, ({ totalDeductions }) => totalDeductions],
    ['Total income', ({ totalIncome }) => totalIncome],
    ['Tax with cess', ({ tax }) => tax],
  ];
  return tableOf(figures, {
    id: 'regimes',
    caption: 'The same figures in both regimes',
    columns: [
      { label: 'Figure', unit: 'text', cell: ([label]) => label },
      { label: regimeTitles.new, unit: 'rupees', rollUp: 'none', cell: ([, of]) => of(both.new) },
      { label: regimeTitles.old, unit: 'rupees', rollUp: 'none', cell: ([, of]) => of(both.old) },
    ],
    note: `A form in the new regime does not print section ${sectionBeside('80C', year.act)} or rent. Enter them above for a fair comparison.`,
  });
}

function documentsTable(input: Form16Input, { year }: Form16Answer): Table {
  const form16 = `Form ${formName('16', year.act)}`;
  const { landlordPanAbove } = rulesOfYear(houseRent, input.financialYear);
  const papers = listOf<readonly [paper: string, why: string]>(
    [`${form16} as it comes from TRACES`, 'It proves the deposit of the tax. The employer’s own sheet does not'],
    [`Form ${formName('26AS', year.act)} and the AIS`, 'Tax credit and income as the Department knows them'],
    (input.second || input.otherSalary > 0) && [
      `${form16} of the other employer`,
      'Its salary and its tax go into the same return',
    ],
    input.perquisites > 0 && [
      `Form ${formName('12BA', year.act)}`,
      'Shows what the perquisites are and how they were valued',
    ],
    input.hra > 0 && [
      'Rent receipts, agreement and the landlord’s PAN',
      `Asked for when the exemption is checked; the PAN above ${inr(landlordPanAbove.value)} of rent a year`,
    ],
    input.house < 0 && [
      'Interest certificate of the lender',
      'Interest and principal of the year, with the loan’s details for the return',
    ],
    input.savings + input.ownNps + input.health + input.otherDeductions > 0 && [
      'Receipts of what was deducted',
      'The return asks for policy, account and lender numbers',
    ],
    input.relief > 0 && ['Form for relief on arrears, as filed', 'File it before the return, or the relief is refused'],
    input.untold > 0 && [
      'Interest certificates and dividend statements',
      'For income that the employer did not know about',
    ],
  );
  return tableOf(papers, {
    id: 'documents',
    caption: 'Papers to have ready',
    columns: [
      { label: 'Paper', unit: 'text', cell: ([paper]) => paper },
      { label: 'Why', unit: 'text', cell: ([, why]) => why },
    ],
  });
}
