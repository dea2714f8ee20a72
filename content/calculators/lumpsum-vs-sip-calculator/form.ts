import * as ask from '@/content/questions/growth';
import { upsAndDowns } from '@/content/questions/random-paths';
import { taxOnRedemption, taxTitle } from '@/content/questions/redemption';
import { defineForm, duration, type InputOf, percent, rows } from '@/lib/calculator';

const tax = taxOnRedemption();

const form = defineForm({
  main: {
    total: ask.amount('Money you have', [10_000, 1_00_00_000], {
      help: 'You have all of it on the first day.',
      min: 1_000,
      step: 10_000,
      default: 12_00_000,
    }),
    spread: duration({
      label: 'Invest monthly over',
      help: 'Equal parts at the start of each month. The rest waits in the bank or a liquid fund.',
      min: 1,
      max: 360,
      step: 1,
      slider: { min: 1, max: 60 },
      default: 12,
    }),
    period: ask.timeInvested({ label: 'Time until you need it', slider: { min: 12, max: 360 } }),
    rate: ask.expectedReturn({ help: 'In the long run. Your own guess.' }),
    idleRate: ask.yearlyRate('Return on money not yet invested', {
      help: 'What a savings account or liquid fund gives after tax.',
      min: 0,
      max: 15,
      slider: { min: 0, max: 10 },
      default: 4,
    }),
    path: ask.oneOf({ label: 'How the fund moves' }, [
      ['steady', 'Steadily'],
      ['falling', 'Falls while you invest, then grows'],
      ['dip', 'Falls and recovers while you invest (V)'],
      ['rising', 'Rises while you invest, then grows'],
      ['own', 'My own returns by year'],
    ]),
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
        rate: ask.mayBeEmpty(ask.yearlyRate('Return of the year', { min: -90, max: 300, step: 1 })),
      },
      minRows: 1,
      maxRows: 30,
      default: [{ rate: -25 }, { rate: 30 }],
    }),
  },
  more: {
    'A SIP with another total': {
      sip: ask.mayBeEmpty(
        ask.instalment('SIP a month, out of other money', {
          help: 'Leave it empty to invest the money above in equal parts. Fill it in to compare the money at once with a SIP out of your income: no money waits then.',
        }),
      ),
    },
    'Return, random paths and inflation': {
      convention: ask.oneOf(
        {
          label: ask.convention().label,
          help: 'Alike for both ways. The SIP calculator begins with R ÷ 12, the lump sum calculator with once a year.',
        },
        ask.startConventions,
      ),
      volatility: upsAndDowns({
        help: 'Standard deviation. 15 to 20 is usual for large-cap funds. 0 gives one steady path.',
      }),
      inflation: ask.inflation(),
    },
    [taxTitle]: { ...tax, cess: { ...tax.cess, assumed: true as const } },
  },
  presets: [
    { label: '₹12 lakh at once or ₹15,000 a month', input: { sip: 15_000, spread: 120 } },
    { label: 'Market falls 20% first', input: { path: 'falling' } },
    { label: 'A dip of 30% in the year', input: { path: 'dip', swing: 30 } },
    { label: '₹5 lakh over six months', input: { total: 5_00_000, spread: 6, period: 60 } },
    { label: '₹10,000 a month for ten years', input: { spread: 120, idleRate: 6 } },
  ],
});

export type LumpsumVsSipInput = InputOf<typeof form.fields>;

export default form;
