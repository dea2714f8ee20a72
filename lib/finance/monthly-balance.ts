/** Money put into an account (positive) or taken out of it (negative) on a day of a month counted from the start. */
export interface Movement {
  /** Months since the first month of the account's first year: 0 is its first month. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly day: number;
  readonly amount: number;
}

/** One year of an account that earns interest on monthly balances; all in ₹. */
interface BalanceYear {
  readonly opening: number;
  readonly paidIn: number;
  readonly paidOut: number;
  /** The year's twelve lowest balances, added. */
  readonly lowestBalances: number;
  readonly interest: number;
  readonly closing: number;
}

/** How an account on monthly balances runs. */
interface MonthlyBalanceAccount {
  readonly opening: number;
  /** Whole years to run, of twelve months each. */
  readonly years: number;
  /** In any order; on one day in the order given. Those outside the years are left out. */
  readonly movements: readonly Movement[];
  /** % a year, for a month counted from the start. */
  readonly ratePercent: (month: number) => number;
  /** Money that comes in up to this day counts for its month. */
  readonly cutOffDay: number;
  /** What is credited of a year's interest: the rounding of the book. */
  readonly credited: (interest: number) => number;
}

/**
 * Returns the years of an account that credits interest once a year and works it out by months: for each month the lowest
 * balance between the close of the cut-off day and the end of the month × R ÷ 1,200. Interest of a running year earns
 * nothing yet. The rule of PPF, Sukanya Samriddhi and other provident funds. Taking out more than is there gives a negative
 * balance.
 */
export function yearsOfMonthlyBalance(account: MonthlyBalanceAccount): BalanceYear[] {
  const byMonth = new Map<number, Movement[]>();
  for (const movement of account.movements) {
    const sameMonth = byMonth.get(movement.month);
    if (sameMonth) sameMonth.push(movement);
    else byMonth.set(movement.month, [movement]);
  }
  for (const sameMonth of byMonth.values()) sameMonth.sort((a, b) => a.day - b.day);
  const years: BalanceYear[] = [];
  let balance = account.opening;
  for (let year = 0; year < account.years; year += 1) {
    const opening = balance;
    let paidIn = 0;
    let paidOut = 0;
    let lowestBalances = 0;
    // The division comes last: twelve equal months then give P × R ÷ 100 to the last digit.
    let balanceTimesRate = 0;
    for (let month = 12 * year; month < 12 * (year + 1); month += 1) {
      const movements = byMonth.get(month) ?? [];
      let lowest = Number.POSITIVE_INFINITY;
      for (const { day, amount } of movements) {
        if (day > account.cutOffDay) lowest = Math.min(lowest, balance);
        balance += amount;
        if (amount > 0) paidIn += amount;
        else paidOut -= amount;
      }
      lowest = Math.min(lowest, balance);
      lowestBalances += lowest;
      balanceTimesRate += lowest * account.ratePercent(month);
    }
    const interest = account.credited(balanceTimesRate / 1_200);
    balance += interest;
    years.push({ opening, paidIn, paidOut, lowestBalances, interest, closing: balance });
  }
  return years;
}

/**
 * Returns the value of the same movements in a deposit that compounds every quarter at a nominal rate (% a year) and whose
 * interest is taxed (% of it, cess included) at the end of each year, the tax being paid out of the deposit. Money earns
 * from its own day, a month being taken as thirty days; a negative balance pays interest and gets no tax back.
 */
export function taxedDepositValue(
  opening: number,
  years: number,
  movements: readonly Movement[],
  quarterlyPercent: number,
  taxPercent: number,
): number {
  const monthly = Math.expm1(Math.log1p(quarterlyPercent / 400) / 3);
  const months = 12 * years;
  const paid = new Float64Array(months);
  const interestOnPaid = new Float64Array(months);
  for (const { month, day, amount } of movements) {
    if (month < 0 || month >= months) continue;
    paid[month] = (paid[month] ?? 0) + amount;
    interestOnPaid[month] = (interestOnPaid[month] ?? 0) + (amount * monthly * (31 - Math.min(day, 31))) / 30;
  }
  let balance = opening;
  let interestOfYear = 0;
  for (let month = 0; month < months; month += 1) {
    const interest = balance * monthly + (interestOnPaid[month] ?? 0);
    balance += interest + (paid[month] ?? 0);
    interestOfYear += interest;
    if (month % 12 === 11) {
      balance -= (Math.max(0, interestOfYear) * taxPercent) / 100;
      interestOfYear = 0;
    }
  }
  return balance;
}

/**
 * Returns the nominal rate (% a year, compounded every quarter) that leaves `netPercent` a year after tax at `taxPercent`
 * of the interest each year: the effective yield is net ÷ (1 − tax). The tax is below 100 %.
 * @example equivalentTaxedRate(7.1, 0) // 6.9188: a tax-free 7.1 % a year is 6.92 % compounded every quarter
 */
export function equivalentTaxedRate(netPercent: number, taxPercent: number): number {
  const yearly = netPercent / (100 - taxPercent);
  return 400 * Math.expm1(Math.log1p(yearly) / 4);
}
