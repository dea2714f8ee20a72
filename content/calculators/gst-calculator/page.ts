import { inForce, upToNow } from '@/content/in-force';
import {
  compensationCess,
  compositionRates,
  gstSlabs,
  rateReform,
  specialRates,
  standardRate,
  territoriesWithoutLegislature,
} from '@/content/rules/gst';
import { gstRegistration } from '@/content/rules/gst-registration';
import { addDays } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import { slabPeriod, taxWithinPrice } from '@/lib/tax/gst';
import type { CalculatorPage } from '../page';

const current = inForce(gstSlabs).value;
const slabs = current.map((rate) => pct(rate)).join(', ');
const gone = [...new Set(upToNow(gstSlabs).flatMap((entry) => entry.value))].filter((rate) => !current.includes(rate));
const [firstGone = 0, lastGone = 0] = gone;
const bricks = specialRates.find((each) => each.value === firstGone);
const lastDayOf = (rate: number): string => formatDate(slabPeriod(gstSlabs, rate)?.until ?? '');
const standard = standardRate.value;
const within = taxWithinPrice(1_000_00, { rate: standard, cess: 0 }, true).integratedTax / 100;
const cessEnded = formatDate(addDays(inForce(compensationCess).date, -1));

const { goods, goodsLower, services, lowest, lowerStates, lowestStates, notGoods } = gstRegistration.value;

export const page: CalculatorPage = {
  summary: 'Add GST to an amount, take it out of a price, or work out a whole invoice to the paisa.',
  description: `Add or remove GST at ${slabs}, split into CGST and SGST or IGST. With invoices, reverse charge, composition and rates by date.`,
  keywords: [
    'GST calculator',
    'GST inclusive calculator',
    'reverse GST calculator',
    'CGST SGST IGST calculator',
    'GST invoice calculator',
    'new GST rates 22 September 2025',
    'composition scheme tax',
  ],
  checkedOn: '2026-11-20',
  faqs: {
    'What are the GST rates now?': `The slabs are ${slabs}. Each is CGST and SGST together, or only IGST. A few supplies have their own rate outside the slabs, such as bricks or an affordable home under construction.`,
    'How do I take GST out of a price that includes it?': `Multiply the price by the rate and divide by 100 plus the rate. A price of ${inr(1_000)} at ${pct(standard)} includes ${exactInr(within)} of GST. Taking ${pct(standard)} of the price itself gives too much.`,
    'When is it CGST and SGST, and when IGST?': `CGST and SGST where the supplier and the place of supply are in one State. IGST where they are in two, and always for an SEZ. Within a Union territory without a legislature (${territoriesWithoutLegislature.value.join(', ')}) UTGST replaces SGST. Your total is the same, except for a paisa of rounding.`,
    [`Can I still be charged ${pct(firstGone)} or ${pct(lastGone)}?`]: `As a general slab, ${pct(firstGone)} ended on ${lastDayOf(firstGone)}. ${pct(lastGone)} continued only for pan masala and tobacco and ended on ${lastDayOf(lastGone)}. An older invoice with a date of supply before then correctly has the old rate.${bricks ? ` ${pct(firstGone)} is still the rate for ${bricks.what}.` : ''}`,
    'Is there still a compensation cess?': `No. From ${formatDate(rateReform.value)} only pan masala and tobacco had it. It ended on ${cessEnded}. For earlier supplies enter the date of supply and the cess in percent.`,
    'Why does my invoice differ from this by a paisa?':
      'It may round the tax on the total of each rate and not on each line. You can choose that under “Work out the tax”. Or it may work out the price before tax first, and CGST and SGST after that. We work out CGST and SGST first, in the words of rule 35, so they are always equal and the price still adds up.',
    'Is GST charged before or after a discount?':
      'After it, if the discount is shown on the invoice. A discount given later lowers the tax only under the conditions of section 15(3)(b), with a credit note.',
    'Can a composition dealer add GST to the bill?': `No. A composition dealer issues a bill of supply without GST and pays from turnover: a trader ${pct(compositionRates.trader.value.rate)} of taxable turnover, a manufacturer ${pct(compositionRates.manufacturer.value.rate)} of all turnover, a restaurant ${pct(compositionRates.restaurant.value.rate)}, other services ${pct(compositionRates.services.value.rate)}.`,
    'Do I have to register for GST?': `Once your turnover of the financial year is above ${inr(services)} with services, or above ${inr(goods)} with goods alone (${listed(notGoods)} apart, which have the limit of services). Everything under your PAN counts, all over India, with exports and exempt sales. For goods alone it is ${inr(goodsLower)} in ${listed(lowerStates)}; in ${listed(lowestStates)} it is ${inr(lowest)} for both. Whoever sells goods to other States, owes tax under reverse charge or sells goods on most online marketplaces registers at any turnover. Services to other States have the limit of services.`,
    'I have clients abroad. Do I charge them GST?': `Work for a client abroad that is paid in foreign exchange is an export, also for a freelancer: no GST is charged on it, but it counts for the turnover of ${inr(services)} above which you register. If you are registered, file a letter of undertaking (LUT), Form GST RFD-11, on the GST portal before the first export of each financial year. Without it you pay IGST of ${pct(standard)} and claim it back. The GST on your own purchases is credit; the GST input credit page works out its refund.`,
  },
  sources: [
    'cgst-act-2017',
    'sgst-acts-2017',
    'utgst-act-2017',
    'igst-act-2017',
    'cgst-rules-2017',
    'cgst-rate-9-2025',
    'cgst-rate-10-2025',
    'cgst-rate-11-2017',
    'cgst-rate-15-2025',
    'cgst-rate-12-2017',
    'cgst-rate-16-2025',
    'cgst-rate-19-2025',
    'cgst-notification-19-2025',
    'cgst-rate-14-2025',
    'cgst-rate-2-2022',
    'cgst-rate-40-2017',
    'cgst-rate-20-2019',
    'cgst-rate-1-2017',
    'cgst-rate-2-2017',
    'gst-compensation-act-2017',
    'compensation-cess-rate-1-2017',
    'compensation-cess-rate-2-2025',
    'compensation-cess-rate-3-2025',
  ],
  related: ['gst-input-credit', 'export-import-tax', 'tds-calculator', 'tax-audit-calculator'],
};
