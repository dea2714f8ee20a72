import { blank, byHand, table } from '@/lib/golden';
import type calculator from './index';

const source = byHand;
const rupees = { price: 10_00_000, exchangeRate: 1 } as const;

export const golden = [
  {
    name: 'goods of ₹10 lakh FOB by sea, freight and insurance unknown, 10% duty, 18% IGST',
    source: byHand('Rule 10(2): 20% + 1.125% of FOB; 10% of 12,11,250; 10% of that; 18% of 13,44,487.50'),
    input: rupees,
    expect: {
      'Total duties': 3_75_245.25,
      'Assessable value': 12_11_250,
      Freight: 2_00_000,
      Insurance: 11_250,
      'Basic customs duty': 1_21_125,
      'Social welfare surcharge': 12_112.5,
      IGST: 2_42_007.75,
      'Comes back as credit': 2_42_007.75,
      'Landed cost': 13_44_487.5,
    },
  },
  ...table<typeof calculator>(
    {
      source,
      input: rupees,
      given: ['terms', 'freight', 'insurance', 'byAir'],
      expect: ['Assessable value'],
    },
    [
      ['by air with freight of ₹3 lakh', 'freight counts up to 20% of FOB', 'fob', 3_00_000, blank, true, 12_11_250],
      ['by air with freight of exactly 20%', '20% of FOB', 'fob', 2_00_000, blank, true, 12_11_250],
      ['by air with less freight', 'as paid', 'fob', 1_99_999, blank, true, 12_11_249],
      ['by sea freight is not capped', 'as paid', 'fob', 3_00_000, blank, false, 13_11_250],
      ['freight and insurance known', '10,00,000 + 50,000 + 5,000', 'fob', 50_000, 5_000, blank, 10_55_000],
      ['the price holds freight', '1.125% of it', 'cfr', blank, blank, blank, 10_11_250],
      ['the price holds insurance', '20% of it', 'ci', blank, blank, blank, 12_00_000],
      ['the price holds both', 'nothing is added, no landing charge', 'cif', blank, blank, blank, 10_00_000],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { price: 10_000, exchangeRate: 85, terms: 'fob', chargesIn: 'invoice' },
      given: ['foreignFreight', 'foreignInsurance', 'byAir'],
      expect: ['Assessable value'],
    },
    [
      ['freight and insurance in dollars', '(10,000 + 500 + 40) x 85', 500, 40, blank, 8_95_900],
      ['insurance in dollars, freight unknown', '8,50,000 + 20% of it + 40 x 85', blank, 40, blank, 10_23_400],
      ['freight by air in dollars above the limit', '8,50,000 + 20% of it + 40 x 85', 3_000, 40, true, 10_23_400],
      ['freight by sea in dollars is not capped', '(10,000 + 3,000 + 40) x 85', 3_000, 40, false, 11_08_400],
      ['neither known in dollars', '8,50,000 + 20% + 1.125% of it', blank, blank, blank, 10_29_562.5],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { price: 1_00_000, exchangeRate: 1, terms: 'cif', igst: 0 },
      given: ['agriculture', 'welfareOnAgriculture'],
      expect: ['Social welfare surcharge', 'Total duties'],
    },
    [
      ['surcharge on the agriculture cess too', '10% of 10,000 + 5,000', 5, true, 1_500, 16_500],
      ['surcharge on basic duty alone', '10% of 10,000', 5, false, 1_000, 16_000],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: rupees,
      given: ['remedies', 'agreementBasic', 'credit', 'quantity', 'extras'],
      expect: ['Total duties', 'Landed cost'],
    },
    [
      [
        'with anti-dumping duty of ₹50,000',
        'IGST on 13,94,487.50',
        50_000,
        blank,
        blank,
        blank,
        blank,
        4_34_245.25,
        13_94_487.5,
      ],
      [
        'without input tax credit',
        '12,11,250 + 3,75,245.25',
        blank,
        blank,
        false,
        blank,
        blank,
        3_75_245.25,
        15_86_495.25,
      ],
      ['with clearing costs', '13,44,487.50 + 25,000', blank, blank, blank, blank, 25_000, 3_75_245.25, 13_69_487.5],
    ],
  ),
  {
    name: 'a trade agreement at nil duty',
    source: byHand('IGST alone: 18% of 12,11,250 = 2,18,025; 3,75,245.25 − 2,18,025'),
    input: { ...rupees, agreementBasic: 0 },
    expect: { 'Saved by the trade agreement': 1_57_220.25 },
  },
  {
    name: 'an agreement at a rate above the basic duty saves nothing',
    source: byHand('15% is above 10%: the basic duty applies'),
    input: { ...rupees, agreementBasic: 15 },
    expect: { 'Saved by the trade agreement': 0 },
  },
  ...table<typeof calculator>(
    {
      source: byHand('Rule 10(2) limits what is charged with duty, not what is paid: 13,44,487.50 + 1,00,000'),
      input: { ...rupees, byAir: true, quantity: 50 },
      given: ['freight', 'terms'],
      expect: ['Total duties', 'Landed cost', 'Landed cost of a unit'],
    },
    [
      ['freight by air above the limit is part of the cost', 3_00_000, 'fob', 3_75_245.25, 14_44_487.5, 28_889.75],
      ['freight by air at the limit', 2_00_000, 'fob', 3_75_245.25, 13_44_487.5, 26_889.75],
      ['freight that is not known', blank, 'fob', 3_75_245.25, 13_44_487.5],
    ],
  ),
  {
    name: 'cost of one of 50 units',
    source: byHand('13,44,487.50 ÷ 50'),
    input: { ...rupees, quantity: 50 },
    expect: { 'Landed cost of a unit': 26_889.75 },
  },
  {
    name: 'a price in dollars',
    source: byHand('10,000 × 90'),
    input: {},
    expect: { Price: 9_00_000 },
  },
  ...table<typeof calculator>(
    {
      source,
      input: { mode: 'gold', price: 1_00_000, exchangeRate: 1, terms: 'cif' },
      given: ['day'],
      expect: ['Total duties', 'IGST'],
    },
    [
      ['gold up to 12 May 2026', '5% + 1% + 3% of 1,06,000', '2026-05-12', 9_180, 3_180],
      ['gold from 13 May 2026', '10% + 5% + 3% of 1,15,000', '2026-05-13', 18_450, 3_450],
      ['gold on the day of the export', 'as from 13 May 2026', '2026-11-23', 18_450, 3_450],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { mode: 'personal', price: 10_000, exchangeRate: 1 },
      given: ['day'],
      expect: ['Basic customs duty', 'Total duties', 'Landed cost'],
    },
    [
      ['a parcel up to 31 March 2026', '20% + 2% + 18% of 12,200', '2026-03-31', 2_000, 4_396, 14_396],
      ['a parcel from 1 April 2026', '10% + 1% + 18% of 11,100', '2026-04-01', 1_000, 3_098, 13_098],
    ],
  ),
  ...table<typeof calculator>(
    {
      source,
      input: { mode: 'export', price: 10_000, exchangeRate: 90, quantity: 100, exportCosts: 20_000 },
      given: ['drawback', 'drawbackCap', 'rodtep', 'rodtepCap'],
      expect: [
        'Duty drawback',
        'RoDTEP',
        'In hand',
        'IGST paid and refunded',
        'Cost of waiting for the refund',
        'In hand, IGST paid',
      ],
    },
    [
      [
        'an export without incentives',
        '9,00,000 − 7,20,000; 1,62,000 × 10% × 2 ÷ 12',
        blank,
        blank,
        blank,
        blank,
        0,
        0,
        1_80_000,
        1_62_000,
        2_700,
        1_77_300,
      ],
      ['drawback and RoDTEP', '2% and 1% of 9,00,000', 2, blank, 1, blank, 18_000, 9_000, 2_07_000, 1_62_000],
      ['both at their caps', '100 units × ₹150 and ₹80', 2, 150, 1, 80, 15_000, 8_000, 2_03_000],
    ],
  ),
  {
    name: 'the rate of exchange that leaves nothing',
    source: byHand('7,20,000 ÷ 10,000'),
    input: { mode: 'export', exportCosts: 20_000 },
    expect: { 'Break-even exchange rate, rupees for one unit': 72 },
  },
];
