import type { GoldenCase } from '@/lib/calculator';
import { blank, byHand, onExample, published, table } from '@/lib/golden';
import type calculator from './index';

type Case = GoldenCase<typeof calculator>;

const of = (igst: number, cgst: number, sgst: number) => ({ igst, cgst, sgst });
const out = (igst: number, cgst: number, sgst: number) => ({ outIgst: igst, outCgst: cgst, outSgst: sgst });
const credit = (igst: number, cgst: number, sgst: number) => ({ inIgst: igst, inCgst: cgst, inSgst: sgst });
const opening = (igst: number, cgst: number, sgst: number) => ({ openIgst: igst, openCgst: cgst, openSgst: sgst });
const none = { ...out(0, 0, 0), ...credit(0, 0, 0), ...opening(0, 0, 0) };
/** CGST and SGST of 1,00,000 each, no credit at all: what is paid is paid in cash. */
const allInCash = { ...none, ...out(0, 1_00_000, 1_00_000) };
/** Output tax of 4,95,000 under both heads, and more credit of each than that. */
const allByCredit = { ...none, ...out(0, 4_95_000, 4_95_000), ...credit(0, 5_50_000, 5_50_000) };
const unpaid = { reason: 'unpaid', invoiceDate: '2026-04-10', unpaid: 100, usedOn: '' } as const;

