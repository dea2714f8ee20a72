/**
 * A PPF account over its whole life once more, event by event from the Scheme of 2019: opened on any day, or running with a passbook; years
 * with another deposit, rates that change, loans and withdrawals at and around their limits, extensions. LONG=1 draws 10,000 accounts.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/ppf-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { notifiedRate } from './notified-rates';

/** A part of a limit: none of it, all of it, or a rupee more than it. */
const share = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0.01, max: 1, noNaN: true }) },
  { weight: 2, arbitrary: fc.constant('all' as const) },
  { weight: 1, arbitrary: fc.constant('more' as const) },
);
const day = fc.oneof(fc.constantFrom(4, 5, 6), fc.integer({ min: 1, max: 28 }));
const fifties = (most: number) => fc.integer({ min: 10, max: most / 50 }).map((each) => each * 50);

const drawn = fc.record({
  openedYear: fc.integer({ min: 2014, max: 2029 }),
  openedMonth: fc.integer({ min: 0, max: 11 }),
  openedDay: day,
  deposit: fifties(1_50_000),
  rate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10),
  horizon: fc.constantFrom('usual' as const, 'fifteen' as const, 'sixteen' as const),
  extensions: fc.constantFrom(0, 0, 1, 2, 3),
  extensionKind: fc.constantFrom('with' as const, 'without' as const),
  /** The last year of a passbook, counted from that of the opening, and its balance; none where this is null. */
  passbook: fc.option(
    fc.record({ after: fc.integer({ min: 0, max: 10 }), balance: fc.integer({ min: 500, max: 40_00_000 }) }),
  ),
  /** Other deposits in years counted from that of the opening. */
  schedule: fc.uniqueArray(fc.record({ after: fc.integer({ min: 0, max: 14 }), amount: fifties(1_50_000) }), {
    maxLength: 3,
    selector: ({ after }) => after,
  }),
  rateChanges: fc.uniqueArray(
    fc.record({
      after: fc.integer({ min: 1, max: 200 }),
      rate: fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 10),
    }),
    { maxLength: 3, selector: ({ after }) => after },
  ),
  loan: fc.option(
    fc.record({
      after: fc.integer({ min: 1, max: 6 }),
      month: fc.integer({ min: 0, max: 11 }),
      day,
      share,
      months: fc.constantFrom(1, 12, 35, 36),
    }),
  ),
  withdrawals: fc.uniqueArray(
    fc.record({ after: fc.integer({ min: 4, max: 30 }), month: fc.integer({ min: 0, max: 11 }), day, share }),
    { maxLength: 4, selector: ({ after }) => after },
  ),
  rounding: fc.constantFrom('exact' as const, 'rupee' as const),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const two = (value: number) => String(value).padStart(2, '0');
const yearName = (first: number) => `${first}-${two((first + 1) % 100)}`;
/** "2027-01" for nine months after April 2026. */
const monthOf = (year: number, month: number) => `${year + (month > 8 ? 1 : 0)}-${two(((month + 3) % 12) + 1)}`;
const dateOf = (year: number, month: number, on: number) => `${monthOf(year, month)}-${two(on)}`;

function rateOf(input: Drawn, year: number, month: number): number {
  const name = monthOf(year, month);
  const notified = notifiedRate('ppf', name);
  if (notified !== null) return notified;
  let rate = input.rate;
  for (const change of [...input.rateChanges].sort((a, b) => a.after - b.after)) {
    if (changeMonth(change) <= name) rate = change.rate;
  }
  return rate;
}

/** The month of a change, counted from December 2026. */
const changeMonth = ({ after }: { after: number }) => monthOf(2026 + Math.floor((after + 8) / 12), (after + 8) % 12);

interface Event {
  /** Months after April of the year of the opening. */
  readonly month: number;
  readonly day: number;
  readonly amount: number;
}

interface Payout {
  readonly kind: 'loan' | 'withdrawal';
  readonly date: string;
  readonly amount: number;
  readonly repaidAfter?: number;
}

