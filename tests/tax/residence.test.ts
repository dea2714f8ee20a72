import {
  dayOfCount,
  daysWithin,
  joinedStays,
  type ResidenceFacts,
  type ResidenceRules,
  residenceOf,
} from '@/lib/tax/residence';

const rules: ResidenceRules = {
  fullDays: 182,
  shortDays: 60,
  visitorDays: 120,
  earlierYears: 4,
  earlierDays: 365,
  incomeAbove: 1_000,
  ordinary: { nonResidentYears: 9, ofYears: 10, days: 729, inYears: 7 },
};

/** Days by years back; years not named have none. */
const facts = (days: readonly number[], more: Partial<ResidenceFacts> = {}): ResidenceFacts => ({
  citizen: true,
  origin: false,
  coming: 'neither',
  income: 0,
  liableElsewhere: true,
  daysIn: (back) => days[back] ?? 0,
  ...more,
});
const status = (days: readonly number[], more?: Partial<ResidenceFacts>) =>
  residenceOf(facts(days, more), rules).status;

describe('days in India', () => {
  it('count both ends, and a shared day once', () => {
    const stays = joinedStays([
      { from: '2025-05-10', to: '2025-05-12' },
      { from: '2025-05-01', to: '2025-05-10' },
    ]);
    expect(stays).toEqual([{ from: '2025-05-01', to: '2025-05-12' }]);
    expect(daysWithin(stays, '2025-04-01', '2026-03-31')).toBe(12);
    expect(daysWithin(stays, '2025-05-12', '2025-05-12')).toBe(1);
    expect(daysWithin(stays, '2025-06-01', '2025-06-30')).toBe(0);
  });

  it('joins stays that touch and keeps a stay inside another', () => {
    expect(
      joinedStays([
        { from: '2025-01-01', to: '2025-01-31' },
        { from: '2025-02-01', to: '2025-02-05' },
        { from: '2025-01-10', to: '2025-01-12' },
      ]),
    ).toEqual([{ from: '2025-01-01', to: '2025-02-05' }]);
  });

  it('find the day on which a count is reached', () => {
    const stays = [
      { from: '2025-03-30', to: '2025-04-02' },
      { from: '2025-05-01', to: '2025-05-10' },
    ];
    expect(dayOfCount(stays, '2025-04-01', '2026-03-31', 2)).toBe('2025-04-02');
    expect(dayOfCount(stays, '2025-04-01', '2026-03-31', 3)).toBe('2025-05-01');
    expect(dayOfCount(stays, '2025-04-01', '2026-03-31', 13)).toBeNull();
  });
});

describe('residence: section 6', () => {
  it('needs 182 days, or 60 with 365 in four years', () => {
    expect(status([181])).toBe('nonResident');
    expect(status([182])).toBe('notOrdinarily');
    expect(status([60, 364])).toBe('nonResident');
    expect(status([59, 365])).toBe('nonResident');
    expect(status([60, 365])).toBe('notOrdinarily');
    // The fifth year before does not count.
    expect(status([60, 100, 100, 100, 64, 300])).toBe('nonResident');
  });

  it('gives visitors and those who leave for a job 182 days', () => {
    const visit = { coming: 'visit' } as const;
    expect(status([181, 365], visit)).toBe('nonResident');
    expect(status([181, 365], { coming: 'leaving' })).toBe('nonResident');
    // Somebody of Indian origin who leaves for a job has no such rule, nor has a foreigner on a visit.
    expect(status([60, 365], { citizen: false, origin: true, coming: 'leaving' })).toBe('notOrdinarily');
    expect(status([60, 365], { citizen: false, ...visit })).not.toBe('nonResident');
  });

  it('takes 120 days for visitors above the income, who are never ordinary residents below 182', () => {
    const rich = { coming: 'visit', income: 1_001 } as const;
    const full = [365, 365, 365, 365, 365, 365, 365, 365, 365, 365];
    expect(status([119, ...full], rich)).toBe('nonResident');
    expect(status([120, ...full], rich)).toBe('notOrdinarily');
    expect(status([181, ...full], rich)).toBe('notOrdinarily');
    expect(status([182, ...full], rich)).toBe('resident');
    expect(status([120, ...full], { ...rich, income: 1_000 })).toBe('nonResident');
  });

  it('deems citizens above the income resident who are liable nowhere', () => {
    const nowhere = { income: 1_001, liableElsewhere: false } as const;
    expect(residenceOf(facts([0], nowhere), rules)).toMatchObject({ status: 'notOrdinarily', test: 'deemed' });
    expect(status([0], { ...nowhere, income: 1_000 })).toBe('nonResident');
    expect(status([0], { ...nowhere, citizen: false, origin: true })).toBe('nonResident');
    expect(residenceOf(facts([182], nowhere), rules).test).toBe('fullDays');
  });

  it('makes ordinary residents of those with two resident years in ten and 730 days in seven', () => {
    expect(status([365, 365, 364])).toBe('notOrdinarily');
    expect(status([365, 365, 365])).toBe('resident');
    expect(status([365, 365])).toBe('notOrdinarily');
    // 730 days, but no year of 182: non-resident in all ten.
    expect(status([365, 181, 181, 181, 187 - 6, 6])).toBe('notOrdinarily');
    expect(residenceOf(facts([365, 365, 365], { wasResident: (back) => back === 1 }), rules).notOrdinarilyBy).toBe(
      'years',
    );
  });
});
