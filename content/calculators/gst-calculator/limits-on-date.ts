import { compensationCess, gstSlabs, rateReform, specialRates, tobaccoSlab } from '@/content/rules/gst';
import { type GstItemRates, gstItemBasis, gstItemRates } from '@/content/rules/gst-item-rates';
import { type GstItem, gstGoods, gstServices } from '@/content/rules/gst-items';
import { addDays } from '@/lib/calendar';
import { exactInr, formatDate } from '@/lib/format';
import { type Citation, type IsoDate, valueOn } from '@/lib/law';
import { type GstRates, slabPeriod } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { dayOfSupply, rateText, slabsOn } from './rate-on-date';

/** Returns why a slab cannot be used for a date of supply; null where it was in force. */
export function slabProblem(rate: number, date: IsoDate | ''): string | null {
  const day = dayOfSupply(date);
  const period = slabPeriod(gstSlabs, rate);
  if (!period || slabsOn(day).includes(rate)) return null;
  return day < period.from
    ? `${rateText(rate)} began on ${formatDate(period.from)}. Choose another rate, or a date of supply from then on.`
    : `${rateText(rate)} ended on ${formatDate(period.until ?? '')}. Choose a rate in force, or a date of supply up to then.`;
}

/** Returns why a rate that was typed cannot be used: it is a slab out of force on the day, and no notification names it apart. */
export function typedRateProblem(rate: number, date: IsoDate | ''): string | null {
  return specialRates.some(({ value }) => value === rate) ? null : slabProblem(rate, date);
}

/** Returns why compensation cess cannot be charged beside a rate on a date of supply; null where it can. */
export function cessProblem({ rate, cess }: GstRates, date: IsoDate | ''): string | null {
  const onDay = valueOn(compensationCess, dayOfSupply(date));
  if (cess === 0 || onDay.value === 'many goods') return null;
  if (onDay.value === 'none') {
    return `Compensation cess ended on ${formatDate(addDays(onDay.date, -1))}. Leave it at 0, or choose an earlier date of supply.`;
  }
  if (rate === tobaccoSlab.value) return null;
  return `From ${formatDate(onDay.date)} only ${onDay.value} at ${rateText(tobaccoSlab.value)} had compensation cess. Leave it at 0, or choose an earlier date of supply.`;
}

/** Returns what is on file about an item of the finder, with the authority for its rate on a day. */
export function itemOnDay(
  id: string,
  day: IsoDate,
): { item: GstItem; onFile: GstItemRates; rates: GstRates; cite: Citation; noCredit: boolean } | null {
  const isService = gstServices.some((service) => service.id === id);
  const item = (isService ? gstServices : gstGoods).find((each) => each.id === id);
  const onFile = gstItemRates[id];
  if (!item || !onFile) return null;
  const isBefore = day < rateReform.value;
  const rates = isBefore ? { rate: onFile.before, cess: onFile.cessBefore ?? 0 } : { rate: onFile.now, cess: 0 };
  const basis = gstItemBasis[isService ? 'services' : 'goods'][rates.rate === 0 ? 'exempt' : 'taxed'];
  const noCredit = onFile.noCredit === 'always' || (onFile.noCredit === 'now' && !isBefore);
  return { item, onFile, rates, cite: isBefore ? basis.before : basis.now, noCredit };
}

/** Returns why the price of one, in paise without GST, is not in the range of an item; null where it is, or the item has none. */
export function itemPriceProblem({ item, rate, pricing, date }: GstInput, price: number): string | null {
  const isFor = (id: string): boolean => {
    const [above, upTo] = gstItemRates[id]?.price ?? [0, 0];
    return price > above * 100 && (upTo === null || price <= upTo * 100);
  };
  const found = rate === 'item' ? itemOnDay(item, dayOfSupply(date)) : null;
  if (!found?.onFile.price || price <= 0 || isFor(item)) return null;
  const right = [...gstGoods, ...gstServices].find(({ id, code }) => code === found.item.code && isFor(id));
  // Within a price another rate makes another value, so the item that fits this one need not fit its own.
  const choose = right && pricing === 'exclusive' ? `Choose “${right.name}”.` : 'Choose the item for its price.';
  return `One is ${exactInr(price / 100)} before GST, so “${found.item.name}” is not the right item. ${choose}`;
}
