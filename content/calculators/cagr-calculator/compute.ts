import { chartMonths } from '@/content/investing/charts';
import { redemptionNotes } from '@/content/investing/notes';
import { longTermTest, redemptionTax } from '@/content/investing/tax';
import { redemptionSteps, type TaxedGains } from '@/content/investing/working';
import { fundTax } from '@/content/rules/mutual-funds';
import {
  type Breakdown,
  type Chart,
  type Figure,
  linesChart,
  type NoteSheet,
  noteSheet,
  number,
  percentage,
  type Result,
  rupees,
  type Series,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { priceFactor, realReturn } from '@/lib/finance/inflation';
import { gainOver } from '@/lib/finance/instalments';
import { counted, formatMonths, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import { dayAfterMonths } from '@/lib/tax/capital-gains';
import type { RedemptionTax } from '@/lib/tax/fund-redemption';
import { xirrOf } from './flows';
import type { CagrInput } from './form';

const compound: Citation = { source: 'level-annuity', at: 'Compound interest: P × (1 + i)ⁿ' };
/** A growth above this, as a fraction a year, comes of too short a time to mean anything. */
const mostGrowth = 1e4;

/** Two values, the time between them, and the growth a year, as a fraction; `null` where it would mean nothing. */
interface Growth {
  readonly start: number;
  readonly end: number;
  readonly years: number;
  readonly rate: number | null;
  /** Whether a sale on the last day is long-term. */
  readonly isLong: boolean;
}

/** Returns the growth a year between two values, or one of values and time from it; or the return of dated payments. */
export function cagr(input: CagrInput): Result {
  if (input.find === 'xirr') return xirrOf(input);
  const sheet = worksheet();
  const growth = growthOf(input);
  const { start, end, years, rate } = growth;
  const gain = gainOver(start, end);
  growthSteps(sheet, input, growth, gain);
  const outcome = { gain, shortGain: growth.isLong ? 0 : gain, longGain: growth.isLong ? gain : 0 };
  const tax = redemptionTax(outcome, input);
  let last: Figure | null =
    rate === null ? null : percentage('After inflation', realReturn(rate * 100, input.inflation));
  if (input.fund !== 'none') {
    sheet.heading(`Tax if all were sold in ${fundTax.year}`);
    redemptionSteps(sheet, input, outcome, tax, 'units');
    sheet.step(rupees('Value after tax', end - tax.total), `${inr(end)} − ${inr(tax.total)}`);
    const after = yearlyRate(start, end - tax.total, years);
    if (after !== null && rate !== null) {
      const figure = percentage('CAGR after tax', after * 100);
      sheet.step(figure, `(${inr(end - tax.total)} ÷ ${inr(start)})^(1 ÷ ${formatNumber(years, 4)}) − 1`, compound);
      last = figure;
    }
  }
  const notes = notesOf(input, growth, outcome, tax);
  return {
    headline: [
      answerOf(input, growth),
      ...listOf(rate !== null && absoluteReturn(growth)),
      rupees('Gain', gain, { tone: 'growth' }),
      ...listOf(last),
    ],
    sentence: sentenceOf(input, growth, gain),
    breakdowns: [breakdownOf(growth, gain)],
    charts: [pathChart(input, growth)],
    tables: [yearTable(growth, input)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the growth a year, as a fraction; null where it is too large to mean anything. */
function yearlyRate(start: number, end: number, years: number): number | null {
  const rate = Math.expm1(Math.log(end / start) / years);
  return rate <= mostGrowth ? rate : null;
}

function growthOf(input: CagrInput): Growth {
  const { months, atAnniversary } = longTermTest(input);
  if (input.find === 'time') {
    const years = Math.log(input.end / input.start) / Math.log1p(input.rate / 100);
    const isLong = atAnniversary ? years >= months / 12 : years > months / 12;
    return { start: input.start, end: input.end, years, rate: input.rate / 100, isLong };
  }
  const byDates = input.by === 'dates';
  const years = byDates ? daysBetween(input.from, input.to) / 365 : input.period / 12;
  const anniversary = dayAfterMonths(input.from, months);
  // Below 0: sold before the anniversary from which a gain is long-term; 0: on it.
  const afterAnniversary = byDates ? Math.sign(daysBetween(anniversary, input.to)) : Math.sign(input.period - months);
  const isLong = afterAnniversary > 0 || (afterAnniversary === 0 && atAnniversary);
  const factor = (1 + input.rate / 100) ** years;
  if (input.find === 'end')
    return { start: input.start, end: input.start * factor, years, rate: input.rate / 100, isLong };
  if (input.find === 'start')
    return { start: input.end / factor, end: input.end, years, rate: input.rate / 100, isLong };
  const rate = years < 1 && !input.annualise ? null : yearlyRate(input.start, input.end, years);
  return { start: input.start, end: input.end, years, rate, isLong };
}

function timeInWords(input: CagrInput, years: number): string {
  const inYears = counted(years, 'year');
  if (input.find === 'time') return inYears;
  if (input.by === 'years') return formatMonths(input.period);
  if (years > 1) return inYears;
  return counted(daysBetween(input.from, input.to), 'day');
}

function absoluteReturn({ start, end }: Growth): Figure {
  return percentage('Absolute return', (gainOver(start, end) / start) * 100);
}

/** Returns the figure asked for; of a growth without a yearly rate, the absolute return. */
function answerOf({ find }: CagrInput, growth: Growth): Figure {
  const { start, end, years, rate } = growth;
  if (find === 'end') return rupees('Value at the end', end);
  if (find === 'start') return rupees('Value to start with', start, { decimals: 2 });
  if (find === 'time') return number('Years needed', years, { decimals: 2 });
  return rate === null ? absoluteReturn(growth) : percentage('CAGR', rate * 100);
}

function growthSteps({ heading, step }: Worksheet, input: CagrInput, growth: Growth, gain: number): void {
  const { start, end, years, rate } = growth;
  heading('Growth');
  const time = formatNumber(years, 4);
  const factor = `(1 + ${pct(input.rate)})^${time}`;
  if (input.find !== 'time') {
    step(
      number('Years', years, { decimals: 4 }),
      input.by === 'dates'
        ? `${counted(daysBetween(input.from, input.to), 'day')} ÷ 365`
        : `${counted(input.period, 'month')} ÷ 12`,
    );
  }
  const { find } = input;
  if (find !== 'xirr' && (find !== 'growth' || rate !== null)) {
    const how = {
      growth: `(${inr(end)} ÷ ${inr(start)})^(1 ÷ ${time}) − 1`,
      end: `${inr(start)} × ${factor}`,
      start: `${inr(end)} ÷ ${factor}`,
      time: `ln (${inr(end)} ÷ ${inr(start)}) ÷ ln (1 + ${pct(input.rate)})`,
    };
    step(answerOf(input, growth), how[find], compound);
  }
  step(rupees('Gain', gain), `${inr(end)} − ${inr(start)}`);
  step(absoluteReturn(growth), `${inr(gain)} ÷ ${inr(start)}, over the whole time`);
  if (rate === null) return;
  step(
    percentage('After inflation', realReturn(rate * 100, input.inflation)),
    `(1 + ${pct(rate * 100)}) ÷ (1 + ${pct(input.inflation)}) − 1, not a subtraction`,
  );
  if (rate >= 0.001) {
    step(
      number('Years until it doubles', Math.log(2) / Math.log1p(rate), { decimals: 2 }),
      `ln 2 ÷ ln (1 + ${pct(rate * 100)})`,
    );
  }
  if (input.benchmark !== null) {
    step(
      rupees('Value with the benchmark', start * priceFactor(input.benchmark, years)),
      `${inr(start)} × (1 + ${pct(input.benchmark)})^${time}`,
    );
    step(
      percentage('Ahead of the benchmark, points', rate * 100 - input.benchmark),
      `${pct(rate * 100)} − ${pct(input.benchmark)}`,
    );
  }
}

function sentenceOf(input: CagrInput, { start, end, years, rate }: Growth, gain: number): string {
  const time = timeInWords(input, years);
  const [from, to] = [inr(start), inr(end)];
  const yearly = pct((rate ?? 0) * 100);
  const real =
    rate === null
      ? ''
      : ` After inflation of ${pct(input.inflation)} that is ${pct(realReturn(rate * 100, input.inflation))} a year.`;
  if (input.find === 'end') return `${from} becomes ${to} in ${time}, at ${yearly} a year.${real}`;
  if (input.find === 'start') return `To have ${to} in ${time}, start with ${from}, at ${yearly} a year.${real}`;
  if (input.find === 'time') return `${from} takes ${time} to become ${to}, at ${yearly} a year.${real}`;
  const change = gain < 0 ? 'fell' : 'grew';
  if (rate === null) {
    return `${from} ${change} to ${to} in ${time}: ${pct((gain / start) * 100)} in total. For less than a year we show no yearly rate, because a short period says little about a year.`;
  }
  return `${from} ${change} to ${to} in ${time}: ${yearly} a year, every year on the value of the year before.${real}`;
}

function breakdownOf({ start, end }: Growth, gain: number): Breakdown {
  const [value, lost] = [rupees('Value at the end', end), rupees('Lost', -gain, { tone: 'cost' })];
  if (gain < 0) {
    return {
      title: 'Your money at the end',
      total: rupees('At the start', start),
      parts: [{ ...value, tone: 'own' }, lost],
    };
  }
  return {
    title: 'What the value is made of',
    total: value,
    parts: [rupees('At the start', start, { tone: 'own' }), rupees('Gain', gain, { tone: 'growth' })],
  };
}

/** Returns the value after a number of years, on the smooth path from start to end. */
function valueAfter({ start, end, years }: Growth, after: number): number {
  return after >= years ? end : start * (end / start) ** (after / years);
}

function pathChart(input: CagrInput, growth: Growth): Chart {
  const months = Math.max(1, growth.years * 12);
  const { points, x } = chartMonths(Math.min(months, 1_200));
  const values = (of: (years: number) => number) => points.map((month) => of(month / 12));
  const series: Series[] = [
    {
      label: 'Value',
      values: values((years) => valueAfter(growth, years)),
      tone: growth.end < growth.start ? 'cost' : 'growth',
    },
    {
      label: 'Keeping up with prices',
      values: values((years) => growth.start * priceFactor(input.inflation, years)),
      tone: 'other',
    },
  ];
  const { benchmark } = input;
  if (benchmark !== null) {
    series.push({
      label: 'Benchmark',
      values: values((years) => growth.start * priceFactor(benchmark, years)),
      tone: 'own',
    });
  }
  return linesChart('The smooth path between the two values', {
    x: { ...x, values: x.values.map((value) => Math.round(Number(value) * 100) / 100) },
    series,
  });
}

function yearTable(growth: Growth, input: CagrInput): Table {
  const count = Math.min(100, Math.max(1, Math.ceil(growth.years - 1e-9)));
  const valueAt = (year: number) => valueAfter(growth, year === count ? growth.years : year);
  const years = Array.from({ length: count }, (_, index) => index + 1);
  return tableOf(years, {
    id: 'years',
    caption: 'Year by year, if the growth were even',
    columns: [
      { label: 'Year', unit: 'text', cell: (year) => `Year ${year}` },
      {
        label: 'Change',
        unit: 'rupees',
        cell: (year) => valueAt(year) - (year === 1 ? growth.start : valueAt(year - 1)),
      },
      { label: 'Value', unit: 'rupees', cell: valueAt },
      {
        label: 'In rupees of the first day',
        unit: 'rupees',
        cell: (year) => valueAt(year) / priceFactor(input.inflation, Math.min(year, growth.years)),
      },
    ],
    note: 'CAGR uses only the first and last values. Real growth is hardly ever this smooth.',
  });
}

function notesOf(input: CagrInput, { years, rate }: Growth, gains: TaxedGains, tax: RedemptionTax): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'Not for a SIP, or if you paid in or took out money in between: CAGR would be wrong. Choose “Return on dated payments (XIRR)”.',
  );
  notes.assume(
    'A year is 365 days between two dates, as in spreadsheets. Dividends count only if they are in the value.',
  );
  notes.limit(
    rate === null && years >= 1 && 'The yearly rate is too large to mean anything. Look at the absolute return.',
  );
  notes.warn(
    rate !== null &&
      years < 1 &&
      'This is less than a year. The yearly rate assumes that the same growth repeats for the rest of the year.',
  );
  redemptionNotes(notes, input, gains, tax, 'the money');
  return notes;
}
