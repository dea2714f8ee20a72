import { savings80C } from '@/content/questions/deductions';
import { mostOfYear } from '@/content/questions/kinds';
import { ageInYear, taxRegime } from '@/content/questions/person';
import { codeWagesRule } from '@/content/rules/payroll';
import { choice, date, defineForm, duration, type InputOf, money, percent, whole, yesNo } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';

const mostPay = 1_00_00_000;
const covered = ['covered', 'fixedTerm'] as const;

const form = defineForm({
  main: {
    kind: choice({
      label: 'Your employer',
      help: 'The gratuity law covers factories, mines, shops and offices with 10 or more people, on any day of the last 12 months.',
      options: [
        { value: 'covered', label: 'Company or PSU, 10+ people' },
        { value: 'fixedTerm', label: 'Same, on a fixed-term contract' },
        { value: 'notCovered', label: 'Smaller employer, not under the law' },
        { value: 'government', label: 'Government or local authority' },
      ],
      default: 'covered',
    }),
    wages: money({
      label: 'Basic pay + DA, last month',
      help: 'DA is dearness allowance. Leave out HRA, bonus and every other allowance.',
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
    known: choice({
      label: 'Your service',
      options: [
        { value: 'dates', label: 'From the day you joined' },
        { value: 'length', label: 'In years and months' },
      ],
      default: 'dates',
    }),
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
      default: '2026-03-31',
    }),
  },
  more: {
    'Gratuity paid, now and earlier': {
      received: money({
        label: 'Gratuity you receive',
        help: 'Leave it empty to use the amount we work out.',
        min: 0,
        max: mostOfYear,
        default: null,
        optional: true,
        slider: { min: 0, max: 50_00_000 },
      }),
      earlierExempt: money({
        label: 'Gratuity exempt earlier, from any employer',
        help: 'Add up all years. There is one limit for your whole life.',
        min: 0,
        max: mostOfYear,
        default: 0,
        slider: { min: 0, max: 20_00_000 },
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
    },
    'Tax on it': {
      income: money({
        label: 'Your other salary of that year',
        help: 'Before tax, April to March, without the gratuity. Leave it empty to skip the tax.',
        min: 0,
        max: mostOfYear,
        step: 10_000,
        default: null,
        optional: true,
        slider: { min: 0, max: 60_00_000 },
      }),
      regime: taxRegime(),
      age: ageInYear(),
      savings: savings80C({ formerDefault: 1_50_000, showIf: { regime: 'old' } }),
    },
    'Death, disablement, five-day week, seasons': {
      reason: choice({
        label: 'Why it is paid',
        options: [
          { value: 'leave', label: 'Retirement, resignation or end of contract' },
          { value: 'disablement', label: 'Disablement by accident or illness' },
          { value: 'death', label: 'Death' },
          { value: 'inService', label: 'Paid while you stay in the job' },
        ],
        default: 'leave',
      }),
      courtReading: yesNo({
        label: 'Count 4 years and 240 days as five years',
        help: 'High Courts do; some employers ask for five full years.',
        default: true,
        showIf: { kind: covered },
      }),
      shortWeek: yesNo({
        label: 'Five-day week, or underground work in a mine',
        help: 'Then 190 days of the last year are enough instead of 240.',
        default: false,
        showIf: { kind: covered, courtReading: true },
      }),
      seasonal: yesNo({
        label: 'Seasonal work, not all year round',
        default: false,
        showIf: { kind: 'covered' },
      }),
      seasons: whole({
        label: 'Seasons worked',
        min: 1,
        max: 100,
        default: 5,
        slider: { min: 1, max: 40 },
        showIf: { seasonal: true, kind: 'covered' },
      }),
    },
    'If you stay longer': {
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
    },
  },
  presets: [
    { label: 'Basic is a third of the pay', input: { wages: 50_000, otherPay: 1_00_000 } },
    {
      label: 'Just short of five years',
      input: { wages: 45_000, joined: '2021-07-01', lastDay: '2026-03-31' },
    },
    {
      label: 'Fixed term of 18 months',
      input: { kind: 'fixedTerm', wages: 40_000, joined: '2024-10-01', lastDay: '2026-03-31' },
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
