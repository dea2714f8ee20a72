/** The EMI calculator once more, month by month from the formula of a level payment and the words of the form. LONG=1 draws 20,000 inputs. */
import fc from 'fast-check';
import calculator from '@/content/calculators/emi-calculator';
import type { Result } from '@/lib/calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

const numRuns = drawsOf('emi');

const hundredths = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

const drawn = fc.record({
  find: fc.constantFrom('emi', 'emi', 'emi', 'tenure'),
  loan: fc.oneof(
    fc.integer({ min: 1_000, max: 1_00_000 }),
    fc.integer({ min: 1_00_000, max: 5_00_00_000 }),
    hundredths(1_000, 10_00_000),
  ),
  rate: fc.oneof(fc.constantFrom(0, 8.5, 12), hundredths(0, 20), hundredths(0, 60)),
  tenure: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 360 }), fc.integer({ min: 1, max: 480 })),
  // The EMI that is given, as a multiple of the first month's interest or of the loan.
  emiTimes: hundredths(0, 4),
  firstMonth: fc.integer({ min: 2000 * 12, max: 2050 * 12 + 11 }),
  rateType: fc.constantFrom('reducing', 'reducing', 'reducing', 'reducing', 'flat'),
  timing: fc.constantFrom('end', 'end', 'end', 'start'),
  rounding: fc.constantFrom('exact', 'bank'),
  feeBasis: fc.constantFrom('percent', 'rupees', 'total'),
  feePercent: fc.constantFrom(0, 0, 0.5, 1, 2.25, 10),
  feeRupees: fc.constantFrom(0, 0, 500, 2_499.5, 20_000),
  insuranceShare: fc.constantFrom(0, 0, 0, 0.0105, 0.05, 0.3),
  prepayments: fc.array(
    fc.record({
      every: fc.constantFrom('once', 'once', 'monthly', 'yearly'),
      share: fc.constantFrom(0.0001, 0.002, 0.01, 0.05, 0.3),
      month: fc.oneof(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 200 })),
      empty: fc.constantFrom(false, false, false, true),
    }),
    { maxLength: 3 },
  ),
  prepaymentEffect: fc.constantFrom('tenure', 'emi'),
  rateChanges: fc.array(
    fc.record({
      by: fc.constantFrom('month', 'number'),
      month: fc.oneof(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 200 })),
      points: fc.constantFrom(-3, -1.25, -0.5, 0.25, 0.5, 1, 2, 4, null),
    }),
    { maxLength: 3 },
  ),
  rateEffect: fc.constantFrom('emi', 'tenure'),
  yearlyStep: fc.oneof(fc.constant(0), fc.constantFrom(-20, -10, -3, -0.5, 0.5, 3, 5, 10, 20)),
  stepEffect: fc.constantFrom('sooner', 'lower'),
  moratorium: fc.oneof(fc.constant(0), fc.constant(0), fc.constantFrom(1, 6, 12, 13, 36, 60)),
  moratoriumInterest: fc.constantFrom('paid', 'added'),
  homeLoan: fc.boolean(),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** What the loan is, once the choices that the form does not offer together are taken out. */
interface Loan {
  readonly owed: number;
  readonly rate: number;
  readonly tenure: number | null;
  readonly emi: number;
  readonly first: number;
  readonly isFlat: boolean;
  readonly isAdvance: boolean;
  readonly isBank: boolean;
  readonly growth: number;
  readonly endsOnTime: boolean;
  readonly idle: number;
  readonly idleAdded: boolean;
  /** By the number of a month of the loan, the first being 1. */
  readonly rates: ReadonlyMap<number, number>;
  readonly extras: readonly { readonly every: string; readonly amount: number; readonly month: number }[];
  readonly extraLowers: boolean;
  /** Whether the EMI changes with the rate; else the end moves. */
  readonly changesEmi: boolean;
}

