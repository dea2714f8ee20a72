import type { ReactNode } from 'react';

/** Lays out the look-up: on a wide screen the answer beside both others, on a phone between them. */
export function Layout({ box, steps }: { readonly box: ReactNode; readonly steps: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      {box}
      <div id="ifsc-steps" className="flex flex-col gap-5 border-line border-t pt-5">
        {steps}
      </div>
    </div>
  );
}
