/**
 * Links that visitors kept: the address after `#` of two presets and two worked cases of every calculator
 * built by 22 November 2026, with the headline that it gave on that day. Its first figure, the answer, changes only where the law was read
 * wrongly before; then the entry is recorded again and the commit says why.
 * To record calculators that are new: RECORD_LINKS=1 npx jest tests/links
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { type AnyCalculator, type AnyInput, defaultInput, shownInput } from '@/lib/calculator';
import { fragmentOf, openFragment } from '@/lib/fragment';
import { draftOf, readDraft } from '@/lib/read-input';

interface StoredLink {
  readonly link: string;
  readonly headline: readonly (readonly [label: string, value: number | string])[];
}

const file = path.join(process.cwd(), 'tests', 'links', 'links.json');
const stored: Record<string, readonly StoredLink[]> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** The headline of a calculator opened by a link, and what could not be used of the link. */
function opened({ fields, compute, check }: AnyCalculator, link: string) {
  const fragment = openFragment(fields, link);
  const input = fragment ? readDraft(fields, fragment.draft).input : defaultInput(fields);
  expect(check?.(input) ?? []).toEqual([]);
  const headline = compute(shownInput(fields, input)).headline.map(
    ({ label, value }) => [label, typeof value === 'number' ? Math.round(value * 100) / 100 : value] as const,
  );
  return { headline, wrong: fragment?.wrong ?? 'nothing' };
}

async function recorded(id: CalculatorId): Promise<StoredLink[]> {
  const [calculator, golden] = await Promise.all([loadCalculator(id), loadGolden(id)]);
  const { fields, presets = [] } = calculator;
  const inputs: Partial<AnyInput>[] = [{}, ...presets.slice(0, 2), ...golden.slice(0, 2)].map((each) =>
    'input' in each ? (each.input as AnyInput) : {},
  );
  const links = inputs.map((input) =>
    fragmentOf(fields, draftOf(fields, { ...defaultInput(fields), ...input } as AnyInput)),
  );
  return [...new Set(links)]
    .filter((link) => link !== '')
    .map((link) => ({ link, headline: opened(calculator, link).headline }));
}

if (process.env.RECORD_LINKS) {
  it('records the links of calculators that are new', async () => {
    for (const id of builtIds()) stored[id] ??= await recorded(id);
    writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
  });
}

it('there are stored links of every calculator that was built on that day', () => {
  expect(Object.keys(stored).length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(stored).filter((id) => !builtIds().includes(id as CalculatorId))).toEqual([]);
});

it('every stored link opens whole, with its year and its answer', async () => {
  for (const [id, links] of Object.entries(stored)) {
    const calculator = await loadCalculator(id as CalculatorId);
    for (const { link, headline } of links) {
      const { headline: now, wrong } = opened(calculator, link);
      const page = `${id}#${link}`;
      expect({ page, answer: now[0]?.[1], wrong }).toEqual({ page, answer: headline[0]?.[1], wrong: 'nothing' });
    }
  }
});

it.each([
  [1, 'defaults.json'],
  [2, 'defaults-2.json'],
])('a link of version %s takes what it leaves out from the defaults of its day', async (version, name) => {
  const former: Record<string, AnyInput> = JSON.parse(
    readFileSync(path.join(process.cwd(), 'tests', 'links', name), 'utf8'),
  );
  const changed: string[] = [];
  for (const [id, defaults] of Object.entries(former)) {
    const { fields } = await loadCalculator(id as CalculatorId);
    const now = openFragment(fields, `v=${version}&none=1`)?.draft ?? {};
    for (const [field, value] of Object.entries(defaults)) {
      if (!fields[field]) changed.push(`${id}.${field} is gone`);
      // A link that leaves out a month or a day of the visitor's calendar has always given each visitor their own.
      const followed = fields[field];
      if ((followed?.kind === 'month' || followed?.kind === 'date') && followed.today) continue;
      const kept = fields[field] && draftOf({ [field]: fields[field] }, { [field]: value })[field];
      if (JSON.stringify(kept) !== JSON.stringify(now[field])) {
        changed.push(`${id}.${field} was ${JSON.stringify(value)} by default: give it formerDefault`);
      }
    }
  }
  expect(changed).toEqual([]);
});
