import { gstSlabs } from '@/content/rules/gst';
import { gstGoods, gstServices } from '@/content/rules/gst-items';
import { formatDate, pct } from '@/lib/format';
import { type IsoDate, valueOn } from '@/lib/law';
import { slabPeriod } from '@/lib/tax/gst';

/** Returns the day whose rates count: the date of supply, or where it is left empty the day on which the rates were checked. */
export const dayOfSupply = (date: IsoDate | ''): IsoDate => date || gstSlabs.checkedOn;

/** Returns the slabs in force on a day, % ascending. */
export const slabsOn = (day: IsoDate): readonly number[] => valueOn(gstSlabs, day).value;

/** Returns a rate as it is written: '0.25%'. */
export const rateText = (rate: number): string => pct(rate, 6);

const current = slabsOn(gstSlabs.checkedOn);
const everSlab = [...new Set(gstSlabs.from.flatMap((entry) => entry.value))];
const past = everSlab.filter((rate) => !current.includes(rate));

const usedFor: Readonly<Record<string, string>> = {
  0: 'Nil or exempt: fresh food, books, own health cover.',
  0.25: 'Rough diamonds and stones.',
  1.5: 'Cut and polished diamonds.',
  3: 'Gold, silver, jewellery.',
  5: 'Everyday goods.',
  18: 'Most goods and services.',
  40: 'Large cars, aerated drinks, betting.',
};

/** Every slab since 2017 as an option, those in force first; the value is the rate. */
export const slabOptions = [
  ...current.map((rate) => ({ value: String(rate), label: rateText(rate), help: usedFor[rate] })),
  ...past.map((rate) => ({
    value: String(rate),
    label: `${rateText(rate)} (until ${formatDate(slabPeriod(gstSlabs, rate)?.until ?? '')})`,
  })),
];

/** The options of the item finder, by name. */
export const itemOptions = [...gstGoods, ...gstServices].map(({ id, name, code }) => ({
  value: id,
  label: `${name} (${code})`,
}));
