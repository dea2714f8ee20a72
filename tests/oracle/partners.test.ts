/**
 * Firms and LLPs with partners, by a second reading of sections 40(b), 71, 72, 32(2) and 115JC; when the return is due; and the owner of a
 * company. Totals only, no rows.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/corporate-tax';
import { inr } from '@/lib/format';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';
import { dayAfter, monthsBegun } from './instalments';

const toTen = (amount: number) => Math.round((Math.floor(amount + 1e-6) + 0.01) / 10) * 10;
const lakhs = (most: number) => fc.integer({ min: 0, max: most * 1_000 }).map((hundreds) => hundreds * 100);
const years = fc.constantFrom('2025-26', '2026-27');

/** Section 40(b)(v), line by line of its table: ₹3,00,000 or 90% on the first ₹6,00,000 or a loss, 60% on the balance. */
function payAllowed(paid: number, profit: number): number {
  if (profit <= 3_00_000 / 0.9) return Math.min(paid, 3_00_000);
  if (profit <= 6_00_000) return Math.min(paid, profit * 0.9);
  return Math.min(paid, 5_40_000 + (profit - 6_00_000) * 0.6);
}

const lossYears = Array.from({ length: 15 }, (_, index) => `${2010 + index}-${String(11 + index).padStart(2, '0')}`);
const earlier = fc.record({
  kind: fc.constantFrom('business', 'depreciation'),
  year: fc.constantFrom(...lossYears),
  amount: lakhs(8),
});

const firms = fc.record({
  entity: fc.constantFrom('firm', 'llp'),
  year: years,
  business: fc.oneof(lakhs(40), fc.constantFrom(0, 3_33_330, 3_33_340, 6_00_000, 6_00_010)),
  otherIncome: fc.oneof(fc.constant(0), lakhs(10)),
  partnerPay: fc.oneof(fc.constant(0), lakhs(30), fc.constantFrom(3_00_000, 5_40_000)),
  partnerInterest: fc.oneof(fc.constant(0), lakhs(12)),
  partnerCapital: lakhs(80),
  shortGains: fc.oneof(fc.constant(0), lakhs(12)),
  longGains: fc.oneof(fc.constant(0), lakhs(12)),
  alternateDeductions: fc.oneof(fc.constant(0), fc.constant(0), lakhs(30)),
  credit: fc.oneof(fc.constant(0), lakhs(4)),
  losses: fc.array(earlier, { maxLength: 3 }),
});

it('deducts interest and pay of partners as section 40(b) allows, with the loss that they leave', () => {
  fc.assert(
    fc.property(firms, ({ business, ...drawn }) => {
      const { year, otherIncome, partnerPay, partnerInterest, shortGains, longGains, losses } = drawn;
      const partnerCapital = partnerInterest > 0 ? drawn.partnerCapital : 0;
      const given = { ...drawn, partnerCapital, income: business + otherIncome };
      const interest = Math.min(partnerInterest, partnerCapital * 0.12);
      // Net profit of the accounts with other income in it, as the High Courts of Calcutta and Gujarat read Explanation 3.
      const profit = given.income - interest;
      const pay = payAllowed(partnerPay, profit);
      const afterPartners = profit - pay;
      const sum = (kind: string, from: number) =>
        losses.reduce(
          (all, each) => all + (each.kind === kind && Number(each.year.slice(0, 4)) >= from ? each.amount : 0),
          0,
        );
      const old = sum('business', Number(year.slice(0, 4)) - 8);
      const ofBusiness = Math.max(0, Math.min(business, business - interest - pay));
      const usedOld = Math.min(old, ofBusiness);
      // A loss of the year meets gains too (s. 71), as does depreciation of earlier years; short-term gains have the higher of the two rates.
      const depreciation = sum('depreciation', 0);
      const lossOfYear = Math.max(0, -afterPartners);
      const slab = Math.max(0, afterPartners) - usedOld;
      const onGains = Math.max(0, depreciation - slab) + lossOfYear;
      const short = Math.max(0, shortGains - onGains);
      const long = Math.max(0, longGains - Math.max(0, onGains - shortGains));
      const own = toTen(Math.max(0, slab - depreciation));
      const regular = (own * 0.3 + short * 0.2 + long * 0.125) * 1.04;
      const alternate = toTen(own + short + long + drawn.alternateDeductions) * 0.185 * 1.04;
      const used = Math.max(0, Math.min(drawn.credit, regular - alternate));
      const due = drawn.alternateDeductions > 0 ? Math.max(regular, alternate) : regular;
      const { figure, result } = answeredOrThrow(calculator, given);
      countCompared('partners');
      const name = drawn.entity === 'llp' ? 'LLP' : 'Firm';
      if (partnerInterest > 0) expect(figure('Interest allowed')).toBeCloseTo(interest, 4);
      if (partnerPay + partnerInterest > 0) expect(figure('Partners’ pay allowed')).toBeCloseTo(pay, 4);
      expect([given, figure('Tax of the year')]).toEqual([given, toTen(due - used)]);
      const rows = new Map(
        result.tables?.find(({ id }) => id === 'regimes')?.rows.map(([label, value]) => [label, value]),
      );
      expect(rows.get('Total income')).toBeCloseTo(own + short + long, 4);
      expect(rows.get('Credit used')).toBeCloseTo(used, 4);
      expect(rows.get('Credit for later years')).toBeCloseTo(drawn.credit - used + due - regular, 4);
      if (losses.length > 0) {
        const usedDepreciation = Math.min(depreciation, Math.max(0, slab + shortGains + longGains - lossOfYear));
        expect(rows.get('Losses and depreciation used')).toBeCloseTo(usedOld + usedDepreciation, 4);
        expect(rows.get('Losses and depreciation left')).toBeCloseTo(
          old + depreciation - usedOld - usedDepreciation,
          4,
        );
      }
      const carried = Math.max(0, lossOfYear - shortGains - longGains);
      expect(figure(`Loss of the year to carry forward: ${name}`) ?? 0).toBeCloseTo(carried, 4);
      const notes = (result.caveats ?? []).map(({ text }) => text).join(' ');
      const ofInterest = `Of ${inr(partnerInterest)} of interest the firm deducts ${inr(interest)},`;
      expect([given, notes.includes(ofInterest)]).toEqual([given, partnerInterest > interest]);
      expect([given, notes.includes(`of pay the firm deducts ${inr(pay)}.`)]).toEqual([given, partnerPay > pay]);
      // The other reading of Explanation 3, without income of other heads.
      const narrow = payAllowed(partnerPay, profit - otherIncome);
      const told = (result.caveats ?? []).some(({ text }) => text.includes('leave it out'));
      expect([given, told]).toEqual([given, pay - narrow >= 1]);
    }),
    { numRuns: drawsOf('partners') },
  );
});

