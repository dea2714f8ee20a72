/** The choices of a form that a search names, put in beside its figures. */
import type { TypedQuantity } from '../typed-quantities';
import { type Named, namedOption } from './choices';
import type { FillBox, FillChoice, Needs } from './form';
import { cellsAt, type Sheet } from './sheet';

/** Returns the age that a search names: "82 years" is one, "3 saal" of a deposit is none. */
const ageIn = (quantities: readonly TypedQuantity[]) =>
  quantities.find(({ as, isSure, isAge }) => isAge || (isSure && as.duration !== undefined && (as.count ?? 0) >= 60))
    ?.as.count;

/** Makes the choices that show a choice; returns whether it is shown then. */
function open({ values, form, allowed }: Sheet, { needs = {}, with: own = {} }: FillChoice): boolean {
  const holds = (each: Needs) =>
    Object.entries(each).every(([name, list]) => list.includes(String(values[name] ?? form.starts[name])));
  if (holds(needs)) return true;
  const showing = Object.entries(own);
  const opens =
    showing.length > 0 && showing.every(([name, value]) => allowed.get(name)?.includes(String(value)) ?? true);
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

/** Puts in the choices that words name, and the bands of ages. */
export function putChoices(sheet: Sheet, named: Named, text: string, quantities: readonly TypedQuantity[]): void {
  const { form, placed, allowed } = sheet;
  const age = [...placed].find(([, box]) => box.kind === 'count' && /\bage\b/i.test(box.label))?.[0];
  const years = age === undefined ? ageIn(quantities) : quantities[age]?.as.count;
  for (const choice of form.choices) {
    const band = choice.ages && years !== undefined ? choice.ages.findLast(([from]) => years >= from)?.[1] : undefined;
    const found = band ?? named.get(choice) ?? (choice.ages && namedOption(choice, text));
    if (found === undefined) continue;
    // A choice stays on the values that show the boxes with figures.
    if (choice.cell === undefined && !(allowed.get(choice.name)?.includes(found) ?? true)) continue;
    if (!open(sheet, choice)) continue;
    choose(sheet, choice, found);
    if (band === undefined || age !== undefined) continue;
    const index = quantities.findIndex(({ as, isSure }) => isSure && as.count === years);
    if (index >= 0 && !placed.has(index)) placed.set(index, form.boxes[0] as FillBox);
  }
}
