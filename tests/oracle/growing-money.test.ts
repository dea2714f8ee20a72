/**
 * The pages on growing money against sums written from the formulas, payment by payment: nothing of lib/finance or lib/tax is
 * used here. Drawn inputs for each page, 10,000 with LONG set; no difference above half a paisa.
 */
import fc from 'fast-check';
import cagr from '@/content/calculators/cagr-calculator';
import lumpsum from '@/content/calculators/lumpsum-calculator';
import lumpsumVsSip from '@/content/calculators/lumpsum-vs-sip-calculator';
import sip from '@/content/calculators/sip-calculator';
import stepUp from '@/content/calculators/step-up-sip-calculator';
import swp from '@/content/calculators/swp-calculator';
import type { AnyCalculator } from '@/lib/calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';
import {
  chargedOn,
  convention,
  frequency,
  instalments,
  type Payment,
  periodRate,
  perYear,
  power,
  rates,
  shortMonths,
  sumOf,
  taxInput,
  taxOn,
} from './growing';

/** Above ₹500 crore a double that went through thousands of daily steps holds no half paisa: there it is a part in 10¹². */
const halfPaisa = 0.005;

/** Expects the named figures of a page, each that is not undefined. */
function expectNear(
  calculator: AnyCalculator,
  input: object,
  expected: Readonly<Record<string, number | undefined>>,
): void {
  const { figure } = answeredOrThrow(calculator, input);
  for (const [label, value] of Object.entries(expected)) {
    if (value === undefined) continue;
    const found = figure(label);
    if (typeof found !== 'number' || !(Math.abs(found - value) <= Math.max(halfPaisa, Math.abs(value) * 1e-12))) {
      throw new Error(`"${label}" is ${found}, by hand ${value}`);
    }
  }
}

test('SIP with pauses, rises and a lump sum', () => {
  const inputs = fc.record({
    amount: fc.integer({ min: 10, max: 1_00_000 }),
    period: fc.integer({ min: 12, max: 300 }),
    rate: rates,
    convention,
    frequency,
    lumpSum: fc.constantFrom(0, 0, 1_00_000),
    stopAfter: fc.option(fc.integer({ min: 12, max: 300 })),
    changes: fc.uniqueArray(
      fc.record({ after: fc.integer({ min: 12, max: 290 }), amount: fc.constantFrom(0, 500, 20_000) }),
      { maxLength: 3, selector: ({ after }) => after },
    ),
    ...taxInput,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const paying = Math.min(input.stopAfter ?? input.period, input.period);
      const sorted = [...input.changes].sort((a, b) => a.after - b.after);
      const payments = instalments({ ...input, times: perYear[input.frequency] }, paying, (months, isStart) => {
        const passed = sorted.filter(({ after }) => (isStart ? months > after - 1e-9 : months > after + 1e-9));
        return passed.at(-1)?.amount ?? input.amount;
      });
      const value = sumOf(payments, ({ worth }) => worth);
      const tax = taxOn(payments, input);
      expectNear(sip, input, {
        'Value at the end': value,
        Invested: sumOf(payments, ({ paid }) => paid),
        ...(input.fund === 'none' ? {} : { 'Tax on redemption': tax, 'Value after tax': value - tax }),
      });
      countCompared('sip');
    }),
    { numRuns: drawsOf('sip') },
  );
});

