/** Which figures of a page go along to the next ones: by what the boxes of both mean, or by their label. For the server and tests. */
import { type CalculatorId, entryOf } from '@/content/catalogue';
import { type Asked, askedOf } from '@/content/questions/asked';
import { type MeaningId, meanings } from '@/content/questions/meanings';
import { looseMeanings, type NextPage, nextPages } from '@/content/questions/next-pages';
import { type AnyCalculator, type Field, isNumberField, type RowsField, type SimpleField } from '@/lib/calculator';
import { MOST_ANSWER, type PassedStep, type PassedTo } from '@/lib/passed-figures';
import { builtIds, isBuilt, loadCalculator } from './load';
import { needsOf, newCells, plainValue } from './search-fields';

/** A figure of a page, or a box of one, with what it means. */
interface Known {
  /** A field, "=" and a figure of the answer, "+" and what the page works out; a cell of rows as "lots.cost". */
  readonly path: string;
  readonly means?: MeaningId;
  readonly per?: 'month' | 'year';
  readonly field?: Field;
  readonly label: string;
}

const sameAgain = new Set<MeaningId>(looseMeanings);

/** Returns the meaning of what a page asks for, where other pages share it. */
function sharedMeaning(entry: Asked[string] | undefined): Pick<Known, 'means' | 'per'> {
  if (entry === undefined || 'options' in entry) return {};
  const { means, per } = entry;
  return { ...(typeof means === 'string' && !sameAgain.has(means) && { means }), ...(per && { per }) };
}

function knownFields(id: CalculatorId, { fields }: AnyCalculator): Known[] {
  const asked = askedOf(id, fields);
  return Object.entries(fields).flatMap(([name, field]): Known[] => {
    // The visitor's day is the other page's too.
    if (field.retired || ((field.kind === 'date' || field.kind === 'month') && field.today)) return [];
    const own: Known = { path: name, field, label: field.label, ...sharedMeaning(asked[name]) };
    if (field.kind !== 'rows') return [own];
    const cells = Object.entries(field.fields).map(([cell, each]): Known => {
      const path = `${name}.${cell}`;
      return { path, field: each, label: each.label, ...sharedMeaning(asked[path]) };
    });
    return [own, ...cells];
  });
}

/** Returns what a value is multiplied by on its way from one unit to another. */
function factorOf(from: Known, to: Known): number {
  const perYear = { month: 12, year: 1 } as const;
  const byTime = from.per && to.per ? perYear[from.per] / perYear[to.per] : 1;
  const inYears = ({ field }: Known) => field?.kind === 'whole' && field.unit === 'years';
  const isLength = [from, to].some(({ means, field }) =>
    means ? meanings[means].kind === 'duration' : field?.kind === 'duration',
  );
  if (!isLength || !from.field || !to.field) return byTime;
  return (inYears(from) ? 12 : 1) / (inYears(to) ? 12 : 1);
}

/** Returns the choices that show a field of the other page, each with its values, the one it has at the start before others. */
function shownBy(field: Field, { fields }: AnyCalculator): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(needsOf(field) ?? {}).map(([name, values]) => {
      const start = plainValue(fields[name]?.default);
      return [name, [...values].sort((one, other) => Number(other === start) - Number(one === start))];
    }),
  );
}

/** Returns whether two boxes ask for the same figure. */
function isSame(one: Known, other: Known, { values }: NextPage): boolean {
  if (values?.[other.path]) return one.path === other.path;
  const [a, b] = [one.field, other.field];
  if (a && b && (a.kind === 'choice' || b.kind === 'choice' || a.kind === 'yesNo' || b.kind === 'yesNo')) {
    if (a.kind !== b.kind || a.label !== b.label) return false;
    if (a.kind !== 'choice' || b.kind !== 'choice') return true;
    return a.options.some(({ value }) => b.options.some((each) => each.value === value));
  }
  if (a && b && a.kind !== b.kind && !(isNumberField(a) && isNumberField(b))) return false;
  if (one.means && other.means) return one.means === other.means;
  return a !== undefined && b !== undefined && a.kind === b.kind && a.label === b.label && a.kind !== 'text';
}

