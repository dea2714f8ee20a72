/** Where two pages on growing money describe the same plan, they show the same figures, to the paisa. */
import fc from 'fast-check';
import cagr from '@/content/calculators/cagr-calculator';
import lumpsum from '@/content/calculators/lumpsum-calculator';
import lumpsumVsSip from '@/content/calculators/lumpsum-vs-sip-calculator';
import prepayment from '@/content/calculators/pre-payment-loan-calculator';
import sip from '@/content/calculators/sip-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
import swp from '@/content/calculators/swp-calculator';
import {
  type AnyCalculator,
  type AnyInput,
  defaultInput,
  figuresOf,
  type RowsField,
  shownInput,
} from '@/lib/calculator';
import { ratePerPeriod, valueOfDeposits } from '@/lib/finance/deposits';
import { type FundLot, redeemUnits } from '@/lib/finance/fund-lots';
import { levelPayment } from '@/lib/finance/level-payment';
import { withdrawalPath } from '@/lib/finance/withdrawals';
import { pastedRows } from '@/lib/paste-rows';
import { countCompared, drawsOf, runs } from '../runs';

type Figures = ReadonlyMap<string, number | string>;

function figuresFor(calculator: AnyCalculator, input: Readonly<Record<string, unknown>>): Figures {
  const whole = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...input } as AnyInput);
  expect(calculator.check?.(whole) ?? []).toEqual([]);
  return new Map(figuresOf(calculator.compute(whole)).map(({ label, value }) => [label, value]));
}

const numRuns = runs(30, 1_000);
const number = (figures: Figures, label: string) => {
  const found = figures.get(label);
  if (typeof found !== 'number') throw new Error(`no figure "${label}"`);
  return found;
};
const near = (a: number, b: number, tolerance = 0.005) => {
  if (!(Math.abs(a - b) <= tolerance)) throw new Error(`${a} is not ${b}`);
};

const tax = {
  fund: fc.constantFrom('equity', 'debt', 'other', 'listed'),
  exemptionUsed: fc.constantFrom(0, 1_00_000),
  slabRate: fc.constantFrom(20, 30),
  surcharge: fc.constantFrom('0', '15', '25'),
  anniversary: fc.constantFrom('long', 'short'),
};
const plan = {
  amount: fc.integer({ min: 100, max: 1_00_000 }),
  period: fc.integer({ min: 1, max: 300 }),
  rate: fc.integer({ min: -20, max: 40 }).map((half) => half / 2),
  ...tax,
};
const results = ['Value at the end', 'Invested', 'Gain', 'Tax on redemption', 'Value after tax'] as const;

test('a step-up of 0% is the SIP', () => {
  const inputs = fc.record({
    ...plan,
    convention: fc.constantFrom('nominal-start', 'effective-start'),
    frequency: fc.constantFrom('weekly', 'monthly', 'quarterly'),
    lumpSum: fc.constantFrom(0, 1_00_000),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const [level, rising] = [figuresFor(sip, input), figuresFor(stepUp, { ...input, risePercent: 0 })];
      for (const label of [...results, 'XIRR']) near(number(rising, label), number(level, label));
      countCompared('step-up-of-nothing');
    }),
    { numRuns: drawsOf('step-up-of-nothing') },
  );
});

test('a step-up by changes on the SIP page is the step-up SIP', () => {
  fc.assert(
    fc.property(fc.record({ ...plan, period: fc.integer({ min: 13, max: 120 }) }), (input) => {
      const changes = Array.from({ length: 9 }, (_, index) => ({
        after: 12 * (index + 1),
        amount: input.amount + 500 * (index + 1),
      }));
      const rising = figuresFor(stepUp, { ...input, riseBy: 'amount', riseAmount: 500 });
      const changed = figuresFor(sip, { ...input, changes });
      for (const label of results) near(number(changed, label), number(rising, label));
      countCompared('step-up-by-changes');
    }),
    { numRuns: drawsOf('step-up-by-changes') },
  );
});

