import { lateInterest as gstLate } from '@/content/rules/gst-credit';
import { fy2025_26 as incomeTax } from '@/content/rules/income-tax/2025-26';
import { lateInterest as tdsLate } from '@/content/rules/tds/duties';
import {
  type Caveat,
  type Chart,
  count,
  type Figure,
  months,
  number,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { type Adding, growthOf, leapDaysBetween, valueOn, yearsBetween, yearsForGrowth } from '@/lib/finance/interest';
import { formatDate, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { InterestInput } from './form';
import { lateInterestOf } from './late';
import { addings, amountsOf, type Plan, planOf, yearRows } from './plan';

const interestTheory: Citation = { source: 'compound-interest', at: 'Simple, compound and continuous interest' };

/** Where ₹1 grows beyond this in another way of adding interest, that way is not shown beside the chosen one. */
const MOST_SHOWN = 10_00_000;

/** Steps of the chart where the time is short, long or not in whole years. */
const POINTS = 24;

/** Returns interest and amount, or what reaches a target, or the interest that a law asks for paying late. */
export function interest(input: InterestInput): Result {
  return input.ask === 'late' ? lateResult(input) : planResult(input);
}

function planResult(input: InterestInput): Result {
  const sheet = worksheet();
  const plan = planOf(input);
  const hasMovements = input.movements.length > 0;
  rateSteps(sheet, input, plan);
  if (input.ask !== 'time') timeSteps(sheet, input, plan);
  const found = amountSteps(sheet, input, plan);
  const doubling = doublingSteps(sheet, plan);
  const rateFigure =
    plan.adding === 'simple'
      ? percentage('Rate per year', plan.rate * 100)
      : percentage('Effective annual rate', effectiveOf(plan) * 100);
  const headlines: Readonly<Record<string, readonly [Figure, ...Figure[]]>> = {
    amount: [found.interest, found.amount, rateFigure, doubling],
    principal: [rupees('Amount to put in', plan.principal, { tone: 'own' }), found.interest, rateFigure, doubling],
    rate: [
      percentage('Rate needed per year', plan.rate * 100),
      percentage('Rate needed per month', (plan.rate * 100) / 12),
      found.interest,
      doubling,
    ],
    time: [months('Time needed, in whole months', monthsNeeded(plan)), found.interest, rateFigure, doubling],
  };
  return {
    headline: headlines[input.ask] ?? [found.interest],
    sentence: sentenceOf(input, plan, found),
    ...(!hasMovements && {
      breakdowns: [
        {
          title: 'What the amount is made of',
          total: found.amount,
          parts: [
            rupees('Principal', plan.principal, { tone: 'own' }),
            rupees('Interest', found.interest.value, { tone: 'growth' }),
          ],
        },
      ],
    }),
    charts: chartsOf(plan),
    tables: [yearTable(input, plan), ...(hasMovements ? [] : [waysTable(plan)])],
    steps: sheet.steps,
    caveats: caveatsOf(input, plan),
  };
}

/** Returns the yearly rate that a plan comes to when interest is added; the rate itself for simple interest. */
const effectiveOf = ({ rate, adding }: Pick<Plan, 'rate' | 'adding'>) => growthOf(rate, 1, adding) - 1;

/** Returns the whole months in which a target is reached; a speck of double arithmetic is no month. */
const monthsNeeded = ({ years }: Plan) => Math.ceil(years * 12 - 1e-9);

function rateSteps({ heading, step }: Worksheet, input: InterestInput, plan: Plan): void {
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

function timeSteps({ heading, step }: Worksheet, input: InterestInput, { years }: Plan): void {
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
    input.timeBy === 'dates' ? how : `${formatMonths(input.period)} ÷ 12`,
  );
}

interface Found {
  readonly interest: Figure & { readonly value: number };
  readonly amount: Figure & { readonly value: number; readonly unit: 'rupees' };
}

function amountSteps({ heading, step }: Worksheet, input: InterestInput, plan: Plan): Found {
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
    step(gained, `${inr(amount.value)} − ${inr(principal)}`);
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
  step(gained, `${inr(amount.value)} − ${inr(paidIn)}`);
  taxSteps(step, input, gained.value);
  return { amount, interest: gained } as Found;
}

function taxSteps(step: Worksheet['step'], { taxPercent }: InterestInput, gained: number): void {
  if (taxPercent === 0) return;
  const tax = step(
    rupees('Tax on the interest', (gained * taxPercent) / 100, { tone: 'tax' }),
    `${pct(taxPercent)} of it`,
  );
  step(rupees('Interest after tax', gained - tax), `${inr(gained)} − ${inr(tax)}`);
}

/** Writes the doubling time and returns it for the headline. */
function doublingSteps({ step }: Worksheet, { rate, adding }: Plan): Figure {
  if (rate === 0) return verdict('Doubles in', 'Never');
  const figure = number('Years to double', yearsForGrowth(2, rate, adding), { decimals: 2 });
  step(figure, adding === 'simple' ? '1 ÷ r' : 'ln 2 ÷ ln (growth in a year)', interestTheory);
  return figure;
}

const wordsFor: Readonly<Record<InterestInput['adding'], string>> = {
  simple: 'simple interest',
  yearly: 'compounded every year',
  halfYearly: 'compounded every half-year',
  quarterly: 'compounded every quarter',
  monthly: 'compounded every month',
  daily: 'compounded every day',
  continuous: 'compounded continuously',
};

function sentenceOf(input: InterestInput, plan: Plan, { amount, interest: gained }: Found): string {
  const way = wordsFor[input.adding];
  const rate = `${pct(plan.rate * 100)} a year, ${way}`;
  const time =
    input.ask === 'time'
      ? formatMonths(monthsNeeded(plan))
      : input.timeBy === 'dates'
        ? daysText(daysBetween(input.from, input.to))
        : formatMonths(input.period);
  const lender =
    input.ratePer !== 'year' && input.ask !== 'rate'
      ? ` ${input.ratePer === 'hundred' ? `₹${formatNumber(input.rate)} per hundred` : pct(input.rate)} a month is ${pct(plan.rate * 100)} a year, or ${pct(effectiveOf({ rate: plan.rate, adding: 12 }) * 100)} if unpaid interest is added every month.`
      : '';
  switch (input.ask) {
    case 'principal':
      return `Put in ${inr(plan.principal)} now and it becomes ${inr(input.wanted)} in ${time}, at ${rate}.${lender}`;
    case 'rate':
      return `${inr(plan.principal)} becomes ${inr(input.wanted)} in ${time} at ${rate}.`;
    case 'time':
      return `${inr(plan.principal)} at ${rate}, becomes ${inr(input.wanted)} in ${time}.${lender}`;
    default: {
      const start = input.movements.length > 0 ? 'With all payments, your money' : inr(plan.principal);
      const tax =
        input.taxPercent > 0 ? ` After tax ${inr(gained.value * (1 - input.taxPercent / 100))} of it is left.` : '';
      return `${start} at ${rate}, becomes ${inr(amount.value)} in ${time}. The interest is ${inr(gained.value)}.${tax}${lender}`;
    }
  }
}

const daysText = (days: number) => `${formatNumber(days)} ${days === 1 ? 'day' : 'days'}`;

/** Returns the growth of the plan against simple interest, or of simple interest against compound. */
function chartsOf(plan: Plan): Chart[] {
  const { principal, rate, years, adding } = plan;
  // Whole years have a point each, so that the axis shows no broken ones.
  const points = Number.isInteger(years) && years >= 4 && years <= 40 ? years : POINTS;
  const x = Array.from({ length: points + 1 }, (_, index) => (years * index) / points);
  const compound = adding === 'simple' ? 1 : adding;
  const line = (way: Adding) => x.map((time) => principal * growthOf(rate, time, way));
  return [
    {
      kind: 'lines',
      title: 'Simple and compound interest',
      unit: 'rupees',
      x: { label: 'Years', values: x.map((time) => formatNumber(time, years < 2 ? 3 : 1)) },
      series: [
        { label: 'Simple', values: line('simple'), tone: 'other' },
        ...(growthOf(rate, years, compound) > MOST_SHOWN
          ? []
          : [
              {
                label: adding === 'simple' ? 'Compound, every year' : 'Compound, as chosen',
                values: line(compound),
                tone: 'growth' as const,
              },
            ]),
      ],
    },
  ];
}

function yearTable(input: InterestInput, plan: Plan): Table {
  const rows = yearRows(input, plan);
  const isDated = rows[0]?.days !== null;
  if (isDated) {
    return {
      id: 'years',
      caption: 'By financial year',
      columns: [
        { label: 'Financial year', unit: 'text' },
        { label: 'Days', unit: 'days' },
        { label: 'At the start', unit: 'rupees', rollUp: 'first' },
        { label: 'Paid in less taken out', unit: 'rupees' },
        { label: 'Interest', unit: 'rupees' },
        { label: 'At the end', unit: 'rupees', rollUp: 'last' },
      ],
      rows: rows.map(({ name, days, opening, paid, interest: gained, closing }) => [
        name,
        days,
        opening,
        paid,
        gained + 0,
        closing + 0,
      ]),
    };
  }
  return {
    id: 'years',
    caption: 'Year by year',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'At the start', unit: 'rupees', rollUp: 'first' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'At the end', unit: 'rupees', rollUp: 'last' },
      { label: 'With simple interest', unit: 'rupees', rollUp: 'last' },
    ],
    rows: rows.map(({ name, opening, interest: gained, closing }) => [
      name,
      opening,
      gained,
      closing,
      plan.principal * growthOf(plan.rate, Math.min(Number(name), plan.years), 'simple'),
    ]),
    relations: {
      'At the start': [{ of: 'At the end', above: true }],
      Interest: [{ of: 'At the start', times: growthOf(plan.rate, 1, plan.adding) - 1 }],
      'At the end': [{ of: 'At the start' }, { of: 'Interest' }],
    },
    note: 'If the time is not in whole years, the last row is for part of a year.',
  };
}

