/** The losses in their turns, and a placement of them that was chosen. */
import { lossTurns, type Placement, setOffLosses } from '@/lib/tax/set-off';
import { type BroughtForwardLoss, type LossKind, usualReadings } from '@/lib/tax/taxpayer';
import { noHeads, toyYear } from './toy-year';

const now = '2040-41';
const lossOf = (kind: LossKind, yearsAgo: number, amount: number): BroughtForwardLoss => ({
  kind,
  financialYear: `${2040 - yearsAgo}-${41 - yearsAgo}`,
  amount,
});

describe('the turns of losses', () => {
  const heads = {
    ...noHeads,
    house: -150,
    regularBusiness: -80,
    speculativeBusiness: 50,
    longTermLoss: 10,
    shortTermLoss: 20,
    special: { amounts: { shortTermEquity: 5, longTermOther: 5, longTermEquity: 0, winnings: 7 }, land: [] },
  };
  const short = ['shortTermEquity', 'longTermOther'];
  const ofTheYear = (amount: number) => [{ financialYear: now, amount }];
  const earlier = [
    lossOf('shortTermCapital', 1, 16),
    lossOf('business', 1, 13),
    lossOf('business', 3, 14),
    lossOf('business', 4, 99),
    lossOf('house', 1, 11),
    lossOf('longTermCapital', 1, 15),
    lossOf('speculative', 1, 12),
  ];

  it('are those of sections 70 and 71, then those brought forward', () => {
    const inHouse = ['salary', 'otherSources', 'regularBusiness', 'speculativeBusiness', 'slabShortTerm'];
    expect(lossTurns(heads, earlier, toyYear, 'old')).toEqual([
      { kind: 'business', losses: ofTheYear(50), amount: 50, plain: ['speculativeBusiness'], special: [] },
      { kind: 'longTermCapital', losses: ofTheYear(10), amount: 10, plain: [], special: ['longTermOther'] },
      { kind: 'shortTermCapital', losses: ofTheYear(20), amount: 20, plain: ['slabShortTerm'], special: short },
      // Of 150 other heads take 100; of 80 the head took 50.
      { kind: 'house', losses: ofTheYear(100), amount: 100, plain: inHouse, special: short },
      {
        kind: 'business',
        losses: ofTheYear(30),
        amount: 30,
        plain: ['house', 'otherSources', 'slabShortTerm'],
        special: short,
      },
      { kind: 'house', losses: [earlier[4]], amount: 11, plain: ['house'], special: [] },
      { kind: 'speculative', losses: [earlier[6]], amount: 12, plain: ['speculativeBusiness'], special: [] },
      // The oldest first; that of four years ago is too old.
      {
        kind: 'business',
        losses: [earlier[2], earlier[1]],
        amount: 27,
        plain: ['regularBusiness', 'speculativeBusiness'],
        special: [],
      },
      { kind: 'longTermCapital', losses: [earlier[5]], amount: 15, plain: [], special: ['longTermOther'] },
      { kind: 'shortTermCapital', losses: [earlier[0]], amount: 16, plain: ['slabShortTerm'], special: short },
    ]);
  });

  it('leave out what there is not, and a house loss that may not leave its head', () => {
    expect(lossTurns(noHeads, [], toyYear, 'old')).toEqual([]);
    expect(lossTurns({ ...noHeads, house: -150 }, [], toyYear, 'new')).toEqual([]);
    expect(lossTurns({ ...noHeads, house: 150, regularBusiness: 80 }, [], toyYear, 'old')).toEqual([]);
    expect(lossTurns({ ...noHeads, house: -60 }, [], toyYear, 'old')).toMatchObject([{ kind: 'house', amount: 60 }]);
    // A speculative loss meets no profit of another business, and a business loss no speculative loss.
    expect(lossTurns({ ...noHeads, regularBusiness: -80, speculativeBusiness: -50 }, [], toyYear, 'old')).toMatchObject(
      [{ kind: 'business', amount: 80, plain: ['house', 'otherSources', 'slabShortTerm'] }],
    );
  });
});

describe('a placement that was chosen', () => {
  const heads = {
    ...noHeads,
    slabShortTerm: 25,
    special: { amounts: { shortTermEquity: 40, longTermOther: 30 }, land: [] },
  };
  const earlier = [lossOf('shortTermCapital', 2, 30), lossOf('shortTermCapital', 1, 20)];
  const placed = (placement: Placement, losses = earlier, own: Partial<typeof noHeads> = {}) => {
    const after = setOffLosses({ ...heads, ...own }, losses, toyYear, 'old', usualReadings, placement);
    const setOffs = after.setOffs.map(({ from, against, amount }) => `${from} → ${against}: ${amount}`);
    return { ...after, setOffs };
  };

  it('is followed, the older loss first', () => {
    expect(placed([{ slabShortTerm: 10, shortTermEquity: 40 }])).toMatchObject({
      setOffs: ['2038-39 → slabShortTerm: 10', '2038-39 → shortTermEquity: 20', '2039-40 → shortTermEquity: 20'],
      slabShortTerm: 15,
      special: { amounts: { shortTermEquity: 0, longTermOther: 30 } },
      carriedForward: [],
    });
  });

  it('may leave losses to the next year', () => {
    expect(placed([{ longTermOther: 10 }])).toMatchObject({
      setOffs: ['2038-39 → longTermOther: 10'],
      carriedForward: [lossOf('shortTermCapital', 2, 20), lossOf('shortTermCapital', 1, 20)],
    });
    expect(placed([])).toMatchObject({ setOffs: [], carriedForward: earlier });
  });

  it('takes no more than there is', () => {
    expect(placed([{ slabShortTerm: 90 }])).toMatchObject({
      setOffs: ['2038-39 → slabShortTerm: 25'],
      slabShortTerm: 0,
      carriedForward: [lossOf('shortTermCapital', 2, 5), lossOf('shortTermCapital', 1, 20)],
    });
  });

  it('says for each turn what it meets', () => {
    const both = { longTermLoss: 5, shortTermLoss: 10 };
    expect(placed([{ longTermOther: 5 }, { shortTermEquity: 10 }, { longTermOther: 25 }], earlier, both)).toMatchObject(
      {
        setOffs: ['2040-41 → longTermOther: 5', '2040-41 → shortTermEquity: 10', '2038-39 → longTermOther: 25'],
        carriedForward: [lossOf('shortTermCapital', 2, 5), lossOf('shortTermCapital', 1, 20)],
      },
    );
  });

  it('leaves nothing that is only the error of doubles', () => {
    const one = [lossOf('shortTermCapital', 1, 20)];
    expect(placed([{ shortTermEquity: 20 - 5e-7 }], one).carriedForward).toEqual([]);
    expect(placed([{ shortTermEquity: 20 - 1e-3 }], one).carriedForward).toHaveLength(1);
    // Where the plain order leaves as little, it is there.
    const plain = { ...noHeads, slabShortTerm: 20 - 5e-7 };
    expect(setOffLosses(plain, one, toyYear, 'old', usualReadings).carriedForward).toHaveLength(1);
  });
});
