import { assetTreatments } from '@/content/rules/income-tax/capital-gains';
import { addDays } from '@/lib/calendar';
import { type IsoDate, valueOn } from '@/lib/law';
import { lastDayWithin } from '@/lib/tax/capital-gains';
import type { CapitalGainsInput } from './form';

type Row = CapitalGainsInput['lots'][number];

/** Returns a day of purchase that gives the chosen term: it decides nothing else, and no line of the answer shows it. */
function purchaseDay({ gainAsset, gainTerm, gainSold }: CapitalGainsInput): IsoDate {
  const { longTermMonths, shortTermIfBoughtFrom } = valueOn(assetTreatments[gainAsset], gainSold).value;
  if (gainTerm === 'short' || longTermMonths === null) return addDays(gainSold, -1);
  const day = addDays(lastDayWithin(gainSold, -longTermMonths), -1);
  return shortTermIfBoughtFrom !== undefined && day >= shortTermIfBoughtFrom ? addDays(shortTermIfBoughtFrom, -1) : day;
}

/** Returns the input with the one lot that "just the gain" means; any other input as it is. */
export function withLots(input: CapitalGainsInput): CapitalGainsInput {
  if (input.known === 'lots') return input;
  const row: Row = {
    name: '',
    asset: input.gainAsset,
    bought: purchaseDay(input),
    sold: input.gainSold,
    cost: 0,
    price: input.gain,
    more: false,
    expenses: 0,
    fairValue2018: null,
    fairValue2001: null,
    stampValue: null,
    share: 100,
    promoter: false,
  };
  return { ...input, lots: [row], improvements: [] };
}
