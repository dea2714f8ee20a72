'use client';

import { lazy } from 'react';
import { createIsland } from '@/components/calculator/island';

/** The code of lists, which no page needs before it is idle: the groups that hold them are drawn then. */
const LaterRows = lazy(() => import('@/components/calculator/rows-control'));

/** Makes an island of a form whose lists of rows are all in groups behind their headings. */
export const asIslandWithFoldedRows = (...[form, importCalculator]: Parameters<typeof createIsland>) =>
  createIsland(form, importCalculator, LaterRows);
