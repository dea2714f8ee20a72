import type { IsoDate } from '@/lib/law';
import { dayOfExport } from './day-of-export';

/** Returns the day of the visit: in the exported page, which has none, the day of the export. */
export const dayOfVisit = (today: IsoDate | ''): IsoDate => today || dayOfExport;
