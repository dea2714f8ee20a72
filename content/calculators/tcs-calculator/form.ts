import { dayOfExport } from '@/content/day-of-export';
import { mayBeLeftOut } from '@/content/questions/dates';
import { firstNo } from '@/content/questions/kinds';
import { lawUntil } from '@/content/questions/law-until';
import { dayAfterLast, lastDayOnFile } from '@/content/tax/last-year';
import { choice, date, defineForm, type InputOf, money, percent, whole } from '@/lib/calculator';
import { goods, items, remittances } from './kinds';

const optionsOf = <Id extends string>(kinds: Readonly<Record<Id, { label: string; words: string }>>) =>
  (Object.keys(kinds) as Id[]).map((value) => ({ value, label: kinds[value].label, words: kinds[value].words }));

const pooled = ['other', 'education', 'medical', 'tour'] as const;

const sellerDay = (label: string, help: string) =>
  date({ label, help, min: '2025-04-01', max: dayAfterLast(4, '03-31'), ...mayBeLeftOut, showIf: { seller: true } });

const form = defineForm({
  main: {
    kind: choice({
      label: 'What is it for?',
      options: [
        ...optionsOf(remittances),
        { value: 'tour', label: 'Overseas tour package', words: 'holiday trip travel agent' },
        ...optionsOf(items),
        ...optionsOf(goods),
        { value: 'otherGoods', label: 'Other goods above ₹50 lakh a year', words: 'sale of goods 206C(1H)' },
      ],
      default: 'other',
      finder: true,
    }),
    amount: money({
      label: 'Amount of this payment',
      help: 'For goods: the price with GST, one item at a time.',
      min: 1,
      max: 1_000_00_00_000,
      slider: { min: 10_000, max: 50_00_000 },
      default: 12_00_000,
    }),
    date: date({
      label: 'Date of payment',
      help: `Up to 31 March 2026 the Act of 1961 applies, and after that the Act of 2025. ${lawUntil}`,
      min: '2025-04-01',
      max: lastDayOnFile,
      default: dayOfExport,
      formerDefault: '2026-02-10',
      formerThrough: 2,
      today: true,
    }),
    already: money({
      label: 'Paid earlier in the same financial year',
      help: 'All you sent abroad, through all banks, except from an education loan. For a tour: tour packages bought earlier.',
      showIf: { kind: pooled },
      min: 0,
      max: 1_000_00_00_000,
      slider: { min: 0, max: 50_00_000 },
      default: 0,
    }),
    pan: choice({
      label: 'PAN',
      help: 'A bank sends no money abroad under the Liberalised Remittance Scheme without one.',
      showIf: { kind: ['tour', 'vehicle', 'luxury', 'scrap', 'liquor', 'tendu', 'timber', 'minerals', 'lease'] },
      options: [
        { value: 'given', label: 'Given' },
        { value: 'none', label: 'Not given, or inoperative' },
      ],
      default: 'given',
    }),
  },
  more: {
    'Cost of waiting, sharing in the family': {
      heldMonths: whole({
        label: 'Months until you have the money back',
        help: 'Until the refund, or until it lowers the tax on your salary.',
        unit: 'months',
        min: 0,
        max: 36,
        default: 9,
      }),
      returnRate: percent({
        label: 'What the money would earn meanwhile, per year',
        min: 0,
        max: 40,
        slider: { min: 0, max: 20 },
        default: 7,
      }),
      people: whole({
        label: 'Family members who could each send a share',
        help: 'Each with their own money and PAN. 1 means only you.',
        showIf: { kind: ['other', 'education', 'medical'] },
        min: 1,
        max: 6,
        default: 1,
      }),
    },
    'If you are the seller: due dates, interest': {
      seller: firstNo('I collect this TCS'),
      forManufacture: firstNo('The buyer declared use in manufacture (Form 27C)', {
        help: 'A resident buyer who uses the goods for manufacture or power, not for trade.',
        showIf: { seller: true, kind: ['scrap', 'liquor', 'tendu', 'timber', 'minerals'] },
      }),
      collectedOn: sellerDay('TCS collected on', 'Leave it empty for the date of payment.'),
      depositedOn: sellerDay('TCS paid in on', 'Leave it empty if it was paid in time.'),
      filedOn: sellerDay('TCS statement filed on', 'Leave it empty if it was filed in time.'),
    },
  },
  presets: [
    { label: 'Car of ₹15 lakh', input: { kind: 'vehicle', amount: 15_00_000 } },
    { label: 'Tour of ₹6 lakh', input: { kind: 'tour', amount: 6_00_000 } },
    { label: 'US shares, ₹8 lakh after ₹6 lakh', input: { amount: 8_00_000, already: 6_00_000 } },
    { label: 'College fee abroad', input: { kind: 'education', amount: 25_00_000 } },
  ],
});

export type TcsInput = InputOf<typeof form.fields>;

export default form;
