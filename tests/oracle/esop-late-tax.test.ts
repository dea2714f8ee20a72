/**
 * Shares of an employer sold at a gain: what the tax on it, which nobody deducts, costs once the year is over, by the day of the visit, once
 * more from sections 111A, 112A, 234A to 234C and 234F. LONG=1 draws 10,000 sales.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/esop-tax';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { calendar, interestOfUnpaid } from './instalments';
import { statutoryTax } from './statute';

const lakh = 1_00_000;

const sales = fc.record({
  financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
  /** Days after 1 April, of 2024 since the new rates. */
  sold: fc.integer({ min: 113, max: 364 }),
  isLong: fc.boolean(),
  shares: fc.integer({ min: 10, max: 3_000 }),
  gain: fc.integer({ min: 1, max: 4_000 }),
  salary: fc.oneof(fc.constantFrom(0, 7 * lakh, 13 * lakh, 52 * lakh), fc.integer({ min: 0, max: 60 * lakh })),
  regime: fc.constantFrom('new' as const, 'old' as const),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const),
  /** Days after the year. */
  visit: fc.oneof(fc.integer({ min: -30, max: 500 }), fc.integer({ min: 1, max: 274 })),
});

const inRupees = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, each]) => Number(each?.replaceAll(',', '')));

test('what tax on gains costs that is paid with the return agrees', () => {
  fc.assert(
    fc.property(sales, ({ financialYear, sold, isLong, shares, gain, salary, regime, age, visit }) => {
      const first = Number(financialYear.slice(0, 4));
      const soldOn = dayText(Date.UTC(first, 3, 1) + sold * DAY);
      const today = dayText(Date.UTC(first + 1, 3, 1) + (visit - 1) * DAY);
      // Got before the years on file, or so late that the gain is short-term: below its price, so that nothing is salary.
      const gotOn = isLong ? '2022-06-01' : dayText(Date.parse(soldOn) - 30 * DAY);
      const answer = answered(calculator, {
        market: 'listed',
        lots: [{ date: gotOn, shares, paid: 100, value: 100, rate: 1, kind: 'same' }],
        sales: [{ date: soldOn, shares, price: 100 + gain, rate: 1, kind: 'same' }],
        salary,
        regime,
        age,
        today,
      });
      expect(['taken', answer !== null]).toEqual(['taken', true]);
      if (!answer) return;
      countCompared('esop-late-tax');
      const lawWith = (amount: number) =>
        statutoryTax(
          {
            ...emptyTaxpayer,
            age: regime === 'old' ? age : 'below60',
            salary: { ...emptyTaxpayer.salary, gross: salary },
            gains: amount > 0 ? [{ class: isLong ? 'longTermEquity' : 'shortTermEquity', amount }] : [],
          },
          financialYear,
          regime,
          usualReadings,
        );
      const law = lawWith(shares * gain);
      const tax = law.tax - lawWith(0).tax;
      const text = (answer.result.actions ?? []).map((each) => each.text).find((each) => /nobody deduct/i.test(each));
      // Section 208, and section 207 for one of 60 or more, whose age only the old regime asks for.
      if (tax < 10_000 || (regime === 'old' && age !== 'below60')) {
        expect(['nothing said', text]).toEqual(['nothing said', undefined]);
        return;
      }
      const [said, ...costs] = inRupees(text ?? '');
      expect(['tax', said]).toEqual(['tax', Math.round(tax)]);
      if (visit <= 0 || today > `${first + 1}-12-31`) {
        expect(costs).toEqual([]);
        return;
      }
      // By the usual reading the instalments before the sale ask for nothing of it, first proviso to section 234C(1). They are due on the
      // 15th, section 211: that of a Sunday may be paid on Monday, but a gain of Monday came after it.
      const dueBy = (instalment: string) => (soldOn <= `${instalment.slice(0, 8)}15` ? tax : 0);
      const interest = interestOfUnpaid(financialYear, tax, today, dueBy);
      const free = regime === 'old' ? 2_50_000 : financialYear === '2024-25' ? 3 * lakh : 4 * lakh;
      const isLate = today > calendar[financialYear].due[0] && law.grossTotalIncome > free;
      const fee = law.totalIncome <= 5 * lakh ? 1_000 : 5_000;
      expect(['cost', soldOn, today, ...costs]).toEqual(['cost', soldOn, today, interest, ...(isLate ? [fee] : [])]);
    }),
    { numRuns: drawsOf('esop-late-tax') },
  );
});
