/** @jest-environment jsdom */
import { messageOf, shareBySheet, textWithLink } from '@/components/calculator/share';
import { localDay } from '@/components/calculator/today';
import { type AnyInput, date, defaultInput, rupees, shownInput } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { formatDate } from '@/lib/format';
import toy, { fields, toyRules } from './toy-calculator';

const url = 'https://hisaabi.example/toy/#v=2&amount=1250000';
const made = `Toy Calculator on Hisaabi. Worked out on ${formatDate(localDay())} under rules 12345, last checked on 20 Nov 2026.`;

function messageWith(changes: AnyInput) {
  const input = shownInput(fields, { ...defaultInput(fields), ...changes });
  return messageOf(
    { name: 'Toy Calculator', calculator: toy, rules: toyRules, input, result: toy.compute(input) },
    url,
  );
}

describe('what is shared of an answer', () => {
  it('is the sentence, the inputs behind it, main ones even at their defaults, the page with its rules, and the link', () => {
    expect(textWithLink(messageWith({ amount: 12_50_000, senior: true }))).toBe(
      [
        'This is a toy.',
        '',
        'Amount: ₹12,50,000',
        'Rate: 8.5%',
        'Period: 5 years',
        'Mode: Simple',
        'Senior citizen: Yes',
        '',
        made,
        '',
        url,
      ].join('\n'),
    );
  });

  it('says that it is an example where nothing was changed', () => {
    expect(textWithLink(messageWith({}))).toMatch(/^Example, not your figures: This is a toy\.\n\nAmount: ₹1,00,000\n/);
    expect(messageWith({ amount: 12_50_000 }).text).not.toContain('Example');
  });

  it('has a list of rows whole where one of them was changed, and says where all were removed', () => {
    const [line] = fields.lines.default;
    const lines = [line, { ...line, price: 20 }] as AnyInput['lines'];
    const { text } = messageWith({ mode: 'detailed', lines: lines as never });
    expect(text).toContain('Lines 1: What: Pens');
    expect(text).toContain('Lines 2: What: Pens; Kind: Goods; Price: ₹20');
    expect(messageWith({ mode: 'detailed', lines: [] }).text).toContain('Lines: –');
    expect(messageWith({ mode: 'detailed' }).text).toContain('Lines 1: What: Pens');
  });

  it('leaves out the visitor’s own day, which the browser has filled in', () => {
    const calculator = defineCalculator({
      fields: {
        on: date({ label: 'On', min: '2000-01-01', max: '2100-12-31', default: '', optional: true, today: true }),
      },
      groups: [{ fields: ['on'] }],
      compute: () => ({ headline: [rupees('Due', 1)], sentence: 'You owe ₹1.', steps: [] }),
    });
    const of = (on: string) =>
      messageOf({ name: 'Day', calculator, rules: toyRules, input: { on }, result: calculator.compute({ on }) }, url)
        .text;
    const page = made.replace('Toy Calculator', 'Day');
    expect(of(localDay())).toBe(`Example, not your figures: You owe ₹1.\n\n${page}`);
    expect(of('2001-02-03')).toBe(`You owe ₹1.\n\nOn: 3 Feb 2001\n\n${page}`);
  });
});

describe('the sheet of the device', () => {
  const message = messageWith({});
  const device = (share: unknown, isTouched: boolean) => {
    Object.assign(navigator, { share });
    window.matchMedia = ((query: string) => ({ matches: isTouched && query === '(pointer: coarse)' })) as never;
  };

  it('gets sentence and link on a phone', async () => {
    const share = jest.fn(async () => undefined);
    device(share, true);
    expect(await shareBySheet(message)).toBe(true);
    expect(share).toHaveBeenCalledWith({ title: 'Toy Calculator', text: message.text, url });
    expect(message.text.endsWith(`\n\n${made}`)).toBe(true);
  });

  it('is not asked on a computer, nor where there is none; one that fails gives way to the menu, one that is closed does not', async () => {
    const share = jest.fn(async () => undefined);
    device(share, false);
    expect(await shareBySheet(message)).toBe(false);
    expect(share).not.toHaveBeenCalled();
    device(undefined, true);
    expect(await shareBySheet(message)).toBe(false);
    device(() => Promise.reject(new DOMException('', 'NotAllowedError')), true);
    expect(await shareBySheet(message)).toBe(false);
    device(() => Promise.reject(new DOMException('', 'AbortError')), true);
    expect(await shareBySheet(message)).toBe(true);
  });
});
