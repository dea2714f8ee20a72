import { choice, defineForm, duration, type InputOf, money, percent } from '@/lib/calculator';
import { firstAskedYear, lastAskedYear } from './years';

const years = Array.from({ length: lastAskedYear - firstAskedYear + 1 }, (_, index) => {
  const year = String(lastAskedYear - index);
  return { value: year, label: year };
});

const form = defineForm({
  main: {
    mode: choice({
      label: 'What do you want to know?',
      options: [
        { value: 'later', label: 'What today’s cost will be later' },
        { value: 'worth', label: 'What later money is worth today' },
        { value: 'past', label: 'Past prices: compare two years' },
        { value: 'salary', label: 'Has my salary kept up with prices?' },
      ],
      default: 'later',
    }),
    amount: money({
      label: 'Amount',
      help: 'A price, a yearly expense or a sum of money.',
      showIf: { mode: ['later', 'worth', 'past'] },
      min: 1,
      max: 1_000_00_00_000,
      slider: { min: 1_000, max: 1_00_00_000 },
      default: 50_000,
    }),
    salaryThen: money({
      label: 'Yearly salary then',
      showIf: { mode: 'salary' },
      min: 1,
      max: 100_00_00_000,
      slider: { min: 1_00_000, max: 1_00_00_000 },
      default: 6_00_000,
    }),
    salaryNow: money({
      label: 'Yearly salary in the later year',
      showIf: { mode: 'salary' },
      min: 1,
      max: 100_00_00_000,
      slider: { min: 1_00_000, max: 1_00_00_000 },
      default: 10_00_000,
    }),
    period: duration({
      label: 'Time from now',
      showIf: { mode: ['later', 'worth'] },
      min: 1,
      max: 720,
      slider: { min: 12, max: 480 },
      default: 240,
    }),
    rate: percent({
      label: 'Inflation, per year',
      help: 'Your own guess. 6% is common for everyday costs, 8 to 10% for education, 11 to 13% for health care.',
      showIf: { mode: ['later', 'worth'] },
      min: -10,
      max: 50,
      slider: { min: 0, max: 15 },
      step: 0.5,
      default: 6,
    }),
    from: choice({
      label: 'From year',
      help: 'For financial years choose the one in which it begins: 2011 for 2011-12.',
      showIf: { mode: ['past', 'salary'] },
      options: years,
      default: '2015',
    }),
    to: choice({
      label: 'To year',
      showIf: { mode: ['past', 'salary'] },
      options: years,
      default: '2024',
    }),
  },
  more: {
    'Return and index': {
      returnRate: percent({
        label: 'Return on your savings, per year',
        assumed: true,
        help: 'After tax, for example 5% on a deposit. We show what inflation leaves of it.',
        showIf: { mode: ['later', 'worth'] },
        min: -50,
        max: 50,
        slider: { min: 0, max: 20 },
        step: 0.5,
        default: 7,
      }),
      series: choice({
        label: 'Price index',
        assumed: true,
        showIf: { mode: ['past', 'salary'] },
        options: [
          { value: 'calendar', label: 'Consumer prices by calendar year, since 1959 (World Bank)' },
          { value: 'financial', label: 'CPI-Combined by financial year, since 2011-12' },
          { value: 'workers', label: 'CPI for industrial workers, 1989-90 to 2020-21' },
        ],
        default: 'calendar',
      }),
      laterRate: percent({
        label: 'Inflation after the last year of the index',
        help: 'Your own guess for the years that the index does not have yet.',
        showIf: { mode: ['past', 'salary'], series: ['calendar', 'financial'] },
        min: -10,
        max: 50,
        slider: { min: 0, max: 15 },
        step: 0.5,
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
