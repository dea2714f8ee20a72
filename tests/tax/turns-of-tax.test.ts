/** Where tax turns by income at slab rates, in a made-up year whose figures are small: nil up to 100, 10 % up to 200, 20 % above. */
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import type { IncomeTaxYear, RegimeRules, SpecialClass } from '@/lib/tax/income-tax-year';
import type { HeadsOfIncome } from '@/lib/tax/set-off';
import { type DeductionClaims, emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';
import { isOutsideAdjusted, turnsOfTax } from '@/lib/tax/turns-of-tax';
import { noHeads, toyYear } from './toy-year';

const { cite } = toyYear.totalIncomeMultiple;
const rule = <T>(value: T) => ({ value, cite });
const { old } = toyYear.regimes;

/** A year with steps of surcharge at 1,000 of total income and at 2,000 of income without gains and dividend. */
function yearWith(rules: Partial<RegimeRules> = {}, more: Partial<IncomeTaxYear> = {}): IncomeTaxYear {
  const steps = [
    { above: 1_000, percent: 10, measure: 'totalIncome' },
    { above: 2_000, percent: 25, measure: 'otherIncome' },
  ] as const;
  const regime = { ...old, surcharge: rule(steps), rebate: rule({ ...old.rebate.value, incomeUpTo: 600 }), ...rules };
  const agricultural = { ...toyYear.agricultural, value: { ...toyYear.agricultural.value, above: 50 } };
  return { ...toyYear, agricultural, regimes: { ...toyYear.regimes, old: regime }, ...more };
}

const withSpecial = (amounts: Partial<Record<SpecialClass, number>>): HeadsOfIncome => ({
  ...noHeads,
  special: { amounts, land: [] },
});
const claiming = (claims: Partial<DeductionClaims>): Partial<Taxpayer> => ({
  claims: { ...emptyTaxpayer.claims, ...claims },
});

interface Case {
  readonly person?: Partial<Taxpayer>;
  readonly heads?: HeadsOfIncome;
  readonly dividend?: number;
  readonly year?: IncomeTaxYear;
}

const turnsOf = ({ person = {}, heads = noHeads, dividend = 0, year = yearWith() }: Case) =>
  turnsOfTax({ ...emptyTaxpayer, ...person }, heads, dividend, year, 'old');

/** The turns within bounds, each once, lowest first, to a millionth. */
function within(given: Case, gross: number, from: number, to: number): number[] {
  const turns = turnsOf(given).turnsWithin(gross, from, to);
  return [...new Set(turns.map((each) => Math.round(each * 1e6) / 1e6))].sort((a, b) => a - b);
}

const savings = claiming({ savings: 30 });
const treaty: Partial<Taxpayer> = { atTreatyRates: { total: 100, dividend: 40 } };
const employer = claiming({ newEmployeeCost: 100 });

describe('turns that no deduction moves', () => {
  test.each<[string, Case, readonly [number, number, number], readonly number[]]>([
    ['at each slab, of a total income without surcharge', {}, [300, 0, 300], [0, 100, 200]],
    ['within the bounds alone', {}, [300, 50, 150], [100]],
    ['at the bounds themselves', {}, [300, 100, 200], [100, 200]],
    // Section 288A: 404 counts as 400, so that 4 less is taxed at slab rates.
    ['with a total income that is rounded down', {}, [404, 0, 300], [4, 104, 204]],
    ['with one that is rounded up', {}, [407, 0, 300], [97, 197]],
    ['with a deduction of 30 before the slabs', { person: savings }, [400, 0, 300], [30, 130, 230]],
    // 407 − 30 = 377 counts as 380.
    ['with a deduction and rounding', { person: savings }, [407, 0, 300], [27, 127, 227]],
    // 407 − 33 = 374 counts as 370.
    ['with a deduction and rounding down', { person: claiming({ savings: 33 }) }, [407, 0, 300], [37, 137, 237]],
    // Marginal relief compares 1,300 with 1,000: slab income less 300.
    ['where relief compares with a lower income', {}, [1_300, 0, 600], [0, 100, 200, 300, 400, 500]],
    ['below the step there is none', {}, [950, 0, 600], [0, 100, 200]],
    ['at the step itself there is no relief', {}, [1_000, 0, 600], [0, 100, 200]],
    // 2,500 with 2,000 (500 less) and 1,000 (1,500 less); the step of other income at 2,000.
    ['above both steps', {}, [2_500, 400, 2_500], [500, 600, 700, 1_500, 1_600, 1_700, 2_000]],
    // Winnings count for the step of 25 %: 1,700 at slab rates reach it beside 300.
    ['winnings count for the higher step', { heads: withSpecial({ winnings: 300 }) }, [2_000, 1_300, 2_000], [1_700]],
    ['gains do not', { heads: withSpecial({ longTermEquity: 300 }) }, [2_000, 1_300, 2_000], [2_000]],
    ['nor does dividend', { dividend: 200 }, [2_200, 1_900, 2_200], [2_000, 2_200]],
    [
      'winnings and dividend',
      { heads: withSpecial({ winnings: 300 }), dividend: 200 },
      [2_000, 1_300, 2_000],
      [1_700, 1_900],
    ],
    // Of income at treaty rates of 100, dividend of 40 is left out: 60 count.
    ['income at treaty rates counts without dividend', { person: treaty }, [2_000, 1_300, 2_000], [1_940]],
  ])('%s', (_, given, [gross, from, to], turns) => {
    expect(within(given, gross, from, to)).toEqual(turns);
  });

  // Finance Act, Part IV: tax on both together less tax on agricultural income and 100, so rates turn where both reach a slab.
  test.each<[number, readonly number[]]>([
    [0, [0, 100, 200]],
    [50, [0, 100, 200]],
    [60, [0, 100, 140, 200]],
    // 200 − 100 is no more than the exemption, and 200 − 120 is below it: no tax there.
    [100, [0, 100, 200]],
    [120, [0, 100, 200]],
  ])('with agricultural income of %p', (agricultural, turns) => {
    expect(within({ person: { agricultural } }, 300, 0, 300)).toEqual(turns);
  });

  // Section 80JJAA: 30 % of 100, for those with profits of business after losses of business.
  test.each<[number, number, number]>([
    [1, 0, 30],
    [0, 1, 30],
    [0, 0, 0],
    [-50, 80, 30],
    [-80, 50, 0],
    [50, -80, 30],
  ])('with business of %p and speculation of %p, new employees deduct', (regular, speculative, deduction) => {
    const heads = { ...noHeads, regularBusiness: regular, speculativeBusiness: speculative };
    expect(within({ person: employer, heads }, 400, 0, 300)).toEqual([0, 100, 200].map((each) => each + deduction));
  });
});

describe('turns where a deduction follows income', () => {
  // Total income to the rupee, so that rounding moves nothing; slabs at 90 and 225, and for gifts 10 % of income.
  const slabsAt = (first: number, second: number): RegimeRules['slabs'] => {
    const scale = [
      [first, 10],
      [second, 20],
    ] as const;
    return rule({ below60: scale, senior: scale, verySenior: scale });
  };
  const rules = { slabs: slabsAt(90, 225) };
  const toTheRupee = { totalIncomeMultiple: rule(1) };
  const year = yearWith(rules, toTheRupee);
  const gift = (most: number) => claiming({ donations: { ...emptyTaxpayer.claims.donations, fullWithinLimit: most } });
  const rent = (amount: number, months = 12) => claiming({ rent: amount, rentMonths: months });

  test.each<[string, Case, readonly [number, number, number], readonly number[]]>([
    // 10 % of 100 leave 90. A gift of 20 is deducted whole from 200 on, and 245 less 20 are 225.
    ['gifts', { person: gift(20), year }, [300, 0, 300], [0, 100, 200, 245, 300]],
    // The limit of the rebate at 295: 5 are deducted of 50.
    [
      'the limit of the rebate',
      {
        person: gift(20),
        year: yearWith({ ...rules, rebate: rule({ ...old.rebate.value, incomeUpTo: 295 }) }, toTheRupee),
      },
      [300, 0, 300],
      [0, 50, 100, 200, 245, 300],
    ],
    // A step of surcharge at 288: 12 are deducted of 120. Relief compares slab income less 12 with 0, 90 and 225.
    [
      'the step of the surcharge',
      {
        person: gift(20),
        year: yearWith(
          { ...rules, surcharge: rule([{ above: 288, percent: 10, measure: 'totalIncome' }]) },
          toTheRupee,
        ),
      },
      [300, 0, 300],
      [0, 12, 100, 102, 120, 200, 237, 245, 300],
    ],
    // Gifts of 10 % of income and winnings of 90, but not more than income at slab rates: 10 of 10. 110 − 20 = 90, 260 − 35 = 225.
    [
      'winnings are in the measure of gifts',
      { person: gift(1_000), heads: withSpecial({ winnings: 90 }), year },
      [390, 0, 300],
      [0, 10, 110, 260, 300],
    ],
    // Gains are not: as without them.
    [
      'gains are not in it',
      { person: gift(20), heads: withSpecial({ longTermEquity: 90 }), year },
      [390, 0, 300],
      [0, 100, 200, 245, 300],
    ],
    // Section 80GG: the least of 25 % of income and 35 less 10 % of it, the same at 100. 120 − 23 = 97, 220 − 13 = 207.
    [
      'rent, where one limit takes over from another',
      { person: rent(35), year: yearWith({ slabs: slabsAt(97, 207) }, toTheRupee) },
      [300, 50, 300],
      [50, 100, 120, 220, 300],
    ],
    // From 350 on rent is no more than 10 % of income.
    ['rent that falls to nothing', { person: rent(35), year }, [500, 240, 500], [240, 350, 500]],
    // Rent of four months deducts 20 up to 800, and nothing from 1,000 on: the same slope at both bounds, so the middle is looked at
    // as well. Relief compares slab income less 300 with 225.
    [
      'rent, level at both bounds',
      { person: rent(100, 4), year },
      [1_300, 500, 1_300],
      [500, 525, 800, 900, 1_000, 1_300],
    ],
    // Total income of 304 less 10 counts to the ten as 290, less 20 as 280: 4 less at slab rates, so that the turn is 4 further.
    [
      'with rounding to ten',
      { person: gift(20), year: yearWith(rules) },
      [304, 0, 300],
      [0, 4, 100, 104, 200, 245, 249, 300],
    ],
  ])('%s', (_, given, [gross, from, to], turns) => {
    expect(within(given, gross, from, to)).toEqual(turns);
  });

  // Slabs at 63 and 222, a gift of at most 17: 70 − 7 = 63, and 239 − 17 = 222.
  test.each<[string, readonly [number, number, number], readonly number[]]>([
    // 293 and 283 count as 290 and 280: 3 less at slab rates.
    ['down', [300, 0, 300], [0, 70, 73, 170, 239, 242, 300]],
    // 304 counts as 300, and 297 and 287 as 300 and 290: 3 more at slab rates.
    ['up, also at the bound', [304, 0, 239], [0, 4, 67, 70, 170, 236, 239]],
  ])('total income is rounded %s where the slab is met', (_, [gross, from, to], turns) => {
    const given = { person: gift(17), year: yearWith({ slabs: slabsAt(63, 222) }) };
    expect(within(given, gross, from, to)).toEqual(turns);
  });

  test('two bends are found where the slope between the bounds is that at the first', () => {
    // Rent of 100 deducts 100 − 10 % of income, nothing from 1,000 on. Half of a gift, within 10 % of income less that rent, adds
    // 5.5 % of income, up to a gift of 89 at 900. The slopes: −0.045, −0.1 from 900, nil from 1,000. Over 1,100 ÷ 9 more the mean is −0.045.
    const claims = { ...rent(100).claims, donations: { ...emptyTaxpayer.claims.donations, halfWithinLimit: 89 } };
    const person = claiming(claims as DeductionClaims);
    expect(within({ person, year }, 2_000, 500, 1_000 + 1_100 / 9)).toEqual(expect.arrayContaining([900, 1_000]));
  });

  test('bounds two rupees apart are the turns by themselves', () => {
    expect(within({ person: rent(35), year }, 300, 99, 101)).toEqual([99, 101]);
  });

  test('a deduction that rises and falls back between bounds of nil is found as well', () => {
    const turns = within({ person: rent(35), year }, 500, 0, 500);
    expect(turns).toEqual(expect.arrayContaining([100, 350]));
  });
});

describe('what the unused basic exemption covers', () => {
  test.each<[string, Case, number, number, number]>([
    ['what slab income leaves of it', {}, 60, 500, 40],
    ['nothing above it', {}, 150, 500, 0],
    ['all of it without slab income', {}, 0, 500, 100],
    ['more after deductions', { person: savings }, 60, 500, 70],
    // 503 − 30 = 473 counts as 470.
    ['more where total income is rounded down', { person: savings }, 60, 503, 73],
    ['less where it is rounded up', { person: savings }, 60, 506, 66],
    ['all of it where deductions leave nothing to round', { person: savings }, 20, 503, 100],
    // 3 less 4 by rounding: 60 − 57 = 3, and 500 − 60 + 3 + 1 = 444.
    ['no more than all of it', { person: claiming({ savings: 57 }) }, 60, 501, 100],
    // 486 would count as 490, but no income at slab rates is left to round.
    ['all of it where there is nothing to round up', { person: savings }, 20, 506, 100],
    ['by the last figures of total income alone', { person: savings }, 63, 500, 67],
    ['nothing of a non-resident', { person: { residence: 'nonResident' } }, 60, 500, 0],
  ])('%s', (_, given, plain, gross, covered) => {
    expect(turnsOf(given).coveredAt(plain, gross)).toBeCloseTo(covered, 9);
  });
});

// Sections 80CCD, 80G and 80GG: without long-term gains, short-term gains of section 111A, and income of section 115A.
test.each<[SpecialClass, boolean]>([
  ['longTermEquity', true],
  ['longTermLand', true],
  ['shortTermEquity', true],
  ['nonResidentRoyalty', true],
  ['winnings', false],
  ['virtualAssets', false],
])('the measures of gifts and rent leave %s out: %p', (name, isOutside) => {
  expect(isOutsideAdjusted(name, incomeTaxYears['2025-26'])).toBe(isOutside);
});