interface Row {
  readonly opening: number;
  readonly pays: number;
  readonly interest: number;
  readonly extra: number;
  readonly balance: number;
}

/** What makes the loan no loan: the EMI falls below the interest, or it takes more than 60 years. */
class Grows extends Error {}

/** The growth of the EMI after a number of EMIs, against the one after which it is asked. */
const grown = (growth: number, from: number, after: number) =>
  (1 + growth) ** (Math.floor(after / 12) - Math.floor(from / 12));

/** The EMI after which `paid` are paid already, that repays what is owed by `left` more. `wait` is the time to the first of them. */
function solved(owed: number, r: number, left: number, growth: number, paid: number, wait = 1): number {
  let worth = 0;
  for (let k = 0; k < left; k += 1) worth += grown(growth, paid, paid + k) * (1 + r) ** -(k + wait);
  return owed / worth;
}

/** How many EMIs repay what is owed, each year's grown by the step; at most as many as asked. Nothing is rounded on the way. */
function count(owed: number, r: number, growth: number, emi: number, paid: number, most: number): number {
  let balance = owed;
  let pays = emi;
  for (let k = 0; k < most; k += 1) {
    if (k > 0 && (paid + k) % 12 === 0) pays *= 1 + growth;
    balance += balance * r - pays;
    if (balance < 0.005) return k + 1;
  }
  return most;
}

const whole = ({ isBank }: Loan, amount: number) => (isBank ? Math.floor(amount + 0.5 + 1e-9) : amount);

function extraOf(loan: Loan, month: number): number {
  let sum = 0;
  for (const extra of loan.extras) {
    const since = month - extra.month;
    if (since === 0 || (since > 0 && (extra.every === 'monthly' || (extra.every === 'yearly' && since % 12 === 0))))
      sum += extra.amount;
  }
  return sum;
}

/** The longest that a loan may run, in months. */
const LONGEST = 720;

/** The loan, month by month. */
function schedule(loan: Loan): readonly Row[] {
  const rows: Row[] = [];
  const { growth } = loan;
  let balance = loan.owed;
  // What would be owed without the prepayments so far: the EMI that is agreed repays it.
  let agreed = loan.owed;
  let r = loan.rate / 1200;
  // Before rounding to the rupee, which the next year's EMI does not build on.
  let emi = loan.emi;
  // The number of the EMI that repays the rest, whatever it is.
  let last = loan.tenure ?? Number.POSITIVE_INFINITY;
  // Whether the loan ends before that EMI: when it does is counted where it is asked, without rounding.
  let endsEarlier = loan.tenure === null || !loan.endsOnTime;
  let paid = 0;
  let isSolved = false;
  for (let month = 1; balance >= 0.005; month += 1) {
    if (month > LONGEST) throw new Grows();
    const opening = balance;
    const change = loan.rates.get(month);
    const former = r;
    if (change !== undefined) r = change / 1200;
    const interest = whole(loan, loan.isAdvance && month === 1 ? 0 : balance * r);
    if (month <= loan.idle) {
      const pays = loan.idleAdded ? 0 : interest;
      if (loan.idleAdded) agreed += whole(loan, agreed * r);
      balance += interest - pays;
      const extra = Math.min(extraOf(loan, month), balance);
      balance -= extra;
      rows.push({ opening, pays, interest, extra, balance });
      continue;
    }
    if (paid === 0) {
      if (loan.tenure !== null) {
        const repays = loan.extraLowers ? balance : agreed;
        emi = solved(repays, r, loan.tenure, loan.endsOnTime ? growth : 0, 0, loan.isAdvance ? 0 : 1);
        endsEarlier ||= balance < repays;
      }
    } else if (!isSolved && paid % 12 === 0) emi *= 1 + growth;
    if (paid > 0 && change !== undefined) {
      if (loan.changesEmi) {
        let left = Math.min(last - paid, LONGEST + 1 - month);
        if (endsEarlier) left = count(balance, former, growth, emi, paid, left);
        emi = solved(balance, r, left, growth, paid);
        last = paid + left;
        endsEarlier = false;
      } else {
        last = Number.POSITIVE_INFINITY;
        endsEarlier = true;
      }
    }
    isSolved = false;
    const due = whole(loan, emi);
    paid += 1;
    if (paid < last && due < interest - 1e-9) throw new Grows();
    const pays = paid >= last ? balance + interest : Math.min(due, balance + interest);
    balance += interest - pays;
    const extra = Math.min(extraOf(loan, month), balance < 0.005 ? 0 : balance);
    balance -= extra;
    rows.push({ opening, pays, interest, extra, balance });
    if (extra === 0 || balance < 0.005) continue;
    if (loan.extraLowers) {
      const next = paid % 12 === 0 ? emi * (1 + growth) : emi;
      let left = Math.min(last - paid, LONGEST - month);
      if (endsEarlier) left = count(balance + extra, r, growth, next, paid, left);
      emi = solved(balance, r, left, growth, paid);
      isSolved = true;
      last = paid + left;
      endsEarlier = false;
    } else endsEarlier = true;
  }
  return rows;
}

