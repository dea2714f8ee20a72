/**
 * One person's year as a whole, FY 2025-26: the heads in the total income, what losses meet, reliefs, both regimes. By hand from the Act.
 *
 * Old regime, below 60: 5 % above 2,50,000, 20 % above 5,00,000 (12,500 up to there), 30 % above 10,00,000 (1,12,500 up to there).
 * New regime: 5 to 25 % in steps of 4,00,000 above 4,00,000 (3,00,000 up to 24,00,000), then 30 %. Cess 4 %.
 * Gains: 20 % (section 111A), 12.5 % (section 112), 12.5 % above 1,25,000 (section 112A).
 */
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { assess, assessBoth } from '@/lib/tax/assess';
import type { Regime } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, type Gain, type House, plainHouse, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';

const year = incomeTaxYears['2025-26'];

/** A person with an amount of salary after the standard deduction of the old regime, ₹50,000. */
const paid = (salary: number, more: Partial<Taxpayer> = {}): Taxpayer => ({
  ...emptyTaxpayer,
  salary: { ...emptyTaxpayer.salary, gross: salary + 50_000 },
  ...more,
});
const withOther = (other: Partial<Taxpayer['other']>, more: Partial<Taxpayer> = {}): Taxpayer => ({
  ...emptyTaxpayer,
  ...more,
  other: { ...emptyTaxpayer.other, ...other },
});
const gain = (name: Gain['class'], amount: number): Gain => ({ class: name, amount });
/** A let house without rent: a loss of the interest (section 24(b)), which meets other heads up to ₹2,00,000 (section 71(3A)). */
const houseWithLoss = (interest: number): House => ({ ...plainHouse, use: 'letOut', monthsLet: 12, interest });
const loss = [houseWithLoss(2_00_000)];
const hiring = (newEmployeeCost: number) => ({ claims: { ...emptyTaxpayer.claims, newEmployeeCost } });

describe('the year as a whole', () => {
  const person = paid(9_50_000, {
    // Rent less 30 % (section 24(a)): 1,40,000 and 28,000.
    houses: [20_000, 4_000].map((rent) => ({ ...plainHouse, use: 'letOut', monthsLet: 10, monthlyRent: rent })),
    business: { regular: 1_00_000, speculative: 30_000 },
    gains: [gain('slabShortTerm', 70_000)],
    other: { ...emptyTaxpayer.other, depositInterest: 50_000 },
    reliefs: 10_000,
  });

  it('adds up all heads, and takes reliefs from the tax, in each regime', () => {
    const both = assessBoth(person, year);
    // 9,50,000 + 1,68,000 + 1,30,000 + 70,000 + 50,000: 1,12,500 + 30 % of 3,68,000.
    expect(both.old).toMatchObject({ regime: 'old', grossTotalIncome: 13_68_000, reliefs: 10_000 });
    expect(both.old.tax).toBeCloseTo(2_22_900 * 1.04 - 10_000, 6);
    // ₹25,000 more of standard deduction: 20,000 + 40,000 + 15 % of 1,43,000.
    expect(both.new).toMatchObject({ regime: 'new', grossTotalIncome: 13_43_000, reliefs: 10_000 });
    expect(both.new.tax).toBeCloseTo(81_450 * 1.04 - 10_000, 6);
  });

  it('gives no more relief than there is tax', () => {
    expect(assess({ ...person, reliefs: 5_00_000 }, year, 'old')).toMatchObject({ reliefs: 2_22_900 * 1.04, tax: 0 });
  });

  it('limits donations by income with winnings in it: only capital gains are left out (section 80G(4))', () => {
    const claims = {
      ...emptyTaxpayer.claims,
      donations: { ...emptyTaxpayer.claims.donations, fullWithinLimit: 2_00_000 },
    };
    const donor = withOther(
      { other: 5_00_000, winnings: 3_00_000 },
      { claims, gains: [gain('shortTermEquity', 90_000)] },
    );
    expect(assess(donor, year, 'old').totalDeductions).toBe(80_000);
  });

  it('has no share of dividend with capped surcharge for dividend at the rate of a treaty: its tax is not in the charge', () => {
    const foreigner = withOther(
      { other: 2_20_00_000 },
      { residence: 'nonResident', atTreatyRates: { total: 20_00_000, dividend: 20_00_000 } },
    );
    // Other income above 2 crore: 25 % of 3,00,000 + 30 % of 1,96,00,000.
    expect(assess(foreigner, year, 'new').tax).toBeCloseTo(61_80_000 * 1.25 * 1.04, 6);
  });
});

