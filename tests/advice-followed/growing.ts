/** What the pages on growing money, pensions and prices advise. */
import fc from 'fast-check';
import type { AnyInput, Result } from '@/lib/calculator';
import { type AdvisedPage, amount, dayIn, figureAt, holds, type Kind, money, monthsIn, number, rowsOf } from './follow';

const lasting = (of: Result, input: AnyInput) => {
  const v = number(of, 'Money lasts from the first day');
  const w = number(of, 'Money lasts');
  return Number.isNaN(v) ? (Number.isNaN(w) ? 99_999 : w + Number(input.delay)) : v;
};
const taxFields = {
  fund: fc.constantFrom('equity', 'equity', 'debt', 'other', 'listed'),
  exemptionUsed: money(1_25_000, 50_000, 1_25_000),
  slabRate: fc.constantFrom(5, 20, 30),
  surcharge: fc.constantFrom('0', '0', '0', '10', '15'),
  cess: fc.constantFrom(true, true, false),
  inflation: fc.constantFrom(4, 6),
};
/** Enters the sum that a text asks for, its first group, and compares with the goal, its second; a third says that tax is off. */
const reaches: Kind['follow'] = ({ match: [, sum, goal, afterTax], again }) => {
  const after = again({ known: 'amount', amount: amount(sum) });
  if (!after) return null;
  const came = number(after, afterTax ? 'Value after tax' : 'Value at the end');
  // The sum is rounded up to the rupee: it may bring more, by what one rupee brings.
  const rounding = came >= amount(goal) - 1 ? 1 + Math.abs(came) / Math.max(1, amount(sum)) : 0;
  return { promised: amount(goal), came, within: 1 + rounding };
};
/** Halves everything that is paid in. */
const half = (input: AnyInput): AnyInput => ({
  known: 'amount',
  amount: Number(input.amount) / 2,
  lumpSum: Number(input.lumpSum ?? 0) / 2,
  riseAmount: Number(input.riseAmount ?? 0) / 2,
  changes: rowsOf(input.changes).map((each) => ({
    ...each,
    amount: each.amount === null ? null : Number(each.amount) / 2,
  })),
  ...(input.cap !== null && input.cap !== undefined ? { cap: Number(input.cap) / 2 } : {}),
});
const twoParts: Kind = {
  name: 'half before 31 March and half after it saves what is said',
  says: /^Redeem in two parts.*On today’s gain that saves (₹[\d,]+)\./,
  follow: ({ match: [, saved], input, result, again }) => {
    if (input.known !== 'amount') return null;
    const [part, next] = [again(half(input)), again({ ...half(input), exemptionUsed: 0 })];
    const tax = 'Tax on redemption';
    return (
      part && next && { promised: amount(saved), came: number(result, tax) - number(part, tax) - number(next, tax) }
    );
  },
};
/** Holds the same gain for so long that all of it is long-term, on the page of one payment. */
const keepUntilLong: Kind = {
  name: 'the same gain, all long-term, saves at least what is said',
  says: /^Keep .+ until the gain is long-term\. Today’s gain would then be taxed at .+ instead of .+%\. That saves at least (₹[\d,]+) in tax/,
  follow: ({ match: [, saved], input, result, ask }) => {
    const paid = number(result, 'Invested'),
      gain = number(result, 'Gain');
    if (!(paid > 100 && paid < 100_00_00_000) || gain <= 0 || gain > paid * 2) return null;
    const after = ask('lumpsum-calculator', {
      amount: paid,
      period: 24,
      rate: (Math.sqrt(1 + gain / paid) - 1) * 100,
      fund: input.fund as string,
      slabRate: input.slabRate as number,
      exemptionUsed: input.exemptionUsed as number,
      surcharge: input.surcharge as string,
      cess: input.cess as boolean,
    });
    if (!after || Math.abs(number(after, 'Gain') - gain) > 0.5) return null;
    const came = number(result, 'Tax on redemption') - number(after, 'Tax on redemption');
    return { promised: amount(saved), came: Math.min(came, amount(saved)) };
  },
};

