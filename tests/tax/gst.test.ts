import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import calculator from '@/content/calculators/gst-calculator';
import { golden } from '@/content/calculators/gst-calculator/golden';
import { compensationCess, gstSlabs } from '@/content/rules/gst';
import { type GstItemRates, gstItemRates, gstItemsFrom } from '@/content/rules/gst-item-rates';
import { gstGoods, gstServices } from '@/content/rules/gst-items';
import { figuresOf, type Result } from '@/lib/calculator';
import type { DatedSeries } from '@/lib/law';
import {
  gstOf,
  halfOnTurnover,
  inPaise,
  lineAmount,
  roundOff,
  slabPeriod,
  sumOfTaxed,
  taxOnValue,
  taxWithinPrice,
  totalOf,
} from '@/lib/tax/gst';
import { inputOf } from '../result-of';
import { countCompared, drawsOf } from '../runs';

const Exact = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_UP });

/** Whole numbers from 0 to below `limit`, the same ones on every run. */
function sequence(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

const rates = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 12, 18, 28, 40] as const;
const paise = fc.integer({ min: 0, max: 10 ** 13 });
const rate = fc.oneof(
  fc.constantFrom(...rates),
  fc.integer({ min: 0, max: 40_000 }).map((each) => each / 1_000),
);
const cess = fc.integer({ min: 0, max: 300 });

/** The rates on file for an item of the list. */
function ratesOf(id: string): GstItemRates {
  const rates = gstItemRates[id];
  if (!rates) throw new Error(`No rates are on file for "${id}".`);
  return rates;
}