test('a SIP of one instalment is a lump sum', () => {
  const ways = [
    ['effective-start', 'yearly'],
    ['nominal-start', 'monthly'],
  ] as const;
  fc.assert(
    fc.property(
      fc.record({ ...plan, way: fc.constantFrom(...ways) }),
      ({ way: [convention, compounding], ...input }) => {
        const once = figuresFor(lumpsum, { ...input, compounding });
        const paidOnce = figuresFor(sip, { ...input, convention, stopAfter: 1 });
        const atTheStart = figuresFor(sip, {
          ...input,
          convention,
          amount: 10,
          stopAfter: 1,
          lumpSum: input.amount - 10,
        });
        for (const label of results) {
          near(number(paidOnce, label), number(once, label));
          near(number(atTheStart, label), number(once, label));
        }
        countCompared('one-instalment');
      },
    ),
    { numRuns: drawsOf('one-instalment') },
  );
});

test('money that could have gone into a prepayment is taxed as a lump sum and a SIP are', () => {
  const worth = (input: Readonly<Record<string, unknown>>) => {
    const figures = figuresFor(prepayment, { rate: 12, prepaymentEffect: 'emi', ...input });
    return { invest: number(figures, 'If you invest'), prepay: number(figures, 'If you prepay') };
  };
  // 20% and 4% cess on ₹1,601.19 of gain, though it is far below ₹1,25,000.
  near(worth({ balance: 1_00_000, monthsLeft: 2, lumpSum: 1_00_000, investReturn: 10 }).invest, 1_01_268.1399276);
  // Gains above ₹50 lakh bring surcharge, which the prepayment page leaves out.
  const inputs = fc.record({
    balance: fc.integer({ min: 1_00_000, max: 10_00_000 }),
    monthsLeft: fc.constantFrom(1, 2, 11, 12, 13, 36, 120),
    investReturn: fc.integer({ min: 0, max: 30 }).map((half) => half / 2),
  });
  fc.assert(
    fc.property(inputs, ({ balance, monthsLeft, investReturn }) => {
      const { invest, prepay } = worth({ balance, monthsLeft, lumpSum: balance, investReturn });
      const growth = { rate: investReturn, period: monthsLeft };
      near(number(figuresFor(lumpsum, { ...growth, amount: balance }), 'Value after tax'), invest);
      // Repaid at once, the loan frees each EMI on its day.
      const amount = levelPayment(balance, 0.01, monthsLeft);
      near(number(figuresFor(sip, { ...growth, amount, convention: 'effective-end' }), 'Value after tax'), prepay);
      countCompared('invested-prepayment');
    }),
    { numRuns: drawsOf('invested-prepayment') },
  );
});

test('the amount that a goal takes reaches it, on each page', () => {
  const inputs = fc.record({
    ...plan,
    period: fc.integer({ min: 12, max: 300 }),
    goal: fc.integer({ min: 10_000, max: 5_00_00_000 }),
    goalAfterTax: fc.boolean(),
    goalPrices: fc.constantFrom('then', 'today'),
  });
  fc.assert(
    fc.property(inputs, ({ amount: _, ...input }) => {
      for (const [page, label] of [
        [sip, 'SIP needed'],
        [lumpsum, 'Amount needed'],
        [stepUp, 'First SIP needed'],
      ] as const) {
        const figures = figuresFor(page, { ...input, known: 'goal' });
        const goal = number(figures, 'Goal on the last day');
        near(number(figures, input.goalAfterTax ? 'Value after tax' : 'Value at the end'), goal, 0.005 + goal * 1e-12);
        expect(number(figures, label)).toBeGreaterThan(0);
      }
    }),
    { numRuns },
  );
});

test('all at once and month by month on a steady path are the lump sum and the SIP', () => {
  const inputs = fc.record({
    ...plan,
    spread: fc.integer({ min: 1, max: 60 }),
    more: fc.integer({ min: 0, max: 120 }),
    convention: fc.constantFrom('effective-start', 'nominal-start'),
  });
  fc.assert(
    fc.property(inputs, ({ spread, more, amount, period: _, ...input }) => {
      const period = spread + more;
      const total = Math.max(1_000, amount * spread);
      const both = figuresFor(lumpsumVsSip, { ...input, period, spread, total, volatility: 0 });
      const compounding = input.convention === 'nominal-start' ? 'monthly' : 'yearly';
      const whole = figuresFor(lumpsum, { ...input, period, amount: total, compounding });
      const parts = figuresFor(sip, { ...input, period, amount: total / spread, stopAfter: spread });
      near(number(both, 'Value, all at once'), number(whole, 'Value at the end'));
      near(number(both, 'After tax, all at once'), number(whole, 'Value after tax'));
      near(number(both, 'In the fund'), number(parts, 'Value at the end'));
      near(number(both, 'Tax, month by month'), number(parts, 'Tax on redemption'));
      countCompared('steady-path');
    }),
    { numRuns: drawsOf('steady-path') },
  );
});

