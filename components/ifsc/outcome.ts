import type { ReactNode } from 'react';
import type { Data } from '@/lib/ifsc/lookup';
import type { DataFacts } from './facts';
import type { LookupStore } from './store';

/** The answer to a code, a MICR or words. */
export interface Answered {
  readonly kind: 'code' | 'words' | 'micr' | 'message';
  /** The answer in one sentence, for a screen reader. */
  readonly announcement: string;
  readonly view: ReactNode;
}

/** What an answer is made from. */
interface Asking {
  readonly data: Data;
  readonly store: LookupStore;
  readonly facts: DataFacts;
}

/** Answers words, or a MICR. */
export type Ask = (text: string, asking: Asking) => Promise<Answered>;
