import type { AuditYear } from '@/content/rules/income-tax/audit';
import type { IsoDate } from '@/lib/law';
import type { TaxAuditInput } from './form';

/** The last days of the return and of the audit report. */
export interface DueDates {
  readonly returnBy: IsoDate;
  readonly reportBy: IsoDate;
}

/** Returns the last days by who files. */
export function dueDates(input: TaxAuditInput, law: AuditYear, required: boolean): DueDates {
  const { audit, transferPricing, noAudit } = law.returnBy.value;
  // A company files by the later day with or without this audit.
  const returnBy = input.transferPricing
    ? transferPricing
    : required || input.entity === 'company' || input.otherLaw
      ? audit
      : noAudit;
  return { returnBy, reportBy: input.transferPricing ? law.report.value.transferPricing : law.report.value.by };
}
