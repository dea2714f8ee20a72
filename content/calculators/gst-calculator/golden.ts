import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, published, table } from '@/lib/golden';
import type calculator from './index';

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
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['amount', 'rate', 'place', 'pricing'],
    expect: ['CGST', 'UTGST', 'Total with GST', 'Taxable value', 'SGST', 'Total GST', 'IGST'] }, [
    ['a supply within a Union territory without a legislature bears UTGST',
      '10,000 × 9% = 900 for each head (s. 7(1) UTGST Act)', 10_000, '18', 'territory', blank, 900, 900, 11_800],
    ['a price of ₹1,000 holds ₹152.54 of GST at 18%, not ₹180',
      'Rule 35: 1,000 × 9 ÷ 118 = 76.271 → 76.27 a head; 1,000 − 152.54',
      1_000, '18', blank, 'inclusive', 76.27, blank, 1_000, 847.46, 76.27, 152.54],
    ['the two heads within ₹99 at 5% are equal and the price still adds up',
      'Rule 35, heads first: 99 × 2.5 ÷ 105 = 2.357 → 2.36 twice; 99 − 4.72 = 94.28',
      99, '5', blank, 'inclusive', 2.36, blank, 99, 94.28, 2.36],
    ['the single head within ₹99 at 5% is a paisa less than the two', 'Rule 35: 99 × 5 ÷ 105 = 4.714 → 4.71',
      99, '5', 'interState', 'inclusive', blank, blank, 99, 94.29, blank, blank, 4.71],
    ['a price of ₹500 holds ₹142.86 of GST at 40%', '500 × 20 ÷ 140 = 71.428 → 71.43 a head',
      500, '40', blank, 'inclusive', 71.43, blank, blank, 357.14, blank, 142.86],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['amount', 'rate', 'place'],
    expect: ['CGST', 'SGST', 'Total with GST', 'Total GST', 'IGST'] }, [
    ['0.25% on ₹1,23,456.78 of rough diamonds', '1,23,456.78 × 0.125% = 154.32097… → 154.32',
      1_23_456.78, '0.25', blank, 154.32, 154.32, 1_23_765.42],
    ['half a paisa of each head goes up, so that two heads can be a paisa above one',
      '12 × 0.125% = 0.015 → 0.02 twice', 12, '0.25', blank, 0.02, 0.02, blank, 0.04],
    ['the same ₹12 bears 3 paise of integrated tax', '12 × 0.25% = 0.03',
      12, '0.25', 'interState', blank, blank, blank, blank, 0.03],
    ['1.5% on ₹2,222.22 of cut diamonds', '2,222.22 × 0.75% = 16.66665 → 16.67',
      2_222.22, '1.5', blank, 16.67, 16.67, 2_255.56],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['amount', 'rate', 'otherRate'],
    expect: ['CGST', 'SGST', 'Total with GST', 'Total GST'] }, [
    ['3% on ₹98,765.43 of jewellery', '98,765.43 × 1.5% = 1,481.48145 → 1,481.48',
      98_765.43, '3', blank, 1_481.48, 1_481.48, 1_01_728.39],
    ['an exempt supply bears nothing', '0%', 10_000, '0', blank, 0, 0, 10_000, 0],
    ['an affordable home under construction bears 1%', '30,00,000 × 0.5% = 15,000 a head',
      30_00_000, 'other', 1, 15_000, 15_000, 30_30_000],
  ]),

  // Quantity and discount.
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    given: ['amount', 'quantity', 'discountKind', 'discountPercent', 'discountRupees'],
    expect: ['Amount before discount', 'Discount', 'Taxable value', 'CGST', 'Total with GST', 'Total GST'] }, [
    ['twelve pieces at ₹199.99 less 7.5% are rounded once, then taxed',
      '12 × 199.99 × 0.925 = 2,219.889 → 2,219.89; × 9% = 199.7901 → 199.79',
      199.99, 12, 'percent', 7.5, blank, 2_399.88, 179.99, 2_219.89, 199.79, 2_619.47],
    ['a discount in rupees comes off before the tax', '(3 × 500 − 100) × 18% = 252',
      500, 3, 'rupees', blank, 100, blank, blank, 1_400, blank, 1_652, 252],
  ]),
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
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 1_000, rate: '12' }, given: ['date'],
    expect: 'refused' }, [
    ['12% was gone on 22 September 2025', 'Notification No. 9/2025-Central Tax (Rate) has no schedule of 6%',
      '2025-09-22', '12% ended on 21 Sep 2025. Choose a rate in force, or a date of supply up to then.'],
    ['12% is refused where no date is given', 'The slabs in force when the rates were checked',
      blank, '12% ended on 21 Sep 2025. Choose a rate in force, or a date of supply up to then.'],
  ]),
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
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['amount', 'rate', 'date', 'cess', 'pricing'],
    expect: ['CGST', 'SGST', 'Total with GST', 'Compensation cess', 'Total GST', 'Taxable value'] }, [
    ['40% was in force on 22 September 2025', '1,000 × 20% = 200 a head',
      1_000, '40', '2025-09-22', blank, blank, 200, 200, 1_400],
    ['aerated drinks bore 28% and 12% cess on 21 September 2025', '1,000 × (14% + 14% + 12%)',
      1_000, '28', '2025-09-21', 12, blank, 140, 140, 1_400, 120, 280],
    ['a price of ₹1,400 with 28% and 12% cess inside is ₹1,000 before tax',
      'Rule 35: 1,400 × 14 ÷ 140 = 140 a head; 1,400 × 12 ÷ 140 = 120',
      1_400, '28', '2025-09-21', 12, 'inclusive', 140, 140, 1_400, 120, blank, 1_000],
  ]),
  {
    name: 'from 22 September 2025 there is no cess beside 18%',
    source: byHand('Notification No. 2/2025-Compensation Cess (Rate)'),
    input: { amount: 1_000, rate: '18', cess: 1, date: '2025-09-22' },
    refused:
      'From 22 Sep 2025 only pan masala and tobacco at 28% had compensation cess. Leave it at 0, or choose an earlier date of supply.',
  },
  {
    name: 'tobacco bore 28% and cess on 31 January 2026',
    source: byHand('1,000 × (14% + 14% + 60%)'),
    input: { amount: 1_000, rate: '28', cess: 60, date: '2026-01-31' },
    expect: { CGST: 140, SGST: 140, 'Compensation cess': 600, 'Total with GST': 1_880 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 1_000 }, given: ['rate', 'date', 'cess'],
    expect: 'refused' }, [
    ['28% was gone on 1 February 2026', 'Notification No. 19/2025-Central Tax (Rate) omits Schedule VII',
      '28', '2026-02-01', blank, '28% ended on 31 Jan 2026. Choose a rate in force, or a date of supply up to then.'],
    ['compensation cess was gone on 1 February 2026', 'Notification No. 3/2025-Compensation Cess (Rate)',
      '40', '2026-02-01', 12,
      'Compensation cess ended on 31 Jan 2026. Leave it at 0, or choose an earlier date of supply.'],
    ['there was no slab of 1.5% on 30 September 2019',
      'Notification No. 20/2019-Central Tax (Rate) took effect on 1 October 2019',
      '1.5', '2019-09-30', blank, '1.5% began on 1 Oct 2019. Choose another rate, or a date of supply from then on.'],
  ]),

  // The item finder and the comparison of rates.
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rate: 'item' }, given: ['amount', 'item', 'date'],
    expect: ['GST rate', 'Total with GST', 'Total up to 21 Sep 2025', 'Total from 22 Sep 2025', 'Saving'] }, [
    ['an air conditioner of ₹30,000 before tax costs ₹3,000 less since 22 September 2025',
      '30,000 × 28% = 8,400; × 18% = 5,400', 30_000, 'air-conditioner', blank, 18, 35_400, 38_400, 35_400, 3_000],
    ['the same air conditioner on 21 September 2025', '30,000 × 28% = 8,400',
      30_000, 'air-conditioner', '2025-09-21', 28, 38_400, blank, 35_400, 3_000],
    ['a small petrol car bore 28% and 1% cess, and bears 18%', '6,00,000 × 29% = 1,74,000; × 18% = 1,08,000',
      6_00_000, 'car-small-petrol', blank, blank, 7_08_000, 7_74_000, blank, 66_000],
  ]),
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
    refused: 'The item list has rates from 1 Apr 2025 on. For an earlier date, choose the rate yourself.',
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
    name: 'of ₹118 that hold the GST under reverse charge the supplier gets ₹100 and the Government ₹18',
    source: byHand('118 × 18 ÷ 118 = 18; s. 9(3) CGST Act: the buyer pays it'),
    input: { amount: 118, pricing: 'inclusive', liability: 'recipient' },
    expect: { 'Taxable value': 100, 'Invoice total': 100, 'GST the buyer pays to the Government': 18, CGST: 9 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { amount: 1_000, rate: 'other' }, given: ['otherRate', 'date'],
    expect: 'refused' }, [
    ['28% typed as another rate is refused where no date is given', 'It ended on 31 January 2026 as a slab',
      28, blank, '28% ended on 31 Jan 2026. Choose a rate in force, or a date of supply up to then.'],
    ['40% typed as another rate is refused before it began', 'It began on 22 September 2025',
      40, '2025-09-21', '40% began on 22 Sep 2025. Choose another rate, or a date of supply from then on.'],
  ]),
  {
    name: '28% typed as another rate is taken on the last day of its slab',
    source: byHand('1,000 × 14% = 140 a head'),
    input: { amount: 1_000, rate: 'other', otherRate: 28, date: '2026-01-31' },
    expect: { CGST: 140, 'Total with GST': 1_280 },
  },
  {
    name: 'an invoice of ₹999.46 is rounded off to ₹999',
    source: byHand('847 + 2 × 76.23 = 999.46'),
    input: { amount: 847, roundOff: 'rupee' },
    expect: { 'Total with GST': 999.46, 'Round-off': -0.46, 'Invoice total': 999 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, given: ['amount', 'rate', 'roundOff', 'cost'], expect: ['Round-off',
    'Invoice total', 'Gross profit', 'Profit on the price', 'GST credit on your purchase',
    'GST to pay after credit'] }, [
    ['an invoice of ₹99.50 is rounded off to ₹100', '50 paise go up', 99.5, '0', 'rupee', blank, 0.5, 100],
    ['an invoice of ₹99.49 is rounded off to ₹99', '49 paise go down', 99.49, '0', 'rupee', blank, -0.49, 99],
    ['goods bought at ₹7,000 and sold at ₹10,000 leave ₹3,000 and ₹540 of GST to pay',
      '10,000 − 7,000; 1,800 − 7,000 × 18% = 540; 3,000 ÷ 10,000',
      10_000, blank, blank, 7_000, blank, blank, 3_000, 30, 1_260, 540],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { rate: 'item' }, given: ['item', 'amount', 'cost', 'date'],
    expect: ['Gross profit', 'GST credit on your purchase', 'GST to pay after credit'] }, [
    ['a restaurant has no credit', '1,000 × 5%, Notification No. 11/2017: no input tax credit',
      'restaurant', 1_000, 600, blank, 400, 0, 50],
    ['a builder of homes has no credit', '80,00,000 × 5%', 'home-other', 80_00_000, 60_00_000, blank, 20_00_000, 0, 4_00_000],
    ['a salon had credit before the reform', '(1,000 − 600) × 18%', 'salon-gym', 1_000, 600, '2025-09-21', 400, 108, 72],
    ['a salon has none since', '1,000 × 5%', 'salon-gym', 1_000, 600, '2025-09-22', 400, 0, 50],
    ['a hotel room up to ₹7,500 has none since', '5,000 × 5%', 'hotel-7500', 5_000, 600, '2025-09-22', 4_400, 0, 250],
  ]),
  {
    name: 'goods sold below cost leave GST credit over',
    source: byHand('8,000 − 10,000; 10,000 × 18% − 8,000 × 18% = 360'),
    input: { amount: 8_000, cost: 10_000 },
    expect: { 'Gross profit': -2_000, 'GST credit left over': 360 },
  },

  // Several lines.
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { mode: 'several' }, given: ['lines'],
    expect: ['Price × quantity of all lines', 'Discount', 'Taxable value', 'CGST', 'SGST', 'Total with GST'] }, [
    ['an invoice of mixed rates adds up line by line',
      '8,100 at 18%: 729 a head; 600 at 0%; 1,999.90 at 5%: 49.9975 → 50.00; 3.5 × 1,250.50 × 0.975 = 4,267.33 at 40%: 853.47',
      [{ ...line, quantity: 2, price: 4_500, discount: 10 }, { ...line, quantity: 5, price: 120, rate: '0' }, { ...line, quantity: 10, price: 199.99, rate: '5' }, { ...line, quantity: 3.5, price: 1_250.5, discount: 2.5, rate: '40' }],
      15_976.65, 1_009.42, 14_967.23, 1_632.47, 1_632.47, 18_232.17],
    ['three lines of ₹33.33 at 5% bear ₹2.49 a head line by line', '33.33 × 2.5% = 0.83325 → 0.83; × 3',
      [1, 2, 3].map(() => ({ ...line, price: 33.33, rate: '5' })), blank, blank, 99.99, 2.49, 2.49, 104.97],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: published('aekaakee.com, commercial mathematics: discounts of 30, 20, 30 and 40% at four rates'),
    input: { mode: 'several', date: '2025-08-01' }, given: ['lines'],
    expect: ['Price × quantity of all lines', 'Discount', 'Taxable value', 'CGST', 'SGST', 'Total with GST'] }, [
    ['four rates on an invoice of August 2025',
      [{ ...line, price: 12_000, discount: 30, rate: '12' }, { ...line, price: 15_000, discount: 20 }, { ...line, price: 9_500, discount: 30, rate: '28' }, { ...line, price: 18_000, discount: 40, rate: '5' }],
      54_500, 16_650, 37_850, 2_785, 2_785, 43_420],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { mode: 'several' }, given: ['taxRounding', 'lines', 'pricing'],
    expect: ['Taxable value', 'CGST', 'SGST', 'Total with GST'] }, [
    ['the same three lines bear ₹2.50 a head on their total', '99.99 × 2.5% = 2.49975 → 2.50',
      'total', [1, 2, 3].map(() => ({ ...line, price: 33.33, rate: '5' })), blank, 99.99, 2.5, 2.5, 104.99],
    ['three prices of ₹99 with 5% inside hold ₹7.08 a head line by line', '2.36 × 3',
      blank, [1, 2, 3].map(() => ({ ...line, price: 99, rate: '5' })), 'inclusive', 282.84, 7.08, blank, 297],
    ['the same three prices hold ₹7.07 a head on their total', '297 × 2.5 ÷ 105 = 7.0714 → 7.07',
      'total', [1, 2, 3].map(() => ({ ...line, price: 99, rate: '5' })), 'inclusive', 282.86, 7.07, blank, 297],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { mode: 'several' }, given: ['lines'], expect: 'refused' }, [
    ['a line of 12% is refused on an invoice of today', '12% ended on 21 September 2025',
      [{ ...line, price: 100, rate: '12' }],
      '12% ended on 21 Sep 2025. Choose a rate in force, or a date of supply up to then.'],
    ['a line with cess is refused on an invoice of today', 'Compensation cess ended on 31 January 2026',
      [{ ...line, price: 100, cess: 1 }],
      'Compensation cess ended on 31 Jan 2026. Leave it at 0, or choose an earlier date of supply.'],
  ]),

  // Composition.
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { mode: 'composition' },
    given: ['dealer', 'turnover', 'exemptTurnover'],
    expect: ['Composition tax', 'CGST', 'SGST or UTGST', 'Turnover that is taxed'] }, [
    ['a composition trader pays on taxable supplies alone', '(80 lakh − 20 lakh) × 1% (Rule 7, S. No. 3)',
      'trader', 80_00_000, 20_00_000, 60_000, 30_000, 30_000, 60_00_000],
    ['a composition manufacturer pays on the whole turnover', '80 lakh × 1% (Rule 7, S. No. 1)',
      'manufacturer', 80_00_000, blank, 80_000, 40_000],
    ['a composition restaurant pays 5%', '10 lakh × 5% (Rule 7, S. No. 2)', 'restaurant', 10_00_000, blank, 50_000],
    ['other services under composition pay 6%', '25 lakh × 6% (Rule 7, S. No. 4)',
      'services', 25_00_000, blank, 1_50_000],
    ['each half of the composition tax goes to the nearest rupee',
      '12,345 × 0.5% = 61.725 → 62 twice (s. 170 CGST Act)', 'trader', 12_345, blank, 124, 62, 62],
  ]),
  {
    name: 'exempt supplies cannot be above the turnover',
    source: byHand('1,00,001 > 1,00,000'),
    input: { mode: 'composition', dealer: 'trader', turnover: 1_00_000, exemptTurnover: 1_00_001 },
    refused: 'Exempt supplies cannot be more than the turnover.',
  },
];
