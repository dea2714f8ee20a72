/**
 * What is left to pay, or the refund, on the income-tax page once more, from sections 140A, 207 to 211, 234A to 234F and 288B of the
 * Act of 1961 alone (2026-27: 403 to 408, 423 to 428 and 516), and who may use sections 44AD and 44ADA. LONG=1 draws 10,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/income-tax';
import { emptyTaxpayer, type Gain, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { toTen } from './earlier-years';
import { calendar, dayAfter, fourInstalments, hundreds, monthsBegun, oneInstalment } from './instalments';
import { statutoryTax } from './statute';

const lakh = 1_00_000;
const crore = 1_00_00_000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

type Year = '2024-25' | '2025-26' | '2026-27';
type Regime = 'new' | 'old';

/** Receipts on both sides of a limit, with a share in cash on both sides of 5%. */
const receipts = (...limits: number[]) =>
  fc
    .tuple(
      fc.oneof(
        fc.integer({ min: 1, max: 2 * (limits.at(-1) as number) }),
        fc.tuple(fc.constantFrom(...limits), fc.constantFrom(-1, 0, 1)).map(([limit, off]) => limit + off),
      ),
      fc.oneof(fc.constantFrom(0, 0.05, 1), fc.double({ min: 0, max: 1, noNaN: true })),
      fc.constantFrom(-1, 0, 0, 1),
    )
    .map(([all, part, off]) => {
      const cash = Math.min(all, Math.max(0, Math.floor(all * part) + off));
      return { bank: all - cash, cash };
    });

const trade = receipts(60 * lakh, 2 * crore, 3 * crore);
const practice = receipts(10 * lakh, 50 * lakh, 75 * lakh);

/** Section 44AD(1) with clause (b) of its Explanation; section 44ADA(1). A share of cash of exactly 5% is within them. */
function mayUse(
  scheme: 'presumptive' | 'profession',
  all: number,
  cash: number,
  person: Pick<Taxpayer, 'kind' | 'residence'>,
) {
  const hardlyCash = cash * 20 <= all;
  if (person.residence === 'nonResident') return false;
  if (scheme === 'presumptive') return all <= (hardlyCash ? 3 : 2) * crore;
  return person.kind === 'individual' && all <= (hardlyCash ? 75 : 50) * lakh;
}

test('sections 44AD and 44ADA are for whom and up to what they say, and deem what they say', () => {
  let refused = 0;
  let compared = 0;
  const drawn = fc.record({
    financialYear: fc.constantFrom<Year>('2024-25', '2025-26', '2026-27'),
    kind: fc.constantFrom('individual' as const, 'individual' as const, 'huf' as const),
    residence: fc.constantFrom(
      'resident' as const,
      'resident' as const,
      'notOrdinarily' as const,
      'nonResident' as const,
    ),
    work: fc.oneof(
      fc.record({ scheme: fc.constant('presumptive' as const), received: trade }),
      fc.record({ scheme: fc.constant('profession' as const), received: practice }),
    ),
    /** Of what the section deems, in per cent. */
    declared: fc.constantFrom(0, 50, 99, 100, 101, 250),
    interest: fc.constantFrom(0, 0, 3 * lakh),
  });
  fc.assert(
    fc.property(drawn, ({ financialYear, kind, residence, work, declared, interest }) => {
      const { scheme, received } = work;
      const all = received.bank + received.cash;
      const deemed = scheme === 'presumptive' ? received.bank * 0.06 + received.cash * 0.08 : all * 0.5;
      // Not more than the receipts.
      const claimed = Math.min(all, Math.round((deemed * declared) / 100));
      const answer = answered(calculator, {
        financialYear,
        taxpayer: kind,
        residence,
        salary: 0,
        interest,
        scheme,
        turnoverBank: received.bank,
        turnoverCash: received.cash,
        declared: claimed,
      });
      const person: Taxpayer = {
        ...emptyTaxpayer,
        kind,
        residence,
        business: { regular: Math.max(deemed, claimed), speculative: 0 },
        other: { ...emptyTaxpayer.other, depositInterest: interest },
      };
      countCompared('presumptive-income');
      const given = [scheme, kind, residence, received];
      expect([...given, answer !== null]).toEqual([...given, mayUse(scheme, all, received.cash, person)]);
      if (!answer) {
        refused += 1;
        return;
      }
      compared += 1;
      for (const regime of ['new', 'old'] as const) {
        const { tax } = statutoryTax(person, financialYear, regime, usualReadings);
        expect([given, answer.figure(`Tax in the ${regime} regime`)]).toEqual([given, expect.closeTo(toTen(tax), 1)]);
      }
    }),
    { numRuns: drawsOf('presumptive-income') },
  );
  expect(compared).toBeGreaterThan(drawsOf('presumptive-income') / 4);
  expect(refused).toBeGreaterThan(drawsOf('presumptive-income') / 10);
});

