/** A return that is not filed yet, counted as filed today: sections 139(4), 234F and 244A once more. */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax-refund-estimator';
import { inr } from '@/lib/format';
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
    /** A payment: how many days after 1 April. */
    own: fc.option(fc.record({ day: fc.integer({ min: 0, max: 300 }), amount: fc.integer({ min: 1, max: 2_00_000 }) })),
  });
  let late = 0;
  fc.assert(
    fc.property(notYet, ({ more, today: at, granted, own, ...given }) => {
      const after = Number(given.financialYear.slice(0, 4)) + 1;
      const time = Date.UTC(after, 3, 1) + at * DAY;
      const today = dayText(time);
      const grantedOn = granted === null ? '' : dayText(time + granted * DAY);
      const tds = given.tax + more;
      const ownOn = own ? dayText(Date.UTC(after, 3, 1) + own.day * DAY) : '';
      const payments = own ? [{ date: ownOn, amount: own.amount }] : [];
      const answer = answered(calculator, {
        ...given,
        mode: 'known',
        filed: 'notYet',
        tds,
        payments,
        today,
        grantedOn,
      });
      // The page counts on the due date or, where that is past, on today; section 140A: after the last payment of tax.
      const filedOn = [`${after}-07-31`, today, ownOn].sort()[2] ?? '';
      const isLate = filedOn > `${after}-07-31`;
      const isTooEarly = grantedOn !== '' && grantedOn < filedOn;
      // Section 139(4): a late return until 31 December.
      expect([given, today, answer === null]).toEqual([given, today, filedOn > `${after}-12-31` || isTooEarly]);
      if (!answer) return;
      countCompared('refund-not-filed');
      if (isLate) late += 1;
      const fee = isLate ? (given.totalIncome > 5_00_000 ? 5_000 : 1_000) : 0;
      const refund = Math.round((more + (own?.amount ?? 0) - fee) / 10) * 10;
      const from = isLate ? filedOn : `${after}-04-01`;
      // Where no day of payment is entered: the day of filing.
      const paidOn = grantedOn || filedOn;
      // Section 244A(1)(aa): what was paid with the return comes back first, from the later of payment and filing.
      const ownPart = Math.min(refund, own?.amount ?? 0);
      const monthly = (part: number, since: string) =>
        (Math.floor(part / 100) * 100 * monthsBegun(since, paidOn)) / 200;
      const interest = refund >= given.tax / 10 ? monthly(ownPart, filedOn) + monthly(refund - ownPart, from) : 0;
      const { figure, result } = answer;
      expect([given, today, figure('Refund') ?? 0]).toEqual([given, today, refund]);
      expect([given, today, figure('Interest on the refund') ?? 0]).toEqual([
        given,
        today,
        expect.closeTo(interest, 2),
      ]);
      expect(figure('Late fee') ?? 0).toBe(fee);
      if (refund > 0) {
        expect(figure('Paid to your bank') ?? figure('Left of the refund')).toBeCloseTo(
          Math.max(0, refund + interest - given.demand),
          2,
        );
        expect(result.sentence).toContain(inr(refund));
        if (interest > 0) expect(result.sentence).toContain(inr(interest));
      }
    }),
    { numRuns: drawsOf('refund-not-filed') },
  );
  expect(late).toBeGreaterThan(drawsOf('refund-not-filed') / 10);
});
