/** Tax, refund and interest behind a Form 16 once more, from the Act alone. LONG=1 draws 10,000 forms. */
import fc from 'fast-check';
import calculator from '@/content/calculators/form16';
import { emptyTaxpayer, plainHouse, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { statutoryTax } from './statute';

const numRuns = drawsOf('form16');

const off = fc.constantFrom(null, null, 0, 1_000);

const drawn = fc.record({
  financialYear: fc.constantFrom('2025-26' as const, '2026-27' as const, '2024-25' as const),
  residence: fc.constantFrom(
    'resident' as const,
    'resident' as const,
    'notOrdinarily' as const,
    'nonResident' as const,
  ),
  /** Days from 1 April on which the return is filed; null for its due date. */
  filed: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 274 }), fc.constantFrom(121, 122, 168, 169)),
  otherExempt2: fc.constantFrom(0, 0, 9_000),
  regime: fc.constantFrom('new' as const, 'old' as const),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
  salary: fc.oneof(
    fc.integer({ min: 3_00_000, max: 60_00_000 }),
    fc.constantFrom(
      12_75_000,
      12_75_010,
      13_45_580,
      5_50_000,
      5_50_010,
      50_75_000,
      50_75_010,
      1_05_00_000,
      2_50_00_000,
    ),
  ),
  perquisites: fc.constantFrom(0, 0, 45_000),
  inLieu: fc.constantFrom(0, 0, 1_00_000),
  /** Of the salary, in per cent: below the half that rule 2A allows anywhere. */
  hraPercent: fc.constantFrom(0, 0, 10, 40),
  travel: fc.constantFrom(0, 30_000),
  retirement: fc.constantFrom(0, 0, 2_00_000),
  otherExempt: fc.constantFrom(0, 12_000),
  professionalTax: fc.constantFrom(0, 200, 2_400, 2_500),
  otherSalary: fc.constantFrom(0, 0, 3_00_000),
  house: fc.constantFrom(0, 0, 1_05_000, -1_80_000, -2_00_000, -2_50_000),
  otherIncome: fc.constantFrom(0, 60_000, 3_00_000),
  savings: fc.constantFrom(0, 90_000, 1_50_000, 1_60_000),
  ownNps: fc.constantFrom(0, 50_000),
  employerNpsPercent: fc.constantFrom(0, 0, 4),
  health: fc.constantFrom(0, 18_000, 25_000),
  savingsInterest: fc.constantFrom(0, 8_000, 10_000),
  otherDeductions: fc.constantFrom(0, 0, 75_000),
  relief: fc.constantFrom(0, 0, 5_000),
  second: fc.boolean(),
  salary2: fc.constantFrom(0, 1_00_000, 6_50_000),
  personal2: fc.constantFrom(0, 20_000),
  professionalTax2: fc.constantFrom(0, 0, 200),
  savings2: fc.constantFrom(0, 20_000),
  tds2: fc.constantFrom(0, 10_000),
  untold: fc.constantFrom(0, 0, 75_000),
  otherCredit: fc.constantFrom(0, 0, 7_500),
  /** Of the tax of the year, in per cent, and rupees more: refunds, and both sides of what bears interest. */
  deducted: fc.constantFrom(100, 100, 100, 0, 50, 90, 130),
  /** What the lines of the form are off what they should be; null where a line is left empty. */
  lines: fc.record({
    standardDeduction: off,
    grossTotal: off,
    salaryIncome: off,
    totalIncome: off,
    taxOnIncome: off,
    rebate: off,
    surcharge: off,
    cess: off,
    netTax: off,
  }),
  odd: fc.constantFrom(0, 0, -9_990, -10_000, -10_010, 4, 6, 25_000),
  /** What Form 26AS and the AIS have more than the form; null where they are left empty. */
  in26as: fc.constantFrom(null, null, 0, -30_000, 12_000, -1e9),
  inAis: fc.constantFrom(null, null, 0, -50_000, 80_000, -1e9),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

