import { type HouseIncome, houseIncomes, isRentKnown, selfOccupiedChoices } from '@/lib/tax/house-property';
import { type House, usualReadings } from '@/lib/tax/taxpayer';
import { toyYear } from './toy-year';

/** A house let for ₹10 a month the whole year; repairs are a quarter, earlier interest comes in four parts. */
const letHouse: House = {
  use: 'letOut',
  monthsOwned: 12,
  monthsLet: 12,
  monthlyRent: 10,
  unrealisedRent: 0,
  municipalValue: 0,
  fairRent: 0,
  standardRent: null,
  municipalTaxPaid: 0,
  interest: 0,
  earlierInterest: 0,
  interestCapFull: true,
  arrears: 0,
  share: 100,
};
const livedIn: House = { ...letHouse, use: 'selfOccupied', monthsLet: 0, monthlyRent: 0 };

const inOld = (...houses: readonly House[]) => houseIncomes(houses, toyYear, 'old');

function only(house: House): HouseIncome {
  const [income] = inOld(house);
  if (!income) throw new Error('There is one house.');
  return income;
}

it('the figures of a shared house are those of the share', () => {
  // Let for 6 months of 12 at 10: 60, and 120 without empty months, of which 8 were not paid; expected 130. Half of each.
  const shared: House = {
    ...letHouse,
    share: 50,
    monthsLet: 6,
    unrealisedRent: 8,
    fairRent: 130,
    municipalTaxPaid: 20,
  };
  expect(only(shared)).toMatchObject({
    expectedRent: 65,
    actualRent: 26,
    rentWithoutVacancy: 56,
    annualValue: 65,
    municipalTax: 10,
    netAnnualValue: 55,
    repairs: 13.75,
  });
});

it('the rent that a house could earn is known where there is one, or no house', () => {
  const house: House = { ...letHouse, municipalValue: 0, fairRent: 0 };
  expect(isRentKnown(house)).toBe(false);
  expect(isRentKnown({ ...house, municipalValue: 1 })).toBe(true);
  expect(isRentKnown({ ...house, fairRent: 1 })).toBe(true);
  expect(isRentKnown({ ...house, monthsOwned: 0 })).toBe(true);
});

describe('the annual value of a let house', () => {
  it.each<[string, Partial<House>, number, HouseIncome['test']]>([
    ['is the rent where nothing else is known', {}, 120, 'rent'],
    ['is the rent where it is the expected rent', { fairRent: 120 }, 120, 'rent'],
    ['is the expected rent where the rent is below it', { fairRent: 121 }, 121, 'expected'],
    ['looks at the higher of municipal value and fair rent', { municipalValue: 150, fairRent: 130 }, 150, 'expected'],
    ['stops at the standard rent', { municipalValue: 150, standardRent: 125 }, 125, 'expected'],
    ['may be above the standard rent when the rent is', { municipalValue: 150, standardRent: 100 }, 120, 'rent'],
    ['takes a standard rent of nothing at its word', { municipalValue: 150, standardRent: 0 }, 120, 'rent'],
    ['is less by rent that was not recovered', { unrealisedRent: 20 }, 100, 'rent'],
    ['is not below zero for that', { unrealisedRent: 500 }, 0, 'rent'],
    ['is the rent of the months let where only vacancy is to blame', { monthsLet: 9, fairRent: 100 }, 90, 'vacancy'],
    ['is the expected rent where the rent asked is too low anyway', { monthsLet: 9, fairRent: 130 }, 130, 'expected'],
    ['is nothing for a house that was vacant all year', { monthsLet: 0, fairRent: 100 }, 0, 'vacancy'],
    ['counts expected rent for the months owned', { monthsOwned: 6, monthsLet: 6, fairRent: 144 }, 72, 'expected'],
  ])('%s', (_, changes, value, test) => {
    const income = only({ ...letHouse, ...changes });
    expect([income.annualValue, income.test]).toEqual([value, test]);
  });

  it('of a house neither let nor lived in is the expected rent, whatever rent was asked', () => {
    expect(only({ ...letHouse, use: 'deemedLetOut', fairRent: 90 })).toMatchObject({ annualValue: 90, actualRent: 0 });
  });
});

