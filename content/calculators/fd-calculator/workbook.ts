import { bankDeposits as law } from '@/content/rules/bank-deposits';
import type { Result, Table } from '@/lib/calculator';
import { addMonthsToDay } from '@/lib/calendar';
import { growthOfDeposit } from '@/lib/finance/term-deposit';
import { listOf } from '@/lib/list-of';
import type { Model, ModelSheet } from '@/lib/model';
import { tableOf } from '@/lib/table-of';
import { putOf, rateOf } from './deposit';
import type { FdInput } from './rows';
import { neededLabel } from './sums';

const ROOM = 480;
const id = 'periods';
const rate = '({rate}+{seniorExtra})';
const note = 'TDS, tax and the interest of each financial year stay as on the page: they go by the law of each year.';

/** Returns the deposit as formulas: a fixed one by the periods in which interest is added, a recurring one by its months; else null. */
export function modelOf(input: FdInput, result: Result): Model | null {
  const isPlain = !input.breakEarly && input.termIn === 'months';
  if (!isPlain) return null;
  if (input.kind === 'rd') return input.rdAt === 'bank' ? recurringModel(input) : null;
  const every = Number(input.addedEvery);
  const isSimple = input.oddDays === 'simple' && input.dayCount === '365' && input.term >= law.simpleBelowMonths.value;
  return input.kind === 'end' && every > 0 && isSimple ? fixedModel(input, result, every) : null;
}

/** Returns the deposit in formulas: as typed, or the smallest whole rupees that bring the goal at what ₹1 becomes. */
function putIn(input: FdInput, typed: string, perRupee: string) {
  if (input.known !== 'goal') return { put: `{${typed}}`, needed: [] };
  const label = neededLabel(input);
  return { put: `{${label}}`, needed: [{ label, formula: `ROUNDUP({goal}/(${perRupee})-0.000001,0)` }] };
}

function fixedModel(input: FdInput, result: Result, every: number): Model {
  const principal = putOf(input);
  const whole = `INT({term}/${every})`;
  const { put, needed } = putIn(
    input,
    'principal',
    `(1+${rate}*${every}/12)^${whole}*(1+${rate}*(EDATE({start},{term})-EDATE({start},${every}*${whole}))/365)`,
  );
  const end = addMonthsToDay(input.start, input.term);
  const terms = {
    ratePercent: rateOf(input),
    addedEvery: every as 1 | 3 | 6 | 12,
    oddDays: 'simple',
    dayCount: '365',
  } as const;
  const valueAt = (months: number) =>
    principal * growthOfDeposit(terms, input.start, addMonthsToDay(input.start, Math.min(months, input.term)));
  const periods = Array.from({ length: Math.ceil(input.term / every) }, (_, index) => {
    const opening = valueAt(index * every);
    const closing = valueAt((index + 1) * every);
    const until = addMonthsToDay(input.start, Math.min((index + 1) * every, input.term));
    return { until: until > end ? end : until, opening, closing };
  });
  const table: Table = tableOf(periods, {
    id,
    caption: 'Interest, period by period',
    columns: [
      { label: 'Until', unit: 'date', cell: ({ until }) => until },
      { label: 'At the start', unit: 'rupees', cell: ({ opening }) => opening },
      { label: 'Interest', unit: 'rupees', cell: ({ opening, closing }) => closing - opening },
      { label: 'At the end', unit: 'rupees', cell: ({ closing }) => closing },
    ],
  });
  const maturesOn = 'EDATE({start},{term})';
  const days = `${maturesOn}-EDATE({start},${every}*({#}-1))`;
  const sheet: ModelSheet = {
    table: id,
    goesOn: `[^Until]<${maturesOn}`,
    room: ROOM / every,
    columns: {
      Until: `MIN(EDATE({start},${every}*{#}),${maturesOn})`,
      'At the start': { first: put, next: '[^At the end]' },
      Interest: `[At the start]*${rate}*IF(${every}*{#}<={term},${every}/12,(${days})/365)`,
      'At the end': '[At the start]+[Interest]',
    },
  };
  const interest = `SUM([${id}!Interest])`;
  const wholeYears = input.term % every === 0;
  return {
    figures: listOf(
      ...needed,
      { label: 'Maturity amount', formula: `${put}+${interest}` },
      { label: 'Total interest', formula: interest },
      wholeYears &&
        result.headline.some(({ label }) => label === 'Effective yearly yield') && {
          label: 'Effective yearly yield',
          formula: `(1+${interest}/${put})^(12/{term})-1`,
        },
    ),
    tables: [table],
    sheets: [sheet],
    note,
  };
}

function recurringModel(input: FdInput): Model {
  const instalment = putOf(input);
  const month = `(1+${rate}/4)^(1/3)`;
  const { put, needed } = putIn(input, 'instalment', `IF(${rate}=0,{term},${month}*(${month}^{term}-1)/(${month}-1))`);
  const growth = (1 + rateOf(input) / 400) ** (1 / 3) - 1;
  let value = 0;
  const months = Array.from({ length: input.term }, (_, index) => {
    const interest = (value + instalment) * growth;
    value += instalment + interest;
    return { month: index + 1, interest, value };
  });
  const table: Table = tableOf(months, {
    id,
    caption: 'The deposit, month by month',
    columns: [
      { label: 'Month', unit: 'count', cell: ({ month }) => month },
      { label: 'Deposited', unit: 'rupees', cell: () => instalment },
      { label: 'Interest', unit: 'rupees', cell: ({ interest }) => interest },
      { label: 'In the deposit', unit: 'rupees', cell: (row) => row.value },
    ],
  });
  const grows = (before: string) => `(${before}+[Deposited])*((1+${rate}/4)^(1/3)-1)`;
  return {
    figures: [
      ...needed,
      { label: 'Maturity amount', formula: `INDEX([${id}!In the deposit],{term})` },
      { label: 'Total deposited', formula: `SUM([${id}!Deposited])` },
      { label: 'Total interest', formula: `SUM([${id}!Interest])` },
    ],
    tables: [table],
    sheets: [
      {
        table: id,
        goesOn: '{#}<={term}',
        room: ROOM,
        columns: {
          Month: '{#}',
          Deposited: put,
          Interest: { first: grows('0'), next: grows('[^In the deposit]') },
          'In the deposit': { first: '[Deposited]+[Interest]', next: '[^In the deposit]+[Deposited]+[Interest]' },
        },
      },
    ],
    note,
  };
}
