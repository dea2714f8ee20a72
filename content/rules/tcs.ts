import type { Citation, DatedSeries, Rule } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { CollectionTerms } from '@/lib/tax/tcs';

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

/** Motor vehicles: 1 % of the whole price of a vehicle that costs more than the limit. */
export const tcsOnVehicles: DatedSeries<CollectionTerms> = {
  checkedOn: '2026-11-22',
  from: [
    { date: '2016-06-01', value: { percent: 1, above: 10_00_000, base: 'whole' }, cite: act1961('s. 206C(1F)') },
    {
      date: '2026-04-01',
      value: { percent: 1, above: 10_00_000, base: 'whole' },
      cite: act2025('s. 394(1), Table, Sl. No. 6'),
    },
  ],
};

/** Money sent abroad for education from one's own means: on what exceeds the limit of the financial year, all purposes together. */
export const tcsOnEducationAbroad: DatedSeries<CollectionTerms> = {
  checkedOn: '2026-11-22',
  from: [
    { date: '2023-10-01', value: { percent: 5, above: 7_00_000, base: 'excess' }, cite: act1961('s. 206C(1G)') },
    { date: '2025-04-01', value: { percent: 5, above: 10_00_000, base: 'excess' }, cite: act1961('s. 206C(1G)') },
    {
      date: '2026-04-01',
      value: { percent: 2, above: 10_00_000, base: 'excess' },
      cite: act2025('s. 394(1), Table, Sl. No. 7'),
    },
  ],
};

/** Money sent abroad for education out of a loan from a bank or institution named in s. 80E. */
export const tcsOnEducationLoanAbroad: DatedSeries<CollectionTerms> = {
  checkedOn: '2026-11-22',
  from: [
    { date: '2023-10-01', value: { percent: 0.5, above: 7_00_000, base: 'excess' }, cite: act1961('s. 206C(1G)') },
    { date: '2025-04-01', value: { percent: 0, above: 0, base: 'excess' }, cite: act1961('s. 206C(1G)') },
    {
      date: '2026-04-01',
      value: { percent: 0, above: 0, base: 'excess' },
      cite: act2025('s. 394(1), Table, Sl. No. 7'),
    },
  ],
};

/** Money sent abroad under the Liberalised Remittance Scheme for medical treatment; the same limit takes in all purposes together. */
export const tcsOnMedicalAbroad: DatedSeries<CollectionTerms> = {
  checkedOn: '2026-11-22',
  from: tcsOnEducationAbroad.from,
};

/** Money sent abroad for any other purpose: gifts, investments, travel booked by oneself, upkeep of relatives. */
export const tcsOnOtherRemittance: DatedSeries<CollectionTerms> = {
  checkedOn: '2026-11-22',
  from: [
    { date: '2025-04-01', value: { percent: 20, above: 10_00_000, base: 'excess' }, cite: act1961('s. 206C(1G)') },
    {
      date: '2026-04-01',
      value: { percent: 20, above: 10_00_000, base: 'excess' },
      cite: act2025('s. 394(1), Table, Sl. No. 7'),
    },
  ],
};

/** Overseas tour packages: rates by band of what one buyer pays in the financial year, from the first rupee. */
export const tcsOnTours: DatedSeries<readonly (readonly [above: number, percent: number])[]> = {
  checkedOn: '2026-11-22',
  from: [
    {
      date: '2025-04-01',
      value: [
        [0, 5],
        [10_00_000, 20],
      ],
      cite: act1961('s. 206C(1G)'),
    },
    { date: '2026-04-01', value: [[0, 2]], cite: act2025('s. 394(1), Table, Sl. No. 8') },
  ],
};

/** Notified luxury goods, each item by itself; there was none before 22 April 2025. */
export const tcsOnLuxuryGoods: DatedSeries<CollectionTerms> = {
  checkedOn: '2026-11-22',
  from: [
    {
      date: '2025-04-01',
      value: { percent: 0, above: 0, base: 'whole' },
      cite: { source: 'notification-36-2025', at: 'In force from 22 April 2025, Notification No. 36/2025' },
    },
    {
      date: '2025-04-22',
      value: { percent: 1, above: 10_00_000, base: 'whole' },
      cite: { source: 'notification-36-2025', at: 's. 206C(1F) and Notification No. 36/2025' },
    },
    {
      date: '2026-04-01',
      value: { percent: 1, above: 10_00_000, base: 'whole' },
      cite: act2025('s. 394(1), Table, Sl. No. 6'),
    },
  ],
};

