import type { AgeBand, IncomeTaxYear, SpecialClass } from './income-tax-year';

/** Resident and ordinarily resident, resident but not ordinarily, non-resident: section 6. */
export type Residence = 'resident' | 'notOrdinarily' | 'nonResident';

/** Salary of one year, ₹. */
export interface Salary {
  /** Section 17(1), (2) and (3), everything included: allowances, perquisites, employer's NPS, pension, gratuity. */
  readonly gross: number;
  /** Exempt in both regimes: gratuity, leave, commuted pension, allowances for duty. */
  readonly exempt: number;
  /** Exempt in the old regime only: house rent, leave travel, children's allowances. */
  readonly personalAllowances: number;
  /** Basic pay and dearness allowance that counts for retirement: the measure of the NPS limits. */
  readonly basic: number;
  /** Entertainment allowance inside the gross; it counts for government employees alone. */
  readonly entertainmentAllowance: number;
  readonly governmentEmployee: boolean;
  readonly professionalTax: number;
  /** The employer's contribution to NPS, inside the gross. */
  readonly employerNps: number;
}

/** One house of the year, ₹, the whole house; `share` % of it is the taxpayer's. */
export interface House {
  readonly use: 'selfOccupied' | 'letOut' | 'deemedLetOut';
  /** Months of the year owned (1 to 12) and of these let. */
  readonly monthsOwned: number;
  readonly monthsLet: number;
  /** Of a let house, months that the owner lived in: no vacancy. */
  readonly monthsOwnUse?: number;
  readonly monthlyRent: number;
  /** Of a let house with several tenants or rents: rent for the months let and that of the empty ones, ₹ of the year, instead of the above. */
  readonly rents?: { readonly due: number; readonly empty: number };
  readonly unrealisedRent: number;
  /** Values of the whole year; `null` where there is no rent control. */
  readonly municipalValue: number;
  readonly fairRent: number;
  readonly standardRent: number | null;
  readonly municipalTaxPaid: number;
  /** Interest of the year, and of the years before completion in all. */
  readonly interest: number;
  readonly earlierInterest: number;
  /** Whether a loan for a house lived in meets the conditions of the higher limit. */
  readonly interestCapFull: boolean;
  readonly arrears: number;
  readonly share: number;
}

/** Profits of business and profession, ₹; losses are negative. */
interface Business {
  /** Not speculative: with futures and options, presumptive income and a partner's remuneration. */
  readonly regular: number;
  /** Intraday trading in shares. */
  readonly speculative: number;
}

/** Returns whether a person is a senior citizen: a resident individual of 60 or more (sections 80D, 80TTB and 207(2)). */
export function isSeniorCitizen({ kind, age, residence }: Pick<Taxpayer, 'kind' | 'age' | 'residence'>): boolean {
  return kind === 'individual' && age !== 'below60' && residence !== 'nonResident';
}

/** Returns the TDS and TCS from which a person must file a return at any income, ₹. */
export function returnFromTds(
  person: Pick<Taxpayer, 'kind' | 'age' | 'residence'>,
  { returns }: Pick<IncomeTaxYear, 'returns'>,
): number {
  return returns.fromTds.value[isSeniorCitizen(person) ? 'senior' : 'below60'];
}

/** Capital gains of one kind; a loss is negative. `slabShortTerm`: short-term gains taxed at slab rates. */
export interface Gain {
  readonly class: 'slabShortTerm' | Extract<SpecialClass, `${'short' | 'long'}Term${string}`> | 'virtualAssets';
  readonly amount: number;
  /** For `longTermLand`: the gain with indexed cost (below zero for a loss). */
  readonly indexed?: number;
}

/** Income from other sources, ₹. */
export interface OtherSources {
  /** Interest on savings accounts, and on deposits with banks, co-operatives and the post office. */
  readonly savingsInterest: number;
  readonly depositInterest: number;
  readonly dividend: number;
  readonly dividendInterestPaid: number;
  readonly familyPension: number;
  readonly winnings: number;
  readonly onlineGames: number;
  /** Royalty and technical fees of a non-resident under section 115A. */
  readonly royalty: number;
  /** Income of a non-resident Indian from foreign exchange assets, where section 115E is chosen. */
  readonly foreignExchangeAssets?: number;
  /** Anything else at slab rates: other interest, taxable gifts. */
  readonly other: number;
}

