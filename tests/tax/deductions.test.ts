import { chapterSixA, type Deduction, type DeductionBase, followsIncome } from '@/lib/tax/deductions';
import type { DeductionSection, Regime } from '@/lib/tax/income-tax-year';
import { type DeductionClaims, emptyTaxpayer, plainHouse, type Taxpayer } from '@/lib/tax/taxpayer';
import { toyYear } from './toy-year';

/** Plenty of income, none of it special and none from business. */
const plenty: DeductionBase = {
  grossTotalIncome: 10_000,
  specialIncome: 0,
  outsideAdjustedIncome: 0,
  businessIncome: 0,
  otherSources: 1_00_000,
};

const claiming = (claims: Partial<DeductionClaims>, more: Partial<Taxpayer> = {}): Taxpayer => ({
  ...emptyTaxpayer,
  ...more,
  claims: { ...emptyTaxpayer.claims, ...claims },
});

function listed(taxpayer: Taxpayer, base: Partial<DeductionBase> = {}, regime: Regime = 'old'): Deduction[] {
  return chapterSixA(taxpayer, toyYear, regime, { ...plenty, ...base });
}

/** What one section allows in the end; 0 where it is not listed. */
function allowed(
  section: DeductionSection,
  taxpayer: Taxpayer,
  base: Partial<DeductionBase> = {},
  regime: Regime = 'old',
): number {
  return listed(taxpayer, base, regime).find((each) => each.section === section)?.allowed ?? 0;
}

it('without a claim no section is listed', () => {
  expect(listed(emptyTaxpayer)).toEqual([]);
});

describe('savings and pension', () => {
  const employee = { salary: { ...emptyTaxpayer.salary, gross: 1_000, basic: 500 } };

  it('savings count up to the limit', () => {
    expect([99, 100, 101].map((savings) => allowed('80CCE', claiming({ savings })))).toEqual([99, 100, 100]);
  });

  it('own pension goes to its extra amount first, and the rest shares the limit of savings', () => {
    const both = claiming({ savings: 80, ownNps: 70 }, employee);
    // 40 extra; of the other 30, 20 find room beside 80 of savings.
    expect(allowed('80CCD(1B)', both)).toBe(40);
    expect(allowed('80CCE', both)).toBe(100);
    expect(listed(both)[0]).toMatchObject({ section: '80CCE', claimed: 110 });
  });

  it('the rest is within a tenth of basic pay, and without basic pay a fifth of income other than capital gains', () => {
    const saver = { ownNps: 140 };
    expect(allowed('80CCE', claiming(saver, employee))).toBe(50);
    expect(allowed('80CCE', claiming(saver), { grossTotalIncome: 400 })).toBe(80);
    expect(
      allowed('80CCE', claiming(saver), { grossTotalIncome: 400, specialIncome: 150, outsideAdjustedIncome: 150 }),
    ).toBe(50);
  });

  it('the employer’s pension is within its share of basic pay, by employer and regime', () => {
    const paid = (governmentEmployee: boolean) =>
      claiming(
        {},
        { salary: { ...emptyTaxpayer.salary, gross: 1_000, basic: 500, employerNps: 120, governmentEmployee } },
      );
    expect(allowed('80CCD(2)', paid(false))).toBe(50);
    expect(allowed('80CCD(2)', paid(true))).toBe(100);
    expect(allowed('80CCD(2)', paid(false), {}, 'new')).toBe(100);
  });
});

describe('health insurance', () => {
  const health = (changes: Partial<DeductionClaims['health']>, more: Partial<Taxpayer> = {}) =>
    allowed('80D', claiming({ health: { ...emptyTaxpayer.claims.health, ...changes } }, more));

  it('has a limit for each group, higher with a senior', () => {
    expect(health({ family: 50 })).toBe(20);
    expect(health({ family: 50, familySenior: true })).toBe(30);
    expect(health({ family: 50, parents: 50 })).toBe(40);
    expect(health({ family: 50, parents: 50, parentsSenior: true })).toBe(50);
  });

  it('has check-ups inside the limits, one amount for both groups', () => {
    expect(health({ familyCheckUps: 8 })).toBe(5);
    expect(health({ family: 18, familyCheckUps: 8 })).toBe(20);
    expect(health({ familyCheckUps: 3, parentsCheckUps: 8 })).toBe(5);
    expect(health({ family: 18, familyCheckUps: 5, parents: 10, parentsCheckUps: 5 })).toBe(20 + 13);
    expect(health({ family: 20, familyCheckUps: 5, parents: 10, parentsCheckUps: 5 })).toBe(20 + 15);
  });

  it('of a family is its members’ insurance alone', () => {
    expect(health({ family: 50, familyCheckUps: 5, parents: 50 }, { kind: 'huf' })).toBe(20);
  });
});

