/** Sections 194-IA and 194-IB (393(1), Sl. 2(i) and 3(i) of the 2025 Act) once more: tax once for the year, and on the higher value. */
import fc from 'fast-check';
import calculator from '@/content/calculators/tds-calculator';
import { inr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answered, answeredOrThrow } from './answered';

const days = fc
  .integer({ min: 0, max: 1094 })
  .map((at) => new Date(Date.UTC(2024, 3, 1 + at)).toISOString().slice(0, 10));
/** The rupees of a tax: half a rupee goes up. */
const whole = (tax: number) => Math.floor(tax + 0.5 + 1e-6);

it('deducts tax on rent once, in March or with the last rent, and says what to set aside until then', () => {
  const rents = fc.record({
    date: days,
    months: fc.integer({ min: 1, max: 12 }),
    rent: fc.oneof(fc.integer({ min: 1, max: 2_00_000 }), fc.constantFrom(49_999, 50_000, 50_001)),
    lastRent: fc.boolean(),
    pan: fc.boolean(),
  });
  fc.assert(
    fc.property(rents, ({ rent, ...given }) => {
      const { date, months, pan } = given;
      const amount = rent * months;
      const rate = pan ? (date < '2024-10-01' ? 5 : 2) : 20;
      const isTaxed = rent > 50_000;
      const isNow = given.lastRent || date.slice(5, 7) === '03';
      const all = isTaxed ? (amount * rate) / 100 : 0;
      const tax = pan ? all : Math.min(all, isTaxed ? rent : 0);
      const { figure, result } = answeredOrThrow(calculator, { ...given, amount, payment: '194IB' });
      countCompared('rent-once');
      expect([given, rent, figure('TDS to deduct')]).toEqual([given, rent, isNow ? whole(tax) : 0]);
      expect(figure('Payment after TDS')).toBe(amount - (isNow ? whole(tax) : 0));
      if (isTaxed && !isNow) {
        const march = Number(date.slice(0, 4)) + (date.slice(5, 7) > '03' ? 1 : 0);
        expect([given, rent, figure('To set aside for this rent')]).toEqual([given, rent, whole(tax)]);
        expect(figure('Deduct it in')).toBe(`${march}-03`);
        expect(result.sentence).toContain(inr(whole(tax)));
      } else expect(figure('To set aside for this rent')).toBeUndefined();
    }),
    { numRuns: drawsOf('rent-once') },
  );
});

it('takes a property at the higher of price and stamp value, each payment its part, from ₹50 lakh of the whole', () => {
  const deals = fc.record({
    date: days,
    amount: fc.oneof(fc.integer({ min: 1, max: 3_00_00_000 }), fc.constantFrom(49_99_999, 50_00_000)),
    deal: fc.option(fc.oneof(fc.integer({ min: 1, max: 6_00_00_000 }), fc.constantFrom(49_99_999, 50_00_000))),
    stampValue: fc.option(fc.oneof(fc.integer({ min: 0, max: 6_00_00_000 }), fc.constantFrom(49_99_999, 50_00_000))),
    pan: fc.boolean(),
  });
  fc.assert(
    fc.property(deals, ({ deal, ...given }) => {
      const answer = answered(calculator, { ...given, dealValue: deal, payment: '194IA' });
      // A part is not more than the whole.
      expect([given, deal, answer === null]).toEqual([given, deal, deal !== null && deal < given.amount]);
      if (!answer) return;
      countCompared('property-value');
      const price = deal ?? given.amount;
      const value = Math.max(price, given.stampValue ?? 0);
      const part = (given.amount * value) / price;
      const tax = value < 50_00_000 ? 0 : whole((part * (given.pan ? 1 : 20)) / 100);
      const shown = Number(answer.figure('TDS to deduct'));
      expect([given, deal, shown, tax, Math.abs(shown - tax) <= (Number.isInteger(part) ? 0 : 1)]).toEqual([
        given,
        deal,
        shown,
        tax,
        true,
      ]);
      expect(answer.figure('Value of the property') ?? value).toBe(value);
      if (tax > 0) expect(answer.figure('Amount taxed')).toBeCloseTo(part, 2);
      expect(answer.figure('Payment after TDS')).toBeCloseTo(Math.max(0, given.amount - shown), 4);
    }),
    { numRuns: drawsOf('property-value') },
  );
});
