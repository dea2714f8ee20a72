/**
 * What a test says is not there can be there: the same text is expected elsewhere in the file, or a source has it. Without that, a sentence that is worded
 * anew leaves a test behind that holds whatever the page says.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (folder: string, wanted: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(folder, file), 'utf8') }));

const tests = read('tests', /\.(?:test|spec)\.tsx?$/).filter(({ file }) => !/tests\/(?:browser|twins)/.test(file));
// What is put into a text stands as an amount.
const sources = ['app', 'content', 'components', 'lib', 'scripts'].flatMap((folder) =>
  read(folder, /\.(tsx?|mdx)$/).map(({ text }) => text.replace(/\$\{[^{}]*\}/g, '₹0')),
);

const absent =
  /\.not\s*\.to(?:Contain|Match|HaveTextContent|ContainText)\(\s*('(?:[^'\\]|\\.)*'|\/(?:[^/\\\n]|\\.)+\/[a-z]*)/g;

/** What is looked for on a screen and not found, by its role or its text. */
const notOnScreen =
  /\.query(?:All)?(By(?:Role|Text|LabelText|TestId)\((?:[^()]|\([^()]*\))*)\)\s*\)\s*\.(?:toBeNull|toEqual\(\[|toHaveLength\(0|not\s*\.toBeInTheDocument)/g;

/** Returns the parts of a literal of which each must be found: a text, or each alternative of a pattern. */
function patternsOf(literal: string): RegExp[] {
  if (literal.startsWith("'")) return [new RegExp(literal.slice(1, -1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))];
  const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/.exec(literal) ?? [];
  return (/[([]/.test(pattern) ? [pattern] : pattern.split('|')).map((each) => new RegExp(each, flags));
}

/** Returns the literals of a file that it says are not there and that nothing shows could be there. */
function withoutTwin(text: string): string[] {
  const denied = [...text.matchAll(absent)].map(([, literal = '']) => literal);
  const rest = text.replace(absent, '');
  return denied.filter((literal) => {
    const isIn = (pattern: RegExp) => [rest, ...sources].some((each) => pattern.test(each));
    return !rest.includes(literal) && !patternsOf(literal).every(isIn);
  });
}

/** Returns what a file does not find on a screen and nowhere in it finds there, unless a source has its name. */
function neverOnScreen(text: string): string[] {
  return [...text.matchAll(notOnScreen)].flatMap(([, query = '']) => {
    const [, literal] = /(?:name: |Text\()('(?:[^'\\]|\\.)*'|\/(?:[^/\\\n]|\\.)+\/[a-z]*)/.exec(query) ?? [];
    const isFound = ['get', 'getAll', 'find', 'findAll'].some((verb) => text.includes(`.${verb}${query}`));
    const isInSource = literal && patternsOf(literal).every((pattern) => sources.some((each) => pattern.test(each)));
    return isFound || isInSource ? [] : [query];
  });
}

it('what tests say is not there can be there', () => {
  expect(tests.flatMap(({ file, text }) => withoutTwin(text).map((literal) => `${file}: ${literal}`))).toEqual([]);
});

it('what tests do not find on a screen can be found there', () => {
  expect(tests.flatMap(({ file, text }) => neverOnScreen(text).map((query) => `${file}: ${query}`))).toEqual([]);
});

it('a query that never finds is found', () => {
  const query = "expect(screen.queryByRole('menu', { name: 'Zzz never said' })).toBeNull();";
  expect(neverOnScreen(query)).toEqual(["ByRole('menu', { name: 'Zzz never said' }"]);
  expect(neverOnScreen(`${query} screen.getByRole('menu', { name: 'Zzz never said' })`)).toEqual([]);
  expect(neverOnScreen("expect(screen.queryByText('Zzz never said')).not.toBeInTheDocument()")).toHaveLength(1);
});

it('a text that nothing has is found', () => {
  expect(withoutTwin("expect(a).not.toContain('Zzz never said')")).toEqual(["'Zzz never said'"]);
  expect(withoutTwin('expect(a).not.toMatch(/You pay|Zzz never said/)')).toEqual(['/You pay|Zzz never said/']);
  expect(withoutTwin("expect(a).not.toContain('Zzz'); expect(b).toContain('Zzz')")).toEqual([]);
});
