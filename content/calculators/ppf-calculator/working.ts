import { ppf } from '@/content/rules/ppf';
import { runsFromPassbook, yearEnd } from '@/content/small-savings/account';
import type { LockedAccount } from '@/content/small-savings/elss';
import { firstDepositStep, partsOf, revivalFeeStep, sumSteps } from '@/content/small-savings/working';
import { sumStep } from '@/content/sum-step';
import { count, dateFigure, exactRupees, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { equivalentTaxedRate, taxedDepositValue } from '@/lib/finance/monthly-balance';
import { calendarYear, financialYear, firstYear } from '@/lib/finance/scheme-account';
import { formatDate, inr, pct } from '@/lib/format';
import {
  type AccountYear,
  countedTerm,
  firstWithdrawalYear,
  lastYear,
  loanInterest,
  loanYears,
  maturityDate,
  type PpfAccount,
  type PpfInput,
  ppfAccount,
} from './account';

/** Returns what the amount is called: only the sum on the day of maturity is a maturity amount. */
export function amountLabel(input: PpfInput): string {
  if (input.horizon === 'fifteen') return `Amount after ${lastYear(input)} years`;
  return input.extensions === 0 ? 'Maturity amount' : 'Amount when the extension ends';
}

export const dateLabel = (input: PpfInput) => (input.extensions === 0 ? 'Account matures on' : 'Extension ends on');

/** Writes the first year in full, so that the rule of the 5th can be followed by hand. */
export function firstYearSteps(sheet: Worksheet, input: PpfInput, year: AccountYear): void {
  const { step } = sheet;
  firstDepositStep(sheet, input, year, ppf.maximumDeposit.cite);
  step(
    rupees('Twelve lowest balances, added', year.lowestBalances),
    'For each month the lowest balance between the close of the 5th and the end of the month',
    ppf.interestCutOffDay.cite,
  );
  const [rate] = year.rates;
  const by =
    year.rates.length === 1
      ? pct(rate ?? 0)
      : `the rate of its month (${year.rates.map((each) => pct(each)).join(', ')})`;
  step(
    exactRupees(`Interest of ${year.financialYear}`, year.interest),
    `${year.rates.length === 1 ? inr(year.lowestBalances) : 'Each lowest balance'} × ${by} ÷ 12${input.rounding === 'rupee' ? ', rounded to the rupee' : ''}`,
    ppf.interestCredit,
  );
  step(
    exactRupees(`Balance on ${formatDate(yearEnd(input, year.number))}`, year.closing),
    `Balance before + deposits + interest${year.withdrawn + year.loanTaken > 0 ? ' − money taken out' : ''}`,
  );
}

/** Returns the closed formula, where one exists: level deposits by 5 April at one rate and nothing else. */
function closedFormula(input: PpfInput, account: PpfAccount): string | null {
  const rates = new Set(account.years.flatMap((year) => year.rates));
  const [first, ...others] = account.years;
  const plain =
    input.pattern === 'april' &&
    input.rounding === 'exact' &&
    rates.size === 1 &&
    input.rate > 0 &&
    input.payouts.length === 0 &&
    !runsFromPassbook(input) &&
    first !== undefined &&
    first.lowestBalances === 12 * first.deposit &&
    others.every((year) => year.deposit === first.deposit);
  if (!plain) return null;
  const rate = pct(first.rates[0] ?? 0);
  return `${inr(first.deposit)} × ((1 + ${rate})^${account.years.length} − 1) ÷ ${rate} × (1 + ${rate})`;
}

export function totalSteps(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
  const { step, heading } = sheet;
  heading(`All years, ${account.years[0]?.financialYear} to ${account.years.at(-1)?.financialYear}`);
  step(
    count('Financial years counted', account.years.length),
    `${yearNames(input)}. The year of opening is year 1`,
    ppf.termYears.cite,
  );
  sumSteps(
    sheet,
    input,
    account,
    { deposits: ppf.maximumDeposit.cite, interest: ppf.interestCutOffDay.cite, taken: ppf.withdrawal.share.cite },
    { taken: 'Withdrawn', how: 'Your withdrawals, added' },
  );
  const formula = closedFormula(input, account);
  sumStep(
    sheet,
    rupees(amountLabel(input), account.closing, { tone: 'own' }),
    partsOf(input, account),
    formula ? `; the same by formula: ${formula}` : '',
  );
}

function yearNames(input: PpfInput): string {
  return `Years ${firstYear(input)} to ${lastYear(input)} of the account`;
}

/** Writes the other way of counting, so that both the figure of most sites and the legal one are on the page. */
export function otherCountSteps(sheet: Worksheet, input: PpfInput, account: PpfAccount): number | null {
  const { step, heading } = sheet;
  heading(`${ppf.termYears.value} years or ${ppf.termYears.value + 1} deposits`);
  step(
    dateFigure(dateLabel(input), maturityDate(input.opened, input.extensions)),
    `${ppf.termYears.value} years from ${formatDate(yearEnd(input, 1))}, the end of the financial year of opening${input.extensions > 0 ? `, and ${ppf.extensionYears.value * input.extensions} more` : ''}`,
    input.extensions > 0 ? ppf.extensionYears.cite : ppf.termYears.cite,
  );
  if (input.horizon === 'fifteen') {
    const allowed =
      input.extensionKind === 'with' ? lastYear({ ...input, horizon: 'sixteen' }) : countedTerm('sixteen');
    const lawful = ppfAccount({ ...input, horizon: 'sixteen' });
    return step(
      rupees(
        input.extensions === 0 ? 'Amount at legal maturity' : 'Amount at the legal end of the extension',
        lawful.closing,
      ),
      `One year more than counted above: deposits in ${financialYear(input.opened, 1)} to ${financialYear(input.opened, allowed)} are allowed, ${allowed} financial years`,
      ppf.termYears.cite,
    );
  }
  const fifteenth = account.years.find((year) => year.number === ppf.termYears.value);
  if (fifteenth) {
    step(
      rupees(`Amount after ${ppf.termYears.value} years`, fifteenth.closing),
      `The balance on ${formatDate(yearEnd(input, fifteenth.number))}, where most calculators stop`,
    );
  }
  return null;
}

export function limitSteps(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
  const { step, heading } = sheet;
  const balance = (number: number) => inr(account.years.find((year) => year.number === number)?.closing ?? 0);
  const loan = account.years.find((year) => year.loanLimit !== null);
  const withdrawal = account.years.find((year) => year.withdrawalPhase === 'term' && year.withdrawalLimit !== null);
  const block = account.years.find((year) => year.withdrawalPhase === 'with' && year.withdrawalLimit !== null);
  heading('Loans and withdrawals');
  if (loan?.loanLimit != null) {
    step(
      exactRupees(`Loan limit in ${loan.financialYear}`, loan.loanLimit),
      `${ppf.loan.share.value}% of the balance at the end of ${financialYear(input.opened, loan.number - ppf.loan.balanceYearsBefore.value)}; the loan must be in whole rupees, so up to ${inr(Math.floor(loan.loanLimit))}`,
      ppf.loan.share.cite,
    );
  }
  if (withdrawal?.withdrawalLimit != null) {
    const fourth = withdrawal.number - ppf.withdrawal.balanceYearsBefore.value;
    const both =
      account.years.some((year) => year.number === fourth) &&
      account.years.some((year) => year.number === withdrawal.number - 1)
        ? ` (${balance(fourth)} and ${balance(withdrawal.number - 1)})`
        : '';
    step(
      exactRupees(`Withdrawal limit in ${withdrawal.financialYear}`, withdrawal.withdrawalLimit),
      `${ppf.withdrawal.share.value}% of the lower of the balances at the end of ${financialYear(input.opened, fourth)} and ${financialYear(input.opened, withdrawal.number - 1)}${both}`,
      ppf.withdrawal.share.cite,
    );
  }
  for (const payout of input.payouts) {
    if (payout.kind !== 'loan') continue;
    const late = payout.repaidAfter > ppf.loan.repaymentMonths.value;
    step(
      exactRupees(`Interest on the loan of ${formatDate(payout.date)}`, loanInterest(payout), { tone: 'cost' }),
      `${inr(payout.amount)} × ${pct(late ? ppf.loan.lateInterest.value : ppf.loan.interest.value)} × ${payout.repaidAfter} ÷ 12${late ? `, because it is not repaid within ${ppf.loan.repaymentMonths.value} months` : ''}`,
      late ? ppf.loan.lateInterest.cite : ppf.loan.interest.cite,
    );
  }
  revivalFeeStep(sheet, account, ppf.revivalFee);
  if (block?.withdrawalLimit != null) {
    step(
      exactRupees('Withdrawals in the first five-year block', block.withdrawalLimit),
      `${ppf.withdrawal.extensionShare.value}% of the balance on ${formatDate(yearEnd(input, block.number - 1))}, before the block begins, for all five years together`,
      ppf.withdrawal.extensionShare.cite,
    );
  }
}

export function extensionSteps(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
  const before = account.years.find((year) => year.number === countedTerm(input.horizon));
  if (input.extensions === 0 || !before) return;
  sheet.heading('Extension');
  sheet.step(
    rupees('Balance before the extension', before.closing),
    `On 1 April ${calendarYear(input.opened, before.number + 1)}`,
    input.extensionKind === 'with' ? ppf.extensionYears.cite : ppf.withoutDeposits,
  );
  sumStep(
    sheet,
    rupees('Added by the extension', account.closing - before.closing),
    [account.closing, -before.closing],
    `, ${input.extensionKind === 'with' ? 'deposits and interest' : 'only interest'}${account.years.some((year) => year.number > before.number && year.withdrawn > 0) ? ' less withdrawals' : ''}`,
  );
}

/** Returns how long the account keeps the money, for the comparison with ELSS. */
export function lockedAccountOf(input: PpfInput, { years }: PpfAccount): LockedAccount {
  const loans = `${formatDate(`${calendarYear(input.opened, loanYears.first)}-04-01`)}`;
  const part = `${formatDate(`${calendarYear(input.opened, firstWithdrawalYear)}-04-01`)}`;
  return {
    name: 'PPF',
    locked: `To ${formatDate(maturityDate(input.opened, 0))}: ${ppf.termYears.value} years from the end of the financial year of opening`,
    earlier: `A loan from ${loans}, a part once a year from ${part}`,
    end: yearEnd(input, lastYear(input)),
    months: 12 * years.length,
  };
}

/** Writes the same money in a fixed deposit, taxed; returns its value, null where the withdrawals use it up. */
export function comparisonSteps(sheet: Worksheet, input: PpfInput, account: PpfAccount): number | null {
  const { step, heading } = sheet;
  heading('Against a fixed deposit');
  const { opening, years, movements } = account;
  const fd = taxedDepositValue(opening, years.length, movements, input.fdRate, input.taxRate);
  const label = 'The same money in an FD, after tax';
  const how = `${pct(input.fdRate)} compounded every quarter, interest taxed each year at ${pct(input.taxRate)}, and the tax paid from the FD`;
  if (fd < 0) step(verdict(label, 'Used up'), `${how}. Your withdrawals would take more than it holds`);
  else {
    step(rupees(label, fd), how);
    sumStep(
      { step },
      rupees('PPF less FD', account.closing - fd),
      [account.closing, -fd],
      '. PPF interest is exempt',
      ppf.exemption,
    );
  }
  step(
    percentage('FD rate that would match', equivalentTaxedRate(input.rate, input.taxRate)),
    `Yield ${pct(input.rate)} ÷ (1 − ${pct(input.taxRate)}), as a rate compounded every quarter`,
  );
  return fd < 0 ? null : fd;
}
