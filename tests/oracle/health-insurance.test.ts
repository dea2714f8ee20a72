/** Health insurance once more, from section 80D alone. LONG=1 draws 10,000 families. */
import fc from 'fast-check';
import calculator from '@/content/calculators/health-insurance';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { toTen } from './earlier-years';
import { statutoryTax } from './statute';

const numRuns = drawsOf('health-insurance');

const money = (most: number, ...lines: number[]) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }), fc.constantFrom(0, ...lines));
const age = (from: number, to: number) => fc.oneof(fc.integer({ min: from, max: to }), fc.constantFrom(59, 60));

const persons = ['family', 'you', 'spouse', 'children', 'parents', 'olderParent', 'otherParent'] as const;
const listed = fc.record({
  insures: fc.constantFrom(...persons),
  premium: fc.option(money(60_000, 25_000, 25_001, 50_000), { freq: 8 }),
  cashPercent: fc.constantFrom(0, 0, 0, 40, 100),
  years: fc.constantFrom(1, 1, 2, 3, 5),
  paidDay: fc.integer({ min: -1_500, max: 700 }),
  waits: fc.integer({ min: 0, max: 365 }),
});

const drawn = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  age: age(25, 82),
  familyPremium: money(90_000, 24_999, 25_000, 25_001, 50_000, 75_000),
  parentsPremium: money(1_50_000, 25_000, 25_001, 50_000, 50_001),
  parentsOlder: fc.integer({ min: 18, max: 40 }),
  salary: fc.oneof(
    fc.integer({ min: 0, max: 40_00_000 }),
    fc.constantFrom(5_50_000, 6_00_000, 10_80_000, 12_75_000, 51_00_000),
  ),
  regime: fc.constantFrom('old', 'old', 'new'),
  spouseAge: fc.option(age(25, 80)),
  secondParentYounger: fc.option(fc.integer({ min: 0, max: 12 })),
  /** Whether each age is in the box of the other parent. */
  swapped: fc.constantFrom(false, false, true),
  familyCheckUps: money(8_000, 5_000, 5_001),
  parentsCheckUps: money(8_000, 5_000, 5_001),
  familyBills: money(80_000, 25_000, 50_000, 50_001),
  parentsBills: money(80_000, 25_000, 50_000, 50_001),
  familyCashPercent: fc.constantFrom(0, 0, 30, 100),
  parentsCashPercent: fc.constantFrom(0, 0, 50),
  severalYears: fc.constantFrom('none', 'none', 'family', 'parents', 'both'),
  policyYears: fc.integer({ min: 2, max: 5 }),
  paidDay: fc.integer({ min: -300, max: 700 }),
  waits: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -30, max: 365 })),
  policies: fc.array(listed, { maxLength: 3 }),
  /** The premiums of the first boxes are nothing where the list takes their place. */
  boxes: fc.boolean(),
  otherDeductions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6_00_000 })),
  residence: fc.constantFrom(
    'resident' as const,
    'resident' as const,
    'notOrdinarily' as const,
    'nonResident' as const,
  ),
});
type Drawn = Omit<typeof drawn extends fc.Arbitrary<infer T> ? T : never, 'swapped'>;

function givenOf(input: Drawn) {
  const { parentsOlder, secondParentYounger, familyCashPercent, parentsCashPercent, paidDay, waits, boxes, ...rest } =
    input;
  const familyPremium = boxes ? input.familyPremium : 0;
  const parentsPremium = boxes ? input.parentsPremium : 0;
  // Whoever is insured has an age.
  const known = (insures: (typeof persons)[number]) => {
    if (insures === 'spouse' && input.spouseAge === null) return 'you';
    return secondParentYounger === null && /^(?:parents|otherParent)$/.test(insures) ? 'olderParent' : insures;
  };
  const parentAge = Math.min(110, input.age + parentsOlder);
  const paidOn = Date.UTC(2025, 3, 1) + paidDay * DAY;
  return {
    ...rest,
    parentAge,
    secondParentAge: secondParentYounger === null ? null : parentAge - Math.min(secondParentYounger, parentsOlder - 18),
    familyPremium,
    parentsPremium,
    familyCash: Math.floor((familyPremium * familyCashPercent) / 100),
    parentsCash: Math.floor((parentsPremium * parentsCashPercent) / 100),
    policies: input.policies.map((policy) => {
      const paid = Date.UTC(2025, 3, 1) + policy.paidDay * DAY;
      return {
        insures: known(policy.insures),
        premium: policy.premium,
        cash: Math.floor(((policy.premium ?? 0) * policy.cashPercent) / 100),
        years: policy.years,
        paidOn: policy.years > 1 ? dayText(paid) : '',
        coverFrom: policy.years > 1 ? dayText(paid + policy.waits * DAY) : '',
      };
    }),
    paidOn: dayText(paidOn),
    coverFrom: dayText(paidOn + waits * DAY),
  };
}
type Given = ReturnType<typeof givenOf>;

