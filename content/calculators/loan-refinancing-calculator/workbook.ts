import { loanRules } from '@/content/rules/loans';
import type { Result } from '@/lib/calculator';
import { financialYears, type Model } from '@/lib/model';
import { levelPayment, runningLoanColumns } from '@/lib/model-loan';
import type { LoanRefinancingInput } from './form';
import { comparisonOf } from './loan';

const ROOM = 480;

/** Returns both schedules as formulas; null where an EMI is given or kept, with a top-up or a first rate. */
export function modelOf(input: LoanRefinancingInput, result: Result): Model | null {
  if (input.emi !== null || input.keepEmi || input.topUp > 0 || input.firstMonths > 0) return null;
  const { stay, costs } = comparisonOf(input);
  const term = input.newTenure === null ? '{monthsLeft}' : '{newTenure}';
  const charged = '{balance}*{feePercent}+{legalCosts}+{balance}*{chargePercent}';
  const moved = input.addCosts ? '({balance}+{Costs of moving})' : '{balance}';
  const columns = (way: string, rate: string, emi: string, periods: string, balance = '{balance}') =>
    runningLoanColumns({ way, balance, monthlyRate: `${rate}/12`, emi, period: '{#}', periods });
  const gained = '[Interest, stay]-[Interest, move]';
  return {
    figures: [
      {
        label: 'Saved by moving, after costs',
        formula: 'SUM([schedules!Interest, stay])-SUM([schedules!Interest, move])-{Costs of moving}',
      },
      { label: 'New EMI', formula: levelPayment('{newRate}/12', term, moved) },
      {
        label: 'EMI if you stay',
        formula: levelPayment('{rate}/12', '{monthsLeft}', '{balance}'),
        unit: 'rupees',
        value: stay.instalment,
      },
      {
        label: 'Costs of moving',
        formula: `(${charged})*(1+${loanRules.gstOnFees.value}%)+{untaxedCosts}+{stampDuty}`,
        unit: 'rupees',
        value: costs.total,
      },
    ],
    sheets: [
      {
        table: 'schedules',
        goesOn: 'OR([^Balance, stay]>0.005,[^Balance, move]>0.005)',
        room: Math.max(ROOM, result.tables?.find(({ id }) => id === 'schedules')?.rows.length ?? 0),
        years: financialYears('Month'),
        columns: {
          Month: { first: '{nextEmi}', next: 'EDATE([^Month],1)' },
          ...columns('stay', '{rate}', '{EMI if you stay}', '{monthsLeft}'),
          ...columns('move', '{newRate}', '{New EMI}', term, moved),
          'Ahead by moving': { first: `${gained}-{Costs of moving}`, next: `[^Ahead by moving]+${gained}` },
        },
      },
    ],
  };
}
