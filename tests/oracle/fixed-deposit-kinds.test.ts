/** Ladders, deposits for a goal and recurring deposits once more: the years, the yield, the insurance and the steps to take. */
import fc from 'fast-check';
import calculator from '@/content/calculators/fd-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered, answeredOrThrow } from './answered';
import { DAY, dayText } from './days';
import {
  byYear,
  deducted,
  earned,
  grown,
  monthsAfter,
  partOfYear,
  payoutOf,
  periodsBetween,
  postRecurringRate,
  taxOn,
  yearly,
} from './deposits';

type Answer = NonNullable<ReturnType<typeof answered>>;

/** A deposit drawn, or one of a ladder: what a rupee of it has become by a day, and what it pays out on which days. */
interface Part {
  readonly amount: number;
  readonly on: number;
  readonly end: number;
  /** Days on which it pays interest. */
  readonly payouts?: readonly number[];
  /** Interest earned on the amount by a day, paid out or not, ₹. */
  earnedBy(day: number): number;
  /** Interest paid out by a day, that day's included, ₹. */
  paidBy(day: number): number;
}

const person = {
  age: fc.constantFrom('below60' as const, 'senior' as const, 'verySenior' as const),
  payer: fc.constantFrom('bank' as const, 'bank' as const, 'company' as const),
  otherInterest: fc.constantFrom(0, 0, 5_000, 40_000, 90_000),
  otherDeposits: fc.constantFrom(0, 0, 1_00_000, 4_99_999, 5_00_000, 12_00_000),
  pan: fc.constantFrom(true, true, false),
  declared: fc.constantFrom(false, false, true),
  income: fc.option(fc.constantFrom(0, 3_90_000, 9_00_000, 11_90_000, 15_00_000, 49_90_000)),
  regime: fc.constantFrom('new' as const, 'old' as const),
  dayCount: fc.constantFrom('365' as const, 'actual' as const),
  start: fc.integer({ min: 0, max: 3_000 }).map((days) => Date.UTC(2020, 3, 1) + days * DAY),
  today: fc.integer({ min: 0, max: 4_500 }).map((days) => Date.UTC(2022, 0, 1) + days * DAY),
};
const personDrawn = fc.record(person);
type Person = typeof personDrawn extends fc.Arbitrary<infer T> ? T : never;

const given = ({ start, today, ...rest }: Person) => ({ ...rest, start: dayText(start), today: dayText(today) });

function close(label: string, ours: unknown, value: number, within = 0.005) {
  expect([label, ours, value, typeof ours === 'number' && Math.abs(ours - value) < within]).toEqual([
    label,
    ours,
    value,
    true,
  ]);
}

