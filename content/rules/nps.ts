import type { ExitBand, MixAtAge } from '@/lib/finance/pension-account';
import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const exits = (at: string): Citation => ({
  source: 'pfrda-exits-2015',
  at: `${at}, PFRDA (Exits and Withdrawals under the NPS) Regulations, 2015`,
});

/** The day on which this file was last compared with its sources. */
export const checkedOn: IsoDate = '2026-11-22';

/** What may be taken at once when an account is closed, by sector, in time and early. */
interface NpsExitRules {
  readonly nonGovernment: { readonly normal: readonly ExitBand[]; readonly early: readonly ExitBand[] };
  readonly government: { readonly normal: readonly ExitBand[]; readonly early: readonly ExitBand[] };
  /** Age of a normal exit, and years in the account that are enough at any age for people outside government; null: none. */
  readonly age: number;
  readonly years: number | null;
  /** The account may go on to this age. */
  readonly latestAge: number;
  /** The years over which in the middle band the rest may come in parts instead of an annuity; null: there is none. */
  readonly partsYears: number | null;
  /** Who joined at that age or later, outside government, may take all of a corpus up to this, ₹; null: no such limit. */
  readonly joinedLate: number | null;
}

/** Exit rules by the day of the exit. */
export const npsExit: DatedSeries<NpsExitRules> = {
  checkedOn: '2026-11-22',
  from: [
    {
      date: '2021-06-14',
      value: {
        nonGovernment: {
          normal: [
            { upTo: 5_00_000, percent: 100 },
            { upTo: null, percent: 60 },
          ],
          early: [
            { upTo: 2_50_000, percent: 100 },
            { upTo: null, percent: 20 },
          ],
        },
        government: {
          normal: [
            { upTo: 5_00_000, percent: 100 },
            { upTo: null, percent: 60 },
          ],
          early: [
            { upTo: 2_50_000, percent: 100 },
            { upTo: null, percent: 20 },
          ],
        },
        age: 60,
        years: null,
        latestAge: 75,
        partsYears: null,
        joinedLate: null,
      },
      cite: exits('regulations 3 and 4 as amended in 2021'),
    },
    {
      date: '2025-12-15',
      value: {
        nonGovernment: {
          normal: [
            { upTo: 8_00_000, percent: 100 },
            { upTo: 12_00_000, percent: 80, amount: 6_00_000 },
            { upTo: null, percent: 80 },
          ],
          early: [
            { upTo: 5_00_000, percent: 100 },
            { upTo: null, percent: 20 },
          ],
        },
        government: {
          normal: [
            { upTo: 8_00_000, percent: 100 },
            { upTo: 12_00_000, percent: 60, amount: 6_00_000 },
            { upTo: null, percent: 60 },
          ],
          early: [
            { upTo: 5_00_000, percent: 100 },
            { upTo: null, percent: 20 },
          ],
        },
        age: 60,
        years: 15,
        latestAge: 85,
        partsYears: 6,
        joinedLate: 12_00_000,
      },
      cite: exits('regulations 3 and 4 as amended, Gazette of 15 December 2025'),
    },
  ],
};

/** Other days of the amendment are printed too: exits between these two are in doubt. */
export const exitDaysInDoubt = { from: '2025-12-12', to: '2025-12-19' } as const;

/** The part of the whole balance that is free of tax when it is taken at once, %. */
export const lumpSumExempt: Readonly<Record<IncomeTaxAct, Rule<number>>> = {
  act1961: { value: 60, cite: act1961('s. 10(12A)') },
  act2025: { value: 60, cite: act2025('s. 11 with Schedule II, on the National Pension System') },
};

/** The rest is income of the year; what buys an annuity is not, the pension is. */
export const taxedAtExit: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 80CCD(3)'),
  act2025: act2025('s. 124, on amounts received from the account'),
};
export const annuityBought: Readonly<Record<IncomeTaxAct, Citation>> = {
  act1961: act1961('s. 80CCD(5)'),
  act2025: act2025('s. 124, on an annuity bought in the same year'),
};

/** What government staff and their employer pay in, % of basic pay and dearness allowance. */
export const governmentShares: Rule<{ readonly own: number; readonly employer: number }> = {
  value: { own: 10, employer: 14 },
  cite: {
    source: 'ccs-nps-rules-2021',
    at: 'rules 6 and 7, Central Civil Services (Implementation of National Pension System) Rules, 2021',
  },
};

