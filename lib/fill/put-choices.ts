/** The choices of a form that a search names, put in beside its figures. */
import type { TypedQuantity } from '../typed-quantities';
import { type Named, namedOption, plainValue } from './choices';
import type { FillBox, FillChoice } from './form';
import type { Line } from './line';
import { mentionsOf, overlap } from './mentions';
import { cellsAt, isShowing, type Sheet } from './sheet';

/** Returns whether a figure is an age: "82 years" is one, "3 saal" of a deposit is none. */
const isAgeOf = ({ as, isSure, isAge }: TypedQuantity) =>
  isAge || (isSure && as.duration !== undefined && (as.count ?? 0) >= 60);

/** Makes the choices that show a choice; returns whether it is shown then. */
function open(sheet: Sheet, { needs = {}, with: own = {} }: FillChoice): boolean {
  if (isShowing(sheet, needs)) return true;
  const { values, allowed } = sheet;
  const showing = Object.entries(own).map(([name, value]) => [name, plainValue(value)] as const);
  const opens = showing.length > 0 && showing.every(([name, value]) => allowed.get(name)?.includes(value) ?? true);
  if (opens) for (const [name, value] of showing) values[name] = value;
  return opens;
}

/** Puts a choice's value in, in all its rows where it is a cell. */
function choose(sheet: Sheet, choice: FillChoice, value: string): void {
  const isFlag = value === 'true' || value === 'false';
  const written = isFlag ? (value === 'true' ? '1' : '0') : value;
  if (choice.cell === undefined) sheet.values[choice.name] = written;
  else
    for (let row = 0; row < Math.max(1, sheet.rows[choice.name]?.length ?? 1); row += 1)
      cellsAt(sheet, choice.name, row)[choice.cell] = written;
  const label = choice.options.find(([each]) => each === value)?.[2] ?? value;
  sheet.places.push({
    name: choice.name,
    label: choice.label,
    kind: 'choice',
    value: 0,
    text: isFlag ? (value === 'true' ? 'Yes' : 'No') : label,
    order: 99,
  });
}

/** Words behind a figure are its own with at most this number of words between. */
const mostBetween = 2;

/** Puts figures of rows of which a choice has several values into a row for each: the words for it stand before them, "intraday 80000 f&o 2 lakh profit", or all behind them. */
function rowsByChoice(
  sheet: Sheet,
  { name, cell, options }: FillChoice,
  { text, quantities, words: before }: Line,
): void {
  const places = sheet.places.filter(({ box }) => box?.name === name && box.cell !== undefined);
  if (cell === undefined || places.length < 2) return;
  const named = options.flatMap(([value, words]) =>
    mentionsOf(words, text).map(({ from, to }) => ({ value, from, to })),
  );
  named.sort((one, other) => one.to - other.to);
  const isBehind = (named[0]?.from ?? 0) > Math.min(...places.map(({ order }) => quantities[order]?.at ?? 0));
  const ofFigure = ({ at = 0, end = 0 }: Partial<TypedQuantity> = {}) =>
    isBehind
      ? named.find(({ from }) => from >= end && (before[from] ?? 0) - (before[end] ?? 0) <= mostBetween)
      : named.findLast(({ to }) => to <= at);
  const figures = places.flatMap(({ box, order, text: day, value }) =>
    box
      ? [
          {
            box,
            written: day ?? String(box.inYears ? value / 12 : value),
            of: ofFigure(quantities[order])?.value,
          },
        ]
      : [],
  );
  const values = [...new Set(figures.map(({ of }) => of))];
  if (values.length < 2 || values.includes(undefined)) return;
  delete sheet.rows[name];
  for (const { box, written, of = '' } of figures) {
    const cells = cellsAt(sheet, name, values.indexOf(of));
    for (const [other, each] of box.besides ?? []) cells[other] = each;
    cells[cell] = of;
    cells[box.cell ?? 0] = written;
  }
}

/** Returns whether words for the value of a choice are of a day that is none of its row: "born 3 march 2021" is no balance of that March. */
const isOfDay = (
  { placed }: Sheet,
  { name, options }: FillChoice,
  value: string,
  { text, quantities }: Line,
): boolean =>
  options.some(
    ([each, words]) =>
      each === value &&
      mentionsOf(words, text).some((one) =>
        quantities.some(
          ({ day, at, end }, index) => day && placed.get(index)?.name !== name && overlap(one, { from: at, to: end }),
        ),
      ),
  );

/** Puts in the choices that words name, and the bands of ages; returns how many figures are in a band. */
export function putChoices(sheet: Sheet, named: Named, text: string, line: Line): number {
  const { form, placed, allowed } = sheet;
  const { quantities } = line;
  const age = quantities.findIndex(isAgeOf);
  const years = quantities[age]?.as.count;
  let bands = 0;
  const put = (choice: FillChoice): boolean => {
    const band = choice.ages && years !== undefined ? choice.ages.findLast(([from]) => years >= from)?.[1] : undefined;
    const found = band ?? named.get(choice)?.value ?? (choice.ages && namedOption(choice, text));
    if (found === undefined) {
      rowsByChoice(sheet, choice, line);
      return true;
    }
    if (choice.cell !== undefined && isOfDay(sheet, choice, found, line)) return true;
    // A choice stays on the values that show the boxes with figures.
    if (choice.cell === undefined && !(allowed.get(choice.name)?.includes(found) ?? true)) return true;
    if (!open(sheet, choice)) return false;
    choose(sheet, choice, found);
    // The age has a place then, though no box.
    if (band !== undefined) {
      placed.set(age, form.boxes[0] as FillBox);
      bands += 1;
    }
    return true;
  };
  // One that is hidden may be shown by another that comes later.
  form.choices.filter((choice) => !put(choice)).forEach(put);
  return bands;
}

/** By the value of a choice of how often, how many months are between two payments. */
const monthsBetween: Readonly<Record<string, number>> = {
  3: 3,
  6: 6,
  12: 12,
  quarterly: 3,
  'half-yearly': 6,
  yearly: 12,
};

/** Puts amounts of a year as one payment of them, where a choice says how often they are paid: "yearly sip 1 lakh", "6 lakh yearly withdrawal". */
export function putPayments({ places, values }: Sheet, { quantities }: Line): void {
  places.forEach((place, index) => {
    const { box, order } = place;
    const months = monthsBetween[values[box?.howOften ?? ''] ?? ''];
    const { as, per } = quantities[order] ?? { as: {}, per: null };
    if (!box || !months || per !== 'year' || as.money === undefined) return;
    const value = Math.round((as.money * months * 100) / 12) / 100;
    values[box.name] = String(value);
    places[index] = { ...place, value };
  });
}
