import { tcsOnVehicles } from '@/content/rules/tcs';
import { HALF_PAISA } from '@/lib/finance/half-paisa';
import { valueOn } from '@/lib/law';
import type { CarLoanInput } from './form';
import { hasRoadTax, roadTaxRates } from './road-tax';

/** The form's input with the prices that the answer takes, whichever of them was typed. */
export type PricedInput = CarLoanInput & {
  /** Whether the ex-showroom price was typed or is estimated from the on-road price; one that nothing gives is 0. */
  readonly priceIs: 'typed' | 'estimated' | 'unknown';
};

/** Road tax of a price in ₹: a share of it, and an amount. */
interface TaxLine {
  readonly share: number;
  readonly plus: number;
}

/** The prices above one and up to another, both in ₹, whose road tax and TCS are shares that do not change. */
export interface PriceBand {
  readonly above: number;
  readonly upTo: number;
  /** TCS as a share of the price. */
  readonly tcs: number;
  /** Road tax is the least, or the greatest, of these. */
  readonly taxes: readonly TaxLine[];
  readonly takes: 'least' | 'greatest';
}

/** Returns the road tax of a band that begins above a price. */
function taxAbove(input: CarLoanInput, above: number): Pick<PriceBand, 'taxes' | 'takes'> {
  if (input.roadTax !== null) return { taxes: [{ share: 0, plus: input.roadTax }], takes: 'least' };
  if (input.ownTaxRate !== null) {
    const full = (input.ownTaxRate / 100) * (1 + input.roadTaxCess / 100);
    const waived = { share: full * (1 - input.taxWaived / 100), plus: 0 };
    const { waivedMost } = input;
    return {
      taxes: waivedMost === null ? [waived] : [waived, { share: full, plus: -waivedMost }],
      takes: 'greatest',
    };
  }
  const { scale = [], cess = 0, most = Number.POSITIVE_INFINITY } = roadTaxRates(input) ?? {};
  const percent = scale.findLast(([from]) => from <= above)?.[1] ?? 0;
  const byRate = { share: (percent / 100) * (1 + cess / 100), plus: 0 };
  return { taxes: Number.isFinite(most) ? [byRate, { share: 0, plus: most }] : [byRate], takes: 'least' };
}

/** Returns the bands of prices by the road tax and the TCS of the input, the lowest first. */
export function priceBands(input: CarLoanInput): readonly PriceBand[] {
  const { percent, above: limit } = valueOn(tcsOnVehicles, `${input.boughtIn}-01`).value;
  const own = input.roadTax === null ? (roadTaxRates(input)?.scale ?? []) : [];
  const starts = [...new Set([0, limit, ...own.map(([above]) => above)])].sort((one, other) => one - other);
  return starts.map((above, index) => ({
    above,
    upTo: starts[index + 1] ?? Number.POSITIVE_INFINITY,
    tcs: above >= limit ? percent / 100 : 0,
    ...taxAbove(input, above),
  }));
}

/**
 * Returns the highest ex-showroom price in ₹ that with its road tax, TCS and the parts that were typed is no more than the on-road price.
 * At a limit of the rates both begin to apply to the whole price: what no price makes exactly leaves a rest.
 */
function priceWithin(input: CarLoanInput): number {
  const left = input.quotedPrice - input.insurance - input.registration - input.accessories;
  for (const { above, upTo, tcs, taxes, takes } of priceBands(input).toReversed()) {
    const each = taxes.map(({ share, plus }) => (left - plus) / (1 + share + tcs));
    const price = takes === 'least' ? Math.max(...each) : Math.min(...each);
    if (above === 0 || price > above + HALF_PAISA) return Math.min(price, upTo);
  }
  return 0;
}

/** Returns the input with the prices of the answer: those that were typed, or an estimate of the ex-showroom price from the on-road price. */
export function pricedInput(input: CarLoanInput): PricedInput {
  if (input.priceKnown === 'exShowroom') return { ...input, priceIs: 'typed' };
  const onRoad = { ...input, onRoadPrice: input.quotedPrice };
  if (input.exShowroomKnown !== null) return { ...onRoad, exShowroom: input.exShowroomKnown, priceIs: 'typed' };
  return hasRoadTax(input)
    ? { ...onRoad, exShowroom: priceWithin(input), priceIs: 'estimated' }
    : { ...onRoad, exShowroom: 0, priceIs: 'unknown' };
}