test('step-up SIP', () => {
  const inputs = fc.record({
    amount: fc.integer({ min: 100, max: 50_000 }),
    riseBy: fc.constantFrom('percent', 'amount'),
    risePercent: fc.integer({ min: 0, max: 20 }),
    riseAmount: fc.integer({ min: 0, max: 5_000 }),
    every: fc.constantFrom('6', '12', '24'),
    cap: fc.option(fc.integer({ min: 50_000, max: 1_00_000 })),
    period: fc.integer({ min: 12, max: 300 }),
    rate: rates,
    convention,
    frequency,
    lumpSum: fc.constantFrom(0, 1_00_000),
    stopAfter: fc.option(fc.integer({ min: 12, max: 300 })),
    ...taxInput,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const paying = Math.min(input.stopAfter ?? input.period, input.period);
      const payments = instalments({ ...input, times: perYear[input.frequency] }, paying, (months, isStart) => {
        // At the end of a period the instalment is that of the months before it; where it rises within a period, of its start.
        const every = Number(input.every);
        const length = 12 / perYear[input.frequency];
        const step = Math.floor(isStart ? months / every + 1e-9 : (months - (length > every ? length : 1e-6)) / every);
        const amount =
          input.riseBy === 'amount'
            ? input.amount + step * input.riseAmount
            : input.amount * (1 + input.risePercent / 100) ** step;
        return Math.min(amount, input.cap ?? Number.POSITIVE_INFINITY);
      });
      const value = sumOf(payments, ({ worth }) => worth);
      expectNear(stepUp, input, {
        'Value at the end': value,
        Invested: sumOf(payments, ({ paid }) => paid),
        ...(input.fund === 'none' ? {} : { 'Value after tax': value - taxOn(payments, input) }),
      });
      countCompared('step-up-sip');
    }),
    { numRuns: drawsOf('step-up-sip') },
  );
});

test('lump sum', () => {
  const times = { yearly: 1, 'half-yearly': 2, quarterly: 4, monthly: 12, daily: 365 };
  const inputs = fc.record({
    amount: fc.integer({ min: 100, max: 1_00_00_000 }),
    period: fc.integer({ min: 1, max: 360 }),
    rate: rates,
    compounding: fc.constantFrom(...(Object.keys(times) as (keyof typeof times)[])),
    /** A gain near a step of the surcharge, in place of the amount that was drawn. */
    gain: fc.option(
      fc
        .tuple(fc.constantFrom(50_00_000, 1_00_00_000, 2_00_00_000), fc.integer({ min: -1_50_000, max: 20_00_000 }))
        .map(([above, more]) => above + more),
    ),
    ...taxInput,
  });
  fc.assert(
    fc.property(inputs, ({ gain, ...drawn }) => {
      const many = times[drawn.compounding];
      const growth = power(drawn.rate / 100 / many, (drawn.period * many) / 12);
      const input = { ...drawn };
      if (gain !== null && growth > 1.05) input.amount = Math.round(gain / (growth - 1));
      const worth = input.amount * growth;
      const tax = taxOn([{ paid: input.amount, worth, months: input.period }], input);
      expectNear(lumpsum, input, {
        'Value at the end': worth,
        ...(input.fund === 'none' ? {} : { 'Tax on redemption': tax }),
      });
      countCompared('lumpsum');
    }),
    { numRuns: drawsOf('lumpsum') },
  );
});

