/**
 * What the pages on life after work advise is typed into them: with it the money lasts, and with a rupee or a year less it does not. A second
 * computation counts everything in rupees of the day work ends, so that growth over a long life makes no rounding large.
 */
import fc from 'fast-check';
import retirement from '@/content/calculators/retirement';
import type { RetirementInput } from '@/content/calculators/retirement/form';
import { type AnyCalculator, figuresOf, type Result } from '@/lib/calculator';
import { leastWhole } from '@/lib/finance/life-plan';
import { anyInput } from '../any-input';
import { runs } from '../runs';

const amount = (text: unknown) => Number(String(text).replace(/[₹,]/g, ''));
const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;
const rowsOf = (result: Result, id: string) => result.tables?.find((table) => table.id === id)?.rows ?? [];
const presetsOf = ({ presets = [] }: AnyCalculator) => presets.map(({ input }) => input);

const prices = (percent: number, month: number) => (1 + percent / 100) ** Math.floor(month / 12);
const inForce = (month: number, age: number, { fromAge, toAge }: { fromAge: number; toAge: number | null }) =>
  month >= (fromAge - age) * 12 && (toAge === null || month < (toAge - age) * 12);

/** Returns what leaves the savings in a month after work, less what comes in, in rupees of that month. */
function leaving(input: RetirementInput, spend: number, month: number) {
  const { age, inflation } = input;
  let need = spend;
  for (const row of input.needs)
    if (inForce(month, age, row)) need += row.change === 'less' ? -row.monthly : row.monthly;
  let out = Math.max(0, need) * prices(inflation, month);
  let into = 0;
  for (const row of input.ownCosts) if (inForce(month, age, row)) out += row.monthly * prices(row.rise, month);
  for (const row of input.incomes) {
    if (inForce(month, age, row)) into += row.monthly * prices(row.rise, month - Math.max(0, row.fromAge - age) * 12);
  }
  for (const row of input.goals) if (month === (row.atAge - age) * 12) out += row.amount * prices(row.rise, month);
  for (const row of input.receipts) {
    if (month === (row.atAge - age) * 12) into += row.amount * (row.prices === 'today' ? prices(inflation, month) : 1);
  }
  return { out, into };
}

/** Returns what is there on the day work ends, and whether every goal before it was paid. */
function saved(input: RetirementInput) {
  const { age, retireAge } = input;
  const pots = [
    { balance: input.savings, monthly: input.saving, rate: input.returnBefore },
    ...input.otherSavings.map((row) => ({ ...row })),
  ];
  let isPaid = true;
  const end = (retireAge - age) * 12;
  for (let month = 0; month <= end; month += 1) {
    for (const row of input.receipts) {
      if (month !== (row.atAge - age) * 12) continue;
      (pots[0] as { balance: number }).balance +=
        row.amount * (row.prices === 'today' ? prices(input.inflation, month) : 1);
    }
    if (month === end) break;
    let due = 0;
    for (const row of input.goals) if (month === (row.atAge - age) * 12) due += row.amount * prices(row.rise, month);
    for (const pot of pots) {
      const paid = Math.min(due, pot.balance);
      due -= paid;
      pot.balance =
        (pot.balance - paid) * (1 + pot.rate / 100) ** (1 / 12) + pot.monthly * prices(input.savingRise, month);
    }
    if (due > 0) isPaid = false;
  }
  return { isPaid, balance: pots.reduce((sum, pot) => sum + pot.balance, 0) };
}

/**
 * Returns by what part of all that comes in the money of a plan is more than it must be in its worst month; below zero where it is
 * short. Everything in rupees of the day work ends.
 */
