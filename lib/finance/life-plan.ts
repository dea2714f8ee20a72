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
 * Returns the path of the plan, month by month, to its end or to the first month for which `isLast` holds. Costs that cannot be paid are
 * `unpaid`; the balance is never below zero.
 */
export function pathOf(plan: LifePlan, isLast: (month: PlanMonth) => boolean = () => false): PlanMonth[] {
  const balances = plan.pots.map((pot) => pot.balance);
  const rates = plan.pots.map((pot) => monthlyRate(pot.rate));
  const returnIn = returnsOf(plan);
  const [costsIn, incomesIn] = [totalOf(plan.costs), totalOf(plan.incomes)];
  const [goalsIn, receivedIn] = [onceOf(plan.goals), receivedOf(plan)];
  let pooled = 0;
  let rise = 1;
  const path: PlanMonth[] = [];
  for (let month = 0; month < plan.months; month += 1) {
    const goals = goalsIn(month);
    const received = receivedIn(month);
    if (month < plan.retireMonth) {
      if (received > 0) balances[0] = (balances[0] ?? 0) + received;
      let unpaid = goals;
      let growth = 0;
      let saved = 0;
      if (month % 12 === 0) rise = priceLevel(plan.savingRise, month);
      for (const [index, pot] of plan.pots.entries()) {
        const paid = Math.min(unpaid, balances[index] ?? 0);
        unpaid -= paid;
        const left = (balances[index] ?? 0) - paid;
        const earned = left * (rates[index] ?? 0);
        growth += earned;
        saved += pot.monthly * rise;
        balances[index] = left + earned + pot.monthly * rise;
      }
      const balance = sum(balances, (each) => each);
      const saving = { month, income: 0, costs: 0, goals, received, unpaid, growth, saved, balance };
      path.push(saving);
      if (isLast(saving)) break;
      continue;
    }
    if (month === plan.retireMonth) pooled = sum(balances, (each) => each);
    const income = incomesIn(month);
    const costs = costsIn(month);
    const after = pooled + received + income - costs - goals;
    // Less than a paisa short after hundreds of months is the rounding of doubles, not a bill that was not paid.
    const unpaid = after < -0.01 ? -after : 0;
    const left = Math.max(0, after);
    const growth = left * returnIn(month);
    pooled = left + growth;
    const spending = { month, income, costs, goals, received, unpaid, growth, saved: 0, balance: pooled };
    path.push(spending);
    if (isLast(spending)) break;
  }
  return path;
}

/** Returns the balance at the start of a month, with what comes in once on that day: before that, the balance of the month before or of the pots. */
export function balanceAt(plan: LifePlan, path: readonly PlanMonth[], month: number): number {
  return (path[month - 1]?.balance ?? sum(plan.pots, (pot) => pot.balance)) + receivedOf(plan)(month);
}

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
 * Returns the first month before `plan.months` in which the savings of somebody who goes on working, at its start and in the prices of
 * month 0, are at least `target`, that target, and the path until then; null if there is none. Goals are paid meanwhile.
 */
export function firstMonthReaching(
  plan: LifePlan,
  inflation: number,
  target: (month: number) => number,
): { readonly month: number; readonly target: number; readonly path: readonly PlanMonth[] } | null {
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
  if (isReached(0, balanceAt(plan, [], 0))) return { month: 0, target: wanted, path: [] };
  let found = false;
  const path = pathOf({ ...plan, months: plan.months - 1, retireMonth: plan.months }, ({ month, balance }) => {
    found = isReached(month + 1, balance + receivedIn(month + 1));
    return found;
  });
  return found ? { month: path.length, target: wanted, path } : null;
}

/** Returns whether a bill of a month could not be paid. */
export const isUnpaid = ({ unpaid }: PlanMonth): boolean => unpaid > 0;

/** Returns the first month with a bill that could not be paid; null where the money lasts. */
export function firstUnpaidMonth(path: readonly PlanMonth[]): number | null {
  return path.find(isUnpaid)?.month ?? null;
}

/** Returns what `firstUnpaidMonth` does of the path of a plan, which is followed no further than that. */
export const firstUnpaidOf = (plan: LifePlan): number | null => firstUnpaidMonth(pathOf(plan, isUnpaid));

/** Returns whether everything is paid and the legacy is left: the savings at retirement are what is needed then, to the paisa. */
export function lasts(plan: LifePlan): boolean {
  const saving = pathOf({ ...plan, months: plan.retireMonth });
  return firstUnpaidMonth(saving) === null && balanceAt(plan, saving, plan.retireMonth) >= balanceNeeded(plan) - 0.01;
}

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
  return one + Math.ceil(((target - first) * (other - one)) / (second - first));
}
