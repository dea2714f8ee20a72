/** Education loans to draw, and the account of one month by month: simple interest, subsidies, EMIs, the deduction. */
import fc from 'fast-check';

/** Loans drawn: months counted from the year 0, months after the first payment or the first EMI, ₹ and %. */
export const drawn = fc.record({
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
      amount: fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 500, max: 2_00_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 2_00_000, max: 80_00_000 }) },
      ),
      /** After the first EMI; before it, from the first payment of the loan on. */
      month: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -84, max: -1 })),
    }),
    { maxLength: 2 },
  ),
  prepaymentEffect: fc.constantFrom('tenure', 'emi'),
  salary: fc.option(fc.integer({ min: 10_000, max: 3_00_000 })),
  payShare: fc.integer({ min: 5, max: 80 }),
  abroad: fc.boolean(),
  ownRemittance: fc.oneof(
    fc.integer({ min: 0, max: 50_00_000 }),
    fc.constantFrom(0, 9_99_999, 10_00_000, 10_00_001, 1_00_00_000),
  ),
  sentIn: fc.constantFrom('2025-04', '2026-03', '2026-04', '2027-08'),
});

/** One loan drawn. */
export type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Returns a month counted from the year 0 as the form takes it. */
export const written = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const taxYear = (month: number) => (month % 12 >= 3 ? Math.floor(month / 12) : Math.floor(month / 12) - 1);

/** What an account shows, ₹: `flows` are of the borrower, month by month from the first payment of the loan. */
export interface Account {
  readonly early: number;
  readonly subsidy: number;
  readonly paidEarly: number;
  readonly mostEarly: number;
  readonly owed: number;
  readonly emi: number;
  readonly interest: number;
  readonly taxSaved: number;
  readonly deductible: number;
  readonly flows: readonly number[];
  readonly end: number;
  readonly prepaid: number;
  readonly prepaidEarly: number;
  readonly emis: number;
  /** The month in which the last of it is paid. */
  readonly last: number;
}

/** Returns by the number of a month the day that its parts name: the first of the list that names one. */
export function namedDays(parts: Drawn['parts']): Map<number, number> {
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

/** Returns the month of the first payment of a loan. */
export const firstOf = ({ start, parts }: Drawn) => start + Math.min(...parts.map(({ after }) => after));

/** Returns what is prepaid in a month, counted from that of the first EMI, ₹. */
const prepaidIn = (prepayments: Drawn['prepayments'], of: number) =>
  prepayments
    .filter(({ every, month }) => {
      const since = of - month;
      return since === 0 || (since > 0 && (every === 'monthly' || (every === 'yearly' && since % 12 === 0)));
    })
    .reduce((sum, { amount }) => sum + amount, 0);

/** Returns the account of a loan that is paid in a way until the EMIs begin, ₹. */
export function byHand(input: Drawn, payNow: string, prepayments = input.prepayments): Account {
  const first = firstOf(input);
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
  let paidEarly = 0;
  let mostEarly = 0;
  let principal = 0;
  let prepaidEarly = 0;
  let last = first;
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
    let pays = 0;
    if (payNow === 'interest') pays = ofMonth;
    if (payNow === 'part') pays = Math.min(input.partPayment, waits + bears + ofMonth);
    paidEarly += pays;
    mostEarly = Math.max(mostEarly, pays);
    waits += ofMonth;
    // Payments and prepayments empty three purses in turn: interest that waits, interest that bears interest, the loan.
    let rest = pays + prepaidIn(prepayments, month - firstEmi);
    const take = (purse: number) => {
      const taken = Math.min(rest, purse);
      rest -= taken;
      return taken;
    };
    const ofInterest = take(waits);
    const ofAdded = take(bears);
    const ofLoan = take(principal);
    waits -= ofInterest;
    bears -= ofAdded;
    principal -= ofLoan;
    // Simple interest part by part has counted what is repaid to the end.
    early -= ofLoan * r * (firstEmi - month - 1);
    const paid = ofInterest + ofAdded + ofLoan;
    prepaidEarly += paid - pays;
    if (paid > 0) last = month;
    if (every > 0 && (month - first + 1) % every === 0) {
      bears += waits;
      waits = 0;
    }
    note(month, ofInterest);
    flows[month - first + 1] = -paid;
  }
  // What is owed on the account, without it: all parts and their interest, less all that was paid.
  const left = input.parts.reduce((sum, { amount }) => sum + amount, 0) + early - subsidy - paidEarly - prepaidEarly;
  const owed = left < 0.005 ? 0 : left;

  const q = input.rate / 1200;
  let worth = 0;
  for (let k = 1; k <= input.tenure; k += 1) worth += Math.exp(-k * Math.log1p(q));
  // The EMI stays that of the loan without prepayments before it, unless they are to lower it.
  const kept = prepaidEarly > 0 && input.prepaymentEffect === 'tenure';
  const emi = (kept ? byHand(input, payNow, []).owed : owed) / worth;
  let balance = owed;
  let late = 0;
  let instalment = emi;
  let prepaid = 0;
  let emis = 0;
  let paidFirst = 0;
  while (emis < input.tenure && balance > 0.005) {
    emis += 1;
    const of = balance * q;
    late += of;
    let pays = emis === input.tenure ? balance + of : Math.min(instalment, balance + of);
    balance = balance + of - pays;
    const extra = balance > 0.005 ? Math.min(prepaidIn(prepayments, emis - 1), balance) : 0;
    balance -= extra;
    prepaid += extra;
    pays += extra;
    if (extra > 0 && input.prepaymentEffect === 'emi') {
      let worthThen = 0;
      for (let k = 1; k <= input.tenure - emis; k += 1) worthThen += (1 + q) ** -k;
      instalment = balance / worthThen;
    }
    note(firstEmi + emis - 1, of);
    last = firstEmi + emis - 1;
    if (emis === 1) paidFirst = pays - extra;
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
    mostEarly,
    owed,
    // The last payment may be the first one, and less than the EMI.
    emi: paidFirst,
    interest: early - subsidy + late,
    deductible,
    taxSaved: (deductible * Number(input.slab) * 1.04) / 100,
    flows,
    end: balance,
    prepaid: prepaid + prepaidEarly,
    prepaidEarly,
    emis,
    last,
  };
}
