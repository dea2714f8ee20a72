import type { OldSection } from '@/content/rules/income-tax/concordance';
import { sectionBeside, sectionName, yearTitle } from '@/content/tax/law-names';
import { regimesTable } from '@/content/tax/side-by-side';
import { type Both, compared, lowerTax } from '@/content/tax/year-answer';
import type { Cell, Table } from '@/lib/calculator';
import { addMonths, firstYearOf } from '@/lib/calendar';
import { formatCompact, inr, pct } from '@/lib/format';
import { type Assessment, assess, assessBoth } from '@/lib/tax/assess';
import type { DeductionSection, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import type { RegimeInput } from './form';
import { taxpayerOf } from './person';

/** Returns both regimes line by line, and below them what the next ₹1,000 costs in each. */
export function linesTable(both: Both<Assessment>, next: Both<number>, year: IncomeTaxYear): Table {
  return {
    ...regimesTable(both, year),
    note: `Of your next ₹1,000 of income, ${pct(next.new)} goes in tax in the new regime and ${pct(next.old)} in the old regime.`,
  };
}

/** Returns what was deducted under a section, ₹. */
function under(section: DeductionSection, { deductions }: Assessment): number {
  return deductions.find((each) => each.section === section)?.allowed ?? 0;
}

const livedInInterest = ({ houses }: Assessment) =>
  houses.reduce((sum, house) => sum + (house.use === 'selfOccupied' ? house.interestAllowed : 0), 0);
const letInterest = ({ houses }: Assessment) =>
  houses.reduce((sum, house) => sum + (house.use === 'selfOccupied' ? 0 : house.interestAllowed), 0);

/** Returns what each regime deducts by law, and what it deducts of the visitor's. */
export function deductionsTable(both: Both<Assessment>, year: IncomeTaxYear): Table {
  const { old, new: fresh } = year.regimes;
  const { deductions } = year;
  const beside = (old: OldSection) => sectionBeside(old, year.act);
  const newInterest = `${sectionName('80TTA', year.act)} (old 80TTA and 80TTB)`;
  const upTo = (amount: number) => `Up to ${inr(amount)}`;
  const none = 'Not allowed';
  const pension = ({ parts, atMost }: { parts: number; atMost: number }) =>
    `One part in ${parts}, up to ${inr(atMost)}`;
  const yours = (of: (assessment: Assessment) => number): Cell[] => [of(both.old), of(both.new)];
  const notAsked: Cell[] = [null, null];
  const rows: readonly (readonly Cell[])[] = [
    [
      'Standard deduction',
      upTo(old.standardDeduction.value),
      upTo(fresh.standardDeduction.value),
      ...yours(({ salary }) => salary.standardDeduction),
    ],
    ['HRA', 'Exempt within limits', none, ...yours(({ salary }) => salary.personalAllowances)],
    ['Leave travel and other personal allowances', 'Exempt within limits', none, ...notAsked],
    ['Professional tax', 'What you paid', none, ...yours(({ salary }) => salary.professionalTax)],
    [
      'Family pension',
      pension(old.familyPension.value),
      pension(fresh.familyPension.value),
      ...yours(({ other }) => other.familyPensionDeduction),
    ],
    [
      `Employer’s NPS, section ${beside('80CCD(2)')}`,
      `${pct(old.employerNps.value.other)} of basic pay, government ${pct(old.employerNps.value.government)}`,
      `${pct(fresh.employerNps.value.other)} of basic pay`,
      ...yours((each) => under('80CCD(2)', each)),
    ],
    ['Interest, house you live in', upTo(old.selfOccupiedInterest.value.full), none, ...yours(livedInInterest)],
    [
      'Interest, let-out house',
      `All; a loss up to ${inr(old.houseLossAcrossHeads.value)} against other income`,
      'All; no loss against other income',
      ...yours(letInterest),
    ],
    [
      year.act === 'act1961'
        ? 'Section 80C, with 80CCC and own NPS in 80CCD(1)'
        : `Section ${beside('80C')}, with own NPS in ${beside('80CCD(1)')}`,
      upTo(deductions.savings.value),
      none,
      ...yours((each) => under('80CCE', each)),
    ],
    [
      `Own NPS, section ${beside('80CCD(1B)')}`,
      upTo(deductions.extraNps.value),
      none,
      ...yours((each) => under('80CCD(1B)', each)),
    ],
    [
      `Health insurance, section ${beside('80D')}`,
      `${inr(deductions.health.value.below60)} for family and as much for parents; ${inr(deductions.health.value.senior)} with a senior`,
      none,
      ...yours((each) => under('80D', each)),
    ],
    [
      year.act === 'act1961'
        ? 'Interest received, sections 80TTA and 80TTB'
        : `Interest received, section ${newInterest}`,
      `Up to ${inr(deductions.savingsInterest.value)}; ${inr(deductions.seniorInterest.value)} for seniors`,
      none,
      ...yours((each) => under('80TTA', each) + under('80TTB', each)),
    ],
    [
      year.act === 'act1961'
        ? 'Education loan, donations, disability and the rest of 80C to 80U'
        : 'Education loan, donations, disability and the rest of Chapter VIII',
      'Each by its section',
      none,
      ...yours((each) => under('other', each)),
    ],
    [`Agniveer corpus, section ${beside('80CCH')}`, 'Whole', 'Whole', ...notAsked],
    [
      `New employees, section ${beside('80JJAA')}`,
      `${pct(deductions.newEmployees.value.percent)} of their cost`,
      `${pct(deductions.newEmployees.value.percent)} of their cost`,
      ...notAsked,
    ],
    [
      'Gratuity, leave encashment, commuted pension',
      'Exempt within limits',
      'The same',
      ...yours(({ salary }) => salary.exempt),
    ],
  ];
  return {
    id: 'deductions',
    caption: 'What counts in which regime',
    columns: [
      { label: 'Deduction or exemption', unit: 'text' },
      { label: 'Old regime', unit: 'text' },
      { label: 'New regime', unit: 'text' },
      { label: 'Yours, old', unit: 'rupees', rollUp: 'none' },
      { label: 'Yours, new', unit: 'rupees', rollUp: 'none' },
    ],
    rows,
  };
}

/** Returns the year that is `later` years after a financial year: '2025-26' and 1 give '2026-27'. */
function yearAfter(financialYear: string, later: number): string {
  const first = addMonths(`${firstYearOf(financialYear)}-04`, later * 12).slice(0, 4);
  return `${first}-${String((Number(first) + 1) % 100).padStart(2, '0')}`;
}

const yearsAhead = [0, 1, 2, 3, 4] as const;

/** Returns both regimes in this year and the four after it, pay rising, all else and the law as now. */
export function yearsTable(input: RegimeInput, thisYear: Both<Assessment>, year: IncomeTaxYear): Table {
  return {
    id: 'years',
    caption: `Five years, with a rise of ${pct(input.raise)} a year`,
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Salary and profit', unit: 'rupees' },
      { label: 'New regime', unit: 'rupees' },
      { label: 'Old regime', unit: 'rupees' },
      { label: 'Lower tax', unit: 'text' },
      { label: 'Saved', unit: 'rupees' },
    ],
    rows: yearsAhead.map((later) => {
      const taxpayer = taxpayerOf(input, (1 + input.raise / 100) ** later);
      const both = later === 0 ? thisYear : assessBoth(taxpayer, year);
      const { tax } = compared({ both, year, shown: 'better' });
      return [
        yearTitle(yearAfter(year.financialYear, later)),
        taxpayer.salary.gross + taxpayer.business.regular,
        tax.new,
        tax.old,
        lowerTax(tax),
        Math.abs(tax.new - tax.old),
      ];
    }),
    note: `We assume that deductions, rent and other income stay the same, and so does the law of ${yearTitle(year.financialYear)}.`,
  };
}

