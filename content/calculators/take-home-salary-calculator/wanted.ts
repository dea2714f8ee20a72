import { type SalaryYear, salaryYear } from './payslips';
import type { Setting } from './setting';

/** The highest CTC looked at, ₹ a year: fifty crore. */
export const mostCtc = 50_00_00_000;

/** The CTC for an in-hand, ₹ a year, and another CTC above it with the same in-hand where there is one. */
type WantedCtc =
  | { readonly found: true; readonly ctc: number; readonly alsoAt: number | null }
  | { readonly found: false; readonly least: SalaryYear | null };

/** Returns whether a year's pay holds at least the basic pay. */
export function isPayable({ runs }: SalaryYear): boolean {
  return runs.every(({ month }) => month.gross >= month.basic - 0.005);
}

/**
 * Returns the least whole-rupee CTC whose usual month leaves the in-hand wanted. In-hand mostly rises with the CTC; where it falls
 * (marginal relief with cess on top, a step of professional tax) the CTCs around the first answer are searched as well.
 */
export function wantedCtc(setting: Setting, wanted: number): WantedCtc {
  const { regime } = setting.input;
  const isEnough = (ctc: number) => {
    const year = salaryYear(setting, ctc, regime);
    return isPayable(year) && year.usual.inHand >= wanted - 1e-6;
  };
  if (!isEnough(mostCtc)) return { found: false, least: null };
  const between = (tooLow: number, enough: number) => {
    let [low, high] = [tooLow, enough];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (isEnough(middle)) high = middle;
      else low = middle;
    }
    return high;
  };
  const first = between(0, mostCtc);
  const ctc = lowestEnough(setting, first, isEnough, between);
  const below = salaryYear(setting, ctc - 1, regime);
  const here = salaryYear(setting, ctc, regime);
  if (!isPayable(below) && here.usual.inHand - wanted > 1) return { found: false, least: here };
  return { found: true, ctc, alsoAt: ctc < first ? first : nextEnough(ctc, isEnough, between) };
}

const points = 24;
const step = 0.005;

/** What makes the in-hand fall as the CTC rises: each grows with the CTC, and just before it grows the in-hand peaks. */
const causes: readonly ((year: SalaryYear) => number)[] = [
  (year) => Math.sign(year.tax),
  (year) => year.assessment.charge.surchargeWorking.percent,
  (year) => year.usual.professionalTax,
];

/** Returns the highest CTC below each of the steps between two CTCs. */
function peaks(setting: Setting, from: number, to: number): number[] {
  const at = (ctc: number) => salaryYear(setting, ctc, setting.input.regime);
  const [lowest, highest] = [at(from), at(to)];
  return causes.flatMap((cause) => {
    if (cause(lowest) >= cause(highest)) return [];
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (cause(at(middle)) > cause(lowest)) high = middle;
      else low = middle;
    }
    return [low];
  });
}

/** Returns the lowest CTC up to 12 % below the first answer at which the in-hand is enough as well. */
function lowestEnough(
  setting: Setting,
  first: number,
  isEnough: (ctc: number) => boolean,
  between: (tooLow: number, enough: number) => number,
): number {
  const grid = Array.from({ length: points + 1 }, (_, point) => Math.floor(first * (1 - (points - point) * step)));
  const from = grid[0] ?? first;
  const tried = [...grid, ...peaks(setting, from, first)].sort((a, b) => a - b);
  const found = tried.findIndex((ctc, index) => index > 0 && isEnough(ctc));
  return found > 0 && !isEnough(from) ? between(tried[found - 1] ?? from, tried[found] ?? first) : first;
}

/** Returns the CTC up to 12 % above an answer at which the in-hand, having fallen below the wanted one, is enough once more. */
function nextEnough(
  ctc: number,
  isEnough: (ctc: number) => boolean,
  between: (tooLow: number, enough: number) => number,
): number | null {
  let fallen: number | null = null;
  for (let point = 1; point <= points; point += 1) {
    const higher = Math.ceil(ctc * (1 + point * step));
    const enough = isEnough(higher);
    if (!enough) fallen = higher;
    else if (fallen !== null) return between(fallen, higher);
  }
  return null;
}
