import { entityYears } from '@/content/rules/years/entities';
import { yearTitle } from '@/content/tax/years';
import { financialYearFrom, firstYearOf } from '@/lib/calendar';
import type { CorporateTaxInput } from './form';
import { type RegimeResult, regimesOf } from './regimes';

/** One order of regimes over this year and the years after it in which credit can be used. ₹. */
export interface Path {
  readonly id: 'ordinary' | 'later' | 'now' | 'newManufacturer';
  readonly name: string;
  /** The regime of this year. */
  readonly first: RegimeResult;
  /** What is paid in each year, this one first. */
  readonly paid: readonly number[];
  readonly total: number;
}

type LawYear = CorporateTaxInput['year'];

/** Returns the year whose law is taken for the years after: the next on file, or the same where it is the newest. */
export function lawAfter(year: LawYear): LawYear {
  const years = Object.keys(entityYears) as LawYear[];
  return years[years.indexOf(year) + 1] ?? year;
}

/** Returns the title of the year that begins so many years later. */
export function laterYear(year: LawYear, after: number): string {
  return yearTitle(financialYearFrom(firstYearOf(year) + after));
}

/**
 * Returns in how many years after this one minimum tax credit can be used: credit of this year for as long as the law says, of earlier
 * years for as long as the visitor says. 0 where there is none.
 */
export function yearsOfCredit(input: CorporateTaxInput, regimes: readonly RegimeResult[]): number {
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

/** Returns each order of regimes with its tax over this year and those after it, every year with the figures of this one, and with what is left of losses. */
export function pathsOf(input: CorporateTaxInput, regimes: readonly RegimeResult[], after: number): Path[] {
  const path = (id: Path['id'], name: string, inFirst: RegimeResult['id'], inRest: RegimeResult['id']): Path[] => {
    const first = regimes.find((each) => each.id === inFirst);
    if (!first) return [];
    // Credit that can be used, the oldest first, with the last year of its life counted from this one.
    let lots = [{ left: input.credit, until: input.creditLasts }];
    let losses = input.losses;
    const paid: number[] = [];
    for (let year = 0; year <= after; year += 1) {
      lots = lots.filter((each) => each.until >= year);
      const credit = lots.reduce((sum, each) => sum + each.left, 0);
      const law = lawAfter(input.year);
      const rest = () =>
        regimesOf({ ...input, year: law, credit, losses }, entityYears[law], firstYearOf(input.year) + year);
      const regime = year === 0 ? first : (rest().find((each) => each.id === inRest) ?? first);
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
    return [{ id, name, first, paid, total: paid.reduce((sum, each) => sum + each, 0) }];
  };
  return [
    ...path('ordinary', 'Ordinary rate in all years', 'normal', 'normal'),
    ...path('later', `Lower rate from ${laterYear(input.year, 1)}`, 'normal', 'concession'),
    ...path('now', `Lower rate from ${laterYear(input.year, 0)}`, 'concession', 'concession'),
    ...path(
      'newManufacturer',
      `Lower rate of a new manufacturer from ${laterYear(input.year, 0)}`,
      'newManufacturer',
      'newManufacturer',
    ),
  ];
}

/** Returns the cheapest path that begins with another regime this year: what the choice of this year is between. */
export function otherWay(paths: readonly Path[], chosen: Path): Path {
  const others = paths.filter((each) => each.first !== chosen.first);
  return others.reduce((one, other) => (other.total < one.total ? other : one));
}
