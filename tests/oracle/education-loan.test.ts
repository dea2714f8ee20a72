/** The education loan once more, from simple interest, the statutes and month-by-month accounts. LONG=1 draws 10,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/education-loan-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('education-loan');

const drawn = fc.record({
  parts: fc.array(
    fc.record({
      after: fc.integer({ min: 0, max: 48 }),
      amount: fc.integer({ min: 1_000, max: 15_00_000 }),
      // The day of the month; only one in three parts names it.
      day: fc.oneof(
        { weight: 2, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: 28 }) },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  start: fc.integer({ min: 2020 * 12, max: 2030 * 12 }),
  course: fc.integer({ min: 49, max: 72 }),
  grace: fc.integer({ min: 0, max: 12 }),
  rate: fc.integer({ min: 0, max: 1_800 }).map((hundredths) => hundredths / 100),
  tenure: fc.integer({ min: 1, max: 180 }),
  payNow: fc.constantFrom('none', 'interest', 'part'),
  partPayment: fc.integer({ min: 100, max: 30_000 }),
  servedConcession: fc.constantFrom(0, 0.5, 1),
  unpaidInterest: fc.constantFrom('simple', 'simple', '1', '3', '12'),
  scheme: fc.constantFrom('none', 'none', 'csis', 'vidyalaxmi'),
  familyIncome: fc.option(fc.constantFrom(4_00_000, 4_50_000, 4_50_001, 8_00_000, 8_00_001)),
  regime: fc.constantFrom('new', 'old'),
  slab: fc.constantFrom('5', '20', '30'),
  feePercent: fc.constantFrom(0, 0.5, 1),
  prepayments: fc.array(
    fc.record({
      every: fc.constantFrom('once', 'once', 'monthly', 'yearly'),
      amount: fc.integer({ min: 500, max: 2_00_000 }),
      month: fc.integer({ min: 0, max: 60 }),
    }),
    { maxLength: 2 },
  ),
  prepaymentEffect: fc.constantFrom('tenure', 'emi'),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Months counted from the year 0 to the form's way of writing them. */
const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const taxYear = (month: number) => (month % 12 >= 3 ? Math.floor(month / 12) : Math.floor(month / 12) - 1);

interface Account {
  readonly early: number;
  readonly subsidy: number;
  readonly paidEarly: number;
  readonly owed: number;
  readonly emi: number;
  readonly interest: number;
  readonly taxSaved: number;
  readonly deductible: number;
  readonly flows: readonly number[];
  readonly end: number;
  readonly prepaid: number;
  readonly emis: number;
}

/** By the number of a month, the day that its parts name: the first of the list that names one. */
function namedDays(parts: Drawn['parts']): Map<number, number> {
  const days = new Map<number, number>();
  for (const { after, day } of parts) if (day > 0 && !days.has(after)) days.set(after, day);
  return days;
}

/** Twelfths of a year for which a part bears interest in its own month: a whole month from the 1st, else days of 365. */
function twelfths(month: number, day: number): number {
  if (day <= 1) return 1;
  const length = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return ((length - day + 1) / 365) * 12;
}

