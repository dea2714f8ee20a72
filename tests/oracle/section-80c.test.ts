/** Room under section 80C and what filling it saves, once more, from sections 80C to 80D alone. LONG=1 draws 10,000 people. */
import fc from 'fast-check';
import calculator from '@/content/calculators/section-80c-optimizer';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { toTen } from './earlier-years';
import { statutoryTax } from './statute';

const numRuns = drawsOf('section-80c');
const lakh = 1_00_000;

const money = (most: number, ...lines: number[]) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }), fc.constantFrom(0, ...lines));

const drawn = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const),
  salary: fc.oneof(
    fc.integer({ min: 2 * lakh, max: 40 * lakh }),
    fc.constantFrom(5_50_000, 6 * lakh, 12_75_000, 13 * lakh, 51 * lakh),
  ),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
  epf: money(2 * lakh, 1_49_990, 1_50_000),
  otherDeductions: money(8 * lakh, 5 * lakh, 6 * lakh),
  years: fc.constantFrom(2, 4, 5, 10, 14, 15, 20, 30),
  risk: fc.constantFrom('low', 'medium', 'high'),
  budget: fc.option(fc.integer({ min: 0, max: 2_50_000 })),
  premium: money(lakh, 50_000),
  sumAssured: fc.option(fc.integer({ min: 1 * lakh, max: 10 * lakh })),
  policy: fc.constantFrom('since2012' as const, 'disabled' as const, 'before2012' as const),
  tuition: money(2 * lakh),
  children: fc.integer({ min: 1, max: 4 }),
  principal: money(2 * lakh),
  otherSavings: money(1_50_000),
  sold: fc.constantFrom(false, false, true),
  reversed: money(3 * lakh),
  ownNps: money(2 * lakh, 49_990, 50_000, 50_010),
  basicPercent: fc.constantFrom(0, 40, 50),
  employerPercent: fc.constantFrom(0, 5, 10, 14, 15),
  government: fc.boolean(),
  health: money(80_000, 25_000, 25_001),
  parents: money(80_000, 50_000),
  parentsSenior: fc.boolean(),
  otherIncome: money(10 * lakh),
  regime: fc.constantFrom('better' as const, 'better' as const, 'new' as const, 'old' as const),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function givenOf({ basicPercent, employerPercent, ...rest }: Drawn) {
  const basic = Math.floor((rest.salary * basicPercent) / 100);
  return { ...rest, basic, employerNps: Math.floor((basic * employerPercent) / 100) };
}
type Given = ReturnType<typeof givenOf>;

/** Sections 80C(2) to (5): what counts of that which is paid already. */
function countsOf(given: Given) {
  const percent = { since2012: 10, disabled: 15, before2012: 20 }[given.policy];
  const premium =
    given.sumAssured === null ? given.premium : Math.min(given.premium, (given.sumAssured * percent) / 100);
  const tuition = given.children > 2 ? (given.tuition * 2) / given.children : given.tuition;
  // Section 80C(5): a house sold within five years counts no longer, and what was deducted for it is income.
  const principal = given.sold ? 0 : given.principal;
  return { premium, tuition, principal, savings: given.epf + premium + tuition + principal + given.otherSavings };
}

function byLaw(given: Given) {
  const counts = countsOf(given);
  const taxIn = (regime: 'new' | 'old', savings: number, nps: number) =>
    toTen(
      statutoryTax(
        {
          ...emptyTaxpayer,
          age: given.age,
          salary: {
            ...emptyTaxpayer.salary,
            gross: given.salary,
            basic: given.basic,
            employerNps: given.employerNps,
            governmentEmployee: given.government,
          },
          other: { ...emptyTaxpayer.other, other: given.otherIncome + (given.sold ? given.reversed : 0) },
          claims: {
            ...emptyTaxpayer.claims,
            savings: counts.savings + savings,
            ownNps: given.ownNps + nps,
            health: {
              ...emptyTaxpayer.claims.health,
              family: given.health,
              familySenior: given.age !== 'below60',
              parents: given.parents,
              parentsSenior: given.parentsSenior,
            },
            educationLoanInterest: given.otherDeductions,
          },
        },
        given.financialYear,
        regime,
        usualReadings,
      ).tax,
    );
  const now = { new: taxIn('new', 0, 0), old: taxIn('old', 0, 0) };
  // Own NPS above 50,000 is section 80CCD(1): within 10 % of pay, or 20 % of income without pay that counts.
  const gross = Math.max(0, given.salary - 50_000) + given.otherIncome + (given.sold ? given.reversed : 0);
  const ownLimit = given.basic > 0 ? given.basic / 10 : gross / 5;
  const nps80CCD1 = Math.min(Math.max(0, given.ownNps - 50_000), ownLimit);
  const roomSavings = Math.max(0, 1_50_000 - counts.savings - nps80CCD1);
  const roomNps = Math.max(0, 50_000 - given.ownNps);
  const familyLimit = given.age === 'below60' ? 25_000 : 50_000;
  const parentsLimit = given.parentsSenior ? 50_000 : 25_000;
  const roomHealth = Math.max(0, familyLimit - given.health) + Math.max(0, parentsLimit - given.parents);
  return { counts, now, roomSavings, roomNps, roomHealth, taxIn };
}

