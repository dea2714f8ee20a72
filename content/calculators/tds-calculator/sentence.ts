import { inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import { lowerFirst } from '@/lib/lower-first';
import type { LateCost } from './deadlines';
import type { TdsInput } from './form';
import { type Deduction, monthlyLimit } from './ledger';
import type { Rate } from './rate';
import { type SectionOfPayment, sectionOf } from './section-of';

export function sentenceOf(
  section: SectionOfPayment,
  found: Deduction,
  rate: Rate,
  late: LateCost,
  input: TdsInput,
): string {
  const { now, tax } = found;
  if (found.isExcused) {
    const tenant = ofTenant(input);
    return `You deduct nothing. Under section ${section.section} an individual or HUF below the audit limits need not deduct.${tenant && ` But ${lowerFirst(tenant)}`}`;
  }
  if (tax > 0) {
    const carried =
      now.carried > 0
        ? ` It covers ${inr(now.carried)} paid earlier without tax, because the limit is now crossed.`
        : '';
    const missed = now.owedBefore > 0 ? ` This includes ${inr(now.owedBefore)} missed earlier.` : '';
    if (section.withLastRent && input.months > 1) return ofLastRent(section, tax, late, input);
    return `Deduct ${inr(tax)} under section ${section.section} and pay ${inr(Math.max(0, input.amount + input.gst - tax))}.${carried}${missed}${lateness(tax, late)}`;
  }
  if (found.waiting !== null) {
    return `Deduct nothing from this rent. Under section ${section.section} you deduct once, from the rent for March or for the last month of your tenancy. Set aside ${inr(found.waiting)} for ${input.months === 1 ? 'this month' : `these ${input.months} months`}.`;
  }
  if (now.base === 0 && now.taxable > 0)
    return `You deduct nothing under section ${section.section}, because the limit is not crossed.${ofMonths(found, input)}`;
  if (now.taxable === 0)
    return `You deduct nothing under section ${section.section}, because the payment is not above the premiums or cost.`;
  return rate.percent === 0
    ? `You deduct nothing under section ${section.section}, because the rate is nil.`
    : `You deduct nothing under section ${section.section}, because the tax is less than half a rupee.`;
}

/** Returns what a tenant deducts once from the last rent, for all its months. */
function ofLastRent(section: SectionOfPayment, tax: number, late: LateCost, { amount, months }: TdsInput): string {
  const left = amount / months - tax;
  const paid = left >= 0 ? ` Of ${inr(amount / months)} for the last month you then pay ${inr(left)}.` : '';
  return `Deduct ${inr(tax)} from the last rent, once for all ${months} months, under section ${section.section}.${paid}${lateness(tax, late)}`;
}

/** Returns what was taken as the rent of a month, where the amount by itself is above the limit: it may be the rent of one month; else ''. */
function ofMonths({ terms }: Deduction, { amount, months }: TdsInput): string {
  const limit = monthlyLimit(terms);
  if (limit === null || months === 1 || amount <= limit) return '';
  return ` We took ${inr(amount)} as the rent of all ${months} months, ${inr(amount / months)} a month. If it is the rent of one month, enter ${inr(amount * months)}.`;
}

/** Returns what a tenant chooses instead who is an individual and pays more than the limit of the rule for tenants; else ''. */
export function ofTenant({ payment, amount, months, date }: TdsInput): string {
  const tenant = payment === '194I-building' ? sectionOf('194IB', date) : null;
  const terms = tenant && valueOn(tenant.terms, date).value;
  if (!tenant || terms?.base !== 'whole') return '';
  const limit = monthlyLimit(terms) ?? Number.POSITIVE_INFINITY;
  if (amount / Math.max(1, months) <= limit) return '';
  return `A rent above ${inr(limit)} a month comes under section ${tenant.section}, with ${pct(Number(terms.percent))} once a year: choose “Rent paid by an individual, no audit” for it.`;
}

/** Returns what lateness adds to the tax, and what is to be paid in all; '' where nothing is late. */
function lateness(tax: number, { notDeducted, notPaidIn, fee, total }: LateCost): string {
  if (total === 0) return '';
  const interest = notDeducted + notPaidIn;
  const added = listOf(interest > 0 && `interest of ${inr(interest)}`, fee > 0 && `a late fee of ${inr(fee)}`);
  return ` Being late adds ${listed(added)}, so ${inr(tax + total)} is to be paid in all.`;
}
