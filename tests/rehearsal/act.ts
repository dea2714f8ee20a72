/**
 * An invented Finance Act, 2027, as data: what somebody would write into content/rules on such an evening. None of it is law. The rules of a
 * topic by the way to them; the rest of the year is carried over.
 */

/** The values of rules of the year's folder, by file and way. */
export const values: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'income-tax': {
    'regimes.new.slabs': {
      below60: [
        [5_00_000, 5],
        [10_00_000, 12],
        [15_00_000, 18],
        [20_00_000, 24],
        [25_00_000, 30],
      ],
      senior: [
        [5_00_000, 5],
        [10_00_000, 12],
        [15_00_000, 18],
        [20_00_000, 24],
        [25_00_000, 30],
      ],
      verySenior: [
        [5_00_000, 5],
        [10_00_000, 12],
        [15_00_000, 18],
        [20_00_000, 24],
        [25_00_000, 30],
      ],
    },
    'regimes.new.rebate': { incomeUpTo: 15_00_000, atMost: 85_000, marginalRelief: true, against: 'slabTax' },
    'regimes.new.standardDeduction': 1_00_000,
    'regimes.new.surcharge': [
      { above: 50_00_000, percent: 10, measure: 'totalIncome' },
      { above: 1_00_00_000, percent: 15, measure: 'totalIncome' },
      { above: 2_00_00_000, percent: 27, measure: 'otherIncome' },
    ],
    'regimes.old.slabs': {
      below60: [
        [3_00_000, 5],
        [6_00_000, 20],
        [12_00_000, 30],
      ],
      senior: [
        [3_50_000, 5],
        [6_00_000, 20],
        [12_00_000, 30],
      ],
      verySenior: [
        [6_00_000, 20],
        [12_00_000, 30],
      ],
    },
    'regimes.old.rebate': {
      incomeUpTo: 6_00_000,
      atMost: 15_000,
      marginalRelief: false,
      against: 'allButLongTermEquity',
    },
    'regimes.old.standardDeduction': 60_000,
    'regimes.old.surcharge': [
      { above: 50_00_000, percent: 10, measure: 'totalIncome' },
      { above: 1_00_00_000, percent: 15, measure: 'totalIncome' },
      { above: 2_00_00_000, percent: 27, measure: 'otherIncome' },
      { above: 5_00_00_000, percent: 37, measure: 'otherIncome' },
    ],
    cess: 3,
    'special.shortTermEquity': {
      percent: 22,
      term: 'short',
      sharesExemption: false,
      surchargeCapped: true,
      absorbsBasicExemption: true,
      oldRegimeRebate: true,
    },
    'special.longTermEquity': {
      percent: 11,
      term: 'long',
      sharesExemption: true,
      surchargeCapped: true,
      absorbsBasicExemption: true,
      oldRegimeRebate: false,
    },
    longTermEquityExemption: 1_40_000,
    'deductions.savings': 2_00_000,
    'deductions.health': { below60: 30_000, senior: 60_000, checkUps: 5_000 },
    'retirement.gratuity': { atMost: 30_00_000, days: 15, monthDays: 26, othersShare: 0.5 },
  },
  'advance-tax': {
    'advanceTax.instalments': [
      { date: '2027-06-20', percent: 15, enough: 12, months: 3 },
      { date: '2027-09-20', percent: 45, enough: 36, months: 3 },
      { date: '2027-12-20', percent: 75, enough: 75, months: 3 },
      { date: '2028-03-20', percent: 100, enough: 100, months: 1 },
    ],
    'advanceTax.presumptive': { date: '2028-03-20', percent: 100, enough: 100, months: 1 },
    'returns.due': { individual: '2028-08-10', business: '2028-09-10', audit: '2028-11-10' },
  },
  funds: {
    shortTermRate: 22,
    longTermRate: 11,
    longTermExemption: 1_40_000,
    surcharge: [
      [50_00_000, 10],
      [1_00_00_000, 15],
      [2_00_00_000, 27],
      [5_00_00_000, 37],
    ],
    cess: 3,
  },
  'metro-cities': {
    metroCities: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Jaipur'],
  },
  'house-rent': {
    oldRegimeSlabs: [
      [3_00_000, 5],
      [6_00_000, 20],
      [12_00_000, 30],
    ],
    oldRegimeRebateUpTo: 6_00_000,
    cess: 3,
  },
  audit: {
    returnBy: { audit: '2028-11-10', transferPricing: '2028-12-10', noAudit: '2028-09-10' },
  },
  entities: { shortGains: 22 },
  'due-dates': { savings: { most: 2_00_000, name: '123' } },
};

