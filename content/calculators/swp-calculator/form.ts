import { bookedGains } from '@/content/questions/booked-gains';
import * as ask from '@/content/questions/growth';
import { upsAndDowns } from '@/content/questions/random-paths';
import { taxOnRedemption } from '@/content/questions/redemption';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { defineForm, duration, type InputOf, money, percent } from '@/lib/calculator';

export const taxGroupTitle = 'Tax and exit load';

const holding = `${law.longTermAfterMonths.value} months`;
const tax = taxOnRedemption();

const form = defineForm({
  main: {
    known: ask.oneOf({ label: 'I want to know' }, [
      ['withdrawal', 'How long my money lasts'],
      ['period', 'How much I can take out'],
      ['corpus', 'How much money my income needs'],
      ['share', 'What a share of the balance pays'],
    ]),
    corpus: ask.amount('Money you have', [1_00_000, 5_00_00_000], {
      help: 'What is in the fund on the first day.',
      showIf: { known: ['withdrawal', 'period', 'share'] },
      min: 10_000,
      step: 1_00_000,
      default: 50_00_000,
    }),
    withdrawal: ask.amount('Withdrawal each time', [1_000, 3_00_000], {
      help: 'What you take out, before tax.',
      showIf: { known: ['withdrawal', 'corpus'] },
      min: 100,
      max: 10_00_00_000,
      default: 35_000,
    }),
    share: percent({
      label: 'Share of the balance that you take out, per year',
      help: 'With 6% and monthly withdrawals, each is 0.5% of what is there on that day.',
      showIf: { known: 'share' },
      min: 0.1,
      max: 50,
      step: 0.25,
      slider: { min: 1, max: 15 },
      default: 6,
    }),
    period: ask.timeInvested({
      label: 'For how long',
      help: 'How long the money must last, from the first day.',
      min: 12,
      max: 720,
      default: 240,
    }),
    // A higher return than these over years of withdrawals would be no plan.
    rate: ask.expectedReturn({
      help: 'Your own guess for the time of withdrawals. No fund promises a return.',
      min: -20,
      max: 30,
      slider: { min: 1, max: 15 },
      default: 8,
    }),
    rise: ask.inflation({
      label: 'Raise the withdrawal each year by',
      help: 'Enter the inflation you expect, so that the income buys the same. 0 keeps it unchanged.',
      showIf: { known: ['withdrawal', 'period', 'corpus'] },
      default: 0,
    }),
  },
  more: {
    'Dates and counting': {
      frequency: ask.oneOf({ label: 'How often' }, [
        ['1', 'Every month'],
        ['3', 'Every quarter'],
        ['6', 'Every half-year'],
        ['12', 'Every year'],
      ]),
      delay: duration({
        label: 'Wait before the first withdrawal',
        help: 'The money grows until then.',
        min: 0,
        max: 360,
        slider: { min: 0, max: 240 },
        default: 0,
      }),
      leave: money({
        label: 'Money to keep at the end',
        help: 'For your family, or for a later goal.',
        showIf: { known: ['period', 'corpus'] },
        min: 0,
        max: 100_00_00_000,
        step: 1_00_000,
        default: 0,
      }),
      // Most sites count a withdrawal at the end of its period, at the effective return.
      convention: ask.oneOf(
        {
          label: 'How the return is counted',
          help: 'Calculators differ here, by lakhs over many years.',
          assumed: true,
        },
        [
          ['effective-end', 'Effective annual return, end of period', 'As Groww computes.'],
          ['nominal-end', 'R ÷ 12, end of period'],
          ['effective-start', 'Effective annual return, start of period'],
          ['nominal-start', 'R ÷ 12, start of period'],
        ],
      ),
      inflation: ask.inflation(),
    },
    'Random paths of the return': {
      volatility: upsAndDowns({
        help: 'Standard deviation. 15 to 20 is usual for equity funds, 2 to 4 for debt funds. 0 leaves the random paths out.',
        default: 10,
        assumed: true,
      }),
    },
    [taxGroupTitle]: {
      basis: ask.oneOf({ label: 'The money in the fund', showIf: { fund: ask.taxedFunds }, assumed: true }, [
        ['new', 'Is invested on the first day'],
        ['old', `Was invested over ${holding} ago`],
      ]),
      heldFor: duration({
        label: 'How long before the first day it was invested',
        help: `Units of such a fund are long-term after ${law.otherLongTermAfterMonths.value} months.`,
        showIf: { fund: 'other', basis: 'old' },
        min: law.longTermAfterMonths.value,
        max: 600,
        slider: { min: law.longTermAfterMonths.value, max: 120 },
        default: 36,
      }),
      costShare: percent({
        label: 'What it cost, % of its value',
        help: 'For example 60 if ₹60,000 paid in is worth ₹1,00,000 now. The rest is gain on which you have not yet paid tax.',
        showIf: { fund: ask.taxedFunds, basis: 'old' },
        min: 0,
        max: 200,
        step: 5,
        slider: { min: 0, max: 100 },
        default: 100,
      }),
      exitLoad: percent({
        label: `Exit load on units held less than ${holding}`,
        help: 'Many equity funds charge 1%. The fund deducts it from your payout.',
        min: 0,
        max: 5,
        step: 0.25,
        slider: { min: 0, max: 2 },
        default: 0,
      }),
      ...tax,
      exemptionUsed: { ...tax.exemptionUsed, label: 'Exemption for long-term gains used elsewhere, each year' },
      ...bookedGains(),
    },
  },
  presets: [
    { label: '₹1 crore, 30 years', input: { known: 'period', corpus: 1_00_00_000, period: 360, rise: 6 } },
    { label: '₹50,000 a month, rising', input: { known: 'corpus', withdrawal: 50_000, period: 300, rise: 6 } },
    { label: '6% of the balance a year', input: { known: 'share' } },
    { label: 'Debt fund, quarterly', input: { rate: 7, fund: 'debt', frequency: '3', withdrawal: 1_00_000 } },
  ],
});

export type SwpInput = InputOf<typeof form.fields>;

export default form;