describe('tax on a value and within a price', () => {
  test('random lines agree with decimal arithmetic to the paisa', () => {
    const next = sequence(20_250_922);
    const wrong: unknown[] = [];
    const lines = drawsOf('gst');
    for (let index = 0; index < lines; index += 1) {
      const rupees = next(10 ** 9) / 10 ** next(3);
      const price = inPaise(rupees);
      const quantity = next(2) === 0 ? 1 + next(500) : (1 + next(99_999)) / 1_000;
      const discount = next(3) === 0 ? next(10_001) / 100 : 0;
      const percent = rates[next(rates.length)] ?? 0;
      const cessPercent = next(8) === 0 ? next(60) : 0;
      const isInterState = next(2) === 0;

      const exactPrice = new Exact(rupees).times(100).toDecimalPlaces(0);
      const exactAmount = exactPrice.times(quantity).times(new Exact(100).minus(discount)).div(100).toDecimalPlaces(0);
      const head = new Exact(percent).div(isInterState ? 1 : 2);
      const all = new Exact(100).plus(percent).plus(cessPercent);
      const on = (part: Decimal | number, whole: Decimal | number) =>
        exactAmount.times(part).div(whole).toDecimalPlaces(0).toNumber();

      const amount = lineAmount(price, quantity, discount);
      const added = taxOnValue(amount, { rate: percent, cess: cessPercent }, isInterState);
      const within = taxWithinPrice(amount, { rate: percent, cess: cessPercent }, isInterState);
      countCompared('gst');
      const headOf = (taxed: typeof added) => (isInterState ? taxed.integratedTax : taxed.centralTax);
      const agrees =
        price === exactPrice.toNumber() &&
        amount === exactAmount.toNumber() &&
        headOf(added) === on(head, 100) &&
        added.cess === on(cessPercent, 100) &&
        headOf(within) === on(head, all) &&
        within.cess === on(cessPercent, all) &&
        within.value === amount - (isInterState ? 1 : 2) * on(head, all) - on(cessPercent, all);
      if (!agrees) wrong.push({ rupees, quantity, discount, percent, cessPercent, isInterState });
    }
    expect(wrong).toEqual([]);
  });

  test('CGST and SGST are always equal, and a supply bears either both or IGST', () => {
    fc.assert(
      fc.property(paise, rate, cess, fc.boolean(), (amount, percent, extra, isInterState) => {
        for (const work of [taxOnValue, taxWithinPrice]) {
          const taxed = work(amount, { rate: percent, cess: extra }, isInterState);
          expect(taxed.centralTax).toBe(taxed.stateTax);
          expect(isInterState ? taxed.centralTax : taxed.integratedTax).toBe(0);
        }
      }),
    );
  });

  test('value and taxes within a price give the price again, and the value is never negative', () => {
    fc.assert(
      fc.property(paise, rate, cess, fc.boolean(), (price, percent, extra, isInterState) => {
        const taxed = taxWithinPrice(price, { rate: percent, cess: extra }, isInterState);
        expect(totalOf(taxed)).toBe(price);
        expect(taxed.value).toBeGreaterThanOrEqual(0);
      }),
    );
    for (let price = 0; price <= 200; price += 1) {
      for (const extra of [0, 3, 12, 20, 60, 160, 290]) {
        for (const isInterState of [true, false]) {
          const { value } = taxWithinPrice(price, { rate: 40, cess: extra }, isInterState);
          expect(value).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  test('taking the tax out of value plus tax gives the same value and heads, to the paisa', () => {
    fc.assert(
      fc.property(paise, rate, fc.boolean(), (value, percent, isInterState) => {
        const added = taxOnValue(value, { rate: percent, cess: 0 }, isInterState);
        expect(taxWithinPrice(totalOf(added), { rate: percent, cess: 0 }, isInterState)).toEqual(added);
      }),
    );
  });

  test('beside a cess each head comes back within a paisa', () => {
    fc.assert(
      fc.property(paise, rate, cess, fc.boolean(), (value, percent, extra, isInterState) => {
        const added = taxOnValue(value, { rate: percent, cess: extra }, isInterState);
        const back = taxWithinPrice(totalOf(added), { rate: percent, cess: extra }, isInterState);
        for (const head of ['centralTax', 'integratedTax', 'cess'] as const) {
          expect(Math.abs(back[head] - added[head])).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('tax never falls as the value rises by a paisa', () => {
    fc.assert(
      fc.property(paise, rate, fc.boolean(), (value, percent, isInterState) => {
        const at = (amount: number) => gstOf(taxOnValue(amount, { rate: percent, cess: 0 }, isInterState));
        expect(at(value + 1)).toBeGreaterThanOrEqual(at(value));
      }),
    );
  });

  test('half a paisa goes up and anything below goes down', () => {
    expect(taxOnValue(1_200, { rate: 0.25, cess: 0 }, false).centralTax).toBe(2);
    expect(taxOnValue(1_199, { rate: 0.25, cess: 0 }, false).centralTax).toBe(1);
    expect(lineAmount(101, 0.5)).toBe(51);
    expect(lineAmount(101, 0.499)).toBe(50);
    expect(inPaise(1.005)).toBe(101);
  });

  test('a discount of everything leaves nothing', () => {
    expect(lineAmount(10 ** 9, 3, 100)).toBe(0);
  });

  test('sums go head by head, and the sum of nothing is zero', () => {
    const one = taxOnValue(1_000, { rate: 28, cess: 12 }, false);
    expect(sumOfTaxed([one, one])).toEqual({
      value: 2_000,
      centralTax: 280,
      stateTax: 280,
      integratedTax: 0,
      cess: 240,
    });
    expect(totalOf(sumOfTaxed([]))).toBe(0);
  });
});

describe('rounding of totals', () => {
  test.each([
    [99_946, -46],
    [9_949, -49],
    [9_950, 50],
    [9_999, 1],
    [10_000, 0],
    [0, 0],
  ])('%d paise are rounded off by %d', (total, by) => {
    expect(roundOff(total)).toBe(by);
  });

  test('each half of a levy on turnover goes to the nearest rupee, 50 paise upwards', () => {
    expect(halfOnTurnover(60_00_000_00, 1)).toBe(30_000_00);
    expect(halfOnTurnover(12_345_00, 1)).toBe(62_00);
    expect(halfOnTurnover(10_100_00, 1)).toBe(51_00);
    expect(halfOnTurnover(10_099_99, 1)).toBe(50_00);
    expect(halfOnTurnover(0, 6)).toBe(0);
  });
});

describe('periods of a slab', () => {
  const cite = { source: 'toy', at: 'toy' };
  const toy: DatedSeries<readonly number[]> = {
    checkedOn: '2026-01-01',
    from: [
      { date: '2000-01-01', value: [1, 2], cite },
      { date: '2010-03-01', value: [2, 3], cite },
    ],
  };

  test('a slab runs from its first entry to the day before the entry without it', () => {
    expect(slabPeriod(toy, 1)).toEqual({ from: '2000-01-01', until: '2010-02-28' });
    expect(slabPeriod(toy, 2)).toEqual({ from: '2000-01-01', until: null });
    expect(slabPeriod(toy, 3)).toEqual({ from: '2010-03-01', until: null });
    expect(slabPeriod(toy, 4)).toBeNull();
  });

  test('12% held from the first day of GST to 21 September 2025, 28% to 31 January 2026, 40% since 22 September 2025', () => {
    expect(slabPeriod(gstSlabs, 12)).toEqual({ from: '2017-07-01', until: '2025-09-21' });
    expect(slabPeriod(gstSlabs, 28)).toEqual({ from: '2017-07-01', until: '2026-01-31' });
    expect(slabPeriod(gstSlabs, 40)).toEqual({ from: '2025-09-22', until: null });
  });

  test('slabs ascend, and slabs and cess have entries in the order of their dates', () => {
    for (const { value } of gstSlabs.from) expect([...value].sort((a, b) => a - b)).toEqual(value);
    for (const series of [gstSlabs, compensationCess]) {
      const dates = series.from.map((entry) => entry.date);
      expect([...dates].sort()).toEqual(dates);
    }
  });
});

type GstInput = Parameters<typeof calculator.compute>[0];

const input = (values: Partial<GstInput>): GstInput => inputOf(calculator, values);

const figures = (result: Result) => new Map(figuresOf(result).map((figure) => [figure.label, figure.value]));
const amount = (result: Result, label: string): number => {
  const value = figures(result).get(label);
  return typeof value === 'number' ? inSignedPaise(value) : 0;
};
const inSignedPaise = (rupees: number): number => Math.round(rupees * 100);

describe('the calculator', () => {
  test.each(golden.map((each) => [each.name, each] as const))('%s', (_name, each) => {
    const given = input(each.input);
    const problems = calculator.check?.(given) ?? [];
    if (each.refused) {
      expect(problems.map((problem) => problem.text)).toEqual([each.refused]);
      return;
    }
    expect(problems).toEqual([]);
    const found = figures(calculator.compute(given));
    for (const [label, value] of Object.entries(each.expect ?? {}))
      expect([label, found.get(label)]).toEqual([label, value]);
  });

  const row = fc.record({
    item: fc.constantFrom('', 'Lamp', '  '),
    quantity: fc.integer({ min: 1, max: 1_00_000_000 }).map((each) => each / 1_000),
    price: fc.integer({ min: 0, max: 10 ** 9 }).map((each) => each / 100),
    discount: fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100),
    rate: fc.constantFrom('0', '0.25', '1.5', '3', '5', '12', '18', '28', 'other'),
    otherRate: fc.integer({ min: 0, max: 4_000 }).map((each) => each / 100),
    cess: fc.constantFrom(0, 0, 12, 290),
  });
  const anyInput = fc
    .record({
      mode: fc.constantFrom('one', 'several'),
      amount: fc.integer({ min: 1, max: 10 ** 11 }).map((each) => each / 100),
      quantity: fc.constantFrom(1, 2.5, 10_000),
      discountKind: fc.constantFrom('none', 'percent'),
      discountPercent: fc.integer({ min: 0, max: 100 }),
      pricing: fc.constantFrom('exclusive', 'inclusive'),
      rate: fc.constantFrom('0', '0.25', '3', '5', '12', '18', '28', 'other', 'item'),
      item: fc.constantFrom(...gstGoods.map((each) => each.id), ...gstServices.map((each) => each.id)),
      otherRate: fc.integer({ min: 0, max: 4_000 }).map((each) => each / 100),
      place: fc.constantFrom('state', 'interState', 'territory'),
      lines: fc.array(row, { minLength: 1, maxLength: 15 }),
      taxRounding: fc.constantFrom('line', 'total'),
      roundOff: fc.constantFrom('none', 'rupee'),
      liability: fc.constantFrom('supplier', 'supplier', 'recipient'),
      compareWith: fc.constantFrom('none', '5', '18', '40'),
      cost: fc.constantFrom(null, 0, 500.55, 10 ** 9),
      cess: fc.constantFrom(0, 22),
      date: fc.constantFrom('2025-04-01', '2025-09-21'),
    })
    .map((values) => input(values as Partial<GstInput>))
    .filter((given) => (calculator.check?.(given) ?? []).length === 0);

  test('the total is value, heads and cess, and the invoice adds only its round-off', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const result = calculator.compute(given);
        const heads = ['CGST', 'SGST', 'UTGST', 'IGST'].reduce((sum, label) => sum + amount(result, label), 0);
        const value = amount(result, 'Taxable value');
        const total = value + heads + amount(result, 'Compensation cess');
        expect(amount(result, 'Total with GST')).toBe(total);
        expect(amount(result, 'Total GST')).toBe(heads);
        expect(amount(result, 'CGST')).toBe(amount(result, given.place === 'territory' ? 'UTGST' : 'SGST'));
        const billed = given.liability === 'recipient' ? value : total;
        const isPrinted = given.roundOff === 'rupee' || given.liability === 'recipient';
        expect(isPrinted ? amount(result, 'Invoice total') : billed).toBe(billed + amount(result, 'Round-off'));
        if (given.roundOff === 'rupee') expect(amount(result, 'Invoice total') % 100).toBe(0);
      }),
    );
  });

  test('the tables of an invoice add up to its totals', () => {
    const several = anyInput.filter((given) => given.mode === 'several');
    fc.assert(
      fc.property(several, (given) => {
        const result = calculator.compute(given);
        for (const table of result.tables ?? []) {
          table.columns.forEach((column, index) => {
            const total = table.total?.[index];
            if (column.unit !== 'exactRupees' || typeof total !== 'number') return;
            const sum = table.rows.reduce((all, cells) => all + inSignedPaise(Number(cells[index])), 0);
            expect(sum).toBe(inSignedPaise(total));
          });
        }
        const byRate = result.tables?.find((table) => table.id === 'by-rate')?.total;
        expect(inSignedPaise(Number(byRate?.at(-1)))).toBe(amount(result, 'Total with GST'));
      }),
    );
  });

  test('every figure is finite, none is minus zero, a label means one figure, and breakdowns add up', () => {
    fc.assert(
      fc.property(anyInput, (given) => {
        const result = calculator.compute(given);
        const seen = new Map<string, unknown>();
        for (const { label, value } of figuresOf(result)) {
          if (typeof value === 'number') {
            expect(Number.isFinite(value)).toBe(true);
            expect(Object.is(value, -0)).toBe(false);
          }
          if (seen.has(label)) expect([label, value]).toEqual([label, seen.get(label)]);
          seen.set(label, value);
        }
        for (const { total, parts } of result.breakdowns ?? []) {
          expect(parts.reduce((sum, part) => sum + inSignedPaise(part.value), 0)).toBe(inSignedPaise(total.value));
          for (const part of parts) expect(part.value).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('an item of the list bears its old rate up to 21 September 2025 and its new one from the next day', () => {
    for (const item of [...gstGoods, ...gstServices]) {
      const at = (date: string) => calculator.compute(input({ rate: 'item', item: item.id, amount: 1_000, date }));
      const tax = (result: Result) => amount(result, 'Total GST') + amount(result, 'Compensation cess');
      const { before, cessBefore = 0, now } = ratesOf(item.id);
      expect(tax(at(gstItemsFrom.value))).toBe((before + cessBefore) * 1_000);
      expect(tax(at('2025-09-21'))).toBe((before + cessBefore) * 1_000);
      expect(tax(at('2025-09-22'))).toBe(now * 1_000);
    }
  });

  test('items have ids of their own, old rates that were slabs, and new rates that are', () => {
    const items = [...gstGoods, ...gstServices];
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
    const slabs = (index: number) => [...(gstSlabs.from.at(index)?.value ?? []), 1];
    expect(Object.keys(gstItemRates).sort()).toEqual(items.map((item) => item.id).sort());
    for (const { id } of items) {
      expect(slabs(1)).toContain(ratesOf(id).before);
      expect(slabs(-1)).toContain(ratesOf(id).now);
    }
  });
});
