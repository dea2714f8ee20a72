import { compensationCess, gstSlabs, rateReform, tobaccoSlab } from '@/content/rules/gst';
import { type GstItem, gstGoods, gstItemBasis, gstServices } from '@/content/rules/gst-items';
import { addDays } from '@/lib/calendar';
import { formatDate, formatPercent } from '@/lib/format';
import { type Citation, type IsoDate, valueOn } from '@/lib/law';
import { type GstRates, slabPeriod } from '@/lib/tax/gst';

/** The day whose rates count: the date of supply, or where it is left empty the day on which the rates were checked. */
export const dayOfSupply = (date: IsoDate | ''): IsoDate => date || gstSlabs.checkedOn;

/** The slabs in force on a day, % ascending. */
export const slabsOn = (day: IsoDate): readonly number[] => valueOn(gstSlabs, day).value;

/** A rate as it is written: '0.25%'. */
export const rateText = (rate: number): string => formatPercent(rate, 6);

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

/** Why a slab cannot be used for a date of supply; null where it was in force. */
export function slabProblem(rate: number, date: IsoDate | ''): string | null {
  const day = dayOfSupply(date);
  const period = slabPeriod(gstSlabs, rate);
  if (!period || slabsOn(day).includes(rate)) return null;
  return day < period.from
    ? `${rateText(rate)} began on ${formatDate(period.from)}. Choose another rate, or a date of supply from then on.`
    : `${rateText(rate)} ended on ${formatDate(period.until ?? '')}. Choose a rate in force, or a date of supply up to then.`;
}

/** Why compensation cess cannot be charged beside a rate on a date of supply; null where it can. */
export function cessProblem({ rate, cess }: GstRates, date: IsoDate | ''): string | null {
  const onDay = valueOn(compensationCess, dayOfSupply(date));
  if (cess === 0 || onDay.value === 'many goods') return null;
  if (onDay.value === 'none') {
    return `Compensation cess ended on ${formatDate(addDays(onDay.date, -1))}. Leave it at 0, or choose an earlier date of supply.`;
  }
  if (rate === tobaccoSlab.value) return null;
  return `From ${formatDate(onDay.date)} only ${onDay.value} at ${rateText(tobaccoSlab.value)} bore compensation cess. Leave it at 0, or choose an earlier date of supply.`;
}

/** The options of the item finder, by name. */
export const itemOptions = [...gstGoods, ...gstServices].map(({ id, name, code }) => ({
  value: id,
  label: `${name} (${code})`,
}));

/** What is on file about an item of the finder, with the authority for its rate on a day. */
export function itemOnDay(id: string, day: IsoDate): { item: GstItem; rates: GstRates; cite: Citation } | null {
  const isService = gstServices.some((service) => service.id === id);
  const item = (isService ? gstServices : gstGoods).find((each) => each.id === id);
  if (!item) return null;
  const isBefore = day < rateReform.value;
  const rates = isBefore ? { rate: item.before, cess: item.cessBefore ?? 0 } : { rate: item.now, cess: 0 };
  const basis = gstItemBasis[isService ? 'services' : 'goods'][rates.rate === 0 ? 'exempt' : 'taxed'];
  return { item, rates, cite: isBefore ? basis.before : basis.now };
}
