import type { Citation, DatedSeries, IsoDate, Rule } from '@/lib/law';
import type { RentDeductionRules } from '@/lib/tax/house-rent';

/** Figures for house rent in one financial year. */
export interface HouseRentYear {
  readonly checkedOn: IsoDate;
  /** The allowance itself as the first limit, for the months in which the house was lived in. */
  readonly allowanceReceived: Citation;
  /** Rent counts only above this percentage of salary. */
  readonly rentAboveSalary: Rule<number>;
  /** The ceiling as a percentage of salary, in the named cities and elsewhere. */
  readonly salaryShare: Rule<{ readonly metro: number; readonly elsewhere: number }>;
  /** The cities of the higher percentage, by their present names. */
  readonly metroCities: Rule<readonly string[]>;
  /** The employee gives the landlord's PAN when the year's rent is above this, ₹. */
  readonly landlordPanAbove: Rule<number>;
  /** Employers may do without receipts up to this allowance, ₹ a month. */
  readonly receiptFreeAllowance: Rule<number>;
  readonly rentDeduction: Rule<RentDeductionRules>;
  /** A tenant deducts tax when a month's rent is above this, ₹. */
  readonly tenantTaxAbove: Rule<number>;
  /** The rate without the landlord's PAN, %. */
  readonly tenantTaxWithoutPan: Rule<number>;
  /** The authority that this rate stops at the last month's rent. */
  readonly tenantTaxCap: Citation;
  /** Days from the end of the month of deduction to pay the tax with Form 26QC. */
  readonly tenantTaxDays: Rule<number>;
  /** Days from that due date to give the landlord Form 16C. */
  readonly tenantCertificateDays: Rule<number>;
  /** Tenants above these receipts of the year before come under section 194-I, ₹. */
  readonly auditedTenant: Rule<{ readonly business: number; readonly profession: number; readonly percent: number }>;
  /** Tax on rent paid to a non-resident before surcharge and cess, %. */
  readonly nonResidentRent: Rule<number>;
  /** Surcharge on that tax by the year's payments: above ₹, %. */
  readonly nonResidentSurcharge: Rule<readonly (readonly [above: number, percent: number])[]>;
  /** When that tax is paid in: the day of the next month, and month and day for deductions in March. */
  readonly nonResidentDeposit: Rule<{ readonly dayOfNextMonth: number; readonly forMarch: string }>;
  /** Health and education cess on income-tax, %. */
  readonly cess: Rule<number>;
  /** Old-regime slabs of an individual below 60: above ₹, %. */
  readonly oldRegimeSlabs: Rule<readonly (readonly [above: number, percent: number])[]>;
  /** Up to this taxable income a resident pays no tax in the old regime, ₹. */
  readonly oldRegimeRebateUpTo: Rule<number>;
  /** The exemption. */
  readonly exemption: Citation;
  /** The regime without the exemption. */
  readonly newRegime: Citation;
  /** Choosing the old regime. */
  readonly oldRegimeChoice: Citation;
  /** Own house and no rent. */
  readonly ownHouse: Citation;
  /** What counts as salary. */
  readonly salaryMeaning: Citation;
  /** Turnover commission as salary. */
  readonly commissionMeaning: Citation;
  /** The declaration to claim section 80GG. */
  readonly rentDeductionForm: Citation;
  /** The last day to file the return with the choice of the old regime. */
  readonly returnDue: {
    readonly salaried: Rule<IsoDate>;
    readonly business: Rule<IsoDate>;
  };
}

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });
const rules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });

/** Rate at which a tenant deducts tax under section 194-IB, %, by the day of deduction. */
export const tenantTaxRate: DatedSeries<number> = {
  checkedOn: '2026-11-20',
  from: [
    { date: '2017-06-01', value: 5, cite: act('s. 194-IB(1)') },
    { date: '2024-10-01', value: 2, cite: act('s. 194-IB(1), as amended by the Finance (No. 2) Act, 2024') },
    {
      date: '2026-04-01',
      value: 2,
      cite: { source: 'income-tax-act-2025', at: 's. 393(1), Table, Sl. 2(i), Income-tax Act, 2025' },
    },
  ],
};

