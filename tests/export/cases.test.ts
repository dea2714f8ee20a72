/** The worked cases as the export publishes them: every case of every calculator, in the documented shape, and an archive of all. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { builtIds, loadGolden } from '@/content/calculators/load';
import { type CaseFile, SCHEMA } from '@/scripts/cases/cases';
import { archive } from '@/scripts/cases/write';

const folder = 'out/cases';

it('hold every case of every calculator in the documented shape, and the archive all of them', async () => {
  const own = readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name));
  expect(own.sort()).toEqual([archive, ...builtIds().map((id) => `${id}.json`)].sort());
  const packed = unzipSync(readFileSync(path.join(folder, archive)));
  const names = new Set<string>();
  let cases = 0;
  for (const id of builtIds()) {
    const text = readFileSync(path.join(folder, `${id}.json`), 'utf8');
    expect(strFromU8(packed[`cases/${id}.json`] ?? new Uint8Array())).toBe(text);
    const file = JSON.parse(text) as CaseFile;
    expect(file).toMatchObject({ schema: SCHEMA, calculator: id });
    expect(Object.keys(file.defaults).length).toBeGreaterThan(0);
    expect(file.cases).toHaveLength((await loadGolden(id)).length);
    for (const each of file.cases) {
      expect(each.case).toMatch(new RegExp(`^${id}/[0-9a-f]{8}$`));
      names.add(each.case);
      cases += 1;
      expect(each.source.title).not.toBe('');
      expect([each.case, each.refused !== undefined]).toEqual([each.case, each.figures === undefined]);
      for (const { label, unit, within } of each.figures ?? []) {
        expect([label !== '', typeof unit, within > 0]).toEqual([true, 'string', true]);
      }
    }
  }
  expect(names.size).toBe(cases);
});
