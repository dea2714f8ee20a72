import { electricRoadTax, maharashtraMost, type RoadTaxScale, roadTax, roadTaxCess } from '@/content/rules/car-loans';
import type { Citation } from '@/lib/law';
import type { CarLoanInput } from './form';

/** What of the form decides the road tax of a price. */
type RoadTaxInput = Pick<
  CarLoanInput,
  'state' | 'fuel' | 'boughtIn' | 'roadTax' | 'ownTaxRate' | 'roadTaxCess' | 'taxWaived' | 'waivedMost'
>;

/** The rates of a State for a car: % of the price by its band, the cess in % of the tax, and the most in ₹. */
interface RoadTaxRates {
  readonly scale: RoadTaxScale;
  /** The State's cess, % of the tax; 0 where it has none. */
  readonly cess: number;
  readonly most: number;
  readonly cite: Citation;
}

/** Road tax from the State's rates: the rate in %, the tax in ₹. */
export interface RoadTaxEstimate {
  readonly percent: number;
  readonly cess: number;
  readonly amount: number;
  readonly cite: Citation;
}

/** Road tax by a rate that the visitor entered, ₹: the tax on the price, its cess, and what the State waives of both. */
export interface OwnRoadTax {
  readonly tax: number;
  readonly cess: number;
  readonly waived: number;
  readonly amount: number;
}

/** Returns the road tax of a price by the visitor's own rate; null where none is entered, or the dealer's figure is there. */
export function ownRoadTax(input: RoadTaxInput, price: number): OwnRoadTax | null {
  if (input.ownTaxRate === null || input.roadTax !== null) return null;
  const tax = (price * input.ownTaxRate) / 100;
  const cess = (tax * input.roadTaxCess) / 100;
  const waived = Math.min(((tax + cess) * input.taxWaived) / 100, input.waivedMost ?? Number.POSITIVE_INFINITY);
  return { tax, cess, waived, amount: tax + cess - waived };
}

/** Returns the tax of an electric car in its State in the month of purchase; undefined for other cars, and where it has no day. */
export function electricPeriodOf({ state, fuel, boughtIn }: RoadTaxInput) {
  if (fuel !== 'electric' || state === 'other') return undefined;
  return electricRoadTax[state]?.find(
    ({ from, until }) => boughtIn >= from.slice(0, 7) && (until === undefined || boughtIn <= until.slice(0, 7)),
  );
}

/** Returns the rates of the State for the fuel and the month; null where none is on file, or the visitor has a rate. */
export function roadTaxRates(input: RoadTaxInput): RoadTaxRates | null {
  const { state, fuel, ownTaxRate } = input;
  if (ownTaxRate !== null || state === 'other') return null;
  const dated = electricPeriodOf(input);
  const { value, cite } = dated ? { value: { electric: dated.scale }, cite: dated.cite } : roadTax[state];
  const scale: RoadTaxScale | undefined = (value as Partial<Record<CarLoanInput['fuel'], RoadTaxScale>>)[fuel];
  if (!scale) return null;
  const own = roadTaxCess[state];
  return {
    scale,
    cess: own?.value ?? 0,
    most: state === 'maharashtra' ? maharashtraMost.value : Number.POSITIVE_INFINITY,
    cite: own?.cite ?? cite,
  };
}

/** Returns the State's road tax on a price, at the one rate of the band in which it lies; null where the visitor has a rate. */
export function roadTaxEstimate(input: RoadTaxInput, price: number): RoadTaxEstimate | null {
  const rates = roadTaxRates(input);
  const percent = rates?.scale.findLast(([above]) => price > above)?.[1];
  if (!rates || percent === undefined) return null;
  const tax = (price * percent) / 100;
  const amount = Math.min(tax + (tax * rates.cess) / 100, rates.most);
  return { percent, cess: rates.cess, cite: rates.cite, amount };
}

/** Returns whether the visitor or the table of States says what road tax is. */
export const hasRoadTax = (input: RoadTaxInput): boolean =>
  input.roadTax !== null || input.ownTaxRate !== null || roadTaxRates(input) !== null;
