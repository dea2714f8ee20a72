import type { IsoDate } from '@/lib/law';

/** The last day on which the list was compared with India’s agreements in force. */
export const treatyCountriesCheckedOn: IsoDate = '2026-11-22';

/** Countries where most Indians abroad live, by the name that a sentence gives them; their treaties are in `tax-treaties.ts`. */
export const treatyCountries = {
  uae: 'United Arab Emirates',
  usa: 'United States',
  saudiArabia: 'Saudi Arabia',
  uk: 'United Kingdom',
  canada: 'Canada',
  malaysia: 'Malaysia',
  australia: 'Australia',
  kuwait: 'Kuwait',
  qatar: 'Qatar',
  oman: 'Oman',
  singapore: 'Singapore',
  bahrain: 'Bahrain',
  southAfrica: 'South Africa',
  sriLanka: 'Sri Lanka',
  nepal: 'Nepal',
  myanmar: 'Myanmar',
  mauritius: 'Mauritius',
  germany: 'Germany',
  newZealand: 'New Zealand',
  netherlands: 'Netherlands',
  italy: 'Italy',
  france: 'France',
  ireland: 'Ireland',
  kenya: 'Kenya',
  thailand: 'Thailand',
  trinidad: 'Trinidad and Tobago',
  fiji: 'Fiji',
  hongKong: 'Hong Kong',
  japan: 'Japan',
  guyana: 'Guyana',
  suriname: 'Suriname',
} as const;

export type TreatyCountry = keyof typeof treatyCountries;