export type LossKind = 'house' | 'business' | 'speculative' | 'shortTermCapital' | 'longTermCapital';

/** A loss of an earlier year: `financialYear` in which it arose (`'2021-22'`), ₹ above zero. */
export interface BroughtForwardLoss {
  readonly kind: LossKind;
  readonly financialYear: string;
  readonly amount: number;
}

/** What was paid and may be deducted under Chapter VI-A, ₹; limits are applied by the engine. */
export interface DeductionClaims {
  /** Section 80C and 80CCC. */
  readonly savings: number;
  /** Own contributions to NPS: first 80CCD(1B), the rest 80CCD(1). */
  readonly ownNps: number;
  readonly agniveer: number;
  readonly health: {
    readonly family: number;
    readonly familySenior: boolean;
    readonly familyCheckUps: number;
    readonly parents: number;
    readonly parentsSenior: boolean;
    readonly parentsCheckUps: number;
  };
  readonly dependant: 'none' | 'disabled' | 'severe';
  readonly self: 'none' | 'disabled' | 'severe';
  /** Net of insurance. */
  readonly illness: number;
  readonly illnessOfSenior: boolean;
  readonly educationLoanInterest: number;
  readonly firstHomeInterest: number;
  readonly affordableHomeInterest: number;
  readonly electricVehicleInterest: number;
  /** Section 80G by class. */
  readonly donations: {
    readonly full: number;
    readonly half: number;
    readonly fullWithinLimit: number;
    readonly halfWithinLimit: number;
  };
  readonly politicalParty: number;
  /** Rent without house rent allowance: ₹ in the year, and months. */
  readonly rent: number;
  readonly rentMonths: number;
  /** Additional employee cost of section 80JJAA. */
  readonly newEmployeeCost: number;
  readonly authorRoyalty: number;
  readonly patentRoyalty: number;
  /** Deductions of any other sections that are known as one sum, as allowed: they have no limit of their own. */
  readonly other: number;
}

/** Everything that one person's tax of one year rests on. */
export interface Taxpayer {
  readonly kind: 'individual' | 'huf';
  readonly age: AgeBand;
  readonly residence: Residence;
  readonly salary: Salary;
  readonly houses: readonly House[];
  readonly business: Business;
  readonly gains: readonly Gain[];
  readonly other: OtherSources;
  /** Net agricultural income; a loss counts as nothing. */
  readonly agricultural: number;
  readonly losses: readonly BroughtForwardLoss[];
  readonly claims: DeductionClaims;
  /** Sections 89, 90, 90A and 91. */
  readonly reliefs: number;
  /** Income taxed at the rate of a treaty instead: its tax is not in the charge, but it counts in the total income. */
  readonly atTreatyRates?: TreatyIncome;
}

/** Income taxed at the rate of a treaty, ₹; nothing is deducted from it. */
export interface TreatyIncome {
  readonly total: number;
  /** Dividend inside the total. */
  readonly dividend: number;
}

/**
 * Where the law can be read in two ways: one reading each, the first being ours unless said otherwise.
 * `docs/decisions/007-where-the-law-is-read-two-ways.md` gives the reasons.
 */
