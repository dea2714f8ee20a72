/** Interest on a refund once more, from sections 234F and 244A and rule 119A alone. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax-refund-estimator';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { statutoryTax } from './statute';

const numRuns = drawsOf('refund');

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
      expect(figure('Paid to your bank') ?? figure('Left of the refund')).toBeCloseTo(law.reaches, 2);
    }),
    { numRuns },
  );
  expect(counted).toBeGreaterThan(numRuns / 3);
});

const returns = {
  '2024-25': { april: Date.UTC(2025, 3, 1), due: ['2025-09-16', '2025-09-16', '2025-12-10'], revised: '2025-12-31' },
  '2025-26': { april: Date.UTC(2026, 3, 1), due: ['2026-07-31', '2026-08-31', '2026-11-21'], revised: '2027-03-31' },
  '2026-27': { april: Date.UTC(2027, 3, 1), due: ['2027-07-31', '2027-08-31', '2027-10-31'], revised: '2028-03-31' },
} as const;
const businesses = { none: 0, presumptive: 1, books: 1, audited: 2 } as const;

/** Section 244A(1)(a) and (aa): what was paid last comes back first, each payment from its day or that of the return. */
function interestByPart(
  refund: number,
  paidLater: readonly { readonly time: number; readonly amount: number }[],
  { from, filed, granted }: { readonly from: number; readonly filed: number; readonly granted: number },
): number {
  let left = refund;
  let interest = 0;
  const add = (amount: number, start: number) => {
    const part = Math.min(left, amount);
    left -= part;
    interest += (Math.floor(part / 100) * 100 * 0.5 * monthsBegun(start, granted)) / 100;
  };
  // What was paid on one day is a part of its own, rounded by itself.
  const byDay = new Map<number, number>();
  for (const { time, amount } of paidLater) byDay.set(time, (byDay.get(time) ?? 0) + amount);
  for (const [time, amount] of [...byDay].sort(([a], [b]) => b - a)) add(amount, Math.max(time, filed));
  add(left, from);
  return interest;
}

