/**
 * Money over a working life and a retirement, month by month, in rupees of the day. Month 0 is this month.
 * Within a month: income comes in and spending and goals are paid at its start, what is left earns the month's return, and savings are
 * paid in at its end. Prices and yearly rises step up on each anniversary of month 0. Rates are % a year, effective.
 */

/** Money set aside before retirement, with a return of its own. */
export interface Pot {
  readonly balance: number;
  /** Paid in at the end of each month until retirement, ₹; it rises each year by the plan's `savingRise`. */
  readonly monthly: number;
  readonly rate: number;
}

/** A monthly amount from one month (included) to another (excluded). */
export interface Stream {
  readonly monthly: number;
  /** Rise, % a year: from month 0 (`since: 'now'`), or from the month in which the stream begins. */
  readonly rise: number;
  readonly since: 'now' | 'start';
  readonly from: number;
  readonly to: number;
}

/** Something paid for or received once, at the start of a month; `amount` is at the prices of month 0. */
export interface Goal {
  readonly amount: number;
  readonly rise: number;
  readonly month: number;
}

export interface LifePlan {
  /** How many months the plan runs. */
  readonly months: number;
  /** The month from which savings stop, all pots are one, and living costs are paid from it. */
  readonly retireMonth: number;
  /** Goals before retirement are paid from the first pot that has money. */
  readonly pots: readonly Pot[];
  readonly savingRise: number;
  /** Living costs, at the prices of month 0; those of months before `retireMonth` are left out. */
  readonly costs: readonly Stream[];
  /** Income after retirement; what it leaves above the costs is saved. */
  readonly incomes: readonly Stream[];
  readonly goals: readonly Goal[];
  /** What comes in once. Until retirement it joins the first pot. */
  readonly receipts?: readonly Goal[];
  /** Return after retirement, % a year. */
  readonly returnAfter: number;
  /** Returns of the first years after retirement that differ from it, % a year. */
  readonly firstReturns?: readonly number[];
  /** What must be left at the end, ₹ of that day. */
  readonly legacy: number;
}

/** One month of the path; amounts in ₹ of that month. */
export interface PlanMonth {
  readonly month: number;
  readonly income: number;
  /** Living costs that were due and those that could not be paid. */
  readonly costs: number;
  readonly goals: number;
  /** What came in once, at the start of the month. */
  readonly received: number;
  readonly unpaid: number;
  readonly growth: number;
  readonly saved: number;
  /** Balance at the end of the month. */
  readonly balance: number;
}

const monthlyRate = (yearly: number): number => (1 + yearly / 100) ** (1 / 12) - 1;
const wholeYears = (months: number): number => Math.floor(months / 12);

/** Returns the factor of prices in a month against month 0: prices rise once a year. */
export function priceLevel(inflation: number, month: number): number {
  return (1 + inflation / 100) ** wholeYears(month);
}

/** Returns what a stream pays in a month, ₹. */
export function streamIn(stream: Stream, month: number): number {
  if (month < stream.from || month >= stream.to) return 0;
  return stream.monthly * priceLevel(stream.rise, stream.since === 'now' ? month : month - stream.from);
}

const sum = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((total, each) => total + of(each), 0);

/**
 * Returns what streams pay together in a month, remembered for the months of a year in which none of them changes: they step up on
 * anniversaries, and on these pages begin and end on birthdays.
 */
function totalOf(streams: readonly Stream[]): (month: number) => number {
  const byYear = streams.every(({ from, to }) => from % 12 === 0 && (to % 12 === 0 || to > 12_000));
  let [knownFor, known] = [-1, 0];
  return (month) => {
    const period = byYear ? wholeYears(month) : month;
    if (period !== knownFor) {
      knownFor = period;
      known = sum(streams, (each) => streamIn(each, month));
    }
    return known;
  };
}

/** Returns what is paid or received once in a month, ₹ of that month, from the month. */
function onceOf(list: readonly Goal[]): (month: number) => number {
  if (list.length === 0) return () => 0;
  const amounts = new Map<number, number>();
  for (const { amount, rise, month } of list) {
    amounts.set(month, (amounts.get(month) ?? 0) + amount * priceLevel(rise, month));
  }
  return (month) => amounts.get(month) ?? 0;
}

/** Returns what comes in once in a month, ₹ of that month, from the month. */
const receivedOf = (plan: LifePlan): ((month: number) => number) => onceOf(plan.receipts ?? []);

/** Returns the return of each month after retirement as a fraction, from the month. */
function returnsOf(plan: LifePlan): (month: number) => number {
  const later = monthlyRate(plan.returnAfter);
  const first = plan.firstReturns?.map(monthlyRate) ?? [];
  return (month) => first[wholeYears(month - plan.retireMonth)] ?? later;
}

