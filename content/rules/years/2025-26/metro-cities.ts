import type { Citation, Rule } from '@/lib/law';

const rules = (at: string): Citation => ({ source: 'income-tax-rules-1962', at: `${at}, Income-tax Rules, 1962` });

/** The cities in which rent counts at the higher percentage of salary, by their present names. */
export const metroCities: Rule<readonly string[]> = {
  value: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai'],
  cite: rules('rule 2A(c)(i)'),
  checkedOn: '2026-11-20',
};
