import type { OldSection } from '@/content/rules/income-tax/concordance';
import { sectionBeside, sectionName } from '@/content/tax/law-names';
import { regimesTable } from '@/content/tax/side-by-side';
import { type Both, lowerTax } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import type { Cell, Table } from '@/lib/calculator';
import { formatCompact, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { DeductionSection, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import type { YearAhead } from './five-years';
import type { RegimeInput } from './form';

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

/** Returns the interest deducted of houses that are lived in, or of the others, ₹. */
const interestOf =
  (livedIn: boolean) =>
  ({ houses }: Assessment): number =>
    sumOf(houses, (house) => ((house.use === 'selfOccupied') === livedIn ? house.interestAllowed : 0));

/** A deduction: its name, what the law gives in the old and in the new regime, and what was deducted of the visitor's. */
type DeductionRow = readonly [name: string, old: string, fresh: string, yours?: (assessment: Assessment) => number];

const none = 'Not allowed';
const upTo = (amount: number) => `Up to ${inr(amount)}`;
const pensionText = ({ parts, atMost }: { parts: number; atMost: number }) =>
  `${parts === 3 ? 'One third' : `One part in ${parts}`}, up to ${inr(atMost)}`;

/** Returns the deductions from salary, pension and house property. */
function headRows(year: IncomeTaxYear): DeductionRow[] {
  const { old, new: fresh } = year.regimes;
  return [
    [
      'Standard deduction',
      upTo(old.standardDeduction.value),
      upTo(fresh.standardDeduction.value),
      ({ salary }) => salary.standardDeduction,
    ],
    ['HRA', 'Exempt within limits', none, ({ salary }) => salary.personalAllowances],
    ['Leave travel and other personal allowances', 'Exempt within limits', none],
    ['Professional tax', 'What you paid', none, ({ salary }) => salary.professionalTax],
    [
      'Family pension',
      pensionText(old.familyPension.value),
      pensionText(fresh.familyPension.value),
      ({ other }) => other.familyPensionDeduction,
    ],
    [
      `Employer’s NPS, section ${sectionBeside('80CCD(2)', year.act)}`,
      `${pct(old.employerNps.value.other)} of basic pay, government ${pct(old.employerNps.value.government)}`,
      `${pct(fresh.employerNps.value.other)} of basic pay`,
      (assessment) => under('80CCD(2)', assessment),
    ],
    ['Interest, house you live in', upTo(old.selfOccupiedInterest.value.full), none, interestOf(true)],
    [
      'Interest, let-out house',
      `All; a loss up to ${inr(old.houseLossAcrossHeads.value)} against other income`,
      'All; no loss against other income',
      interestOf(false),
    ],
  ];
}

/** Returns the deductions of Chapter VI-A, and retirement benefits. */
function chapterRows({ act, deductions }: IncomeTaxYear): DeductionRow[] {
  const beside = (old: OldSection) => sectionBeside(old, act);
  const is1961 = act === 'act1961';
  const { health, savingsInterest, seniorInterest, newEmployees } = deductions;
  const ofCost = `${pct(newEmployees.value.percent)} of their cost`;
  return [
    [
      is1961
        ? 'Section 80C, with 80CCC and own NPS in 80CCD(1)'
        : `Section ${beside('80C')}, with own NPS in ${beside('80CCD(1)')}`,
      upTo(deductions.savings.value),
      none,
      (assessment) => under('80CCE', assessment),
    ],
    [
      `Own NPS, section ${beside('80CCD(1B)')}`,
      upTo(deductions.extraNps.value),
      none,
      (assessment) => under('80CCD(1B)', assessment),
    ],
    [
      `Health insurance, section ${beside('80D')}`,
      `${inr(health.value.below60)} for family and as much for parents; ${inr(health.value.senior)} with a senior`,
      none,
      (assessment) => under('80D', assessment),
    ],
    [
      `Interest received, ${is1961 ? 'sections 80TTA and 80TTB' : `section ${sectionName('80TTA', act)} (old 80TTA and 80TTB)`}`,
      `${upTo(savingsInterest.value)}; ${inr(seniorInterest.value)} for seniors`,
      none,
      (assessment) => under('80TTA', assessment) + under('80TTB', assessment),
    ],
    [
      `Education loan, donations, disability and the rest of ${is1961 ? '80C to 80U' : 'Chapter VIII'}`,
      'Each by its section',
      none,
      (assessment) => under('other', assessment),
    ],
    [`Agniveer corpus, section ${beside('80CCH')}`, 'Whole', 'Whole'],
    [`New employees, section ${beside('80JJAA')}`, ofCost, ofCost],
    ['Gratuity, leave encashment, commuted pension', 'Exempt within limits', 'The same', ({ salary }) => salary.exempt],
  ];
}

/** Returns what each regime deducts by law, and what it deducts of the visitor's. */
export function deductionsTable(both: Both<Assessment>, year: IncomeTaxYear): Table {
  return tableOf([...headRows(year), ...chapterRows(year)], {
    id: 'deductions',
    caption: 'What counts in which regime',
    columns: [
      { label: 'Deduction or exemption', unit: 'text', cell: ([name]) => name },
      { label: 'Old regime', unit: 'text', cell: ([, old]) => old },
      { label: 'New regime', unit: 'text', cell: ([, , fresh]) => fresh },
      { label: 'Yours, old', unit: 'rupees', rollUp: 'none', cell: ([, , , yours]) => yours?.(both.old) ?? null },
      { label: 'Yours, new', unit: 'rupees', rollUp: 'none', cell: ([, , , yours]) => yours?.(both.new) ?? null },
    ],
  });
}

/** Returns both regimes in this year and the four after it. */
export function yearsTable(input: RegimeInput, years: readonly YearAhead[], year: IncomeTaxYear): Table {
  return tableOf(years, {
    id: 'years',
    caption: `Five years, with a rise of ${pct(input.raise)} a year`,
    columns: [
      { label: 'Year', unit: 'text', cell: ({ title }) => title },
      { label: 'Salary and profit', unit: 'rupees', cell: ({ earned }) => earned },
      { label: 'New regime', unit: 'rupees', cell: ({ tax }) => tax.new },
      { label: 'Old regime', unit: 'rupees', cell: ({ tax }) => tax.old },
      { label: 'Lower tax', unit: 'text', cell: ({ tax }) => lowerTax(tax) },
      { label: 'Saved', unit: 'rupees', cell: ({ tax }) => Math.abs(tax.new - tax.old) },
    ],
    note: `We assume that deductions, rent and other income stay the same, and so does the law of ${yearTitle(year.financialYear)}.${input.business ? ' With business income you can leave the new regime once and come back once, so the lower tax of every year may not be open to you.' : ''}`,
  });
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
