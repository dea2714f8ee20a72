import { auditYears } from '@/content/rules/years/audit';
import { entityYears } from '@/content/rules/years/entities';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { balanceOf, type YearBalance } from '@/content/tax/balance';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { CorporateTaxInput } from './form';
import { type RegimeResult, regimesOf } from './regimes';

/** What is left to pay with the return, with interest and late fee, ₹. */
export interface LateInterest extends YearBalance {
  readonly returnDue: IsoDate;
  readonly filedOn: IsoDate;
  /** Paid by the company or firm itself, in the year and after it. */
  readonly paid: number;
}

/**
 * Returns the day by which the return is due. That of a company is due with those of audited accounts in any case (Explanation 2 to
 * s. 139(1); s. 263 of the 2025 Act).
 */
function returnDueOf({ year, entity, returnDue }: CorporateTaxInput): IsoDate {
  const { audit, transferPricing, noAudit } = auditYears[year].returnBy.value;
  const isCompany = entity === 'domestic' || entity === 'foreign';
  return { audit, pricing: transferPricing, none: isCompany ? audit : noAudit }[returnDue];
}

/**
 * Returns interest, late fee and what is left to pay under a regime; null where they are not asked. MAT and AMT are paid in advance like
 * other tax, and credit lowers what is due. Gains, whose days are not asked, are left out of the instalments. Sections 234A, 234B, 234C
 * and 234F; 423, 424, 425 and 428 of the 2025 Act.
 */
export function lateInterestOf(input: CorporateTaxInput, best: RegimeResult): LateInterest | null {
  if (!input.interest) return null;
  const returnDue = returnDueOf(input);
  const filedOn = input.filedOn || returnDue;
  const plain = regimesOf({ ...input, shortGains: 0, longGains: 0 }, entityYears[input.year]);
  const balance = balanceOf(
    {
      tax: best.unrounded,
      foreseenTax: plain.find(({ id }) => id === best.id)?.unrounded ?? best.unrounded,
      tds: input.paid,
      payments: input.payments,
      advanceTaxExempt: false,
      presumptive: false,
      // A company or firm files a return whatever its income.
      income: {
        totalIncome: best.normal.totalIncome,
        beforeDeductions: 1,
        basicExemption: 0,
        tds: input.paid,
        returnFromTds: 0,
      },
      returnDue,
      filedOn,
    },
    incomeTaxYears[input.year],
  );
  return { ...balance, returnDue, filedOn, paid: sumOf(input.payments, ({ amount }) => amount) };
}