function taxpayerOf(input: Drawn): Taxpayer {
  const other = input.second ? input : { salary2: 0, personal2: 0, otherExempt2: 0, professionalTax2: 0, savings2: 0 };
  // Salary that this employer was told of and the other form are the same money, the larger of them.
  const elsewhere = Math.max(input.otherSalary, other.salary2);
  const gross = input.salary + input.perquisites + input.inLieu + elsewhere;
  const income = input.otherIncome + input.untold;
  const house =
    input.house > 0
      ? // Section 24(a) leaves 70% of the rent.
        { ...plainHouse, use: 'letOut' as const, monthsLet: 12, monthlyRent: input.house / 0.7 / 12 }
      : { ...plainHouse, interest: -input.house };
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: {
      ...emptyTaxpayer.salary,
      gross,
      // The pay that measures the limits of NPS is not in the form: large enough for what was deducted.
      basic: gross,
      exempt: input.retirement + input.otherExempt + other.otherExempt2,
      personalAllowances: (input.salary * input.hraPercent) / 100 + input.travel + other.personal2,
      // Article 276 of the Constitution: 2,500 a year to one State; two employers may be in two.
      professionalTax: Math.min(2_500, input.professionalTax) + Math.min(2_500, other.professionalTax2),
      employerNps: (input.salary * input.employerNpsPercent) / 100,
    },
    houses: input.house === 0 ? [] : [house],
    other: { ...emptyTaxpayer.other, savingsInterest: input.savingsInterest, other: income - input.savingsInterest },
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings + other.savings2,
      ownNps: input.ownNps,
      health: { ...emptyTaxpayer.claims.health, family: input.health },
      educationLoanInterest: input.otherDeductions,
    },
    reliefs: input.relief,
  };
}

const roundedTo = (amount: number, step: number) => Math.floor((Math.floor(amount + 1e-6) + step / 2) / step) * step;
const hundreds = (amount: number) => Math.floor(Math.max(0, amount) / 100) * 100;

/** Last days for a return without a business: section 139(1), as extended for the first of them. */
const due = { '2024-25': '2025-09-16', '2025-26': '2026-07-31', '2026-27': '2027-07-31' } as const;

