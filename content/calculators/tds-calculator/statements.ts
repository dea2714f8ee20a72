import { lateInterest, lateStatementFee } from '@/content/rules/tds/duties';
import { formName } from '@/content/tax/law-names';
import { tdsDepositDay } from '@/content/tax/tds-deposit';
import { exactRupees, type Table, type Worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { counted, formatDate, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { sumOf } from '@/lib/sum';
import { tableOf } from '@/lib/table-of';
import { lateFee, monthsTouched } from '@/lib/tax/tds';
import { quarterDay } from './deadlines';
import type { TdsInput } from './form';
import { isUnderNewAct } from './section-of';

type Deducted = TdsInput['deducted'][number];

/** The deductions of one form and quarter together, ₹. */
interface QuarterlyStatement {
  readonly form: Deducted['form'];
  /** Whether the tax was deducted under the Act of 2025. */
  readonly newAct: boolean;
  readonly due: IsoDate;
  /** '' where it was filed in time. */
  readonly filed: IsoDate | '';
  readonly tax: number;
  /** Interest for tax paid in late. */
  readonly interest: number;
  readonly daysLate: number;
  readonly fee: number;
}

/** Returns the interest on one deduction that was paid in late, ₹. Section 201(1A). */
function interestOn({ deductedOn, depositedOn, tax }: Deducted): number {
  if (depositedOn <= tdsDepositDay(deductedOn)) return 0;
  return nearestRupee((tax * monthsTouched(deductedOn, depositedOn) * lateInterest.value.notPaidIn) / 100);
}

/** Returns a list of deductions by form and quarter, each with its interest and late fee, in the order in which they are due. */
export function statementsOf({ deducted }: Pick<TdsInput, 'deducted'>): QuarterlyStatement[] {
  const groups = new Map<string, Deducted[]>();
  for (const row of deducted) {
    if (row.tax <= 0 || row.deductedOn === '') continue;
    const key = `${quarterDay(row.deductedOn.slice(0, 7))} ${row.form}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, rows]) => {
      const due = key.slice(0, 10);
      const filed = rows.reduce((last, row) => (row.filedOn > last ? row.filedOn : last), '');
      const tax = sumOf(rows, (row) => row.tax);
      const daysLate = filed > due ? daysBetween(due, filed) : 0;
      return {
        form: rows[0]?.form ?? '26Q',
        newAct: rows.some(({ deductedOn }) => isUnderNewAct(deductedOn)),
        due,
        filed,
        tax,
        interest: sumOf(rows, interestOn),
        daysLate,
        fee: lateFee(daysLate, lateStatementFee.value, tax),
      };
    });
}

/** Returns interest and late fees of all statements, ₹; null where there is no list. */
export const listCostOf = (statements: readonly QuarterlyStatement[]) =>
  statements.length === 0
    ? null
    : exactRupees(
        'Interest and fees of the list',
        sumOf(statements, ({ interest, fee }) => interest + fee),
        { tone: 'cost' },
      );

/** Writes interest and fee of a list of deductions. */
export function statementSteps({ heading, step }: Worksheet, statements: readonly QuarterlyStatement[]): void {
  heading('The deductions of the list');
  const interest = sumOf(statements, (each) => each.interest);
  const fee = sumOf(statements, (each) => each.fee);
  const both = listCostOf(statements);
  step(
    exactRupees('Interest on the list', interest, { tone: 'cost' }),
    `${pct(lateInterest.value.notPaidIn)} for every month touched from deduction to deposit, on tax paid in late`,
    lateInterest.cite,
  );
  step(
    exactRupees('Late fees of the statements', fee, { tone: 'cost' }),
    'A fee for each day after the due date, for each form and quarter at most its tax',
    lateStatementFee.cite,
  );
  if (both) step(both, 'Both together');
}

/** Returns the statements with their late fees, a row for each form and quarter. */
export function statementTable(statements: readonly QuarterlyStatement[]): Table {
  return tableOf(statements, {
    id: 'statements',
    caption: 'Late fee by quarter',
    columns: [
      {
        label: 'Statement',
        unit: 'text',
        cell: ({ form, newAct }) => `Form ${formName(form, newAct ? 'act2025' : 'act1961')}`,
        total: 'Total',
      },
      { label: 'Due on', unit: 'date', cell: ({ due }) => due },
      {
        label: 'Filed',
        unit: 'text',
        cell: ({ filed, daysLate }) =>
          daysLate > 0 ? `${formatDate(filed)}, ${counted(daysLate, 'day')} late` : 'In time',
      },
      { label: 'Tax', unit: 'exactRupees', cell: ({ tax }) => tax, sum: true },
      { label: 'Interest', unit: 'exactRupees', cell: ({ interest }) => interest, sum: true },
      { label: 'Late fee', unit: 'exactRupees', cell: ({ fee }) => fee, sum: true },
    ],
    note: 'Where rows of one form and quarter have different days of filing, the last one counts.',
  });
}
