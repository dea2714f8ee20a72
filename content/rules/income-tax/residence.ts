import type { Citation, IsoDate, Rule } from '@/lib/law';
import type { ResidenceRules } from '@/lib/tax/residence';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

/** When an individual is a resident, and when ordinarily so: section 6, since FY 2020-21. */
export const residenceRules: ResidenceRules = {
  fullDays: 182,
  shortDays: 60,
  visitorDays: 120,
  earlierYears: 4,
  earlierDays: 365,
  incomeAbove: 15_00_000,
  ordinary: { nonResidentYears: 9, ofYears: 10, days: 729, inYears: 7 },
};

/** The provision of each test. */
export const residenceCites = {
  checkedOn: '2026-11-22' as IsoDate,
  fullDays: act('s. 6(1)(a)'),
  shortDays: act('s. 6(1)(c)'),
  leaving: act('s. 6(1), Explanation 1(a)'),
  visitor: act('s. 6(1), Explanation 1(b)'),
  deemed: act('s. 6(1A)'),
  ordinary: act('s. 6(6)(a)'),
  visitorOrdinary: act('s. 6(6)(c)'),
  deemedOrdinary: act('s. 6(6)(d)'),
} as const;

/** What the law gives and asks of non-residents beside the rates of the year. */
export const nonResidentLaw = {
  nreInterest: act('s. 10(4)(ii)'),
  /** The better of Act and treaty; a certificate of residence is needed. */
  treaty: act('s. 90(2)'),
  treatyCertificate: act('s. 90(4) and (5)'),
  foreignTaxCredit: act('s. 90'),
  investmentIncome: act('s. 115E'),
  /** No return where only investment income was earned and its tax deducted. */
  noReturnInvestment: act('s. 115G'),
  noReturnDividend: act('s. 115A(5)'),
  lowerCertificate: act('s. 197'),
  returnDuty: act('s. 139(1)'),
  /** An ordinary resident with assets or an account abroad files a return whatever the income. */
  returnForAssetsAbroad: act('s. 139(1), fourth proviso'),
  propertyTds: act('s. 195'),
  salaryTds: act('s. 192'),
  /** Form 15CA: above so much in a year an accountant’s certificate is needed, ₹. */
  remittancePartA: {
    value: 5_00_000,
    cite: { source: 'income-tax-rules-1962', at: 'rule 37BB, Income-tax Rules, 1962' },
  } satisfies Rule<number>,
  /** What may leave an NRO account in a financial year, US dollars. */
  remittanceLimitUsd: {
    value: 10_00_000,
    cite: {
      source: 'fema-remittance-of-assets-2016',
      at: 'Foreign Exchange Management (Remittance of Assets) Regulations, 2016, reg. 4',
    },
  } satisfies Rule<number>,
  /** From this day resident individuals and HUFs who buy from a non-resident deposit the tax with their PAN. */
  buyerNeedsNoTanFrom: '2026-10-01' as IsoDate,
} as const;
