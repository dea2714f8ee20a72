/**
 * Whatever a link holds, the page behind it shows a result in figures, or sentences that say what is wrong.
 * To search further: PROPERTY_SEED=7 PROPERTY_RUNS=5000 npx jest tests/hostile
 */
import fc from 'fast-check';
import { type AnswerSource, messageOf, textWithLink } from '@/components/calculator/share';
import { troubleTexts } from '@/components/calculator/trouble-texts';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { type AnyCalculator, type AnyInput, defaultInput, type Field, type Fields, figuresOf } from '@/lib/calculator';
import { formatCell, formatFigure } from '@/lib/format';
import { fragmentOf, openFragment } from '@/lib/fragment';
import { inputLines } from '@/lib/input-text';
import { type Draft, defaultDraft, draftOf, MOST_PINS, readDraft } from '@/lib/read-input';
import { anyInput } from '../any-input';
import { runs } from '../runs';
import { toyRules } from '../toy-calculator';
import { expectWithin } from '../within';
import { anyText, nasty, unreadable } from './texts';

const ids = builtIds();
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_121);
const numRuns = runs(Math.max(10, Math.ceil(400 / ids.length)), 500);

const percentEncoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** A value as a link may hold it: as it should be encoded, or not at all. */
const anyValue = fc.oneof(
  { arbitrary: anyText.map(percentEncoded), weight: 3 },
  anyText,
  fc.array(anyText.map(percentEncoded), { maxLength: 30 }).map((cells) => cells.join(',')),
  fc
    .array(
      fc.array(anyText.map(percentEncoded), { maxLength: 12 }).map((cells) => cells.join(',')),
      { maxLength: 60 },
    )
    .map((rows) => rows.join(';')),
);

/** A value that may well be one of this field, so that what lies behind the reading is reached. */
function likely(field: Field): fc.Arbitrary<string> {
  switch (field.kind) {
    case 'yesNo':
      return fc.constantFrom('0', '1');
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value));
    case 'date':
      return fc.constantFrom(field.min, field.max, '2025-04-01', '2024-02-29');
    case 'month':
      return fc.constantFrom(field.min, field.max, '2025-04');
    case 'text':
      return anyText.map(percentEncoded);
    case 'rows':
      return fc
        .array(fc.tuple(...Object.values(field.fields).map((cell) => fc.oneof(likely(cell), anyValue))), {
          maxLength: field.maxRows + 1,
        })
        .map((rows) => rows.map((cells) => cells.join(',')).join(';'));
    default:
      return fc.oneof(
        fc.constantFrom(field.min, field.max, 0, -0, field.min - 0.01, field.max + 0.01, 0.005).map(String),
        fc.double({ min: field.min, max: field.max, noNaN: true }).map(String),
      );
  }
}

/** Links made up of names and values of all kinds, among them those of the calculator. */
function madeUp(fields: Fields): fc.Arbitrary<string> {
  const named = fc
    .constantFrom(...Object.entries(fields))
    .chain(([name, field]) =>
      fc.oneof({ arbitrary: likely(field), weight: 4 }, anyValue).map((value) => `${name}=${value}`),
    );
  const strange = fc
    .tuple(fc.oneof(fc.constantFrom('v', 'pin', ...nasty), anyText), anyValue)
    .map(([name, value]) => `${name}=${value}`);
  const parts = fc.array(fc.oneof({ arbitrary: named, weight: 5 }, strange), { maxLength: 12 });
  return fc.oneof(
    { arbitrary: parts.map((each) => `v=1&${each.join('&')}`), weight: 6 },
    parts.chain((each) => parts.map((pinned) => `v=1&${each.join('&')}&pin=${percentEncoded(pinned.join('&'))}`)),
    anyText,
  );
}

/** Links as the page writes them, with one stretch cut out, doubled or replaced. */
function damaged(fields: Fields): fc.Arbitrary<string> {
  const links = fc.tuple(anyInput(fields), fc.array(anyInput(fields), { maxLength: 2 })).map(([input, pins]) =>
    fragmentOf(
      fields,
      draftOf(fields, input),
      pins.map((pin) => draftOf(fields, pin)),
    ),
  );
  return fc
    .tuple(links, fc.nat(), fc.nat({ max: 40 }), fc.oneof(anyText, fc.constantFrom('cut', 'double')))
    .map(([link, place, length, text]) => {
      const at = place % (link.length + 1);
      const stretch = link.slice(at, at + length);
      const put = text === 'cut' ? '' : text === 'double' ? stretch + stretch : text;
      return link.slice(0, at) + put + link.slice(at + length);
    });
}

const isSound = (value: number) => Number.isFinite(value) && !Object.is(value, -0);

/** Every number anywhere in a value that is none, or is minus zero. */
function unsound(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(unsound);
  return typeof value === 'number' && !isSound(value) ? [value] : [];
}

/** What was typed into boxes of text, which is shown as it came. */
function ownTexts(fields: Fields, input: AnyInput): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = input[name];
    if (field.kind === 'text') return [String(value)];
    if (field.kind !== 'rows') return [];
    return (value as readonly AnyInput[]).flatMap((row) => ownTexts(field.fields, row));
  });
}