test('SWP with tax year by year', () => {
  const inputs = fc.record({
    known: fc.constantFrom('withdrawal', 'withdrawal', 'share'),
    share: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
    corpus: fc.integer({ min: 1_00_000, max: 2_00_00_000 }),
    withdrawal: fc.integer({ min: 1_000, max: 3_00_000 }),
    period: fc.integer({ min: 24, max: 360 }),
    rate: rates,
    rise: fc.integer({ min: 0, max: 10 }),
    frequency: fc.constantFrom('1', '3', '6', '12'),
    delay: fc.constantFrom(0, 0, 6, 12),
    convention,
    basis: fc.constantFrom('new', 'old'),
    costShare: fc.integer({ min: 0, max: 150 }),
    heldFor: fc.integer({ min: 12, max: 40 }),
    exitLoad: fc.constantFrom(0, 1),
    ...taxInput,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const every = Number(input.frequency);
      const isStart = input.convention.endsWith('start');
      const month = periodRate(input.rate, 12, input.convention);
      const isOld = input.basis === 'old' && input.fund !== 'none';
      let balance = input.corpus;
      // Cost of what is left: a sale takes the same part of it as of the balance.
      let cost = isOld ? (input.corpus * input.costShare) / 100 : input.corpus;
      let drawn = 0;
      let fallsShort: number | null = null;
      const years: { short: number; long: number }[] = [];
      const withdraw = (time: number, number: number) => {
        const since = time - input.delay - (isStart ? 0 : every);
        if (since < 0 || since % every !== 0) return;
        const due =
          input.known === 'share'
            ? (balance * input.share * every) / 1_200
            : input.withdrawal * (1 + input.rise / 100) ** Math.floor(since / 12);
        if (fallsShort === null && due > balance + halfPaisa) fallsShort = number;
        const paid = Math.min(due, balance);
        if (paid <= 0) return;
        const ofCost = balance > 0 ? (cost * paid) / balance : 0;
        const load = !isOld && time < 12 ? (paid * input.exitLoad) / 100 : 0;
        const gain = paid - load - ofCost;
        years[Math.floor((number - 1) / 12)] ??= { short: 0, long: 0 };
        const year = years[Math.floor((number - 1) / 12)] ?? { short: 0, long: 0 };
        const held = time + (isOld ? (input.fund === 'other' ? input.heldFor : 600) : 0);
        const passes = shortMonths(input);
        if (input.anniversary === 'long' ? held >= passes : held > passes) year.long += gain;
        else year.short += gain;
        balance -= paid;
        cost -= ofCost;
        drawn += paid;
      };
      for (let number = 1; number <= input.period; number += 1) {
        if (isStart) withdraw(number - 1, number);
        balance *= 1 + month;
        if (!isStart) withdraw(number, number);
      }
      let tax = 0;
      const losses: { year: number; short: number; long: number }[] = [];
      for (let index = 0; index < years.length; index += 1) {
        let { short, long } = years[index] ?? { short: 0, long: 0 };
        if (input.fund === 'debt' || input.fund === 'none') [short, long] = [short + long, 0];
        for (const loss of losses) {
          if (index - loss.year > 8) continue;
          const a = Math.min(loss.short, Math.max(0, short));
          short -= a;
          const b = Math.min(loss.short - a, Math.max(0, long));
          long -= b;
          const c = Math.min(loss.long, Math.max(0, long));
          long -= c;
          loss.short -= a + b;
          loss.long -= c;
        }
        if (short < 0 && long > 0) {
          const used = Math.min(-short, long);
          short += used;
          long -= used;
        }
        losses.push({ year: index, short: Math.max(0, -short), long: Math.max(0, -long) });
        tax += chargedOn(short, long, input);
      }
      expectNear(swp, input, {
        'Left at the end': balance,
        'Withdrawn in all': drawn,
        ...(input.fund === 'none' ? {} : { 'Tax in all': tax }),
        ...(fallsShort === null ? {} : { 'First month that falls short': fallsShort }),
      });
      countCompared('swp');
    }),
    { numRuns: drawsOf('swp') },
  );
});

test('a share of the balance: what is left and what was drawn by the sum of a geometric row', () => {
  const inputs = fc.record({
    corpus: fc.integer({ min: 1_00_000, max: 2_00_00_000 }),
    share: fc.integer({ min: 1, max: 200 }).map((quarters) => quarters / 4),
    times: fc.integer({ min: 1, max: 30 }),
    rate: rates,
    frequency: fc.constantFrom('1', '3', '6', '12'),
    convention,
  });
  fc.assert(
    fc.property(inputs, ({ times, ...input }) => {
      const every = Number(input.frequency);
      const growth = power(periodRate(input.rate, 12, input.convention), every);
      const part = (input.share * every) / 1_200;
      const ratio = growth * (1 - part);
      const first = input.corpus * part * (input.convention.endsWith('start') ? 1 : growth);
      // What would be less than half a paisa goes with the withdrawal, after which there are no more.
      const dues = Array.from({ length: times }, (_, number) => first * ratio ** number);
      const takesAll = dues.find((due) => due / part - due < halfPaisa);
      expectNear(
        swp,
        { ...input, known: 'share', period: Math.max(12, times * every) },
        times * every < 12
          ? { 'First withdrawal': first }
          : {
              'First withdrawal': first,
              'Last withdrawal': takesAll === undefined ? dues.at(-1) : takesAll / part,
              'Left at the end': input.corpus * ratio ** times,
              'Withdrawn in all': Math.abs(ratio - 1) < 1e-6 ? undefined : (first * (1 - ratio ** times)) / (1 - ratio),
            },
      );
      countCompared('swp-share');
    }),
    { numRuns: drawsOf('swp-share') },
  );
});

