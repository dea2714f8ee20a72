/** Retirement and FIRE against a second computation: each balance computed month by month, in yearly sums where nothing changes within a year. */
import fc from 'fast-check';
import fire from '@/content/calculators/fire-calculator';
import retirement from '@/content/calculators/retirement';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result } from '@/lib/calculator';
import { countCompared, drawsOf } from '../runs';

const resultOf = (calculator: AnyCalculator, changes: AnyInput): Result =>
  calculator.compute({ ...defaultInput(calculator.fields), ...changes });
const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;
const near = (one: number, other: number) => Math.abs(one - other) <= 0.005 + Math.abs(other) * 1e-10;

const person = fc.record({
  age: fc.integer({ min: 20, max: 60 }),
  work: fc.integer({ min: 1, max: 30 }),
  after: fc.integer({ min: 1, max: 40 }),
  spend: fc.integer({ min: 1_000, max: 3_00_000 }),
  savings: fc.integer({ min: 0, max: 5_00_00_000 }),
  saving: fc.integer({ min: 0, max: 3_00_000 }),
  returnBefore: fc.integer({ min: -5, max: 15 }),
  returnAfter: fc.integer({ min: -5, max: 15 }),
  inflation: fc.integer({ min: 0, max: 12 }),
  savingRise: fc.integer({ min: 0, max: 12 }),
  pension: fc.integer({ min: 0, max: 1_00_000 }),
  legacy: fc.integer({ min: 0, max: 50_00_000 }),
  changes: fc.array(
    fc.record({
      change: fc.constantFrom('less', 'more'),
      monthly: fc.integer({ min: 0, max: 40_000 }),
      inYears: fc.integer({ min: -3, max: 50 }),
      forYears: fc.constantFrom(null, 1, 5, 20),
    }),
    { maxLength: 3 },
  ),
  once: fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 80_00_000 }),
      inYears: fc.integer({ min: 0, max: 60 }),
      prices: fc.constantFrom('then', 'today'),
    }),
    { maxLength: 3 },
  ),
});
type Once = { readonly amount: number; readonly inYears: number; readonly prices: string };

/** Rows of the form, and what they bring on the birthday after some years, in rupees of that day; those after the plan are left out. */
function receiptsOf(once: readonly Once[], age: number, years: number, inflation: number) {
  const within = once.filter(({ inYears }) => inYears < years);
  return {
    receipts: within.map(({ inYears, ...rest }) => ({ name: '', atAge: age + inYears, ...rest })),
    inYear: (year: number) => {
      let brought = 0;
      for (const { amount, inYears, prices } of within) {
        if (inYears === year) brought += prices === 'today' ? amount * (1 + inflation / 100) ** year : amount;
      }
      return brought;
    },
  };
}

type Change = {
  readonly change: string;
  readonly monthly: number;
  readonly inYears: number;
  readonly forYears: number | null;
};

/** Rows of the form by which needs change, and what is needed a month in a year from now at today's prices, never below nothing. */
function needsOf(changes: readonly Change[], age: number, spend: number) {
  return {
    needs: changes.map(({ change, monthly, inYears, forYears }) => ({
      name: '',
      change,
      monthly,
      fromAge: age + inYears,
      toAge: forYears === null ? null : age + inYears + forYears,
    })),
    neededIn: (year: number) => {
      let needed = spend;
      for (const { change, monthly, inYears, forYears } of changes) {
        if (year < inYears || (forYears !== null && year >= inYears + forYears)) continue;
        needed += change === 'less' ? -monthly : monthly;
      }
      return Math.max(0, needed);
    },
  };
}

/** Twelve equal payments at the start of the months of a year, worth at its start; and at the end of the months, at its end. */
const yearly = (rate: number) => {
  const month = (1 + rate / 100) ** (1 / 12);
  let atStart = 0;
  let atEnd = 0;
  for (let payment = 0; payment < 12; payment += 1) {
    atStart += month ** -payment;
    atEnd += month ** payment;
  }
  return { atStart, atEnd };
};

