import { yearTitle } from '@/content/tax/years';
import { inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import { roundedParts } from '@/lib/rounded-parts';
import { sumOf } from '@/lib/sum';
import type { Answer } from './answer';
import { assetName, bothWays, lotName } from './working';

/** What a part of the tax on the sales is for, in words, and how much it is, ₹. */
type Part = readonly [amount: number, words: string];

/** Returns what of the tax is not on the sales themselves: rebate that ends, surcharge that begins, each with its cess. */
function sideEffects({ now, without, year }: Answer): Part[] {
  const withCess = (amount: number) => amount * (1 + year.cess.value / 100);
  const surcharge = ({ charge }: typeof now) => charge.surcharge - charge.marginalRelief;
  const parts: readonly Part[] = [
    [withCess(without.charge.rebate.amount - now.charge.rebate.amount), 'of rebate that you lose'],
    [withCess(surcharge(now) - surcharge(without)), 'of surcharge that they cause'],
  ];
  return parts.filter(([amount]) => amount >= 1);
}

/** Returns the parts of the tax in words, rounded so that they add up; '' where all of it is on the sales. */
function partsOf(taxOnSales: number, effects: readonly Part[]): string {
  const own = taxOnSales - sumOf(effects, ([amount]) => amount);
  if (effects.length === 0 || own < 0) return '';
  const parts: readonly Part[] = [[own, 'on the sales'], ...effects];
  const shown = roundedParts(
    taxOnSales,
    parts.map(([amount]) => amount),
  );
  return `: ${listed(parts.map(([, words], index) => `${inr(shown[index] ?? 0)} ${words}`))}`;
}

/** Returns what was sold, as the sentence begins with it. */
function soldInWords({ lots, year }: Answer): string {
  const [one] = lots;
  if (one?.isGainOnly) return 'This sale';
  if (lots.length > 1 || !one) return `Your ${lots.length} lots of ${yearTitle(year.financialYear)}`;
  return one.row.name.trim() === '' ? `${lotName(one)} (${assetName(one)})` : lotName(one);
}

/** Returns which rate a property bought long ago has, of the two that it may have; '' for anything else. */
function indexationInWords({ lots: [lot], year }: Answer): string {
  const ways = lot && !lot.isGainOnly && bothWays(lot, year);
  if (!ways || ways.indexed === ways.plain) return '';
  const [atPlain, atIndexed] = [
    `${pct(ways.percent)} without indexation`,
    `${pct(ways.indexedPercent)} with indexation`,
  ];
  return ways.indexed < ways.plain
    ? ` The gain is taxed at ${atIndexed}: that is less tax than ${atPlain}.`
    : ` The gain is taxed at ${atPlain}: that is less tax than ${atIndexed}.`;
}

/** Returns what the sales leave and add to the tax. */
export function sentenceOf(answer: Answer, taxOnSales: number): string {
  const { lots, input, net, dividend, carried } = answer;
  const isOne = lots.length === 1;
  const income =
    dividend > 0
      ? `${net > 0 ? `${inr(net)} of taxable gains` : 'no taxable gain'} and ${inr(dividend)} of dividend`
      : `${net > 0 ? `${inr(net)} of gains` : 'no gain'} after exemptions and losses`;
  const adds = `${isOne ? 'adds' : 'add'} ${taxOnSales >= 0.5 ? `${inr(taxOnSales)} to your tax` : 'no tax'}`;
  const rate =
    taxOnSales >= 0.5 && net + dividend > 0 ? `, ${pct((taxOnSales / (net + dividend)) * 100, 1)} of it` : '';
  const other =
    input.otherIncome > 0
      ? ` Your other income is ${inr(input.otherIncome)}.`
      : ' We count no other income of yours. Enter it if you have any.';
  const lost = carried > 0 ? ` You carry a loss of ${inr(carried)} forward to the next year.` : '';
  const way = isOne && net > 0 ? indexationInWords(answer) : '';
  return `${soldInWords(answer)} ${isOne ? 'leaves' : 'leave'} ${income} and ${adds}${rate}${partsOf(taxOnSales, sideEffects(answer))}.${way}${other}${lost}`;
}