/** Text put behind a text of a file: entries of dated series, and days of one list. */
export const insertions: readonly (readonly [file: string, behind: string, text: string])[] = [
  [
    'securities-transaction-tax.ts',
    "{ date: '2026-04-01', value: { percent: 0.05, by: 'seller' }, cite: chapter('4(c)', by2026) },",
    "{ date: '2027-04-01', value: { percent: 0.08, by: 'seller' }, cite: chapter('4(c)') },",
  ],
  [
    'gratuity.ts',
    "cite: code('s. 53'),\n    },",
    `{
      date: '2027-04-01',
      value: {
        years: 5, fixedTermYears: 1, days: 15, seasonDays: 7, monthDays: 26, yearDays: 240, shortWeekDays: 190,
        atMost: 30_00_000, proRata: true, codeWages: true, payWithin: 30, lateInterest: 10,
        cites: {
          eligible: code('s. 53(1)'), wages: code('s. 2(88)'), formula: code('s. 53(2)'), continuous: code('s. 54'),
          atMost: code('s. 53(3)'), payment: code('s. 56(3) and (4)'),
        },
      },
      cite: code('s. 53'),
    },`,
  ],
  [
    'payroll.ts',
    "cite: code('s. 2(89) and S.O. 5109(E), wage ceiling from 17 September 2026'),\n    },",
    "{ date: '2027-04-01', value: { percent: 12, wageCeiling: 30_000, pensionPercent: 8.33 }, cite: code('s. 2(89)') },",
  ],
  [
    'tcs.ts',
    "{ date: '2026-04-01', value: [[0, 2]], cite: act2025('s. 394(1), Table, Sl. No. 8') },",
    "{ date: '2027-04-01', value: [[0, 3]], cite: act2025('s. 394(1), Table, Sl. No. 8') },",
  ],
  [
    'tds/non-resident-surcharge.ts',
    "{ date: '2026-04-01', value: 4, cite: by2026('s. 3(15)') },",
    "{ date: '2027-04-01', value: 3, cite: { source: 'finance-act-2027', at: 's. 1, Finance Act, 2027' } },",
  ],
  [
    'tds/non-resident-surcharge.ts',
    "{ date: '2026-04-01', value: bands, cite: by2026('First Schedule, Part II') },",
    `{
      date: '2027-04-01',
      value: { ...bands, individual: [[50_00_000, 10], [1_00_00_000, 15], [2_00_00_000, 27]] },
      cite: { source: 'finance-act-2027', at: 's. 1, Finance Act, 2027' },
    },`,
  ],
  [
    'tds/resident.ts',
    "    terms: since(\n      entry(first, whole(10, aYear(5_000)), act('s. 194')),\n      entry(april2025, whole(10, aYear(10_000)), by2025('s. 194')),",
    "      entry('2027-04-01', whole(10, aYear(15_000)), by2025('s. 194')),",
  ],
  [
    'years/2027-28/due-dates.ts',
    'obligations: before.obligations',
    `.map((each) => {
    const { value, cite } = each.due;
    const days: Record<string, string> = {
      'advance-1': '06-20', 'advance-2': '09-20', 'advance-3': '12-20', 'advance-4': '03-20', 'advance-whole': '03-20',
      'return-plain': '08-10', 'return-business': '09-10', 'return-audit': '11-10',
    };
    const on = days[each.id];
    return on && value.kind === 'day' ? { ...each, how: 'The day that the invented Act sets.', due: { value: { ...value, on }, cite } } : each;
  })`,
  ],
];