/** Compares the table of years; returns the tax by the day on which it is due, and the sums of TDS and tax (null where a year has none). */
function compareYears(asked: Person, { result }: Answer, parts: readonly Part[], isAtPost = false) {
  const end = Math.max(...parts.map((part) => part.end));
  const table = result.tables?.find(({ id }) => id === 'years');
  const column = (label: string) => table?.columns.findIndex((each) => each.label === label) ?? -1;
  const upTo = (day: number) => parts.reduce((sum, part) => sum + part.earnedBy(Math.min(day, part.end)), 0);
  const years = byYear(asked.start, end, upTo);
  expect(table?.rows.length).toBe(years.length);
  let [tds, tax]: [number | null, number | null] = [0, 0];
  const taxes: [number, number][] = [];
  years.forEach(({ year, interest }, index) => {
    const row = table?.rows[index] ?? [];
    const first = Date.UTC(year, 3, 1);
    const next = Date.UTC(year + 1, 3, 1);
    close(`Interest ${year}`, row[column('Interest')], interest);
    const ofYear = isAtPost ? 0 : deducted(asked, year, interest);
    // A declaration is advised only where it stops TDS of the year.
    const advice = result.actions?.find(
      ({ text }) => text.includes(`for tax year ${year}-`) && text.includes('Form 121'),
    );
    const [, stopped] = /₹([\d,]+) of TDS need not/.exec(advice?.text ?? '') ?? [];
    if (stopped !== undefined) close('TDS that a form stops', Number(stopped.replaceAll(',', '')), ofYear ?? 0, 0.51);
    tds = tds === null || ofYear === null ? null : tds + ofYear;
    if (ofYear !== null) close(`TDS ${year}`, row[column('TDS')], ofYear);
    const taxOfYear = taxOn(asked, year, interest);
    tax = tax === null || taxOfYear === null ? null : tax + taxOfYear;
    // Tax is shown where each year of the deposit has its rules on file.
    if (taxOfYear !== null && asked.start >= Date.UTC(2024, 3, 1))
      close(`Tax ${year}`, row[column('Tax')], taxOfYear, 0.05);
    taxes.push([Math.min(next, end), taxOfYear ?? 0]);
    if (column('Deposited') >= 0) {
      const paidIn = parts.filter((part) => part.on >= first && part.on < next);
      close(
        `Deposited ${year}`,
        row[column('Deposited')],
        paidIn.reduce((sum, { amount }) => sum + amount, 0),
      );
    }
    const inBank = row[column('In the deposit on 31 March')];
    if (next > end) expect(inBank ?? null).toBeNull();
    else {
      let left = 0;
      for (const part of parts) {
        // What is paid on 1 April is still there in the night before it.
        if (part.on < next && part.end >= next) left += part.amount + part.earnedBy(next) - part.paidBy(next - DAY);
      }
      close(`In the deposit in March ${year + 1}`, inBank, left);
    }
  });
  return { taxes, tds, tax, interest: upTo(end) };
}

/** What one person has in one bank at the most, and what of it the Act of 1961 leaves uninsured: ₹5 lakh, interest included. */
function compareInsurance(asked: Person, { figure, result }: Answer, parts: readonly Part[]) {
  const label = 'The most the bank owes you';
  if (asked.payer === 'company') {
    expect(figure(label)).toBeUndefined();
    return;
  }
  // The most is owed on a day of which something is paid, before it is.
  const days = new Set(parts.flatMap(({ on, end, payouts = [] }) => [on, end, ...payouts]));
  let most = 0;
  for (const day of days) {
    let owed = asked.otherDeposits;
    for (const part of parts) {
      if (part.on <= day && part.end >= day) owed += part.amount + part.earnedBy(day) - part.paidBy(day - DAY);
    }
    most = Math.max(most, owed);
  }
  close(label, figure(label), most);
  close('Above the deposit insurance', figure('Above the deposit insurance'), Math.max(0, most - 5_00_000));
  const text = (result.caveats ?? []).map((caveat) => caveat.text).join(' ');
  if (most > 5_00_000 + 1) {
    const above = Math.round(most - 5_00_000).toLocaleString('en-IN');
    expect(text).toContain(`₹${above} would not be insured`);
    expect(figure('Banks to be insured in full')).toBe(Math.ceil(most / 5_00_000 - 1e-9));
  } else if (most <= 5_00_000) expect(text).not.toContain('would not be insured');
}

/** The sums over the years and the yield that tax leaves. */
function compareSums(
  asked: Person,
  answer: Answer,
  parts: readonly Part[],
  flows: [number, number][],
  months: number,
  isAtPost = false,
) {
  const { figure } = answer;
  const { taxes, tds, tax, interest } = compareYears(asked, answer, parts, isAtPost);
  close('Total interest', figure('Total interest'), interest);
  if (interest > 1) {
    close('Effective yearly yield', figure('Effective yearly yield'), yearly(flows, asked.start, months), 1e-5);
  }
  if (tds !== null) close('TDS over all years', figure('TDS over all years'), tds);
  if (tds === null || tax === null || asked.income === null) return;
  close('Tax over all years', figure('Tax over all years'), tax, 0.1);
  const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
  const nearHalf = (amount: number) => Math.abs((Math.abs(amount) % 1) - 0.5) < 0.01;
  if (tax >= 1 && tax < interest && ![tax, interest - tax].some(nearHalf)) {
    const says = `Tax takes ${rupees(tax)} of it. You keep ${rupees(interest - tax)}.`;
    expect(answer.result.sentence ?? '').toContain(says);
  }
  close('Interest left after tax', figure('Interest left after tax'), interest - tax, 0.1);
  close('Tax beyond TDS', figure('Tax beyond TDS'), tax - tds, 0.1);
  const after = [...flows, ...taxes.map(([day, amount]) => [day, -amount] as [number, number])];
  if (interest > 1)
    close('Yield after tax', figure('Yield after tax, a year'), yearly(after, asked.start, months), 1e-4);
}

