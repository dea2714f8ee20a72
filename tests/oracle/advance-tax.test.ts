/**
 * Advance tax once more, from sections 140A, 207 to 211, 234A to 234F and 288B of the Act of 1961 and rule 119A alone (2026-27: 266, 403
 * to 408, 423 to 428 and 516): instalments, the plan of what is still to be paid, interest and the late fee. LONG=1 draws 10,000 inputs.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/advance-tax';
import type { Result } from '@/lib/calculator';
import { emptyTaxpayer, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { toTen } from './earlier-years';
import { calendar, dayAfter, fourInstalments, hundreds, monthsBegun, oneInstalment } from './instalments';
import { statutoryTax } from './statute';

const lakh = 1_00_000;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

type Year = '2024-25' | '2025-26' | '2026-27';

const fifteenths = (first: number) => [`${first}-06-15`, `${first}-09-15`, `${first}-12-15`, `${first + 1}-03-15`];

const later = (...days: string[]) => days.reduce((one, two) => (two > one ? two : one), '');

interface Paid {
  readonly day: string;
  readonly amount: number;
}

const kinds = [
  'shortTermEquity',
  'longTermEquity',
  'slabShortTerm',
  'longTermOther',
  'virtualAssets',
  'dividend',
  'winnings',
  'onlineGames',
  'newBusiness',
] as const;

/** Finance (No. 2) Act, 2024: rates of sections 111A, 112 and 112A changed for transfers from this day on. */
const CHANGED = '2024-07-23';
const gainClasses = {
  shortTermEquity: ['shortTermEquity', 'shortTermEquityEarly'],
  longTermEquity: ['longTermEquity', 'longTermEquityEarly'],
  slabShortTerm: ['slabShortTerm', 'slabShortTerm'],
  longTermOther: ['longTermOther', 'longTermIndexedEarly'],
  virtualAssets: ['virtualAssets', 'virtualAssets'],
} as const;

/** A day of the year: any, or one at an instalment or the end. */
const dayOfYear = fc.oneof(
  fc.record({ at: fc.integer({ min: 0, max: 3 }), off: fc.constantFrom(-1, 0, 0, 1, 2) }),
  fc.record({ day: fc.integer({ min: 0, max: 364 }) }),
  fc.record({ day: fc.constantFrom(349, 350, 360, 363, 364) }),
);
type DayOfYear = typeof dayOfYear extends fc.Arbitrary<infer T> ? T : never;

const near = (...lines: number[]) =>
  fc.tuple(fc.constantFrom(...lines), fc.constantFrom(-10, -1, 0, 1, 10)).map(([line, off]) => line + off);
