import { pricesAfter } from '@/content/investing/growth';
import { heldInWords, onTopInWords, surchargeCaveats, taxCaveats } from '@/content/investing/tax';
import { fundTax as law } from '@/content/rules/mutual-funds';
import {
  type Action,
  type Caveat,
  count,
  type Figure,
  months as monthsFigure,
  percentage,
  type Result,
  rupees,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import {
  type Drawdown,
  drawdownOf,
  drawn,
  mostMonths,
  needs,
  planOf,
  sustainable,
  withoutDust,
  type Year,
} from './drawdown';
import { type SwpInput, taxGroupTitle } from './form';
import { balanceChart, conventionTable, scenarioChart, scenarioTable, schedule, yearTable } from './tables';

const annuity: Citation = { source: 'level-annuity', at: 'Present value of the withdrawals' };

/** Returns how long money lasts under regular withdrawals, with the tax of each year; or what can be drawn; or what it takes. */
export function swp(input: SwpInput): Result {
  const sheet = worksheet();
  const drawdown = drawdownOf(input);
  const answer = writeAnswer(sheet, input, drawdown);
  const sums = writePath(sheet, input, drawdown);
  return {
    headline: [
      answer,
      rupees('Left at the end', sums.left, { tone: 'growth' }),
      rupees('Withdrawn in all', sums.withdrawn, { tone: 'own' }),
      ...(input.fund === 'none' ? [] : [rupees('Tax in all', sums.tax, { tone: 'tax' })]),
    ],
    sentence: sentence(input, drawdown, sums),
    breakdowns: [
      {
        title: 'Where the money goes',
        total: rupees('Money and growth', drawdown.corpus + sums.growth),
        parts: [
          rupees('Yours to spend', sums.withdrawn - sums.tax - sums.exitLoad, { tone: 'own' }),
          ...(sums.tax > 0 ? [rupees('Tax in all', sums.tax, { tone: 'tax' as const })] : []),
          ...(sums.exitLoad > 0 ? [rupees('Exit load in all', sums.exitLoad, { tone: 'cost' as const })] : []),
          rupees('Left at the end', sums.left, { tone: 'growth' }),
        ],
      },
    ],
    charts: [balanceChart(input, drawdown), scenarioChart(input, drawdown)],
    tables: [
      yearTable(input, drawdown),
      schedule(drawdown),
      scenarioTable(input, drawdown),
      conventionTable(input, drawdown),
    ],
    steps: sheet.steps,
    actions: actions(input, drawdown),
    caveats: caveats(input, drawdown),
  };
}

// ── Working ──────────────────────────────────────────────────────────────────────────────────────────────────────

function lastsFigure(input: SwpInput, { covered }: Drawdown): Figure {
  const label = fromFirstDay(input, 'Money lasts');
  return covered ? monthsFigure(label, covered.months) : verdict(label, 'More than 100 years');
}

const periodNames = { '1': 'month', '3': 'quarter', '6': 'half-year', '12': 'year' } as const;

function writeAnswer({ heading, step }: Worksheet, input: SwpInput, drawdown: Drawdown): Figure {
  const { corpus, withdrawal, plan, covered } = drawdown;
  const { perRupee, leave } = needs(input);
  const meaning = input.convention.startsWith('nominal')
    ? `${pct(input.rate)} ÷ 12`
    : `(1 + ${pct(input.rate)})^(1 ÷ 12) − 1`;
  heading('The plan');
  step(percentage('Return per month', plan.returnOf(1) * 100, { decimals: 6 }), meaning, annuity);
  step(
    rupees('Present value of ₹1 each time', perRupee, { decimals: 2 }),
    `Each withdrawal${input.rise > 0 ? `, ${pct(input.rise)} higher every year,` : ''} ÷ (1 + ${pct(plan.returnOf(1) * 100, 6)})^months, added up over ${formatMonths(input.period)}`,
    annuity,
  );
  const leftover =
    leave > 0 ? ` for the money to keep: ${inr(input.leave)} ÷ the growth in ${formatMonths(input.period)}` : '';
  let answer = lastsFigure(input, drawdown);
  if (input.known === 'corpus') {
    answer = rupees('Money needed', corpus);
    step(
      answer,
      `${inr(withdrawal)} × ${formatNumber(perRupee)}${leave > 0 ? ` + ${inr(leave)}${leftover}` : ''}`,
      annuity,
    );
  } else {
    const most = sustainable(input, corpus);
    const lasting = rupees('Withdrawal that lasts to the end', most, { decimals: 2 });
    step(
      lasting,
      `${leave > 0 ? `(${inr(corpus)} − ${inr(leave)}${leftover})` : inr(corpus)} ÷ ${formatNumber(perRupee)}, not below 0`,
      annuity,
    );
    step(
      percentage('As a share of the money, per year', (most * 12 * 100) / (plan.every * corpus)),
      `${inr(most)} × ${12 / plan.every} ÷ ${inr(corpus)}`,
    );
    if (input.known === 'period') answer = lasting;
  }
  heading('How long it lasts');
  step(
    lastsFigure(input, drawdown),
    covered
      ? 'Month by month: growth, then the withdrawal (or the other way round), until the money does not cover a withdrawal. Counted from the first day'
      : 'Month by month over 100 years, the money covers every withdrawal',
  );
  if (covered) {
    step(count('First month that falls short', covered.shortIn), 'Counted from the first day');
    step(rupees('Money left in that month', covered.left), `The withdrawal would be ${inr(dueThen(drawdown))}`);
  }
  return answer;
}

function dueThen({ plan, covered }: Drawdown): number {
  const start = plan.timing === 'start' ? 1 : plan.every;
  return covered ? plan.amountAt(covered.shortIn - plan.delay - start) : 0;
}

/** Returns the index of the first year with a withdrawal: `check.ts` refuses a plan without one. */
function firstPaidYear(years: readonly Year[]): number {
  return Math.max(
    0,
    years.findIndex(({ withdrawn }) => withdrawn > 0),
  );
}

interface Sums {
  readonly withdrawn: number;
  readonly growth: number;
  readonly tax: number;
  readonly exitLoad: number;
  readonly left: number;
}

function writePath({ heading, step }: Worksheet, input: SwpInput, drawdown: Drawdown): Sums {
  const { path, years, corpus } = drawdown;
  const add = (of: (year: Year) => number) => years.reduce((sum, year) => sum + of(year), 0);
  const left = path.at(-1)?.closing ?? corpus;
  const withdrawn = add((year) => year.withdrawn);
  const sums = {
    withdrawn,
    left,
    tax: add((year) => year.tax),
    exitLoad: add((year) => year.exitLoad),
    growth: left + withdrawn - corpus,
  };
  heading(`In ${formatMonths(input.period)}`);
  step(rupees('Withdrawn in all', withdrawn), 'Every withdrawal, added up');
  step(rupees('Growth', sums.growth), `${inr(withdrawn)} + ${inr(left)} − ${inr(corpus)}`);
  step(rupees('Left at the end', left), `${inr(corpus)} + growth − withdrawals`);
  step(
    rupees('Left, in today’s rupees', left / pricesAfter(input.inflation, input.period)),
    `${inr(left)} ÷ (1 + ${pct(input.inflation)})^${formatNumber(input.period / 12)}`,
  );
  const index = firstPaidYear(years);
  const first = years[index];
  if (input.fund === 'none' || !first) return sums;
  const which = index === 0 ? 'the first year' : `year ${index + 1}`;
  heading('Tax');
  const held = heldInWords(input);
  step(
    rupees(`Gain in ${which}’s withdrawals`, withoutDust(first.shortGain + first.longGain, first.withdrawn)),
    'The value of the units sold less their cost. Only this part of a withdrawal is taxed',
    law.longTermRate.cite,
  );
  if (input.fund === 'equity') {
    step(
      rupees('Short-term part', first.shortGain),
      `On units held for ${held.young}, at ${pct(law.shortTermRate.value)}. The oldest units count as sold first`,
      law.shortTermRate.cite,
    );
    step(
      rupees('Long-term part', first.longGain),
      `On units held for ${held.old}, at ${pct(law.longTermRate.value)} above ${inr(law.longTermExemption.value - input.exemptionUsed)} a year`,
      law.anniversary,
    );
  }
  step(
    rupees(`Tax of ${which}`, first.tax),
    `${input.fund === 'debt' ? `${pct(input.slabRate)} of the gain` : 'By the rates above'}${onTopInWords(input, first.working)}`,
    input.fund === 'debt' ? law.slabTaxedIfBoughtFrom.cite : law.longTermExemption.cite,
  );
  step(rupees('Tax in all', sums.tax), 'Each year separately. A loss is set off against later gains');
  return sums;
}

// ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────────

/** Returns words on a time that is counted from the first day; with a wait they say so, as it is not the time of withdrawals. */
function fromFirstDay({ delay }: SwpInput, words: string): string {
  return delay > 0 ? `${words} from the first day` : words;
}

function sentence(input: SwpInput, drawdown: Drawdown, sums: Sums): string {
  const { corpus, withdrawal, covered, years } = drawdown;
  const period = periodNames[input.frequency];
  const rises = input.rise > 0 ? `, ${pct(input.rise)} more every year,` : '';
  // What the money lasts for is rounded down, so that it does last.
  const amount = input.known === 'period' ? Math.floor(withdrawal + 1e-6) : withdrawal;
  const each = `${inr(amount)} a ${period}${rises}`;
  const { delay } = input;
  const paid = formatMonths(input.period - delay);
  const wait = delay > 0 ? `, after a wait of ${formatMonths(delay)},` : '';
  const until = fromFirstDay(input, formatMonths(input.period));
  const year = firstPaidYear(years);
  const when = year === 0 ? 'the first year' : `year ${year + 1}, the first with withdrawals,`;
  const tax =
    input.fund === 'none'
      ? ''
      : ` You pay tax of ${inr(years[year]?.tax ?? 0)} in ${when} and ${inr(sums.tax)} in all.`;
  const at = `at ${pct(input.rate)} a year`;
  const leave = input.leave > 0 ? ` and leave ${inr(input.leave)}` : '';
  if (input.known === 'corpus')
    return `To take out ${each} for ${paid}${wait}${leave} you need ${inr(Math.ceil(corpus - 1e-6))}, ${at}.${tax}`;
  if (input.known === 'period') {
    if (withdrawal === 0)
      return `${inr(corpus)} does not grow to the amount you want to keep, ${at}. You can take out nothing.`;
    return `From ${inr(corpus)} you can take out ${each} for ${paid}${wait || ','} ${at}${leave && `,${leave}`}.${tax}`;
  }
  if (!covered)
    return `${inr(corpus)} pays ${each} for more than ${formatMonths(mostMonths - delay)}${wait} ${at}. After ${until} ${inr(sums.left)} is left.${tax}`;
  const most = sustainable(input, corpus);
  const advice =
    covered.months < input.period
      ? ` To last ${until}, take out no more than ${inr(Math.floor(most))} at first.`
      : ` After ${until} ${inr(sums.left)} is left.`;
  const lasts =
    covered.months === delay
      ? `${inr(corpus)} does not cover even the first withdrawal of ${inr(withdrawal)}.`
      : `${inr(corpus)} pays ${each} for ${formatMonths(covered.months - delay)}${wait} ${at}. In month ${covered.shortIn} the money is not enough for the full withdrawal.`;
  return `${lasts}${advice}${tax}`;
}

/**
 * Returns the action of waiting a year, where it lowers the tax of the first twelve months of withdrawals: worked out before it is advised.
 */
function actions(input: SwpInput, { corpus, withdrawal, years, covered }: Drawdown): Action[] {
  const list: Action[] = [];
  const [first] = years;
  const delay = law.longTermAfterMonths.value;
  if (first && input.delay === 0 && input.fund === 'equity' && input.basis === 'new' && first.shortGain > 0) {
    const waiting = { ...input, delay, period: delay + 12 };
    const later = drawn(waiting, corpus, withdrawal, planOf(waiting, withdrawal)).years;
    const tax = later.reduce((sum, year) => sum + year.tax, 0);
    if (tax + 1 < first.tax) {
      list.push({
        text: `If you can, wait ${delay} months before the first withdrawal. Its units are then long-term. The tax on the first year of withdrawals would be ${inr(tax)} instead of ${inr(first.tax)}.`,
        cite: law.longTermAfterMonths.cite,
      });
    }
  }
  if (covered && covered.months < input.period) {
    list.push({
      text: `Plan for what comes after ${fromFirstDay(input, formatMonths(covered.months))}, or take out less. See “Withdrawal that lasts to the end” in the working.`,
    });
  }
  list.push({
    text: 'Keep withdrawals for a year or two in a liquid fund or deposit, so that you need not sell units after a fall.',
  });
  return list;
}

function caveats(input: SwpInput, { years }: Drawdown): Caveat[] {
  const most = years.map(({ working }) => working).sort((a, b) => b.surcharge - a.surcharge)[0];
  return [
    {
      kind: 'notForYou',
      text: 'This is not for pensions, annuities and monthly income schemes, which have their own tax rules. It is also not for “IDCW” plans, whose payouts are taxed as dividend.',
    },
    {
      kind: 'assumption',
      text: 'The return is the same in every month. In real life the order of good and bad years decides how long the money lasts. Look at the bad start.',
    },
    ...taxCaveats(
      input,
      'on each year’s withdrawals. A year is twelve months from the first day. You pay the tax from what you withdraw',
    ),
    ...(most ? surchargeCaveats(input, most, 'In some year your gains are', taxGroupTitle) : []),
  ];
}
