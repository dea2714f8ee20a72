import Fuse from 'fuse.js';
import type { ChoiceOption } from '@/lib/calculator';

/** Returns the options that hold every word with a letter or two wrong. */
export function nearlyMatching<Option extends ChoiceOption>(
  options: readonly Option[],
  tokens: readonly string[],
): Option[] {
  const fuse = new Fuse(options, {
    threshold: 0.3,
    ignoreLocation: true,
    minMatchCharLength: 3,
    keys: [
      { name: 'label', weight: 3 },
      { name: 'words', weight: 2 },
      { name: 'help', weight: 1 },
    ],
  });
  const found = tokens.map((token) => fuse.search(token).map(({ item }) => item));
  return (found[0] ?? []).filter((option) => found.every((each) => each.includes(option)));
}
