/** Where the rebate is just used up, the search for the lowest tax looks between two corners. Figures are made up. */
import { looked, type Person, written } from './looked-at';

describe('a rebate that is just used up', () => {
  const income = { salary: 200, shortTermEquity: 50, longTermOther: 30 };
  const person: Person = { income, losses: [['house', 60]], turns: [170] };
  const corners = [
    [60, 0, 0],
    [0, 50, 10],
    [30, 30, 0],
    [10, 50, 0],
  ];
  /** 10 % of salary and other gains, 15 % of equity: 24.50, 22, 23 and 22 are left. */
  const against = ([plain = 0, short = 0, long = 0]: readonly number[]) =>
    (200 - plain) * 0.1 + (50 - short) * 0.15 + (30 - long) * 0.1;

  test.each([
    // Between salary and gains at 15 %: each 20 exchanged are 1.
    [23.5, [40, 20, 0]],
    [22.5, [20, 40, 0]],
  ])('at %p is looked at between two corners', (atMost, between) => {
    const rebated = (taken: readonly number[]) => ({ against: against(taken), atMost });
    expect(looked({ ...person, rebated }).taken).toEqual([...corners, between].map(written).sort());
  });

  test.each([21, 22, 24.5, 30])('at %p is used up at a corner, or nowhere', (atMost) => {
    const rebated = (taken: readonly number[]) => ({ against: against(taken), atMost });
    expect(looked({ ...person, rebated }).taken).toEqual(corners.map(written).sort());
  });

  it('is not looked for where there is no rebate, or between corners that differ in three places', () => {
    const rebated = (taken: readonly number[]) =>
      taken[0] === 60 || taken[0] === 0 ? { against: against(taken), atMost: 22.5 } : null;
    expect(looked({ ...person, rebated }).taken).toEqual(corners.map(written).sort());
  });

  it('is looked at where one kind of income stays as it is', () => {
    // Land meets 10 at its turn. Salary bears 10 %, the first 50 of gains of section 112A 20 %.
    const owner: Person = {
      income: { salary: 100, longTermEquity: 90 },
      land: [{ plain: 50, indexed: 30 }],
      losses: [['house', 60]],
      rebated: ([plain = 0, land = 0, equity = 0]) => ({
        against: 30 - plain * 0.1 - equity * 0.2 - land * 0.3,
        atMost: 20,
      }),
    };
    const { taken } = looked(owner);
    // With 10 of land, 50 of the others: 10 % of 50 and 10 % of equity are 7, so equity meets 20. With 0 of land: 60 and 40.
    expect(taken).toContain(written([30, 10, 20]));
    expect(taken).toContain(written([20, 0, 40]));
    // With 30 of land 9 are gone: 10 % of 30 is more than the rest of 1.
    expect(taken).not.toContain(written([40, 30, -10]));
    // Beside 50 of equity none is left for land.
    expect(taken).toContain(written([10, 0, 50]));
  });

  it('is looked at where income at slab rates stays as it is', () => {
    // 40 of salary are 4, so 20 of land and equity are 5.50: 15 at 30 % and 5 at 20 %.
    const owner: Person = {
      income: { salary: 100, longTermEquity: 90 },
      land: [{ plain: 50, indexed: 30 }],
      losses: [['house', 60]],
      turns: [60],
      rebated: ([plain = 0, land = 0, equity = 0]) => ({
        against: 30 - plain * 0.1 - equity * 0.2 - land * 0.3,
        atMost: 20.5,
      }),
    };
    expect(looked(owner).taken).toContain(written([40, 15, 5]));
  });
});
