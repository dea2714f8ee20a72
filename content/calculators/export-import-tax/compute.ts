import type { Result } from '@/lib/calculator';
import { exporting } from './exporting';
import type { ExportImportInput } from './form';
import { importing } from './importing';

/** Returns the duties on an import line by line, or what an export leaves in hand. */
export function exportImport(input: ExportImportInput): Result {
  return input.mode === 'export' ? exporting(input) : importing(input);
}
