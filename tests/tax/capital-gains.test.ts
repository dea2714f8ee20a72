import type { CostIndex, Lot, LotLaw, Owner } from '@/lib/tax/capital-gains';
import {
  type AssetTreatment,
  dayAfterMonths,
  exempted,
  firstLongTermDay,
  fullValueOf,
  grandfatheredCost,
  indexOn,
  lastDayWithin,
  lotGain,
} from '@/lib/tax/capital-gains';

const cite = { source: 'income-tax-act-1961', at: 'Toy Act' };

/** Prices double every second toy year. */
const costIndex: CostIndex = {
  '2001-02': { value: 100, cite },
  '2023-24': { value: 200, cite },
  '2024-25': { value: 300, cite },
  '2025-26': { value: 400, cite },
};

const treatment: AssetTreatment = {
  longTermMonths: 24,
  shortTerm: 'slabShortTerm',
  longTerm: 'longTermOther',
  cost: 'plain',
  receipt: 'sale',
};

const law: LotLaw = {
  treatment,
  grandfatheredBefore: null,
  fairValueBefore: '2001-04-01',
  stampPercent: null,
  ceilingBefore: '2024-07-23',
  costIndex,
  plainPercent: 10,
  indexedPercent: 20,
};

const resident: Owner = { isResident: true, anniversaryIsLong: true };
const nonResident: Owner = { isResident: false, anniversaryIsLong: true };

const lot: Lot = {
  asset: 'gold',
  bought: '2023-05-10',
  sold: '2025-06-15',
  cost: 100,
  price: 500,
  expenses: 20,
  fairValue2018: null,
  fairValue2001: null,
  stampValue: null,
  improvements: [],
  share: 100,
};

describe('time held', () => {
  it('runs in calendar months from the day of purchase', () => {
    expect(dayAfterMonths('2024-01-02', 12)).toBe('2025-01-02');
    expect(dayAfterMonths('2023-12-31', 24)).toBe('2025-12-31');
    expect(dayAfterMonths('2024-02-29', 12)).toBe('2025-03-01');
    expect(dayAfterMonths('2024-02-29', 24)).toBe('2026-03-01');
    expect(dayAfterMonths('2020-02-29', 48)).toBe('2024-02-29');
  });

  it('makes an asset long-term on the anniversary or on the day after, as the law is read', () => {
    expect(firstLongTermDay('2023-05-10', treatment, resident)).toBe('2025-05-10');
    expect(firstLongTermDay('2023-05-10', treatment, { ...resident, anniversaryIsLong: false })).toBe('2025-05-11');
  });

  it('makes no asset long-term that the law calls short-term for ever', () => {
    expect(firstLongTermDay('2023-05-10', { ...treatment, longTermMonths: null }, resident)).toBeNull();
    const deemed = { ...treatment, shortTermIfBoughtFrom: '2023-05-10' };
    expect(firstLongTermDay('2023-05-10', deemed, resident)).toBeNull();
    expect(firstLongTermDay('2023-05-09', deemed, resident)).toBe('2025-05-09');
  });

  it('to invest ends on the same date of a later month, or on its last day', () => {
    expect(lastDayWithin('2025-08-15', 6)).toBe('2026-02-15');
    expect(lastDayWithin('2025-08-31', 6)).toBe('2026-02-28');
    expect(lastDayWithin('2023-08-31', 6)).toBe('2024-02-29');
    expect(lastDayWithin('2025-12-31', 24)).toBe('2027-12-31');
    expect(lastDayWithin('2024-02-29', -12)).toBe('2023-02-28');
    expect(lastDayWithin('2025-01-31', -12)).toBe('2024-01-31');
  });
});

