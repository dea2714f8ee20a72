import type { Rule } from '@/lib/law';
import { metroCities as year2024 } from './2024-25/metro-cities';
import { metroCities as year2025 } from './2025-26/metro-cities';
import { metroCities as year2026 } from './2026-27/metro-cities';
import type { YearOnFile } from './on-file';

/** The cities in which rent counts at the higher percentage of salary, by financial year. */
export const metroCities: Readonly<Record<YearOnFile, Rule<readonly string[]>>> = {
  '2024-25': year2024,
  '2025-26': year2025,
  '2026-27': year2026,
};
