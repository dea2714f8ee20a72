import type { Citation, Rule } from '@/lib/law';

import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';

/** The deduction for health insurance; its amounts are in the rules of the year. */
interface HealthDeductionLaw {
  readonly groups: Citation;
  readonly bills: Citation;
  readonly checkUps: Citation;
  readonly cash: Citation;
  readonly severalYears: Citation;
  readonly newRegime: Citation;
  /** Age from which a resident is a senior citizen. */
  readonly seniorFrom: Rule<number>;
}

/** The last day on which the sections below were compared with the Acts. */
export const healthDeductionCheckedOn = '2026-11-22';

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });

const section126 = act2025('s. 126');

/** The same rules under both Acts. */
export const healthDeductionLaw: Readonly<Record<IncomeTaxAct, HealthDeductionLaw>> = {
  act1961: {
    groups: act1961('s. 80D(2)(a) and (b), with 80D(4)'),
    bills: act1961('s. 80D(2)(c) and (d), with its provisos'),
    checkUps: act1961('s. 80D(2A)'),
    cash: act1961('s. 80D(2B)'),
    severalYears: act1961('s. 80D(4A)'),
    newRegime: act1961('s. 115BAC(2)(i)'),
    seniorFrom: { value: 60, cite: act1961('s. 80D(4), Explanation') },
  },
  act2025: {
    groups: section126,
    bills: section126,
    checkUps: section126,
    cash: section126,
    severalYears: section126,
    newRegime: act2025('s. 202'),
    seniorFrom: { value: 60, cite: section126 },
  },
};

/** GST on premiums by the day of the invoice: none for a person or family from the day, the old rate for a group policy. */
export const premiumGst = {
  checkedOn: '2026-11-22',
  exemptFrom: {
    value: '2025-09-22',
    cite: { source: 'cgst-rate-16-2025', at: 'Notification No. 16/2025-Central Tax (Rate)' },
  } satisfies Rule<string>,
  otherwise: {
    value: 18,
    cite: {
      source: 'cgst-rate-16-2025',
      at: 'Notification No. 16/2025-Central Tax (Rate): group policies are not exempt',
    },
  } satisfies Rule<number>,
};

const examples: Citation = { source: 'health-premium-examples', at: 'premiums published by sellers of policies, 2026' };

/** What care and policies cost: estimates, not law. */
export const healthCosts = {
  checkedOn: '2026-11-22',
  /** Yearly rise of the cost of care, %. */
  rise: {
    value: 11.5,
    cite: { source: 'aon-medical-trend-2026', at: 'medical trend rate for India, 2026' },
  } satisfies Rule<number>,
  /** Premium of one adult for a cover of ₹10 lakh in the dearest zone by age; factors for covers, places and members of a floater. */
  premiums: {
    value: {
      byAge: [
        [18, 8_500],
        [26, 10_000],
        [31, 11_500],
        [36, 14_000],
        [41, 17_000],
        [46, 21_000],
        [51, 28_000],
        [56, 38_000],
        [61, 52_000],
        [66, 68_000],
        [71, 85_000],
        [76, 1_05_000],
      ],
      byCover: [
        [5_00_000, 0.75],
        [10_00_000, 1],
        [15_00_000, 1.15],
        [25_00_000, 1.3],
        [50_00_000, 1.55],
        [1_00_00_000, 1.75],
      ],
      furtherAdult: 0.75,
      child: 0.3,
      childByEldestUpTo: 40,
      childOtherwise: 4_000,
    },
    cite: examples,
  } as const,
  /** Part of the dearest zone’s prices, by place. */
  zones: { value: { metro: 1, city: 0.88, town: 0.78 }, cite: examples } as const,
  /** An estimate is this much too high or too low, %. */
  band: { value: 25, cite: examples } satisfies Rule<number>,
};