test('withdrawals from what a SIP has become continue its path', () => {
  const inputs = fc.record({
    ...plan,
    period: fc.integer({ min: 12, max: 240 }),
    months: fc.integer({ min: 12, max: 240 }),
    share: fc.integer({ min: 1, max: 100 }),
  });
  fc.assert(
    fc.property(inputs, ({ months, share, ...input }) => {
      const saved = number(
        figuresFor(sip, { ...input, convention: 'effective-end', fund: 'none' }),
        'Value at the end',
      );
      const corpus = Math.max(10_000, Math.round(saved * 100) / 100);
      const rate = ratePerPeriod(input.rate, 12, 'effective');
      // So much that the money lasts: no more than a level share of it.
      const withdrawal = Math.max(
        100,
        Math.floor((share / 100) * (corpus / (months + 1)) * Math.min(1, (1 + rate) ** months)),
      );
      if (withdrawal * months > corpus * Math.min(1, (1 + rate) ** months)) return;
      const drawn = figuresFor(swp, { ...input, corpus, withdrawal, period: months, known: 'withdrawal' });
      const continued = corpus * (1 + rate) ** months - withdrawal * valueOfDeposits(rate, months, 'end');
      near(number(drawn, 'Left at the end'), continued, 0.005 + corpus * 1e-11);
      countCompared('sip-then-withdrawals');
    }),
    { numRuns: drawsOf('sip-then-withdrawals') },
  );
});

test('selling all lots of a SIP in one withdrawal gives the gains by term that its page shows', () => {
  fc.assert(
    fc.property(fc.record({ ...plan, period: fc.integer({ min: 2, max: 120 }) }), (input) => {
      const page = figuresFor(sip, { ...input, fund: 'equity', convention: 'effective-start' });
      const rate = ratePerPeriod(input.rate, 12, 'effective');
      const lots = Array.from({ length: input.period }, (_, month): FundLot => {
        return {
          bought: month - input.period,
          units: input.amount * (1 + rate) ** (input.period - month),
          cost: input.amount,
        };
      });
      const { sold, left } = redeemUnits(lots, Number.POSITIVE_INFINITY, 1, 0);
      expect(left).toEqual([]);
      const isLong = (held: number) => (input.anniversary === 'long' ? held >= 12 : held > 12);
      const gain = (long: boolean) =>
        sold.reduce(
          (sum, { monthsHeld, proceeds, cost }) => sum + (isLong(monthsHeld) === long ? proceeds - cost : 0),
          0,
        );
      if (number(page, 'Gain') <= 0) return;
      near(gain(false), number(page, 'Short-term gain'));
      near(gain(true), number(page, 'Long-term gain'));
      countCompared('sip-sold-at-once');
    }),
    { numRuns: drawsOf('sip-sold-at-once') },
  );
});

test('units are sold oldest first, and none are lost', () => {
  const lots = fc.array(
    fc.record({ bought: fc.integer({ min: 0, max: 60 }), units: fc.integer({ min: 1, max: 500 }) }),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(lots, fc.integer({ min: 1, max: 5_000 }), (drawn, wanted) => {
      const held = drawn.toSorted((a, b) => a.bought - b.bought).map((lot) => ({ ...lot, cost: lot.units * 2 }));
      const all = held.reduce((sum, { units }) => sum + units, 0);
      const { sold, left } = redeemUnits(held, wanted, 3, 60);
      near(
        sold.reduce((sum, { units }) => sum + units, 0),
        Math.min(wanted, all),
        1e-9,
      );
      near(
        sold.reduce((sum, { cost }) => sum + cost, 0) + left.reduce((sum, { cost }) => sum + cost, 0),
        all * 2,
        1e-9,
      );
      const ages = sold.map(({ monthsHeld }) => monthsHeld);
      expect(ages).toEqual(ages.toSorted((a, b) => b - a));
    }),
    { numRuns },
  );
});

