import {
  type Chart,
  type Figure,
  linesChart,
  type NoteSheet,
  noteSheet,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { averageInflation, priceFactor, realReturn } from '@/lib/finance/inflation';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus, yearsPower } from '@/lib/format-working';
import type { Citation } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import { tableOf } from '@/lib/table-of';
import { named } from './check';
import type { InflationInput } from './form';
import { pricesBetween, seriesOf, type YearOfPrices } from './prices';

const fisher: Citation = { source: 'level-annuity', at: 'Compound growth; real return (1 + R) ÷ (1 + f) − 1' };

/** Returns what prices do to an amount: ahead at a rate that the visitor expects, or between two years on file. */
export function inflation(input: InflationInput): Result {
  return input.mode === 'later' || input.mode === 'worth' ? ahead(input) : between(input);
}

/** Returns a sheet of notes that says who needs another index. */
function notesBegun(): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This page is not for tax on property or gold: capital gains use the Cost Inflation Index (CII), which is not a price index.',
  );
  return notes;
}

/** Returns an amount after years at the rate that the visitor expects. */
function ahead(input: InflationInput): Result {
  const sheet = worksheet();
  const { amount, rate, period, mode } = input;
  const years = period / 12;
  const factor = priceFactor(rate, years);
  const time = formatMonths(period);
  const rateText = pct(rate);
  sheet.heading('Prices');
  const power = `${onePlus(rate)}^${yearsPower(period)}`;
  sheet.step(percentage('Total rise in prices', (factor - 1) * 100), `${power} − 1`, fisher);
  const later = sheet.step(rupees('Cost later', amount * factor), `${inr(amount)} × ${power}`, fisher);
  const worth = sheet.step(rupees('Value in today’s rupees', amount / factor), `${inr(amount)} ÷ ${power}`, fisher);
  const savings = realSteps(sheet, input, years, factor);
  const answer: [Figure, ...Figure[]] =
    mode === 'later'
      ? [rupees('Cost later', later, { tone: 'cost' }), percentage('Total rise in prices', (factor - 1) * 100)]
      : [
          rupees('Value in today’s rupees', worth, { tone: 'own' }),
          percentage('Buying power lost', (1 - 1 / factor) * 100),
        ];
  const notes = notesBegun();
  notes.assume(
    'The rate is the same in every year. Real inflation goes up and down, and your own costs may rise faster than the average.',
  );
  return {
    headline: [...answer, percentage('Real return', savings.real)],
    sentence:
      mode === 'later'
        ? `What costs ${inr(amount)} today ${factor >= 1 ? 'will cost' : 'will have fallen to'} ${inr(later)} in ${time} if prices change by ${rateText} a year.${factor > 1 ? ` A salary of ${inr(amount)} must become ${inr(later)} just to keep up.` : ''}`
        : `${inr(amount)} in ${time} buys what ${inr(worth)} buys today, if prices change by ${rateText} a year. Plan with the smaller figure.`,
    charts: [pathChart(input, years)],
    tables: [yearTable(input, years)],
    steps: sheet.steps,
    caveats: notes.caveats,
  };
}

/** Writes what savings are left with after inflation; returns the real return, % a year. */
function realSteps(
  sheet: Worksheet,
  { amount, rate, returnRate, period }: InflationInput,
  years: number,
  factor: number,
) {
  sheet.heading('If the money is saved');
  const real = sheet.step(
    percentage('Real return', realReturn(returnRate, rate)),
    `${onePlus(returnRate)} ÷ ${onePlus(rate)} − 1, not a subtraction`,
    fisher,
  );
  const grown = sheet.step(
    rupees('Savings grow to', amount * priceFactor(returnRate, years)),
    `${inr(amount)} × ${onePlus(returnRate)}^${yearsPower(period)}`,
    fisher,
  );
  sheet.step(
    rupees('Savings in today’s rupees', grown / factor),
    `${inr(grown)} divided by the rise in prices`,
    fisher,
  );
  return { real };
}

/** Returns the whole years from now, and the end if it falls between two. */
const pointsOf = (years: number): number[] => {
  const whole = Array.from({ length: Math.floor(years) + 1 }, (_, year) => year);
  return Number.isInteger(years) ? whole : [...whole, years];
};

function pathChart({ amount, rate }: InflationInput, years: number) {
  const points = pointsOf(years);
  return {
    kind: 'lines',
    title: `Cost of what ${inr(amount)} buys today, and what ${inr(amount)} will buy`,
    unit: 'rupees',
    x: { label: 'Years from now', values: points.map((year) => formatNumber(year, 2)) },
    series: [
      { label: 'Cost', tone: 'cost', values: points.map((year) => amount * priceFactor(rate, year)) },
      { label: 'Buying power', tone: 'own', values: points.map((year) => amount / priceFactor(rate, year)) },
    ],
  } as const;
}

function yearTable({ amount, rate }: InflationInput, years: number): Table {
  return tableOf(pointsOf(years), {
    id: 'years-ahead',
    caption: 'Year by year',
    columns: [
      { label: 'Years from now', unit: 'number', cell: (year) => year },
      {
        label: 'Cost of the same things',
        unit: 'rupees',
        rollUp: 'last',
        cell: (year) => amount * priceFactor(rate, year),
      },
      {
        label: `${inr(amount)} buys`,
        unit: 'rupees',
        rollUp: 'last',
        cell: (year) => amount / priceFactor(rate, year),
      },
    ],
  });
}

