/** An invented Finance Act, put into the rules as data alone (make.ts): every page that offers years answers by it. */
import fc from 'fast-check';
import { builtIds, loadCalculator, loadGolden, loadPage } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { deemedShortTermFrom } from '@/content/rules/income-tax/fund-gains';
import { fundTax } from '@/content/rules/mutual-funds';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { wholeYears } from '@/content/rules/years/on-file';
import { answeredYears, yearField } from '@/lib/answered-years';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, shownInput } from '@/lib/calculator';
import { openFragment } from '@/lib/fragment';
import { rulesOfYear } from '@/lib/law';
import { draftOf, readDraft } from '@/lib/read-input';
import { assess } from '@/lib/tax/assess';
import { anyInput } from '../any-input';
import stored from '../links/links.json';
import { enact, isMeasuredOnIncome, statutoryTax } from '../oracle/statute';
import { taxpayerOf } from '../oracle/taxpayers';
import { runs } from '../runs';
import { cases } from './cases';
import { figures } from './figures';

const year = '2027-28';
enact(year, figures);

/** Pages that go by a day whose law is not that of a tax year: GST slabs, customs. */
const byOtherLaw: readonly CalculatorId[] = ['gst-calculator', 'gst-input-credit', 'export-import-tax'];

/** Returns every text inside a result. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Returns the sources of the citations inside a result. */
function citedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'source' in value && typeof value.source === 'string' ? [value.source] : [];
  return [...own, ...Object.values(value).flatMap(citedIn)];
}

/** Returns an input with every day in it so many years later. */
function later(input: AnyInput, years: number): AnyInput {
  const text = JSON.stringify(input);
  const moved = text.replace(/"(20[12]\d)(-\d\d(?:-\d\d)?)"/g, (_, of, rest) => `"${Number(of) + years}${rest}"`);
  return JSON.parse(moved) as AnyInput;
}

/** Returns inputs of a calculator in a year: its examples, and drawn ones. */
function inputsIn({ fields, presets = [] }: AnyCalculator, name: string, value: string, draws: number): AnyInput[] {
  const defaults = defaultInput(fields);
  const examples = [{}, ...presets.map(({ input }) => input)].map(
    (preset) => readDraft(fields, draftOf(fields, { ...defaults, ...preset } as AnyInput)).input,
  );
  const drawn = fc.sample(anyInput(fields, examples), { numRuns: draws, seed: 20_270_201 });
  const given = [...examples, ...drawn];
  // Days of sales and trades belong to the year that is asked for.
  return [...given, ...given.map((input) => later(input, 1))].map((input) =>
    shownInput(fields, { ...input, [name]: value }),
  );
}

it('the invented year is the last one on file', () => {
  expect(wholeYears.at(-1)).toBe(year);
});

it('the day since which debt funds are taxed at slab rates stays where it is', () => {
  expect(fundTax.slabTaxedIfBoughtFrom.value).toBe(deemedShortTermFrom.value);
});

const asking = builtIds().filter((id) => !byOtherLaw.includes(id));

it.each(asking)('%s offers the year where it offers any, and answers in it', async (id) => {
  const calculator = await loadCalculator(id);
  const { fields, check, compute } = calculator;
  const name = yearField(fields);
  if (name === undefined) return;
  expect(answeredYears(fields)).toContain(year);
  const value = fields[name]?.kind === 'choice' ? year : '2027-11-22';
  const strays = new Set<string>();
  const { sources } = await loadPage(id);
  const listed = new Set<string>(sources);
  let answers = 0;
  for (const input of inputsIn(calculator, name, value, runs(25, 250))) {
    if ((check?.(input) ?? []).length > 0) continue;
    answers += 1;
    const result = compute(input);
    for (const source of citedIn(result))
      if (!listed.has(source)) strays.add(`${source}, which the page does not list`);
    for (const text of textsOf(result)) {
      const stray = /Income-tax Act, 1961|Assessment Year|\bAY 20|FY 2027-28|, Finance Act, 202[456]$/.exec(text);
      if (stray && !/old |as amended|ceased/.test(text)) strays.add(`${stray[0]} in “${text}”`);
    }
  }
  expect(answers).toBeGreaterThan(0);
  expect([...strays].slice(0, 12)).toEqual([]);
});

