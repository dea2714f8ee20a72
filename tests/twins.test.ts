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

const tests = read('tests/calculators', /\.test\.tsx?$/);
// What is put into a text stands as an amount.
const sources = ['content', 'components', 'lib'].flatMap((folder) =>
  read(folder, /\.(tsx?|mdx)$/).map(({ text }) => text.replace(/\$\{[^{}]*\}/g, '₹0')),
);

const absent =
  /\.not\s*\.to(?:Contain|Match|HaveTextContent|ContainText)\(\s*('(?:[^'\\]|\\.)*'|\/(?:[^/\\\n]|\\.)+\/[a-z]*)/g;

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

it('what tests of calculators say is not there can be there', () => {
  expect(tests.flatMap(({ file, text }) => withoutTwin(text).map((literal) => `${file}: ${literal}`))).toEqual([]);
});

it('a text that nothing has is found', () => {
  expect(withoutTwin("expect(a).not.toContain('Zzz never said')")).toEqual(["'Zzz never said'"]);
  expect(withoutTwin('expect(a).not.toMatch(/You pay|Zzz never said/)')).toEqual(['/You pay|Zzz never said/']);
  expect(withoutTwin("expect(a).not.toContain('Zzz'); expect(b).toContain('Zzz')")).toEqual([]);
});
