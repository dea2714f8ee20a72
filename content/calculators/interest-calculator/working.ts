import { lateInterest as gstLate } from '@/content/rules/gst-credit';
import { sumStep } from '@/content/sum-step';
import {
  count,
  type Figure,
  months,
  type NumericFigure,
  number,
  percentage,
  rupees,
  verdict,
  type Worksheet,
} from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { growthOf, leapDaysBetween, valueOn, yearsForGrowth } from '@/lib/finance/interest';
import { counted, formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { InterestInput } from './form';
import type { LateInterest } from './late';
import { amountsOf, effectiveOf, monthsNeeded, type Plan } from './plan';

const interestTheory: Citation = { source: 'compound-interest', at: 'Simple, compound and continuous interest' };

export function rateSteps({ heading, step }: Worksheet, input: InterestInput, plan: Plan): void {
  heading('The rate');
  if (input.ask === 'rate') {
    step(
      percentage('Rate needed per year', plan.rate * 100),
      `The rate at which ${inr(plan.principal)} becomes ${inr(input.wanted)}. We solve the growth formula for r`,
      interestTheory,
    );
    step(percentage('Rate needed per month', (plan.rate * 100) / 12), 'The yearly rate ÷ 12');
  } else {
    const derivation = {
      year: 'As you entered it',
      month: `${pct(input.rate)} a month × 12`,
      hundred: `₹${formatNumber(input.rate)} on ₹100 a month is ${pct(input.rate)} a month; × 12`,
    }[input.ratePer];
    step(percentage('Rate per year', plan.rate * 100), derivation);
    if (input.ratePer !== 'year') {
      step(percentage('Rate per month', input.rate), 'As you entered it');
      step(
        percentage(
          'Rate per year if unpaid interest is added every month',
          effectiveOf({ rate: plan.rate, adding: 12 }) * 100,
        ),
        `(1 + ${pct(input.rate)})¹² − 1`,
        interestTheory,
      );
    }
  }
  if (plan.adding !== 'simple') {
    step(
      percentage('Effective annual rate', effectiveOf(plan) * 100),
      plan.adding === 'continuous'
        ? 'eʳ − 1'
        : `(1 + r ÷ ${plan.adding}) multiplied ${Number(plan.adding) === 1 ? 'once' : `${plan.adding} times`}, − 1`,
      interestTheory,
    );
  }
}

export function timeSteps({ heading, step }: Worksheet, input: InterestInput, { years }: Plan): void {
  heading('The time');
  if (input.timeBy === 'dates') {
    const leapDays = leapDaysBetween(input.from, input.to);
    const leap = leapDays === 0 ? '' : `, including 29 February${leapDays === 1 ? '' : ` ${leapDays} times`}`;
    step(
      { label: 'Days counted', value: daysBetween(input.from, input.to), unit: 'days' },
      `From ${formatDate(input.from)} to the day before ${formatDate(input.to)}${leap}`,
    );
  }
  const how = {
    '365': 'Days ÷ 365, in a leap year too',
    '360': 'Days ÷ 360',
    actual: 'Each day ÷ the days of its calendar year, 365 or 366',
  }[input.dayCount];
  step(
    number('Time in years, t', years, { decimals: 6 }),
    input.timeBy === 'dates' ? how : `${counted(input.period, 'month')} ÷ 12`,
  );
}

export interface Found {
  readonly interest: Figure & { readonly value: number };
  readonly amount: Figure & { readonly value: number; readonly unit: 'rupees' };
}

export function amountSteps({ heading, step }: Worksheet, input: InterestInput, plan: Plan): Found {
  const { principal, rate, years, adding } = plan;
  heading('Interest and amount');
  const r = pct(rate * 100, 4);
  const t = formatNumber(years, 6);
  const formula =
    adding === 'simple'
      ? `P × (1 + r × t) with r = ${r}, t = ${t}`
      : adding === 'continuous'
        ? `P × e to the power r × t, with r = ${r}, t = ${t}`
        : `P × (1 + r ÷ ${adding}) to the power ${adding} × t, with r = ${r}, t = ${t}`;
  if (input.ask === 'principal') {
    step(
      rupees('Amount to put in', principal, { tone: 'own' }),
      `${inr(input.wanted)} ÷ growth; amount = ${formula}`,
      interestTheory,
    );
  } else {
    step(rupees('Principal', principal, { tone: 'own' }), 'As you entered it');
  }
  if (input.ask === 'time') {
    step(number('Time needed, in years', years, { decimals: 4 }), 'We solve the growth formula for t', interestTheory);
    step(months('Time needed, in whole months', monthsNeeded(plan)), 'Rounded up');
  }
  if (input.movements.length === 0) {
    const amount = rupees('Amount at the end', principal * growthOf(rate, years, adding));
    step(amount, formula, interestTheory);
    const gained = rupees('Interest', amount.value - principal, { tone: 'growth' });
    sumStep({ step }, gained, [amount.value, -principal]);
    taxSteps(step, input, gained.value);
    return { amount, interest: gained } as Found;
  }
  const amounts = amountsOf(input);
  const paidIn = step(
    rupees(
      'Paid in less taken out',
      amounts.reduce((sum, each) => sum + each.amount, 0),
    ),
    'Principal and deposits, less withdrawals',
  );
  const amount = rupees('Amount at the end', valueOn(input.to, amounts, rate, adding, input.dayCount) + 0);
  step(
    amount,
    `Each payment grows from its own day: ${formula.replace(/, t = .*/, '')}, t its own time`,
    interestTheory,
  );
  const gained = rupees('Interest', amount.value - paidIn, { tone: amount.value < paidIn ? 'cost' : 'growth' });
  sumStep({ step }, gained, [amount.value, -paidIn]);
  taxSteps(step, input, gained.value);
  return { amount, interest: gained } as Found;
}

function taxSteps(step: Worksheet['step'], { taxPercent }: InterestInput, gained: number): void {
  if (taxPercent === 0) return;
  const tax = step(
    rupees('Tax on the interest', (gained * taxPercent) / 100, { tone: 'tax' }),
    `${pct(taxPercent)} of it`,
  );
  sumStep({ step }, rupees('Interest after tax', gained - tax), [gained, -tax]);
}

/** Writes the doubling time and returns it for the headline. */
export function doublingSteps({ step }: Worksheet, { rate, adding }: Plan): Figure {
  if (rate === 0) return verdict('Doubles in', 'Never');
  const figure = number('Years to double', yearsForGrowth(2, rate, adding), { decimals: 2 });
  step(figure, adding === 'simple' ? '1 ÷ r' : 'ln 2 ÷ ln (growth in a year)', interestTheory);
  return figure;
}

/** What is owed for paying late: the figures that the answer repeats. */
interface Owed {
  readonly time: Figure;
  readonly rate: NumericFigure;
  readonly owed: NumericFigure;
  readonly total: NumericFigure;
}

/** Writes the interest that a law asks for paying late. */
export function lateSteps(
  { heading, step }: Worksheet,
  { lateAmount, lateFrom, lateTo }: InterestInput,
  late: LateInterest,
): Owed {
  const { base, percent, by, counted, cite } = late;
  heading('Interest for paying late');
  step(
    rupees('Amount on which interest runs', base),
    base === lateAmount ? 'The tax paid late' : 'The tax, rounded down to a multiple of ₹100 (rule 119A)',
    cite,
  );
  const time: Figure =
    by === 'days' ? { label: 'Days counted', value: counted, unit: 'days' } : count('Months counted', counted);
  step(time, `${late.how}: ${formatDate(lateFrom)} to ${formatDate(lateTo)}`, cite);
  const rate = percentage(by === 'days' ? 'Rate per year' : 'Rate per month', percent);
  step(rate, 'Simple interest', cite);
  const owed = rupees('Interest', late.interest, { tone: 'cost' });
  step(
    owed,
    by === 'days'
      ? `${inr(base)} × ${pct(percent)} × ${counted} ÷ ${gstLate.value.daysInYear}, to the nearest rupee`
      : `${inr(base)} × ${pct(percent)} × ${counted}, to the nearest rupee`,
    cite,
  );
  const total = rupees('Tax with interest', lateAmount + late.interest);
  sumStep({ step }, total, [lateAmount, late.interest]);
  return { time, rate, owed, total };
}