/** Months of which at least a day lies between two days of a year, the first of a month and the last day given. */
const monthsFrom = (first: string, last: string) =>
  (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
  Number(last.slice(5, 7)) -
  Number(first.slice(5, 7)) +
  1;

/** Sections 234A, 234B and 234C, nothing paid in advance; rule 119A: full hundreds, and a part of a month is a month. */
function interestOn(short: number, { age, residence, financialYear }: Drawn, filedOn: string): number {
  const from = due[financialYear];
  // After the due date: from the day after it. The months of 16 September begin on the 17th of each.
  let late = 0;
  if (filedOn > from) {
    const months = monthsFrom(from, filedOn) - 1;
    const begun = from.endsWith('-31') ? months : months + (filedOn.slice(8) > '16' ? 1 : 0);
    late = (hundreds(short) * begun) / 100;
  }
  // Section 207(2): no advance tax of a resident senior without business. Section 208: none below 10,000.
  if (short < 10_000 || (age !== 'below60' && residence !== 'nonResident')) return late;
  const short234b = (hundreds(short) * monthsFrom(`${from.slice(0, 4)}-04-01`, filedOn)) / 100;
  const deferred =
    hundreds(short * 0.15) * 0.03 +
    hundreds(short * 0.45) * 0.03 +
    hundreds(short * 0.75) * 0.03 +
    hundreds(short) * 0.01;
  // The last instalment, of 15 March, is a month late as the others are three.
  return late + short234b + deferred;
}

/** Section 234F; no return is asked for up to the exemption, unless 25,000 (a resident senior: 50,000) were deducted: rule 12AB. */
function feeOf(input: Drawn, person: Taxpayer, totalIncome: number, filedOn: string, credit: number): number {
  if (filedOn <= due[input.financialYear]) return 0;
  // Section 139(1): the income before the deductions of Chapter VI-A.
  const before = statutoryTax(person, input.financialYear, input.regime, usualReadings).grossTotalIncome;
  const senior = input.residence !== 'nonResident' && input.age !== 'below60';
  const exemption =
    input.regime === 'new'
      ? input.financialYear === '2024-25'
        ? 3_00_000
        : 4_00_000
      : senior
        ? input.age === 'senior'
          ? 3_00_000
          : 5_00_000
        : 2_50_000;
  if (before <= exemption && credit < (senior ? 50_000 : 25_000)) return 0;
  return totalIncome > 5_00_000 ? 5_000 : 1_000;
}

/** What each line should be by what this employer knew: the number in the form, by the field of the page. */
function linesOf(input: Drawn): Readonly<Record<keyof Drawn['lines'], readonly [line: string, amount: number]>> {
  const known = { ...input, second: false, untold: 0 as const };
  const law = statutoryTax(taxpayerOf(known), input.financialYear, input.regime, usualReadings);
  const gross = input.salary + input.perquisites + input.inLieu;
  const isOld = input.regime === 'old';
  const personal = isOld ? (input.salary * input.hraPercent) / 100 + input.travel : 0;
  const left = gross + input.otherSalary - input.retirement - input.otherExempt - personal;
  const standard = Math.min(isOld ? 50_000 : 75_000, Math.max(0, left));
  const professional = isOld ? Math.min(2_500, input.professionalTax) : 0;
  return {
    standardDeduction: ['4(a)', standard],
    grossTotal: ['1(d)', gross],
    salaryIncome: ['6', Math.max(0, left - standard - professional)],
    totalIncome: ['12', law.totalIncome],
    taxOnIncome: ['13', law.slabTax],
    rebate: ['14', law.rebate],
    surcharge: ['15', law.surcharge - law.marginalRelief],
    cess: ['16', law.cess],
    netTax: ['19', law.tax],
  };
}

test(`Form 16 agrees on ${numRuns} forms`, () => {
  let counted = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      if (input.otherIncome + input.untold < input.savingsInterest) return;
      const first = Date.UTC(Number(input.financialYear.slice(0, 4)) + 1, 3, 1);
      const filedOn = input.filed === null ? '' : new Date(first + input.filed * 86_400_000).toISOString().slice(0, 10);
      const day = filedOn || due[input.financialYear];
      // Section 115BAC(6): the old regime is chosen in a return within its time, or not at all.
      const regime = day > due[input.financialYear] ? 'new' : input.regime;
      const person = taxpayerOf(input);
      const { tax, totalIncome } = statutoryTax(person, input.financialYear, regime, usualReadings);
      const tds = Math.max(0, Math.round((tax * input.deducted) / 100) + input.odd);
      // Section 199 and rule 37BA: credit is given for what was reported to the Department, whatever the form says.
      const credit = input.in26as === null ? tds : Math.max(0, tds + input.in26as);
      const gross = input.salary + input.perquisites + input.inLieu;
      const aisSalary = input.inAis === null ? null : Math.max(0, gross + input.inAis);
      const {
        hraPercent,
        employerNpsPercent,
        deducted: _,
        odd: __,
        filed: ___,
        in26as,
        inAis: ____,
        lines,
        ...given
      } = input;
      const wanted = linesOf(input);
      const printed = Object.entries(lines).map(([name, by]) => [
        name,
        by === null ? null : wanted[name as keyof typeof wanted][1] + by,
      ]);
      const answer = answered(calculator, {
        ...given,
        hra: (input.salary * hraPercent) / 100,
        employerNps: (input.salary * employerNpsPercent) / 100,
        ...Object.fromEntries(printed),
        tds,
        credit26as: in26as === null ? null : credit,
        aisSalary,
        filedOn,
        today: filedOn,
      });
      if (!answer) return;
      counted += 1;
      countCompared('form16');
      const expectFigure = (label: string, amount: number, ifMissing = Number.NaN) => {
        const found = answer.figure(label) ?? ifMissing;
        if (!(Math.abs(found - amount) <= 0.02)) throw new Error(`${label}: ${found}, by law ${amount}`);
      };
      const paid = credit + input.otherCredit + (input.second ? input.tds2 : 0);
      expectFigure('Total income', totalIncome);
      expectFigure('Tax of the year', tax);
      expectFigure('Deducted and paid', paid);
      const interest = interestOn(tax - paid, input, day) + feeOf({ ...input, regime }, person, totalIncome, day, paid);
      const balance = tax + interest - paid;
      expectFigure('Interest and fee', interest, 0);
      if (balance >= 5) expectFigure('Left to pay', roundedTo(balance, 10));
      if (balance <= -5) expectFigure('Refund', roundedTo(-balance, 10));
      const points = (answer.result.tables?.find(({ id }) => id === 'points')?.rows ?? []).map(([name, ...amounts]) => [
        String(name).replace(/^\d+\. /, ''),
        ...amounts,
      ]);
      // A few rupees are rounding, which no law measures: such forms are not compared here.
      if (credit !== tds && Math.abs(credit - tds) <= 10) return;
      const wantedPoints = [
        ...(credit === tds ? [] : [[/Tax deducted against Form (26AS|168)/, tds, credit]]),
        ...(aisSalary === null || aisSalary === gross ? [] : [[/Salary against the AIS/, gross, aisSalary]]),
      ];
      expect(points.filter(([name]) => /against (Form|the AIS)/.test(String(name)))).toEqual(
        wantedPoints.map(([name, ...amounts]) => [expect.stringMatching(name as RegExp), ...amounts]),
      );
    }),
    { numRuns },
  );
  expect(counted).toBeGreaterThan(numRuns / 3);
});