const nothing = fc.constant(0);
/** None in half of the draws, else one or more. */
const rowsOrNone = <T>(row: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> =>
  fc.oneof(fc.constant<T[]>([]), fc.array(row, { minLength: 1, maxLength }));

const drawn = fc.record({
  financialYear: fc.constantFrom<Year>('2024-25', '2025-26', '2026-27'),
  mode: fc.constantFrom('known' as const, 'income' as const),
  /** Tax after TDS, and the TDS. */
  after: fc.oneof(
    fc.integer({ min: 0, max: 6 * lakh }),
    fc.integer({ min: 9_000, max: 12_000 }),
    near(10_000),
    fc.integer({ min: -40_000, max: 5 * lakh }),
  ),
  tds: fc.oneof(nothing, fc.integer({ min: 0, max: 3 * lakh }), near(25_000, 50_000)),
  salary: fc.oneof(nothing, fc.integer({ min: 0, max: 40 * lakh }), near(12_75_000, 4_75_000)),
  profit: fc.oneof(nothing, fc.integer({ min: 0, max: 40 * lakh })),
  otherIncome: fc.oneof(
    nothing,
    fc.integer({ min: 0, max: 30 * lakh }),
    near(2_50_000, 3 * lakh, 4 * lakh, 5 * lakh, 12 * lakh, 50 * lakh),
  ),
  /** Of the tax, in per cent, where the page works the tax out. */
  deducted: fc.constantFrom(0, 0, 20, 60, 90, 100, 115),
  payments: fc.array(
    fc.record({
      on: fc.oneof(
        { weight: 3, arbitrary: dayOfYear },
        { weight: 1, arbitrary: fc.record({ day: fc.integer({ min: 365, max: 600 }) }) },
        { weight: 1, arbitrary: fc.record({ day: fc.constantFrom(365, 394, 395, 485, 486, 487) }) },
      ),
      percent: fc.constantFrom(5, 12, 15, 24, 30, 45, 60, 90, 100, 110),
      odd: fc.constantFrom(0, 0, -1, 1, 99),
    }),
    { maxLength: 5 },
  ),
  rest: fc.constantFrom('instalments' as const, 'withReturn' as const),
  today: fc.oneof(
    { weight: 1, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: dayOfYear },
    { weight: 1, arbitrary: fc.record({ day: fc.integer({ min: 0, max: 600 }) }) },
  ),
  business: fc.constantFrom(
    'none' as const,
    'none' as const,
    'presumptive' as const,
    'books' as const,
    'audited' as const,
  ),
  age: fc.constantFrom(
    'below60' as const,
    'below60' as const,
    'below60' as const,
    'senior' as const,
    'verySenior' as const,
  ),
  residence: fc.constantFrom(
    'resident' as const,
    'resident' as const,
    'notOrdinarily' as const,
    'nonResident' as const,
  ),
  regime: fc.constantFrom('new' as const, 'old' as const),
  optionForm: fc.boolean(),
  deductions: fc.oneof(nothing, fc.integer({ min: 0, max: 5 * lakh })),
  dated: rowsOrNone(
    fc.record({
      kind: fc.constantFrom(...kinds),
      on: dayOfYear,
      amount: fc.integer({ min: 0, max: 12 * lakh }),
      percent: fc.constantFrom(0, 0, 0, 10, 30),
    }),
    4,
  ),
  laterIncome: fc.constantFrom('fromItsDay' as const, 'fromItsDay' as const, 'strict' as const),
  tdsEntries: rowsOrNone(fc.integer({ min: 0, max: 60_000 }), 3),
  planFrom: fc.oneof(fc.constant(null), fc.constant(null), dayOfYear),
  /** Days from 1 April after the year; null is empty. */
  filed: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 274 }),
    fc.constantFrom(121, 122, 152, 153, 168, 169, 213, 214, 253, 254),
  ),
  paid: fc.oneof(
    fc.constant(null),
    fc.constant(null),
    fc.integer({ min: 0, max: 274 }),
    fc.constantFrom(29, 30, 121, 122),
  ),
  totalIncome: fc.oneof(near(2_50_000, 3 * lakh, 4 * lakh, 5 * lakh), fc.integer({ min: 0, max: 40 * lakh })),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

interface Dated {
  readonly kind: (typeof kinds)[number];
  readonly date: string;
  readonly amount: number;
  readonly tds: number;
}

/** What the form is given, in the words of the law. */
interface Case {
  readonly financialYear: Year;
  readonly mode: 'known' | 'income';
  readonly tax: number;
  readonly salary: number;
  readonly profit: number;
  readonly otherIncome: number;
  readonly tds: number;
  readonly tdsEntries: readonly number[];
  readonly payments: readonly Paid[];
  readonly rest: 'instalments' | 'withReturn';
  readonly today: string;
  readonly business: 'none' | 'presumptive' | 'books' | 'audited';
  readonly age: 'below60' | 'senior' | 'verySenior';
  readonly residence: 'resident' | 'notOrdinarily' | 'nonResident';
  readonly regime: 'new' | 'old';
  readonly optionForm: boolean;
  readonly deductions: number;
  readonly datedIncome: readonly Dated[];
  readonly datedTax: readonly { readonly date: string; readonly tax: number }[];
  readonly laterIncome: 'fromItsDay' | 'strict';
  readonly planFrom: string;
  readonly paidOn: string;
  readonly filedOn: string;
  readonly totalIncome: number;
}

function dayOf(first: number, on: DayOfYear): string {
  const start = Date.UTC(first, 3, 1);
  const time = 'at' in on ? Date.parse(fifteenths(first)[on.at] as string) + on.off * DAY : start + on.day * DAY;
  return dayText(time);
}

function personOf(input: Case, regime: 'new' | 'old', day: string): Taxpayer {
  const arisen = input.datedIncome.filter(({ date }) => date <= day);
  const dated = (of: Dated['kind']) => sum(arisen.filter(({ kind }) => kind === of).map(({ amount }) => amount));
  const gains = arisen.flatMap(({ kind, date, amount }) => {
    if (!(kind in gainClasses) || amount === 0) return [];
    const [name, early] = gainClasses[kind as keyof typeof gainClasses];
    return [{ class: date < CHANGED ? early : name, amount }];
  });
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary },
    business: { regular: (input.business === 'none' ? 0 : input.profit) + dated('newBusiness'), speculative: 0 },
    gains,
    other: {
      ...emptyTaxpayer.other,
      dividend: dated('dividend'),
      winnings: dated('winnings'),
      onlineGames: dated('onlineGames'),
      other: input.otherIncome,
    },
    claims: { ...emptyTaxpayer.claims, other: regime === 'old' ? input.deductions : 0 },
  };
}