test('the withdrawal that lasts is the one after which nothing is left', () => {
  const inputs = fc.record({
    corpus: fc.integer({ min: 1_00_000, max: 2_00_00_000 }),
    period: fc.integer({ min: 24, max: 360 }),
    rate: rates,
    rise: fc.integer({ min: 0, max: 10 }),
    frequency: fc.constantFrom('1', '3', '12'),
    convention,
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const { figure } = answeredOrThrow(swp, { ...input, known: 'period' });
      const withdrawal = Number(figure('Withdrawal that lasts to the end'));
      const every = Number(input.frequency);
      const isStart = input.convention.endsWith('start');
      const month = periodRate(input.rate, 12, input.convention);
      const whole = Math.floor(input.period / every) * every;
      let balance = input.corpus;
      let scale = input.corpus;
      for (let number = 1; number <= input.period; number += 1) {
        const time = isStart ? number - 1 : number;
        const due =
          time % every === 0
            ? withdrawal * (1 + input.rise / 100) ** Math.floor((isStart ? time : time - every) / 12)
            : 0;
        if (isStart) balance = (balance - due) * (1 + month);
        else balance = balance * (1 + month) - due;
        scale = Math.max(scale, scale * (1 + month));
        if (time > whole) break;
      }
      if (!(Math.abs(balance) <= halfPaisa + scale * 1e-11)) throw new Error(`${balance} is left of ${withdrawal}`);
      countCompared('lasting-withdrawal');
    }),
    { numRuns: drawsOf('lasting-withdrawal') },
  );
});

test('all at once and month by month', () => {
  const inputs = fc.record({
    total: fc.integer({ min: 1_000, max: 1_00_00_000 }),
    sip: fc.option(fc.integer({ min: 500, max: 2_00_000 }), { freq: 2 }),
    spread: fc.integer({ min: 1, max: 60 }),
    more: fc.integer({ min: 0, max: 240 }),
    rate: rates,
    convention: fc.constantFrom('effective-start', 'nominal-start'),
    idleRate: fc.integer({ min: 0, max: 8 }),
    path: fc.constantFrom('steady', 'falling', 'dip', 'rising', 'own'),
    swing: fc.integer({ min: 1, max: 60 }),
    years: fc.array(fc.record({ rate: fc.integer({ min: -50, max: 60 }) }), { minLength: 1, maxLength: 5 }),
    volatility: fc.constant(0),
    ...taxInput,
  });
  fc.assert(
    fc.property(inputs, ({ more, ...input }) => {
      const period = input.spread + more;
      const usual = input.convention === 'nominal-start' ? 1 + input.rate / 1_200 : (1 + input.rate / 100) ** (1 / 12);
      const half = Math.ceil(input.spread / 2);
      const prices = [1];
      for (let month = 0; month < period; month += 1) {
        let factor = usual;
        const year = input.years[Math.floor(month / 12)];
        if (input.path === 'own' && year) factor = (1 + year.rate / 100) ** (1 / 12);
        if (month < input.spread) {
          if (input.path === 'falling') factor = (1 - input.swing / 100) ** (1 / input.spread);
          if (input.path === 'rising') factor = (1 + input.swing / 100) ** (1 / input.spread);
          // Within one month a dip is over at its end.
          if (input.path === 'dip' && input.spread === 1) factor = 1;
          else if (input.path === 'dip') {
            factor =
              month < half
                ? (1 - input.swing / 100) ** (1 / half)
                : (1 - input.swing / 100) ** (-1 / (input.spread - half));
          }
        }
        prices.push((prices[month] ?? 1) * factor);
      }
      const last = prices[period] ?? 1;
      const part = input.sip ?? input.total / input.spread;
      let waiting = input.sip === null ? input.total : 0;
      const parts: Payment[] = [];
      for (let month = 0; month < period; month += 1) {
        if (month < input.spread) {
          parts.push({ paid: part, worth: (part * last) / (prices[month] ?? 1), months: period - month });
          if (input.sip === null) waiting -= part;
        }
        waiting *= (1 + input.idleRate / 100) ** (1 / 12);
      }
      const whole = [{ paid: input.total, worth: input.total * last, months: period }];
      const fund = sumOf(parts, ({ worth }) => worth);
      const given = { ...input, period };
      expectNear(lumpsumVsSip, given, {
        'Value, all at once': input.total * last,
        'In the fund': fund,
        'Value, month by month': fund + waiting,
        ...(input.sip === null
          ? {}
          : {
              'Paid in, month by month': part * input.spread,
              'SIP a month that ends the same': (input.total * last * part) / fund,
            }),
        ...(input.fund === 'none'
          ? {}
          : {
              'After tax, all at once': input.total * last - taxOn(whole, input),
              'Tax, month by month': taxOn(parts, input),
            }),
      });
      countCompared('lumpsum-or-sip');
    }),
    { numRuns: drawsOf('lumpsum-or-sip') },
  );
});

