/** Questions about the gains of a year from all else than listed shares and equity funds. Apart from `gains.ts`, which more pages load. */
import { firstTaxYear } from '@/content/rules/years/on-file';
import { gain, noLoss } from './gains';
import type { Other } from './kinds';

/** Asks for short-term gains that no section gives a rate of their own. */
export const shortOther = (other?: Other) =>
  gain('Short-term gains at slab rates', {
    help: 'Property, gold, unlisted shares, debt funds bought since April 2023.',
    ...other,
  });

/** Asks for long-term gains of section 112. */
export const longOther = (other?: Other) =>
  gain('Other long-term gains', {
    help: `Section 112 (${firstTaxYear}: 197). Land and buildings bought before 23 July 2024: next two boxes.`,
    ...other,
  });

/** Asks for the gain with plain cost on land and buildings that have a choice of the rate. */
export const landGain = (other?: Other) =>
  gain('Long-term gain on land or building bought before 23 July 2024', { help: 'With plain cost.', ...other });

/** Asks for the gain on the same land and buildings with indexed cost. */
export const landGainIndexed = (other?: Other) => gain('The same gain with indexed cost', other);

/** Asks for gains on virtual digital assets, whose losses do not count. */
export const tokenGain = (other?: Other) =>
  gain('Gains on crypto and other virtual assets', {
    help: `Section 115BBH (${firstTaxYear}: 194). You cannot set off losses.`,
    ...noLoss,
    ...other,
  });
