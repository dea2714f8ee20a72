/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import Explore from '@/components/calculator/explore/explore';
import type { Tool } from '@/components/calculator/explore/texts';
import { exploreTexts } from '@/components/calculator/explore/texts';
import { type AnyCalculator, type AnyInput, defaultInput } from '@/lib/calculator';
import { resultOf } from '@/lib/explore/inputs';
import { inr } from '@/lib/format';
import { instalment, loanToy, stuckToy, taxToy, wordsToy } from './toys';

interface PageProps {
  readonly calculator: AnyCalculator;
  readonly tool: Tool;
  readonly start?: AnyInput;
  readonly pinned?: readonly AnyInput[];
}

/** What the page around the tools does: it keeps the input and the pins. */
function Page({ calculator, tool, start, pinned = [] }: PageProps) {
  const [input, setInput] = useState<AnyInput>(start ?? defaultInput(calculator.fields));
  const [pins, setPins] = useState(pinned);
  const result = resultOf(calculator, input);
  if (!result) throw new Error('refused');
  return (
    <>
      <output data-testid="input">{JSON.stringify(input)}</output>
      <Explore
        calculator={calculator}
        input={input}
        result={result}
        pins={pins}
        onPin={() => setPins([...pins, input])}
        onUnpin={(index) => setPins(pins.filter((_, each) => each !== index))}
        onApply={setInput}
        tool={tool}
      />
    </>
  );
}

const inputOnPage = (): AnyInput => JSON.parse(screen.getByTestId('input').textContent ?? '') as AnyInput;

describe('solve for', () => {
  test('a target typed as people write it is answered in a sentence, and the answer can be used', async () => {
    const user = userEvent.setup();
    render(<Page calculator={loanToy} tool="solve" />);
    const target = screen.getByRole('textbox', { name: 'Target for monthly EMI' });
    // A tenth less than 43,391, in two digits.
    expect(target).toHaveValue('39,000');
    await user.clear(target);
    await user.type(target, '0.415 lakh');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What you can change' }), 'Interest rate, per year');
    expect(
      await screen.findByText('To get monthly EMI of ₹41,500, set interest rate, per year to 7.8963%.'),
    ).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Use 7.8963%' }));
    expect(inputOnPage()).toMatchObject({ rate: 7.8963, loan: 50_00_000 });
    // The target stays, and so does the keyboard's place.
    expect(target).toHaveValue('0.415 lakh');
    const inUse = await screen.findByRole('button', { name: 'This is the value you have now.' });
    expect(inUse).toHaveFocus();
    expect(inUse).toHaveAttribute('aria-disabled', 'true');
  });

  test('out of reach, it says how far the input can move the headline', async () => {
    const user = userEvent.setup();
    render(<Page calculator={loanToy} tool="solve" />);
    const target = screen.getByRole('textbox');
    await user.clear(target);
    await user.type(target, '10k');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What you can change' }), 'Interest rate, per year');
    expect(await screen.findByText('No value of this input brings monthly EMI to ₹10,000.')).toBeVisible();
    expect(
      screen.getByText(
        `With interest rate, per year anywhere from 0% to 30%, monthly EMI stays between ₹20,833 and ${inr(instalment(50_00_000, 30, 240))}.`,
      ),
    ).toBeVisible();
  });

  test('another headline brings a target of its own; a month that only passes the target is reported as such', async () => {
    const user = userEvent.setup();
    render(<Page calculator={loanToy} tool="solve" />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'What you can change' }), 'Tenure');
    expect(await screen.findByText(/set tenure to /)).toBeVisible();
    expect(screen.getByText('No value gives exactly ₹39,000. Here the result passes it.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Result' }), 'Total interest');
    // 54,13,879 and a tenth.
    expect(screen.getByRole('textbox', { name: 'Target for total interest' })).toHaveValue('60,00,000');
  });

  test('a headline that stays at the target for a stretch is reported with both ends', async () => {
    const user = userEvent.setup();
    render(<Page calculator={taxToy} tool="solve" />);
    const target = screen.getByRole('textbox');
    await user.clear(target);
    await user.type(target, '0');
    expect(await screen.findByText('Set income anywhere from ₹0 to ₹3,00,000 and tax is ₹0.')).toBeVisible();
  });

  test('an input without effect is named as such, rows by number', async () => {
    const user = userEvent.setup();
    render(<Page calculator={taxToy} tool="solve" />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'What you can change' }), 'Area, line 1');
    expect(await screen.findByText(/^Changing area, line 1 does not change tax: it stays at ₹50,000/)).toBeVisible();
  });

  test('an input whose other values are all refused is named as such', async () => {
    const start = defaultInput(stuckToy.fields);
    const { unmount } = render(<Page calculator={stuckToy} tool="solve" start={start} />);
    expect(await screen.findByText('No other value of cess goes with the other inputs.')).toBeVisible();
    unmount();
    render(<Page calculator={stuckToy} tool="sweep" start={start} />);
    expect(await screen.findByText('No other value of cess goes with the other inputs.')).toBeVisible();
  });

  test('a target that cannot be read is a fault of the box, not an answer', async () => {
    const user = userEvent.setup();
    render(<Page calculator={loanToy} tool="solve" />);
    const target = screen.getByRole('textbox');
    expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
    await user.clear(target);
    await user.type(target, 'a lot');
    expect(target).toHaveAttribute('aria-invalid', 'true');
    expect(target).toHaveAccessibleDescription('Type a number, such as 12,50,000 or 12.5 lakh.');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  test('an answer in words cannot be solved for', () => {
    render(<Page calculator={wordsToy} tool="solve" />);
    expect(screen.getByText(exploreTexts.noHeadline)).toBeVisible();
  });
});

