/** Interest once more, from the definitions of simple, compound and continuous growth and the statutes on late payment. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/interest-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('interest');

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

/** Days since 1 January 2018. */
const day = fc.integer({ min: 0, max: 5_000 });
const start = Date.UTC(2018, 0, 1);
const written = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10);

const drawn = fc.record({
  ask: fc.constantFrom('amount', 'amount', 'principal', 'rate', 'time', 'late', 'late'),
  principal: fc.integer({ min: 100, max: 1_00_00_000 }),
  wantedTimes: hundredths(1, 6),
  rate: hundredths(0, 40),
  ratePer: fc.constantFrom('year', 'year', 'month', 'hundred'),
  adding: fc.constantFrom('simple', 'yearly', 'halfYearly', 'quarterly', 'monthly', 'daily', 'continuous'),
  period: fc.integer({ min: 1, max: 240 }),
  timeBy: fc.constantFrom('period', 'dates'),
  first: day,
  length: fc.integer({ min: 1, max: 4_000 }),
  dayCount: fc.constantFrom('365', '360', 'actual'),
  movements: fc.array(
    fc.record({
      way: fc.constantFrom('in', 'out'),
      amount: fc.integer({ min: 1, max: 1_000 }),
      after: fc.double({ min: 0, max: 0.99, noNaN: true }),
    }),
    { maxLength: 4 },
  ),
  taxPercent: hundredths(0, 43),
  lateKind: fc.constantFrom('gst', 'tdsNotPaid', 'tdsNotDeducted', 'lateReturn', 'shortAdvanceTax'),
  lateAmount: fc.integer({ min: 1, max: 50_00_000 }),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const timesAYear: Record<string, number> = { yearly: 1, halfYearly: 2, quarterly: 4, monthly: 12, daily: 365 };

/** What ₹1 becomes at a yearly rate in a time in years. */
function growth(adding: string, rate: number, years: number): number {
  if (adding === 'simple') return 1 + (rate * years) / 100;
  if (adding === 'continuous') return Math.E ** ((rate * years) / 100);
  const times = timesAYear[adding] ?? 1;
  return (1 + rate / 100 / times) ** (times * years);
}

/** The years in the days from one to before another. */
function yearsBetween(from: number, to: number, dayCount: string): number {
  if (dayCount !== 'actual') return (to - from) / Number(dayCount);
  let years = 0;
  for (let each = from; each < to; each += 1) {
    const year = Number(written(each).slice(0, 4));
    years += 1 / (new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365);
  }
  return years;
}

/** Months by the calendar that a delay touches. */
const touched = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1;

/** Whether tax deducted on a day is paid in by the 7th of the next month; that of March by 30 April. */
const paidInTime = (from: string, to: string) =>
  touched(from, to) === 1 || (touched(from, to) === 2 && (from.slice(5, 7) === '03' || to.slice(8) <= '07'));

function lateInterest(input: Drawn, from: string, to: string): number {
  if (input.lateKind === 'gst') return Math.round((input.lateAmount * 18 * input.length) / 36_500);
  if (input.lateKind === 'tdsNotPaid' && paidInTime(from, to)) return 0;
  if (input.lateKind === 'tdsNotPaid') return Math.round((input.lateAmount * 1.5 * touched(from, to)) / 100);
  if (input.lateKind === 'tdsNotDeducted') return Math.round((input.lateAmount * touched(from, to)) / 100);
  // From the first of a month, months by the calendar and months from the first day are the same.
  return Math.round((Math.floor(input.lateAmount / 100) * 100 * touched(from, to)) / 100);
}

/** Whether doubles cannot tell on which side of half a rupee a sum lies. */
const nearHalf = (amount: number) => Math.abs(Math.abs(amount % 1) - 0.5) < 1e-6;

it(`interest agrees with the second computation on ${numRuns} inputs`, () => {
  const seen = new Map<string, number>();
  let refused = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { wantedTimes, first, length, movements, ...fields } = input;
      const ofIncomeTax = input.lateKind === 'lateReturn' || input.lateKind === 'shortAdvanceTax';
      const lateFrom = ofIncomeTax ? `${written(first).slice(0, 7)}-01` : written(first);
      const lateTo = written(first + length);
      const rows = movements.map(({ way, amount, after }) => ({
        way,
        amount,
        on: written(first + Math.floor(length * after)),
      }));
      const wanted = Math.round(input.principal * wantedTimes);
      const answer = answered(calculator, {
        ...fields,
        wanted,
        from: written(first),
        to: written(first + length),
        movements: rows,
        lateFrom,
        lateTo,
      });
      if (!answer) {
        refused += 1;
        return;
      }
      countCompared('interest');
      const rate = input.rate * (input.ratePer === 'year' ? 1 : 12);
      const byDates = input.timeBy === 'dates' && input.ask !== 'time';
      const years = byDates ? yearsBetween(first, first + length, input.dayCount) : input.period / 12;
      const pairs: [string, number][] = [];
      if (input.ask === 'late') {
        const exact = input.lateKind === 'gst' ? (input.lateAmount * 18 * length) / 36_500 : 0;
        if (!nearHalf(exact)) pairs.push(['Interest', lateInterest(input, lateFrom, lateTo)]);
      } else if (input.ask === 'amount') {
        let amount = input.principal * growth(input.adding, rate, years);
        let net = input.principal;
        for (const { way, amount: paid, after } of byDates ? movements : []) {
          const own = yearsBetween(first + Math.floor(length * after), first + length, input.dayCount);
          const signed = way === 'in' ? paid : -paid;
          amount += signed * growth(input.adding, rate, own);
          net += signed;
        }
        pairs.push(['Amount at the end', amount], ['Interest', amount - net]);
        if (input.taxPercent > 0) pairs.push(['Interest after tax', (amount - net) * (1 - input.taxPercent / 100)]);
      } else if (input.ask === 'principal') {
        pairs.push(['Amount to put in', wanted / growth(input.adding, rate, years)]);
      } else if (input.ask === 'rate') {
        let low = 0;
        let high = 1e7;
        for (let round = 0; round < 120; round += 1) {
          const middle = (low + high) / 2;
          if (input.principal * growth(input.adding, middle, years) < wanted) low = middle;
          else high = middle;
        }
        pairs.push(['Rate needed per year', low]);
      } else {
        let low = 0;
        let high = 10_000;
        for (let round = 0; round < 120; round += 1) {
          const middle = (low + high) / 2;
          if (input.principal * growth(input.adding, rate, middle) < wanted) low = middle;
          else high = middle;
        }
        pairs.push(['Time needed, in years', low]);
      }
      if (input.ask === 'amount' && input.adding !== 'simple') {
        pairs.push(['Effective annual rate', 100 * (growth(input.adding, rate, 1) - 1)]);
      }
      for (const [label, value] of pairs) {
        const ours = answer.figure(label);
        if (typeof ours !== 'number') continue;
        seen.set(label, (seen.get(label) ?? 0) + 1);
        // Amounts grown a hundredfold have too many digits for half a paisa to show in a double.
        const near = Math.max(0.005, Math.abs(value) * 1e-10);
        expect([label, ours, value, Math.abs(ours - value) < near]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(refused).toBeLessThan(numRuns / 5);
  expect(seen.size).toBe(7);
});