/** Which of the days of section 139(1). */
const dueOf = ({ business }: Pick<Case, 'business'>) => (business === 'audited' ? 2 : business === 'none' ? 0 : 1);

/** The whole year, whatever its last day. */
const ALWAYS = '9999-12-31';

/** What is due of a year: sections 207 to 211 with 234C, and what of it arises by a day. */
function liabilityOf(input: Case, filedOn: string) {
  const { due: dues } = calendar[input.financialYear];
  const due = dues[dueOf(input)];
  const isLate = filedOn > due;
  // Section 115BAC(6): late, the old regime is for those with business who chose it in time.
  const lost = input.mode === 'income' && isLate && !(input.business !== 'none' && input.optionForm);
  const regime: 'new' | 'old' = input.regime === 'old' && !lost ? 'old' : 'new';
  const tds = input.tdsEntries.length > 0 ? sum(input.tdsEntries) : input.tds;
  const of = (day: string) => statutoryTax(personOf(input, regime, day), input.financialYear, regime, usualReadings);
  const leftBy = (day: string): number => {
    if (input.mode === 'known')
      return input.tax - tds - sum(input.datedTax.filter(({ date }) => date > day).map((each) => each.tax));
    return of(day).tax - tds - sum(input.datedIncome.filter(({ date }) => date <= day).map((each) => each.tds));
  };
  const whole = input.mode === 'income' ? of(ALWAYS) : null;
  const left = leftBy(ALWAYS);
  const credit = tds + (input.mode === 'income' ? sum(input.datedIncome.map((each) => each.tds)) : 0);
  return {
    due,
    isLate,
    regime,
    credit,
    tax: whole ? whole.tax : input.tax,
    left,
    // Section 234C(1) goes by the tax due on the returned income: the proviso takes from it and adds nothing.
    leftBy: (day: string) => Math.min(left, leftBy(day)),
    before: whole ? whole.grossTotalIncome : input.totalIncome,
    totalIncome: whole ? whole.totalIncome : input.totalIncome,
  };
}

/** Section 139(1) and rule 12AB. */
function mustFile(input: Case, regime: 'new' | 'old', before: number, credit: number): boolean {
  const isSenior = input.residence !== 'nonResident' && input.age !== 'below60';
  const old = isSenior ? (input.age === 'senior' ? 3 * lakh : 5 * lakh) : 2_50_000;
  const exemption = regime === 'old' ? old : input.financialYear === '2024-25' ? 3 * lakh : 4 * lakh;
  return before > exemption || credit >= (isSenior ? 50_000 : 25_000);
}

type Liability = ReturnType<typeof liabilityOf>;
const paidBy = (paid: readonly Paid[], day: string) =>
  sum(paid.filter((each) => each.day <= day).map(({ amount }) => amount));
const rowsOf = ({ business }: Case) => (business === 'presumptive' ? oneInstalment : fourInstalments);

/** What is still paid: from the day given or today on, else after the last payment, what each instalment lacks, and the rest by 31 March. */
function planOf(input: Case, { left, leftBy }: Liability): Paid[] {
  const { first, instalments } = calendar[input.financialYear];
  const lastPaid = later(...input.payments.map(({ day }) => day));
  const start = input.planFrom
    ? later(input.planFrom, input.today)
    : later(input.today, lastPaid && dayAfter(lastPaid));
  const planned: Paid[] = [];
  const payUpTo = (total: number, day: string) => {
    const amount = Math.ceil(total - paidBy([...input.payments, ...planned], day) - 0.005);
    if (day >= start && amount > 0) planned.push({ day, amount });
  };
  for (const [at, percent] of rowsOf(input)) {
    payUpTo((Math.max(0, leftBy(fifteenths(first)[at] as string)) * percent) / 100, instalments[at]);
  }
  payUpTo(left, `${first + 1}-03-31`);
  return planned;
}

/**
 * Section 234C(1), with its first proviso for income that arises later: to its words, only where all is paid by 31 March, as section
 * 288B rounds it.
 */
