/** Questions about gains of the year in which their rates changed, from sales before that day. Only pages with that year load them. */
import { gain } from './gains';
import type { Other } from './kinds';

/** Asks for short-term gains at the rate before it changed within FY 2024-25: section 111A. */
export const shortEquityEarly = (other?: Other) =>
  gain('Short-term gains, listed shares, sold before 23 July 2024', other);

/** Asks for long-term gains at the rate before it changed: section 112A. */
export const longEquityEarly = (other?: Other) =>
  gain('Long-term gains, listed shares, sold before 23 July 2024', other);

/** Asks for long-term gains at the rate before it changed: section 112. */
export const longOtherEarly = (other?: Other) =>
  gain('Long-term gains with indexed cost, sold before 23 July 2024', other);
