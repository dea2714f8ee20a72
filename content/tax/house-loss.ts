import { inr } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import { carriedOfKind } from '@/lib/tax/carried-forward';

/**
 * Returns what the old regime carries forward of this year's house loss, as a sentence after one on the new regime, in which it lapses; ''
 * where nothing. Section 71B; section 110 of the 2025 Act.
 */
export function carriedInOldRegime(old: Pick<Assessment, 'carriedForward'>, financialYear: string): string {
  const carried = carriedOfKind(old, 'house', financialYear);
  return carried > 0
    ? ` In the old regime ${inr(carried)} of it would be carried forward, to be set off against later income from houses. The comparison of the regimes does not count that.`
    : '';
}
