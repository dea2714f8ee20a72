import { sukanya } from '@/content/rules/sukanya';
import { actionsBegin, depositsLabel, interestLabel, runsFromPassbook } from '@/content/small-savings/account';
import { balanceChart, breakdownsOf } from '@/content/small-savings/charts';
import { deductionCeilingStep } from '@/content/small-savings/deduction';
import { elssInWords, elssNotes, elssSteps, lockInTable } from '@/content/small-savings/elss';
import { actionsBetween } from '@/content/small-savings/notes';
import { secondInWords, timingSteps } from '@/content/small-savings/working';
import { barsChart, type Chart, dateFigure, type Result, rupees, worksheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { IsoDate } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import {
  ageOn,
  depositForGoal,
  endOf,
  instalmentsOf,
  type SukanyaAccount,
  type SukanyaYear,
  sukanyaAccount,
  withdrawalFrom,
} from './account';
import { type Compared, comparisonSteps, elssBar, lockedAccountOf } from './compare';
import { notesOf } from './notes';
import type { SukanyaInput } from './rows';
import { yearTable } from './tables';
import { amountLabel, dateLabel, firstYearSteps, limitSteps, sixteenthYearSteps, totalSteps } from './working';

function chartsOf(input: SukanyaInput, account: SukanyaAccount, others: readonly Compared[]): Chart[] {
  return [
    balanceChart(input, account),
    barsChart('The same deposits elsewhere', {
      bars: ['Sukanya Samriddhi', ...others.map(({ bar }) => bar)],
      marked: 0,
      series: [
        {
          label: 'Amount',
          values: [account.closing, ...others.map(({ amount }) => Math.max(0, amount))],
          tone: 'own',
        },
      ],
    }),
  ];
}

function sentenceOf(input: SukanyaInput, account: SukanyaAccount, limit: SukanyaYear | null): string {
  const age = ageOn(input.birth as IsoDate, endOf(input));
  const begin = runsFromPassbook(input)
    ? `The balance of ${inr(account.opening)}${account.deposits > 0 ? ` and deposits of ${inr(account.deposits)} grow` : ' grows'}`
    : input.known === 'goal'
      ? `${instalmentsOf(input) > 1 ? `${inr(input.deposit / 12)} a month, ` : ''}${inr(input.deposit)} a year${input.onceMore > 0 ? ` and ${secondInWords(input)}` : ''}, ${inr(account.deposits)} in all, grows`
      : `Your deposits of ${inr(account.deposits)} grow`;
  const taken = account.withdrawn > 0 ? `, after ${inr(account.withdrawn)} for her education,` : '';
  const end = `to ${inr(account.closing)} by ${formatDate(endOf(input))}, when she is ${age}. Of this, ${inr(account.interest)} is tax-free interest.`;
  const study =
    limit?.withdrawalLimit != null && account.withdrawn === 0
      ? ` She can take up to ${inr(Math.floor(limit.withdrawalLimit))} for her education in ${limit.financialYear}, from ${formatDate(withdrawalFrom(input))}.`
      : '';
  return `${begin}${taken} ${end}${study}`;
}

/** Runs the account and returns its amounts, what may be taken out, and how it compares. */
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
  if (first) firstYearSteps(sheet, input, first);
  totalSteps(sheet, input, account);
  sixteenthYearSteps(sheet, input, account);
  timingSteps(sheet, input, account, sukanyaAccount, sukanya.interestCutOffDay);
  const limit = limitSteps(sheet, input, account);
  const others = comparisonSteps(sheet, input, account);
  const locked = lockedAccountOf(input);
  const elss = elssSteps(sheet, input, account, locked);
  if (first) deductionCeilingStep(sheet, first);
  const notes = notesOf(input, account);
  elssNotes(notes, input, account);
  const amount = rupees(amountLabel(input), account.closing, { tone: 'own' });
  const deposits = rupees(depositsLabel(input), account.deposits, { tone: 'own' });
  const interest = rupees(interestLabel(input), account.interest, { tone: 'growth' });
  const day = dateFigure(dateLabel(input), endOf(input));
  return {
    headline: asked.known === 'goal' ? [needed, amount, deposits, day] : [amount, deposits, interest, day],
    sentence: `${sentenceOf(input, account, limit)}${elssInWords(input, elss)}`,
    breakdowns: breakdownsOf(input, account, { amount: amountLabel(input), taken: 'Taken for her education' }),
    charts: chartsOf(input, account, elss ? [...others, elssBar(input, elss.left)] : others),
    tables: listOf(yearTable(input, account), lockInTable(account, locked, elss)),
    steps: sheet.steps,
    actions: actionsBetween(notes, actionsBegin(input), endOf(input)),
    caveats: notes.caveats,
  };
}
