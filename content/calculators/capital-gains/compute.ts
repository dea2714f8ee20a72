import { yearTitle } from '@/content/tax/law-names';
import { marginalRate, marginalRateWorking } from '@/content/tax/near';
import { percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import { roundedParts } from '@/lib/rounded-parts';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { actions, type Case, caveats, togetherCaveats } from './advice';
import { withExemptions } from './exemptions';
import type { CapitalGainsInput } from './form';
import { withLots } from './just-the-gain';
import { lotsOfYear } from './lots';
import { assessmentWith, gainOf, yearOf } from './person';
import { writePromoterTax } from './promoter';
import { charts, classLines, classTable, lossTable, lotTable } from './tables';
import { assetName, lotName, marginalLabel, writeLots, writeMarginalRate, writeSetOffs, writeTax } from './working';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns capital gains left after exemptions and losses, ₹. */
function netGains({ afterSetOff }: Assessment): number {
  const { amounts, land } = afterSetOff.special;
  const { winnings = 0, onlineGames = 0, nonResidentDividend = 0, nonResidentRoyalty = 0, ...gains } = amounts;
  return sum(Object.values(gains)) + sum(land.map(({ plain }) => plain)) + afterSetOff.slabShortTerm;
}

/** Returns the part of long-term equity gains that the yearly amount frees, ₹. */
const freed = ({ charge }: Assessment) => sum(charge.special.map(({ yearlyExemption }) => yearlyExemption));

/** What a part of the tax on the sales is for, in words, and how much it is, ₹. */
type Part = readonly [amount: number, words: string];

/** Returns what of the tax is not on the sales themselves: rebate that ends, surcharge that begins, each with its cess. */
function sideEffects(now: Assessment, without: Assessment, year: IncomeTaxYear): Part[] {
  const withCess = (amount: number) => amount * (1 + year.cess.value / 100);
  const surcharge = ({ charge }: Assessment) => charge.surcharge - charge.marginalRelief;
  const parts: readonly Part[] = [
    [withCess(without.charge.rebate.amount - now.charge.rebate.amount), 'of rebate that you lose'],
    [withCess(surcharge(now) - surcharge(without)), 'of surcharge that they cause'],
  ];
  return parts.filter(([amount]) => amount >= 1);
}

/** Returns the parts of the tax in words, rounded so that they add up; '' where all of it is on the sales. */
function partsOf(taxOnSales: number, effects: readonly Part[]): string {
  const own = taxOnSales - sum(effects.map(([amount]) => amount));
  if (effects.length === 0 || own < 0) return '';
  const parts: readonly Part[] = [[own, 'on the sales'], ...effects];
  const shown = roundedParts(
    taxOnSales,
    parts.map(([amount]) => amount),
  );
  return `: ${listed(parts.map(([, words], index) => `${inr(shown[index] ?? 0)} ${words}`))}`;
}

function meaning(
  { lots, year, input }: Pick<Case, 'lots' | 'year' | 'input'>,
  net: number,
  taxOnSales: number,
  carried: number,
  effects: readonly Part[],
): string {
  const one = lots[0];
  const what = one?.isGainOnly
    ? 'This sale'
    : lots.length === 1 && one
      ? one.row.name.trim() === ''
        ? `${lotName(one)} (${assetName(one)})`
        : lotName(one)
      : `Your ${lots.length} lots of ${yearTitle(year.financialYear)}`;
  const lost = carried > 0 ? ` You carry a loss of ${inr(carried)} forward to the next year.` : '';
  const dividend = sum(lots.map(({ gain }) => gain.dividend));
  const income =
    dividend > 0
      ? `${inr(net)} of taxable gains and ${inr(dividend)} of dividend`
      : `${inr(net)} of gains after exemptions and losses`;
  const adds = taxOnSales > 0 ? `add ${inr(taxOnSales)} to your tax` : 'add no tax';
  const verb = lots.length === 1 ? adds.replace(/^add/, 'adds') : adds;
  const rate = taxOnSales > 0 && net + dividend > 0 ? `, ${pct((taxOnSales / (net + dividend)) * 100, 1)} of it` : '';
  const other =
    input.otherIncome > 0
      ? ` Your other income is ${inr(input.otherIncome)}.`
      : ' We count no other income of yours. Enter it if you have any.';
  return `${what} ${lots.length === 1 ? 'leaves' : 'leave'} ${income} and ${verb}${rate}${partsOf(taxOnSales, effects)}.${other}${lost}`;
}

/** Returns the tax on the lots sold in a year: the difference that they make to the tax of the year. */
export function capitalGainsResult(given: CapitalGainsInput): Result {
  const input = withLots(given);
  const sheet = worksheet();
  const year = yearOf(input);
  const lots = withExemptions(lotsOfYear(input, year), input.exemptions);
  const gains = lots.map(gainOf);
  const dividend = sum(lots.map(({ gain }) => gain.dividend));
  const now = assessmentWith(input, gains, dividend);
  const without = assessmentWith(input, [], 0);
  const withMore = (extra: number) => assessmentWith(input, gains, dividend, extra);

  writeLots(sheet, lots, year);
  writeSetOffs(sheet, now, year);
  const net = sheet.step(
    rupees('Net capital gains', netGains(now)),
    'Gains after exemptions and losses, before the tax-free amount',
    year.setOff.withinHead,
  );
  const free = freed(now);
  const hasLongTermEquity = now.charge.special.some((line) => year.special[line.class]?.value.sharesExemption);
  const amountLeft = year.longTermEquityExemption.value - free;
  if (hasLongTermEquity) {
    sheet.step(
      rupees('Used of the yearly tax-free amount', free),
      `Of ${inr(year.longTermEquityExemption.value)} for long-term gains on listed shares and equity funds together, after losses`,
      year.longTermEquityExemption.cite,
    );
  }
  writeTax(sheet, { now, without, year });
  const promoters = writePromoterTax(sheet, lots, year);
  const taxOnSales = sheet.step(
    rupees('Tax on these sales', now.tax - without.tax + promoters, { tone: 'tax' }),
    `Tax with these sales − tax without them${promoters > 0 ? ' + additional tax of a promoter' : ''}`,
    year.regimes[input.regime].slabs.cite,
  );
  const carried = sheet.step(
    rupees('Loss carried forward', sum(now.carriedForward.map(({ amount }) => amount))),
    'Losses not set off against this year’s gains',
    year.setOff.capital,
  );
  const marginal = writeMarginalRate(
    sheet,
    marginalRate(withMore),
    marginalRateWorking(withMore),
    year.regimes[input.regime].slabs.cite,
  );

  const each: Case = {
    input,
    year,
    lots,
    now,
    assessedWith: (changed) => assessmentWith(input, changed, dividend),
    withMore,
    taxRead: (readings) => assessmentWith(input, gains, dividend, 0, readings).tax,
    amountLeft,
  };
  const lines = classLines(lots, now, year);
  const advised = actions(each);
  return {
    headline: [
      rupees('Tax on these sales', taxOnSales, { tone: 'tax' }),
      rupees('Net capital gains', net),
      rupees('Loss carried forward', carried),
      percentage(marginalLabel, marginal),
    ],
    sentence: meaning(each, net, taxOnSales, carried, sideEffects(now, without, year)),
    charts: charts(lots, lines, taxOnSales),
    tables: [
      ...(input.known === 'lots' ? [lotTable(lots)] : []),
      ...(lines.length > 0 ? [classTable(lines)] : []),
      ...lossTable(now),
    ],
    steps: sheet.steps,
    actions: advised,
    caveats: [...caveats(each), ...togetherCaveats(advised)],
  };
}
