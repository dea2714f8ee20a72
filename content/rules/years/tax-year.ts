import type { Rule } from '@/lib/law';
import type { AdvanceTaxYear, IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { DueDateYear } from '../due-dates';
import type { AdvanceTaxPlaces } from '../income-tax/advance-tax';
import type { AuditYear } from '../income-tax/audit';
import type { EntityYear } from '../income-tax/entities';
import type { FundTaxYear } from '../income-tax/fund-tax';
import type { HouseRentYear } from '../income-tax/house-rent';
import type { RefundRules } from '../income-tax/refunds';

/** The law of one year that is on file whole. Each topic is a file of its own, so that a page loads no other. */
export interface TaxYear {
  readonly incomeTax: IncomeTaxYear;
  readonly advanceTax: AdvanceTaxYear;
  readonly advanceTaxPlaces: AdvanceTaxPlaces;
  readonly audit: AuditYear;
  readonly costIndex: Rule<number>;
  readonly dueDates: DueDateYear;
  readonly entities: EntityYear;
  readonly funds: FundTaxYear;
  readonly houseRent: HouseRentYear;
  readonly refunds: RefundRules;
}

/** An earlier year, whose income-tax alone is on file. */
export type EarlierYear = Omit<TaxYear, 'audit' | 'dueDates' | 'entities' | 'funds'>;
