import calculator from '@/content/calculators/gst-calculator';
import type { GstInput } from '@/content/calculators/gst-calculator/form';
import { inputOf, resultOf } from '../result-of';

const noted = (changes: Partial<GstInput>) =>
  (resultOf(calculator, changes).caveats ?? []).map(({ text }) => text).join('\n');
const refusedAt = (changes: Partial<GstInput>) =>
  (calculator.check?.(inputOf(calculator, changes)) ?? []).map(({ fields }) => fields);

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

describe('the margin of a supply whose rate allows no credit', () => {
  const sentence = (changes: Partial<GstInput>) => resultOf(calculator, changes).sentence;

  it('is before the GST on the purchase', () => {
    expect(sentence({ rate: 'item', item: 'restaurant', amount: 1_000, cost: 600 })).toContain(
      ' You keep ₹400 on it before the GST on your purchase, and pay all ₹50 of GST. This rate allows no input tax credit, so the GST on your purchase is a cost.',
    );
  });

  it('is after credit where there is credit', () => {
    expect(sentence({ rate: 'item', item: 'courier', amount: 1_000, cost: 600 })).toContain(
      ' You keep ₹400 on it, and pay ₹72 of GST after credit.',
    );
  });
});

describe('a price that is not one of the item', () => {
  const item = (id: string, amount: number, more: Partial<GstInput> = {}) =>
    noted({ rate: 'item', item: id, amount, ...more });

  it('is named with the right item', () => {
    expect(item('hotel-7500', 8_000)).toContain(
      'One is ₹8,000 before GST, so “Hotel room, up to ₹7,500 a day” is not the right item. Choose “Hotel room, over ₹7,500 a day”.',
    );
    expect(item('clothes-2500', 2_600)).toContain('Choose “Clothes, over ₹2,500 a piece”.');
    expect(item('clothes-above-2500', 500)).toContain('Choose “Clothes, up to ₹1,000 a piece”.');
    expect(item('cinema-100', 112, { pricing: 'inclusive' })).toContain(
      'One is ₹106.66 before GST, so “Cinema ticket up to ₹100” is not the right item. Choose the item for its price.',
    );
  });

  it('is not seen at the limits, in many pieces, and where an item has no range', () => {
    expect(item('hotel-7500', 7_500)).not.toContain('One is');
    expect(item('clothes-1000', 1_000)).not.toContain('One is');
    expect(item('clothes-2500', 2_500, { quantity: 10 })).not.toContain('One is');
    expect(item('cinema-100', 105, { pricing: 'inclusive' })).not.toContain('One is');
    expect(item('cement', 1)).not.toContain('One is');
  });
});
