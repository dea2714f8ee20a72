import { type HeadsOfIncome, setOffLosses } from '@/lib/tax/set-off';
import { type BroughtForwardLoss, type LossKind, type Readings, usualReadings } from '@/lib/tax/taxpayer';
import { noHeads as nothing, toyYear } from './toy-year';

function setOffOf(
  heads: Partial<HeadsOfIncome>,
  losses: readonly BroughtForwardLoss[] = [],
  regime: 'new' | 'old' = 'old',
  readings: Readings = usualReadings,
) {
  return setOffLosses({ ...nothing, ...heads }, losses, toyYear, regime, readings);
}

/** Set-offs in short: what against what, how much. */
const inShort = ({ setOffs }: ReturnType<typeof setOffOf>) =>
  setOffs.map(({ kind, against, amount }) => `${kind} → ${against}: ${amount}`);

/** A loss of a year before the toy year, 2040-41. */
const lossOf = (kind: LossKind, yearsAgo: number, amount: number): BroughtForwardLoss => ({
  kind,
  financialYear: `${2040 - yearsAgo}-${String(41 - yearsAgo)}`,
  amount,
});

describe('losses of the year, within their head', () => {
  it('a business loss meets speculative profit', () => {
    const result = setOffOf({ regularBusiness: -80, speculativeBusiness: 50 });
    expect(inShort(result)).toEqual(['business → speculativeBusiness: 50']);
    expect(result.carriedForward).toEqual([{ kind: 'business', financialYear: '2040-41', amount: 30 }]);
  });

  it('a speculative loss meets nothing else', () => {
    const result = setOffOf({ regularBusiness: 80, speculativeBusiness: -50, otherSources: 100, salary: 100 });
    expect(inShort(result)).toEqual([]);
    expect(result).toMatchObject({ regularBusiness: 80, speculativeBusiness: 0, otherSources: 100 });
    expect(result.carriedForward).toEqual([{ kind: 'speculative', financialYear: '2040-41', amount: 50 }]);
  });

  it('a short-term loss meets slab-rate gains first, then the highest rate, land before listed shares', () => {
    const result = setOffOf({
      slabShortTerm: 10,
      special: {
        amounts: { longTermEquity: 10, longTermOther: 10, shortTermEquity: 10 },
        land: [{ plain: 10, indexed: 4 }],
      },
      shortTermLoss: 45,
    });
    expect(inShort(result)).toEqual([
      'shortTermCapital → slabShortTerm: 10',
      'shortTermCapital → shortTermEquity: 10',
      'shortTermCapital → longTermOther: 10',
      'shortTermCapital → longTermLand: 10',
      'shortTermCapital → longTermEquity: 5',
    ]);
    expect(result.special).toEqual({
      amounts: { longTermEquity: 5, longTermOther: 0, shortTermEquity: 0 },
      land: [{ plain: 0, indexed: -6 }],
    });
  });

  it('a long-term loss meets long-term gains alone, and goes before a short-term loss', () => {
    const result = setOffOf({
      slabShortTerm: 20,
      special: { amounts: { shortTermEquity: 20, longTermOther: 30 }, land: [] },
      longTermLoss: 50,
      shortTermLoss: 30,
    });
    expect(inShort(result)).toEqual([
      'longTermCapital → longTermOther: 30',
      'shortTermCapital → slabShortTerm: 20',
      'shortTermCapital → shortTermEquity: 10',
    ]);
    expect(result.carriedForward).toEqual([{ kind: 'longTermCapital', financialYear: '2040-41', amount: 20 }]);
  });

  it('a capital loss leaves its head never', () => {
    const result = setOffOf({ salary: 100, otherSources: 100, house: 100, regularBusiness: 100, shortTermLoss: 40 });
    expect(inShort(result)).toEqual([]);
    expect(result.carriedForward).toEqual([{ kind: 'shortTermCapital', financialYear: '2040-41', amount: 40 }]);
  });
});

