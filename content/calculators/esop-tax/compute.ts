import { type Breakdown, exactRupees, type Result, rupees, worksheet } from '@/lib/calculator';
import { exactInr, formatNumber, inr } from '@/lib/format';
import { actionsOf, caveatsOf } from './advice';
import type { EsopForm } from './form';
import { type EsopInput, filledIn } from './rows';
import { nowOrLater, shareStory } from './shares';
import { charts, tables } from './tables';
import { cashNeeded, type Totals, totalsOf } from './totals';
import { writeCash, writeLots, writeNowOrLater, writeRest, writeSales, writeYears } from './working';

/** Returns the perquisite and its tax, what waits, gains and their tax, and what is kept of the shares. */
export function esopTax(form: EsopForm): Result {
  const input = filledIn(form);
  const story = shareStory(input);
  const totals = totalsOf(input, story);
  const [first] = story.lots;
  const compared = first ? nowOrLater(input, first) : null;
  const sheet = worksheet();
  writeLots(sheet, input, story);
  writeYears(sheet, story, totals);
  writeCash(sheet, story, totals);
  writeSales(sheet, input, story, totals);
  writeRest(sheet, input, story, totals);
  const kept = sheet.step(
    rupees('You keep after tax', totals.kept),
    [
      ...(totals.proceeds > 0 ? [`+ sales ${inr(totals.proceeds)}`] : []),
      ...(totals.coverValue > 0 ? [`+ sold for the tax ${inr(totals.coverValue)}`] : []),
      ...(totals.valueLeft > 0 ? [`+ left ${inr(totals.valueLeft)}`] : []),
      ...(totals.credit > 0 ? [`+ credit ${inr(totals.credit)}`] : []),
      `− paid ${inr(totals.paid)}`,
      `− tax as salary ${inr(totals.tax)}`,
      ...(input.sales.length > 0 ? [`− tax on gains ${inr(totals.taxOnGains)}`] : []),
    ]
      .join(' ')
      .replace(/^\+ (.)/, (_, first: string) => first.toUpperCase()),
  );
  sheet.step(
    exactRupees('You keep per share', kept / totals.shares),
    `${inr(kept)} ÷ ${formatNumber(totals.shares, 3)} shares`,
  );
  sheet.step(
    exactRupees('Break-even price per share', (totals.paid + totals.tax) / totals.shares),
    `(${inr(totals.paid)} paid + ${inr(totals.tax)} tax) ÷ ${formatNumber(totals.shares, 3)} shares${story.lots.length === 1 && totals.tax > 0 ? '. It is below the value that was taxed, so a sale at this price has no tax' : ', before the tax of a sale'}`,
  );
  if (compared && first) writeNowOrLater(sheet, input, first, compared);
  return {
    headline: [
      rupees('Tax as salary', totals.tax, { tone: 'tax' }),
      rupees('Cash needed', cashNeeded(totals)),
      rupees('Tax on the gains', totals.taxOnGains, { tone: 'tax' }),
      rupees('You keep after tax', kept, { tone: 'own' }),
    ],
    sentence: sentenceOf(input, totals, compared),
    breakdowns: breakdownsOf(totals),
    charts: charts(story, totals),
    tables: tables(input, story, totals),
    steps: sheet.steps,
    actions: actionsOf(input, story, totals),
    caveats: caveatsOf(input, story, totals),
  };
}

function breakdownsOf({ tax, taxOnGains }: Totals): Breakdown[] {
  if (tax <= 0 || taxOnGains <= 0) return [];
  return [
    {
      title: 'Total tax',
      total: rupees('Total tax', tax + taxOnGains, { tone: 'tax' }),
      parts: [rupees('Tax as salary', tax, { tone: 'tax' }), rupees('Tax on the gains', taxOnGains, { tone: 'cost' })],
    },
  ];
}

function sentenceOf(input: EsopInput, totals: Totals, compared: ReturnType<typeof nowOrLater>): string {
  const { perquisite, tax, waiting, gains, taxOnGains, kept, left, price } = totals;
  const taxed =
    perquisite > 0
      ? `${inr(perquisite)} is taxed as salary, and the tax on it is ${inr(tax)}${waiting > 0 ? `. You pay ${waiting < tax - 0.5 ? `${inr(waiting)} of it` : 'it'} later, as your employer is an eligible start-up` : ''}.`
      : 'Nothing is taxed as salary here.';
  const beside =
    input.salary > 0 && (tax > 0 || taxOnGains > 0) ? `With a salary of ${inr(input.salary)} a year, ` : '';
  const sold =
    input.sales.length === 0
      ? ''
      : gains < 0
        ? ` The sales make a loss of ${inr(-gains)}, which does not lower that tax.`
        : ` The sales make a gain of ${inr(gains)}, and the tax on it is ${inr(taxOnGains)}.`;
  const at =
    left > 0 ? `, with ${formatNumber(left, 3)} ${left === 1 ? 'share' : 'shares'} left at ${exactInr(price)}` : '';
  const end = kept >= 0 ? ` You keep ${inr(kept)}${at}.` : ` In total you lose ${inr(-kept)}${at}.`;
  const choice =
    compared === null
      ? ''
      : Math.abs(compared.keptNow - compared.keptLater) < 1
        ? ' Exercising now or later leaves you the same.'
        : ` At the price you expect, ${compared.keptNow > compared.keptLater ? 'exercising now' : 'waiting'} leaves you ${inr(Math.abs(compared.keptNow - compared.keptLater))} more.`;
  return `${beside}${beside === '' ? taxed : taxed.replace(/^Nothing/, 'nothing')}${sold}${end}${choice}`;
}
