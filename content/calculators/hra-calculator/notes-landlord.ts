import { dayOfVisit } from '@/content/day-of-visit';
import { type HouseRentYear, tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { formName } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import type { NoteSheet } from '@/lib/calculator';
import { addDays, firstYearOf, type IsoMonth } from '@/lib/calendar';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { Stretch } from './stretches';
import { endOf, type Landlord, type Tenancy } from './tenancies';

/** What the duties of one tenancy depend on. */
interface TenantDuty {
  readonly last: IsoMonth;
  /** ₹. */
  readonly tax: number;
}

/** Writes the duties of one tenancy: deduct, pay with Form 26QC, issue Form 16C; on the day of the visit some may be past. */
export function tenancyNotes(
  { action, actionOn }: NoteSheet,
  { last, tax }: TenantDuty,
  { financialYear, today }: Landlord,
  rules: HouseRentYear,
): void {
  const act = actOf(financialYear);
  const day = dayOfVisit(today);
  const deducted = endOf(last);
  const paid = addDays(deducted, rules.tenantTaxDays.value);
  const certified = addDays(paid, rules.tenantCertificateDays.value);
  const month = formatMonth(last);
  const form = `Form ${formName('26QC', act)}`;
  const certificate = `Form ${formName('16C', act)} for the rent up to ${month}`;
  actionOn(
    deducted,
    day <= deducted &&
      `Deduct ${inr(tax)} from the rent for ${month}. You deduct tax once, from the last rent of the year or of the tenancy.`,
    rules.tenantTaxAbove.cite,
  );
  if (day <= paid) {
    const was = day <= deducted ? '' : ` It was to be deducted from the rent for ${month}.`;
    actionOn(
      paid,
      `Pay the ${inr(tax)} with ${form}, within ${rules.tenantTaxDays.value} days from the end of ${month}.${was} You need no TAN.`,
      rules.tenantTaxDays.cite,
    );
  } else {
    action(
      `Tax of ${inr(tax)} was to be deducted from the rent for ${month} and paid with ${form} by ${formatDate(paid)}. If you have not, pay it now, with interest and a late fee. See the TDS calculator.`,
      rules.tenantTaxDays.cite,
    );
  }
  if (day <= certified) {
    actionOn(certified, `Give the landlord the certificate in ${certificate}.`, rules.tenantCertificateDays.cite);
  } else {
    action(
      `The certificate in ${certificate} was due by ${formatDate(certified)}. If the landlord has none yet, give it.`,
      rules.tenantCertificateDays.cite,
    );
  }
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

/** Writes the duties towards a non-resident landlord, `rate` in words: each rent of the year, and what is past on the day of the visit. */
export function nonResidentNotes(
  { action, actionOn }: NoteSheet,
  { financialYear, today }: Landlord,
  stretches: readonly Stretch[],
  rate: string,
  rules: HouseRentYear,
): void {
  const act = actOf(financialYear);
  const day = dayOfVisit(today);
  const { dayOfNextMonth, forMarch } = rules.nonResidentDeposit.value;
  const nextYear = firstYearOf(financialYear) + 1;
  const lastOfMarch: IsoDate = `${nextYear}-${forMarch}`;
  const last = stretches.findLast(({ rent }) => rent > 0)?.last;
  const forms = `Form ${formName('27Q', act)} each quarter`;
  const certificate = `Form ${formName('16A', act)}`;
  action(
    last && day <= endOf(last)
      ? `Take a TAN and deduct ${rate} from every payment of rent. Pay it to the government by day ${dayOfNextMonth} of the next month, file ${forms} and give the landlord ${certificate}.`
      : `Every payment of rent needed a TAN and a deduction of ${rate}, paid to the government by day ${dayOfNextMonth} of the next month, with ${forms} and ${certificate} for the landlord. If something is missing, do it now: interest and fees run on what is late. See the TDS calculator.`,
    rules.nonResidentRent.cite,
  );
  actionOn(
    lastOfMarch,
    last === `${nextYear}-03` && day <= lastOfMarch && 'Pay the government the tax deducted from the March rent.',
    rules.nonResidentDeposit.cite,
  );
}