describe('the income of a let house', () => {
  it('is the annual value less municipal tax, a quarter for repairs and all interest', () => {
    const income = only({ ...letHouse, municipalTaxPaid: 20, interest: 45 });
    expect(income).toMatchObject({ netAnnualValue: 100, repairs: 25, interestAllowed: 45, income: 30 });
  });

  it('may be a loss without limit', () => {
    expect(only({ ...letHouse, interest: 1_000 }).income).toBe(90 - 1_000);
  });

  it('has no repairs where municipal tax exceeds the rent', () => {
    expect(only({ ...letHouse, municipalTaxPaid: 150 })).toMatchObject({
      netAnnualValue: -30,
      repairs: 0,
      income: -30,
    });
  });

  it('takes a quarter of the interest of the years before completion', () => {
    expect(only({ ...letHouse, interest: 10, earlierInterest: 40 }).interest).toBe(20);
  });

  it('has three quarters of arrears besides', () => {
    expect(only({ ...letHouse, arrears: 40 })).toMatchObject({ arrears: 30, income: 90 + 30 });
  });

  it('is the owner’s share of everything', () => {
    const house = { ...letHouse, municipalTaxPaid: 20, interest: 40, arrears: 40, fairRent: 80 };
    const whole = only(house);
    const half = only({ ...house, share: 50 });
    for (const name of ['expectedRent', 'actualRent', 'annualValue', 'municipalTax', 'netAnnualValue'] as const) {
      expect([name, half[name]]).toEqual([name, whole[name] / 2]);
    }
    for (const name of ['repairs', 'interest', 'arrears', 'income'] as const) {
      expect([name, half[name]]).toEqual([name, whole[name] / 2]);
    }
  });

  it('is the same in the new regime', () => {
    const houses = [{ ...letHouse, interest: 1_000 }];
    expect(houseIncomes(houses, toyYear, 'new')).toEqual(houseIncomes(houses, toyYear, 'old'));
  });
});

describe('a house lived in', () => {
  it('has no value, no tax and no repairs; its interest is a loss up to the limit', () => {
    const house = { ...livedIn, fairRent: 500, municipalTaxPaid: 20, interest: 80 };
    expect(only(house)).toMatchObject({
      annualValue: 0,
      municipalTax: 0,
      repairs: 0,
      interestAllowed: 80,
      income: -80,
    });
    expect(only({ ...house, interest: 100 }).interestAllowed).toBe(100);
    expect(only({ ...house, interest: 101 }).interestAllowed).toBe(100);
  });

  it('has earlier interest inside the limit, not on top', () => {
    expect(only({ ...livedIn, interest: 80, earlierInterest: 200 })).toMatchObject({
      interest: 130,
      interestAllowed: 100,
    });
  });

  it('has the lower limit where the loan does not meet the conditions', () => {
    expect(only({ ...livedIn, interest: 80, interestCapFull: false }).interestAllowed).toBe(30);
  });

  it('shares one limit with other such houses, the lower one inside it', () => {
    const two = { ...toyYear, house: { ...toyYear.house, selfOccupied: { ...toyYear.house.selfOccupied, value: 3 } } };
    const allowed = (...houses: readonly House[]) =>
      houseIncomes(houses, two, 'old').map((house) => house.interestAllowed);
    const full = { ...livedIn, interest: 80 };
    const limited = { ...livedIn, interest: 80, interestCapFull: false };
    expect(allowed(full, full)).toEqual([80, 20]);
    expect(allowed(limited, full)).toEqual([30, 70]);
    expect(allowed(full, limited)).toEqual([80, 20]);
    expect(allowed(limited, limited, full)).toEqual([30, 0, 70]);
  });

  it('is measured by the owner’s share: each owner has a limit of his own', () => {
    expect(only({ ...livedIn, interest: 180, share: 50 })).toMatchObject({ interest: 90, interestAllowed: 90 });
  });

  it('beyond the number allowed is deemed let: the first ones named stay', () => {
    const [first, second] = inOld({ ...livedIn, interest: 10 }, { ...livedIn, fairRent: 120, interest: 150 });
    expect(first).toMatchObject({ use: 'selfOccupied', income: -10 });
    expect(second).toMatchObject({ use: 'deemedLetOut', annualValue: 120, repairs: 30, income: 120 - 30 - 150 });
  });

  it('has no interest in the new regime, and no −0 for it', () => {
    const [income] = houseIncomes([{ ...livedIn, interest: 80 }], toyYear, 'new');
    expect(income).toMatchObject({ interest: 80, interestAllowed: 0, income: 0 });
  });
});

