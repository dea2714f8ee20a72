'use client';

import { useSyncExternalStore } from 'react';
import { type Consent, followConsent, givenConsent } from './consent';

const unknown = () => 'unknown' as const;

/** Returns the visitor's choice; 'unknown' in the exported page, before anyone has been asked. */
export function useConsent(): Consent | null | 'unknown' {
  return useSyncExternalStore<Consent | null | 'unknown'>(followConsent, givenConsent, unknown);
}
