/** Withdrawals from money whose yearly return is drawn at random, on many paths at once. */
import { logGrowthOfYears, type PathTerms } from './random-paths';

/** The seed of the paths, and how many there are: the same for everybody. */
export const pathsSeed = 20_261_126;
export const pathsDrawn = 500;

/** What is there at first, and what leaves it month by month, ₹ of the month. */
interface Withdrawals {
  readonly start: number;
  /** What leaves in a month and does not scale; below zero where more comes in. */
  readonly fixed: readonly number[];
  /** What leaves in a month and scales with the spending that is asked for, never below zero; as long as `fixed`. */
  readonly scaled: readonly number[];
  /** Whether it leaves before the month's growth or after it. */
  readonly timing: 'start' | 'end';
  /** Months until the first draw of a new return; twelve months follow each other after that. */
  readonly firstYear: number;
  /** What must be left at the end. */
  readonly legacy: number;
}

/** What became of the money on all paths; each list in ascending order, one entry a path. */
export interface RandomWithdrawals {
  /** Share of the paths on which everything is paid and the legacy left, %. */
  readonly lasting: number;
  /** Months until the first amount that is not there in full; all of them where there is none. */
  readonly months: Float64Array;
  /** What `scaled` may be multiplied by so that the money just lasts; infinite where nothing scales. */
  readonly factors: Float64Array;
  /** Balances at the start and at the end of each year, the first and the last one perhaps a part of a year. */
  readonly balances: readonly Float64Array[];
}

/** Less than a paisa short after hundreds of months is the rounding of doubles. */
const paisa = 0.01;

/** Returns the twelfth power, which the general power takes twice as long for. */
function toTwelfth(factor: number): number {
  const fourth = factor * factor * (factor * factor);
  return fourth * fourth * fourth;
}

/** The state of all paths at the end of a year. */
class Paths {
  readonly balance: Float64Array;
  /** What ₹1 at that time is worth at the start, and so what has left until then. */
  readonly level: Float64Array;
  readonly fixed: Float64Array;
  readonly scaled: Float64Array;
  readonly factors: Float64Array;
  readonly months: Float64Array;

  constructor(
    readonly plan: Withdrawals,
    readonly count: number,
  ) {
    this.balance = new Float64Array(count).fill(plan.start);
    this.level = new Float64Array(count).fill(1);
    this.fixed = new Float64Array(count);
    this.scaled = new Float64Array(count);
    this.factors = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
    this.months = new Float64Array(count).fill(plan.fixed.length);
  }

  /** Passes some equal months in one step, as a sum of a geometric series; false where the money may not be enough for them. */
  passEqual(path: number, first: number, count: number, logGrowth: number): boolean {
    const { fixed, scaled, timing, start } = this.plan;
    const [one, other] = [fixed[first] as number, scaled[first] as number];
    const shrunkMonth = Math.exp(-logGrowth / 12);
    const shrunk = count === 12 ? toTwelfth(shrunkMonth) : shrunkMonth ** count;
    const isFlat = Math.abs(1 - shrunkMonth) < 1e-9;
    const worth = (isFlat ? count : (1 - shrunk) / (1 - shrunkMonth)) * (timing === 'end' ? shrunkMonth : 1);
    const before = this.balance[path] as number;
    const after = before - (one + other) * worth;
    if (after < 0 && before > 0) return false;
    if (after < -paisa) this.months[path] = Math.min(this.months[path] as number, first);
    const level = this.level[path] as number;
    this.balance[path] = Math.max(0, after) / shrunk;
    this.level[path] = level * shrunk;
    const ofFixed = (this.fixed[path] as number) + one * worth * level;
    const ofScaled = (this.scaled[path] as number) + other * worth * level;
    this.fixed[path] = ofFixed;
    this.scaled[path] = ofScaled;
    // Between two ends the ratio only rises or only falls.
    if (ofScaled > 0) this.factors[path] = Math.min(this.factors[path] as number, (start - ofFixed) / ofScaled);
    return true;
  }

  /** Passes some months one by one. An amount that the balance does not cover takes all of it. */
  passEach(path: number, first: number, count: number, logGrowth: number): void {
    const { fixed, scaled, timing, start } = this.plan;
    const grown = Math.exp(logGrowth / 12);
    const pass = () => {
      left *= grown;
      level /= grown;
    };
    let [left, level] = [this.balance[path] as number, this.level[path] as number];
    let [ofFixed, ofScaled] = [this.fixed[path] as number, this.scaled[path] as number];
    for (let month = first; month < first + count; month += 1) {
      if (timing === 'end') pass();
      const [one, other] = [fixed[month] as number, scaled[month] as number];
      left -= one + other;
      if (left < -paisa) this.months[path] = Math.min(this.months[path] as number, month);
      left = Math.max(0, left);
      ofFixed += one * level;
      ofScaled += other * level;
      if (ofScaled > 0) this.factors[path] = Math.min(this.factors[path] as number, (start - ofFixed) / ofScaled);
      if (timing === 'start') pass();
    }
    this.balance[path] = left;
    this.level[path] = level;
    this.fixed[path] = ofFixed;
    this.scaled[path] = ofScaled;
  }
}

/**
 * Returns what becomes of the money on `pathsDrawn` paths, the same for every plan: the first draws are the first year's, path by path,
 * then the second year's. Without ups and downs all paths are the same one.
 */
export function randomWithdrawals(plan: Withdrawals, terms: PathTerms): RandomWithdrawals {
  const { fixed, scaled, legacy, start } = plan;
  const total = fixed.length;
  const paths = new Paths(plan, terms.swingPercent === 0 ? 1 : pathsDrawn);
  const growth = logGrowthOfYears(terms, pathsSeed);
  const balances = [paths.balance.slice()];
  let count = Math.min(plan.firstYear, total);
  for (let first = 0; first < total; first += count, count = Math.min(12, total - first)) {
    const isEqual = isLevel(fixed, first, count) && isLevel(scaled, first, count);
    for (let path = 0; path < paths.count; path += 1) {
      const drawn = growth();
      if (!isEqual || !paths.passEqual(path, first, count, drawn)) paths.passEach(path, first, count, drawn);
    }
    balances.push(paths.balance.slice().sort());
  }
  let lasting = 0;
  for (let path = 0; path < paths.count; path += 1) {
    if (paths.months[path] === total && (paths.balance[path] as number) >= legacy - paisa) lasting += 1;
    const toSpend = start - (paths.fixed[path] as number) - legacy * (paths.level[path] as number);
    const atEnd =
      (paths.scaled[path] as number) > 0 ? toSpend / (paths.scaled[path] as number) : Number.POSITIVE_INFINITY;
    paths.factors[path] = Math.max(0, Math.min(paths.factors[path] as number, atEnd));
  }
  return {
    lasting: (lasting * 100) / paths.count,
    months: paths.months.sort(),
    factors: paths.factors.sort(),
    balances,
  };
}

/** Returns whether some months of a list have one amount. */
function isLevel(list: readonly number[], first: number, count: number): boolean {
  for (let month = first + 1; month < first + count; month += 1) if (list[month] !== list[first]) return false;
  return true;
}

/** Returns the entry of a sorted list that a share of the others, from 0 to 1, does not reach. */
export const atShare = (sorted: Float64Array, share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