const setOffs: Case[] = [
  {
    name: 'IGST credit fills the larger gap of SGST and leaves ₹15,000 to pay in cash, half under each head',
    source: byHand(
      's. 49A, rule 88A: credit 1,10,000 / 75,000 / 30,000; 50,000 pays IGST, 60,000 is left; gaps 15,000 and 60,000; 75,000 − 60,000',
    ),
    input: { ...out(50_000, 90_000, 90_000), ...credit(90_000, 60_000, 25_000), ...opening(20_000, 15_000, 5_000) },
    expect: {
      'Cash to pay': 15_000,
      'IGST in cash': 0,
      'CGST in cash': 7_500,
      'SGST/UTGST in cash': 7_500,
      'IGST credit to split': 60_000,
      'IGST credit for CGST': 7_500,
      'IGST credit for SGST/UTGST': 52_500,
      'Extra cash of half and half': 15_000,
      'IGST credit carried forward': 0,
      'CGST credit carried forward': 0,
      'SGST/UTGST credit carried forward': 0,
    },
  },
  {
    name: 'credit of every head pays every head and nothing is left',
    source: byHand(
      '1,00,000 / 60,000 / 60,000 against 1,50,000 / 40,000 / 30,000: IGST credit 20,000 to CGST, 30,000 to SGST',
    ),
    input: { ...none, ...out(1_00_000, 60_000, 60_000), ...credit(1_50_000, 40_000, 30_000) },
    expect: {
      'Cash to pay': 0,
      'IGST credit for IGST': 1_00_000,
      'IGST credit for CGST': 20_000,
      'IGST credit for SGST/UTGST': 30_000,
      'CGST credit for CGST': 40_000,
      'SGST/UTGST credit for SGST/UTGST': 30_000,
      'IGST credit carried forward': 0,
      'CGST credit carried forward': 0,
      'SGST/UTGST credit carried forward': 0,
    },
  },
  {
    name: 'CGST credit that is left pays IGST and never SGST',
    source: byHand('s. 49(5)(b), (e): CGST credit 1,20,000 − 90,000 = 30,000 for IGST; SGST 90,000 − 70,000 in cash'),
    input: { ...none, ...out(50_000, 90_000, 90_000), ...credit(20_000, 1_20_000, 70_000) },
    expect: {
      'Cash to pay': 20_000,
      'SGST/UTGST in cash': 20_000,
      'CGST in cash': 0,
      'IGST in cash': 0,
      'CGST credit for IGST': 30_000,
      'CGST credit carried forward': 0,
    },
  },
  {
    name: 'half and half would need ₹20,000 of SGST in cash where the best split needs none',
    source: byHand(
      '30,000 each: SGST 80,000 − 30,000 − 30,000 = 20,000. Best: any 5,000 to 10,000 for CGST; 7,500 is even',
    ),
    input: { ...none, ...out(0, 80_000, 80_000), ...credit(60_000, 75_000, 30_000) },
    expect: {
      'Cash to pay': 0,
      'IGST credit for CGST': 7_500,
      'IGST credit for SGST/UTGST': 52_500,
      'Extra cash of half and half': 20_000,
      'CGST credit carried forward': 2_500,
      'SGST/UTGST credit carried forward': 2_500,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...none, ...out(0, 80_000, 80_000), ...credit(60_000, 75_000, 30_000) }, given: ['ownSplit'],
    expect: ['Cash to pay', 'Extra cash of your split', 'Most another split would cost'] }, [
    ['your own split is costed and not followed', 'all 60,000 to CGST: SGST 80,000 − 30,000 = 50,000 in cash',
      60_000, 0, 50_000, 50_000],
    ['a split beyond what CGST can take counts as all it can take',
      'CGST takes at most 60,000 of the 60,000; typed 90,000', 90_000, blank, 50_000],
  ]),
  {
    name: 'where IGST credit meets neither gap, every split between the gaps costs the same',
    source: byHand('gaps 1,00,000 each, IGST credit 50,000: cash 1,50,000 for any split'),
    input: { ...allInCash, ...credit(50_000, 0, 0) },
    expect: {
      'Cash to pay': 1_50_000,
      'CGST in cash': 75_000,
      'SGST/UTGST in cash': 75_000,
      'Extra cash of half and half': 0,
      'Most another split would cost': 0,
    },
  },
  {
    name: 'without credit all is paid in cash',
    source: byHand('1,00,000 + 1,00,000'),
    input: allInCash,
    expect: { 'Cash to pay': 2_00_000, 'CGST in cash': 1_00_000, 'SGST/UTGST in cash': 1_00_000 },
  },
  {
    name: 'credit without output tax is carried forward',
    source: byHand('1,000 + 500, 2,000, 3,000'),
    input: { ...none, ...credit(1_000, 2_000, 3_000), ...opening(500, 0, 0) },
    expect: {
      'Cash to pay': 0,
      'IGST credit carried forward': 1_500,
      'CGST credit carried forward': 2_000,
      'SGST/UTGST credit carried forward': 3_000,
    },
  },
  {
    name: 'IGST credit is used up on CGST and SGST even where their own credit would do',
    source: byHand('s. 49A: IGST credit 40,000 first; CGST and SGST credit of 50,000 each keep 20,000 each'),
    input: { ...none, ...out(0, 50_000, 50_000), ...credit(40_000, 50_000, 50_000) },
    expect: {
      'Cash to pay': 0,
      'IGST credit carried forward': 0,
      'CGST credit carried forward': 20_000,
      'SGST/UTGST credit carried forward': 20_000,
    },
  },
  {
    name: 'with no IGST credit left, IGST takes CGST credit before SGST credit',
    source: byHand('s. 49(5)(c), proviso: 60,000 of CGST credit, then 40,000 of SGST credit'),
    input: { ...none, ...out(1_00_000, 0, 0), ...credit(0, 60_000, 60_000) },
    expect: {
      'Cash to pay': 0,
      'CGST credit for IGST': 60_000,
      'SGST/UTGST credit for IGST': 40_000,
      'SGST/UTGST credit carried forward': 20_000,
    },
  },
  {
    name: 'IGST is paid by its credit before SGST that has no other way to be paid',
    source: byHand('rule 88A: IGST credit 10,000 pays IGST 10,000; SGST 10,000 in cash, CGST credit 10,000 idle'),
    input: { ...none, ...out(10_000, 0, 10_000), ...credit(10_000, 10_000, 0) },
    expect: { 'Cash to pay': 10_000, 'SGST/UTGST in cash': 10_000, 'CGST credit carried forward': 10_000 },
  },
  {
    name: 'IGST credit a rupee short leaves a rupee of IGST in cash',
    source: byHand('1,00,000 − 99,999'),
    input: { ...none, ...out(1_00_000, 0, 0), ...credit(99_999, 0, 0) },
    expect: { 'Cash to pay': 1, 'IGST in cash': 1 },
  },
  {
    name: 'IGST credit a rupee over IGST leaves a rupee to split',
    source: byHand('1,00,001 − 1,00,000; the odd rupee goes to CGST'),
    input: { ...none, ...out(1_00_000, 10, 10), ...credit(1_00_001, 0, 0) },
    expect: { 'IGST credit to split': 1, 'IGST credit for CGST': 1, 'Cash to pay': 19 },
  },
  {
    name: 'more IGST credit than tax of all heads is carried forward',
    source: byHand('2,00,000 − 50,000 − 30,000 − 30,000'),
    input: { ...none, ...out(50_000, 30_000, 30_000), ...credit(2_00_000, 0, 0) },
    expect: { 'Cash to pay': 0, 'IGST credit carried forward': 90_000 },
  },
  {
    name: 'tax payable goes to the nearest rupee, 50 paise upwards, head by head',
    source: byHand('s. 170: 100.50 → 101, 200.49 → 200, 300.00'),
    input: { ...none, ...out(100.5, 200.49, 300) },
    expect: { 'IGST payable': 101, 'CGST payable': 200, 'SGST/UTGST payable': 300, 'Cash to pay': 601 },
  },
  {
    name: 'paise of credit stay in the ledger',
    source: byHand('credit 1,000.75 pays 1,000 of 1,001; 1 in cash, 0.75 left'),
    input: { ...none, ...out(0, 1_001, 0), ...credit(0, 1_000.75, 0) },
    expect: { 'Cash to pay': 1, 'CGST credit carried forward': 0.75 },
  },
  {
    name: 'paise of the month and of the ledger add up to a rupee that pays',
    source: byHand('1,000.75 + 0.25 = 1,001'),
    input: { ...none, ...out(0, 1_001, 0), ...credit(0, 1_000.75, 0), ...opening(0, 0.25, 0) },
    expect: { 'Cash to pay': 0, 'CGST credit carried forward': 0 },
  },
  {
    name: 'cess credit pays cess alone, and cess takes no other credit',
    source: byHand('cess 10,000 − 4,000 in cash; IGST credit 50,000 is untouched'),
    input: { ...none, ...credit(50_000, 0, 0), month: '2026-01', outCess: 10_000, inCess: 3_000, openCess: 1_000 },
    expect: { 'Cash to pay': 6_000, 'Cess in cash': 6_000, 'IGST credit carried forward': 50_000 },
  },
  {
    name: 'cess credit does not pay GST',
    source: byHand('s. 11(2), proviso, Compensation Act: CGST 500 in cash, cess credit 900 left'),
    input: { ...none, ...out(0, 500, 0), openCess: 900 },
    expect: { 'Cash to pay': 500, 'Cess credit carried forward': 900 },
  },
  {
    name: 'there is no compensation cess to charge from February 2026',
    source: byHand('Notification No. 3/2025-Compensation Cess (Rate)'),
    input: { ...none, outCess: 1, month: '2026-02' },
    refused: 'There is no compensation cess',
  },
];

