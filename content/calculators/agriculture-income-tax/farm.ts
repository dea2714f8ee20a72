import { type AgricultureRules, agriculture, type MixedCrop } from '@/content/rules/income-tax/agriculture';
import { earlierRows } from '@/content/tax/brought-forward';
import { actOf } from '@/content/tax/years';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { type NetAgriculturalIncome, netAgriculturalIncome, splitOfCrop } from '@/lib/tax/agriculture';
import { toNearestMultiple } from '@/lib/tax/rounding';
import type { AgricultureInput } from './form';

const cropNames: Readonly<Record<MixedCrop, string>> = {
  tea: 'tea',
  rubber: 'rubber',
  coffeeCured: 'cured coffee',
  coffeeRoasted: 'roasted and ground coffee',
};

/** One mixed crop of the year, all its rows together, ₹. */
interface Crop {
  readonly crop: MixedCrop;
  readonly profit: number;
  readonly agricultural: number;
  readonly business: number;
}

/** The farm of the year, ₹. */
export interface Farm {
  readonly law: AgricultureRules;
  /** From crops other than the mixed ones. */
  readonly own: number;
  readonly crops: readonly Crop[];
  /** The business part of the mixed crops; negative for a loss. */
  readonly business: number;
  readonly working: NetAgriculturalIncome;
  /** What is compared with the limit and counts for the rate: rounded where the visitor asks for it. */
  readonly net: number;
  /** The same under the other reading. */
  readonly netOtherwise: number;
  readonly lossToCarry: number;
}

function cropsOf(input: AgricultureInput, { mixed }: AgricultureRules): Crop[] {
  const names = Object.keys(cropNames) as MixedCrop[];
  return names.flatMap((crop) => {
    const rows = input.crops.filter((row) => row.crop === crop);
    const profit = rows.reduce((sum, row) => sum + row.profit, 0);
    return rows.length === 0 ? [] : [{ crop, profit, ...splitOfCrop(profit, mixed[crop].value) }];
  });
}

/** Returns the net agricultural income of the year and the business part of mixed crops. */
export function farmOf(input: AgricultureInput): Farm {
  const law = agriculture[actOf(input.financialYear)];
  const own = input.farm === 'net' ? input.net : input.receipts - input.costs;
  const crops = cropsOf(input, law);
  const working = netAgriculturalIncome(
    {
      sources: crops.reduce((sum, { agricultural }) => sum + agricultural, own),
      stateTax: input.stateTax,
      losses: earlierRows(input.losses, input.financialYear).map(({ year, amount }) => ({
        financialYear: year,
        amount,
      })),
    },
    input.financialYear,
    law.lossYears.value,
  );
  const rounded = toNearestMultiple(working.net, law.multiple.value);
  const inTens = input.rounding === 'tens';
  return {
    law,
    own,
    crops,
    business: crops.reduce((sum, { business }) => sum + business, 0),
    working,
    net: inTens ? rounded : working.net,
    netOtherwise: inTens ? working.net : rounded,
    lossToCarry: working.carriedForward.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Writes how net agricultural income came about. */
export function farmSteps({ step, heading }: Worksheet, input: AgricultureInput, farm: Farm): void {
  const { working, law } = farm;
  heading('Net agricultural income');
  step(
    rupees('From your crops and farm land', farm.own),
    input.farm === 'net'
      ? 'After costs, as you entered it'
      : `${inr(input.receipts)} of sales and rent − ${inr(input.costs)} of costs`,
    law.working,
  );
  for (const { crop, profit, agricultural, business } of farm.crops) {
    const { value, cite } = law.mixed[crop];
    step(rupees(`Agricultural part of ${cropNames[crop]}`, agricultural), `${pct(value)} of ${inr(profit)}`, cite);
    step(
      rupees(`Business part of ${cropNames[crop]}`, business),
      'The rest is business income and is taxed with your other income',
      cite,
    );
  }
  if (input.stateTax > 0) {
    step(rupees('State agricultural income tax', input.stateTax), 'Deducted', law.stateTax);
  }
  const hasLosses = earlierRows(input.losses, input.financialYear).length > 0;
  if (hasLosses) {
    step(
      rupees('Earlier losses set off', working.setOff),
      `Losses of the ${law.lossYears.value} years before, oldest first, against agricultural income only`,
      law.lossYears.cite,
    );
  }
  if (hasLosses || farm.lossToCarry > 0) {
    step(
      rupees('Agricultural loss to carry', farm.lossToCarry),
      'For agricultural income of later years',
      law.lossYears.cite,
    );
  }
  const parts =
    working.setOff > 0
      ? `${inr(working.ofTheYear)} of the year − ${inr(working.setOff)} of earlier losses`
      : 'Result of the year';
  step(
    rupees('Net agricultural income', farm.net),
    working.ofTheYear < 0
      ? `The year ends in a loss of ${inr(-working.ofTheYear)}, which counts as nothing`
      : input.rounding === 'tens'
        ? `${parts}, to the nearest ${inr(law.multiple.value)}`
        : parts,
    working.ofTheYear < 0 ? law.lossIgnored : input.rounding === 'tens' ? law.multiple.cite : law.working,
  );
}
