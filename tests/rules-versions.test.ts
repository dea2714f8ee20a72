/** The version of each calculator's rules: short, its own, and the same as long as nothing changed. */
import { rulesVersion } from '@/app/rules-version';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { RULES } from '@/lib/fragment-of-values';

it('is a number of five digits for each calculator, the same each time, and seldom shared', async () => {
  const versions = await Promise.all(builtIds().map(rulesVersion));
  for (const version of versions) expect(version).toMatch(/^[1-9]\d{4}$/);
  expect(new Set(versions).size).toBeGreaterThan(versions.length - 3);
  expect(await rulesVersion('income-tax')).toBe(versions[builtIds().indexOf('income-tax')]);
});

it('has its place in a link to itself: no field has that name', async () => {
  for (const id of builtIds()) expect(Object.keys((await loadCalculator(id)).fields)).not.toContain(RULES);
});
