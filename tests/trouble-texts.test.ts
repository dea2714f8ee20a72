/** What a box says of an amount out of its bounds. */
import { troubleTexts } from '@/components/calculator/trouble-texts';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { isNumberField, type SimpleField } from '@/lib/calculator';
import { readBox } from '@/lib/read-input';

it.each(builtIds())('%s names each bound so that the box takes it as it is named', async (id) => {
  const { fields } = await loadCalculator(id);
  const simple = Object.values(fields).flatMap((field) =>
    field.kind === 'rows' ? Object.values<SimpleField>(field.fields) : [field],
  );
  const wrong = simple.filter(isNumberField).flatMap((field) =>
    (['below', 'above'] as const).flatMap((fault) => {
      const said = troubleTexts.fault({ path: '', fault, field });
      const [, named = ''] = /(?:at least|at most) (.*)\.$/.exec(said) ?? [];
      // The unit stands beside the box.
      const typed = named.replace(field.unit === '₹' ? '₹' : ` ${field.unit}`, '');
      const { value } = readBox(field, '', typed);
      return value === (fault === 'below' ? field.min : field.max) ? [] : [`${field.label}: ${said}`];
    }),
  );
  expect(wrong).toEqual([]);
});
