import { costFields, rateField, taxFields, taxTitle } from '@/content/investing/fields';
import { choice, defineForm, duration, type InputOf, money, percent, rows } from '@/lib/calculator';

const form = defineForm({
  main: {
    total: money({
      label: 'Money you have',
      help: 'You have all of it on the first day.',
      min: 1_000,
      max: 100_00_00_000,
      step: 10_000,
      slider: { min: 10_000, max: 1_00_00_000 },
      default: 12_00_000,
    }),
    spread: duration({
      label: 'Invest monthly over',
      help: 'Equal parts at the start of each month. The rest waits in the bank or a liquid fund.',
      min: 1,
      max: 120,
      step: 1,
      slider: { min: 1, max: 60 },
      default: 12,
    }),
    period: duration({
      label: 'Time until you need it',
      min: 1,
      max: 600,
      slider: { min: 12, max: 360 },
      default: 120,
    }),
    rate: { ...rateField, help: 'In the long run, for a full year. Your own guess.' },
    idleRate: percent({
      label: 'Return on money not yet invested',
      help: 'What a savings account or liquid fund gives after tax.',
      min: 0,
      max: 15,
      step: 0.5,
      slider: { min: 0, max: 10 },
      default: 4,
    }),
    path: choice({
      label: 'How the fund moves',
      options: [
        { value: 'steady', label: 'Steadily' },
        { value: 'falling', label: 'Falls while you invest, then grows' },
        { value: 'dip', label: 'Falls and recovers while you invest (V)' },
        { value: 'rising', label: 'Rises while you invest, then grows' },
        { value: 'own', label: 'My own returns by year' },
      ],
      default: 'steady',
    }),
    swing: percent({
      label: 'By how much',
      help: 'From the first day to the lowest or highest point.',
      showIf: { path: ['falling', 'dip', 'rising'] },
      min: 1,
      max: 80,
      step: 1,
      slider: { min: 5, max: 60 },
      default: 20,
    }),
    years: rows({
      label: 'Returns by year',
      help: 'Start with the first year. For an empty line and after the last one we use your expected return.',
      showIf: { path: 'own' },
      noun: 'year',
      fields: {
        rate: percent({ label: 'Return of the year', min: -90, max: 300, step: 1, optional: true, default: null }),
      },
      minRows: 1,
      maxRows: 30,
      default: [{ rate: -25 }, { rate: 30 }],
    }),
  },
  more: {
    'Random paths and inflation': {
      volatility: percent({
        label: 'Ups and downs of a year, for the random paths',
        help: 'Standard deviation. 15 to 20 is usual for large-cap funds. 0 gives one steady path.',
        min: 0,
        max: 60,
        step: 1,
        slider: { min: 0, max: 40 },
        default: 18,
      }),
      inflation: costFields.inflation,
    },
    [taxTitle]: {
      ...taxFields,
      cess: { ...taxFields.cess, assumed: true as const },
    },
  },
  presets: [
    { label: 'Market falls 20% first', input: { path: 'falling' } },
    { label: 'A dip of 30% in the year', input: { path: 'dip', swing: 30 } },
    { label: '₹5 lakh over six months', input: { total: 5_00_000, spread: 6, period: 60 } },
    { label: '₹10,000 a month for ten years', input: { spread: 120, idleRate: 6 } },
  ],
});

export type LumpsumVsSipInput = InputOf<typeof form.fields>;

export default form;
