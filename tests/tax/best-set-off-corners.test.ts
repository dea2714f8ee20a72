/**
 * Which placements of losses the search for the lowest tax looks at: all corners, each once, and nothing else. A corner has every kind of
 * income but one at a turn, at nil or used up; where no more may meet short-term gains, since losses need the long-term ones, every kind but
 * two. Turns are worked out by hand; the law is made up: gains bear 20, 15, 12, 10, 10, 10 and 8 % as listed, the last two less 40 of them,
 * land at most 20 % of its indexed gain.
 */
import { cornersOf, looked, type Person, written } from './looked-at';
import { classes, isLong } from './year-of-rates';

describe('classes at one rate, of which the highest is met first', () => {
  test.each<[string, Person, number[][]]>([
    // All against salary; all against gains; down to 170 of salary; all of the gains at 15 %.
    [
      'one loss against salary and gains',
      { income: { salary: 200, shortTermEquity: 50, longTermOther: 30 }, losses: [['house', 60]], turns: [170] },
      [
        [60, 0, 0],
        [0, 50, 10],
        [30, 30, 0],
        [10, 50, 0],
      ],
    ],
    [
      'winnings, which no loss meets',
      { income: { salary: 200, shortTermEquity: 50, winnings: 100 }, losses: [['house', 60]] },
      [
        [60, 0],
        [10, 50],
      ],
    ],
    // The long-term loss leaves 40 to short-term gains and to 25 at slab rates.
    [
      'a long-term loss, which needs its part of the gains',
      {
        income: { slabShortTerm: 25, shortTermEquity: 40, longTermOther: 40 },
        losses: [
          ['long', 30],
          ['short', 40],
        ],
        turns: [15],
      },
      [
        [25, 15, 30],
        [0, 40, 30],
        [10, 30, 30],
      ],
    ],
    // Beside 30 of long-term gains: 25 at slab rates and 5 of equity, 20 and 10; or 10 and 10 beside 40.
    [
      'short-term gains to their end beside a long-term loss',
      {
        income: { slabShortTerm: 25, shortTermEquity: 10, longTermOther: 40 },
        losses: [
          ['long', 30],
          ['short', 30],
        ],
      },
      [
        [25, 5, 30],
        [20, 10, 30],
        [10, 10, 40],
      ],
    ],
    [
      'two short-term rates and one below them',
      {
        income: { shortTermEquity: 20, shortTermEquityEarly: 30, longTermOther: 40 },
        losses: [
          ['long', 30],
          ['short', 30],
        ],
      },
      [[0, 20, 10, 30]],
    ],
    [
      'long-term gains above and below short-term ones',
      {
        income: { longTermIndexedEarly: 25, shortTermEquity: 20, longTermOther: 40 },
        losses: [
          ['long', 30],
          ['short', 20],
        ],
      },
      [[0, 25, 20, 5]],
    ],
    // The ends of the gains at 15 % and 12 %, as far as 60 go.
    [
      'salary beside three rates',
      {
        income: { salary: 100, shortTermEquity: 20, shortTermEquityEarly: 30, longTermOther: 40 },
        losses: [['house', 60]],
      },
      [
        [60, 0, 0, 0],
        [0, 20, 30, 10],
        [40, 20, 0, 0],
        [10, 20, 30, 0],
      ],
    ],
    [
      'land whose indexed gain is no help',
      {
        income: { salary: 100, longTermOther: 30 },
        land: [
          { plain: 20, indexed: null },
          { plain: 10, indexed: 10 },
        ],
        losses: [['house', 50]],
      },
      [
        [50, 0, 0],
        [0, 30, 20],
        [20, 30, 0],
      ],
    ],
    ['income at slab rates alone', { income: { salary: 100 }, losses: [['house', 50]] }, [[50]]],
  ])('%s', (_, person, corners) => {
    expect(looked(person).taken).toEqual(corners.map(written).sort());
  });
});

it('the law is asked by what losses leave', () => {
  // Of 130 and 90 a long-term loss of 30 and a house loss of 70 leave 120; salary keeps 100 − 70 at least, and 100 − 10 at most.
  const person: Person = {
    income: { salary: 130, shortTermEquity: 30, longTermOther: 60 },
    losses: [
      ['long', 30],
      ['house', 70],
    ],
  };
  expect(looked(person).asked).toEqual([
    [120, 120],
    [120, 60, 120],
  ]);
});