/**
 * Returns the balance that must be there at the start of a month after retirement, so that everything is paid to the last
 * month and the legacy is left: counted back from the end, never below zero, since there is no loan. What comes in once in that very
 * month is part of that balance.
 */
export function balanceNeeded(plan: LifePlan, atMonth = plan.retireMonth): number {
  const returnIn = returnsOf(plan);
  const [costs, incomes] = [totalOf(plan.costs), totalOf(plan.incomes)];
  const [goalsIn, receivedIn] = [onceOf(plan.goals), receivedOf(plan)];
  let needed = plan.legacy;
  for (let month = plan.months - 1; month >= atMonth; month -= 1) {
    const atEnd = Math.max(0, needed - receivedIn(month + 1));
    needed = Math.max(0, costs(month) - incomes(month) + goalsIn(month) + atEnd / (1 + returnIn(month)));
  }
  return needed;
}

/**
 * Part of what the savings and the income of a plan could have grown to that the rounding of doubles may take from a balance: some
 * roundings of one part in 10^16 in each of a thousand months. What is short by less is not short.
 */
const rounding = 1e-12;

/** Where a plan ends: its last balance, and what rounding may have taken of it, ₹ of that day. */
interface Ended {
  readonly balance: number;
  readonly rounded: number;
}

/**
 * Follows a plan month by month to its end or to the first month for which `isLast` holds: each month is the same object with other
 * amounts. Costs that cannot be paid are `unpaid`; the balance is never below zero.
 */
function follow(plan: LifePlan, isLast: (month: PlanMonth) => boolean): Ended {
  const { pots, retireMonth } = plan;
  const balances = pots.map((pot) => pot.balance);
  const rates = pots.map((pot) => monthlyRate(pot.rate));
  const returnIn = returnsOf(plan);
  const [costsIn, incomesIn] = [totalOf(plan.costs), totalOf(plan.incomes)];
  const [goalsIn, receivedIn] = [onceOf(plan.goals), receivedOf(plan)];
  const at = { month: 0, income: 0, costs: 0, goals: 0, received: 0, unpaid: 0, growth: 0, saved: 0, balance: 0 };
  at.balance = sum(balances, (each) => each);
  let rise = 1;
  // What there would be without any cost.
  let uncut = at.balance;
  for (let month = 0; month < plan.months; month += 1) {
    at.month = month;
    at.goals = goalsIn(month);
    at.received = receivedIn(month);
    if (month < retireMonth) {
      if (at.received > 0) balances[0] = (balances[0] ?? 0) + at.received;
      if (month % 12 === 0) rise = priceLevel(plan.savingRise, month);
      at.unpaid = at.goals;
      at.growth = 0;
      at.saved = 0;
      for (let index = 0; index < pots.length; index += 1) {
        const paid = Math.min(at.unpaid, balances[index] ?? 0);
        const left = (balances[index] ?? 0) - paid;
        const earned = left * (rates[index] ?? 0);
        const saved = (pots[index]?.monthly ?? 0) * rise;
        at.unpaid -= paid;
        at.growth += earned;
        at.saved += saved;
        balances[index] = left + earned + saved;
      }
      at.balance = sum(balances, (each) => each);
      uncut = at.balance;
    } else {
      at.saved = 0;
      at.income = incomesIn(month);
      at.costs = costsIn(month);
      uncut += at.received + at.income;
      const after = at.balance + at.received + at.income - at.costs - at.goals;
      const left = Math.max(0, after);
      at.unpaid = after < -uncut * rounding ? -after : 0;
      at.growth = left * returnIn(month);
      at.balance = left + at.growth;
      uncut *= 1 + returnIn(month);
    }
    if (isLast(at)) break;
  }
  return { balance: at.balance, rounded: uncut * rounding };
}

/** Returns the path of a plan, month by month, to its end. */
export function pathOf(plan: LifePlan): PlanMonth[] {
  const path: PlanMonth[] = [];
  follow(plan, (month) => {
    path.push({ ...month });
    return false;
  });
  return path;
}

/** Returns the balance at the start of a month, with what comes in once on that day: before that, the balance of the month before or of the pots. */
export function balanceAt(plan: LifePlan, path: readonly PlanMonth[], month: number): number {
  return (path[month - 1]?.balance ?? sum(plan.pots, (pot) => pot.balance)) + receivedOf(plan)(month);
}

/** Returns the balance at the start of the month in which work ends, with what comes in once on that day, ₹. */
export const balanceOnRetiring = (plan: LifePlan): number =>
  follow({ ...plan, months: plan.retireMonth }, () => false).balance + receivedOf(plan)(plan.retireMonth);

/**
 * Returns the balance at the start of a month before retirement if saving stops earlier and everything goes on growing; goals
 * and what comes in once are left out. ₹ of that month.
 */