describe('fixed amounts and simple limits', () => {
  it.each<[DeductionSection, Partial<DeductionClaims>, number]>([
    ['80DD', { dependant: 'disabled' }, 60],
    ['80DD', { dependant: 'severe' }, 90],
    ['80U', { self: 'disabled' }, 50],
    ['80U', { self: 'severe' }, 80],
    ['80DDB', { illness: 50 }, 15],
    ['80DDB', { illness: 50, illnessOfSenior: true }, 45],
    ['80E', { educationLoanInterest: 5_000 }, 5_000],
    ['other', { other: 5_000 }, 5_000],
    ['80EE', { firstHomeInterest: 30 }, 25],
    ['80EEA', { affordableHomeInterest: 40 }, 35],
    ['80EEA', { affordableHomeInterest: 40, firstHomeInterest: 1 }, 0],
    ['80EEB', { electricVehicleInterest: 40 }, 35],
    ['80GGC', { politicalParty: 700 }, 700],
    ['80CCH', { agniveer: 60 }, 60],
    ['80QQB', { authorRoyalty: 71 }, 70],
    ['80RRB', { patentRoyalty: 69 }, 69],
  ])('%s of %j is %d', (section, claims, amount) => {
    expect(allowed(section, claiming(claims))).toBe(amount);
  });

  it('new employees count at their share, and only beside profits of business', () => {
    expect(allowed('80JJAA', claiming({ newEmployeeCost: 200 }), { businessIncome: 1 })).toBe(60);
    expect(allowed('80JJAA', claiming({ newEmployeeCost: 200 }))).toBe(0);
  });
});

describe('interest', () => {
  const other = { ...emptyTaxpayer.other, savingsInterest: 30, depositInterest: 40 };

  it('on savings accounts counts below 60, up to its limit', () => {
    expect(allowed('80TTA', claiming({}, { other }))).toBe(10);
    expect(allowed('80TTB', claiming({}, { other }))).toBe(0);
  });

  it('of every kind counts for resident seniors, instead', () => {
    for (const age of ['senior', 'verySenior'] as const) {
      expect(allowed('80TTB', claiming({}, { other, age }))).toBe(50);
      expect(allowed('80TTA', claiming({}, { other, age }))).toBe(0);
    }
  });

  it('counts as far as losses leave it in the gross total income', () => {
    const senior = claiming({}, { other, age: 'senior' });
    expect([0, 20, 50, 51].map((otherSources) => allowed('80TTB', senior, { otherSources }))).toEqual([0, 20, 50, 50]);
    expect([0, 7, 10].map((otherSources) => allowed('80TTA', claiming({}, { other }), { otherSources }))).toEqual([
      0, 7, 10,
    ]);
  });

  it('of a non-resident senior and of a family is that on savings accounts', () => {
    for (const who of [{ residence: 'nonResident' }, { kind: 'huf' }] as const) {
      expect(allowed('80TTA', claiming({}, { other, age: 'senior', ...who }))).toBe(10);
      expect(allowed('80TTB', claiming({}, { other, age: 'senior', ...who }))).toBe(0);
    }
  });
});

