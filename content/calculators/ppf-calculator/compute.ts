import { ppf, ppfRateKnownUntil } from '@/content/rules/small-savings';
import {
  actionsBegin,
  balanceChart,
  breakdownsOf,
  depositsLabel,
  howPaid,
  interestLabel,
  oddDepositCaveats,
  paidCaveats,
  revivalFeeStep,
  runsFromPassbook,
  yearEnd,
  yearStart,
} from '@/content/small-savings/account';
import { deductionCeilingStep } from '@/content/small-savings/deduction';
import {
  type Action,
  type Caveat,
  type Chart,
  type Column,
  count,
  dateFigure,
  exactRupees,
  type Figure,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { addDays, addMonths } from '@/lib/calendar';
import { equivalentTaxedRate, type Movement, taxedDepositValue } from '@/lib/finance/monthly-balance';
import { calendarYear, financialYear, firstYear, isMonthly, placeFromApril } from '@/lib/finance/scheme-account';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
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
function amountLabel(input: PpfInput): string {
  if (input.horizon === 'fifteen') return `Amount after ${lastYear(input)} years`;
  return input.extensions === 0 ? 'Maturity amount' : 'Amount when the extension ends';
}

const dateLabel = (input: PpfInput) => (input.extensions === 0 ? 'Account matures on' : 'Extension ends on');

/** Writes the first year in full, so that the rule of the 5th can be followed by hand. */
function writeFirstYear(sheet: Worksheet, input: PpfInput, year: AccountYear): void {
  const { step, heading } = sheet;
  heading(`The first year counted, ${year.financialYear}`);
  step(
    rupees(`Deposited in ${year.financialYear}`, year.deposit),
    year.number === 1 ? `First on ${formatDate(input.opened)}, later ${howPaid(input)}` : `Paid ${howPaid(input)}`,
    ppf.maximumDeposit.cite,
  );
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

function writeTotals(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
  const { step, heading } = sheet;
  heading(`All years, ${account.years[0]?.financialYear} to ${account.years.at(-1)?.financialYear}`);
  step(
    count('Financial years counted', account.years.length),
    `${yearNames(input)}. The year of opening is year 1`,
    ppf.termYears.cite,
  );
  if (runsFromPassbook(input)) step(rupees('Balance you start with', account.opening), 'Your latest passbook balance');
  step(rupees(depositsLabel(input), account.deposits), 'The deposits of all years, added', ppf.maximumDeposit.cite);
  step(rupees(interestLabel(input), account.interest), 'The interest of all years, added', ppf.interestCutOffDay.cite);
  if (account.withdrawn > 0)
    step(rupees('Withdrawn', account.withdrawn), 'Your withdrawals, added', ppf.withdrawal.share.cite);
  const parts = [
    runsFromPassbook(input) ? `${inr(account.opening)} + ` : '',
    `${inr(account.deposits)} + ${inr(account.interest)}`,
    account.withdrawn > 0 ? ` − ${inr(account.withdrawn)}` : '',
  ].join('');
  const formula = closedFormula(input, account);
  step(
    rupees(amountLabel(input), account.closing, { tone: 'own' }),
    formula ? `${parts}; the same by formula: ${formula}` : parts,
  );
}

function yearNames(input: PpfInput): string {
  return `Years ${firstYear(input)} to ${lastYear(input)} of the account`;
}

/** Writes the other way of counting, so that both the figure of most sites and the legal one are on the page. */
function writeOtherCount(sheet: Worksheet, input: PpfInput, account: PpfAccount): number | null {
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

/** Writes what paying after the 5th, or later in the year, costs in the end. */
function writeTiming(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
  if (input.pattern === 'april') return;
  // In a year of opening that begins after April there are fewer monthly instalments, so the sums paid would differ.
  if (firstYear(input) === 1 && input.opened.slice(5, 7) !== '04') return;
  const early = ppfAccount({ ...input, pattern: 'april' }).closing;
  sheet.heading('When you pay');
  sheet.step(
    rupees('Extra if you deposit by 5 April', early - account.closing),
    `${inr(early)} − ${inr(account.closing)}, the same deposits made at the start of each financial year`,
    ppf.interestCutOffDay.cite,
  );
}

function writeLimits(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
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

function writeExtension(sheet: Worksheet, input: PpfInput, account: PpfAccount): void {
  const before = account.years.find((year) => year.number === countedTerm(input.horizon));
  if (input.extensions === 0 || !before) return;
  sheet.heading('Extension');
  sheet.step(
    rupees('Balance before the extension', before.closing),
    `On 1 April ${calendarYear(input.opened, before.number + 1)}`,
    input.extensionKind === 'with' ? ppf.extensionYears.cite : ppf.withoutDeposits,
  );
  sheet.step(
    rupees('Added by the extension', account.closing - before.closing),
    `${inr(account.closing)} − ${inr(before.closing)}, ${input.extensionKind === 'with' ? 'deposits and interest' : 'only interest'}${account.years.some((year) => year.number > before.number && year.withdrawn > 0) ? ' less withdrawals' : ''}`,
  );
}

/** Writes the same money in a fixed deposit, taxed; returns its value, null where the withdrawals use it up. */
function writeComparison(sheet: Worksheet, input: PpfInput, account: PpfAccount): number | null {
  const { step, heading } = sheet;
  heading('Against a fixed deposit');
  const { opening, years, movements } = account;
  const fd = taxedDepositValue(opening, years.length, movements, input.fdRate, input.taxRate);
  const label = 'The same money in an FD, after tax';
  const how = `${pct(input.fdRate)} compounded every quarter, interest taxed each year at ${pct(input.taxRate)}, and the tax paid from the FD`;
  if (fd < 0) step(verdict(label, 'Used up'), `${how}. Your withdrawals would take more than it holds`);
  else {
    step(rupees(label, fd), how);
    step(
      rupees('PPF less FD', account.closing - fd),
      `${inr(account.closing)} − ${inr(fd)}. PPF interest is exempt`,
      ppf.exemption,
    );
  }
  step(
    percentage('FD rate that would match', equivalentTaxedRate(input.rate, input.taxRate)),
    `Yield ${pct(input.rate)} ÷ (1 − ${pct(input.taxRate)}), as a rate compounded every quarter`,
  );
  return fd < 0 ? null : fd;
}

function chartsOf(input: PpfInput, account: PpfAccount, fd: number | null): Chart[] {
  const balance = balanceChart(input, account);
  return [
    balance,
    {
      kind: 'parts',
      title: 'What the amount is made of',
      unit: 'rupees',
      parts: balance.series.map(({ values, ...part }) => ({ ...part, value: values.at(-1) ?? 0 })),
    },
    {
      kind: 'bars',
      title: 'PPF and an FD after tax, with the same deposits',
      unit: 'rupees',
      bars: ['PPF', 'FD after tax'],
      series: [{ label: 'Amount', values: [account.closing, fd ?? 0], tone: 'own' }],
    },
  ];
}

function tableOf(account: PpfAccount): Table {
  const withdraws = account.withdrawn > 0;
  const borrows = account.years.some((year) => year.loanTaken > 0);
  const columns: Column[] = [
    { label: 'Financial year', unit: 'text' },
    { label: 'Deposit', unit: 'rupees' },
    { label: 'Rate', unit: 'percent' },
    { label: 'Interest', unit: 'rupees' },
    ...(withdraws ? [{ label: 'Withdrawn', unit: 'rupees' } as const] : []),
    ...(borrows
      ? [{ label: 'Loan taken', unit: 'rupees' } as const, { label: 'Loan repaid', unit: 'rupees' } as const]
      : []),
    { label: 'Balance on 31 March', unit: 'rupees' },
    { label: 'Loan limit', unit: 'rupees' },
    { label: 'Withdrawal limit', unit: 'rupees' },
  ];
  const limit = (value: number | null) => (value === null ? null : Math.floor(value + 1e-6));
  const total = (of: (year: AccountYear) => number) => account.years.reduce((sum, year) => sum + of(year), 0);
  return {
    id: 'years',
    caption: 'Your account, financial year by financial year',
    columns,
    rows: account.years.map((year) => [
      year.financialYear,
      year.deposit,
      year.rates.length === 1 ? (year.rates[0] ?? 0) : year.rates.map((rate) => pct(rate)).join(', '),
      year.interest,
      ...(withdraws ? [year.withdrawn] : []),
      ...(borrows ? [year.loanTaken, year.loanRepaid] : []),
      year.closing,
      limit(year.loanLimit),
      limit(year.withdrawalLimit),
    ]),
    total: [
      'Total',
      account.deposits,
      null,
      account.interest,
      ...(withdraws ? [account.withdrawn] : []),
      ...(borrows ? [total((year) => year.loanTaken), total((year) => year.loanRepaid)] : []),
      null,
      null,
      null,
    ],
    relations: {
      'Balance on 31 March': [
        { of: 'Balance on 31 March', above: true },
        { of: 'Deposit' },
        { of: 'Interest' },
        ...(withdraws ? [{ of: 'Withdrawn', times: -1 }] : []),
      ],
    },
    note: 'The limits are the most you can take in that financial year. A dash means that you can take nothing, or that we need an older balance.',
  };
}

/** Returns when to pay the deposit of a year, as the visitor chose to pay it, and what the 5th would bring. */
function depositStep(input: PpfInput, year: PpfAccount['years'][number]): { text: string; date: IsoDate } {
  const { financialYear: name, deposit } = year;
  const april = Number(yearStart(input, year.number).slice(0, 4));
  const lastDayOf = (month: string) => addDays(`${addMonths(month, 1)}-01`, -1);
  const month = `${Number(input.payMonth) < 4 ? april + 1 : april}-${input.payMonth}`;
  switch (input.pattern) {
    case 'april':
      return {
        text: `Pay the ${inr(deposit)} of ${name} on or before this day, so that it earns interest for the whole year.`,
        date: `${april}-04-05`,
      };
    case 'month':
      return input.payBy === 'by'
        ? {
            text: `Pay the ${inr(deposit)} of ${name} on or before this day, so that it earns interest for this month too.`,
            date: `${month}-05`,
          }
        : {
            text: `Pay the ${inr(deposit)} of ${name} in ${formatMonth(month)}. By the 5th it would earn interest for that month too.`,
            date: lastDayOf(month),
          };
    case 'monthlyBy':
      return {
        text: `Pay the first instalment of ${name} on or before this day, and each later one by the 5th of its month.`,
        date: `${april}-04-05`,
      };
    case 'monthlyAfter':
      return {
        text: `Pay the first instalment of ${name} this month. Each instalment paid by the 5th would earn interest for its month too.`,
        date: `${april}-04-30`,
      };
  }
}

function actionsOf(input: PpfInput, account: PpfAccount): Action[] {
  const first = firstYear(input);
  const begins = actionsBegin(input);
  const steps: Action[] = [];
  const opening = account.movements[0];
  if (first === 1 && opening && input.opened >= begins) {
    steps.push({
      text: `Open the account with Form-1 and pay ${inr(opening.amount)}.`,
      date: input.opened,
      cite: ppf.minimumDeposit.cite,
    });
  }
  const due = account.years
    .filter(({ number, deposit }) => number > 1 && deposit > 0)
    .map((year) => depositStep(input, year))
    .filter(({ date }) => date >= begins);
  for (const each of due.slice(0, 3)) {
    steps.push({ ...each, cite: ppf.interestCutOffDay.cite });
  }
  const maturity = maturityDate(input.opened, 0);
  const dated: Action[] = [
    {
      text: `From this day until ${formatDate(yearEnd(input, loanYears.last))} you can borrow from the account: up to ${ppf.loan.share.value}% of the balance two years before, at ${pct(ppf.loan.interest.value)} a year.`,
      date: yearStart(input, loanYears.first),
      cite: ppf.loan.afterYears.cite,
    },
    {
      text: 'From this day you can withdraw, once in each financial year.',
      date: yearStart(input, firstWithdrawalYear),
      cite: ppf.withdrawal.afterYears.cite,
    },
    {
      text: 'The account matures. Close it with Form-3, leave it without deposits, or extend it with Form-4.',
      date: maturity,
      cite: ppf.termYears.cite,
    },
    {
      text: 'Last day to submit Form-4 if you want to continue with deposits. Deposits made without it are returned without interest.',
      date: addDays(`${addMonths(maturity.slice(0, 7), ppf.extensionNoticeMonths.value)}-01`, -1),
      cite: ppf.extensionNoticeMonths.cite,
    },
  ];
  if (input.extensions > 0) {
    dated.push({
      text: 'The last extension you planned ends. Close the account, leave it without deposits, or choose another five years.',
      date: maturityDate(input.opened, input.extensions),
      cite: ppf.extensionYears.cite,
    });
  }
  return [...steps, ...dated]
    .filter((step) => (step.date ?? '') >= begins)
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

/** Returns what is paid in, without loans that are paid back. */
function depositsOf({ opened, passbook, payouts }: PpfInput, { movements }: PpfAccount): Movement[] {
  const start = calendarYear(opened, firstYear({ opened, passbook }));
  const repaid = payouts.flatMap((payout) =>
    payout.kind === 'loan' ? [placeFromApril(start, payout.date).month + payout.repaidAfter] : [],
  );
  return movements.filter(({ month, day }) => !(day === 1 && month > 0 && repaid.includes(month)));
}

function caveatsOf(input: PpfInput, account: PpfAccount): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'PPF is not for you if you are a non-resident, want to open it for an HUF, or need the money within about six years. You cannot withdraw before the seventh financial year.',
      cite: ppf.withdrawal.afterYears.cite,
    },
    {
      kind: 'assumption',
      text: `Months up to ${formatDate(ppfRateKnownUntil.value)} earn the notified rates. For later months we use the rate you expect, as we have no rate yet. The rate may change every quarter, for your old balance too.`,
      cite: ppfRateKnownUntil.cite,
    },
    {
      kind: 'assumption',
      text:
        input.rounding === 'exact'
          ? 'Interest is not rounded, as on most sites. A passbook rounds each year, which moves the result by a few rupees.'
          : 'Interest is rounded to the rupee on each 31 March, as passbooks do.',
    },
    {
      kind: 'limit',
      text: `${inr(ppf.maximumDeposit.value)} a year is the ceiling for your own account and any account you opened for a minor child, taken together.`,
      cite: ppf.maximumDeposit.cite,
    },
  ];
  const instalments = isMonthly(input) ? 12 : 1;
  const deposits = [input.deposit, ...input.schedule.map((row) => row.amount)].map((amount) => amount / instalments);
  caveats.push(...oddDepositCaveats(deposits, ppf.depositMultiple));
  if (account.years.some((year) => year.phase !== 'without' && year.deposit < ppf.minimumDeposit.value - 0.005)) {
    caveats.push({
      kind: 'warning',
      text: `A year without ${inr(ppf.minimumDeposit.value)} makes the account discontinued. It still earns interest, but gives no loan or withdrawal until you pay ${inr(ppf.minimumDeposit.value)} and a fee of ${inr(ppf.revivalFee.value)} for each missed year, before maturity.`,
      cite: ppf.revivalFee.cite,
    });
  }
  if (input.payouts.some((payout) => payout.kind === 'loan')) {
    caveats.push({
      kind: 'assumption',
      text: 'We assume that money you borrow leaves the account and earns no PPF interest until you repay it. You pay the loan interest separately. The Scheme of 1968 said that repayments are credited to the account. The present scheme does not say.',
      cite: ppf.loan.interest.cite,
    });
  }
  caveats.push(...paidCaveats(input, depositsOf(input, account), 'Years with a different deposit'));
  if (runsFromPassbook(input)) {
    caveats.push({
      kind: 'assumption',
      text: 'We assume that your account is regular up to your latest balance, with no loan pending. We leave out limits that need a balance you have not listed.',
    });
  }
  if (input.extensions > 0 && input.extensionKind === 'without') {
    caveats.push({
      kind: 'warning',
      text: 'Once the account has run for more than a year without deposits, you cannot start deposits again.',
      cite: ppf.withoutDeposits,
    });
  }
  return caveats;
}

function sentenceOf(input: PpfInput, account: PpfAccount, lawful: number | null): string {
  const start = runsFromPassbook(input)
    ? `Your balance of ${inr(account.opening)} and deposits of ${inr(account.deposits)} grow`
    : `Your deposits of ${inr(account.deposits)} grow`;
  const taken = account.withdrawn > 0 ? `, after withdrawals of ${inr(account.withdrawn)},` : '';
  const end = `to ${inr(account.closing)} by ${formatDate(yearEnd(input, lastYear(input)))}. Of this, ${inr(account.interest)} is tax-free interest.`;
  if (lawful === null) return `${start}${taken} ${end}`;
  const day = formatDate(maturityDate(input.opened, input.extensions));
  const more =
    account.years.at(-1)?.phase === 'without'
      ? `With all ${countedTerm('sixteen')} deposits`
      : 'With one more year of deposits';
  return `${start}${taken} ${end} By law the ${input.extensions === 0 ? 'account matures' : 'extension ends'} a year later, on ${day}. ${more} it then holds ${inr(lawful)}.`;
}

/** Runs the account and returns what it comes to, what it allows, and how it compares. */
export function ppfResult(input: PpfInput): Result {
  const account = ppfAccount(input);
  const sheet = worksheet();
  const first = account.years[0];
  if (first) writeFirstYear(sheet, input, first);
  writeTotals(sheet, input, account);
  const lawful = writeOtherCount(sheet, input, account);
  writeTiming(sheet, input, account);
  writeExtension(sheet, input, account);
  writeLimits(sheet, input, account);
  const fd = writeComparison(sheet, input, account);
  if (first) deductionCeilingStep(sheet, first);
  const headline: readonly [Figure, ...Figure[]] = [
    rupees(amountLabel(input), account.closing, { tone: 'own' }),
    rupees(depositsLabel(input), account.deposits, { tone: 'own' }),
    rupees(interestLabel(input), account.interest, { tone: 'growth' }),
    dateFigure(dateLabel(input), maturityDate(input.opened, input.extensions)),
  ];
  return {
    headline,
    sentence: sentenceOf(input, account, lawful),
    breakdowns: breakdownsOf(input, account, { amount: amountLabel(input), taken: 'Withdrawn' }),
    charts: chartsOf(input, account, fd),
    tables: [tableOf(account)],
    steps: sheet.steps,
    actions: actionsOf(input, account),
    caveats: caveatsOf(input, account),
  };
}
