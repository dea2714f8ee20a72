/**
 * A Sukanya account that is running, paid out of for an education, or closed early once more, event by event from the Scheme of 2019; rates
 * that change, and a PPF account fed with the same money. LONG=1 draws 10,000 accounts.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/sukanya-samriddhi-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { notifiedRate, type Scheme } from './notified-rates';

const drawn = fc.record({
  known: fc.constantFrom('deposit' as const, 'deposit' as const, 'goal' as const),
  goal: fc.integer({ min: 10_000, max: 2_00_00_000 }),
  openedYear: fc.integer({ min: 2015, max: 2034 }),
  /** Months after April. */
  openedMonth: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 11 })),
  openedDay: fc.oneof(fc.constantFrom(1, 2, 5, 6), fc.integer({ min: 1, max: 28 })),
  ageDays: fc.integer({ min: 0, max: 3_600 }),
  deposit: fc.integer({ min: 5, max: 3_000 }).map((each) => each * 50),
  rate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  ppfRate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  rounding: fc.constantFrom('exact' as const, 'rupee' as const),
  horizon: fc.constantFrom('fifteen' as const, 'allowed' as const),
  passbook: fc.option(
    fc.record({ after: fc.integer({ min: 0, max: 9 }), balance: fc.integer({ min: 250, max: 40_00_000 }) }),
  ),
  rateChanges: fc.uniqueArray(
    fc.record({
      after: fc.integer({ min: 1, max: 200 }),
      rate: fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10),
    }),
    { maxLength: 3, selector: ({ after }) => after },
  ),
  /** Days between her 18th birthday and the day of class 10, where that is asked. */
  tenth: fc.option(fc.integer({ min: -1_200, max: 300 })),
  /** Years of account, each with a part of the limit, or a rupee more; days after she may. */
  withdrawals: fc.uniqueArray(
    fc.record({
      years: fc.integer({ min: 0, max: 5 }),
      days: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 })),
      share: fc.oneof(
        { weight: 6, arbitrary: fc.double({ min: 0.01, max: 1, noNaN: true }) },
        { weight: 2, arbitrary: fc.constant('all' as const) },
        { weight: 1, arbitrary: fc.constant('more' as const) },
      ),
    }),
    { maxLength: 3, selector: ({ years }) => years },
  ),
  isTooEarly: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  closing: fc.constantFrom('maturity' as const, 'marriage' as const, 'hardship' as const),
  /** Days after the first on which the account may be closed so. */
  closesAfter: fc.oneof(fc.constantFrom(0, 1, 30), fc.integer({ min: 0, max: 3_000 })),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const two = (value: number) => String(value).padStart(2, '0');
const yearName = (first: number) => `${first}-${two((first + 1) % 100)}`;
/** Months since April of year 0 of our era. */
const monthOf = (time: number) => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth() - 3;
};
const nameOf = (month: number) => `${Math.floor((month + 3) / 12)}-${two(((month + 3) % 12) + 1)}`;
const anniversary = (time: number, years: number) => {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate());
};
const changeMonth = ({ after }: { after: number }) => nameOf(2026 * 12 + 8 + after);

function rateOf(input: Drawn, of: Scheme, month: number): number {
  const name = nameOf(month);
  const notified = notifiedRate(of, name);
  if (notified !== null) return notified;
  if (of === 'ppf') return input.ppfRate;
  let rate = input.rate;
  for (const change of [...input.rateChanges].sort((a, b) => a.after - b.after)) {
    if (changeMonth(change) <= name) rate = change.rate;
  }
  return rate;
}

interface Event {
  readonly time: number;
  readonly amount: number;
}

/** The days of an account: opening, first day of a withdrawal, end. */
function daysOf(input: Drawn) {
  const { openedYear, openedMonth, openedDay, closing } = input;
  const opened = Date.UTC(openedYear + (openedMonth > 8 ? 1 : 0), (openedMonth + 3) % 12, openedDay);
  const birth = opened - input.ageDays * DAY;
  const eighteen = anniversary(birth, 18);
  const tenth = input.tenth === null ? null : eighteen + input.tenth * DAY;
  const mayTake = tenth === null ? eighteen : Math.min(eighteen, tenth);
  const maturity = anniversary(opened, 21);
  let closed = maturity;
  if (closing === 'marriage') closed = eighteen + input.closesAfter * DAY;
  if (closing === 'hardship') closed = anniversary(opened, 5) + input.closesAfter * DAY;
  return { opened, birth, tenth, mayTake, maturity, closed };
}

/** Interest of each month on the lowest balance from the close of the 5th to its end; the month in which it ends earns none. */
function run(input: Drawn, of: Scheme, events: readonly Event[], from: number, until: number, start = 0) {
  let [balance, accrued, interest, least] = [start, 0, 0, start];
  const closing = new Map<number, number>();
  // The comparison is not rounded: a passbook of the other account is nobody’s.
  const isRounded = input.rounding === 'rupee' && of === 'sukanya';
  for (let month = from; month <= until; month += 1) {
    const own = events.filter(({ time }) => monthOf(time) === month).sort((a, b) => a.time - b.time);
    for (const { time, amount } of own) if (new Date(time).getUTCDate() <= 5) balance += amount;
    let lowest = balance;
    for (const { time, amount } of own) {
      if (new Date(time).getUTCDate() <= 5) continue;
      balance += amount;
      lowest = Math.min(lowest, balance);
    }
    least = Math.min(least, lowest);
    if (month < until) accrued += (lowest * rateOf(input, of, month)) / 1_200;
    if (month % 12 === 11 || month === until) {
      const added = isRounded ? Math.round(Number(accrued.toFixed(6))) : accrued;
      balance += added;
      interest += added;
      accrued = 0;
      closing.set(Math.floor(month / 12), balance);
    }
  }
  return { balance, interest, closing, least };
}