it('retirement: needs and has what sums by year say, and lasts if its advice is followed', () => {
  fc.assert(
    fc.property(person, ({ work, after, pension, legacy, once, changes, ...rest }) => {
      fc.pre(rest.age + work + after <= 110);
      const plannedYears = Math.max(40, rest.age + work + after) - rest.age;
      const { receipts, inYear } = receiptsOf(once, rest.age, plannedYears, rest.inflation);
      const { needs, neededIn } = needsOf(changes, rest.age, rest.spend);
      const input = {
        ...rest,
        receipts,
        needs,
        retireAge: rest.age + work,
        untilAge: Math.max(40, rest.age + work + after),
        legacy,
        incomes: [{ name: '', monthly: pension, fromAge: rest.age + work, toAge: null, rise: 0 }],
      };
      const years = input.untilAge - input.retireAge;
      const result = resultOf(retirement, input);
      let needed = legacy * (1 + rest.inflation / 100) ** (work + years);
      for (let year = years - 1; year >= 0; year -= 1) {
        const net = neededIn(work + year) * (1 + rest.inflation / 100) ** (work + year) - pension;
        // Within a year of more pension than costs nothing can be needed that the next year does not ask for.
        const next = Math.max(0, needed - inYear(work + year + 1)) / (1 + rest.returnAfter / 100);
        needed =
          net >= 0
            ? net * yearly(rest.returnAfter).atStart + next
            : Math.max(0, net * yearly(rest.returnAfter).atStart + next);
      }
      let have = rest.savings;
      for (let year = 0; year < work; year += 1) {
        have =
          (have + inYear(year)) * (1 + rest.returnBefore / 100) +
          rest.saving * (1 + rest.savingRise / 100) ** year * yearly(rest.returnBefore).atEnd;
      }
      have += inYear(work);
      expect(near(Number(figure(result, 'Corpus needed')), needed)).toBe(true);
      expect(near(Number(figure(result, 'Corpus you will have')), have)).toBe(true);

      const ways = result.tables?.find(({ id }) => id === 'what-it-takes')?.rows ?? [];
      const names = ['saving', 'retireAge', 'spend', 'savings'];
      for (const [index, [, , then]] of ways.entries()) {
        if (then === 'Not enough by itself') continue;
        const value = Number(String(then).replace(/[^0-9]/g, ''));
        const name = names[index] ?? '';
        if (name === 'spend' && value < 1_000) continue;
        const followed = resultOf(retirement, {
          ...input,
          [name]: value,
          // The pension of this test begins with retirement; it stays where it was.
        });
        expect(String(figure(followed, 'Money lasts'))).toBe(`to age ${input.untilAge}`);
      }
      countCompared('retirement');
    }),
    { numRuns: drawsOf('retirement') },
  );
});

it('FIRE: is reached in the first month in which a balance computed month by month is the number, and the chart crosses there', () => {
  fc.assert(
    fc.property(person, fc.integer({ min: 4, max: 24 }), ({ age, spend, savings, saving, ...rest }, quarters) => {
      const { returnBefore, returnAfter, inflation, savingRise } = rest;
      const rate = quarters / 4;
      const { receipts, inYear } = receiptsOf(rest.once, age, 90 - age, inflation);
      const { needs, neededIn } = needsOf(rest.changes, age, spend);
      const input = {
        age,
        spend,
        needs,
        savings,
        saving,
        returnBefore,
        returnAfter,
        inflation,
        savingRise,
        withdrawalRate: rate,
        coastAge: 90,
        receipts,
      };
      const result = resultOf(fire, input);
      countCompared('fire');
      const numberIn = (month: number) => (neededIn(Math.floor(month / 12)) * 12) / (rate / 100);
      const month = (1 + returnBefore / 100) ** (1 / 12);
      let balance = savings + inYear(0);
      let at = 0;
      const months = (90 - age) * 12;
      while (at < months && balance / (1 + inflation / 100) ** Math.floor(at / 12) < numberIn(at) - 1e-4) {
        balance = balance * month + saving * (1 + savingRise / 100) ** Math.floor(at / 12);
        at += 1;
        if (at % 12 === 0) balance += inYear(at / 12);
      }
      const number = numberIn(at === months ? 0 : at);
      expect(near(Number(figure(result, 'FIRE number, in today’s rupees')), number)).toBe(true);
      if (at === months) {
        expect(figure(result, 'Age at FIRE')).toBe('not by 90');
        return;
      }
      expect(figure(result, 'Time to go')).toBe(at);
      expect(near(Number(figure(result, 'Savings on that day')), balance)).toBe(true);
      const [chart] = result.charts ?? [];
      const values = chart?.kind === 'lines' ? (chart.series[0]?.values ?? []) : [];
      // Before that age the drawn savings are below the number at every birthday.
      for (let year = 0; year * 12 < at; year += 1) expect(values[year]).toBeLessThan(numberIn(year * 12));
      // And in that month the line is there, and is read out first.
      const ages = chart?.kind === 'lines' ? chart.x.values : [];
      const there = ages.indexOf(age * 12 + at);
      expect(values[there]).toBeGreaterThanOrEqual(number - 1e-3);
      expect(chart?.kind === 'lines' && chart.rest).toBe(there);
    }),
    { numRuns: drawsOf('fire') },
  );
});