it('with special rates first, losses of every kind meet income at slab rates last', () => {
  const special = { amounts: { shortTermEquity: 30, longTermOther: 5 }, land: [] };
  const inOrder = (heads: Partial<HeadsOfIncome>, losses: readonly BroughtForwardLoss[] = []) =>
    inShort(setOffLosses({ ...nothing, special, ...heads }, losses, toyYear, 'old', usualReadings, 'specialFirst'));
  const afterGains = (kind: LossKind) => [`${kind} → shortTermEquity: 30`, `${kind} → longTermOther: 5`];
  expect(inOrder({ slabShortTerm: 10, shortTermLoss: 40 })).toEqual([
    ...afterGains('shortTermCapital'),
    'shortTermCapital → slabShortTerm: 5',
  ]);
  expect(inOrder({ slabShortTerm: 10 }, [lossOf('shortTermCapital', 1, 40)])).toEqual([
    ...afterGains('shortTermCapital'),
    'shortTermCapital → slabShortTerm: 5',
  ]);
  expect(inOrder({ house: -40, salary: 100 })).toEqual([...afterGains('house'), 'house → salary: 5']);
  expect(inOrder({ regularBusiness: -40, otherSources: 100 })).toEqual([
    ...afterGains('business'),
    'business → otherSources: 5',
  ]);
});

describe('losses of the year, across heads', () => {
  it('a house loss meets salary first, up to the limit; the rest is carried forward', () => {
    const result = setOffOf({ house: -250, salary: 60, otherSources: 500 });
    expect(inShort(result)).toEqual(['house → salary: 60', 'house → otherSources: 40']);
    expect(result.carriedForward).toEqual([{ kind: 'house', financialYear: '2040-41', amount: 150 }]);
    expect(result.lapsedHouseLoss).toBe(0);
  });

  it('a house loss goes on to business and gains, as far as there are any', () => {
    const result = setOffOf({
      house: -100,
      regularBusiness: 10,
      speculativeBusiness: 10,
      slabShortTerm: 10,
      special: { amounts: { longTermEquity: 10, shortTermEquity: 10 }, land: [] },
    });
    expect(inShort(result)).toEqual([
      'house → regularBusiness: 10',
      'house → speculativeBusiness: 10',
      'house → slabShortTerm: 10',
      'house → shortTermEquity: 10',
      'house → longTermEquity: 10',
    ]);
    // What nothing took within the limit is carried forward too.
    expect(result.carriedForward).toEqual([{ kind: 'house', financialYear: '2040-41', amount: 50 }]);
  });

  it('a house loss above the limit is carried forward with what nothing took within it', () => {
    // Of 150 salary takes 60; 40 within the limit of 100 and 50 above it are left.
    expect(setOffOf({ house: -150, salary: 60 }).carriedForward).toEqual([
      { kind: 'house', financialYear: '2040-41', amount: 90 },
    ]);
  });

  it('in the new regime a house loss meets nothing and lapses, or is carried forward where that reading is chosen', () => {
    const heads = { house: -250, salary: 600 };
    expect(setOffOf(heads, [], 'new')).toMatchObject({
      salary: 600,
      setOffs: [],
      carriedForward: [],
      lapsedHouseLoss: 250,
    });
    const carried = setOffOf(heads, [], 'new', { ...usualReadings, newRegimeHouseLossCarried: true });
    expect(carried.carriedForward).toEqual([{ kind: 'house', financialYear: '2040-41', amount: 250 }]);
    expect(carried.lapsedHouseLoss).toBe(0);
  });

  it('a business loss meets house property, other sources and gains, never salary', () => {
    const result = setOffOf({
      regularBusiness: -100,
      salary: 1_000,
      house: 20,
      otherSources: 20,
      slabShortTerm: 20,
      special: { amounts: { shortTermEquity: 20, virtualAssets: 20, winnings: 20 }, land: [] },
    });
    expect(inShort(result)).toEqual([
      'business → house: 20',
      'business → otherSources: 20',
      'business → slabShortTerm: 20',
      'business → shortTermEquity: 20',
    ]);
    expect(result).toMatchObject({ salary: 1_000, special: { amounts: { virtualAssets: 20, winnings: 20 } } });
    expect(result.carriedForward).toEqual([{ kind: 'business', financialYear: '2040-41', amount: 20 }]);
  });

  it('a house loss comes before a business loss', () => {
    const result = setOffOf({ house: -50, regularBusiness: -50, otherSources: 60 });
    expect(inShort(result)).toEqual(['house → otherSources: 50', 'business → otherSources: 10']);
  });
});

