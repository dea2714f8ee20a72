/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ListedEntry, ResultList } from '@/components/search/result-list';
import { type ListProps, SearchBox } from '@/components/search/search-box';
import { finderOver } from '@/lib/search';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
// jsdom cannot follow a link: the click is what counts.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

const entry = (id: string, title: string, category: string): ListedEntry => ({
  id,
  title,
  category,
  description: `About ${title}`,
  route: `/${id}/`,
  icon: 'Calculator',
});
const entries = [entry('a', 'Apple', 'Fruit'), entry('b', 'Apricot', 'Stone'), entry('c', 'Crab apple', 'Fruit')];
const finder = finderOver(entries);
const price = { name: 'price', label: 'Price', kind: 'money', words: 'price', from: 0, to: 1e9, bare: true } as const;
const prefill = { a: { boxes: [price], choices: [], rows: {}, starts: {}, own: 'apple' } };
const chosen = jest.fn();

function List(props: ListProps) {
  const found = finder.find(props.query, ['title', 'description', 'category', 'id'], prefill);
  return <ResultList {...props} found={found} groupOf={({ category }) => category} className="" onChoose={chosen} />;
}

const load = async () => List;
const done = jest.fn();
const box = () => screen.getByRole('combobox', { name: 'Search calculators' });
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('span span')?.textContent);
const highlighted = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.getAttribute('href'));

async function draw(kind: 'bar' | 'dialog' = 'bar') {
  render(
    <main>
      <SearchBox kind={kind} load={load} onDone={done} />
      <p>elsewhere</p>
    </main>,
  );
  await userEvent.click(box());
  await act(async () => {});
}

beforeEach(() => jest.clearAllMocks());

describe('the box with its results', () => {
  it('opens only for a text that is more than spaces', async () => {
    await draw();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box(), '   ');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(box(), 'ap');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(options()).toEqual(['Apple', 'Crab apple', 'Apricot']);
  });

  it('groups them by category, each with title and description', async () => {
    await draw();
    await userEvent.type(box(), 'app');
    const group = screen.getByRole('group', { name: 'Fruit' });
    expect(within(group).getAllByRole('option')).toHaveLength(2);
    expect(group).toHaveTextContent('About Apple');
    for (const option of within(group).getAllByRole('option')) expect(option.querySelector('svg')).not.toBeNull();
  });

  it('the arrow keys go round the options, and Enter opens the one that is highlighted', async () => {
    await draw();
    await userEvent.type(box(), 'ap');
    expect(highlighted()).toEqual(['/a/']);
    expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toEqual(['/b/']);
    await userEvent.keyboard('{ArrowDown}');
    expect(highlighted()).toEqual(['/a/']);
    await userEvent.keyboard('{ArrowUp}');
    expect(highlighted()).toEqual(['/b/']);
    await userEvent.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith(entries[1]);
    expect(done).toHaveBeenCalledTimes(1);
    expect(push).not.toHaveBeenCalled();
    expect(box()).toHaveValue('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Escape closes it and clears what was typed', async () => {
    await draw();
    await userEvent.type(box(), 'ap');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('');
  });

  it('a press elsewhere closes it and keeps what was typed, and the focus opens it again', async () => {
    await draw();
    await userEvent.type(box(), 'ap');
    await userEvent.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('ap');
    await userEvent.click(box());
    expect(options()).toEqual(['Apple', 'Crab apple', 'Apricot']);
  });

  it('while an input method composes, no key does anything', async () => {
    await draw();
    await userEvent.type(box(), 'ap');
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      fireEvent.keyDown(box(), { key, isComposing: true });
      fireEvent.keyDown(box(), { key, keyCode: 229 });
    }
    expect(chosen).not.toHaveBeenCalled();
    expect(box()).toHaveValue('ap');
    expect(highlighted()).toEqual(['/a/']);
  });

  it('a slip is forgiven', async () => {
    await draw();
    await userEvent.type(box(), 'aprocot');
    expect(options()[0]).toBe('Apricot');
    expect(highlighted()).toEqual(['/b/']);
  });

  it('finding nothing it says so, and offers what is nearest without highlighting it', async () => {
    await draw();
    await userEvent.type(box(), 'apricto qqq');
    expect(screen.getByText('No calculators found', { selector: 'p.font-medium' })).toBeVisible();
    expect(screen.getByText('Try a different search term')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No calculators found');
    expect(screen.getByRole('group', { name: 'Did you mean' })).toHaveTextContent('Apricot');
    expect(highlighted()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/?search=apricto%20qqq');
  });

  it('a search with figures offers the calculator filled in, and names the figure of each box', async () => {
    await draw();
    await userEvent.type(box(), 'apple 5 lakh');
    expect(highlighted()).toEqual(['/a/#v=3&price=500000']);
    expect(screen.getByRole('option')).toHaveTextContent('Price ₹5,00,000');
  });

  it('other figures for the page at hand change its address as typing would, and the calculator reads the change', async () => {
    window.history.replaceState(null, '', '/a/');
    await draw();
    await userEvent.type(box(), 'apple 5 lakh');
    const onHashChange = jest.fn();
    window.addEventListener('hashchange', onHashChange);
    await userEvent.keyboard('{Enter}');
    expect(window.location.hash).toBe('#v=3&price=500000');
    await waitFor(() => expect(onHashChange).toHaveBeenCalled());
    window.history.replaceState(null, '', '/');
  });

  it('its Search button comes with a text to send, and leads to the home page', async () => {
    await draw();
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    await userEvent.type(box(), ' apple ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(push).toHaveBeenCalledWith('/?search=apple');
  });

  it('in the dialog everything is listed before anything is typed', async () => {
    await draw('dialog');
    expect(options()).toHaveLength(3);
  });
});

it('the code of the results is asked for on intent, not with the page', async () => {
  const asked = jest.fn(load);
  render(<SearchBox kind="bar" load={asked} />);
  expect(asked).not.toHaveBeenCalled();
  await userEvent.hover(box());
  expect(asked).toHaveBeenCalled();
});
