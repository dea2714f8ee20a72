/**
 * PPF and Sukanya accounts that are paid in two ways, or on days of their own, once more: every rupee by itself. A payment earns for each
 * month from its own (paid by the 5th) or the next, to the end of its financial year, and then compounds with the year's interest.
 */
import fc from 'fast-check';
import ppf from '@/content/calculators/ppf-calculator';
import sukanya from '@/content/calculators/sukanya-samriddhi-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

/** Accounts opened on 1 April 2026 or later: months up to December 2026 earn the notified rate, which is drawn alike for the rest. */
const kinds = [
  { name: 'ppf', page: ppf, rate: 7.1, years: 15, end: 15, least: 500, label: 'Amount after 15 years', more: {} },
  {
    name: 'sukanya',
    page: sukanya,
    rate: 8.2,
    years: 15,
    end: 21,
    least: 250,
    label: 'Maturity amount',
    more: { birth: '2024-01-10' },
  },
] as const;

/** A payment: the year counted from 0, months after April, the day, ₹. */
interface Paid {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly amount: number;
}

/** What payments are worth at the end of `end` financial years at one rate. */
function worth(payments: readonly Paid[], rate: number, end: number): number {
  return payments.reduce((sum, { year, month, day, amount }) => {
    const months = 12 - month - (day > 5 ? 1 : 0);
    return sum + amount * (1 + (rate * months) / 1_200) * (1 + rate / 100) ** (end - year - 1);
  }, 0);
}

/** Tax of tax year 2026-27 on a long-term gain of shares, with the surcharge that the gain alone brings and its relief. */
function taxOfShares(gain: number): number {
  const plain = (of: number) => Math.max(0, of - 1_25_000) * 0.125;
  let tax = plain(gain);
  if (gain > 1_00_00_000) tax = Math.min(tax * 1.15, plain(1_00_00_000) * 1.1 + gain - 1_00_00_000);
  else if (gain > 50_00_000) tax = Math.min(tax * 1.1, plain(50_00_000) + gain - 50_00_000);
  return tax * 1.04;
}

const monthName = (afterApril: number) => String(((afterApril + 3) % 12) + 1).padStart(2, '0');

function expectNear(found: unknown, expected: number): void {
  if (!(typeof found === 'number' && Math.abs(found - expected) <= 0.005))
    throw new Error(`${found} is not ${expected}`);
}

test('a deposit in a pattern and a payment once more each year', () => {
  const inputs = fc.record({
    kind: fc.constantFrom(...kinds),
    deposit: fc.integer({ min: 120, max: 1_800 }).map((fifties) => fifties * 50),
    onceMore: fc.integer({ min: 0, max: 1_200 }).map((fifties) => fifties * 50),
    onceAfterApril: fc.integer({ min: 0, max: 11 }),
    onceBy: fc.constantFrom('by', 'after'),
    pattern: fc.constantFrom('april', 'month', 'monthlyBy', 'monthlyAfter'),
    payAfterApril: fc.integer({ min: 0, max: 11 }),
    payBy: fc.constantFrom('by', 'after'),
  });
  fc.assert(
    fc.property(inputs, ({ kind, onceAfterApril, payAfterApril, ...input }) => {
      const payments: Paid[] = [];
      let all = 0;
      for (let year = 0; year < kind.years; year += 1) {
        const pay = (month: number, day: number, amount: number) => {
          all += amount;
          payments.push({ year, month, day, amount });
        };
        const day = input.payBy === 'by' ? 5 : 6;
        if (input.pattern === 'april') pay(0, 5, input.deposit);
        else if (input.pattern === 'month') {
          // The account is opened on 1 April with its least deposit, taken from what follows.
          const isLater = year === 0 && (payAfterApril > 0 || day > 5);
          if (isLater) pay(0, 1, kind.least);
          pay(payAfterApril, day, input.deposit - (isLater ? kind.least : 0));
        } else {
          for (let month = 0; month < 12; month += 1) {
            const late = input.pattern === 'monthlyAfter';
            const each = input.deposit / 12;
            // Of twelve instalments after the 5th the first ones open the account, until its least deposit is there.
            const brought = late && year === 0 ? Math.min(each, Math.max(0, kind.least - month * each)) : 0;
            if (!late && year === 0 && month === 0) pay(0, 1, Math.max(each, kind.least));
            else if (!late && year === 0) {
              const moved = Math.min(each, Math.max(0, kind.least - month * each));
              pay(month, 5, each - moved);
            } else {
              if (brought > 0) pay(0, 1, brought);
              pay(month, late ? 6 : 5, each - brought);
            }
          }
        }
        if (input.onceMore > 0) pay(onceAfterApril, input.onceBy === 'by' ? 5 : 6, input.onceMore);
      }
      const given = {
        ...input,
        ...kind.more,
        rate: kind.rate,
        opened: '2026-04-01',
        payMonth: monthName(payAfterApril),
        onceMonth: monthName(onceAfterApril),
      };
      const { figure } = answeredOrThrow(kind.page, given);
      expectNear(figure(kind.label), worth(payments, kind.rate, kind.end));
      expectNear(figure('Total deposited'), all);
      countCompared('deposits-in-two-ways');
    }),
    { numRuns: drawsOf('deposits-in-two-ways') },
  );
});

