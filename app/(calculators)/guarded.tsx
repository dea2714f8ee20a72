'use client';

import type { ReactNode } from 'react';
import { Guarded } from '@/components/calculator/error-boundary';
import { failureWords } from '@/content/words/failure';

/** A calculator within its error boundary, with the words of the site. */
export function GuardedCalculator({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Guarded name={name} words={failureWords}>
      {children}
    </Guarded>
  );
}