it('FIRE: the saving for a chosen age, entered forwards, gives the number on that birthday, and ₹1 less does not', () => {
  fc.assert(
    fc.property(
      person,
      fc.integer({ min: 8, max: 24 }),
      fc.array(
        fc.record({ amount: fc.integer({ min: 1, max: 60_00_000 }), inYears: fc.integer({ min: 1, max: 12 }) }),
        {
          maxLength: 2,
        },
      ),
      ({ age, work, spend, savings, returnBefore, inflation, savingRise, once }, quarters, bought) => {
        const rate = quarters / 4;
        const { receipts, inYear } = receiptsOf(once, age, 90 - age, inflation);
        const goals = bought.map(({ amount, inYears }) => ({ name: '', amount, atAge: age + inYears, rise: 0 }));
        const stopAge = age + work;
        fc.pre(stopAge < 90);
        const shared = { age, spend, savings, returnBefore, inflation, savingRise, receipts, goals };
        const input = { ...shared, withdrawalRate: rate, coastAge: 90, stopAge };
        const found = figure(resultOf(fire, input), `Save a month to stop at ${stopAge}`);
        const number = ((spend * 12) / (rate / 100)) * (1 + inflation / 100) ** work;
        // Year by year: what is there at the birthday, and whether each goal before it could be paid.
        const after = (saving: number) => {
          let [balance, paid] = [savings, true];
          for (let year = 0; year < work; year += 1) {
            balance += inYear(year);
            for (const { amount, inYears } of bought) if (inYears === year) balance -= amount;
            if (balance < 0) paid = false;
            balance =
              balance * (1 + returnBefore / 100) + saving * (1 + savingRise / 100) ** year * yearly(returnBefore).atEnd;
          }
          return { balance: balance + inYear(work), paid };
        };
        const enough = (saving: number, by: number) => {
          const { balance, paid } = after(saving);
          return paid && balance >= number + by;
        };
        const within = 0.005 + number * 1e-9;
        if (typeof found !== 'number') {
          expect(enough(1_00_00_000, within)).toBe(false);
          return;
        }
        expect(enough(found, -within)).toBe(true);
        if (found > 0) expect(enough(found - 1, within)).toBe(false);
        // Forwards on the same page: reached by then; and where somebody retires then, the other page has that corpus.
        const forwards = resultOf(fire, { ...input, stopAge: null, saving: found });
        expect(Number(figure(forwards, 'Time to go'))).toBeLessThanOrEqual(work * 12);
        const retired = resultOf(retirement, { ...shared, saving: found, retireAge: stopAge, untilAge: 100 });
        expect(Number(figure(retired, 'Corpus you will have'))).toBeGreaterThanOrEqual(number - within);
        countCompared('fire-saving');
      },
    ),
    { numRuns: drawsOf('fire-saving') },
  );
});

it('is one plan on both pages: who retires in the month of FIRE has the same savings on that day', () => {
  fc.assert(
    fc.property(person, ({ age, work, spend, savings, saving, returnBefore, inflation, savingRise }) => {
      const shared = { age, spend, savings, saving, returnBefore, inflation, savingRise };
      const onFire = resultOf(fire, { ...shared, coastAge: 90 });
      const month = figure(onFire, 'Time to go');
      fc.pre(typeof month === 'number' && month % 12 === 0 && work > 0 && age + month / 12 < 90);
      const retired = resultOf(retirement, { ...shared, retireAge: age + Number(month) / 12, untilAge: 100 });
      expect(near(Number(figure(retired, 'Corpus you will have')), Number(figure(onFire, 'Savings on that day')))).toBe(
        true,
      );
    }),
    { numRuns: 15 },
  );
});