interface Paid {
  readonly day: string;
  readonly amount: number;
}

const money = (most: number) => fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: most }));

const tens = (most: number) => money(most / 10).map((amount) => amount * 10);

const settled = fc.record({
  financialYear: fc.constantFrom<Year>('2024-25', '2025-26', '2026-27'),
  taxpayer: fc.constantFrom('individual' as const, 'individual' as const, 'individual' as const, 'huf' as const),
  residence: fc.constantFrom('resident' as const, 'resident' as const, 'resident' as const, 'nonResident' as const),
  age: fc.constantFrom('below60' as const, 'below60' as const, 'senior' as const, 'verySenior' as const),
  salary: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 60 * lakh }),
    fc.constantFrom(13_00_000, 4_75_000, 4_75_010),
  ),
  interest: fc.oneof(money(20 * lakh), fc.constantFrom(2_50_000, 3 * lakh, 4 * lakh, 4_00_010, 5 * lakh, 5_00_010)),
  savings: fc.constantFrom(0, 1_50_000),
  business: fc.oneof(
    fc.constant(null),
    fc.constant(null),
    fc.record({ scheme: fc.constant('books' as const), profit: fc.integer({ min: 1, max: 40 * lakh }) }),
    fc.record({ scheme: fc.constant('presumptive' as const), received: trade }),
    fc.record({ scheme: fc.constant('profession' as const), received: practice }),
  ),
  intraday: fc.oneof(fc.constant(0), fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 2 * lakh })),
  audited: fc.constantFrom(false, false, true),
  optionForm: fc.boolean(),
  /** Not in the instalments, as if their tax was paid in time. Whole tens, so that section 288A rounds alike with and without them. */
  longEquity: tens(10 * lakh),
  shortEquity: tens(5 * lakh),
  dividend: tens(3 * lakh),
  winnings: tens(1 * lakh),
  regime: fc.constantFrom('better' as const, 'new' as const, 'old' as const),
  reliefs: fc.constantFrom(0, 0, 0, 7_000),
  /** Of the tax, in per cent, and rupees more: both sides of 10,000 left, of 90% in advance and of a refund. */
  tds: fc.constantFrom(0, 0, 30, 80, 100, 120),
  odd: fc.constantFrom(0, 0, -9_990, -10_000, -10_010, 37, 24_999, 25_000, 50_000),
  /** By day: from 1 April of the year, at an instalment, or after the year. Of what is left after the TDS, in per cent. */
  payments: fc.array(
    fc.record({
      on: fc.oneof(
        fc.record({ instalment: fc.integer({ min: 0, max: 3 }), late: fc.constantFrom(0, 0, 1) }),
        fc.record({ day: fc.oneof(fc.integer({ min: 0, max: 639 }), fc.constantFrom(364, 365, 395, 396)) }),
      ),
      percent: fc.constantFrom(5, 12, 15, 24, 30, 45, 90, 100, 110),
      odd: fc.constantFrom(0, 0, -1, 1, 5),
    }),
    { maxLength: 4 },
  ),
  /** Days from 1 April after the year to the return; null for its due date, or the day of today where that is later. */
  filed: fc.oneof(
    fc.integer({ min: 0, max: 274 }),
    fc.constantFrom(121, 122, 152, 153, 168, 169, 213, 214),
    fc.constant(null),
  ),
  today: fc.integer({ min: 0, max: 274 }),
});
type Settled = typeof settled extends fc.Arbitrary<infer T> ? T : never;

