import fc from 'fast-check';
import { groupWhileTyping } from '@/lib/group-while-typing';
import { groupDigits } from '@/lib/grouping';

/** `|` marks the caret. */
function typed(marked: string): string {
  const caret = marked.indexOf('|');
  const after = groupWhileTyping(marked.replace('|', ''), caret);
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
}

describe('a number while it is typed', () => {
  it.each([
    ['1|', '1|'],
    ['999|', '999|'],
    ['1000|', '1,000|'],
    ['1,0000|', '10,000|'],
    ['10,0000|', '1,00,000|'],
    ['1250000|', '12,50,000|'],
    ['12,50,0000|', '1,25,00,000|'],
    ['₹1250000|', '₹12,50,000|'],
    ['₹ 1250000|', '₹ 12,50,000|'],
    ['-1250000|', '-12,50,000|'],
    ['−₹1250000|', '−₹12,50,000|'],
    ['₹-1250000|', '₹-12,50,000|'],
    ['1250000.5|', '12,50,000.5|'],
    ['12,50,000.|', '12,50,000.|'],
    ['1250000.12345|', '12,50,000.12345|'],
    [`${'0'.repeat(38)}12|`, `0,${'00,'.repeat(18)}012|`],
  ])('%s becomes %s', (before, after) => {
    expect(typed(before)).toBe(after);
  });

  it.each([
    ['a digit put in at the front', '9|12,50,000', '9|,12,50,000'],
    ['a digit put in the middle', '12,5|0,000', '12,5|0,000'],
    ['a digit added in the middle', '12,57|0,000', '1,25,7|0,000'],
    ['a digit deleted at the end', '12,50,00|', '1,25,000|'],
    ['a digit deleted at the front', '|2,50,000', '|2,50,000'],
    ['the comma deleted backwards: the caret goes before it', '12|50,000', '12|,50,000'],
    ['the caret at the start', '|1250000', '|12,50,000'],
    ['the caret behind the sign', '-|1250000', '-|12,50,000'],
    ['the caret among the decimals', '1250000.1|2', '12,50,000.1|2'],
    ['a selection of commas and digits deleted', '1|00', '1|00'],
  ])('%s', (_, before, after) => {
    expect(typed(before)).toBe(after);
  });

  it.each([
    '',
    '₹',
    '-',
    ',',
    '.5',
    '12.5L',
    '1.2cr',
    '2 cr 50 l',
    'abc',
    '1.2.3',
    '1.2,3',
    '12 50 000',
    '5%',
    '--5',
    '-₹-5',
    '१२५००००',
    '1'.repeat(41),
    '1,'.repeat(50_000),
  ])('"%s" is no plain number and stays as it is, caret and all', (text) => {
    for (const caret of [0, Math.floor(text.length / 2), text.length]) {
      expect(groupWhileTyping(text, caret)).toEqual({ text, caret });
    }
  });

  const plainNumber = fc
    .tuple(
      fc.constantFrom('', '-', '−', '₹', '₹ ', '-₹'),
      fc.array(fc.constantFrom(...'0123456789,'), { minLength: 1, maxLength: 18 }).map((parts) => parts.join('')),
      fc.constantFrom('', '.', '.5', '.05'),
    )
    .filter(([, whole]) => /\d/.test(whole))
    .map((parts) => parts.join(''));
  const withoutCommas = (text: string): string => text.replaceAll(',', '');

  it('keeps every character but the commas, before the caret and behind it', () => {
    fc.assert(
      fc.property(plainNumber, fc.nat(30), (text, position) => {
        const caret = Math.min(position, text.length);
        const after = groupWhileTyping(text, caret);
        expect(withoutCommas(after.text)).toBe(withoutCommas(text));
        expect(withoutCommas(after.text.slice(0, after.caret))).toBe(withoutCommas(text.slice(0, caret)));
        expect(after.text[after.caret - 1]).not.toBe(',');
      }),
    );
  });

  it('groups the last three digits and then pairs', () => {
    fc.assert(
      fc.property(plainNumber, (text) => {
        expect(groupWhileTyping(text, 0).text).toMatch(
          /^[-−]?₹? ?\d{1,2}(,\d\d)*,\d{3}(\.\d*)?$|^[-−]?₹? ?\d{1,3}(\.\d*)?$/,
        );
      }),
    );
  });

  it('what is grouped stays as it is', () => {
    fc.assert(
      fc.property(plainNumber, fc.nat(30), (text, caret) => {
        const once = groupWhileTyping(text, Math.min(caret, text.length));
        expect(groupWhileTyping(once.text, once.caret)).toEqual(once);
      }),
    );
  });
});

describe('digits in Indian groups', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['999', '999'],
    ['1000', '1,000'],
    ['99999', '99,999'],
    ['100000', '1,00,000'],
    ['123456789012', '1,23,45,67,89,012'],
    ['0012', '0,012'],
  ])('%s is %s', (digits, expected) => {
    expect(groupDigits(digits)).toBe(expected);
  });
});
