/** The same money on the same days elsewhere: PPF, an equity fund after tax, a fixed deposit after tax. */
import { equityGainsTax } from '@/content/investing/tax';
import { fundTax as fundLaw } from '@/content/rules/mutual-funds';
import { ppf } from '@/content/rules/ppf';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { ppfInterestRate } from '@/content/rules/small-savings';
import { sukanya } from '@/content/rules/sukanya';
import type { LockedAccount } from '@/content/small-savings/elss';
import { rupees, verdict, type Worksheet } from '@/lib/calculator';
import { addMonths, monthsBetween } from '@/lib/calendar';
import { type Movement, taxedDepositValue, yearsOfMonthlyBalance } from '@/lib/finance/monthly-balance';
import { calendarYear, firstYear, ratesByMonth } from '@/lib/finance/scheme-account';
import { formatDate, inr, pct } from '@/lib/format';
import { sumOf } from '@/lib/sum';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import { endOf, type SukanyaAccount, withdrawalFrom } from './account';
import type { SukanyaInput } from './rows';

/** What another place makes of the money, ₹. */
export interface Compared {
  readonly label: string;
  /** What its bar in the chart is called. */
  readonly bar: string;
  readonly amount: number;
}

function ppfValue(input: SukanyaInput, account: SukanyaAccount): number {
  const start = `${calendarYear(input.opened, firstYear(input))}-04`;
  const months = 12 * account.years.length;
  const earning = Math.min(months, monthsBetween(start, endOf(input).slice(0, 7)));
  const rates = ratesByMonth({
    notified: ppfInterestRate,
    knownUntil: ppfRateKnownUntil.value,
    start,
    months: earning,
    expected: input.ppfRate,
    changes: [],
  });
  const book = yearsOfMonthlyBalance({
    opening: account.opening,
    years: account.years.length,
    movements: account.movements,
    ratePercent: (month) => rates[month] ?? 0,
    cutOffDay: ppf.interestCutOffDay.value,
    credited: (interest) => interest,
  });
  return book.at(-1)?.closing ?? account.opening;
}

/** Returns the value of an equity fund after tax, all sold on the last day, and the tax; each deposit buys in its month. */
function fundValue(input: SukanyaInput, movements: readonly Movement[]): { value: number; tax: RedemptionTax } {
  const start = `${calendarYear(input.opened, firstYear(input))}-04`;
  const end = monthsBetween(start, endOf(input).slice(0, 7));
  let value = 0;
  let shortGain = 0;
  let longGain = 0;
  for (const { month, amount } of movements) {
    const held = Math.max(0, end - month);
    const now = amount * (1 + input.fundReturn / 100) ** (held / 12);
    value += now;
    if (held > fundLaw.longTermAfterMonths.value) longGain += now - amount;
    else shortGain += now - amount;
  }
  const tax = equityGainsTax({ shortGain, longGain });
  return { value: value - tax.total, tax };
}

/** Writes the value of the same money elsewhere, and returns it; the fund only where nothing is taken out on the way. */
export function comparisonSteps(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): Compared[] {
  const { step, heading } = sheet;
  heading('The same money elsewhere');
  const list: Compared[] = [];
  const put = (label: string, bar: string, amount: number, how: string, cite?: Parameters<Worksheet['step']>[2]) => {
    if (amount < 0) step(verdict(label, 'Used up'), `${how}. Your withdrawals would take more than it holds`, cite);
    else list.push({ label, bar, amount: step(rupees(label, amount), how, cite) });
  };
  put(
    'In PPF',
    `PPF at ${pct(input.ppfRate)}`,
    ppfValue(input, account),
    `${pct(input.ppfRate)} for the months whose rate we do not have yet, with the same rule of the 5th. It is tax-free too. PPF has its own ceiling`,
    ppf.maximumDeposit.cite,
  );
  if (account.withdrawn === 0 && account.opening === 0) {
    const fund = fundValue(input, account.movements);
    const surcharge = fund.tax.surchargeStep
      ? `, surcharge of ${fund.tax.surchargeStep.percent}% because the gain alone is above ${inr(fund.tax.surchargeStep.above)}${fund.tax.surchargeStep.relief > 0 ? ' (less marginal relief)' : ''},`
      : '';
    put(
      'In an equity fund, after tax',
      `Equity fund at ${pct(input.fundReturn)}, a guess, after tax`,
      fund.value,
      `${pct(input.fundReturn)} a year, which is a guess and not a promise. Gains are taxed at ${pct(fundLaw.longTermRate.value)} above ${inr(fundLaw.longTermExemption.value)}${surcharge} and ${fundLaw.cess.value}% cess, all sold at once`,
      fundLaw.longTermRate.cite,
    );
  }
  const endsWithYear = endOf(input).endsWith('-04-01');
  put(
    'In a fixed deposit, after tax',
    `Fixed deposit at ${pct(input.fdRate)}, after tax`,
    endsWithYear
      ? taxedDepositValue(account.opening, account.years.length, account.movements, input.fdRate, input.taxRate)
      : partialDeposit(input, account),
    `${pct(input.fdRate)} compounded every quarter, interest taxed each year at ${pct(input.taxRate)}, and the tax paid from the deposit`,
  );
  return list;
}

/** Returns the deposit's value at the end of a broken last year: what it had on the 31 March before, grown and taxed for the months. */
function partialDeposit(input: SukanyaInput, account: SukanyaAccount): number {
  const years = account.years.length - 1;
  const before = account.movements.filter(({ month }) => month < 12 * years);
  const balance = taxedDepositValue(account.opening, years, before, input.fdRate, input.taxRate);
  const start = addMonths(`${calendarYear(input.opened, firstYear(input))}-04`, 12 * years);
  const months = monthsBetween(start, endOf(input).slice(0, 7));
  const late = account.movements.filter(({ month }) => month >= 12 * years);
  const monthly = Math.expm1(Math.log1p(input.fdRate / 400) / 3);
  const grown =
    balance * (1 + monthly) ** months +
    sumOf(late, ({ month, amount }) => amount * (1 + monthly) ** (12 * years + months - month));
  const paid = sumOf(late, ({ amount }) => amount);
  return grown - (Math.max(0, grown - balance - paid) * input.taxRate) / 100;
}

/** Returns how long the account keeps the money, for the comparison with ELSS. */
export function lockedAccountOf(input: SukanyaInput): LockedAccount {
  const end = endOf(input);
  const start = `${calendarYear(input.opened, firstYear(input))}-04`;
  return {
    name: 'Sukanya Samriddhi',
    locked:
      input.closing === 'maturity'
        ? `To ${formatDate(end)}, ${sukanya.termYears.value} years from opening`
        : `To ${formatDate(end)}, when it is closed early`,
    earlier: `Up to ${sukanya.withdrawal.share.value}% of the balance for her education, from ${formatDate(withdrawalFrom(input))}`,
    end,
    months: monthsBetween(start, end.slice(0, 7)),
  };
}

/** Returns the bar of ELSS in the chart. */
export const elssBar = ({ elssReturn }: SukanyaInput, amount: number): Compared => ({
  label: 'In ELSS, after tax',
  bar: `ELSS at ${pct(elssReturn ?? 0)}, a guess, after tax`,
  amount,
});