const hasBusiness = ({ business, intraday }: Settled) => business !== null || intraday > 0;
const isPresumptive = ({ business }: Settled) => business !== null && business.scheme !== 'books';

function profitOf({ business }: Settled): number {
  if (!business) return 0;
  if (business.scheme === 'books') return business.profit;
  const { bank, cash } = business.received;
  return business.scheme === 'presumptive' ? bank * 0.06 + cash * 0.08 : (bank + cash) / 2;
}

const gain = (name: Gain['class'], amount: number): Gain[] => (amount === 0 ? [] : [{ class: name, amount }]);

/** The person of an input; with or without gains, dividend and winnings. */
function personOf(input: Settled, isWhole: boolean): Taxpayer {
  const isPerson = input.taxpayer === 'individual';
  const only = (amount: number) => (isWhole ? amount : 0);
  return {
    ...emptyTaxpayer,
    kind: input.taxpayer,
    residence: input.residence,
    age: isPerson ? input.age : 'below60',
    salary: { ...emptyTaxpayer.salary, gross: isPerson ? input.salary : 0 },
    business: { regular: profitOf(input), speculative: input.intraday },
    gains: [...gain('shortTermEquity', only(input.shortEquity)), ...gain('longTermEquity', only(input.longEquity))],
    other: {
      ...emptyTaxpayer.other,
      depositInterest: input.interest,
      dividend: only(input.dividend),
      winnings: only(input.winnings),
    },
    claims: { ...emptyTaxpayer.claims, savings: input.savings },
    reliefs: input.reliefs,
  };
}

interface Law {
  readonly regime: Regime;
  readonly tax: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly fee: number;
}

/** Section 139(1) with rule 12AB: whether the person must file. */
function mustFile(input: Settled, regime: Regime, before: number, tds: number): boolean {
  const isSenior = input.taxpayer === 'individual' && input.residence !== 'nonResident' && input.age !== 'below60';
  const old = isSenior ? (input.age === 'senior' ? 3 * lakh : 5 * lakh) : 2_50_000;
  const exemption = regime === 'old' ? old : input.financialYear === '2024-25' ? 3 * lakh : 4 * lakh;
  const { business } = input;
  const taken = business && business.scheme !== 'books' ? business.received.bank + business.received.cash : 0;
  const much = business?.scheme === 'profession' ? taken > 10 * lakh : taken > 60 * lakh;
  return before > exemption || much || tds >= (isSenior ? 50_000 : 25_000);
}

