import type { IsoMonth } from '@/lib/calendar';
import type { IsoDate } from '@/lib/law';

/**
 * The day for which the exported pages answer where the visitor's own day decides: its year, its month. The browser then takes the
 * visitor's day. Moved forward with each release.
 */
export const dayOfExport: IsoDate = '2026-12-01';

/** The month of that day. */
export const monthOfExport = dayOfExport.slice(0, 7) as IsoMonth;
