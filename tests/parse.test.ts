import fc from 'fast-check';
import { type Parsed, parseAmount, parseDuration, parseNumber, parsePercent } from '@/lib/parse';
import { expectWithin } from './within';

const read = (value: number): Parsed => ({ ok: true, value });
const unreadable: Parsed = { ok: false, why: 'unreadable' };
const empty: Parsed = { ok: false, why: 'empty' };

describe('amounts as people write them', () => {
  it.each([
    ['0', 0],
    ['1250000', 12_50_000],
    ['12,50,000', 12_50_000],
    ['1,250,000', 12_50_000],
    ['12 50 000', 12_50_000],
    ['1 250 000', 12_50_000],
    ['12, 50, 000', 12_50_000],
    ['12 ,50 ,000', 12_50_000],
    ['5   lakh', 5_00_000],
    ['₹12,50,000', 12_50_000],
    ['₹ 12,50,000', 12_50_000],
    ['₨ 500', 500],
    ['Rs 5000', 5_000],
    ['Rs. 5,000/-', 5_000],
    ['Rs.5,000 /-', 5_000],
    ['5,000/= only', 5_000],
    ['INR 5,000', 5_000],
    ['5000 INR', 5_000],
    ['5 lakh rupees', 5_00_000],
    ['2crs', 2_00_00_000],
    ['₹12.5 lakh', 12_50_000],
    ['12.5 LAKH', 12_50_000],
    ['15L', 15_00_000],
    ['15 l', 15_00_000],
    ['1.5 lac', 1_50_000],
    ['3 lacs', 3_00_000],
    ['3 lakhs', 3_00_000],
    ['1.5L', 1_50_000],
    ['1.2cr', 1_20_00_000],
    ['2 Cr.', 2_00_00_000],
    ['2 crores', 2_00_00_000],
    ['2 cr 50 l', 2_50_00_000],
    ['2cr50l', 2_50_00_000],
    ['1 crore 20 lakh 35 thousand', 1_20_35_000],
    ['1 lakh 50,000', 1_50_000],
    ['50 thousand 500', 50_500],
    ['12 lakh 100', 12_00_100],
    ['1 lakh crore', 1e12],
    ['5 thousand crore', 5e10],
    ['1L Cr', 1e12],
    ['10k', 10_000],
    ['10.5K', 10_500],
    ['75 thousand', 75_000],
    ['2m', 20_00_000],
    ['1.5 mn', 15_00_000],
    ['3 million', 30_00_000],
    ['500.50', 500.5],
    ['500.', 500],
    ['₹1,234.567', 1_234.57],
    ['100.005', 100.01],
    ['0.07 lakh', 7_000],
    ['  5000  ', 5_000],
    ['\u00a05\u2009000\u00a0', 5_000],
    ['₹\u202f12,50,000', 12_50_000],
    ['\u200e₹5,000\u200f', 5_000],
    ['-5L', -5_00_000],
    ['−₹12,34,568', -12_34_568],
    ['₹-500', -500],
    ['- 500', -500],
    ['+500', 500],
    ['007', 7],
  ])('%s is %d', (text, value) => {
    expect(parseAmount(text)).toEqual(read(value));
  });

  it.each([
    ['१२,५०,०००', 12_50_000],
    ['१.५ लाख', 1_50_000],
    ['२ करोड़ ५० लाख', 2_50_00_000],
    ['२ करोड', 2_00_00_000],
    ['५ हज़ार', 5_000],
    ['५ ह\u095bार', 5_000],
    ['५ हजार', 5_000],
    ['रु. ५००', 500],
    ['५०० रुपये', 500],
    ['１２，５０，０００', 12_50_000],
    ['₹１．５Ｌ', 1_50_000],
  ])('%s, typed on another keyboard, is %d', (text, value) => {
    expect(parseAmount(text)).toEqual(read(value));
  });

  it.each(['', '   ', '\u00a0', '\u200b'])('nothing but blanks ("%s") is empty', (text) => {
    expect(parseAmount(text)).toEqual(empty);
    expect(parsePercent(text)).toEqual(empty);
    expect(parseNumber(text)).toEqual(empty);
    expect(parseDuration(text)).toEqual(empty);
  });

  it.each([
    '1e6',
    '50t',
    '5%',
    '1.2.3',
    '1..2',
    '1.250,00',
    '.',
    ',',
    ',500',
    '500,',
    '1,,000',
    '12 5',
    '5 5',
    '0x10',
    '0b1',
    '1_000',
    "1'000",
    '10²',
    '½',
    'abc',
    '₹',
    '-',
    '--5',
    '+-5',
    '-₹-5',
    '5-',
    '5-10',
    '(500)',
    'lakh',
    '5 lakh lakh',
    '5 crore crore',
    '50 l 2 cr',
    '2 cr 3 cr',
    '2 cr 0.5 cr',
    '2 million crore',
    '1 cr 100 lakh',
    '1.5 cr 50 l',
    '2 cr 50',
    '12 lakh 99',
    '12.5 50,000',
    'Infinity',
    'NaN',
    'constructor',
    '5 constructor',
    '$500',
    '<b>5</b>',
    '😀',
  ])('%s is no amount', (text) => {
    expect(parseAmount(text)).toEqual(unreadable);
  });

  it('a digit behind an unseen control character is no amount', () => {
    expect(parseAmount('5\u00005')).toEqual(unreadable);
  });

  it('the largest amount read is ten crore crore', () => {
    expect(parseAmount('1000000000000000')).toEqual(read(1e15));
    expect(parseAmount('-1000000000000000')).toEqual(read(-1e15));
    expect(parseAmount('1000000000000001')).toEqual(unreadable);
    expect(parseAmount('1000 lakh crore')).toEqual(read(1e15));
    expect(parseAmount('1001 lakh crore')).toEqual(unreadable);
    expect(parseAmount('9'.repeat(40))).toEqual(unreadable);
  });

  it('minus nothing is nothing', () => {
    expect(parseAmount('-0')).toEqual(read(0));
    expect(parseAmount('-0.001')).toEqual(read(0));
    expect(parseNumber('-0')).toEqual(read(0));
    expect(parsePercent('-0%')).toEqual(read(0));
    expect(parseDuration('-0')).toEqual(read(0));
  });

  it.each([
    ['1.5', 1.5],
    ['12.50', 12.5],
    ['99.99', 99.99],
    ['1.0', 1],
    ['.5', 0.5],
    ['₹1.5', 1.5],
  ])('%s is %d, with the question whether lakh were meant', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value, hint: 'meantLakh' });
  });

  it.each(['1', '99', '100.0', '100.5', '1.5L', '0.0005 lakh', '0.0', '0', '15.'])(
    '%s raises no question about lakh',
    (text) => {
      const parsed = parseAmount(text);
      expect(parsed.ok).toBe(true);
      expect(parsed).not.toHaveProperty('hint');
    },
  );

  it.each([
    ['1,5', 15],
    ['12,5', 125],
    ['12,50', 1_250],
    ['1,5000', 15_000],
    ['1,5,000', 15_000],
    ['1,5 lakh', 15_00_000],
    ['1,50,00', 15_000],
  ])('%s is %d, with a word that the comma is not a decimal point', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value, hint: 'commaIsNotADecimal' });
  });
});