describe('classes whose tax turns', () => {
  /** Persons, what losses take of income at slab rates at least, at turns and at most, and turns of each class between nil and all of it. */
  const cases: [string, Person, readonly number[], readonly (readonly number[])[], number, number][] = [
    // Of 90 the first 50 are taxed.
    [
      'gains of section 112A',
      { income: { salary: 100, longTermEquity: 90 }, losses: [['house', 60]], turns: [70] },
      [0, 30, 60],
      [[0, 50, 90]],
      60,
      0,
    ],
    // 40 of the gains at 10 % are exempt; once those are 40, of those at 8 % too: all 30 where 10 are left.
    [
      'both rates of section 112A',
      { income: { salary: 100, longTermEquity: 100, longTermEquityEarly: 30 }, losses: [['house', 95]], turns: [70] },
      [0, 30, 95],
      [
        [0, 60, 90, 100],
        [0, 30],
      ],
      95,
      0,
    ],
    [
      'both rates of section 112A, with more at the lower',
      { income: { salary: 100, longTermEquity: 30, longTermEquityEarly: 100 }, losses: [['house', 95]] },
      [0, 95],
      [
        [0, 30],
        [0, 60, 90, 100],
      ],
      95,
      0,
    ],
    // Of 100 plain, 70 indexed: 10 % until 60 and 30 are left, nothing once 70 are gone.
    [
      'land with indexed cost',
      { income: { salary: 100 }, land: [{ plain: 100, indexed: 70 }], losses: [['house', 90]], turns: [50] },
      [0, 50, 90],
      [[0, 40, 70, 100]],
      90,
      0,
    ],
    // The first ends at 50, the second at 90. Of the third 10 % until 40 and 20 are left, at 100, and nothing from 120 on.
    [
      'three properties',
      {
        income: { salary: 100 },
        land: [
          { plain: 50, indexed: 60 },
          { plain: 40, indexed: null },
          { plain: 50, indexed: 30 },
        ],
        losses: [['house', 100]],
      },
      [0, 100],
      [[0, 50, 90, 100, 120, 140]],
      100,
      0,
    ],
    // Of each class 20 may be covered by the exemption.
    [
      'an unused exemption of 20',
      {
        income: { salary: 80, shortTermEquity: 60, longTermEquity: 90 },
        land: [{ plain: 100, indexed: 70 }],
        losses: [['house', 100]],
        covered: 20,
      },
      [0, 80],
      [
        [0, 40, 60],
        [0, 20, 40, 50, 70, 80, 100],
        [0, 30, 50, 90],
      ],
      100,
      0,
    ],
    [
      'an exemption beside a long-term loss',
      {
        income: {
          slabShortTerm: 30,
          shortTermEquity: 60,
          shortTermEquityEarly: 35,
          longTermOther: 50,
          longTermEquity: 90,
        },
        losses: [
          ['long', 65],
          ['short', 55],
        ],
        turns: [18],
        covered: 15,
      },
      [0, 12, 30],
      [
        [0, 45, 60],
        [0, 20, 35],
        [0, 35, 50],
        [0, 35, 50, 90],
      ],
      120,
      65,
    ],
    [
      'a long-term loss, and long-term classes that all turn',
      {
        income: { salary: 70, longTermEquity: 90 },
        land: [{ plain: 60, indexed: 40 }],
        losses: [
          ['long', 75],
          ['house', 50],
        ],
        turns: [40],
      },
      [0, 30, 50],
      [
        [0, 20, 40, 60],
        [0, 50, 90],
      ],
      125,
      75,
    ],
  ];
  const kindsOf = (person: Person, plain: readonly number[], turns: readonly (readonly number[])[]) => {
    const present = classes.filter((name) => (name === 'longTermLand' ? person.land : person.income[name]));
    return [
      { least: Math.min(...plain), most: Math.max(...plain), turns: plain, isLong: false },
      ...turns.map((each, place) => ({ most: Math.max(...each), turns: each, isLong: isLong(present[place] ?? '') })),
    ];
  };

  test.each(cases)('%s', (_, person, plain, turns, total, onlyLong) => {
    expect(looked(person).taken).toEqual(cornersOf(kindsOf(person, plain, turns), total, onlyLong));
  });

  it('stand beside one whose tax does not turn', () => {
    const person: Person = {
      income: { salary: 100, longTermOther: 20 },
      land: [{ plain: 100, indexed: 70 }],
      losses: [['house', 90]],
      turns: [50],
    };
    const kinds = kindsOf(
      person,
      [0, 50, 90],
      [
        [0, 20],
        [0, 40, 70, 100],
      ],
    );
    expect(looked(person).taken).toEqual(expect.arrayContaining(cornersOf(kinds, 90, 0)));
  });

  it('stand beside gains at higher rates, long-term and short-term', () => {
    // The long-term loss leaves 20 to short-term gains: 25 at 20 %, 20 at 15 %, and 5 of those of section 112A.
    const person: Person = {
      income: { slabShortTerm: 15, longTermIndexedEarly: 25, shortTermEquity: 20, longTermEquity: 90 },
      losses: [
        ['long', 30],
        ['short', 20],
      ],
    };
    expect(looked(person).taken).toContain(written([0, 25, 20, 5]));
  });
});
