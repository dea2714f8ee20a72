import { updatedReturnSteps } from '@/content/rules/updated-return';
import { datesOfYearsOnFile } from '@/content/rules/years/due-dates';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { balanceOf } from '@/content/tax/balance';
import { updatedReturnStep } from '@/content/tax/updated-return';
import { rupees, type Worksheet } from '@/lib/calculator';
import { formatDate, inr, pct } from '@/lib/format';
import { type IsoDate, rulesOfYear } from '@/lib/law';
import type { Entry } from './entries';
import type { TimelineInput } from './form';
import { advanceTaxOf } from './situation';
import { returnIn } from './states';

/** What an updated return on the visitor's day costs where none was filed, ₹. */
export interface UpdatedReturn {
  readonly percent: number;
  readonly until: IsoDate;
  /** The last day for an updated return at all. */
  readonly last: IsoDate;
  readonly tax: number;
  readonly interest: number;
  readonly fee: number;
  /** What the fee rests on. */
  readonly feeNote: string;
  /** The percentage of tax and interest. */
  readonly additional: number;
  readonly total: number;
}

/** Returns what an updated return costs today; null before the belated one is too late, after the last day, once filed, or without tax to pay. */
export function updatedReturnOn(input: TimelineInput, entries: readonly Entry[]): UpdatedReturn | null {
  const { today, taxAfterTds, paid, filedOn, totalIncome } = input;
  const law = rulesOfYear(incomeTaxYears, input.financialYear);
  const step = updatedReturnStep(law.lastDay, today);
  const tax = (taxAfterTds ?? 0) - (paid ?? 0);
  if (today <= law.returns.belated.value || filedOn !== '' || !step || tax <= 0) return null;
  const way = advanceTaxOf(input, datesOfYearsOnFile[input.financialYear]);
  const lastInstalment = law.advanceTax.instalments.value.at(-1)?.date ?? law.lastDay;
  const { interest } = balanceOf(
    {
      tax: taxAfterTds ?? 0,
      foreseenTax: taxAfterTds ?? 0,
      tds: 0,
      payments: (paid ?? 0) > 0 ? [{ date: lastInstalment, amount: paid ?? 0 }] : [],
      advanceTaxExempt: way === 'senior',
      presumptive: way === 'one',
      income: {
        totalIncome: 0,
        beforeDeductions: 0,
        basicExemption: 0,
        tds: 0,
        returnFromTds: Number.POSITIVE_INFINITY,
      },
      returnDue: returnIn(entries)?.date ?? law.returns.due.value.individual,
      filedOn: today,
    },
    law,
  );
  const { fee, lower, lowerUpTo } = law.returns.lateFee.value;
  const lateFee = totalIncome !== null && totalIncome <= lowerUpTo ? lower : fee;
  const additional = ((tax + interest) * step.percent) / 100;
  return {
    ...step,
    tax,
    interest,
    fee: lateFee,
    feeNote:
      totalIncome === null && fee !== lower
        ? `Section 234F, for a total income above ${inr(lowerUpTo)}. Enter your total income if it is lower`
        : 'Section 234F',
    additional,
    total: tax + interest + lateFee + additional,
  };
}

/** Writes what an updated return costs today. */
export function updatedReturnSheet({ heading, step }: Worksheet, updated: UpdatedReturn): void {
  const { percent, until, tax, interest, fee, feeNote, additional, total } = updated;
  const { cite } = updatedReturnSteps;
  heading('An updated return today');
  step(rupees('Tax still to pay', tax), 'Tax of the year after TDS, less the advance tax that you paid', cite);
  step(rupees('Interest until today', interest), 'Sections 234A, 234B and 234C, as if all is paid today', cite);
  step(rupees('Late fee with the updated return', fee), feeNote, cite);
  step(
    rupees('Additional tax', additional),
    `${pct(percent)} of tax and interest, ${inr(tax + interest)}, for an updated return until ${formatDate(until)}`,
    cite,
  );
  step(rupees('To pay with an updated return today', total), 'Tax + interest + fee + additional tax', cite);
}