describe('percentages', () => {
  it.each([
    ['8.5', 8.5],
    ['8.5%', 8.5],
    ['8.5 %', 8.5],
    ['8.5 % p.a.', 8.5],
    ['8.5% pa', 8.5],
    ['8.5 p.a.', 8.5],
    ['8.5 per cent', 8.5],
    ['8.5 percent per annum', 8.5],
    ['८.५ प्रतिशत', 8.5],
    ['８．５％', 8.5],
    ['-2.25%', -2.25],
    ['−2.25', -2.25],
    ['0', 0],
    ['7.125', 7.125],
    ['1,200%', 1_200],
    ['0.3', 0.3],
    ['0.25%', 0.25],
  ])('%s is %d', (text, value) => {
    expect(parsePercent(text)).toEqual(read(value));
  });

  it.each([
    ['0.085', 0.085],
    ['.12', 0.12],
    ['0.29', 0.29],
    ['0.2999', 0.2999],
  ])('%s raises the question whether a hundred times as much was meant', (text, value) => {
    expect(parsePercent(text)).toEqual({ ok: true, value, hint: 'meantPercent' });
  });

  it('a decimal comma is pointed out', () => {
    expect(parsePercent('8,5')).toEqual({ ok: true, value: 85, hint: 'commaIsNotADecimal' });
    expect(parsePercent('8,25')).toEqual({ ok: true, value: 825, hint: 'commaIsNotADecimal' });
  });

  it.each(['8.5 lakh', '8.5%%', '%', '% 8.5', '8.5 %p', '1e1', '8.5.5', 'ten', '₹8', '8 5'])(
    '%s is no percentage',
    (text) => {
      expect(parsePercent(text)).toEqual(unreadable);
    },
  );
});

