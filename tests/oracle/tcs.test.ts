/** TCS by a second computation: the tax on the year's running total after the payment, less that before it. */
import fc from 'fast-check';
import calculator from '@/content/calculators/tcs-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

/** Sections 206C and 394 as a table: [rate before 1-4-2026, rate since, free of tax up to]. */
const excess: Record<string, [number, number]> = {
  other: [20, 20],
  education: [5, 2],
  medical: [5, 2],
  educationLoan: [0, 0],
};
const whole: Record<string, [number, number, number]> = {
  vehicle: [1, 1, 10_00_000],
  luxury: [1, 1, 10_00_000],
  scrap: [1, 2, 0],
  liquor: [1, 2, 0],
  tendu: [5, 2, 0],
  timber: [2, 2, 0],
  minerals: [1, 2, 0],
  lease: [2, 2, 0],
  otherGoods: [0, 0, 0],
};

function expected(kind: string, amount: number, already: number, day: string, pan: boolean): number {
  const era = day > '2026-03-31' ? 1 : 0;
  const rate = (percent: number) => (pan || percent === 0 ? percent : Math.min(20, Math.max(5, 2 * percent))) / 100;
  if (kind === 'tour') {
    const upTo = (total: number) =>
      era === 1 ? total * rate(2) : Math.min(total, 1e6) * rate(5) + Math.max(0, total - 1e6) * rate(20);
    return upTo(already + amount) - upTo(already);
  }
  const remitted = excess[kind];
  if (remitted) return (Math.max(0, already + amount - 1e6) - Math.max(0, already - 1e6)) * (remitted[era] / 100);
  const [first, second, above] = whole[kind] ?? [0, 0, 0];
  if (kind === 'luxury' && day < '2025-04-22') return 0;
  return amount > above ? amount * rate(era === 1 ? second : first) : 0;
}

it('agrees on every kind of payment, by day, limit and PAN', () => {
  const kinds = [...Object.keys(excess), ...Object.keys(whole), 'tour'];
  const near = fc.constantFrom(9_99_999, 10_00_000, 10_00_001);
  const amounts = fc.oneof(fc.integer({ min: 1, max: 1_00_00_000 }), near);
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      amounts,
      fc.oneof(fc.constant(0), amounts),
      fc.constantFrom('2025-04-01', '2025-04-21', '2025-04-22', '2026-03-31', '2026-04-01', '2027-03-31'),
      fc.boolean(),
      (kind, amount, earlier, day, hasPan) => {
        const given = { kind, amount, already: earlier, date: day, pan: hasPan ? 'given' : 'none' };
        const { input, figure } = answeredOrThrow(calculator, given);
        expect(
          Math.abs(Number(figure('TCS')) - expected(kind, amount, Number(input.already), day, input.pan === 'given')),
        ).toBeLessThan(0.005);
        countCompared('tcs');
      },
    ),
    { numRuns: drawsOf('tcs') },
  );
});

it('counts interest and the fee of the seller day by day', () => {
  const day = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
  const months = (from: string, to: string) => {
    const touched = new Set<string>();
    for (let at = from, days = 0; at <= to; days += 1, at = day(from, days)) touched.add(at.slice(0, 7));
    return to > from ? touched.size : 0;
  };
  // Rule 31AA(2) of 1962; from April 2026 rule 219(4) of 2026, a month from the quarter, two from the last.
  const dueOf1962: Record<string, string> = { '04': '07-15', '07': '10-15', '10': '01-15', '01': '05-15' };
  const dueOf2026: Record<string, string> = { '04': '07-31', '07': '10-31', '10': '01-31', '01': '05-31' };
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 729 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 80 }),
      (start, toCollect, toPayIn, toFile, lakhs) => {
        const date = day('2025-04-01', start);
        const collectedOn = day(date, toCollect);
        const depositedOn = day(collectedOn, toPayIn);
        const filedOn = day(collectedOn, toFile);
        const tax = (lakhs * 1_00_000 * (date < '2026-04-01' ? 1 : 2)) / 100;
        // The first day of the next month, then six more.
        let next = collectedOn;
        while (next.slice(0, 7) === collectedOn.slice(0, 7)) next = day(next, 1);
        const month = Number(collectedOn.slice(5, 7));
        const quarter = String(month - ((month - 1) % 3)).padStart(2, '0');
        const year = Number(collectedOn.slice(0, 4)) + (quarter === '10' ? 1 : 0);
        const due = date < '2026-04-01' ? dueOf1962 : dueOf2026;
        let fee = 0;
        for (let at = day(`${year}-${due[quarter]}`, 1); at <= filedOn; at = day(at, 1)) fee = Math.min(tax, fee + 200);
        const { figure } = answeredOrThrow(calculator, {
          kind: 'scrap',
          amount: lakhs * 1_00_000,
          date,
          seller: true,
          collectedOn,
          depositedOn,
          filedOn,
        });
        countCompared('tcs-seller');
        // Rule 37CA knows no other day for March; rule 218(2)(a) of 2026 has 30 April.
        const lastDay = date >= '2026-04-01' && month === 3 ? `${collectedOn.slice(0, 4)}-04-30` : day(next, 6);
        const payIn = depositedOn > lastDay ? months(collectedOn, depositedOn) : 0;
        expect(figure('Interest for late collection')).toBe(Math.round((tax * months(date, collectedOn)) / 100));
        expect(figure('Interest for late deposit')).toBe(Math.round((tax * payIn * 3) / 200));
        expect(figure('Late fee for the statement')).toBe(fee);
      },
    ),
    { numRuns: drawsOf('tcs-seller') },
  );
});
