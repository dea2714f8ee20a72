import { houseRent } from '@/content/rules/income-tax/house-rent';
import type { Cell, Chart, Table } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { Form16Answer } from './compute';
import { differs } from './findings';
import type { Form16Input } from './form';
import { assessed } from './taxpayer';

/** Returns the charts: from salary to taxable income, and with two employers what each would deduct alone. */
export function charts(input: Form16Input, answer: Form16Answer): Chart[] {
  const { all, credit } = answer;
  const { salary } = all;
  const down = (label: string, value: number) => (value > 0 ? [{ label, value: -value, tone: 'cost' as const }] : []);
  const otherIncome = all.grossTotalIncome - salary.income;
  const bridge: Chart = {
    kind: 'steps',
    title: 'From gross salary to taxable income',
    unit: 'rupees',
    steps: [
      { label: 'Gross salary', value: salary.gross, tone: 'own', total: true },
      ...down('Exempt', salary.exempt + salary.personalAllowances),
      ...down('Standard deduction', salary.standardDeduction),
      ...down('Professional tax', salary.professionalTax),
      ...(otherIncome > 0 ? [{ label: 'Other income', value: otherIncome, tone: 'own' as const }] : []),
      ...down('Loss on the house', -otherIncome),
      ...down('Deductions', all.totalDeductions),
      { label: 'Taxable income', value: all.totalIncome, tone: 'tax', total: true },
    ],
  };
  return [
    bridge,
    {
      kind: 'bars',
      title: input.second ? 'Tax: each employer separately, both together, and deducted' : 'Tax and what was deducted',
      unit: 'rupees',
      bars: input.second ? ['First only', 'Second only', 'Together', 'Deducted'] : ['Tax', 'Deducted'],
      series: [
        {
          label: 'Amount',
          values: input.second
            ? [alone(input, 'first').tax, alone(input, 'second').tax, all.tax, credit]
            : [all.tax, credit],
          tone: 'tax',
        },
      ],
    },
  ];
}

const alone = (input: Form16Input, scope: 'first' | 'second') => assessed(input, scope);

/** Returns the tables: the form line by line, the points to check, the employers, both regimes, and documents. */
export function tables(input: Form16Input, answer: Form16Answer): Table[] {
  return [
    ...(answer.findings.length > 0 ? [findingsTable(answer)] : []),
    linesTable(input, answer),
    ...(input.second ? [employersTable(input, answer)] : []),
    regimesTable(input),
    documentsTable(input),
  ];
}

function findingsTable({ findings }: Form16Answer): Table {
  return {
    id: 'points',
    caption: 'Points to check',
    columns: [
      { label: 'Point', unit: 'text' },
      { label: 'In the form', unit: 'rupees', rollUp: 'none' },
      { label: 'Should be', unit: 'rupees', rollUp: 'none' },
    ],
    rows: findings.map(({ what, onForm, right }, index) => [`${index + 1}. ${what}`, onForm, right]),
    note: '“What to do next” says what to do about each.',
    lead: true,
  };
}

type Line = readonly [
  line: string,
  what: string,
  meaning: string,
  onForm: number | null,
  right: number,
  inReturn: string,
];

