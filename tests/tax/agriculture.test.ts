import fc from 'fast-check';
import { makesUrban, netAgriculturalIncome, reachOf, splitOfCrop } from '@/lib/tax/agriculture';

// Toy law: towns of 10 people or more; up to 100 people they reach 1 km, beyond that 3 km. Losses live two years.
const toy = {
  insideFrom: 10,
  bands: [
    { above: 10, upTo: 100, km: 1 },
    { above: 100, upTo: null, km: 3 },
  ],
};
const outside = (population: number, distanceKm: number) => ({ inside: false, population, distanceKm });
const inside = (population: number) => ({ inside: true, population, distanceKm: 0 });

describe('land near a town', () => {
  it('is urban within the limits of a town of ten people, and rural within those of nine', () => {
    expect(makesUrban(inside(10), toy)).toBe(true);
    expect(makesUrban(inside(9), toy)).toBe(false);
  });

  it('is rural just outside a town of exactly ten people, which does not reach beyond its limits', () => {
    expect(makesUrban(outside(10, 0), toy)).toBe(false);
    expect(makesUrban(outside(11, 0), toy)).toBe(true);
  });

  it('is urban at the very end of the reach and rural beyond it', () => {
    expect(makesUrban(outside(100, 1), toy)).toBe(true);
    expect(makesUrban(outside(100, 1.001), toy)).toBe(false);
    expect(makesUrban(outside(101, 3), toy)).toBe(true);
    expect(makesUrban(outside(101, 3.001), toy)).toBe(false);
  });

  it('lies within a reach that never shrinks as the town grows', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (people, more) => reachOf(people + more, toy) >= reachOf(people, toy)),
    );
  });
});

describe('net agricultural income', () => {
  const net = (sources: number, losses: readonly [string, number][] = [], stateTax = 0) =>
    netAgriculturalIncome(
      { sources, stateTax, losses: losses.map(([financialYear, amount]) => ({ financialYear, amount })) },
      '2025-26',
      2,
    );

  it('is what is left after the State’s tax', () => {
    expect(net(100, [], 30)).toEqual({ ofTheYear: 70, setOff: 0, net: 70, lapsed: 0, carriedForward: [] });
  });

  it('is nil for a loss, which is carried forward', () => {
    expect(net(-40)).toMatchObject({
      ofTheYear: -40,
      net: 0,
      carriedForward: [{ financialYear: '2025-26', amount: 40 }],
    });
  });

  it('takes the oldest loss first, and carries forward what is left', () => {
    expect(
      net(100, [
        ['2024-25', 80],
        ['2023-24', 50],
      ]),
    ).toMatchObject({
      setOff: 100,
      net: 0,
      carriedForward: [{ financialYear: '2024-25', amount: 30 }],
    });
  });

  it('drops the rest of a loss in the last year of its life', () => {
    expect(net(10, [['2023-24', 50]])).toMatchObject({ setOff: 10, net: 0, lapsed: 0, carriedForward: [] });
  });

  it('carries forward nothing of a loss that is used up, and of a year that comes to nothing', () => {
    expect(net(80, [['2024-25', 80]])).toMatchObject({ setOff: 80, net: 0, carriedForward: [] });
    expect(net(0, [])).toMatchObject({ net: 0, carriedForward: [] });
  });

  it('takes no loss that is too old, and none of the year itself', () => {
    expect(
      net(100, [
        ['2022-23', 50],
        ['2025-26', 20],
      ]),
    ).toMatchObject({ setOff: 0, net: 100, lapsed: 50 });
  });

  it('uses no earlier loss in a year of loss', () => {
    expect(net(-10, [['2024-25', 5]])).toMatchObject({
      setOff: 0,
      net: 0,
      carriedForward: [
        { financialYear: '2024-25', amount: 5 },
        { financialYear: '2025-26', amount: 10 },
      ],
    });
  });
});

describe('income from a crop that is grown and processed', () => {
  it('is split into two parts that make up the whole, for profit and loss alike', () => {
    expect(splitOfCrop(100, 65)).toEqual({ agricultural: 65, business: 35 });
    expect(splitOfCrop(-100, 65)).toEqual({ agricultural: -65, business: -35 });
    expect(splitOfCrop(0, 65)).toEqual({ agricultural: 0, business: 0 });
    expect(Object.is(splitOfCrop(-0, 65).agricultural, 0)).toBe(true);
  });
});
