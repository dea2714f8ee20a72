import fc from 'fast-check';
import {
  type AnyInput,
  decimal,
  defaultInput,
  duration,
  money,
  month,
  percent,
  rows,
  shortText,
} from '@/lib/calculator';
import { fragmentOf, isSameLink, openFragment } from '@/lib/fragment';
import { fragmentOfValues } from '@/lib/fragment-of-values';
import { type Draft, type DraftRow, draftOf, MOST_PINS, readDraft } from '@/lib/read-input';
import { anyInput } from './any-input';
import toy, { fields } from './toy-calculator';
import { expectWithin } from './within';

const defaults = draftOf(fields, defaultInput(fields));
const draftWith = (changes: Draft): Draft => ({ ...defaults, ...changes });
const inputOf = (draft: Draft): AnyInput => readDraft(fields, draft).input;
const opened = (fragment: string) => {
  const open = openFragment(fields, fragment);
  if (!open) throw new Error(`"${fragment}" carries no inputs.`);
  return open;
};
const toyInputs = anyInput(fields, [defaultInput(fields), ...(toy.presets ?? []).map((preset) => preset.input)]);

describe('what a link holds', () => {
  it('is nothing where everything is at its default', () => {
    expect(fragmentOf(fields, defaults)).toBe('');
    expect(fragmentOf(fields, defaults, [], '12345')).toBe('');
  });

  it('is the version of the rules where everything is at its default and the link is shared', () => {
    expect(fragmentOf(fields, defaults, [], '12345', true)).toBe('v=1&r=12345');
    expect(fragmentOf(fields, defaults, [], '', true)).toBe('');
    const opened = openFragment(fields, 'v=1&r=12345');
    expect([opened?.draft, opened?.rules, opened?.meant, opened?.wrong]).toEqual([defaults, '12345', [], 'nothing']);
    expect(isSameLink(fields, '', 'v=1&r=12345')).toBe(true);
  });

  it('is a default written otherwise all the same nothing', () => {
    expect(fragmentOf(fields, draftWith({ amount: '1 lakh', period: '5 years', fee: '99.50' }))).toBe('');
  });

  it('is what differs from the defaults, with the version first', () => {
    expect(fragmentOf(fields, draftWith({ amount: '15L', senior: true }))).toBe('v=1&amount=1500000&senior=1');
  });

  it('is months for a duration, and nothing behind the equals sign for a box left empty', () => {
    const fields = { length: duration({ label: 'Length', min: 1, max: 360, optional: true, default: 12 }) };
    expect(fragmentOf(fields, { length: '2y 6m' })).toBe('v=1&length=30');
    expect(fragmentOf(fields, { length: '' })).toBe('v=1&length=');
    expect(openFragment(fields, 'v=1&length=')?.draft).toEqual({ length: '' });
  });

  it('leaves out what is not shown', () => {
    expect(fragmentOf(fields, draftWith({ mode: 'simple', method: 'tiered', surcharge: '10' }))).toBe('');
  });

  it('leaves out what hangs on something that is not shown itself', () => {
    expect(fragmentOf(fields, draftWith({ mode: 'simple', method: 'tiered', tier: '5' }))).toBe('');
    expect(fragmentOf(fields, draftWith({ mode: 'other', method: 'tiered', tier: '5' }))).toBe(
      'v=1&mode=other&method=tiered&tier=5',
    );
  });

  it('leaves out what is not shown within a row', () => {
    const [line] = defaults.lines as readonly DraftRow[];
    const lineWith = (cells: DraftRow['cells']) => [{ key: 0, cells: { ...line?.cells, ...cells } }];
    const hidden = draftWith({ mode: 'detailed', lines: lineWith({ exempt: true }) });
    expect(fragmentOf(fields, hidden)).toBe('v=1&mode=detailed');
    const shown = draftWith({ mode: 'detailed', lines: lineWith({ kind: 'service', quantity: '7', exempt: true }) });
    expect(fragmentOf(fields, shown)).toBe('v=1&mode=detailed&lines=Pens,service,10.5,1,,1,6,1,2025-06-15,2025-06');
  });

  it('names a month that follows the calendar, where it holds anything else', () => {
    const dated = {
      loan: money({ label: 'Loan', min: 0, max: 1e9, default: 5 }),
      start: month({ label: 'Start', min: '2020-01', max: '2040-12', today: 'this', default: '2026-11' }),
      end: month({ label: 'End', min: '2020-01', max: '2040-12', default: '2030-01' }),
      own: month({ label: 'Own', min: '2020-01', max: '2040-12', today: 'this', default: '' }),
    };
    const byDefault = draftOf(dated, defaultInput(dated));
    expect(fragmentOf(dated, byDefault)).toBe('');
    // Shared, it would be another month for whoever opens it later.
    expect(fragmentOf(dated, byDefault, [], '12345', true)).toBe('v=1&r=12345&start=2026-11');
    expect(fragmentOf(dated, { ...byDefault, loan: '7' })).toBe('v=1&loan=7&start=2026-11');
    expect(fragmentOf(dated, { ...byDefault, start: '2026-12' })).toBe('v=1&start=2026-12');
    expect(fragmentOf(dated, byDefault, [{ ...byDefault, loan: '7' }])).toBe('v=1&start=2026-11&pin=loan%3D7');
    // A link that names the month holds it; one that does not leaves it to the calendar.
    expect(isSameLink(dated, 'v=1&loan=7&start=2026-11', 'v=1&start=2026-11&loan=7')).toBe(true);
    expect(isSameLink(dated, 'v=1&loan=7&start=2026-11', 'v=1&loan=7')).toBe(false);
    expect(isSameLink(dated, 'v=1&loan=7&end=2030-01', 'v=1&loan=7')).toBe(true);
  });

  it('has the version of the rules that it was made under', () => {
    expect(fragmentOf(fields, draftWith({ amount: '15L' }), [], '48213')).toBe('v=1&r=48213&amount=1500000');
    expect(opened('v=1&r=48213&amount=1500000')).toMatchObject({ rules: '48213', wrong: 'nothing' });
    expect(opened('v=1&amount=1500000').rules).toBeNull();
  });

  it('keeps a text that cannot be read, to the letter', () => {
    const draft = draftWith({ amount: 'about 5 lakh?', rate: '8..5', from: '2025-02-30', bonus: '& = ; , # %' });
    expect(opened(fragmentOf(fields, draft)).draft).toEqual(draft);
  });

  it('keeps an amount out of bounds, and the years of a time out of bounds stay years', () => {
    const { draft } = opened(fragmentOf(fields, draftWith({ amount: '9999999999999', period: '60' })));
    expect(draft.amount).toBe('9999999999999');
    const { faults } = readDraft(fields, draft);
    expect(faults.map(({ path, fault }) => [path, fault])).toEqual([
      ['amount', 'above'],
      ['period', 'above'],
    ]);
  });

  it('keeps more decimals than a box shows', () => {
    const fine = { rate: percent({ label: 'Rate', min: 0, max: 30, default: 8 }) };
    for (const text of ['8.123456789', '0.0000001', '8.12345678901234']) {
      const back = openFragment(fine, fragmentOf(fine, { rate: text }));
      expect(readDraft(fine, back?.draft ?? {}).input.rate).toBe(Number(text));
    }
  });

  it('distinguishes no rows from one empty row, and two empty rows from one', () => {
    const flows = (count: number) =>
      Array.from({ length: count }, (_, key): DraftRow => ({ key, cells: { flow: '' } }));
    for (const count of [0, 1, 2, 3]) {
      const own = { flows: { ...fields.flows, default: [{ flow: 5 }] } };
      const fragment = fragmentOf(own, { flows: flows(count) });
      expect(openFragment(own, fragment)?.draft).toEqual({ flows: flows(count) });
    }
  });

  it('copes with half a character, as a text cut in the middle of an emoji ends with', () => {
    const { draft } = opened(fragmentOf(fields, draftWith({ remark: 'cut \ud83d' })));
    expect(draft.remark).toBe('cut \ufffd');
  });

  it('copes with a draft that lacks a field', () => {
    expect(fragmentOf(fields, { amount: '5L' })).toBe('v=1&amount=500000');
  });

  it('escapes every character that means something in a link', () => {
    const draft = draftWith({ remark: 'a=b&c;d,e#f%g+h i', mode: 'detailed' });
    const fragment = fragmentOf(fields, draft);
    expect(fragment).toMatch(/^[\w=&,;.%'()*~!-]+$/);
    expect(opened(fragment).draft.remark).toBe('a=b&c;d,e#f%g+h i');
  });
});

describe('link → input → link', () => {
  it('is the identity for every input', () => {
    fc.assert(
      fc.property(toyInputs, (input) => {
        const fragment = fragmentOf(fields, draftOf(fields, input));
        const open = openFragment(fields, fragment);
        const { input: back, faults } = readDraft(fields, open?.draft ?? defaults);
        expect(faults).toEqual([]);
        expect(back).toEqual(input);
        expect(open?.wrong ?? 'nothing').toBe('nothing');
        expect(fragmentOf(fields, open?.draft ?? defaults)).toBe(fragment);
      }),
      { numRuns: 300 },
    );
  });

  it('is the identity for whatever is typed into a box, readable or not', () => {
    const mixed = {
      money: money({ label: 'Money', min: 0, max: 1_000, default: 5 }),
      rate: percent({ label: 'Rate', min: 0, max: 10, default: 5 }),
      length: duration({ label: 'Length', min: 1, max: 120, default: 12 }),
      size: decimal({ label: 'Size', min: 0, max: 10, default: 5 }),
      words: shortText({ label: 'Words', maxLength: 100, default: '' }),
      list: rows({
        label: 'List',
        noun: 'entry',
        maxRows: 3,
        fields: { a: shortText({ label: 'A', maxLength: 20, default: '' }) },
        default: [],
      }),
    };
    const typed = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.stringMatching(/^-?[0-9]{0,6}(\.[0-9]{0,12})?( ?(y|m|years|%|L|cr|lakh))?$/),
    );
    const draft = fc.record({
      money: typed,
      rate: typed,
      length: typed,
      size: typed,
      words: typed,
      list: fc.array(typed, { maxLength: 3 }).map((texts) => texts.map((a, key): DraftRow => ({ key, cells: { a } }))),
    });
    fc.assert(
      fc.property(draft, (given) => {
        const fragment = fragmentOf(mixed, given);
        const back = openFragment(mixed, fragment)?.draft ?? draftOf(mixed, defaultInput(mixed));
        const faultsOf = (each: Draft) => readDraft(mixed, each).faults.map(({ path, fault }) => [path, fault]);
        expect(readDraft(mixed, back).input).toEqual(readDraft(mixed, given).input);
        expect(faultsOf(back)).toEqual(faultsOf(given));
        expect(fragmentOf(mixed, back)).toBe(fragment);
      }),
      { numRuns: 500 },
    );
  });
});

describe('pinned inputs', () => {
  const pins = [draftWith({ amount: '2L' }), draftWith({ remark: 'a&b=c;d' }), defaults];

  it('come back in their order, the defaults among them', () => {
    const fragment = fragmentOf(fields, draftWith({ amount: '3L' }), pins);
    const open = opened(fragment);
    expect(open.wrong).toBe('nothing');
    expect(open.pins.map(inputOf)).toEqual(pins.map(inputOf));
    expect(inputOf(open.draft).amount).toBe(3_00_000);
    expect(fragmentOf(fields, open.draft, open.pins)).toBe(fragment);
  });

  it('come back also where the form itself is at its defaults', () => {
    const open = opened(fragmentOf(fields, defaults, pins));
    expect(open.draft).toEqual(defaults);
    expect(open.pins).toHaveLength(3);
  });

  it(`are ${MOST_PINS} at most, on the way out and on the way in`, () => {
    const many = [...pins, ...pins];
    expect(opened(fragmentOf(fields, defaults, many)).pins).toHaveLength(MOST_PINS);
    expect(fragmentOf(fields, defaults, many).match(/pin=/g)).toHaveLength(MOST_PINS);
    const open = opened(`v=1&${'pin=amount%3D5&'.repeat(9)}`);
    expect(open.pins).toHaveLength(MOST_PINS);
    expect(open.wrong).toBe('some');
  });

  it('that cannot be read are left out, and the link says so', () => {
    expect(opened('v=1&amount=500000&pin=%E0')).toMatchObject({ pins: [], wrong: 'some' });
    // One figure and one pin are something, though a name is strange.
    expect(opened('v=1&amount=500000&pin=amount%3D7&loan=1').wrong).toBe('some');
  });

  it('hold rows', () => {
    fc.assert(
      fc.property(toyInputs, toyInputs, (input, pinned) => {
        const open = opened(fragmentOf(fields, draftOf(fields, input), [draftOf(fields, pinned)]));
        expect(inputOf(open.draft)).toEqual(input);
        expect(open.pins.map(inputOf)).toEqual([pinned]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a link of version 1', () => {
  const changed = { saved: { ...money({ label: 'Saved', min: 0, max: 100, default: 0 }), formerDefault: 50 } };

  it('takes what it leaves out from the former defaults, and version 2 from the present ones', () => {
    expect(openFragment({ ...fields, ...changed }, 'v=1&amount=500000')?.draft.saved).toBe('50');
    expect(openFragment({ ...fields, ...changed }, 'v=2&amount=500000')?.draft.saved).toBe('0');
    expect(openFragment({ ...fields, ...changed }, 'v=1&saved=7')?.draft.saved).toBe('7');
  });

  it('speaks of the fields that it names, and of those whose former default it leaves out', () => {
    const all = { ...fields, ...changed };
    expect(openFragment(all, 'v=1&amount=500000')?.meant).toEqual(['amount', 'saved']);
    expect(openFragment(all, 'v=2&amount=500000&rate=9')?.meant).toEqual(['amount', 'rate']);
    expect(openFragment(all, 'v=2&amount=500000&came=emi')?.meant).toEqual(['amount']);
  });

  it('packs the cells that rows had then; later links may lack those at the end that came since', () => {
    const cell = (label: string) => money({ label, min: 0, max: 100, default: 0 });
    const lots = rows({
      label: 'Lots',
      noun: 'lot',
      maxRows: 3,
      fields: { cost: cell('Cost'), price: cell('Price'), fee: cell('Fee') },
      default: [],
      formerCells: ['price', 'cost'],
      laterCells: 1,
    });
    const opens = (fragment: string) => {
      const open = openFragment({ lots }, fragment);
      const cells = (open?.draft.lots ?? []) as readonly DraftRow[];
      return [cells.map((row) => Object.values(row.cells).join(' ')), open?.wrong];
    };
    expect(opens('v=1&lots=7,5')).toEqual([['5 7 0'], 'nothing']);
    expect(opens('v=2&lots=7,5')).toEqual([['7 5 0'], 'nothing']);
    expect(opens('v=2&lots=7,5,1')).toEqual([['7 5 1'], 'nothing']);
    expect(opens('v=2&lots=7')).toEqual([['7 0 0'], 'some']);
    expect(opens('v=1&lots=7,5,1')).toEqual([['5 7 0'], 'some']);
    const drafted = { key: 0, cells: { cost: '7', price: '5', fee: '' } };
    expect(fragmentOf({ lots }, { lots: [drafted] })).toBe('v=2&lots=7,5,');
  });

  it('is written as version 2 where a default is another one now', () => {
    expect(fragmentOf(changed, { saved: '5' })).toBe('v=2&saved=5');
    expect(fragmentOf(changed, { saved: '0' })).toBe('');
  });
});

describe('a link that is not as we wrote it', () => {
  it('has no inputs where it is empty or names a place on the page', () => {
    for (const fragment of ['', '#', 'how-it-works', '#the-formula']) expect(openFragment(fields, fragment)).toBeNull();
  });

  it('opens with its # sign and without', () => {
    expect(opened('#v=1&amount=500000').draft.amount).toBe('5,00,000');
    expect(opened('v=1&amount=500000').draft.amount).toBe('5,00,000');
  });

  it('of an unknown version is read as far as we can, and says so', () => {
    const strange = ['v=4', 'v=12', 'v=', 'v=1x', 'xv=1', 'v=0&v=1'].map((version) => `${version}&amount=500000`);
    for (const fragment of ['amount=500000', ...strange]) {
      const open = opened(fragment);
      expect(open.wrong).toBe('version');
      expect(open.draft.amount).toBe('5,00,000');
    }
  });

  it('with an unknown name or option says that some of it is lost, and the field keeps its default', () => {
    for (const stranger of [
      'loan=5',
      'mode=quick',
      'senior=2',
      'senior=01',
      'senior=10',
      'remark=%E0%A4%A',
      'rate=%',
      'loan',
      '=5',
    ]) {
      const open = opened(`v=1&amount=500000&${stranger}`);
      expect([stranger, open.wrong]).toEqual([stranger, 'some']);
      expect(open.draft).toEqual(draftWith({ amount: '5,00,000' }));
    }
  });

  it('with a part that is empty, or a # sign within it, is whole', () => {
    expect(opened('v=1&&amount=500000&')).toMatchObject({ wrong: 'nothing', draft: { amount: '5,00,000' } });
    expect(opened('v=1&remark=a#b')).toMatchObject({ wrong: 'nothing', draft: { remark: 'a#b' } });
  });

  it('names the page that its figures came from', () => {
    expect(opened('v=3&amount=5&came=emi%2Dcalculator')).toMatchObject({ came: 'emi-calculator', wrong: 'nothing' });
    expect(opened('v=3&came=emi&amount=5').came).toBe('emi');
    expect(opened('v=3&amount=5').came).toBeNull();
    expect(opened('v=3&amount=5&came=').came).toBeNull();
  });

  it('is the same as another where it brings back the same, whatever its order and its rules', () => {
    const isSame = (one: string, other: string) => isSameLink(fields, one, other);
    expect(isSame('v=1&amount=5&rate=9', 'v=1&rate=9&amount=5&r=48213')).toBe(true);
    expect(isSame('v=1&amount=100000', '')).toBe(true);
    expect(isSame('', '#how-it-works')).toBe(true);
    expect(isSame('v=1&amount=6', '')).toBe(false);
    expect(isSame('v=1&amount=5', 'v=1&amount=6')).toBe(false);
    expect(isSame('v=1&amount=5', 'v=1&amount=5&pin=amount%3D7')).toBe(false);
    expect(isSame('v=1&amount=5', 'v=1&amount=5&came=emi')).toBe(false);
    expect(isSame('v=1&amount=5', 'v=1&amount=5&loan=1')).toBe(false);
  });

  it('of which nothing could be used says so', () => {
    expect(opened('v=1&loan=5&mode=quick').wrong).toBe('all');
    expect(opened('v=1&loan=5').draft).toEqual(defaults);
  });

  it('with a row of too few, too many or impossible cells keeps what it can', () => {
    const line = 'Pens,goods,10.5,4,,1,6,0,2025-06-15,2025-06';
    const cases = [
      'Pens,goods,10.5',
      `${line},5`,
      line.replace('goods', 'gifts'),
      line.replace(',0,', ',7,'),
      line.replace('Pens', '%E0'),
      line.replace('Pens', 'x'.repeat(201)),
      Array.from({ length: 5 }, () => line).join(';'),
    ];
    for (const lines of cases) {
      const open = opened(`v=1&mode=detailed&lines=${lines}`);
      expect(open.wrong).toBe('some');
      const rows = open.draft.lines as readonly DraftRow[];
      expect(rows.length).toBeLessThanOrEqual(fields.lines.maxRows);
      expect(rows[0]?.cells.price).toBe('10.5');
      expect(['goods', 'service']).toContain(rows[0]?.cells.kind);
    }
  });

  it('with a value of more than 200 characters leaves that field at its default', () => {
    expect(opened(`v=1&amount=5&remark=${'x'.repeat(201)}`).draft.remark).toBe('');
    expect(opened(`v=1&amount=5&remark=${'x'.repeat(200)}`).draft.remark).toHaveLength(200);
  });

  it('naming what every object has changes nothing', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];
    for (const name of names) {
      const open = opened(`v=1&${name}=5&pin=${encodeURIComponent(`${name}=5&amount=7`)}`);
      expect(Object.keys(open.draft)).toEqual(Object.keys(defaults));
      expect(open.draft).toEqual(defaults);
      expect(Object.getPrototypeOf(open.draft)).toBe(Object.prototype);
      expect(open.wrong).toBe('some');
    }
    expect(({} as Record<string, unknown>).amount).toBeUndefined();
  });

  it('cut anywhere still opens', () => {
    const input = draftWith({ amount: '15L', mode: 'detailed', remark: 'घी & मक्खन', from: '2025-09-22' });
    const whole = fragmentOf(fields, input, [input, defaults]);
    for (let end = 0; end <= whole.length; end += 1) {
      const open = openFragment(fields, whole.slice(0, end));
      if (open) expect(readDraft(fields, open.draft).input).toBeDefined();
    }
  });

  it('is read for 20,000 characters and no further', () => {
    const padded = (length: number) => `v=1&remark=${'x&'.repeat(length / 2)}&amount=500000`;
    expect(opened(padded(19_000)).draft.amount).toBe('5,00,000');
    expect(opened(padded(20_000)).draft.amount).toBe(defaults.amount);
    expect(opened(padded(20_000)).wrong).toBe('some');
  });

  it('of a million characters opens at once', async () => {
    const hostile = [
      'x'.repeat(1_000_000),
      `v=1&amount=${'9'.repeat(1_000_000)}`,
      `v=1&lines=${';'.repeat(1_000_000)}`,
      `v=1&lines=${','.repeat(1_000_000)}`,
      `v=1&${'pin=a&'.repeat(170_000)}`,
      `v=1&${'&'.repeat(1_000_000)}`,
      `v=1&remark=${'%'.repeat(1_000_000)}`,
      `v=1&amount=5&${'amount=6&'.repeat(110_000)}`,
    ];
    const open = () => hostile.map((fragment) => openFragment(fields, fragment)?.wrong);
    expect(open()).not.toContain('nothing');
    await expectWithin(1_000, 'Eight links of a million characters', open);
  });

  it('never throws, whatever it is, and what was read can be written again', () => {
    const names = fc.constantFrom('v', 'pin', '__proto__', ...Object.keys(fields));
    const part = fc
      .tuple(
        names,
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.webFragments(),
          fc.constantFrom('%', '%E0', ';;,', ','),
        ),
      )
      .map(([name, value]) => `${name}=${value}`);
    const fragment = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webFragments(),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('&')),
    );
    fc.assert(
      fc.property(fragment, (text) => {
        const open = openFragment(fields, text);
        if (!open) return;
        expect(Object.keys(open.draft)).toEqual(Object.keys(defaults));
        const again = fragmentOf(fields, open.draft, open.pins);
        expect(inputOf(openFragment(fields, again)?.draft ?? defaults)).toEqual(inputOf(open.draft));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a link to another calculator with a few of our figures', () => {
  it('opens with these figures and every other box at its default', () => {
    const loanFields = {
      loan: money({ label: 'Loan', min: 0, max: 1e9, default: 5_00_000 }),
      rate: percent({ label: 'Rate', min: 0, max: 30, default: 8.5 }),
    };
    const opened = openFragment(loanFields, fragmentOfValues({ loan: 12_50_000 }));
    expect(opened?.wrong).toBe('nothing');
    expect(readDraft(loanFields, opened?.draft ?? {}).input).toEqual({ loan: 12_50_000, rate: 8.5 });
  });

  it('is empty where there is nothing to write', () => {
    expect(fragmentOfValues({})).toBe('');
  });
});
