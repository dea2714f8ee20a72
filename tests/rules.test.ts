import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sources } from '@/content/sources';
import { addDays, isIsoDate } from '@/lib/calendar';

/** The day of the last review of all rules: it moves on when somebody compares them with their sources again. */
const lastReview = '2026-11-20';
const longestUnchecked = 400;

const folder = path.join(process.cwd(), 'content', 'rules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

type Data = Readonly<Record<string, unknown>>;

/** One object of a rules file, with the way to it: `newRegime.rebate`. */
interface Place {
  readonly at: string;
  readonly data: Data;
}

/** Every object below a value, itself included. */
function objectsIn(value: unknown, at: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, each]) => objectsIn(each, `${at}.${name}`));
  return [{ at, data: value as Data }, ...below];
}

const isCitation = (value: unknown): value is { source: string; at: string } =>
  typeof value === 'object' && value !== null && 'source' in value && 'at' in value;

/** Whether a value is a scale: two or more pairs of numbers, the first of each being where it begins. */
const isScale = (value: unknown): value is readonly (readonly [number, number])[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === 'number'));

const ascends = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

/** The days on which a file was compared with its sources: `checkedOn` anywhere, or a constant of that name. */
function checkedDays(exported: Data): unknown[] {
  const constants = Object.entries(exported).filter(([name]) => /checkedOn$/i.test(name));
  return [
    ...constants.map(([, value]) => value),
    ...objectsIn(exported, '').flatMap(({ data }) => (Object.hasOwn(data, 'checkedOn') ? [data.checkedOn] : [])),
  ];
}

it('there are rules on file', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('content/rules/%s', (file) => {
  let exported: Data = {};
  let objects: Place[] = [];

  beforeAll(async () => {
    exported = { ...((await import(`../content/rules/${file}`)) as Data) };
    objects = objectsIn(exported, file);
  });

  it('cites a known source for every figure', () => {
    // A provision may itself be called "value", as that on the value of a supply.
    const figures = objects.filter(({ data }) => Object.hasOwn(data, 'value') && !isCitation(data.value));
    const uncited = figures.filter(({ data }) => !isCitation(data.cite));
    expect(uncited.map(({ at }) => at)).toEqual([]);
    const unknown = objects.filter(({ data }) => isCitation(data) && !Object.hasOwn(sources, data.source));
    expect(unknown.map(({ at, data }) => [at, data.source])).toEqual([]);
  });

  it('pins every citation to a place with the name of the Act or paper', () => {
    const vague = objects.filter(({ data }) => isCitation(data) && !/\p{L}{3}/u.test(String(data.at)));
    expect(vague.map(({ at, data }) => [at, data.at])).toEqual([]);
  });

  it('says on which day it was checked, and that day is neither to come nor long ago', () => {
    const days = checkedDays(exported);
    expect(days).not.toEqual([]);
    for (const day of days) {
      expect(isIsoDate(String(day))).toBe(true);
      expect(String(day) <= lastReview).toBe(true);
      expect(String(day) >= addDays(lastReview, -longestUnchecked)).toBe(true);
    }
  });

  it('has its dated series oldest first, each with the day it was checked', () => {
    for (const { at, data } of objects) {
      if (!Array.isArray(data.from)) continue;
      const days = data.from.map((entry: Data) => String(entry.date));
      expect([at, days.length > 0 && days.every(isIsoDate)]).toEqual([at, true]);
      expect([at, ascends(days)]).toEqual([at, true]);
      expect([at, Object.hasOwn(data, 'checkedOn')]).toEqual([at, true]);
    }
  });

  it('has scales whose lines ascend', () => {
    const scales = objects.filter(({ data }) => isScale(data));
    for (const { at, data } of scales) {
      expect([at, ascends((data as unknown as readonly [number, number][]).map(([from]) => from))]).toEqual([at, true]);
    }
  });

  it('has financial years without a gap', () => {
    for (const { at, data } of objects) {
      const years = Object.keys(data).filter((key) => /^\d{4}-\d{2}$/.test(key));
      const firsts = years.map((year) => Number(year.slice(0, 4))).sort();
      expect([at, years.filter((year) => Number(year.slice(5)) !== (Number(year.slice(2, 4)) + 1) % 100)]).toEqual([
        at,
        [],
      ]);
      expect([at, firsts.every((year, index) => index === 0 || year === (firsts[index - 1] ?? 0) + 1)]).toEqual([
        at,
        true,
      ]);
    }
  });

  it('holds data only: finite numbers, and nothing that computes', () => {
    const odd = objects.flatMap(({ at, data }) =>
      Object.entries(data)
        .filter(([, value]) => typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value)))
        .map(([name]) => `${at}.${name}`),
    );
    expect(odd).toEqual([]);
  });
});
