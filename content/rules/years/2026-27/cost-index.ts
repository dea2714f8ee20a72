import type { Citation, Rule } from '@/lib/law';

const notified = (at: string): Citation => ({ source: 'cost-inflation-index', at: `Notification No. ${at}` });

/** The cost inflation index of the year. */
export const costIndex: Rule<number> = { value: 384, cite: notified('85/2026, 15 July 2026'), checkedOn: '2026-11-22' };
