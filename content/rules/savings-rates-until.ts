import type { IsoDate, Rule } from '@/lib/law';

export const checkedOn: IsoDate = '2026-11-28';

/** The last day for which a notified rate is on file; after it every rate is an expectation. */
export const ppfRateKnownUntil: Rule<IsoDate> = {
  value: '2026-12-31',
  cite: { source: 'small-savings-rates', at: 'Rates for October to December 2026, announced on 30 September 2026' },
};