describe('rent without an allowance', () => {
  const tenant = (rent: number, more: Partial<DeductionClaims> = {}) => claiming({ rent, rentMonths: 12, ...more });

  it('is the least of an amount a month, a share of income, and rent above a share of income', () => {
    expect(allowed('80GG', tenant(500), { grossTotalIncome: 1_000 })).toBe(60);
    expect(allowed('80GG', tenant(500), { grossTotalIncome: 200 })).toBe(50);
    expect(allowed('80GG', tenant(130), { grossTotalIncome: 1_000 })).toBe(30);
    expect(allowed('80GG', claiming({ rent: 500, rentMonths: 3 }), { grossTotalIncome: 1_000 })).toBe(15);
  });

  it('is nothing where rent is below the share of income', () => {
    expect(allowed('80GG', tenant(100), { grossTotalIncome: 1_000 })).toBe(0);
    expect(allowed('80GG', tenant(0), { grossTotalIncome: 100 })).toBe(0);
  });

  it('measures income after the other deductions and without capital gains', () => {
    // 1,000 − 200 of gains − 100 of savings: a tenth of 700.
    const base = { grossTotalIncome: 1_000, specialIncome: 200, outsideAdjustedIncome: 200 };
    expect(allowed('80GG', tenant(110, { savings: 100 }), base)).toBe(40);
  });
});

describe('donations', () => {
  const giving = (donations: Partial<DeductionClaims['donations']>, more: Partial<DeductionClaims> = {}) =>
    claiming({ donations: { ...emptyTaxpayer.claims.donations, ...donations }, ...more });

  it('count in full or by half', () => {
    expect(allowed('80G', giving({ full: 80, half: 60 }))).toBe(110);
    expect(listed(giving({ full: 40, half: 60 }))[0]).toMatchObject({ section: '80G', claimed: 100, allowed: 70 });
  });

  it('within a limit fill it in full first, and are halved after it', () => {
    const base = { grossTotalIncome: 1_000 };
    expect(allowed('80G', giving({ fullWithinLimit: 70, halfWithinLimit: 100 }), base)).toBe(70 + 15);
    expect(allowed('80G', giving({ halfWithinLimit: 300 }), base)).toBe(50);
    expect(allowed('80G', giving({ fullWithinLimit: 300, halfWithinLimit: 300 }), base)).toBe(100);
  });

  it('measure the limit on income after every other deduction, rent too', () => {
    const tenant = giving({ fullWithinLimit: 500 }, { savings: 100, rent: 500, rentMonths: 12 });
    // 1,000 − 100 − 60 of rent = 840.
    expect(allowed('80G', tenant, { grossTotalIncome: 1_000 })).toBe(84);
  });

  it('have no limit below zero', () => {
    expect(allowed('80G', giving({ fullWithinLimit: 50 }), { grossTotalIncome: 0 })).toBe(0);
  });
});

describe('who may deduct', () => {
  const everything = claiming(
    {
      savings: 10,
      ownNps: 10,
      agniveer: 10,
      health: { ...emptyTaxpayer.claims.health, family: 10 },
      dependant: 'disabled',
      self: 'disabled',
      illness: 10,
      educationLoanInterest: 10,
      firstHomeInterest: 10,
      electricVehicleInterest: 10,
      politicalParty: 10,
      rent: 2_000,
      rentMonths: 12,
      newEmployeeCost: 10,
      authorRoyalty: 10,
      patentRoyalty: 10,
      other: 10,
      donations: { ...emptyTaxpayer.claims.donations, full: 10 },
    },
    { salary: { ...emptyTaxpayer.salary, gross: 1_000, basic: 500, employerNps: 10 } },
  );
  const sectionsOf = (more: Partial<Taxpayer>, regime: Regime = 'old') =>
    listed({ ...everything, ...more }, {}, regime).map(({ section }) => section);

  it('a resident individual: all, in the order of the law', () => {
    expect(sectionsOf({})).toEqual([
      '80CCE',
      '80CCD(1B)',
      '80CCD(2)',
      '80CCH',
      '80D',
      '80DD',
      '80DDB',
      '80E',
      'other',
      '80EE',
      '80EEB',
      '80GGC',
      '80JJAA',
      '80QQB',
      '80RRB',
      '80U',
      '80GG',
      '80G',
    ]);
  });

  it('a family: what is not for individuals', () => {
    expect(sectionsOf({ kind: 'huf' })).toEqual(['80CCE', '80D', '80DD', '80DDB', 'other', '80GGC', '80JJAA', '80G']);
  });

  it('a non-resident: what is not for residents', () => {
    const lost = ['80DD', '80DDB', '80QQB', '80RRB', '80U'];
    expect(sectionsOf({ residence: 'nonResident' })).toEqual(sectionsOf({}).filter((each) => !lost.includes(each)));
    expect(sectionsOf({ residence: 'notOrdinarily' })).toEqual(sectionsOf({}));
  });

  it('in the new regime: the employer’s pension, Agniveer corpus and new employees', () => {
    expect(sectionsOf({}, 'new')).toEqual(['80CCD(2)', '80CCH', '80JJAA']);
  });
});