function interestByLaw(input: Settled, regime: Regime, tds: number, paid: readonly Paid[], filedOn: string): Law {
  const { instalments, due: dues } = calendar[input.financialYear];
  const due = dues[input.audited ? 2 : hasBusiness(input) ? 1 : 0];
  const april = `${Number(input.financialYear.slice(0, 4)) + 1}-04-01`;
  const law = statutoryTax(personOf(input, true), input.financialYear, regime, usualReadings);
  const ordinary = statutoryTax(personOf(input, false), input.financialYear, regime, usualReadings);
  const assessed = law.tax - tds;
  const advance = sum(paid.filter(({ day }) => day < april).map(({ amount }) => amount));
  // Section 207(2): no advance tax of a resident senior without business.
  const isSpared =
    input.taxpayer === 'individual' &&
    input.residence !== 'nonResident' &&
    input.age !== 'below60' &&
    !hasBusiness(input);
  const isLiable = assessed >= 10_000 - 1e-6 && !isSpared;

  let c = 0;
  if (isLiable) {
    const onReturned = ordinary.tax - tds;
    const rows = isPresumptive(input) ? oneInstalment : fourInstalments;
    for (const [at, percent, enough, months] of rows) {
      const by = sum(paid.filter(({ day }) => day <= instalments[at]).map(({ amount }) => amount));
      if (by < (onReturned * enough) / 100 - 1e-6) c += (hundreds((onReturned * percent) / 100 - by) * months) / 100;
    }
  }

  const isLate = filedOn > due;
  const fee =
    isLate && mustFile(input, regime, law.grossTotalIncome, tds) ? (law.totalIncome > 5 * lakh ? 5_000 : 1_000) : 0;
  // Section 234B with section 140A: a payment meets the fee and the interest due on its day first, and lowers the tax from the next month.
  const isShort = isLiable && advance < assessed * 0.9 - 1e-6;
  let unpaid = assessed - advance;
  let charged = 0;
  let b = 0;
  let from = april;
  /** What was unpaid when the due date had passed, section 234A. */
  let unpaidAtDue = unpaid;
  const later = paid.filter(({ day }) => day >= april).sort((x, y) => (x.day < y.day ? -1 : x.day > y.day ? 1 : 0));
  for (const { day, amount } of [...later, { day: filedOn, amount: 0 }]) {
    if (isShort) b += (hundreds(unpaid) * monthsBegun(from, `${day.slice(0, 7)}-01`)) / 100;
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
    const next = `${month === 12 ? year + 1 : year}-${String(month === 12 ? 1 : month + 1).padStart(2, '0')}-01`;
    if (next > from) from = next;
    const a = (hundreds(unpaidAtDue) * monthsBegun(dayAfter(due), day)) / 100;
    const owed = a + b + c + (day > due ? fee : 0) - charged;
    const onCharges = Math.min(amount, Math.max(0, owed));
    charged += onCharges;
    unpaid -= amount - onCharges;
    if (day <= due) unpaidAtDue = unpaid;
  }
  const a = isLate ? (hundreds(unpaidAtDue) * monthsBegun(dayAfter(due), filedOn)) / 100 : 0;
  return { regime, tax: law.tax, a, b, c, fee };
}

test('receipts call for a return, and for the fee of a late one, at any income', () => {
  const drawn = fc.record({
    financialYear: fc.constantFrom<Year>('2024-25', '2025-26', '2026-27'),
    taxpayer: fc.constantFrom('individual' as const, 'huf' as const),
    age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
    regime: fc.constantFrom<Regime>('new', 'old'),
    receipts: fc.oneof(fc.constantFrom(60 * lakh, 60 * lakh + 1), fc.integer({ min: 40 * lakh, max: 90 * lakh })),
    tds: fc.constantFrom(0, 24_999, 25_000, 49_999, 50_000),
    filed: fc.integer({ min: 140, max: 274 }),
  });
  fc.assert(
    fc.property(drawn, ({ financialYear, taxpayer, age, regime, receipts, tds, filed }) => {
      const filedOn = dayText(Date.UTC(Number(financialYear.slice(0, 4)) + 1, 3, 1) + filed * DAY);
      const income = receipts * 0.06;
      const answer = answered(calculator, {
        financialYear,
        taxpayer,
        ...(taxpayer === 'individual' && { age }),
        salary: 0,
        scheme: 'presumptive',
        turnoverBank: receipts,
        regime,
        // Chosen in time, in an earlier year.
        optionForm: true,
        settle: true,
        tds,
        filedOn,
        today: filedOn,
      });
      if (!answer) throw new Error('The page refuses this input.');
      countCompared('return-for-receipts');
      const isSenior = taxpayer === 'individual' && age !== 'below60';
      const old = isSenior ? (age === 'senior' ? 3 * lakh : 5 * lakh) : 2_50_000;
      const exemption = regime === 'old' ? old : financialYear === '2024-25' ? 3 * lakh : 4 * lakh;
      const owes = income > exemption || receipts > 60 * lakh || tds >= (isSenior ? 50_000 : 25_000);
      const isLate = filedOn > calendar[financialYear].due[1];
      const fee = owes && isLate ? (Math.round(income / 10) * 10 > 5 * lakh ? 5_000 : 1_000) : 0;
      const given = { financialYear, taxpayer, age, regime, receipts, tds, filedOn };
      expect([given, answer.figure('Fee for a late return') ?? 0]).toEqual([given, fee]);
    }),
    { numRuns: drawsOf('return-for-receipts') },
  );
});

