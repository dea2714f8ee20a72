/** The version of the rules behind a calculator's answers. For the build: it reads files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadCalculator, loadGolden } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { corrections } from '@/content/corrections';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { filesBehind } from './last-changed';

/** The cases whose answers count: the first ones, so that a case added later changes no version. */
const CASES = 8;

/** A file of rules without what changes no answer: comments, spaces, and the day of its comparison. */
const bare = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/checkedOn\w*\s*[:=]\s*'[\d-]*'/gi, '')
    .replace(/\s+/g, '');

/**
 * Returns a number of five digits that changes with the rules that a calculator takes, with the headline of its examples and first worked
 * cases, and with each correction of an amount; not with words, comments or the way the code is written.
 */
export async function rulesVersion(id: CalculatorId): Promise<string> {
  const [{ fields, check, compute, presets = [] }, golden] = await Promise.all([loadCalculator(id), loadGolden(id)]);
  const hash = createHash('sha256');
  for (const file of [...filesBehind([`content/calculators/${id}/index.ts`])].sort()) {
    if (file.startsWith('content/rules/')) hash.update(bare(readFileSync(file, 'utf8')));
  }
  const inputs = [{}, ...presets.map(({ input }) => input), ...golden.slice(0, CASES).map(({ input }) => input)];
  for (const input of inputs as readonly AnyInput[]) {
    const shown = shownInput(fields, { ...defaultInput(fields), ...input });
    if ((check?.(shown) ?? []).length > 0) continue;
    // The last digits of a fraction are those of the machine.
    const values = compute(shown).headline.map(({ value }) =>
      typeof value === 'number' ? value.toPrecision(9) : value,
    );
    hash.update(JSON.stringify(values));
  }
  hash.update(
    JSON.stringify(corrections.filter(({ calculator }) => calculator === id).map((each) => each.correctedOn)),
  );
  return String(10_000 + (Number.parseInt(hash.digest('hex').slice(0, 8), 16) % 90_000));
}
