import { dayOfExport } from '@/content/day-of-export';
import { inForce } from '@/content/in-force';
import { day, mayBeLeftOut } from '@/content/questions/dates';
import { savings80C } from '@/content/questions/deductions';
import * as ask from '@/content/questions/growth';
import type { Other } from '@/content/questions/kinds';
import { mostOfYear } from '@/content/questions/kinds';
import { basicOfMonth } from '@/content/questions/salary';
import { incomeYear } from '@/content/questions/year';
import { activeLimits, fundFee, governmentShares, lumpSumExempt, npsExit, unifiedPension } from '@/content/rules/nps';
import { decimal, defineForm, duration, type InputOf, percent, whole } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';

const exit = inForce(npsExit);
const service = unifiedPension.value;

const outside = { sector: ['corporate', 'citizen'] } as const;
const government = { sector: ['central', 'state'] } as const;
const byClass = { mix: ['active', 'lc75', 'lc50', 'lc25', 'blc'] } as const;

const amount = (label: string, end: number, other?: Other) =>
  ask.amount(label, [0, end], { max: 1_00_00_000, ...other });
const payment = (label: string, other: Other) => amount(label, 1_00_000, { step: 500, ...other });
const income = (label: string, help: string) => amount(label, 60_00_000, { help, max: mostOfYear, step: 10_000 });
const share = (label: string, example: number, other: Other) =>
  percent({ label, min: 0, max: 100, step: 1, default: example, ...other });
const yearlyReturn = (label: string, example: number, other: Other) =>
  ask.yearlyRate(label, { min: -20, max: 40, slider: { min: 0, max: 20 }, default: example, ...other });

