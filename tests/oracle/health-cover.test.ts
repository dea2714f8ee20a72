/**
 * How much cover care asks for, what policies of it cost by published premiums, and the same money saved instead: written once more from the
 * page's own rules and the table of premiums. LONG=1 draws 10,000 families.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/health-insurance';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const lakh = 1_00_000;

const families = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  age: fc.oneof(fc.integer({ min: 18, max: 82 }), fc.constantFrom(40, 41, 25, 26, 76)),
  spouseAge: fc.option(fc.integer({ min: 18, max: 80 })),
  children: fc.integer({ min: 0, max: 6 }),
  parentAge: fc.integer({ min: 100, max: 110 }),
  secondParentAge: fc.option(fc.integer({ min: 99, max: 105 })),
  familyPremium: fc.constantFrom(0, 0, 18_000, 45_000),
  parentsPremium: fc.constantFrom(0, 40_000),
  place: fc.constantFrom('metro' as const, 'city' as const, 'town' as const),
  stayCost: fc.integer({ min: 1, max: 200 }).map((each) => each * 50_000),
  ageLoading: fc.constantFrom(0, 1.5, 3.2, 10),
  sharing: fc.constantFrom(0, 35, 50, 100),
  careRise: fc.constantFrom(0, 6.5, 11.5, 14, 30),
  coverYears: fc.integer({ min: 0, max: 20 }),
  sumInsured: fc.constantFrom(0, 0, 3 * lakh, 5 * lakh, 12 * lakh, 25 * lakh, 60 * lakh, 3_00 * lakh),
  bonus: fc.constantFrom(0, 5, 10, 50, 100),
  roomLimit: fc.constantFrom(0, 0.5, 1, 2),
  roomRent: fc.constantFrom(500, 4_000, 8_000, 25_000),
  floaterQuote: fc.option(fc.integer({ min: 1_000, max: 90_000 })),
  separateQuote: fc.option(fc.integer({ min: 1_000, max: 90_000 })),
  horizon: fc.integer({ min: 1, max: 40 }),
  returnRate: fc.constantFrom(0, 4, 7, 11.5, 14),
  several: fc.constantFrom('none', 'none', 'family' as const),
  /** Policies of the list: one of a year, and one of more years that is in force or ended before. */
  policies: fc.array(
    fc.record({
      insures: fc.constantFrom('family', 'you', 'olderParent'),
      premium: fc.integer({ min: 1, max: 80 }).map((each) => each * 1_000),
      years: fc.constantFrom(1, 2, 3, 5),
      yearsBefore: fc.integer({ min: 0, max: 5 }),
    }),
    { maxLength: 2 },
  ),
});
type Family = typeof families extends fc.Arbitrary<infer T> ? T : never;

/** Premium of an adult for a cover of ten lakh in the dearest zone, ₹ a year, up to an age. */
const premiumsByAge = [
  [25, 8_500],
  [30, 10_000],
  [35, 11_500],
  [40, 14_000],
  [45, 17_000],
  [50, 21_000],
  [55, 28_000],
  [60, 38_000],
  [65, 52_000],
  [70, 68_000],
  [75, 85_000],
  [200, 1_05_000],
] as const;
/** What a cover, in lakh, costs of that of ten lakh. */
const factors = [
  [5, 0.75],
  [10, 1],
  [15, 1.15],
  [25, 1.3],
  [50, 1.55],
  [100, 1.75],
] as const;

function coverFactor(cover: number): number {
  const inLakh = Math.min(100, Math.max(5, cover / lakh));
  const after = factors.findIndex(([upTo]) => inLakh <= upTo);
  const [to, factor] = factors[after] ?? factors[0];
  const [from, before] = factors[Math.max(0, after - 1)] ?? factors[0];
  return to === from ? factor : before + ((inLakh - from) / (to - from)) * (factor - before);
}

/** One policy of a cover for all, and policies for each, ₹ a year. */
function premiumsOf(ages: readonly number[], children: number, cover: number, zone: number) {
  const alone = (age: number) => (premiumsByAge.find(([upTo]) => age <= upTo)?.[1] ?? 0) * coverFactor(cover) * zone;
  const eldest = Math.max(...ages);
  const child = eldest <= 40 ? 0.3 * alone(eldest) : 4_000;
  const rest = [...ages];
  rest.splice(ages.indexOf(eldest), 1);
  const others = rest.map((age) => Math.max(child, 0.75 * alone(age)));
  return {
    floater: alone(eldest) + others.reduce((sum, each) => sum + each, 0) + children * child,
    separate: ages.reduce((sum, age) => sum + alone(age), 0) + children * alone(18),
  };
}

/** The cost of care of a group today, in some years, and the cover that meets it in every year until then. */
function careOf(input: Family, ages: readonly number[], children: number, zone: number) {
  const eldest = Math.max(...ages);
  const members = 1 + (Math.max(0, eldest - 40) * input.ageLoading) / 100;
  const today = input.stayCost * zone * (members + ((ages.length - 1 + 0.5 * children) * input.sharing) / 100);
  let cover = 0;
  for (let year = 0; year <= input.coverYears; year += 1) {
    const grown = 1 + Math.min(100, year * input.bonus) / 100;
    cover = Math.max(cover, (today * (1 + input.careRise / 100) ** year) / grown);
  }
  // Sold in steps of five lakh; a hair above a step is an error of the arithmetic.
  const aim = Math.max(1, Math.ceil(cover / (5 * lakh) - 1e-9)) * 5 * lakh;
  return { today, later: today * (1 + input.careRise / 100) ** input.coverYears, aim };
}

