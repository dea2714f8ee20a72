import type { OldSection } from '@/content/rules/income-tax/concordance';
import { formName, sectionBeside } from '@/content/tax/law-names';
import { pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Form16Input } from './form';

/** A line of the form beside what the law gives, ₹. */
interface Line {
  /** Its number in Form 16; Form 130 has others, which are not on file. */
  readonly line: string;
  readonly what: string;
  readonly meaning: string;
  /** Where the return asks for it. */
  readonly inReturn: string;
  /** Null where the form's figure was not entered. */
  readonly onForm: number | null;
  readonly right: number;
}

const line = (
  number: string,
  what: string,
  meaning: string,
  inReturn: string,
  onForm: number | null,
  right: number,
): Line => ({ line: number, what, meaning, inReturn, onForm, right });

/** Returns what is deducted under some sections together, ₹. */
export function allowedOf({ deductions }: Assessment, ...sections: readonly string[]): number {
  return sumOf(
    deductions.filter(({ section }) => sections.includes(section)),
    ({ allowed }) => allowed,
  );
}

function salaryLines(input: Form16Input, first: Assessment, year: IncomeTaxYear): Line[] {
  const { salary } = first;
  const at = (old: OldSection) => sectionBeside(old, year.act);
  const gross = input.salary + input.perquisites + input.inLieu;
  const exempt = input.hra + input.travel + input.retirement + input.otherExempt;
  return [
    line(
      '1(a)',
      `Salary, section ${at('17(1)')}`,
      'Pay, bonus and all allowances, before exemptions',
      `Gross salary: section ${at('17(1)')}`,
      input.salary,
      input.salary,
    ),
    line(
      '1(b)',
      `Perquisites, section ${at('17(2)')}`,
      `Car, house, shares and similar, valued in Form ${formName('12BA', year.act)}`,
      `Gross salary: section ${at('17(2)')}`,
      input.perquisites,
      input.perquisites,
    ),
    line(
      '1(c)',
      `Profits in lieu of salary, section ${at('17(3)')}`,
      'Compensation and other payments connected with the job',
      `Gross salary: section ${at('17(3)')}`,
      input.inLieu,
      input.inLieu,
    ),
    line('1(d)', 'Gross salary', 'The total of the three lines above', 'Added up there', input.grossTotal, gross),
    line(
      '1(e)',
      'Salary of other employers',
      'Salary from another employer that you reported to this one',
      'From the other employer’s own form',
      input.otherSalary,
      input.otherSalary,
    ),
    line(
      '2',
      `Exempt under section ${at('10')}`,
      'Rent, travel, gratuity, leave; fewer of them in the new regime',
      `Allowances exempt under section ${at('10')}, each by its kind`,
      exempt,
      salary.exempt + salary.personalAllowances,
    ),
    line(
      '4(a)',
      `Standard deduction, section ${at('16(ia)')}`,
      'One amount for each person, whatever the number of jobs',
      `Deductions under section ${at('16')}`,
      input.standardDeduction,
      salary.standardDeduction,
    ),
    line(
      '4(c)',
      `Professional tax, section ${at('16(iii)')}`,
      'The State’s tax on employment; old regime only',
      `Deductions under section ${at('16')}`,
      input.professionalTax,
      salary.professionalTax,
    ),
    line(
      '6',
      'Income chargeable as salaries',
      'What is taxed as salary',
      'Added up there',
      input.salaryIncome,
      salary.income,
    ),
  ];
}

