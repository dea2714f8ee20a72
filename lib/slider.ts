/** The values a slider and the arrow keys stop at: fine where the number is small, coarser as it grows. */
import type { NumberField } from './calculator';

const known = new WeakMap<NumberField, readonly number[]>();

const clean = (value: number): number => Number(value.toPrecision(12));

/**
 * Returns how far one step goes from a value: the field's step, or a hundredth of the next power of ten for wide ranges of
 * money.
 */
function stepAt(field: NumberField, value: number, wide: boolean): number {
  if (!wide) return field.step;
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(Math.abs(value), field.step)) + 1e-9);
  return Math.max(field.step, magnitude / 10);
}

/** Returns whether a range spans too many magnitudes for equal steps: they would crowd its lower end. */
function isWide(field: NumberField, min: number, max: number): boolean {
  return min >= 0 && (field.kind === 'money' || field.kind === 'whole') && max / Math.max(min, field.step) > 60;
}

const MOST_STOPS = 2_000;

/** Returns the step, or the least ten-, hundred-, … fold of it that leaves no more stops than a thumb can distinguish. */
function evenStep(step: number, width: number): number {
  let size = step;
  while (width / size > MOST_STOPS) size *= 10;
  return size;
}

/** Returns where the slider of a field begins and ends. */
export function sliderRange(field: NumberField): { readonly min: number; readonly max: number } {
  return field.slider || { min: field.min, max: field.max };
}

/**
 * Returns the slider's stops, ascending, from its start to its end, both included. A range of money or of whole
 * numbers that spans several magnitudes has two-digit stops (₹10,000, ₹11,000 … ₹99,000, ₹1,00,000, ₹1,10,000 …), any other equal steps.
 */
export function stopsOf(field: NumberField): readonly number[] {
  const before = known.get(field);
  if (before) return before;
  const { min, max } = sliderRange(field);
  const wide = isWide(field, min, max);
  const size = wide ? field.step : evenStep(field.step, max - min);
  const stops = [min];
  let value = min;
  while (value < max) {
    const step = wide ? stepAt(field, value, wide) : size;
    // From an odd start, go on at round values.
    value = clean(Math.floor(clean(value / step) + 1) * step);
    stops.push(Math.min(value, max));
  }
  known.set(field, stops);
  return stops;
}

/** Returns the index of the stop nearest to a value. */
export function nearestStop(field: NumberField, value: number): number {
  const stops = stopsOf(field);
  let low = 0;
  let high = stops.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((stops[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return Math.abs((stops[high] ?? 0) - value) < Math.abs(value - (stops[low] ?? 0)) ? high : low;
}

/** Returns the value `steps` stops up (or down, if negative) from a value, within the field's bounds. */
export function stepFrom(field: NumberField, value: number, steps: number): number {
  const { min, max } = sliderRange(field);
  const wide = isWide(field, min, max);
  let current = value;
  for (let taken = 0; taken < Math.abs(steps); taken += 1) {
    const up = steps > 0;
    const size = stepAt(field, up ? current : current - field.step / 2, wide);
    const cell = clean(current / size);
    current = clean((up ? Math.floor(cell + 1) : Math.ceil(cell - 1)) * size);
  }
  return Math.min(field.max, Math.max(field.min, current)) || 0;
}