const reverseCharge: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...none, ...out(60_000, 0, 0), ...credit(50_000, 0, 0), rcmIgst: 18_000 }, given: ['rcmCredit'],
    expect: ['Cash to pay', 'IGST in cash', 'IGST credit carried forward'] }, [
    ['reverse charge is paid in cash though there is credit, and comes back as credit the same month',
      'ss. 2(82), 49(4): 18,000 in cash; credit 50,000 + 18,000 − output 60,000 = 8,000 left',
      blank, 18_000, 18_000, 8_000],
    ['reverse charge without credit is cost', '18,000 + 60,000 − 50,000', false, 28_000, blank, 0],
  ]),
  {
    name: 'reverse charge of both halves adds to the cash of each head',
    source: byHand('100.50 → 101 and 100.49 → 100 (s. 170)'),
    input: { ...none, rcmCgst: 100.5, rcmSgst: 100.49, rcmCredit: false },
    expect: { 'Cash to pay': 201, 'CGST in cash': 101, 'SGST/UTGST in cash': 100 },
  },
];

const takenAway: Case[] = [
  {
    name: 'credit on food and a club is blocked',
    source: byHand('s. 17(5)(b): 20,000 − 3,000 − 2,000 = 15,000'),
    input: {
      ...none,
      ...out(0, 20_000, 0),
      ...credit(0, 20_000, 0),
      blocked: [
        { kind: 'food', ...of(0, 3_000, 0) },
        { kind: 'club', ...of(0, 2_000, 0) },
      ],
    },
    expect: {
      'Blocked credit': 5_000,
      'CGST credit available': 20_000,
      'CGST credit reversed': 5_000,
      'CGST net credit': 15_000,
      'Cash to pay': 5_000,
    },
  },
  {
    name: 'more blocked credit than credit is refused',
    source: byHand('20,001 of 20,000'),
    input: { ...none, ...credit(0, 20_000, 0), blocked: [{ kind: 'vehicle', ...of(0, 20_001, 0) }] },
    refused: 'You subtract more CGST',
  },
  {
    name: 'all credit may be blocked',
    source: byHand('20,000 of 20,000'),
    input: { ...none, ...credit(0, 20_000, 0), blocked: [{ kind: 'vehicle', ...of(0, 20_000, 0) }] },
    expect: { 'CGST net credit': 0, 'CGST credit carried forward': 0 },
  },
  {
    name: 'blocked credit on reverse charge comes off the credit it makes',
    source: byHand('reverse charge 5,000, blocked 5,000'),
    input: { ...none, rcmCgst: 5_000, blocked: [{ kind: 'personal', ...of(0, 5_000, 0) }] },
    expect: { 'Cash to pay': 5_000, 'CGST net credit': 0 },
  },
  {
    name: 'an invoice that is not in GSTR-2B gives no credit yet',
    source: byHand('rule 36(4): 50,000 − 12,000'),
    input: {
      ...none,
      ...out(50_000, 0, 0),
      ...credit(50_000, 0, 0),
      unavailable: [{ reason: 'missing', ...of(12_000, 0, 0) }],
    },
    expect: {
      'Credit not in GSTR-2B': 12_000,
      'IGST credit available': 38_000,
      'IGST credit reversed': 0,
      'Cash to pay': 12_000,
    },
  },
  {
    name: 'credit past its last date or of another State goes into Table 4(D)(2)',
    source: byHand('s. 16(4): 1,000 + 500'),
    input: {
      ...none,
      ...credit(10_000, 0, 0),
      unavailable: [
        { reason: 'late', ...of(1_000, 0, 0) },
        { reason: 'place', ...of(500, 0, 0) },
      ],
    },
    expect: { 'Credit not allowed by date or place': 1_500, 'IGST credit available': 8_500 },
  },
  {
    name: 'more credit taken off than there is, is refused',
    source: byHand('10,001 of 10,000'),
    input: { ...none, ...credit(10_000, 0, 0), unavailable: [{ reason: 'missing', ...of(10_001, 0, 0) }] },
    refused: 'You subtract more IGST',
  },
  {
    name: 'credit on an invoice unpaid for 180 days goes back',
    source: byHand('rule 37: 10 April 2026 + 180 days = 7 October, before November; 9,000 back of 30,000'),
    input: { ...none, ...out(30_000, 0, 0), ...credit(30_000, 0, 0), reversed: [{ ...unpaid, ...of(9_000, 0, 0) }] },
    expect: { 'Reversed for unpaid suppliers': 9_000, 'IGST net credit': 21_000, 'Cash to pay': 9_000, Interest: 0 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...none, ...credit(30_000, 0, 0) }, given: ['reversed'],
    expect: ['Reversed for unpaid suppliers', 'IGST credit carried forward', 'IGST net credit',
    'IGST credit reversed'] }, [
    ['of an invoice that is paid in part, only the unpaid part goes back', 'rule 37(1): 9,000 × 40%',
      [{ ...unpaid, unpaid: 40, ...of(9_000, 0, 0) }], 3_600, 26_400],
    ['180 days that end on the last day before the month mean reversal in it',
      '4 May 2026 + 180 days = 31 October 2026', [{ ...unpaid, invoiceDate: '2026-05-04', ...of(9_000, 0, 0) }], 9_000],
    ['180 days that end on the first day of the month mean reversal in the next return',
      '5 May 2026 + 180 days = 1 November 2026',
      [{ ...unpaid, invoiceDate: '2026-05-05', ...of(9_000, 0, 0) }], blank, blank, 30_000, 0],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...none, ...credit(50_000, 0, 0), reversed: [{ ...unpaid, usedOn: '2026-09-11', ...of(36_500, 0, 0) }] },
    given: ['filedOn'], expect: ['Interest on credit used', 'Interest', 'Cash to pay'] }, [
    ['unpaid credit that was used bears 18% from the day of use until the return',
      's. 50(3), rule 88B(3): 36,500 × 18% × 100 ÷ 365 = 1,800; 11 September to 20 December 2026 is 100 days',
      blank, 1_800, 1_800, 1_800],
    ['the interest on used credit runs to the day of filing',
      '11 September to 30 November 2026 would be before the month ends; filed 1 December: 81 days, 36,500 × 18% × 81 ÷ 365',
      '2026-12-01', 1_458],
  ]),
  {
    name: 'credit of a supplier who has not filed goes back, and without interest in time',
    source: byHand('rule 37A: 30,000 − 4,000'),
    input: { ...none, ...credit(30_000, 0, 0), reversed: [{ ...unpaid, reason: 'supplier', ...of(4_000, 0, 0) }] },
    expect: { 'Reversed for suppliers who have not filed': 4_000, 'IGST net credit': 26_000, Interest: 0 },
  },
  {
    name: 'credit reversed before comes back when the supplier is paid',
    source: byHand('rule 37(4): 10,000 + 9,000'),
    input: { ...none, ...credit(10_000, 0, 0), reversed: [{ ...unpaid, reason: 'reclaim', ...of(9_000, 0, 0) }] },
    expect: { 'Credit taken back': 9_000, 'IGST credit available': 19_000, 'IGST net credit': 19_000 },
  },
  {
    name: 'a reversal that the ledger cannot bear is added to the tax',
    source: byHand('rule 37(1): 5,000 − 9,000 = −4,000, added to IGST of 1,000'),
    input: { ...none, ...out(1_000, 0, 0), ...credit(5_000, 0, 0), reversed: [{ ...unpaid, ...of(9_000, 0, 0) }] },
    expect: {
      'IGST net credit': -4_000,
      'IGST payable': 5_000,
      'Cash to pay': 5_000,
      'IGST credit carried forward': 0,
    },
  },
  {
    name: 'an opening balance bears a reversal first',
    source: byHand('5,000 − 9,000 + 4,000 = 0'),
    input: {
      ...none,
      ...out(1_000, 0, 0),
      ...credit(5_000, 0, 0),
      ...opening(4_000, 0, 0),
      reversed: [{ ...unpaid, ...of(9_000, 0, 0) }],
    },
    expect: { 'IGST payable': 1_000, 'Cash to pay': 1_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...none }, given: ['reversed'], expect: 'refused' }, [
    ['an invoice dated after the month is refused', '1 December for November',
      [{ ...unpaid, invoiceDate: '2026-12-01', ...of(1, 0, 0) }], 'This invoice is dated after'],
    ['credit cannot be used before its invoice', '9 April before 10 April',
      [{ ...unpaid, usedOn: '2026-04-09', ...of(1, 0, 0) }], 'The credit cannot be used before'],
    ['credit cannot be used after it is reversed', '21 December after the due date of 20 December',
      [{ ...unpaid, usedOn: '2026-12-21', ...of(1, 0, 0) }], 'The credit cannot be used after'],
  ]),
];

