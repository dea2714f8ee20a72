import { badStart, badStartReturns } from '@/content/life-plan/bad-start';
import { ageText, casePoints, monthOfAge, partsOf } from '@/content/life-plan/plan';
import { casesChart, yearTable } from '@/content/life-plan/present';
import {
  type Action,
  type Caveat,
  percentage,
  type Result,
  rupees,
  type Table,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import {
  balanceAt,
  balanceNeeded,
  firstUnpaidMonth,
  type LifePlan,
  lasts,
  leastWhole,
  pathOf,
  priceLevel,
  type Stream,
} from '@/lib/finance/life-plan';
import { formatCompact, formatMonths, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { fields, type RetirementInput } from './form';

const annuity: Citation = { source: 'level-annuity', at: 'Each month’s payment discounted to the day of retirement' };
const mostAmount = 1_00_00_000;

/** Returns the corpus that a retirement needs, what the savings come to, how long they last, and what would close the gap. */
export function retirement(input: RetirementInput): Result {
  const plan = planOf(input);
  const path = pathOf(plan);
  const needed = balanceNeeded(plan);
  const have = savedUntil(plan);
  const sheet = worksheet();
  const gap = writeSteps(sheet, input, plan, { needed, have });
  const enough = lasts(plan);
  const ways = waysOf(input, plan);
  const cases = [
    { label: 'Your plan', plan, path },
    ...[
      { label: `Returns ${casePoints} points lower`, plan: shifted(plan, -casePoints) },
      { label: 'Bad start', plan: { ...plan, firstReturns: badStartReturns(input.equityShare, input.returnAfter) } },
    ].map((each) => ({ ...each, path: pathOf(each.plan) })),
  ];
  return {
    headline: [
      rupees('Corpus needed', needed, { tone: 'own' }),
      rupees('Corpus you will have', have, { tone: 'growth' }),
      gap >= 0 ? rupees('Short by', gap, { tone: 'cost' }) : rupees('More than needed', -gap),
      verdict('Money lasts', lastsText(input, plan)),
    ],
    sentence: sentenceOf(input, { needed, have, enough, ways }),
    charts: [
      { ...casesChart(cases, input.age, input.inflation), rest: input.retireAge - input.age },
      {
        kind: 'bars',
        title: `Corpus at ${input.retireAge}`,
        unit: 'rupees',
        bars: ['Needed', 'You will have'],
        series: [{ label: 'Corpus', tone: 'growth', values: [needed, have] }],
      },
    ],
    tables: [
      waysTable(input, ways, enough),
      caseTable(input, [...cases, { label: `Returns ${casePoints} points higher`, plan: shifted(plan, casePoints) }]),
      ...bucketTable(input, plan, needed),
      yearTable(path, input.age, input.inflation),
    ],
    steps: sheet.steps,
    actions: actionsOf(input, ways, enough),
    caveats: caveatsOf(input, plan),
  };
}

/** Returns the plan that the input describes. */
function planOf(input: RetirementInput): LifePlan {
  const { age, untilAge, spouseAge, inflation } = input;
  const retireMonth = monthOfAge(age, input.retireAge);
  const own = monthOfAge(age, untilAge);
  const spouse = spouseAge === null ? own : monthOfAge(spouseAge, untilAge);
  const months = Math.max(own, spouse);
  const alone = spouseAge === null ? months : Math.min(own, spouse);
  const parts = partsOf(input, age);
  const living = (monthly: number, from: number, to: number): Stream => ({
    monthly,
    rise: inflation,
    since: 'now',
    from,
    to,
  });
  return {
    months,
    retireMonth,
    pots: [{ balance: input.savings, monthly: input.saving, rate: input.returnBefore }, ...parts.pots],
    savingRise: input.savingRise,
    costs: [
      living(input.spend, 0, alone),
      living((input.spend * input.survivorShare) / 100, alone, months),
      ...parts.costs,
    ],
    incomes: parts.incomes,
    goals: parts.goals,
    returnAfter: input.returnAfter,
    legacy: input.legacy * priceLevel(inflation, months),
  };
}

function shifted(plan: LifePlan, points: number): LifePlan {
  return {
    ...plan,
    returnAfter: plan.returnAfter + points,
    pots: plan.pots.map((pot) => ({ ...pot, rate: pot.rate + points })),
  };
}

/** Writes the working; returns how much is missing at retirement, below zero where there is more than enough. */
function writeSteps(
  { heading, step }: Worksheet,
  input: RetirementInput,
  plan: LifePlan,
  { needed, have }: { needed: number; have: number },
): number {
  const { retireMonth } = plan;
  const years = retireMonth / 12;
  heading('What you need');
  step(
    rupees('Monthly spending when you stop work', input.spend * priceLevel(input.inflation, retireMonth)),
    `${inr(input.spend)} × (1 + ${pct(input.inflation)})^${years}`,
  );
  step(
    percentage(
      'Return above prices after retirement',
      ((1 + input.returnAfter / 100) / (1 + input.inflation / 100) - 1) * 100,
    ),
    `(1 + ${pct(input.returnAfter)}) ÷ (1 + ${pct(input.inflation)}) − 1`,
  );
  step(
    rupees('Corpus needed', needed),
    `Each month’s costs and goals less income over ${formatMonths(plan.months - retireMonth)}, discounted at ${pct(input.returnAfter)} a year${plan.legacy > 0 ? `, and ${inr(plan.legacy)} left at the end` : ''}. Prices rise once a year`,
    annuity,
  );
  step(
    rupees('Corpus needed in today’s rupees', needed / priceLevel(input.inflation, retireMonth)),
    `${inr(needed)} ÷ (1 + ${pct(input.inflation)})^${years}`,
  );
  heading('What you will have');
  step(
    rupees('Corpus you will have', have),
    `Your savings after ${years === 1 ? '1 year' : `${years} years`}, with what you save at the end of each month${plan.savingRise > 0 ? `, ${pct(plan.savingRise)} more each year` : ''}${plan.pots.length > 1 ? '. Each saving has its own return' : `, at ${pct(input.returnBefore)} a year`}${plan.goals.some((goal) => goal.month < retireMonth) ? '. Goals before retirement are paid from it' : ''}`,
    annuity,
  );
  const gap = needed - have;
  if (gap >= 0) step(rupees('Short by', gap), `${inr(needed)} − ${inr(have)}`);
  else step(rupees('More than needed', -gap), `${inr(have)} − ${inr(needed)}`);
  return gap;
}

/**
 * What makes the money last, one change at a time, solved by itself on the same path; null where it alone, within the bounds of its
 * question, is not enough.
 */
interface Ways {
  /** Monthly saving from now, ₹. */
  readonly saving: number | null;
  readonly retireAge: number | null;
  /** Monthly spending at today's prices, ₹. */
  readonly spend: number | null;
}

function waysOf(input: RetirementInput, plan: LifePlan): Ways {
  const changed = (changes: Partial<RetirementInput>) => planOf({ ...input, ...changes });
  const paysGoals = (each: LifePlan) => firstUnpaidMonth(pathOf({ ...each, months: each.retireMonth })) === null;
  const enough = savedUntil(plan) + 0.01;
  const needed = balanceNeeded(plan) - 0.01;
  const goalsPaid = paysGoals(plan);
  // From ₹1 of spending upward: the least amount that is too much, less one.
  const tooMuch = leastWhole(1, mostAmount, (spend) => balanceNeeded(changed({ spend })) > enough);
  const spend = tooMuch === null ? mostAmount : tooMuch - 1;
  const latest = Math.min(input.untilAge - 1, fields.retireAge.max);
  const retireAge = leastWhole(input.age, latest, (each) => lasts(changed({ retireAge: each })));
  const saving = leastWhole(0, mostAmount, (each) => savedUntil(changed({ saving: each })) >= needed);
  return {
    saving: plan.retireMonth > 0 && saving !== null && paysGoals(changed({ saving })) ? saving : null,
    retireAge: retireAge !== null && lasts(changed({ retireAge })) ? retireAge : null,
    spend: spend >= fields.spend.min && goalsPaid ? spend : null,
  };
}

/** Returns the balance on the day work ends, ₹. */
const savedUntil = (plan: LifePlan): number =>
  balanceAt(plan, pathOf({ ...plan, months: plan.retireMonth }), plan.retireMonth);

function lastsText(input: RetirementInput, plan: LifePlan): string {
  const path = pathOf(plan);
  const month = firstUnpaidMonth(path);
  if (month === null) return `to age ${ageText(input.age, plan.months)}`;
  if (month < plan.retireMonth) return 'a goal before retirement is not covered';
  return `until age ${ageText(input.age, month)}`;
}

/** Returns by how much the saving rises, as a part of a sentence: " (rising 6% a year)"; '' where it does not. */
const risingInWords = ({ savingRise }: RetirementInput): string =>
  savingRise > 0 ? ` (rising ${pct(savingRise)} a year)` : '';

function sentenceOf(
  input: RetirementInput,
  { needed, have, enough, ways }: { needed: number; have: number; enough: boolean; ways: Ways },
): string {
  const start = `To spend ${inr(input.spend)} a month at today’s prices from ${input.retireAge}, you need ${formatCompact(needed)} then. Your savings will be ${formatCompact(have)}.`;
  if (enough) {
    return ways.retireAge !== null && ways.retireAge < input.retireAge
      ? `${start} That is enough. On these figures you could stop at ${ways.retireAge}.`
      : `${start} That is enough.`;
  }
  const options = [
    ways.saving !== null && `save ${inr(ways.saving)} a month${risingInWords(input)}`,
    ways.retireAge !== null && `work until ${ways.retireAge}`,
    ways.spend !== null && `spend ${inr(ways.spend)} a month`,
  ].filter((each) => each !== false);
  if (options.length === 0) return `${start} It is not enough, and no single change closes the gap.`;
  return `${start} To make it last: ${options.length > 1 ? `${options.slice(0, -1).join(', ')}, or ${options.at(-1)}` : options[0]}.`;
}

function waysTable(input: RetirementInput, ways: Ways, enough: boolean): Table {
  const row = (way: string, now: string, then: string | null) => [way, now, then ?? 'Not enough by itself'];
  return {
    id: 'what-it-takes',
    caption: enough ? 'How far you could go' : 'What would make the money last',
    columns: [
      { label: 'Change one thing', unit: 'text' },
      { label: 'Your plan', unit: 'text' },
      { label: enough ? 'Would still last' : 'Would last', unit: 'text' },
    ],
    rows: [
      row('Saving a month', inr(input.saving), ways.saving === null ? null : inr(ways.saving)),
      row('Age you stop work', String(input.retireAge), ways.retireAge === null ? null : String(ways.retireAge)),
      row('Spending a month, today', inr(input.spend), ways.spend === null ? null : inr(ways.spend)),
    ],
    note: `Each row changes only that one thing, as far as its question allows.${input.savingRise > 0 ? ` The saving rises ${pct(input.savingRise)} a year.` : ''}`,
  };
}

function caseTable(input: RetirementInput, cases: readonly { label: string; plan: LifePlan }[]): Table {
  const later = planOf({ ...input, retireAge: input.retireAge + 1 });
  const all = input.retireAge + 1 < input.untilAge ? [...cases, { label: 'Work one more year', plan: later }] : cases;
  return {
    id: 'cases',
    caption: 'If it goes better or worse',
    columns: [
      { label: 'Case', unit: 'text' },
      { label: 'Corpus at retirement', unit: 'rupees' },
      { label: 'Money lasts', unit: 'text' },
    ],
    rows: all.map(({ label, plan }) => [
      label,
      balanceAt(plan, pathOf(plan), plan.retireMonth),
      lastsText(input, plan),
    ]),
    note: `Bad start: equity changes by ${badStart.map((each) => pct(each)).join(', ')} in the first five years after work, then your plan’s return. These are our assumptions, not history and not forecasts.`,
  };
}

/** Years of retirement that a bucket covers, from and to. */
const buckets = [
  { label: 'First 3 years: savings account, deposits', from: 0, to: 3 },
  { label: 'Years 4 to 10: debt funds, bonds, small savings', from: 3, to: 10 },
  { label: 'After that: equity and the rest', from: 10, to: null },
] as const;

function bucketTable(input: RetirementInput, plan: LifePlan, needed: number): Table[] {
  if (needed === 0) return [];
  // What one stretch of months adds to the balance needed, counted at the day of retirement.
  const upTo = (years: number | null) =>
    years === null
      ? needed
      : balanceNeeded({ ...plan, months: Math.min(plan.months, plan.retireMonth + years * 12), legacy: 0 });
  const shares = buckets.map(({ label, from, to }) => [label, Math.max(0, upTo(to) - (from === 0 ? 0 : upTo(from)))]);
  return [
    {
      id: 'buckets',
      caption: `How the corpus at ${input.retireAge} could be split by when it is spent`,
      columns: [
        { label: 'Bucket', unit: 'text' },
        { label: 'Amount', unit: 'rupees' },
      ],
      rows: shares,
      total: ['Corpus needed', shares.reduce((sum, [, amount]) => sum + Number(amount), 0)],
    },
  ];
}

function actionsOf(input: RetirementInput, ways: Ways, enough: boolean): Action[] {
  const list: Action[] = [];
  if (!enough && ways.saving !== null) {
    list.push({
      text: `Raise your monthly saving from ${inr(input.saving)} to ${inr(ways.saving)}${input.savingRise > 0 ? `, and by ${pct(input.savingRise)} each year` : ''}.`,
    });
  }
  list.push({ text: 'Check the plan again once a year, and after every large change in pay, family or health.' });
  return list;
}

function caveatsOf(input: RetirementInput, plan: LifePlan): Caveat[] {
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This page is a plan, not a promise. If you are about to stop work, ask a SEBI-registered adviser to check all your finances.',
    },
    {
      kind: 'assumption',
      text: 'Returns are after tax and the same in each year. We leave out loans, and insurance for the time before retirement.',
    },
  ];
  if (input.retireAge < 60 && input.otherSavings.length > 0) {
    list.push({
      kind: 'warning',
      text: 'We assume that you can use all savings when you stop work. But most of NPS can be locked until 60, and PPF until it matures. Check that your other savings last until then.',
    });
  }
  if (plan.pots.slice(1).some((pot) => pot.rate < input.inflation)) {
    list.push({ kind: 'warning', text: 'One of your savings earns less than inflation. It loses value each year.' });
  }
  return list;
}

/** Returns the months until work stops, for pages that ask how long somebody saves. */
export function worked({ age, retireAge }: RetirementInput) {
  return { untilRetirement: (retireAge - age) * 12 };
}
