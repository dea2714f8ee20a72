import { goldFineness } from '@/content/rules/gold-loans';
import type { Result } from '@/lib/calculator';
import { financialYears, type Model, type ModelFigure } from '@/lib/model';
import { levelPayment } from '@/lib/model-loan';
import { sumOf } from '@/lib/sum';
import type { GoldLoanInput } from './form';
import { asRepaid, finenessOf, metalOf, netWeight, planFor } from './pledge';

const rate = '{rate}/12';
const owed = '[Opening balance]+[Interest]';

/** Returns what ₹1 of the loan counts for in the limit, as a formula. */
function countedOf({ mode, bulletInterest }: GoldLoanInput): string {
  if (mode !== 'bullet') return '1';
  return bulletInterest === 'monthly' ? `(1+${rate})^{tenure}` : `(1+${rate}*{tenure})`;
}

/**
 * Returns the value, the limit and the repayment as formulas. Weight, fineness and the RBI's shares of the
 * day are fixed numbers in them. Null with silver, or with interest every three months.
 */
export function modelOf(given: GoldLoanInput, result: Result): Model | null {
  const input = asRepaid(given);
  const plan = planFor(input, input.mode);
  const { mode } = input;
  if (plan.loan <= 0 || mode === 'quarterly' || metalOf(input) !== 'gold') return null;
  const pure = sumOf(input.items, (item) => netWeight(item) * finenessOf(item));
  const { 24: of24, 22: of22 } = goldFineness;
  const limits = plan.tiers.map(({ upTo, percent }) => {
    const most = `{Value of the gold}/${countedOf(input)}*${percent}%`;
    return Number.isFinite(upTo) ? `MIN(${most},${upTo})` : most;
  });
  const payment: Record<typeof mode, readonly [label: string, formula: string]> = {
    emi: ['Monthly EMI', levelPayment(rate, '{tenure}', '{Loan}')],
    interest: ['Interest each month', `{Loan}*${rate}`],
    bullet: ['Due at the end', `{Loan}*${countedOf(input)}`],
  };
  const [label, formula] = payment[mode];
  const paid = { emi: `{${label}}`, interest: '[Interest]', bullet: '0' }[mode];
  const isSimple = mode === 'bullet' && input.bulletInterest === 'simple';
  const figures: ModelFigure[] = [
    {
      label: 'Value of the gold',
      formula: `{price}*${pure}/IF({priceFor=22},${of22.value},${of24.value})`,
      unit: 'rupees',
      value: plan.value,
    },
    { label: 'Most you can borrow', formula: `MAX(0,${limits.join(',')})` },
    {
      label: 'Loan',
      formula: input.wanted === null ? '{Most you can borrow}' : 'MIN({wanted},{Most you can borrow})',
      unit: 'rupees',
      value: plan.loan,
    },
    { label, formula },
    { label: 'Total interest', formula: 'SUM([schedule!Interest])' },
  ];
  return {
    figures,
    sheets: [
      {
        table: 'schedule',
        goesOn: '{#}<={tenure}',
        room: Math.max(120, result.tables?.find(({ id }) => id === 'schedule')?.rows.length ?? 0),
        years: financialYears('Month'),
        columns: {
          Month: 'EDATE(DATE(YEAR({sanctionedOn}),MONTH({sanctionedOn}),1),{#})',
          'Opening balance': { first: '{Loan}', next: '[^Balance]' },
          Paid: `IF({#}={tenure},${owed},${paid})`,
          Interest: isSimple ? `{Loan}*${rate}` : `[Opening balance]*${rate}`,
          Balance: `${owed}-[Paid]`,
          'Balance against the gold': '[Balance]/{Value of the gold}',
        },
      },
    ],
    note: 'Weight and purity of the gold, and the shares that may be lent on the day of the loan, are fixed numbers in the formulas. The price fall and charges stay as on the page.',
  };
}