test(`rooms and the tax saved agree on ${numRuns} people`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const answer = answered(calculator, givenOf(input));
      if (!answer) return;
      compared += 1;
      countCompared('section-80c');
      const given = answer.input as unknown as Given;
      const { figure } = answer;
      const law = byLaw(given);
      const put = figure('Still to put in') ?? 0;
      const expected: [string, number][] = [
        ['Tax in the new regime', law.now.new],
        ['Tax in the old regime now', law.now.old],
        ['Room for savings', law.roomSavings],
        ['Room for own NPS', law.roomNps],
        ['Room for health insurance', law.roomHealth],
      ];
      // The least tax that any split of the money put in brings.
      const before = given.regime === 'better' ? Math.min(law.now.new, law.now.old) : law.now[given.regime];
      let least = before;
      for (const nps of new Set([0, Math.min(put, law.roomNps), Math.max(0, put - law.roomSavings)])) {
        const old = law.taxIn('old', put - nps, nps);
        if (given.regime !== 'new') least = Math.min(least, old);
      }
      expected.push(['Tax saved by the plan', before - least], ['Tax with the plan', least]);
      // Without a budget all room that is free in time is filled: NPS after 15 years, by the page's reading, for who bears its risk.
      if (given.regime !== 'new' && given.budget === null && given.years >= 5) {
        const nps = given.years >= 15 && given.risk !== 'low' ? law.roomNps : 0;
        expected.push(['Tax with the plan', Math.min(before, law.taxIn('old', law.roomSavings, nps))]);
      }
      // Part by part: the tax of the old regime with the savings first, then NPS, and where it costs no more than the new one.
      const fits = (upTo: number) => {
        const nps = Math.max(0, upTo - (given.years >= 3 ? law.roomSavings : 0));
        return law.taxIn('old', upTo - nps, nps);
      };
      for (const row of answer.result.tables?.find(({ id }) => id === 'by-slab')?.rows ?? []) {
        const [from, to, percent, old, other, inAll] = row as [number, number, number, number, number, number];
        expect([to, old, other]).toEqual([to, fits(to), law.now.new]);
        const paid = given.regime === 'old' ? fits(to) : Math.min(fits(to), law.now.new);
        expect([to, inAll]).toEqual([to, before - paid]);
        // Both ends are paid to the nearest ten.
        expect(Math.abs((percent / 100) * (to - from) - (fits(from) - fits(to)))).toBeLessThanOrEqual(10);
      }
      const breakEven = figure('To put in before the old regime costs no more');
      if (breakEven !== undefined) {
        expect(fits(breakEven)).toBeLessThanOrEqual(law.now.new);
        // A hundred rupees less, beyond all rounding, do not do.
        expect(fits(breakEven - 100)).toBeGreaterThan(law.now.new);
      }
      // Stopping after any instalment saves what the plan says.
      const months = answer.result.tables?.find(({ id }) => id === 'months');
      let npsSoFar = 0;
      for (const [place, row] of (months?.rows ?? []).entries()) {
        const at = (label: string) => row[months?.columns.findIndex((column) => column.label === label) ?? -1] ?? 0;
        npsSoFar += Number(at('NPS, your own'));
        // Each third one: the taxes of a statute take their time.
        if (place % 3 !== 0) continue;
        const old = law.taxIn('old', Number(at('So far')) - npsSoFar, npsSoFar);
        expect(at('Tax saved so far')).toBe(before - (given.regime === 'old' ? old : Math.min(old, law.now.new)));
      }
      if (given.premium > 0) expected.push(['Premium that counts', law.counts.premium]);
      if (given.tuition > 0) expected.push(['Tuition fees that count', law.counts.tuition]);
      if (given.principal > 0) expected.push(['Home-loan principal that counts', law.counts.principal]);
      for (const [label, value] of expected) {
        expect([label, figure(label)]).toEqual([label, expect.closeTo(value, 2)]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
});
