import type { Table } from '@/lib/calculator';
import { pct } from '@/lib/format';
import { tableOf } from '@/lib/table-of';
import { leavingOf } from './entitlement';
import type { GratuityInput } from './form';
import { type GratuityAnswer, mayStay, stayOf, yearsShown } from './stay';

/** Returns the gratuity on later days. */
export function tablesOf(input: GratuityInput, answer: GratuityAnswer): Table[] {
  if (!mayStay(input)) return [];
  const now = stayOf(input, answer.leaving).gratuity;
  const later = [...new Set([1, 3, 6, 12, 24, 36, 60, input.moreMonths])].sort((a, b) => a - b);
  const stays = [0, ...later].map((more) => ({ more, ...stayOf(input, leavingOf(input, more)) }));
  const pay = input.raise > 0 ? `Pay rises by ${pct(input.raise)} after each full year.` : 'Pay stays as it is.';
  const seasons = input.seasonal ? ' One more season counts for each full year.' : '';
  const basis =
    input.kind === 'notCovered'
      ? 'Half a month’s pay for each completed year.'
      : input.kind === 'government'
        ? 'What the rules of the Central Government give. A quarter of the monthly emoluments counts for each half-year.'
        : 'What the law gives, whatever your employer pays on top.';
  return [
    tableOf(stays, {
      id: 'stay',
      caption: 'If you stay longer',
      columns: [
        {
          label: 'Stay',
          unit: 'text',
          cell: ({ more }) => (more === 0 ? 'As planned' : `${more} more ${more === 1 ? 'month' : 'months'}`),
        },
        { label: 'Last working day', unit: 'date', cell: ({ leaving }) => leaving.lastDay },
        {
          label: 'Years counted',
          unit: 'number',
          rollUp: 'none',
          cell: ({ entitlement }) => yearsShown(input, entitlement),
        },
        { label: 'Gratuity', unit: 'rupees', rollUp: 'none', cell: ({ gratuity }) => gratuity },
        { label: 'Taxed part', unit: 'rupees', rollUp: 'none', cell: ({ taxable }) => taxable },
        { label: 'More than now', unit: 'rupees', rollUp: 'none', cell: ({ gratuity }) => gratuity - now },
      ],
      note: `${pay}${seasons} ${basis}`,
    }),
  ];
}
