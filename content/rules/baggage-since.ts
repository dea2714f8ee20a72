/** What the questions on baggage ask by: a file of its own, so that a form loads no allowances. */
import type { IsoDate } from '@/lib/law';

export const checkedOn: IsoDate = '2026-11-26';

/** Countries from which a traveller brought less free of duty under the Baggage Rules, 2016. */
export const nearCountries = 'Nepal, Bhutan or Myanmar';

/** The day on which the Baggage Rules, 2026 took the place of those of 2016. */
export const baggageRules2026: IsoDate = '2026-02-02';

/** How long somebody who moves back to India lived abroad: 3 to 6 months, to 12, to 24, and more. */
export type StayAbroad = 'to6' | 'to12' | 'to24' | 'over24';