describe('the ceiling on all deductions', () => {
  const base = { grossTotalIncome: 150, specialIncome: 60, outsideAdjustedIncome: 60 };

  it('is the income without what bears special rates: the later sections go short', () => {
    const deductions = listed(claiming({ savings: 70, educationLoanInterest: 50, politicalParty: 10 }), base);
    expect(deductions.map(({ section, limited, allowed: in_ }) => [section, limited, in_])).toEqual([
      ['80CCE', 70, 70],
      ['80E', 50, 20],
      ['80GGC', 10, 0],
    ]);
  });

  it('leaves nothing where all income is special or there is none', () => {
    for (const grossTotalIncome of [60, 0]) {
      const [only] = listed(claiming({ savings: 70 }), { ...base, grossTotalIncome });
      expect(only?.allowed).toBe(0);
      expect(Object.is(only?.allowed, -0)).toBe(false);
    }
  });
});

describe('a family', () => {
  const family = { kind: 'huf' } as const;

  it('has no pension of its own to claim, and no insurance of parents or check-ups', () => {
    expect(
      listed(claiming({ savings: 10, ownNps: 90 }, family)).find(({ section }) => section === '80CCE'),
    ).toMatchObject({
      claimed: 10,
      allowed: 10,
    });
    const health = { ...emptyTaxpayer.claims.health, family: 5, familyCheckUps: 3, parents: 7, parentsCheckUps: 2 };
    expect(listed(claiming({ health }, family)).find(({ section }) => section === '80D')).toMatchObject({ claimed: 5 });
  });
});

it('rent counts only where no house is taxed as lived in', () => {
  // Toy law: ₹5 a month, a quarter of income, or the rent above a tenth of it.
  const tenant = { rent: 1_500, rentMonths: 12 };
  expect(allowed('80GG', claiming(tenant))).toBe(60);
  expect(allowed('80GG', claiming(tenant, { houses: [{ ...plainHouse, use: 'letOut' }] }))).toBe(60);
  expect(allowed('80GG', claiming(tenant, { houses: [{ ...plainHouse, use: 'letOut' }, plainHouse] }))).toBe(0);
});

describe('deductions measured on income', () => {
  const gifts = (more: Partial<DeductionClaims['donations']>) => ({
    donations: { ...emptyTaxpayer.claims.donations, ...more },
  });
  const employee = { salary: { ...emptyTaxpayer.salary, gross: 1_000, basic: 500 } };

  it.each<[string, boolean, Partial<DeductionClaims>, Partial<Taxpayer>]>([
    ['nothing claimed', false, {}, {}],
    ['an employee without a claim', false, {}, employee],
    ['savings and insurance alone', false, { savings: 90, health: { ...emptyTaxpayer.claims.health, family: 9 } }, {}],
    ['rent: a quarter of income (section 80GG)', true, { rent: 1 }, {}],
    ['gifts without a limit', false, gifts({ full: 5, half: 5 }), {}],
    ['gifts in full within a tenth of income (section 80G(4))', true, gifts({ fullWithinLimit: 5 }), {}],
    ['gifts by half within it', true, gifts({ halfWithinLimit: 5 }), {}],
    ['as much of both', true, gifts({ fullWithinLimit: 5, halfWithinLimit: 5 }), {}],
    ['own NPS without a salary: a fifth of income (section 80CCD(1)(b))', true, { ownNps: 1 }, {}],
    ['own NPS of an employee: a tenth of salary (section 80CCD(1)(a))', false, { ownNps: 1 }, employee],
  ])('%s: %s', (_, follows, claims, more) => {
    expect(followsIncome(claiming(claims, more))).toBe(follows);
  });
});