const mixed: Case[] = [
  {
    name: 'common credit goes back in the share of exempt turnover, and 5% for personal use',
    source: byHand('rule 42: T 2,00,000, T1 10,000, T2 15,000, T3 5,000, T4 1,20,000; C2 50,000; D1 12,500; D2 2,500'),
    input: {
      ...none,
      ...credit(0, 2_00_000, 0),
      mixed: true,
      exemptTurnover: 25_00_000,
      totalTurnover: 1_00_00_000,
      personal: true,
      blocked: [{ kind: 'food', ...of(0, 5_000, 0) }],
      uses: [
        { use: 'nonBusiness', ...of(0, 10_000, 0) },
        { use: 'exempt', ...of(0, 15_000, 0) },
        { use: 'taxable', ...of(0, 1_20_000, 0) },
      ],
    },
    expect: {
      'CGST common credit (C2)': 50_000,
      'CGST for exempt sales (D1)': 12_500,
      'CGST for personal use (D2)': 2_500,
      'CGST credit reversed': 45_000,
      'CGST net credit': 1_55_000,
    },
  },
  {
    name: 'a published example of rule 42 comes out',
    source: published(
      'unanswered.io guide to rules 42 and 43: T 1,50,000, C2 18,000, D1 1,350, D2 900, eligible 1,20,750',
    ),
    input: {
      ...none,
      ...credit(1_50_000, 0, 0),
      mixed: true,
      exemptTurnover: 2_25_000,
      totalTurnover: 30_00_000,
      personal: true,
      blocked: [{ kind: 'lost', ...of(4_500, 0, 0) }],
      uses: [
        { use: 'nonBusiness', ...of(7_500, 0, 0) },
        { use: 'exempt', ...of(15_000, 0, 0) },
        { use: 'taxable', ...of(1_05_000, 0, 0) },
      ],
    },
    expect: {
      'IGST common credit (C2)': 18_000,
      'IGST for exempt sales (D1)': 1_350,
      'IGST for personal use (D2)': 900,
      'IGST net credit': 1_20_750,
    },
  },
  {
    name: 'without personal use nothing but the exempt share goes back',
    source: byHand('10,000 × 2,00,000 ÷ 10,00,000'),
    input: { ...none, ...credit(10_000, 0, 0), mixed: true, exemptTurnover: 2_00_000, totalTurnover: 10_00_000 },
    expect: { 'IGST for exempt sales (D1)': 2_000, 'IGST net credit': 8_000 },
  },
  {
    name: 'the exempt share is worked out under each head, to the paisa',
    source: byHand('100 × 1 ÷ 3 = 33.33; 50 × 1 ÷ 3 = 16.67'),
    input: { ...none, ...credit(100, 50, 50), mixed: true, exemptTurnover: 1, totalTurnover: 3 },
    expect: {
      'IGST for exempt sales (D1)': 33.33,
      'CGST for exempt sales (D1)': 16.67,
      'SGST/UTGST for exempt sales (D1)': 16.67,
    },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...none, ...credit(10_000, 0, 0), mixed: true },
    given: ['exemptTurnover', 'totalTurnover', 'personal', 'rcmIgst'],
    expect: ['IGST for exempt sales (D1)', 'IGST net credit', 'IGST common credit (C2)'] }, [
    ['where all sales are exempt the whole common credit goes back, and no more', '10,000 × 1; D2 has nothing left',
      5, 5, true, blank, 10_000, 0],
    ['the credit on reverse charge is common credit too', '(10,000 + 5,000) × 20%',
      2_00_000, 10_00_000, blank, 5_000, 3_000, blank, 15_000],
  ]),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...none, ...opening(10_000, 0, 0), mixed: true, exemptTurnover: 25, totalTurnover: 100 },
    given: ['capitalGoods'], expect: ['IGST on capital goods (Te)', 'IGST credit carried forward'] }, [
    ['capital goods give back the exempt share of a sixtieth', 'rule 43: 6,00,000 ÷ 60 × 25 ÷ 100 = 2,500',
      [{ invoiceMonth: '2026-04', use: 'common', ...of(6_00_000, 0, 0) }], 2_500, 7_500],
    ['the sixtieth month is the last that gives back', 'December 2021 to November 2026 is 60 months',
      [{ invoiceMonth: '2021-12', use: 'common', ...of(6_00_000, 0, 0) }], 2_500],
    ['capital goods of the sixty-first month give nothing back', 'November 2021: its 60 months ended with October 2026',
      [{ invoiceMonth: '2021-11', use: 'common', ...of(6_00_000, 0, 0) }], blank, 10_000],
  ]),
  {
    name: 'capital goods of this month are no part of the common credit under rule 42',
    source: byHand('7,00,000 − 6,00,000 = 1,00,000; D1 25,000; Te 2,500; 6,72,500 kept'),
    input: {
      ...none,
      ...credit(7_00_000, 0, 0),
      mixed: true,
      exemptTurnover: 25,
      totalTurnover: 100,
      capitalGoods: [{ invoiceMonth: '2026-11', use: 'common', ...of(6_00_000, 0, 0) }],
    },
    expect: {
      'IGST common credit (C2)': 1_00_000,
      'IGST for exempt sales (D1)': 25_000,
      'IGST on capital goods (Te)': 2_500,
      'IGST net credit': 6_72_500,
    },
  },
  {
    name: 'capital goods for exempt sales alone give no credit, those for taxable sales all of it',
    source: byHand('rule 43(1)(a), (b): 50,000 back, 30,000 kept; common 20,000 × 25% = 5,000'),
    input: {
      ...none,
      ...credit(1_00_000, 0, 0),
      mixed: true,
      exemptTurnover: 25,
      totalTurnover: 100,
      capitalGoods: [
        { invoiceMonth: '2026-11', use: 'exempt', ...of(50_000, 0, 0) },
        { invoiceMonth: '2026-11', use: 'taxable', ...of(30_000, 0, 0) },
      ],
    },
    expect: { 'IGST common credit (C2)': 20_000, 'IGST credit reversed': 55_000, 'IGST net credit': 45_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...none, mixed: true },
    given: ['exemptTurnover', 'totalTurnover'], expect: 'refused' }, [
    ['more exempt turnover than turnover is refused', '11 of 10', 11, 10, 'Exempt turnover cannot be more'],
    ['a month without turnover needs that of an earlier one', 'rule 42(1)(i), proviso',
      0, 0, 'With no turnover this month'],
  ]),
  {
    name: 'capital goods bought after the month are refused',
    source: byHand('December for November'),
    input: { ...none, mixed: true, capitalGoods: [{ invoiceMonth: '2026-12', use: 'common', ...of(1, 0, 0) }] },
    refused: 'These capital goods were bought after',
  },
  {
    name: 'more credit for one use than there is, is refused',
    source: byHand('T4 101 of T 100'),
    input: { ...none, ...credit(0, 0, 100), mixed: true, uses: [{ use: 'taxable', ...of(0, 0, 101) }] },
    refused: 'You subtract more SGST/UTGST',
  },
];