const wayNames: Readonly<Record<InterestInput['adding'], string>> = {
  simple: 'Simple',
  yearly: 'Every year',
  halfYearly: 'Every half-year',
  quarterly: 'Every quarter',
  monthly: 'Every month',
  daily: 'Every day',
  continuous: 'Continuous',
};

/** Returns the same money with interest added in every way. */
function waysTable({ principal, rate, years }: Plan): Table {
  const ways = Object.keys(wayNames) as InterestInput['adding'][];
  return {
    id: 'ways',
    caption: 'The same rate, with interest added more or less often',
    columns: [
      { label: 'Interest is added', unit: 'text' },
      { label: 'Interest', unit: 'rupees' },
      { label: 'Amount at the end', unit: 'rupees' },
      { label: 'Growth in one year', unit: 'percent' },
    ],
    rows: ways
      .filter((way) => growthOf(rate, Math.max(1, years), addings[way]) <= MOST_SHOWN)
      .map((way) => {
        const amount = principal * growthOf(rate, years, addings[way]);
        return [wayNames[way], amount - principal, amount, effectiveOf({ rate, adding: addings[way] }) * 100];
      }),
  };
}

function caveatsOf(input: InterestInput, plan: Plan): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is not for a loan repaid in EMIs, a recurring deposit or a bank’s fixed deposit. These have their own pages.',
    },
  ];
  if (plan.adding !== 'simple' && plan.adding !== 'continuous' && !isWhole(plan.years * plan.adding)) {
    caveats.push({
      kind: 'assumption',
      text: 'The time is not a whole number of compounding periods. The remaining part grows at the same rate. A bank may give simple interest for it, which is a little more.',
    });
  }
  if (
    input.ask === 'amount' &&
    input.timeBy === 'dates' &&
    yearsBetween(input.from, input.to, '365') > 1 &&
    plan.adding === 'simple'
  ) {
    caveats.push({
      kind: 'assumption',
      text: 'Simple interest is never added to the principal, even if it stays unpaid for long.',
    });
  }
  if (input.movements.length > 0) {
    caveats.push({
      kind: 'assumption',
      text:
        plan.adding === 'simple'
          ? 'Money earns interest from the day you pay it in to the day before you take it out. A withdrawal first reduces the principal. Interest that stays in earns nothing.'
          : 'Money counts from the day you pay it in to the day before you take it out.',
    });
  }
  if (input.taxPercent > 0) {
    caveats.push({
      kind: 'assumption',
      text: 'We deduct the tax once, at the end. If you pay tax every year, you get less.',
    });
  }
  return caveats;
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;

