/**
 * The whole GST page by a second computation in whole numbers: section 15 and rule 35 of the CGST Rules, each head to the paisa, section
 * 10 with rule 7 for composition. Rates of the items are those of notifications 1/2017 and 9/2025 (goods), 11/2017 and 15/2025 (services).
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/gst-calculator';
import { exactInr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';
import {
  big,
  compareTotals,
  headNames,
  nearest,
  paise,
  rupees,
  sumOf,
  supply,
  type Taxed,
  table,
  taxed,
} from './gst-taxed';

/** Days by rates in force on them, with cess where it was charged. */
const times = [
  { date: '2019-05-05', rates: [0, 0.25, 3, 5, 12, 18, 28], cess: true },
  { date: '2025-09-21', rates: [0, 0.25, 1.5, 3, 5, 12, 18, 28], cess: true },
  { date: '2025-09-22', rates: [0, 0.25, 1.5, 3, 5, 18, 40], cess: false },
  { date: '2026-01-31', rates: [0, 3, 5, 18, 28, 40], cess: false },
  { date: '2026-02-01', rates: [0, 0.25, 1.5, 3, 5, 18, 40], cess: false },
  { date: '', rates: [0, 0.25, 1.5, 3, 5, 18, 40], cess: false },
];
const dated = fc.constantFrom(...times).chain(({ date, rates, cess }) =>
  fc.record({
    date: fc.constant(date),
    rate: fc.constantFrom(...rates),
    cess: cess ? fc.constantFrom(0, 0, 1, 12, 22, 60) : fc.constant(0),
  }),
);

const row = (tax: Taxed) => [rupees(tax.value), ...Array(tax.heads).fill(rupees(tax.head))];

it('works out one amount: quantity, discount, tax, another rate and the margin', () => {
  const one = fc.record({
    ...supply,
    dated,
    amount: fc.oneof(paise(10_000), paise(10 ** 9)),
    quantity: fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 50_000 }).map((each) => each / 1_000),
    ),
    discountKind: fc.constantFrom('none', 'percent', 'rupees'),
    discount: fc.integer({ min: 0, max: 200 }),
    compareWith: fc.constantFrom('none', '0', '0.25', '1.5', '3', '5', '12', '18', '28', '40'),
    typed: fc.oneof(fc.constant(null), fc.constant(null), fc.constantFrom(1, 7.5)),
    cost: fc.oneof(fc.constant(null), fc.constant(0), paise(10 ** 7)),
  });
  fc.assert(
    fc.property(one, ({ dated: { date, ...on }, discount, typed, ...drawn }) => {
      const { discountKind, compareWith } = drawn;
      const rate = typed ?? on.rate;
      const cess = typed ? 0 : on.cess;
      const cost = drawn.liability === 'supplier' ? drawn.cost : null;
      const price = big(drawn.amount, 100);
      const times = big(drawn.quantity ?? 1, 1_000);
      const before = nearest(price * times, 1_000n);
      const off = Math.min(before, discount * 500);
      const amount =
        discountKind === 'percent'
          ? nearest(price * times * BigInt(200 - discount), 200_000n)
          : before - (discountKind === 'rupees' ? off : 0);
      const given = {
        ...drawn,
        cost,
        cess,
        date,
        rate: typed ? 'other' : String(rate),
        ...(typed && { otherRate: typed }),
        ...(discountKind === 'percent' && { discountPercent: discount / 2 }),
        ...(discountKind === 'rupees' && { discountRupees: rupees(off) }),
      };
      const heads = headNames[drawn.place].length;
      const tax = taxed(amount, rate, cess, heads, drawn.pricing === 'inclusive');
      const answer = answeredOrThrow(calculator, given);
      countCompared('gst-page');
      const { figure, result } = answer;
      const total = compareTotals(given, tax, answer);
      expect(figure('Amount')).toBe(rupees(amount));
      if (before !== amount) expect(figure('Discount')).toBe(rupees(before - amount));
      if (drawn.roundOff === 'rupee') expect(figure('Invoice total')).toBe(rupees(total));
      const compared = table(result, 'comparison');
      expect(compared !== undefined).toBe(compareWith !== 'none' && !(Number(compareWith) === rate && cess === 0));
      if (compared) {
        // The value stays, the rate changes; the other rate is without cess.
        const other = taxed(tax.value, Number(compareWith), 0, heads, false);
        const withCess = (each: Taxed) => (tax.cess > 0 ? [rupees(each.cess)] : []);
        expect(compared.rows.map((cells) => cells.slice(2))).toEqual([
          [...row(other), ...withCess(other), rupees(other.all)],
          [...row(tax), ...withCess(tax), rupees(tax.all)],
        ]);
        const more = tax.all - other.all;
        expect([given, figure(more > 0 ? 'Extra cost' : 'Saving')]).toEqual([given, rupees(Math.abs(more))]);
        expect(result.sentence).toContain(`${exactInr(rupees(Math.abs(more)))} ${more > 0 ? 'more' : 'less'}`);
      }
      if (cost === null) return;
      const spent = Math.round(cost * 100);
      const credit = taxed(spent, rate, 0, heads, false).head * heads;
      const profit = tax.value - spent;
      expect(figure('Gross profit')).toBe(rupees(profit));
      expect([given, figure('GST credit on your purchase')]).toEqual([given, rupees(credit)]);
      const left = tax.head * heads - credit;
      expect(figure(left >= 0 ? 'GST to pay after credit' : 'GST credit left over')).toBe(rupees(Math.abs(left)));
      if (tax.value > 0) expect(figure('Profit on the price')).toBeCloseTo((profit / tax.value) * 100, 8);
      if (spent > 0) expect(figure('Profit on the cost')).toBeCloseTo((profit / spent) * 100, 8);
      expect(result.sentence).toContain(
        `${profit < 0 ? 'lose' : 'keep'} ${exactInr(rupees(Math.abs(profit)))} on it, and ${left >= 0 ? 'pay' : 'carry'} ${exactInr(rupees(Math.abs(left)))}`,
      );
    }),
    { numRuns: drawsOf('gst-page') },
  );
});

