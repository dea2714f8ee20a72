/** The audit of traders and the total income that it looks at, by a second reading of sections 44AB, 44AD(4) and (5), 70 to 73. */
import fc from 'fast-check';
import calculator from '@/content/calculators/stock-market-tax-calculator';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const lakh = 1_00_000;
const crore = 100 * lakh;
const amounts = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }));

/** A row of a broker's file without charges. */
const none = {
  year: 'page',
  count: 1,
  profits: 0,
  losses: 0,
  gain: null,
  ...{ brokerage: 0, tax: 0, exchange: 0, sebi: 0, gst: 0, stamp: 0, depository: 0 },
};

const traders = fc.record({
  financialYear: fc.constantFrom('2025-26', '2026-27'),
  regime: fc.constantFrom('new' as const, 'old' as const),
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  salary: amounts(9 * lakh),
  otherIncome: amounts(5 * lakh),
  scheme: fc.constantFrom('never', 'used', 'left', 'left'),
  speculativeLoss: amounts(4 * lakh),
  businessLoss: amounts(4 * lakh),
  profits: fc.oneof(
    fc.integer({ min: 0, max: 10 * lakh }),
    fc.integer({ min: 0, max: 10 * lakh }),
    fc.integer({ min: 0, max: 11 * crore }),
  ),
  /** The result of futures and options, of all that is turned over in them. */
  share: fc.integer({ min: -100, max: 100 }),
  intradayProfits: amounts(6 * lakh),
  intradayLosses: amounts(6 * lakh),
  shortTerm: amounts(3 * lakh),
  longTerm: amounts(3 * lakh),
  today: fc.constantFrom(
    ...['08-31', '09-01', '11-01', '11-21', '12-31'].flatMap((day) => [`2026-${day}`, `2027-${day}`]),
  ),
});

it('decides on an audit by turnover, presumptive income and the total income after losses', () => {
  let needed = 0;
  fc.assert(
    fc.property(traders, ({ profits, share, intradayProfits, intradayLosses, shortTerm, longTerm, ...year }) => {
      const losses = Math.round(profits * (1 - share / 100));
      const row = (kind: string, of: object) => ({ ...none, kind, ...of });
      const file = [
        row('derivatives', { profits, losses }),
        row('intraday', { profits: intradayProfits, losses: intradayLosses }),
        row('shortTerm', { gain: shortTerm }),
        row('longTerm', { gain: longTerm }),
      ];
      const turnover = profits + losses + intradayProfits + intradayLosses;
      const business = profits - losses;
      const intraday = intradayProfits - intradayLosses;
      const given = { ...year, age: year.regime === 'old' ? year.age : 'below60', trade: 'many', file };
      const { figure, result } = answeredOrThrow(calculator, given);
      if (turnover === 0) return;
      countCompared('trading-audit');
      // Section 70: a loss of the year in the business meets speculative profit first; section 73: what is left meets an earlier
      // speculative loss, and a speculative loss of the year meets nothing else.
      const met = Math.max(0, Math.min(-business, intraday));
      const speculative = Math.max(0, intraday - met - year.speculativeLoss);
      const both = business + met + speculative;
      // Section 72: an earlier loss meets business income alone. Section 71: a loss of the year does not meet salary.
      const fromBusiness = both > 0 ? Math.max(0, both - year.businessLoss) : both;
      const salary = Math.max(0, year.salary - (year.regime === 'new' ? 75_000 : 50_000));
      // Section 288A: to the nearest ₹10.
      const total =
        Math.round((salary + Math.max(0, fromBusiness + year.otherIncome + shortTerm + longTerm)) / 10) * 10;
      const exemptions = { below60: 2.5 * lakh, senior: 3 * lakh, verySenior: 5 * lakh };
      const exemption = year.regime === 'new' ? 4 * lakh : exemptions[year.age];
      const isEligible = turnover <= 3 * crore;
      const less = business + intraday < turnover * 0.06 - 1e-6;
      const leaves = isEligible && (year.scheme === 'left' || (year.scheme === 'used' && less));
      const audit = turnover > 10 * crore || (leaves && total > exemption);
      if (audit) needed += 1;
      const first = Number(year.financialYear.slice(0, 4));
      expect([given, total, figure('Tax audit')]).toEqual([given, total, audit ? 'Needed' : 'Not needed']);
      expect(figure('Turnover for the audit test')).toBe(turnover);
      const actions = result.actions ?? [];
      // Section 139(1): no return is due within the exemption.
      if (actions.some(({ text }) => text.startsWith('No return is due'))) {
        expect([given, total <= exemption, audit]).toEqual([given, true, false]);
        return;
      }
      const days = actions.map(({ date }) => date);
      // Circular No. 7/2026. Section 139(4): a late return until 31 December.
      const withAudit = first === 2025 ? '11-21' : '10-31';
      const ahead = [`${first + 1}-${audit ? withAudit : '08-31'}`, `${first + 1}-12-31`].find(
        (day) => year.today <= day,
      );
      expect([given, days]).toEqual([given, ahead ? expect.arrayContaining([ahead]) : [undefined]]);
    }),
    { numRuns: drawsOf('trading-audit') },
  );
  expect(needed).toBeGreaterThan(drawsOf('trading-audit') / 10);
});