/**
 * Explanation 2 to section 139(1): 30 November with a report under section 92E; else 31 October for a company in any case and for others
 * whose accounts are audited, in 2026 by Circular No. 7/2026 21 November; else, for a business, 31 August (section 263 of the 2025 Act).
 */
it('takes interest to the day on which the return of each kind of taxpayer is due', () => {
  const late = fc.record({
    entity: fc.constantFrom('domestic', 'foreign', 'firm', 'llp', 'society'),
    year: years,
    returnDue: fc.constantFrom('audit', 'pricing', 'none'),
    income: fc.integer({ min: 2, max: 90 }).map((each) => each * 1_00_000),
    share: fc.constantFrom(0, 0.5, 0.89, 0.9),
    filed: fc.constantFrom('', '08-31', '09-01', '10-31', '11-01', '11-21', '11-22', '11-30', '12-05'),
  });
  fc.assert(
    fc.property(late, ({ share, filed, ...drawn }) => {
      const after = Number(drawn.year.slice(0, 4)) + 1;
      const company = drawn.entity === 'domestic' || drawn.entity === 'foreign';
      let due = after === 2026 ? '2026-11-21' : `${after}-10-31`;
      if (drawn.returnDue === 'pricing') due = `${after}-11-30`;
      else if (drawn.returnDue === 'none' && !company) due = `${after}-08-31`;
      const own = drawn.income;
      const slabs = own * 0.3 - 3_000;
      const tax =
        1.04 *
        (drawn.entity === 'domestic'
          ? own * 0.22 * 1.1
          : drawn.entity === 'foreign'
            ? own * 0.35
            : drawn.entity === 'society'
              ? Math.min(slabs, own * 0.22 * 1.1)
              : own * 0.3);
      const paid = Math.round(tax * share);
      const given = {
        ...drawn,
        interest: true,
        bookProfit: 0,
        filedOn: filed === '' ? '' : `${after}-${filed}`,
        payments: [{ date: `${after - 1}-06-10`, amount: paid }],
      };
      const day = given.filedOn || due;
      const unpaid = Math.floor((tax - paid + 1e-6) / 100) * 100;
      const month = Number(day.slice(5, 7));
      const advanceDue = tax >= 10_000;
      const short = advanceDue && paid < tax * 0.9 - 1e-6 ? (unpaid * (month - 3)) / 100 : 0;
      const behind = day > due ? monthsBegun(dayAfter(due), day) : 0;
      const lateReturn = (Math.max(0, unpaid) * behind) / 100;
      const fee = day > due ? (own > 5_00_000 ? 5_000 : 1_000) : 0;
      const { figure } = answeredOrThrow(calculator, given);
      countCompared('return-of-entity');
      expect([given, figure('Interest for short advance tax (234B)')]).toEqual([given, short]);
      expect([given, figure('Interest for a late return (234A)')]).toEqual([given, lateReturn]);
      expect([given, figure('Late fee (234F)') ?? 0]).toEqual([given, fee]);
    }),
    { numRuns: drawsOf('return-of-entity') },
  );
});

it('says what the owner is left with, as dividend and as salary', () => {
  fc.assert(
    fc.property(lakhs(90), fc.integer({ min: 0, max: 450 }), lakhs(10), years, (income, tenths, shortGains, year) => {
      const given = { income: income + 10_000, shortGains, bookProfit: 0, ownerRate: tenths / 10, year };
      const { result, figure } = answeredOrThrow(calculator, given);
      const rows = result.tables?.find(({ id }) => id === 'owner')?.rows ?? [];
      const tax = toTen((given.income * 0.22 + shortGains * 0.2) * 1.1 * 1.04);
      const other = toTen((given.income * 0.25 + shortGains * 0.2) * 1.04);
      const least = Math.min(tax, other);
      countCompared('owner-of-company');
      expect(figure('Tax of the year')).toBe(least);
      const all = given.income + shortGains;
      const expected = [
        [least, ((all - least) * tenths) / 1_000, ((all - least) * (1_000 - tenths)) / 1_000],
        [0, (all * tenths) / 1_000, (all * (1_000 - tenths)) / 1_000],
      ];
      expected.forEach((line, row) => {
        line.forEach((value, column) => {
          expect(rows[row]?.[column + 1]).toBeCloseTo(value, 3);
        });
      });
    }),
    { numRuns: drawsOf('owner-of-company') },
  );
});
