import { incomeForFee } from '@/content/tax/income-for-fee';
import { formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import { balanceOf } from './balance';

/** Tax of a year that nobody deducted, ₹. */
interface UnpaidTax {
  readonly tax: number;
  readonly person: Pick<Taxpayer, 'age' | 'residence'>;
  readonly assessment: Assessment;
  /** Tax deducted from the rest of the income. */
  readonly deducted: number;
  /** What of the tax was due by the day of an instalment; all of it unless said. */
  readonly dueBy?: (day: IsoDate) => number;
}

/** Returns what it costs that tax was not paid as advance tax, once the year is over, if it is paid with a return filed today. */
export function costOfUnpaid(
  { tax, person, assessment, deducted, dueBy }: UnpaidTax,
  today: IsoDate,
  year: IncomeTaxYear,
): string {
  const { due, belated } = year.returns;
  if (today > belated.value) return 'If you did not pay it either, it has cost interest since.';
  const { interest, fee } = balanceOf(
    {
      tax,
      foreseenTax: tax,
      ...(dueBy && { dueBy }),
      tds: 0,
      payments: [],
      advanceTaxExempt: false,
      presumptive: false,
      income: incomeForFee(assessment, { kind: 'individual', ...person }, deducted, year),
      returnDue: due.value.individual,
      filedOn: today,
    },
    year,
  );
  const lateFee = fee > 0 ? ` and a late fee of ${inr(fee)}` : '';
  return `If you did not pay it as advance tax, it costs ${inr(interest)} of interest${lateFee} besides, paid with the return on ${formatDate(today)}.`;
}
