/** The Finance Acts that set the rates of the years on file, as sources. */
export const financeActs = {
  'finance-act-2024': {
    title: 'Finance (No. 2) Act, 2024 (Act No. 15 of 2024)',
    publisher: 'Government of India',
  },
  'finance-act-2025': {
    title: 'Finance Act, 2025 (Act No. 7 of 2025)',
    publisher: 'Government of India',
  },
  'finance-act-2026': {
    title: 'Finance Act, 2026',
    publisher: 'Government of India',
  },
} as const;

type FinancePaper = keyof typeof financeActs;

/** The last Act that pages name themselves among their sources. */
const lastNamed: FinancePaper = 'finance-act-2026';

/** Returns the Acts on file after that for a page with these sources: each amends the Income-tax Act, 2025. */
export function laterActs(sources: readonly string[]): FinancePaper[] {
  if (!sources.includes('income-tax-act-2025')) return [];
  const acts = (Object.keys(financeActs) as FinancePaper[]).filter((id) => id.startsWith('finance-act-'));
  return acts.filter((id) => id > lastNamed && !sources.includes(id));
}