/** Pages that ask for the year but whose answer does not go by its rates: the year is that of a saving beside it. */
const besideTheYear: readonly CalculatorId[] = ['nps-calculator'];

it.each(asking)('%s has the amounts of the Act by hand where it offers the year', async (id) => {
  const { fields, check, compute } = await loadCalculator(id);
  const name = yearField(fields);
  const own = cases[id] ?? [];
  expect(own.length > 0).toBe(name !== undefined && !besideTheYear.includes(id));
  const wrong: string[] = [];
  for (const { how, input, expect: expected, toTens } of own) {
    const of = { [name ?? '']: fields[name ?? '']?.kind === 'choice' ? year : '2027-11-22' };
    const whole = shownInput(fields, { ...defaultInput(fields), ...of, ...input } as AnyInput);
    expect([how, check?.(whole) ?? []]).toEqual([how, []]);
    const found = figuresOf(compute(whole));
    for (const [label, value] of Object.entries(expected)) {
      const is = found.find((each) => each.label === label)?.value;
      const within = toTens ? 5 : 0.005;
      const holds = typeof value === 'number' && typeof is === 'number' ? Math.abs(is - value) <= within : is === value;
      if (!holds) wrong.push(`${how}; ${label}: ${is} ≠ ${value}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** The links that visitors kept (tests/links), by calculator. */
const links: Readonly<
  Record<string, readonly { link: string; headline: readonly (readonly (string | number)[])[] }[]>
> = stored;

it.each(builtIds())('%s answers to old links as before', async (id) => {
  const { fields, compute } = await loadCalculator(id);
  for (const { link, headline } of links[id] ?? []) {
    const fragment = openFragment(fields, link);
    expect([link, fragment?.wrong ?? 'nothing']).toEqual([link, 'nothing']);
    const input = fragment ? readDraft(fields, fragment.draft).input : defaultInput(fields);
    const [first] = compute(shownInput(fields, input)).headline;
    const value = typeof first.value === 'number' ? Math.round(first.value * 100) / 100 : first.value;
    expect([link, value]).toEqual([link, headline[0]?.[1]]);
  }
});

/** Pages with figures of years to come, which follow the last law on file (docs/decisions/036): sales, deposits, pensions. */
const byLawInForce = /sip|swp|lumpsum|cagr|pre-payment|ppf|sukanya|education|fd-calc|nps-calc|esop/;

it.each(builtIds().filter((id) => !byLawInForce.test(id)))('%s answers its worked cases as before', async (id) => {
  const { fields, check, compute } = await loadCalculator(id);
  const wrong: string[] = [];
  for (const { name, input, expect: expected, tolerance } of await loadGolden(id)) {
    const whole = shownInput(fields, { ...defaultInput(fields), ...input } as AnyInput);
    if (!expected || (check?.(whole) ?? []).length > 0) continue;
    const found = figuresOf(compute(whole));
    for (const [label, value] of Object.entries(expected)) {
      const is = found.find((each) => each.label === label)?.value;
      const holds =
        typeof value === 'number' && typeof is === 'number'
          ? Math.abs(is - value) <= (tolerance ?? 0.005)
          : is === value;
      // The first date to come may be one of the new year.
      const isOfNewYear =
        label === 'Next date' && String(is) >= rulesOfYear(incomeTaxYears, year).firstDay && String(is) < String(value);
      if (!holds && !isOfNewYear) wrong.push(`${name}, ${label}: ${is} ≠ ${value}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('the engine and the second computation agree on the invented Act', () => {
  const parted: string[] = [];
  for (let seed = 1; seed <= 150; seed += 1) {
    const { person, readings } = taxpayerOf(seed, year);
    for (const regime of ['new', 'old'] as const) {
      const { tax } = assess(person, rulesOfYear(incomeTaxYears, year), regime, readings);
      const other = statutoryTax(person, year, regime, readings).tax;
      // The second search for the order of losses may end a little above; never below.
      const close =
        person.losses.length > 0 || isMeasuredOnIncome(person) ? tax <= other + 10 : Math.abs(tax - other) <= 0.5;
      if (!close) parted.push(`taxpayer ${seed}, ${regime}: ${tax} ≠ ${other}`);
    }
  }
  expect(parted).toEqual([]);
});
