/**
 * The National Pension System by asset class, with charges and the tax saved each year, and the Unified Pension Scheme beside it: what
 * national-pension.test.ts leaves at its default. LONG=1 draws 10,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/nps-calculator';
import { emptyTaxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { toTen } from './earlier-years';
import { statutoryTax } from './statute';

/** Auto choice, % in equity, corporate and government bonds, from the age of 35 to that of 55, as the pension funds print it. */
const auto = {
  lc75: [
    [75, 10, 15],
    [71, 11, 18],
    [67, 12, 21],
    [63, 13, 24],
    [59, 14, 27],
    [55, 15, 30],
    [51, 16, 33],
    [47, 17, 36],
    [43, 18, 39],
    [39, 19, 42],
    [35, 20, 45],
    [32, 20, 48],
    [29, 20, 51],
    [26, 20, 54],
    [23, 20, 57],
    [20, 20, 60],
    [19, 18, 63],
    [18, 16, 66],
    [17, 14, 69],
    [16, 12, 72],
    [15, 10, 75],
  ],
  lc50: [
    [50, 30, 20],
    [48, 29, 23],
    [46, 28, 26],
    [44, 27, 29],
    [42, 26, 32],
    [40, 25, 35],
    [38, 24, 38],
    [36, 23, 41],
    [34, 22, 44],
    [32, 21, 47],
    [30, 20, 50],
    [28, 19, 53],
    [26, 18, 56],
    [24, 17, 59],
    [22, 16, 62],
    [20, 15, 65],
    [18, 14, 68],
    [16, 13, 71],
    [14, 12, 74],
    [12, 11, 77],
    [10, 10, 80],
  ],
  lc25: [
    [25, 45, 30],
    [24, 43, 33],
    [23, 41, 36],
    [22, 39, 39],
    [21, 37, 42],
    [20, 35, 45],
    [19, 33, 48],
    [18, 31, 51],
    [17, 29, 54],
    [16, 27, 57],
    [15, 25, 60],
    [14, 23, 63],
    [13, 21, 66],
    [12, 19, 69],
    [11, 17, 72],
    [10, 15, 75],
    [9, 13, 78],
    [8, 11, 81],
    [7, 9, 84],
    [6, 7, 87],
    [5, 5, 90],
  ],
  // Equity stays as it is up to the age of 45.
  blc: [
    ...Array.from({ length: 10 }, () => [50, 30, 20]),
    [50, 30, 20],
    [48.5, 28, 23.5],
    [47, 26, 27],
    [45.5, 24, 30.5],
    [44, 22, 34],
    [42.5, 20, 37.5],
    [41, 18, 41],
    [39.5, 16, 44.5],
    [38, 14, 48],
    [36.5, 12, 51.5],
    [35, 10, 55],
  ],
} as const;

const percents = fc.integer({ min: -4, max: 30 }).map((halves) => halves / 2);

const drawn = fc.record({
  sector: fc.constantFrom('corporate' as const, 'citizen' as const, 'central' as const, 'state' as const),
  known: fc.constantFrom('amount' as const, 'amount' as const, 'pension' as const),
  age: fc.integer({ min: 18, max: 70 }),
  years: fc.integer({ min: 1, max: 42 }),
  balance: fc.oneof(
    fc.constantFrom(0, 1_00_000, 1_99_000, 9_50_000, 24_00_000, 49_00_000),
    fc.integer({ min: 0, max: 1_00_00_000 }),
  ),
  own: fc.oneof(
    fc.constantFrom(0, 500, 5_999, 6_000, 6_001, 7_499, 7_501),
    fc.integer({ min: 0, max: 2_00_000 }),
    fc.constant(60_00_000),
  ),
  employer: fc.oneof(fc.constantFrom(0, 0, 8_400), fc.integer({ min: 0, max: 1_00_000 })),
  pay: fc.integer({ min: 0, max: 2_00_000 }),
  extra: fc.constantFrom(0, 0, 2_000),
  employerShare: fc.constantFrom(14, 10),
  service: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 130 })),
  pension: fc.integer({ min: 1_000, max: 2_00_000 }),
  mix: fc.constantFrom(
    'active' as const,
    'lc75' as const,
    'lc75' as const,
    'lc50' as const,
    'lc25' as const,
    'blc' as const,
  ),
  multiple: fc.boolean(),
  equity: fc.integer({ min: 0, max: 100 }),
  corporateOfRest: fc.integer({ min: 0, max: 100 }),
  alternative: fc.integer({ min: 0, max: 5 }),
  equityReturn: percents,
  corporateReturn: percents,
  governmentReturn: percents,
  alternativeReturn: percents,
  counting: fc.constantFrom('nominal' as const, 'effective' as const),
  charges: fc.constantFrom('none' as const, 'employer' as const, 'online' as const, 'branch' as const),
  fees: fc.constantFrom('in' as const, 'out' as const),
  fundFee: fc.constantFrom(0, 0.04, 0.12, 0.3),
  rise: fc.constantFrom(0, 0, 5, 10),
  annuityRate: fc.integer({ min: 40, max: 90 }).map((tenths) => tenths / 10),
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  salary: fc.oneof(fc.constantFrom(7_00_000, 12_75_000, 15_00_000, 51_00_000), fc.integer({ min: 0, max: 60_00_000 })),
  basic: fc.option(fc.integer({ min: 0, max: 2_00_000 })),
  savings: fc.constantFrom(0, 1_00_000, 1_50_000, 2_00_000),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

