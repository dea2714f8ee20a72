import { healthCosts } from '@/content/rules/health-insurance';
import { valueOfDeposits } from '@/lib/finance/deposits';
import { type FloaterPart, floaterParts } from '@/lib/finance/health-premium';
import { priceFactor } from '@/lib/finance/inflation';
import { sum, sumOf } from '@/lib/sum';
import { type HealthInput, zoneOf } from './form';
import { policiesOfYear } from './policies';

/** Covers are offered in steps of this much, ₹. */
const STEP = 5_00_000;
/** The most that no-claim bonus adds to the cover, percent. */
const MOST_BONUS = 100;
const LOADING_FROM = 40;

const table = healthCosts.premiums.value;

/** Ages of the adults of one policy, the eldest first. */
function adults(ages: readonly (number | null)[]): number[] {
  return ages.filter((age) => age !== null).sort((a, b) => b - a);
}

/** The cost of care to be ready for, and the cover that meets it, ₹. */
export interface CoverNeed {
  /** By how much the cost of one illness is multiplied for age and members. */
  readonly factor: number;
  readonly today: number;
  readonly later: number;
  /** The cover to buy now, before it is rounded up to a size that is sold. */
  readonly exact: number;
  readonly aim: number;
}

/** Returns the cost of care a number of years later, ₹. */
export function costAfter(today: number, years: number, { careRise }: HealthInput): number {
  return today * priceFactor(careRise, years);
}

/** Returns the cover that ₹1 of cover has grown to after years without a claim. */
export function bonusFactor(years: number, { bonus }: HealthInput): number {
  return 1 + Math.min(bonus * years, MOST_BONUS) / 100;
}

/** Returns the cover that meets the cost of care in each year until it is raised again. */
export function coverNeed(input: HealthInput, ages: readonly (number | null)[], children: number): CoverNeed {
  const [eldest = 0, ...others] = adults(ages);
  const loading = (Math.max(0, eldest - LOADING_FROM) * input.ageLoading) / 100;
  const factor = 1 + loading + ((others.length + children / 2) * input.sharing) / 100;
  const today = input.stayCost * zoneOf(input.place) * factor;
  const years = Array.from({ length: input.coverYears + 1 }, (_, year) => year);
  const exact = Math.max(...years.map((year) => costAfter(today, year, input) / bonusFactor(year, input)));
  // A paisa above a step is an error of the double, not a need.
  const aim = Math.max(1, Math.ceil(exact / STEP - 1e-9)) * STEP;
  return { factor, today, later: costAfter(today, input.coverYears, input), exact, aim };
}

/** Returns the adults and children of one's own policy. */
export const ownAges = ({ age, spouseAge }: HealthInput) => [age, spouseAge];
export const parentAges = ({ parentAge, secondParentAge }: HealthInput) => [parentAge, secondParentAge];

/** One floater against separate policies of the same cover, ₹ a year. */
export interface Policies {
  readonly cover: number;
  readonly parts: readonly FloaterPart[];
  readonly floater: number;
  readonly separate: number;
  /** One floater with the parents in it, and one of their own. */
  readonly withParents: number;
  readonly parents: number;
}

/** Returns the estimates for a cover; quotes take the place of the totals in `compute`. */
export function policiesOf(input: HealthInput, cover: number): Policies {
  const zone = zoneOf(input.place);
  const premium = (ages: readonly number[], children: number) =>
    sum(floaterParts(ages, children, cover, zone, table).map(({ inFloater }) => inFloater));
  const own = adults(ownAges(input));
  const parents = adults(parentAges(input));
  const parts = floaterParts(own, input.children, cover, zone, table);
  const floater = premium(own, input.children);
  return {
    cover,
    parts,
    floater,
    separate: sum(parts.map(({ separate }) => separate)),
    withParents: premium([...own, ...parents], input.children),
    parents: premium(parents, 0),
  };
}

/** One year of paying a premium, or of saving it instead, ₹. */
interface SavingYear {
  readonly year: number;
  readonly premium: number;
  readonly saved: number;
  readonly cost: number;
}

/** The sum of premiums, and the savings that the same money would make. */
export interface SavingInstead {
  readonly first: number;
  readonly isEstimate: boolean;
  readonly total: number;
  readonly years: readonly SavingYear[];
  /** The first year at whose end the savings meet the cost; `null` where none does. */
  readonly enoughIn: number | null;
  /** Enough today for one such illness whenever it comes within the years. */
  readonly corpus: number;
}

/** Returns the premiums of the years to come and the money it takes to do without a policy. */
export function savingInstead(input: HealthInput, need: CoverNeed, estimate: number): SavingInstead {
  const { horizon, careRise, returnRate, severalYears, policyYears, familyPremium } = input;
  const isSpread = severalYears === 'family' || severalYears === 'both';
  // A year of cover costs its part of the premium, however many financial years share it.
  // One that ended before this year costs nothing more.
  const ofList = sumOf(policiesOfYear(input), ({ group, part, row }) =>
    group === 'family' && part > 0 ? row.premium / row.years : 0,
  );
  const paid = (isSpread ? familyPremium / policyYears : familyPremium) + ofList;
  const isEstimate = paid === 0;
  const first = isEstimate ? estimate : paid;
  let saved = 0;
  const years = Array.from({ length: horizon }, (_, index) => {
    const premium = first * priceFactor(careRise, index);
    saved = (saved + premium) * priceFactor(returnRate, 1);
    return { year: index + 1, premium, saved, cost: costAfter(need.today, index + 1, input) };
  });
  const growth = priceFactor(careRise, horizon) / priceFactor(returnRate, horizon);
  return {
    first,
    isEstimate,
    total: first * valueOfDeposits(careRise / 100, horizon, 'end'),
    years,
    enoughIn: years.find((each) => each.saved >= each.cost)?.year ?? null,
    corpus: need.today * Math.max(1, growth),
  };
}