it('counts a deposit that matures on 1 April in the bank on 31 March', () => {
  const rungs = [
    { amount: 1_00_000, term: 12, rate: 10 },
    { amount: 1_00_000, term: 24, rate: 10 },
  ];
  const { result } = answeredOrThrow(calculator, { kind: 'ladder', rungs, start: '2026-04-01' });
  // Both are 1,00,000 × 1.025⁴ by then.
  const row = result.tables?.find(({ id }) => id === 'years')?.rows[0];
  expect(row?.at(-1)).toBeCloseTo(2 * 110_381.2890625, 6);
});

it.each([
  ['money at the end: 1,00,000 × 1.025⁴', { kind: 'end' }, 110_381.2890625],
  ['a payout every quarter: the last one is still to come', { kind: 'payout', payoutEvery: '3' }, 1_02_500],
  ['all deposits of a ladder', { kind: 'ladder', rungs: [{ amount: 1_00_000, term: 12, rate: 10 }] }, 110_381.2890625],
])('shows the last deposit, which ends on 1 April, on 31 March: %s', (_, more, expected) => {
  const given = { principal: 1_00_000, term: 12, rate: 10, start: '2026-04-01', ...more };
  const rows = answeredOrThrow(calculator, given).result.tables?.find(({ id }) => id === 'years')?.rows ?? [];
  expect(rows).toHaveLength(1);
  expect(rows[0]?.at(-1)).toBeCloseTo(expected, 6);
});

it('takes back the interest of a deposit broken on 1 April in the year that begins then', () => {
  const given = { term: 24, rate: 10, start: '2026-04-01', breakEarly: true, breakOn: '2027-04-01', penalty: 1 };
  const rows = answeredOrThrow(calculator, given).result.tables?.find(({ id }) => id === 'years')?.rows ?? [];
  // 1,00,000 × 1.025⁴ on 31 March; × 1.0225⁴ is paid the next day.
  const [contracted, lower] = [10_381.2890625, 1_00_000 * 1.0225 ** 4 - 1_00_000];
  expect(rows.map(([year, interest]) => [year, interest])).toEqual([
    ['2026-27', expect.closeTo(contracted, 6)],
    ['2027-28', expect.closeTo(lower - contracted, 6)],
  ]);
  expect(rows.map((row) => row.at(-1))).toEqual([expect.closeTo(1_00_000 + contracted, 6), null]);
});

