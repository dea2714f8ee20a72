import type { Citation, DatedSeries, Rule } from '@/lib/law';
import { baggageRules2026, type StayAbroad } from './baggage-since';

/** ₹ of goods in accompanied baggage that are free of duty, by the kind of traveller who comes by air or sea. */
export const baggageAllowance: DatedSeries<{
  readonly resident: number;
  readonly foreignTourist: number;
  readonly crew: number;
  /** For who comes by air or sea from a near country, the crew apart; null where the country does not matter. */
  readonly fromNear: { readonly amount: number; readonly cite: Citation } | null;
  /** Whether a traveller who comes by land, and not from a near country, has the allowance too. */
  readonly byLand: boolean;
}> = {
  checkedOn: '2026-11-26',
  from: [
    {
      date: '2025-04-01',
      value: {
        resident: 50_000,
        foreignTourist: 15_000,
        crew: 1_500,
        fromNear: { amount: 15_000, cite: { source: 'baggage-rules-2016', at: 'Rule 4, Baggage Rules, 2016' } },
        byLand: true,
      },
      cite: { source: 'baggage-rules-2016', at: 'Rules 3 and 9, Baggage Rules, 2016' },
    },
    {
      date: baggageRules2026,
      value: { resident: 75_000, foreignTourist: 25_000, crew: 2_500, fromNear: null, byLand: false },
      cite: { source: 'baggage-rules-2026', at: 'General free allowance, Baggage Rules, 2026' },
    },
  ],
};

/** What of used household goods is free of duty on a transfer of residence after a stay abroad. */
interface ResidenceRow {
  /** ₹. */
  readonly free: number;
  readonly stay: string;
  readonly of: readonly StayAbroad[];
  /** What the rule asks of the passenger beside the stay; null where it is not on file. */
  readonly conditions: string | null;
}

const indian = 'the passenger is Indian';
const notBefore = 'the concession was not used in the three years before';

/** What of used household goods is free of duty on a transfer of residence, by the stay abroad. */
export const residenceAllowance: DatedSeries<readonly ResidenceRow[]> = {
  checkedOn: '2026-11-26',
  from: [
    {
      date: '2025-04-01',
      value: [
        { free: 60_000, stay: 'three to six months abroad', of: ['to6'], conditions: indian },
        { free: 1_00_000, stay: 'up to a year', of: ['to12'], conditions: indian },
        { free: 2_00_000, stay: 'a year within the last two', of: ['to24'], conditions: `${indian}, and ${notBefore}` },
        {
          free: 5_00_000,
          stay: 'two years or more',
          of: ['over24'],
          conditions: `the two years are just before the arrival (customs may let two months be short), short visits to India in them were at most six months in all, and ${notBefore}`,
        },
      ],
      cite: { source: 'baggage-rules-2016', at: 'Rule 6 and Appendix, Baggage Rules, 2016' },
    },
    {
      date: baggageRules2026,
      value: [
        { free: 1_50_000, stay: 'up to a year abroad', of: ['to6', 'to12'], conditions: null },
        { free: 3_00_000, stay: 'up to two', of: ['to24'], conditions: null },
        { free: 7_50_000, stay: 'more', of: ['over24'], conditions: null },
      ],
      cite: { source: 'baggage-rules-2026', at: 'Transfer of residence, Baggage Rules, 2026' },
    },
  ],
};

/** Jewellery free of duty for who lived abroad for more than a year. */
export const jewelleryAllowance: DatedSeries<{
  /** Grams. */
  readonly woman: number;
  readonly other: number;
  /** ₹ above which it is not free whatever it weighs; null for no such limit. */
  readonly atMost: { readonly woman: number; readonly other: number } | null;
}> = {
  checkedOn: '2026-11-26',
  from: [
    {
      date: '2025-04-01',
      value: { woman: 40, other: 20, atMost: { woman: 1_00_000, other: 50_000 } },
      cite: { source: 'baggage-rules-2016', at: 'Rule 5, Baggage Rules, 2016' },
    },
    {
      date: baggageRules2026,
      value: { woman: 40, other: 20, atMost: null },
      cite: { source: 'baggage-rules-2026', at: 'Special allowance for jewellery, Baggage Rules, 2026' },
    },
  ],
};

/** What else holds for baggage. */
export const baggage = {
  checkedOn: '2026-11-26',
  /** Basic duty on what is above the allowance, %. No later notification was seen. */
  basic: {
    value: 35,
    cite: { source: 'baggage-rate-2016', at: 'Notification No. 26/2016-Customs, heading 9803' },
  } satisfies Rule<number>,
  /** Basic duty that news reports of the Budget of 2026 print for baggage too, %; the Act cut heading 9804 alone. */
  reported: 10,
} as const;
