/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Actions, Breakdowns, Charts } from '@/components/calculator/result-details';
import { ResultTable } from '@/components/calculator/result-table';
import { loadCalculator } from '@/content/calculators/load';
import { type AnyCalculator, defaultAnswer } from '@/lib/calculator';

/** The answers to the default input and to another value of one field: titles and texts that name the value change. */
function twoAnswers(calculator: AnyCalculator, name: string, value: number) {
  const { input, result } = defaultAnswer(calculator);
  return [result, calculator.compute({ ...input, [name]: value })] as const;
}

test.each([
  ['gst-calculator', 'amount', 60_000],
  ['section-80c-optimizer', 'years', 12],
] as const)('typing leaves what a visitor has opened in a chart of %s open', async (id, field, value) => {
  const [before, after] = twoAnswers(await loadCalculator(id), field, value);
  const titles = (result: typeof before) => result.charts?.slice(1).map(({ title }) => title);
  expect(titles(after)).not.toEqual(titles(before));
  const { container, rerender } = render(<Charts result={before} />);
  for (const data of container.querySelectorAll('details')) data.open = true;
  rerender(<Charts result={after} />);
  const opened = [...container.querySelectorAll('details')].map(({ open }) => open);
  expect(opened).toEqual(opened.map(() => true));
  expect(opened.length).toBeGreaterThan(0);
});

test('a row whose text or column changes is written anew, not made anew', () => {
  const table = (label: string, text: string) => ({
    id: 'toy',
    caption: 'Toy',
    columns: [
      { label: 'What', unit: 'text' as const },
      { label, unit: 'text' as const },
    ],
    rows: [['Row', text]],
  });
  const cite = { source: 'income-tax-act-1961', at: 's. 80C, Income-tax Act, 1961' } as const;
  const result = (sum: string) =>
    ({
      headline: [{ label: 'Sum', value: 1, unit: 'rupees' }],
      sentence: '',
      steps: [],
      caveats: [{ kind: 'warning', text: `Pay ${sum}.`, cite }],
    }) as const;
  const shown = (sum: string) => (
    <>
      <Actions steps={[{ text: `Pay ${sum}.` }]} />
      <Breakdowns result={result(sum)} />
      <ResultTable table={table(`Of ${sum}`, sum)} />
    </>
  );
  const { container, rerender } = render(shown('₹1'));
  const before = [...container.querySelectorAll('*')];
  rerender(shown('₹2'));
  expect(container).toHaveTextContent('Pay ₹2.');
  expect(container).not.toHaveTextContent('₹1');
  const after = [...container.querySelectorAll('*')];
  expect(after.map((element, index) => element === before[index])).toEqual(after.map(() => true));
});
