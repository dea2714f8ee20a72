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

  it('keep stays apart that a day lies between, and end a stay with its later end', () => {
    const stays = [
      { from: '2025-01-01', to: '2025-01-05' },
      { from: '2025-01-07', to: '2025-01-09' },
    ];
    expect(joinedStays(stays)).toEqual(stays);
    expect(joinedStays([...stays].reverse())).toEqual(stays);
    expect(joinedStays([])).toEqual([]);
    expect(joinedStays([...stays, { from: '2025-01-03', to: '2025-01-20' }])).toEqual([
      { from: '2025-01-01', to: '2025-01-20' },
    ]);
    // Two that begin on one day.
    expect(
      joinedStays([
        { from: '2025-01-01', to: '2025-01-05' },
        { from: '2025-01-01', to: '2025-01-03' },
      ]),
    ).toEqual([{ from: '2025-01-01', to: '2025-01-05' }]);
  });

  it('are counted within a span alone', () => {
    const stays = [
      { from: '2025-03-30', to: '2025-04-02' },
      { from: '2025-05-01', to: '2025-05-10' },
    ];
    // 1 and 2 April, and 1 to 10 May; with 30 and 31 March; up to 4 May.
    expect(daysWithin(stays, '2025-04-01', '2026-03-31')).toBe(12);
    expect(daysWithin(stays, '2025-03-01', '2026-03-31')).toBe(14);
    expect(daysWithin(stays, '2025-04-01', '2025-05-04')).toBe(6);
    expect(daysWithin(stays, '2025-04-03', '2025-04-30')).toBe(0);
    expect(daysWithin(stays, '2025-04-02', '2025-04-02')).toBe(1);
  });

  it('reach a count within the span alone', () => {
    const stays = [
      { from: '2025-03-01', to: '2025-03-05' },
      { from: '2025-03-30', to: '2025-04-02' },
      { from: '2025-05-01', to: '2025-05-10' },
    ];
    expect(dayOfCount(stays, '2025-04-01', '2026-03-31', 1)).toBe('2025-04-01');
    expect(dayOfCount(stays, '2025-04-01', '2026-03-31', 12)).toBe('2025-05-10');
    expect(dayOfCount(stays, '2025-04-01', '2025-05-04', 6)).toBe('2025-05-04');
    expect(dayOfCount(stays, '2025-04-01', '2025-05-04', 7)).toBeNull();
    expect(dayOfCount(stays, '2025-04-02', '2025-05-04', 1)).toBe('2025-04-02');
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

  it('says what was measured', () => {
    // 60 days, with 100, 200, 100 and 0 in four years: 400; seven years hold 700.
    const found = residenceOf(facts([60, 100, 200, 100, 0, 150, 150, 0, 300]), rules);
    expect(found).toEqual({
      status: 'notOrdinarily',
      test: 'shortDays',
      days: 60,
      earlierDays: 400,
      shortTest: 60,
      isVisitorAboveLimit: false,
      // 200 and 300 days make a resident: eight of ten years do not.
      nonResidentYears: 8,
      daysBefore: 700,
      notOrdinarilyBy: 'days',
    });
    expect(residenceOf(facts([10, 200]), rules)).toMatchObject({
      status: 'nonResident',
      test: 'none',
      notOrdinarilyBy: null,
    });
  });

  it('names the days of the short test: 60, 120 or 182', () => {
    const shortTest = (more: Partial<ResidenceFacts>) => residenceOf(facts([0], more), rules).shortTest;
    expect(shortTest({})).toBe(60);
    expect(shortTest({ income: 1_001 })).toBe(60);
    expect(shortTest({ coming: 'visit' })).toBe(182);
    expect(shortTest({ coming: 'visit', citizen: false, origin: true })).toBe(182);
    expect(shortTest({ coming: 'visit', citizen: false })).toBe(60);
    expect(shortTest({ coming: 'visit', income: 1_001 })).toBe(120);
    expect(shortTest({ coming: 'visit', income: 1_001, citizen: false, origin: true })).toBe(120);
    expect(shortTest({ coming: 'visit', income: 1_001, citizen: false })).toBe(60);
    expect(shortTest({ coming: 'leaving', income: 1_001 })).toBe(182);
    expect(shortTest({ coming: 'leaving', citizen: false, origin: true })).toBe(60);
    expect(residenceOf(facts([0], { coming: 'leaving', income: 1_001 }), rules).isVisitorAboveLimit).toBe(false);
  });

  it('takes a year before as resident by 182 days, of a foreigner also by 60 with 365 in four years', () => {
    const years = (days: readonly number[], more?: Partial<ResidenceFacts>) =>
      residenceOf(facts(days, more), rules).nonResidentYears;
    const foreign = { citizen: false };
    expect(years([0, 182, 181])).toBe(9);
    // 60 days with 182 and 183 in the four years before: resident in these three.
    expect(years([0, 60, 182, 183], foreign)).toBe(7);
    expect(years([0, 59, 182, 183], foreign)).toBe(8);
    expect(years([0, 60, 182, 182], foreign)).toBe(8);
    expect(years([0, 60, 182, 183])).toBe(8);
    expect(years([0, 60, 182, 183], { citizen: false, origin: true })).toBe(8);
    // What is known from elsewhere goes before.
    expect(years([0, 182, 182], { wasResident: (back) => (back === 1 ? false : undefined) })).toBe(9);
    expect(years([0, 0, 182], { wasResident: (back) => (back === 1 ? true : undefined) })).toBe(8);
  });

  it('names what makes a resident not ordinarily so', () => {
    const by = (days: readonly number[], more?: Partial<ResidenceFacts>) =>
      residenceOf(facts(days, more), rules).notOrdinarilyBy;
    const full = [365, 365, 365, 365, 365, 365, 365];
    const rich = { coming: 'visit', income: 1_001 } as const;
    expect(by([182, ...full])).toBeNull();
    expect(by([120, ...full], rich)).toBe('visitor');
    expect(by([182, ...full], rich)).toBeNull();
    expect(by([60, ...full], { income: 1_001 })).toBeNull();
    expect(by([0, ...full], { income: 1_001, liableElsewhere: false })).toBe('deemed');
    expect(by([182, 365, 364, 0, 0, 0, 0, 0])).toBe('days');
    expect(by([182, 365, 364, 0, 0, 0, 0, 1])).toBeNull();
    // The eighth year before does not count.
    expect(by([182, 365, 364, 0, 0, 0, 0, 0, 1])).toBe('days');
    expect(by([182, 366, 181, 181, 181])).toBe('years');
    // A resident year as the tenth before counts, as the eleventh it does not.
    expect(by([182, 365, 181, 181, 181, 0, 0, 0, 0, 0, 182])).toBeNull();
    expect(by([182, 365, 181, 181, 181, 0, 0, 0, 0, 0, 0, 182])).toBe('years');
  });
});