/** Paragraphs 7 to 12, year by year. */
function byHand(input: Drawn) {
  const first = input.openedYear;
  const isRunning = input.passbook !== null;
  const base = input.horizon === 'sixteen' || (input.horizon === 'usual' && isRunning) ? 16 : 15;
  const years = base + 5 * input.extensions;
  const start = input.passbook ? input.passbook.after + 1 : 0;
  /** Balances on 31 March by year from that of the opening. */
  const closing: number[] = [];
  if (input.passbook) closing[input.passbook.after] = input.passbook.balance;
  let balance = input.passbook?.balance ?? 0;
  const events: Event[] = [];
  const payouts: Payout[] = [];
  const rows: { interest: number; balance: number }[] = [];
  let [deposits, interest, withdrawn, isOver] = [0, 0, 0, false];
  let [blockStart, blockTaken] = [0, 0];
  let owed = Number.NEGATIVE_INFINITY;
  for (let year = start; year < years; year += 1) {
    const isExtended = year >= 16;
    if (isExtended && (year - 16) % 5 === 0) [blockStart, blockTaken] = [closing[year - 1] ?? 0, 0];
    const takesDeposits = year < base || input.extensionKind === 'with';
    const amount = takesDeposits ? (input.schedule.find(({ after }) => after === year)?.amount ?? input.deposit) : 0;
    if (amount > 0) {
      deposits += amount;
      const isOpening = year === 0;
      events.push({
        month: year * 12 + (isOpening ? input.openedMonth : 0),
        day: isOpening ? input.openedDay : 5,
        amount,
      });
    }
    const taken = (part: Drawn['withdrawals'][number]['share'], limit: number): number => {
      const whole = Math.floor(limit + 1e-6);
      if (part === 'more') {
        isOver = true;
        return whole + 1;
      }
      return part === 'all' ? whole : Math.floor(whole * part);
    };
    const { loan } = input;
    const lentOn = closing[year - 2];
    // A loan of a year after that of the opening and one more, up to the fifth after it, on the balance two years before.
    if (loan?.after === year && year >= 2 && year <= 5 && lentOn !== undefined) {
      const lent = taken(loan.share, lentOn / 4);
      if (lent > 0) {
        payouts.push({
          kind: 'loan',
          date: dateOf(first + year, loan.month, loan.day),
          amount: lent,
          repaidAfter: loan.months,
        });
        const month = year * 12 + loan.month;
        events.push({ month, day: loan.day, amount: -lent });
        // So many months without interest: the page takes the loan to be repaid by the 5th.
        events.push({ month: month + loan.months, day: 5, amount: lent });
        owed = month + loan.months;
      }
    }
    const wish = input.withdrawals.find(({ after }) => after === year);
    const [fourth, last] = [closing[year - 4], closing[year - 1]];
    let limit = 0;
    if (isExtended && last !== undefined) {
      limit = input.extensionKind === 'with' ? blockStart * 0.6 - blockTaken : last;
    } else if (year >= 6 && fourth !== undefined && last !== undefined) limit = Math.min(fourth, last) / 2;
    // Not while a loan is owed, whose part in the balance the Scheme does not tell.
    if (wish && year * 12 > owed && limit >= 1) {
      const paid = taken(wish.share, limit);
      if (paid > 0) {
        payouts.push({ kind: 'withdrawal', date: dateOf(first + year, wish.month, wish.day), amount: paid });
        events.push({ month: year * 12 + wish.month, day: wish.day, amount: -paid });
        withdrawn += paid;
        blockTaken += paid;
      }
    }
    let accrued = 0;
    for (let month = 0; month < 12; month += 1) {
      const own = events.filter((each) => each.month === year * 12 + month).sort((a, b) => a.day - b.day);
      for (const each of own) if (each.day <= 5) balance += each.amount;
      let lowest = balance;
      for (const each of own) {
        if (each.day <= 5) continue;
        balance += each.amount;
        lowest = Math.min(lowest, balance);
      }
      accrued += (lowest * rateOf(input, first + year, month)) / 1_200;
    }
    if (input.rounding === 'rupee') accrued = Math.round(Number(accrued.toFixed(6)));
    balance += accrued;
    interest += accrued;
    closing[year] = balance;
    rows.push({ interest: accrued, balance });
  }
  return { rows, payouts, deposits, interest, withdrawn, balance, isOver, years };
}

const numRuns = drawsOf('ppf-account');

test(`PPF accounts agree on ${numRuns} inputs`, () => {
  let refused = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const expected = byHand(input);
      const first = input.openedYear;
      const start = input.passbook ? input.passbook.after + 1 : 0;
      const {
        passbook,
        withdrawals: _,
        loan: __,
        schedule,
        rateChanges,
        openedYear,
        openedMonth,
        openedDay,
        ...given
      } = input;
      // A passbook ends in a year that the page knows.
      if (passbook && first + passbook.after > 2034) return;
      const answer = answered(calculator, {
        ...given,
        opened: dateOf(openedYear, openedMonth, openedDay),
        passbook: passbook ? [{ financialYear: yearName(first + passbook.after), balance: passbook.balance }] : [],
        schedule: schedule
          .filter(({ after }) => after >= start)
          .map(({ after, amount }) => ({ financialYear: yearName(first + after), amount })),
        rateChanges: rateChanges.map((each) => ({ from: changeMonth(each), rate: each.rate })),
        payouts: expected.payouts,
      });
      if (expected.isOver) {
        expect(answer).toBeNull();
        refused += 1;
        return;
      }
      if (!answer) throw new Error(`The page refuses ${JSON.stringify(expected.payouts)}`);
      const { figure, result } = answer;
      const figures: [string, number][] = [
        [passbook ? 'Deposits from now on' : 'Total deposited', expected.deposits],
        [passbook ? 'Interest from now on' : 'Total interest', expected.interest],
        ['Withdrawn', expected.withdrawn],
      ];
      for (const [label, value] of figures) {
        const ours = Number(figure(label) ?? 0);
        expect([label, ours, value, Math.abs(ours - value) < 0.01]).toEqual([label, ours, value, true]);
      }
      const amount = Number(result.headline[0]?.value);
      expect([amount, expected.balance, Math.abs(amount - expected.balance) < 0.01]).toEqual([
        amount,
        expected.balance,
        true,
      ]);
      const table = result.tables?.find(({ id }) => id === 'years');
      const column = (label: string) => table?.columns.findIndex((each) => each.label === label) ?? -1;
      const theirs = table?.rows.map((row) => [
        Number(row[column('Interest')]),
        Number(row[column('Balance on 31 March')]),
      ]);
      expect(theirs?.length).toBe(expected.rows.length);
      for (const [index, { interest, balance }] of expected.rows.entries()) {
        const [a, b] = theirs?.[index] ?? [];
        expect([index, a, b, Math.abs(Number(a) - interest) < 0.01 && Math.abs(Number(b) - balance) < 0.01]).toEqual([
          index,
          a,
          b,
          true,
        ]);
      }
      countCompared('ppf-account');
    }),
    { numRuns },
  );
  expect(refused).toBeGreaterThan(0);
});