/** Yearly fee of the record-keeping agency by balance, ₹, outside government; government accounts pay one fee. The most allowed. */
export const recordKeeping: Rule<{
  readonly bands: readonly { readonly upTo: number | null; readonly fee: number }[];
  readonly government: number;
}> = {
  value: {
    bands: [
      { upTo: 0, fee: 0 },
      { upTo: 2_00_000, fee: 100 },
      { upTo: 10_00_000, fee: 150 },
      { upTo: 25_00_000, fee: 300 },
      { upTo: 50_00_000, fee: 400 },
      { upTo: null, fee: 500 },
    ],
    government: 100,
  },
  cite: { source: 'pfrda-cra-charges-2025', at: 'PFRDA circular of 15 September 2025, charges from 1 October 2025' },
};

/** Charge on each payment: % with least and most, ₹, online and at a point of presence. The most allowed. */
export const paymentCharges: Rule<
  Readonly<Record<'online' | 'branch', { readonly percent: number; readonly least: number; readonly most: number }>>
> = {
  value: {
    online: { percent: 0.2, least: 15, most: 10_000 },
    branch: { percent: 0.5, least: 30, most: 25_000 },
  },
  cite: {
    source: 'pfrda-pop-charges-2025',
    at: 'Part III, Master circular on charges of points of presence, 31 January 2025',
  },
};

/** Fee of the fund, % of the balance a year: the highest step for common schemes, and the cap of multiple schemes. */
export const fundFee: Rule<{ readonly common: number; readonly multiple: number }> = {
  value: { common: 0.12, multiple: 0.3 },
  cite: { source: 'pfrda-fund-fee-2026', at: 'Investment management fee from 1 April 2026, outside government' },
};

/** Regulatory fee, % of the balance a year. */
export const regulatoryFee: Rule<number> = {
  value: 0.015,
  cite: { source: 'pfrda-fund-fee-2026', at: 'Annual regulatory fee' },
};

/** The most equity under active choice, %: common schemes and multiple schemes; the most alternative assets. */
export const activeLimits: Rule<{ readonly equity: number; readonly multiple: number; readonly alternative: number }> =
  {
    value: { equity: 75, multiple: 100, alternative: 5 },
    cite: {
      source: 'pfrda-active-choice',
      at: 'Active choice without taper (2022) and multiple schemes (from 1 October 2025)',
    },
  };

/**
 * Life-cycle funds of auto choice, % by age. The Ministry’s table has the ages of 35, 45 and 55; that equity of LC75 falls faster up to 50 is in
 * the tables that pension funds and agents print by age (source upstox-nps-options).
 */
export const lifeCycles: Rule<Readonly<Record<'lc75' | 'lc50' | 'lc25' | 'blc', readonly MixAtAge[]>>> = {
  value: {
    lc75: [
      { age: 35, equity: 75, corporate: 10, government: 15 },
      { age: 45, equity: 35, corporate: 20, government: 45 },
      { age: 50, equity: 20, corporate: 20, government: 60 },
      { age: 55, equity: 15, corporate: 10, government: 75 },
    ],
    lc50: [
      { age: 35, equity: 50, corporate: 30, government: 20 },
      { age: 45, equity: 30, corporate: 20, government: 50 },
      { age: 55, equity: 10, corporate: 10, government: 80 },
    ],
    lc25: [
      { age: 35, equity: 25, corporate: 45, government: 30 },
      { age: 45, equity: 15, corporate: 25, government: 60 },
      { age: 55, equity: 5, corporate: 5, government: 90 },
    ],
    blc: [
      { age: 45, equity: 50, corporate: 30, government: 20 },
      { age: 55, equity: 35, corporate: 10, government: 55 },
    ],
  },
  cite: { source: 'pib-life-cycle-2025', at: 'Table of life-cycle funds, Ministry of Finance, 24 October 2025' },
};

/** Unified Pension Scheme of the Union's staff since 1 April 2025. */
export const unifiedPension: Rule<{
  /** % of the average pay of the last year, and the months of service for it; least months; least pension, ₹ a month. */
  readonly percent: number;
  readonly fullMonths: number;
  readonly leastMonths: number;
  readonly leastPension: number;
  /** The part of monthly pay, as one in this number, for each completed six months. */
  readonly lumpParts: number;
  /** The spouse's pension, % of the pension. */
  readonly family: number;
}> = {
  value: { percent: 50, fullMonths: 300, leastMonths: 120, leastPension: 10_000, lumpParts: 10, family: 60 },
  cite: {
    source: 'ups-2025',
    at: 'Unified Pension Scheme, notification of 24 January 2025, with the PFRDA regulations of 19 March 2025',
  },
};
