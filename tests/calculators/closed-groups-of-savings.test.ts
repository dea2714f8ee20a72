/** A number in a closed group moves no headline in silence: it begins at nothing, or the answer names it. */
import { loadCalculator } from '@/content/calculators/load';
import { type AnyInput, defaultInput, isNumberField, isShown, shownInput } from '@/lib/calculator';
import { valueText } from '@/lib/value-text';

test.each([
  'sip-calculator',
  'step-up-sip-calculator',
  'lumpsum-calculator',
  'lumpsum-vs-sip-calculator',
  'swp-calculator',
  'cagr-calculator',
  'retirement',
  'fire-calculator',
  'nps-calculator',
  'sukanya-samriddhi-calculator',
  'ppf-calculator',
  'fd-calculator',
  'inflation-calculator',
] as const)('%s', async (id) => {
  const { fields, groups, presets = [], check, compute } = await loadCalculator(id);
  const silent = new Set<string>();
  for (const example of [{}, ...presets.map(({ input }) => input)]) {
    const input = shownInput(fields, { ...defaultInput(fields), ...example } as AnyInput);
    const { headline, sentence, assumed = [] } = compute(input);
    for (const name of groups.flatMap((group) => (group.more ? group.fields : []))) {
      const field = fields[name];
      const value = input[name];
      if (!field || !isNumberField(field) || !isShown(field, input) || name in example || !value) continue;
      const without = { ...input, [name]: field.optional ? null : Math.max(0, field.min) };
      if ((check?.(without) ?? []).length > 0) continue;
      if (JSON.stringify(compute(without).headline) === JSON.stringify(headline)) continue;
      const text = valueText(field, value);
      const isNamed = sentence.includes(text) || assumed.some(({ label }) => label === field.label);
      // An age is named without its unit.
      if (!isNamed && !sentence.includes(`At ${value} `)) silent.add(`${name}: ${text}`);
    }
  }
  expect([...silent]).toEqual([]);
});
