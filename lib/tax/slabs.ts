import type { Scale } from './income-tax-year';

/** One slab of an income: the part of the income in it and the tax on that part, ₹; `to` is `null` in the last slab. */
interface SlabLine {
  readonly from: number;
  readonly to: number | null;
  readonly percent: number;
  readonly income: number;
  readonly tax: number;
}

/**
 * Returns the tax in ₹ on an income by slabs: each part of the income is taxed at the rate of its own slab. Nothing is rounded.
 * @example taxOnSlabs([[100, 10], [200, 20]], 250) // 20
 */
export function taxOnSlabs(scale: Scale, income: number): number {
  let tax = 0;
  for (let index = scale.length - 1, top = income; index >= 0; index -= 1) {
    const [above, percent] = scale[index] as readonly [number, number];
    if (top > above) {
      tax += ((top - above) * percent) / 100;
      top = above;
    }
  }
  return tax;
}

/** Returns the income split into its slabs, the one without tax first; slabs that the income does not reach hold 0. */
export function slabLines(scale: Scale, income: number): SlabLine[] {
  const steps: Scale = [[0, 0], ...scale];
  return steps.map(([from, percent], index) => {
    const to = steps[index + 1]?.[0] ?? null;
    const part = Math.max(0, Math.min(income, to ?? Number.POSITIVE_INFINITY) - from);
    return { from, to, percent, income: part, tax: (part * percent) / 100 };
  });
}

/** Returns the income up to which there is no tax, ₹. */
export function basicExemption(scale: Scale): number {
  return scale[0]?.[0] ?? 0;
}
