/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { FieldRow } from '@/components/calculator/field-row';
import FinderControl from '@/components/calculator/finder-control';
import { matchingOptions } from '@/components/calculator/finder-match';
import { nearlyMatching } from '@/components/calculator/finder-nearly';
import tds from '@/content/calculators/tds-calculator/form';
import { type ChoiceOption, choice } from '@/lib/calculator';

// jsdom has neither layout nor media.
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (() => ({ matches: false })) as never;

const fruit = choice({
  label: 'Fruit',
  options: [
    { value: 'apple', label: 'Apple', words: 'seb pomme' },
    { value: 'banana', label: 'Banana (194-I)', help: 'Yellow.', words: 'kela' },
    { value: 'pear', label: 'Pear', words: 'nashpati e-fruit' },
    { value: 'pineapple', label: 'Pineapple', words: 'ananas' },
  ],
  default: 'apple',
  finder: true,
});
const options: readonly ChoiceOption[] = fruit.options;

const found = (query: string) => matchingOptions(options, query, nearlyMatching).map(({ value }) => value);

describe('what the finder finds', () => {
  it.each([
    ['', ['apple', 'banana', 'pear', 'pineapple']],
    ['   ', ['apple', 'banana', 'pear', 'pineapple']],
    ['app', ['apple', 'pineapple']],
    ['APPLE', ['apple', 'pineapple']],
    ['kela', ['banana']],
    ['yel', ['banana']],
    ['194i', ['banana']],
    ['194-I', ['banana']],
    ['(194-i)', ['banana']],
    ['efruit', ['pear']],
    ['e-fruit', ['pear']],
    ['pear nash', ['pear']],
    ['pear kela', []],
    ['zzz', []],
  ])('for "%s" is %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  const inTable = (query: string) =>
    matchingOptions<ChoiceOption>(tds.fields.payment.options, query, nearlyMatching).map(({ value }) => value);

  it.each([
    ['lawyer', '194J-professional'],
    ['freelancer', '194J-professional'],
    ['office rent', '194I-building'],
    ['godown', '194I-building'],
    ['194C', '194C'],
    ['194-IA', '194IA'],
    ['194IB', '194IB'],
    ['bitcoin', '194S-individual'],
    ['fixed deposit', '194A-bank'],
    ['senior', '194A-senior'],
    ['nri landlord', '195-rent'],
    ['nri seller', '195-property'],
    ['partner', '194T'],
    ['26QB', '194IA'],
    ['salary', '192'],
  ])('for "%s" in the table of TDS, first of all: %s', (query, first) => {
    expect(inTable(query)[0]).toBe(first);
  });

  it('forgives a slip of the pen', () => {
    expect(found('annanas')[0]).toBe('pineapple');
    expect(inTable('dividnd')).toContain('194-individual');
    expect(inTable('brokrage')[0]).toBe('194H');
  });

  it('gives every section of the table by its own number', () => {
    for (const option of tds.fields.payment.options) {
      const section = /\(([^)]+)\)$/.exec(option.label)?.[1] ?? '';
      expect([option.label, inTable(section).includes(option.value)]).toEqual([option.label, true]);
    }
  });
});

/** The control as the form holds it. */
function Held({ onChoose = () => {} }: { readonly onChoose?: (value: string | boolean) => void }) {
  const [draft, setDraft] = useState<string | boolean>('banana');
  return (
    <>
      <label htmlFor="fruit">Fruit</label>
      <FinderControl
        field={fruit}
        id="fruit"
        draft={draft}
        value={null}
        invalid={false}
        describedBy={undefined}
        onDraft={(value) => {
          setDraft(value);
          onChoose(value);
        }}
        compact={false}
      />
      <button type="button">Next</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Fruit' });
const highlighted = () => screen.queryByRole('option', { selected: true });

describe('the finder', () => {
  it('shows the chosen option, and all options at a click with the chosen one highlighted', async () => {
    const user = userEvent.setup();
    render(<Held />);
    expect(box()).toHaveValue('Banana (194-I)');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(box());
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    const list = screen.getByRole('listbox', { name: 'Fruit' });
    expect(box()).toHaveAttribute('aria-controls', list.id);
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    expect(highlighted()).toHaveTextContent('Banana');
    expect(box()).toHaveAttribute('aria-activedescendant', highlighted()?.id);
  });

  it('shows what is spelled nearly so once the code for that has come', async () => {
    const user = userEvent.setup();
    render(<Held />);
    await user.click(box());
    await user.keyboard('annanas');
    expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Pineapple');
  });

  it('filters as one types, and Enter takes the highlighted option', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Held onChoose={chosen} />);
    await user.tab();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    // The text is selected on arrival, so that typing replaces it.
    await user.keyboard('pea');
    expect(box()).toHaveValue('pea');
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Pear']);
    expect(screen.getByRole('status')).toHaveTextContent('1 match');
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('pear');
    expect(box()).toHaveValue('Pear');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveFocus();
  });

  it('moves with the arrows, around the ends too', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Held onChoose={chosen} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Banana');
    await user.keyboard('{ArrowDown}');
    expect(highlighted()).toHaveTextContent('Pear');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(highlighted()).toHaveTextContent('Pineapple');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toHaveBeenCalledWith('apple');
  });

  it('keeps what was chosen at Escape, and when one leaves', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Held onChoose={chosen} />);
    await user.tab();
    await user.keyboard('pear{Escape}');
    expect(box()).toHaveValue('Banana (194-I)');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(box()).toHaveValue('Banana (194-I)');
    expect(chosen).not.toHaveBeenCalled();
  });

  it('takes an option at a click', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Held onChoose={chosen} />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Pineapple' }));
    expect(chosen).toHaveBeenCalledWith('pineapple');
    expect(box()).toHaveValue('Pineapple');
  });

  it('says so where nothing matches, and Enter then changes nothing', async () => {
    const user = userEvent.setup();
    const chosen = jest.fn();
    render(<Held onChoose={chosen} />);
    await user.tab();
    await user.keyboard('xyz');
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing matches “xyz”. Try another word.');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}{Escape}');
    expect(chosen).not.toHaveBeenCalled();
    expect(box()).toHaveValue('Banana (194-I)');
  });
});

const row = <FieldRow field={fruit} path="fruit" draft="banana" problem={undefined} onDraft={() => {}} />;

describe('a field with a finder', () => {
  it('is the browser’s own list in the exported page, without the words that are only searched', () => {
    const html = renderToString(row);
    expect(html).toContain('<select');
    expect(html).not.toContain('kela');
  });

  it('becomes the finder once its code has loaded, but not while its list is open', async () => {
    const user = userEvent.setup();
    render(row);
    const list = screen.getByRole('combobox', { name: 'Fruit' });
    expect(list.tagName).toBe('SELECT');
    list.focus();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByRole('combobox', { name: 'Fruit' }).tagName).toBe('SELECT');
    await user.tab();
    const finder = await screen.findByPlaceholderText('Type to search');
    expect(finder.tagName).toBe('INPUT');
    expect(finder).toHaveValue('Banana (194-I)');
  });
});
