/**
 * Goods vehicles of section 44AE, and the days, forms and amounts that follow from an audit, by a second reading of sections 44AB, 44AE,
 * 139(1) and 271B (58, 63, 263, 428 of the 2025 Act).
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/tax-audit-calculator';
import { inr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const entities = fc.constantFrom('individual', 'huf', 'firm', 'llp', 'company', 'nonResident');
const years = fc.constantFrom('2025-26', '2026-27');
const text = (result: { actions?: readonly { text: string }[] }) => (result.actions ?? []).map((each) => each.text);

/** The last day for the return, and the report a month earlier, at the end of that month; for 2025-26 three weeks later by Circular No. 7/2026. */
function daysOf(year: string, pricing: boolean, audited: boolean) {
  const after = Number(year.slice(0, 4)) + 1;
  if (pricing) return [`${after}-11-30`, `${after}-10-31`];
  if (audited && year === '2025-26') return ['2026-11-21', '2026-10-21'];
  return audited ? [`${after}-10-31`, `${after}-09-30`] : [`${after}-08-31`, ''];
}

/** Days on both sides of those of both years, and of 31 December, the last one for a return (section 139(4); 263(4) of the 2025 Act). */
const visits = [
  '08-31',
  '09-01',
  '09-30',
  '10-01',
  '10-21',
  '10-22',
  '10-31',
  '11-01',
  '11-21',
  '11-22',
  '11-30',
  '12-01',
  '12-31',
];
const today = fc.constantFrom('2026-04-01', '2028-01-01', ...visits.flatMap((day) => [`2026-${day}`, `2027-${day}`]));

/** Whether a day is named in a visit: it is still to come. */
const isNamed = (day: string, visit: string) => visit <= day;

function formsOf(result: object) {
  const all = text(result as never).join(' ');
  return { other: /\b3CA\b/.test(all), own: /\b3CB\b/.test(all) };
}

it('takes goods vehicles by the ton and month, and their audit whatever the income', () => {
  const vehicle = fc.record({
    heavy: fc.boolean(),
    tonnes: fc.integer({ min: 13, max: 60 }),
    months: fc.integer({ min: 1, max: 12 }),
  });
  const drawn = fc.record({
    year: years,
    entity: entities,
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 10 }),
    /** Of the income that is presumed, in %; the cases at its edge more often. */
    share: fc.oneof(fc.integer({ min: -100, max: 300 }), fc.constantFrom(99, 100, 101)),
    off: fc.constantFrom(-1, 0, 1),
    otherIncome: fc.constantFrom(0, 9_00_000),
    otherLaw: fc.boolean(),
    transferPricing: fc.boolean(),
  });
  fc.assert(
    fc.property(drawn, ({ share, off, ...given }) => {
      let presumed = 0;
      for (const { heavy, tonnes, months } of given.vehicles) presumed += months * (heavy ? 1_000 * tonnes : 7_500);
      const profit = Math.round((presumed * share) / 100) + off;
      const { year, entity, transferPricing } = given;
      const otherLaw = entity === 'company' || given.otherLaw;
      const needed = profit < presumed;
      const [due, report] = daysOf(year, transferPricing, needed || otherLaw);
      const visit = { today: `${year.slice(0, 4)}-12-01` };
      const { figure, result } = answeredOrThrow(calculator, { ...given, ...visit, kind: 'carriages', profit });
      countCompared('goods-vehicles');
      expect([given, profit, figure('Tax audit')]).toEqual([given, profit, needed ? 'Needed' : 'Not needed']);
      expect([given, figure('Return due by')]).toEqual([given, due]);
      const presumptive =
        year === '2025-26' ? 'Presumptive income, section 44AE' : 'Presumptive income, section 58 (old 44AE)';
      expect([given, figure(presumptive)]).toEqual([given, presumed]);
      const days = (result.actions ?? []).map(({ date }) => date);
      expect(days).toContain(due);
      if (!needed) return;
      expect([given, days]).toEqual([given, expect.arrayContaining([report])]);
      expect(formsOf(result)).toEqual({ other: otherLaw, own: !otherLaw });
      expect(figure(year === '2025-26' ? 'Penalty without audit, at most' : 'Fee, more than a month late')).toBe(
        1_50_000,
      );
      expect(result.sentence).toContain(`${inr(profit)} against ${inr(presumed)}`);
      // A loss is no income of which the presumed one is more: it is given up.
      const taxed =
        profit < 0
          ? `tax on ${inr(presumed)} and give up the loss of ${inr(-profit)}`
          : `${inr(presumed - profit)} more`;
      expect([profit, result.sentence]).toEqual([profit, expect.stringContaining(taxed)]);
    }),
    { numRuns: drawsOf('goods-vehicles') },
  );
});

it('names the day of the return, of the report and its form, and the penalty, for every entity', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 12_00_00_000 }), fc.integer({ min: 0, max: 1_20_00_000 }));
  const drawn = fc.record({
    year: years,
    entity: entities,
    kind: fc.constantFrom('trade', 'profession', 'mixed', 'fo', 'agency', 'fleet'),
    professionReceipts: fc.oneof(fc.integer({ min: 0, max: 40_00_000 }), fc.integer({ min: 0, max: 90_00_000 })),
    turnover: amount,
    gains: amount,
    losses: amount,
    cashReceipts: fc.constantFrom(0, 5, 20),
    cashPayments: fc.constantFrom(0, 5, 20),
    profit: fc.integer({ min: -20_00_000, max: 40_00_000 }),
    scheme: fc.constantFrom('never', 'used', 'left'),
    otherLaw: fc.boolean(),
    transferPricing: fc.boolean(),
    today,
  });
  fc.assert(
    fc.property(drawn, (given) => {
      const { figure, result } = answeredOrThrow(calculator, given);
      const needed = String(figure('Tax audit')) === 'Needed';
      const { year, entity, kind } = given;
      const otherLaw = entity === 'company' || given.otherLaw;
      const [due = '', report = ''] = daysOf(year, given.transferPricing, needed || otherLaw);
      const isOver = given.today > `${Number(year.slice(0, 4)) + 1}-12-31`;
      countCompared('audit-days');
      expect([given, figure('Return due by')]).toEqual([given, due]);
      const days = (result.actions ?? []).map(({ date }) => date);
      expect([given, days.includes(due as never)]).toEqual([given, isNamed(due, given.today)]);
      // Also a report that was due is named, as long as a return can be filed.
      const isAsked = needed && !isOver;
      expect([given, formsOf(result)]).toEqual([given, { other: isAsked && otherLaw, own: isAsked && !otherLaw }]);
      if (!needed) return;
      expect([given, days.includes(report as never)]).toEqual([given, isNamed(report, given.today)]);
      // Section 271B: turnover in business and gross receipts in profession, of whoever has both together.
      const receipts =
        kind === 'fo' ? given.gains + given.losses : given.turnover + (kind === 'mixed' ? given.professionReceipts : 0);
      if (year === '2025-26')
        expect([given, figure('Penalty without audit')]).toEqual([given, Math.min(1_50_000, (receipts * 5) / 1_000)]);
      else expect(figure('Fee, more than a month late')).toBe(1_50_000);
    }),
    { numRuns: drawsOf('audit-days') },
  );
});