function linesTable(input: Form16Input, { first, year, findings }: Form16Answer): Table {
  const { salary, charge } = first;
  const old = year.act === 'act1961';
  const gross = input.salary + input.perquisites + input.inLieu;
  const exempt = input.hra + input.travel + input.retirement + input.otherExempt;
  const allowed = (...sections: readonly string[]) =>
    first.deductions.filter(({ section }) => sections.includes(section)).reduce((sum, each) => sum + each.allowed, 0);
  const houseIncome = input.house < 0 ? Math.min(0, first.afterSetOff.salary - first.salary.income) : input.house;
  const lines: readonly Line[] = [
    [
      '1(a)',
      'Salary, section 17(1)',
      'Pay, bonus and all allowances, before exemptions',
      input.salary,
      input.salary,
      'Gross salary: section 17(1)',
    ],
    [
      '1(b)',
      'Perquisites, section 17(2)',
      'Car, house, shares and similar, valued in Form 12BA',
      input.perquisites,
      input.perquisites,
      'Gross salary: section 17(2)',
    ],
    [
      '1(c)',
      'Profits in lieu of salary, section 17(3)',
      'Compensation and other payments connected with the job',
      input.inLieu,
      input.inLieu,
      'Gross salary: section 17(3)',
    ],
    ['1(d)', 'Gross salary', 'The total of the three lines above', input.grossTotal, gross, 'Added up there'],
    [
      '1(e)',
      'Salary of other employers',
      'Salary from another employer that you reported to this one',
      input.otherSalary,
      input.otherSalary,
      'From the other employer’s own form',
    ],
    [
      '2',
      'Exempt under section 10',
      'Rent, travel, gratuity, leave; fewer of them in the new regime',
      exempt,
      salary.exempt + salary.personalAllowances,
      'Allowances exempt under section 10, each by its kind',
    ],
    [
      '4(a)',
      'Standard deduction, section 16(ia)',
      'One amount for each person, whatever the number of jobs',
      input.standardDeduction,
      salary.standardDeduction,
      'Deductions under section 16',
    ],
    [
      '4(c)',
      'Professional tax, section 16(iii)',
      'The State’s tax on employment; old regime only',
      input.professionalTax,
      salary.professionalTax,
      'Deductions under section 16',
    ],
    [
      '6',
      'Income chargeable as salaries',
      'What is taxed as salary',
      input.salaryIncome,
      salary.income,
      'Added up there',
    ],
    [
      '7(a)',
      'House property',
      `Rent after ${pct(year.house.repairs.value)} for repairs, or the interest of a home loan as a loss`,
      input.house,
      houseIncome,
      'House property: type of house, interest, lender',
    ],
    [
      '7(b)',
      'Other sources',
      'Interest and similar income that you reported to the employer',
      input.otherIncome,
      input.otherIncome,
      'Other sources, each by its kind',
    ],
    ['9', 'Gross total income', 'All income before deductions', null, first.grossTotalIncome, 'Added up there'],
    [
      '10',
      'Savings, sections 80C, 80CCC and 80CCD(1)',
      'PF, insurance, ELSS, tuition, principal: one limit for all',
      input.savings,
      allowed('80CCE'),
      'Deductions: section 80C, with each payment',
    ],
    [
      '10',
      'Own NPS, section 80CCD(1B)',
      'In addition to the limit of the line above',
      input.ownNps,
      allowed('80CCD(1B)'),
      'Deductions: section 80CCD(1B), with the PRAN',
    ],
    [
      '10',
      'Employer’s NPS, section 80CCD(2)',
      'Counts in both regimes',
      input.employerNps,
      allowed('80CCD(2)'),
      'Deductions: section 80CCD(2)',
    ],
    [
      '10',
      'Health insurance, section 80D',
      'Premiums for you, family and parents',
      input.health,
      allowed('80D'),
      'Deductions: section 80D, with insurer and policy',
    ],
    [
      '10',
      'Interest, section 80TTA or 80TTB',
      'Savings interest; deposits too for seniors',
      input.savingsInterest,
      allowed('80TTA', '80TTB'),
      'Deductions: section 80TTA or 80TTB',
    ],
    [
      '10',
      'Other deductions',
      'Education loan, donations, disability and the rest',
      input.otherDeductions,
      allowed('other'),
      'Deductions, each by its section',
    ],
    [
      '12',
      'Total taxable income',
      'What the slabs are applied to',
      input.totalIncome,
      first.totalIncome,
      'Total income, to the nearest ten',
    ],
    ['13', 'Tax on total income', 'By the slabs of the regime', input.taxOnIncome, charge.tax, 'Worked out there'],
    [
      '14',
      'Rebate, section 87A',
      'Cancels the tax of residents up to a limit of total income',
      input.rebate,
      charge.rebate.amount,
      'Worked out there',
    ],
    [
      '15',
      'Surcharge',
      'On high incomes, after marginal relief',
      input.surcharge,
      charge.surcharge - charge.marginalRelief,
      'Worked out there',
    ],
    ['16', 'Health and education cess', 'On tax and surcharge', input.cess, charge.cess, 'Worked out there'],
    [
      '18',
      'Relief, section 89',
      'For arrears of other years',
      input.relief,
      first.reliefs,
      'Relief: after its own form is filed',
    ],
    ['19', 'Net tax payable', 'The tax that the employer should deduct', input.netTax, first.tax, 'Worked out there'],
    [
      'Part A',
      'Tax deducted',
      'By quarter and challan',
      input.tds,
      input.tds,
      'Tax deducted from salary, with the TAN',
    ],
  ];
  const isEmpty = ([, , , onForm, right]: Line) => (onForm ?? 0) === 0 && right === 0;
  const rows = lines
    .filter((line) => !isEmpty(line) || line[0] === '19')
    .map(([line, what, meaning, onForm, right, inReturn]): Cell[] => [
      // Lines of Form 130 have numbers of their own, which are not on file.
      `${old ? line : line === 'Part A' ? 'Part B:' : 'Part C:'} ${what}`,
      onForm,
      right,
      onForm === null ? 'Not entered' : differs(onForm, right) ? 'Differs' : 'Agrees',
      meaning,
      inReturn,
    ]);
  return {
    id: 'lines',
    caption: 'Your Form 16, line by line',
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'In the form', unit: 'rupees', rollUp: 'none' },
      { label: 'Worked out', unit: 'rupees', rollUp: 'none' },
      { label: 'Result', unit: 'text' },
      { label: 'What it is', unit: 'text' },
      { label: 'Where it goes in the return', unit: 'text' },
    ],
    rows,
    note: old
      ? 'Line numbers as in Part B of TRACES. An employer’s own layout may number them differently, but the names are the same.'
      : 'Form 130 has parts A (names and period), B (tax by quarter) and C (the lines above). The return forms are taken as those of the year before.',
    ...(findings.length === 0 && { lead: true as const }),
  };
}

