import type { ReactNode } from 'react';
import type { DataFacts } from './facts';
import type { LookupStore } from './store';

/** What each part of the look-up is given. */
export interface PartProps {
  readonly facts: DataFacts;
  readonly store: LookupStore;
  readonly children?: ReactNode;
}
