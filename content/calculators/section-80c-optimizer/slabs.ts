import { listOf } from '@/lib/list-of';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import { assessWith, type Extra, taxIn, taxPaid } from './person';

/** A part of what is left to pay, between two points at which the old regime's rate changes, ₹. The rebate falls in one step at the end of its part. */
interface SlabPart {
  readonly from: number;
  readonly to: number;
  /** What the old regime's tax falls by on average over the part, %, with cess and before rounding. */
  readonly percent: number;
  /** The tax of the old regime with all up to the end of the part, as it is paid. */
  readonly oldTax: number;
  /** What all up to the end of the part saves of the tax that is really paid. */
  readonly savedInAll: number;
}

/** What is left to pay by 31 March, part by part, ₹. */
export interface BySlab {
  readonly parts: readonly SlabPart[];
  /** The least amount with which the old regime costs no more than the new one, before rounding; null where it does not come to that, or does already. */
  readonly breakEven: number | null;
}

/** The step in which total income is counted, ₹: section 288A. */
const STEP = 10;

/**
 * Returns what each part of the amount saves, up to `most` ₹; `extraOf` says how an amount is paid. The parts end where the income
 * crosses a slab, the limit of the rebate or of a surcharge, and where the old regime becomes the cheaper one.
 */
export function bySlab(
  input: SavingsInput,
  year: IncomeTaxYear,
  most: number,
  extraOf: (amount: number) => Extra,
): BySlab {
  const now = assessWith(input, year, 'old');
  const plainTax = (amount: number) => assessWith(input, year, 'old', extraOf(amount)).tax;
  const target = assessWith(input, year, 'new').tax + 1e-6;
  const { rebate, surcharge } = year.regimes.old;
  const edges = [
    ...now.charge.scale.map(([above]) => above),
    rebate.value.incomeUpTo,
    ...surcharge.value.map(({ above }) => above),
  ].map((edge) => now.totalIncome - edge);
  let breakEven: number | null = null;
  if (plainTax(0) > target && plainTax(most) <= target) {
    let low = 0;
    let high = Math.ceil(most / STEP);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (plainTax(Math.min(most, middle * STEP)) <= target) high = middle;
      else low = middle + 1;
    }
    breakEven = Math.min(most, high * STEP);
  }
  const ends = [...new Set(listOf(...edges, breakEven, most))]
    .filter((edge) => edge > 0 && edge <= most)
    .sort((a, b) => a - b);
  const paidNow = taxPaid(input, year);
  const taxes = [0, ...ends].map(plainTax);
  const parts = ends.map((to, index): SlabPart => {
    const from = ends[index - 1] ?? 0;
    return {
      from,
      to,
      percent: (((taxes[index] ?? 0) - (taxes[index + 1] ?? 0)) / (to - from)) * 100,
      oldTax: taxIn(input, year, 'old', extraOf(to)),
      savedInAll: paidNow - taxPaid(input, year, extraOf(to)),
    };
  });
  return { parts, breakEven };
}