/** A rate on the whole amount, from the first rupee, before and since the Act of 2025. */
const onGoods = (before: number, since: number, serial: number, clause = '(1)'): DatedSeries<CollectionTerms> => ({
  checkedOn: '2026-11-22',
  from: [
    { date: '2025-04-01', value: { percent: before, above: 0, base: 'whole' }, cite: act1961(`s. 206C${clause}`) },
    {
      date: '2026-04-01',
      value: { percent: since, above: 0, base: 'whole' },
      cite: act2025(`s. 394(1), Table, Sl. No. ${serial}`),
    },
  ],
});

/** Goods and leases whose seller or lessor collects from the first rupee. */
export const tcsOnGoods = {
  liquor: onGoods(1, 2, 1),
  tendu: onGoods(5, 2, 2),
  timber: onGoods(2, 2, 3),
  scrap: onGoods(1, 2, 4),
  minerals: onGoods(1, 2, 5),
  lease: onGoods(2, 2, 9, '(1C)'),
} as const;

/** Other goods above so much a year from one buyer, ₹: the collection ended on the day. */
export const tcsOnOtherGoodsEnded = {
  above: 50_00_000,
  date: '2025-04-01',
  cite: { source: 'finance-act-2025', at: 's. 206C(1H) ceased on 1 April 2025, Finance Act, 2025' },
} as const satisfies { above: number; date: string; cite: Citation };

/** Without a PAN: a multiple of the rate, or the floor if that is more, and never above the ceiling, %. */
export const tcsWithoutPan: DatedSeries<{ readonly times: number; readonly floor: number; readonly ceiling: number }> =
  {
    checkedOn: '2026-11-22',
    from: [
      { date: '2025-04-01', value: { times: 2, floor: 5, ceiling: 20 }, cite: act1961('s. 206CC') },
      { date: '2026-04-01', value: { times: 2, floor: 5, ceiling: 20 }, cite: act2025('s. 397(2)') },
    ],
  };

/** Since when an employer counts tax collected when it deducts from salary. */
export const tcsAgainstSalary: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 192(2B), Form 12BAA'),
  act2025: { source: 'income-tax-rules-2026', at: 'rule 204(1)(d) and Form 122, Income-tax Rules, 2026' },
};

/** Tax collected counts as tax paid by the buyer. */
export const tcsCredit: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 206C(4)'),
  act2025: act2025('s. 394'),
};

const rules1962 = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });

const rules2026 = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });

/** The days of the collector, other than an office of the Government. */
export interface CollectorDays {
  /** The last day for paying in: a day of the next month, and the day for tax collected in March. */
  readonly deposit: Rule<{ readonly dayOfNextMonth: string; readonly forMarch: string }>;
  /** The last day of the statement for each quarter, by the quarter's last month. */
  readonly statement: Rule<Readonly<Record<'06' | '09' | '12' | '03', string>>>;
  /** Days after the statement's last day to issue the certificate. */
  readonly certificateDays: Rule<number>;
}

/** The days of the collector by the Act: from April 2026 they are those of tax deducted. */
export const tcsDays: Readonly<Record<IncomeTaxAct, CollectorDays>> = {
  act1961: {
    deposit: { value: { dayOfNextMonth: '07', forMarch: '04-07' }, cite: rules1962('rule 37CA') },
    statement: {
      value: { '06': '07-15', '09': '10-15', '12': '01-15', '03': '05-15' },
      cite: rules1962('rule 31AA(2)'),
    },
    certificateDays: { value: 15, cite: rules1962('rule 37D(3)') },
  },
  act2025: {
    deposit: { value: { dayOfNextMonth: '07', forMarch: '04-30' }, cite: rules2026('rule 218(2)') },
    statement: {
      value: { '06': '07-31', '09': '10-31', '12': '01-31', '03': '05-31' },
      cite: rules2026('rule 219(4)'),
    },
    certificateDays: { value: 15, cite: rules2026('rule 215(1), Table, Sl. 4') },
  },
};

/** % for every month or part: until the tax is collected, and from collecting to paying in. */
export const tcsLateInterest: Readonly<
  Record<IncomeTaxAct, Rule<{ readonly notCollected: number; readonly notPaidIn: number }>>
> = {
  act1961: { value: { notCollected: 1, notPaidIn: 1.5 }, cite: act1961('s. 206C(7)') },
  act2025: { value: { notCollected: 1, notPaidIn: 1.5 }, cite: act2025('s. 398(3)') },
};

/** The fee for a late statement, ₹ a day, at most the tax. */
export const tcsLateStatement: Readonly<Record<IncomeTaxAct, Rule<number>>> = {
  act1961: { value: 200, cite: act1961('s. 234E') },
  act2025: { value: 200, cite: act2025('s. 427') },
};

/** A resident buyer who declares that the goods go into manufacture or power, not trade: nothing is collected. */
export const tcsForManufacture: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 206C(1A) and (1B)'),
  act2025: act2025('s. 394'),
};