const cashShare: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...allByCredit }, given: ['taxableTurnover'],
    expect: ['Cash to pay', 'CGST in cash', 'SGST/UTGST in cash', 'Least cash under rule 86B',
    'CGST credit carried forward'] }, [
    ['above ₹50 lakh of taxable turnover, 1% of output tax is paid in cash though credit would cover it',
      'rule 86B: 9,90,000 × 99% = 9,80,100 by credit, 9,900 in cash, half under each head',
      55_00_000, 9_900, 4_950, 4_950, 9_900, 59_950],
    ['at exactly ₹50 lakh the rule does not apply', 'rule 86B: exceeds 50,00,000', 50_00_000, 0],
    ['a rupee below ₹50 lakh the rule does not apply', 'rule 86B', 49_99_999, 0],
    ['a rupee above ₹50 lakh it does', 'rule 86B', 50_00_001, 9_900],
  ]),
  ...(['incomeTax', 'refund', 'government'] as const).map(
    (cashException): Case => ({
      name: `the rule does not apply with the exception "${cashException}"`,
      source: byHand('rule 86B, first proviso'),
      input: { ...allByCredit, taxableTurnover: 55_00_000, cashException },
      expect: { 'Cash to pay': 0 },
    }),
  ),
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...allByCredit, taxableTurnover: 55_00_000, yearTax: 90_10_000 }, given: ['yearCash'],
    expect: ['Cash to pay'] }, [
    ['cash of the year above 1% of its tax lifts the rule',
      'clause (d): 1% of (90,10,000 + 9,90,000) = 1,00,000; paid 1,00,001', 1_00_001, 0],
    ['cash of exactly 1% of the tax of the year does not', 'clause (d): in excess of 1%', 1_00_000, 9_900],
  ]),
  {
    name: 'more cash than tax in the year is refused',
    source: byHand('2 of 1'),
    input: { ...none, yearTax: 1, yearCash: 2 },
    refused: 'The cash paid cannot be more',
  },
  {
    name: 'cash that is due anyway counts towards the 1%',
    source: byHand('10,00,000 of output tax: 10,000 due, 6,000 of SGST in cash anyway, 4,000 more'),
    input: { ...none, ...out(0, 5_00_000, 5_00_000), ...credit(0, 5_00_000, 4_94_000), taxableTurnover: 60_00_000 },
    expect: {
      'Cash to pay': 10_000,
      'CGST in cash': 2_000,
      'SGST/UTGST in cash': 8_000,
      'CGST credit carried forward': 2_000,
    },
  },
  {
    name: 'reverse charge counts neither as output tax nor as cash for the 1%',
    source: byHand('rule 86B with s. 2(82): 9,900 + 50,000 of reverse charge'),
    input: { ...allByCredit, taxableTurnover: 55_00_000, rcmIgst: 50_000, rcmCredit: false },
    expect: { 'Cash to pay': 59_900 },
  },
  {
    name: 'the part in cash goes up to the next rupee, so that credit stays within 99%',
    source: byHand('1% of 9,90,001 = 9,900.01 → 9,901'),
    input: { ...none, ...out(9_90_001, 0, 0), ...credit(10_00_000, 0, 0), taxableTurnover: 55_00_000 },
    expect: { 'Cash to pay': 9_901, 'IGST credit carried forward': 19_900 },
  },
];