describe('cost and value', () => {
  it('have the index of their year, and that of the first year before it', () => {
    expect(indexOn('2024-03-31', costIndex)).toBe(200);
    expect(indexOn('2024-04-01', costIndex)).toBe(300);
    expect(indexOn('1975-01-01', costIndex)).toBe(100);
    expect(() => indexOn('2030-01-01', costIndex)).toThrow('2029-30');
  });

  it('follow the stamp value only above the percentage', () => {
    expect(fullValueOf(100, 110, 110)).toBe(100);
    expect(fullValueOf(100, 111, 110)).toBe(111);
    expect(fullValueOf(100, 90, 110)).toBe(100);
    expect(fullValueOf(100, null, 110)).toBe(100);
    expect(fullValueOf(100, 500, null)).toBe(100);
  });

  it('of 2018 cut a gain, make no loss and hide none', () => {
    expect(grandfatheredCost(100, 250, 400)).toBe(250);
    expect(grandfatheredCost(100, 250, 180)).toBe(180);
    expect(grandfatheredCost(300, 250, 200)).toBe(300);
    expect(grandfatheredCost(100, 50, 400)).toBe(100);
  });
});

describe('the gain of a lot', () => {
  it('is the price less expenses and cost', () => {
    expect(lotGain(lot, law, resident)).toMatchObject({
      term: 'long',
      class: 'longTermOther',
      amount: 380,
      plain: 380,
      indexed: null,
      ceiling: null,
      longTermFrom: '2025-05-10',
      daysHeld: 767,
      dividend: 0,
    });
    expect(lotGain({ ...lot, sold: '2025-05-09' }, law, resident)).toMatchObject({
      term: 'short',
      class: 'slabShortTerm',
      amount: 380,
    });
  });

  it('is that of the share', () => {
    expect(lotGain({ ...lot, share: 25 }, law, resident)).toMatchObject({
      fullValue: 125,
      cost: 25,
      expenses: 5,
      amount: 95,
    });
  });

  it('has indexed cost and improvements where the law says so', () => {
    const indexed: LotLaw = { ...law, treatment: { ...treatment, cost: 'indexed' } };
    const improved: Lot = {
      ...lot,
      price: 900,
      improvements: [
        { on: '2024-06-01', amount: 30 },
        { on: '2001-03-31', amount: 999 },
      ],
    };
    // 100 × 400 ÷ 200 = 200 and 30 × 400 ÷ 300 = 40; what was built before 1 April 2001 does not count.
    expect(lotGain(improved, indexed, resident)).toMatchObject({
      improvements: 30,
      plain: 750,
      amount: 640,
      indexed: { indexBought: 200, indexSold: 400, cost: 200, improvements: 40, gain: 640 },
    });
    expect(lotGain({ ...improved, sold: '2025-01-01' }, indexed, resident)).toMatchObject({
      term: 'short',
      amount: 750,
      indexed: null,
    });
  });

  it('takes the gain that bears less tax where there is a choice', () => {
    const either: LotLaw = {
      ...law,
      treatment: {
        ...treatment,
        cost: 'either',
        longTerm: 'longTermListedEarly',
        indexedClass: 'longTermIndexedEarly',
      },
    };
    // Plain 380 at 10% is 38; indexed 280 at 20% is 56.
    expect(lotGain(lot, either, resident)).toMatchObject({ class: 'longTermListedEarly', amount: 380 });
    // Plain 180 at 10% is 18; indexed 80 at 20% is 16.
    expect(lotGain({ ...lot, price: 300 }, either, resident)).toMatchObject({
      class: 'longTermIndexedEarly',
      amount: 80,
    });
    // A loss is the larger one.
    expect(lotGain({ ...lot, price: 100 }, either, resident)).toMatchObject({
      class: 'longTermIndexedEarly',
      amount: -120,
    });
  });

  it('has the indexed gain as a ceiling for residents who bought before the day', () => {
    const ceiling: LotLaw = {
      ...law,
      treatment: { ...treatment, cost: 'ceiling', indexedClass: 'longTermLand', longTermMonths: 1 },
    };
    const early = { ...lot, bought: '2024-07-22' };
    // 100 × 400 ÷ 300
    const limited = lotGain(early, ceiling, resident);
    expect(limited).toMatchObject({ class: 'longTermLand', amount: 380 });
    expect(limited.ceiling).toBeCloseTo(480 - 400 / 3, 10);
    expect(lotGain({ ...lot, bought: '2024-07-23' }, ceiling, resident)).toMatchObject({
      class: 'longTermOther',
      amount: 380,
      ceiling: null,
    });
    expect(lotGain(early, ceiling, nonResident)).toMatchObject({ class: 'longTermOther', ceiling: null });
  });

  it('of a non-resident follows its own rule where there is one', () => {
    const abroad: LotLaw = {
      ...law,
      treatment: { ...treatment, cost: 'indexed', nonResident: { longTerm: 'longTermListedEarly', cost: 'plain' } },
    };
    expect(lotGain(lot, abroad, resident)).toMatchObject({ class: 'longTermOther', amount: 280 });
    expect(lotGain(lot, abroad, nonResident)).toMatchObject({ class: 'longTermListedEarly', amount: 380 });
  });

  it('takes the value of 2018 for long-term gains on what was bought before', () => {
    const old: LotLaw = { ...law, grandfatheredBefore: '2018-02-01' };
    const valued = { ...lot, bought: '2018-01-31', fairValue2018: 300 };
    expect(lotGain(valued, old, resident)).toMatchObject({ cost: 300, costFrom: 'fairValue2018', amount: 180 });
    expect(lotGain({ ...valued, bought: '2018-02-01' }, old, resident)).toMatchObject({ cost: 100 });
    expect(lotGain(valued, law, resident)).toMatchObject({ cost: 100, costFrom: 'actual' });
    expect(lotGain({ ...valued, fairValue2018: 60 }, old, resident)).toMatchObject({ cost: 100, costFrom: 'actual' });
  });

  it('takes the value of 2001 where that is above the cost of what was bought before', () => {
    const valued = { ...lot, bought: '2001-03-31', fairValue2001: 150 };
    expect(lotGain(valued, law, resident)).toMatchObject({ cost: 150, costFrom: 'fairValue2001', amount: 330 });
    expect(lotGain({ ...valued, bought: '2001-04-01' }, law, resident)).toMatchObject({ cost: 100 });
    expect(lotGain({ ...valued, fairValue2001: 90 }, law, resident)).toMatchObject({ cost: 100, costFrom: 'actual' });
  });

  it('is a loss of the whole cost where the receipt is dividend', () => {
    const buyback: LotLaw = { ...law, treatment: { ...treatment, receipt: 'dividend' } };
    expect(lotGain({ ...lot, expenses: 0, share: 50 }, buyback, resident)).toMatchObject({
      fullValue: 0,
      amount: -50,
      dividend: 250,
    });
  });

  it('is nil where the receipt is exempt, gain or loss', () => {
    const exempt: LotLaw = { ...law, treatment: { ...treatment, receipt: 'exempt' } };
    expect(lotGain(lot, exempt, resident)).toMatchObject({ amount: 0, isExempt: true, dividend: 0, ceiling: null });
    expect(lotGain({ ...lot, price: 50 }, exempt, resident)).toMatchObject({ amount: 0, isExempt: true });
  });

  it('says when the stamp value took the place of the price', () => {
    const stamped: LotLaw = { ...law, stampPercent: 110 };
    expect(lotGain({ ...lot, stampValue: 560 }, stamped, resident)).toMatchObject({
      fullValue: 560,
      byStampValue: true,
      amount: 440,
    });
    expect(lotGain({ ...lot, stampValue: 550 }, stamped, resident)).toMatchObject({
      fullValue: 500,
      byStampValue: false,
    });
  });
});

