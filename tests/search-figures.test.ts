/** A search with figures, on a short list of pages with forms of their own: each search says what one rule does. */
import type { FillBox, FillForm } from '@/lib/fill/form';
import type { SearchEntry, SearchVocabulary } from '@/lib/find/entry';
import { leastAnswer } from '@/lib/find/ranked';
import { finderOver, preparing, searchOver } from '@/lib/search';
import { compiling } from '@/lib/typed/figures';

const entry = (id: string, title: string, description: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  title,
  description,
  category: 'All',
  ...more,
});
const entries = [
  entry('emi', 'EMI Planner', 'Instalment of any loan', { popular: true }),
  entry('gold', 'Gold Loan', 'Money lent on jewellery by the gram'),
  entry('deposit', 'Fixed Deposit', 'Interest of a bank'),
  entry('pension', 'Pension Planner', 'Savings for old age'),
  entry('growth', 'Growth Rate', 'From one value to another'),
  entry('flat', 'Flat Size', 'What a carpet costs'),
];
const named = [entry('return', 'GST Return', 'Of a month')];
const box = (
  name: string,
  kind: FillBox['kind'],
  words: string,
  [from, to]: readonly [number, number],
  more: Partial<FillBox> = {},
): FillBox => ({ name, kind, words, from, to, label: name, ...more });
const form = (own: string, ...boxes: FillBox[]): FillForm => ({ boxes, choices: [], rows: {}, own, starts: {} });
const bare = { bare: true } as const;
const prefill = {
  emi: form(
    'emi',
    box('loan', 'money', 'loan|karz', [10_000, 1e9], bare),
    box('rate', 'percent', 'rate', [1, 30], bare),
    box('tenure', 'duration', 'tenure', [1, 480], bare),
  ),
  gold: form(
    'gold',
    box('weight', 'weight', 'weight', [1, 1_000], bare),
    box('monthly', 'percent', 'saikda', [0.1, 3]),
  ),
  deposit: form(
    'deposit',
    box('amount', 'money', 'deposit|invested', [1_000, 1e8], bare),
    box('rate', 'percent', 'rate', [1, 15], bare),
  ),
  pension: form(
    'pension',
    box('age', 'count', 'age|umar', [18, 80]),
    box('wanted', 'money', 'pension|kharcha', [1_000, 1e7]),
  ),
  flat: form('flat', box('area', 'area', 'area', [10, 1e5], bare)),
};
const vocabulary: SearchVocabulary = {
  small: new Set('for the of a my in is what me ka'.split(' ')),
  same: {},
  elsewhere: ['cricket'],
  never: /lottery/,
  notFor: { pension: /widow/ },
  asked: { gold: ['gram', 'saikda'], flat: ['sqft'], pension: ['budhapa'] },
};
const finder = () => finderOver<SearchEntry>(entries, named, vocabulary);
const find = (query: string, forms: Readonly<Record<string, FillForm>> = prefill) => {
  const { entries: found, offers, suggestions } = finder().find(query, ['title', 'description'], forms);
  const ids = (all: readonly SearchEntry[]) => all.map(({ id }) => id);
  const offered = offers.map(({ entry: { id }, fragment, left }) => [
    id,
    fragment.replace('v=3&', ''),
    ...(left ?? []),
  ]);
  return { found: ids(found), offered, suggested: ids(suggestions) };
};

