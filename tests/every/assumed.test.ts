/**
 * Nothing counts in silence: what is in a group that is closed at first, or is hidden behind a choice, moves an answer only where the
 * sentence or the line of what the answer assumes names it.
 */
import fc from 'fast-check';
import { builtIds, loadCalculator, loadGolden } from '@/content/calculators/load';
import {
  type AnyCalculator,
  type AnyInput,
  type AnyValue,
  defaultInput,
  type Field,
  isNumberField,
  isShown,
  type Result,
  type SimpleField,
  shownInput,
} from '@/lib/calculator';
import { valueText } from '@/lib/value-text';
import { anyInput } from '../any-input';
import { runs } from '../runs';

/** What a field holds when nothing is said there; undefined for a choice, which always says something, and for texts. */
function nothingOf(field: Field): AnyValue | undefined {
  if (isNumberField(field)) return field.optional ? null : Math.max(0, field.min);
  if (field.kind === 'yesNo') return false;
  if (field.kind === 'rows') return field.minRows ? undefined : [];
  return field.kind === 'date' && field.optional ? '' : undefined;
}

const answerOf = ({ headline: [{ value }] }: Result) => (typeof value === 'number' ? Math.round(value * 100) : value);

/** The fields in groups that are closed at first. */
const closedNames = ({ groups }: AnyCalculator) =>
  new Set(groups.flatMap((group) => (group.more ? [...group.fields] : [])));

/** Some of a list, evenly spread over it; all of it with LONG=1. */
function spread<T>(list: readonly T[]): readonly T[] {
  const every = Math.ceil(list.length / runs(15, list.length));
  return list.filter((_, index) => index % every === 0);
}

/** Inputs whose closed groups are as they were: examples, worked cases and drawn ones. */
async function inputsOf(id: ReturnType<typeof builtIds>[number], calculator: AnyCalculator): Promise<AnyInput[]> {
  const { fields, presets = [] } = calculator;
  const defaults = defaultInput(fields);
  const closed = closedNames(calculator);
  const golden = spread(await loadGolden(id)).map((each) => each.input as AnyInput);
  const drawn = fc.sample(anyInput(fields, [defaults]), { numRuns: runs(10, 600), seed: 20_261_123 });
  return [{}, ...presets.map((preset) => preset.input as AnyInput), ...golden, ...drawn].map((given) => ({
    ...defaults,
    ...Object.fromEntries(Object.entries(given).filter(([name]) => name in fields && !closed.has(name))),
  }));
}

/** The answer to an input; null where boxes contradict each other. */
function answered({ check, compute }: AnyCalculator, input: AnyInput): Result | null {
  return (check?.(input) ?? []).length > 0 ? null : compute(input);
}

/** Whether a sentence has the value of a field: as the page shows it, or as a bare count such as an age. */
function isIn(sentence: string, field: SimpleField, value: AnyValue): boolean {
  const isCount = field.kind === 'whole' && new RegExp(`(?<![\\d.,₹])${value}(?![\\d.,]*\\d|%)`).test(sentence);
  return isCount || sentence.includes(valueText(field, value));
}

/** The names of the fields that move an answer although nobody said or saw anything there. */
function silentNames(calculator: AnyCalculator, input: AnyInput, result: Result): string[] {
  const { fields } = calculator;
  const closed = closedNames(calculator);
  return Object.entries(fields).flatMap(([name, field]) => {
    const shown = isShown(field, input);
    const nothing = nothingOf(field);
    const value = input[name] as AnyValue;
    if ((shown && !closed.has(name)) || nothing === undefined || JSON.stringify(nothing) === JSON.stringify(value)) {
      return [];
    }
    const without = { ...input, [name]: nothing };
    // A hidden field is put in as it is: what is not shown must not be looked at.
    const other = shown ? answered(calculator, shownInput(fields, without)) : calculator.compute(without);
    if (!other || answerOf(other) === answerOf(result)) return [];
    const isNamed =
      (result.assumed ?? []).some(({ label }) => label === field.label) ||
      (field.kind !== 'rows' && field.kind !== 'yesNo' && isIn(result.sentence, field, value));
    return isNamed ? [] : [name];
  });
}

it.each(builtIds())('%s: nothing that is closed or hidden counts in silence', async (id) => {
  const calculator = await loadCalculator(id);
  const silent = new Map<string, string>();
  for (const given of await inputsOf(id, calculator)) {
    const input = shownInput(calculator.fields, given);
    const result = answered(calculator, input);
    if (result) for (const name of silentNames(calculator, input, result)) silent.set(name, result.sentence);
  }
  expect([...silent].map(([name, sentence]) => `${name} moves the answer in silence: ${sentence}`)).toEqual([]);
});

it.each(builtIds())('%s: what an answer says that it assumes stands in a closed group', async (id) => {
  const calculator = await loadCalculator(id);
  const closed = closedNames(calculator);
  const open = Object.entries(calculator.fields).flatMap(([name, field]) =>
    field.assumed && !closed.has(name) ? [name] : [],
  );
  expect(open).toEqual([]);
});
