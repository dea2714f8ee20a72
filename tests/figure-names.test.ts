/** One figure, one name: names under which a figure was shown on one page while the others called it differently. */
import fc from 'fast-check';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { type AnyInput, figuresOf, shownInput } from '@/lib/calculator';
import { anyInput } from './any-input';

/** By the name that is no longer used, the one that all pages use. */
const oneName: Readonly<Record<string, string>> = {
  'In the new regime': 'Tax in the new regime',
  'In the old regime': 'Tax in the old regime',
  'New regime': 'Tax in the new regime',
  EMI: 'Monthly EMI',
  'EMI a month': 'Monthly EMI',
  Loan: 'Loan amount',
  'Worth in today’s rupees': 'Value in today’s rupees',
  'Left to pay with the return': 'Left to pay',
};

it('no answer shows a figure under a name that another page has not', async () => {
  const found: string[] = [];
  const shown = new Set<string>();
  for (const id of builtIds()) {
    const { fields, check, compute } = await loadCalculator(id);
    for (const raw of fc.sample(anyInput(fields), { numRuns: 30, seed: 11 })) {
      const input = shownInput(fields, raw as AnyInput);
      if ((check?.(input) ?? []).length > 0) continue;
      for (const { label } of figuresOf(compute(input))) {
        shown.add(label);
        if (Object.hasOwn(oneName, label)) found.push(`${id}: ${label}, not ${oneName[label]}`);
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(Object.values(oneName).filter((name) => !shown.has(name))).toEqual([]);
});
