/** The day from which gratuity rises: on it the answer is what the page says, and the day before it is not yet. */
import fc from 'fast-check';
import gratuity from '@/content/calculators/gratuity';
import { type AnyInput, defaultInput, figuresOf, shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { formatRupees } from '@/lib/format';
import { anyInput } from '../any-input';

const byLaw = (input: AnyInput) =>
  Number(
    figuresOf(gratuity.compute(shownInput(gratuity.fields, input) as never)).find(
      ({ label }) => label === 'Gratuity by law',
    )?.value,
  );

it('one year more counts from the day named, and not a day before', () => {
  const defaults = defaultInput(gratuity.fields);
  const examples = [defaults, { ...defaults, joined: '2022-06-15' }, { ...defaults, joined: '2023-05-31' }];
  const inputs = [...examples, ...fc.sample(anyInput(gratuity.fields, examples), { numRuns: 300, seed: 7 })];
  let followed = 0;
  for (const each of inputs) {
    const input = shownInput(gratuity.fields, each);
    if ((gratuity.check?.(input as never) ?? []).length > 0) continue;
    const rise = gratuity
      .compute(input as never)
      .actions?.find(({ text }) => /one year more counts|long enough/.test(text));
    if (!rise?.date || rise.date > '2040-03-31') continue;
    followed += 1;
    const then = byLaw({ ...input, lastDay: rise.date });
    expect([input, rise.text.includes(formatRupees(then))]).toEqual([input, true]);
    const before = byLaw({ ...input, lastDay: addDays(rise.date, -1) });
    expect([input, before < then]).toEqual([input, true]);
  }
  expect(followed).toBeGreaterThan(20);
});
