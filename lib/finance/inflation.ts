/**
 * Returns the factor by which prices rise over `years` at `rate` (% a year, compounded yearly): (1 + f)ᵗ.
 * @example priceFactor(6, 20) // 3.207135472212848
 */
export function priceFactor(rate: number, years: number): number {
  return (1 + rate / 100) ** years;
}

/**
 * Returns the level rate, % a year, that multiplies prices by `factor` in `years`: factor^(1/t) − 1. `years` is above 0.
 * @example averageInflation(1.21, 2) // 10
 */
export function averageInflation(factor: number, years: number): number {
  return (factor ** (1 / years) - 1) * 100;
}

/**
 * Returns the return after inflation, % a year, by Fisher's equation: (1 + R) ÷ (1 + f) − 1. All rates in %.
 * @example realReturn(12, 6) // 5.660377358490565
 */
export function realReturn(rate: number, inflation: number): number {
  return ((1 + rate / 100) / (1 + inflation / 100) - 1) * 100;
}