/** What did not change between the years on file. */
const unchanged = {
  checkedOn: '2026-11-20',
  allowanceReceived: rules('rule 2A(a)'),
  rentAboveSalary: { value: 10, cite: rules('rule 2A(b)') },
  salaryShare: { value: { metro: 50, elsewhere: 40 }, cite: rules('rule 2A(c)') },
  metroCities: { value: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'], cite: rules('rule 2A(c)(i)') },
  landlordPanAbove: { value: 1_00_000, cite: rules('rule 26C(2) and Form 12BB') },
  receiptFreeAllowance: {
    value: 3_000,
    cite: { source: 'cbdt-circular-8-2013', at: 'HRA paragraph, CBDT Circular 8/2013' },
  },
  rentDeduction: { value: { perMonth: 5_000, incomePercent: 25, rentAboveIncomePercent: 10 }, cite: act('s. 80GG') },
  tenantTaxAbove: { value: 50_000, cite: act('s. 194-IB(1)') },
  tenantTaxWithoutPan: { value: 20, cite: act('s. 206AA(1)') },
  tenantTaxCap: act('s. 194-IB(4)'),
  tenantTaxDays: { value: 30, cite: rules('rule 30(2B)') },
  tenantCertificateDays: { value: 15, cite: rules('rule 31(3B)') },
  auditedTenant: {
    value: { business: 1_00_00_000, profession: 50_00_000, percent: 10 },
    cite: act('s. 194-I, second proviso'),
  },
  nonResidentRent: {
    value: 30,
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 195, Income-tax Act, 1961, with Part II, First Schedule to the Finance Act of the year',
    },
  },
  nonResidentSurcharge: {
    value: [
      [50_00_000, 10],
      [1_00_00_000, 15],
      [2_00_00_000, 25],
    ],
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 195, Income-tax Act, 1961, with the surcharge in s. 2 of the Finance Act of the year',
    },
  },
  nonResidentDeposit: { value: { dayOfNextMonth: 7, forMarch: '04-30' }, cite: rules('rule 30(2)') },
  cess: {
    value: 4,
    cite: { source: 'income-tax-act-1961', at: 's. 4, Income-tax Act, 1961, with s. 2 of the Finance Act of the year' },
  },
  oldRegimeSlabs: {
    value: [
      [2_50_000, 5],
      [5_00_000, 20],
      [10_00_000, 30],
    ],
    cite: {
      source: 'income-tax-act-1961',
      at: 's. 4, Income-tax Act, 1961, with Part I, First Schedule to the Finance Act of the year',
    },
  },
  oldRegimeRebateUpTo: { value: 5_00_000, cite: act('s. 87A') },
  exemption: act('s. 10(13A)'),
  newRegime: act('s. 115BAC(2)(i)'),
  oldRegimeChoice: act('s. 115BAC(6)'),
  ownHouse: act('s. 10(13A), Explanation'),
  salaryMeaning: {
    source: 'income-tax-rules-1962',
    at: 'rule 2A, Explanation (i), Income-tax Rules, 1962, with rule 2(h), Part A, Fourth Schedule to the Act',
  },
  commissionMeaning: { source: 'gestetner-1978', at: 'Gestetner Duplicators v. CIT, 117 ITR 1 (SC)' },
  rentDeductionForm: rules('rule 11B and Form 10BA'),
} as const satisfies Omit<HouseRentYear, 'returnDue'>;

const newAct = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const newRules = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });
const finance = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

/** Tax year 2026-27: eight cities at the higher percentage, the rest as before under the new Act and Rules. */
const from2026 = {
  ...unchanged,
  checkedOn: '2026-11-22',
  allowanceReceived: newRules('rule 279(1)(a)'),
  rentAboveSalary: { value: 10, cite: newRules('rule 279(1)(b)') },
  salaryShare: { value: { metro: 50, elsewhere: 40 }, cite: newRules('rule 279(1)(c)') },
  metroCities: {
    value: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
    cite: newRules('rule 279(1)(c)'),
  },
  landlordPanAbove: { value: 1_00_000, cite: newRules('rule 205 and Form 124') },
  rentDeduction: { ...unchanged.rentDeduction, cite: newAct('s. 134') },
  tenantTaxAbove: { value: 50_000, cite: newAct('s. 393(1), Table, Sl. 2(i)') },
  tenantTaxWithoutPan: { value: 20, cite: newAct('s. 397(2)') },
  tenantTaxCap: newAct('s. 393(1), Table, Sl. 2(i)'),
  tenantTaxDays: { value: 30, cite: newRules('rules on payment of tax deducted') },
  tenantCertificateDays: { value: 15, cite: newRules('rules on certificates of tax deducted') },
  auditedTenant: { ...unchanged.auditedTenant, cite: newAct('s. 393(1), Table, Sl. 2(ii)') },
  nonResidentRent: { value: 30, cite: newAct('s. 393(2), Table, Sl. 17') },
  nonResidentSurcharge: { ...unchanged.nonResidentSurcharge, cite: finance('First Schedule, Part II') },
  nonResidentDeposit: { ...unchanged.nonResidentDeposit, cite: newRules('rules on payment of tax deducted') },
  cess: { value: 4, cite: finance('s. 3(15)') },
  oldRegimeSlabs: { ...unchanged.oldRegimeSlabs, cite: finance('First Schedule, Part I-B') },
  oldRegimeRebateUpTo: { value: 5_00_000, cite: newAct('s. 156(1)') },
  exemption: newAct('s. 11 and Schedule III, Sl. 11'),
  newRegime: newAct('s. 202(2)(a)(i)'),
  oldRegimeChoice: newAct('s. 202(4)'),
  ownHouse: newAct('Schedule III, Sl. 11'),
  salaryMeaning: newRules('rule 279'),
  rentDeductionForm: newRules('rules on the declaration for rent'),
} as const satisfies Omit<HouseRentYear, 'returnDue'>;

/** House-rent figures by financial year. */
export const houseRent: Readonly<Record<'2024-25' | '2025-26' | '2026-27', HouseRentYear>> = {
  '2024-25': {
    ...unchanged,
    returnDue: {
      salaried: { value: '2025-09-16', cite: act('s. 139(1), date extended by the Board') },
      business: { value: '2025-09-16', cite: act('s. 139(1), date extended by the Board') },
    },
  },
  '2025-26': {
    ...unchanged,
    returnDue: {
      salaried: { value: '2026-07-31', cite: act('s. 139(1)') },
      business: { value: '2026-08-31', cite: act('s. 139(1), as amended by the Finance Act, 2026') },
    },
  },
  '2026-27': {
    ...from2026,
    returnDue: {
      salaried: { value: '2027-07-31', cite: newAct('s. 263(1)') },
      business: { value: '2027-08-31', cite: newAct('s. 263(1)') },
    },
  },
};