describe('what a reinvestment exempts', () => {
  const gain = { amount: 60, ceiling: null, netConsideration: 80 };

  it('is the gain up to the cost', () => {
    expect(exempted(gain, [{ measure: 'cost', counted: 50 }])).toEqual({ each: [50], total: 50, ofCeiling: 0 });
    expect(exempted(gain, [{ measure: 'cost', counted: 70 }]).total).toBe(60);
    expect(exempted(gain, []).total).toBe(0);
  });

  it('is the part of the gain that the cost is of the price, never more than the gain', () => {
    expect(exempted(gain, [{ measure: 'share', counted: 50 }]).total).toBe(37.5);
    expect(exempted(gain, [{ measure: 'share', counted: 80 }]).total).toBe(60);
    expect(exempted(gain, [{ measure: 'share', counted: 200 }]).total).toBe(60);
  });

  it('is one after the other until the gain is used up', () => {
    expect(
      exempted(gain, [
        { measure: 'share', counted: 60 },
        { measure: 'cost', counted: 20 },
        { measure: 'cost', counted: 5 },
      ]),
    ).toEqual({ each: [45, 15, 0], total: 60, ofCeiling: 0 });
  });

  it('lowers the indexed gain by the same rules on its own', () => {
    const land = { ...gain, ceiling: 20 };
    expect(exempted(land, [{ measure: 'cost', counted: 15 }])).toEqual({ each: [15], total: 15, ofCeiling: 15 });
    expect(exempted(land, [{ measure: 'cost', counted: 50 }]).ofCeiling).toBe(20);
    expect(exempted(land, [{ measure: 'share', counted: 40 }]).ofCeiling).toBe(10);
    expect(exempted({ ...land, ceiling: -5 }, [{ measure: 'cost', counted: 50 }]).ofCeiling).toBe(0);
  });

  it('is nothing of a loss', () => {
    expect(exempted({ ...gain, amount: -10 }, [{ measure: 'cost', counted: 50 }]).total).toBe(0);
  });
});

