import { surchargeNotes, taxNotes } from '@/content/investing/notes';
import { hasLongTerm, longTermMonths } from '@/content/investing/tax';
import { type NoteSheet, noteSheet, type Result, rupees, worksheet } from '@/lib/calculator';
import { formatMonths, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { balanceChart, scenarioChart } from './charts';
import { type Drawdown, drawdownOf, drawn, lastWithdrawal, mostMonths, planOf, sustainable } from './drawdown';
import { type SwpInput, taxGroupTitle } from './form';
import { lastingInWords, pathSteps, pathsChart, pathTable, randomPathsOf } from './random-paths';
import { conventionTable, monthTable, scenarioTable, yearTable } from './tables';
import { bookingSteps, firstPaidYear, fromFirstDay, planSteps, type Sums, sumSteps } from './working';

const periodNames = { '1': 'month', '3': 'quarter', '6': 'half-year', '12': 'year' } as const;

/** Returns how long money lasts under regular withdrawals, with the tax of each year; or what can be drawn; or what it takes. */
export function swp(input: SwpInput): Result {
  const sheet = worksheet();
  const drawdown = drawdownOf(input);
  const answer = planSteps(sheet, input, drawdown);
  const sums = sumSteps(sheet, input, drawdown);
  const paths = randomPathsOf(input, drawdown);
  if (paths) pathSteps(sheet, input, drawdown, paths);
  const notes = notesOf(input, drawdown);
  const booked = bookingSteps(sheet, notes, input, drawdown, sums);
  return {
    headline: [
      answer,
      rupees('Left at the end', sums.left, { tone: 'growth' }),
      rupees('Withdrawn in all', sums.withdrawn, { tone: 'own' }),
      ...listOf(input.fund !== 'none' && rupees('Tax in all', sums.tax, { tone: 'tax' })),
    ],
    sentence: `${sentenceOf(input, drawdown, sums)}${lastingInWords(input, paths)}${booked}`,
    breakdowns: [
      {
        title: 'Where the money goes',
        total: rupees('Money and growth', drawdown.corpus + sums.growth),
        parts: listOf(
          rupees('Yours to spend', sums.withdrawn - sums.tax - sums.exitLoad, { tone: 'own' }),
          sums.tax > 0 && rupees('Tax in all', sums.tax, { tone: 'tax' }),
          sums.exitLoad > 0 && rupees('Exit load in all', sums.exitLoad, { tone: 'cost' }),
          rupees('Left at the end', sums.left, { tone: 'growth' }),
        ),
      },
    ],
    charts: listOf(balanceChart(input, drawdown), scenarioChart(input, drawdown), paths && pathsChart(input, paths)),
    tables: listOf(
      yearTable(input, drawdown),
      monthTable(drawdown),
      scenarioTable(input, drawdown),
      paths && pathTable(input, paths),
      conventionTable(input, drawdown),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the tax of the year `when` and of all years, ₹, as a sentence. */
function taxInWords(first: number, all: number, when: string): string {
  if (all < 0.5) return ' You pay no tax.';
  const begins = first < 0.5 ? 'no tax' : `tax of ${inr(first)}`;
  return all - first < 0.5
    ? ` You pay ${begins}, all of it in ${when.replace(/,$/, '')}.`
    : ` You pay ${begins} in ${when} and ${inr(all)} in all.`;
}

function sentenceOf(input: SwpInput, drawdown: Drawdown, sums: Sums): string {
  const { corpus, withdrawal, covered, years } = drawdown;
  const period = periodNames[input.frequency];
  const rises = input.rise > 0 ? `, ${pct(input.rise)} more every year,` : '';
  // What the money lasts for is rounded down, so that it does last.
  const amount = input.known === 'period' ? Math.floor(withdrawal + 1e-6) : withdrawal;
  const payment = `${inr(amount)} a ${period}${rises}`;
  const { delay } = input;
  const paid = formatMonths(input.period - delay);
  const wait = delay > 0 ? `, after a wait of ${formatMonths(delay)},` : '';
  const until = fromFirstDay(input, formatMonths(input.period));
  const year = firstPaidYear(years);
  const when = year === 0 ? 'the first year' : `year ${year + 1}, the first with withdrawals,`;
  const tax = input.fund === 'none' ? '' : taxInWords(years[year]?.tax ?? 0, sums.tax, when);
  const at = `at ${pct(input.rate)} a year`;
  const leave = input.leave > 0 ? ` and leave ${inr(input.leave)}` : '';
  if (input.known === 'share') {
    const parts = input.frequency === '12' ? 'once a year' : `in parts every ${period}`;
    return `${pct(input.share)} of the balance a year, taken ${parts}, pays ${inr(withdrawal)} at first and ${inr(lastWithdrawal(drawdown.path))} at the end of ${formatMonths(input.period)}, from ${inr(corpus)} ${at}. ${inr(sums.left)} is left. The money does not run out, but the income rises and falls with it.${tax}`;
  }
  if (input.known === 'corpus')
    return `To take out ${payment} for ${paid}${wait}${leave} you need ${inr(Math.ceil(corpus - 1e-6))}, ${at}.${tax}`;
  if (input.known === 'period') {
    if (withdrawal === 0)
      return `${inr(corpus)} does not grow to the amount you want to keep, ${at}. You can take out nothing.`;
    return `From ${inr(corpus)} you can take out ${payment} for ${paid}${wait || ','} ${at}${leave && `,${leave}`}.${tax}`;
  }
  if (!covered)
    return `${inr(corpus)} pays ${payment} for more than ${formatMonths(mostMonths - delay)}${wait} ${at}. After ${until} ${inr(sums.left)} is left.${tax}`;
  const most = sustainable(input, corpus);
  const advice =
    covered.months < input.period
      ? ` To last ${until}, take out no more than ${inr(Math.floor(most))} at first.`
      : ` After ${until} ${inr(sums.left)} is left.`;
  const lasts =
    covered.months === delay
      ? `${inr(corpus)} does not cover even the first withdrawal of ${inr(withdrawal)}.`
      : `${inr(corpus)} pays ${payment} for ${formatMonths(covered.months - delay)}${wait} ${at}. In month ${covered.shortIn} the money is not enough for the full withdrawal.`;
  return `${lasts}${advice}${tax}`;
}

/** Writes what the answer takes for granted and what can be done; waiting a year is tried before it is advised. */
function notesOf(input: SwpInput, { corpus, withdrawal, years, covered }: Drawdown): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, action } = notes;
  notForYou(
    'This is not for pensions, annuities and monthly income schemes, which have their own tax rules. It is also not for “IDCW” plans, whose payouts are taxed as dividend.',
  );
  assume(
    'The return is the same in every month. In real life the order of good and bad years decides how long the money lasts. Look at the bad start.',
  );
  taxNotes(
    notes,
    input,
    'on each year’s withdrawals. A year is twelve months from the first day. You pay the tax from what you withdraw',
  );
  const most = years.map(({ working }) => working).sort((a, b) => b.surcharge - a.surcharge)[0];
  if (most) surchargeNotes(notes, input, most, (gains) => `In some year your ${gains} are`, taxGroupTitle);
  const [first] = years;
  const { value: delay, cite: delayCite } = longTermMonths(input.fund);
  if (first && input.delay === 0 && hasLongTerm(input.fund) && input.basis === 'new' && first.shortGain > 0) {
    const waiting = { ...input, delay, period: delay + 12 };
    const tax = sumOf(drawn(waiting, corpus, withdrawal, planOf(waiting, withdrawal)).years, (year) => year.tax);
    action(
      tax + 1 < first.tax &&
        `If you can, wait ${delay} months before the first withdrawal. Its units are then long-term. The tax on the first year of the same withdrawals would be ${inr(tax)} instead of ${inr(first.tax)}.`,
      delayCite,
    );
  }
  action(
    covered &&
      covered.months < input.period &&
      `${covered.months > 0 ? `Plan for what comes after ${fromFirstDay(input, formatMonths(covered.months))}, or take out less` : 'Take out less'}. See “Withdrawal that lasts to the end” in the working.`,
  );
  action(
    'Keep withdrawals for a year or two in a liquid fund or deposit, so that you need not sell units after a fall.',
  );
  return notes;
}