/** Returns what a box has anyway, where that is not nothing: null where it always takes what comes, as it follows the visitor's day. */
function hasOf(field: SimpleField, isOwnBox: boolean): Pick<PassedStep, 'has'> {
  if (!isOwnBox || field.default === 0 || field.default === false) return {};
  const follows = 'today' in field && field.today;
  return { has: follows || field.default === '' ? null : field.default };
}

/** Returns how a value goes into a box, or a cell of the first row. */
function stepTo(from: Known, to: Known, other: AnyCalculator, { values }: NextPage): PassedStep {
  const named = values?.[to.path];
  const [name = '', cell] = to.path.split('.');
  const field = to.field as SimpleField;
  const rows = other.fields[name] as RowsField;
  const times = factorOf(from, to);
  const shows = shownBy(cell === undefined ? field : rows, other);
  const source = from.field;
  const known = field.kind === 'choice' ? field.options.map(({ value }) => value) : [];
  const isNarrower = source?.kind === 'choice' && source.options.some(({ value }) => !known.includes(value));
  const [min, max] = isNumberField(field) ? [field.min, field.max] : [undefined, undefined];
  const isNarrowerAt = (bound: number | undefined, of: 'min' | 'max') => {
    if (bound === undefined) return false;
    if (!source || !isNumberField(source)) return bound !== { min: 0, max: MOST_ANSWER }[of];
    return of === 'min' ? bound > source.min * times : bound < source.max * times && bound < MOST_ANSWER;
  };
  return {
    from: from.path,
    ...(from.path !== name && { to: name }),
    ...(times !== 1 && { times }),
    ...(isNarrowerAt(min, 'min') && { min }),
    ...(isNarrowerAt(max, 'max') && { max }),
    ...(isNumberField(field) &&
      (field.kind === 'percent' || field.kind === 'decimal' || field.paise) && { exact: true as const }),
    ...(named ? { named } : isNarrower && { oneOf: known }),
    ...(Object.keys(shows).length > 0 && { with: shows }),
    ...(cell !== undefined && { cell: Object.keys(rows.fields).indexOf(cell) }),
    ...hasOf(field, cell === undefined),
  };
}

/** Returns how rows become rows, where their cells ask for the same; null where none does. */
function rowsTo(
  from: Known,
  to: Known,
  ours: readonly Known[],
  theirs: readonly Known[],
  other: AnyCalculator,
  next: NextPage,
): PassedStep | null {
  const names = Object.keys((to.field as RowsField).fields);
  const taken = new Set<string>();
  const cells = ours
    .filter(({ path }) => path.startsWith(`${from.path}.`))
    .flatMap((cell): NonNullable<PassedStep['cells']>[number][] => {
      const match = theirs.find(
        (each) =>
          each.path.startsWith(`${to.path}.`) &&
          !taken.has(each.path) &&
          isSame(cell, each, next) &&
          factorOf(cell, each) === 1,
      );
      if (!match) return [];
      taken.add(match.path);
      const named = next.values?.[match.path];
      const place = names.indexOf(match.path.split('.')[1] ?? '');
      const name = cell.path.split('.')[1] ?? '';
      return [named ? [name, place, named] : [name, place]];
    });
  if (!cells.some(([name]) => isNumberField((from.field as RowsField).fields[name] as SimpleField))) return null;
  const shows = shownBy(to.field as Field, other);
  return {
    from: from.path,
    ...(from.path !== to.path && { to: to.path }),
    ...(Object.keys(shows).length > 0 && { with: shows }),
    cells,
  };
}

/** Returns whether figures of the answer stand for all that was typed. */
const standsForAll = ({ only, takes = {} }: NextPage) =>
  only !== undefined ||
  Object.values(takes)
    .flat()
    .some((from) => /^[=+]/.test(from));

