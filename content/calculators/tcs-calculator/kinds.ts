import {
  tcsOnEducationAbroad,
  tcsOnEducationLoanAbroad,
  tcsOnGoods,
  tcsOnLuxuryGoods,
  tcsOnMedicalAbroad,
  tcsOnOtherRemittance,
  tcsOnVehicles,
} from '@/content/rules/tcs';
import type { DatedSeries } from '@/lib/law';
import type { CollectionTerms } from '@/lib/tax/tcs';

/** Purposes of money sent abroad: one limit of the year takes in all of them. */
export const remittances = {
  other: {
    label: 'Money sent abroad: gifts, shares, travel, upkeep',
    words: 'LRS remittance foreign US stocks forex',
    terms: tcsOnOtherRemittance,
  },
  education: {
    label: 'Money sent abroad: education, own money',
    words: 'LRS fees college university',
    terms: tcsOnEducationAbroad,
  },
  educationLoan: {
    label: 'Money sent abroad: education, from a loan',
    words: 'LRS education loan 80E',
    terms: tcsOnEducationLoanAbroad,
  },
  medical: {
    label: 'Money sent abroad: medical treatment',
    words: 'LRS hospital treatment',
    terms: tcsOnMedicalAbroad,
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Things bought one by one, each against the limit by itself. */
export const items = {
  vehicle: { label: 'Car or other motor vehicle', words: 'car bike SUV', terms: tcsOnVehicles },
  luxury: {
    label: 'Luxury goods: watch, bag, art, yacht and others',
    words: 'watch handbag sunglasses shoes painting coin home theatre golf horse',
    terms: tcsOnLuxuryGoods,
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** Goods and leases taxed from the first rupee. */
export const goods = {
  scrap: { label: 'Scrap', words: 'kabadi waste metal', terms: tcsOnGoods.scrap },
  liquor: { label: 'Alcoholic liquor for human consumption', words: 'alcohol wine', terms: tcsOnGoods.liquor },
  tendu: { label: 'Tendu leaves', words: 'bidi', terms: tcsOnGoods.tendu },
  timber: { label: 'Timber and forest produce', words: 'wood forest lease', terms: tcsOnGoods.timber },
  minerals: { label: 'Coal, lignite or iron ore', words: 'mineral', terms: tcsOnGoods.minerals },
  lease: { label: 'Parking lot, toll plaza, mine or quarry lease', words: 'licence', terms: tcsOnGoods.lease },
} as const satisfies Readonly<Record<string, Kind>>;

interface Kind {
  readonly label: string;
  /** What else people call it, for the search in the list. */
  readonly words: string;
  readonly terms: DatedSeries<CollectionTerms>;
}

type RemittanceKind = keyof typeof remittances;

export const isRemittance = (kind: string): kind is RemittanceKind => Object.hasOwn(remittances, kind);
