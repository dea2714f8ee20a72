import type { IsoDate, Rule } from '@/lib/law';

export const checkedOn: IsoDate = '2026-11-22';

/** The last day for which a notified rate is on file; after it every rate is an expectation. */
export const ppfRateKnownUntil: Rule<IsoDate> = {
  value: '2026-09-30',
  cite: { source: 'small-savings-rates', at: 'Rates for July to September 2026, Office Memorandum of 30 June 2026' },
};
