import type { Result } from '@/lib/calculator';
import { countedYears, type Model } from '@/lib/model';
import type { LumpsumVsSipInput } from './form';

/** The longest time that the sheet has room for, in months. */
const ROOM = 600;
const parked = '(1+{idleRate})^(1/12)';
const fund = '[Fund, 100 at first]';

/** Returns both ways month by month as formulas, where the fund rises steadily; null on the other paths, and beside a SIP out of other money. */
export function modelOf(input: LumpsumVsSipInput, result: Result): Model | null {
  if (input.path !== 'steady' || input.sip !== null) return null;
  const atEnd = (column: string) => `INDEX([schedule!${column}],{period})`;
  const growth = input.convention === 'nominal-start' ? '(1+{rate}/12)^{#}' : '(1+{rate})^({#}/12)';
  const shown = new Set(result.headline.map(({ label }) => label));
  const figures = [
    { label: 'All at once', formula: atEnd('All at once') },
    { label: 'Month by month', formula: atEnd('Fund and waiting') },
  ].filter(({ label }) => shown.has(label));
  return {
    figures,
    sheets: [
      {
        table: 'schedule',
        goesOn: '{#}<={period}',
        room: Math.max(ROOM, input.period),
        years: countedYears,
        columns: {
          Month: '{#}',
          'Fund, 100 at first': `100*${growth}`,
          'All at once': `{total}*${fund}/100`,
          Invested: 'IF({#}<={spread},{total}/{spread},0)',
          'In the fund': {
            first: `[Invested]*${fund}/100`,
            next: `([^In the fund]+[Invested])*${fund}/[^Fund, 100 at first]`,
          },
          Waiting: { first: `({total}-[Invested])*${parked}`, next: `([^Waiting]-[Invested])*${parked}` },
          'Fund and waiting': '[In the fund]+[Waiting]',
        },
      },
    ],
    note: 'Which way ends ahead, tax and the random paths stay as on the page. The values in the schedule are before tax.',
  };
}