it('is one plan on both pages after work too: needs that change with age give the same years and the same last month', () => {
  fc.assert(
    fc.property(
      person,
      fc.integer({ min: 100, max: 300 }),
      ({ age, spend, changes, returnBefore, returnAfter, inflation, pension }, percent) => {
        const { needs, neededIn } = needsOf(changes, age, spend);
        // Enough at a rate of 10% to be there today.
        const savings = Math.ceil((Math.max(1_000, neededIn(0)) * 120 * percent) / 100);
        const incomes = [{ name: '', monthly: pension, fromAge: age + 5, toAge: null, rise: 0 }];
        const shared = { age, spend, needs, savings, returnBefore, returnAfter, inflation, incomes, untilAge: 100 };
        const onFire = resultOf(fire, { ...shared, withdrawalRate: 10, coastAge: 99 });
        const retired = resultOf(retirement, { ...shared, retireAge: age });
        expect(figure(onFire, 'Time to go')).toBe(0);
        const yearsOf = ({ tables }: Result) => tables?.find(({ id }) => id === 'years')?.rows;
        expect(yearsOf(onFire)).toEqual(yearsOf(retired));
        const lasts = onFire.tables?.find(({ id }) => id === 'cases')?.rows[0]?.[1];
        expect(lasts).toBe(figure(retired, 'Money lasts'));
        // And what is spent in each year is what the rows ask for, as far as the money goes.
        const spent = onFire.tables?.find(({ id }) => id === 'years');
        const at = spent?.columns.findIndex(({ label }) => label === 'Spent') ?? -1;
        const unpaidAt = spent?.columns.findIndex(({ label }) => label === 'Not paid') ?? -1;
        for (const [year, row] of (spent?.rows ?? []).entries()) {
          const due = Number(row[at]) + (unpaidAt < 0 ? 0 : Number(row[unpaidAt]));
          expect(near(due, 12 * neededIn(year) * (1 + inflation / 100) ** year)).toBe(true);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('FIRE: a goal before it that the savings cannot pay gives no age, and the sentence names what is missing', () => {
  const house = (atAge: number) => ({ name: 'House', amount: 50_00_000, atAge, rise: 6 });
  const missed = resultOf(fire, { goals: [house(31)] });
  expect(missed.sentence).toMatch(
    / But your savings do not cover the goal at 31: ₹30,22,973 is missing\. Choose a later age or a smaller amount for it, or save more first\.$/,
  );
  expect(missed.tables?.find(({ id }) => id === 'kinds')?.rows[1]?.[2]).toBe('A goal is not covered');
  expect(missed.tables?.some(({ id }) => id === 'cases')).toBe(false);
  // What is paid in full only delays the day.
  const paid = resultOf(fire, { goals: [house(40)] });
  expect(paid.sentence).toMatch(/ you get there at 5\d.*, with ₹/);
  expect(Number(figure(paid, 'Time to go'))).toBeGreaterThan(Number(figure(resultOf(fire, {}), 'Time to go')));
});

const nothingRises = { returnBefore: 0, returnAfter: 0, inflation: 0, savingRise: 0, volatility: 0 } as const;

it('retirement: the saving that it advises pays the goals before retirement too', () => {
  const house = [{ name: 'House', amount: 6_00_000, atAge: 51, rise: 0 }];
  const person = { ...nothingRises, age: 50, retireAge: 60, untilAge: 61, spend: 10_000, savings: 0, saving: 0 };
  const savingOf = (changes: object) =>
    resultOf(retirement, { ...person, ...changes }).tables?.find(({ id }) => id === 'what-it-takes')?.rows[0]?.[2];
  // 12 × 50,000 for the house; the nine years after it leave 54,00,000, of which 1,20,000 are needed.
  expect(savingOf({ goals: house })).toBe('₹50,000');
  // 1,20,000 ÷ 120 months without the house.
  expect(savingOf({})).toBe('₹1,000');
  // Somebody who has stopped cannot save: nothing more is needed, or no saving helps. 12 × 10,000.
  expect(savingOf({ retireAge: 50, untilAge: 51, savings: 1_20_000 })).toBe('₹0');
  expect(savingOf({ retireAge: 50, untilAge: 51, savings: 1_19_999 })).toBe('Not enough by itself');
});

it('retirement: the age that it advises is found where more work makes it worse', () => {
  // Savings lose a tenth a year until work ends, and nothing after it: 1,20,000 are needed for each year after work.
  const shrinking = { ...nothingRises, returnBefore: -10, age: 50, spend: 10_000, saving: 0 };
  const adviceOf = (changes: object) => {
    const { sentence, tables } = resultOf(retirement, { ...shrinking, ...changes });
    return [sentence, tables?.find(({ id }) => id === 'what-it-takes')?.rows[1]?.[2]];
  };
  // 36,00,000 are enough for the 30 years from 50, not for 28 from 52 (29,16,000 of 33,60,000), and again for the one from 79: 1,69,560.
  const to80 = { untilAge: 80, savings: 36_00_000 };
  expect(adviceOf({ ...to80, retireAge: 60 })).toEqual([expect.stringMatching(/, work until 79, or spend /), '79']);
  expect(adviceOf({ ...to80, retireAge: 79 })).toEqual([expect.stringMatching(/ you could stop at 50\.$/), '50']);
  // To 110 only those who stop now have enough: 60 years of 1,20,000. At 90 they would have 1,06,424 of 24,00,000.
  expect(adviceOf({ untilAge: 110, savings: 72_00_000, retireAge: 60 })).toEqual([
    expect.stringMatching(/, stop work already at 50, or spend /),
    '50',
  ]);
  expect(adviceOf({ untilAge: 110, savings: 71_99_999, retireAge: 60 })[1]).toBe('Not enough by itself');
});

it('retirement: advises no spending below what needs fall by later, which its question refuses', () => {
  const needs = (monthly: number) => [{ name: '', change: 'less', monthly, fromAge: 60, toAge: null }];
  const stopped = {
    ...nothingRises,
    age: 50,
    retireAge: 50,
    untilAge: 70,
    spend: 20_000,
    saving: 0,
    savings: 12_00_000,
  };
  const advised = (monthly: number) =>
    resultOf(retirement, { ...stopped, needs: needs(monthly) }).tables?.find(({ id }) => id === 'what-it-takes')
      ?.rows[2]?.[2];
  // 240 × 7,500 less 120 × 5,000 are 12,00,000.
  expect(advised(5_000)).toBe('₹7,500');
  // With 10,000 at first and nothing from 60 they are 12,00,000 too; with 10,001 less, 10,000 are not taken.
  expect(advised(10_000)).toBe('₹10,000');
  expect(advised(10_001)).toBe('Not enough by itself');
  expect(
    retirement.check?.({ ...defaultInput(retirement.fields), ...stopped, spend: 10_000, needs: needs(10_001) }),
  ).toHaveLength(1);
});

it('retirement: money that pays every bill but leaves less than is wanted does not simply last', () => {
  const stopped = { ...nothingRises, age: 50, retireAge: 50, untilAge: 51, spend: 10_000, saving: 0 };
  const lasting = (savings: number, legacy: number) =>
    figure(resultOf(retirement, { ...stopped, savings, legacy }), 'Money lasts');
  // 12 × 10,000, and 500 to leave.
  expect(lasting(1_20_500, 500)).toBe('to age 51');
  expect(lasting(1_20_499, 500)).toBe('to age 51, without all you want to leave');
  expect(lasting(1_20_000, 0)).toBe('to age 51');
  expect(lasting(1_19_999, 500)).toBe('until age 50 years 11 months');
});

it('retirement: the spending that it advises is whole rupees, whatever paise are typed now', () => {
  const advised = (spend: number) =>
    resultOf(retirement, {
      ...nothingRises,
      age: 50,
      retireAge: 60,
      untilAge: 61,
      savings: 1_19_999,
      saving: 0,
      spend,
    }).tables?.find(({ id }) => id === 'what-it-takes')?.rows[2]?.[2];
  // 1,19,999 ÷ 12 = 9,999.92 a month.
  for (const spend of [20_000, 20_000.53, 20_000.04, 5_000.99]) expect(advised(spend)).toBe('₹9,999');
});

it('FIRE: part-time pay is compared with all that a month costs', () => {
  const baristaOf = (changes: object) =>
    resultOf(fire, { ...nothingRises, spend: 20_000, withdrawalRate: 4, ...changes })
      .tables?.find(({ id }) => id === 'kinds')
      ?.rows.find(([name]) => String(name).startsWith('Barista'))?.[1];
  const premium = { ownCosts: [{ name: 'Premium', monthly: 3_000, rise: 0, fromAge: 18, toAge: null }] };
  const less = { needs: [{ name: '', change: 'less', monthly: 8_000, fromAge: 18, toAge: null }] };
  // (20,000 + 3,000 − 22,000) × 12 ÷ 4%.
  expect(baristaOf({ ...premium, partTime: 22_000 })).toBeCloseTo(3_00_000, 6);
  expect(baristaOf({ ...premium, partTime: 23_000 })).toBe(0);
  // (20,000 − 8,000 + 3,000 − 14,000) × 12 ÷ 4%.
  expect(baristaOf({ ...premium, ...less, partTime: 14_000 })).toBeCloseTo(3_00_000, 6);
});

it('retirement: advises no age and no spending that its own questions refuse', () => {
  const late = resultOf(retirement, {
    age: 60,
    retireAge: 65,
    untilAge: 100,
    savings: 0,
    saving: 1_000,
    spend: 20_000,
  });
  expect(late.sentence).not.toMatch(/work until/);
  const poor = resultOf(retirement, {
    age: 60,
    retireAge: 61,
    untilAge: 100,
    savings: 20_000,
    saving: 0,
    spend: 20_000,
  });
  expect(resultOf(retirement, {}).sentence).toMatch(/To make it last:.* spend ₹/);
  expect(poor.sentence).not.toMatch(/To make it last:.* spend ₹/);
  const rows = poor.tables?.find(({ id }) => id === 'what-it-takes')?.rows ?? [];
  expect(rows[2]?.[2]).toBe('Not enough by itself');
});

it('says by how much the saving rises, where that stands in a closed group', () => {
  const short = resultOf(retirement, {});
  expect(short.sentence).toContain('save ₹26,694 a month (rising 6% a year)');
  expect(resultOf(retirement, { savingRise: 0 }).sentence).not.toContain('rising');
  expect(resultOf(fire, {}).sentence).toContain('Saving ₹50,000 a month, rising 6% a year, you get there at');
  expect(resultOf(fire, { savingRise: 0 }).sentence).toContain('Saving ₹50,000 a month you get there at');
  for (const page of [retirement, fire]) {
    expect(resultOf(page, {}).assumed?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Inflation, per year', 'Your saving rises, per year']),
    );
  }
});

it('reads out the age at which work ends first', () => {
  const [chart] = resultOf(retirement, { age: 40, retireAge: 58 }).charts ?? [];
  expect(chart?.kind === 'lines' && chart.x.values[chart.rest ?? 0]).toBe(58);
});

it('leaves coasting to 60 out of the kinds of FIRE at 60 and where the plan ends before', () => {
  const kinds = (changes: AnyInput) => {
    const table = resultOf(fire, changes).tables?.find(({ id }) => id === 'kinds');
    return [table?.rows.map(([kind]) => String(kind).split(':')[0]), table?.note?.includes('Coast') ?? false];
  };
  expect(kinds({})).toEqual([['Lean', 'Regular', 'Fat', 'Coast'], true]);
  expect(kinds({ age: 60 })).toEqual([['Lean', 'Regular', 'Fat'], false]);
  expect(kinds({ untilAge: 46 })).toEqual([['Lean', 'Regular', 'Fat'], false]);
  // In a plan of one year no birthday is left to coast to, and the table says so.
  for (const coastAge of [50, 60, 61, 65]) {
    expect(kinds({ age: 60, untilAge: 61, coastAge })).toEqual([['Lean', 'Regular', 'Fat'], true]);
  }
});

it('a retirement age that is past is said, and what would be saved a month is left out', () => {
  const said = (changes: object) => {
    const { sentence, caveats = [] } = resultOf(retirement, { saving: 25_000, savings: 1_50_00_000, ...changes });
    return [sentence.startsWith('You are '), caveats.some(({ text }) => text.startsWith('You stop work now'))];
  };
  expect(said({ age: 61, retireAge: 60 })).toEqual([true, true]);
  expect(said({ age: 60, retireAge: 60 })).toEqual([false, true]);
  expect(said({ age: 59, retireAge: 60 })).toEqual([false, false]);
  expect(said({ age: 60, retireAge: 60, saving: 0 })).toEqual([false, false]);
  expect(resultOf(retirement, { age: 61, retireAge: 60, saving: 25_000 }).sentence).toMatch(
    /^You are 61, past the retirement age of 60, so we take it that you have stopped work\. To spend .* from 61, /,
  );
});