function deferredOf(input: Case, { left, leftBy }: Liability, paid: readonly Paid[], isLiable: boolean) {
  const { first, instalments } = calendar[input.financialYear];
  const isSpreadBack = input.laterIncome === 'strict' && toTen(left - paidBy(paid, `${first + 1}-03-31`)) > 0;
  return rowsOf(input).map(([at, percent, enough, months]) => {
    const day = fifteenths(first)[at] as string;
    const base = Math.max(0, isSpreadBack ? left : leftBy(day));
    const due = (base * percent) / 100;
    const by = paidBy(paid, instalments[at]);
    const isShort = isLiable && by < (base * enough) / 100 - 1e-6;
    return { day, due, by, interest: isShort ? (hundreds(due - by) * months) / 100 : 0 };
  });
}

/** How the year ends: the day after it, the days of the last payment and of the return, and what is charged by then. */
interface Ending {
  readonly april: string;
  readonly lastDay: string;
  readonly filedOn: string;
  readonly isLiable: boolean;
  readonly c: number;
  readonly fee: number;
}

/** Sections 234B and 234A with 140A: a payment meets the fee and the interest due on its day first, and lowers the tax from the next month. */
function afterTheYear({ left, due, isLate }: Liability, paid: readonly Paid[], ending: Ending) {
  const { april, lastDay, filedOn, isLiable, c, fee } = ending;
  const advance = sum(paid.filter(({ day }) => day < april).map(({ amount }) => amount));
  const isShort = isLiable && advance < left * 0.9 - 1e-6;
  let unpaid = left - advance;
  let unpaidAtDue = unpaid;
  let charged = 0;
  let b = 0;
  let from = april;
  const lateBy = (day: string) => (hundreds(unpaidAtDue) * monthsBegun(dayAfter(due), day)) / 100;
  const own = paid.filter(({ day }) => day >= april).sort((x, y) => (x.day < y.day ? -1 : x.day > y.day ? 1 : 0));
  for (const { day, amount } of [...own, { day: lastDay, amount: null }]) {
    if (isShort) b += (hundreds(unpaid) * monthsBegun(from, `${day.slice(0, 7)}-01`)) / 100;
    const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
    from = later(from, `${month === 12 ? year + 1 : year}-${String(month === 12 ? 1 : month + 1).padStart(2, '0')}-01`);
    if (amount === null) break;
    const owed = lateBy(day) + b + c + (day > due ? fee : 0) - charged;
    const onCharges = Math.min(amount, Math.max(0, owed));
    charged += onCharges;
    unpaid -= amount - onCharges;
    if (day <= due) unpaidAtDue = unpaid;
  }
  // The last payment is of all that is left.
  if (lastDay <= due) unpaidAtDue = 0;
  return { a: isLate ? lateBy(filedOn) : 0, b };
}

/** Everything on the page; `planned` are payments made as if they were planned. */
function byLaw(input: Case, withPlan: readonly Paid[] | null = null) {
  const { first, due: dues } = calendar[input.financialYear];
  const april = `${first + 1}-04-01`;
  const filedOn = input.filedOn || later(dues[dueOf(input)], input.today);
  const lastDay = input.paidOn || filedOn;
  const liability = liabilityOf(input, filedOn);
  const { isLate, regime, credit, left, before, totalIncome } = liability;
  const isSpared = input.business === 'none' && input.age !== 'below60' && input.residence !== 'nonResident';
  const isLiable = left >= 10_000 - 1e-6 && !isSpared;
  const planned = withPlan ?? (input.rest === 'instalments' && isLiable ? planOf(input, liability) : []);
  const paid = [...input.payments, ...planned];
  const instalments = deferredOf(input, liability, paid, isLiable);
  const c = sum(instalments.map(({ interest }) => interest));
  const owesReturn = mustFile(input, regime, before, credit);
  const fee = isLate && owesReturn ? (totalIncome > 5 * lakh ? 5_000 : 1_000) : 0;
  const { a, b } = afterTheYear(liability, paid, { april, lastDay, filedOn, isLiable, c, fee });
  const balance = left + a + b + c + fee - sum(paid.map(({ amount }) => amount));
  return { ...liability, lastDay, isSpared, isLiable, planned, instalments, a, b, c, fee, balance };
}

