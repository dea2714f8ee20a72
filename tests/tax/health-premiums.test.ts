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

  const ofOwn = (group: Partial<HealthGroup>) => healthDeduction({ ...none, ...group }, none, limits).own;

  it('adds check-ups within the limit of the group', () => {
    expect(ofOwn({ premium: 22_000, checkUps: 5_000 })).toEqual({
      premiumLimit: 25_000,
      limit: 25_000,
      premium: 22_000,
      checkUps: 3_000,
      bills: 0,
      total: 25_000,
      unused: 0,
    });
    expect(ofOwn({ premium: 10_000, checkUps: 8_000 })).toMatchObject({
      checkUps: 5_000,
      total: 15_000,
      unused: 10_000,
    });
    expect(ofOwn({ premium: 48_000, checkUps: 1_000, insuredSenior: true })).toMatchObject({
      premiumLimit: 50_000,
      checkUps: 1_000,
      total: 49_000,
      unused: 1_000,
    });
  });

  it('adds bills up to the limit of seniors, premiums only up to their own', () => {
    expect(ofOwn({ premium: 20_000, checkUps: 4_000, bills: 40_000 })).toEqual({
      premiumLimit: 25_000,
      limit: 50_000,
      premium: 20_000,
      checkUps: 0,
      bills: 30_000,
      total: 50_000,
      unused: 0,
    });
    expect(ofOwn({ premium: 30_000, checkUps: 4_000, bills: 10_000 })).toMatchObject({
      premium: 25_000,
      checkUps: 0,
      bills: 10_000,
      total: 35_000,
      unused: 15_000,
    });
    // Of 50,000 bills and premium leave 2,000 to check-ups.
    expect(ofOwn({ premium: 20_000, checkUps: 4_000, bills: 28_000 })).toMatchObject({
      checkUps: 2_000,
      total: 50_000,
    });
  });

  it('shares the amount for check-ups, one’s own first', () => {
    const both = healthDeduction({ ...none, checkUps: 3_000 }, { ...none, checkUps: 4_000 }, limits);
    expect([both.own.checkUps, both.parents.checkUps, both.total]).toEqual([3_000, 2_000, 5_000]);
  });

  it('of nothing is nothing', () => {
    expect(ofOwn({})).toMatchObject({ premiumLimit: 25_000, limit: 25_000, total: 0, unused: 25_000 });
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
