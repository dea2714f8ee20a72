import calculator from '@/content/calculators/gst-calculator';
import type { GstInput } from '@/content/calculators/gst-calculator/form';
import { type AnyInput, defaultInput, shownInput } from '@/lib/calculator';

const inputOf = (changes: Partial<GstInput>) =>
  shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes } as AnyInput) as unknown as GstInput;
const noted = (changes: Partial<GstInput>) =>
  (calculator.compute(inputOf(changes)).caveats ?? []).map(({ text }) => text).join('\n');
const refusedAt = (changes: Partial<GstInput>) =>
  (calculator.check?.(inputOf(changes)) ?? []).map(({ fields }) => fields);

describe('the paisa between the ways of rounding', () => {
  it('is named where the heads part from the whole', () => {
    // 9.90 × 2.5% = 0.2475, twice 25 paise; 5% at once is 0.495, 50 paise.
    expect(noted({ amount: 9.9, rate: '5' })).not.toContain('Rounded together');
    // 9.70 × 2.5% = 0.2425, twice 24 paise; 5% at once is 0.485, 49 paise.
    expect(noted({ amount: 9.7, rate: '5' })).toContain(
      '₹0.48 in total. Rounded together, the GST would be ₹0.49, a paisa more',
    );
  });

  it('is none between States, where there is one head', () => {
    expect(noted({ amount: 9.7, rate: '5', place: 'interState' })).not.toContain('Rounded together');
  });
});

describe('a rate out of force', () => {
  it('is refused at the rate where no date is given, and at both where one is', () => {
    expect(refusedAt({ rate: '12' })).toEqual([['rate']]);
    expect(refusedAt({ rate: 'other', otherRate: 28 })).toEqual([['otherRate']]);
    expect(refusedAt({ rate: '12', date: '2025-09-22' })).toEqual([['rate', 'date']]);
  });

  it('is taken where a notification names it', () => {
    expect(refusedAt({ rate: 'other', otherRate: 12 })).toEqual([]);
  });
});