it('a house that was vacant keeps its rent where only the vacancy took it below the expected rent', () => {
  expect(only({ ...letHouse, monthsLet: 11, fairRent: 120 })).toMatchObject({ annualValue: 110, test: 'vacancy' });
  expect(only({ ...letHouse, monthsLet: 11, fairRent: 121 })).toMatchObject({ annualValue: 121, test: 'expected' });
});

it('each house says how its value was found; one that is let stays let behind two that are lived in', () => {
  const valued = { ...livedIn, fairRent: 40 };
  expect(inOld(livedIn, valued, letHouse).map(({ use, test }) => [use, test])).toEqual([
    ['selfOccupied', 'selfOccupied'],
    ['deemedLetOut', 'expected'],
    ['letOut', 'rent'],
  ]);
});

describe('a let house with empty months whose rent is low anyway', () => {
  const house: House = { ...letHouse, monthsLet: 9, fairRent: 130 };

  it.each([
    ['expected', 130],
    ['expectedLessVacancy', 100],
    ['rent', 90],
  ] as const)('is worth, read as %s, ₹%d', (lowRentWithVacancy, value) => {
    const [income] = houseIncomes([house], toyYear, 'old', { ...usualReadings, lowRentWithVacancy });
    expect(income?.annualValue).toBe(value);
  });

  it('is worth the expected rent in every reading where the owner lived in it meanwhile', () => {
    for (const lowRentWithVacancy of ['expected', 'expectedLessVacancy', 'rent'] as const) {
      const own = { ...house, monthsOwnUse: 3 };
      const [income] = houseIncomes([own], toyYear, 'old', { ...usualReadings, lowRentWithVacancy });
      expect(income).toMatchObject({ annualValue: 130, rentWithoutVacancy: 90 });
    }
  });
});

describe('naming the houses lived in', () => {
  it('leaves a list within the limit as it is', () => {
    expect(selfOccupiedChoices([livedIn, letHouse, livedIn], 2)).toEqual([[livedIn, letHouse, livedIn]]);
    expect(selfOccupiedChoices([livedIn, letHouse, letHouse], 1)).toEqual([[livedIn, letHouse, letHouse]]);
  });

  it('gives every pair out of three, let houses untouched', () => {
    const uses = selfOccupiedChoices([livedIn, letHouse, livedIn, livedIn], 2).map((way) => way.map(({ use }) => use));
    expect(uses).toEqual([
      ['selfOccupied', 'letOut', 'selfOccupied', 'deemedLetOut'],
      ['selfOccupied', 'letOut', 'deemedLetOut', 'selfOccupied'],
      ['deemedLetOut', 'letOut', 'selfOccupied', 'selfOccupied'],
    ]);
  });

  it('names the houses whose rent is not known first, as only a known one can be taxed', () => {
    const known = { ...livedIn, fairRent: 100 };
    const uses = (...houses: readonly House[]) =>
      selfOccupiedChoices(houses, 2).map((way) => way.map(({ use }) => (use === 'deemedLetOut' ? 'let' : 'own')));
    expect(uses(livedIn, known, livedIn)).toEqual([['own', 'let', 'own']]);
    expect(uses(livedIn, known, known)).toEqual([
      ['own', 'own', 'let'],
      ['own', 'let', 'own'],
    ]);
    expect(uses(known, known, known)).toHaveLength(3);
  });

  it('leaves a house out of the sums that counts as let at a rent nobody knows', () => {
    const costs = { municipalTaxPaid: 5, interest: 70, earlierInterest: 8 };
    const ways = selfOccupiedChoices([livedIn, { ...livedIn, ...costs }], 1);
    expect(ways.map((way) => inOld(...way).map(({ use, income }) => [use, income + 0]))).toEqual([
      [
        ['selfOccupied', 0],
        ['deemedLetOut', 0],
      ],
      [
        ['deemedLetOut', 0],
        // 70 of this year and a quarter of 8.
        ['selfOccupied', -72],
      ],
    ]);
  });
});