export function balanceWithoutSaving(plan: LifePlan, stopMonth: number, month: number): number {
  return sum(plan.pots, (pot) => {
    const rate = monthlyRate(pot.rate);
    let balance = pot.balance;
    for (let at = 0; at < stopMonth; at += 1)
      balance = balance * (1 + rate) + pot.monthly * priceLevel(plan.savingRise, at);
    return balance * (1 + rate) ** (month - stopMonth);
  });
}

/**
 * Returns the first month up to `month` from which saving may stop and `balanceWithoutSaving` in that month is still at least `target`;
 * null if there is none.
 */
export function firstMonthWithoutSaving(plan: LifePlan, month: number, target: number): number | null {
  const pots = plan.pots.map(({ balance, monthly, rate }) => ({ balance, monthly, grows: 1 + monthlyRate(rate) }));
  let rise = 1;
  for (let stop = 0; stop <= month; stop += 1) {
    if (sum(pots, ({ balance, grows }) => balance * grows ** (month - stop)) >= target) return stop;
    if (stop % 12 === 0) rise = priceLevel(plan.savingRise, stop);
    for (const pot of pots) pot.balance = pot.balance * pot.grows + pot.monthly * rise;
  }
  return null;
}

/**
 * Returns the first month before `plan.months` in which the savings of somebody who goes on working, at its start and in the prices of
 * month 0, are at least `target`, that target, and the first month until then with a goal that was not paid; null if there is none.
 */
export function firstMonthReaching(
  plan: LifePlan,
  inflation: number,
  target: (month: number) => number,
): { readonly month: number; readonly target: number; readonly missed: PlanMonth | null } | null {
  const receivedIn = receivedOf(plan);
  let [level, wanted] = [1, 0];
  const isReached = (month: number, balance: number) => {
    if (month % 12 === 0) {
      level = priceLevel(inflation, month);
      wanted = target(month);
    }
    return balance / level >= wanted - 1e-6;
  };
  if (plan.months === 0) return null;
  if (isReached(0, balanceAt(plan, [], 0))) return { month: 0, target: wanted, missed: null };
  let reached: number | null = null;
  let missed: PlanMonth | null = null;
  follow({ ...plan, months: plan.months - 1, retireMonth: plan.months }, (at) => {
    if (missed === null && at.unpaid > 0) missed = { ...at };
    if (isReached(at.month + 1, at.balance + receivedIn(at.month + 1))) reached = at.month + 1;
    return reached !== null;
  });
  return reached === null ? null : { month: reached, target: wanted, missed };
}

/** What becomes of a plan: the first month with a bill that cannot be paid, null where the money lasts; and whether the legacy is left then. */
interface Outcome {
  readonly firstUnpaid: number | null;
  readonly leavesLegacy: boolean;
}

/** Returns what becomes of a plan. It is followed no further than to the first bill that cannot be paid. */
export function outcomeOf(plan: LifePlan): Outcome {
  let firstUnpaid: number | null = null;
  const { balance, rounded } = follow(plan, ({ month, unpaid }) => {
    if (unpaid > 0) firstUnpaid = month;
    return firstUnpaid !== null;
  });
  const leavesLegacy = firstUnpaid === null && balance + receivedOf(plan)(plan.months) >= plan.legacy - rounded;
  return { firstUnpaid, leavesLegacy };
}

/** Returns the first month of a plan with a bill that cannot be paid; null where the money lasts. */
export const firstUnpaidOf = (plan: LifePlan): number | null => outcomeOf(plan).firstUnpaid;

/** Returns whether everything is paid to the last month of a plan and the legacy is left. */
export const lasts = (plan: LifePlan): boolean => outcomeOf(plan).leavesLegacy;

/**
 * Returns the least whole number from `min` to `max` for which a claim that stays true once it is true holds; null if not even `max`.
 * The whole number `near`, where the answer is expected, and those beside it are tried first.
 */
export function leastWhole(
  min: number,
  max: number,
  holds: (value: number) => boolean,
  near = Number.NaN,
): number | null {
  if (!holds(max)) return null;
  let [low, high] = [min, max];
  const narrow = (tried: number) => {
    if (holds(tried)) high = tried;
    else low = tried + 1;
  };
  for (const tried of [near, near - 1, near - 2, near + 1]) if (low <= tried && tried < high) narrow(tried);
  while (low < high) narrow(Math.floor((low + high) / 2));
  return low;
}

/** Returns the first whole number at which a function reaches a target if it is a straight line through two points. */
export function wholeOnLine(of: (value: number) => number, target: number, one: number, other: number): number {
  const [first, second] = [of(one), of(other)];
  return Math.ceil(one + ((target - first) * (other - one)) / (second - first));
}
