'use client';

import { Box as BareBox } from '@/components/ifsc/box';
import type { PartProps } from '@/components/ifsc/part-props';
import { Recents as BareRecents } from '@/components/ifsc/recents';

const loadWords = async () => (await import('./words')).answerWords;
const loadMicr = async () => (await import('@/components/ifsc/by-micr')).answerMicr;

const loadLive = () => import('./live');

/** Renders the box and its answers; code and texts come at the first sign of use. */
export function Box({ facts, store, children }: PartProps) {
  return (
    <BareBox facts={facts} store={store} loadWords={loadWords} loadMicr={loadMicr} loadLive={loadLive}>
      {children}
    </BareBox>
  );
}

/** Renders what was looked up last. */
export function Recents({ store }: PartProps) {
  return <BareRecents store={store} />;
}