describe('bare numbers', () => {
  it.each([
    ['12', 12],
    ['1,200', 1_200],
    ['1,20,000', 1_20_000],
    ['2.755', 2.755],
    ['-3', -3],
    ['१२', 12],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toEqual(read(value));
  });

  it('a decimal comma is pointed out', () => {
    expect(parseNumber('2,5')).toEqual({ ok: true, value: 25, hint: 'commaIsNotADecimal' });
  });

  it.each(['10k', '5 days', '5%', '1e3', '0x1f', '₹5', '1.2.3', 'x'])('%s is no bare number', (text) => {
    expect(parseNumber(text)).toEqual(unreadable);
  });
});

describe('lengths of time', () => {
  it.each([
    ['20', 240],
    ['20 years', 240],
    ['20y', 240],
    ['20 yrs', 240],
    ['1 year', 12],
    ['20y 6m', 246],
    ['20y6m', 246],
    ['20 years 6 months', 246],
    ['20 years and 6 months', 246],
    ['20 yrs, 6 mths', 246],
    ['20 yr. 6 mo.', 246],
    ['1 year 18 months', 30],
    ['20.5', 246],
    ['20.5 years', 246],
    ['0.5', 6],
    ['2.1', 25],
    ['246 months', 246],
    ['6m', 6],
    ['1,200 months', 1_200],
    ['0', 0],
    ['-2 years', -24],
    ['२० साल ६ महीने', 246],
    ['५ वर्ष', 60],
  ])('%s is %d months', (text, value) => {
    expect(parseDuration(text)).toEqual(read(value));
  });

  it('takes the one of the boxes for years and months that is left empty as nought, but not both', () => {
    expect(parseDuration('20y m')).toEqual(read(240));
    expect(parseDuration('y 6m')).toEqual(read(6));
    expect(parseDuration('y m')).toEqual(unreadable);
    expect(parseDuration('y 6')).toEqual(unreadable);
  });

  it('a decimal comma is pointed out', () => {
    expect(parseDuration('20,5')).toEqual({ ok: true, value: 2_460, hint: 'commaIsNotADecimal' });
    expect(parseDuration('20y 1,5m')).toEqual({ ok: true, value: 255, hint: 'commaIsNotADecimal' });
  });

  it.each([
    '6m 20y',
    '20 6',
    '20y 6',
    '20y 6y',
    '6.5 months',
    '20.5y 6m',
    '20y 6.5m',
    '20 days',
    '20k',
    '20-6',
    '20 years 6 months 3 days',
    'years',
    '1e2',
    '₹20',
    '20 and 6 months',
  ])('%s is no length of time', (text) => {
    expect(parseDuration(text)).toEqual(unreadable);
  });
});

describe('whatever is typed or pasted', () => {
  const parsers = { parseAmount, parsePercent, parseNumber, parseDuration };
  const scraps = fc
    .array(
      fc.constantFrom(
        ...'0 1 5 12 00 000 , . - + − ₹ % / /- k l cr lakh crore thousand m y years months rs and १ ５ a e x'.split(
          ' ',
        ),
        ' ',
        '\u00a0',
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(''));

  it.each(Object.entries(parsers))('%s gives a number within bounds or says why not', (_, parse) => {
    fc.assert(
      fc.property(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 60 })), (text) => {
        const parsed = parse(text);
        if (!parsed.ok) return;
        expect(Math.abs(parsed.value)).toBeLessThanOrEqual(1e15);
        expect(Object.is(parsed.value, -0)).toBe(false);
        expect(/[\d\u0966-\u096f\uff10-\uff19]/.test(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('an amount never holds more than paise', () => {
    fc.assert(
      fc.property(scraps, (text) => {
        const parsed = parseAmount(text);
        if (parsed.ok) expect(parsed.value).toBe(Number(parsed.value.toFixed(2)));
      }),
      { numRuns: 2000 },
    );
  });

  it('a text of a hundred thousand characters is turned away at once', async () => {
    const hostile = ['1', ',', '1,', '1 ', ' ', '.', '₹', 'l ', '1 cr ', '\u200b', ' ,', '-'].map((text) =>
      text.repeat(100_000 / text.length),
    );
    for (const parse of Object.values(parsers)) {
      for (const text of [...hostile, ...hostile.map((each) => `5${each}5`)]) {
        expect(parse(text).ok).toBe(false);
        await expectWithin(500, text.slice(0, 5), () => parse(text));
      }
    }
  });

  it('text up to forty characters is read, longer text is not', () => {
    expect(parseAmount(`${'0'.repeat(39)}5`)).toEqual(read(5));
    expect(parseAmount(`${'0'.repeat(40)}5`)).toEqual(unreadable);
    expect(parseAmount(`   ${'0'.repeat(39)}5   `)).toEqual(read(5));
  });
});
