import { entityYears } from '@/content/rules/years/entities';
import { yearTitle } from '@/content/tax/years';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import type { CorporateTaxInput } from './form';
import { type RegimeResult, regimesOf } from './regimes';

/** One order of regimes over this year and the years after it in which credit can be used. ₹. */
export interface Path {
  readonly id: 'ordinary' | 'later' | 'now';
  readonly name: string;
  /** The regime of this year. */
  readonly first: RegimeResult;
  /** How many years after this one the lower rate begins; null where it never does. */
  readonly from: number | null;
  /** What is paid in each year, this one first. */
  readonly paid: readonly number[];
  readonly total: number;
  /** MAT credit that is left after the last year. */
  readonly creditLeft: number;
}

type LawYear = CorporateTaxInput['year'];

/** Returns the year whose law is taken for the years after: the next on file, or the same where it is the newest. */
export function lawAfter(year: LawYear): LawYear {
  const years = Object.keys(entityYears) as LawYear[];
  return years[years.indexOf(year) + 1] ?? year;
}

/** Returns the title of the year that begins a number of years later. */
export function laterYear(year: LawYear, after: number): string {
  return yearTitle(financialYearFrom(firstYearOf(year) + after));
}

/**
 * Returns in how many years after this one minimum tax credit can be used: credit of this year for as long as the law says, of earlier
 * years for as long as the visitor says. 0 where there is none.
 */
function yearsOfCredit(input: CorporateTaxInput, regimes: readonly RegimeResult[]): number {
  if (input.entity !== 'domestic') return 0;
  if (regimes.some((each) => each.creditGained > 0)) return entityYears[input.year].creditYears.value;
  return input.credit > 0 ? input.creditLasts : 0;
}

/** Returns what the lower rate costs more than the ordinary one in a year in which no credit and no loss is left, ₹; below 0 where it costs less. */
export function lastingCost(input: CorporateTaxInput): number {
  const year = lawAfter(input.year);
  const regimes = regimesOf({ ...input, year, credit: 0, losses: [] }, entityYears[year]);
  const of = (id: RegimeResult['id']) => regimes.find((each) => each.id === id)?.payable ?? 0;
  return of('concession') - of('normal');
}

/**
 * Returns in how many years after this one the orders of regimes are compared: those whose figures the visitor gives, else those in which
 * credit can be used.
 */
export function yearsCompared(input: CorporateTaxInput, regimes: readonly RegimeResult[]): number {
  return input.laterYears.length > 0 ? input.laterYears.length : yearsOfCredit(input, regimes);
}

/** Returns the input of a year a number of years later: with its own figures where the visitor gives them, else with those of this one. */
function inputOfYear(input: CorporateTaxInput, after: number): CorporateTaxInput {
  const figures = input.laterYears[after - 1];
  if (!figures) return input;
  return { ...input, ...figures, adjustments: [], shortGains: 0, longGains: 0, dividendsReceived: 0 };
}

/** Returns what is paid in each year with a regime for each, credit and losses being used as each year allows. */
function paidOn(
  input: CorporateTaxInput,
  first: RegimeResult,
  after: number,
  regimeOf: (year: number) => RegimeResult['id'],
): Pick<Path, 'paid' | 'total' | 'creditLeft'> {
  const law = lawAfter(input.year);
  // Credit that can be used, the oldest first, with the last year of its life counted from this one.
  let lots = [{ left: input.credit, until: input.creditLasts }];
  let losses = input.losses;
  const paid: number[] = [];
  for (let year = 0; year <= after; year += 1) {
    lots = lots.filter((each) => each.until >= year);
    const credit = lots.reduce((sum, each) => sum + each.left, 0);
    const rest = () =>
      regimesOf(
        { ...inputOfYear(input, year), year: law, credit, losses },
        entityYears[law],
        firstYearOf(input.year) + year,
      );
    const regime = year === 0 ? first : (rest().find((each) => each.id === regimeOf(year)) ?? first);
    paid.push(regime.payable);
    losses = regime.losses.left;
    let used = regime.creditUsed;
    lots = lots.map(({ left, until }) => {
      const part = Math.min(left, used);
      used -= part;
      return { left: regime.keepsCredit ? left - part : 0, until };
    });
    if (regime.creditGained > 0) {
      lots.push({ left: regime.creditGained, until: year + entityYears[input.year].creditYears.value });
    }
  }
  return {
    paid,
    total: paid.reduce((sum, each) => sum + each, 0),
    creditLeft: lots.reduce((sum, each) => sum + (each.until > after ? each.left : 0), 0),
  };
}

/**
 * Returns each order of regimes with its tax over this year and those after it: the ordinary rate throughout, the lower rate from a later
 * year, the lower rate at once. Where the figures of later years are given, each of those years can be the first; else the later year is
 * the one that costs least. Years without figures have those of this one, and what is left of losses.
 */
export function pathsOf(input: CorporateTaxInput, regimes: readonly RegimeResult[], after: number): Path[] {
  const path = (
    id: Path['id'],
    name: string,
    from: number | null,
    regimeOf: (year: number) => RegimeResult['id'],
  ): Path[] => {
    const first = regimes.find((each) => each.id === regimeOf(0));
    return first ? [{ id, name, first, from, ...paidOn(input, first, after, regimeOf) }] : [];
  };
  const fromYear = (from: number) =>
    path(from === 0 ? 'now' : 'later', `Lower rate from ${laterYear(input.year, from)}`, from, (year) =>
      year < from ? 'normal' : 'concession',
    );
  const given = input.laterYears.length;
  // Where the lower rate costs no more and gives up no losses, waiting longer than a year gains nothing.
  const isWorthWaiting = input.losses.length > 0 || lastingCost(input) > 0;
  const latest = given > 0 ? given : isWorthWaiting ? Math.max(1, after) : 1;
  const later = Array.from({ length: latest }, (_, index) => fromYear(latest - index)).flat();
  return [
    ...path('ordinary', 'Ordinary rate in all years', null, () => 'normal'),
    ...(given > 0 ? later : cheapestOf(later, after)),
    ...fromYear(0),
  ];
}

/** Returns the path that costs least, in a list: of those that differ by the rounding of each year's tax alone, the one that begins first. */
function cheapestOf(paths: readonly Path[], after: number): Path[] {
  const rounding = 10 * (after + 1);
  const least = Math.min(...paths.map(({ total }) => total)) + rounding;
  return paths.filter(({ total }) => total <= least).slice(-1);
}

/** Returns the cheapest path that begins with another regime this year: what the choice of this year is between. */
export function otherWay(paths: readonly Path[], chosen: Path): Path {
  const others = paths.filter((each) => each.first !== chosen.first);
  return others.reduce((one, other) => (other.total < one.total ? other : one));
}
