/** What is said to last on 95 of 100 random paths does so where it is entered. */
import fc from 'fast-check';
import retirement from '@/content/calculators/retirement';
import swp from '@/content/calculators/swp-calculator';
import { answered } from '../oracle/answered';
import { runs } from '../runs';

/** Returns whether a rupee of the answer is as good as it says: the share of the paths with it, where there is an answer. */
function shareWith(page: Parameters<typeof answered>[0], given: object, share: string): number | undefined {
  return answered(page, given)?.figure(share);
}

it('the spending of the retirement page', () => {
  const needs = fc.record({
    name: fc.constant(''),
    change: fc.constantFrom('less', 'more'),
    monthly: fc.integer({ min: 0, max: 15_000 }),
    fromAge: fc.integer({ min: 55, max: 80 }),
    toAge: fc.option(fc.integer({ min: 81, max: 90 })),
  });
  let followed = 0;
  fc.assert(
    fc.property(
      fc.record({
        age: fc.integer({ min: 30, max: 60 }),
        savings: fc.integer({ min: 10_00_000, max: 5_00_00_000 }),
        spend: fc.integer({ min: 20_000, max: 1_00_000 }),
        spouseAge: fc.option(fc.integer({ min: 30, max: 60 })),
        survivorShare: fc.constantFrom(60, 100),
        volatility: fc.integer({ min: 1, max: 30 }),
        legacy: fc.constantFrom(0, 10_00_000),
        needs: fc.array(needs, { maxLength: 2 }),
      }),
      (given) => {
        const spend = answered(retirement, given)?.figure('Spending a month that lasts on 95 of 100 paths');
        if (spend === undefined || spend >= 1e7) return;
        followed += 1;
        const share = 'Random paths on which the money lasts';
        expect(shareWith(retirement, { ...given, spend }, share)).toBeGreaterThanOrEqual(95);
        // Needs that fall to nothing stay there whatever is spent: without them a little more is too much for one path at least.
        if (given.needs.length === 0 && spend < 9e6)
          expect(shareWith(retirement, { ...given, spend: spend + 2 }, share)).toBeLessThan(95);
      },
    ),
    { numRuns: runs(60, 2_000) },
  );
  expect(followed).toBeGreaterThan(5);
});

it('the first withdrawal of the SWP page', () => {
  let followed = 0;
  fc.assert(
    fc.property(
      fc.record({
        known: fc.constantFrom('withdrawal', 'period', 'corpus'),
        corpus: fc.integer({ min: 10_00_000, max: 5_00_00_000 }),
        withdrawal: fc.integer({ min: 5_000, max: 2_00_000 }),
        period: fc.integer({ min: 24, max: 480 }),
        rise: fc.integer({ min: 0, max: 8 }),
        volatility: fc.integer({ min: 1, max: 30 }),
        fund: fc.constantFrom('none', 'equity'),
      }),
      (given) => {
        const answer = answered(swp, given);
        const first = answer?.figure('First withdrawal that lasts on 95 of 100 paths');
        if (!answer || first === undefined || first < 100) return;
        followed += 1;
        // The money that an income needs is on the next page's box in whole rupees: take a little more.
        const corpus = given.known === 'corpus' ? Math.ceil(Number(answer.figure('Money needed')) || 0) : given.corpus;
        if (corpus < 10_000 || corpus > 100_00_00_000) return;
        const with95 = { ...given, known: 'withdrawal', corpus, withdrawal: first };
        expect(shareWith(swp, with95, 'Random paths with every withdrawal in full')).toBeGreaterThanOrEqual(95);
      },
    ),
    { numRuns: runs(60, 2_000) },
  );
  expect(followed).toBeGreaterThan(5);
});
