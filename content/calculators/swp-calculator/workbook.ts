import type { Result } from '@/lib/calculator';
import { countedYears, type Model } from '@/lib/model';
import type { SwpInput } from './form';

const ROOM = 600;

/** Returns the months as formulas; null where the money or the withdrawal is what is found. Tax stays: it goes by the lots that are sold. */
export function modelOf(input: SwpInput, result: Result): Model | null {
  if (input.known !== 'withdrawal' && input.known !== 'share') return null;
  const [meaning, timing] = input.convention.split('-');
  const rate = meaning === 'nominal' ? '{rate}/12' : '((1+{rate})^(1/12)-1)';
  const every = Number(input.frequency);
  const isStart = timing === 'start';
  const available = isStart ? '[At the start]' : `[At the start]*(1+${rate})`;
  const withdrawn = (row: number) => {
    const since = row - input.delay - (isStart ? 1 : every);
    if (since < 0 || since % every !== 0) return '0';
    if (input.known === 'share') return `${available}*{share}*${every}/12`;
    const step = Math.floor(since / 12);
    const wanted = step === 0 ? '{withdrawal}' : `{withdrawal}*(1+{rise})^${step}`;
    return `IF(${available}-(${wanted})<0.005,${available},${wanted})`;
  };
  return {
    figures: [
      { label: 'Left at the end', formula: 'IF(COUNT([schedule!Left])<{period},0,INDEX([schedule!Left],{period}))' },
      { label: 'Withdrawn in all', formula: 'SUM([schedule!Withdrawn])' },
    ],
    sheets: [
      {
        table: 'schedule',
        goesOn: 'AND({#}<={period},[^Left]>0)',
        room: Math.max(ROOM, result.tables?.find(({ id }) => id === 'schedule')?.rows.length ?? 0),
        years: countedYears,
        columns: {
          Month: '{#}',
          'At the start': { first: '{corpus}', next: '[^Left]' },
          Growth: isStart ? `([At the start]-[Withdrawn])*${rate}` : `[At the start]*${rate}`,
          Withdrawn: withdrawn,
          Left: '[At the start]+[Growth]-[Withdrawn]',
        },
      },
    ],
    note: 'Tax and how long the money lasts stay as on the page: they go by the units that are sold.',
  };
}
