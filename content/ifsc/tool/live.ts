import { codeTexts } from '@/components/ifsc/code-texts';
import type { LiveFailure } from '@/components/ifsc/live';

export { askLive } from '@/lib/ifsc/live';

/** Why the public service gave no branch, in one sentence. */
export function liveFailure(answer: LiveFailure, isListed: boolean): string {
  switch (answer.kind) {
    case 'unknown':
      return isListed
        ? 'The service does not know this code. It may have been withdrawn since our list was made: ask the bank.'
        : 'The service does not know this code either.';
    case 'wrong':
      return 'The service answered, but not in a form that we trust, so we don’t show it.';
    case 'unreachable':
      return answer.timedOut ? 'The service did not answer in time. Try again later.' : codeTexts.live.notReached;
  }
}
