import { financeActs } from '@/content/rules/finance-acts';
import { proposed } from '@/content/rules/years/proposed';

type FinancePaper = keyof typeof financeActs;

/** The last Act that pages name themselves among their sources. */
const lastNamed: FinancePaper = 'finance-act-2026';

/** Returns the Acts on file after that for a page with these sources: each amends the Income-tax Act, 2025. */
export function laterActs(sources: readonly string[]): FinancePaper[] {
  if (!sources.includes('income-tax-act-2025')) return [];
  const acts = (Object.keys(financeActs) as FinancePaper[]).filter((id) => id.startsWith('finance-act-'));
  return acts.filter((id) => id > lastNamed && !sources.includes(id));
}

/** The Finance Bill among the sources of a page that says what it changes; none without a proposal on file. */
export const billOnFile: readonly FinancePaper[] = proposed ? [proposed.bill.source] : [];
