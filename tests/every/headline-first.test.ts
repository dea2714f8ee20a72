/** Pages that have the headline first: it is the headline of the whole answer, and nothing else is given before that. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import { type AnyInput, defaultInput, type HeadlineCalculator, shownInput } from '@/lib/calculator';
import { anyInput } from '../any-input';
import { runs } from '../runs';

const fileOf = (id: string) => path.join(process.cwd(), 'content/calculators', id, 'first.ts');
const ids = builtIds().filter((id) => existsSync(fileOf(id)));

it('some pages have the headline first', () => {
  expect(ids).toContain('nri-taxation-calculator');
});

describe.each(ids)('%s', (id) => {
  const load = async () => {
    const { default: first } = (await import(fileOf(id))) as { default: HeadlineCalculator };
    return { first, whole: await loadCalculator(id) };
  };

  it('asks the same first, and fetches the whole calculator', async () => {
    const { first, whole } = await load();
    expect((await first.whole()).default).toBe(whole);
    expect(first.fields).toBe(whole.fields);
    expect(first.groups).toBe(whole.groups);
  });

  it('refuses the same, and has the headline of the whole answer first, and that alone', async () => {
    const { first, whole } = await load();
    const { fields, presets = [] } = whole;
    const defaults = defaultInput(fields);
    const worked = (await loadGolden(id)).map((each) => each.input as AnyInput);
    const examples = [{}, ...presets.map(({ input }) => input), ...worked].map((given) =>
      shownInput(fields, { ...defaults, ...given } as AnyInput),
    );
    const drawn = fc.sample(anyInput(fields, examples), { numRuns: runs(60, 2_000), seed: 20_261_129 });
    for (const input of drawn) expect([input, first.check?.(input)]).toEqual([input, whole.check?.(input)]);
    const inputs = [...examples, ...drawn].filter((input) => !whole.check?.(input).length);
    expect(inputs.length).toBeGreaterThan(50);
    for (const input of inputs) {
      const { headline } = whole.compute(input);
      expect([input, first.compute(input)]).toEqual([input, { headline }]);
    }
  });
});
