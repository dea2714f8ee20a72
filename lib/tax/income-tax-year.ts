import type { Citation, IsoDate, Rule } from '@/lib/law';

/** The two ways to be taxed: new is the default of section 115BAC(1A), old is chosen under section 115BAC(6). */
export type Regime = 'new' | 'old';

/** Age attained at any time in the year: below 60, 60 to 79, 80 and more. */
export type AgeBand = 'below60' | 'senior' | 'verySenior';

/** Rates by slab: income above ₹ is taxed at %, up to the next entry. Income below the first entry is not taxed. */
export type Scale = readonly (readonly [above: number, percent: number])[];

/**
 * Income that is not taxed at slab rates. The classes with `Early` hold transfers before 23 July 2024 and exist in
 * FY 2024-25 alone; a year's file says which classes it knows.
 */
export type SpecialClass =
  | 'shortTermEquity'
  | 'shortTermEquityEarly'
  | 'longTermEquity'
  | 'longTermEquityEarly'
  | 'longTermOther'
  | 'longTermListedEarly'
  | 'longTermIndexedEarly'
  | 'longTermLand'
  | 'virtualAssets'
  | 'winnings'
  | 'onlineGames'
  | 'nonResidentDividend'
  | 'nonResidentRoyalty'
  | 'nonResidentInvestment';

type EarlyClass = Extract<SpecialClass, `${string}Early`>;

/** How one class of special-rate income is taxed. */
export interface SpecialRate {
  readonly percent: number;
  /** Which capital losses may be set against it; `null`: none at all, and no loss of another head either. */
  readonly term: 'short' | 'long' | null;
  /** It shares the yearly amount free of tax of section 112A(2). */
  readonly sharesExemption: boolean;
  /** The surcharge on its tax is capped, and it does not count towards the higher steps. */
  readonly surchargeCapped: boolean;
  /** A resident's unused basic exemption reduces it. */
  readonly absorbsBasicExemption: boolean;
  /** The old regime's rebate may be set against its tax. */
  readonly oldRegimeRebate: boolean;
  /** For land and buildings: tax stops at this rate on the gain with indexed cost, %. */
  readonly indexedCeilingPercent?: number;
}

/** Surcharge: % of the tax where income is above ₹; measured on the total income, or on it without capped income. */
export interface SurchargeBand {
  readonly above: number;
  readonly percent: number;
  readonly measure: 'totalIncome' | 'otherIncome';
}

/** Chapter VI-A deductions by their section; `other` is a sum of several that a form asks for in one box, as allowed. */
export type DeductionSection =
  | '80CCE'
  | '80CCD(1B)'
  | '80CCD(2)'
  | '80CCH'
  | '80D'
  | '80DD'
  | '80DDB'
  | '80E'
  | '80EE'
  | '80EEA'
  | '80EEB'
  | '80G'
  | '80GG'
  | '80GGC'
  | '80JJAA'
  | '80QQB'
  | '80RRB'
  | '80TTA'
  | '80TTB'
  | '80U'
  | 'other';

/** What differs between the regimes of one year. */
export interface RegimeRules {
  readonly slabs: Rule<Readonly<Record<AgeBand, Scale>>>;
  /** For resident individuals. `against`: which tax it may cut. With marginal relief it fades out above the income. */
  readonly rebate: Rule<{
    readonly incomeUpTo: number;
    readonly atMost: number;
    readonly marginalRelief: boolean;
    readonly against: 'slabTax' | 'allButLongTermEquity';
    /** Whether the limit to slab tax is the Department's view and disputed, rather than the words of the Act. */
    readonly disputed?: boolean;
  }>;
  readonly surcharge: Rule<readonly SurchargeBand[]>;
  /** Section 16(ia), ₹. */
  readonly standardDeduction: Rule<number>;
  /** Section 57(iia): one part in `parts`, at most ₹. */
  readonly familyPension: Rule<{ readonly parts: number; readonly atMost: number }>;
  /** Section 16(ii), government employees: one part of basic pay in `parts`, at most ₹; 0 where not allowed. */
  readonly entertainmentAllowance: Rule<{ readonly parts: number; readonly atMost: number }>;
  /** Section 16(iii): whether tax on employment is deducted. */
  readonly professionalTax: Rule<boolean>;
  /** Whether house rent, leave travel and like allowances are exempt. */
  readonly personalAllowances: Rule<boolean>;
  /** Section 24(b) for houses lived in, all together, ₹: loans that meet its conditions, and other loans. */
  readonly selfOccupiedInterest: Rule<{ readonly full: number; readonly limited: number }>;
  /** The most house-property loss that other heads take in the year, ₹. */
  readonly houseLossAcrossHeads: Rule<number>;
  /** Whether the rest of a house-property loss is carried forward. */
  readonly houseLossCarried: Rule<boolean>;
  /** Section 80CCD(2): % of salary, government and other employers. */
  readonly employerNps: Rule<{ readonly government: number; readonly other: number }>;
  /** The Chapter VI-A deductions that there are. */
  readonly deductions: Rule<readonly DeductionSection[]>;
}