function byHand(input: Drawn, payNow: string, prepayments = input.prepayments): Account {
  const first = input.start + Math.min(...input.parts.map(({ after }) => after));
  const firstEmi = input.start + input.course + input.grace;
  const rate = input.rate - (payNow === 'interest' && input.payNow === 'interest' ? input.servedConcession : 0);
  const r = Math.max(0, rate) / 1200;

  // Simple interest part by part: a part waits a number of months, each at r, never on interest.
  let early = 0;
  const days = namedDays(input.parts);
  const lost = (after: number) => 1 - twelfths(input.start + after, days.get(after) ?? 1);
  for (const { after, amount } of input.parts) early += amount * r * (firstEmi - input.start - after - lost(after));
  const every = input.unpaidInterest === 'simple' ? 0 : Number(input.unpaidInterest);
  // Unpaid interest in two purses: what bears interest, and what waits for the end of its month, quarter or year.
  let bears = 0;
  let waits = 0;
  let cap = 0;
  let points = 0;
  const income = input.familyIncome ?? 0;
  if (input.scheme === 'csis' && income <= 4_50_000) {
    cap = first >= 2022 * 12 + 3 ? 10_00_000 : 7_50_000;
    points = r;
  }
  if (input.scheme === 'vidyalaxmi' && income <= 8_00_000) {
    cap = 10_00_000;
    points = Math.min(r, 0.03 / 12);
  }
  const years = new Map<number, number>();
  const note = (month: number, amount: number) => years.set(taxYear(month), (years.get(taxYear(month)) ?? 0) + amount);
  const flows: number[] = [0];
  let subsidy = 0;
  let charged = 0;
  let paidEarly = 0;
  let principal = 0;
  for (let month = first; month < firstEmi; month += 1) {
    // What of the principal bears no interest before its day, all of it and within the limit of the subsidy.
    let idle = 0;
    let idleWithin = 0;
    for (const { after, amount } of input.parts) {
      if (input.start + after !== month) continue;
      idle += amount * lost(after);
      idleWithin += (Math.min(principal + amount, cap) - Math.min(principal, cap)) * lost(after);
      principal += amount;
      flows[month - first] = (flows[month - first] ?? 0) + amount;
    }
    const borne = (Math.min(principal, cap) - idleWithin) * points;
    subsidy += borne;
    const ofMonth = (principal - idle + bears) * r - borne;
    early += bears * r;
    charged += ofMonth;
    let pays = 0;
    if (payNow === 'interest') pays = ofMonth;
    if (payNow === 'part') pays = Math.min(input.partPayment, charged - paidEarly);
    paidEarly += pays;
    waits += ofMonth - pays;
    if (waits < 0) {
      bears += waits;
      waits = 0;
    }
    if (every > 0 && (month - first + 1) % every === 0) {
      bears += waits;
      waits = 0;
    }
    note(month, pays);
    flows[month - first + 1] = -pays;
  }
  const owed = principal + early - subsidy - paidEarly;

  const q = input.rate / 1200;
  let worth = 0;
  for (let k = 1; k <= input.tenure; k += 1) worth += Math.exp(-k * Math.log1p(q));
  const emi = owed / worth;
  let balance = owed;
  let late = 0;
  let instalment = emi;
  let prepaid = 0;
  let emis = 0;
  while (emis < input.tenure && balance > 0.005) {
    emis += 1;
    const of = balance * q;
    late += of;
    let pays = emis === input.tenure ? balance + of : Math.min(instalment, balance + of);
    balance = balance + of - pays;
    let extra = 0;
    for (const { every, amount, month } of prepayments) {
      const since = emis - 1 - month;
      if (since === 0 || (since > 0 && (every === 'monthly' || (every === 'yearly' && since % 12 === 0))))
        extra += amount;
    }
    extra = balance > 0.005 ? Math.min(extra, balance) : 0;
    balance -= extra;
    prepaid += extra;
    pays += extra;
    if (extra > 0 && input.prepaymentEffect === 'emi') {
      let left = 0;
      for (let k = 1; k <= input.tenure - emis; k += 1) left += (1 + q) ** -k;
      instalment = balance / left;
    }
    note(firstEmi + emis - 1, of);
    flows[firstEmi - first + emis] = (flows[firstEmi - first + emis] ?? 0) - pays;
  }
  const paying = [...years].filter(([, amount]) => amount > 0).map(([year]) => year);
  const begin = Math.min(...paying);
  let deductible = 0;
  for (const [year, amount] of years) if (year < begin + 8) deductible += amount;
  return {
    early,
    subsidy,
    paidEarly,
    owed,
    emi,
    interest: early - subsidy + late,
    deductible,
    taxSaved: (deductible * Number(input.slab) * 1.04) / 100,
    flows,
    end: balance,
    prepaid,
    emis,
  };
}

/** The rate per month at which flows are worth nothing, by halving; their sum falls through zero once. */
function rateOf(flows: readonly number[], low: number, high: number, rises: boolean): number {
  let from = low;
  let to = high;
  for (let round = 0; round < 200; round += 1) {
    const middle = (from + to) / 2;
    let present = 0;
    for (let k = flows.length - 1; k >= 0; k -= 1) present = present / (1 + middle) + (flows[k] ?? 0);
    if (present < 0 === rises) from = middle;
    else to = middle;
  }
  return from;
}

