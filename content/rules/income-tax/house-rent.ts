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
}

const act = (at: string): Citation => ({ source: 'income-tax-act-1961', at: `${at}, Income-tax Act, 1961` });

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