/** The ages of two parents, each in the box of the other; the box of the older one begins at 36. */
const ageSwapped = (given: Given): Given =>
  given.secondParentAge === null || given.secondParentAge < 36
    ? given
    : { ...given, parentAge: given.secondParentAge, secondParentAge: given.parentAge };

const financialYearOf = (day: string) => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);

/** Section 80D(4A): the year of payment and the later years in which the cover is in force; this year's part, or nothing. */
function partOfYear({
  paidOn,
  coverFrom,
  policyYears,
  financialYear,
}: Pick<Given, 'paidOn' | 'coverFrom' | 'policyYears' | 'financialYear'>): number {
  const ends =
    Date.UTC(
      Number(coverFrom.slice(0, 4)) + policyYears,
      Number(coverFrom.slice(5, 7)) - 1,
      Number(coverFrom.slice(8)),
    ) - DAY;
  const paidIn = financialYearOf(paidOn);
  const years = new Set([paidIn]);
  for (let year = Math.max(paidIn, financialYearOf(coverFrom)); year <= financialYearOf(dayText(ends)); year += 1)
    years.add(year);
  return years.has(Number(financialYear.slice(0, 4))) ? 1 / years.size : 0;
}

interface Group {
  readonly premium: number;
  readonly checkUps: number;
  readonly bills: number;
  /** Of those who have a policy. */
  readonly insured: readonly number[];
  readonly resident: boolean;
}

/** Section 80D(2) to (4) for one group: what check-ups of so much bring it to. */
function groupDeduction({ premium, bills, insured, resident }: Group, checkUps: number): number {
  const isSenior = resident && insured.some((each) => each >= 60);
  const insurance = Math.min(premium + checkUps, isSenior ? 50_000 : 25_000);
  return bills > 0 ? Math.min(50_000, insurance + bills) : insurance;
}

/** The most that the two groups may deduct together: they share 5,000 of check-ups, as is best. */
function mostDeducted(family: Group, parents: Group): number {
  const most = Math.min(5_000, family.checkUps);
  let best = 0;
  const marks = [0, most, Math.max(0, 5_000 - parents.checkUps)];
  for (const limit of [25_000, 50_000]) marks.push(limit - family.premium, limit - family.premium - family.bills);
  for (const mark of marks) {
    const own = Math.min(most, Math.max(0, mark));
    const rest = Math.min(parents.checkUps, 5_000 - own);
    best = Math.max(best, groupDeduction(family, own) + groupDeduction(parents, rest));
  }
  return best;
}

/** Whom a policy of the list insures, of those whose age counts. */
function agesOf(given: Given, insures: (typeof persons)[number]): number[] {
  const named = {
    family: [given.age, given.spouseAge],
    you: [given.age],
    spouse: [given.spouseAge],
    children: [],
    parents: [given.parentAge, given.secondParentAge],
    olderParent: [given.parentAge],
    otherParent: [given.secondParentAge],
  };
  return named[insures].flatMap((each) => each ?? []);
}

/** The list in the year: each policy with its own part, and who is insured by what was not paid in cash. */
function listOf(given: Given, ofParents: boolean) {
  const own = given.policies.filter(({ insures }) => /arent/.test(insures) === ofParents);
  const rows = own.flatMap(({ premium, cash, years, paidOn, coverFrom, insures }) => {
    if (premium === null) return [];
    const part =
      years === 1 ? 1 : partOfYear({ paidOn, coverFrom, policyYears: years, financialYear: given.financialYear });
    return [{ paid: premium * part, counted: (premium - cash) * part, insures }];
  });
  const total = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
  return {
    paid: total(rows.map(({ paid }) => paid)),
    counted: total(rows.map(({ counted }) => counted)),
    ages: rows.filter(({ counted }) => counted > 0).flatMap(({ insures }) => agesOf(given, insures)),
    names: rows.filter(({ counted }) => counted > 0).map(({ insures }) => insures),
  };
}

/** Whom the policies of a group insure: those of the list whom they name, those of the first boxes all, but who has bills. */
function insuredOf(
  all: readonly (number | null)[],
  bills: number,
  box: number,
  list: { counted: number; ages: number[] },
) {
  const known = all.filter((each) => each !== null).sort((a, b) => b - a);
  const ofBoxes = box === 0 && list.counted > 0 ? [] : bills > 0 ? known.slice(1) : known;
  return [...ofBoxes, ...list.ages];
}

/**
 * Section 80D(2), second proviso: bills of a senior citizen, a resident of 60 or more, for whom no premium is paid. A premium of the first boxes
 * is for all persons, or of two for the younger one.
 */
