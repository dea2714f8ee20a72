import { blank, byHand, onExample, table } from '@/lib/golden';
import type calculator from './index';

const source = byHand;
const given = ['kind', 'amount', 'date', 'already', 'pan'] as const;
const [ended, began] = ['2026-03-31', '2026-04-01'];

/** Cases that name no day are of one before the Act of 2025. */
const cases = [
  ...table<typeof calculator>({ source, given, expect: ['TCS', 'You pay in all', 'Amount above the limit'] }, [
    [
      '₹12 lakh sent abroad',
      '20% of what exceeds ₹10 lakh',
      blank,
      blank,
      blank,
      blank,
      blank,
      40_000,
      12_40_000,
      2_00_000,
    ],
    ['exactly ₹10 lakh', '206C(1G): exceeds', 'other', 10_00_000, blank, blank, blank, 0, 10_00_000, 0],
    ['₹1 above', '20% of ₹1', 'other', 10_00_001, blank, blank, blank, 0.2, 10_00_001.2, 1],
    [
      '₹3 lakh after ₹8 lakh',
      '20% of ₹1 lakh: all banks and purposes together',
      'other',
      3_00_000,
      blank,
      8_00_000,
      blank,
      20_000,
      3_20_000,
      1_00_000,
    ],
    [
      '₹3 lakh after ₹12 lakh',
      'the limit is used up',
      'other',
      3_00_000,
      blank,
      12_00_000,
      blank,
      60_000,
      3_60_000,
      3_00_000,
    ],
    ['₹12 lakh in 2026-27', '394(1) Sl. 7: 20%', 'other', 12_00_000, began, blank, blank, 40_000, 12_40_000, 2_00_000],
    ['education, own money', '5% of ₹2 lakh', 'education', 12_00_000, blank, blank, blank, 10_000, 12_10_000, 2_00_000],
    ['education on the last day of the old Act', '5%', 'education', 12_00_000, ended, blank, blank, 10_000],
    ['education a day later', '394(1) Sl. 7: 2%', 'education', 12_00_000, began, blank, blank, 4_000],
    ['education from a loan', 'nil', 'educationLoan', 50_00_000, blank, blank, blank, 0, 50_00_000],
    ['medical treatment', '5% of ₹2 lakh', 'medical', 12_00_000, blank, blank, blank, 10_000],
    ['medical treatment in 2026-27', '2% of ₹2 lakh', 'medical', 12_00_000, began, blank, blank, 4_000],
  ]),
  ...table<typeof calculator>({ source, given, expect: ['TCS'] }, [
    ['tour of ₹12 lakh', '5% of ₹10 lakh + 20% of ₹2 lakh', 'tour', 12_00_000, blank, blank, blank, 90_000],
    ['tour of ₹10 lakh', '5%', 'tour', 10_00_000, blank, blank, blank, 50_000],
    ['tour of ₹10,00,001', '50,000 + 20% of ₹1', 'tour', 10_00_001, blank, blank, blank, 50_000.2],
    ['second tour', '5% of ₹2 lakh + 20% of ₹1 lakh', 'tour', 3_00_000, blank, 8_00_000, blank, 30_000],
    ['tour of ₹12 lakh in 2026-27', '394(1) Sl. 8: 2% flat', 'tour', 12_00_000, began, blank, blank, 24_000],
    [
      'tour without PAN',
      '10% of ₹10 lakh; 40% is cut to 20% on ₹2 lakh',
      'tour',
      12_00_000,
      blank,
      blank,
      'none',
      1_40_000,
    ],
    ['tour without PAN in 2026-27', 'twice 2% is below 5%', 'tour', 12_00_000, began, blank, 'none', 60_000],
    ['car of ₹12 lakh', '1% of the whole price', 'vehicle', 12_00_000, blank, blank, blank, 12_000],
    ['car of exactly ₹10 lakh', '206C(1F): exceeding', 'vehicle', 10_00_000, blank, blank, blank, 0],
    ['car of ₹10,00,001', '1% of the whole price', 'vehicle', 10_00_001, blank, blank, blank, 10_000.01],
    ['car without PAN', '5% is more than twice 1%', 'vehicle', 12_00_000, blank, blank, 'none', 60_000],
    [
      'watch of ₹15 lakh before the list',
      'Notification 36/2025 begins a day later',
      'luxury',
      15_00_000,
      '2025-04-21',
      blank,
      blank,
      0,
    ],
    ['watch of ₹15 lakh', '1% of the whole price', 'luxury', 15_00_000, '2025-04-22', blank, blank, 15_000],
    ['watch of exactly ₹10 lakh', 'exceeding', 'luxury', 10_00_000, '2025-04-22', blank, blank, 0],
    ['watch of ₹15 lakh in 2026-27', '394(1) Sl. 6: 1%', 'luxury', 15_00_000, began, blank, blank, 15_000],
    ['scrap', '1%', 'scrap', 1_00_000, ended, blank, blank, 1_000],
    ['scrap in 2026-27', '2%', 'scrap', 1_00_000, began, blank, blank, 2_000],
    ['scrap without PAN', 'floor of 5%', 'scrap', 1_00_000, ended, blank, 'none', 5_000],
    ['liquor', '1%, then 2%', 'liquor', 1_00_000, ended, blank, blank, 1_000],
    ['liquor in 2026-27', '2%', 'liquor', 1_00_000, began, blank, blank, 2_000],
    ['tendu leaves', '5%', 'tendu', 1_00_000, ended, blank, blank, 5_000],
    ['tendu leaves without PAN', 'twice 5%', 'tendu', 1_00_000, ended, blank, 'none', 10_000],
    ['tendu leaves in 2026-27', '2%', 'tendu', 1_00_000, began, blank, blank, 2_000],
    ['timber', '2% since 1 April 2025', 'timber', 1_00_000, ended, blank, blank, 2_000],
    ['coal', '1%', 'minerals', 1_00_000, ended, blank, blank, 1_000],
    ['coal in 2026-27', '2%', 'minerals', 1_00_000, began, blank, blank, 2_000],
    ['a quarry lease', '206C(1C): 2%', 'lease', 1_00_000, ended, blank, blank, 2_000],
    ['goods of ₹60 lakh', '206C(1H) ended on 1 April 2025', 'otherGoods', 60_00_000, blank, blank, blank, 0],
  ]),
  ...table<typeof calculator>(
    {
      source,
      given: ['amount', 'people', 'heldMonths', 'returnRate'],
      expect: ['TCS', 'If shared', 'Cost of waiting'],
    },
    [
      ['shared by two', '₹6 lakh each is within the limit; 40,000 × 7% × 9 ÷ 12', 12_00_000, 2, 9, 7, 40_000, 0, 2_100],
      ['shared by two, still above', 'two times 20% of ₹5 lakh', 30_00_000, 2, 12, 10, 4_00_000, 2_00_000, 40_000],
    ],
  ),
];

export const golden = [
  ...table<typeof calculator>({ source, given, expect: ['TCS', 'You pay in all', 'Share of the payment'] }, [
    ['a tour of ₹12 lakh', '394(1) Sl. 8: 2% flat', 'tour', 12_00_000, '2026-11-23', 0, 'given', 24_000, 12_24_000, 2],
  ]),
  ...onExample(cases, { date: '2026-02-10' }),
];
