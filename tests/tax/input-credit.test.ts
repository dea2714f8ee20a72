/** Set-off of input tax credit, against every lawful way of using the credit, and the formulas that take credit away. */
import fc from 'fast-check';
import {
  capitalGoodsReversal,
  commonCredit,
  feeByDays,
  type Heads,
  headNames,
  interestByDays,
  invertedDutyRefund,
  leastCashSplit,
  perHead,
  type SetOff,
  setOff,
  splitBounds,
  sumOfHeads,
  totalOfHeads,
  withCashFloor,
  zeroRatedRefund,
} from '@/lib/tax/input-credit';

const heads = (integrated: number, central: number, state: number): Heads => ({ integrated, central, state });
const cashOf = ({ cash }: SetOff) => totalOfHeads(cash);
const range = (to: number) => Array.from({ length: Math.max(0, to + 1) }, (_, each) => each);
const best = (tax: Heads, credit: Heads) => setOff(tax, credit, leastCashSplit(tax, credit));

/** Whether each credit is used in its turn (s. 49(5), s. 49A, rule 88A), computed from the amounts alone. */
function isLawful(tax: Heads, credit: Heads, used: SetOff['used']): boolean {
  const { integrated, central, state } = used;
  const open = (head: keyof Heads) => tax[head] - integrated[head] - central[head] - state[head];
  const amounts = headNames.flatMap((from) => headNames.map((to) => used[from][to]));
  return (
    amounts.every((each) => each >= 0) &&
    headNames.every((head) => open(head) >= 0 && totalOfHeads(used[head]) <= credit[head]) &&
    central.state === 0 &&
    state.central === 0 &&
    (integrated.central + integrated.state === 0 ||
      integrated.integrated === Math.min(credit.integrated, tax.integrated)) &&
    (totalOfHeads(central) + totalOfHeads(state) === 0 || totalOfHeads(integrated) === credit.integrated) &&
    (central.integrated === 0 || central.central === Math.min(credit.central, tax.central - integrated.central)) &&
    (state.integrated === 0 ||
      (state.state === Math.min(credit.state, tax.state - integrated.state) &&
        (totalOfHeads(central) === credit.central || open('integrated') === 0)))
  );
}

/** The least cash over every use of credit in whole units that `allowed` lets pass. */
function leastCashBySearch(tax: Heads, credit: Heads, allowed: (used: SetOff['used']) => boolean): number {
  let least = totalOfHeads(tax);
  for (const ii of range(Math.min(tax.integrated, credit.integrated)))
    for (const ic of range(Math.min(tax.central, credit.integrated - ii)))
      for (const is of range(Math.min(tax.state, credit.integrated - ii - ic)))
        for (const cc of range(Math.min(credit.central, tax.central - ic)))
          for (const ss of range(Math.min(credit.state, tax.state - is)))
            for (const ci of range(Math.min(credit.central - cc, tax.integrated - ii)))
              for (const si of range(Math.min(credit.state - ss, tax.integrated - ii - ci))) {
                const cash = totalOfHeads(tax) - ii - ic - is - cc - ss - ci - si;
                if (cash >= least) continue;
                const used = { integrated: heads(ii, ic, is), central: heads(ci, cc, 0), state: heads(si, 0, ss) };
                if (allowed(used)) least = cash;
              }
  return least;
}

/** Every tax and credit of 0 to `most` units under each head. */
function* everyCase(most: number): Generator<readonly [Heads, Heads]> {
  const each = range(most);
  for (const a of each)
    for (const b of each)
      for (const c of each)
        for (const d of each) for (const e of each) for (const f of each) yield [heads(a, b, c), heads(d, e, f)];
}

const amount = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 5_000 }));
const anyHeads = fc.record({ integrated: amount, central: amount, state: amount });