describe('a search with figures', () => {
  it.each<[string, string, string[], string[]]>([
    ['by its name', 'emi 50 lakh 8.5% 20 years', ['emi', 'loan=5000000&rate=8.5&tenure=240'], []],
    ['with a slip in the name', 'pemsion 50000', ['pension', 'wanted=50000'], []],
    ['by other words for it', 'budhapa umar 42', ['pension', 'age=42'], []],
    ['without words, that takes them all', '50 lakh 8.5% 20 years', ['emi', 'loan=5000000&rate=8.5&tenure=240'], []],
    ['of one figure, the first that takes it', '7%', ['emi', 'rate=7'], []],
    ['of a weight', '40 gram', ['gold', 'weight=40'], []],
    ['of an area', '900 sq ft', ['flat', 'area=900'], []],
    ['that one of two with the same word takes', 'loan 40 gram', ['gold', 'weight=40'], []],
    ['by words of boxes alone', 'kharcha 50000 umar 40', ['pension', 'wanted=50000&age=40'], []],
    ['… and a slip in one of them', 'kharhca 50000 umar 40', ['pension', 'wanted=50000&age=40'], []],
    ['by a word of a form with a slip', 'invseted 5 lakh 7%', ['deposit', 'amount=500000&rate=7'], []],
    [
      'not all of whose figures have a place',
      'deposit 5 lakh 7% 40 gram',
      ['deposit', 'amount=500000&rate=7', '40 gram'],
      [],
    ],
    ['whose boxes the words name, before one that more people mean', 'planner umar 42', ['pension', 'age=42'], ['emi']],
  ])('opens the page filled in, %s: "%s"', (_, query, offered, found) => {
    expect(find(query)).toStrictEqual({ found, offered: [offered], suggested: [] });
  });

  it.each<[string, string, string[]]>([
    ['words that are nobody’s and figures that any page takes', 'xyzzy 5 lakh 8%', []],
    ['one figure beside a word that is a box’s and no page’s', 'kharcha 50000', []],
    ['what no page is about', 'cricket 5 lakh 8%', []],
    ['what no page is about, with words of a box', 'cricket kharcha 50000 umar 40', []],
    ['a page that has no form', 'growth 5 lakh', ['growth']],
    ['a page whose boxes take no such figure', 'pension 40 gram', ['pension']],
    ['a page that does not answer these words', 'widow kharcha 50000 umar 40', []],
    ['words of boxes where a figure has no place', 'kharcha 50000 umar 40 8%', []],
    ['what is never answered, whatever else is said', 'pension lottery umar 42', []],
    ['a page without a figure', 'fixed deposit', ['deposit']],
    ['a page that is known by name alone', 'gst return', ['return']],
    ['a rate by the month', '2% per month', ['gold']],
  ])('opens none filled in for %s: "%s"', (_, query, found) => {
    expect(find(query)).toStrictEqual({ found, offered: [], suggested: [] });
  });

  it('without forms is a search for the words beside them', () => {
    expect(find('emi 50 lakh 8.5% 20 years', {})).toStrictEqual({ found: ['emi'], offered: [], suggested: [] });
    expect(find('invseted 5 lakh 7%', {})).toStrictEqual({ found: [], offered: [], suggested: [] });
  });

  it('with a slip that a form knows answers what would only be a question without it', () => {
    expect(find('pemsion xyzzyx', {})).toStrictEqual({ found: [], offered: [], suggested: ['pension'] });
    expect(find('pemsion xyzzyx')).toStrictEqual({ found: ['pension'], offered: [], suggested: [] });
  });

  it('with a word that a page has stays as it was typed, though a form has another near it', () => {
    const two = [entry('farms', 'Farms', ''), entry('forms', 'Forms', '')];
    const forms = { forms: form('', box('count', 'count', 'forms', [1, 9])) };
    expect(finderOver(two).find('farms', ['title'], forms).entries[0]?.id).toBe('farms');
  });

  it('of an amount by the month asks for no rate by the month', () => {
    expect(find('2% per month').found).toContain('gold');
    expect(find('5000 per month').found).not.toContain('gold');
  });

  it('without words goes to the first page that takes all, with words to the one whose boxes they name best', () => {
    const pages = [entry('two', 'Two Sums', ''), entry('rise', 'Rise', '')];
    const forms = {
      two: form('', box('one', 'money', 'one', [1, 1e9], bare), box('other', 'money', 'other', [1, 1e9], bare)),
      rise: form(
        '',
        box('first', 'money', 'begin', [1, 1e9], { ...bare, role: 'from' }),
        box('last', 'money', 'end', [1, 1e9], { ...bare, role: 'to' }),
      ),
    };
    const words: SearchVocabulary = { small: new Set(['from', 'to']), same: {}, asked: {} };
    const offered = (query: string) =>
      finderOver(pages, [], words)
        .find(query, ['title'], forms)
        .offers.map((each) => each.entry.id);
    expect(offered('from 2 lakh to 5 lakh')).toEqual(['two']);
    expect(offered('begin 2 lakh end 5 lakh')).toEqual(['rise']);
  });

  it('with a year goes to the page that asks for one, though others come first', () => {
    const price = form(
      '',
      box('price', 'money', 'price', [1, 1e9], bare),
      box('year', 'year', 'year', [1950, 2030], bare),
    );
    const all = [...entries, entry('price', 'Price Index', '')];
    const offered = (query: string) =>
      finderOver(all, [], vocabulary)
        .find(query, ['title'], { ...prefill, price })
        .offers.map((each) => each.entry.id);
    expect([offered('50 lakh'), offered('50 lakh in 2015')]).toEqual([['emi'], ['price']]);
  });

  it('that is never answered is, where the name of a page has it', () => {
    const lottery = entry('lottery', 'Lottery Tax', '');
    expect(finderOver([lottery], [], vocabulary).find('lottery', ['title']).entries).toEqual([lottery]);
  });

  it('that is empty finds all in their order', () => {
    expect(find('  ')).toStrictEqual({ found: entries.map(({ id }) => id), offered: [], suggested: [] });
  });

  it('is the same where what it needs was read ahead, a form at each step', () => {
    const forms = { ...prefill };
    const steps = [...preparing(forms)].length;
    // The words of each form but the last, each kind of figures, a search read, then the expressions of each form.
    expect(steps).toBe(2 * Object.keys(forms).length + [...compiling()].length);
    expect(find('invseted 5 lakh 7%', forms)).toEqual(find('invseted 5 lakh 7%'));
  });
});

