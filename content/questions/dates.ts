/** Questions for days that several pages ask. Functions, so that a page makes only what it asks. */
import { lastDayOnFile } from '@/content/tax/last-year';
import { type DateField, date } from '@/lib/calculator';
import type { IsoDate } from '@/lib/law';

/** What a page adds to a question of a day, or has other than the rest. */
export type OtherDay = Partial<Omit<DateField, 'kind'>>;

/** The first day of the first year whose law is on file, and the last day of the last one. */
export const onFile = { min: '2024-04-01', max: lastDayOnFile } as const;

/** A day that is empty at first: it counts for nothing until it is filled in. */
export const mayBeLeftOut = { default: '', optional: true } as const;

/** Asks for a day between two. */
export const day = (
  label: string,
  min: IsoDate,
  max: IsoDate,
  other: Omit<DateField, 'kind' | 'label' | 'min' | 'max'>,
) => date({ label, min, max, ...other });

/** Asks for the day of the visit: empty in the exported page, filled in by the browser. */
export const today = (other?: OtherDay) =>
  date({
    label: 'Today',
    help: 'Set by your browser.',
    min: onFile.min,
    max: '2035-12-31',
    ...mayBeLeftOut,
    today: true,
    ...other,
  });

/** Asks for the day on which something was sold, within the years whose law is on file; at first empty. */
export const soldOn = (other?: OtherDay) => date({ label: 'Sold on', ...onFile, ...mayBeLeftOut, ...other });

/** Asks for the day on which something that is sold now was bought, or paid for; at first empty. */
export const boughtOn = (other?: OtherDay) =>
  date({ label: 'Bought on', ...onFile, min: '1950-01-01', ...mayBeLeftOut, ...other });
