import { incomeForFee } from '@/content/tax/income-for-fee';
import { returnDueOf } from '@/content/tax/return-due';
import type { IsoDate } from '@/lib/law';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { IncomeForFee } from '@/lib/tax/interest';
import { isOldRegimeOpen } from '@/lib/tax/old-regime';
import type { Taxpayer } from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';

/** Returns whether there is income or loss of a business or profession. */
export function hasBusiness({ business }: Pick<Taxpayer, 'business'>): boolean {
  return business.regular !== 0 || business.speculative !== 0;
}

/** The return of the year: when it is due and filed, and what follows. */
export interface Filing {
  readonly returnDue: IsoDate;
  /** The day entered; where none is, the due date, or once that is past the visitor's day. */
  readonly filedOn: IsoDate;
  readonly isLate: boolean;
  /** The old regime is open to it: it is in time, or late with business income and Form 10-IEA. */
  readonly isOldOpen: boolean;
}

/** Returns the due date of a return, by section 139(1), its day, and whether the old regime is open to it. */
export function filingOf(input: IncomeTaxInput, taxpayer: Taxpayer, year: IncomeTaxYear): Filing {
  const returnDue = returnDueOf(year, input.audited ? 'audited' : hasBusiness(taxpayer) ? 'books' : 'none');
  const dueOrToday = input.settle && input.today > returnDue ? input.today : returnDue;
  const filedOn = input.settle && input.filedOn !== '' ? input.filedOn : dueOrToday;
  const days = { returnDue, filedOn };
  const isOldOpen = isOldRegimeOpen({ hasBusiness: hasBusiness(taxpayer), optionHolds: input.optionForm, ...days });
  return { ...days, isLate: filedOn > returnDue, isOldOpen };
}

/** Returns what decides whether a return is due, and its fee. */
export function filingIncome(
  input: IncomeTaxInput,
  taxpayer: Taxpayer,
  now: Assessment,
  year: IncomeTaxYear,
): IncomeForFee {
  return {
    ...incomeForFee(now, taxpayer, input.tds, year),
    receiptsAskReturn: receiptsAskReturn(input, year),
  };
}

/** Returns whether the receipts of a presumptive scheme call for a return at any income: rule 12AB. From books they are not known. */
function receiptsAskReturn(
  { scheme, turnoverBank, turnoverCash }: IncomeTaxInput,
  { returns }: IncomeTaxYear,
): boolean {
  const { business, profession } = returns.fromReceipts.value;
  return scheme !== 'books' && turnoverBank + turnoverCash > (scheme === 'profession' ? profession : business);
}

/** Returns the return form that fits, as far as the inputs decide it: rule 12. */
export function returnForm(
  input: IncomeTaxInput,
  taxpayer: Taxpayer,
  { totalIncome, afterSetOff, charge }: Assessment,
  year: IncomeTaxYear,
): string {
  const { gains, losses, business, residence, kind, agricultural, houses } = taxpayer;
  const onlySmallEquityGain = gains.every(
    (gain) => gain.class === 'longTermEquity' && gain.amount <= year.longTermEquityExemption.value && gain.amount > 0,
  );
  const winnings = charge.special.some((line) => line.class === 'winnings' || line.class === 'onlineGames');
  const { incomeUpTo, houses: most } = year.simpleForms.value;
  const simple =
    residence === 'resident' &&
    totalIncome <= incomeUpTo &&
    onlySmallEquityGain &&
    losses.length === 0 &&
    houses.length <= most &&
    !winnings &&
    agricultural <= year.agricultural.value.above &&
    afterSetOff.carriedForward.length === 0;
  if (hasBusiness(taxpayer)) {
    const presumptive = input.scheme !== 'books' && business.speculative === 0;
    return presumptive && simple ? 'ITR-4' : 'ITR-3';
  }
  return simple && kind === 'individual' ? 'ITR-1' : 'ITR-2';
}
