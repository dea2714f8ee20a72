/** Questions about one sale and its gain or loss that several pages ask. Functions, so that a page makes only what it asks. */
import { type Condition, money } from '@/lib/calculator';
import { type Other, oneOf } from './kinds';

/** The highest amount of one sale or one loss, ₹. */
export const mostOfSale = 500_00_00_000;

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

/** Whose purchase counts for what came as a gift or an inheritance. */
const earlierOwner = 'Gift or inheritance: from the earlier owner’s purchase.';

/** What the cost of land or a building is that was inherited, and of an old one. */
export const costOfInherited =
  'Inherited: the earlier owner’s cost. Bought before 1 April 2001: the value on that day, if higher, but not above its stamp value.';

/** Asks how long land, a building or unlisted shares were held. */
export const heldForTwoYears = (other?: { readonly showIf: Condition }) =>
  oneOf({ label: 'Held for', help: earlierOwner, ...other }, [
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
