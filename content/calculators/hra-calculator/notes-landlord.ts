import { type HouseRentYear, tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { formName } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { addDays, type IsoMonth } from '@/lib/calendar';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { IncomeTaxAct } from '@/lib/tax/income-tax-year';
import { endOf, type Landlord, type Tenancy } from './tenancies';

/** Writes the duties of one tenancy: deduct, pay with Form 26QC, issue Form 16C. */
export function tenancyNotes(
  { actionOn }: NoteSheet,
  { last, tax }: { readonly last: IsoMonth; readonly tax: number },
  rules: HouseRentYear,
  act: IncomeTaxAct,
): void {
  const deducted = endOf(last);
  const paid = addDays(deducted, rules.tenantTaxDays.value);
  const month = formatMonth(last);
  actionOn(
    deducted,
    `Deduct ${inr(tax)} from the rent for ${month}. You deduct tax once, from the last rent of the year or of the tenancy.`,
    rules.tenantTaxAbove.cite,
  );
  actionOn(
    paid,
    `Pay the ${inr(tax)} with Form ${formName('26QC', act)}, within ${rules.tenantTaxDays.value} days from the end of ${month}. You need no TAN.`,
    rules.tenantTaxDays.cite,
  );
  actionOn(
    addDays(paid, rules.tenantCertificateDays.value),
    `Give the landlord the certificate in Form ${formName('16C', act)} for the rent up to ${month}.`,
    rules.tenantCertificateDays.cite,
  );
}

/** Writes what the tax to deduct from the rent takes for granted. */
export function tenantNotes(
  { assume, limit }: NoteSheet,
  taxed: readonly (Tenancy & { readonly rent: number })[],
  landlord: Landlord,
  rules: HouseRentYear,
): void {
  const { business, profession, percent } = rules.auditedTenant.value;
  const section =
    actOf(landlord.financialYear) === 'act1961' ? 'section 194-I' : 'section 393(1), Table, Sl. 2(ii) (old 194-I)';
  assume(
    `We assume that in the year before you had no business with turnover above ${inr(business)} and no profession with receipts above ${inr(profession)}. A tenant who had one deducts ${pct(percent)} under ${section} instead. With several landlords, the limit of ${inr(rules.tenantTaxAbove.value)} applies to each landlord’s share.`,
    rules.auditedTenant.cite,
  );
  limit(
    !landlord.landlordPan &&
      `Without the landlord’s PAN the rate is ${pct(rules.tenantTaxWithoutPan.value)}, but the tax is never more than the rent of the last month.`,
    rules.tenantTaxCap,
  );
  const rateChange = tenantTaxRate.from.findLast(
    ({ value }, index, all) => index > 0 && all[index - 1]?.value !== value,
  );
  if (rateChange && landlord.landlordPan) {
    assume(
      taxed.some(({ first, last }) => `${first}-01` < rateChange.date && endOf(last) >= rateChange.date) &&
        `We use the rate on the day of deduction, ${pct(rateChange.value)}, for the whole rent. Some advisers use the earlier rate for the rent up to ${formatDate(addDays(rateChange.date, -1))}.`,
      rateChange.cite,
    );
  }
  const rentOfAllMonths = sumOf(taxed, ({ stretches }) => sumOf(stretches, ({ rent, months }) => rent * months));
  assume(
    rentOfAllMonths > sumOf(taxed, ({ rent }) => rent) &&
      `Only months with rent above ${inr(rules.tenantTaxAbove.value)} count. The rent for all months of these tenancies is ${inr(rentOfAllMonths)}. A cautious tenant deducts on that amount.`,
    rules.tenantTaxAbove.cite,
  );
}
