import { pricesAfter } from '@/content/investing/growth';
import { heldInWords, onTopInWords } from '@/content/investing/tax';
import { fundTax as law } from '@/content/rules/mutual-funds';
import {
  count,
  type Figure,
  months as monthsFigure,
  percentage,
  rupees,
  verdict,
  type Worksheet,
} from '@/lib/calculator';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { type Drawdown, needs, sustainable, withoutDust, type Year } from './drawdown';
import type { SwpInput } from './form';

const annuity: Citation = { source: 'level-annuity', at: 'Present value of the withdrawals' };

/** Returns words on a time that is counted from the first day; with a wait they say so, as it is not the time of withdrawals. */
export function fromFirstDay({ delay }: SwpInput, words: string): string {
  return delay > 0 ? `${words} from the first day` : words;
}

function lastsFigure(input: SwpInput, { covered }: Drawdown): Figure {
  const label = fromFirstDay(input, 'Money lasts');
  return covered ? monthsFigure(label, covered.months) : verdict(label, 'More than 100 years');
}

/** Writes the plan and how long the money lasts; returns the answer. */
export function planSteps({ heading, step }: Worksheet, input: SwpInput, drawdown: Drawdown): Figure {
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
export function firstPaidYear(years: readonly Year[]): number {
  return Math.max(
    0,
    years.findIndex(({ withdrawn }) => withdrawn > 0),
  );
}

/** All withdrawals, their tax and load, and what is left, ₹. */
export interface Sums {
  readonly withdrawn: number;
  readonly growth: number;
  readonly tax: number;
  readonly exitLoad: number;
  readonly left: number;
}

/** Writes the sums of the time looked at, and the tax of the first year with a withdrawal. */
export function sumSteps({ heading, step }: Worksheet, input: SwpInput, drawdown: Drawdown): Sums {
  const { path, years, corpus } = drawdown;
  const left = path.at(-1)?.closing ?? corpus;
  const withdrawn = sumOf(years, (year) => year.withdrawn);
  const sums = {
    withdrawn,
    left,
    tax: sumOf(years, (year) => year.tax),
    exitLoad: sumOf(years, (year) => year.exitLoad),
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
