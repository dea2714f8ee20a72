/** Interest on a refund once more, from sections 234F and 244A and rule 119A alone. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax-refund-estimator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('refund');
const DAY = 86_400_000;
const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

const years = {
  '2025-26': { april: Date.UTC(2026, 3, 1), due: '2026-07-31', last: Date.UTC(2026, 11, 31) },
  '2026-27': { april: Date.UTC(2027, 3, 1), due: '2027-07-31', last: Date.UTC(2027, 11, 31) },
} as const;

const drawn = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const),
  tax: fc.integer({ min: 1_000, max: 20_00_000 }),
  overpaid: fc.oneof(fc.integer({ min: -2, max: 30 }), fc.integer({ min: 5, max: 400 })),
  odd: fc.integer({ min: 0, max: 999 }),
  advance: fc.integer({ min: 0, max: 100 }),
  totalIncome: fc.constantFrom(4_50_000, 5_00_000, 5_00_010, 12_00_000, 60_00_000),
  filed: fc.integer({ min: 0, max: 274 }),
  granted: fc.integer({ min: 0, max: 400 }),
  demand: fc.constantFrom(0, 0, 10_000, 50_00_000),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** The day on which a further month begins: the corresponding day, or the first of the next month where a month lacks it. */
function monthsAfter(time: number, months: number): number {
  const day = new Date(time);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0)).getUTCDate();
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, Math.min(day.getUTCDate(), last + 1));
}

/** Months of which at least a day lies between two days, both counted. */
function monthsBegun(from: number, to: number): number {
  let months = 0;
  while (monthsAfter(from, months) <= to) months += 1;
  return months;
}

function byLaw({ financialYear, tax, totalIncome, demand }: Drawn, paid: number, filed: number, granted: number) {
  const { april, due } = years[financialYear];
  const isLate = dayText(filed) > due;
  const fee = isLate ? (totalIncome > 5_00_000 ? 5_000 : 1_000) : 0;
  const refund = Math.round((paid - tax - fee) / 10) * 10;
  const base = Math.floor(refund / 100) * 100;
  const bears = refund > 0 && refund >= tax * 0.1;
  const interest = bears ? (base * 0.5 * monthsBegun(isLate ? filed : april, granted)) / 100 : 0;
  return { refund, interest, reaches: Math.max(0, refund + interest - demand) };
}

test(`refund and interest agree on ${numRuns} inputs`, () => {
  let counted = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { financialYear, tax, overpaid, odd, advance, totalIncome, filed, granted, demand } = input;
      const { april } = years[financialYear];
      const paid = Math.max(0, Math.round(tax * (1 + overpaid / 100)) + odd);
      const own = Math.floor((paid * advance) / 1_000);
      const filedOn = april + filed * DAY;
      const grantedOn = filedOn + granted * DAY;
      const answer = answered(calculator, {
        financialYear,
        mode: 'known',
        tax,
        totalIncome,
        tds: paid - own,
        payments: own > 0 ? [{ date: dayText(april - 300 * DAY), amount: own }] : [],
        filedOn: dayText(filedOn),
        verifiedOn: dayText(filedOn),
        grantedOn: dayText(grantedOn),
        today: dayText(grantedOn),
        demand,
      });
      if (!answer) return;
      const law = byLaw(input, paid, filedOn, grantedOn);
      if (law.refund <= 0) return;
      counted += 1;
      countCompared('refund');
      const { figure } = answer;
      expect(figure('Refund')).toBe(law.refund);
      expect(figure('Interest on the refund') ?? 0).toBeCloseTo(law.interest, 2);
      expect(figure('Paid to your bank')).toBeCloseTo(law.reaches, 2);
    }),
    { numRuns },
  );
  expect(counted).toBeGreaterThan(numRuns / 3);
});