it('works out an invoice of several lines, the tax on each line or on each rate total', () => {
  const line = fc.record({
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 9_999 }).map((each) => each / 1_000),
    ),
    price: fc.oneof(paise(5_000), paise(10 ** 8)),
    discount: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 200 }).map((each) => each / 2),
    ),
  });
  const invoice = fc.record({
    ...supply,
    taxRounding: fc.constantFrom('line', 'total'),
    time: fc.constantFrom(...times).chain(({ date, rates, cess }) =>
      fc.record({
        date: fc.constant(date),
        lines: fc.array(
          fc.tuple(line, fc.constantFrom(...rates, 7.5), cess ? fc.constantFrom(0, 0, 12, 60) : fc.constant(0)),
          { minLength: 1, maxLength: 8 },
        ),
      }),
    ),
  });
  fc.assert(
    fc.property(invoice, ({ time: { date, lines }, ...drawn }) => {
      const heads = headNames[drawn.place].length;
      const inclusive = drawn.pricing === 'inclusive';
      const amounts = lines.map(([{ quantity, price, discount }]) =>
        nearest(big(price, 100) * big(quantity, 1_000) * (1_000n - big(discount, 10)), 1_000_000n),
      );
      const before = lines.map(([{ quantity, price }]) => nearest(big(price, 100) * big(quantity, 1_000), 1_000n));
      const keys = lines.map(([, rate, cess]) => rate * 1_000 + cess);
      const groups = [...new Set(keys)]
        .sort((one, two) => one - two)
        .map((key) => {
          const members = keys.flatMap((each, index) => (each === key ? [index] : []));
          const [, rate, cess] = lines[members[0] ?? 0] ?? [null, 0, 0];
          const amountOf = (index: number) => amounts[index] ?? 0;
          if (drawn.taxRounding === 'line')
            return sumOf(members.map((index) => taxed(amountOf(index), rate, cess, heads, inclusive)));
          const whole = members.reduce((sum, index) => sum + amountOf(index), 0);
          return taxed(whole, rate, cess, heads, inclusive);
        });
      const tax = sumOf(groups);
      const given = {
        ...drawn,
        mode: 'several',
        date,
        lines: lines.map(([each, rate, cess], index) => ({
          ...each,
          item: `Item ${index}`,
          rate: rate === 7.5 ? 'other' : String(rate),
          otherRate: rate === 7.5 ? 7.5 : 1,
          cess,
        })),
      };
      const answer = answeredOrThrow(calculator, given);
      countCompared('gst-invoice');
      compareTotals(given, tax, answer);
      const { figure, result } = answer;
      const amount = amounts.reduce((sum, each) => sum + each, 0);
      const gross = before.reduce((sum, each) => sum + each, 0);
      expect(figure('Price × quantity of all lines') ?? rupees(gross)).toBe(rupees(gross));
      if (gross !== amount) expect(figure('Discount')).toBe(rupees(gross - amount));
      const byRate = table(result, 'by-rate');
      if (groups.length > 1 || byRate) {
        const hasCess = tax.cess > 0;
        expect([given, byRate?.rows.map((cells) => cells.slice(1))]).toEqual([
          given,
          groups.map((each) => [...row(each), ...(hasCess ? [rupees(each.cess)] : []), rupees(each.all)]),
        ]);
        expect(byRate?.total?.at(-1)).toBe(rupees(tax.all));
      }
      const rows = table(result, 'invoice')?.rows ?? [];
      expect(rows.map((cells) => cells[3])).toEqual(
        gross === amount && rows[0]?.length === 0
          ? []
          : before.map((each, index) => rupees(each - (amounts[index] ?? 0))),
      );
    }),
    { numRuns: drawsOf('gst-invoice') },
  );
});

it('takes composition tax by half-rates to the rupee, of a trader on taxable supplies alone', () => {
  const halves = { trader: 5n, manufacturer: 5n, restaurant: 25n, services: 30n };
  fc.assert(
    fc.property(
      fc.constantFrom('trader' as const, 'manufacturer' as const, 'restaurant' as const, 'services' as const),
      fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 20_000 })),
      fc.integer({ min: 0, max: 100 }),
      (dealer, turnover, share) => {
        const exempt = dealer === 'trader' ? Math.floor((turnover * share) / 100) : 0;
        const { figure, result } = answeredOrThrow(calculator, {
          mode: 'composition',
          dealer,
          turnover,
          ...(dealer === 'trader' && { exemptTurnover: exempt }),
        });
        countCompared('gst-composition');
        const half = nearest(BigInt(turnover - exempt) * halves[dealer], 1_000n);
        expect([turnover, figure('CGST'), figure('SGST or UTGST')]).toEqual([turnover, half, half]);
        expect(figure('Composition tax')).toBe(2 * half);
        expect(figure('Turnover that is taxed')).toBe(turnover - exempt);
        expect(figure('Turnover after tax')).toBe(turnover - 2 * half);
        expect(result.sentence).toContain(`pay ${exactInr(2 * half)} out`);
      },
    ),
    { numRuns: drawsOf('gst-composition') },
  );
});