function lateResult(input: InterestInput): Result {
  const { heading, step, steps } = worksheet();
  const late = lateInterestOf(input);
  const { base, percent, by, counted, cite } = late;
  heading('Interest for paying late');
  step(
    rupees('Amount on which interest runs', base),
    base === input.lateAmount ? 'The tax paid late' : 'The tax, rounded down to a multiple of ₹100 (rule 119A)',
    cite,
  );
  const time: Figure =
    by === 'days' ? { label: 'Days counted', value: counted, unit: 'days' } : count('Months counted', counted);
  step(time, `${late.how}: ${formatDate(input.lateFrom)} to ${formatDate(input.lateTo)}`, cite);
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
  const total = rupees('Tax with interest', input.lateAmount + late.interest);
  step(total, `${inr(input.lateAmount)} + ${inr(late.interest)}`);
  const more =
    late.interest === 0
      ? 'Paid in time, so there is no interest.'
      : `You owe ${inr(late.interest)} of interest, ${inr(total.value)} in all.`;
  const unit = by === 'days' ? daysText(counted) : `${counted} ${counted === 1 ? 'month' : 'months'}`;
  return {
    headline: [owed, total, time, rate],
    sentence: `${more}${late.interest === 0 ? '' : ` It is simple interest of ${pct(percent)} a ${by === 'days' ? 'year' : 'month or part of one'}, for ${unit}.`}`,
    breakdowns: [
      {
        title: 'What you pay',
        total,
        parts: [rupees('Tax', input.lateAmount, { tone: 'tax' }), rupees('Interest', late.interest, { tone: 'cost' })],
      },
    ],
    charts: [
      {
        kind: 'parts',
        title: 'Tax and interest',
        unit: 'rupees',
        parts: [
          { label: 'Tax', value: input.lateAmount, tone: 'tax' },
          { label: 'Interest', value: late.interest, tone: 'cost' },
        ],
      },
    ],
    steps,
    caveats: lateCaveats(input, late.cite),
  };
}