const late: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...allInCash }, given: ['filedOn'],
    expect: ['Cash to pay', 'Interest', 'Late fee', 'Days late', 'Due date'] }, [
    ['a return in time bears neither interest nor fee', 'due 20 December 2026, filed on it',
      '2026-12-20', 2_00_000, 0, 0, 0, '2026-12-20'],
    ['a day late costs a day of interest and fee', '1,00,000 × 18% ÷ 365 = 49.32 → 49 a head (s. 170); 25 + 25',
      '2026-12-21', 2_00_148, 98, 50, 1],
  ]),
  {
    name: '25 days late on ₹1,00,000 in cash is ₹1,233 of interest',
    source: byHand('1,00,000 × 18% × 25 ÷ 365 = 1,232.88; fee 25 × 50; filed 14 January 2027'),
    input: { ...none, ...out(0, 5_00_000, 0), ...credit(0, 4_00_000, 0), filedOn: '2027-01-14' },
    expect: { 'Days late': 25, Interest: 1_233, 'Late fee': 1_250, 'Cash to pay': 1_02_483 },
  },
  {
    name: 'cash that lay in the ledger since the due date bears no interest',
    source: byHand('rule 88B(1), proviso: 60,000 × 18% × 25 ÷ 365 = 739.73'),
    input: { ...none, ...out(1_00_000, 0, 0), filedOn: '2027-01-14', cashIgst: 40_000 },
    expect: { Interest: 740 },
  },
  {
    name: 'tax paid by credit bears no interest',
    source: byHand('s. 50(1), proviso; fee 40 × 50 = 2,000, the cap; filed 29 January 2027'),
    input: { ...none, ...out(5_00_000, 100, 100), ...credit(5_00_000, 100, 100), filedOn: '2027-01-29' },
    expect: { Interest: 0, 'Late fee': 2_000 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...allInCash }, given: ['filedOn', 'lastTurnover'],
    expect: ['Late fee', 'Days late'] }, [
    ['a day before the cap the fee is below it', '39 × 50', '2027-01-28', blank, 1_950],
    ['a day after the cap the fee stays', '41 × 50 = 2,050, at most 2,000', '2027-01-30', blank, 2_000],
    ['above ₹1.5 crore the cap is ₹5,000', '200 × 50 = 10,000, at most 5,000; filed 8 July 2027',
      '2027-07-08', 'medium', 5_000, 200],
    ['above ₹5 crore the cap is ₹10,000', '201 × 50 = 10,050, at most 10,000', '2027-07-09', 'large', 10_000],
  ]),
  ...table<typeof calculator>(
    { source: byHand, input: { ...none }, given: ['filedOn', 'lastTurnover'], expect: ['Late fee', 'Cash to pay'] },
    [
      ['a nil return costs ₹20 a day up to ₹500', '24 × 20 = 480', '2027-01-13', blank, 480, 480],
      ['the cap of a nil return is reached on day 25', '26 × 20 = 520, at most 500', '2027-01-15', 'large', 500],
    ],
  ),
  {
    name: 'a return with IGST alone has the late fee of a nil return',
    source: byHand('Notification No. 76/2018, proviso: central tax payable in the return is nil; 10 × 20'),
    input: { ...none, ...out(36_500, 0, 0), filedOn: '2026-12-30' },
    expect: { 'Late fee': 200, Interest: 180 },
  },
  {
    name: 'a return with a rupee of CGST has the full late fee, though credit pays it',
    source: byHand('10 × 50'),
    input: { ...none, ...out(0, 1, 0), ...credit(0, 1, 0), filedOn: '2026-12-30' },
    expect: { 'Late fee': 500, Interest: 0 },
  },
  {
    name: 'reverse charge of CGST makes the return no nil return',
    source: byHand('10 × 50'),
    input: { ...none, rcmCgst: 100, rcmSgst: 100, filedOn: '2026-12-30' },
    expect: { 'Late fee': 500 },
  },
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand, input: { ...allInCash }, given: ['month', 'filedOn', 'dueDate'],
    expect: ['Days late', 'Due date', 'Cash to pay'] }, [
    ['the return for September 2025 was due on 25 October', 'Notification No. 17/2025-Central Tax',
      '2025-09', '2025-10-25', blank, 0, '2025-10-25', 2_00_000],
    ['the return for March 2026 was due on 21 April', 'Notification No. 1/2026-Central Tax',
      '2026-03', '2026-04-21', blank, 0, '2026-04-21', 2_00_000],
    ['the return for December is due in January', 'rule 61(1)(i)', '2025-12', '2026-01-22', blank, 2, '2026-01-20'],
    ['a due date of your own takes the place of the usual one', '25 to 27 December',
      blank, '2026-12-27', '2026-12-25', 2],
  ]),
  {
    name: 'interest falls on reverse charge paid late',
    source: byHand('36,500 × 18% × 10 ÷ 365 = 180'),
    input: { ...none, rcmIgst: 36_500, filedOn: '2026-12-30' },
    expect: { Interest: 180 },
  },
  {
    name: 'a month cannot be filed before it ends',
    source: byHand('30 November for November'),
    input: { ...none, filedOn: '2026-11-30' },
    refused: 'You file a return after its month',
  },
  {
    name: 'a return three years past its due date can still be filed on the last day',
    source: byHand('s. 39(11): 20 December 2029; 1,096 days'),
    input: { ...none, filedOn: '2029-12-20' },
    expect: { 'Late fee': 500, 'Days late': 1_096 },
  },
  {
    name: 'a day later it cannot',
    source: byHand('s. 39(11)'),
    input: { ...none, filedOn: '2029-12-21' },
    refused: 'A return cannot be filed',
  },
];