/** The day on which a policy of the list was paid and begins: 1 October, some years before the year of the form. */
const beginOf = (input: Family, yearsBefore: number) =>
  `${Math.max(2019, Number(input.financialYear.slice(0, 4)) - yearsBefore)}-10-01`;

/** Premium of a year of what insures the family, ₹: of a policy for several years its part by years of cover, while it is in force. */
function paidAYear(input: Family, several: boolean): number {
  const first = Number(input.financialYear.slice(0, 4));
  const ofList = input.policies.flatMap(({ insures, premium, years, yearsBefore }) => {
    if (insures === 'olderParent') return [];
    if (years === 1) return [premium];
    // From October of one year to September, so it touches one year more than it lasts.
    const begin = Number(beginOf(input, yearsBefore).slice(0, 4));
    return begin <= first && first <= begin + years ? [premium / years] : [];
  });
  return ofList.reduce((sum, each) => sum + each, several ? input.familyPremium / 2 : input.familyPremium);
}

test('cover, premiums of policies and saving instead agree', () => {
  fc.assert(
    fc.property(families, (input) => {
      const { several, ...rest } = input;
      const begin = beginOf(input, 0);
      const answer = answered(calculator, {
        ...rest,
        severalYears: several,
        policyYears: 2,
        paidOn: begin,
        coverFrom: begin,
        policies: input.policies.map(({ yearsBefore, ...policy }) => {
          const on = policy.years > 1 ? beginOf(input, yearsBefore) : '';
          return { ...policy, cash: 0, paidOn: on, coverFrom: on };
        }),
      });
      if (!answer) return;
      countCompared('health-cover');
      const { figure, result } = answer;
      const zone = { metro: 1, city: 0.88, town: 0.78 }[input.place];
      const own = [input.age, ...(input.spouseAge === null ? [] : [input.spouseAge])];
      const parents = [input.parentAge, ...(input.secondParentAge === null ? [] : [input.secondParentAge])];
      const paysForParents =
        input.parentsPremium > 0 || input.policies.some(({ insures }) => insures === 'olderParent');
      const care = careOf(input, own, input.children, zone);
      const ofParents = careOf(input, parents, 0, zone);
      const cover = input.sumInsured || care.aim;
      const policies = premiumsOf(own, input.children, cover, zone);
      const floater = input.floaterQuote ?? policies.floater;
      const separate = input.separateQuote ?? policies.separate;
      const isOne = own.length + input.children === 1;
      const paid = paidAYear(input, several === 'family');
      const first = paid > 0 ? paid : floater;
      const rise = 1 + input.careRise / 100;
      const earned = 1 + input.returnRate / 100;
      let total = 0;
      let saved = 0;
      let corpus = care.today;
      const rows: number[][] = [];
      for (let year = 0; year < input.horizon; year += 1) {
        const premium = first * rise ** year;
        total += premium;
        saved = (saved + premium) * earned;
        const cost = care.today * rise ** (year + 1);
        corpus = Math.max(corpus, cost / earned ** (year + 1));
        rows.push([year + 1, premium, saved, cost]);
      }
      const limit = (input.sumInsured * input.roomLimit) / 100;
      const expected: [string, number | undefined][] = [
        ['Cost of care to be ready for today, you and family', care.today],
        [
          `In ${input.coverYears} year${input.coverYears === 1 ? '' : 's'}, you and family`,
          input.coverYears > 0 ? care.later : undefined,
        ],
        ['Cover to aim for, you and family', care.aim],
        ['Cost of care to be ready for today, parents', paysForParents ? ofParents.today : undefined],
        ['Cover to aim for, parents', paysForParents ? ofParents.aim : undefined],
        ['Short of the cover to aim for', cover === input.sumInsured ? Math.max(0, care.aim - cover) : undefined],
        ['Room rent that the policy pays, per day', limit > 0 ? limit : undefined],
        [
          'Part of the bill that the insurer pays',
          limit > 0 ? Math.min(100, (limit / input.roomRent) * 100) : undefined,
        ],
        ['Premium for this cover', isOne ? floater : undefined],
        ['One floater', isOne ? undefined : floater],
        ['Separate policies', isOne ? undefined : separate],
        ['Separate policies cost more by', isOne ? undefined : separate - floater],
        [
          'One floater with your parents too',
          paysForParents ? premiumsOf([...own, ...parents], input.children, cover, zone).floater : undefined,
        ],
        [
          'Your policy and one for your parents',
          paysForParents ? floater + premiumsOf(parents, 0, cover, zone).floater : undefined,
        ],
        ['Premiums over the years', total],
        ['Premiums saved with their return', saved],
        ['Cost of one serious illness then', rows.at(-1)?.[3]],
        ['Corpus to self-insure', corpus],
      ];
      for (const [label, value] of expected) {
        expect([label, figure(label)]).toEqual([label, value === undefined ? undefined : expect.closeTo(value, 1)]);
      }
      const table = (id: string) => result.tables?.find((each) => each.id === id)?.rows ?? [];
      expect(table('saving-instead')).toEqual(rows.map((row) => row.map((each) => expect.closeTo(each, 1))));
      const sum = (cell: number) => table('policies').reduce((all, row) => all + Number(row[cell]), 0);
      if (!isOne) {
        expect([sum(1), sum(2)]).toEqual([expect.closeTo(policies.separate, 1), expect.closeTo(policies.floater, 1)]);
      }
    }),
    { numRuns: drawsOf('health-cover') },
  );
});
