/** The value on which customs duty is charged, and the duties on it, by rates of round figures. */
import { assessableValue, dutiesOn } from '@/lib/tax/customs';

const near = (amount: number) => expect.closeTo(amount, 9);

describe('the assessable value', () => {
  const rule = { freight: 20, insurance: 1.125, airFreightAtMost: 10 };
  const unknown = { freight: null, insurance: null };
  const parts = (
    terms: 'fob' | 'cfr' | 'ci' | 'cif',
    known: { freight: number | null; insurance: number | null } = unknown,
    byAir = false,
  ) => {
    const { freight, insurance, value } = assessableValue({ price: 1_000, terms, byAir }, known, rule);
    return [freight, insurance, value];
  };

  it('adds shares of the price for what is not known and not in it', () => {
    expect(parts('fob')).toEqual([200, 11.25, 1_211.25]);
    expect(parts('cfr')).toEqual([0, 11.25, 1_011.25]);
    expect(parts('ci')).toEqual([200, 0, 1_200]);
    expect(parts('cif')).toEqual([0, 0, 1_000]);
  });

  it('adds what is known, and not what the price holds already', () => {
    const known = { freight: 300, insurance: 0 };
    expect(parts('fob', known)).toEqual([300, 0, 1_300]);
    expect(parts('cif', known)).toEqual([0, 0, 1_000]);
    expect(parts('cfr', { freight: 300, insurance: 7 })).toEqual([0, 7, 1_007]);
    expect(parts('ci', { freight: 300, insurance: 7 })).toEqual([300, 0, 1_300]);
  });

  it('counts freight by air up to a share', () => {
    expect(parts('fob', unknown, true)).toEqual([100, 11.25, 1_111.25]);
    expect(parts('fob', { freight: 300, insurance: 0 }, true)).toEqual([100, 0, 1_100]);
    expect(parts('fob', { freight: 60, insurance: 0 }, true)).toEqual([60, 0, 1_060]);
  });
});

describe('duties', () => {
  const rates = {
    basic: 10,
    agriculture: 5,
    welfare: 10,
    welfareOnAgriculture: true,
    healthCess: 3,
    remedies: 7,
    igst: 18,
    compensationCess: 10,
  };

  it('stand on each other in their order', () => {
    // 10 % of 100 + 50; 18 % and 10 % of 1,000 + 100 + 50 + 15 + 30 + 7 = 1,202.
    expect(dutiesOn(1_000, rates)).toEqual({
      basic: 100,
      agriculture: 50,
      welfareBase: 150,
      welfare: 15,
      healthCess: 30,
      remedies: 7,
      igstBase: 1_202,
      igst: near(216.36),
      compensationCess: near(120.2),
      total: near(538.56),
    });
  });

  it('may leave the agriculture cess out of the base of the welfare surcharge', () => {
    expect(dutiesOn(1_000, { ...rates, welfareOnAgriculture: false })).toMatchObject({
      welfareBase: 100,
      welfare: 10,
      igstBase: 1_197,
    });
  });
});