const form = defineForm({
  main: {
    known: ask.oneOf({ label: 'I know' }, [
      ['amount', 'What I pay in'],
      ['pension', 'The pension I want'],
    ]),
    sector: ask.oneOf({ label: 'You are' }, [
      ['corporate', 'Employed, not by the government'],
      ['citizen', 'Self-employed or other (All Citizen)'],
      ['central', 'Central Government staff'],
      ['state', 'State Government staff'],
    ]),
    age: whole({ label: 'Your age', min: 18, max: 84, default: 30, unit: 'years' }),
    balance: ask.amount('NPS balance today', [0, 50_00_000], { help: 'Tier I only.', max: 50_00_00_000 }),
    own: payment('You pay in a month', {
      help: 'We ask for the employer’s part below.',
      default: 10_000,
      showIf: { known: 'amount', ...outside },
    }),
    pay: basicOfMonth({
      help: `You pay ${pct(governmentShares.value.own)} of it, and your employer the share below.`,
      default: 60_000,
      showIf: government,
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
    pension: amount('Pension wanted a month', 3_00_000, {
      min: 1,
      default: 50_000,
      slider: { min: 1_000, max: 3_00_000 },
      showIf: { known: 'pension' },
    }),
    rate: yearlyReturn('Expected return, per year', 10, {
      help: 'Your own guess. NPS promises no return.',
      slider: { min: 1, max: 20 },
      showIf: { mix: 'single' },
    }),
  },
  more: {
    'Employer’s share, yearly rise, inflation': {
      employer: payment('Employer pays in a month', { showIf: { sector: 'corporate' } }),
      extra: payment('Extra that you pay in a month', {
        help: `On top of your ${pct(governmentShares.value.own)}.`,
        showIf: { known: 'amount', ...government },
      }),
      employerShare: percent({
        label: 'The government’s share of pay',
        assumed: true,
        min: 0,
        max: 20,
        step: 0.5,
        default: governmentShares.value.employer,
        showIf: government,
      }),
      rise: ask.yearlyRate('Payments rise each year by', {
        help: 'For government staff: the yearly rise in pay.',
        min: 0,
        default: 0,
        slider: { min: 0, max: 20 },
      }),
      inflation: ask.inflation({ assumed: true, help: 'To show what the pension will buy.' }),
      pensionPrices: ask.oneOf({ label: 'The pension is', assumed: true, showIf: { known: 'pension' } }, [
        ['today', 'At today’s prices'],
        ['then', 'The amount on that day'],
      ]),
    },
    'Exit: age, lump sum, annuity': {
      exitAge: whole({
        label: 'Age at exit',
        help: `${exit.value.age} or later; the account can run until ${exit.value.latestAge}.`,
        min: 18,
        max: 85,
        default: 60,
        unit: 'years',
        slider: { min: 40, max: 85 },
      }),
      lump: share('Part taken as a lump sum', 60, {
        assumed: true,
        help: `The rest buys a pension. The part above ${pct(lumpSumExempt.act1961.value)} of the corpus is taxed.`,
        step: 5,
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
      annuity: ask.oneOf({ label: 'Kind of annuity' }, [
        ['returned', 'Price returned to your nominee'],
        ['life', 'For life, nothing is returned'],
      ]),
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
      exitIncome: income(
        'Other income of the exit year',
        'We use it to tax the part above the exempt limit, at today’s slabs.',
      ),
      served: duration({
        label: 'In NPS already for',
        help: `${exit.value.years} years in the account allow a normal exit before ${exit.value.age}.`,
        min: 0,
        max: 360,
        default: 0,
        showIf: { sector: 'citizen' },
      }),
      retires: ask.firstNo('Your employer retires you at that age', {
        help: `A retirement before ${exit.value.age} is a normal exit. A resignation is not.`,
        showIf: { sector: ['corporate', ...government.sector] },
      }),
      exitOn: day('Exit date, if it is past or near', '2021-06-14', '2070-12-31', {
        help: `Its rules apply, and a day to come ends the growth. Leave empty for the rules since ${formatDate(exit.date)}.`,
        ...mayBeLeftOut,
      }),
      today: day('Today', '2021-06-14', '2070-12-31', { default: dayOfExport, today: true }),
    },
    'Active or auto choice': {
      mix: ask.oneOf({ label: 'How it is invested' }, [
        ['single', 'One return for all years'],
        ['active', 'Active choice: my own mix'],
        ['lc75', 'Auto, aggressive (LC75)'],
        ['lc50', 'Auto, moderate (LC50)'],
        ['lc25', 'Auto, low (LC25)'],
        ['blc', 'Auto, balanced (BLC)'],
      ]),
      multiple: ask.firstNo('Multiple Scheme Framework (MSF)', {
        help: `Outside government: up to ${pct(activeLimits.value.multiple)} equity.`,
        showIf: { mix: 'active', ...outside },
      }),
      equity: share('Equity (E)', 50, { showIf: { mix: 'active' } }),
      corporate: share('Corporate bonds (C)', 30, { showIf: { mix: 'active' } }),
      alternative: share('Alternative assets (A)', 0, { showIf: { mix: 'active' } }),
      equityReturn: yearlyReturn('Return on equity, per year', 11, { showIf: byClass }),
      corporateReturn: yearlyReturn('Return on corporate bonds, per year', 8, { showIf: byClass }),
      governmentReturn: yearlyReturn('Return on government bonds, per year', 7, { showIf: byClass }),
      alternativeReturn: yearlyReturn('Return on alternative assets, per year', 8, { showIf: { mix: 'active' } }),
      counting: ask.oneOf({ label: 'How the return is counted', assumed: true }, [
        ['nominal', 'R ÷ 12 per month (most sites)'],
        ['effective', 'Exactly R a year'],
      ]),
    },
    Charges: {
      charges: ask.oneOf({ label: 'Charges on payments, and yearly fee' }, [
        ['none', 'Leave out (most sites)'],
        ['employer', 'Yearly fee; the employer pays the rest'],
        ['online', 'Yearly fee, payments online (eNPS)'],
        ['branch', 'Yearly fee, payments at bank or agent'],
      ]),
      fees: ask.oneOf({ label: 'Fees of the fund', help: 'The returns that funds publish are after these fees.' }, [
        ['in', 'My return is after them'],
        ['out', 'Subtract them from my return'],
      ]),
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
      salary: ask.mayBeEmpty(
        income(
          'Your yearly salary or income',
          'Before tax, including the employer’s NPS. Leave it empty to skip the tax saved.',
        ),
      ),
      basic: ask.mayBeEmpty(
        basicOfMonth({
          help: 'For the limits of the deductions. Leave empty to use half of the salary.',
          showIf: { sector: 'corporate' },
        }),
      ),
      savings: savings80C({ formerDefault: 1_50_000 }),
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
