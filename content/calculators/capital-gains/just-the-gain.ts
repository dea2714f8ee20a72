import { assetTreatments } from '@/content/rules/income-tax/capital-gains';
import { addDays } from '@/lib/calendar';
import { type IsoDate, valueOn } from '@/lib/law';
import { lastDayWithin } from '@/lib/tax/capital-gains';
import type { CapitalGainsInput } from './form';
import { filledIn, type LotRow, type SoldInput } from './lots';

/** Returns a day of purchase that gives the chosen term: it decides nothing else, and no line of the answer shows it. */
function purchaseDay({ gainAsset, gainTerm, gainSold }: CapitalGainsInput): IsoDate {
  const { longTermMonths, shortTermIfBoughtFrom } = valueOn(assetTreatments[gainAsset], gainSold).value;
  if (gainTerm === 'short' || longTermMonths === null) return addDays(gainSold, -1);
  const day = addDays(lastDayWithin(gainSold, -longTermMonths), -1);
  return shortTermIfBoughtFrom !== undefined && day >= shortTermIfBoughtFrom ? addDays(shortTermIfBoughtFrom, -1) : day;
}

/** Returns the input as it counts, with the one lot that "just the gain" means. */
export function withLots(given: CapitalGainsInput): SoldInput {
  const input = filledIn(given);
  if (input.known === 'lots') return input;
  const row: LotRow = {
    name: '',
    asset: input.gainAsset,
    bought: purchaseDay(given),
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
