import fc from 'fast-check';
import { money } from '@/lib/calculator';
import { readBox } from '@/lib/read-input';
import { parseSum } from '@/lib/sums';
import { expectWithin } from './within';

const box = money({ label: 'Amount', min: 0, max: 100_00_00_000, default: 0 });

const does = (operator: string, a: number, b: number) => (operator === '+' ? a + b : operator === '-' ? a - b : a * b);

describe('a sum in an amount box', () => {
  it.each([
    ['110000*5+145000*7', 15_65_000],
    ['1,10,000*5+145000*7', 15_65_000],
    ['1,10,000 × 5 + 1,45,000 × 7', 15_65_000],
    ['=110000*5', 5_50_000],
    ['25000x12', 3_00_000],
    ['(2 lakh + 50,000) × 12', 30_00_000],
    ['1.5 lakh + 20000×3', 2_10_000],
    ['2 cr 50 l - 10 lakh', 2_40_00_000],
    ['₹50,000 + ₹25,000', 75_000],
    ['Rs. 5,000/- + Rs. 3,000/-', 8_000],
    ['12,00,000 ÷ 12', 1_00_000],
    ['1200000/12', 1_00_000],
    ['100 / 3', 33.33],
    ['1.125*8', 9],
    ['0.1+0.2', 0.3],
    ['10-2-3', 5],
    ['100/5/2', 10],
    ['2+3*4', 14],
    ['-5000+8000', 3_000],
    ['5*-2+20', 10],
    ['८००० + २०००', 10_000],
    ['50000+', 50_000],
    ['50000 ×', 50_000],
    ['5-5', 0],
  ])('%s is %d', (text, value) => {
    expect(readBox(box, 'amount', text)).toEqual({ value, hint: { path: 'amount', hint: 'sum', value } });
  });

  it.each([
    '12-05-2025',
    '12/5/25',
    '2025/05/12',
    '5/0',
    '(5+3',
    '5+3)',
    '()',
    '5++3',
    '5+abc',
    '+',
    '*5',
    '5 lakh lakh + 1',
    '1e5*2',
    '12345678901234567890*10',
    '1+'.repeat(50),
    '('.repeat(80),
  ])('%s is none', (text) => {
    expect(readBox(box, 'amount', text)).toMatchObject({ fault: { fault: 'unreadable' } });
  });

  it('agrees with the arithmetic of plain numbers', () => {
    const amount = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.constantFrom('+', '-', '*'),
        fc.constantFrom('+', '*'),
        (a, b, c, one, other) => {
          const first = does(one, a, b);
          const text = `${a}${one}${b}${other}${c}`;
          const value = other === '*' ? does(one, a, b * c) : first + c;
          expect(parseSum(text)).toMatchObject({ ok: true, value: one === '*' ? does(other, first, c) : value });
          expect(parseSum(`(${a}${one}${b})${other}${c}`)).toMatchObject({ ok: true, value: does(other, first, c) });
        },
      ),
    );
  });

  it('answers any text at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[-0-9+*×÷/(). ,a-z]{0,90}$/), async (text) => {
        const parsed = parseSum(text);
        expect(parsed.ok ? Number.isFinite(parsed.value) : parsed.why === 'unreadable').toBe(true);
        await expectWithin(50, text, () => parseSum(text));
      }),
    );
  });
});

describe('a full stop that may group digits', () => {
  it.each([
    ['12,50.000', 1_250],
    ['1,250.000', 1_250],
    ['1250.500', 1_250.5],
    ['₹1,234.567', 1_234.57],
  ])('%s is asked about', (text, value) => {
    expect(readBox(box, 'amount', text)).toMatchObject({ value, hint: { hint: 'pointGroups' } });
  });

  it.each(['1250.50', '1250.5', '12.500 lakh', '1.255 cr', '0.125*1000', '1250.3333'])('%s is not', (text) => {
    expect(readBox(box, 'amount', text).hint?.hint).not.toBe('pointGroups');
  });

  it('nor is a price, which has as many decimals as it has', () => {
    expect(readBox({ ...box, paise: true }, 'amount', '1250.375').hint).toBeUndefined();
  });
});
