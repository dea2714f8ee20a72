import { type Gift, taxableGifts } from '@/lib/tax/gifts';

const limits = { above: 50_000, ofPricePercent: 10 };
const gift = (what: Gift['what'], value: number, paid = 0, exempt = false): Gift => ({ what, value, paid, exempt });
const taxed = (...gifts: Gift[]) => taxableGifts(gifts, limits);

describe('gifts that are income: section 56(2)(x)', () => {
  it('adds up money and taxes all of it above the limit', () => {
    expect(taxed(gift('money', 50_000))).toEqual([0]);
    expect(taxed(gift('money', 50_001))).toEqual([50_001]);
    expect(taxed(gift('money', 20_000), gift('money', 40_000))).toEqual([20_000, 40_000]);
  });

  it('leaves exempt gifts out, of the sum too', () => {
    expect(taxed(gift('money', 40_000), gift('money', 5_00_000, 0, true))).toEqual([0, 0]);
  });

  it('tests movable things given for nothing and bought too cheaply apart', () => {
    expect(taxed(gift('movable', 30_000), gift('movable', 90_000, 60_000))).toEqual([0, 0]);
    expect(taxed(gift('movable', 30_000), gift('movable', 30_000))).toEqual([30_000, 30_000]);
    expect(taxed(gift('movable', 2_00_000, 1_49_999))).toEqual([50_001]);
  });

  it('tests land and buildings one by one, the cheaply bought also by their price', () => {
    expect(taxed(gift('immovable', 50_000), gift('immovable', 50_000))).toEqual([0, 0]);
    expect(taxed(gift('immovable', 50_001))).toEqual([50_001]);
    expect(taxed(gift('immovable', 55_00_000, 50_00_000), gift('immovable', 55_00_001, 50_00_000))).toEqual([
      0, 5_00_001,
    ]);
    expect(taxed(gift('immovable', 3_50_000, 3_00_000), gift('immovable', 3_50_001, 3_00_000))).toEqual([0, 50_001]);
  });

  it('never adds up gifts of two kinds', () => {
    // 30,000 each: money, things for nothing and too cheaply, land for nothing and too cheaply.
    const kinds = [
      gift('money', 30_000),
      gift('movable', 30_000),
      gift('movable', 90_000, 60_000),
      gift('immovable', 30_000),
      gift('immovable', 90_000, 60_000),
    ];
    expect(taxed(...kinds)).toEqual([0, 0, 0, 0, 0]);
    // One more of its kind, and both are taxed.
    for (const [place, each] of kinds.slice(0, 3).entries()) {
      expect(taxed(...kinds, each)).toEqual([...kinds, each].map((_, at) => (at === place || at === 5 ? 30_000 : 0)));
    }
  });

  it('counts nothing where the price is above the worth', () => {
    expect(taxed(gift('movable', 1_00_000, 2_00_000))).toEqual([0]);
  });
});
