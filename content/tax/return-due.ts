import type { IsoDate } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';

/** Income of a business or profession, as `businessOrNone` asks for it. */
type Business = 'none' | 'presumptive' | 'books' | 'audited';

/** Returns the due date of a return by business income and its audit: section 139(1), section 263 of the Act of 2025. */
export function returnDueOf({ returns }: Pick<IncomeTaxYear, 'returns'>, business: Business): IsoDate {
  const { individual, business: withBusiness, audit } = returns.due.value;
  return { none: individual, presumptive: withBusiness, books: withBusiness, audited: audit }[business];
}
