import type { Result } from '@/lib/calculator';
import { addMonths } from '@/lib/calendar';
import { financialYears, type Model, type ModelColumn } from '@/lib/model';
import { levelPayment } from '@/lib/model-loan';
import type { EducationLoanInput } from './form';
import { firstMonthOf, studyLoanOf } from './loan';

const ROOM = 360;
const firstEmi = 'EDATE({courseEnd},{grace}+1)';

/** Returns the schedule as formulas; null where a scheme pays a part of the interest, interest is charged on unpaid interest, a part has a day, or something is prepaid. */
export function modelOf(input: EducationLoanInput, result: Result): Model | null {
  const loan = studyLoanOf(input);
  const rows = result.tables?.find(({ id }) => id === 'schedule')?.rows ?? [];
  if (loan.subsidy > 0 || loan.holiday.length === 0 || input.unpaidInterest !== 'simple') return null;
  if (input.paidOutOn.length > 0 || loan.prepaid > 0) return null;
  const first = firstMonthOf(input);
  const paidOut = (row: number) => {
    const month = addMonths(first, row - 1);
    return input.tranches.reduce((sum, { from, amount }) => (from === month ? sum + amount : sum), 0);
  };
  const isEarly = `[Month]<${firstEmi}`;
  const servedRate = input.payNow === 'interest' ? 'MAX(0,{rate}-{servedConcession})' : '{rate}';
  const due = (unpaid: string) => `(${unpaid}+[Interest])`;
  const early = {
    none: () => '0',
    interest: () => '[Interest]',
    part: (unpaid: string) => `MIN({partPayment},${due(unpaid)})`,
  }[input.payNow];
  const owed = '[Opening balance]+[Paid out to you]+[Interest]';
  const later = `IF([EMI in force]+0.005>=${owed},${owed},[EMI in force])`;
  const unpaidBefore = '([Opening balance]-([Paid out so far]-[Paid out to you]))';
  const inForce: ModelColumn = {
    first: '0',
    next: `IF(${isEarly},0,IF([^EMI in force]=0,${levelPayment('{rate}/12', '{tenure}', '[Opening balance]+[Paid out to you]')},[^EMI in force]))`,
  };
  return {
    figures: [
      { label: 'Monthly EMI', formula: 'MAX([schedule!EMI in force])' },
      { label: 'Owed when the EMIs begin', formula: 'PV({rate}/12,{tenure},-{Monthly EMI})' },
      {
        label: 'Total interest you pay',
        formula: 'SUM([schedule!You pay])-SUM([schedule!Paid out to you])',
      },
      { label: 'First EMI in', formula: firstEmi },
    ],
    sheets: [
      {
        table: 'schedule',
        goesOn: `OR(EDATE([^Month],1)<=${firstEmi},[^Balance]>0.005)`,
        room: Math.max(ROOM, rows.length),
        years: financialYears('Month'),
        columns: {
          Month: {
            first: `DATE(${Number(first.slice(0, 4))},${Number(first.slice(5, 7))},1)`,
            next: 'EDATE([^Month],1)',
          },
          'Opening balance': { first: '0', next: '[^Balance]' },
          'Paid out to you': (row) => String(paidOut(row)),
          'You pay': `IF(${isEarly},${early(unpaidBefore)},${later})`,
          Interest: `IF(${isEarly},[Paid out so far]*${servedRate}/12,([Opening balance]+[Paid out to you])*{rate}/12)`,
          Balance: `MAX(0,${owed}-[You pay])`,
        },
        added: [
          {
            label: 'Paid out so far',
            unit: 'rupees',
            formula: { first: '[Paid out to you]', next: '[^Paid out so far]+[Paid out to you]' },
            cell: (row) => rows.slice(0, row + 1).reduce((sum, each) => sum + Number(each[2] ?? 0), 0),
          },
          {
            label: 'EMI in force',
            unit: 'rupees',
            formula: inForce,
            cell: (row) => (row < loan.holiday.length ? 0 : loan.emi),
          },
        ],
      },
    ],
  };
}
