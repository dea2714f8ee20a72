import { codeTexts } from '@/components/ifsc/code-texts';
import type { LiveFailure } from '@/components/ifsc/live';

export { askLive } from '@/lib/ifsc/live';

/** Returns why the public service gave no branch, in one sentence. */
export function liveFailure(answer: LiveFailure, isListed: boolean): string {
  switch (answer.kind) {
    case 'unknown':
      return isListed
        ? 'The service does not know this code. It may have been withdrawn since we made our list. Ask the bank.'
        : 'The service does not know this code either.';
    case 'wrong':
      return 'The service gave an answer that we could not verify, so we do not show it.';
    case 'unreachable':
      return answer.timedOut ? 'The service did not answer in time. Try again later.' : codeTexts.live.notReached;
  }
}
