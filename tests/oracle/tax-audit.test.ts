/** Tax audit by a second reading of sections 44AB, 44AD, 44ADA: clauses as one expression each, not as a path. */
import fc from 'fast-check';
import calculator from '@/content/calculators/tax-audit-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const crore = 1_00_00_000;

interface Facts {
  kind: string;
  turnover: number;
  cashReceipts: number;
  cashPayments: number;
  gains: number;
  losses: number;
  professionReceipts: number;
  profit: number;
  otherIncome: number;
  entity: string;
  scheme: string;
  regime: string;
  age: string;
}

/** Section 44AD(6), and goods vehicles beyond the ten of section 44AE. */
const never44AD = (kind: string) => kind === 'agency' || kind === 'fleet';

function needsAudit(f: Facts): boolean {
  const isPerson = f.entity === 'individual' || f.entity === 'huf';
  const oldExemption = f.entity === 'huf' || f.age === 'below60' ? 2_50_000 : f.age === 'senior' ? 3_00_000 : 5_00_000;
  const exemption = !isPerson ? 0 : f.regime === 'new' ? 4_00_000 : oldExemption;
  const taxable = Math.max(f.profit, 0) + f.otherIncome > exemption;
  const fo = f.kind === 'fo';
  const turnover = fo ? f.gains + f.losses : f.kind === 'profession' ? 0 : f.turnover;
  const receipts = f.kind === 'profession' ? f.turnover : f.kind === 'mixed' ? f.professionReceipts : 0;
  const [into, out] = fo ? [0, 0] : [f.cashReceipts, f.cashPayments];

  const eligible = (isPerson || f.entity === 'firm') && !never44AD(f.kind) && turnover <= (into <= 5 ? 3 : 2) * crore;
  const presumptive = (turnover * (0.08 * into + 0.06 * (100 - into))) / 100;
  const clauseA = turnover > (into <= 5 && out <= 5 ? 10 : 1) * crore;
  const business = (profit: number) => {
    const declared = eligible && f.scheme !== 'left' && profit >= presumptive - 1e-6;
    const subject =
      !never44AD(f.kind) && f.scheme !== 'never' && eligible && (f.scheme === 'left' || profit < presumptive - 1e-6);
    return f.kind !== 'profession' && ((clauseA && !declared) || (!clauseA && subject && taxable));
  };

  const professional =
    (f.entity === 'individual' || f.entity === 'firm') && receipts <= (f.cashReceipts <= 5 ? 75 : 50) * 1_00_000;
  const profession = (profit: number) => {
    const half = professional && profit >= receipts / 2 - 1e-6;
    return (
      (f.kind === 'profession' || f.kind === 'mixed') &&
      ((receipts > 50_00_000 && !half) || (receipts > 0 && receipts <= 50_00_000 && professional && !half && taxable))
    );
  };
  if (f.kind !== 'mixed') return business(f.profit) || profession(f.profit);
  // One profit for both: no audit where some division of it leaves none of them with less than it must declare.
  const parts = [0, presumptive, f.profit].filter((part) => part <= Math.max(0, f.profit));
  return parts.every((part) => business(part) || profession(f.profit - part));
}

it('agrees on whether an audit is needed', () => {
  const near = fc
    .constantFrom(50_00_000, 75_00_000, crore, 2 * crore, 3 * crore, 10 * crore)
    .chain((at) => fc.constantFrom(at - 1, at, at + 1));
  const amount = fc.oneof(fc.integer({ min: 0, max: 12 * crore }), near);
  const share = fc.constantFrom(0, 4, 5, 5.01, 10, 50, 100);
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('trade', 'profession', 'mixed', 'fo', 'agency', 'fleet'),
        turnover: amount,
        cashReceipts: share,
        cashPayments: share,
        gains: amount,
        losses: amount,
        professionReceipts: amount,
        profit: fc.oneof(fc.integer({ min: -50_00_000, max: crore }), fc.constantFrom(2_50_000, 4_00_000, 4_00_001)),
        otherIncome: fc.constantFrom(0, 1, 3_00_000, 12_00_000),
        entity: fc.constantFrom('individual', 'huf', 'firm', 'llp', 'company', 'nonResident'),
        scheme: fc.constantFrom('never', 'used', 'left'),
        regime: fc.constantFrom('new', 'old'),
        age: fc.constantFrom('below60', 'senior', 'verySenior'),
      }),
      (given) => {
        const { input, figure } = answeredOrThrow(calculator, given);
        const answer = needsAudit(input as unknown as Facts) ? 'Needed' : 'Not needed';
        expect([input, figure('Tax audit')]).toEqual([input, answer]);
        countCompared('tax-audit');
      },
    ),
    { numRuns: drawsOf('tax-audit') },
  );
});

it('says of a business beside a profession that section 44AD(6) has two readings', () => {
  const said = (given: object) =>
    (answeredOrThrow(calculator, given).result.caveats ?? []).some(({ text }) => text.includes('Read word for word'));
  expect([said({ kind: 'mixed' }), said({ kind: 'trade' }), said({ kind: 'mixed', entity: 'llp' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('closes presumptive taxation for the five years after the one of leaving, and opens it in the sixth', () => {
  const closed = { '2025-26': [2020, 2024], '2026-27': [2021, 2025] } as const;
  for (const year of ['2025-26', '2026-27'] as const) {
    for (let first = 2018; first < Number(year.slice(0, 4)); first += 1) {
      const leftIn = `${first}-${String(first + 1).slice(2)}`;
      const { figure, result } = answeredOrThrow(calculator, {
        year,
        leftIn,
        scheme: 'left',
        turnover: 90_00_000,
        cashReceipts: 0,
        profit: 9_00_000,
      });
      const isClosed = first >= closed[year][0] && first <= closed[year][1];
      expect([year, leftIn, figure('Tax audit')]).toEqual([year, leftIn, isClosed ? 'Needed' : 'Not needed']);
      const rows = result.tables?.find(({ id }) => id === 'leaving')?.rows ?? [];
      expect(rows.map(([, scheme]) => scheme)).toEqual(['Left', ...Array(5).fill('Closed'), 'Open again']);
      expect(rows.findIndex(([title]) => String(title).includes(year))).toBe(
        isClosed || first === Number(year.slice(0, 4)) - 6 ? Number(year.slice(0, 4)) - first : -1,
      );
    }
  }
});