function billsByLaw(given: Given, ofParents: boolean): number {
  const people: readonly (readonly [string, number | null])[] = ofParents
    ? [
        ['olderParent', given.parentAge],
        ['otherParent', given.secondParentAge],
      ]
    : [
        ['you', given.age],
        ['spouse', given.spouseAge],
      ];
  const [bills, box] = ofParents
    ? [given.parentsBills, given.parentsPremium]
    : [given.familyBills, given.familyPremium];
  if (!ofParents && given.residence === 'nonResident') return 0;
  const known = people.flatMap(([name, each]) => (each === null ? [] : [{ name, age: each }]));
  const named = { family: ['you', 'spouse'], parents: ['olderParent', 'otherParent'], children: [] };
  const list = listOf(given, ofParents);
  const inList = list.names.flatMap((name) => named[name as 'family'] ?? [name]);
  const hasPolicy = ({ name }: { name: string }) => {
    if (box === 0) return inList.includes(name);
    const older = known.length === 2 ? known.toSorted((a, b) => b.age - a.age)[0]?.name : undefined;
    return name !== older;
  };
  return known.some((person) => person.age >= 60 && !hasPolicy(person)) ? bills : 0;
}

function byLaw(given: Given) {
  const familyList = listOf(given, false);
  const parentsList = listOf(given, true);
  const several = (group: string) => given.severalYears === group || given.severalYears === 'both';
  const part = partOfYear(given);
  const familyPart = several('family') ? part : 1;
  const parentsPart = several('parents') ? part : 1;
  const familyBills = billsByLaw(given, false);
  const parentsBills = billsByLaw(given, true);
  const family = {
    premium: (given.familyPremium - given.familyCash) * familyPart + familyList.counted,
    checkUps: given.familyCheckUps,
    bills: familyBills,
    insured: insuredOf([given.age, given.spouseAge], familyBills, given.familyPremium, familyList),
    resident: given.residence !== 'nonResident',
  };
  const parents = {
    premium: (given.parentsPremium - given.parentsCash) * parentsPart + parentsList.counted,
    checkUps: given.parentsCheckUps,
    bills: parentsBills,
    insured: insuredOf([given.parentAge, given.secondParentAge], parentsBills, given.parentsPremium, parentsList),
    // The page takes the parents to be resident.
    resident: true,
  };
  const deduction = mostDeducted(family, parents);
  const band = given.age >= 80 ? ('verySenior' as const) : given.age >= 60 ? ('senior' as const) : ('below60' as const);
  const tax = (regime: 'new' | 'old', deducted: number) => {
    const person = {
      ...emptyTaxpayer,
      age: band,
      residence: given.residence,
      salary: { ...emptyTaxpayer.salary, gross: given.salary },
      // A deduction without a limit of its own is used for both.
      claims: { ...emptyTaxpayer.claims, educationLoanInterest: given.otherDeductions + deducted },
    };
    return toTen(statutoryTax(person, given.financialYear, regime, usualReadings).tax);
  };
  const without = tax('old', 0);
  const withIt = tax('old', deduction);
  const spent =
    given.familyPremium * familyPart +
    given.parentsPremium * parentsPart +
    familyList.paid +
    parentsList.paid +
    family.checkUps +
    parents.checkUps +
    given.familyBills +
    given.parentsBills;
  // Section 80A(2): all deductions are not above the income; which of them goes without it does not say.
  const room = Math.max(0, given.salary - 50_000);
  return { deduction, room, without, with: withIt, new: tax('new', 0), spent };
}

test(`section 80D and the tax it saves agree on ${numRuns} families`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { swapped, ...person } = input;
      const answer = answered(calculator, swapped ? ageSwapped(givenOf(person)) : givenOf(person));
      if (!answer) return;
      compared += 1;
      countCompared('health-insurance');
      const { figure } = answer;
      const typed = answer.input as unknown as Given;
      // The boxes are for the older parent and the other one, in whichever each age was typed.
      const given = (typed.secondParentAge ?? 0) > typed.parentAge ? ageSwapped(typed) : typed;
      const law = byLaw(given);
      const old = given.regime === 'old';
      const saved = law.without - law.with;
      const expected: [string, number][] = [
        ['Deduction in the old regime', law.deduction],
        ['Deduction for health insurance', old ? Math.min(law.deduction, law.room) : 0],
        ['Old regime, without the deduction', law.without],
        ['Old regime, with the deduction', law.with],
        ['Tax saved in the old regime', saved],
        ['Tax saved', old ? saved : 0],
        ['Tax in the new regime', law.new],
        ['Net cost for the year', law.spent - (old ? saved : 0)],
      ];
      for (const [label, value] of expected) {
        expect([label, figure(label)]).toEqual([label, expect.closeTo(value, 2)]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
});
