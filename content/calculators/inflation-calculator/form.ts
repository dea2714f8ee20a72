import * as ask from '@/content/questions/growth';
import type { Other } from '@/content/questions/kinds';
import { choice, defineForm, type InputOf } from '@/lib/calculator';
import { firstAskedYear, lastAskedYear } from './years';

const years = Array.from({ length: lastAskedYear - firstAskedYear + 1 }, (_, index) => {
  const year = String(lastAskedYear - index);
  return { value: year, label: year };
});

const ahead = { mode: ['later', 'worth'] } as const;
const between = { mode: ['past', 'salary'] } as const;

const salary = (label: string, example: number) =>
  ask.amount(label, [1_00_000, 1_00_00_000], { showIf: { mode: 'salary' }, min: 1, default: example });

/** Asks for a rise of prices: they can fall, and those of education and health care rise faster than the average. */
const pricesRise = (label: string, other: Other) =>
  ask.inflation({ label, min: -10, max: 50, slider: { min: 0, max: 15 }, ...other });

const form = defineForm({
  main: {
    mode: ask.oneOf({ label: 'What do you want to know?' }, [
      ['later', 'What today’s cost will be later'],
      ['worth', 'What later money is worth today'],
      ['past', 'Past prices: compare two years'],
      ['salary', 'Has my salary kept up with prices?'],
    ]),
    amount: ask.amount('Amount', [1_000, 1_00_00_000], {
      help: 'A price, a yearly expense or a sum of money.',
      showIf: { mode: ['later', 'worth', 'past'] },
      min: 1,
      max: 1_000_00_00_000,
      default: 50_000,
    }),
    salaryThen: salary('Yearly salary then', 6_00_000),
    salaryNow: salary('Yearly salary in the later year', 10_00_000),
    period: ask.timeInvested({ label: 'Time from now', showIf: ahead, max: 720, default: 240 }),
    rate: pricesRise('Inflation, per year', {
      help: 'Your own guess. 6% is common for everyday costs, 8 to 10% for education, 11 to 13% for health care.',
      showIf: ahead,
    }),
    from: choice({
      label: 'From year',
      help: 'For financial years choose the one in which it begins: 2011 for 2011-12.',
      showIf: between,
      options: years,
      default: '2015',
    }),
    to: choice({ label: 'To year', showIf: between, options: years, default: '2024' }),
  },
  more: {
    'Return and index': {
      returnRate: ask.yearlyRate('Return on your savings, per year', {
        assumed: true,
        help: 'After tax, for example 5% on a deposit. We show what inflation leaves of it.',
        showIf: ahead,
        slider: { min: 0, max: 20 },
        default: 7,
      }),
      series: ask.oneOf({ label: 'Price index', assumed: true, showIf: between }, [
        ['calendar', 'Consumer prices, since 1959', 'The index of the World Bank, by calendar year.'],
        ['financial', 'CPI-Combined, since 2011-12', 'By financial year.'],
        ['workers', 'CPI for industrial workers, to 2020-21', 'By financial year, from 1989-90.'],
      ]),
      laterRate: pricesRise('Inflation after the last year of the index', {
        help: 'Your own guess for the years that the index does not have yet.',
        showIf: { ...between, series: ['calendar', 'financial'] },
        default: 3,
      }),
    },
  },
  presets: [
    { label: 'College fee in 15 years', input: { amount: 20_00_000, period: 180, rate: 9 } },
    { label: '₹1 crore in 20 years', input: { mode: 'worth', amount: 1_00_00_000 } },
    { label: '₹1 lakh in 2000, today', input: { mode: 'past', amount: 1_00_000, from: '2000', to: '2026' } },
    { label: 'Salary since 2015', input: { mode: 'salary' } },
  ],
});

export type InflationInput = InputOf<typeof form.fields>;

export default form;
