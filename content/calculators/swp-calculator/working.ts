import { bookingInWords, bookingNotes } from '@/content/investing/booking';
import { pricesAfter } from '@/content/investing/growth';
import {
  hasLongTerm,
  heldInWords,
  longTermMonths,
  longTermRate,
  onTopInWords,
  shortTermRate,
} from '@/content/investing/tax';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { sumStep } from '@/content/sum-step';
import {
  count,
  type Figure,
  months as monthsFigure,
  type NoteSheet,
  percentage,
  rupees,
  verdict,
  type Worksheet,
} from '@/lib/calculator';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus, yearsPower } from '@/lib/format-working';
import type { Citation } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import {
  bookedDrawdown,
  type Drawdown,
  lastWithdrawal,
  needs,
  sharePaid,
  sustainable,
  withoutDust,
  type Year,
} from './drawdown';
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

/** Writes what a share of the balance pays; returns the first withdrawal. */
function shareSteps(
  { heading, step }: Worksheet,
  input: SwpInput,
  { corpus, withdrawal, plan, path }: Drawdown,
): Figure {
  const { every, delay, timing } = plan;
  const monthly = plan.returnOf(1);
  const part = sharePaid(input) * 100;
  const grownFor = delay + (timing === 'start' ? 0 : every);
  const growth = onePlus(monthly * 100, 6);
  heading('The plan');
  step(percentage('Return per month', monthly * 100, { decimals: 6 }), monthlyReturnInWords(input), annuity);
  step(
    percentage('Share of the balance each time', part, { decimals: 4 }),
    every === 12 ? `${pct(input.share)} once a year` : `${pct(input.share)} ÷ ${12 / every}`,
  );
  const first = rupees('First withdrawal', withdrawal, { decimals: 2 });
  step(first, `${inr(corpus)}${grownFor > 0 ? ` × ${growth}^${grownFor}` : ''} × ${pct(part, 4)}`, annuity);
  step(
    percentage(
      'Change of the balance from one withdrawal to the next',
      ((1 + monthly) ** every * (1 - part / 100) - 1) * 100,
      {
        decimals: 4,
      },
    ),
    `${growth}${every > 1 ? `^${every}` : ''} × (1 − ${pct(part, 4)}) − 1. Each withdrawal changes by as much`,
  );
  const last = lastWithdrawal(path);
  const at = path.findLast(({ withdrawn }) => withdrawn > 0)?.month ?? input.period;
  step(rupees('Last withdrawal', last, { decimals: 2 }), `In month ${at}, by the same share of what is there then`);
  step(
    rupees('Last withdrawal, in today’s rupees', last / pricesAfter(input.inflation, at)),
    `${inr(last)} ÷ ${onePlus(input.inflation)}^${yearsPower(at)}`,
  );
  return rupees('First withdrawal', withdrawal);
}

function monthlyReturnInWords({ convention, rate }: SwpInput): string {
  return convention.startsWith('nominal') ? `${pct(rate)} ÷ 12` : `${onePlus(rate)}^(1 ÷ 12) − 1`;
}