it(`ladders of deposits agree on ${drawsOf('deposit-ladders')} inputs`, () => {
  const rungs = fc.array(
    fc.record({
      amount: fc.integer({ min: 100, max: 9_00_000 }),
      term: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.constantFrom(5, 6, 12, 24, 60)),
      rate: fc.integer({ min: 0, max: 200 }).map((twentieths) => twentieths / 20),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(personDrawn, rungs, (asked, drawnRungs) => {
      const answer = answered(calculator, { ...given(asked), kind: 'ladder', rungs: drawnRungs });
      if (!answer) return;
      countCompared('deposit-ladders');
      const { figure, result } = answer;
      const terms = { addedEvery: '3', oddDays: 'simple' as const, dayCount: asked.dayCount };
      const parts = drawnRungs.map(({ amount, term, rate }): Part => {
        const end = monthsAfter(asked.start, term);
        return {
          ...{ amount, on: asked.start, end },
          earnedBy: (day) => amount * (grown(terms, rate / 100, asked.start, day, end) - 1),
          paidBy: () => 0,
        };
      });
      const deposited = parts.reduce((sum, { amount }) => sum + amount, 0);
      const flows: [number, number][] = [[asked.start, -deposited]];
      for (const part of parts) flows.push([part.end, part.amount + part.earnedBy(part.end)]);
      close('Total deposited', figure('Total deposited'), deposited);
      close(
        'Total paid to you',
        figure('Total paid to you'),
        flows.slice(1).reduce((sum, [, each]) => sum + each, 0),
      );
      const table = result.tables?.find(({ id }) => id === 'ladder');
      const inOrder = (rows: [string, number, number][]) =>
        rows.sort((one, other) => one[0].localeCompare(other[0]) || one[1] - other[1] || one[2] - other[2]);
      const hand = inOrder(parts.map(({ end, amount, earnedBy }) => [dayText(end), amount, earnedBy(end)]));
      const said = inOrder((table?.rows ?? []).map((row) => [String(row[0]), Number(row[1]), Number(row[3])]));
      expect(said.map(([day, amount]) => [day, amount])).toEqual(hand.map(([day, amount]) => [day, amount]));
      for (const [index, [day, , earned]] of hand.entries()) close(`Matures on ${day}`, said[index]?.[2], earned);
      compareSums(asked, answer, parts, flows, 3);
      compareInsurance(asked, answer, parts);
      const dates = (result.actions ?? []).filter(({ text }) => text.includes('matures')).map(({ date }) => date);
      const due = parts.map(({ end }) => dayText(end)).filter((day) => day >= dayText(asked.today));
      expect(new Set(dates)).toEqual(new Set(due));
    }),
    { numRuns: drawsOf('deposit-ladders') },
  );
});

it(`deposits for a goal and recurring deposits agree on ${drawsOf('deposit-goals')} inputs`, () => {
  const asks = fc.record({
    kind: fc.constantFrom('end' as const, 'payout' as const, 'rd' as const, 'rd' as const),
    known: fc.constantFrom('goal' as const, 'goal' as const, 'amount' as const),
    rdAt: fc.constantFrom('bank' as const, 'post' as const),
    goal: fc.integer({ min: 10_000, max: 50_00_000 }),
    wanted: fc.integer({ min: 100, max: 60_000 }),
    instalment: fc.integer({ min: 10, max: 5_000 }).map((tens) => tens * 10),
    principal: fc.integer({ min: 1_000, max: 20_00_000 }),
    payoutEvery: fc.constantFrom('1', '3', '6', '12'),
    addedEvery: fc.constantFrom('3', '3', '1', '6', '12', 'never'),
    oddDays: fc.constantFrom('simple' as const, 'compound' as const),
    term: fc.oneof(fc.integer({ min: 3, max: 120 }), fc.constant(60)),
    rate: fc.integer({ min: 20, max: 200 }).map((twentieths) => twentieths / 20),
    seniorExtra: fc.constantFrom(0, 0.5),
    taxSaver: fc.boolean(),
  });
  fc.assert(
    fc.property(personDrawn, asks, (anyone, ask) => {
      const isAtPost = ask.kind === 'rd' && ask.rdAt === 'post';
      const taxSaver = ask.taxSaver && ask.kind !== 'rd' && anyone.payer === 'bank';
      const asked = ask.kind === 'rd' ? { ...anyone, payer: 'bank' as const } : anyone;
      const term = isAtPost || taxSaver ? 60 : ask.term;
      const answer = answered(calculator, { ...given(asked), ...ask, term, taxSaver });
      if (!answer) return;
      countCompared('deposit-goals');
      const { figure, result } = answer;
      const { start } = asked;
      const end = monthsAfter(start, term);
      const percent = isAtPost
        ? postRecurringRate(dayText(start).slice(0, 7))
        : ask.rate + (asked.age === 'below60' ? 0 : ask.seniorExtra);
      const rate = percent / 100;
      const terms = { addedEvery: ask.addedEvery, oddDays: ask.oddDays, dayCount: asked.dayCount };
      const parts: Part[] = [];
      const flows: [number, number][] = [];
      if (ask.kind === 'rd') {
        let perRupee = 0;
        for (let months = 1; months <= term; months += 1) perRupee += (1 + rate / 4) ** (months / 3);
        // The post office takes multiples of ₹10, at least ₹100.
        const step = isAtPost ? 10 : 1;
        const needed = Math.ceil(ask.goal / perRupee / step - 1e-9) * step;
        const amount = ask.known === 'goal' ? Math.max(needed, isAtPost ? 100 : 10) : ask.instalment;
        if (ask.known === 'goal') expect(figure('Deposit needed a month')).toBe(amount);
        for (let k = 0; k < term; k += 1) {
          const on = monthsAfter(start, k);
          flows.push([on, -amount]);
          parts.push({
            ...{ amount, on, end },
            earnedBy: (day) => {
              if (day <= on) return 0;
              if (day >= end) return amount * ((1 + rate / 4) ** ((term - k) / 3) - 1);
              const { periods } = periodsBetween(start, day, 1);
              // Whole months by the power, the days beyond them as simple interest: as in a fixed deposit.
              const odd = partOfYear(monthsAfter(start, periods), day, asked.dayCount);
              return amount * ((1 + rate / 4) ** ((periods - k) / 3) * (1 + rate * odd) - 1);
            },
            paidBy: () => 0,
          });
        }
        flows.push([end, amount * perRupee]);
        close('Maturity amount', figure('Maturity amount'), amount * perRupee);
        close('Total deposited', figure('Total deposited'), amount * term);
      } else {
        const months = Number(ask.payoutEvery);
        const isEnd = ask.kind === 'end';
        const perRupee = isEnd ? grown(terms, rate, start, end, end) : payoutOf(rate, months);
        const target = isEnd ? ask.goal : ask.wanted;
        const amount = ask.known === 'goal' ? Math.ceil(target / perRupee - 1e-9) : ask.principal;
        if (ask.known === 'goal') expect(figure('Deposit needed')).toBe(amount);
        const paying = { payoutEvery: ask.payoutEvery, dayCount: asked.dayCount };
        const part: Part = {
          ...{ amount, on: start, end },
          payouts: isEnd
            ? []
            : Array.from({ length: Math.floor(term / months) }, (_, k) => monthsAfter(start, (k + 1) * months)),
          earnedBy: (day) =>
            amount * (isEnd ? grown(terms, rate, start, day, end) - 1 : earned(paying, rate, start, day)),
          paidBy: (day) =>
            isEnd || day < start ? 0 : amount * payoutOf(rate, months) * periodsBetween(start, day, months).periods,
        };
        parts.push(part);
        flows.push([start, -amount], [end, amount]);
        if (isEnd) flows.push([end, part.earnedBy(end)]);
        else {
          const { periods } = periodsBetween(start, end, months);
          const each = amount * payoutOf(rate, months);
          for (let k = 1; k <= periods; k += 1) flows.push([monthsAfter(start, k * months), each]);
          flows.push([end, part.earnedBy(end) - periods * each]);
        }
        if (taxSaver) {
          const label = `Counts for the savings deduction`;
          const counts = result.steps?.find((step) => step.figure.label.startsWith(label));
          expect(counts?.figure.value).toBe(amount);
          expect(amount).toBeLessThanOrEqual(1_50_000);
        }
      }
      const months = ask.kind === 'rd' ? 1 : ask.kind === 'payout' ? Number(ask.payoutEvery) : 3;
      compareSums(asked, answer, parts, flows, months, isAtPost);
      if (!isAtPost) compareInsurance(asked, answer, parts);
      const dates = (result.actions ?? []).filter(({ text }) => text.includes('matures')).map(({ date }) => date);
      expect(dates).toEqual(end >= asked.today ? [dayText(end)] : []);
    }),
    { numRuns: drawsOf('deposit-goals') },
  );
});
