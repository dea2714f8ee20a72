/** Random paths of a fund that anybody can repeat: the same seed gives the same paths. */

/**
 * Returns a generator of numbers from 0 up to 1, evenly spread and repeatable (Mulberry32 by T. Ettinger, 32 bits of state).
 * @example randomNumbers(1)() // 0.6270739405881613
 */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a generator of normal numbers with mean 0 and deviation 1, by the polar method of Box and Muller. */
function normalNumbers(random: () => number): () => number {
  let spare: number | null = null;
  return () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    const size = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    spare = size * Math.sin(angle);
    return size * Math.cos(angle);
  };
}

/** Normal numbers that were drawn so far, and what draws the next one. */
interface Drawn {
  readonly numbers: number[];
  readonly draw: () => number;
}

/** What was drawn with a seed: the same for every plan, and two thirds of the work of a path. */
const drawnWith = new Map<number, Drawn>();

/** Returns a generator of the normal numbers of a seed, from the first one on. */
function normalNumbersOf(seed: number): () => number {
  const drawn = drawnWith.get(seed) ?? { numbers: [], draw: normalNumbers(randomNumbers(seed)) };
  drawnWith.set(seed, drawn);
  const { numbers, draw } = drawn;
  let at = 0;
  return () => {
    if (at === numbers.length) numbers.push(draw());
    at += 1;
    return numbers[at - 1] as number;
  };
}

/** What the growth of a fund is drawn from; % a year. */
export interface PathTerms {
  /** The average of the yearly growth over all paths. */
  readonly yearlyPercent: number;
  /** Standard deviation of the yearly growth in the logarithm. */
  readonly swingPercent: number;
}

/**
 * Returns a generator of the growth of a fund over a number of months, as a factor: log-normal, so that on average a year grows by
 * the yearly percentage. Months follow each other without memory.
 */
export function growthFactors({ yearlyPercent, swingPercent }: PathTerms, seed: number): (months: number) => number {
  const next = normalNumbersOf(seed);
  const swing = swingPercent / 100;
  const drift = Math.log1p(yearlyPercent / 100) - (swing * swing) / 2;
  const [oneDrift, oneSwing] = [drift / 12, swing * Math.sqrt(1 / 12)];
  return (months) =>
    months === 1
      ? Math.exp(oneDrift + oneSwing * next())
      : Math.exp((drift * months) / 12 + swing * Math.sqrt(months / 12) * next());
}

/**
 * Returns a generator of the growth of a fund over a year, as the logarithm of its factor: log-normal, so that on average a year grows by
 * the yearly percentage. Years follow each other without memory.
 */
export function logGrowthOfYears({ yearlyPercent, swingPercent }: PathTerms, seed: number): () => number {
  const next = normalNumbersOf(seed);
  const swing = swingPercent / 100;
  const drift = Math.log1p(yearlyPercent / 100) - (swing * swing) / 2;
  return () => drift + swing * next();
}
