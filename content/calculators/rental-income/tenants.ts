import { tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { newPlaces } from '@/content/rules/tds/act-2025';
import { residentSections } from '@/content/rules/tds/resident';
import { houseRent } from '@/content/rules/years/house-rent';
import { rupees, type Worksheet } from '@/lib/calculator';
import { formatNumber, inr, pct } from '@/lib/format';
import { type Citation, rulesOfYear, valueOn } from '@/lib/law';
import { lowerFirst } from '@/lib/lower-first';
import { sumOf } from '@/lib/sum';
import { percentOfBand, taxFromRent } from '@/lib/tax/house-rent';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { isCrossed, percentFor } from '@/lib/tax/tds';
import type { RentalIncomeInput } from './form';
import { dueOf, monthsOf, type Tenancy, tenanciesOf } from './rents';

/** What a tenant deducts from the owner's share of the rent. */
interface TenantTax {
  /** "House 1", or with several tenants "House 1, tenant 2". */
  readonly name: string;
  /** The owner's share of a month's rent at first, with what is for furniture, ₹. */
  readonly monthly: number;
  /** The section of the Act of 1961. */
  readonly section: '194-I' | '194-IB' | '195';
  readonly percent: number;
  readonly tax: number;
  readonly how: string;
  readonly cite: Citation;
}

type Deducted = Omit<TenantTax, 'name'>;

/** The owner's share of the rent a month by stretches, ₹. */
type Stretches = Tenancy['stretches'];

function nonResidentOwner(monthly: number, rent: number, financialYear: string): Deducted {
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

/** Section 194-I: with a limit a month each month stands alone, with one a year the rent of the year. */
function businessTenant(monthly: number, stretches: Stretches, year: IncomeTaxYear): Deducted {
  const { value: terms, cite } = valueOn(residentSections['194I-building'].terms, year.firstDay);
  if (terms.base !== 'whole') throw new Error('Section 194-I taxes the whole rent.');
  const percent = percentFor(terms.percent, 'individual');
  const [limit] = terms.limits;
  const whole = sumOf(stretches, ({ months, rent }) => months * rent);
  const taxed = stretches.filter(
    ({ rent }) => limit === undefined || isCrossed(limit, limit.per === 'month' ? rent : whole),
  );
  const rent = sumOf(taxed, (stretch) => stretch.months * stretch.rent);
  const limitText = limit ? `${inr(limit.amount)} a ${limit.per}` : '';
  return {
    monthly,
    section: '194-I',
    percent: rent > 0 ? percent : 0,
    tax: (rent * percent) / 100,
    how:
      rent > 0
        ? `${pct(percent)} of ${inr(rent)}: your share of the rent is above ${limitText}`
        : `Your share of the rent is not above ${limitText}`,
    cite:
      year.act === 'act2025'
        ? { source: 'income-tax-act-2025', at: `s. ${newPlaces['194I-building']}, Income-tax Act, 2025` }
        : cite,
  };
}

function personTenant(monthly: number, stretches: Stretches, year: IncomeTaxYear): Deducted {
  const { tenantTaxAbove } = rulesOfYear(houseRent, year.financialYear);
  const rate = valueOn(tenantTaxRate, year.lastDay);
  const { rent, tax } = taxFromRent(stretches, {
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

function tenantTax(tenancy: Tenancy, share: number, input: RentalIncomeInput, year: IncomeTaxYear): Deducted {
  const stretches = tenancy.stretches
    .filter(({ months }) => months > 0)
    .map(({ months, rent }) => ({ months, rent: (rent * share) / 100 }));
  const monthly = stretches[0]?.rent ?? 0;
  if (input.residence === 'nonResident') {
    return nonResidentOwner(monthly, (dueOf(tenancy) * share) / 100, input.financialYear);
  }
  return tenancy.tenant === 'business'
    ? businessTenant(monthly, stretches, year)
    : personTenant(monthly, stretches, year);
}

/** Returns what each tenant deducts in the year; houses without a month let have no tenant. */
export function tenantTaxes(input: RentalIncomeInput, year: IncomeTaxYear): TenantTax[] {
  return input.houses.flatMap(({ share }, index) => {
    const tenancies = tenanciesOf(input, index).filter((tenancy) => monthsOf(tenancy) > 0);
    return tenancies.map((tenancy, place) => ({
      name: `House ${index + 1}${tenancies.length > 1 ? `, tenant ${place + 1}` : ''}`,
      ...tenantTax(tenancy, share, input, year),
    }));
  });
}

/** Writes the tax that tenants deduct. */
export function tenantSteps({ heading, step }: Worksheet, taxes: readonly TenantTax[]): void {
  heading('Tax that tenants deduct');
  if (taxes.length > 1) {
    for (const { name, tax, how, cite } of taxes) step(rupees(`TDS, ${lowerFirst(name)}`, tax), how, cite);
  }
  const [first] = taxes;
  step(
    rupees(
      'TDS by your tenants',
      sumOf(taxes, ({ tax }) => tax),
    ),
    first === undefined ? 'No house is let out' : taxes.length > 1 ? 'Sum of the tenants' : first.how,
    taxes.length === 1 ? first?.cite : undefined,
  );
}
