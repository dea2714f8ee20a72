import { dayOfExport } from '@/content/day-of-export';
import { today } from '@/content/questions/dates';
import { savings80C } from '@/content/questions/deductions';
import { cellOfYear, ofYear, upTo } from '@/content/questions/income';
import { firstNo, mayBeEmpty, oneOf } from '@/content/questions/kinds';
import { ageInYear, taxRegime } from '@/content/questions/person';
import { codeWagesRule } from '@/content/rules/payroll';
import { date, defineForm, duration, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';

const mostPay = 1_00_00_000;
const covered = ['covered', 'fixedTerm'] as const;

const form = defineForm({
  main: {
    kind: oneOf(
      {
        label: 'Your employer',
        help: 'The gratuity law covers factories, mines, shops and offices with 10 or more people, on any day of the last 12 months.',
      },
      [
        ['covered', 'Company or PSU, 10+ people'],
        ['fixedTerm', 'Same, on a fixed-term contract'],
        ['notCovered', 'Smaller employer, not under the law'],
        ['government', 'Government or local authority'],
      ],
    ),
    wages: money({
      label: 'Basic pay + DA, last month',
      help: 'The rate for a full month, even if you worked only part of the last one. DA is dearness allowance. Leave out HRA, bonus and every other allowance.',
      min: 0,
      max: mostPay,
      default: 60_000,
      slider: { min: 0, max: 3_00_000 },
    }),
    otherPay: money({
      label: 'All other pay a month',
      help: `HRA, allowances, monthly bonus, employer’s PF. From ${formatDate(codeWagesRule.inForceFrom)} the part above ${pct(codeWagesRule.value)} of your total pay also counts. Enter 0 if unsure.`,
      min: 0,
      max: mostPay,
      default: 0,
      slider: { min: 0, max: 3_00_000 },
      showIf: { kind: covered },
    }),
    known: oneOf({ label: 'Your service' }, [
      ['dates', 'From the day you joined'],
      ['length', 'In years and months'],
    ]),
    joined: date({
      label: 'Joined on',
      min: '1960-01-01',
      max: '2040-03-31',
      default: '2014-06-02',
      showIf: { known: 'dates' },
    }),
    service: duration({
      label: 'Length of service',
      help: 'Enter only completed months. A part of a year above six months counts as a year.',
      min: 1,
      max: 720,
      step: 1,
      default: 144,
      slider: { min: 1, max: 480 },
      showIf: { known: 'length' },
    }),
    lastDay: date({
      label: 'Last working day',
      help: 'It decides the year of the tax and whether the labour codes apply. A future date is fine.',
      min: '2024-04-01',
      max: '2040-03-31',
      default: dayOfExport,
      formerDefault: '2026-03-31',
      formerThrough: 2,
      today: true,
    }),
  },
  more: {
    'Gratuity paid, now and earlier': {
      received: mayBeEmpty(
        ofYear('Gratuity you receive', {
          help: 'Leave it empty to use the amount we work out.',
          slider: upTo(50_00_000),
        }),
      ),
      earlierExempt: ofYear('Gratuity exempt earlier, from any employer', {
        help: 'Add up all years. There is one limit for your whole life.',
        showIf: { kind: [...covered, 'notCovered'] },
      }),
      averageSalary: money({
        label: 'Average of the last ten months',
        help: 'Basic pay, DA that counts for retirement and turnover commission, of the ten months before the month you leave. Leave it empty if it is the same as in the last month.',
        min: 0,
        max: mostPay,
        default: null,
        optional: true,
        slider: { min: 0, max: 3_00_000 },
        showIf: { kind: [...covered, 'notCovered'] },
      }),
      tenMonths: rows({
        label: 'Or the pay of each of the ten months',
        help: 'We then work out the average. Enter all ten, or paste them from a column.',
        noun: 'month',
        maxRows: 10,
        fields: {
          pay: money({ label: 'Pay that counts', min: 0, max: mostPay, default: 0, slider: false }),
        },
        default: [],
        showIf: { kind: [...covered, 'notCovered'] },
      }),
    },
    'Tax on it': {
      income: mayBeEmpty(
        ofYear('Your other salary of that year', {
          help: 'Before tax, April to March, without the gratuity. Leave it empty to skip the tax.',
          step: 10_000,
          slider: upTo(60_00_000),
        }),
      ),
      regime: taxRegime(),
      age: ageInYear(),
      savings: savings80C({ formerDefault: 1_50_000, showIf: { regime: 'old' } }),
    },
    'Relief by earlier years': {
      before: rows({
        label: 'Total income of the years before',
        help: 'The year before the one in which you leave comes first: two years for 5 to 14 years of service, three from 15 years. As in each return, after deductions.',
        noun: 'year',
        maxRows: 3,
        fields: {
          income: cellOfYear('Total income of that year'),
          regime: taxRegime({ label: 'Regime of that year' }),
          age: ageInYear({
            label: 'Your age in that year',
            help: 'The age you reached by its 31 March.',
            showIf: { regime: 'old' },
          }),
        },
        default: [],
        showIf: { kind: [...covered, 'notCovered'], reason: ['leave', 'disablement'] },
      }),
    },
    'Death, disablement, five-day week, seasons': {
      reason: oneOf({ label: 'Why it is paid' }, [
        ['leave', 'Retirement, resignation, contract end'],
        ['disablement', 'Disablement by accident or illness'],
        ['death', 'Death'],
        ['inService', 'Paid while you stay in the job'],
      ]),
      courtReading: yesNo({
        label: 'Count 4 years and 240 days as five years',
        help: 'High Courts do; some employers ask for five full years.',
        default: true,
        showIf: { kind: covered },
      }),
      shortWeek: firstNo('Five-day week, or underground work in a mine', {
        help: 'Then 190 days of the last year are enough instead of 240.',
        showIf: { kind: covered, courtReading: true },
      }),
      seasonal: firstNo('Seasonal work, not all year round', { showIf: { kind: 'covered' } }),
      seasons: whole({
        label: 'Seasons worked',
        min: 1,
        max: 100,
        default: 5,
        slider: { min: 1, max: 40 },
        showIf: { seasonal: true, kind: 'covered' },
      }),
    },
    'If you stay longer, today': {
      moreMonths: whole({
        label: 'Months you might stay on',
        help: 'Shown in “If you stay longer”.',
        min: 1,
        max: 120,
        default: 12,
        unit: 'months',
        slider: { min: 1, max: 60 },
      }),
      raise: percent({
        label: 'Rise in pay, per year',
        help: 'Only for the months you might stay on.',
        min: 0,
        max: 50,
        step: 0.5,
        default: 0,
        slider: { min: 0, max: 20 },
      }),
      today: today(),
    },
  },
  presets: [
    { label: 'Basic is a third of the pay', input: { wages: 50_000, otherPay: 1_00_000 } },
    {
      label: 'Just short of five years',
      input: { wages: 45_000, joined: '2022-07-01', lastDay: '2027-03-31' },
    },
    {
      label: 'Fixed term of 18 months',
      input: { kind: 'fixedTerm', wages: 40_000, joined: '2025-10-01', lastDay: '2027-03-31' },
    },
    {
      label: 'Payout of ₹28 lakh',
      input: { wages: 2_00_000, joined: '2000-01-03', received: 28_00_000, income: 36_00_000 },
    },
  ],
});

export const { fields } = form;

export type GratuityInput = InputOf<typeof form.fields>;

export default form;
