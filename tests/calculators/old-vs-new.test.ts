import fc from 'fast-check';
import calculator from '@/content/calculators/old-vs-new-tax-regime-calculator';
import type { RegimeInput } from '@/content/calculators/old-vs-new-tax-regime-calculator/form';
import type { Result } from '@/lib/calculator';
import { resultOf } from '../result-of';
import { runs } from '../runs';

const answer = (changes: Partial<RegimeInput>) => resultOf(calculator, changes);

const texts = (list: Result['actions'] | Result['caveats']) => (list ?? []).map(({ text }) => text).join('\n');

it('names only what was typed as taken so', () => {
  const none = { exemptRent: 0, otherDeductions: 0 } as const;
  expect(texts(answer({ ...none, hraBy: 'worked' }).caveats)).not.toContain('as entered');
  expect(texts(answer({ ...none, hraBy: 'typed', exemptRent: 50_000 }).caveats)).toContain(
    'We take exempt HRA as entered.',
  );
  expect(texts(answer({ ...none, hraBy: 'worked', otherDeductions: 10_000 }).caveats)).toContain(
    'We take other deductions as entered.',
  );
});

it('has nothing to tell the employer for a year that has ended', () => {
  expect(texts(answer({ financialYear: '2025-26', homeLoan: 2_00_000 }).actions)).not.toContain('your employer uses');
  expect(texts(answer({ financialYear: '2025-26' }).actions)).toContain(
    'What you told your employer decided only the TDS, not the regime of your return.',
  );
  expect(texts(answer({ financialYear: '2026-27' }).actions)).toContain('your employer uses the new regime');
});

it('sends nobody to the old regime to whom it is closed, neither with the employer nor in the return', () => {
  const back = { salary: 20_00_000, otherDeductions: 9_00_000, business: true } as const;
  const closed = texts(answer({ ...back, history: 'returned' }).actions);
  expect(closed).not.toContain('that you want the old regime');
  expect(closed).not.toContain('you may choose the other regime');
  expect(closed).toContain('If you say nothing, your employer uses the new regime. This decides only the TDS.');
  expect(texts(answer(back).actions)).toContain('Tell your employer in writing that you want the old regime.');
  expect(texts(answer(back).actions)).toContain('you may choose the other regime');
});

it('says why a house loss goes to the next year', () => {
  const own = { age: 'below60', homeLoan: 2_00_000, hraBy: 'typed' } as const;
  expect(texts(answer({ ...own, salary: 50_000 }).caveats)).toContain(
    'Of your house loss ₹2,00,000 is not set off in the year, because no other income is left that it can be set off against.',
  );
  const let_ = { salary: 20_00_000, letRent: 3_00_000, letInterest: 6_00_000, otherDeductions: 20_00_000 } as const;
  expect(texts(answer({ ...let_, hraBy: 'typed' }).caveats)).toContain(
    'because at most ₹2,00,000 can be set off against other income',
  );
});

describe('with business income, where the way back to the new regime is open once', () => {
  // By hand, deductions of 8,00,000. New regime: 0; 78,000 on 13,20,000; 97,800 on 14,52,000; 1,19,580 on 15,97,200; 1,51,384 on
  // 17,56,920. Old: 0; 16,500; 42,900; 71,940; 1,03,884. With cess 4,64,630 and 2,44,640.
  const given = { salary: 0, business: true, profit: 12_00_000, otherDeductions: 8_00_000, raise: 10 } as const;

  it('advises to stay in the old one where that costs less over the years, though not in this one', () => {
    const stays = answer({ ...given, history: 'left' });
    expect(stays.sentence).toBe(
      'You pay no income-tax in either regime. But you can come back to the new regime only once: over the five years in the table, staying in the old one in tax year 2026-27 costs ₹2,19,990 less.',
    );
    expect(texts(stays.actions)).toContain('Your option for the old regime still holds');
    expect(texts(stays.actions)).not.toContain('To come back to the new regime');
    expect(answer({ ...given, history: 'never' }).sentence).not.toContain('only once');
    expect(answer({ ...given, history: 'left', otherDeductions: 0 }).sentence).not.toContain('only once');
  });

  it('names what the better first year saves over all ways through the five years', () => {
    const lots = (most: number, each: number) => fc.integer({ min: 0, max: most }).map((count) => count * each);
    let said = 0;
    fc.assert(
      fc.property(
        fc.record({
          salary: fc.oneof(fc.constant(0), lots(30, 50_000)),
          profit: fc.integer({ min: 15, max: 40 }).map((count) => count * 50_000),
          otherDeductions: fc.integer({ min: 6, max: 20 }).map((count) => count * 50_000),
          raise: fc.constantFrom(5, 8, 10, 15, 20),
          history: fc.constantFrom('never', 'left', 'left'),
        }),
        (person) => {
          const result = answer({ ...person, business: true });
          const rows = result.tables?.find(({ id }) => id === 'years')?.rows ?? [];
          // All 32 ways: at most one step out of the new regime and one back to it.
          const least = { new: Number.POSITIVE_INFINITY, old: Number.POSITIVE_INFINITY };
          for (let way = 0; way < 32; way += 1) {
            const isOld = rows.map((_, year) => ((way >> year) & 1) === 1);
            const path = [person.history === 'left', ...isOld].map((each) => (each ? 'o' : 'n')).join('');
            if (!/^n*o*n*$/.test(path)) continue;
            const total = rows.reduce((sum, row, year) => sum + Number(row[isOld[year] ? 3 : 2]), 0);
            const first = isOld[0] ? 'old' : 'new';
            least[first] = Math.min(least[first], total);
          }
          const match = /staying in (it|the old one) in tax year 2026-27 costs (₹[\d,]+) less/.exec(result.sentence);
          const difference = least.new - least.old;
          const [first, second] = [Number(rows[0]?.[2]), Number(rows[0]?.[3])];
          if (match) {
            said += 1;
            const named = Number(match[2]?.replace(/[₹,]/g, '')) * (match[1] === 'it' ? -1 : 1);
            expect([person, named]).toEqual([person, difference]);
          } else if (Math.abs(difference) >= 100) {
            // Nothing is said where the first year alone says the same.
            expect([person, Math.sign(first - second)]).toEqual([person, Math.sign(difference)]);
          }
        },
      ),
      { numRuns: runs(400, 4_000), seed: 29 },
    );
    expect(said).toBeGreaterThan(0);
  });
});