/** Returns how the figures of one page go to another. */
function passedTo(id: CalculatorId, page: AnyCalculator, next: NextPage, other: AnyCalculator): PassedTo {
  const ours = knownFields(id, page);
  const theirs = knownFields(next.to, other);
  const steps: PassedStep[] = [];
  const shut = new Set(next.not);
  const sourceAt = (path: string): Known =>
    ours.find((each) => each.path === path) ?? {
      path,
      label: path,
      per: /^=Monthly|(?:a|per|usual|each) month/.test(path) ? 'month' : 'year',
    };
  const targetAt = (path: string): Known => {
    const found = theirs.find((each) => each.path === path);
    if (!found) throw new Error(`${next.to} has no field ${path}`);
    return found;
  };
  for (const [path, from] of Object.entries(next.takes ?? {})) {
    const to = targetAt(path);
    shut.add(path);
    for (const source of [from].flat()) steps.push(stepTo(sourceAt(source), to, other, next));
  }
  const taken = steps.length;
  for (const to of theirs) {
    if (shut.has(to.path) || !to.field || (next.only && !next.only.includes(to.path))) continue;
    if (to.field.kind === 'rows') {
      const step = ours
        .filter(({ field, path, label }) => field?.kind === 'rows' && (path === to.path || label === to.label))
        .map((from) => rowsTo(from, to, ours, theirs, other, next))
        .find((found) => found !== null);
      if (step) steps.push(step);
      continue;
    }
    if (to.path.includes('.')) continue;
    const same = ours.filter((from) => !from.path.includes('.') && isSame(from, to, next));
    const nearest = same.find(({ path }) => path === to.path) ?? same.find(({ label }) => label === to.label);
    const all = nearest ? [nearest, ...same.filter((each) => each !== nearest && each.path.startsWith('='))] : same;
    steps.push(...all.map((from) => stepTo(from, to, other, next)));
  }
  // What is taken at any rate decides the mode of the other page: what another mode asks stays out, and so does a choice that would change it.
  const decided = new Map(steps.slice(0, taken).flatMap((step) => Object.entries(step.with ?? {})));
  const fits = (step: PassedStep): boolean =>
    Object.entries(step.with ?? {}).every(([name, values]) => {
      const wanted = decided.get(name);
      if (wanted) return values.some((value) => wanted.includes(value));
      const isChoice = typeof other.fields[step.to ?? step.from]?.default !== 'number';
      return !isChoice || step.cells !== undefined || values.includes(plainValue(other.fields[name]?.default));
    });
  // One of our fields goes into one of their boxes: the one of its own name, else the first.
  const kept = steps.filter((step, index) => {
    if (index < taken) return true;
    if (!fits(step)) return false;
    if (step.cells || step.from.startsWith('=')) return true;
    const rivals = steps.slice(taken).filter((each) => each.from === step.from && fits(each));
    return (rivals.find(({ to }) => to === undefined) ?? rivals[0]) === step;
  });
  // A choice that stands as the boxes need it, and that nothing changes, is not said.
  const stays = (name: string) =>
    kept.every((step) => {
      const shows = step.with?.[name];
      return (step.to ?? step.from) !== name && (!shows || shows.includes(plainValue(other.fields[name]?.default)));
    });
  const pruned = kept.map((step) => {
    const { with: shows, ...rest } = step;
    const needed = Object.entries(shows ?? {}).filter(([name]) => !stays(name));
    return needed.length > 0 ? { ...rest, with: Object.fromEntries(needed) } : rest;
  });
  const named = new Set(kept.filter(({ cell, cells }) => cell !== undefined || cells).map(({ from, to = from }) => to));
  const blank = Object.fromEntries([...named].map((name) => [name, newCells(other.fields[name] as RowsField, other)]));
  const { route, title } = entryOf(next.to);
  return {
    href: route,
    title,
    steps: pruned.map((step) => (Object.keys(step).length === 1 ? step.from : step)),
    ...(named.size > 0 && { blank }),
    ...(standsForAll(next) && { sums: true as const }),
    ...(next.missed && { missed: next.missed }),
    ...(next.when && { when: next.when }),
  };
}

/** Returns the pages to go on to from one, with what goes along. */
export async function passedFrom(id: CalculatorId): Promise<readonly PassedTo[]> {
  const page = await loadCalculator(id);
  return Promise.all(
    (nextPages[id] ?? [])
      .filter(({ to }) => isBuilt(to))
      .map(async (next) => passedTo(id, page, next, await loadCalculator(next.to))),
  );
}

/** Returns the pages to which figures of a page go. */
export function nextIds(id: CalculatorId): readonly CalculatorId[] {
  return (nextPages[id] ?? []).map(({ to }) => to);
}

/** Returns the pages from which figures go to this one. */
export function pagesBefore(id: CalculatorId): CalculatorId[] {
  return builtIds().filter((other) => nextPages[other]?.some(({ to }) => to === id));
}
