import { dayOfExport } from '@/content/day-of-export';
import { oneOf } from '@/content/questions/kinds';
import { lawUntil } from '@/content/questions/law-until';
import { baggageRules2026, nearCountries, type StayAbroad } from '@/content/rules/baggage-since';
import { lastDayOnFile } from '@/content/tax/last-year';
import { date, decimal, money, percent, yesNo } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { amount, rate } from './bounds';

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
    help: lawUntil,
    showIf: traveller,
    min: '2025-04-01',
    max: lastDayOnFile,
    default: dayOfExport,
    today: true,
  }),
  arrivesFrom: oneOf(
    {
      label: 'Arrives from',
      help: `From ${nearCountries} less was free before ${formatDate(baggageRules2026)}.`,
      showIf: { ...traveller, arrivedOn: { before: baggageRules2026 } },
    },
    [
      ['other', 'Another country'],
      ['near', nearCountries],
    ],
  ),
};

/** Asks for another rate of duty, and for jewellery. */
export const baggageQuestions = {
  baggageBasic: percent({
    label: 'Basic duty above the allowance',
    help: 'Leave it empty for the notified rate. The surcharge is added; no IGST is charged on baggage.',
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

/** The stays abroad with which household goods are asked for. */
const moving = ['to6', 'to12', 'to24', 'over24'] as const satisfies readonly StayAbroad[];
const resident = { ...traveller, traveller: 'resident' } as const;

/** Asks for a transfer of residence and the household goods that come with it. */
export const movingQuestions = {
  movingHome: oneOf(
    {
      label: 'You move back to India for good',
      help: 'Or back from work abroad. Used household goods are free besides, on conditions: see the notes.',
      showIf: resident,
    },
    [
      ['no', 'No'],
      ['to6', 'Yes, after 3 to 6 months abroad'],
      ['to12', 'Yes, after 6 to 12 months'],
      ['to24', 'Yes, after 1 year or more of the last 2'],
      ['over24', 'Yes, after two years or more'],
    ],
  ),
  household: money({
    label: 'Used household goods, value',
    help: 'In ₹, what customs would value them at. Leave them out of the price above.',
    showIf: { ...resident, movingHome: moving },
    ...amount,
    default: 0,
  }),
};
