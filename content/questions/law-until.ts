import { lastDayOnFile } from '@/content/tax/last-year';
import { formatDate } from '@/lib/format-date';

/** What the help of a day or month says whose own law decides: it stays at the last one on file once that is past. */
export const lawUntil = `We have the law up to ${formatDate(lastDayOnFile)}.`;
