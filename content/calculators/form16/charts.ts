import { barsChart, type Chart, type StepsChart, stepsChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { Form16Answer } from './answer';
import type { Form16Input } from './form';
import { assessed } from './person';

/** Returns the charts: from salary to taxable income, and with two employers what each would deduct alone. */
export function chartsOf(input: Form16Input, answer: Form16Answer): Chart[] {
  const { all, credit } = answer;
  const { salary } = all;
  const down = (label: string, value: number) => value > 0 && ({ label, value: -value, tone: 'cost' } as const);
  const otherIncome = all.grossTotalIncome - salary.income;
  const bridge: Chart = stepsChart(
    'From gross salary to taxable income',
    listOf<StepsChart['steps'][number]>(
      { label: 'Gross salary', value: salary.gross, tone: 'own', total: true },
      down('Exempt', salary.exempt + salary.personalAllowances),
      down('Standard deduction', salary.standardDeduction),
      down('Professional tax', salary.professionalTax),
      otherIncome > 0 && { label: 'Other income', value: otherIncome, tone: 'own' },
      down('Loss on the house', -otherIncome),
      down('Deductions', all.totalDeductions),
      { label: 'Taxable income', value: all.totalIncome, tone: 'tax', total: true },
    ),
  );
  return [
    bridge,
    barsChart(
      input.second ? 'Tax: each employer separately, both together, and deducted' : 'Tax and what was deducted',
      {
        bars: input.second ? ['First only', 'Second only', 'Together', 'Deducted'] : ['Tax', 'Deducted'],
        series: [
          {
            label: 'Amount',
            values: input.second
              ? [assessed(input, 'first').tax, assessed(input, 'second').tax, all.tax, credit]
              : [all.tax, credit],
            tone: 'tax',
          },
        ],
      },
    ),
  ];
}