/** The Act that a year is under: that of 1961 up to 31 March 2026, then that of 2025. */
export type IncomeTaxAct = 'act1961' | 'act2025';

/** The law of one financial year for individuals and Hindu undivided families. */
export interface IncomeTaxYear {
  /** `'2025-26'`. */
  readonly financialYear: string;
  readonly act: IncomeTaxAct;
  /** `'2026-27'`; the Act of 2025 knows tax years alone: `null`. */
  readonly assessmentYear: string | null;
  readonly checkedOn: IsoDate;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
  readonly regimes: Readonly<Record<Regime, RegimeRules>>;
  readonly cess: Rule<number>;
  /** The most surcharge on tax on capped income, %. */
  readonly surchargeCap: Rule<number>;
  /** Why marginal relief limits surcharge. */
  readonly marginalRelief: Citation;
  /** Agricultural income counts for the rate when above ₹. */
  readonly agricultural: Rule<{ readonly above: number }>;
  readonly special: Readonly<
    Record<Exclude<SpecialClass, EarlyClass>, Rule<SpecialRate>> & Partial<Record<EarlyClass, Rule<SpecialRate>>>
  >;
  /** Long-term gains on listed shares and units free of tax, ₹ a year. */
  readonly longTermEquityExemption: Rule<number>;
  /** A resident's unused basic exemption against gains. */
  readonly unusedExemption: Citation;
  /** Total income is rounded to this multiple, ₹. */
  readonly totalIncomeMultiple: Rule<number>;
  /** Tax payable or refund is rounded to this multiple, ₹. */
  readonly payableMultiple: Rule<number>;
  readonly house: {
    /** % of net annual value. */
    readonly repairs: Rule<number>;
    /** Interest of the years before completion comes in this many yearly parts. */
    readonly earlierInterestParts: Rule<number>;
    /** How many houses count as lived in; the others are deemed let. */
    readonly selfOccupied: Rule<number>;
    readonly annualValue: Citation;
    readonly deemedLet: Citation;
    readonly arrears: Rule<number>;
  };
  readonly business: {
    /** Section 44AD: % of turnover received in cash and otherwise; turnover limits, ₹, with at most `cashShare` % in cash the higher. */
    readonly presumptive: Rule<{
      readonly cashPercent: number;
      readonly digitalPercent: number;
      readonly turnoverUpTo: number;
      readonly turnoverUpToDigital: number;
      readonly cashShare: number;
    }>;
    /** Section 44ADA. */
    readonly profession: Rule<{
      readonly percent: number;
      readonly receiptsUpTo: number;
      readonly receiptsUpToDigital: number;
      readonly cashShare: number;
    }>;
    /** Section 44AE, ₹ a month: each ton of a heavy goods vehicle, and any other goods vehicle; and the most vehicles. */
    readonly goodsVehicle: Rule<{
      readonly heavyPerTon: number;
      readonly heavyAboveTons: number;
      readonly other: number;
      readonly atMost: number;
    }>;
  };
  /** Section 57(i) proviso: interest against dividend, % of the dividend. */
  readonly dividendInterest: Rule<number>;
  /** Assessment years for which a loss is carried forward. */
  readonly lossYears: Rule<{
    readonly house: number;
    readonly business: number;
    readonly speculative: number;
    readonly capital: number;
  }>;
  readonly setOff: {
    readonly withinHead: Citation;
    readonly acrossHeads: Citation;
    readonly house: Citation;
    readonly business: Citation;
    readonly speculative: Citation;
    readonly capital: Citation;
  };
  readonly grossTotalIncome: Citation;
  /** Reliefs for arrears of salary and for tax paid abroad. */
  readonly reliefs: Citation;
  /** Credit for tax deducted and collected, and tax paid with the return. */
  readonly taxDeducted: Citation;
  readonly selfAssessment: Citation;
  readonly deductions: {
    /** Section 80C, 80CCC and 80CCD(1) together, ₹. */
    readonly savings: Rule<number>;
    /** Section 80CCD(1): % of salary of an employee, % of gross total income of others. */
    readonly ownNps: Rule<{ readonly employee: number; readonly other: number }>;
    readonly extraNps: Rule<number>;
    /** Section 80D, ₹: each group below 60 and with a senior; check-ups inside, one amount for both groups. */
    readonly health: Rule<{ readonly below60: number; readonly senior: number; readonly checkUps: number }>;
    readonly dependant: Rule<{ readonly disabled: number; readonly severe: number }>;
    readonly self: Rule<{ readonly disabled: number; readonly severe: number }>;
    readonly illness: Rule<{ readonly below60: number; readonly senior: number }>;
    readonly educationLoan: Citation;
    readonly firstHome: Rule<number>;
    readonly affordableHome: Rule<number>;
    readonly electricVehicle: Rule<number>;
    /** Section 80G: % of adjusted gross total income for the classes within a limit. */
    readonly donations: Rule<{ readonly limitPercent: number; readonly cashUpTo: number }>;
    readonly rent: Rule<{
      readonly perMonth: number;
      readonly incomePercent: number;
      readonly rentAboveIncomePercent: number;
    }>;
    readonly politicalParty: Citation;
    readonly agniveer: Citation;
    readonly newEmployees: Rule<{ readonly percent: number }>;
    readonly royalty: Rule<number>;
    readonly savingsInterest: Rule<number>;
    readonly seniorInterest: Rule<number>;
    /** They cannot exceed the gross total income without special-rate income. */
    readonly ceiling: Citation;
  };
  /** What an employee gets on leaving, and perquisites. */
  readonly retirement: {
    /** Section 10(10): the most, ₹; days of pay for a year, out of days in a month, for employees under the Act; part of a month for others. */
    readonly gratuity: Rule<{
      readonly atMost: number;
      readonly days: number;
      readonly monthDays: number;
      readonly othersShare: number;
    }>;
    /** Section 10(10AA): the most, ₹; months of average salary; days of leave for a year of service. */
    readonly leave: Rule<{ readonly atMost: number; readonly months: number; readonly daysPerYear: number }>;
    /** Section 10(10A): the exempt part of the full commuted value is one in `withGratuity`, or one in `withoutGratuity`. */
    readonly pension: Rule<{ readonly withGratuity: number; readonly withoutGratuity: number }>;
    /** Section 10(10C), ₹. */
    readonly voluntary: Rule<number>;
    /** Section 17(2)(vii): the employer's contributions to EPF, NPS and superannuation above this are a perquisite, ₹ a year. */
    readonly employerContributions: Rule<number>;
    /** Section 16(iii) with Article 276 of the Constitution: the most professional tax of one person and State, ₹ a year. */
    readonly professionalTaxCap: Rule<number>;
  };
  readonly advanceTax: {
    /** Due only from this tax on, ₹. */
    readonly from: Rule<number>;
    readonly seniorExempt: Citation;
    /** Day, cumulative % due, % that is enough for no interest, months of interest. */
    readonly instalments: Rule<
      readonly {
        readonly date: IsoDate;
        readonly percent: number;
        readonly enough: number;
        readonly months: number;
      }[]
    >;
    /** Section 44AD and 44ADA: one instalment. */
    readonly presumptive: Rule<{
      readonly date: IsoDate;
      readonly percent: number;
      readonly enough: number;
      readonly months: number;
    }>;
  };
  readonly interest: {
    /** % a month or part of one. */
    readonly lateReturn: Rule<number>;
    readonly shortAdvanceTax: Rule<{ readonly percent: number; readonly enough: number }>;
    readonly deferredInstalments: Rule<number>;
    /** The multiple to which amounts are rounded down before interest, ₹. */
    readonly multiple: Rule<number>;
    readonly refund: Rule<{ readonly percent: number; readonly atLeastPercentOfTax: number }>;
  };
  /** ITR-1 and ITR-4: the most total income in ₹, and the most houses. Rule 12. */
  readonly simpleForms: Rule<{ readonly incomeUpTo: number; readonly houses: number }>;
  readonly returns: {
    readonly due: Rule<{ readonly individual: IsoDate; readonly business: IsoDate; readonly audit: IsoDate }>;
    readonly belated: Rule<IsoDate>;
    /** TDS and TCS of a year from which a return is due at any income, ₹; the second for resident individuals of 60 or more. */
    readonly fromTds: Rule<{ readonly below60: number; readonly senior: number }>;
    /** Receipts of a year above which a return is due at any income, ₹: of a business, and of a profession. */
    readonly fromReceipts: Rule<{ readonly business: number; readonly profession: number }>;
    /** Section 234F, ₹: the fee, and the lower one up to the income. */
    readonly lateFee: Rule<{ readonly fee: number; readonly lower: number; readonly lowerUpTo: number }>;
    readonly oldRegimeChoice: Citation;
    readonly businessChoice: Citation;
  };
}

/** What advance tax, its interest and the return of one year rest on. */
export type AdvanceTaxYear = Pick<
  IncomeTaxYear,
  'financialYear' | 'checkedOn' | 'firstDay' | 'lastDay' | 'payableMultiple' | 'advanceTax' | 'interest' | 'returns'
>;
