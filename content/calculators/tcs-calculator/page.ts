import type { CalculatorPage } from '@/content/calculators/page';
import { inForce, lastReplaced } from '@/content/in-force';
import { newForms } from '@/content/rules/income-tax/concordance';
import {
  tcsOnEducationAbroad,
  tcsOnLuxuryGoods,
  tcsOnOtherRemittance,
  tcsOnTours,
  tcsOnVehicles,
  tcsWithoutPan,
} from '@/content/rules/tcs';
import { lastOf1961Act } from '@/content/rules/years/on-file';
import { addDays } from '@/lib/calendar';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';

const since = inForce(tcsOnEducationAbroad).date;
const before = addDays(since, -1);
const limit = inr(inForce(tcsOnOtherRemittance).value.above);
const other = pct(inForce(tcsOnOtherRemittance).value.percent);
const education = (day: string) => pct(valueOn(tcsOnEducationAbroad, day).value.percent);
const vehicle = inForce(tcsOnVehicles).value;
const tours = inForce(tcsOnTours);
const [tourFirst, tourRest] = lastReplaced(tcsOnTours).value;
const pan = inForce(tcsWithoutPan).value;
const luxurySince = tcsOnLuxuryGoods.from.find(({ value }) => value.percent > 0)?.date ?? '';
const tourNow = pct(tours.value[0]?.[1] ?? 0);

export const page: CalculatorPage = {
  summary: 'The tax that a bank, dealer or tour operator collects from you (TCS), why, and how you get it back.',
  description:
    'TCS calculator for India: remittances under LRS, overseas tours, cars, luxury goods and scrap, by day, with the yearly limit, PAN rule and refund.',
  keywords: [
    'tcs calculator',
    'tcs on foreign remittance',
    'lrs tcs',
    'tcs on car',
    'tcs on tour package',
    '206C',
    '206C(1G)',
    'tcs due date',
    'form 27EQ',
  ],
  checkedOn: tcsOnOtherRemittance.checkedOn,
  faqs: {
    'How much can I send abroad without TCS?': `${limit} in a financial year, for all purposes and through all banks together. Above that the bank collects ${other}. For education from your own money and for medical treatment it is ${education(before)} up to ${formatDate(before)} and ${education(since)} from ${formatDate(since)}. Nothing is collected on what an education loan pays.`,
    'Is TCS an extra cost?':
      'No. It counts as tax you have paid. It lowers the tax in your return, or you get a refund. But you cannot use the money until then. The calculator shows that cost.',
    'I earn a salary. Must I wait for the refund?': `No, as long as the year of the payment runs: tell your employer about the TCS (in Form ${newForms['12BAA']}, up to FY ${lastOf1961Act} Form 12BAA). The employer then deducts less tax from your pay. If you pay advance tax, subtract it from the next instalment. After 31 March only the return brings it back.`,
    'Is TCS on a car only on the part above the limit?': `No, on the whole price. For a car of ${inr(vehicle.above + 2_00_000)} it is ${pct(vehicle.percent)} of ${inr(vehicle.above + 2_00_000)}. For a car of exactly ${inr(vehicle.above)} there is none.`,
    'What is collected on an overseas tour package?': `From ${formatDate(tours.date)} ${tourNow} from the first rupee. Before that it was ${pct(tourFirst?.[1] ?? 0)} of the first ${formatCompact(tourRest?.[0] ?? 0)} of the financial year and ${pct(tourRest?.[1] ?? 0)} of the rest. If you book the hotel and the flight separately yourself, it is not a package.`,
    'Which luxury goods are on the list?': `Wrist watches, art and antiques, coins and stamps, yachts, boats and helicopters, sunglasses, bags, shoes, sportswear and sports equipment, home theatre systems, and horses for racing or polo. Each item counts separately, from ${formatDate(luxurySince)}.`,
    'What happens without a PAN?': `The rate is ${pan.times} times as high. It is at least ${pct(pan.floor)} and never more than ${pct(pan.ceiling)}. Without a PAN, banks do not send money abroad under the Liberalised Remittance Scheme at all.`,
    'Can my family share the limit?':
      'Each person has a separate limit for their own money. Money that you give to a spouse or minor child stays yours for tax, so do not split it only for this.',
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-act-2025',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
    'finance-act-2025',
    'notification-36-2025',
  ],
  related: ['tds-calculator', 'car-loan-emi-calculator', 'education-loan-calculator', 'advance-tax', 'income-tax'],
};
