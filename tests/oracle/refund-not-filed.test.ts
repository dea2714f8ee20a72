/** A return that is not filed yet, counted as filed today: sections 139(4), 234F and 244A once more. */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax-refund-estimator';
import { exactInr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';

/** Months of which at least a day lies between two days, both counted; a month begins on the corresponding day. */
function monthsBegun(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  let months = 0;
  for (;;) {
    const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
    if (dayText(Date.UTC(year, month - 1 + months, Math.min(day, last + 1))) > to) return months;
    months += 1;
  }
}

it('works out the refund of a return that is filed today, with the fee and the interest from today where that is late', () => {
  const notYet = fc.record({
    financialYear: fc.constantFrom('2025-26', '2026-27'),
    tax: fc.integer({ min: 1_000, max: 10_00_000 }),
    more: fc.oneof(fc.integer({ min: 5_010, max: 3_00_000 }), fc.integer({ min: 5_010, max: 20_000 })),
    totalIncome: fc.constantFrom(5_00_000, 5_00_010, 30_00_000),
    /** Days of today after 1 April of the year of the return, and of the payment after that. */
    today: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(121, 122, 274, 275)),
    granted: fc.option(fc.integer({ min: 0, max: 300 })),
    demand: fc.constantFrom(0, 0, 10_000),
  });
  let late = 0;
  fc.assert(
    fc.property(notYet, ({ more, today: at, granted, ...given }) => {
      const after = Number(given.financialYear.slice(0, 4)) + 1;
      const time = Date.UTC(after, 3, 1) + at * DAY;
      const today = dayText(time);
      const grantedOn = granted === null ? '' : dayText(time + granted * DAY);
      const tds = given.tax + more;
      const answer = answered(calculator, { ...given, mode: 'known', filed: 'notYet', tds, today, grantedOn });
      const isLate = today > `${after}-07-31`;
      // Until the due date is past, the page counts on that day; nothing is paid before the return is filed.
      const filedOn = isLate ? today : `${after}-07-31`;
      const isTooEarly = grantedOn !== '' && grantedOn < filedOn;
      // Section 139(4): a late return until 31 December.
      expect([given, today, answer === null]).toEqual([given, today, today > `${after}-12-31` || isTooEarly]);
      if (!answer) return;
      countCompared('refund-not-filed');
      if (isLate) late += 1;
      const fee = isLate ? (given.totalIncome > 5_00_000 ? 5_000 : 1_000) : 0;
      const refund = Math.round((more - fee) / 10) * 10;
      const from = isLate ? today : `${after}-04-01`;
      const base = refund >= given.tax / 10 ? Math.floor(refund / 100) * 100 : 0;
      // Where no day of payment is entered: the day of filing.
      const paidOn = grantedOn || filedOn;
      const interest = (base * monthsBegun(from, paidOn)) / 200;
      const { figure, result } = answer;
      expect([given, today, figure('Refund') ?? 0]).toEqual([given, today, refund]);
      expect([given, today, figure('Interest on the refund') ?? 0]).toEqual([
        given,
        today,
        expect.closeTo(interest, 2),
      ]);
      expect(figure('Late fee') ?? 0).toBe(fee);
      if (refund > 0) {
        expect(figure('Paid to your bank')).toBeCloseTo(Math.max(0, refund + interest - given.demand), 2);
        expect(result.sentence).toContain(exactInr(refund));
        if (interest > 0) expect(result.sentence).toContain(exactInr(interest));
      }
    }),
    { numRuns: drawsOf('refund-not-filed') },
  );
  expect(late).toBeGreaterThan(drawsOf('refund-not-filed') / 10);
});