/** Each row: the person, the regime, which order is taken, its tax before cess, and that of each plain order. */
const choices: [string, Taxpayer, Regime, 'slabFirst' | 'specialFirst' | 'mixed', number, number, number][] = [
  [
    'salary at 30 % rather than gains at 20 %',
    // 1,12,500 + 30 % of 3,00,000, and 60,000; 1,12,500 + 30 % of 5,00,000, and 20 % of 1,00,000.
    paid(15_00_000, { houses: loss, gains: [gain('shortTermEquity', 3_00_000)] }),
    'old',
    'slabFirst',
    2_62_500,
    2_62_500,
    2_82_500,
  ],
  [
    'gains at 20 % rather than salary at 5 %',
    // Salary of 2,00,000 leaves 50,000 of the exemption: 20 % of 4,50,000; 5 % of 1,50,000, and 20 % of 3,00,000.
    paid(4_00_000, { houses: loss, gains: [gain('shortTermEquity', 5_00_000)] }),
    'old',
    'specialFirst',
    67_500,
    90_000,
    67_500,
  ],
  [
    // Total income 9,50,000 − 1,99,997, rounded down to 7,50,000: the ₹3 come off the salary.
    'salary down to the slab of 5 %, then gains at 12.5 %',
    paid(6_50_000, { houses: [houseWithLoss(1_99_997)], gains: [gain('longTermOther', 3_00_000)] }),
    'old',
    'mixed',
    // 12,500, and 12.5 % of 2,50,000.
    43_750,
    // 5 % of 2,00,000, and 12.5 % of 3,00,000.
    47_500,
    // 12,500 + 20 % of 1,49,997, and 12.5 % of 1,00,003.
    54_999.775,
  ],
  [
    // Total income of 5,00,000: the rebate of 12,500 covers 2,500 and 20 % of 50,000, but no tax of section 112A (112A(6)).
    'gains at 20 % down to what the rebate covers, then gains of section 112A',
    paid(3_00_000, {
      houses: [houseWithLoss(1_30_000)],
      gains: [gain('shortTermEquity', 80_000), gain('longTermEquity', 2_50_000)],
    }),
    'old',
    'mixed',
    // 12.5 % of 2,50,000 − 1,00,000 − 1,25,000.
    3_125,
    // Salary of 1,70,000, with the unused exemption for the gains at 20 %: 12.5 % of 1,25,000.
    15_625,
    // No gains at 20 %; 12.5 % of 2,00,000 − 1,25,000; the rebate covers 2,500.
    9_375,
  ],
  [
    'a short-term loss meets gains at 30 %; a speculative loss meets its profit alone (sections 70, 73, 74)',
    withOther(
      { other: 25_00_000 },
      {
        business: { regular: 0, speculative: 50_000 },
        gains: [gain('slabShortTerm', 2_00_000), gain('longTermEquity', 3_00_000), gain('shortTermEquity', -1_00_000)],
        losses: [{ kind: 'speculative', financialYear: '2023-24', amount: 50_000 }],
      },
    ),
    'new',
    'slabFirst',
    // 3,00,000 + 30 % of 2,00,000, and 12.5 % of 1,75,000; 30 % of 3,00,000, and 12.5 % of 75,000.
    3_81_875,
    3_81_875,
    3_99_375,
  ],
];

