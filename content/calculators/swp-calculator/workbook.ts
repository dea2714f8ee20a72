import type { Result } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { countedYears, type Model, type ModelFigure, type ModelSheet } from '@/lib/model';
import { tableOf } from '@/lib/table-of';
import { needs, planOf } from './drawdown';
import type { SwpInput } from './form';

const ROOM = 600;
const worthId = 'present-value';
const worth = 'Worth on the first day';
const perRupee = 'Present value of ₹1 each time';

/** Returns the months as formulas, also where the money or the withdrawal is what is found. Tax stays: it goes by the lots that are sold. */
export function modelOf(input: SwpInput, result: Result): Model | null {
  const isFound = input.known === 'period' || input.known === 'corpus';
  const rate = monthlyRate(input);
  const isStart = input.convention.endsWith('start');
  const available = isStart ? '[At the start]' : `[At the start]*(1+${rate})`;
  const first = input.known === 'period' ? '{Withdrawal that lasts to the end}' : '{withdrawal}';
  const withdrawn = (row: number) => {
    const step = stepOf(input, row);
    if (step === null) return '0';
    if (input.known === 'share') return `${available}*{share}*${input.frequency}/12`;
    const wanted = step === 0 ? first : `${first}*(1+{rise})^${step}`;
    return `IF(${available}-(${wanted})<0.005,${available},${wanted})`;
  };
  const found = isFound ? foundBy(input) : null;
  return {
    figures: [
      ...(found ? found.figures : []),
      { label: 'Left at the end', formula: 'IF(COUNT([schedule!Left])<{period},0,INDEX([schedule!Left],{period}))' },
      { label: 'Withdrawn in all', formula: 'SUM([schedule!Withdrawn])' },
    ],
    ...(found && { tables: [found.table] }),
    sheets: listOf(
      {
        table: 'schedule',
        // A rest of doubles is no money left.
        goesOn: `AND({#}<={period},[^Left]>${isFound ? '0.005' : '0'})`,
        room: Math.max(ROOM, result.tables?.find(({ id }) => id === 'schedule')?.rows.length ?? 0),
        years: countedYears,
        columns: {
          Month: '{#}',
          'At the start': { first: input.known === 'corpus' ? '{Money needed}' : '{corpus}', next: '[^Left]' },
          Growth: isStart ? `([At the start]-[Withdrawn])*${rate}` : `[At the start]*${rate}`,
          Withdrawn: withdrawn,
          Left: '[At the start]+[Growth]-[Withdrawn]',
        },
      },
      found?.sheet,
    ),
    note: 'Tax and how long the money lasts stay as on the page: they go by the units that are sold.',
  };
}

const monthlyRate = ({ convention }: SwpInput) =>
  convention.startsWith('nominal') ? '({rate}/12)' : '((1+{rate})^(1/12)-1)';

/** Returns how often a withdrawal in a row has risen before; null where none falls in it. */
function stepOf({ convention, frequency, delay }: SwpInput, row: number): number | null {
  const every = Number(frequency);
  const since = row - delay - (convention.endsWith('start') ? 1 : every);
  return since < 0 || since % every !== 0 ? null : Math.floor(since / 12);
}

/** Returns what the money or the withdrawal is found by: what ₹1 each time is worth on the first day, month by month. */
function foundBy(input: SwpInput) {
  const monthly = planOf(input, 1).returnOf(1);
  const later = input.convention.endsWith('start') ? 1 : 0;
  const months = Array.from({ length: input.period }, (_, index) => {
    const step = stepOf(input, index + 1);
    const due = step === null ? 0 : (1 + input.rise / 100) ** step;
    return { month: index + 1, due, worth: due / (1 + monthly) ** (index + 1 - later) };
  });
  const table = tableOf(months, {
    id: worthId,
    caption: 'What ₹1 each time is worth',
    columns: [
      { label: 'In month', unit: 'count', cell: ({ month }) => month },
      { label: 'Due', unit: 'rupees', cell: ({ due }) => due },
      { label: worth, unit: 'rupees', cell: (row) => row.worth },
    ],
  });
  const rate = monthlyRate(input);
  const sheet: ModelSheet = {
    table: worthId,
    goesOn: '{#}<={period}',
    room: Math.max(ROOM, input.period),
    columns: {
      'In month': '{#}',
      Due: (row) => {
        const step = stepOf(input, row);
        return step === null ? '0' : `(1+{rise})^${step}`;
      },
      [worth]: `[Due]/(1+${rate})^([In month]-${later})`,
    },
  };
  const leave = `{leave}/(1+${rate})^{period}`;
  const figures: ModelFigure[] = [
    input.known === 'corpus'
      ? { label: 'Money needed', formula: `{withdrawal}*{${perRupee}}+${leave}` }
      : { label: 'Withdrawal that lasts to the end', formula: `MAX(0,({corpus}-${leave})/{${perRupee}})` },
    {
      label: perRupee,
      formula: `SUM([${worthId}!${worth}])`,
      value: needs(input).perRupee,
      unit: 'rupees',
    },
  ];
  return { table, sheet, figures };
}
