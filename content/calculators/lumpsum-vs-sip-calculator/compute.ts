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
import {
  neverInvested,
  parkedBefore,
  pathCount,
  randomPaths,
  sameSip,
  type TwoWays,
  twoWays,
  withYearlyReturn,
  yearly,
  yearlyOfParts,
} from './two-ways';
import { waySteps } from './working';

/** Returns the same money at once or month by month on the same path, what waits earning its own rate; or a SIP out of other money beside it. */
export function lumpsumVsSip(entered: LumpsumVsSipInput): Result {
  const sheet = worksheet();
  const input = withYearlyReturn(entered);
  const both = twoWays(input);
  const ahead = gainOver(both.monthly.afterTax, both.atOnce.afterTax);
  const random = randomPaths(input);
  const share = (random.wins / pathCount) * 100;
  waySteps(sheet, { ...input, entered: entered.rate }, both, share);
  const notes = notesOf(input, both);
  const isTaxed = input.fund !== 'none';
  return {
    headline: [
      input.sip === null
        ? verdict(
            'Ends ahead',
            ahead === 0
              ? 'Both the same'
              : `${ahead > 0 ? 'All at once' : 'Month by month'}, by ${inr(Math.abs(ahead))}`,
          )
        : verdict('Higher return a year', higherReturn(input, both)),
      rupees(isTaxed ? 'All at once, after tax' : 'All at once', both.atOnce.afterTax, { tone: 'growth' }),
      rupees(isTaxed ? 'Month by month, after tax' : 'Month by month', both.monthly.afterTax, { tone: 'own' }),
      ...listOf(
        input.sip !== null && rupees('SIP a month that ends the same', sameSip(both)),
        input.sip === null &&
          input.spread > 1 &&
          percentage('Random paths on which all at once wins', share, { decimals: 0 }),
      ),
    ],
    sentence: sentenceOf(input, both, ahead, share),
    breakdowns: listOf(
      input.sip === null && {
        title: 'Month by month: what it is made of',
        total: rupees('Value, month by month', both.monthly.value),
        parts: [
          rupees('In the fund', both.monthly.fund, { tone: 'growth' }),
          rupees('Earned while waiting', both.monthly.parked, { tone: 'other' }),
        ],
      },
    ),
    charts: [pathChart(input, both)],
    tables: listOf(
      comparisonTable(input, both),
      pathTable(input),
      input.sip === null && randomTable(random),
      monthTable(input, both),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns which way earned more a year after tax, with both rates. */
function higherReturn(input: LumpsumVsSipInput, both: TwoWays): string {
  const [once, parts] = [yearly(both.atOnce, input), yearlyOfParts(both, input)];
  if (parts === null) return 'The SIP has none';
  if (Math.abs(once - parts) < 0.005) return `Both the same, ${pct(once, 2)}`;
  return once > parts
    ? `All at once, ${pct(once, 2)} against ${pct(parts, 2)}`
    : `Month by month, ${pct(parts, 2)} against ${pct(once, 2)}`;
}

/** Returns the sentence on a SIP out of other money: both ends, what was paid in, and what would end the same. */
function otherTotalInWords(input: LumpsumVsSipInput, both: TwoWays, whole: string): string {
  const { monthly, part, atOnce } = both;
  const more = monthly.paid - atOnce.paid;
  const than = more === 0 ? 'as much as' : `${inr(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than`;
  return `${whole} ${inr(part)} a month for ${formatMonths(input.spread)} becomes ${inr(monthly.afterTax)}. The SIP pays in ${inr(monthly.paid)}, ${than} the money at once, but month by month. So compare the return a year: ${higherReturn(input, both).replace(/^[A-Z]/, (letter) => letter.toLowerCase())}. Nobody knows the path.`;
}

function sentenceOf(input: LumpsumVsSipInput, both: TwoWays, ahead: number, share: number): string {
  const { atOnce, monthly, part } = both;
  const taxed = input.fund === 'none' ? '' : ' after tax';
  const whole = `${inr(input.total)} at once becomes ${inr(atOnce.afterTax)} in ${formatMonths(input.period)}${taxed}.`;
  if (input.sip !== null) return otherTotalInWords(input, both, whole);
  if (input.spread === 1) return `${whole} Over one month it is the same: all of it is invested on the first day.`;
  const ways = `${whole} ${inr(part)} a month for ${formatMonths(input.spread)}, with the rest waiting, becomes ${inr(monthly.afterTax)}.`;
  const verdictText =
    ahead === 0
      ? ' Both end the same.'
      : ` ${ahead > 0 ? 'All at once' : 'Month by month'} ends ${inr(Math.abs(ahead))} ahead on this path.`;
  return `${ways}${verdictText} Nobody knows the path. ${pathsInWords(share)} with ups and downs of ${pct(input.volatility)} a year all at once wins.`;
}

/** Returns on how many of the paths all at once wins; what is rounded to none or to all of them is neither. */
function pathsInWords(share: number): string {
  if (share === 0) return `On none of ${formatNumber(pathCount, 0)} random paths`;
  if (share === 100) return `On all of ${formatNumber(pathCount, 0)} random paths`;
  return `On ${formatNumber(Math.max(1, Math.min(99, Math.round(share))), 0)} of 100 random paths`;
}

function pathChart(input: LumpsumVsSipInput, { prices, part }: TwoWays): Chart {
  const { points, x } = chartMonths(input.period);
  const units = [0];
  for (let month = 0; month < input.spread; month += 1) units.push((units[month] ?? 0) + part / (prices[month] ?? 1));
  const fundAt = (month: number) => (units[Math.min(month, input.spread)] ?? 0) * (prices[month] ?? 1);
  return linesChart(input.sip === null ? 'The same money on the same path' : 'Both ways on the same path', {
    x,
    series: [
      { label: 'All at once', values: points.map((month) => input.total * (prices[month] ?? 1)), tone: 'growth' },
      {
        label: input.sip === null ? 'Month by month, with money waiting' : 'Month by month',
        values: points.map((month) => fundAt(month) + parkedBefore(input, month)),
        tone: 'own',
      },
    ],
  });
}

function notesOf(input: LumpsumVsSipInput, { atOnce, monthly }: TwoWays): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    input.sip === null
      ? 'This is not for money that you earn month by month. You cannot invest it at once, so use the SIP calculator.'
      : 'This is not for two different funds: both ways are in the same one. For a SIP alone, use the SIP calculator.',
  );
  notes.assume(
    input.sip === null
      ? 'Both ways have the same money on the same day, in the same fund. The paths are examples. Nobody knows what will happen.'
      : 'Both ways are in the same fund, but with other totals: whoever pays in more has more at the end. The paths are examples. Nobody knows what will happen.',
  );
  taxNotes(notes, input);
  surchargeNotes(notes, input, (atOnce.gain > monthly.gain ? atOnce : monthly).tax);
  const costsMost = neverInvested(input) < Math.min(atOnce.afterTax, monthly.afterTax);
  notes.action(
    input.sip === null &&
      input.spread > 1 &&
      `If a fall in the first year would make you sell, invest month by month over a fixed time of ${formatMonths(input.spread)}, by a transfer plan (STP) from a liquid fund.${costsMost ? ' Waiting for a better day costs the most.' : ''}`,
  );
  return notes;
}