const isGovernment = ({ sector }: Drawn) => sector === 'central' || sector === 'state';
const exitAgeOf = ({ age, years }: Drawn) => Math.min(85, age + years);

/** Of active choice, what is neither in equity, corporate bonds nor alternative assets is in government bonds. */
function mixOf(input: Drawn) {
  const equity = input.mix === 'active' && !input.multiple ? Math.min(75, input.equity) : input.equity;
  const alternative = Math.min(input.alternative, 100 - equity);
  const corporate = Math.floor(((100 - equity - alternative) * input.corporateOfRest) / 100);
  return { equity, corporate, alternative, government: 100 - equity - corporate - alternative };
}

/** The return of a year of age, a part of one. */
function returnAt(input: Drawn, age: number): number {
  const { equityReturn, corporateReturn, governmentReturn, alternativeReturn } = input;
  const fee = input.fees === 'out' ? input.fundFee + 0.015 : 0;
  if (input.mix === 'active') {
    const { equity, corporate, government, alternative } = mixOf(input);
    const all =
      equity * equityReturn +
      corporate * corporateReturn +
      government * governmentReturn +
      alternative * alternativeReturn;
    return all / 10_000 - fee / 100;
  }
  const [equity, corporate, government] = auto[input.mix][Math.max(0, Math.min(20, age - 35))] ?? [0, 0, 0];
  return (
    ((equity ?? 0) * equityReturn + (corporate ?? 0) * corporateReturn + (government ?? 0) * governmentReturn) /
      10_000 -
    fee / 100
  );
}

/** The part of points of presence: 0.2% online and 0.5% at a branch of each payment, between a least and a most amount, never above it. */
function chargeOn(input: Drawn, payment: number): number {
  if (payment <= 0) return 0;
  if (input.charges === 'online') return Math.min(payment, 10_000, Math.max(15, payment * 0.002));
  return input.charges === 'branch' ? Math.min(payment, 25_000, Math.max(30, payment * 0.005)) : 0;
}

/** The yearly fee of the record keeper since 1 October 2025 by the balance. */
function yearlyFee(input: Drawn, balance: number): number {
  if (input.charges === 'none' || balance <= 0) return 0;
  if (isGovernment(input)) return 100;
  if (balance <= 2_00_000) return 100;
  if (balance <= 10_00_000) return 150;
  if (balance <= 25_00_000) return 300;
  return balance <= 50_00_000 ? 400 : 500;
}

function grow(input: Drawn, own: number, employer: number) {
  let [balance, charges, paid] = [input.balance, 0, 0];
  for (let age = input.age; age < exitAgeOf(input); age += 1) {
    const yearly = returnAt(input, age);
    const each = input.counting === 'nominal' ? yearly / 12 : (1 + yearly) ** (1 / 12) - 1;
    const rise = (1 + input.rise / 100) ** (age - input.age);
    for (let month = 0; month < 12; month += 1) {
      // Government’s own offices pay without a charge; the extra of the member goes through a point of presence.
      const charge = isGovernment(input)
        ? chargeOn(input, (own - input.pay / 10) * rise)
        : chargeOn(input, own * rise) + chargeOn(input, employer * rise);
      charges += charge;
      paid += (own + employer) * rise;
      balance = (balance + (own + employer) * rise - charge) * (1 + each);
    }
    const fee = Math.min(balance, yearlyFee(input, balance));
    charges += fee;
    balance -= fee;
  }
  return { balance, charges, paid };
}

