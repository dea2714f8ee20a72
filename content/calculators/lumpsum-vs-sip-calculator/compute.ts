import { chartMonths } from '@/content/investing/charts';
import { surchargeNotes, taxNotes } from '@/content/investing/notes';
import {
  type Chart,
  linesChart,
  type NoteSheet,
  noteSheet,
  percentage,
  type Result,
  rupees,
  verdict,
  worksheet,
} from '@/lib/calculator';
import { gainOver } from '@/lib/finance/instalments';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { LumpsumVsSipInput } from './form';
import { comparisonTable, monthTable, pathTable, randomTable } from './tables';
import { parkedBefore, pathCount, randomPaths, type TwoWays, twoWays } from './two-ways';
import { waySteps } from './working';

/** Returns the same money at once or month by month on the same path, what waits earning its own rate. */
export function lumpsumVsSip(input: LumpsumVsSipInput): Result {
  const sheet = worksheet();
  const both = twoWays(input);
  const ahead = gainOver(both.monthly.afterTax, both.atOnce.afterTax);
  const random = randomPaths(input);
  const share = (random.wins / pathCount) * 100;
  waySteps(sheet, input, both, share);
  const notes = notesOf(input, both);
  const isTaxed = input.fund !== 'none';
  return {
    headline: [
      verdict(
        'Ends ahead',
        ahead === 0 ? 'Both the same' : `${ahead > 0 ? 'All at once' : 'Month by month'}, by ${inr(Math.abs(ahead))}`,
      ),
      rupees(isTaxed ? 'All at once, after tax' : 'All at once', both.atOnce.afterTax, { tone: 'growth' }),
      rupees(isTaxed ? 'Month by month, after tax' : 'Month by month', both.monthly.afterTax, { tone: 'own' }),
      ...listOf(input.spread > 1 && percentage('Random paths on which all at once wins', share, { decimals: 0 })),
    ],
    sentence: sentenceOf(input, both, ahead, share),
    breakdowns: [
      {
        title: 'Month by month: what it is made of',
        total: rupees('Value, month by month', both.monthly.value),
        parts: [
          rupees('In the fund', both.monthly.fund, { tone: 'growth' }),
          rupees('Earned while waiting', both.monthly.parked, { tone: 'other' }),
        ],
      },
    ],
    charts: [pathChart(input, both)],
    tables: [comparisonTable(input, both), pathTable(input), randomTable(random), monthTable(input, both)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

function sentenceOf(
  input: LumpsumVsSipInput,
  { atOnce, monthly, part }: TwoWays,
  ahead: number,
  share: number,
): string {
  const taxed = input.fund === 'none' ? '' : ' after tax';
  const whole = `${inr(input.total)} at once becomes ${inr(atOnce.afterTax)} in ${formatMonths(input.period)}${taxed}.`;
  if (input.spread === 1) return `${whole} Over one month it is the same: all of it is invested on the first day.`;
  const ways = `${whole} ${inr(part)} a month for ${formatMonths(input.spread)}, with the rest waiting, becomes ${inr(monthly.afterTax)}.`;
  const verdictText =
    ahead === 0
      ? ' Both end the same.'
      : ` ${ahead > 0 ? 'All at once' : 'Month by month'} ends ${inr(Math.abs(ahead))} ahead on this path.`;
  return `${ways}${verdictText} Nobody knows the path. On ${formatNumber(share, 0)} of 100 random paths with ups and downs of ${pct(input.volatility)} a year all at once wins.`;
}

function pathChart(input: LumpsumVsSipInput, { prices, part }: TwoWays): Chart {
  const { points, x } = chartMonths(input.period);
  const units = [0];
  for (let month = 0; month < input.spread; month += 1) units.push((units[month] ?? 0) + part / (prices[month] ?? 1));
  const fundAt = (month: number) => (units[Math.min(month, input.spread)] ?? 0) * (prices[month] ?? 1);
  return linesChart('The same money on the same path', {
    x,
    series: [
      { label: 'All at once', values: points.map((month) => input.total * (prices[month] ?? 1)), tone: 'growth' },
      {
        label: 'Month by month, with money waiting',
        values: points.map((month) => fundAt(month) + parkedBefore(input, month)),
        tone: 'own',
      },
    ],
  });
}

function notesOf(input: LumpsumVsSipInput, { atOnce, monthly }: TwoWays): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for money that you earn month by month. You cannot invest it at once, so use the SIP calculator.',
  );
  notes.assume(
    'Both ways have the same money on the same day, in the same fund. The paths are examples. Nobody knows what will happen.',
  );
  taxNotes(notes, input);
  surchargeNotes(notes, input, (atOnce.gain > monthly.gain ? atOnce : monthly).tax);
  notes.action(
    `If a fall in the first year would make you sell, invest month by month over a fixed time of ${formatMonths(input.spread)}, by a transfer plan (STP) from a liquid fund. Waiting for a better day costs the most.`,
  );
  return notes;
}
