import type { Result } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import type { Model } from '@/lib/model';
import type { CagrInput } from './form';

const YEARS_OF_ROOM = 60;
const years = '({period}/12)';

/** Returns the growth as formulas; null where it is found from dated payments or days, or less than a year decides. */
export function modelOf(input: CagrInput, result: Result): Model | null {
  const [answer] = result.headline;
  if (input.find !== 'growth' || input.by !== 'years' || answer.label !== 'CAGR') return null;
  const rate = `(({end}/{start})^(1/${years})-1)`;
  return {
    figures: listOf(
      { label: 'CAGR', formula: rate },
      { label: 'Absolute return', formula: '{end}/{start}-1' },
      { label: 'Gain', formula: '{end}-{start}' },
      result.headline.some(({ label }) => label === 'After inflation') && {
        label: 'After inflation',
        formula: `(1+${rate})/(1+{inflation})-1`,
      },
    ),
    sheets: [
      {
        table: 'years',
        goesOn: `{#}-1<${years}`,
        room: Math.max(YEARS_OF_ROOM, result.tables?.[0]?.rows.length ?? 0),
        columns: {
          Year: '"Year "&{#}',
          Change: { first: '[Value]-{start}', next: '[Value]-[^Value]' },
          Value: `{start}*({end}/{start})^(MIN({#},${years})/${years})`,
          'In rupees of the first day': `[Value]/(1+{inflation})^MIN({#},${years})`,
        },
      },
    ],
  };
}
