import { heldInWords, isOtherFund, longTermRate, onTopInWords, shortTermRate } from '@/content/investing/tax';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { sumStep } from '@/content/sum-step';
import { percentage, rupees, type Worksheet } from '@/lib/calculator';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus, yearsPower } from '@/lib/format-working';
import type { Citation } from '@/lib/law';
import type { LumpsumVsSipInput } from './form';
import {
  breakEvenRise,
  partsXirr,
  pathCount,
  pathNames,
  sameSip,
  seed,
  type TwoWays,
  type Way,
  yearly,
  yearlyOfParts,
} from './two-ways';

const compound: Citation = { source: 'level-annuity', at: 'Compound interest: P × (1 + i)ⁿ' };

/** Writes the fund, both ways with their tax, and how they compare; `share` is of the random paths on which all at once wins, %. */
export function waySteps(
  { heading, step }: Worksheet,
  input: LumpsumVsSipInput & { readonly entered: number },
  both: TwoWays,
  share: number,
): void {
  const { total, spread, period } = input;
  const last = both.prices[period] ?? 1;
  heading('The fund');
  if (input.convention === 'nominal-start') {
    step(percentage('Return of a whole year', input.rate), `${onePlus(input.entered, 2, 12)}^12 − 1`, compound);
  }
  step(
    percentage('Total change in the fund', (last - 1) * 100),
    input.path === 'steady'
      ? `${onePlus(input.rate)}^${yearsPower(period)} − 1`
      : `${pathNames[input.path]}, then ${pct(input.rate)} a year`,
    compound,
  );
  heading('All at once');
  step(rupees('Value, all at once', both.atOnce.value), `${inr(total)} × ${formatNumber(last, 6)}`, compound);
  taxSteps(step, 'all at once', input, both.atOnce);
  heading('Month by month');
  step(
    rupees('Part invested each month', both.part, { decimals: 2 }),
    input.sip === null ? `${inr(total)} ÷ ${spread}` : 'The SIP that you entered',
  );
  if (input.sip !== null) {
    step(rupees('Paid in, month by month', both.monthly.paid), `${inr(both.part)} × ${spread}`);
  }
  step(
    rupees('In the fund', both.monthly.fund),
    `Each part × the growth of the fund from its month to the end, added up`,
    compound,
  );
  if (input.sip === null) {
    step(
      rupees('Earned while waiting', both.monthly.parked),
      `Money not yet invested earns ${pct(input.idleRate)} a year. What it earns stays there to the end`,
    );
  }
  step(
    rupees('Value, month by month', both.monthly.value),
    input.sip === null ? 'In the fund + earned while waiting' : 'All of it is in the fund',
  );
  taxSteps(step, 'month by month', input, both.monthly);
  sideBySideSteps({ heading, step }, input, both, share);
}

/** Writes how both ways compare. */
function sideBySideSteps(
  { heading, step }: Pick<Worksheet, 'heading' | 'step'>,
  input: LumpsumVsSipInput,
  both: TwoWays,
  share: number,
): void {
  const { spread, period } = input;
  const last = both.prices[period] ?? 1;
  heading('Side by side');
  step(
    percentage('Yearly return, all at once', yearly(both.atOnce, input)),
    'On all your money from the first day, after tax',
  );
  const ofParts = yearlyOfParts(both, input);
  if (ofParts !== null) {
    step(
      percentage('Yearly return, month by month', ofParts),
      input.sip === null
        ? 'On all your money from the first day, including the money that waits, after tax'
        : 'XIRR of the SIP: the yearly rate at which its instalments grow to what is left after tax',
    );
  }
  if (input.sip !== null) {
    step(
      rupees('SIP a month that ends the same', sameSip(both)),
      `${inr(both.part)} × ${inr(both.atOnce.value)} ÷ ${inr(both.monthly.value)}, before tax`,
    );
  }
  const xirr = partsXirr(input, both.part, both.monthly.fund);
  if (xirr !== null) {
    step(
      percentage('XIRR of the monthly parts', xirr),
      'In the fund, before tax. It counts only money that was in the fund',
    );
  }
  step(
    rupees('Amount at once that gives the same', both.monthly.value / last),
    `${inr(both.monthly.value)} ÷ ${formatNumber(last, 6)}`,
  );
  const rise = breakEvenRise(input);
  if (rise !== null) {
    step(
      percentage('Rise in the fund from which all at once wins', rise * 100),
      `An even rise over the ${formatMonths(spread)} of investing. Below it, month by month ends higher, before tax`,
    );
  }
  if (spread === 1 || input.sip !== null) return;
  step(
    percentage('Random paths on which all at once wins', share, { decimals: 1 }),
    `${formatNumber(pathCount)} paths drawn with seed ${seed}, average growth ${pct(input.rate)} a year, ups and downs of ${pct(input.volatility)}, before tax`,
  );
}

function taxSteps(step: Worksheet['step'], name: string, input: LumpsumVsSipInput, way: Way): void {
  if (input.fund === 'none') return;
  const held = heldInWords(input);
  const noGain = Math.max(way.shortGain, way.longGain, way.gain) <= 0;
  step(
    rupees(`Tax, ${name}`, way.tax.total),
    `${
      noGain
        ? 'There is no gain to tax'
        : input.fund === 'debt'
          ? `${pct(input.slabRate)} of ${inr(Math.max(0, way.gain))}`
          : `Short-term ${inr(way.shortGain)} (held for ${held.young}) at ${pct(shortTermRate(input))}, long-term ${inr(way.longGain)} at ${pct(longTermRate(input.fund).value)}${isOtherFund(input.fund) ? '' : ' above the exempt amount'}`
    }${onTopInWords(input, way.tax)}`,
    input.fund === 'debt' ? law.slabTaxedIfBoughtFrom.cite : longTermRate(input.fund).cite,
  );
  sumStep({ step }, rupees(`After tax, ${name}`, way.afterTax), [way.value, -way.tax.total]);
}
