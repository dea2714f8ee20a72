import type { Citation, IsoDate } from '@/lib/law';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import type { ResidenceRules } from '@/lib/tax/residence';

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

const act2025 = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const in6 = act2025('s. 6');

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

/** The last day on which the tests and the law on non-residents were compared with the Acts. */
export const residenceCheckedOn: IsoDate = '2026-11-22';

const tests1961 = {
  fullDays: act('s. 6(1)(a)'),
  shortDays: act('s. 6(1)(c)'),
  leaving: act('s. 6(1), Explanation 1(a)'),
  visitor: act('s. 6(1), Explanation 1(b)'),
  deemed: act('s. 6(1A)'),
  ordinary: act('s. 6(6)(a)'),
  visitorOrdinary: act('s. 6(6)(c)'),
  deemedOrdinary: act('s. 6(6)(d)'),
};

/** The provision of each test by the Act of the year; in the Act of 2025 all of them are in section 6. */
export const residenceCites: Readonly<Record<IncomeTaxAct, Readonly<Record<keyof typeof tests1961, Citation>>>> = {
  act1961: tests1961,
  act2025: {
    fullDays: in6,
    shortDays: in6,
    leaving: in6,
    visitor: in6,
    deemed: in6,
    ordinary: in6,
    visitorOrdinary: in6,
    deemedOrdinary: in6,
  },
};

const places1961 = {
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
  /** A loss of the year is carried forward only with a return in time. */
  lossReturn: act('s. 80 and 139(3)'),
  /** Income of a business is taxed here as far as a business connection in India earns it. */
  businessConnection: act('s. 9(1)(i)'),
  propertyTds: act('s. 195'),
  remittance: { source: 'income-tax-rules-1962', at: 'rule 37BB, Income-tax Rules, 1962' } as Citation,
};

/** What the law gives and asks of non-residents beside the rates of the year, by the Act of the year. */
export const nonResidentCites: Readonly<Record<IncomeTaxAct, Readonly<Record<keyof typeof places1961, Citation>>>> = {
  act1961: places1961,
  act2025: {
    nreInterest: act2025('s. 11 with Schedule IV'),
    treaty: act2025('s. 159'),
    treatyCertificate: act2025('s. 159'),
    foreignTaxCredit: act2025('s. 159'),
    investmentIncome: act2025('s. 214'),
    noReturnInvestment: act2025('s. 216'),
    noReturnDividend: act2025('s. 207'),
    lowerCertificate: act2025('s. 395(1)'),
    returnDuty: act2025('s. 263(1)'),
    returnForAssetsAbroad: act2025('s. 263(1)'),
    lossReturn: act2025('s. 121'),
    businessConnection: act2025('s. 9'),
    propertyTds: act2025('s. 393(2)'),
    remittance: {
      source: 'income-tax-rules-2026',
      at: 'rule 220, Income-tax Rules, 2026',
    },
  },
};