function employersTable(input: Form16Input, { all, credit }: Form16Answer): Table {
  const first = alone(input, 'first');
  const second = alone(input, 'second');
  const row = (label: string, of: (assessment: Assessment) => number): Cell[] => [
    label,
    of(first),
    of(second),
    of(all),
  ];
  return {
    id: 'employers',
    caption: 'Two employers, separately and together',
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'First only', unit: 'rupees', rollUp: 'none' },
      { label: 'Second only', unit: 'rupees', rollUp: 'none' },
      { label: 'Together', unit: 'rupees', rollUp: 'none' },
    ],
    rows: [
      row('Gross salary', ({ salary }) => salary.gross),
      row('Standard deduction', ({ salary }) => salary.standardDeduction),
      row('Total income', ({ totalIncome }) => totalIncome),
      row('Tax with cess', ({ tax }) => tax),
      ['Tax deducted', input.credit26as ?? input.tds, input.tds2, credit],
    ],
    note: 'Each employer gives the slabs, the standard deduction and the rebate as if it were the only one. The column “Together” gives them once, with your other income and credit.',
  };
}

function regimesTable(input: Form16Input): Table {
  const [fresh, old] = [assessed(input, 'all', 'new'), assessed(input, 'all', 'old')];
  const row = (label: string, of: (assessment: Assessment) => number): Cell[] => [label, of(fresh), of(old)];
  return {
    id: 'regimes',
    caption: 'The same figures in both regimes',
    columns: [
      { label: 'Figure', unit: 'text' },
      { label: 'New regime', unit: 'rupees', rollUp: 'none' },
      { label: 'Old regime', unit: 'rupees', rollUp: 'none' },
    ],
    rows: [
      row('Gross total income', ({ grossTotalIncome }) => grossTotalIncome),
      row('Deductions of Chapter VI-A', ({ totalDeductions }) => totalDeductions),
      row('Total income', ({ totalIncome }) => totalIncome),
      row('Tax with cess', ({ tax }) => tax),
    ],
    note: 'A form in the new regime does not print section 80C or rent. Enter them above for a fair comparison.',
  };
}

function documentsTable(input: Form16Input): Table {
  const rows: [string, string][] = [
    ['Form 16 as it comes from TRACES', 'It proves the deposit of the tax. The employer’s own sheet does not'],
    ['Form 26AS and the AIS', 'Tax credit and income as the Department knows them'],
  ];
  if (input.second || input.otherSalary > 0)
    rows.push(['Form 16 of the other employer', 'Its salary and its tax go into the same return']);
  if (input.perquisites > 0) rows.push(['Form 12BA', 'Shows what the perquisites are and how they were valued']);
  if (input.hra > 0)
    rows.push([
      'Rent receipts, agreement and the landlord’s PAN',
      `Asked for when the exemption is checked; the PAN above ${inr(rulesOfYear(houseRent, input.financialYear).landlordPanAbove.value)} of rent a year`,
    ]);
  if (input.house < 0)
    rows.push([
      'Interest certificate of the lender',
      'Interest and principal of the year, with the loan’s details for the return',
    ]);
  if (input.savings + input.ownNps + input.health + input.otherDeductions > 0) {
    rows.push(['Receipts of what was deducted', 'The return asks for policy, account and lender numbers']);
  }
  if (input.relief > 0)
    rows.push([
      'Acknowledgement of the form for relief on arrears',
      'File it before the return, or the relief is refused',
    ]);
  if (input.untold > 0)
    rows.push(['Interest certificates and dividend statements', 'For income that the employer did not know about']);
  return {
    id: 'documents',
    caption: 'Papers to have ready',
    columns: [
      { label: 'Paper', unit: 'text' },
      { label: 'Why', unit: 'text' },
    ],
    rows,
  };
}
