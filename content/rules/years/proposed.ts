import type { Citation, IsoDate } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { financeActs } from '../finance-acts';

/** A tax year as a Finance Bill proposes it, before an Act has set it. */
interface ProposedYear {
  readonly law: IncomeTaxYear;
  readonly proposedOn: IsoDate;
  readonly bill: Citation & { readonly source: keyof typeof financeActs };
}

/** The proposal on file; null where there is none. `npm run new-year` with --proposed or --enacted writes it (docs/budget-day.md). */
export const proposed: ProposedYear | null = null;