test('a refund of tax paid with the return, of a return that was verified late or revised', () => {
  const more = fc.record({
    financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
    business: fc.constantFrom('none' as const, 'presumptive' as const, 'books' as const, 'audited' as const),
    residence: fc.constantFrom('resident', 'notOrdinarily', 'nonResident'),
    age: fc.constantFrom('below60', 'senior'),
    tax: fc.integer({ min: 1_000, max: 20_00_000 }),
    overpaid: fc.integer({ min: 100, max: 130 }),
    later: fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 330 }), amount: fc.integer({ min: 1, max: 3_00_000 }) }),
      { maxLength: 3 },
    ),
    totalIncome: fc.constantFrom(5_00_000, 5_00_010, 60_00_000),
    filed: fc.oneof(fc.integer({ min: 0, max: 274 }), fc.constantFrom(121, 122, 152, 153)),
    verified: fc.option(fc.oneof(fc.integer({ min: 0, max: 120 }), fc.constantFrom(29, 30, 31))),
    revised: fc.option(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.constantFrom(274, 275)), { freq: 2 }),
    granted: fc.integer({ min: 0, max: 400 }),
    demand: fc.constantFrom(0, 10_000),
  });
  let counted = 0;
  fc.assert(
    fc.property(more, (input) => {
      const { april, due, revised: lastRevised } = returns[input.financialYear];
      const filedOn = april + input.filed * DAY;
      const verifiedOn = input.verified === null ? null : filedOn + input.verified * DAY;
      // A return verified after 30 days is furnished on the day of the verification.
      const filed = input.verified !== null && input.verified > 30 ? filedOn + input.verified * DAY : filedOn;
      const revisedOn = input.revised === null ? null : Math.max(filed, april + input.revised * DAY);
      if (revisedOn !== null && dayText(revisedOn) > lastRevised) return;
      const grantedOn = Math.max(filed, revisedOn ?? filed) + input.granted * DAY;
      const tds = Math.round((input.tax * input.overpaid) / 100);
      const later = input.later
        .map(({ day, amount }) => ({ time: april + day * DAY, amount }))
        .filter(({ time }) => time <= grantedOn);
      const answer = answered(calculator, {
        financialYear: input.financialYear,
        business: input.business,
        residence: input.residence,
        age: input.age,
        mode: 'known',
        tax: input.tax,
        totalIncome: input.totalIncome,
        tds,
        payments: later.map(({ time, amount }) => ({ date: dayText(time), amount })),
        filedOn: dayText(filedOn),
        verifiedOn: verifiedOn === null ? '' : dayText(verifiedOn),
        revisedOn: revisedOn === null ? '' : dayText(revisedOn),
        grantedOn: dayText(grantedOn),
        today: dayText(grantedOn),
        demand: input.demand,
      });
      // Sections 44AD and 44ADA (2026-27: 58) are for residents.
      if (input.business === 'presumptive' && input.residence === 'nonResident') expect(answer).toBeNull();
      if (!answer) return;
      const isLate = dayText(filed) > (due[businesses[input.business]] ?? '');
      const charge = input.totalIncome > 5_00_000 ? 5_000 : 1_000;
      const year = Number(input.financialYear.slice(0, 4));
      // Section 234-I, from the assessment year 2026-27: a return revised after December.
      const isRevisedLate = year >= 2025 && revisedOn !== null && dayText(revisedOn) > `${year + 1}-12-31`;
      const fee = (isLate ? charge : 0) + (isRevisedLate ? charge : 0);
      const paid = tds + later.reduce((sum, { amount }) => sum + amount, 0);
      const refund = Math.round((paid - input.tax - fee) / 10) * 10;
      if (refund <= 0) return;
      counted += 1;
      countCompared('refund-in-parts');
      const interest =
        refund >= input.tax * 0.1
          ? interestByPart(refund, later, { from: isLate ? filed : april, filed, granted: grantedOn })
          : 0;
      const { figure } = answer;
      expect([input, figure('Refund')]).toEqual([input, refund]);
      expect([input, figure('Interest on the refund') ?? 0]).toEqual([input, expect.closeTo(interest, 2)]);
      expect(figure('Paid to your bank') ?? figure('Left of the refund')).toBeCloseTo(
        Math.max(0, refund + interest - input.demand),
        2,
      );
    }),
    { numRuns: drawsOf('refund-in-parts') },
  );
  expect(counted).toBeGreaterThan(drawsOf('refund-in-parts') / 3);
});

test('the refund of an income that the page works out', () => {
  const gain = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_00_000 }), fc.constantFrom(1_25_000, 1_25_010));
  const incomes = fc.record({
    financialYear: fc.constantFrom('2024-25' as const, '2025-26' as const, '2026-27' as const),
    regime: fc.constantFrom('new' as const, 'old' as const),
    age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
    residence: fc.constantFrom('resident' as const, 'notOrdinarily' as const, 'nonResident' as const),
    salary: fc.oneof(
      fc.integer({ min: 0, max: 80_00_000 }),
      fc.constantFrom(5_50_000, 7_75_000, 12_75_000, 12_75_010, 50_75_000, 50_75_010),
    ),
    otherIncome: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_00_000 })),
    shortEquity: gain,
    longEquity: gain,
    deductions: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6_00_000 })),
    more: fc.integer({ min: 0, max: 3_00_000 }),
  });
  fc.assert(
    fc.property(incomes, ({ more, ...given }) => {
      const person = {
        ...emptyTaxpayer,
        age: given.age,
        residence: given.residence,
        salary: { ...emptyTaxpayer.salary, gross: given.salary },
        gains: [
          { class: 'shortTermEquity' as const, amount: given.shortEquity },
          { class: 'longTermEquity' as const, amount: given.longEquity },
        ].filter(({ amount }) => amount > 0),
        other: { ...emptyTaxpayer.other, other: given.otherIncome },
        claims: { ...emptyTaxpayer.claims, educationLoanInterest: given.regime === 'old' ? given.deductions : 0 },
      };
      const { tax } = statutoryTax(person, given.financialYear, given.regime, usualReadings);
      const tds = Math.ceil(tax) + more;
      const { april } = returns[given.financialYear];
      const filedOn = dayText(april + 60 * DAY);
      const answer = answered(calculator, {
        ...given,
        mode: 'income',
        tds,
        filedOn,
        grantedOn: filedOn,
        today: filedOn,
      });
      if (!answer) return;
      countCompared('refund-of-income');
      const refund = Math.round((tds - tax) / 10) * 10;
      const found = answer.figure('Tax of the year') ?? Number.NaN;
      expect([given, found]).toEqual([given, expect.closeTo(tax, 1)]);
      expect([given, answer.figure('Refund') ?? 0]).toEqual([given, refund]);
    }),
    { numRuns: drawsOf('refund-of-income') },
  );
});

