import type { Citation, Rule } from '@/lib/law';

const notified = (at: string): Citation => ({ source: 'cost-inflation-index', at: `Notification No. ${at}` });

/** The cost inflation index of the year. */
export const costIndex: Rule<number> = { value: 363, cite: notified('44/2024, 24 May 2024'), checkedOn: '2026-11-22' };