describe('interest in other sources that sections 80TTA and 80TTB deduct', () => {
  // Of 60: 10,000 up to 5,00,000. Salary 9,50,000: 1,00,000.
  const retired = (more: Partial<Taxpayer>): Taxpayer => ({
    ...paid(9_50_000, more),
    age: 'senior',
    business: { regular: -1_00_000, speculative: 0 },
    other: { ...emptyTaxpayer.other, depositInterest: 50_000 },
  });

  it('is not deducted where a loss has met it: the gross total income does not include it', () => {
    const { tax, deductions } = assess(retired({}), year, 'old');
    expect(tax).toBeCloseTo(1_00_000 * 1.04, 5);
    expect(deductions).toEqual([{ section: '80TTB', claimed: 50_000, limited: 0, allowed: 0 }]);
  });

  it('is met last: short-term gains at slab rates and other gains come before it', () => {
    for (const gains of [[gain('slabShortTerm', 1_00_000)], [gain('longTermOther', 1_00_000)]]) {
      const { tax, totalDeductions, afterSetOff } = assess(retired({ gains }), year, 'old');
      expect(tax).toBeCloseTo(1_00_000 * 1.04, 5);
      expect(totalDeductions).toBe(50_000);
      expect(afterSetOff.otherSources).toBe(50_000);
    }
  });

  it('is met last also where a house loss takes salary', () => {
    // The house loss takes 2,00,000 of salary, the business loss the gains: 7,50,000 is left: 60,000.
    const best = assess(retired({ houses: loss, gains: [gain('longTermOther', 1_00_000)] }), year, 'old');
    expect(best.tax).toBeCloseTo(60_000 * 1.04, 5);
  });

  it('is met after profit of business, where section 80JJAA asks for some of that too', () => {
    // Profit 9,60,000 less the house loss of 10,000: 9,50,000 less 30% of 50,000: 1,00,000 − 3,000.
    const employer = retired({
      ...hiring(50_000),
      salary: emptyTaxpayer.salary,
      houses: [houseWithLoss(10_000)],
    });
    const best = assess({ ...employer, business: { regular: 9_60_000, speculative: 0 } }, year, 'old');
    expect(best.afterSetOff.otherSources).toBe(50_000);
    expect(best.tax).toBeCloseTo(97_000 * 1.04, 5);
  });

  it('is deducted as far as it is left', () => {
    // 30,000 of other interest: 80,000 less 40,000 leaves 40,000, all of it deducted.
    const person = retired({ business: { regular: 0, speculative: 0 } });
    const { deductions } = assess(
      { ...person, other: { ...person.other, other: 30_000 }, business: { regular: -40_000, speculative: 0 } },
      year,
      'old',
    );
    expect(deductions).toMatchObject([{ section: '80TTB', allowed: 40_000 }]);
  });
});

describe('losses where the Act names no order', () => {
  it.each(choices)('%s', (_, person, regime, taken, tax, slabFirst, specialFirst) => {
    const best = assess(person, year, regime);
    expect(best.tax).toBeCloseTo(tax * 1.04, 5);
    expect(best.setOffOrder?.taken).toBe(taken);
    expect(best.setOffOrder?.slabFirstTax).toBeCloseTo(slabFirst * 1.04, 5);
    expect(best.setOffOrder?.specialFirstTax).toBeCloseTo(specialFirst * 1.04, 5);
  });

  it.each(choices)(
    'by a reading that names an order: %s',
    (_, person, regime, _taken, _tax, slabFirst, specialFirst) => {
      for (const [setOffOrder, tax] of [
        ['slabFirst', slabFirst],
        ['specialFirst', specialFirst],
      ] as const) {
        const both = assessBoth(person, year, { ...usualReadings, setOffOrder });
        expect(both[regime].tax).toBeCloseTo(tax * 1.04, 5);
        expect(both[regime].setOffOrder).toBeNull();
      }
    },
  );

  it('meet heads at slab rates in our order, also where a part is left for gains (docs/decisions/007, 5)', () => {
    const trader = withOther(
      {},
      {
        houses: loss,
        business: { regular: 1_00_000, speculative: 0 },
        gains: [gain('slabShortTerm', 5_50_000), gain('longTermOther', 3_00_000)],
      },
    );
    // 6,50,000 down to the slab of 5 %, profit before gains: 12,500, and 12.5 % of 2,50,000.
    const best = assess(trader, year, 'old');
    expect(best.tax).toBeCloseTo(43_750 * 1.04, 6);
    expect(best.afterSetOff.setOffs.map(({ against, amount }) => [against, amount])).toEqual([
      ['regularBusiness', 1_00_000],
      ['slabShortTerm', 50_000],
      ['longTermOther', 50_000],
    ]);
  });

  it('say nothing of the order where it costs the same: salary at 20 % or gains at 20 %', () => {
    const same = assess(paid(9_00_000, { houses: loss, gains: [gain('shortTermEquity', 3_00_000)] }), year, 'old');
    // 12,500 + 20 % of 2,00,000, and 20 % of 3,00,000.
    expect(same.tax).toBeCloseTo(1_12_500 * 1.04, 6);
    expect(same.setOffOrder).toBeNull();
    expect(same.afterSetOff).toMatchObject({ salary: 7_00_000, special: { amounts: { shortTermEquity: 3_00_000 } } });
  });

  it('nor where slab rates first leaves no tax, though the other order would', () => {
    // A family has no rebate. 2,50,000 of profit and 1,25,000 of section 112A; by the other order 3,75,000 of profit: 6,250.
    const family = withOther(
      {},
      {
        kind: 'huf',
        houses: loss,
        business: { regular: 4_50_000, speculative: 0 },
        gains: [gain('longTermEquity', 1_25_000)],
      },
    );
    const free = assess(family, year, 'old');
    expect(free).toMatchObject({ tax: 0, setOffOrder: null });
    expect(assess(family, year, 'old', { ...usualReadings, setOffOrder: 'specialFirst' }).tax).toBeCloseTo(
      6_250 * 1.04,
      6,
    );
  });
});

