import type { Result } from '@/lib/calculator';
import { levelPayment as exactPayment } from '@/lib/finance/level-payment';
import { listOf } from '@/lib/list-of';
import { financialYears, type Model, type ModelColumn } from '@/lib/model';
import { levelPayment, runningLoanColumns } from '@/lib/model-loan';
import type { PrepaymentInput } from './form';
import { comparisonOf, valueOfRow } from './loan';

const ROOM = 480;
const monthlyRate = '{rate}/12';
const emiToday = 'EMI today';

/** Returns what is paid besides the EMI in a row of the schedule, ₹, as formulas; none of them more than is owed. */
function prepaymentColumn({ prepayments, lumpSum, lumpSumAfter }: PrepaymentInput, beginsNow: boolean): ModelColumn {
  const amountIn = (row: number) => {
    const at = beginsNow ? row - 1 : row;
    const rows = prepayments.reduce((sum, each) => {
      const since = at - each.after;
      const every = each.every === 'monthly' ? 1 : 12;
      const falls = since === 0 || (each.every !== 'once' && since > 0 && since % every === 0);
      return falls ? sum + (valueOfRow(each) ?? 0) : sum;
    }, 0);
    return [at === lumpSumAfter && lumpSum > 0 ? '{lumpSum}' : '', rows > 0 ? String(rows) : '']
      .filter(Boolean)
      .join('+');
  };
  return (row) => {
    const amount = amountIn(row);
    if (!amount) return '0';
    const before = row === 1 ? '{balance}' : '[^Balance, with]';
    return row === 1 && beginsNow
      ? `MIN(${before},${amount})`
      : `MIN(MAX(0,${before}+[Interest, with]-[EMI, with]),${amount})`;
  };
}

/** Returns the EMI in force from each month on, ₹: the EMI of today, or anew after each prepayment where that lowers it. */
function emisInForce({ loan, plan, without }: ReturnType<typeof comparisonOf>, lowersEmi: boolean): number[] {
  const inForceAt = [loan.instalment, loan.instalment];
  without.balances.forEach((_, at) => {
    const owed = plan.balances[at] ?? 0;
    const isAnew = lowersEmi && (plan.extras[at] ?? 0) > 0 && owed > 0;
    inForceAt[at + 1] = isAnew
      ? exactPayment(owed, loan.ratePerPeriod, loan.periods - at)
      : (inForceAt[at] ?? loan.instalment);
  });
  return inForceAt;
}

/** Returns both schedules as formulas; null where the EMI is known, or prepayments rise or go by the balance. */
export function modelOf(input: PrepaymentInput, result: Result): Model | null {
  if (input.known !== 'months' || input.prepayments.some(({ every }) => every === 'rise' || every === 'share'))
    return null;
  const comparison = comparisonOf(input);
  const { plan, loan } = comparison;
  const table = result.tables?.find(({ id }) => id === 'schedules');
  if (!table || plan.totalExtra === 0) return null;
  const beginsNow = (plan.extras[0] ?? 0) > 0;
  const period = beginsNow ? '({#}-1)' : '{#}';
  const lowersEmi = input.prepaymentEffect === 'emi';
  const prepayment = prepaymentColumn(input, beginsNow);
  const common = { balance: '{balance}', monthlyRate, period, periods: '{monthsLeft}', beginsNow };
  const anew = levelPayment(monthlyRate, `({monthsLeft}-${period}+1)`, '[^Balance, with]');
  const inForce: ModelColumn = {
    first: `{${emiToday}}`,
    next: lowersEmi ? `IF(AND([^Prepayment]>0,[^Balance, with]>0),${anew},[^EMI in force])` : '[^EMI in force]',
  };
  const inForceAt = emisInForce(comparison, lowersEmi);
  const charge = table.columns.findIndex(({ label }) => label === 'Charge with GST');
  const share = charge < 0 ? 0 : Number(table.total?.[charge]) / plan.totalExtra;
  const emis = (way: string) => `COUNTIF([schedules!EMI, ${way}],">0")`;
  const saved = `SUM([schedules!Interest, without])-SUM([schedules!Interest, with])`;
  return {
    figures: listOf(
      {
        label: 'Interest saved after charges',
        formula: charge < 0 ? saved : `${saved}-SUM([schedules!Charge with GST])`,
      },
      result.headline.some(({ label }) => label === 'The loan ends sooner by') && {
        label: 'The loan ends sooner by',
        formula: `${emis('without')}-${emis('with')}`,
      },
      { label: 'Paid off in', formula: `EDATE({nextEmi},${emis('with')}-1)` },
      {
        label: emiToday,
        formula: levelPayment(monthlyRate, '{monthsLeft}', '{balance}'),
        unit: 'rupees',
        value: loan.instalment,
      },
    ),
    sheets: [
      {
        table: 'schedules',
        goesOn: '[^Balance, without]>0.005',
        room: Math.max(ROOM, table.rows.length),
        years: financialYears('Month'),
        columns: {
          Month: { first: beginsNow ? 'EDATE({nextEmi},-1)' : '{nextEmi}', next: 'EDATE([^Month],1)' },
          ...runningLoanColumns({ ...common, way: 'without', emi: `{${emiToday}}` }),
          ...runningLoanColumns({ ...common, way: 'with', emi: '[EMI in force]', prepayment: 'Prepayment' }),
          Prepayment: prepayment,
          ...(charge >= 0 && { 'Charge with GST': `[Prepayment]*${share}` }),
        },
        added: [
          {
            label: 'EMI in force',
            unit: 'rupees',
            formula: inForce,
            cell: (row) => inForceAt[beginsNow ? row : row + 1] ?? 0,
          },
        ],
      },
    ],
    note: 'Prepayments stand in the schedule, in the month in which they fall.',
  };
}
