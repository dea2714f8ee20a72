import { dayOfExport } from '@/content/day-of-export';
import { oneOf } from '@/content/questions/kinds';
import { lastDayOnFile } from '@/content/tax/years';
import { date, decimal, percent, yesNo } from '@/lib/calculator';
import { rate } from './bounds';

const traveller = { mode: 'baggage' } as const;
const withJewellery = { ...traveller, jewellery: { above: 0 } } as const;

/** Asks who travels, how, and when. */
export const travellerQuestions = {
  traveller: oneOf({ label: 'The traveller is', showIf: traveller }, [
    ['resident', 'Resident, of Indian origin, or on a visa', 'A foreigner on a visa other than a tourist’s.'],
    ['foreignTourist', 'Tourist of foreign origin'],
    ['crew', 'Member of the crew'],
    ['infant', 'Infant up to two years'],
  ]),
  arrivesBy: oneOf({ label: 'Arrives by', showIf: traveller }, [
    ['air', 'Air or sea'],
    ['land', 'Land'],
  ]),
  arrivedOn: date({
    label: 'Day of arrival',
    showIf: traveller,
    min: '2025-04-01',
    max: lastDayOnFile,
    default: dayOfExport,
    today: true,
  }),
};

/** Asks for another rate of duty, and for jewellery. */
export const baggageQuestions = {
  baggageBasic: percent({
    label: 'Basic duty above the allowance',
    help: 'Leave it empty for the notified rate. The surcharge is added; baggage bears no IGST.',
    showIf: traveller,
    ...rate,
    optional: true,
    default: null,
  }),
  jewellery: decimal({
    label: 'Jewellery, in grams',
    help: 'Free only for a person who lived abroad for more than a year. Leave its price out above.',
    unit: 'g',
    showIf: traveller,
    min: 0,
    max: 5_000,
    default: 0,
  }),
  woman: yesNo({
    label: 'The traveller is a woman',
    showIf: withJewellery,
    default: false,
  }),
  yearAbroad: yesNo({
    label: 'Lived abroad for more than a year',
    showIf: withJewellery,
    default: false,
  }),
};