/**
 * Losses that meet one head at slab rates or another: dividend is out of the income that brings 25 % of surcharge (Finance Act, 2025,
 * First Schedule, Part I), and section 80JJAA is for those whose income has profits of business: 30 % of 10,00,000.
 */
const heads: [string, Taxpayer, number, number][] = [
  [
    'profit rather than dividend, so that other income is not above 2 crore',
    withOther({ dividend: 30_00_000 }, { houses: loss, business: { regular: 2_01_00_000, speculative: 0 } }),
    // 1,12,500 + 30 % of 2,19,00,000, with 15 %; with 25 %, but 15 % on the share of 28,00,000 in 2,29,00,000.
    66_82_500 * 1.15,
    66_82_500 * 1.25 - (66_82_500 * 28 * 0.1) / 229,
  ],
  [
    'gains rather than the profit of business, above 2 crore',
    withOther(
      {},
      {
        houses: loss,
        business: { regular: 1_00_000, speculative: 0 },
        gains: [gain('slabShortTerm', 2_50_00_000)],
        ...hiring(10_00_000),
      },
    ),
    // 2,49,00,000 less 3,00,000: 1,12,500 + 30 % of 2,36,00,000; nothing less: of 2,39,00,000.
    71_92_500 * 1.25,
    72_82_500 * 1.25,
  ],
  [
    'dividend and gains rather than speculative profit, at 2 crore exactly, which is not above it',
    withOther(
      { dividend: 1_00_000 },
      {
        houses: loss,
        business: { regular: 0, speculative: 1_00_000 },
        gains: [gain('slabShortTerm', 2_00_00_000)],
        ...hiring(10_00_000),
      },
    ),
    // 2,00,00,000 less 3,00,000: 1,12,500 + 30 % of 1,87,00,000; nothing less: of 1,90,00,000.
    57_22_500 * 1.15,
    58_12_500 * 1.15,
  ],
  [
    'dividend and gains rather than speculative profit, below 2 crore',
    withOther(
      { dividend: 1_00_000 },
      {
        houses: loss,
        business: { regular: 0, speculative: 1_00_000 },
        gains: [gain('slabShortTerm', 60_00_000)],
        ...hiring(10_00_000),
      },
    ),
    // 60,00,000 less 3,00,000: 1,12,500 + 30 % of 47,00,000; nothing less: of 50,00,000.
    15_22_500 * 1.1,
    16_12_500 * 1.1,
  ],
];

it.each(heads)('losses meet %s', (_, person, tax, plainTax) => {
  const best = assess(person, year, 'old');
  expect(best.tax).toBeCloseTo(tax * 1.04, 5);
  expect(best.setOffOrder?.taken).toBe('mixed');
  // No income at special rates: both plain orders are one.
  expect(best.setOffOrder?.slabFirstTax).toBeCloseTo(plainTax * 1.04, 5);
  expect(best.setOffOrder?.specialFirstTax).toBeCloseTo(plainTax * 1.04, 5);
});