/** Tax with the employer's and the own payments of a year deducted: sections 80CCD(2), 80CCD(1B) and 80CCD(1). */
function taxWith(input: Drawn, regime: 'new' | 'old', employerNps: number, ownNps: number): number {
  const isCitizen = input.sector === 'citizen';
  const basic = (isGovernment(input) ? input.pay : (input.basic ?? input.salary / 24)) * 12;
  const person = {
    ...emptyTaxpayer,
    age: input.age < 60 ? ('below60' as const) : input.age < 80 ? ('senior' as const) : ('verySenior' as const),
    salary: {
      ...emptyTaxpayer.salary,
      gross: isCitizen ? 0 : input.salary,
      basic: isCitizen ? 0 : basic,
      employerNps,
      governmentEmployee: isGovernment(input),
    },
    business: { regular: isCitizen ? input.salary : 0, speculative: 0 },
    claims: { ...emptyTaxpayer.claims, savings: input.savings, ownNps },
  };
  return toTen(statutoryTax(person, input.financialYear, regime, usualReadings).tax);
}

const numRuns = drawsOf('nps-mix');

test(`NPS by asset class agrees on ${numRuns} inputs`, () => {
  let counted = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      if (isGovernment(input) && input.mix === 'active') return;
      const exitAge = exitAgeOf(input);
      const { years: _, corporateOfRest: __, ...given } = input;
      const answer = answered(calculator, { ...given, ...mixOf(input), exitAge, lump: 0, today: '2026-11-23' });
      if (!answer) return;
      const { figure } = answer;
      counted += 1;
      countCompared('nps-mix');
      const expectFigure = (label: string, amount: number, ifMissing = Number.NaN) => {
        const found = Number(figure(label) ?? ifMissing);
        const isNear = Math.abs(found - amount) <= 0.01 + Math.abs(amount) * 1e-9;
        expect([label, found, amount, isNear]).toEqual([label, found, amount, true]);
      };
      const isAmount = input.known === 'amount';
      let [own, employer] = [input.own, input.sector === 'corporate' ? input.employer : 0];
      if (isGovernment(input)) {
        own = input.pay / 10 + (isAmount ? input.extra : 0);
        employer = (input.pay * input.employerShare) / 100;
      }
      if (!isAmount) {
        // The payment that the page finds must buy the pension; found by trial, a rupee less would not.
        if (isGovernment(input)) return;
        const payment = Number(figure('Payment needed a month'));
        const later = 1.06 ** (exitAge - input.age);
        const bought = (grow(input, payment, employer).balance * input.annuityRate) / 1_200 / later;
        expectFigure('Pension in today’s money', bought);
        expect(['bought', payment === 0 || Math.abs(bought - input.pension) < 0.01]).toEqual(['bought', true]);
        return;
      }
      const { balance, charges, paid } = grow(input, own, employer);
      expectFigure('Corpus at exit', balance);
      expectFigure('Charges', charges, 0);
      expectFigure('Growth', balance - input.balance - paid + charges, 0);
      expectFigure('Pension a month', (balance * input.annuityRate) / 1_200);
      if (input.sector === 'central') {
        const months = input.service + (exitAge - input.age) * 12;
        // Half of the average pay of the last twelve months, for 25 years of service; ten years at least.
        const last = input.pay * (1 + input.rise / 100) ** (exitAge - input.age - 1);
        if (months >= 120 && input.pay > 0 && figure('UPS pension a month') !== undefined) {
          expectFigure('UPS pension a month', Math.max(10_000, (last / 2) * (Math.min(300, months) / 300)));
          expectFigure('UPS lump sum', (last / 10) * Math.floor(months / 6));
        }
      }
      for (const [regime, name] of [
        ['new', 'new regime'],
        ['old', 'old regime'],
      ] as const) {
        const [byEmployer, byOwn] = [employer * 12, own * 12];
        const none = taxWith(input, regime, 0, 0);
        const withEmployer = taxWith(input, regime, byEmployer, 0);
        const withBoth = taxWith(input, regime, byEmployer, regime === 'old' ? byOwn : 0);
        expectFigure(`Saved by the employer’s part, ${name}`, none - withEmployer, 0);
        expectFigure(`Saved by your own part, ${name}`, withEmployer - withBoth, 0);
      }
    }),
    { numRuns },
  );
  expect(counted).toBeGreaterThan(numRuns / 3);
});
