/** Questions about capital gains that several pages ask. Functions, so that a page makes only what it asks. */
import { firstTaxYear } from '@/content/rules/years/on-file';
import { type Condition, money } from '@/lib/calculator';
import { mostOfYear, type Other, oneOf } from './kinds';

/** The highest amount of one sale or one loss, ₹. */
export const mostOfSale = 500_00_00_000;

/** Bounds of a gain where the page takes no loss. */
export const noLoss = { min: 0, slider: { min: 0, max: 20_00_000 } } as const;

/** Asks for a gain of the year in ₹; below zero it is a loss. */
export const gain = (label: string, other?: Other) =>
  money({
    label,
    min: -mostOfYear,
    max: mostOfYear,
    default: 0,
    slider: { min: -10_00_000, max: 50_00_000 },
    ...other,
  });

/** Asks for short-term gains on which STT was paid: section 111A. */
export const shortEquity = (other?: Other) =>
  gain('Short-term gains, listed shares and equity funds', {
    help: `Section 111A (${firstTaxYear}: 196). Put a minus for a loss.`,
    ...other,
  });

/** Asks for long-term gains on which STT was paid: section 112A. */
export const longEquity = (other?: Other) =>
  gain('Long-term gains, listed shares and equity funds', {
    help: `Section 112A (${firstTaxYear}: 198), before the yearly tax-free amount.`,
    ...other,
  });

/** Asks for short-term gains that no section gives a rate of their own. */
export const shortOther = (other?: Other) =>
  gain('Short-term gains at slab rates', {
    help: 'Property, gold, unlisted shares, debt funds bought since April 2023.',
    ...other,
  });

/** Asks for long-term gains of section 112. */
export const longOther = (other?: Other) =>
  gain('Other long-term gains', {
    help: `Section 112 (${firstTaxYear}: 197). Land and buildings bought before 23 July 2024: next two boxes.`,
    ...other,
  });

/** Asks for the gain with plain cost on land and buildings that have a choice of the rate. */
export const landGain = (other?: Other) =>
  gain('Long-term gain on land or building bought before 23 July 2024', { help: 'With plain cost.', ...other });

/** Asks for the gain on the same land and buildings with indexed cost. */
export const landGainIndexed = (other?: Other) => gain('The same gain with indexed cost', other);

/** Asks for gains on virtual digital assets, whose losses do not count. */
export const tokenGain = (other?: Other) =>
  gain('Gains on crypto and other virtual assets', {
    help: `Section 115BBH (${firstTaxYear}: 194). You cannot set off losses.`,
    ...noLoss,
    ...other,
  });

/** Asks for a loss of earlier years of a kind ("Short-term"), ₹, still to be set off. */
export const lossBroughtForward = (kind: string, other?: Other) =>
  money({
    label: `${kind} loss brought forward`,
    min: 0,
    max: mostOfSale,
    default: 0,
    slider: { min: 0, max: 10_00_000 },
    ...other,
  });

/** What a capital loss brought forward must be of. */
export const lossFiledInTime = 'From returns filed in time, of the last eight years.';

/** Asks how long land, a building or unlisted shares were held. */
export const heldForTwoYears = (other?: { readonly showIf: Condition }) =>
  oneOf({ label: 'Held for', ...other }, [
    ['long', 'More than two years'],
    ['short', 'Two years or less'],
  ]);

/** Asks whether a gain is long-term or short-term. */
export const termOfGain = (label: string, other?: { readonly help?: string; readonly showIf?: Condition }) =>
  oneOf({ label, ...other }, [
    ['long', 'Long-term'],
    ['short', 'Short-term'],
  ]);

/** Asks what a sale on the anniversary of the purchase is, which is disputed; `months` are those of the law: "12 or 24 months". */
export const onAnniversary = (months: string, showIf?: Condition) =>
  termOfGain('Sold on the anniversary of the purchase', {
    help: `The law asks for more than ${months}. The Delhi High Court counts the day of purchase.`,
    ...(showIf && { showIf }),
  });

/** Asks whether who sells is resident. */
export const sellerResidence = () =>
  oneOf({ label: 'Residence' }, [
    ['resident', 'Resident'],
    ['nonResident', 'Non-resident (NRI)'],
  ]);
