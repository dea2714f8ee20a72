import type { Citation, Rule } from '@/lib/law';

const rules = (at: string): Citation => ({ source: 'income-tax-rules-2026', at: `${at}, Income-tax Rules, 2026` });

/** The cities in which rent counts at the higher percentage of salary, by their present names. */
export const metroCities: Rule<readonly string[]> = {
  value: ['Delhi', 'Mumbai', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad', 'Pune', 'Ahmedabad'],
  cite: rules('rule 279(1)(c)'),
  checkedOn: '2026-11-22',
};