/** Returns the lines of other income and of deductions, to the total income. */
function incomeLines(input: Form16Input, first: Assessment, year: IncomeTaxYear): Line[] {
  const at = (old: OldSection) => sectionBeside(old, year.act);
  const houseIncome = input.house < 0 ? Math.min(0, first.afterSetOff.salary - first.salary.income) : input.house;
  return [
    line(
      '7(a)',
      'House property',
      `Rent after ${pct(year.house.repairs.value)} for repairs, or the interest of a home loan as a loss`,
      'House property: type of house, interest, lender',
      input.house,
      houseIncome,
    ),
    line(
      '7(b)',
      'Other sources',
      'Interest and similar income that you reported to the employer',
      'Other sources, each by its kind',
      input.otherIncome,
      input.otherIncome,
    ),
    line('9', 'Gross total income', 'All income before deductions', 'Added up there', null, first.grossTotalIncome),
    line(
      '10',
      `Savings, sections ${at('80C')}, ${at('80CCC')} and ${at('80CCD(1)')}`,
      'PF, insurance, ELSS, tuition, principal: one limit for all',
      `Deductions: section ${at('80C')}, with each payment`,
      input.savings,
      allowedOf(first, '80CCE'),
    ),
    line(
      '10',
      `Own NPS, section ${at('80CCD(1B)')}`,
      'In addition to the limit of the line above',
      `Deductions: section ${at('80CCD(1B)')}, with the PRAN`,
      input.ownNps,
      allowedOf(first, '80CCD(1B)'),
    ),
    line(
      '10',
      `Employer’s NPS, section ${at('80CCD(2)')}`,
      'Counts in both regimes',
      `Deductions: section ${at('80CCD(2)')}`,
      input.employerNps,
      allowedOf(first, '80CCD(2)'),
    ),
    line(
      '10',
      `Health insurance, section ${at('80D')}`,
      'Premiums for you, family and parents',
      `Deductions: section ${at('80D')}, with insurer and policy`,
      input.health,
      allowedOf(first, '80D'),
    ),
    line(
      '10',
      `Interest, section ${at('80TTA')} or ${at('80TTB')}`,
      'Savings interest; deposits too for seniors',
      `Deductions: section ${at('80TTA')} or ${at('80TTB')}`,
      input.savingsInterest,
      allowedOf(first, '80TTA', '80TTB'),
    ),
    line(
      '10',
      'Other deductions',
      'Education loan, donations, disability and the rest',
      'Deductions, each by its section',
      input.otherDeductions,
      allowedOf(first, 'other'),
    ),
    line(
      '12',
      'Total taxable income',
      'What the slabs are applied to',
      'Total income, to the nearest ten',
      input.totalIncome,
      first.totalIncome,
    ),
  ];
}

/** Returns the lines of tax and of part A. */
function taxLines(input: Form16Input, first: Assessment, year: IncomeTaxYear): Line[] {
  const { charge } = first;
  const at = (old: OldSection) => sectionBeside(old, year.act);
  return [
    line('13', 'Tax on total income', 'By the slabs of the regime', 'Worked out there', input.taxOnIncome, charge.tax),
    line(
      '14',
      `Rebate, section ${at('87A')}`,
      'Cancels the tax of residents up to a limit of total income',
      'Worked out there',
      input.rebate,
      charge.rebate.amount,
    ),
    line(
      '15',
      'Surcharge',
      'On high incomes, after marginal relief',
      'Worked out there',
      input.surcharge,
      charge.surcharge - charge.marginalRelief,
    ),
    line('16', 'Health and education cess', 'On tax and surcharge', 'Worked out there', input.cess, charge.cess),
    line(
      '18',
      `Relief, section ${at('89')}`,
      'For arrears of other years',
      'Relief: after its own form is filed',
      input.relief,
      first.reliefs,
    ),
    line(
      '19',
      'Net tax payable',
      'The tax that the employer should deduct',
      'Worked out there',
      input.netTax,
      first.tax,
    ),
    line(
      'Part A',
      'Tax deducted',
      'By quarter and challan',
      'Tax deducted from salary, with the TAN',
      input.tds,
      input.tds,
    ),
  ];
}

/** Returns the lines of the form that are not empty, in its order. */
export function linesOf(input: Form16Input, first: Assessment, year: IncomeTaxYear): Line[] {
  const all = [...salaryLines(input, first, year), ...incomeLines(input, first, year), ...taxLines(input, first, year)];
  return all.filter(({ line, onForm, right }) => (onForm ?? 0) !== 0 || right !== 0 || line === '19');
}
