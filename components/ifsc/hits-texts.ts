import { groupDigits } from '@/lib/grouping';
import { listed } from '@/lib/listed';

const branches = (count: number) => `${groupDigits(String(count))} ${count === 1 ? 'branch' : 'branches'}`;

/** The texts of branches to choose from. */
export const hitsTexts = {
  found: (total: number) => `${branches(total)} found`,
  shown: (shown: number) =>
    `The first ${groupDigits(String(shown))} are shown. Add the area or the bank to see the right one.`,
  missing: (words: readonly string[]) =>
    `No branch has all your words. These leave out ${listed(words.map((word) => `“${word}”`))}.`,
  suggestions: 'Did you mean',
  narrow: 'Which bank?',
  nothing: (text: string) => `No branch found for “${text}”`,
  nothingHint:
    'Try the bank’s name and one word of the place, such as “sbi andheri”. Road names and numbers are not enough. You can also choose bank and city below.',
  bankOnly: (bank: string) => `${bank} is chosen. Add a place to your words, or choose its state in the boxes below.`,
  more: 'Show more',
  noBranchName: 'Branch name not in our data',
  onlyLocated: (share: string) => `Search covers the ${share} of codes whose branch is in our data.`,
};
