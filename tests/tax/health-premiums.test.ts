import fc from 'fast-check';
import { type HealthGroup, healthDeduction, yearsOfPremium } from '@/lib/tax/health-premiums';

const limits = { below60: 25_000, senior: 50_000, checkUps: 5_000 };
const none: HealthGroup = { premium: 0, checkUps: 0, bills: 0, insuredSenior: false };

describe('the deduction for health insurance', () => {
  it('holds each group to its own limit', () => {
    const both = healthDeduction(
      { ...none, premium: 30_000 },
      { ...none, premium: 60_000, insuredSenior: true },
      limits,
    );
    expect([both.own.total, both.parents.total, both.total]).toEqual([25_000, 50_000, 75_000]);
  });

  it('gives check-ups to the parents where bills fill the own limit', () => {
    const both = healthDeduction(
      { ...none, bills: 60_000, checkUps: 5_000 },
      { ...none, premium: 10_000, checkUps: 5_000 },
      limits,
    );
    expect([both.own.checkUps, both.parents.checkUps, both.total]).toEqual([0, 5_000, 65_000]);
  });

  it('never exceeds a limit, and never falls when more is paid', () => {
    const amount = fc.integer({ min: 0, max: 80_000 });
    const group = fc.record({ premium: amount, checkUps: amount, bills: amount, insuredSenior: fc.boolean() });
    fc.assert(
      fc.property(group, group, amount, (own, parents, more) => {
        const both = healthDeduction(own, parents, limits);
        const after = healthDeduction({ ...own, premium: own.premium + more }, parents, limits);
        return (
          both.own.total <= both.own.limit &&
          both.parents.total <= both.parents.limit &&
          both.own.checkUps + both.parents.checkUps <= limits.checkUps &&
          both.own.unused >= 0 &&
          after.total >= both.total
        );
      }),
    );
  });
});

it('spreads a premium from the year of payment to the last year of cover', () => {
  expect(yearsOfPremium('2025-10-01', '2025-10-01', 3)).toEqual(['2025-26', '2026-27', '2027-28', '2028-29']);
  expect(yearsOfPremium('2025-04-01', '2025-04-01', 2)).toEqual(['2025-26', '2026-27']);
  expect(yearsOfPremium('2026-03-31', '2026-04-01', 2)).toEqual(['2025-26', '2026-27', '2027-28']);
});