/** Returns what an amount or a salary had to become between two years on file. */
function between(input: InflationInput): Result {
  const sheet = worksheet();
  const series = seriesOf(input.series);
  const [from, to] = [Number(input.from), Number(input.to)];
  const years = pricesBetween(series, from, to, input.laterRate);
  const levelIn = (year: number) => years.find((each) => each.year === year)?.level ?? Number.NaN;
  const factor = levelIn(to) / levelIn(from);
  const [fromName, toName] = [named(input.series, from), named(input.series, to)];
  const isSalary = input.mode === 'salary';
  const amount = isSalary ? input.salaryThen : input.amount;
  const assumed = years.filter((each) => each.assumed);

  const counted =
    assumed.length > 0 ? `, counting ${pct(input.laterRate)} a year after ${named(input.series, series.last)}` : '';

  sheet.heading('Prices');
  sheet.step(
    percentage('Total change in prices', (factor - 1) * 100),
    input.series === 'financial' && assumed.length === 0
      ? `${formatNumber(levelIn(to), 1)} ÷ ${formatNumber(levelIn(from), 1)} − 1, average index of ${toName} over ${fromName}`
      : `The yearly changes after ${Math.min(from, to) === from ? fromName : toName}, multiplied${from > to ? ', backwards' : ''}. Each is in the table${assumed.length > 0 ? `. ${assumed.map(({ year }) => named(input.series, year)).join(' and ')}: ${pct(input.laterRate)} a year, your figure` : ''}`,
    series.cite,
  );
  const average = sheet.step(
    percentage('Average inflation, per year', averageInflation(factor, to - from)),
    `The constant rate that gives the same change in ${Math.abs(to - from) === 1 ? 'one year' : `${Math.abs(to - from)} years`}`,
    fisher,
  );
  const same = sheet.step(
    rupees(isSalary ? 'Salary needed to keep up' : 'Same buying power', amount * factor),
    `${inr(amount)} × ${formatNumber(factor, 4)}`,
  );
  const real = isSalary && percentage('Real change in salary', (input.salaryNow / same - 1) * 100);
  if (real) sheet.step(real, `${inr(input.salaryNow)} ÷ ${inr(same)} − 1`, fisher);
  const notes = notesBegun();
  notes.assume(
    `${seriesNames[input.series]} It is an average for the whole country. Your own costs may have changed differently.`,
    series.cite,
  );
  notes.limit(
    assumed.length > 0 &&
      `The index goes up to ${named(input.series, series.last)}. For later years we use ${pct(input.laterRate)} a year, which you can change under “Return and index”.`,
  );
  return {
    headline: [
      rupees(isSalary ? 'Salary needed to keep up' : 'Same buying power', same, { tone: 'cost' }),
      ...listOf(real, percentage('Average inflation, per year', average)),
    ],
    sentence: isSalary
      ? salarySentence(input, same, fromName, `${toName}${counted}`)
      : `${inr(amount)} in ${fromName} ${from > to ? 'buys' : 'bought'} what ${inr(same)} ${from > to ? 'bought' : 'buys'} in ${toName}${counted}. Prices changed by ${pct(average)} a year on average.`,
    charts: [pastChart(input, years, amount, levelIn(from), fromName)],
    tables: [pastTable(input, years, amount / levelIn(from), fromName)],
    steps: sheet.steps,
    caveats: notes.caveats,
  };
}

const seriesNames: Readonly<Record<InflationInput['series'], string>> = {
  calendar: 'The answer uses consumer prices by calendar year, as the World Bank publishes them.',
  financial: 'The answer uses the yearly averages of CPI-Combined, base 2012 = 100.',
  workers: 'The answer uses the consumer price index for industrial workers.',
};

function salarySentence(input: InflationInput, needed: number, from: string, to: string): string {
  const gap = input.salaryNow - needed;
  const start = `A salary of ${inr(input.salaryThen)} in ${from} had to become ${inr(needed)} to buy the same things in ${to}.`;
  if (Math.abs(gap) < 0.5) return `${start} Your salary did exactly that.`;
  return gap > 0
    ? `${start} Your salary is ${inr(gap)} a year more than that.`
    : `${start} Your salary is ${inr(-gap)} a year less than that, so it buys less than before.`;
}

function pastChart(
  { series }: InflationInput,
  years: readonly YearOfPrices[],
  amount: number,
  first: number,
  from: string,
): Chart {
  return linesChart(`What buys the same as ${inr(amount)} in ${from}`, {
    x: { label: 'Year', values: years.map(({ year }) => named(series, year)) },
    series: [{ label: 'Same buying power', tone: 'cost', values: years.map(({ level }) => (amount * level) / first) }],
  });
}

function pastTable(input: InflationInput, years: readonly YearOfPrices[], scale: number, from: string): Table {
  return tableOf(years, {
    id: 'years-on-file',
    caption: 'Year by year',
    columns: [
      {
        label: 'Year',
        unit: 'text',
        cell: ({ year, assumed }) => `${named(input.series, year)}${assumed ? ' (assumed)' : ''}`,
      },
      { label: 'Rise in prices', unit: 'percent', cell: ({ rise }) => rise },
      { label: `Same as ${from}`, unit: 'rupees', rollUp: 'last', cell: ({ level }) => scale * level },
    ],
  });
}
