import { dayOfExport } from '@/content/day-of-export';
import { activeLimits, fundFee, governmentShares, lumpSumExempt, npsExit, unifiedPension } from '@/content/rules/nps';
import { incomeYear, mostOfYear, savings80C } from '@/content/tax/questions';
import {
  choice,
  date,
  decimal,
  defineForm,
  duration,
  type InputOf,
  money,
  percent,
  whole,
  yesNo,
} from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';

const exit = npsExit.from.at(-1);
const service = unifiedPension.value;

const mostPay = 1_00_00_000;
const outside = ['corporate', 'citizen'] as const;
const government = ['central', 'state'] as const;
const byClass = ['active', 'lc75', 'lc50', 'lc25', 'blc'] as const;

const share = (label: string, value: number, most = 100) =>
  percent({ label, min: 0, max: most, step: 1, default: value, showIf: { mix: 'active' } });
const classReturn = (label: string, value: number) =>
  percent({
    label,
    min: -20,
    max: 40,
    step: 0.5,
    default: value,
    slider: { min: 0, max: 20 },
    showIf: { mix: byClass },
  });

const form = defineForm({
  main: {
    known: choice({
      label: 'I know',
      options: [
        { value: 'amount', label: 'What I pay in' },
        { value: 'pension', label: 'The pension I want' },
      ],
      default: 'amount',
    }),
    sector: choice({
      label: 'You are',
      options: [
        { value: 'corporate', label: 'Employed, not by the government' },
        { value: 'citizen', label: 'Self-employed or other (All Citizen)' },
        { value: 'central', label: 'Central Government staff' },
        { value: 'state', label: 'State Government staff' },
      ],
      default: 'corporate',
    }),
    age: whole({ label: 'Your age', min: 18, max: 84, default: 30, unit: 'years' }),
    balance: money({
      label: 'NPS balance today',
      help: 'Tier I only.',
      min: 0,
      max: 50_00_00_000,
      default: 0,
      slider: { min: 0, max: 50_00_000 },
    }),
    own: money({
      label: 'You pay in a month',
      help: 'We ask for the employer’s part below.',
      min: 0,
      max: mostPay,
      step: 500,
      default: 10_000,
      slider: { min: 0, max: 1_00_000 },
      showIf: { known: 'amount', sector: outside },
    }),
    pay: money({
      label: 'Basic pay + DA a month',
      help: `You pay ${pct(governmentShares.value.own)} of it, and your employer the share below.`,
      min: 0,
      max: mostPay,
      default: 60_000,
      slider: { min: 0, max: 3_00_000 },
      showIf: { sector: government },
    }),
    service: duration({
      label: 'Government service so far',
      help: `For UPS: ${service.fullMonths / 12} years give the full pension. You need at least ${service.leastMonths / 12}.`,
      min: 0,
      max: 540,
      default: 0,
      slider: { min: 0, max: 480 },
      showIf: { sector: 'central' },
    }),
    pension: money({
      label: 'Pension wanted a month',
      min: 1,
      max: mostPay,
      default: 50_000,
      slider: { min: 1_000, max: 3_00_000 },
      showIf: { known: 'pension' },
    }),
    rate: percent({
      label: 'Expected return, per year',
      help: 'Your own guess. NPS promises no return.',
      min: -20,
      max: 40,
      step: 0.5,
      default: 10,
      slider: { min: 1, max: 20 },
      showIf: { mix: 'single' },
    }),
  },
  more: {
    'Employer’s share, yearly rise, inflation': {
      employer: money({
        label: 'Employer pays in a month',
        min: 0,
        max: mostPay,
        step: 500,
        default: 0,
        slider: { min: 0, max: 1_00_000 },
        showIf: { sector: 'corporate' },
      }),
      extra: money({
        label: 'Extra that you pay in a month',
        help: `On top of your ${pct(governmentShares.value.own)}.`,
        min: 0,
        max: mostPay,
        step: 500,
        default: 0,
        slider: { min: 0, max: 1_00_000 },
        showIf: { known: 'amount', sector: government },
      }),
      employerShare: percent({
        label: 'The government’s share of pay',
        assumed: true,
        min: 0,
        max: 20,
        step: 0.5,
        default: governmentShares.value.employer,
        showIf: { sector: government },
      }),
      rise: percent({
        label: 'Payments rise each year by',
        help: 'For government staff: the yearly rise in pay.',
        min: 0,
        max: 50,
        step: 0.5,
        default: 0,
        slider: { min: 0, max: 20 },
      }),
      inflation: percent({
        label: 'Inflation, per year',
        assumed: true,
        help: 'To show what the pension will buy.',
        min: 0,
        max: 20,
        step: 0.5,
        default: 6,
        slider: { min: 0, max: 12 },
      }),
      pensionPrices: choice({
        label: 'The pension is',
        assumed: true,
        options: [
          { value: 'today', label: 'At today’s prices' },
          { value: 'then', label: 'The amount on that day' },
        ],
        default: 'today',
        showIf: { known: 'pension' },
      }),
    },
    'Exit: age, lump sum, annuity': {
      exitAge: whole({
        label: 'Age at exit',
        help: `${exit?.value.age} or later; the account can run until ${exit?.value.latestAge}.`,
        min: 18,
        max: 85,
        default: 60,
        unit: 'years',
        slider: { min: 40, max: 85 },
      }),
      lump: percent({
        label: 'Part taken as a lump sum',
        assumed: true,
        help: `The rest buys a pension. The part above ${pct(lumpSumExempt.act1961.value)} of the corpus is taxed.`,
        min: 0,
        max: 100,
        step: 5,
        default: 60,
      }),
      annuityRate: percent({
        label: 'Annuity rate, per year',
        assumed: true,
        help: 'What the insurer pays a year, as % of the money you give it. Ask for a quote. 6 to 7% is usual with return of the price, more without.',
        min: 0.1,
        max: 20,
        default: 6,
        slider: { min: 3, max: 10 },
      }),
      annuity: choice({
        label: 'Kind of annuity',
        options: [
          { value: 'returned', label: 'Price returned to your nominee' },
          { value: 'life', label: 'For life, nothing is returned' },
        ],
        default: 'returned',
      }),
      drawYears: whole({
        label: 'Take the lump sum in parts over',
        help: 'Systematic withdrawal each month, in NPS. Enter 0 to take it at once.',
        min: 0,
        max: 25,
        default: 0,
        unit: 'years',
      }),
      rateAfter: percent({
        label: 'Return while you take it, per year',
        min: 0,
        max: 20,
        step: 0.5,
        default: 7,
        showIf: { drawYears: { above: 0 } },
      }),
      exitIncome: money({
        label: 'Other income of the exit year',
        help: 'We use it to tax the part above the exempt limit, at today’s slabs.',
        min: 0,
        max: mostOfYear,
        step: 10_000,
        default: 0,
        slider: { min: 0, max: 60_00_000 },
      }),
      served: duration({
        label: 'In NPS already for',
        help: `${exit?.value.years} years in the account allow a normal exit before ${exit?.value.age}.`,
        min: 0,
        max: 360,
        default: 0,
        showIf: { sector: 'citizen' },
      }),
      retires: yesNo({
        label: 'Your employer retires you at that age',
        help: `A retirement before ${exit?.value.age} is a normal exit. A resignation is not.`,
        default: false,
        showIf: { sector: ['corporate', ...government] },
      }),
      exitOn: date({
        label: 'Exit date, if it is past or near',
        help: `Its rules apply, and a day to come ends the growth. Leave empty for the rules since ${formatDate(exit?.date ?? '')}.`,
        min: '2021-06-14',
        max: '2070-12-31',
        default: '',
        optional: true,
      }),
      today: date({ label: 'Today', min: '2021-06-14', max: '2070-12-31', default: dayOfExport, today: true }),
    },
    'Active or auto choice': {
      mix: choice({
        label: 'How it is invested',
        options: [
          { value: 'single', label: 'One return for all years' },
          { value: 'active', label: 'Active choice: my own mix' },
          { value: 'lc75', label: 'Auto, aggressive (LC75)' },
          { value: 'lc50', label: 'Auto, moderate (LC50)' },
          { value: 'lc25', label: 'Auto, low (LC25)' },
          { value: 'blc', label: 'Auto, balanced (BLC)' },
        ],
        default: 'single',
      }),
      multiple: yesNo({
        label: 'Multiple Scheme Framework (MSF)',
        help: `Outside government: up to ${pct(activeLimits.value.multiple)} equity.`,
        default: false,
        showIf: { mix: 'active', sector: outside },
      }),
      equity: share('Equity (E)', 50),
      corporate: share('Corporate bonds (C)', 30),
      alternative: share('Alternative assets (A)', 0),
      equityReturn: classReturn('Return on equity, per year', 11),
      corporateReturn: classReturn('Return on corporate bonds, per year', 8),
      governmentReturn: classReturn('Return on government bonds, per year', 7),
      alternativeReturn: percent({
        label: 'Return on alternative assets, per year',
        min: -20,
        max: 40,
        step: 0.5,
        default: 8,
        slider: { min: 0, max: 20 },
        showIf: { mix: 'active' },
      }),
      counting: choice({
        label: 'How the return is counted',
        assumed: true,
        options: [
          { value: 'nominal', label: 'R ÷ 12 per month (most sites)' },
          { value: 'effective', label: 'Exactly R a year' },
        ],
        default: 'nominal',
      }),
    },
    Charges: {
      charges: choice({
        label: 'Charges on payments, and yearly fee',
        options: [
          { value: 'none', label: 'Leave out (most sites)' },
          { value: 'employer', label: 'Yearly fee only: the employer pays the rest' },
          { value: 'online', label: 'Yearly fee, and payments online (eNPS)' },
          { value: 'branch', label: 'Yearly fee, and payments at a bank or agent' },
        ],
        default: 'none',
      }),
      fees: choice({
        label: 'Fees of the fund',
        help: 'The returns that funds publish are after these fees.',
        options: [
          { value: 'in', label: 'My return is after them' },
          { value: 'out', label: 'Subtract them from my return' },
        ],
        default: 'in',
      }),
      fundFee: decimal({
        label: 'Fee of the fund a year',
        help: `Outside government: up to ${pct(fundFee.value.common)}, less for large funds; multiple schemes up to ${pct(fundFee.value.multiple)}.`,
        min: 0,
        max: fundFee.value.multiple,
        step: 0.01,
        default: fundFee.value.common,
        unit: '%',
        showIf: { fees: 'out' },
      }),
    },
    'Tax saved each year': {
      financialYear: incomeYear('runs'),
      salary: money({
        label: 'Your yearly salary or income',
        help: 'Before tax, including the employer’s NPS. Leave it empty to skip the tax saved.',
        min: 0,
        max: mostOfYear,
        step: 10_000,
        default: null,
        optional: true,
        slider: { min: 0, max: 60_00_000 },
      }),
      basic: money({
        label: 'Basic pay + DA a month',
        help: 'For the limits of the deductions. Leave empty to use half of the salary.',
        min: 0,
        max: mostPay,
        default: null,
        optional: true,
        slider: { min: 0, max: 3_00_000 },
        showIf: { sector: 'corporate' },
      }),
      savings: savings80C,
    },
  },
  presets: [
    { label: 'Pension of ₹50,000 at today’s prices', input: { known: 'pension' } },
    {
      label: 'Employer pays 14% of ₹60,000',
      input: { age: 35, own: 5_000, employer: 8_400, rise: 5, salary: 15_00_000, basic: 60_000 },
    },
    {
      label: 'Central Government, NPS or UPS',
      input: { sector: 'central', age: 35, pay: 80_000, balance: 15_00_000, service: 120, rise: 6 },
    },
    { label: '₹40 lakh at 60, 80% at once', input: { age: 60, balance: 40_00_000, own: 0, lump: 80 } },
  ],
});

export type NpsInput = InputOf<typeof form.fields>;

export default form;