describe('losses brought forward', () => {
  it('are used oldest first, after the losses of the year', () => {
    const result = setOffOf({ special: { amounts: { longTermOther: 60 }, land: [] }, longTermLoss: 10 }, [
      lossOf('longTermCapital', 1, 40),
      lossOf('longTermCapital', 3, 30),
    ]);
    expect(result.setOffs.map(({ from, amount }) => [from, amount])).toEqual([
      ['2040-41', 10],
      ['2037-38', 30],
      ['2039-40', 20],
    ]);
    expect(result.carriedForward).toEqual([lossOf('longTermCapital', 1, 20)]);
  });

  it('in their last year are used and not carried forward; after it they are nothing', () => {
    const last = setOffOf({ regularBusiness: 10 }, [lossOf('business', 3, 30)]);
    expect(inShort(last)).toEqual(['business → regularBusiness: 10']);
    expect(last.carriedForward).toEqual([]);
    const late = setOffOf({ regularBusiness: 10 }, [lossOf('business', 4, 30)]);
    expect([inShort(late), late.carriedForward]).toEqual([[], []]);
    // The year before the last: still carried forward.
    expect(setOffOf({}, [lossOf('business', 2, 30)]).carriedForward).toEqual([lossOf('business', 2, 30)]);
  });

  it('live as long as the law says for their kind', () => {
    expect(inShort(setOffOf({ speculativeBusiness: 10 }, [lossOf('speculative', 2, 5)]))).toEqual([
      'speculative → speculativeBusiness: 5',
    ]);
    expect(inShort(setOffOf({ speculativeBusiness: 10 }, [lossOf('speculative', 3, 5)]))).toEqual([]);
  });

  it('are of an earlier year: one of this year or a later one counts for nothing', () => {
    const heads = { regularBusiness: 100 };
    for (const yearsAgo of [0, -1]) {
      const result = setOffOf(heads, [lossOf('business', yearsAgo, 30)]);
      expect([inShort(result), result.carriedForward, result.regularBusiness]).toEqual([[], [], 100]);
    }
  });

  it('from business meet regular, then speculative profit, and no other head', () => {
    const result = setOffOf({ regularBusiness: 10, speculativeBusiness: 10, otherSources: 100 }, [
      lossOf('business', 1, 30),
    ]);
    expect(inShort(result)).toEqual(['business → regularBusiness: 10', 'business → speculativeBusiness: 10']);
    expect(result.carriedForward).toEqual([lossOf('business', 1, 10)]);
  });

  it('from speculation meet speculative profit alone', () => {
    expect(inShort(setOffOf({ regularBusiness: 10 }, [lossOf('speculative', 1, 30)]))).toEqual([]);
  });

  it('from houses meet house income alone, in both regimes', () => {
    for (const regime of ['new', 'old'] as const) {
      const result = setOffOf({ house: 40, salary: 100 }, [lossOf('house', 1, 70)], regime);
      expect(inShort(result)).toEqual(['house → house: 40']);
      expect(result.carriedForward).toEqual([lossOf('house', 1, 30)]);
    }
  });

  it('of long term go before those of short term, so that these stay for short-term gains', () => {
    const result = setOffOf({ slabShortTerm: 5, special: { amounts: { longTermEquity: 30 }, land: [] } }, [
      lossOf('shortTermCapital', 1, 30),
      lossOf('longTermCapital', 1, 20),
    ]);
    expect(inShort(result)).toEqual([
      'longTermCapital → longTermEquity: 20',
      'shortTermCapital → slabShortTerm: 5',
      'shortTermCapital → longTermEquity: 10',
    ]);
  });
});

it('without losses everything stays, and nothing is set off, carried forward or lapsed', () => {
  const heads = { ...nothing, salary: 1, house: 2, regularBusiness: 3, speculativeBusiness: 4, otherSources: 5 };
  expect(setOffOf(heads)).toMatchObject({
    salary: 1,
    house: 2,
    regularBusiness: 3,
    speculativeBusiness: 4,
    otherSources: 5,
    setOffs: [],
    carriedForward: [],
    lapsedHouseLoss: 0,
  });
});

it('a loss that is used up, or that was nothing, is not carried forward', () => {
  const losses = [lossOf('business', 2, 50), lossOf('house', 1, 0)];
  expect(setOffOf({ regularBusiness: 80, house: 30 }, losses).carriedForward).toEqual([]);
  expect(setOffOf({ regularBusiness: 80 }, losses).carriedForward).toEqual([]);
});
