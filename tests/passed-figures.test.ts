/** What goes along from one page to the next, on a form of its own: each step says what one rule does. */
import { choice, date, defaultInput, duration, money, month, percent, rows, shortText, yesNo } from '@/lib/calculator';
import {
  fragmentOfPassed,
  isOffered,
  MOST_ANSWER,
  type PassedStep,
  type PassedTo,
  passedFigures,
} from '@/lib/passed-figures';
import { rupees, verdict } from '@/lib/result';

const oneOf = (label: string, ...values: [string, ...string[]]) =>
  choice({ label, options: values.map((value) => ({ value, label: value })), default: values[0] });
const fields = {
  salary: money({ label: 'Salary', min: 0, max: 1e12, default: 0 }),
  bonus: money({ label: 'Bonus', min: 0, max: 1e12, default: 10_000, optional: true }),
  gain: money({ label: 'Gain or loss', min: -1e7, max: 1e7, default: 0 }),
  rate: percent({ label: 'Rate', min: 0, max: 50, default: 8.5 }),
  term: duration({ label: 'Term', min: 0, max: 360, default: 60 }),
  city: oneOf('City', 'metro', 'town', 'village'),
  senior: yesNo({ label: 'Senior citizen', default: false }),
  rents: yesNo({ label: 'Do you pay rent?', default: false }),
  rent: money({ label: 'Rent', min: 0, max: 1e9, default: 0, showIf: { rents: true } }),
  until: date({ label: 'Until', min: '2020-01-01', max: '2030-12-31', default: '', optional: true }),
  day: date({ label: 'Day', min: '2020-01-01', max: '2030-12-31', default: '', optional: true, today: true }),
  start: month({ label: 'Start', min: '2020-01', max: '2030-12', default: '2025-01', today: 'this' }),
  remark: shortText({ label: 'Remark', maxLength: 20, default: '' }),
  lots: rows({
    label: 'Lots',
    noun: 'lot',
    maxRows: 5,
    default: [],
    fields: {
      name: shortText({ label: 'Name', maxLength: 10, default: '' }),
      kind: oneOf('Kind', 'share', 'fund'),
      cost: money({ label: 'Cost', min: 0, max: 1e9, default: 0 }),
      old: yesNo({ label: 'Bought before 2018', default: false }),
      fair: money({ label: 'Fair value', min: 0, max: 1e9, default: 0, showIf: { old: true } }),
    },
  }),
};
const result = {
  headline: [rupees('Tax', 52_000.4), verdict('Regime', 'New')] as const,
  sentence: '',
  breakdowns: [{ title: 'Parts', total: rupees('All of it', 7), parts: [rupees('Loss', -900)] }],
  steps: [{ figure: rupees('Cess', 2_000), how: '' }],
};

type Typed = Readonly<Record<string, unknown>>;
const pass = (
  typed: Typed,
  steps: PassedTo['steps'],
  more: Partial<PassedTo> = {},
  worked: Readonly<Record<string, string | number | null>> = {},
) =>
  passedFigures(fields, { input: { ...defaultInput(fields), ...typed } as never, result }, { steps, ...more }, worked);
const values = (...asked: Parameters<typeof pass>) => pass(...asked).values;