describe('what if', () => {
  test('the chart comes after a moment, with the kinks in words', async () => {
    render(<Page calculator={taxToy} tool="sweep" />);
    expect(screen.getByText('Working it out…').parentElement).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('The numbered points are where the line bends or jumps.')).toBeVisible();
    // Rent of 1,00,000 comes on top, so the edges of 4 and 8 lakh are met a lakh earlier.
    expect(screen.getByText('At ₹3,00,000: ₹0')).toBeVisible();
    expect(screen.getByText('At ₹7,00,000: ₹20,000')).toBeVisible();
    expect(screen.getByText('Now, at ₹10,00,000: ₹50,000')).toBeVisible();
    expect(screen.getByText('Tax by income')).toBeVisible();
  });

  test('a smooth curve has no kinks, an input without effect no chart, and what is refused is listed', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page calculator={loanToy} tool="sweep" />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'What you can change' }), 'Interest rate, per year');
    expect(await screen.findByText('Monthly EMI by interest rate, per year')).toBeVisible();
    expect(screen.getByText('The line has no bends or jumps in this range.')).toBeVisible();
    unmount();

    render(
      <Page
        calculator={taxToy}
        tool="sweep"
        start={{ ...defaultInput(taxToy.fields), regime: 'old', deduction: 50_000 }}
      />,
    );
    expect(await screen.findByText('There is no result for income from ₹0 to ₹49,999.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What you can change' }), 'Children');
    expect(await screen.findByText('Changing children does not change tax: it stays at ₹45,000.')).toBeVisible();
  });
});

describe('what moves it most', () => {
  test('a table has the strongest input first, with signed changes', async () => {
    render(<Page calculator={loanToy} tool="sensitivity" />);
    const table = await screen.findByRole('table', { name: 'Monthly EMI, now ₹43,391' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Tenure',
      'Loan amount',
      'Interest rate, per year',
    ]);
    expect(rows[1]).toHaveTextContent('−₹868₹42,523at ₹49,00,000₹43,391at ₹50,00,000+₹868₹44,259at ₹51,00,000');
  });

  test('an input at its limit says so', async () => {
    render(<Page calculator={loanToy} tool="sensitivity" start={{ ...defaultInput(loanToy.fields), rate: 30 }} />);
    expect(await screen.findByText('at its limit')).toBeVisible();
  });
});

describe('compare', () => {
  test('a pinned result is shown beside the present one, what differs first, with its change', async () => {
    const user = userEvent.setup();
    const base = defaultInput(loanToy.fields);
    render(<Page calculator={loanToy} tool="compare" start={{ ...base, loan: 40_00_000 }} pinned={[base]} />);
    const table = screen.getByRole('table', { name: exploreTexts.compare.caption });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Item', 'Pin 1Go back to itRemove', 'Now']);
    const principal = within(table).getByRole('rowheader', { name: 'Principal' }).closest('tr');
    expect(principal).toHaveTextContent('Principal₹50,00,000₹40,00,000−₹10,00,000');
    expect(within(table).queryByRole('rowheader', { name: 'Tenure' })).not.toBeInTheDocument();

    // Rate, tenure, name and the kind of loan are the same.
    await user.click(screen.getByRole('button', { name: 'Show 4 rows that are the same' }));
    const names = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
    expect(names.indexOf('Loan amount')).toBeLessThan(names.indexOf('Tenure'));
  });

  test('results are pinned up to three, gone back to, and removed', async () => {
    const user = userEvent.setup();
    const base = defaultInput(loanToy.fields);
    render(
      <Page
        calculator={loanToy}
        tool="compare"
        pinned={[
          { ...base, rate: 7 },
          { ...base, rate: 9 },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Pin this result' }));
    expect(screen.getByRole('button', { name: 'Pin this result' })).toBeDisabled();
    expect(screen.getByText('You can pin up to 3 results. Remove one to pin another.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go back to the inputs of pin 2' }));
    expect(inputOnPage().rate).toBe(9);
    await user.click(screen.getByRole('button', { name: 'Remove pin 1' }));
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(4));
    expect(screen.getByRole('button', { name: 'Pin this result' })).toBeEnabled();
  });

  test('yes and no are words, and what one side does not use is marked', () => {
    const base = defaultInput(taxToy.fields);
    render(
      <Page calculator={taxToy} tool="compare" start={{ ...base, senior: true, regime: 'old' }} pinned={[base]} />,
    );
    expect(screen.getByRole('rowheader', { name: 'Senior citizen' }).closest('tr')).toHaveTextContent(
      'Senior citizenNoYes',
    );
    expect(screen.getByRole('rowheader', { name: 'Deduction' }).closest('tr')).toHaveTextContent('Deductionnot used₹0');
  });

  test('the table scrolls in a region that the keyboard reaches', () => {
    render(<Page calculator={loanToy} tool="compare" pinned={[defaultInput(loanToy.fields)]} />);
    expect(screen.getByRole('region', { name: 'Comparison; scrolls sideways' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByText('No difference yet. Change an input above.')).toBeVisible();
  });
});

test.each<Tool>(['compare', 'solve', 'sweep', 'sensitivity'])(
  '%s renders on the server without style attributes',
  (tool) => {
    const html = renderToString(<Page calculator={loanToy} tool={tool} pinned={[defaultInput(loanToy.fields)]} />);
    expect(html).toContain(exploreTexts.titles[tool]);
    expect(html).not.toMatch(/ style=/);
  },
);
