import type { Citation, Rule } from '@/lib/law';

const notified = (at: string): Citation => ({ source: 'cost-inflation-index', at: `Notification No. ${at}` });

/** The cost inflation index of the year. */
export const costIndex: Rule<number> = { value: 376, cite: notified('70/2025, 1 July 2025'), checkedOn: '2026-11-22' };
