/** The rates of items on a day: notifications 1/2017 and 9/2025 (goods), 11/2017 and 15/2025 (services), by a second computation. */
import fc from 'fast-check';
import calculator from '@/content/calculators/gst-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';
import { compareTotals, headNames, paise, rupees, supply, table, taxed } from './gst-taxed';

/** Rate with cess before 22 September 2025, and from then on. */
const items = {
  'air-conditioner': [28, 0, 18],
  'aerated-drink': [28, 12, 40],
  'car-small-petrol': [28, 1, 18],
  'car-suv': [28, 22, 40],
  'car-electric': [5, 0, 5],
  motorcycle: [28, 0, 18],
  'motorcycle-above-350': [28, 3, 40],
  'television-large': [28, 0, 18],
  cement: [28, 0, 18],
  'hair-oil-shampoo': [18, 0, 5],
  toothpaste: [18, 0, 5],
  'butter-ghee': [12, 0, 5],
  medicines: [12, 0, 5],
  notebook: [12, 0, 0],
  books: [0, 0, 0],
  gold: [3, 0, 3],
  tractor: [12, 0, 5],
  'mobile-phone': [18, 0, 18],
  'health-insurance': [18, 0, 0],
  'salon-gym': [18, 0, 5],
  'air-business': [12, 0, 18],
  restaurant: [5, 0, 5],
  telecom: [18, 0, 18],
} as const;
/** Whose supplier has no credit for purchases, before 22 September 2025 and from then on (exempt supplies: section 17(2)). */
const noCredit = { restaurant: [true, true], 'salon-gym': [false, true] } as const;

it('finds the rates of an item on a day, beside those of before or after 22 September 2025', () => {
  fc.assert(
    fc.property(
      fc.record({
        ...supply,
        item: fc.constantFrom(...(Object.keys(items) as (keyof typeof items)[])),
        amount: paise(10 ** 7),
        date: fc.constantFrom('2025-09-21', '2025-09-22', '2026-05-01', ''),
        cost: fc.oneof(fc.constant(null), paise(10 ** 7)),
      }),
      (drawn) => {
        const cost = drawn.liability === 'supplier' ? drawn.cost : null;
        const given = { ...drawn, cost, rate: 'item' };
        const [before, cessBefore, now] = items[drawn.item];
        const isBefore = drawn.date === '2025-09-21';
        const heads = headNames[drawn.place].length;
        const amount = Math.round(drawn.amount * 100);
        const inclusive = drawn.pricing === 'inclusive';
        const tax = taxed(amount, isBefore ? before : now, isBefore ? cessBefore : 0, heads, inclusive);
        const answer = answeredOrThrow(calculator, given);
        countCompared('gst-items');
        compareTotals(given, tax, answer);
        const compared = table(answer.result, 'comparison');
        expect([given, compared !== undefined]).toEqual([given, before !== now]);
        if (compared) {
          const old = isBefore ? tax : taxed(tax.value, before, cessBefore, heads, false);
          const later = isBefore ? taxed(tax.value, now, 0, heads, false) : tax;
          expect([given, compared.rows.map((cells) => cells.at(-1))]).toEqual([
            given,
            [rupees(old.all), rupees(later.all)],
          ]);
        }
        if (cost === null) return;
        const refused =
          (isBefore ? before : now) === 0 || noCredit[drawn.item as keyof typeof noCredit]?.[isBefore ? 0 : 1];
        const credit = refused
          ? 0
          : taxed(Math.round(cost * 100), isBefore ? before : now, 0, heads, false).head * heads;
        const left = tax.head * heads - credit;
        expect([given, answer.figure(left >= 0 ? 'GST to pay after credit' : 'GST credit left over')]).toEqual([
          given,
          rupees(Math.abs(left)),
        ]);
      },
    ),
    { numRuns: drawsOf('gst-items') },
  );
});
