import type { CalculatorPage } from '@/content/calculators/page';
import { tcsOnEducationAbroad, tcsOnOtherRemittance, tcsOnTours, tcsOnVehicles } from '@/content/rules/tcs';
import { formatPercent, formatRupees } from '@/lib/format';
import { valueOn } from '@/lib/law';

const [before, since] = ['2026-03-31', '2026-04-01'];
const limit = formatRupees(valueOn(tcsOnOtherRemittance, before).value.above);
const other = formatPercent(valueOn(tcsOnOtherRemittance, before).value.percent);
const education = (day: string) => formatPercent(valueOn(tcsOnEducationAbroad, day).value.percent);
const vehicle = valueOn(tcsOnVehicles, before).value;
const tourNow = formatPercent(valueOn(tcsOnTours, since).value[0]?.[1] ?? 0);

export const page: CalculatorPage = {
  summary: 'What a bank, dealer or tour operator collects from you on top, why, and how you get it back.',
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
  ],
  checkedOn: '2026-11-22',
  faqs: [
    {
      question: 'How much can I send abroad without TCS?',
      answer: `${limit} in a financial year, for all purposes and through all banks together. Above that ${other} is collected, for education from your own money and for medical treatment ${education(before)} up to 31 March 2026 and ${education(since)} from 1 April 2026. On what an education loan pays nothing is collected.`,
    },
    {
      question: 'Is TCS an extra cost?',
      answer:
        'No. It counts as tax you have paid. It lowers the tax on your return, or is refunded. What you lose is the use of the money until then; the calculator shows that cost.',
    },
    {
      question: 'I earn a salary. Must I wait for the refund?',
      answer:
        'No. Tell your employer about the TCS (Form 12BAA for FY 2025-26). The employer then deducts less tax from your pay. With advance tax, take it off the next instalment.',
    },
    {
      question: 'Is TCS on a car only on the part above the limit?',
      answer: `No, on the whole price. A car of ₹12 lakh bears ${formatPercent(vehicle.percent)} of ₹12 lakh. A car of exactly ${formatRupees(vehicle.above)} bears none.`,
    },
    {
      question: 'What is collected on an overseas tour package?',
      answer: `From 1 April 2026 ${tourNow} from the first rupee. Up to 31 March 2026 it was 5% of the first ₹10 lakh of the financial year and 20% of the rest. A trip that you book yourself, hotel and flight apart, is no package.`,
    },
    {
      question: 'Which luxury goods are on the list?',
      answer:
        'Wrist watches, art and antiques, coins and stamps, yachts, boats and helicopters, sunglasses, bags, shoes, sportswear and sports equipment, home theatre systems, and horses for racing or polo. Each item counts by itself, from 22 April 2025.',
    },
    {
      question: 'What happens without a PAN?',
      answer:
        'The rate is doubled, is at least 5%, and never more than 20%. Banks do not send money abroad under the Liberalised Remittance Scheme without a PAN at all.',
    },
    {
      question: 'Can my family share the limit?',
      answer:
        'Each person has a limit of their own for their own money. Money that you give to a spouse or minor child stays yours for tax, so do not split it for this alone.',
    },
  ],
  sources: ['income-tax-act-1961', 'income-tax-act-2025', 'finance-act-2025', 'notification-36-2025'],
  related: [
    { id: 'tds-calculator' },
    { id: 'car-loan-emi-calculator' },
    { id: 'education-loan-calculator' },
    { id: 'advance-tax' },
    { id: 'income-tax' },
  ],
};