const refunds: Case[] = [
  // biome-ignore format: a table
  ...table<typeof calculator>({ source: byHand,
    input: { ...none, ...credit(1_00_000, 0, 0), refund: 'zeroRated', refundTurnover: 6_00_000, adjustedTurnover: 10_00_000 },
    given: ['refundCapital'], expect: ['Refund by the formula', 'Refund you could claim'] }, [
    ['exports under LUT earn a refund in their share of turnover',
      'rule 89(4): 6,00,000 ÷ 10,00,000 × 1,00,000; ledger 1,00,000', blank, 60_000, 60_000],
    ['capital goods earn no refund', '(1,00,000 − 50,000) × 60%', 50_000, 30_000],
  ]),
  {
    name: 'a refund is at most what is left in the ledger',
    source: byHand('1,00,000 − 70,000 of output tax'),
    input: {
      ...none,
      ...out(70_000, 0, 0),
      ...credit(1_00_000, 0, 0),
      refund: 'zeroRated',
      refundTurnover: 6_00_000,
      adjustedTurnover: 10_00_000,
    },
    expect: { 'Refund by the formula': 60_000, 'Refund you could claim': 30_000 },
  },
  {
    name: 'a published example of an inverted rate comes out',
    source: published('taxguru.in, revised formula under rule 89(5): 45,833 − 21,154 = 24,679'),
    input: {
      ...none,
      ...credit(65_000, 0, 0),
      refund: 'inverted',
      refundTurnover: 5_50_000,
      adjustedTurnover: 6_00_000,
      invertedTax: 27_500,
      serviceCredit: 15_000,
    },
    expect: { 'Refund by the formula': 24_679 },
  },
  {
    name: 'more refund turnover than turnover is refused',
    source: byHand('11 of 10'),
    input: { ...none, refund: 'zeroRated', refundTurnover: 11, adjustedTurnover: 10 },
    refused: 'The turnover for the refund',
  },
];

/** Worked cases. Figures come from the Acts and rules by hand or with a decimal calculator, never from this code. */
/** Cases without their own opening ledger have that of the first one. */
export const golden = onExample(
  [...setOffs, ...reverseCharge, ...takenAway, ...mixed, ...cashShare, ...late, ...refunds],
  opening(20_000, 15_000, 5_000),
);
