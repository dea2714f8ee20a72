import { tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { newPlaces } from '@/content/rules/tds/act-2025';
import { residentSections } from '@/content/rules/tds/resident';
import { houseRent } from '@/content/rules/years/house-rent';
import { rupees, type Worksheet } from '@/lib/calculator';
import { formatNumber, inr, pct } from '@/lib/format';
import { type Citation, rulesOfYear, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { percentOfBand, taxFromRent } from '@/lib/tax/house-rent';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { isCrossed, percentFor } from '@/lib/tax/tds';
import type { HouseInput, RentalIncomeInput } from './form';

/** What the tenant of one house deducts from the owner's share of the rent. */
interface TenantTax {
  readonly house: number;
  /** The owner's share of one month's rent, with what is for furniture, ₹. */
  readonly monthly: number;
  /** The section of the Act of 1961. */
  readonly section: '194-I' | '194-IB' | '195';
  readonly percent: number;
  readonly tax: number;
  readonly how: string;
  readonly cite: Citation;
}

function nonResidentOwner(monthly: number, rent: number, financialYear: string): Omit<TenantTax, 'house'> {
  const rules = rulesOfYear(houseRent, financialYear);
  const surcharge = percentOfBand(rent, rules.nonResidentSurcharge.value);
  const percent = (rules.nonResidentRent.value * (100 + surcharge) * (100 + rules.cess.value)) / 10_000;
  return {
    monthly,
    section: '195',
    percent,
    tax: (rent * percent) / 100,
    how: `${pct(rules.nonResidentRent.value)}, surcharge of ${pct(surcharge)} and cess of ${pct(rules.cess.value)} on it: ${formatNumber(percent)}% of ${inr(rent)}, from the first rupee`,
    cite: rules.nonResidentRent.cite,
  };
}

function businessTenant(monthly: number, rent: number, year: IncomeTaxYear): Omit<TenantTax, 'house'> {
  const { value: terms, cite } = valueOn(residentSections['194I-building'].terms, year.firstDay);
  if (terms.base !== 'whole') throw new Error('Section 194-I taxes the whole rent.');
  const percent = percentFor(terms.percent, 'individual');
  const [limit] = terms.limits;
  const crossed = limit === undefined || isCrossed(limit, limit.per === 'month' ? monthly : rent);
  const limitText = limit ? `${inr(limit.amount)} a ${limit.per}` : '';
  return {
    monthly,
    section: '194-I',
    percent: crossed ? percent : 0,
    tax: crossed ? (rent * percent) / 100 : 0,
    how: crossed
      ? `${pct(percent)} of ${inr(rent)}: your share of the rent is above ${limitText}`
      : `Your share of the rent is not above ${limitText}`,
    cite:
      year.act === 'act2025'
        ? { source: 'income-tax-act-2025', at: `s. ${newPlaces['194I-building']}, Income-tax Act, 2025` }
        : cite,
  };
}

function personTenant(monthly: number, months: number, year: IncomeTaxYear): Omit<TenantTax, 'house'> {
  const { tenantTaxAbove } = rulesOfYear(houseRent, year.financialYear);
  const rate = valueOn(tenantTaxRate, year.lastDay);
  const { rent, tax } = taxFromRent([{ months, rent: monthly }], {
    limitPerMonth: tenantTaxAbove.value,
    percent: rate.value,
    cappedAtLastRent: false,
  });
  return {
    monthly,
    section: '194-IB',
    percent: rent > 0 ? rate.value : 0,
    tax,
    how:
      rent > 0
        ? `${pct(rate.value)} of ${inr(rent)}, deducted once from the last rent of the year or of the tenancy`
        : `Your share of the rent is not above ${inr(tenantTaxAbove.value)} a month`,
    cite: rent > 0 ? rate.cite : tenantTaxAbove.cite,
  };
}

function tenantTax(house: HouseInput, input: RentalIncomeInput, year: IncomeTaxYear): Omit<TenantTax, 'house'> {
  const monthly = (house.rent * house.share) / 100;
  const rent = monthly * house.months;
  if (input.residence === 'nonResident') return nonResidentOwner(monthly, rent, input.financialYear);
  return house.tenant === 'business' ? businessTenant(monthly, rent, year) : personTenant(monthly, house.months, year);
}

/** Returns what each tenant deducts in the year; houses without a month let have no tenant. */
export function tenantTaxes(input: RentalIncomeInput, year: IncomeTaxYear): TenantTax[] {
  return input.houses.flatMap((house, index) =>
    house.use === 'let' && house.months > 0 ? [{ house: index + 1, ...tenantTax(house, input, year) }] : [],
  );
}

/** Writes the tax that tenants deduct. */
export function tenantSteps({ heading, step }: Worksheet, taxes: readonly TenantTax[]): void {
  heading('Tax that tenants deduct');
  if (taxes.length > 1) {
    for (const { house, tax, how, cite } of taxes) step(rupees(`TDS, house ${house}`, tax), how, cite);
  }
  const [first] = taxes;
  step(
    rupees(
      'TDS by your tenants',
      sumOf(taxes, ({ tax }) => tax),
    ),
    first === undefined ? 'No house is let out' : taxes.length > 1 ? 'Sum of the houses' : first.how,
    taxes.length === 1 ? first?.cite : undefined,
  );
}
