import type { GoldenCase } from '@/lib/calculator';
import type calculator from './index';

const byHand = (title: string) => ({ how: 'by-hand', title }) as const;
const line = { item: '', quantity: 1, price: 0, discount: 0, rate: '18', otherRate: 1, cess: 0 };

/** Worked cases. Figures come from the Acts and rules by hand or with a decimal calculator, never from this code. */
export const golden: GoldenCase<typeof calculator>[] = [
  {
    name: '18% on ₹10,000 within a State is ₹900 to the Centre and ₹900 to the State',
    source: byHand('10,000 × 9% = 900 for each head (s. 9(1) CGST and SGST Acts)'),
    input: { amount: 10_000, rate: '18' },
    expect: {
      'Taxable value': 10_000,
      CGST: 900,
      SGST: 900,
      'Total GST': 1_800,
      'Total with GST': 11_800,
      'Amount in words': 'Rupees Eleven Thousand Eight Hundred Only',
    },
  },
  {
    name: '18% on ₹10,000 to another State is ₹1,800 of integrated tax',
    source: byHand('10,000 × 18% = 1,800 (s. 5(1) IGST Act)'),
    input: { amount: 10_000, rate: '18', place: 'interState' },
    expect: { IGST: 1_800, 'Total GST': 1_800, 'Total with GST': 11_800 },
  },
  {
    name: 'a supply within a Union territory without a legislature bears UTGST',
    source: byHand('10,000 × 9% = 900 for each head (s. 7(1) UTGST Act)'),
    input: { amount: 10_000, rate: '18', place: 'territory' },
    expect: { CGST: 900, UTGST: 900, 'Total with GST': 11_800 },
  },
  {
    name: 'a price of ₹1,000 holds ₹152.54 of GST at 18%, not ₹180',
    source: byHand('Rule 35: 1,000 × 9 ÷ 118 = 76.271 → 76.27 a head; 1,000 − 152.54'),
    input: { amount: 1_000, rate: '18', pricing: 'inclusive' },
    expect: { 'Taxable value': 847.46, CGST: 76.27, SGST: 76.27, 'Total GST': 152.54, 'Total with GST': 1_000 },
  },
  {
    name: 'the two heads within ₹99 at 5% are equal and the price still adds up',
    source: byHand('Rule 35, heads first: 99 × 2.5 ÷ 105 = 2.357 → 2.36 twice; 99 − 4.72 = 94.28'),
    input: { amount: 99, rate: '5', pricing: 'inclusive' },
    expect: { 'Taxable value': 94.28, CGST: 2.36, SGST: 2.36, 'Total with GST': 99 },
  },
  {
    name: 'the single head within ₹99 at 5% is a paisa less than the two',
    source: byHand('Rule 35: 99 × 5 ÷ 105 = 4.714 → 4.71'),
    input: { amount: 99, rate: '5', pricing: 'inclusive', place: 'interState' },
    expect: { 'Taxable value': 94.29, IGST: 4.71, 'Total with GST': 99 },
  },
  {
    name: 'a price of ₹500 holds ₹142.86 of GST at 40%',
    source: byHand('500 × 20 ÷ 140 = 71.428 → 71.43 a head'),
    input: { amount: 500, rate: '40', pricing: 'inclusive' },
    expect: { 'Taxable value': 357.14, CGST: 71.43, 'Total GST': 142.86 },
  },
  {
    name: '0.25% on ₹1,23,456.78 of rough diamonds',
    source: byHand('1,23,456.78 × 0.125% = 154.32097… → 154.32'),
    input: { amount: 1_23_456.78, rate: '0.25' },
    expect: { CGST: 154.32, SGST: 154.32, 'Total with GST': 1_23_765.42 },
  },
  {
    name: 'half a paisa of each head goes up, so that two heads can be a paisa above one',
    source: byHand('12 × 0.125% = 0.015 → 0.02 twice'),
    input: { amount: 12, rate: '0.25' },
    expect: { CGST: 0.02, SGST: 0.02, 'Total GST': 0.04 },
  },
  {
    name: 'the same ₹12 bears 3 paise of integrated tax',
    source: byHand('12 × 0.25% = 0.03'),
    input: { amount: 12, rate: '0.25', place: 'interState' },
    expect: { IGST: 0.03 },
  },
  {
    name: '1.5% on ₹2,222.22 of cut diamonds',
    source: byHand('2,222.22 × 0.75% = 16.66665 → 16.67'),
    input: { amount: 2_222.22, rate: '1.5' },
    expect: { CGST: 16.67, SGST: 16.67, 'Total with GST': 2_255.56 },
  },
  {
    name: '3% on ₹98,765.43 of jewellery',
    source: byHand('98,765.43 × 1.5% = 1,481.48145 → 1,481.48'),
    input: { amount: 98_765.43, rate: '3' },
    expect: { CGST: 1_481.48, SGST: 1_481.48, 'Total with GST': 1_01_728.39 },
  },
  {
    name: 'an exempt supply bears nothing',
    source: byHand('0%'),
    input: { amount: 10_000, rate: '0' },
    expect: { CGST: 0, SGST: 0, 'Total GST': 0, 'Total with GST': 10_000 },
  },
  {
    name: 'an affordable home under construction bears 1%',
    source: byHand('30,00,000 × 0.5% = 15,000 a head'),
    input: { amount: 30_00_000, rate: 'other', otherRate: 1 },
    expect: { CGST: 15_000, SGST: 15_000, 'Total with GST': 30_30_000 },
  },

  // Quantity and discount.
  {
    name: 'twelve pieces at ₹199.99 less 7.5% are rounded once, then taxed',
    source: byHand('12 × 199.99 × 0.925 = 2,219.889 → 2,219.89; × 9% = 199.7901 → 199.79'),
    input: { amount: 199.99, quantity: 12, discountKind: 'percent', discountPercent: 7.5 },
    expect: {
      'Amount before discount': 2_399.88,
      Discount: 179.99,
      'Taxable value': 2_219.89,
      CGST: 199.79,
      'Total with GST': 2_619.47,
    },
  },
  {
    name: 'a discount in rupees comes off before the tax',
    source: byHand('(3 × 500 − 100) × 18% = 252'),
    input: { amount: 500, quantity: 3, discountKind: 'rupees', discountRupees: 100 },
    expect: { 'Taxable value': 1_400, 'Total GST': 252, 'Total with GST': 1_652 },
  },
  {
    name: 'a discount of the whole amount leaves nothing to tax',
    source: byHand('500 − 500 = 0'),
    input: { amount: 500, discountKind: 'rupees', discountRupees: 500 },
    expect: { 'Taxable value': 0, 'Total with GST': 0 },
  },
  {
    name: 'a discount a paisa above the amount is refused',
    source: byHand('500.01 > 500'),
    input: { amount: 500, discountKind: 'rupees', discountRupees: 500.01 },
    refused: 'The discount is more than the amount.',
  },

  // Both sides of 22 September 2025 and of 1 February 2026.
  {
    name: '12% was in force on 21 September 2025',
    source: byHand('1,000 × 6% = 60 a head'),
    input: { amount: 1_000, rate: '12', date: '2025-09-21' },
    expect: { CGST: 60, SGST: 60, 'Total with GST': 1_120 },
  },
  {
    name: '12% was gone on 22 September 2025',
    source: byHand('Notification No. 9/2025-Central Tax (Rate) has no schedule of 6%'),
    input: { amount: 1_000, rate: '12', date: '2025-09-22' },
    refused: '12% ended on 21 Sep 2025. Choose a rate in force, or a date of supply up to then.',
  },
  {
    name: '12% is refused where no date is given',
    source: byHand('The slabs in force when the rates were checked'),
    input: { amount: 1_000, rate: '12' },
    refused: '12% ended on 21 Sep 2025. Choose a rate in force, or a date of supply up to then.',
  },
  {
    name: 'bricks with credit still bear 12%, as a rate of their own',
    source: byHand('Notification No. 14/2025-Central Tax (Rate): 6% central tax; 1,000 × 6% = 60'),
    input: { amount: 1_000, rate: 'other', otherRate: 12, date: '2025-09-22' },
    expect: { CGST: 60, SGST: 60 },
  },
  {
    name: '40% was not yet in force on 21 September 2025',
    source: byHand('Notification No. 1/2017-Central Tax (Rate) has no schedule of 20%'),
    input: { amount: 1_000, rate: '40', date: '2025-09-21' },
    refused: '40% began on 22 Sep 2025. Choose another rate, or a date of supply from then on.',
  },
  {
    name: '40% was in force on 22 September 2025',
    source: byHand('1,000 × 20% = 200 a head'),
    input: { amount: 1_000, rate: '40', date: '2025-09-22' },
    expect: { CGST: 200, SGST: 200, 'Total with GST': 1_400 },
  },
  {
    name: 'aerated drinks bore 28% and 12% cess on 21 September 2025',
    source: byHand('1,000 × (14% + 14% + 12%)'),
    input: { amount: 1_000, rate: '28', cess: 12, date: '2025-09-21' },
    expect: { CGST: 140, SGST: 140, 'Compensation cess': 120, 'Total GST': 280, 'Total with GST': 1_400 },
  },
  {
    name: 'a price of ₹1,400 with 28% and 12% cess inside is ₹1,000 before tax',
    source: byHand('Rule 35: 1,400 × 14 ÷ 140 = 140 a head; 1,400 × 12 ÷ 140 = 120'),
    input: { amount: 1_400, rate: '28', cess: 12, date: '2025-09-21', pricing: 'inclusive' },
    expect: { 'Taxable value': 1_000, CGST: 140, SGST: 140, 'Compensation cess': 120, 'Total with GST': 1_400 },
  },
  {
    name: 'from 22 September 2025 no cess stands beside 18%',
    source: byHand('Notification No. 2/2025-Compensation Cess (Rate)'),
    input: { amount: 1_000, rate: '18', cess: 1, date: '2025-09-22' },
    refused:
      'From 22 Sep 2025 only pan masala and tobacco at 28% bore compensation cess. Leave it at 0, or choose an earlier date of supply.',
  },
  {
    name: 'tobacco bore 28% and cess on 31 January 2026',
    source: byHand('1,000 × (14% + 14% + 60%)'),
    input: { amount: 1_000, rate: '28', cess: 60, date: '2026-01-31' },
    expect: { CGST: 140, SGST: 140, 'Compensation cess': 600, 'Total with GST': 1_880 },
  },
  {
    name: '28% was gone on 1 February 2026',
    source: byHand('Notification No. 19/2025-Central Tax (Rate) omits Schedule VII'),
    input: { amount: 1_000, rate: '28', date: '2026-02-01' },
    refused: '28% ended on 31 Jan 2026. Choose a rate in force, or a date of supply up to then.',
  },
  {
    name: 'compensation cess was gone on 1 February 2026',
    source: byHand('Notification No. 3/2025-Compensation Cess (Rate)'),
    input: { amount: 1_000, rate: '40', cess: 12, date: '2026-02-01' },
    refused: 'Compensation cess ended on 31 Jan 2026. Leave it at 0, or choose an earlier date of supply.',
  },
  {
    name: 'there was no slab of 1.5% on 30 September 2019',
    source: byHand('Notification No. 20/2019-Central Tax (Rate) took effect on 1 October 2019'),
    input: { amount: 1_000, rate: '1.5', date: '2019-09-30' },
    refused: '1.5% began on 1 Oct 2019. Choose another rate, or a date of supply from then on.',
  },

  // The item finder and the comparison of rates.
  {
    name: 'an air conditioner of ₹30,000 before tax costs ₹3,000 less since 22 September 2025',
    source: byHand('30,000 × 28% = 8,400; × 18% = 5,400'),
    input: { amount: 30_000, rate: 'item', item: 'air-conditioner' },
    expect: {
      'GST rate': 18,
      'Total with GST': 35_400,
      'Total up to 21 Sep 2025': 38_400,
      'Total from 22 Sep 2025': 35_400,
      Saving: 3_000,
    },
  },
  {
    name: 'the same air conditioner on 21 September 2025',
    source: byHand('30,000 × 28% = 8,400'),
    input: { amount: 30_000, rate: 'item', item: 'air-conditioner', date: '2025-09-21' },
    expect: { 'GST rate': 28, 'Total with GST': 38_400, 'Total from 22 Sep 2025': 35_400, Saving: 3_000 },
  },
  {
    name: 'a small petrol car bore 28% and 1% cess, and bears 18%',
    source: byHand('6,00,000 × 29% = 1,74,000; × 18% = 1,08,000'),
    input: { amount: 6_00_000, rate: 'item', item: 'car-small-petrol' },
    expect: { 'Total with GST': 7_08_000, 'Total up to 21 Sep 2025': 7_74_000, Saving: 66_000 },
  },
  {
    name: 'a suit of ₹5,000 costs more than before',
    source: byHand('5,000 × (18% − 12%) = 300'),
    input: { amount: 5_000, rate: 'item', item: 'clothes-above-2500' },
    expect: { 'Total with GST': 5_900, 'Extra cost': 300 },
  },
  {
    name: 'the item list says nothing about 31 March 2025',
    source: byHand('The list begins on 1 April 2025'),
    input: { rate: 'item', item: 'cement', date: '2025-03-31' },
    refused: 'The item list holds rates from 1 Apr 2025 on. For an earlier date choose the rate yourself.',
  },
  {
    name: '₹10,000 at 5% against 12%',
    source: byHand('11,200 − 10,500'),
    input: { amount: 10_000, rate: '5', compareWith: '12' },
    expect: { 'Total at 12%': 11_200, 'Total at 5%': 10_500, Saving: 700 },
  },

  // Who pays, round-off, margin.
  {
    name: 'under reverse charge the buyer pays the GST and the invoice collects none',
    source: byHand('50,000 × 5% = 2,500 (s. 9(3) CGST Act)'),
    input: { amount: 50_000, rate: '5', liability: 'recipient' },
    expect: {
      'Invoice total': 50_000,
      'GST the buyer pays to the Government': 2_500,
      CGST: 1_250,
      SGST: 1_250,
      'Total with GST': 52_500,
    },
  },
  {
    name: 'a price under reverse charge cannot hold GST',
    source: byHand('s. 9(3) CGST Act'),
    input: { pricing: 'inclusive', liability: 'recipient' },
    refused: 'Under reverse charge the price of the supplier holds no GST. Choose “Add GST”.',
  },
  {
    name: 'an invoice of ₹999.46 is rounded off to ₹999',
    source: byHand('847 + 2 × 76.23 = 999.46'),
    input: { amount: 847, roundOff: 'rupee' },
    expect: { 'Total with GST': 999.46, 'Round-off': -0.46, 'Invoice total': 999 },
  },
  {
    name: 'an invoice of ₹99.50 is rounded off to ₹100',
    source: byHand('50 paise go up'),
    input: { amount: 99.5, rate: '0', roundOff: 'rupee' },
    expect: { 'Round-off': 0.5, 'Invoice total': 100 },
  },
  {
    name: 'an invoice of ₹99.49 is rounded off to ₹99',
    source: byHand('49 paise go down'),
    input: { amount: 99.49, rate: '0', roundOff: 'rupee' },
    expect: { 'Round-off': -0.49, 'Invoice total': 99 },
  },
  {
    name: 'goods bought at ₹7,000 and sold at ₹10,000 leave ₹3,000 and ₹540 of GST to pay',
    source: byHand('10,000 − 7,000; 1,800 − 7,000 × 18% = 540; 3,000 ÷ 10,000'),
    input: { amount: 10_000, cost: 7_000 },
    expect: {
      'Gross profit': 3_000,
      'Profit on the price': 30,
      'GST credit on your purchase': 1_260,
      'GST to pay after credit': 540,
    },
  },
  {
    name: 'goods sold below cost leave GST credit over',
    source: byHand('8,000 − 10,000; 10,000 × 18% − 8,000 × 18% = 360'),
    input: { amount: 8_000, cost: 10_000 },
    expect: { 'Gross profit': -2_000, 'GST credit left over': 360 },
  },

  // Several lines.
  {
    name: 'an invoice of mixed rates adds up line by line',
    source: byHand(
      '8,100 at 18%: 729 a head; 600 at 0%; 1,999.90 at 5%: 49.9975 → 50.00; 3.5 × 1,250.50 × 0.975 = 4,267.33 at 40%: 853.47',
    ),
    input: {
      mode: 'several',
      lines: [
        { ...line, quantity: 2, price: 4_500, discount: 10 },
        { ...line, quantity: 5, price: 120, rate: '0' },
        { ...line, quantity: 10, price: 199.99, rate: '5' },
        { ...line, quantity: 3.5, price: 1_250.5, discount: 2.5, rate: '40' },
      ],
    },
    expect: {
      'Price × quantity of all lines': 15_976.65,
      Discount: 1_009.42,
      'Taxable value': 14_967.23,
      CGST: 1_632.47,
      SGST: 1_632.47,
      'Total with GST': 18_232.17,
    },
  },
  {
    name: 'three lines of ₹33.33 at 5% bear ₹2.49 a head line by line',
    source: byHand('33.33 × 2.5% = 0.83325 → 0.83; × 3'),
    input: {
      mode: 'several',
      lines: [1, 2, 3].map(() => ({ ...line, price: 33.33, rate: '5' })),
    },
    expect: { 'Taxable value': 99.99, CGST: 2.49, SGST: 2.49, 'Total with GST': 104.97 },
  },
  {
    name: 'the same three lines bear ₹2.50 a head on their total',
    source: byHand('99.99 × 2.5% = 2.49975 → 2.50'),
    input: {
      mode: 'several',
      taxRounding: 'total',
      lines: [1, 2, 3].map(() => ({ ...line, price: 33.33, rate: '5' })),
    },
    expect: { 'Taxable value': 99.99, CGST: 2.5, SGST: 2.5, 'Total with GST': 104.99 },
  },
  {
    name: 'three prices of ₹99 with 5% inside hold ₹7.08 a head line by line',
    source: byHand('2.36 × 3'),
    input: { mode: 'several', pricing: 'inclusive', lines: [1, 2, 3].map(() => ({ ...line, price: 99, rate: '5' })) },
    expect: { 'Taxable value': 282.84, CGST: 7.08, 'Total with GST': 297 },
  },
  {
    name: 'the same three prices hold ₹7.07 a head on their total',
    source: byHand('297 × 2.5 ÷ 105 = 7.0714 → 7.07'),
    input: {
      mode: 'several',
      pricing: 'inclusive',
      taxRounding: 'total',
      lines: [1, 2, 3].map(() => ({ ...line, price: 99, rate: '5' })),
    },
    expect: { 'Taxable value': 282.86, CGST: 7.07, 'Total with GST': 297 },
  },
  {
    name: 'a line of 12% is refused on an invoice of today',
    source: byHand('12% ended on 21 September 2025'),
    input: { mode: 'several', lines: [{ ...line, price: 100, rate: '12' }] },
    refused: '12% ended on 21 Sep 2025. Choose a rate in force, or a date of supply up to then.',
  },
  {
    name: 'a line with cess is refused on an invoice of today',
    source: byHand('Compensation cess ended on 31 January 2026'),
    input: { mode: 'several', lines: [{ ...line, price: 100, cess: 1 }] },
    refused: 'Compensation cess ended on 31 Jan 2026. Leave it at 0, or choose an earlier date of supply.',
  },

  // Composition.
  {
    name: 'a composition trader pays on taxable supplies alone',
    source: byHand('(80 lakh − 20 lakh) × 1% (Rule 7, S. No. 3)'),
    input: { mode: 'composition', dealer: 'trader', turnover: 80_00_000, exemptTurnover: 20_00_000 },
    expect: { 'Composition tax': 60_000, CGST: 30_000, 'SGST or UTGST': 30_000, 'Turnover that is taxed': 60_00_000 },
  },
  {
    name: 'a composition manufacturer pays on the whole turnover',
    source: byHand('80 lakh × 1% (Rule 7, S. No. 1)'),
    input: { mode: 'composition', dealer: 'manufacturer', turnover: 80_00_000 },
    expect: { 'Composition tax': 80_000, CGST: 40_000 },
  },
  {
    name: 'a composition restaurant pays 5%',
    source: byHand('10 lakh × 5% (Rule 7, S. No. 2)'),
    input: { mode: 'composition', dealer: 'restaurant', turnover: 10_00_000 },
    expect: { 'Composition tax': 50_000 },
  },
  {
    name: 'other services under composition pay 6%',
    source: byHand('25 lakh × 6% (Rule 7, S. No. 4)'),
    input: { mode: 'composition', dealer: 'services', turnover: 25_00_000 },
    expect: { 'Composition tax': 1_50_000 },
  },
  {
    name: 'each half of the composition tax goes to the nearest rupee',
    source: byHand('12,345 × 0.5% = 61.725 → 62 twice (s. 170 CGST Act)'),
    input: { mode: 'composition', dealer: 'trader', turnover: 12_345 },
    expect: { CGST: 62, 'SGST or UTGST': 62, 'Composition tax': 124 },
  },
  {
    name: 'exempt supplies cannot be above the turnover',
    source: byHand('1,00,001 > 1,00,000'),
    input: { mode: 'composition', dealer: 'trader', turnover: 1_00_000, exemptTurnover: 1_00_001 },
    refused: 'Exempt supplies cannot be more than the turnover.',
  },
];