describe('the owner’s share', () => {
  it('is also that of improvements and of the indexed gain', () => {
    const indexed: LotLaw = { ...law, treatment: { ...treatment, cost: 'indexed' } };
    const improved: Lot = { ...lot, price: 900, share: 50, improvements: [{ on: '2024-06-01', amount: 30 }] };
    // Half of 900 − 20 − 200 − 40, and half of 900 − 20 − 100 − 30.
    expect(lotGain(improved, indexed, resident)).toMatchObject({
      improvements: 15,
      plain: 375,
      amount: 320,
      indexed: { cost: 100, improvements: 20, gain: 320 },
    });
  });
});

describe('which value counts as cost', () => {
  const shares: LotLaw = { ...law, grandfatheredBefore: '2018-02-01' };

  it('is never that of 2018 for a short-term gain', () => {
    const short: LotLaw = { ...shares, treatment: { ...treatment, longTermMonths: null } };
    expect(lotGain({ ...lot, bought: '2018-01-31', fairValue2018: 300 }, short, resident)).toMatchObject({
      cost: 100,
      costFrom: 'actual',
    });
  });

  it('is that of 2001 where none of 2018 is given', () => {
    const old: Lot = { ...lot, bought: '2001-03-31', fairValue2001: 150 };
    expect(lotGain(old, shares, resident)).toMatchObject({ cost: 150, costFrom: 'fairValue2001' });
    expect(lotGain({ ...old, fairValue2001: 100 }, shares, resident)).toMatchObject({ costFrom: 'actual' });
  });

  it('counts improvements from the day of the value of 2001 on', () => {
    const improvements = ['2001-03-31', '2001-04-01'].map((on) => ({ on, amount: 7 }));
    expect(lotGain({ ...lot, bought: '1999-01-01', improvements }, law, resident).improvements).toBe(7);
  });
});

it('a non-resident’s indexed gain stays in the class of its own rule', () => {
  const abroad: LotLaw = {
    ...law,
    treatment: {
      ...treatment,
      cost: 'either',
      indexedClass: 'longTermIndexedEarly',
      nonResident: { longTerm: 'longTermOther', cost: 'indexed' },
    },
  };
  expect(lotGain(lot, abroad, nonResident)).toMatchObject({ class: 'longTermOther', amount: 280 });
});

describe('reinvestments of odd size', () => {
  it('of nothing out of nothing exempt nothing', () => {
    const gain = { amount: 60, ceiling: null, netConsideration: 0 };
    expect(exempted(gain, [{ measure: 'share', counted: 0 }])).toEqual({ each: [0], total: 0, ofCeiling: 0 });
  });

  it('use up the indexed gain one after the other', () => {
    const land = { amount: 60, ceiling: 20, netConsideration: 80 };
    const twice = [{ measure: 'cost', counted: 15 } as const, { measure: 'cost', counted: 15 } as const];
    expect(exempted(land, twice)).toEqual({ each: [15, 15], total: 30, ofCeiling: 20 });
  });
});
