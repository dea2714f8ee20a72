'use client';

import { useSyncExternalStore } from 'react';
import { type Consent, followConsent, givenConsent } from './consent';

const unknown = () => 'unknown' as const;

/** The visitor's word as it stands; 'unknown' in the exported page, where nobody has been asked. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(followConsent, givenConsent, unknown);
}
