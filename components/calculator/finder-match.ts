import type { ChoiceOption } from '@/lib/calculator';
import type { nearlyMatching } from './finder-nearly';

/** Returns the text in lower case without accents, dots and brackets: "(194-I)" is found as 194i, "G.S.T." as gst. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[.'’()]/g, '');
}

/** Returns the words of a text; what a hyphen joins counts joined and apart. */
function wordsOf(text: string): string[] {
  const clean = plain(text);
  return [clean.replaceAll('-', ''), clean.replaceAll('-', ' ')].flatMap((each) => each.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Returns how well one typed word fits an option: 0 for a whole word of its label, more for less, null for not at all. */
function distance(token: string, option: ChoiceOption): number | null {
  const label = wordsOf(option.label);
  const others = wordsOf(`${option.words ?? ''} ${option.help ?? ''}`);
  if (label.includes(token)) return 0;
  if (label.some((word) => word.startsWith(token))) return 1;
  if (others.includes(token)) return 2;
  if (others.some((word) => word.startsWith(token))) return 3;
  return token.length > 2 && [...label, ...others].some((word) => word.includes(token)) ? 5 : null;
}

/**
 * Returns the options that fit every typed word, best first, in the list's own order where they fit alike; all of them for an
 * empty query. Where none fits as it is spelled: those that `nearly` finds, once its code is there.
 */
export function matchingOptions<Option extends ChoiceOption>(
  options: readonly Option[],
  query: string,
  nearly?: typeof nearlyMatching | null,
): Option[] {
  const tokens =
    plain(query)
      .replaceAll('-', '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (tokens.length === 0) return [...options];
  const exact = options
    .map((option) => {
      const found = tokens.map((token) => distance(token, option));
      return { option, total: found.includes(null) ? null : found.reduce<number>((sum, each) => sum + (each ?? 0), 0) };
    })
    .filter((each): each is { option: Option; total: number } => each.total !== null)
    .sort((one, other) => one.total - other.total);
  return exact.length > 0 ? exact.map(({ option }) => option) : (nearly?.(options, tokens) ?? []);
}
