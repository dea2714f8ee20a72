import { dayOfExport } from '@/content/day-of-export';
import { mayBeLeftOut } from '@/content/questions/dates';
import { mostOfYear } from '@/content/questions/kinds';
import * as ask from '@/content/questions/loan';
import { ageInYear, taxRegime } from '@/content/questions/person';
import { bankDeposits as law } from '@/content/rules/bank-deposits';
import { defineForm, duration, type InputOf, money, percent, rows, whole, yesNo } from '@/lib/calculator';
import { inr } from '@/lib/format';

const bankKinds = ['end', 'payout', 'rd'] as const;
const fixedKinds = ['end', 'payout'] as const;
const { from, to } = law.usualRates.value;
const compared = { kind: 'end', breakEarly: false } as const;
const broken = { kind: fixedKinds, breakEarly: true } as const;

const form = defineForm({
  main: {
    kind: ask.oneOf({ label: 'Kind of deposit' }, [
      ['end', 'Fixed deposit, money at the end'],
      ['payout', 'Fixed deposit with regular payout'],
      ['rd', 'Recurring deposit (RD)'],
      ['post', 'Post-office deposit'],
      ['ladder', 'Several FDs (ladder)'],
    ]),
    known: ask.oneOf({ label: 'I know', showIf: { kind: bankKinds } }, [
      ['amount', 'What I can deposit'],
      ['goal', 'What I want to get'],
    ]),
    scheme: ask.oneOf({ label: 'Scheme', showIf: { kind: 'post' }, default: 'deposit5' }, [
      ['deposit1', 'Time deposit, 1 year'],
      ['deposit2', 'Time deposit, 2 years'],
      ['deposit3', 'Time deposit, 3 years'],
      ['deposit5', 'Time deposit, 5 years'],
      ['senior', 'SCSS (senior citizens)'],
      ['monthlyIncome', 'MIS (monthly income)'],
      ['certificate', 'NSC (certificate, 5 years)'],
      ['kisanVikas', 'KVP (Kisan Vikas Patra)'],
    ]),
    principal: ask.amount('Amount to deposit', [10_000, 50_00_000], {
      showIf: { kind: ['end', 'payout', 'post'], known: 'amount' },
      min: 100,
      step: 10_000,
      default: 1_00_000,
    }),
    rdAt: ask.oneOf({ label: 'Recurring deposit with', showIf: { kind: 'rd' } }, [
      ['bank', 'A bank'],
      ['post', 'The post office, 5 years'],
    ]),
    instalment: ask.amount('Deposit a month', [500, 1_00_000], {
      showIf: { kind: 'rd', known: 'amount' },
      min: 10,
      max: 1_00_00_000,
      default: 5_000,
    }),
    goal: ask.amount('Amount you want at the end', [50_000, 1_00_00_000], {
      help: 'Before tax.',
      showIf: { kind: ['end', 'rd'], known: 'goal' },
      min: 1_000,
      step: 50_000,
      default: 10_00_000,
    }),
    wanted: ask.amount('Payout you want each time', [1_000, 2_00_000], {
      help: 'Before tax.',
      showIf: { kind: 'payout', known: 'goal' },
      min: 10,
      max: 10_00_00_000,
      default: 10_000,
    }),
    joint: ask.firstNo('Joint account', { showIf: { kind: 'post', scheme: 'monthlyIncome' } }),
    payoutEvery: ask.oneOf({ label: 'Interest paid out', showIf: { kind: 'payout' } }, [
      ['1', 'Every month'],
      ['3', 'Every quarter'],
      ['6', 'Every half-year'],
      ['12', 'Every year'],
    ]),
    rate: ask.ratePerYear([3, 10], {
      help: `From your bank’s rate card; banks pay roughly ${from}–${to}%.`,
      showIf: { kind: bankKinds, rdAt: 'bank' },
      max: 20,
      default: 7,
    }),
    termIn: ask.oneOf({ label: 'Tenure in', showIf: { kind: fixedKinds } }, [
      ['months', 'Years and months'],
      ['days', 'Days'],
    ]),
    term: ask.tenure([6, 120], {
      showIf: { kind: bankKinds, termIn: 'months', rdAt: 'bank' },
      max: 12 * law.longestYears.value,
      default: 60,
    }),
    termDays: whole({
      label: 'Tenure',
      unit: 'days',
      showIf: { kind: fixedKinds, termIn: 'days' },
      min: law.shortestDays.value,
      max: 3_653,
      slider: { min: 7, max: 1_100 },
      default: 444,
    }),
    rungs: rows({
      label: 'Deposits of the ladder',
      help: 'All start on the same day.',
      showIf: { kind: 'ladder' },
      noun: 'deposit',
      minRows: 1,
      maxRows: 12,
      fields: {
        amount: ask.rowAmount({ min: 100, step: 10_000 }),
        term: duration({ label: 'Tenure', min: 1, max: 120, default: 12 }),
        rate: percent({ label: 'Rate', min: 0, max: 20, step: 0.05, default: 6.5 }),
      },
      default: [6.5, 6.75, 7, 7, 7].map((rate, years) => ({ amount: 1_00_000, term: 12 * (years + 1), rate })),
    }),
  },
  more: {
    'Dates and compounding': {
      start: ask.day('Deposited on', '2016-04-01', '2036-03-31', {
        help: 'Interest is split by financial year, April to March, from this day.',
        default: '2026-04-01',
      }),
      addedEvery: ask.oneOf({ label: 'Interest is added', assumed: true, showIf: { kind: 'end' } }, [
        ['3', 'Every quarter (most banks)'],
        ['1', 'Every month'],
        ['6', 'Every half-year'],
        ['12', 'Every year'],
        ['never', 'Only at the end (simple)'],
      ]),
      oddDays: ask.oneOf({ label: 'Days after the last full quarter', showIf: { kind: 'end' } }, [
        ['simple', 'Simple interest (most banks)', 'Below 6 months all interest is simple.'],
        ['compound', 'Compounded too (most websites)'],
      ]),
      dayCount: ask.oneOf({ label: 'One day counts as', showIf: { kind: ['end', 'payout', 'rd', 'ladder'] } }, [
        ['365', '1/365 of a year, in leap years too'],
        ['actual', '1/366 of a year in leap years'],
      ]),
      today: ask.day('Today', '2016-04-01', '2046-03-31', {
        help: 'Steps of days that are past are left out.',
        default: dayOfExport,
        today: true,
      }),
    },
    'You and TDS': {
      age: ageInYear({ help: 'From 60 the TDS limit is higher.', assumed: true as const }),
      seniorExtra: ask.percentUpTo(2, 'Extra rate for a senior', {
        help: 'Most banks add about 0.5. Leave 0 if the rate above already has it.',
        showIf: { age: ['senior', 'verySenior'], kind: bankKinds, rdAt: 'bank' },
        step: 0.05,
      }),
      otherInterest: money({
        label: 'Other deposit interest from this bank, a year',
        help: 'All branches count together for the TDS limit.',
        min: 0,
        max: mostOfYear,
        default: 0,
      }),
      pan: yesNo({ label: 'The bank has my PAN', default: true, assumed: true }),
      declared: ask.firstNo('I give Form 15G or 15H (now Form 121)', {
        help: 'It stops TDS if your tax for the year is nil.',
      }),
    },
    'Your tax': {
      income: ask.mayBeEmpty(
        ask.amount('Your other taxable income a year', [0, 50_00_000], {
          help: 'After the standard deduction, without interest from this bank. Leave empty to leave out tax.',
          max: mostOfYear,
          step: 10_000,
        }),
      ),
      regime: taxRegime({ showIf: { income: { above: 0 } } }),
    },
    'Breaking it early': {
      breakEarly: ask.firstNo('I break it early', { showIf: { kind: fixedKinds } }),
      breakOn: ask.day('Broken on', '2016-04-02', '2046-03-31', { showIf: broken, default: '2026-11-22' }),
      closedOn: ask.day('Closed before maturity on', '2016-04-02', '2046-03-31', {
        help: 'The post office keeps a part of SCSS and MIS, and pays less on KVP. Leave it empty if it runs to its end.',
        showIf: { kind: 'post', scheme: ['senior', 'monthlyIncome', 'kisanVikas'] },
        ...mayBeLeftOut,
      }),
      cardRate: ask.mayBeEmpty(
        ask.percentUpTo(20, 'Bank’s rate for the time it ran, as on your opening date', {
          help: 'Leave it empty if it is the same as your rate.',
          showIf: broken,
          step: 0.05,
        }),
      ),
      penalty: ask.percentUpTo(5, 'Penalty, percentage points', {
        help: 'SBI: 0.5 up to ₹5 lakh, 1 above (2020 page). Ask your bank.',
        showIf: broken,
        default: 1,
      }),
    },
    'Best after tax: bank, post office or debt fund': {
      compare: ask.firstNo('Compare after tax', {
        help: 'The same money for the same time. Only what you enter below is compared, and the post office’s time deposit of the same years.',
        showIf: compared,
      }),
      smallBankRate: ask.mayBeEmpty(
        ask.percentUpTo(20, 'Rate of a small finance bank', { showIf: { ...compared, compare: true }, step: 0.05 }),
      ),
      fundReturn: ask.mayBeEmpty(
        percent({
          label: 'Return of a debt fund, per year',
          help: 'After its costs. Your own guess: no fund promises a return.',
          showIf: { ...compared, compare: true },
          min: -20,
          max: 20,
          step: 0.05,
          default: 0,
        }),
      ),
      compareSlab: percent({
        label: 'Slab rate to compare at',
        help: 'The rate on your last rupee of income, before cess.',
        showIf: { ...compared, compare: true },
        min: 0,
        max: 30,
        step: 5,
        default: 30,
      }),
    },
    'Type of bank and deposit insurance': {
      payer: ask.oneOf({ label: 'Deposit with', assumed: true, showIf: { kind: ['end', 'payout', 'ladder'] } }, [
        ['bank', 'A bank or co-operative bank'],
        ['company', 'A company or NBFC'],
      ]),
      taxSaver: ask.firstNo('Tax-saving deposit, locked for 5 years', { showIf: { kind: fixedKinds, payer: 'bank' } }),
      otherDeposits: money({
        label: 'Your other money in this bank',
        help: 'For the deposit insurance: savings account and other deposits.',
        showIf: { payer: 'bank', kind: ['end', 'payout', 'rd', 'ladder'], rdAt: 'bank' },
        min: 0,
        max: ask.most,
        default: 0,
      }),
    },
  },
  presets: [
    {
      label: 'Senior, ₹5 lakh, monthly payout',
      input: { kind: 'payout', principal: 5_00_000, age: 'senior', seniorExtra: 0.5 },
    },
    { label: '444 days', input: { termIn: 'days', termDays: 444 } },
    { label: `RD of ${inr(5_000)} a month`, input: { kind: 'rd' } },
    { label: 'Post-office MIS, ₹9 lakh', input: { kind: 'post', scheme: 'monthlyIncome', principal: 9_00_000 } },
    { label: 'Ladder of five FDs', input: { kind: 'ladder' } },
  ],
});

export const { fields } = form;

export type FdAnswers = InputOf<typeof form.fields>;

export default form;
