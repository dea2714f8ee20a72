import { ppfRateKnownUntil, quarterlyRates, sukanya } from '@/content/rules/small-savings';
import {
  actionsBegin,
  balanceChart,
  breakdownsOf,
  depositsLabel,
  howPaid,
  interestLabel,
  oddDepositNotes,
  paidNotes,
  revivalFeeStep,
  runsFromPassbook,
  yearEnd,
  yearStart,
} from '@/content/small-savings/account';
import { deductionCeilingStep } from '@/content/small-savings/deduction';
import {
  type Action,
  type Chart,
  type Column,
  count,
  dateFigure,
  exactRupees,
  type Figure,
  type NoteSheet,
  noteSheet,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { addDays, addMonthsToDay } from '@/lib/calendar';
import { financialYear, firstYear, yearNumber } from '@/lib/finance/scheme-account';
import { formatDate, inr, pct } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import {
  ageOn,
  birthday,
  depositForGoal,
  depositsEnd,
  endOf,
  instalmentsOf,
  maturityDate,
  type SukanyaAccount,
  type SukanyaYear,
  sukanyaAccount,
  withdrawalFrom,
} from './account';
import { type Compared, writeComparison } from './compare';
import type { SukanyaInput } from './rows';

const amountLabel = (input: SukanyaInput) => (input.closing === 'maturity' ? 'Maturity amount' : 'Amount on closing');
const dateLabel = (input: SukanyaInput) => (input.closing === 'maturity' ? 'Account matures on' : 'Account closed on');
/** The last day for which a rate is on file. */
const knownUntil = quarterlyRates.sukanya.knownUntil ?? quarterlyRates.sukanya.checkedOn;

/** Writes the first year in full, so that the rule of the 5th can be followed by hand. */
function writeFirstYear({ step, heading }: Worksheet, input: SukanyaInput, year: SukanyaYear): void {
  heading(`The first year counted, ${year.financialYear}`);
  step(
    rupees(`Deposited in ${year.financialYear}`, year.deposit),
    year.number === 1 ? `First on ${formatDate(input.opened)}, later ${howPaid(input)}` : `Paid ${howPaid(input)}`,
    sukanya.maximumDeposit.cite,
  );
  if (year.months === 12) {
    step(
      rupees('Lowest balances of the months, added', year.lowestBalances),
      'For each month the lowest balance between the close of the 5th and the end of the month',
      sukanya.interestCutOffDay.cite,
    );
  }
  const [rate = 0] = year.rates;
  step(
    exactRupees(`Interest of ${year.financialYear}`, year.interest),
    `${year.rates.length > 1 || year.months < 12 ? `Each month’s lowest balance × its rate (${year.rates.map((each) => pct(each)).join(', ')})` : `${inr(year.lowestBalances)} × ${pct(rate)}`} ÷ 12${input.rounding === 'rupee' ? ', rounded to the rupee' : ''}`,
    sukanya.interestCredit,
  );
}

function writeTotals(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): void {
  const { step, heading } = sheet;
  heading('All years');
  const paying = account.years.filter((year) => year.deposit > 0).length;
  step(
    count('Financial years with a deposit', paying),
    `You deposit for ${sukanya.depositYears.value} years from ${formatDate(input.opened)}, up to ${formatDate(addDays(depositsEnd(input.opened), -1))}. After that the balance only earns interest`,
    sukanya.depositYears.cite,
  );
  if (runsFromPassbook(input)) step(rupees('Balance you start with', account.opening), 'Your latest passbook balance');
  step(rupees(depositsLabel(input), account.deposits), 'The deposits of all years, added', sukanya.maximumDeposit.cite);
  step(
    rupees(interestLabel(input), account.interest),
    'The interest of all years, added, up to the end of the month before the account ends',
    sukanya.interestCredit,
  );
  if (account.withdrawn > 0)
    step(rupees('Taken for her education', account.withdrawn), 'Added', sukanya.withdrawal.share.cite);
  const parts = [
    runsFromPassbook(input) ? `${inr(account.opening)} + ` : '',
    `${inr(account.deposits)} + ${inr(account.interest)}`,
    account.withdrawn > 0 ? ` − ${inr(account.withdrawn)}` : '',
  ].join('');
  step(rupees(amountLabel(input), account.closing, { tone: 'own' }), parts, sukanya.termYears.cite);
  step(
    dateFigure(dateLabel(input), endOf(input)),
    input.closing === 'maturity'
      ? `${sukanya.termYears.value} years from the day of opening; she is then ${ageOn(input.birth as IsoDate, endOf(input))}`
      : `Before maturity on ${formatDate(maturityDate(input.opened))}; she is then ${ageOn(input.birth as IsoDate, endOf(input))}`,
    input.closing === 'marriage' ? sukanya.marriage.cite : sukanya.termYears.cite,
  );
  if (input.rounding === 'exact') {
    step(
      rupees('By a passbook that rounds', sukanyaAccount({ ...input, rounding: 'rupee' }).closing),
      'The same account with each year’s interest rounded to the nearest rupee, 50 paise up',
      sukanya.interestCredit,
    );
  }
}

/** Writes what a sixteenth financial year of deposits would add; nothing where there is none, or it is counted. */
function writeSixteenth(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): number | null {
  if (input.horizon === 'allowed') return null;
  const longer = sukanyaAccount({ ...input, horizon: 'allowed' });
  if (longer.deposits <= account.deposits) return null;
  sheet.heading(`A ${sukanya.depositYears.value + 1}th financial year`);
  return sheet.step(
    rupees('With deposits as long as the law allows', longer.closing),
    `${inr(longer.deposits - account.deposits)} more, paid in ${financialYear(input.opened, sukanya.depositYears.value + 1)} before ${formatDate(depositsEnd(input.opened))}`,
    sukanya.depositYears.cite,
  );
}

/** Writes what paying after the 5th, or later in the year, costs in the end. */
function writeTiming(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): void {
  if (input.pattern === 'april' || (firstYear(input) === 1 && input.opened.slice(5, 7) !== '04')) return;
  const early = sukanyaAccount({ ...input, pattern: 'april' });
  if (Math.abs(early.deposits - account.deposits) > 0.5) return;
  sheet.heading('When you pay');
  sheet.step(
    rupees('Extra if you deposit by 5 April', early.closing - account.closing),
    `${inr(early.closing)} − ${inr(account.closing)}, the same deposits made at the start of each financial year`,
    sukanya.interestCutOffDay.cite,
  );
}

/** Writes what may be taken for her education in the first year that she may, and the fees of missed years. */
function writeLimits(sheet: Worksheet, input: SukanyaInput, account: SukanyaAccount): SukanyaYear | null {
  const { step, heading } = sheet;
  const year = account.years.find((each) => each.withdrawalLimit !== null) ?? null;
  if (year?.withdrawalLimit != null) {
    heading('For her education');
    step(
      dateFigure('She can take money from', withdrawalFrom(input)),
      input.tenth !== '' && withdrawalFrom(input) === input.tenth
        ? 'The day on which she passes class 10, because it comes before her 18th birthday'
        : 'Her 18th birthday, or the day on which she passes class 10 if that is earlier',
      sukanya.withdrawal.age.cite,
    );
    step(
      exactRupees(`Withdrawal limit in ${year.financialYear}`, year.withdrawalLimit),
      `${sukanya.withdrawal.share.value}% of the balance on ${formatDate(yearEnd(input, year.number - 1))}, but not more than the fees`,
      sukanya.withdrawal.share.cite,
    );
  }
  revivalFeeStep(sheet, account, sukanya.revivalFee);
  return year;
}

function chartsOf(input: SukanyaInput, account: SukanyaAccount, others: readonly Compared[]): Chart[] {
  return [
    balanceChart(input, account),
    {
      kind: 'bars',
      title: 'The same deposits elsewhere',
      unit: 'rupees',
      bars: ['Sukanya Samriddhi', ...others.map(({ bar }) => bar)],
      marked: 0,
      series: [
        {
          label: 'Amount',
          values: [account.closing, ...others.map(({ amount }) => Math.max(0, amount))],
          tone: 'own',
        },
      ],
    },
  ];
}

function tableOf(input: SukanyaInput, account: SukanyaAccount): Table {
  const withdraws = account.withdrawn > 0;
  const columns: Column[] = [
    { label: 'Financial year', unit: 'text' },
    { label: 'Deposit', unit: 'rupees' },
    { label: 'Interest', unit: 'rupees' },
    ...(withdraws ? [{ label: 'Taken out', unit: 'rupees' } as const] : []),
    { label: 'Balance at its end', unit: 'rupees' },
    { label: 'Rate', unit: 'percent' },
    { label: 'Her age at its end', unit: 'years' },
    { label: 'Limit for education', unit: 'rupees' },
  ];
  const end = endOf(input);
  // A year with two rates, or with a deposit after the 5th of April, keeps its number.
  const yearlyRate = { percent: account.years.map(({ rates }) => rates[0] ?? 0), perYear: 1 };
  return {
    id: 'years',
    caption: 'The account, financial year by financial year',
    columns,
    rows: account.years.map((year) => [
      year.financialYear,
      year.deposit,
      year.interest,
      ...(withdraws ? [year.withdrawn] : []),
      year.closing,
      year.rates.length === 1 ? (year.rates[0] ?? 0) : year.rates.map((rate) => pct(rate)).join(', ') || null,
      ageOn(input.birth as IsoDate, yearEnd(input, year.number) < end ? yearEnd(input, year.number) : end),
      year.withdrawalLimit === null ? null : Math.floor(year.withdrawalLimit + 1e-6),
    ]),
    total: [
      'Total',
      account.deposits,
      account.interest,
      ...(withdraws ? [account.withdrawn] : []),
      null,
      null,
      null,
      null,
    ],
    relations: {
      Interest: [
        { of: 'Balance at its end', above: true, rate: yearlyRate },
        { of: 'Deposit', rate: yearlyRate },
      ],
      'Balance at its end': [
        { of: 'Balance at its end', above: true },
        { of: 'Deposit' },
        { of: 'Interest' },
        ...(withdraws ? [{ of: 'Taken out', times: -1 }] : []),
      ],
    },
    note: `The last row ends on ${formatDate(end)}. The limit is the most she could take for her education in that year.`,
  };
}

function actionsOf(input: SukanyaInput, account: SukanyaAccount): Action[] {
  const first = firstYear(input);
  const begins = actionsBegin(input);
  const birth = input.birth as IsoDate;
  const opening = account.movements[0];
  const list: Action[] = [];
  if (first === 1 && opening && input.opened >= begins) {
    list.push({
      text: `Open the account at a post office or bank with her birth certificate and pay ${inr(opening.amount)}.`,
      date: input.opened,
      cite: sukanya.minimumDeposit.cite,
    });
  }
  if (input.pattern !== 'month') {
    // Deposits with days of their own are not paid as the others.
    const hasOwnDays = (number: number) => input.deposits.some(({ date }) => yearNumber(input.opened, date) === number);
    const late = input.pattern === 'monthlyAfter';
    const dayIn = (number: number) => `${yearStart(input, number).slice(0, 8)}${late ? '30' : '05'}`;
    const due = account.years.filter(
      ({ number, deposit }) => number > 1 && deposit > 0 && dayIn(number) >= begins && !hasOwnDays(number),
    );
    for (const year of due.slice(0, 3)) {
      list.push({
        text:
          input.pattern === 'april'
            ? `Pay the ${inr(year.deposit)} of ${year.financialYear} on or before this day, so that it earns interest for the whole year.`
            : late
              ? `Pay the first instalment of ${year.financialYear} this month. Each instalment paid by the 5th would earn interest for its month too.`
              : `Pay the first instalment of ${year.financialYear} on or before this day, and each later one by the 5th of its month.`,
        date: dayIn(year.number),
        cite: sukanya.interestCutOffDay.cite,
      });
    }
  }
  list.push(
    {
      text: `Last day for deposits, as ${sukanya.depositYears.value} years are over. The balance keeps earning interest.`,
      date: addDays(depositsEnd(input.opened), -1),
      cite: sukanya.depositYears.cite,
    },
    {
      text: `She turns ${sukanya.ownAccountAge.value}. She submits her own papers and runs the account herself.`,
      date: birthday(birth, sukanya.ownAccountAge.value),
      cite: sukanya.ownAccountAge.cite,
    },
    {
      text:
        input.closing === 'marriage'
          ? `For her marriage, apply to close the account between ${formatDate(addMonthsToDay(endOf(input), -sukanya.marriage.value.monthsBefore))} and ${formatDate(addMonthsToDay(endOf(input), sukanya.marriage.value.monthsAfter))}, with proof of her age.`
          : input.closing === 'hardship'
            ? 'Close the account, with the papers on the illness or the death of the guardian.'
            : 'The account matures. She applies for the money with her identity, address and citizenship papers.',
      date: endOf(input),
      cite: input.closing === 'marriage' ? sukanya.marriage.cite : sukanya.termYears.cite,
    },
  );
  const end = endOf(input);
  return list
    .filter(({ date = '' }) => date >= begins && date <= end)
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

function caveatNotes(notes: NoteSheet, input: SukanyaInput, account: SukanyaAccount): void {
  const { notForYou, assume, limit, warn } = notes;

  notForYou(
    'This is not for a boy, for a girl who is already ten or does not live in India, or for money you need before she is 18 or has passed class 10. Until then you cannot take money out, unless you close the account for a serious reason.',
    sukanya.openBelowAge.cite,
  );
  assume(
    `Months up to ${formatDate(knownUntil)} earn the notified rates. For later months we use the rate you expect, as we have no rate yet. The rate may change every quarter, for the old balance too.`,
    ppfRateKnownUntil.cite,
  );
  limit(
    `You can open one account for a girl and ${sukanya.accountsOfFamily.value} in a family. More are allowed only if twins or triplets are born first or second. Each account has its own ceiling of ${inr(sukanya.maximumDeposit.value)} a year, but your deduction has one ceiling for all.`,
    sukanya.accountsOfFamily.cite,
  );
  const deposits = [input.deposit / instalmentsOf(input), ...input.deposits.map((row) => row.amount)];
  oddDepositNotes(notes, deposits, sukanya.depositMultiple);
  if (firstYear(input) === 1 && input.opened < sukanya.presentScheme.value) {
    assume(
      `Before ${formatDate(sukanya.presentScheme.value)} older rules applied, with a larger minimum deposit and perhaps another cut-off day. We count those years by today’s rules. Enter your passbook balance under "Account already running" to start from what you really have.`,
      sukanya.presentScheme.cite,
    );
  }
  if (
    account.years.some(
      (year, index) =>
        year.deposit === 0 && year.number <= sukanya.depositYears.value && index < account.years.length - 1,
    )
  ) {
    warn(
      `A year without ${inr(sukanya.minimumDeposit.value)} puts the account in default. Within the ${sukanya.depositYears.value} years you can revive it with ${inr(sukanya.minimumDeposit.value)} and ${inr(sukanya.revivalFee.value)} for each missed year. If you never do, the whole balance still earns the scheme's rate.`,
      sukanya.revivalFee.cite,
    );
  }
  const [firstTaken] = [...input.withdrawals].sort((a, b) => a.date.localeCompare(b.date));
  const firstLimit = account.years.find((year) => year.withdrawn > 0)?.withdrawalLimit ?? null;
  if (firstTaken && firstLimit !== null && account.withdrawn > firstLimit) {
    warn(
      `Together your instalments are more than ${sukanya.withdrawal.share.value}% of the balance before the first one. Each is within the limit of its own year. An office may apply one limit to all of them, so ask first.`,
      sukanya.withdrawal.share.cite,
    );
  }
  if (input.closing === 'hardship') {
    warn(
      'The office decides whether the illness or the death of the guardian causes undue hardship, and asks for full papers. Without such a reason you cannot close the account early.',
      sukanya.hardshipAfterYears.cite,
    );
  }
  paidNotes(notes, input, account.movements, 'Deposits on other dates');
  if (runsFromPassbook(input)) {
    assume(
      'We assume that the account is regular up to your latest balance, with at least the minimum paid in every year.',
    );
  }
}

function sentenceOf(input: SukanyaInput, account: SukanyaAccount, limit: SukanyaYear | null): string {
  const age = ageOn(input.birth as IsoDate, endOf(input));
  const begin = runsFromPassbook(input)
    ? `The balance of ${inr(account.opening)} and deposits of ${inr(account.deposits)} grow`
    : input.known === 'goal'
      ? `${instalmentsOf(input) > 1 ? `${inr(input.deposit / 12)} a month, ` : ''}${inr(input.deposit)} a year, ${inr(account.deposits)} in all, grows`
      : `Your deposits of ${inr(account.deposits)} grow`;
  const taken = account.withdrawn > 0 ? `, after ${inr(account.withdrawn)} for her education,` : '';
  const end = `to ${inr(account.closing)} by ${formatDate(endOf(input))}, when she is ${age}. Of this, ${inr(account.interest)} is tax-free interest.`;
  const study =
    limit?.withdrawalLimit != null && account.withdrawn === 0
      ? ` She can take up to ${inr(Math.floor(limit.withdrawalLimit))} for her education in ${limit.financialYear}, from ${formatDate(withdrawalFrom(input))}.`
      : '';
  return `${begin}${taken} ${end}${study}`;
}

/** Runs the account and returns what it comes to, what may be taken out, and how it compares. */
export function sukanyaResult(asked: SukanyaInput): Result {
  const input = asked.known === 'goal' ? { ...asked, deposit: depositForGoal(asked) ?? asked.deposit } : asked;
  const account = sukanyaAccount(input);
  const sheet = worksheet();
  const first = account.years[0];
  const needed = rupees('Deposit needed a year', input.deposit, { tone: 'own' });
  if (asked.known === 'goal') {
    sheet.heading('Your target');
    sheet.step(
      needed,
      `The smallest yearly deposit in multiples of ${inr(sukanya.depositMultiple.value)}${instalmentsOf(input) > 1 ? ' a month' : ''} that reaches ${inr(input.goal)}, found by trial`,
      sukanya.depositMultiple.cite,
    );
  }
  if (first) writeFirstYear(sheet, input, first);
  writeTotals(sheet, input, account);
  writeSixteenth(sheet, input, account);
  writeTiming(sheet, input, account);
  const limit = writeLimits(sheet, input, account);
  const others = writeComparison(sheet, input, account);
  if (first) deductionCeilingStep(sheet, first);
  const notes = noteSheet();
  caveatNotes(notes, input, account);
  const amount = rupees(amountLabel(input), account.closing, { tone: 'own' });
  const headline: readonly [Figure, ...Figure[]] =
    asked.known === 'goal'
      ? [
          needed,
          amount,
          rupees(depositsLabel(input), account.deposits, { tone: 'own' }),
          dateFigure(dateLabel(input), endOf(input)),
        ]
      : [
          amount,
          rupees(depositsLabel(input), account.deposits, { tone: 'own' }),
          rupees(interestLabel(input), account.interest, { tone: 'growth' }),
          dateFigure(dateLabel(input), endOf(input)),
        ];
  return {
    headline,
    sentence: sentenceOf(input, account, limit),
    breakdowns: breakdownsOf(input, account, { amount: amountLabel(input), taken: 'Taken for her education' }),
    charts: chartsOf(input, account, others),
    tables: [tableOf(input, account)],
    steps: sheet.steps,
    actions: actionsOf(input, account),
    caveats: notes.caveats,
  };
}