describe('a figure in its new box', () => {
  it.each<[string, number, PassedStep, number | undefined]>([
    ['whole rupees', 52_000.4, { from: 'salary' }, 52_000],
    ['half a rupee', 52_000.5, { from: 'salary' }, 52_001],
    ['a month’s of a year', 50_000.25, { from: 'salary', times: 12 }, 6_00_003],
    ['a year’s of a month, in a box with paise', 1_00_000, { from: 'salary', times: 1 / 12, exact: true }, 8_333.33],
    ['the least that the box takes', 500, { from: 'salary', min: 500 }, 500],
    ['less than the box takes', 499, { from: 'salary', min: 500 }, undefined],
    ['the most that the box takes', 900, { from: 'salary', max: 900 }, 900],
    ['more than the box takes', 901, { from: 'salary', max: 900 }, undefined],
    ['the most that any box takes', 100_00_00_000, { from: 'salary' }, 100_00_00_000],
    ['more than any box takes', 100_00_00_001, { from: 'salary' }, undefined],
    ['a loss', -700, { from: 'gain' }, -700],
    // Banks quote eighths of a percent: 8.38 % would be another loan.
    ['a rate of three decimals', 8.375, { from: 'rate', exact: true }, 8.375],
    ['a rate of a thousandth', 0.001, { from: 'rate', exact: true }, 0.001],
  ])('%s', (_, typed, step, value) => {
    const { values: found, left } = pass({ [step.from]: typed }, [{ ...step, to: 'box' }]);
    expect(found).toEqual(value === undefined ? {} : { box: value });
    // What does not fit is named.
    const label = fields[step.from as keyof typeof fields].label;
    expect(left).toEqual(value === undefined ? [label] : []);
  });

  it('of the answer is that of the label, wherever it is shown', () => {
    const of = (from: string, more = {}) => values({}, [{ from, to: 'box', ...more }]).box;
    expect(['=Tax', '=Regime', '=All of it', '=Cess'].map((from) => of(from))).toEqual([52_000, 'New', 7, 2_000]);
    expect(of('=Tax', { exact: true })).toBe(52_000.4);
    expect(of('=Nothing')).toBeUndefined();
    // 52,000.4 × 8.5 ÷ 8 is 55,250.425.
    expect(of('=Tax', { exact: true, times: 8.5 / 8 })).toBe(55_250.43);
  });

  it('of the answer that is below nil stays behind by its label, unless the box takes a loss', () => {
    expect(pass({}, [{ from: '=Loss', to: 'box' }])).toEqual({ values: {}, left: ['Loss'] });
    expect(values({}, [{ from: '=Loss', to: 'box', min: -1_000 }])).toEqual({ box: -900 });
  });

  it('may be one that the page works out, and a number by itself', () => {
    const worked = { basic: 30_000, none: null, debt: -5, far: MOST_ANSWER + 1 };
    const of = (from: string) => pass({}, [{ from, to: 'box' }], {}, worked);
    expect(of('+basic').values).toEqual({ box: 30_000 });
    expect(of('+none')).toEqual({ values: {}, left: [] });
    expect([of('+debt').left, of('+far').left]).toEqual([['debt'], ['far']]);
    expect(of('#12').values).toEqual({ box: 12 });
    // Nil is said where the other page has something else.
    expect(values({}, [{ from: '#0', to: 'box', has: null }])).toEqual({ box: 0 });
  });
});

describe('what need not be said', () => {
  it('is nothing at all: an empty box, no, nil and what is not shown', () => {
    expect(
      values({ bonus: null, remark: '' }, ['bonus', 'remark', 'until', 'senior', 'salary', 'rent', 'other']),
    ).toEqual({});
    expect(values({ rents: true, rent: 9_000 }, ['rent'])).toEqual({ rent: 9_000 });
    expect(values({ rent: 9_000 }, ['rent'])).toEqual({});
  });

  it('is what the other page has anyway, unless it was typed', () => {
    const step = { from: 'bonus', has: 10_000 };
    expect(pass({}, [step])).toEqual({ values: {}, left: [] });
    expect(values({}, ['bonus'])).toEqual({ bonus: 10_000 });
    expect(values({ bonus: 25_000 }, [{ from: 'bonus', has: 25_000 }])).toEqual({ bonus: 25_000 });
    expect(values({}, [{ from: '=Cess', to: 'cess', has: 2_000 }])).toEqual({ cess: 2_000 });
    expect(values({}, [{ from: 'city', has: 'metro' }])).toEqual({});
    expect(values({ city: 'town' }, [{ from: 'city', has: 'town' }])).toEqual({});
    expect(values({ rate: 0 }, ['rate'])).toEqual({});
    expect(values({}, [{ from: 'city', has: 'town' }])).toEqual({ city: 'metro' });
    // A box that follows the visitor's day takes what comes, "no" as well.
    expect(values({}, [{ from: 'senior', has: null }])).toEqual({ senior: false });
    expect(values({}, [{ from: 'senior', has: true }])).toEqual({ senior: false });
  });

  it('of a second step does not take the place of the first', () => {
    const steps: PassedStep[] = [
      { from: 'salary', to: 'income' },
      { from: 'bonus', to: 'income' },
    ];
    expect(pass({ salary: 5_00_000 }, steps)).toEqual({ values: { income: 5_00_000 }, left: [] });
    expect(values({}, steps)).toEqual({ income: 10_000 });
    // What went nowhere, as its place was taken, is named.
    expect(pass({ salary: 5_00_000, bonus: 20_000 }, steps).left).toEqual(['Bonus']);
  });
});

