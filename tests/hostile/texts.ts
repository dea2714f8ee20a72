/** Texts that programs trip over, for the tests of what comes in from outside: links, boxes, storage, pasted tables. */
import fc from 'fast-check';

/** Texts that mean something to a parser, a formatter, a spreadsheet, an object or a page. */
export const nasty: readonly string[] = [
  '',
  ' ',
  '0',
  '-0',
  '-0.0',
  '1e309',
  '-1e309',
  '1e-400',
  'NaN',
  'Infinity',
  '-Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '0x1F',
  '0b1',
  '1_000',
  '१२,५०,०००',
  '１２３',
  '٣٤',
  '1,00,00,000.005',
  '99999999999999999999',
  '0.1e1',
  '1-1',
  '--5',
  '5-',
  '(500)',
  '9007199254740993',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  '<img src=x onerror=window.__injected=1>',
  '"><script>window.__injected=1</script>',
  'javascript:window.__injected=1',
  '{{7*7}}',
  '#{7*7}',
  '%',
  '%E0%A4%A',
  '%00',
  '\u0000',
  'a\u0000b',
  '\u0007\u000b\u001f',
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\ufffe\uffff',
  '\ufeff1',
  '\u202e100',
  '\u2066\u2069',
  '\u200b\u200d',
  '\u2028\u2029',
  '👩‍👩‍👧‍👦',
  'é'.normalize('NFD'),
  'ﷺ',
  'İ',
  'ẞ',
  '=1+1',
  '=cmd|"/c calc"!A0',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  "'=1",
  ';',
  ',',
  '&',
  '=',
  '#',
  '2025-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2025-13',
];

/** One text: nasty, random of any code units, random of what numbers are made of, or two of them joined. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ eEyYmM%₹lLcrk()/'), maxLength: 20 }),
  fc.tuple(fc.constantFrom(...nasty), fc.constantFrom(...nasty)).map(([one, other]) => one + other),
);

const units = [
  'a',
  'T',
  '1',
  ' ',
  ',',
  '-',
  '.',
  '(',
  '%',
  '"',
  '\t',
  '\n',
  ';',
  '₹',
  '1,',
  ', ',
  'T1:',
  '1 ',
  'a ',
  '=',
  '\u0000',
  '\ud800',
  'lakh ',
  '0O',
  'ABCD-',
  '@',
  '/',
];

/** Texts of a length that shows whether time grows faster than the text does. */
export function long(length: number): readonly (readonly [name: string, text: string])[] {
  return units.flatMap((unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length));
    return [
      [`${JSON.stringify(unit)} × ${length}`, text],
      [`1 ${JSON.stringify(unit)} × ${length} !`, `1${text}!`],
    ] as const;
  });
}

/** What must not be read by a visitor: a computer's word for a number that is none, or for something that is no text. */
export const unreadable = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object |∞/;

/** Milliseconds of processor time that the work takes: what else runs on the machine is not in it. */
export function timed(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}
