import { exactInr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { sumOf } from '@/lib/sum';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import {
  deferredInstalmentInterest,
  type IncomeForFee,
  type InstalmentRow,
  lateReturnFee,
  type Settlement,
  settlement,
  type TaxPayment,
} from '@/lib/tax/interest';

/** What the balance of a year rests on, ₹. */
interface YearToSettle {
  readonly tax: number;
  /** The tax without income that arose on days not known here: gains and winnings. */
  readonly foreseenTax: number;
  /** What is due by the day of an instalment, where the days of the income are known. */
  readonly dueBy?: (day: IsoDate) => number;
  /** Tax deducted and collected. */
  readonly tds: number;
  readonly payments: readonly TaxPayment[];
  /** A resident of 60 or more without business: no advance tax. */
  readonly advanceTaxExempt: boolean;
  /** Presumptive income: one instalment. */
  readonly presumptive: boolean;
  readonly income: IncomeForFee;
  readonly returnDue: IsoDate;
  readonly filedOn: IsoDate;
  /** The day on which all that is left is paid; that of filing if left out. */
  readonly restPaidOn?: IsoDate;
  /** A fee besides that for a late return. */
  readonly otherFee?: number;
}

/** The balance of a year, and the interest for instalments inside it, ₹. */
export interface YearBalance extends Settlement {
  /** Whether advance tax was due at all. */
  readonly liable: boolean;
  readonly instalments: readonly InstalmentRow[];
  readonly instalmentInterest: number;
}

/** Returns the interest and the late fee of a settlement in words, those that there are: "₹120 of interest and ₹5,000 of late fee"; '' without both. */
export function chargesInWords({ interest, fee }: Pick<Settlement, 'interest' | 'fee'>, named = 'interest'): string {
  return listed(listOf(interest > 0 && `${exactInr(interest)} of ${named}`, fee > 0 && `${exactInr(fee)} of late fee`));
}

/**
 * Returns what is left to pay with the return or comes back (below zero): tax, interest of sections 234A, 234B and 234C
 * and fee, less tax deducted and payments.
 */
export function balanceOf(settled: YearToSettle, year: IncomeTaxYear): YearBalance {
  const { interest, advanceTax, returns } = year;
  const { payments, returnDue, filedOn } = settled;
  const multiple = interest.multiple.value;
  const assessedTax = settled.tax - settled.tds;
  const liable = !settled.advanceTaxExempt && assessedTax >= advanceTax.from.value;
  const instalments = settled.presumptive ? [advanceTax.presumptive.value] : advanceTax.instalments.value;
  const rows = liable
    ? deferredInstalmentInterest(
        instalments,
        instalments.map(
          ({ date }) => settled.dueBy?.(date) ?? Math.min(settled.foreseenTax, settled.tax) - settled.tds,
        ),
        payments,
        { percent: interest.deferredInstalments.value, multiple },
      )
    : [];
  const instalmentInterest = sumOf(rows, (row) => row.interest);
  const late = lateReturnFee(settled.income, returnDue, filedOn, returns.lateFee.value);
  const balance = settlement(
    {
      assessedTax,
      liable,
      instalmentInterest,
      payments,
      lastDayOfYear: year.lastDay,
      returnDue,
      filedOn,
      restPaidOn: settled.restPaidOn ?? filedOn,
      fee: late + (settled.otherFee ?? 0),
    },
    {
      shortAdvanceTax: { ...interest.shortAdvanceTax.value, multiple },
      lateReturn: { percent: interest.lateReturn.value, multiple },
      payableMultiple: year.payableMultiple.value,
    },
  );
  return { ...balance, liable, instalments: rows, instalmentInterest };
}
