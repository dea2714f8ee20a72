import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';

const act1961 = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const modelScheme = (at: string): Citation => ({
  source: 'iba-model-education-loan',
  at: `${at}, Model Education Loan Scheme of the Indian Banks’ Association`,
});
const csisCite: Citation = { source: 'csis', at: 'Central Sector Interest Subsidy Scheme, guidelines' };

/** Interest on a loan for higher education, deductible in the old regime without a limit. */
export const educationInterest = {
  checkedOn: '2026-11-22',
  /** The tax year in which one begins to pay the interest, and those right after it, in all. */
  years: { value: 8, cite: act1961('s. 80E(2)') } satisfies Rule<number>,
  /** From this day on another Act holds, with the same rule. */
  newActFrom: { value: '2026-04-01', cite: act2025('s. 1(3)') } satisfies Rule<IsoDate>,
  from2026: act2025('s. 129'),
  newRegimeFrom2026: act2025('s. 202(2)'),
};

/** The Government pays all the interest of the moratorium on a loan up to this amount: professional and technical courses in India. */
export const csis: DatedSeries<{ readonly incomeUpTo: number; readonly loanUpTo: number }> = {
  checkedOn: '2026-11-22',
  from: [
    { date: '2009-04-01', value: { incomeUpTo: 4_50_000, loanUpTo: 7_50_000 }, cite: csisCite },
    { date: '2022-04-01', value: { incomeUpTo: 4_50_000, loanUpTo: 10_00_000 }, cite: csisCite },
  ],
};

/** The points of the interest of the moratorium that the Government pays, at institutions on the scheme's list. */
export const pmVidyalaxmi: DatedSeries<{
  readonly incomeUpTo: number;
  readonly loanUpTo: number;
  readonly points: number;
}> = {
  checkedOn: '2026-11-22',
  from: [
    {
      date: '2024-11-06',
      value: { incomeUpTo: 8_00_000, loanUpTo: 10_00_000, points: 3 },
      cite: { source: 'pm-vidyalaxmi', at: 'PM-Vidyalaxmi scheme, guidelines' },
    },
  ],
};

/** What most banks follow. */
export const modelLoan = {
  checkedOn: '2026-11-22',
  /** From each payment of the loan to the end of the moratorium. */
  simpleInterest: modelScheme('Interest'),
  /** Months after the course until the first EMI. */
  graceMonths: { value: 12, cite: modelScheme('Moratorium') } satisfies Rule<number>,
  /** Months of EMIs at most. */
  longestTenure: { value: 180, cite: modelScheme('Repayment') } satisfies Rule<number>,
  /** ₹ up to which no security is asked for. */
  withoutSecurity: { value: 7_50_000, cite: modelScheme('Security') } satisfies Rule<number>,
  /** Points off the rate for who pays the interest until the EMIs begin, and for women. */
  servedConcession: { value: 1, cite: modelScheme('Concessions') } satisfies Rule<number>,
  womenConcession: { value: 0.5, cite: modelScheme('Concessions') } satisfies Rule<number>,
};
