import fc from 'fast-check';
import { editGrouped, groupWhileTyping } from '@/lib/group-while-typing';

interface Box {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

type Key = { readonly does: string; readonly data: string };

/** Returns what a plain box holds after a key, and its caret. */
function press({ text, start, end }: Box, { does, data }: Key): { text: string; caret: number } {
  const isCollapsed = start === end;
  if (does === 'deleteContentBackward' && isCollapsed) {
    const from = Math.max(0, start - 1);
    return { text: text.slice(0, from) + text.slice(end), caret: from };
  }
  if (does === 'deleteContentForward' && isCollapsed) {
    return { text: text.slice(0, start) + text.slice(end + 1), caret: start };
  }
  return { text: text.slice(0, start) + data + text.slice(end), caret: start + data.length };
}

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** Returns the box with its commas taken out. */
function plain({ text, start, end }: Box): Box {
  return {
    text: withoutCommas(text),
    start: withoutCommas(text.slice(0, start)).length,
    end: withoutCommas(text.slice(0, end)).length,
  };
}

/** Returns what the box of the page holds after a key: the browser edits the text with commas, then it is regrouped. */
function pressInPage(box: Box, key: Key): { text: string; caret: number } {
  const typed = press(box, key);
  return editGrouped(box.text, typed.text, typed.caret, key.does);
}

const keys: fc.Arbitrary<Key> = fc.oneof(
  fc.constantFrom(...'0123456789').map((data) => ({ does: 'insertText', data })),
  fc.constantFrom('deleteContentBackward', 'deleteContentForward', 'deleteByCut').map((does) => ({ does, data: '' })),
  fc.constantFrom('1250', '7', '1,250', '12,50,000', '0').map((data) => ({ does: 'insertFromPaste', data })),
);

const boxes: fc.Arbitrary<Box> = fc
  .tuple(
    fc.constantFrom('', '-', '₹', '-₹'),
    fc.stringMatching(/^[0-9]{1,12}$/),
    fc.constantFrom('', '.5', '.'),
    fc.nat(25),
    fc.nat(25),
  )
  .map(([sign, digits, decimals, one, other]) => {
    const { text } = groupWhileTyping(sign + digits + decimals, 0);
    const [start = 0, end = 0] = [one, other].map((each) => Math.min(each, text.length)).sort((a, b) => a - b);
    return { text, start, end };
  });

describe('a key in a grouped amount', () => {
  it('leaves what a plain box would hold, regrouped, with the caret behind the same digit', () => {
    fc.assert(
      fc.property(boxes, keys, (box, key) => {
        const expected = press(plain(box), key);
        const after = pressInPage(box, key);
        expect(withoutCommas(after.text)).toBe(withoutCommas(expected.text));
        expect(after.text).toBe(groupWhileTyping(after.text, 0).text);
        expect(withoutCommas(after.text.slice(0, after.caret)).length).toBe(
          withoutCommas(expected.text.slice(0, expected.caret)).length,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('so do many keys, one after the other', () => {
    fc.assert(
      fc.property(boxes, fc.array(keys, { maxLength: 12 }), (first, pressed) => {
        let page = first;
        let box = plain(first);
        for (const key of pressed) {
          if (box.text.length > 20 || !/^[-₹]*\d*\.?\d*$/.test(box.text)) break;
          const next = pressInPage(page, key);
          const expected = press(box, key);
          page = { text: next.text, start: next.caret, end: next.caret };
          box = plain({ text: expected.text, start: expected.caret, end: expected.caret });
          expect(plain(page)).toEqual(box);
        }
      }),
    );
  });

  it.each([
    ['Backspace behind a comma', '12,|50,000', 'deleteContentBackward', '1|,50,000'],
    ['Backspace before a comma', '12|,50,000', 'deleteContentBackward', '1|,50,000'],
    ['Delete before a comma', '12|,50,000', 'deleteContentForward', '12|,0,000'],
    ['Backspace behind the first comma of two', '1,|25,000', 'deleteContentBackward', '|25,000'],
  ])('%s takes a digit', (_, before, does, after) => {
    const at = before.indexOf('|');
    const box = { text: before.replace('|', ''), start: at, end: at };
    const result = pressInPage(box, { does, data: '' });
    const marked = `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
    expect(withoutCommas(marked)).toBe(withoutCommas(after));
  });

  it('a comma typed where it is already, or cut by itself, changes nothing and leaves the caret', () => {
    expect(editGrouped('12,50,000', '12,,50,000', 3, 'insertText')).toEqual({ text: '12,50,000', caret: 2 });
    expect(editGrouped('12,50,000', '1250,000', 2, 'deleteByCut')).toEqual({ text: '12,50,000', caret: 2 });
  });

  it('a keyboard that composes deletes no digit where it types a comma, or sends the text as it was', () => {
    const composed = (typed: string, caret: number) => editGrouped('1,250', typed, caret, 'insertCompositionText');
    expect(composed('1,2,50', 4)).toEqual({ text: '1,250', caret: 3 });
    expect(composed('1,250', 5)).toEqual({ text: '1,250', caret: 5 });
    expect(composed('1250', 1)).toEqual({ text: '250', caret: 0 });
  });

  it('what is no plain number is left as it is', () => {
    expect(editGrouped('12,5.0,000', '125.0,000', 2, 'deleteContentBackward')).toEqual({ text: '125.0,000', caret: 2 });
    expect(editGrouped('2 cr, 50', '2 cr 50', 4, 'deleteContentBackward')).toEqual({ text: '2 cr 50', caret: 4 });
  });
});
