/** Questions on random paths of a return. Apart from `growth.ts`, which more pages load. */
import { percent } from '@/lib/calculator';
import type { Other } from './kinds';

/** Asks for the standard deviation of a year's return on random paths, in the logarithm; %. */
export const upsAndDowns = (other: Other) =>
  percent({
    label: 'Ups and downs of a year, for the random paths',
    min: 0,
    max: 60,
    step: 1,
    slider: { min: 0, max: 40 },
    default: 18,
    ...other,
  });