/** The loan month by month, or null where it is none. */
function scheduleOrNull(loan: Loan): readonly Row[] | null {
  try {
    return schedule(loan);
  } catch (error) {
    if (error instanceof Grows) return null;
    throw error;
  }
}

/** A flat loan: interest on the whole loan in each month. */
function flatSchedule({ owed, rate, tenure }: Loan): readonly Row[] {
  const n = tenure ?? 0;
  const interest = (owed * rate) / 1200;
  const emi = owed / n + interest;
  return Array.from({ length: n }, (_, k) => ({
    opening: owed - (owed / n) * k,
    pays: emi,
    interest,
    extra: 0,
    balance: owed - (owed / n) * (k + 1),
  }));
}

/** The rate per month at which the payments are worth an amount, by halving. */
function rateOf(worth: number, pays: readonly number[], isAdvance: boolean): number {
  let low = -0.9;
  let high = 10;
  for (let round = 0; round < 120; round += 1) {
    const middle = (low + high) / 2;
    let present = 0;
    for (let k = pays.length - 1; k >= 0; k -= 1) present = present / (1 + middle) + (pays[k] ?? 0);
    if (!isAdvance) present /= 1 + middle;
    if (present > worth) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const sum = (rows: readonly Row[], of: keyof Row) => rows.reduce((total, row) => total + row[of], 0);
const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const named = (month: number) => `${names[month % 12]} ${Math.floor(month / 12)}`;
const yearOf = (month: number) => (month % 12 >= 3 ? Math.floor(month / 12) : Math.floor(month / 12) - 1);

/** What is asked of the calculator, and the loan that it is. */
function asked(input: Drawn) {
  const { emiTimes, prepayments, rateChanges, insuranceShare, ...fields } = input;
  const insurance = Math.round(input.loan * insuranceShare * 100) / 100;
  const finds = input.find === 'emi';
  const isFlat = finds && input.rateType === 'flat';
  const isAdvance = finds && input.timing === 'start';
  const idle = finds && !isFlat && !isAdvance ? input.moratorium : 0;
  const owed = input.loan + insurance;
  const interest = (owed * input.rate) / 1200;
  const emi = Math.max(1, Math.round((interest * (0.9 + emiTimes / 4) + (owed / 200) * emiTimes) * 100) / 100);
  const extras = prepayments.map(({ every, share, month, empty }) => ({
    every,
    amount: empty ? null : Math.max(1, Math.round(input.loan * share)),
    month,
  }));
  const changes = rateChanges.map(({ by, month, points }) => ({
    by,
    month,
    rate: points === null ? null : Math.min(60, Math.max(0, Math.round((input.rate + points) * 100) / 100)),
  }));
  // The first EMI of a new rate: after a number of EMIs, or in a month.
  const monthOf = ({ by, month }: { by: string; month: number }) => month + 1 + (by === 'number' ? idle : 0);
  const rates = new Map<number, number>();
  for (const change of changes) {
    if (!isFlat && !isAdvance && change.rate !== null) rates.set(monthOf(change), change.rate);
  }
  const counted = changes.filter(({ rate }) => rate !== null);
  const isDoubled = !isFlat && !isAdvance && new Set(counted.map(monthOf)).size < counted.length;
  const given = {
    ...fields,
    insurance,
    emi,
    firstMonth: written(input.firstMonth),
    prepayments: extras.map(({ every, amount, month }) => ({ every, amount, from: written(input.firstMonth + month) })),
    rateChanges: changes.map(({ by, month, rate }) => ({
      by,
      from: written(input.firstMonth + month),
      after: month,
      rate,
    })),
  };
  const fee = input.feeBasis === 'percent' ? (input.loan * input.feePercent) / 100 : input.feeRupees;
  const growth = finds && !isFlat ? input.yearlyStep / 100 : 0;
  const loan: Loan = {
    owed,
    rate: input.rate,
    tenure: finds ? input.tenure : null,
    emi,
    first: input.firstMonth,
    isFlat,
    isAdvance,
    isBank: !isFlat && input.rounding === 'bank',
    growth,
    endsOnTime: growth <= 0 || input.stepEffect === 'lower',
    idle,
    idleAdded: input.moratoriumInterest === 'added',
    rates,
    extras: isFlat
      ? []
      : extras.flatMap(({ amount, month, every }) => (amount === null ? [] : [{ every, amount, month: month + 1 }])),
    extraLowers: input.prepaymentEffect === 'emi',
    changesEmi: input.rateEffect === 'emi',
  };
  /** The fee with its tax: on top, unless it is in what was typed. */
  const charged = fee * (input.feeBasis === 'total' ? 1 : 1.18);
  return { given, loan, fee, charged, isDoubled };
}

/** The figures of the section on later rates: the EMI from each of them, and the EMIs left in both ways from the first. */
function rateFigures(loan: Loan, rows: readonly Row[]): [string, number][] {
  const figures: [string, number][] = [];
  const later = [...loan.rates.keys()]
    .sort((a, b) => a - b)
    .filter((month) => month > loan.idle + 1 && month <= rows.length);
  later.forEach((month, index) => {
    const from = named(loan.first + month - 1);
    // A last EMI that is also the first at its rate is what is left.
    figures.push([`EMI from ${from}`, rows[month - 1]?.pays ?? 0]);
    if (index > 0) return;
    const other = scheduleOrNull({ ...loan, changesEmi: !loan.changesEmi });
    const [changes, stays] = loan.changesEmi ? [rows, other] : [other, rows];
    if (changes) figures.push([`EMIs left from ${from}`, changes.length - month + 1]);
    if (stays) figures.push([`EMIs left from ${from} if the EMI stays`, stays.length - month + 1]);
  });
  return figures;
}

function pairsOf(input: Drawn, { loan, fee, charged }: ReturnType<typeof asked>, rows: readonly Row[]) {
  const emis = rows.slice(loan.idle);
  const interest = sum(rows, 'interest');
  const extra = sum(rows, 'extra');
  const year = emis.slice(0, 12);
  const paidOver = interest + loan.owed;
  const pairs: [string, number | string | undefined][] = [
    ['Monthly EMI', emis[0]?.pays],
    ['The loan runs for', rows.length],
    ['Total interest', interest],
    ['Total paid', paidOver],
    ['Paid off in', written(loan.first + rows.length - 1)],
    ['All EMIs', sum(rows, 'pays')],
    ['Interest share of all you pay', (100 * interest) / paidOver],
    ['Interest in the first year of EMIs', sum(year, 'interest')],
    ['Interest share of the first year', (100 * sum(year, 'interest')) / (sum(year, 'pays') || 1)],
  ];
  // From which EMI on more than half of it is principal, where that is not the first.
  const half = emis.findIndex(({ pays, interest: ofMonth }) => pays - ofMonth > pays / 2);
  if (half > 0) pairs.push(['More than half of the EMI is principal from', written(loan.first + loan.idle + half)]);
  const [first, last] = [emis[0]?.pays ?? 0, emis.at(-1)?.pays ?? 0];
  if (Math.abs(last - first) > 1) pairs.push(['Last EMI', last]);
  pairs.push(...rateFigures(loan, rows));
  const without = extra > 0 ? scheduleOrNull({ ...loan, extras: [] }) : null;
  if (extra > 0) pairs.push(['All prepayments', extra]);
  if (without) {
    pairs.push(
      ['Total interest without prepayments', sum(without, 'interest')],
      ['Interest saved', sum(without, 'interest') - interest],
      ['The loan ends sooner by', without.length - rows.length],
    );
  }
  if (fee > 0) pairs.push(['Processing fee', fee]);
  if (charged > fee) pairs.push(['GST on the fee', fee * 0.18]);
  if (fee > 0 || input.insuranceShare > 0) {
    const agreed = loan.isFlat ? rows : scheduleOrNull({ ...loan, extras: [], rates: new Map() });
    const rate = agreed
      ? rateOf(
          input.loan - charged,
          agreed.map(({ pays }) => pays),
          loan.isAdvance,
        )
      : 1;
    // More than 100% a month is no rate of any loan.
    if (rate < 1)
      pairs.push(['Money you really get', input.loan - charged], ['Annual percentage rate (APR)', 1200 * rate]);
  }
  if (loan.isFlat && loan.rate > 0) {
    const rate = rateOf(
      loan.owed,
      rows.map(({ pays }) => pays),
      loan.isAdvance,
    );
    pairs.push(
      ['Flat interest', (loan.owed * loan.rate * (loan.tenure ?? 0)) / 1200],
      ['True rate on reducing balance', 1200 * rate],
      ['Effective annual rate', 100 * ((1 + rate) ** 12 - 1)],
      [
        'EMI if the rate were on reducing balance',
        solved(loan.owed, loan.rate / 1200, loan.tenure ?? 0, 0, 0, loan.isAdvance ? 0 : 1),
      ],
    );
  }
  return pairs;
}

const close = (ours: unknown, value: unknown) =>
  typeof value === 'number' ? Math.abs(Number(ours) - value) < 0.005 + Math.abs(value) * 1e-9 : ours === value;

/** The largest difference between the columns of a table and what they should hold, as [row, column, ours, value]. */
function differenceIn(result: Result, id: string, columns: Readonly<Record<string, readonly (number | string)[]>>) {
  const table = result.tables?.find((each) => each.id === id);
  for (const [label, values] of Object.entries(columns)) {
    const column = table?.columns.findIndex((each) => each.label === label) ?? -1;
    if (table?.rows.length !== values.length) return [id, 'rows', table?.rows.length, values.length];
    const row = values.findIndex((value, index) => !close(table.rows[index]?.[column], value));
    if (row >= 0) return [id, label, row, table.rows[row]?.[column], values[row]];
  }
  return null;
}

/** The deductions of the old regime, year by year: of the part of the loan that paid for the house, up to both limits. */
function taxYears(loan: Loan, share: number, rows: readonly Row[]) {
  const years = new Map<number, { interest: number; principal: number }>();
  rows.forEach(({ interest, pays, extra }, index) => {
    const year = yearOf(loan.first + index);
    const so = years.get(year) ?? { interest: 0, principal: 0 };
    years.set(year, {
      interest: so.interest + interest * share,
      principal: so.principal + (pays - interest + extra) * share,
    });
  });
  // Both limits are those of the years from 2014-15; for earlier ones there is nothing to show.
  const all = [...years].filter(([year]) => year >= 2014);
  return {
    'Financial year': all.map(([year]) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`),
    Interest: all.map(([, { interest }]) => interest),
    'Deductible interest': all.map(([, { interest }]) => Math.min(interest, 2_00_000)),
    Principal: all.map(([, { principal }]) => principal),
    'Deductible principal': all.map(([, { principal }]) => Math.min(principal, 1_50_000)),
  };
}

/** Why there is no loan, or null: the reasons that the page gives for a refusal. */
function refusal(input: Drawn, { loan, charged, isDoubled }: ReturnType<typeof asked>): string | null {
  if (loan.tenure === null && loan.emi <= (loan.owed * loan.rate) / 1200) return 'never ends';
  const tenure = loan.tenure ?? count(loan.owed, loan.rate / 1200, 0, loan.emi, 0, 481);
  if (tenure > 480) return 'too long';
  if (charged >= input.loan) return 'fee';
  if (loan.isAdvance && tenure < 2) return 'one in advance';
  const highest = Math.max(loan.rate, ...loan.rates.values());
  if (!loan.isFlat && (1 + highest / 1200) ** tenure > 10_000) return 'growth';
  if (!loan.isFlat && !loan.endsOnTime && loan.extraLowers && loan.extras.length > 0) return 'both ways';
  if (isDoubled) return 'two rates';
  if (loan.isFlat) return null;
  const rows = scheduleOrNull(loan);
  if (!rows) return 'grows';
  if (rows.length <= loan.idle) return 'no EMI';
  const [last = 0, before = last] = rows
    .slice(loan.idle)
    .slice(-2)
    .reverse()
    .map(({ pays }) => pays);
  return loan.isBank && last > 2 * before && last - before > input.loan / 100 ? 'last EMI' : null;
}

it(`the EMI calculator agrees with the second computation on ${numRuns} inputs`, () => {
  let compared = 0;
  fc.assert(
    fc.property(drawn, (input) => {
      const question = asked(input);
      const { given, loan } = question;
      const answer = answered(calculator, given);
      const refused = refusal(input, question);
      expect([refused, answer === null]).toEqual([refused, refused !== null]);
      if (!answer) return;
      const rows = loan.isFlat ? flatSchedule(loan) : schedule(loan);
      compared += 1;
      countCompared('emi');
      const { figure, result } = answer;
      for (const [label, value] of pairsOf(input, question, rows)) {
        const ours = figure(label);
        expect([label, ours, value, close(ours, value)]).toEqual([label, ours, value, true]);
      }
      const differs = differenceIn(result, 'schedule', {
        Month: rows.map((_, index) => written(loan.first + index)),
        'Opening balance': rows.map(({ opening }) => opening),
        Interest: rows.map(({ interest }) => interest),
        EMI: rows.map(({ pays }) => pays),
        Balance: rows.map(({ balance }) => balance),
      });
      expect(differs).toBeNull();
      // Interest on interest that was added is not deductible, so there is no table.
      const isAdded = loan.idleAdded && rows.slice(0, loan.idle).some(({ interest }) => interest > 0);
      const isTaxed = input.homeLoan && !loan.isFlat && !isAdded;
      const years = isTaxed ? taxYears(loan, input.loan / loan.owed, rows) : null;
      if (!years || years.Interest.length === 0) {
        expect(result.tables?.some(({ id }) => id === 'tax-years')).toBe(false);
        return;
      }
      expect(differenceIn(result, 'tax-years', years)).toBeNull();
      const { Interest, Principal } = years;
      const firstYear: [string, number | undefined][] = [
        ['Interest of the first tax year', Interest[0]],
        ['Interest you can deduct in the first tax year', years['Deductible interest'][0]],
        ['Principal of the first tax year', Principal[0]],
        ['Principal you can deduct in the first tax year', years['Deductible principal'][0]],
      ];
      expect(firstYear.filter(([label, value]) => !close(figure(label), value))).toEqual([]);
    }),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns * 0.7);
});
