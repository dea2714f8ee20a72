import type { Result } from '@/lib/calculator';
import { inr } from '@/lib/format';
import type { Model } from '@/lib/model';
import type { InflationInput } from './form';

const YEARS_OF_ROOM = 61;
const bought = 'What the amount buys';
const factor = '(1+{rate})^({period}/12)';

/** Returns the years ahead as formulas; null between years on file, whose index is no formula. */
export function modelOf(input: InflationInput, result: Result): Model | null {
  if (input.mode !== 'later' && input.mode !== 'worth') return null;
  const rows = result.tables?.[0]?.rows.length ?? 0;
  return {
    figures: [
      ...(input.mode === 'later'
        ? [
            { label: 'Cost later', formula: `{amount}*${factor}` },
            { label: 'Total rise in prices', formula: `${factor}-1` },
          ]
        : [
            { label: 'Value in today’s rupees', formula: `{amount}/${factor}` },
            { label: 'Buying power lost', formula: `1-1/${factor}` },
          ]),
      { label: 'Real return', formula: '(1+{returnRate})/(1+{rate})-1' },
    ],
    sheets: [
      {
        table: 'years-ahead',
        goesOn: '[^Years from now]<{period}/12',
        room: Math.max(rows, YEARS_OF_ROOM),
        renamed: { [`${inr(input.amount)} buys`]: bought },
        columns: {
          'Years from now': { first: '0', next: 'MIN([^Years from now]+1,{period}/12)' },
          'Cost of the same things': '{amount}*(1+{rate})^[Years from now]',
          [bought]: '{amount}/(1+{rate})^[Years from now]',
        },
      },
    ],
  };
}
