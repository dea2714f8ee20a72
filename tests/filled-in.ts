/** Whether a search filled in what its words say. */
import { loadCalculator } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import type { FilledIn } from '@/lib/fill/form';
import { openFragment } from '@/lib/fragment';
import { readDraft } from '@/lib/read-input';

/** A search of `tests/queries`, with the page that it asks for and the figures that it says. */
export interface Query {
  readonly query: string;
  readonly page: CalculatorId | null;
  readonly also?: readonly string[];
  readonly figures?: Readonly<Record<string, unknown>>;
  /** Why this is meant, where that is not plain. */
  readonly why?: string;
  /** It must stay right by itself: no other search notices some change of the code. */
  readonly held?: true;
}

const yearInMs = 365.25 * 86_400_000;

/** Whether a value is what was said: rows have at least the cells that were, and a day of birth is so long ago. */
function isSaid(value: unknown, said: unknown): boolean {
  const ago = /^(\d+) years ago$/.exec(String(said));
  if (ago) return Math.abs((Date.now() - Date.parse(String(value))) / yearInMs - Number(ago[1])) < 0.02;
  if (typeof said === 'number') return Math.abs(Number(value) - said) < Math.max(0.02, Math.abs(said) * 1e-6);
  if (!Array.isArray(said)) return String(value) === String(said);
  return said.every((row: Record<string, unknown>, index) =>
    Object.entries(row).every(([name, cell]) => isSaid((value as Record<string, unknown>[])?.[index]?.[name], cell)),
  );
}

/** Returns whether a page's form has every figure that was said, and no other. */
export async function isFilled(
  page: string,
  { fragment, places }: { readonly fragment: string; readonly places: readonly FilledIn[] },
  figures: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { fields } = await loadCalculator(page as CalculatorId);
  const { input } = readDraft(fields, openFragment(fields, fragment)?.draft ?? {});
  const isExtra = places.some(({ kind, name }) => kind !== 'choice' && !(name in figures));
  return !isExtra && Object.entries(figures).every(([name, said]) => isSaid(input[name], said));
}
