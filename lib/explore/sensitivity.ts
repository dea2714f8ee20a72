import type { AnyCalculator, AnyInput } from '../calculator';
import { nearestStop, stopsOf } from '../slider';
import { headlineAt, type NumericInput, numericInputs } from './inputs';

/** The headline after a step of one input. */
export interface Nudge {
  /** The input after the step. */
  readonly x: number;
  /** The headline there; null where the calculator refuses the value. */
  readonly value: number | null;
  /** The headline's change, 0 where it is refused. */
  readonly change: number;
}

/** What a step down and up of one input does to a headline. */
interface Sensitivity {
  readonly input: NumericInput;
  readonly now: number;
  /** Null where the input is already at its bound. */
  readonly down: Nudge | null;
  readonly up: Nudge | null;
  /** The larger of the two changes, without sign. */
  readonly effect: number;
}

/**
 * Returns one step of an input at its present value, as its slider goes: the field's step, or for wide ranges of money a
 * step that grows with the amount, since ₹1,000 more or less says nothing about a loan of ₹50 lakh.
 */
export function stepAround({ field, value }: NumericInput): number {
  const stops = stopsOf(field);
  // The first and the last interval may be cut short by the bounds.
  const index = Math.min(Math.max(nearestStop(field, value ?? field.min), 1), Math.max(0, stops.length - 3));
  return Math.max(field.step, (stops[index + 1] ?? 0) - (stops[index] ?? 0));
}

/** Returns for each shown number the headline at one step down and up, within its bounds; the strongest effect first. */
export function sensitivities(calculator: AnyCalculator, input: AnyInput, label: string): Sensitivity[] {
  const rows = numericInputs(calculator, input).flatMap((each): Sensitivity[] => {
    const { path, field, value } = each;
    if (value === null) return [];
    const valueAt = headlineAt(calculator, input, path, label);
    const now = valueAt(value);
    if (now === null) return [];
    const step = stepAround(each);
    const nudge = (wanted: number): Nudge | null => {
      // 8.5 + 0.1 must not become 8.599999999999998.
      const x = Number(Math.min(field.max, Math.max(field.min, wanted)).toPrecision(12));
      if (x === value) return null;
      const at = valueAt(x);
      return { x, value: at, change: at === null ? 0 : at - now };
    };
    const [down, up] = [nudge(value - step), nudge(value + step)];
    return [{ input: each, now, down, up, effect: Math.max(Math.abs(down?.change ?? 0), Math.abs(up?.change ?? 0)) }];
  });
  return rows.sort((a, b) => b.effect - a.effect);
}
