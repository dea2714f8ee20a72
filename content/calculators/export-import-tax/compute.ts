import type { Result } from '@/lib/calculator';
import { travelling } from './baggage';
import { refunding } from './credit-refund';
import { exporting } from './exporting';
import type { ExportImportInput } from './form';
import { importing } from './importing';

/** Returns the duties on an import or on baggage line by line, what an export leaves in hand, or the refund of its credit. */
export function exportImport(input: ExportImportInput): Result {
  if (input.mode === 'baggage') return travelling(input);
  if (input.mode === 'refund') return refunding(input);
  return input.mode === 'export' ? exporting(input) : importing(inRupees(input));
}

/** Returns the input with freight and insurance in rupees, whichever money they were entered in. */
function inRupees(input: ExportImportInput): ExportImportInput {
  const { chargesIn, exchangeRate, foreignFreight, foreignInsurance } = input;
  if (chargesIn !== 'invoice') return input;
  const converted = (amount: number | null) => (amount === null ? null : amount * exchangeRate);
  return { ...input, freight: converted(foreignFreight), insurance: converted(foreignInsurance) };
}