describe('choices', () => {
  it('go along by the values that the other page knows', () => {
    const step = { from: 'city', oneOf: ['metro', 'town'] };
    expect(values({ city: 'town' }, [step])).toEqual({ city: 'town' });
    expect(pass({ city: 'village' }, [step])).toEqual({ values: {}, left: ['City'] });
    const named = { from: 'city', to: 'place', named: { village: 'rural', metro: 'urban' } };
    expect(values({ city: 'village' }, [named])).toEqual({ place: 'rural' });
    expect(pass({ city: 'town' }, [named])).toEqual({ values: {}, left: ['City'] });
    expect(values({ senior: true }, [{ from: 'senior', to: 'age', named: { '1': 'from60' } }])).toEqual({
      age: 'from60',
    });
    expect(values({ senior: true }, [{ from: 'senior', oneOf: ['0'] }])).toEqual({});
    expect(values({ senior: true }, [{ from: 'senior', oneOf: ['1'] }])).toEqual({ senior: true });
  });

  it('that show a box are made for it, the first that does', () => {
    const step = { from: 'salary', with: { mode: ['detailed', 'other'], more: ['1'] } };
    expect(values({ salary: 5 }, [step])).toEqual({ salary: 5, mode: 'detailed', more: '1' });
  });

  it('once made, keep out what they hide and let in what they show', () => {
    const shown = (mode: string[]) => ({ with: { mode } });
    const steps: PassedStep[] = [
      { from: 'salary', ...shown(['simple']) },
      { from: 'bonus', ...shown(['detailed']) },
      { from: 'term', ...shown(['detailed', 'simple']) },
    ];
    expect(pass({ salary: 5, bonus: 7, term: 12 }, steps)).toEqual({
      values: { salary: 5, mode: 'simple', term: 12 },
      left: ['Bonus'],
    });
  });

  it('that were chosen decide over those that boxes would make, and the other way round', () => {
    const city: PassedStep = { from: 'city', has: null };
    const salary: PassedStep = { from: 'salary', with: { city: ['town'] } };
    expect(values({ salary: 5, city: 'metro' }, [city, salary])).toEqual({ city: 'metro' });
    expect(values({ salary: 5, city: 'metro' }, [salary, city])).toEqual({ salary: 5, city: 'town' });
    expect(values({ salary: 5, city: 'town' }, [city, salary])).toEqual({ salary: 5, city: 'town' });
    // A number decides over none.
    const term: PassedStep = { from: 'term' };
    expect(values({ salary: 5, term: 12 }, [term, { from: 'salary', with: { term: ['9'] } }])).toEqual({
      term: 12,
      salary: 5,
    });
  });
});

describe('rows', () => {
  const lots = [
    { name: 'Gold, old', kind: 'share', cost: 500, old: true, fair: 0 },
    { name: '', kind: 'fund', cost: 0, old: false, fair: 0 },
  ];
  const cells: PassedStep['cells'] = [
    ['name', 1],
    ['kind', 0, { share: 'equity' }],
    ['cost', 2],
    ['old', 4],
  ];

  it('become rows, each cell at its place, as links have them', () => {
    const { values: found, left } = pass({ lots }, [{ from: 'lots', to: 'houses', cells }], {
      blank: { houses: ['x', 'name', '1', 'y', ''] },
    });
    expect(found).toEqual({
      houses: [
        ['equity', 'Gold%2C%20old', '500', 'y', '1'],
        ['fund', 'name', '0', 'y', '0'],
      ],
    });
    expect(left).toEqual([]);
  });

  it('without a new row to begin with have the cells alone', () => {
    expect(values({ lots }, [{ from: 'lots', cells: [['cost', 1]] }])).toEqual({
      lots: [
        [undefined, '500'],
        [undefined, '0'],
      ],
    });
  });

  it('say which of their cells have no place there, where they are shown and changed and no mere name', () => {
    const leftWith = (more: object) =>
      pass({ lots: [{ ...lots[1], ...more }] }, [{ from: 'lots', cells: [['cost', 0]] }]).left;
    expect(leftWith({})).toEqual(['Lots: Kind']);
    expect(leftWith({ kind: 'share', name: 'Gold' })).toEqual([]);
    expect(leftWith({ kind: 'share', old: true })).toEqual(['Lots: Bought before 2018']);
    expect(leftWith({ kind: 'share', old: true, fair: 9 })).toEqual(['Lots: Bought before 2018', 'Lots: Fair value']);
    expect(leftWith({ kind: 'share', fair: 9 })).toEqual([]);
    expect(leftWith({ kind: '' })).toEqual([]);
    expect(pass({ lots }, [{ from: 'lots', cells: [['cost', 0]] }]).left).toEqual([
      'Lots: Kind',
      'Lots: Bought before 2018',
    ]);
  });

  it('stay behind where there are none, where their place is taken, and where the page takes no rows', () => {
    expect(pass({ lots: [] }, [{ from: 'lots', cells }])).toEqual({ values: {}, left: [] });
    expect(pass({ lots }, ['lots'])).toEqual({ values: {}, left: ['Lots'] });
    const twice = [
      { from: '#5', to: 'lots' },
      { from: 'lots', cells },
    ];
    expect(pass({ lots }, twice)).toEqual({ values: { lots: 5 }, left: ['Lots'] });
  });
});