test('what is left with a revised return: sections 234B and 234C up to the day on which it is paid', () => {
  const short = fc.record({
    tds: fc.integer({ min: 0, max: 5_00_000 }),
    missing: fc.integer({ min: 10_000, max: 4_00_000 }),
    /** Days after 1 April of the return, of what was revised after it, and the day and part of a payment between 1 April and that. */
    filed: fc.integer({ min: 0, max: 121 }),
    revised: fc.option(fc.integer({ min: 0, max: 274 })),
    payment: fc.option(fc.record({ day: fc.integer({ min: 0, max: 274 }), percent: fc.integer({ min: 1, max: 120 }) })),
  });
  fc.assert(
    fc.property(short, ({ tds, missing, filed, revised, payment }) => {
      const { april } = years['2025-26'];
      const filedOn = april + filed * DAY;
      const paidAt = revised === null ? filedOn : Math.max(filedOn, april + revised * DAY);
      const amount = payment && Math.round((missing * payment.percent) / 100);
      const own = payment && amount ? [{ date: dayText(april + payment.day * DAY), amount }] : [];
      const answer = answered(calculator, {
        financialYear: '2025-26',
        mode: 'known',
        tax: tds + missing,
        totalIncome: 20_00_000,
        tds,
        payments: own,
        filedOn: dayText(filedOn),
        verifiedOn: dayText(filedOn),
        revisedOn: revised === null ? '' : dayText(paidAt),
        grantedOn: '2027-04-01',
        today: '2027-04-01',
      });
      expect([filed, revised, payment, answer === null]).toEqual([
        filed,
        revised,
        payment,
        payment !== null && april + payment.day * DAY > paidAt,
      ]);
      if (!answer) return;
      const hundreds = (base: number) => Math.max(0, Math.floor(base / 100 + 1e-9) * 100);
      const instalments = [15, 45, 75, 100].map(
        (share, at) => (hundreds((missing * share) / 100) * (at < 3 ? 3 : 1)) / 100,
      );
      const deferred = instalments.reduce((sum, each) => sum + each, 0);
      // Calendar months from April on; the month of a payment counts whole.
      const monthAt = (time: number) => (new Date(time).getUTCMonth() + 9) % 12;
      let [unpaid, late] = [missing, 0];
      for (let month = 0; month <= monthAt(paidAt); month += 1) {
        late += hundreds(unpaid) / 100;
        if (payment && amount && monthAt(april + payment.day * DAY) === month) {
          unpaid -= Math.max(0, amount - deferred - late);
        }
      }
      const left = missing + deferred + late - (amount ?? 0);
      const { figure } = answer;
      const what = [tds, missing, filed, revised, payment];
      expect([what, figure('Interest for short advance tax (234B)') ?? 0]).toEqual([what, expect.closeTo(late, 4)]);
      expect([what, figure('Interest for late instalments (234C)') ?? 0]).toEqual([what, expect.closeTo(deferred, 4)]);
      const payable = Math.round(Math.floor(Math.abs(left) + 1e-9) / 10) * 10;
      expect([what, figure(left > 0 && payable > 0 ? 'Left to pay' : 'Refund')]).toEqual([what, payable]);
    }),
    { numRuns: drawsOf('refund-in-parts') },
  );
});