/** What is wrong with what the page shows of a draft; nothing where all is well. Many texts are read as one input, whose answer may be given. */
function faultsOfPage(calculator: AnyCalculator, draft: Draft, faultsOf = faultsOfAnswer): unknown[] {
  const { input, faults } = readDraft(calculator.fields, draft);
  if (faults.length === 0) return faultsOf(calculator, input);
  const sentences = faults.map((fault) => troubleTexts.fault(fault));
  return sentences.filter((text) => !/^[A-Z].*[.?]$/.test(text) || unreadable.test(text));
}

/** What is wrong with the answer to an input, or with the sentences that refuse it. */
function faultsOfAnswer(calculator: AnyCalculator, input: AnyInput): unknown[] {
  const { fields } = calculator;
  const problems = calculator.check?.(input) ?? [];
  if (problems.length > 0) {
    return problems.filter(
      ({ text, fields: named }) => !/^\S.*[.?]$/s.test(text) || unreadable.test(text) || named.length === 0,
    );
  }
  const result = calculator.compute(input);
  const source: AnswerSource = { name: 'Test', calculator, rules: toyRules, input, result };
  const texts = [
    textWithLink(messageOf(source, 'https://hisaabi.example/')),
    ...figuresOf(result).map(formatFigure),
    ...result.steps.map(({ how }) => how),
    ...(result.caveats ?? []).map(({ text }) => text),
    ...inputLines(calculator, input).map(({ text }) => text),
    ...(result.tables ?? []).flatMap((table) =>
      table.rows
        .slice(0, 30)
        .flatMap((row) =>
          row.map((cell, column) => (cell === null ? '' : formatCell(cell, table.columns[column]?.unit ?? 'text'))),
        ),
    ),
  ];
  // The longest first: one may be within another.
  const own = ownTexts(fields, input)
    .flatMap((text) => [text, text.trim()])
    .filter((text) => text !== '' && (unreadable.test(text) || /[-−]0/.test(text)))
    .sort((a, b) => b.length - a.length);
  const shown = texts.map((text) => own.reduce((rest, typed) => rest.replaceAll(typed, '…'), text));
  return [
    ...unsound(result),
    ...shown.filter((text) => unreadable.test(text) || /(^|[\s₹(])[-−]₹?0(?![\d.,/-])/.test(text)),
    ...(result.sentence.trim() === '' ? ['no sentence'] : []),
  ];
}

describe.each(ids)('a link to %s', (id) => {
  let calculator: AnyCalculator;

  beforeAll(async () => {
    calculator = await loadCalculator(id);
  });

  const holdsFor = (links: (fields: Fields) => fc.Arbitrary<string>) =>
    fc.assert(
      fc.property(links(calculator.fields), (link) => {
        const { fields } = calculator;
        const names = Object.keys(fields);
        const opened = openFragment(fields, link);
        if (!opened) return;
        for (const draft of [opened.draft, ...opened.pins]) {
          if (Object.keys(draft).join() !== names.join() || Object.getPrototypeOf(draft) !== Object.prototype) {
            throw new Error(`The draft has other names: ${Object.keys(draft)}`);
          }
          expect(faultsOfPage(calculator, draft)).toEqual([]);
        }
        expect(opened.pins.length).toBeLessThanOrEqual(MOST_PINS);
      }),
      { numRuns, seed },
    );

  it('made up of anything shows a result or what is wrong', () => holdsFor(madeUp));

  it('damaged on its way shows a result or what is wrong', () => holdsFor(damaged));

  it('with an odd text in one box shows a result or what is wrong', () => {
    const { fields } = calculator;
    const known = new Map<string, unknown[]>();
    const once: typeof faultsOfAnswer = (of, input) => {
      const read = JSON.stringify(input, (_, value) => (Object.is(value, -0) ? '-0' : value));
      const faults = known.get(read) ?? faultsOfAnswer(of, input);
      known.set(read, faults);
      return faults;
    };
    const simple = Object.entries(fields).filter(([, field]) => field.kind !== 'rows');
    const wrong = simple.flatMap(([name], place) =>
      // Each text in some box, and in each box some texts: all in all boxes would take minutes.
      nasty
        .filter((_, index) => index % simple.length === place || index % 9 === place % 9)
        .flatMap((text) =>
          faultsOfPage(calculator, { ...defaultDraft(fields), [name]: text }, once).map((fault) => [name, text, fault]),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('of a million characters is read in a fifth of a second', async () => {
    const { fields } = calculator;
    const [name = '', field] =
      Object.entries(fields).find(([, each]) => each.kind === 'rows') ?? Object.entries(fields)[0] ?? [];
    expect(field).toBeDefined();
    const hostile = [
      '9',
      ',',
      ';',
      '%',
      '%2',
      '&',
      `&${name}=`,
      '&pin=a%3D1',
      '=',
      '1;',
      'a,',
      '\ud800',
      '\u0000',
      '%00',
    ];
    for (const unit of hostile) {
      const link = `v=1&${name}=${unit.repeat(1_000_000 / unit.length)}`;
      await expectWithin(200, `A link of a million characters, ${JSON.stringify(unit)} each`, () => {
        const opened = openFragment(fields, link);
        if (opened) readDraft(fields, opened.draft);
      });
    }
  });
});

it('no link has put anything into what every object shares', () => {
  const plain: Record<string, unknown> = {};
  for (const key in plain) throw new Error(`There is ${key} in every object.`);
  expect(defaultInput({})).toEqual({});
});
