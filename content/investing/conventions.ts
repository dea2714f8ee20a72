/** What the named conventions and frequencies of instalments mean. */

import type { Convention, Frequency } from '@/content/questions/growth';
import type { RateMeaning, Timing } from '@/lib/finance/deposits';
import type { Citation } from '@/lib/law';

export const frequencies: Readonly<Record<Frequency, { readonly perYear: number; readonly period: string }>> = {
  daily: { perYear: 365, period: 'day' },
  weekly: { perYear: 52, period: 'week' },
  fortnightly: { perYear: 26, period: 'fortnight' },
  monthly: { perYear: 12, period: 'month' },
  quarterly: { perYear: 4, period: 'quarter' },
  'half-yearly': { perYear: 2, period: 'half-year' },
  yearly: { perYear: 1, period: 'year' },
};

interface ConventionMeaning {
  readonly meaning: RateMeaning;
  readonly timing: Timing;
  readonly cite: Citation;
}

export const conventions: Readonly<Record<Convention, ConventionMeaning>> = {
  'nominal-start': {
    meaning: 'nominal',
    timing: 'start',
    cite: { source: 'cleartax-sip', at: 'Formula with i = R ÷ 100 ÷ 12, ClearTax SIP calculator' },
  },
  'nominal-end': {
    meaning: 'nominal',
    timing: 'end',
    cite: { source: 'trading-qna-sip', at: 'Figures of AMFI and Axis Bank, Trading Q&A' },
  },
  'effective-start': {
    meaning: 'effective',
    timing: 'start',
    cite: { source: 'level-annuity', at: 'Annuity due at the effective rate per period' },
  },
  'effective-end': {
    meaning: 'effective',
    timing: 'end',
    cite: { source: 'level-annuity', at: 'Ordinary annuity at the effective rate per period' },
  },
};

export const conventionNames = Object.keys(conventions) as Convention[];

/** The time of a plan, and when its instalments end: null where they are paid throughout. Months. */
export interface PlanTimes {
  readonly period: number;
  readonly stopAfter: number | null;
}

/** Returns the months within which instalments are paid. */
export function payingMonthsOf({ stopAfter, period }: PlanTimes): number {
  return Math.min(stopAfter ?? period, period);
}

/** Returns after how many months the first instalment is paid: 0 at the start of a period, one period later at its end. */
export function firstInstalmentMonths(convention: Convention, frequency: Frequency): number {
  return conventions[convention].timing === 'start' ? 0 : Math.ceil(12 / frequencies[frequency].perYear);
}