/** The form's input of a draw; null where the days of it do not go together. */
function caseOf(input: Drawn): Case | null {
  const { first, due: dues } = calendar[input.financialYear];
  const april = Date.UTC(first + 1, 3, 1);
  const lastOfAll = `${first + 1}-12-31`;
  const day = (on: DayOfYear | null) => (on === null ? '' : dayOf(first, on));
  const today = day(input.today);
  const filedOn = input.filed === null ? '' : dayText(april + input.filed * DAY);
  const paidOn = input.paid === null ? '' : dayText(april + input.paid * DAY);
  const usualDue = dues[dueOf(input)];
  const filed = filedOn || later(usualDue, today);
  if (filed > lastOfAll || (paidOn && paidOn > filed)) return null;
  const lastDay = paidOn || filed;
  const isIncome = input.mode === 'income';
  const dated = input.dated.filter(({ kind }) => kind !== 'newBusiness' || input.business !== 'none');
  const known: Case = {
    ...input,
    tax: isIncome ? 0 : Math.max(0, input.after + input.tds),
    tdsEntries: input.tdsEntries,
    payments: [],
    today,
    datedIncome: isIncome
      ? dated.map(({ kind, on, amount, percent }) => ({
          kind,
          date: dayOf(first, on),
          amount,
          tds: Math.floor((amount * percent) / 100),
        }))
      : [],
    datedTax: [],
    planFrom: input.rest === 'instalments' ? day(input.planFrom) : '',
    paidOn,
    filedOn,
  };
  const whole = liabilityOf(known, filed);
  const tds = isIncome ? Math.round((whole.tax * input.deducted) / 100) : input.tds;
  const withTds = { ...known, tds };
  const left = Math.max(0, liabilityOf(withTds, filed).left);
  const datedTax = isIncome
    ? []
    : dated.map(({ on, amount }) => ({ date: dayOf(first, on), tax: Math.floor((left * (amount / lakh)) / 40) }));
  const payments = input.payments
    .map(({ on, percent, odd }) => ({
      day: dayOf(first, on),
      amount: Math.max(0, Math.ceil((left * percent) / 100) + odd),
    }))
    .filter(({ day: on, amount }) => on <= lastDay && amount > 0);
  return { ...withTds, datedTax, payments };
}