/** Writes the plan and how long the money lasts; returns the answer. */
export function planSteps(sheet: Worksheet, input: SwpInput, drawdown: Drawdown): Figure {
  if (input.known === 'share') return shareSteps(sheet, input, drawdown);
  const { heading, step } = sheet;
  const { corpus, withdrawal, plan, covered } = drawdown;
  const { perRupee, leave } = needs(input);
  heading('The plan');
  step(percentage('Return per month', plan.returnOf(1) * 100, { decimals: 6 }), monthlyReturnInWords(input), annuity);
  step(
    rupees('Present value of ₹1 each time', perRupee, { decimals: 6 }),
    `Each withdrawal${input.rise > 0 ? `, ${pct(input.rise)} higher every year,` : ''} ÷ ${onePlus(plan.returnOf(1) * 100, 6)}^months, added up over ${formatMonths(input.period)}`,
    annuity,
  );
  const leftover =
    leave > 0 ? ` for the money to keep: ${inr(input.leave)} ÷ the growth in ${formatMonths(input.period)}` : '';
  let answer = lastsFigure(input, drawdown);
  if (input.known === 'corpus') {
    answer = rupees('Money needed', corpus);
    step(
      rupees('Money needed', corpus, { decimals: 2 }),
      `${inr(withdrawal)} × ${formatNumber(perRupee, 6)}${leave > 0 ? ` + ${inr(leave)}${leftover}` : ''}`,
      annuity,
    );
  } else {
    const most = sustainable(input, corpus);
    const lasting = 'Withdrawal that lasts to the end';
    step(
      rupees(lasting, most, { decimals: 2 }),
      `${leave > 0 ? `(${inr(corpus)} − ${inr(leave)}${leftover})` : inr(corpus)} ÷ ${formatNumber(perRupee, 6)}, not below 0`,
      annuity,
    );
    step(
      percentage('As a share of the money, per year', (most * 12 * 100) / (plan.every * corpus)),
      `${inr(most)} × ${12 / plan.every} ÷ ${inr(corpus)}`,
    );
    if (input.known === 'period') answer = rupees(lasting, most);
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
  return covered ? plan.amountAt(covered.shortIn - plan.delay - start, covered.left) : 0;
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
  sumStep({ step }, rupees('Growth', sums.growth), [withdrawn, left, -corpus]);
  step(rupees('Left at the end', left), `${inr(corpus)} + growth − withdrawals`);
  step(
    rupees('Left, in today’s rupees', left / pricesAfter(input.inflation, input.period)),
    `${inr(left)} ÷ ${onePlus(input.inflation)}^${yearsPower(input.period)}`,
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
    input.fund === 'debt' ? law.slabTaxedIfBoughtFrom.cite : longTermRate(input.fund).cite,
  );
  if (hasLongTerm(input.fund)) {
    const isEquity = input.fund === 'equity';
    step(
      rupees('Short-term part', first.shortGain),
      `On units held for ${held.young}, at ${pct(shortTermRate(input))}${isEquity ? '' : ', your slab rate'}. The oldest units count as sold first`,
      isEquity ? law.shortTermRate.cite : longTermMonths(input.fund).cite,
    );
    step(
      rupees('Long-term part', first.longGain),
      `On units held for ${held.old}, at ${pct(longTermRate(input.fund).value)}${isEquity ? ` above ${inr(law.longTermExemption.value - input.exemptionUsed)} a year` : '; no part of it is exempt'}`,
      isEquity ? law.anniversary : longTermRate(input.fund).cite,
    );
  }
  step(
    rupees(`Tax of ${which}`, first.tax),
    `${input.fund === 'debt' ? `${pct(input.slabRate)} of the gain` : 'By the rates above'}${onTopInWords(input, first.working)}`,
    input.fund === 'debt'
      ? law.slabTaxedIfBoughtFrom.cite
      : input.fund === 'equity'
        ? law.longTermExemption.cite
        : longTermRate(input.fund).cite,
  );
  step(rupees('Tax in all', sums.tax), 'Each year separately. A loss is set off against later gains');
  return sums;
}

/** Writes what booking gains each year is worth, and returns it as the end of the sentence; nothing and '' where it is not asked for. */
export function bookingSteps(
  { heading, step }: Worksheet,
  notes: NoteSheet,
  input: SwpInput,
  drawdown: Drawdown,
  plain: Sums,
): string {
  if (!input.booking || input.fund !== 'equity') return '';
  const { path, years } = bookedDrawdown(input, drawdown);
  const bookings = path.flatMap(({ booking }) => (booking ? [booking] : []));
  const cost = sumOf(bookings, (each) => each.cost);
  const tax = sumOf(years, (year) => year.tax);
  const left = path.at(-1)?.closing ?? 0;
  const spent = sumOf(years, (year) => year.withdrawn - year.exitLoad);
  const worth = spent - tax + left - (plain.withdrawn - plain.exitLoad - plain.tax + plain.left);
  heading('Booking gains within the exemption each year');
  step(
    rupees(
      'Gains booked free of tax',
      sumOf(bookings, ({ gain }) => gain),
    ),
    `At the end of each year but the last, as far as the long-term gain in the withdrawals leaves of ${inr(law.longTermExemption.value - input.exemptionUsed)}; the oldest units count as sold first, and all are bought again`,
    law.longTermExemption.cite,
  );
  if (input.bookingCost > 0) {
    step(rupees('Costs of booking', cost), `${pct(input.bookingCost)} of what is sold and bought again`);
    step(rupees('Left at the end with booking', left), `${inr(plain.left)} less the costs and their growth`);
  }
  step(rupees('Tax in all with booking', tax), 'Each year separately, with the booked gains');
  step(
    rupees('Booking is worth', worth),
    'What you can spend and what is left, with booking less without. The units that are left have cost more: what that saves when they are sold is not counted',
  );
  bookingNotes(notes);
  return ` ${bookingInWords(worth)}`;
}
