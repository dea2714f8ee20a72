import { defineCalculator } from '@/lib/define-calculator';
import { problems } from './check';
import { incomeTaxResult } from './compute';
import form, { type IncomeTaxInput } from './form';

/** Returns the kind of business as the pages on the days of the year ask for it; null where there is none. */
function businessOf(input: IncomeTaxInput): string | null {
  const { scheme, profit, turnoverBank, turnoverCash, declared, intraday, audited, settle } = input;
  const regular = scheme === 'books' ? profit : turnoverBank + turnoverCash + declared;
  if (regular === 0 && intraday === 0) return null;
  if (settle && audited) return 'audited';
  return scheme === 'books' || intraday !== 0 ? 'books' : 'presumptive';
}

export default defineCalculator({
  ...form,
  check: problems,
  compute: incomeTaxResult,
  worked: (input) => ({ business: businessOf(input) }),
  workbook: () => import('./workbook'),
});
