/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Calculator } from '@/components/calculator/calculator';
import { type AnyCalculator, money, rupees } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { lateCode } from './late-code';
import { toyRules } from './toy-calculator';

const calculator: AnyCalculator = defineCalculator({
  fields: {
    amount: money({ label: 'Amount', min: 1_000, max: 1_00_00_000, default: 5_000 }),
    other: money({ label: 'Other', min: 0, max: 1_00_00_000, default: 0 }),
  },
  groups: [{ fields: ['amount', 'other'] }],
  compute: ({ amount, other }) => ({
    headline: [rupees('Twice', 2 * amount + other)],
    sentence: 'The double.',
    steps: [],
  }),
});

const load = lateCode(calculator);
const Nothing = () => null;
const Part = () => <p>Rest of the answer</p>;

const settle = async () => {
  for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(20));
};
const box = (name: string) => screen.getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  fireEvent.change(box(name), { target: { value: text } });
  await settle();
};
/** Deletes the last digit of a box until it is empty, as a held Backspace does. */
const deleteAll = async (name: string) => {
  for (let text = (box(name) as HTMLInputElement).value; text !== ''; text = (box(name) as HTMLInputElement).value) {
    await type(name, text.slice(0, -1));
  }
};
const headline = () => document.querySelector('[data-headline]');
const answer = () => document.querySelector('[data-answer]')?.getAttribute('data-answer') ?? 'current';
/** What a screen reader reads for the headline. */
const spoken = () => headline()?.closest('dl')?.textContent;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  window.history.replaceState(null, '', '/');
  render(
    <Calculator
      name="Toy"
      slug="toy"
      rules={toyRules}
      years={undefined}
      related={[]}
      next={[]}
      sources={{}}
      form={calculator}
      Rows={undefined}
      load={load}
      onAnswer={() => {}}
      asExported={undefined}
      firstHeadline={[rupees('Twice', 10_000)]}
      BarActions={Nothing}
      Beside={Part}
      Below={Nothing}
      Notice={Nothing}
    />,
  );
  await settle();
});
afterEach(() => {
  jest.useRealTimers();
});

const rest = () => screen.getByText('Rest of the answer').parentElement;

describe('while a box is empty or wrong', () => {
  it('the example’s answer does not stand for what was cleared', async () => {
    await type('Amount', '');
    expect(headline()).toHaveTextContent(/^–$/);
    expect(spoken()).toBe('Twice, no result yet–');
    expect(answer()).toBe('none');
    expect(rest()).toHaveAttribute('inert');
  });

  it('the answer to what was typed last stays, marked as an earlier one', async () => {
    await type('Amount', '20,00,000');
    expect(answer()).toBe('current');
    await type('Amount', '');
    expect(headline()).toHaveTextContent('₹40,00,000');
    expect(spoken()).toBe('Twice, earlier result₹40,00,000');
    expect(answer()).toBe('earlier');
    expect(rest()).not.toHaveAttribute('inert');
    await type('Amount', '30,00,000');
    expect(headline()).toHaveTextContent('₹60,00,000');
    expect(spoken()).toBe('Twice₹60,00,000');
    expect(answer()).toBe('current');
  });

  it('deleting digit by digit leaves the answer to the whole amount', async () => {
    await type('Amount', '20,00,000');
    await deleteAll('Amount');
    expect(headline()).toHaveTextContent('₹40,00,000');
  });

  it('a half-typed amount gives no answer to keep', async () => {
    await type('Amount', '20,000');
    fireEvent.blur(box('Amount'));
    await settle();
    for (const text of ['9', '99', '999', '9,990', '99,900', '99,900x']) await type('Amount', text);
    expect(headline()).toHaveTextContent('₹40,000');
  });

  it('the answer of before Reset does not come back', async () => {
    await type('Amount', '20,00,000');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await settle();
    expect(headline()).toHaveTextContent('₹10,000');
    expect(answer()).toBe('current');
    await type('Amount', '');
    expect(headline()).toHaveTextContent(/^–$/);
  });

  it('nor does that of the untouched form, however long it was shown', async () => {
    await type('Other', '7');
    await type('Other', '0');
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await type('Amount', '');
    expect(headline()).toHaveTextContent(/^–$/);
  });
});