const sip: AdvisedPage = {
  id: 'sip-calculator',
  kinds: [
    {
      name: 'the instalment named reaches the goal',
      says: /^Invest (₹[\d,]+) a \w[\w-]*?(?: for .+?)?(?:, besides .+?,)? to reach (₹[\d,]+)( after tax)? in /,
      follow: reaches,
    },
    twoParts,
    keepUntilLong,
  ],
  drawn: fc.record({
    known: fc.constantFrom('amount', 'goal'),
    goal: fc.integer({ min: 1_00_000, max: 3_00_00_000 }),
    goalPrices: fc.constantFrom('then', 'today'),
    goalAfterTax: fc.boolean(),
    amount: fc.integer({ min: 1_000, max: 3_00_000 }),
    period: fc.integer({ min: 6, max: 240 }),
    rate: fc.constantFrom(8, 10, 12, 15),
    frequency: fc.constantFrom('monthly', 'quarterly', 'weekly', 'yearly'),
    lumpSum: money(5_00_000),
    ...taxFields,
  }),
};
const step: AdvisedPage = {
  id: 'step-up-sip-calculator',
  kinds: [
    {
      name: 'the first instalment named reaches the goal',
      says: /^Start with (₹[\d,]+) a \S+ and pay .+? to reach (₹[\d,]+)( after tax)? in /,
      follow: (asked) => (asked.input.known === 'goal' ? reaches(asked) : null),
    },
    {
      name: 'the rise named reaches the goal',
      says: /^Start with (₹[\d,]+) a \S+ and pay ([\d.,]+)% more .+? to reach (₹[\d,]+)( after tax)? in /,
      follow: (asked) => {
        if (asked.input.known !== 'rise') return null;
        const [, , rise, goal, tax] = asked.match;
        const at = (r: number) => {
          const after = asked.again({ known: 'amount', riseBy: 'percent', risePercent: Math.max(0, r), cap: null });
          return after ? number(after, tax ? 'Value after tax' : 'Value at the end') : Number.NaN;
        };
        const came = at(amount(rise));
        return Number.isNaN(came)
          ? null
          : {
              promised: amount(goal),
              came,
              within: Math.abs(at(amount(rise) + 0.0051) - came) + Math.abs(came - at(amount(rise) - 0.0051)) + 2,
            };
      },
    },
    twoParts,
    keepUntilLong,
  ],
  drawn: fc.record({
    known: fc.constantFrom('amount', 'goal', 'rise', 'rise'),
    goal: fc.integer({ min: 10_00_000, max: 3_00_00_000 }),
    goalPrices: fc.constantFrom('then', 'today'),
    goalAfterTax: fc.boolean(),
    amount: fc.integer({ min: 1_000, max: 1_00_000 }),
    period: fc.integer({ min: 6, max: 240 }),
    rate: fc.constantFrom(8, 10, 12, 15),
    risePercent: fc.constantFrom(5, 10, 12),
    ...taxFields,
  }),
};
const lumpsum: AdvisedPage = {
  id: 'lumpsum-calculator',
  kinds: [
    {
      name: 'the amount named reaches the goal',
      says: /^Invest (₹[\d,]+) now to reach (₹[\d,]+)( after tax)? in /,
      follow: reaches,
    },
    twoParts,
    keepUntilLong,
  ],
  drawn: fc.record({
    known: fc.constantFrom('amount', 'amount', 'goal'),
    goal: fc.integer({ min: 1_00_000, max: 3_00_00_000 }),
    goalPrices: fc.constantFrom('then', 'today'),
    goalAfterTax: fc.boolean(),
    amount: fc.integer({ min: 10_000, max: 5_00_00_000 }),
    period: fc.oneof(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 6, max: 240 })),
    rate: fc.constantFrom(8, 10, 12, 15),
    ...taxFields,
  }),
};
const cagr: AdvisedPage = {
  id: 'cagr-calculator',
  kinds: [
    {
      name: 'starting with the amount named',
      says: /^To have (₹[\d,]+) in .+?, start with (₹[\d,]+)/,
      follow: ({ match: [, end, start], again }) => {
        const after = again({ find: 'end', start: amount(start) });
        return (
          after && {
            promised: amount(end),
            came: number(after, 'Value at the end'),
            within: 1 + (amount(end) * 0.51) / Math.max(1, amount(start)),
          }
        );
      },
    },
    {
      name: 'after the time named',
      says: /takes ([\d.,]+) years to become (₹[\d,]+)/,
      follow: ({ match: [, years, end], again }) => {
        const at = (m: number) => {
          const after = again({ find: 'end', by: 'years', period: m });
          return after ? number(after, 'Value at the end') : Number.NaN;
        };
        const y = amount(years) * 12;
        const [a, b] = [at(Math.max(1, Math.floor(y - 0.07))), at(Math.ceil(y + 0.07))];
        return y > 599 || y < 1 || Number.isNaN(a) || Number.isNaN(b)
          ? null
          : holds(Math.min(a, b) <= amount(end) + 1 && Math.max(a, b) >= amount(end) - 1);
      },
    },
    {
      ...twoParts,
      follow: ({ match: [, saved], input, result, again }) => {
        if (input.find !== 'growth') return null;
        const half = { start: Number(input.start) / 2, end: Number(input.end) / 2 };
        const [part, next] = [again(half), again({ ...half, exemptionUsed: 0 })];
        return (
          part &&
          next && {
            promised: amount(saved),
            came:
              number(result, 'Tax on redemption') -
              number(part, 'Tax on redemption') -
              number(next, 'Tax on redemption'),
          }
        );
      },
    },
    {
      ...keepUntilLong,
      follow: ({ match: [, saved], input, result, again }) => {
        if (input.find !== 'growth') return null;
        const after = again({ by: 'years', period: 24 });
        return (
          after && {
            promised: amount(saved),
            came: Math.min(amount(saved), number(result, 'Tax on redemption') - number(after, 'Tax on redemption')),
          }
        );
      },
    },
  ],
  drawn: fc.record({
    find: fc.constantFrom('growth', 'growth', 'growth', 'start', 'time'),
    start: fc.integer({ min: 10_000, max: 2_00_00_000 }),
    end: fc.integer({ min: 10_000, max: 8_00_00_000 }),
    rate: fc.constantFrom(8, 12),
    period: fc.oneof(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 3, max: 200 })),
    ...taxFields,
  }),
};
const swp: AdvisedPage = {
  id: 'swp-calculator',
  kinds: [
    {
      name: 'with that wait the tax of the first year is what is said',
      says: /^If you can, wait (\d+) months.*The tax on the first year of the same withdrawals would be (₹[\d,]+) instead of (₹[\d,]+)/,
      follow: ({ match: [, months, then, now], input, result, again }) => {
        if (input.known !== 'period' && input.known !== 'withdrawal') return null;
        const each =
          input.known === 'period' ? number(result, 'Withdrawal that lasts to the end') : Number(input.withdrawal);
        const period = Number(input.period) + Number(months);
        const delay = Number(input.delay) + Number(months);
        const after = period <= 600 ? again({ known: 'withdrawal', withdrawal: each, delay, period }) : null;
        if (!after) return null;
        if (Math.abs(number(result, 'Tax of the first year') - amount(now)) > 1)
          return { promised: amount(now), came: number(result, 'Tax of the first year') };
        const m = /You pay (?:no tax|tax of (₹[\d,]+))/.exec(after.sentence);
        return { promised: amount(then), came: m ? amount(m[1] ?? '₹0') : Number.NaN };
      },
    },
    {
      name: 'the withdrawal named lasts, more does not',
      says: /^From (₹[\d,]+) you can take out (₹[\d,]+) a [\w-]+/,
      follow: ({ match: [, , each], input, again }) => {
        const lasts = (add: number) => again({ known: 'withdrawal', withdrawal: amount(each) + add });
        const [low, high] = [lasts(-1), lasts(Math.max(2, amount(each) * 0.01))];
        if (amount(each) < 200 || input.known !== 'period' || !low || !high) return null;
        const keep = Number(input.leave);
        // Lasts at least the period: what is left then is in the yearly table; the money lasts that long.
        const [a, b] = [lasting(low, input), lasting(high, input)];
        const period = Number(input.period);
        const step = Number(input.frequency);
        return holds(a > period - step && (keep > 0 || b < period));
      },
    },
    {
      name: 'the money named is enough',
      says: /^To take out (₹[\d,]+) a .+ you need (₹[\d,]+), at/,
      follow: ({ match: [, , need], input, again }) => {
        if (input.known !== 'corpus' || amount(need) < 10_100 || amount(need) > 99_00_00_000) return null;
        const [a, b] = [
          again({ known: 'withdrawal', corpus: amount(need) + 1 }),
          again({ known: 'withdrawal', corpus: amount(need) * 0.98 }),
        ];
        if (!a || !b) return null;
        return holds(
          lasting(a, input) > Number(input.period) - Number(input.frequency) &&
            (Number(input.leave) > 0 || lasting(b, input) < Number(input.period)),
        );
      },
    },
    {
      name: 'no more than this at first, and it lasts',
      says: /To last (.+?)(?: from the first day)?, take out no more than (₹[\d,]+) at first/,
      follow: ({ match: [, time, most], input, again }) => {
        const [a, b] = [again({ withdrawal: amount(most) }), again({ withdrawal: amount(most) * 1.01 + 2 })];
        if (!a || !b || amount(most) < 100) return null;
        return holds(
          lasting(a, input) > monthsIn(time) - Number(input.frequency) && lasting(b, input) < monthsIn(time),
        );
      },
    },
  ],
  drawn: fc.record({
    known: fc.constantFrom('withdrawal', 'period', 'corpus'),
    corpus: fc.integer({ min: 5_00_000, max: 3_00_00_000 }),
    withdrawal: fc.integer({ min: 5_000, max: 3_00_000 }),
    period: fc.integer({ min: 24, max: 360 }),
    rate: fc.constantFrom(6, 8, 10, 12),
    rise: fc.constantFrom(0, 0, 5, 6),
    frequency: fc.constantFrom('1', '3', '12'),
    delay: fc.constantFrom(0, 0, 12, 24),
    leave: money(10_00_000),
    basis: fc.constantFrom('new', 'old'),
    costShare: fc.constantFrom(60, 100),
    exitLoad: fc.constantFrom(0, 1),
    ...taxFields,
  }),
};
const versus: AdvisedPage = {
  id: 'lumpsum-vs-sip-calculator',
  kinds: [
    {
      name: 'all at once becomes what the page of one payment says',
      says: /^(₹[\d,]+) at once becomes (₹[\d,]+) in .+?( after tax)?\./,
      follow: ({ match: [, _total, becomes, tax], input, ask }) => {
        if (input.path !== 'steady' || Number(input.total) < 100) return null;
        const after = ask(
          'lumpsum-calculator',
          Object.fromEntries(
            ['period', 'rate', 'fund', 'exemptionUsed', 'slabRate', 'surcharge', 'cess', 'anniversary', 'inflation']
              .map((n) => [n, input[n]])
              .concat([
                ['amount', input.total],
                ['compounding', input.convention === 'nominal-start' ? 'monthly' : 'yearly'],
              ]),
          ) as AnyInput,
        );
        return (
          after && {
            promised: amount(becomes),
            came: number(after, tax && input.fund !== 'none' ? 'Value after tax' : 'Value at the end'),
            within: 1 + amount(becomes) * 1e-9,
          }
        );
      },
    },
    {
      name: 'ahead by what is said',
      says: /(All at once|Month by month) ends (₹[\d,]+) ahead on this path/,
      follow: ({ match: [, way, by], result }) => {
        const d = number(result, 'All at once, after tax') - number(result, 'Month by month, after tax');
        return { promised: amount(by), came: Number.isNaN(d) ? amount(by) : way === 'All at once' ? d : -d };
      },
    },
  ],
  drawn: fc.record({
    total: fc.integer({ min: 1_00_000, max: 5_00_00_000 }),
    spread: fc.integer({ min: 1, max: 36 }),
    period: fc.integer({ min: 12, max: 240 }),
    rate: fc.constantFrom(6, 10, 12),
    ...taxFields,
  }),
};
const ppf: AdvisedPage = {
  id: 'ppf-calculator',
  kinds: [
    {
      name: 'one more year of deposits',
      says: /With (?:one more year of deposits|all \d+ deposits) it then holds (₹[\d,]+)/,
      follow: ({ match: [, then], again }) => {
        const after = again({ horizon: 'sixteen' });
        return after && { promised: amount(then), came: Number(after.headline[0].value) };
      },
    },
    {
      name: 'paid by the 5th it earns more',
      says: /^Pay the .*By the 5th it would earn interest for that month too|Each instalment paid by the 5th would earn interest/,
      follow: ({ result, input, again }) => {
        const after = again(input.pattern === 'month' ? { payBy: 'by' } : { pattern: 'monthlyBy' });
        return after && holds(Number(after.headline[0].value) > Number(result.headline[0].value));
      },
    },
    {
      name: 'the loan from that day, and no more',
      says: /^From this day until .* you can borrow from the account/,
      follow: ({ result, input, again }) => {
        const action = result.actions?.find(({ text }) => /^From this day until .* you can borrow/.test(text));
        const limit = result.steps.find(({ figure }) => figure.label.startsWith('Loan limit in '));
        if (!action?.date || !limit || rowsOf(input.payouts).length > 0) return null;
        const enter = (amount: number) =>
          again({
            payouts: [{ kind: 'loan', date: action.date as string, amount, repaidAfter: 36 }],
          });
        const most = Math.floor(Number(limit.figure.value));
        if (most < 2) return null;
        return holds(enter(most) !== null && enter(most + 2) === null);
      },
    },
    {
      name: 'the withdrawal from that day, and no more',
      says: /^From this day you can withdraw, once in each financial year/,
      follow: ({ result, input, again }) => {
        const action = result.actions?.find(({ text }) => /^From this day you can withdraw/.test(text));
        const limit = result.steps.find(({ figure }) => figure.label.startsWith('Withdrawal limit in '));
        if (!action?.date || !limit || action.date < '2014-04-01' || rowsOf(input.payouts).length > 0) return null;
        const enter = (amount: number, date: string) =>
          again({ payouts: [{ kind: 'withdrawal', date, amount, repaidAfter: 36 }] });
        const most = Math.floor(Number(limit.figure.value));
        if (most < 2) return null;
        return holds(enter(most, action.date) !== null && enter(most + 2, action.date) === null);
      },
    },
  ],
  drawn: fc.record({
    deposit: fc.integer({ min: 20, max: 3_000 }).map((n) => n * 50),
    pattern: fc.constantFrom('april', 'month', 'monthlyAfter', 'monthlyBy'),
    rate: fc.constantFrom(7.1, 7, 8),
    opened: fc.constantFrom('2026-04-01', '2022-06-10', '2019-05-05'),
    horizon: fc.constantFrom('fifteen', 'fifteen', 'sixteen'),
    extensions: fc.constantFrom(0, 0, 1),
  }),
};
const ssy: AdvisedPage = {
  id: 'sukanya-samriddhi-calculator',
  kinds: [
    {
      name: 'the deposit named reaches the amount',
      says: /^(?:(₹[\d,]+) a month, )?(₹[\d,]+) a year, (₹[\d,]+) in all, grows(?:, after .+?,)? to (₹[\d,]+) by/,
      follow: ({ match: [, , each, , to], again }) => {
        const after = again({ known: 'deposit', deposit: amount(each) });
        return after && { promised: amount(to), came: number(after, 'Maturity amount') };
      },
    },
    {
      name: 'and a step less does not',
      says: /^(?:(₹[\d,]+) a month, )?(₹[\d,]+) a year, (₹[\d,]+) in all, grows(?:, after .+?,)? to (₹[\d,]+) by/,
      follow: ({ match: [, monthly, each], input, again }) => {
        const less = monthly ? 600 : 50;
        const after = amount(each) > 850 ? again({ known: 'deposit', deposit: amount(each) - less }) : null;
        return after && holds(number(after, 'Maturity amount') < Number(input.goal));
      },
    },
    {
      name: 'she can take that much for her education, and no more',
      says: /She can take up to (₹[\d,]+) for her education in .+?, from (\d+ \w+ \d+)/,
      follow: ({ match: [, most, from], input, result, again }) => {
        const enter = (sum: number, date = dayIn(from)) =>
          again({
            known: 'deposit',
            ...(input.known === 'goal' ? { deposit: number(result, 'Deposit needed a year') } : {}),
            withdrawals: [...rowsOf(input.withdrawals), { date, amount: sum }],
          });
        if (amount(most) < 5) return null;
        const ok = enter(amount(most) - 1);
        return holds(ok !== null && enter(amount(most) + 2) === null);
      },
    },
    {
      name: 'paid by the 5th it earns more',
      says: /Each instalment paid by the 5th would earn interest/,
      follow: ({ result, input, again }) => {
        const deposit: AnyInput = input.known === 'goal' ? { deposit: number(result, 'Deposit needed a year') } : {};
        const after = again({ ...deposit, known: 'deposit', pattern: 'monthlyBy' });
        return after && holds(number(after, 'Maturity amount') > number(result, 'Maturity amount'));
      },
    },
  ],
  drawn: fc.record({
    known: fc.constantFrom('deposit', 'goal'),
    deposit: fc.integer({ min: 20, max: 3_000 }).map((n) => n * 50),
    goal: fc.integer({ min: 2_00_000, max: 60_00_000 }),
    pattern: fc.constantFrom('april', 'month', 'monthlyAfter', 'monthlyBy'),
    birth: fc.constantFrom('2023-06-15', '2018-01-10', '2020-11-30'),
    opened: fc.constantFrom('2026-04-01', '2025-06-10'),
    rate: fc.constantFrom(8.2, 8),
    today: fc.constant('2026-11-23'),
  }),
};
const nps: AdvisedPage = {
  id: 'nps-calculator',
  kinds: [
    {
      name: 'the payment named gives the pension wanted',
      says: /^Pay (₹[\d,]+) a month(?: on top of your share of pay)?(?:,|\.)/,
      follow: ({ match: [, pay], input, again }) => {
        const own = ['corporate', 'citizen'].includes(String(input.sector));
        // A payment of nothing, or a pension of a few rupees, says nothing: a small corpus need not buy one.
        if (input.known !== 'pension' || amount(pay) > 100_00_000 || Number(input.pension) < 1_000) return null;
        const after = again({ known: 'amount', ...(own ? { own: amount(pay) } : { extra: amount(pay) }) });
        const label =
          input.pensionPrices === 'today' && Number(input.inflation) ? 'Pension in today’s money' : 'Pension a month';
        if (!after) return null;
        const v = number(after, label);
        return {
          promised: Number(input.pension),
          came: Number.isNaN(v) ? number(after, 'Pension a month') : v,
          within: 1 + Number(input.pension) * Math.min(1, 0.6 / Math.max(1, amount(pay))),
        };
      },
    },
    {
      name: 'charges lower the corpus by what is said',
      says: /^(?:We .*|Charges are left out\. )?.*With (0\.2% of each payment online and the yearly fee|the yearly fee) the corpus would be (₹[\d,]+) less, before GST/,
      follow: ({ match: [, which, less], input, result, again }) => {
        if (input.known !== 'amount') return null;
        const after = again({ charges: which?.startsWith('0') ? 'online' : 'employer' });
        if (!after) return null;
        return { promised: amount(less), came: number(result, 'Corpus at exit') - number(after, 'Corpus at exit') };
      },
    },
    {
      name: '60% at once is tax-free and buys a larger pension',
      says: /If you take 60% at once, you pay no tax on it, and the rest buys a larger pension/,
      follow: ({ input, result, again }) => {
        if (input.known !== 'amount') return null;
        const after = again({ lump: 60 });
        return (
          after &&
          holds(
            number(after, 'Taxed part of the lump sum') === 0 &&
              number(after, 'Pension a month') > number(result, 'Pension a month'),
          )
        );
      },
    },
    {
      name: 'waiting until 60 lets more be taken at once',
      says: /Waiting until 60(?:, or until you have 15 years in the account if that is sooner,)? lets you take more at once/,
      follow: ({ result, again }) => {
        if (!(number(result, 'Corpus at exit') >= 1)) return null;
        const after = again({ exitAge: 60, exitOn: '' });
        return after && holds(number(after, 'Most you can take at once') > number(result, 'Most you can take at once'));
      },
    },
    {
      name: 'in the old regime the payments save what is said',
      says: /^In the old regime, pay your own part for the year by this day\. With the payments above it saves (₹[\d,]+) of tax/,
      follow: ({ match: [, saved], input, ask }) => {
        if (
          !['corporate', 'citizen'].includes(String(input.sector)) ||
          input.known !== 'amount' ||
          Number(input.age) >= 60 ||
          input.salary === null
        )
          return null;
        const basic =
          input.sector === 'corporate'
            ? input.basic === null
              ? Number(input.salary) / 2
              : Number(input.basic) * 12
            : 0;
        const employerNps = input.sector === 'corporate' ? Number(input.employer) * 12 : 0;
        const base: AnyInput =
          input.sector === 'corporate'
            ? { salary: Number(input.salary), basic, employerNps: 0 }
            : { salary: 0, profit: Number(input.salary) };
        const at = (ownNps: number) => {
          const a = ask('income-tax', {
            ...base,
            regime: 'old',
            savings: Number(input.savings),
            ownNps,
            financialYear: input.financialYear as string,
          });
          return a ? number(a, 'Income-tax') : Number.NaN;
        };
        if (employerNps > 0) return null;
        const came = at(0) - at(Number(input.own) * 12);
        return Number.isNaN(came) ? null : { promised: amount(saved), came, within: 10 };
      },
    },
    {
      name: 'the payments of a year save what is said in both regimes',
      says: /The payments of a year save (₹[\d,]+) of tax in the new regime, (₹[\d,]+) in the old/,
      follow: ({ match: [, fresh, old], input, ask }) => {
        if (
          input.sector !== 'corporate' ||
          input.known !== 'amount' ||
          input.salary === null ||
          Number(input.age) >= 60
        )
          return null;
        const basic = input.basic === null ? Number(input.salary) / 2 : Number(input.basic) * 12;
        const at = (regime: string, paid: number) => {
          const a = ask('income-tax', {
            salary: Number(input.salary),
            basic,
            employerNps: Number(input.employer) * 12 * paid,
            regime,
            savings: Number(input.savings),
            ownNps: Number(input.own) * 12 * paid,
            financialYear: input.financialYear as string,
          });
          return a ? number(a, 'Income-tax') : Number.NaN;
        };
        const [n, o] = [at('new', 0) - at('new', 1), at('old', 0) - at('old', 1)];
        if (Number.isNaN(n + o)) return null;
        return Math.abs(n - amount(fresh)) > 10
          ? { promised: amount(fresh), came: n }
          : { promised: amount(old), came: o, within: 10 };
      },
    },
  ],
  drawn: fc.record({
    known: fc.constantFrom('amount', 'pension'),
    sector: fc.constantFrom('corporate', 'citizen', 'central'),
    age: fc.integer({ min: 22, max: 55 }),
    own: fc.integer({ min: 500, max: 40_000 }),
    pay: fc.integer({ min: 20_000, max: 2_00_000 }),
    pension: fc.integer({ min: 5_000, max: 2_00_000 }),
    rate: fc.constantFrom(8, 10),
    exitAge: fc.constantFrom(60, 60, 50, 65),
    lump: fc.constantFrom(60, 80, 40),
    charges: fc.constantFrom('none', 'none', 'online'),
    salary: fc.oneof(fc.constant(null), fc.integer({ min: 4_00_000, max: 40_00_000 })),
    savings: money(1_50_000, 1_50_000),
    financialYear: fc.constantFrom('2025-26', '2026-27'),
    employer: fc.constantFrom(0, 0, 5_000),
  }),
};
const fd: AdvisedPage = {
  id: 'fd-calculator',
  kinds: [
    {
      name: 'the deposit named reaches the goal',
      says: /^(₹[\d,]+)(?: a month for .+?)? becomes (₹[\d,]+) on/,
      follow: ({ match: [, each, to], input, again }) => {
        if (input.known !== 'goal') return null;
        const after = again({ known: 'amount', principal: amount(each), instalment: amount(each) });
        return after && number(after, 'Maturity amount') >= Number(input.goal) - 0.01
          ? { promised: amount(to), came: number(after, 'Maturity amount') }
          : holds(false);
      },
    },
    {
      name: 'with the declaration that TDS is not deducted',
      says: /^Give the (?:bank|company|post office) .+ for (FY \S+|tax year \S+): your tax for the year is nil, so (₹[\d,]+) of TDS need not be deducted/,
      follow: ({ match: [, year, tds], result, again }) => {
        const after = again({ declared: true });
        if (!after) return null;
        const of = (r: Result) => {
          const t = r.tables?.find(({ columns }) => columns.some(({ label }) => label === 'TDS'));
          const c = t?.columns.findIndex(({ label }) => label === 'TDS') ?? -1;
          const row = t?.rows.find((each) => String(each[0]) === String(year).replace(/^(FY|tax year) /, ''));
          return Number(row?.[c] ?? Number.NaN);
        };
        const v = of(result);
        const w = of(after);
        return Number.isNaN(v)
          ? {
              promised: amount(tds),
              came: Number(figureAt(result, `TDS of ${year}`)) - Number(figureAt(after, `TDS of ${year}`) ?? 0),
            }
          : { promised: amount(tds), came: v - w };
      },
    },
    {
      name: 'with a PAN half as much is deducted',
      says: /^Give your PAN\. Without it the bank deducts twice as much TDS/,
      follow: ({ result, again }) => {
        const after = again({ pan: true });
        return (
          // A deposit that earns nothing has no TDS.
          after && !Number.isNaN(number(result, 'TDS over all years'))
            ? { promised: number(result, 'TDS over all years') / 2, came: number(after, 'TDS over all years') }
            : null
        );
      },
    },
    {
      name: 'spread over that many banks all is insured',
      says: /If you spread it evenly over (\d+) banks, all of it is insured/,
      follow: ({ match: [, banks], input, again }) => {
        const n = Number(banks);
        const part = (k: number) =>
          again({
            principal: Math.max(100, Number(input.principal) / k),
            instalment: Math.max(10, Number(input.instalment) / k),
            goal: Math.max(1000, Number(input.goal) / k),
            wanted: Math.max(10, Number(input.wanted) / k),
            otherDeposits: Number(input.otherDeposits) / k,
            rungs: rowsOf(input.rungs).map((each) => ({
              ...each,
              amount: each.amount === null ? null : Number(each.amount) / k,
            })),
          });
        const [a, b] = [part(n), part(n - 1)];
        if (!a || !b) return null;
        return holds(number(a, 'Above the deposit insurance') <= 2 && number(b, 'Above the deposit insurance') > -2);
      },
    },
    {
      name: 'breaking costs what is said',
      says: /Breaking it that day costs you (₹[\d,]+)/,
      follow: ({ match: [, costs], result }) => {
        const m = /earns (₹[\d,]+) instead of (₹[\d,]+)/.exec(result.sentence);
        return { promised: amount(costs), came: m ? amount(m[2]) - amount(m[1]) : Number.NaN, within: 1.01 };
      },
    },
  ],
  drawn: fc.record({
    kind: fc.constantFrom('end', 'end', 'payout', 'rd', 'ladder'),
    known: fc.constantFrom('amount', 'goal'),
    principal: fc.integer({ min: 10_000, max: 25_00_000 }),
    instalment: fc.integer({ min: 1_000, max: 50_000 }),
    goal: fc.integer({ min: 1_00_000, max: 30_00_000 }),
    rate: fc.constantFrom(6.5, 7, 8),
    term: fc.integer({ min: 6, max: 96 }),
    age: fc.constantFrom('below60', 'senior'),
    pan: fc.constantFrom(true, true, true, false),
    income: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 12_00_000 })),
    breakEarly: fc.constantFrom(false, false, true),
    payer: fc.constantFrom('bank', 'bank', 'company'),
    otherDeposits: money(5_00_000),
    today: fc.constant('2026-11-23'),
    start: fc.constantFrom('2026-04-01', '2025-10-10'),
  }),
};
const interest: AdvisedPage = {
  id: 'interest-calculator',
  kinds: [
    {
      name: 'the amount named becomes that',
      says: /^Put in (₹[\d,]+) now and it becomes (₹[\d,]+) in/,
      follow: ({ match: [, put, to], again }) => {
        const after = again({ ask: 'amount', principal: amount(put), taxPercent: 0, movements: [] });
        return (
          after && {
            promised: amount(to),
            came: number(after, 'Amount at the end'),
            within: 1 + (amount(to) * 0.51) / Math.max(1, amount(put)),
          }
        );
      },
    },
    {
      name: 'the rate named gives that',
      says: /^(₹[\d,]+) becomes (₹[\d,]+) in .+? at ([\d.,]+)% a year/,
      follow: ({ match: [, , to, rate], again, input }) => {
        if (input.ask !== 'rate' || amount(rate) > 99) return null;
        const at = (r: number) => {
          const a = again({ ask: 'amount', rate: Math.max(0, r), ratePer: 'year', taxPercent: 0, movements: [] });
          return a ? number(a, 'Amount at the end') : Number.NaN;
        };
        const came = at(amount(rate));
        return Number.isNaN(came)
          ? null
          : {
              promised: amount(to),
              came,
              within: 1 + Math.abs(at(amount(rate) + 0.0051) - came) + Math.abs(came - at(amount(rate) - 0.0051)),
            };
      },
    },
    {
      name: 'in the time named, and not before',
      says: /^(₹[\d,]+) at .+?, reaches (₹[\d,]+) within (.+?)\.(?: |$)/,
      follow: ({ match: [, , to, time], input, again }) => {
        if (input.ask !== 'time') return null;
        const m = monthsIn(time);
        if (!m || m > 1200 || /day/.test(time ?? '')) return null;
        const at = (p: number) => {
          const a = p < 1 ? null : again({ ask: 'amount', timeBy: 'period', period: p, taxPercent: 0, movements: [] });
          return a ? number(a, 'Amount at the end') : Number(input.principal);
        };
        return holds(at(m) >= amount(to) - 1 && at(m - 1) < amount(to) + 1);
      },
    },
    {
      name: 'a rate a month is that rate a year',
      says: /([\d.,]+)% a month is ([\d.,]+)% a year, or ([\d.,]+)% if unpaid interest is added every month/,
      follow: ({ match: [, month, year, added], again }) => {
        if (amount(year) > 99) return null;
        const [a, b] = [
          again({
            ask: 'amount',
            principal: 1_00_000,
            rate: amount(month),
            ratePer: 'month',
            adding: 'monthly',
            timeBy: 'period',
            period: 12,
            taxPercent: 0,
            movements: [],
          }),
          again({
            ask: 'amount',
            principal: 1_00_000,
            rate: amount(added),
            ratePer: 'year',
            adding: 'yearly',
            timeBy: 'period',
            period: 12,
            taxPercent: 0,
            movements: [],
          }),
        ];
        return (
          a &&
          b && {
            promised: number(a, 'Amount at the end'),
            came: number(b, 'Amount at the end'),
            within: 8 + amount(year) * 7,
          }
        );
      },
    },
  ],
  drawn: fc.record({
    ask: fc.constantFrom('amount', 'principal', 'rate', 'time'),
    principal: fc.integer({ min: 1_000, max: 50_00_000 }),
    wanted: fc.integer({ min: 1_000, max: 1_00_00_000 }),
    rate: fc.constantFrom(1, 2, 7, 8, 12),
    ratePer: fc.constantFrom('year', 'month', 'hundred'),
    adding: fc.constantFrom('simple', 'yearly', 'quarterly', 'monthly', 'daily', 'continuous'),
    period: fc.integer({ min: 1, max: 240 }),
  }),
};
const retirement: AdvisedPage = {
  id: 'retirement',
  kinds: [
    {
      name: 'saving what is named makes it last, less does not',
      says: /To make it last: save (₹[\d,]+) a month/,
      follow: ({ match: [, save], again }) => {
        const [a, b] = [again({ saving: amount(save) }), again({ saving: Math.max(0, amount(save) * 0.995 - 2) })];
        return a && b && holds(/That is enough/.test(a.sentence) && !/That is enough/.test(b.sentence));
      },
    },
    {
      name: 'working until the age named makes it last, a year less does not',
      says: /To make it last:.* work until (\d+)/,
      follow: ({ input, match: [, age], again }) => {
        const a = again({ retireAge: Number(age) });
        // Nobody stops before the age of today.
        const b = Number(age) > Number(input.age) ? again({ retireAge: Number(age) - 1 }) : null;
        return a && holds(/That is enough/.test(a.sentence) && (b === null || !/That is enough/.test(b.sentence)));
      },
    },
    {
      name: 'spending what is named makes it last, more does not',
      says: /To make it last:.* (?:or )?spend (₹[\d,]+) a month/,
      follow: ({ match: [, spend], again }) => {
        const [a, b] = [again({ spend: amount(spend) }), again({ spend: amount(spend) * 1.005 + 2 })];
        return a && b && holds(/That is enough/.test(a.sentence) && !/That is enough/.test(b.sentence));
      },
    },
    {
      name: 'could stop at that age, and not a year before',
      says: /On these figures you could stop at (\d+)/,
      follow: ({ input, match: [, age], again }) => {
        const a = again({ retireAge: Number(age) });
        // Nobody stops before the age of today.
        const b = Number(age) > Number(input.age) ? again({ retireAge: Number(age) - 1 }) : null;
        return a && holds(/That is enough/.test(a.sentence) && (b === null || !/That is enough/.test(b.sentence)));
      },
    },
    {
      name: 'raising the saving as told',
      says: /^Raise your monthly saving from ₹[\d,]+ to (₹[\d,]+)/,
      follow: ({ match: [, to], again }) => {
        const a = again({ saving: amount(to) });
        return a && holds(/That is enough/.test(a.sentence));
      },
    },
  ],
  drawn: fc.record({
    age: fc.integer({ min: 22, max: 58 }),
    retireAge: fc.integer({ min: 45, max: 66 }),
    spend: fc.integer({ min: 15_000, max: 2_00_000 }),
    savings: fc.integer({ min: 0, max: 3_00_00_000 }),
    saving: fc.integer({ min: 0, max: 1_50_000 }),
    inflation: fc.constantFrom(5, 6),
    savingRise: fc.constantFrom(0, 6),
    spouseAge: fc.constantFrom(null, null, 40),
    legacy: money(20_00_000),
    incomes: fc.constantFrom([], [], [{ name: '', monthly: 20_000, fromAge: 60, toAge: null, rise: 0 }]),
    goals: fc.constantFrom([], [], [{ name: '', amount: 20_00_000, atAge: 65, rise: 6 }]),
    receipts: fc.constantFrom(
      [],
      [],
      [{ name: '', amount: 20_00_000, atAge: 60, prices: 'then' }],
      [{ name: '', amount: 15_00_000, atAge: 70, prices: 'today' }],
    ),
  }),
};
const fire: AdvisedPage = {
  id: 'fire-calculator',
  kinds: [
    {
      name: 'with the rate named it lasts in a bad start too, at the age named',
      says: /^For the money to last to (\d+) even with a bad start, plan with a withdrawal rate of ([\d.,]+)%\. You then get there at (.+?)\.$/,
      follow: ({ match: [, until, rate, age], again }) => {
        const a = again({ withdrawalRate: amount(rate) });
        if (!a) return null;
        return holds(
          new RegExp(`to age ${until} with a bad start`).test(a.sentence) &&
            a.sentence.toLowerCase().includes(`you get there at ${age?.toLowerCase()},`),
        );
      },
    },
    {
      name: 'with the rate named it lasts in a bad start too',
      says: /^For the money to last to (\d+) even with a bad start, plan with a withdrawal rate of ([\d.,]+)%/,
      follow: ({ match: [, until, rate], again }) => {
        const a = again({ withdrawalRate: amount(rate) });
        return a && holds(new RegExp(`to age ${until} with a bad start`).test(a.sentence));
      },
    },
    {
      name: 'and with a rate a little higher it does not',
      says: /^For the money to last to (\d+) even with a bad start, plan with a withdrawal rate of ([\d.,]+)%/,
      follow: ({ match: [, until, rate], input, again }) => {
        if (amount(rate) + 0.1 >= Number(input.withdrawalRate)) return null;
        const a = again({ withdrawalRate: amount(rate) + 0.1 });
        return a && holds(!new RegExp(`to age ${until} with a bad start`).test(a.sentence));
      },
    },
  ],
  drawn: fc.record({
    age: fc.integer({ min: 22, max: 50 }),
    spend: fc.integer({ min: 20_000, max: 1_50_000 }),
    saving: fc.integer({ min: 10_000, max: 2_00_000 }),
    savings: fc.integer({ min: 0, max: 2_00_00_000 }),
    withdrawalRate: fc.constantFrom(3, 3.5, 4),
    inflation: fc.constantFrom(5, 6),
    returnBefore: fc.constantFrom(9, 10, 12),
    returnAfter: fc.constantFrom(7, 8),
    savingRise: fc.constantFrom(0, 6),
    equityShare: fc.constantFrom(40, 60, 80),
    partTime: fc.constantFrom(0, 0, 10_000),
    receipts: fc.constantFrom([], [], [{ name: '', amount: 20_00_000, atAge: 52, prices: 'today' }]),
  }),
};
const inflation: AdvisedPage = {
  id: 'inflation-calculator',
  kinds: [
    {
      name: 'the salary named just keeps up',
      says: /^A salary of ₹[\d,]+ in \S+ had to become (₹[\d,]+) to buy/,
      follow: ({ match: [, become], again }) => {
        const a = again({ salaryNow: amount(become) });
        const m = a && /Your salary is (₹[\d,]+) a year (?:more|less) than that/.exec(a.sentence);
        return a && { promised: 0, came: m ? amount(m[1]) : 0 };
      },
    },
    {
      name: 'a year less or more than that',
      says: /Your salary is (₹[\d,]+) a year (more|less) than that/,
      follow: ({ match: [, by, way], input, again }) => {
        const a = again({ salaryNow: Number(input.salaryNow) + (way === 'less' ? 1 : -1) * amount(by) });
        const m = a && /Your salary is (₹[\d,]+) a year (?:more|less) than that/.exec(a.sentence);
        return a && { promised: 0, came: m ? amount(m[1]) : 0 };
      },
    },
    {
      name: 'a later price buys today’s',
      says: /^A salary of|What costs (₹[\d,]+) today will .*?(₹[\d,]+) in/,
      follow: ({ match: [, now, then], input, again }) => {
        if (!now || input.mode !== 'later' || amount(then) < 1) return null;
        const a = again({ mode: 'worth', amount: amount(then) });
        const m = a && /buys what (₹[\d,]+) buys today/.exec(a.sentence);
        return m
          ? { promised: amount(now), came: amount(m[1]), within: 1 + (amount(now) * 0.51) / amount(then) }
          : null;
      },
    },
  ],
  drawn: fc.record({
    mode: fc.constantFrom('salary', 'later'),
    amount: fc.integer({ min: 100, max: 10_00_000 }),
    salaryThen: fc.integer({ min: 1_00_000, max: 30_00_000 }),
    salaryNow: fc.integer({ min: 1_00_000, max: 60_00_000 }),
    from: fc.constantFrom('2005', '2012', '2015'),
    to: fc.constantFrom('2018', '2024', '2026'),
    period: fc.integer({ min: 1, max: 400 }),
    rate: fc.constantFrom(4, 6, 7.5),
  }),
};
export const pages: AdvisedPage[] = [
  sip,
  step,
  lumpsum,
  cagr,
  swp,
  versus,
  ppf,
  ssy,
  nps,
  fd,
  interest,
  retirement,
  fire,
  inflation,
];
