import type { Result } from '@/lib/calculator';
import { monthsBetween } from '@/lib/calendar';
import { LONGEST_SCHEDULE } from '@/lib/finance/loan';
import { listOf } from '@/lib/list-of';
import type { Model, ModelColumn } from '@/lib/model';
import { flatLoanSheet, levelPayment, loanSheet, roundedIf } from '@/lib/model-loan';
import type { EmiInput } from './form';
import { loanLabel, rateAt, repaymentOf, resolved } from './loan';

const rate = '{rate}/12';
const months = { once: 0, monthly: 1, yearly: 12 } as const;

/** Returns the loan that the EMIs repay, as a formula; whole rupees. */
function loanForEmi({ rateType, timing }: EmiInput): string {
  const repaid =
    rateType === 'flat'
      ? `{emi}*{tenure}/(1+${rate}*{tenure})`
      : `PV(${rate},{tenure},-{emi}${timing === 'start' ? ',0,1' : ''})`;
  return `INT(${repaid}-{insurance}+0.000001)`;
}

/** Returns the schedule as formulas; null where the EMI rises, begins after a moratorium, or is reset in a way that formulas do not say. */
export function modelOf(typed: EmiInput, result: Result): Model | null {
  const input = resolved(typed);
  const { prepayments, rateChanges } = input;
  const isReset = rateChanges.length > 0 || prepayments.length > 0;
  if (input.yearlyStep !== 0 || input.moratorium > 0) return null;
  if (rateChanges.length > 0 && (input.rateEffect === 'tenure' || prepayments.length > 0)) return null;
  const room = Math.max(480, result.tables?.[0]?.rows.length ?? 0);
  const isLoanFound = input.find === 'loan';
  const financed = `${isLoanFound ? `{${loanLabel}}` : '{loan}'}+{insurance}`;
  const found = isLoanFound ? [{ label: loanLabel, formula: loanForEmi(input) }] : [];
  const terms = { table: 'schedule', principal: financed, monthlyRate: rate, firstMonth: '{firstMonth}', room };
  const totals = [
    { label: 'Total interest', formula: 'SUM([schedule!Interest])' },
    ...(isLoanFound ? [] : [{ label: 'Total paid', formula: `SUM([schedule!Interest])+${financed}` }]),
    { label: 'Paid off in', formula: 'MAX([schedule!Month])' },
  ];
  const note = isReset
    ? 'Prepayments and later rates stand in the schedule, in the month in which they fall.'
    : undefined;
  if (input.rateType === 'flat') {
    return {
      figures: [...found, { label: 'Monthly EMI', formula: `(${financed})/{tenure}+(${financed})*${rate}` }, ...totals],
      sheets: [flatLoanSheet({ ...terms, periods: '{tenure}' })],
    };
  }
  const isBank = '{rounding=bank}';
  if (input.find === 'tenure') {
    if (isReset) return null;
    return {
      figures: [
        { label: 'The loan runs for', formula: 'COUNT([schedule!Month])' },
        { label: 'Monthly EMI', formula: roundedIf(isBank, '{emi}') },
        ...totals.filter(({ label }) => label !== 'Total paid'),
      ],
      sheets: [loanSheet({ ...terms, emi: '{Monthly EMI}', roundsInterest: isBank, room: LONGEST_SCHEDULE })],
    };
  }
  const isInAdvance = input.timing === 'start';
  const emi = roundedIf(isBank, levelPayment(rate, '{tenure}', financed, isInAdvance));
  return {
    figures: [...found, { label: 'Monthly EMI', formula: emi }, ...totals],
    sheets: [
      isReset
        ? resetSheet(input, terms)
        : loanSheet({ ...terms, periods: '{tenure}', emi: '{Monthly EMI}', roundsInterest: isBank, isInAdvance }),
    ],
    ...(note && { note }),
  };
}

/** Returns the schedule of a loan whose rate changes or which is prepaid, with the rate and the EMI in force as columns. */
function resetSheet(
  input: EmiInput,
  terms: Pick<Parameters<typeof loanSheet>[0], 'table' | 'principal' | 'firstMonth' | 'room'>,
) {
  const { rows, month } = repaymentOf(input);
  const isBank = '{rounding=bank}';
  const hasPrepayments = rows.some(({ prepayment }) => prepayment > 0);
  const lowersEmi = hasPrepayments && input.prepaymentEffect === 'emi';
  const newRates = new Map(
    input.rateChanges.map((change) => [monthsBetween(input.firstMonth, change.from) + 1, change.rate]),
  );
  const rateColumn: ModelColumn = (row) => {
    const changed = newRates.get(row);
    return changed !== undefined ? `${changed}%` : row === 1 ? '{rate}' : '[^Rate]';
  };
  const prepaid = (row: number) =>
    input.prepayments.reduce((sum, { every, amount, from }) => {
      const since = row - monthsBetween(input.firstMonth, from) - 1;
      const falls = since === 0 || (since > 0 && months[every] > 0 && since % months[every] === 0);
      return falls ? sum + amount : sum;
    }, 0);
  const anew = roundedIf(isBank, levelPayment('[Rate]/12', '({tenure}-{#}+1)', '[Opening balance]'));
  const isAnew = listOf(newRates.size > 0 && '[Rate]<>[^Rate]', lowersEmi && '[^Prepayment]>0');
  const inForce: ModelColumn = {
    first: anew,
    next: isAnew.length > 0 ? `IF(OR(${isAnew.join(',')}),${anew},[^EMI in force])` : '[^EMI in force]',
  };
  return loanSheet({
    ...terms,
    periods: '{tenure}',
    monthlyRate: '[Rate]/12',
    emi: '[EMI in force]',
    roundsInterest: isBank,
    ...(hasPrepayments && { prepayment: 'Prepayment' }),
    columns: hasPrepayments ? { Prepayment: (row) => `MIN(${prepaid(row)},[Opening balance]-[Principal])` } : {},
    added: [
      { label: 'Rate', unit: 'percent', formula: rateColumn, cell: (row) => rateAt(input, month[row] ?? '') },
      {
        label: 'EMI in force',
        unit: 'rupees',
        formula: inForce,
        cell: (row) => rows[Math.min(row, Math.max(0, rows.length - 2))]?.instalment ?? 0,
      },
    ],
  });
}