describe('the split of IGST credit', () => {
  it('leaves the least cash of all lawful uses of credit, in every case of 0 to 3 units a head', () => {
    const wrong: unknown[] = [];
    let cases = 0;
    for (const [tax, credit] of everyCase(3)) {
      cases += 1;
      const least = leastCashBySearch(tax, credit, (used) => isLawful(tax, credit, used));
      if (cashOf(best(tax, credit)) !== least) wrong.push([tax, credit, cashOf(best(tax, credit)), least]);
    }
    expect(cases).toBe(4 ** 6);
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('leaves the least cash of every split, then the most even credit, then the most even cash', () => {
    fc.assert(
      fc.property(anyHeads, anyHeads, (tax, credit) => {
        const { amount: shared, least, most } = splitBounds(tax, credit);
        const chosen = leastCashSplit(tax, credit);
        expect(chosen).toBeGreaterThanOrEqual(least);
        expect(chosen).toBeLessThanOrEqual(most);
        const merit = (split: number) => {
          const found = setOff(tax, credit, split);
          const unevenCredit = Math.abs(found.left.central - found.left.state);
          return [cashOf(found), unevenCredit, Math.abs(found.cash.central - found.cash.state), -split] as const;
        };
        const isBetter = (one: readonly number[], other: readonly number[]) => {
          const place = one.findIndex((value, index) => value !== other[index]);
          return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
        };
        const better = range(Math.min(most - least, 400)).filter(
          (step) => isBetter(merit(least + step), merit(chosen)) || isBetter(merit(most - step), merit(chosen)),
        );
        expect([shared, better]).toEqual([shared, []]);
      }),
      { numRuns: 400, seed: 20_261_121 },
    );
  });

  it('saves ₹20,000 against half and half where SGST credit is short', () => {
    const tax = heads(0, 80_000, 80_000);
    const credit = heads(60_000, 75_000, 30_000);
    expect(cashOf(setOff(tax, credit, 30_000))).toBe(20_000);
    expect(setOff(tax, credit, 30_000).left.central).toBe(25_000);
    expect(cashOf(best(tax, credit))).toBe(0);
    // Any split with 5,000 to 10,000 for CGST does it; 7,500 leaves 2,500 of each credit.
    expect(best(tax, credit).left).toEqual(heads(0, 2_500, 2_500));
  });

  it('has nothing to choose where IGST takes all IGST credit', () => {
    expect(splitBounds(heads(10, 5, 5), heads(10, 0, 0))).toEqual({ amount: 0, least: 0, most: 0 });
    expect(splitBounds(heads(10, 5, 5), heads(11, 0, 0))).toEqual({ amount: 1, least: 0, most: 1 });
  });

  it('must give CGST what SGST cannot take', () => {
    expect(splitBounds(heads(0, 8, 3), heads(9, 0, 0))).toEqual({ amount: 9, least: 6, most: 8 });
  });

  it('gives an odd unit to CGST', () => {
    expect(leastCashSplit(heads(0, 10, 10), heads(5, 0, 0))).toBe(3);
  });
});

describe('the set-off', () => {
  it('is lawful for any split, and every rupee of tax and credit is accounted for', () => {
    fc.assert(
      fc.property(anyHeads, anyHeads, amount, (tax, credit, split) => {
        const found = setOff(tax, credit, split);
        expect(isLawful(tax, credit, found.used)).toBe(true);
        const paid = sumOfHeads([...headNames.map((head) => found.used[head]), found.cash]);
        expect(paid).toEqual(tax);
        expect(perHead((head) => totalOfHeads(found.used[head]) + found.left[head])).toEqual(credit);
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });

  it('leaves IGST credit only where every head is paid by credit', () => {
    fc.assert(
      fc.property(anyHeads, anyHeads, (tax, credit) => {
        const found = best(tax, credit);
        if (found.left.integrated > 0) expect(cashOf(found)).toBe(0);
      }),
      { numRuns: 300, seed: 20_261_121 },
    );
  });

  it('never pays SGST from CGST credit', () => {
    const found = best(heads(50_000, 90_000, 90_000), heads(20_000, 1_20_000, 70_000));
    expect(found.used.central).toEqual(heads(30_000, 90_000, 0));
    expect(found.cash).toEqual(heads(0, 0, 20_000));
    expect(totalOfHeads(found.left)).toBe(0);
  });

  it('takes SGST credit for IGST only after CGST credit', () => {
    const found = best(heads(100, 0, 0), heads(0, 60, 60));
    expect([found.used.central.integrated, found.used.state.integrated]).toEqual([60, 40]);
    expect(found.left).toEqual(heads(0, 0, 20));
  });

  it('costs more in the order of the law than without any order', () => {
    const tax = heads(10, 0, 10);
    const credit = heads(10, 10, 0);
    expect(cashOf(best(tax, credit))).toBe(10);
    expect(leastCashBySearch(tax, credit, () => true)).toBe(0);
  });
});

describe('a floor of cash', () => {
  it('is met to the unit, as far as there is tax, and never takes more credit back than it must', () => {
    fc.assert(
      fc.property(anyHeads, anyHeads, amount, (tax, credit, wanted) => {
        const floor = Math.min(wanted, totalOfHeads(tax));
        const before = best(tax, credit);
        const after = withCashFloor(tax, credit, before, floor);
        expect(cashOf(after)).toBe(Math.max(cashOf(before), floor));
        expect(isInTurn(after)).toBe(true);
        for (const head of headNames) {
          expect(after.cash[head]).toBeGreaterThanOrEqual(before.cash[head]);
          expect(after.left[head]).toBeGreaterThanOrEqual(before.left[head]);
        }
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });

  /** IGST credit is held back only when no other credit is used. */
  function isInTurn({ used, left }: SetOff): boolean {
    const others = totalOfHeads(used.central) + totalOfHeads(used.state);
    return left.integrated === 0 || others === 0;
  }

  it('comes from CGST and SGST half and half', () => {
    const tax = heads(0, 4_95_000, 4_95_000);
    const found = withCashFloor(tax, tax, best(tax, tax), 9_900);
    expect(found.cash).toEqual(heads(0, 4_950, 4_950));
    expect(found.left).toEqual(heads(0, 4_950, 4_950));
  });

  it('comes from SGST credit for IGST first', () => {
    const tax = heads(100, 0, 0);
    const credit = heads(0, 60, 60);
    expect(withCashFloor(tax, credit, best(tax, credit), 30).left).toEqual(heads(0, 0, 50));
    expect(withCashFloor(tax, credit, best(tax, credit), 50).left).toEqual(heads(0, 10, 60));
  });

  it('comes from IGST credit where no other is used', () => {
    const tax = heads(1_000, 0, 0);
    expect(withCashFloor(tax, tax, best(tax, tax), 10).used.integrated.integrated).toBe(990);
  });
});

describe('common credit', () => {
  const use = { total: 2_00_000, nonBusiness: 10_000, exempt: 15_000, blocked: 5_000, taxable: 1_20_000 };

  it('is split by turnover, with a share for personal use', () => {
    expect(commonCredit(use, { exempt: 25, total: 100 }, 5)).toEqual({
      common: 50_000,
      forExempt: 12_500,
      forPersonal: 2_500,
    });
  });

  it('is never taken back twice over where all turnover is exempt', () => {
    const found = commonCredit(use, { exempt: 100, total: 100 }, 5);
    expect([found.forExempt, found.forPersonal]).toEqual([50_000, 0]);
  });

  it('is nothing where all credit has its own use, and nothing is reversed without turnover', () => {
    expect(commonCredit({ ...use, taxable: 1_80_000 }, { exempt: 1, total: 2 }, 5).common).toBe(0);
    expect(commonCredit(use, { exempt: 0, total: 0 }, 0).forExempt).toBe(0);
  });
});

describe('capital goods in common use', () => {
  const turnover = { exempt: 25, total: 100 };

  it('give back their share of a sixtieth a month', () => {
    expect(capitalGoodsReversal(6_00_000, 0, 60, turnover)).toBe(2_500);
  });

  it('give back for as many months as their life, not one more', () => {
    expect(capitalGoodsReversal(6_00_000, 59, 60, turnover)).toBe(2_500);
    expect(capitalGoodsReversal(6_00_000, 60, 60, turnover)).toBe(0);
    expect(capitalGoodsReversal(6_00_000, -1, 60, turnover)).toBe(0);
    expect(capitalGoodsReversal(6_00_000, 1, 60, { exempt: 0, total: 0 })).toBe(0);
  });
});

describe('delay', () => {
  it('costs interest by the day', () => {
    expect(interestByDays(1_00_000, 18, 25, 365)).toBeCloseTo(1_232.876_71, 4);
    expect(interestByDays(1_00_000, 18, 0, 365)).toBe(0);
  });

  it('costs a fee by the day up to its cap', () => {
    const fee = { perDay: 25, atMost: 1_000 };
    expect([feeByDays(0, fee), feeByDays(39, fee), feeByDays(40, fee), feeByDays(41, fee)]).toEqual([
      0, 975, 1_000, 1_000,
    ]);
  });
});

describe('refund of unused credit', () => {
  it('on zero-rated supplies follows their share of turnover', () => {
    expect(zeroRatedRefund(60, 1_000, 100)).toBe(600);
    expect(zeroRatedRefund(60, 1_000, 0)).toBe(0);
  });

  it('on an inverted rate takes off tax in the share of inputs, as published examples do', () => {
    expect(invertedDutyRefund(5_00_000, 5_00_000, 72_000, 90_000, 60_000)).toBeCloseTo(24_000, 6);
    expect(invertedDutyRefund(4_00_000, 5_00_000, 72_000, 90_000, 48_000)).toBeCloseTo(19_200, 6);
    expect(invertedDutyRefund(5_50_000, 6_00_000, 50_000, 65_000, 27_500)).toBeCloseTo(24_679.49, 2);
  });

  it('is never negative and nothing without turnover or credit', () => {
    expect(invertedDutyRefund(100, 100, 10, 10, 50)).toBe(0);
    expect(invertedDutyRefund(100, 0, 10, 10, 5)).toBe(0);
    expect(invertedDutyRefund(100, 100, 0, 0, 5)).toBe(0);
  });
});

it('among the splits with least cash, the one that leaves credit most nearly equal, then cash, is taken', () => {
  const wrong: unknown[] = [];
  for (const [central, state, ownCentral, ownState, integrated] of everyFive(4)) {
    const tax = heads(0, central, state);
    const credit = heads(integrated, ownCentral, ownState);
    const { least, most } = splitBounds(tax, credit);
    const splits = range(most - least).map((above) => {
      const to = least + above;
      const { cash, left } = setOff(tax, credit, to);
      return {
        to,
        rank: [totalOfHeads(cash), Math.abs(left.central - left.state), Math.abs(cash.central - cash.state), -to],
      };
    });
    const [wanted] = splits.sort((a, b) => {
      const place = a.rank.findIndex((each, index) => each !== b.rank[index]);
      return (a.rank[place] ?? 0) - (b.rank[place] ?? 0);
    });
    if (leastCashSplit(tax, credit) !== wanted?.to) wrong.push([tax, credit, leastCashSplit(tax, credit), wanted]);
  }
  expect(wrong).toEqual([]);
});

/** Every five whole numbers from 0 to `most`. */
function* everyFive(most: number): Generator<readonly [number, number, number, number, number]> {
  for (const a of range(most))
    for (const b of range(most))
      for (const c of range(most)) for (const d of range(most)) for (const e of range(2 * most)) yield [a, b, c, d, e];
}
