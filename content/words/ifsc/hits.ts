import type { HitsWords } from '@/components/ifsc/words';
import { groupDigits } from '@/lib/grouping';
import { listed } from './listed';

const branches = (count: number) => `${groupDigits(String(count))} ${count === 1 ? 'branch' : 'branches'}`;

/** The texts of branches to choose from. */
export const hitsWords: HitsWords = {
  found: (total) => `${branches(total)} found`,
  shown: (shown) => `The first ${groupDigits(String(shown))} are shown. Add the area or the bank to see the right one.`,
  missing: (words) => `No branch has all your words. These lack ${listed(words.map((word) => `“${word}”`))}.`,
  suggestions: 'Did you mean',
  narrow: 'Which bank?',
  nothing: (text) => `No branch found for “${text}”`,
  nothingHint:
    'Try the bank’s name and one word of the place, such as “sbi andheri”. Names of roads and numbers alone are not enough. You can also choose bank and city below.',
  bankOnly: (bank) => `${bank} is chosen. Add a place to your words, or go on with its state in the boxes.`,
  more: 'Show more',
  noBranchName: 'Branch name not in our data',
  onlyLocated: (share) => `Search covers the ${share} of codes whose branch is in our data.`,
};
