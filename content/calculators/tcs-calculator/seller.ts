import { type CollectorDays, tcsDays, tcsLateInterest, tcsLateStatement } from '@/content/rules/tcs';
import { sumStep } from '@/content/sum-step';
import { formName } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { exactRupees, type Table, type Worksheet } from '@/lib/calculator';
import { addDays, addMonths, daysBetween, financialYearOf } from '@/lib/calendar';
import { counted, exactInr, formatDate, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { nearestRupee } from '@/lib/rounding';
import { tableOf } from '@/lib/table-of';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { lateFee, monthsTouched } from '@/lib/tax/tds';
import type { TcsInput } from './form';

/** The days of the seller, and what lateness costs, ₹. */
export interface SellerSide {
  readonly act: IncomeTaxAct;
  readonly collected: IsoDate;
  readonly deposit: IsoDate;
  readonly statement: IsoDate;
  readonly certificate: IsoDate;
  readonly monthsToCollect: number;
  readonly notCollected: number;
  readonly monthsToPayIn: number;
  readonly notPaidIn: number;
  readonly daysToFile: number;
  readonly fee: number;
  readonly total: number;
}

/** Returns the last day for paying in what was collected in a month, `YYYY-MM`. */
function depositDay(month: string, { value }: CollectorDays['deposit']): IsoDate {
  return month.endsWith('-03')
    ? `${month.slice(0, 4)}-${value.forMarch}`
    : `${addMonths(month, 1)}-${value.dayOfNextMonth}`;
}

/** Returns the last day of the statement for the quarter of a month, `YYYY-MM`. */
function statementDay(month: string, { value }: CollectorDays['statement']): IsoDate {
  const year = Number(month.slice(0, 4));
  const inYear = Number(month.slice(5, 7));
  if (inYear <= 3) return `${year}-${value['03']}`;
  if (inYear <= 6) return `${year}-${value['06']}`;
  if (inYear <= 9) return `${year}-${value['09']}`;
  return `${year + 1}-${value['12']}`;
}

/** Returns the seller's days and what lateness costs; null where the visitor is not the seller or nothing is collected. */
export function sellerSideOf(input: TcsInput, tax: number): SellerSide | null {
  if (!input.seller || tax <= 0) return null;
  const act = actOf(financialYearOf(input.date));
  const collected = input.collectedOn > input.date ? input.collectedOn : input.date;
  const month = collected.slice(0, 7);
  const days = tcsDays[act];
  const deposit = depositDay(month, days.deposit);
  const statement = statementDay(month, days.statement);
  const { value: percent } = tcsLateInterest[act];
  const monthsToCollect = monthsTouched(input.date, collected);
  const monthsToPayIn = input.depositedOn > deposit ? monthsTouched(collected, input.depositedOn) : 0;
  const daysToFile = input.filedOn > statement ? daysBetween(statement, input.filedOn) : 0;
  const notCollected = nearestRupee((tax * monthsToCollect * percent.notCollected) / 100);
  const notPaidIn = nearestRupee((tax * monthsToPayIn * percent.notPaidIn) / 100);
  const fee = lateFee(daysToFile, tcsLateStatement[act].value, tax);
  return {
    act,
    collected,
    deposit,
    statement,
    certificate: addDays(statement, days.certificateDays.value),
    monthsToCollect,
    notCollected,
    monthsToPayIn,
    notPaidIn,
    daysToFile,
    fee,
    total: notCollected + notPaidIn + fee,
  };
}

/** Writes interest and late fee of the seller. */
export function sellerSteps({ heading, step }: Worksheet, input: TcsInput, tax: number, side: SellerSide): void {
  const { value: percent, cite } = tcsLateInterest[side.act];
  heading('For the seller');
  step(
    exactRupees('Interest for late collection', side.notCollected, { tone: 'cost' }),
    side.monthsToCollect === 0
      ? 'Collected on the day of the payment'
      : `${exactInr(tax)} × ${pct(percent.notCollected)} × ${counted(side.monthsToCollect, 'month')} touched, ${formatDate(input.date)} to ${formatDate(side.collected)}`,
    cite,
  );
  step(
    exactRupees('Interest for late deposit', side.notPaidIn, { tone: 'cost' }),
    side.monthsToPayIn === 0
      ? `None if it is paid in by ${formatDate(side.deposit)}`
      : `${exactInr(tax)} × ${pct(percent.notPaidIn)} × ${counted(side.monthsToPayIn, 'month')} touched, from the collection on ${formatDate(side.collected)}`,
    cite,
  );
  step(
    exactRupees('Late fee for the statement', side.fee, { tone: 'cost' }),
    side.daysToFile === 0
      ? `None if it is filed by ${formatDate(side.statement)}`
      : `${exactInr(tcsLateStatement[side.act].value)} × ${counted(side.daysToFile, 'day')}, at most the tax of ${exactInr(tax)}`,
    tcsLateStatement[side.act].cite,
  );
  sumStep({ step }, exactRupees('Interest and late fee', side.total, { tone: 'cost' }), [
    side.notCollected,
    side.notPaidIn,
    side.fee,
  ]);
}

/** Returns what the seller must do by when. */
export function sellerTable({ act, deposit, statement, certificate }: SellerSide): Table {
  return tableOf(
    [
      { what: 'Pay in the tax', by: deposit },
      { what: `File the quarterly statement, Form ${formName('27EQ', act)}`, by: statement },
      { what: `Give the buyer the certificate, Form ${formName('27D', act)}`, by: certificate },
    ],
    {
      id: 'seller-days',
      caption: 'What the seller does by when',
      columns: [
        { label: 'What', unit: 'text', cell: ({ what }) => what },
        { label: 'By', unit: 'date', cell: ({ by }) => by },
      ],
    },
  );
}