function lateCaveats({ lateKind }: InterestInput, cite: Citation): Caveat[] {
  const special: Readonly<Record<InterestInput['lateKind'], string>> = {
    gst: 'You pay interest only on the part paid in cash with a late return, not on the part paid from credit. A late fee is extra.',
    tdsNotPaid:
      'TDS is due by the 7th of the next month, that of March by 30 April. Paid later, the month of deduction counts too. With a challan-cum-statement, as for a house bought, you have 30 days from the end of the month, and owe nothing if you paid within them.',
    tdsNotDeducted: `Once the tax is deducted, ${pct(tdsLate.value.notDeducted)} a month stops. If you then pay it late, ${pct(tdsLate.value.notPaidIn)} a month starts. Work out both parts.`,
    lateReturn: 'There is no interest on tax paid by the due date of the return. The fee for a late return is extra.',
    shortAdvanceTax: `It runs only if you paid less than ${pct(incomeTax.interest.shortAdvanceTax.value.enough)} of the tax in advance. Late instalments have their own interest (234C). The advance-tax page works out all three together.`,
  };
  return [
    {
      kind: 'notForYou',
      text: 'This is for one amount and one delay. For a whole year of income tax, use the advance-tax page. For TDS with its dates, use the TDS page.',
    },
    { kind: 'warning', text: special[lateKind], cite },
  ];
}