test('growth between two values, up to 100 years', () => {
  const inputs = fc.record({
    find: fc.constantFrom('growth', 'end', 'start'),
    start: fc.integer({ min: 1_000, max: 1_00_00_000 }),
    end: fc.integer({ min: 1_000, max: 1_00_00_000 }),
    rate: fc.integer({ min: -10, max: 30 }).map((half) => half / 2),
    period: fc.integer({ min: 12, max: 1_200 }),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      const years = input.period / 12;
      const growth = Math.exp(years * Math.log(1 + input.rate / 100));
      expectNear(cagr, input, {
        CAGR: input.find === 'growth' ? Math.expm1(Math.log(input.end / input.start) / years) * 100 : undefined,
        'Value at the end': input.find === 'end' ? input.start * growth : undefined,
        'Value to start with': input.find === 'start' ? input.end / growth : undefined,
      });
      countCompared('cagr');
    }),
    { numRuns: drawsOf('cagr') },
  );
});

test('XIRR of dated payments, by halving', () => {
  const day = (since: number) => new Date(Date.UTC(2010, 0, 1) + since * 86_400_000).toISOString().slice(0, 10);
  const inputs = fc.record({
    paid: fc.array(
      fc.record({ since: fc.integer({ min: 0, max: 3_000 }), amount: fc.integer({ min: 100, max: 1_00_000 }) }),
      {
        minLength: 1,
        maxLength: 30,
      },
    ),
    after: fc.integer({ min: 400, max: 4_000 }),
    share: fc.double({ min: 0.2, max: 6, noNaN: true }),
  });
  fc.assert(
    fc.property(inputs, ({ paid, after, share }) => {
      const end = 3_000 + after;
      const valueNow = Math.max(1, Math.round(share * paid.reduce((sum, { amount }) => sum + amount, 0)));
      const worth = (rate: number) =>
        valueNow - paid.reduce((sum, { since, amount }) => sum + amount * (1 + rate) ** ((end - since) / 365), 0);
      // The worth falls as the rate rises.
      let [low, high] = [-0.99, 10];
      for (let step = 0; step < 100; step += 1) {
        const middle = (low + high) / 2;
        if (worth(middle) > 0) low = middle;
        else high = middle;
      }
      const { figure } = answeredOrThrow(cagr, {
        find: 'xirr',
        annualise: true,
        valueNow,
        valueDate: day(end),
        flows: paid.map(({ since, amount }) => ({ date: day(since), kind: 'buy', amount })),
      });
      const found = Number(figure('XIRR')) / 100;
      if (!(Math.abs(found - low) <= 1e-9)) throw new Error(`${found} is not ${low}`);
      countCompared('xirr');
    }),
    { numRuns: drawsOf('xirr') },
  );
});