function byHand(input: Drawn, days: ReturnType<typeof daysOf>, deposit: number) {
  const first = input.openedYear;
  const start = input.passbook ? first + input.passbook.after + 1 : first;
  const end = monthOf(days.closed);
  const events: Event[] = [];
  let deposits = 0;
  // Paragraph 4: deposits until fifteen years from the opening are over: 15 financial years, or a part of one more.
  const last = first + (input.horizon === 'allowed' && (input.openedMonth > 0 || input.openedDay > 1) ? 15 : 14);
  for (let year = start; year <= last; year += 1) {
    const time = year === first ? days.opened : Date.UTC(year, 3, 1);
    if (time >= days.closed) break;
    events.push({ time, amount: deposit });
    deposits += deposit;
  }
  const account = () => run(input, 'sukanya', events, start * 12, end, input.passbook?.balance ?? 0);
  const withdrawals: { date: string; amount: number }[] = [];
  let [taken, isOver] = [0, false];
  const wishes = input.withdrawals
    .map((each) => ({ ...each, time: anniversary(days.mayTake, each.years) + each.days * DAY }))
    .sort((a, b) => a.time - b.time);
  const seen = new Set<number>();
  for (const { time, share } of wishes) {
    const year = Math.floor(monthOf(time) / 12);
    if (time >= days.closed || seen.has(year) || year < start) continue;
    seen.add(year);
    // Paragraph 8: half of the balance at the end of the year before.
    const before = year === start ? (input.passbook?.balance ?? 0) : (account().closing.get(year - 1) ?? 0);
    const limit = Math.floor(before / 2 + 1e-6);
    if (limit < 1) continue;
    if (share === 'more') isOver = true;
    const amount = share === 'more' ? limit + 1 : Math.max(1, share === 'all' ? limit : Math.floor(limit * share));
    withdrawals.push({ date: dayText(time), amount });
    events.push({ time, amount: -amount });
    taken += amount;
  }
  // At a lower rate PPF may not have what is taken out.
  const inPpf = run(input, 'ppf', events, start * 12, end);
  const ppf = input.passbook || inPpf.least < 0 ? null : inPpf.balance;
  return { ...account(), deposits, taken, withdrawals, isOver, ppf };
}

const numRuns = drawsOf('sukanya-account');

test(`Sukanya accounts agree on ${numRuns} inputs`, () => {
  let refused = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const days = daysOf(input);
      const {
        openedYear,
        openedMonth,
        openedDay,
        ageDays,
        passbook,
        withdrawals: _,
        rateChanges,
        tenth: __,
        ...given
      } = input;
      const { isTooEarly, closesAfter, ...rest } = given;
      // Of an account that runs, the end comes after the passbook; one closed on its maturity or later is not closed early.
      if (
        passbook &&
        (openedYear + passbook.after > 2034 || days.closed <= Date.UTC(openedYear + passbook.after + 1, 3, 1))
      )
        return;
      if (
        days.closed > days.maturity ||
        monthOf(days.closed) >= monthOf(days.maturity) !== (input.closing === 'maturity')
      )
        return;
      const expected = byHand(input, days, input.deposit);
      if (input.known === 'goal' && expected.withdrawals.length > 0) return;
      const early = isTooEarly && expected.withdrawals.length > 0;
      const answer = answered(calculator, {
        ...rest,
        opened: dayText(days.opened),
        birth: dayText(days.birth),
        tenth: days.tenth === null ? '' : dayText(days.tenth),
        closedOn: dayText(days.closed),
        passbook: passbook ? [{ financialYear: yearName(openedYear + passbook.after), balance: passbook.balance }] : [],
        rateChanges: rateChanges.map((each) => ({ from: changeMonth(each), rate: each.rate })),
        withdrawals: early ? [{ date: dayText(days.mayTake - DAY), amount: 1 }] : expected.withdrawals,
      });
      if (early || expected.isOver) {
        expect(answer).toBeNull();
        refused += 1;
        return;
      }
      const label = input.closing === 'maturity' ? 'Maturity amount' : 'Amount on closing';
      if (!answer) {
        // A goal that the most of a year does not reach.
        const most = input.known === 'goal' ? byHand(input, days, 1_50_000).balance : Number.POSITIVE_INFINITY;
        if (input.known === 'goal' && (most < input.goal || byHand(input, days, 250).balance >= input.goal)) return;
        throw new Error(`The page refuses ${JSON.stringify(expected.withdrawals)}`);
      }
      const { figure } = answer;
      let hand = expected;
      if (input.known === 'goal') {
        const deposit = Number(figure('Deposit needed a year'));
        if (Number.isNaN(deposit)) return;
        hand = byHand(input, days, deposit);
        expect([deposit % 50, hand.balance >= input.goal]).toEqual([0, true]);
        if (deposit > 250) expect(byHand(input, days, deposit - 50).balance).toBeLessThan(input.goal);
      }
      const figures: [string, number][] = [
        [label, hand.balance],
        [passbook ? 'Deposits from now on' : 'Total deposited', hand.deposits],
        [passbook ? 'Interest from now on' : 'Total interest', hand.interest],
        ['Taken for her education', hand.taken],
      ];
      if (hand.ppf !== null) figures.push(['In PPF', hand.ppf]);
      for (const [name, value] of figures) {
        const ours = Number(figure(name) ?? 0);
        expect([name, ours, value, Math.abs(ours - value) < 0.01]).toEqual([name, ours, value, true]);
      }
      countCompared('sukanya-account');
    }),
    { numRuns },
  );
  expect(refused).toBeGreaterThan(0);
});
