'use client';

import { Box as BareBox } from '@/components/ifsc/box';
import { Recents as BareRecents } from '@/components/ifsc/recents';
import { codeWords } from '@/content/words/ifsc/code';
import type { PartProps } from '../view';

const loadWords = async () => (await import('./words')).answerWords;
const loadMicr = async () => (await import('./micr')).answerMicr;

const loadLive = () => import('./live');

/** The box and its answers; code and texts come at the first sign of use. */
export function Box({ facts, desk, children }: PartProps) {
  return (
    <BareBox facts={facts} desk={desk} loadWords={loadWords} loadMicr={loadMicr} loadLive={loadLive} words={codeWords}>
      {children}
    </BareBox>
  );
}

/** What was looked up last. */
export function Recents({ desk }: PartProps) {
  return <BareRecents desk={desk} words={codeWords.recent} />;
}
