/** The question for a metro city. In a file of its own, as it brings the lists of cities along. */
import { metroHelp } from '@/content/tax/metro-cities';
import type { Condition } from '@/lib/calculator';
import { firstNo } from './kinds';

/** Asks whether the rented house is in a city of the higher share. */
export const inMetro = (showIf: Condition) => firstNo('Rented house is in a metro city', { help: metroHelp, showIf });
