'use client';

import { createIsland } from '@/components/calculator/island';
import RowsControl from '@/components/calculator/rows-control';

/** Makes an island of a form that has a list of rows: its code loads on these pages alone. */
export const asIslandWithRows = (...[form, importCalculator]: Parameters<typeof createIsland>) =>
  createIsland(form, importCalculator, RowsControl);