export interface Readings {
  /** Tax on dividend for the surcharge cap: its share at the average slab rate, or its tax as the top slice. */
  readonly dividendTax: 'average' | 'topSlice';
  /** What marginal relief compares at the ₹2 crore and ₹5 crore steps: total income, or income without capped gains and dividend. */
  readonly reliefMeasure: 'totalIncome' | 'otherIncome';
  /** Total income above ₹5 crore, other income between ₹2 crore and it: relief from the step of total income, or of the rate. */
  readonly reliefStep: 'ofTotalIncome' | 'ofRate';
  /** What falls away first to reach the threshold of marginal relief. */
  readonly reliefCut: 'slabFirst' | 'specialFirst';
  /** The tax that the new regime's marginal relief under section 87A compares: all of it, or tax at slab rates. */
  readonly rebateMeasure: 'allTax' | 'slabTax';
  /** The income that the new regime's rebate compares with its limit: with or without long-term equity gains that the yearly amount frees whole. */
  readonly rebateIncome: 'totalIncome' | 'withoutFreeGains';
  /** Old regime: the rebate also against tax on section 111A gains, or not. */
  readonly oldRebateOnShortTermEquity: boolean;
  /** New regime before the express bar of the Finance Act, 2025: the rebate against tax on gains other than section 112A. */
  readonly earlierRebateOnGains: boolean;
  /** The order in which gains use the unused basic exemption. */
  readonly unusedExemption: 'highestRateFirst' | 'longTermFirst';
  /** New regime: the rest of a house-property loss is carried forward. */
  readonly newRegimeHouseLossCarried: boolean;
  /** A let house with empty months whose rent is below the expected rent anyway: its annual value. */
  readonly lowRentWithVacancy: 'expected' | 'expectedLessVacancy' | 'rent';
  /** Losses against income at slab rates and at special rates: the way with the lowest tax, or one of them first. */
  readonly setOffOrder: 'best' | 'slabFirst' | 'specialFirst';
}

/** The reading of each point that we follow. */
export const usualReadings: Readings = {
  dividendTax: 'average',
  reliefMeasure: 'totalIncome',
  reliefStep: 'ofTotalIncome',
  reliefCut: 'slabFirst',
  rebateMeasure: 'allTax',
  rebateIncome: 'totalIncome',
  oldRebateOnShortTermEquity: true,
  earlierRebateOnGains: false,
  unusedExemption: 'highestRateFirst',
  newRegimeHouseLossCarried: false,
  lowRentWithVacancy: 'expected',
  setOffOrder: 'best',
};

/** A taxpayer with nothing: an individual below 60, resident, without income. To be filled by spreading. */
export const emptyTaxpayer: Taxpayer = {
  kind: 'individual',
  age: 'below60',
  residence: 'resident',
  salary: {
    gross: 0,
    exempt: 0,
    personalAllowances: 0,
    basic: 0,
    entertainmentAllowance: 0,
    governmentEmployee: false,
    professionalTax: 0,
    employerNps: 0,
  },
  houses: [],
  business: { regular: 0, speculative: 0 },
  gains: [],
  other: {
    savingsInterest: 0,
    depositInterest: 0,
    dividend: 0,
    dividendInterestPaid: 0,
    familyPension: 0,
    winnings: 0,
    onlineGames: 0,
    royalty: 0,
    other: 0,
  },
  agricultural: 0,
  losses: [],
  claims: {
    savings: 0,
    ownNps: 0,
    agniveer: 0,
    health: {
      family: 0,
      familySenior: false,
      familyCheckUps: 0,
      parents: 0,
      parentsSenior: false,
      parentsCheckUps: 0,
    },
    dependant: 'none',
    self: 'none',
    illness: 0,
    illnessOfSenior: false,
    educationLoanInterest: 0,
    firstHomeInterest: 0,
    affordableHomeInterest: 0,
    electricVehicleInterest: 0,
    donations: { full: 0, half: 0, fullWithinLimit: 0, halfWithinLimit: 0 },
    politicalParty: 0,
    rent: 0,
    rentMonths: 0,
    newEmployeeCost: 0,
    authorRoyalty: 0,
    patentRoyalty: 0,
    other: 0,
  },
  reliefs: 0,
};

/** A house lived in for the whole year, the taxpayer's alone, without rent, tax or loan. To be filled by spreading. */
export const plainHouse: House = {
  use: 'selfOccupied',
  monthsOwned: 12,
  monthsLet: 0,
  monthlyRent: 0,
  unrealisedRent: 0,
  municipalValue: 0,
  fairRent: 0,
  standardRent: null,
  municipalTaxPaid: 0,
  interest: 0,
  earlierInterest: 0,
  interestCapFull: true,
  arrears: 0,
  share: 100,
};

/** Returns the same person with `more` ₹ of other income on top, which is taxed at slab rates. */
export function earning(taxpayer: Taxpayer, more: number): Taxpayer {
  return { ...taxpayer, other: { ...taxpayer.other, other: taxpayer.other.other + more } };
}