test('money that waits for all of the time grows as a lump sum, and then pays as from the first day', () => {
  fc.assert(
    fc.property(fc.record({ ...plan, delay: fc.integer({ min: 1, max: 120 }) }), ({ delay, amount, ...input }) => {
      const corpus = amount + 10_000;
      const lot = [{ bought: 0, units: corpus, cost: corpus }];
      const rate = ratePerPeriod(input.rate, 12, 'effective');
      const path = withdrawalPath(
        lot,
        { amountAt: () => 100, every: 1, delay, timing: 'end', returnOf: () => rate },
        delay,
      );
      const grown = figuresFor(lumpsum, { ...input, amount: corpus, period: delay });
      near(path.at(-1)?.closing ?? 0, number(grown, 'Value at the end'));
      countCompared('waiting-money');
    }),
    { numRuns: drawsOf('waiting-money') },
  );
});

test('the CAGR between the ends of a lump sum is its growth, and the XIRR of two payments is the CAGR between their days', () => {
  const inputs = fc.record({
    ...plan,
    period: fc.integer({ min: 12, max: 300 }),
    days: fc.integer({ min: 366, max: 9_000 }),
    amount: fc.integer({ min: 1_00_000, max: 1_00_00_000 }),
  });
  fc.assert(
    fc.property(inputs, ({ days, ...input }) => {
      const grown = figuresFor(lumpsum, input);
      const end = Math.round(number(grown, 'Value at the end') * 100) / 100;
      const growth = figuresFor(cagr, { start: input.amount, end, period: input.period, fund: 'none' });
      near(number(growth, 'CAGR'), input.rate, 0.01);
      const from = '2000-01-01';
      const to = new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
      const dated = figuresFor(cagr, { start: input.amount, end, by: 'dates', from, to, fund: 'none' });
      // Yearly rates above 10,00,000 % are not looked for.
      if (number(dated, 'CAGR') > 9_99_999) return;
      const flows = [{ date: from, kind: 'buy', amount: input.amount }];
      const listed = figuresFor(cagr, { find: 'xirr', flows, valueNow: end, valueDate: to });
      near(number(listed, 'XIRR'), number(dated, 'CAGR'), 1e-8);
      countCompared('growth-between-ends');
    }),
    { numRuns: drawsOf('growth-between-ends') },
  );
});

test('the XIRR page lists every rate that fits: at each of them the payments balance', () => {
  const inputs = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(inputs, (amounts) => {
      if (!amounts.some((amount) => amount > 0) || !amounts.some((amount) => amount < 0)) return;
      const flows = amounts.map((amount, index) => ({ date: `${2010 + index}-06-01`, kind: 'buy', amount }));
      const days = flows.map(({ date }) => (Date.parse(date) - Date.parse(flows[0]?.date ?? '')) / 86_400_000);
      const figures = figuresFor(cagr, { find: 'xirr', valueNow: 0, flows });
      for (const [label, value] of figures) {
        if (!/^(XIRR$|Rate that fits)/.test(label) || typeof value !== 'number') continue;
        const factors = days.map((day) => (1 + value / 100) ** (-day / 365));
        const worth = amounts.reduce((sum, amount, index) => sum + amount * (factors[index] ?? 0), 0);
        near(worth / Math.max(...factors), 0, 1e-4);
      }
    }),
    { numRuns: runs(60, 1_000) },
  );
});

test('rows pasted from a statement are bought or sold by its words, those of a spreadsheet by their signs', () => {
  const flows = cagr.fields.flows as RowsField;
  for (const column of ['Transaction', 'Type', 'Transaction Type']) {
    const statement = `Date,${column},Amount (INR),Units\n05-Apr-2024,Purchase,10000,12.3\n05-Jun-2025,Redemption,"25,000.00",4`;
    expect(pastedRows(flows, statement).rows).toEqual([
      { date: '2024-04-05', kind: 'buy', amount: '10,000' },
      { date: '2025-06-05', kind: 'sell', amount: '25,000' },
    ]);
  }
  expect(pastedRows(flows, 'Date\tAmount\n01-01-2008\t-10000\n01-03-2008\t2750').rows).toEqual([
    { date: '2008-01-01', kind: 'buy', amount: '-10,000' },
    { date: '2008-03-01', kind: 'buy', amount: '2,750' },
  ]);
});