function spare(input: RetirementInput): number {
  const { age, retireAge, untilAge, spouseAge } = input;
  const { isPaid, balance } = saved(input);
  if (!isPaid) return Number.NEGATIVE_INFINITY;
  const own = (untilAge - age) * 12;
  const spouse = spouseAge === null ? own : Math.max(0, untilAge - spouseAge) * 12;
  const months = Math.max(own, spouse);
  let [left, came, least] = [balance, balance, Number.POSITIVE_INFINITY];
  for (let month = (retireAge - age) * 12; month < months; month += 1) {
    const isAlone = spouseAge !== null && month >= Math.min(own, spouse);
    const spend = isAlone ? (input.spend * input.survivorShare) / 100 : input.spend;
    const { out, into } = leaving(input, spend, month);
    const worth = (1 + input.returnAfter / 100) ** -((month - (retireAge - age) * 12) / 12);
    // What comes once on the day work ends is there already.
    const once = month === (retireAge - age) * 12 ? leaving({ ...input, incomes: [] }, 0, month).into : 0;
    left += (into - once - out) * worth;
    came += (into - once) * worth;
    least = Math.min(least, left);
  }
  const worth = (1 + input.returnAfter / 100) ** -((months - (retireAge - age) * 12) / 12);
  const legacy = input.legacy * prices(input.inflation, months) * worth;
  return Math.min(least, left - legacy) / Math.max(came, 1e-9);
}

/** A part of all money that is far more than the rounding of doubles. */
const tiny = 1e-10;

function isEnough(input: RetirementInput): boolean {
  expect([retirement.check?.(input), input]).toEqual([[], input]);
  const result = retirement.compute(input);
  const says = result.sentence.includes(' That is enough.');
  const by = spare(input);
  if (by > tiny) expect([says, input]).toEqual([true, input]);
  if (by < -tiny) expect([says, input]).toEqual([false, input]);
  expect([/^to age \d+$/.test(String(figure(result, 'Money lasts'))), input]).toEqual([says, input]);
  return says;
}

it('retirement: with what it advises the money lasts, with a rupee or a year less it does not', () => {
  const { fields, check } = retirement;
  let followed = 0;
  fc.assert(
    fc.property(anyInput(fields, presetsOf(retirement as AnyCalculator)), (drawn) => {
      const { age, retireAge: typed } = drawn as RetirementInput;
      // A retirement age that is past is the present one.
      const input = { ...(drawn as RetirementInput), retireAge: Math.max(age, typed), volatility: 0 };
      fc.pre((check?.(input) ?? []).length === 0);
      const now = isEnough(input);
      const rows = rowsOf(retirement.compute(input), 'what-it-takes');
      const [saving, retireAge, spend, savings] = rows.map(([, , then]) => amount(then));
      const may = (changes: Partial<RetirementInput>) => isEnough({ ...input, ...changes });
      const expectFor = (changes: Partial<RetirementInput>, expected: boolean) =>
        expect([may(changes), changes, input]).toEqual([expected, changes, input]);
      followed += 1;
      if (Number.isNaN(saving)) expectFor({ saving: fields.saving.max }, false);
      else {
        expectFor({ saving }, true);
        if (Number(saving) > 0) expectFor({ saving: Number(saving) - 1 }, false);
      }
      if (Number.isNaN(savings)) expectFor({ savings: fields.savings.max }, false);
      else {
        expectFor({ savings }, true);
        if (Number(savings) > 0) expectFor({ savings: Number(savings) - 1 }, false);
      }
      const isTaken = (least: number) => (check?.({ ...input, spend: least }) ?? []).length === 0;
      const leastSpend = leastWhole(fields.spend.min, fields.spend.max, isTaken) ?? Number.NaN;
      if (Number.isNaN(spend)) expectFor({ spend: leastSpend }, false);
      else {
        expectFor({ spend }, true);
        if (Number(spend) < fields.spend.max) expectFor({ spend: Number(spend) + 1 }, false);
      }
      const latest = Math.min(input.untilAge - 1, fields.retireAge.max);
      if (Number.isNaN(retireAge)) {
        for (let age = input.age; age <= latest; age += 1) {
          expect([spare({ ...input, retireAge: age }) > tiny, age, input]).toEqual([false, age, input]);
        }
      } else {
        expectFor({ retireAge }, true);
        const isFirst = now || Number(retireAge) > input.retireAge;
        if (isFirst && Number(retireAge) > input.age) expectFor({ retireAge: Number(retireAge) - 1 }, false);
      }
      if (now) {
        expect(saving).toBeLessThanOrEqual(Math.ceil(input.saving));
        expect(savings).toBeLessThanOrEqual(Math.ceil(input.savings));
        expect(spend).toBeGreaterThanOrEqual(Math.floor(input.spend));
        expect(retireAge).toBeLessThanOrEqual(input.retireAge);
      }
    }),
    { numRuns: runs(40, 800) },
  );
  expect(followed).toBeGreaterThan(3);
});