const incomes = [
  8_00_000, 10_00_000, 12_75_000, 15_00_000, 18_00_000, 20_00_000, 25_00_000, 30_00_000, 50_00_000, 60_00_000,
  1_00_00_000, 2_00_00_000,
] as const;
const deductionSteps = [0, 1_50_000, 2_00_000, 3_00_000, 4_00_000, 5_00_000, 8_00_000] as const;

/** The same for everybody of an age and residence, so each table is worked out once. */
const winnersByPerson = new Map<string, Table>();

/** Returns which regime wins by income and deductions, for salary or for income without a standard deduction. */
export function winnersTable(input: RegimeInput, year: IncomeTaxYear): Table {
  const isSalary = input.salary > 0;
  const key = [year.financialYear, input.age, input.residence, isSalary].join();
  const known = winnersByPerson.get(key);
  if (known) return known;
  const person = { ...emptyTaxpayer, age: input.age, residence: input.residence };
  const multiple = year.payableMultiple.value;
  const rows = incomes.map((income): Cell[] => {
    const earner: Taxpayer = isSalary
      ? { ...person, salary: { ...emptyTaxpayer.salary, gross: income } }
      : { ...person, other: { ...emptyTaxpayer.other, other: income } };
    const inNew = payable(assess(earner, year, 'new').tax, multiple);
    const cells = deductionSteps.map((deducted) => {
      const claims = { ...emptyTaxpayer.claims, other: deducted };
      const inOld = payable(assess({ ...earner, claims }, year, 'old').tax, multiple);
      if (inNew === inOld) return 'Same';
      return `${inNew < inOld ? 'New' : 'Old'} ${inr(Math.abs(inNew - inOld))}`;
    });
    return [formatCompact(income), ...cells];
  });
  const table: Table = {
    id: 'winners',
    caption: `Which regime costs less, by ${isSalary ? 'gross salary' : 'income'} and deductions of the old regime`,
    columns: [
      { label: isSalary ? 'Salary' : 'Income', unit: 'text' },
      ...deductionSteps.map(
        (deducted) => ({ label: deducted === 0 ? 'None' : formatCompact(deducted), unit: 'text' }) as const,
      ),
    ],
    rows,
    note: `The regime with the lower tax in ${yearTitle(year.financialYear)} and how much it saves, at your age and residence, with no other income.${isSalary ? ' Deductions are beyond the standard deduction.' : ''}`,
  };
  winnersByPerson.set(key, table);
  return table;
}
