/** What counts under sections 80C to 80D and what is left of them, for the second computations of the savings of section 80C. */
import fc from 'fast-check';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { toTen } from './earlier-years';
import { statutoryTax } from './statute';

const lakh = 1_00_000;

const money = (most: number, ...lines: number[]) =>
  fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }), fc.constantFrom(0, ...lines));

/** People with what they have paid already and what they plan. */
export const savers = fc.record({
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
type Saver = typeof savers extends fc.Arbitrary<infer T> ? T : never;

/** Returns the boxes of the form for a drawn person: pay and the employer’s part in rupees. */
export function givenOf({ basicPercent, employerPercent, ...rest }: Saver) {
  const basic = Math.floor((rest.salary * basicPercent) / 100);
  return { ...rest, basic, employerNps: Math.floor((basic * employerPercent) / 100) };
}
export type Given = ReturnType<typeof givenOf>;

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

/** Returns both taxes now, ₹ to the nearest ten, the rooms of sections 80C, 80CCD(1B) and 80D, ₹, and the tax and the total income with more put in. */
export function byLaw(given: Given) {
  const counts = countsOf(given);
  const statutory = (regime: 'new' | 'old', savings: number, nps: number) =>
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
    );
  const taxIn = (regime: 'new' | 'old', savings: number, nps: number) => toTen(statutory(regime, savings, nps).tax);
  const incomeIn = (regime: 'new' | 'old', savings: number, nps: number) => statutory(regime, savings, nps).totalIncome;
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
  return { counts, now, roomSavings, roomNps, roomHealth, taxIn, incomeIn };
}
