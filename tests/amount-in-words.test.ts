import fc from 'fast-check';
import { amountInWords } from '@/lib/amount-in-words';
import { rupeesInWords } from '@/lib/rupees-in-words';

describe('amounts in words', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [10, 'ten'],
    [19, 'nineteen'],
    [20, 'twenty'],
    [21, 'twenty-one'],
    [40, 'forty'],
    [99, 'ninety-nine'],
    [100, 'one hundred'],
    [101, 'one hundred one'],
    [999, 'nine hundred ninety-nine'],
    [1_000, 'one thousand'],
    [75_000, 'seventy-five thousand'],
    [99_999, 'ninety-nine thousand nine hundred ninety-nine'],
    [1_00_000, 'one lakh'],
    [1_00_001, 'one lakh one'],
    [12_50_000, 'twelve lakh fifty thousand'],
    [99_99_999, 'ninety-nine lakh ninety-nine thousand nine hundred ninety-nine'],
    [1_00_00_000, 'one crore'],
    [
      12_34_56_78_901,
      'one thousand two hundred thirty-four crore fifty-six lakh seventy-eight thousand nine hundred one',
    ],
    [1e12, 'one lakh crore'],
    [1e14, 'one crore crore'],
    [-12_50_000, 'minus twelve lakh fifty thousand'],
    [12_50_000.5, 'twelve lakh fifty thousand and fifty paise'],
    [0.01, 'one paisa'],
    [0.994, 'ninety-nine paise'],
    [0.995, 'one'],
    [-0.004, 'zero'],
    [-0.5, 'minus fifty paise'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [-0, 'zero'],
  ])('%d is %s', (amount, expected) => {
    expect(amountInWords(amount)).toBe(expected);
  });

  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees One Only'],
    [12_50_000, 'Rupees Twelve Lakh Fifty Thousand Only'],
    [12_50_000.5, 'Rupees Twelve Lakh Fifty Thousand and Fifty Paise Only'],
    [0.5, 'Rupees Zero and Fifty Paise Only'],
    [118.01, 'Rupees One Hundred Eighteen and One Paisa Only'],
    [-500.25, 'Minus Rupees Five Hundred and Twenty-Five Paise Only'],
    [-0.001, 'Rupees Zero Only'],
    [
      12_34_56_78_901,
      'Rupees One Thousand Two Hundred Thirty-Four Crore Fifty-Six Lakh Seventy-Eight Thousand Nine Hundred One Only',
    ],
  ])('an invoice writes %d as "%s"', (amount, expected) => {
    expect(rupeesInWords(amount)).toBe(expected);
  });

  it('a figure that is no number has no words', () => {
    expect(amountInWords(Number.NaN)).toBe('');
    expect(rupeesInWords(Number.POSITIVE_INFINITY)).toBe('');
  });

  // Reads the words back by the place value of each word alone, without knowing how they were written.
  const values: Readonly<Record<string, number>> = Object.fromEntries([
    ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value) => [word, value]),
    ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, index * 10 + 20]),
  ]);
  const places: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, lakh: 1e5, crore: 1e7 };
  function read(words: string): number {
    let total = 0;
    let group = 0;
    for (const word of words.split(/[ -]/)) {
      const place = places[word];
      const value = values[word];
      if (word === 'crore') {
        total = (total + group) * 1e7;
        group = 0;
      } else if (place === 100) group *= 100;
      else if (place) {
        total += group * place;
        group = 0;
      } else if (value !== undefined) group += value;
      else throw new Error(`"${word}" is no word of a number`);
    }
    return total + group;
  }

  it('say the amount, for every whole amount below ten lakh crore', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(1_00_000), fc.nat(1_00_00_000), fc.integer({ min: 0, max: 1e13 })), (amount) => {
        expect(read(amountInWords(amount))).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });

  it('say the paise', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 99 }), (whole, paise) => {
        const [rupeePart = '', coinPart = ''] = rupeesInWords(whole + paise / 100)
          .toLowerCase()
          .split(' and ');
        expect(read(rupeePart.replace(/^rupees /, ''))).toBe(whole);
        expect(read(coinPart.replace(/ pais[ae] only$/, ''))).toBe(paise);
      }),
    );
  });
});