it(`the education loan agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const { parts, start, course, prepayments, ...fields } = input;
      const firstEmi = start + course + input.grace;
      const answer = answered(calculator, {
        ...fields,
        tranches: parts.map(({ after, amount }) => ({ from: written(start + after), amount })),
        paidOutOn: [...namedDays(parts)].map(([after, day]) => ({
          on: `${written(start + after)}-${String(day).padStart(2, '0')}`,
        })),
        prepayments: prepayments.map(({ every, amount, month }) => ({
          every,
          amount,
          from: written(firstEmi + month),
        })),
        courseEnd: written(start + course - 1),
      });
      if (!answer) {
        // Only a loan from before PM-Vidyalaxmi is refused.
        expect(input.scheme).toBe('vidyalaxmi');
        return;
      }
      compared += 1;
      countCompared('education-loan');
      const { figure } = answer;
      const expected = byHand(input, input.payNow);
      expect(Math.abs(expected.end)).toBeLessThan(0.005);
      const pairs: [string, number][] = [
        [input.unpaidInterest === 'simple' ? 'Simple interest until then' : 'Interest until then', expected.early],
        ['Owed when the EMIs begin', expected.owed],
        ['Monthly EMI', expected.emi],
        ['Total interest you pay', expected.interest],
      ];
      pairs.push(['Paid off in', firstEmi + expected.emis - 1]);
      if (expected.prepaid > 0) {
        const without = byHand(input, input.payNow, []);
        pairs.push(['All prepayments', expected.prepaid]);
        pairs.push(['Interest saved', without.interest - expected.interest]);
        pairs.push(['The loan ends sooner by', without.emis - expected.emis]);
        if (input.regime === 'old') {
          const lost = without.taxSaved - expected.taxSaved;
          pairs.push(['Interest saved after the tax deduction', without.interest - expected.interest - lost]);
        }
      }
      if (input.scheme !== 'none') pairs.push(['Interest that the Government pays', expected.subsidy]);
      if (input.payNow !== 'none') pairs.push(['You pay before the EMIs', expected.paidEarly]);
      if (input.regime === 'old' && input.rate > 0) {
        pairs.push(['Interest you can deduct', expected.deductible]);
        pairs.push(['Tax saved by the deduction', expected.taxSaved]);
      }
      if (input.feePercent > 0 && input.rate > 0) {
        const fee = parts.reduce((sum, { amount }) => sum + amount, 0) * input.feePercent * 0.01 * 1.18;
        const apr = rateOf([(expected.flows[0] ?? 0) - fee, ...expected.flows.slice(1)], -0.05, 0.2, true) * 1200;
        pairs.push(['Annual percentage rate (APR)', apr]);
      }
      const nothing = byHand(input, 'none');
      const interest = byHand(input, 'interest');
      if (interest.paidEarly > 0) {
        pairs.push(['Interest saved by paying it as it falls due', nothing.interest - interest.interest]);
        if (input.regime === 'old') {
          pairs.push([
            'The same after the tax deduction',
            nothing.interest - interest.interest - nothing.taxSaved + interest.taxSaved,
          ]);
        }
        if (figure('Return on the interest paid early') !== undefined) {
          const saved = interest.flows.map((flow, k) => flow - (nothing.flows[k] ?? 0));
          const perMonth = rateOf(saved, -0.05, 0.2, false);
          pairs.push(['Return on the interest paid early', ((1 + perMonth) ** 12 - 1) * 100]);
        }
      }
      for (const [label, value] of pairs) {
        const given = figure(label);
        const [year, month] = label === 'Paid off in' ? String(given).split('-').map(Number) : [];
        const ours = year === undefined || month === undefined ? given : year * 12 + month - 1;
        expect([label, ours, value, Math.abs(Number(ours) - value) < 0.005]).toEqual([label, ours, value, true]);
      }
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.7);
});
