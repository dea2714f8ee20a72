import { agreements, everyRun, secondComputations } from '@/content/how-we-check/draws';

/**
 * Returns how many inputs a property draws: a quarter of `usual` in `npm test`, a fifth of it with SHORT=1 (`npm run test:unit`), `long` with
 * LONG=1 (`npm run test:long`). PROPERTY_RUNS asks for any other number.
 */
export const runs = (usual: number, long: number): number =>
  Number(
    process.env.PROPERTY_RUNS ?? (process.env.LONG ? long : process.env.SHORT ? Math.ceil(usual / 5) : everyRun(usual)),
  );

const comparisons = { ...secondComputations, ...agreements };

/** Returns how many inputs a comparison of the page on how we check draws. */
export function drawsOf(comparison: keyof typeof comparisons): number {
  const { usual, long } = comparisons[comparison];
  return runs(usual, long);
}

const compared = new Map<string, number>();

/** Counts one answer that a comparison of the page on how we check compares, whatever comes of it. */
export function countCompared(comparison: keyof typeof comparisons): void {
  compared.set(comparison, (compared.get(comparison) ?? 0) + 1);
}

/** Returns how many answers each comparison has compared since the last time this was asked. */
export function takeCompared(): ReadonlyMap<string, number> {
  const taken = new Map(compared);
  compared.clear();
  return taken;
}
