/** Amounts of a page's example that count together with those of a search: what nobody said adds nothing. */
import { loadCalculator } from '@/content/calculators/load';
import { searchFields } from '@/content/calculators/search-fields';
import type { CalculatorId } from '@/content/catalogue';
import { countedTogether } from '@/content/counted-together';
import type { CountedTogether } from '@/lib/fill/form';
import { box, fillsIn, formOf } from './toy-form';

const gains = box('gains', 'money');
const losses = box('losses', 'money');
const together = (more: Partial<CountedTogether> = {}) => ({
  together: [{ of: ['gains', 'losses'], nothing: ['gains', 'losses'], ...more }],
});

it.each<[string, string, ReturnType<typeof formOf>, string[]]>([
  ['the other is nothing', 'losses 5 lakh', formOf([gains, losses], together()), ['losses=500000&gains=0']],
  [
    'of two nothing is emptied',
    'gains 2 lakh losses 5 lakh',
    formOf([gains, losses], together()),
    ['gains=200000&losses=500000'],
  ],
  [
    'what is left of one after the other goes along',
    'losses 5 lakh',
    formOf([gains, losses], together({ difference: { name: 'profit', of: 'gains', less: 'losses' } })),
    ['losses=500000&gains=0&profit=-500000'],
  ],
  [
    'what is a part of another is all of it where nothing else is said',
    'losses 5 lakh',
    formOf([gains, losses], together({ difference: { name: 'gains', of: 'losses' } })),
    ['losses=500000&gains=500000'],
  ],
  ['without any of them all stays', 'rent 5 lakh', formOf([box('rent', 'money'), gains], together()), ['rent=500000']],
  [
    'what is not asked stays',
    'losses 5 lakh',
    formOf([losses, { ...gains, needs: { kind: ['fo'] } }], { ...together(), starts: { kind: 'trade' } }),
    ['losses=500000'],
  ],
])('%s', (_, query, form, found) => expect(fillsIn(query, form)).toEqual(found));

it.each(Object.entries(countedTogether))(
  '%s has these boxes, and an amount in those that are emptied',
  async (id, all) => {
    const { fields } = await loadCalculator(id as CalculatorId);
    const names = (await searchFields())[id]?.boxes.map(({ name }) => name);
    for (const { of, nothing, difference } of all) {
      expect(names).toEqual(expect.arrayContaining([...of, ...nothing, ...(difference ? [difference.name] : [])]));
      for (const name of nothing) expect(Number(Object(fields[name]).min ?? 0)).toBeLessThanOrEqual(0);
      expect(nothing.some((name) => [Object(fields[name]).default].flat().some(Boolean))).toBe(true);
    }
  },
);
