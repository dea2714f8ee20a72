/** Questions on rates of growth, % a year. Apart from `growth.ts`, so that a plan for life loads no questions on instalments. */
import { percent } from '@/lib/calculator';
import type { Other } from './kinds';

/** Asks for a return or another rate that can be negative, % a year, in steps of half a point. */
export const yearlyRate = (label: string, other: Other) =>
  percent({ label, min: -50, max: 50, step: 0.5, default: 12, ...other });

/** Asks for inflation, % a year. */
export const inflation = (other?: Other) =>
  yearlyRate('Inflation, per year', {
    help: 'To show what the money will buy.',
    min: 0,
    max: 20,
    slider: { min: 0, max: 12 },
    default: 6,
    ...other,
  });