/** The form; where no day of filing is drawn, some type one within the year, which is none. */
const formOf = (input: Case) => ({
  ...input,
  filedOn:
    input.filedOn ||
    (input.payments.length > 1 && input.financialYear !== '2024-25' ? `${input.financialYear.slice(0, 4)}-12-31` : ''),
  tdsEntries: input.tdsEntries.map((tax) => ({ tax })),
  payments: input.payments.map(({ day, amount }) => ({ date: day, amount })),
});

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** A day as labels name it. */
const named = (day: string) => `${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

const rupees = (text: string | undefined) => Number((text ?? '').replace(/[₹,]/g, ''));

/** What the page says will come of something, and what comes of it: each sentence with an amount in it. */
function saidOf(input: Case, law: ReturnType<typeof byLaw>, result: Result): [string, number, number][] {
  const texts = [result.sentence, ...(result.caveats ?? []).map(({ text }) => text)].join(' ');
  const said: [string, number, number][] = [];
  const says = (pattern: RegExp, come: (amounts: number[]) => number[]) => {
    const found = pattern.exec(texts);
    if (!found) return;
    const amounts = found.slice(1).map(rupees);
    const real = come(amounts);
    for (const [at, amount] of amounts.entries()) said.push([found[0], amount, real[at] ?? amount]);
  };
  const march = `${calendar[input.financialYear].first + 1}-03-31`;
  const interest = (each: typeof law) => each.a + each.b + each.c;
  const paying = (amount: number) => byLaw(input, [...law.planned, { day: march, amount }]).b;
  says(
    /(₹[\d,]+(?:\.\d\d)?) more by .{11} (?:brings|would have brought) you to 90%.* all (₹[\d,]+(?:\.\d\d)?) of interest/,
    ([more = 0]) => [
      // With it there is no interest from April on, with a rupee less there is.
      paying(more) === 0 && paying(more - 1) > 0 ? more : Number.NaN,
      law.b,
    ],
  );
  says(/With (₹[\d,]+(?:\.\d\d)?) more tax after TDS, advance tax is due/, () => [10_000 - law.left]);
  says(/With just over (₹[\d,]+(?:\.\d\d)?) more TDS no advance tax/, () => [law.left - 10_000]);
  says(/The (₹[\d,]+(?:\.\d\d)?) here assumes that all income came evenly/, () => [law.c]);
  const strict = byLaw({ ...input, laterIncome: 'strict' });
  const fromItsDay = byLaw({ ...input, laterIncome: 'fromItsDay' });
  says(/Read strictly, the interest is (₹[\d,]+(?:\.\d\d)?) more/, () => [interest(strict) - interest(law)]);
  says(/: (₹[\d,]+(?:\.\d\d)?) of the interest comes from this reading/, () => [interest(law) - interest(fromItsDay)]);
  if (input.payments.every(({ day }) => day <= input.today)) {
    says(/If you pay the rest today, it is (₹[\d,]+(?:\.\d\d)?)/, () => [
      toTen(byLaw({ ...input, paidOn: input.today }).balance),
    ]);
  }
  return said;
}

/** What is to be paid, by when. */
function toPay(law: ReturnType<typeof byLaw>): Paid[] {
  const rest = toTen(law.balance);
  return [...law.planned, ...(law.balance > 0 && rest > 0 ? [{ day: law.lastDay, amount: rest }] : [])];
}

/** Figures by label. */
function figuresOf(input: Case, law: ReturnType<typeof byLaw>): Record<string, number> {
  const [deferred, short, late, fee] =
    input.financialYear === '2026-27' ? ['425', '424', '423', '428'] : ['234C', '234B', '234A', '234F'];
  const rows = law.isLiable ? law.instalments : [];
  return {
    'Tax of the year': law.tax,
    'Tax after TDS and TCS': law.left,
    [`Interest for late instalments (${deferred})`]: law.c,
    [`Interest for short advance tax (${short})`]: law.b,
    [`Interest for a late return (${late})`]: law.a,
    [`Fee for a late return (${fee})`]: law.fee,
    'Interest and fee': law.a + law.b + law.c + law.fee,
    'To pay with the return': law.balance > 0 ? toTen(law.balance) : 0,
    Refund: law.balance < 0 ? toTen(-law.balance) : 0,
    ...Object.fromEntries(rows.map(({ day, due }) => [`Due by ${named(day)}`, due])),
    ...Object.fromEntries(rows.map(({ day, by }) => [`Paid by ${named(day)}`, by])),
    ...Object.fromEntries(rows.map(({ day, interest }) => [`Interest for ${named(day)}`, interest])),
  };
}

test('advance tax: what is due by when, the plan, interest by section, what is left for the return, and what is said of it', () => {
  let compared = 0;
  let late = 0;
  let planned = 0;
  fc.assert(
    fc.property(drawn, (draw) => {
      const input = caseOf(draw);
      if (!input) return;
      const answer = answered(calculator, formOf(input));
      // Sections 44AD and 44ADA (2026-27: 58) are for residents.
      const isRefused = input.business === 'presumptive' && input.residence === 'nonResident';
      expect([input, answer === null]).toEqual([input, isRefused]);
      if (!answer) return;
      countCompared('advance-tax');
      const law = byLaw(input);
      compared += 1;
      if (law.isLate) late += 1;
      if (law.planned.length > 0) planned += 1;
      for (const [label, value] of Object.entries(figuresOf(input, law))) {
        expect([input, label, answer.figure(label) ?? 0]).toEqual([input, label, expect.closeTo(value, 1)]);
      }
      const next = law.planned[0];
      if (next)
        expect([input, answer.figure('To pay next'), answer.figure('Pay by')]).toEqual([input, next.amount, next.day]);
      const actions = (answer.result.actions ?? []).flatMap(({ text, date }) => {
        const amount = /^Pay (₹[\d,]+)/.exec(text)?.[1];
        return amount ? [{ day: date, amount: rupees(amount) }] : [];
      });
      expect([input, actions]).toEqual([input, toPay(law)]);
      for (const [text, promised, came] of saidOf(input, law, answer.result)) {
        // Amounts in sentences are rounded to rupees.
        expect([input, text, came, Math.abs(promised - came) <= 1]).toEqual([input, text, came, true]);
      }
      const duty = law.tax <= 0 || law.left <= 0 || law.left < 10_000 - 1e-6 ? false : !law.isSpared;
      expect([input, String(answer.figure('Advance tax')) === 'Due']).toEqual([input, duty]);
    }),
    { numRuns: drawsOf('advance-tax') },
  );
  expect(compared).toBeGreaterThan(drawsOf('advance-tax') / 2);
  expect(late).toBeGreaterThan(drawsOf('advance-tax') / 10);
  expect(planned).toBeGreaterThan(drawsOf('advance-tax') / 15);
});