describe('a word beside a figure', () => {
  const two = [entry('alpha', 'Alpha', ''), entry('beta', 'Beta', '')];
  const fillers = ['One', 'Two', 'Three'].map((title) => entry(title, title, ''));
  const words: SearchVocabulary = { small: new Set(['year', 'gram']), same: {}, asked: {} };
  const first = (query: string) => finderOver([...two, ...fillers], [], words).find(query, ['title']).entries[0]?.id;

  // "80c 1.5 lakh rent" asks for the rent.
  it.each(['alpha 5 lakh beta', 'alpha 8% beta', 'alpha 42 beta'])(
    'says what an amount or a rate is: "%s"',
    (query) => {
      expect(first(query)).toBe('beta');
    },
  );

  it.each(['alpha 20 years beta', 'alpha umar 42 beta', 'alpha 12 aug 2025 beta', 'alpha 40 gram beta'])(
    'asks as much as others where that is a time, an age, a day or a weight: "%s"',
    (query) => {
      expect(first(query)).toBe('alpha');
    },
  );

  it('may be the kind of the figure, which is a part of a name', () => {
    const all = [entry('gold', 'Gold Loan', ''), entry('coin', 'Coin', ''), ...fillers];
    const asked = { coin: ['gold gram'] };
    const found = (query: string) =>
      finderOver(all, [], { small: new Set(), same: {}, asked })
        .find(query, ['title'])
        .entries.map(({ id }) => id)[0];
    expect(found('gold 40 gram')).toBe('coin');
    expect(found('gold 40')).toBe('gold');
  });
});

it('what is far from the best is not found, and of what many pages share at most eight are', () => {
  const fillers = Array.from({ length: 40 }, (_, index) => `Page ${index}x`);
  const all = ['Gold Loan', 'Gold Coin', ...fillers].map((title) => entry(title, title, ''));
  const found = (query: string, among: readonly SearchEntry[]) =>
    finderOver(among)
      .find(query, ['title'])
      .entries.map(({ id }) => id);
  const [best, far] = searchOver(all).asked('gold loan');
  expect([best?.entry.id, far?.entry.id]).toEqual(['Gold Loan', 'Gold Coin']);
  // Enough of an answer by itself, but not beside one that is three times as good.
  expect(far?.score).toBeGreaterThan(leastAnswer);
  expect(best?.score).toBeGreaterThan(3 * (far?.score ?? 0));
  expect(found('gold loan', all)).toEqual(['Gold Loan']);
  expect(found('gold', all)).toEqual(['Gold Loan', 'Gold Coin']);
  const banks = Array.from({ length: 10 }, (_, index) =>
    entry(String(index), `Bank ${String.fromCharCode(65 + index)}`, ''),
  );
  expect(found('banks', [...banks, ...all])).toHaveLength(8);
});

it('at most three are suggested, and none twice', () => {
  const all = ['Pension', 'Pensioner', 'Pensions Act', 'Pension Plan', 'Pension Fund'].map((title, id) =>
    entry(String(id), title, ''),
  );
  const { entries: found, suggestions } = finderOver(all).find('pemsion xyzzyx', ['title']);
  expect([found, new Set(suggestions).size]).toEqual([[], 3]);
});

describe('what contains the query', () => {
  const far = 'What it is about comes late in this description, after many words that say little and go on: the carpet';
  const all = [
    entry('text', 'One', far),
    entry('inside', 'My-carpets', 'Two', { aliases: ['Rug'] }),
    entry('word', 'A carpet', 'Three'),
    entry('popular', 'Four', 'Carpet', { popular: true }),
  ];
  const matching = (query: string) =>
    searchOver(all)
      .matching(query, ['title', 'description'])
      .map(({ id }) => id);

  it('comes first where a word of the name begins so, then what most people mean, then the better match', () => {
    expect(matching(' Carpet')).toEqual(['word', 'popular', 'inside', 'text']);
    expect(matching('rug')).toEqual(['inside']);
    expect(matching('')).toEqual(['text', 'inside', 'word', 'popular']);
    expect(matching('xyzzy')).toEqual([]);
  });
});
