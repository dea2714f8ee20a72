/** What becomes of tax collected at source, by a second computation: shares of a family, what waiting costs, goods for manufacture. */
import fc from 'fast-check';
import calculator from '@/content/calculators/tcs-calculator';
import { inr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const days = fc.constantFrom('2025-04-01', '2026-03-31', '2026-04-01', '2027-03-31');

it('shares a remittance in a family, each with a limit of ₹10 lakh, and says what waiting for the money costs', () => {
  const remittance = fc.record({
    kind: fc.constantFrom('other', 'education', 'medical'),
    date: days,
    amount: fc.oneof(fc.integer({ min: 1, max: 1_00_00_000 }), fc.constantFrom(10_00_000, 20_00_000, 30_00_000)),
    already: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 15_00_000 })),
    people: fc.integer({ min: 1, max: 6 }),
    heldMonths: fc.integer({ min: 0, max: 24 }),
    returnRate: fc.integer({ min: 0, max: 30 }).map((halves) => halves / 2),
  });
  fc.assert(
    fc.property(remittance, (given) => {
      const { kind, date, amount, already, people, heldMonths, returnRate } = given;
      const percent = kind === 'other' ? 20 : date < '2026-04-01' ? 5 : 2;
      const free = Math.max(0, 10_00_000 - already);
      const taxOn = (each: number) => (Math.max(0, each - free) * percent) / 100;
      const tax = taxOn(amount);
      const shared = people * taxOn(amount / people);
      const { figure, result } = answeredOrThrow(calculator, given);
      countCompared('tcs-returned');
      expect(figure('TCS')).toBeCloseTo(tax, 4);
      expect(figure('You pay in all')).toBeCloseTo(amount + tax, 4);
      if (people > 1 && tax > 0) expect([given, figure('If shared')]).toEqual([given, expect.closeTo(shared, 4)]);
      else expect([given, figure('If shared') ?? tax]).toEqual([given, expect.closeTo(tax, 4)]);
      // A year's limit is free of tax whatever its rate; more than that does not wait.
      const above = Math.max(0, amount - free);
      if (tax > 0) {
        const split = (Math.max(0, above - 10_00_000) * percent) / 100;
        expect([given, figure('If a part waits for the next year')]).toEqual([given, expect.closeTo(split, 4)]);
      }
      expect([given, figure('Cost of waiting') ?? 0]).toEqual([
        given,
        expect.closeTo((tax * returnRate * heldMonths) / 1_200, 4),
      ]);
      if (tax >= 1) expect(result.sentence).toContain(`TCS of ${inr(tax)} is added, so you pay ${inr(amount + tax)}.`);
    }),
    { numRuns: drawsOf('tcs-returned') },
  );
});

it('collects nothing from a manufacturer who declares it with a PAN, and the higher rate without one', () => {
  const before = { scrap: 1, liquor: 1, tendu: 5, timber: 2, minerals: 1 } as const;
  fc.assert(
    fc.property(
      fc.constantFrom('scrap' as const, 'liquor' as const, 'tendu' as const, 'timber' as const, 'minerals' as const),
      days,
      fc.integer({ min: 1, max: 1_00_00_000 }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      (kind, date, amount, seller, forManufacture, hasPan) => {
        const given = { kind, date, amount, seller, pan: hasPan ? 'given' : 'none', ...(seller && { forManufacture }) };
        const rate = date < '2026-04-01' ? before[kind] : 2;
        // Section 206CC(1): twice the rate or 5%, at most 20%; (2): a declaration without a PAN is not valid.
        const usual = hasPan ? rate : Math.min(20, Math.max(5, 2 * rate));
        const tax = seller && forManufacture && hasPan ? 0 : (amount * usual) / 100;
        const { figure, result } = answeredOrThrow(calculator, given);
        countCompared('tcs-manufacture');
        expect([given, figure('TCS')]).toEqual([given, expect.closeTo(tax, 4)]);
        expect(figure(seller && tax > 0 ? 'The buyer pays in all' : 'You pay in all')).toBeCloseTo(amount + tax, 4);
        const rows = result.tables?.find(({ id }) => id === 'by-rate')?.rows ?? [];
        expect(rows.reduce((sum, cells) => sum + Number(cells[3]), 0)).toBeCloseTo(tax, 4);
      },
    ),
    { numRuns: drawsOf('tcs-manufacture') },
  );
});