test('deposits on days of their own', () => {
  const inputs = fc.record({
    kind: fc.constantFrom(...kinds),
    opening: fc.integer({ min: 10, max: 200 }).map((fifties) => fifties * 50),
    rows: fc.array(
      fc.record({
        year: fc.integer({ min: 0, max: 14 }),
        month: fc.integer({ min: 0, max: 11 }),
        day: fc.integer({ min: 1, max: 28 }),
        fifties: fc.integer({ min: 10, max: 150 }),
      }),
      { maxLength: 40 },
    ),
    usual: fc.integer({ min: 10, max: 3_000 }).map((fifties) => fifties * 50),
    elssReturn: fc.integer({ min: -10, max: 40 }).map((half) => half / 2),
  });
  fc.assert(
    fc.property(inputs, ({ kind, opening, rows, usual, elssReturn }) => {
      const own: Paid[] = [
        { year: 0, month: 0, day: 1, amount: opening },
        ...rows.map(({ fifties, ...row }) => ({ ...row, amount: fifties * 50 })),
      ];
      const kept: Paid[] = [];
      for (const each of own) {
        const ofYear = kept.reduce((sum, { year, amount }) => sum + (year === each.year ? amount : 0), 0);
        if (ofYear + each.amount <= 1_50_000) kept.push(each);
      }
      const payments = [...kept];
      for (let year = 0; year < kind.years; year += 1) {
        if (!kept.some((each) => each.year === year)) payments.push({ year, month: 0, day: 1, amount: usual });
      }
      const { figure } = answeredOrThrow(kind.page, {
        ...kind.more,
        rate: kind.rate,
        opened: '2026-04-01',
        deposit: usual,
        elssReturn,
        deposits: kept.map(({ year, month, day, amount }) => ({
          date: `${2026 + year + (month > 8 ? 1 : 0)}-${monthName(month)}-${String(day).padStart(2, '0')}`,
          amount,
        })),
      });
      expectNear(figure(kind.label), worth(payments, kind.rate, kind.end));
      expectNear(
        figure('Total deposited'),
        payments.reduce((sum, { amount }) => sum + amount, 0),
      );
      // The fund buys on each day, a month being thirty days; all of it is held for a year at least, or counts as if it were.
      let [fund, paid, locked] = [0, 0, 0];
      for (const { year, month, day, amount } of payments) {
        const months = 12 * (kind.end - year) - month - (day - 1) / 30;
        const now = amount * (1 + elssReturn / 100) ** (months / 12);
        fund += now;
        paid += amount;
        if (months < 36) locked += now;
      }
      expectNear(figure('In ELSS, after tax'), fund - taxOfShares(fund - paid));
      expectNear(figure('Of it locked on that day'), locked);
      countCompared('deposits-by-date');
    }),
    { numRuns: drawsOf('deposits-by-date') },
  );
});