describe('a cell of the first row', () => {
  const blank = { houses: ['', 'let', '0'] };
  const at = (from: string, cell: number, more = {}): PassedStep => ({ from, to: 'houses', cell, ...more });

  it('takes a figure, the others of a new row beside it', () => {
    expect(values({ salary: 9_000, rate: 7.5 }, [at('salary', 2), at('rate', 0, { exact: true })], { blank })).toEqual({
      houses: [['7.5', 'let', '9000']],
    });
    expect(values({ salary: 9_000 }, [at('salary', 1)])).toEqual({ houses: [[undefined, '9000']] });
    expect(blank.houses).toEqual(['', 'let', '0']);
  });

  it('takes nil as well, as a new row may have something there', () => {
    expect(values({}, [at('salary', 2)], { blank })).toEqual({ houses: [['', 'let', '0']] });
    expect(values({ remark: 'a,b' }, [at('remark', 1)], { blank })).toEqual({ houses: [['', 'a%2Cb', '0']] });
  });

  it('makes the choices that show the list', () => {
    expect(values({ salary: 5 }, [at('salary', 2, { with: { owns: ['1'] } })], { blank })).toEqual({
      houses: [['', 'let', '5']],
      owns: '1',
    });
  });

  it('leaves alone a figure that has taken the name of the list', () => {
    expect(values({ salary: 5 }, [{ from: '#3', to: 'houses' }, at('salary', 2)])).toEqual({ houses: 3 });
  });
});

describe('what stays behind', () => {
  const typed = {
    salary: 5,
    bonus: 7,
    until: '2026-01-01',
    remark: 'mine',
    day: '2026-02-02',
    start: '2026-02',
    rent: 9,
  };

  it('is each shown box that was changed and went nowhere, texts and the visitor’s day left out', () => {
    expect(pass(typed, ['salary']).left).toEqual(['Bonus', 'Until']);
    expect(pass({ ...typed, rents: true }, ['salary']).left).toEqual(['Bonus', 'Do you pay rent?', 'Rent', 'Until']);
    expect(pass({ bonus: null }, []).left).toEqual([]);
    expect(pass({ lots: [{ cost: 1 }] }, []).left).toEqual(['Lots']);
  });

  it('is, where figures of the answer stand for all that was typed, what they do not contain', () => {
    expect(pass(typed, ['salary'], { sums: true, missed: ['until', 'salary'] }).left).toEqual(['Until']);
    expect(pass(typed, ['salary'], { sums: true }).left).toEqual([]);
  });

  it('is named once', () => {
    const tooMuch = { from: 'bonus', max: 1 };
    expect(pass({ bonus: 7 }, [tooMuch, { ...tooMuch, to: 'more' }]).left).toEqual(['Bonus']);
  });
});

it('a page is offered with the choices that it is for', () => {
  const next = { href: '/', title: '', steps: [] };
  const input = { ...defaultInput(fields), city: 'town' };
  expect(isOffered(next, input)).toBe(true);
  expect(isOffered({ ...next, when: { city: ['metro', 'town'], senior: ['false'] } }, input)).toBe(true);
  expect(isOffered({ ...next, when: { city: ['metro', 'town'], senior: ['true'] } }, input)).toBe(false);
});

it('what goes along opens the page by its address, with the page that it comes from', () => {
  expect(
    fragmentOfPassed(
      {
        values: {
          income: 5,
          senior: true,
          rents: false,
          place: 'a&b',
          lots: [
            ['1', 'x%2Cy'],
            ['2', ''],
          ],
        },
        left: [],
      },
      'my page',
    ),
  ).toBe('v=3&income=5&senior=1&rents=0&place=a%26b&lots=1,x%2Cy;2,&came=my%20page');
  expect(fragmentOfPassed({ values: {}, left: ['Bonus'] }, 'a')).toBe('');
});
