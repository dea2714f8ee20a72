/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calculator } from '@/components/calculator/calculator';
import RowsControl from '@/components/calculator/rows-control';
import { date, money, type Result, rows, rupees, shortText } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { lateCode } from './late-code';
import { toyRules } from './toy-calculator';

const toy = defineCalculator({
  fields: {
    lots: rows({
      label: 'Lots',
      noun: 'lot',
      maxRows: 3,
      fields: {
        name: shortText({ label: 'Name', maxLength: 20, default: '' }),
        sold: date({ label: 'Sold on', min: '2025-04-01', max: '2026-03-31', default: '2025-08-20' }),
        price: money({ label: 'Sale value', min: 0, max: 1_00_00_000, default: 5_000, slider: false }),
      },
      default: [{ name: 'First', sold: '2025-08-20', price: 5_000 }],
    }),
  },
  groups: [{ fields: ['lots'] }],
  compute: ({ lots }): Result => ({
    headline: [
      rupees(
        'Sum',
        lots.reduce((sum, { price }) => sum + price, 0),
      ),
    ],
    sentence: 'It is the sum.',
    steps: [],
  }),
});

async function page() {
  // What another test wrote into the address is not opened here.
  window.history.replaceState(null, '', '/');
  const Nothing = () => null;
  render(
    <Calculator
      form={toy}
      Rows={RowsControl}
      asExported={undefined}
      firstHeadline={[rupees('Sum', 5_000)]}
      load={lateCode(toy)}
      onAnswer={() => {}}
      BarActions={Nothing}
      Beside={Nothing}
      Below={Nothing}
      Notice={Nothing}
      name="Toy"
      years={undefined}
      slug="toy"
      rules={toyRules}
      related={[]}
      next={[]}
      sources={{}}
    />,
  );
  await act(async () => {});
  await screen.findByRole('button', { name: /^Paste from a spreadsheet/ });
}

const names = () => screen.getAllByLabelText('Name').map((box) => (box as HTMLInputElement).value);
const two = 'Name\tSold on\tSale value\nA\t01-09-2025\t₹1,000\nB\t02/10/25\t2 lakh';

async function openPanel(text: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Paste from a spreadsheet/ }));
  const box = await screen.findByRole('textbox', { name: 'Paste rows for “Lots”' });
  fireEvent.change(box, { target: { value: text } });
  return box;
}

it('the panel says what it reads, and adds the rows behind those that are there', async () => {
  await page();
  await openPanel(two);
  expect(screen.getByText('2 rows read.')).toBeVisible();
  expect(screen.getByText('Columns found: Name, Sold on and Sale value.')).toBeVisible();
  expect(names()).toEqual(['First']);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 rows' }));
  expect(names()).toEqual(['First', 'A', 'B']);
  expect(screen.getByText('₹2,06,000')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Paste rows/ })).toBeNull();
  expect(screen.getByText('2 rows added.')).toBeInTheDocument();
});

it('the panel replaces the list only when that is chosen', async () => {
  await page();
  await openPanel(two);
  await userEvent.click(screen.getByRole('button', { name: 'Replace the list with 2 rows' }));
  expect(names()).toEqual(['A', 'B']);
  expect(screen.getAllByLabelText('Sold on').map((box) => (box as HTMLInputElement).value)).toEqual([
    '01/09/2025',
    '02/10/2025',
  ]);
});

it('a cell that cannot be read keeps its text in the box with the usual sentence', async () => {
  await page();
  await openPanel('Name\tSale value\nA\tabout 5\nB\t7');
  expect(screen.getByText(/^1 row read; 1 not: row 1, Sale value \(about 5\)/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace the list with 2 rows' }));
  const box = screen.getAllByLabelText('Sale value')[0];
  expect(box).toHaveValue('about 5');
  await waitFor(() => expect(box).toHaveAccessibleDescription(/We can’t read this amount/));
});

it('more rows than the list takes are refused in words', async () => {
  await page();
  await openPanel('Name\tSale value\nA\t1\nB\t2\nC\t3');
  expect(screen.getByText('The list takes 3 at most. Remove a lot, or paste fewer.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 3 rows' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Replace the list with 3 rows' })).toBeEnabled();
});

it('far more rows than the list takes are counted, and none is taken over', async () => {
  await page();
  await openPanel(`Name\tSale value\n${Array.from({ length: 1_234 }, (_, index) => `A\t${index}`).join('\n')}`);
  expect(screen.getByText('1,234 rows found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 1,234 rows' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Replace the list with 1,234 rows' })).toBeDisabled();
});

it('a table pasted into a box of a row opens the panel and changes nothing yet', async () => {
  await page();
  const [box] = screen.getAllByLabelText('Name');
  await userEvent.click(box as HTMLElement);
  await userEvent.paste(two);
  expect(await screen.findByRole('textbox', { name: 'Paste rows for “Lots”' })).toHaveValue(two);
  expect(names()).toEqual(['First']);
  const group = screen.getByRole('group', { name: 'Paste rows for “Lots”' });
  await userEvent.click(within(group).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('group', { name: 'Paste rows for “Lots”' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Paste from a spreadsheet/ })).toHaveFocus();
});

it('one cell pasted into a box stays an ordinary paste', async () => {
  await page();
  const [box] = screen.getAllByLabelText('Name');
  await userEvent.clear(box as HTMLElement);
  await userEvent.click(box as HTMLElement);
  await userEvent.paste('Infosys');
  expect(names()).toEqual(['Infosys']);
  expect(screen.queryByRole('textbox', { name: /Paste rows/ })).toBeNull();
});

it('a listener hears of which row a box is, and of which list a button', async () => {
  await page();
  const boxes = screen.getAllByLabelText('Name');
  const rows = screen.getAllByRole('group', { name: /^Lot \d$/ });
  expect(rows.map((row, index) => row.contains(boxes[index] ?? null))).toEqual(boxes.map(() => true));
  expect(screen.getByRole('button', { name: /^Paste from a spreadsheet/ })).toHaveTextContent(
    'Paste from a spreadsheet, Lots',
  );
});
