/** Losses, what was earned, rates of a month and payments once a year, in the boxes that ask for something near them. */
import { outcomeOf } from '@/lib/outcome';
import { box, fillsIn, formOf } from './toy-form';

const income = box('income', 'money', { bare: true, from: 1_000 });
const profit = box('profit', 'money', { bare: true, from: 1_000, min: -1_00_00_000 });
const losses = box('losses', 'money', { words: 'loss(?:es)?', from: 1_000 });

it.each<[string, string, ReturnType<typeof formOf>, string[]]>([
  ['a loss is no income', 'loss 5 lakh', formOf([income]), []],
  ['a loss has a minus where one is taken', 'loss 5 lakh', formOf([profit]), ['profit=-500000']],
  ['behind the amount as well', '5 lakh ka ghata', formOf([profit]), ['profit=-500000']],
  ['or its own box', 'loss 5 lakh', formOf([income, losses]), ['losses=500000']],
  [
    'its word is not of the amount before',
    'income 9 lakh loss 5 lakh',
    formOf([income, losses]),
    ['income=900000&losses=500000'],
  ],
  ['what was earned is none of the money', 'gain 5 lakh', formOf([income]), []],
])('%s', (_, query, form, found) => expect(fillsIn(query, form)).toEqual(found));

it.each([
  ['loss of ', '', true, 'isLoss'],
  ['', ' ka nuksan', true, 'isLoss'],
  ['', ' loss trades 24 lakh', true, undefined],
  ['', ' business loss', true, 'isLoss'],
  ['', ' loss salary 9 lakh', true, 'isLoss'],
  ['', ' loss 3 lakh', true, undefined],
  ['profit ', '', true, 'isGain'],
  ['profit ', '', false, undefined],
  ['capital gains tax ', '', true, 'isGain'],
  ['capital gains tax on ', '', true, undefined],
])('“%s¤%s”', (before, after, isOwn, outcome) =>
  expect(Object.keys(outcomeOf({ money: 5_00_000 }, before, after, isOwn))).toEqual(outcome ? [outcome] : []),
);

it.each([
  [' munafa tax', true, 'isGain'],
  [' ka fayda', true, 'isGain'],
  [' profit hua', true, 'isGain'],
  [' profit tax', true, undefined],
  [' munafa', false, undefined],
])('behind the only figure “¤%s” says that it was earned', (after, isAlone, outcome) =>
  expect(Object.keys(outcomeOf({ money: 5_00_000 }, '', after, true, false, isAlone))).toEqual(
    outcome ? [outcome] : [],
  ),
);

it('where all words are behind their figures a loss is of the one before it', () => {
  expect(outcomeOf({ money: 2_00_000 }, '', ' loss 12 lakh salary', true, true)).toEqual({ isLoss: true });
  expect(outcomeOf({ money: 2_00_000 }, '', ' loss trades 12 lakh', true, true)).toEqual({});
});

it('a year and a small number are neither lost nor earned', () => {
  expect(outcomeOf({ money: 2_024, year: 2024 }, 'gain ', '', true)).toEqual({});
  expect(outcomeOf({ money: 12 }, 'loss ', '', true)).toEqual({});
});

const rate = box('rate', 'percent', { bare: true, from: 0, to: 60, label: 'Interest rate, per year' });
const returns = { ...rate, label: 'Expected return, per year' };
const share = { ...rate, label: 'Part of it' };

it.each<[string, string, ReturnType<typeof formOf>, string[]]>([
  ['of a lender', 'loan 1.5% per month', formOf([{ ...rate, lent: true }]), ['rate=18']],
  ['by its size', 'loan 1.5% monthly', formOf([{ ...rate, lent: true }]), ['rate=18']],
  ['of nobody who lends', 'sip 1.5% per month', formOf([{ ...rate, lent: true }]), []],
  ['too large for one', '8% monthly', formOf([{ ...rate, lent: true }]), ['rate=8']],
  ['where either is asked', '1.5% per month', formOf([{ ...rate, anyTime: true }]), ['rate=1.5']],
  ['no return of a year', '1% per month', formOf([returns]), []],
  ['a share has no time', '40% per month', formOf([share]), ['rate=40']],
  ['more than anybody lends at', '6% per month', formOf([{ ...rate, lent: true }]), []],
])('a rate of a month: %s', (_, query, form, found) => expect(fillsIn(query, form)).toEqual(found));

const often = {
  name: 'often',
  label: 'How often',
  options: [
    ['quarterly', 'quarterly', 'Quarterly'],
    ['yearly', 'yearly', 'Yearly'],
  ],
} as const;
const paid = formOf([box('sip', 'money', { bare: true, per: 'month', howOften: 'often' })], { choices: [often] });

it.each([
  ['yearly sip 1.2 lakh', 'sip=120000&often=yearly'],
  ['sip 1.2 lakh a year', 'sip=10000'],
  ['quarterly sip 30000', 'sip=30000&often=quarterly'],
  ['sip 1.2 lakh a year quarterly', 'sip=30000&often=quarterly'],
])('how often it is paid: %s', (query, found) => expect(fillsIn(query, paid)).toEqual([found]));
