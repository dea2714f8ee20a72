/** What is near a piece of land: a municipality or cantonment board, its people, and how far its limits are. */
export interface Town {
  /** The land lies within its limits; the distance does not matter then. */
  readonly inside: boolean;
  readonly population: number;
  /** Distance from its limits to the land, in a straight line, km. */
  readonly distanceKm: number;
}

/** When land near a town is no longer rural. */
export interface RuralLandRules {
  /** The population from which land within the limits of a town is urban. */
  readonly insideFrom: number;
  /** Outside: towns of more than `above` people, up to `upTo` (`null`: any more), reach so far, `km` included. */
  readonly bands: readonly { readonly above: number; readonly upTo: number | null; readonly km: number }[];
}

/** Returns how far beyond the limits of a town land is urban, by its population, km; 0 where it is too small. */
export function reachOf(population: number, { bands }: RuralLandRules): number {
  return bands.find(({ above, upTo }) => population > above && (upTo === null || population <= upTo))?.km ?? 0;
}

/**
 * Returns whether one town makes the land urban: the land lies within the limits of a town large enough, or outside and not
 * farther than the town reaches. Land is a capital asset if any town does: section 2(14)(iii), Income-tax Act, 1961.
 */
export function makesUrban(town: Town, rules: RuralLandRules): boolean {
  if (town.inside) return town.population >= rules.insideFrom;
  const reach = reachOf(town.population, rules);
  return reach > 0 && town.distanceKm <= reach;
}

/** An agricultural loss of an earlier year: `financialYear` in which it arose (`'2021-22'`), ₹ above zero. */
interface AgriculturalLoss {
  readonly financialYear: string;
  readonly amount: number;
}

/** Net agricultural income of a year and what becomes of losses, ₹. */
export interface NetAgriculturalIncome {
  /** Before losses of earlier years; negative for a loss of the year. */
  readonly ofTheYear: number;
  /** Losses of earlier years set off, oldest first. */
  readonly setOff: number;
  /** Never below zero. */
  readonly net: number;
  /** Losses that are too old to count. */
  readonly lapsed: number;
  /** Losses that may still be set off next year, that of this year included. */
  readonly carriedForward: readonly AgriculturalLoss[];
}

/**
 * Returns the net agricultural income, ₹: all sources together, less the State's tax on it, less losses of the years
 * before, oldest first; a loss counts as nothing and is carried forward. Part IV of the First Schedule to the Finance Act, rules 6
 * to 9. `yearsCarried`: for how many years after its own a loss may be used. Losses of the year itself or later are not
 * taken.
 */
export function netAgriculturalIncome(
  {
    sources,
    stateTax,
    losses,
  }: { readonly sources: number; readonly stateTax: number; readonly losses: readonly AgriculturalLoss[] },
  financialYear: string,
  yearsCarried: number,
): NetAgriculturalIncome {
  const thisYear = Number(financialYear.slice(0, 4));
  const ageOf = (loss: AgriculturalLoss) => thisYear - Number(loss.financialYear.slice(0, 4));
  const ofTheYear = sources - stateTax;
  let left = Math.max(0, ofTheYear);
  let setOff = 0;
  let lapsed = 0;
  const carriedForward: AgriculturalLoss[] = [];
  for (const loss of [...losses].sort((a, b) => ageOf(b) - ageOf(a))) {
    const age = ageOf(loss);
    if (age < 1) continue;
    if (age > yearsCarried) {
      lapsed += loss.amount;
      continue;
    }
    const used = Math.min(left, loss.amount);
    left -= used;
    setOff += used;
    const rest = loss.amount - used;
    if (rest > 0 && age < yearsCarried) carriedForward.push({ ...loss, amount: rest });
  }
  if (ofTheYear < 0) carriedForward.push({ financialYear, amount: -ofTheYear });
  return { ofTheYear, setOff, net: left, lapsed, carriedForward };
}

/** Returns the two parts of what is earned by growing and processing a crop, ₹; both are negative for a loss. */
export function splitOfCrop(
  profit: number,
  agriculturalPercent: number,
): { readonly agricultural: number; readonly business: number } {
  const agricultural = (profit * agriculturalPercent) / 100 + 0;
  return { agricultural, business: profit - agricultural };
}
