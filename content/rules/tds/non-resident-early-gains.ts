import type { Citation, Rule } from '@/lib/law';

/** What is deducted from a non-resident's gains on sales of 1 April to 22 July 2024, %; surcharge, at most 15 %, and cess come on top. */
interface EarlyGainsDeduction {
  readonly shortEquity: number;
  /** Of the gain above the amount that is free in the year. */
  readonly longEquity: number;
  readonly indexed: number;
  /** Section 112(1)(c)(iii): unlisted securities; and listed ones without the index. */
  readonly plain: number;
  readonly property: number;
}

const cite: Citation = {
  source: 'finance-act-2024',
  at: 'First Schedule, Part II, on transfers before 23 July 2024, Finance (No. 2) Act, 2024',
};

/** The last day on which these rates were compared with the Finance Act. */
export const earlyGainsCheckedOn = '2026-11-26';

export const earlyGainsDeduction = {
  value: { shortEquity: 15, longEquity: 10, indexed: 20, plain: 10, property: 20 },
  cite,
} as const satisfies Rule<EarlyGainsDeduction>;
