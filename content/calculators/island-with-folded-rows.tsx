'use client';

import { type ComponentProps, lazy, Suspense } from 'react';
import { createIsland } from '@/components/calculator/island';
import type { RowsComponent } from '@/components/calculator/rows-control';

/** Stands in the place of a list whose code did not arrive: the rest of the form goes on. */
const MissingRows = () => (
  <p role="alert" className="py-2 font-medium text-danger text-sm">
    Unable to load the list.
  </p>
);

/** The code of lists, which no page needs before it is idle: the groups that hold them are drawn then. */
const LaterRows = lazy(
  (): Promise<{ readonly default: RowsComponent }> =>
    import('@/components/calculator/rows-control').catch(() => ({ default: MissingRows })),
);

const Rows = (props: ComponentProps<RowsComponent>) => (
  <Suspense fallback={null}>
    <LaterRows {...props} />
  </Suspense>
);

/** Makes an island of a form whose lists of rows are all in groups behind their headings. */
export const asIslandWithFoldedRows = (...[form, importCalculator]: Parameters<typeof createIsland>) =>
  createIsland(form, importCalculator, Rows);