test('what is left to pay: instalments, months, what a payment meets first, and the fee', () => {
  let compared = 0;
  let late = 0;
  fc.assert(
    fc.property(settled, (input) => {
      if (input.business && input.business.scheme !== 'books') {
        const { bank, cash } = input.business.received;
        const person = { kind: input.taxpayer, residence: input.residence };
        if (!mayUse(input.business.scheme, bank + cash, cash, person)) return;
      }
      const { instalments, due: dues } = calendar[input.financialYear];
      const first = Number(input.financialYear.slice(0, 4));
      const aprilBefore = Date.UTC(first, 3, 1);
      const april = Date.UTC(first + 1, 3, 1);
      const due = dues[input.audited ? 2 : hasBusiness(input) ? 1 : 0];
      const today = dayText(april + Math.max(input.today, input.filed ?? 0) * DAY);
      const filedOn = input.filed === null ? (today > due ? today : due) : dayText(april + input.filed * DAY);
      const isLate = filedOn > due;
      // Section 115BAC(6): late, the old regime is for those with business who chose it in time.
      const mayOld = !isLate || (hasBusiness(input) && input.optionForm);
      const taxIn = (regime: Regime) =>
        statutoryTax(personOf(input, true), input.financialYear, regime, usualReadings).tax;
      const isOld = mayOld && (input.regime === 'old' || (input.regime === 'better' && taxIn('old') < taxIn('new')));
      const regime = isOld ? 'old' : 'new';
      const tax = taxIn(regime);
      if (input.regime === 'better' && mayOld && Math.abs(taxIn('old') - taxIn('new')) < 10) return;
      const tds = Math.max(0, Math.round((tax * input.tds) / 100) + input.odd);
      const left = Math.max(0, tax - tds);
      const paid = input.payments
        .map(({ on, percent, odd }) => ({
          day:
            'day' in on
              ? dayText(aprilBefore + on.day * DAY)
              : dayText(Date.parse(instalments[on.instalment] as string) + on.late * DAY),
          amount: Math.max(0, Math.ceil((left * percent) / 100) + odd),
        }))
        .filter(({ day, amount }) => day <= filedOn && day <= today && amount > 0);
      // A day within the year is none of filing: the due date counts, or the day of today.
      const withinYear = dayText(aprilBefore + input.today * DAY);
      const strayDay = input.today % 2 === 1 && withinYear >= '2025-04-01' ? withinYear : '';
      const { business, payments: _, filed: __, today: ___, odd: ____, taxpayer, salary, age, ...rest } = input;
      const answer = answered(calculator, {
        ...rest,
        ...(taxpayer === 'individual' ? { salary, age } : { salary: 0 }),
        taxpayer,
        scheme: business?.scheme ?? 'books',
        profit: business?.scheme === 'books' ? business.profit : 0,
        turnoverBank: business && business.scheme !== 'books' ? business.received.bank : 0,
        turnoverCash: business && business.scheme !== 'books' ? business.received.cash : 0,
        settle: true,
        tds,
        payments: paid.map(({ day, amount }) => ({ date: day, amount })),
        filedOn: input.filed === null ? strayDay : filedOn,
        today,
      });
      if (!answer) return;
      compared += 1;
      if (isLate) late += 1;
      countCompared('income-tax-settled');
      const law = interestByLaw(input, regime, tds, paid, filedOn);
      const balance = law.tax + law.a + law.b + law.c + law.fee - tds - sum(paid.map(({ amount }) => amount));
      const expected: Record<string, number> = {
        'Tax with cess': law.tax,
        'Interest for instalments': law.c,
        'Interest for short advance tax': law.b,
        'Interest for a late return': law.a,
        'Fee for a late return': law.fee,
        'Left to pay': balance > 0 ? toTen(balance) : 0,
        Refund: balance < 0 ? toTen(-balance) : 0,
      };
      const about = { input, regime, tds, paid, filedOn, today };
      for (const [label, value] of Object.entries(expected)) {
        expect([about, label, answer.figure(label) ?? 0]).toEqual([about, label, expect.closeTo(value, 1)]);
      }
    }),
    { numRuns: drawsOf('income-tax-settled') },
  );
  expect(compared).toBeGreaterThan(drawsOf('income-tax-settled') / 3);
  expect(late).toBeGreaterThan(drawsOf('income-tax-settled') / 10);
});
