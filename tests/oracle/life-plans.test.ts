/**
 * Retirement and FIRE once more, with every row of their forms: all savings are carried from month to month in rupees of the day. From
 * the sentences of the two pages alone; nothing of lib is used here. LONG=1 draws 2,000 plans of each.
 */
import fc from 'fast-check';
import fire from '@/content/calculators/fire-calculator';
import retirement from '@/content/calculators/retirement';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';

interface Pot {
  readonly balance: number;
  readonly monthly: number;
  readonly rate: number;
}

/** The answers of a form that both pages ask for. */
interface Person {
  readonly age: number;
  readonly untilAge: number;
  readonly spend: number;
  readonly savings: number;
  readonly saving: number;
  readonly returnBefore: number;
  readonly returnAfter: number;
  readonly inflation: number;
  readonly savingRise: number;
  readonly equityShare: number;
  readonly otherSavings: readonly Pot[];
  readonly incomes: readonly {
    readonly monthly: number;
    readonly fromAge: number;
    readonly toAge: number | null;
    readonly rise: number;
  }[];
  readonly receipts: readonly { readonly amount: number; readonly atAge: number; readonly prices: string }[];
  readonly needs: readonly {
    readonly change: string;
    readonly monthly: number;
    readonly fromAge: number;
    readonly toAge: number | null;
  }[];
  readonly ownCosts: readonly {
    readonly monthly: number;
    readonly rise: number;
    readonly fromAge: number;
    readonly toAge: number | null;
  }[];
  readonly goals: readonly { readonly amount: number; readonly atAge: number; readonly rise: number }[];
}

/** A plan of a person, in months from today. */
interface Plan extends Person {
  readonly months: number;
  /** The month from which there is no work; Infinity for never. */
  readonly stop: number;
  /** The month from which one of two lives alone, on this share of the spending. */
  readonly alone: { readonly from: number; readonly share: number };
  readonly legacy: number;
  /** The return of a year after work, by the number of years since. */
  readonly after: (year: number) => number;
}

const percent = (rate: number, years: number) => (1 + rate / 100) ** years;
const yearOf = (month: number) => Math.floor(month / 12);
const isOn = (row: { readonly fromAge: number; readonly toAge: number | null }, age: number, month: number) =>
  age + yearOf(month) >= row.fromAge && (row.toAge === null || age + yearOf(month) < row.toAge);

/** Spending of one month after work at the prices of today, without the costs that have a rise of their own. */
function spendingIn(plan: Plan, month: number): number {
  let spending = plan.spend * (month >= plan.alone.from ? plan.alone.share : 1);
  for (const need of plan.needs) {
    if (isOn(need, plan.age, month)) spending += need.change === 'less' ? -need.monthly : need.monthly;
  }
  return Math.max(0, spending);
}

/** The most by which needs are less than the spending where one of them begins: the form takes no spending below that. */
function fallOf(plan: Person): number {
  const falls = plan.needs
    .filter(({ change }) => change === 'less')
    .map(({ fromAge }) => {
      const month = Math.max(0, fromAge - plan.age) * 12;
      return plan.needs
        .filter((need) => isOn(need, plan.age, month))
        .reduce((sum, { change, monthly }) => sum + (change === 'less' ? monthly : -monthly), 0);
    });
  return Math.max(0, ...falls);
}

/** Costs with a rise of their own in one month, in rupees of that month. */
const ownIn = (plan: Person, month: number) =>
  plan.ownCosts
    .filter((cost) => isOn(cost, plan.age, month))
    .reduce((sum, { monthly, rise }) => sum + monthly * percent(rise, yearOf(month)), 0);

const costsIn = (plan: Plan, month: number) =>
  spendingIn(plan, month) * percent(plan.inflation, yearOf(month)) + ownIn(plan, month);

/** A pension in rupees of its first month; one that has begun is what it is today. */
const incomeIn = (plan: Person, month: number) =>
  plan.incomes
    .filter((income) => isOn(income, plan.age, month))
    .reduce(
      (sum, { monthly, rise, fromAge }) =>
        sum + monthly * percent(rise, plan.age + yearOf(month) - Math.max(plan.age, fromAge)),
      0,
    );

const goalsIn = (plan: Person, month: number) =>
  month % 12 > 0
    ? 0
    : plan.goals
        .filter(({ atAge }) => atAge === plan.age + month / 12)
        .reduce((sum, { amount, rise }) => sum + amount * percent(rise, month / 12), 0);

const receivedIn = (plan: Person, month: number) =>
  month % 12 > 0
    ? 0
    : plan.receipts
        .filter(({ atAge }) => atAge === plan.age + month / 12)
        .reduce(
          (sum, { amount, prices }) => sum + amount * (prices === 'today' ? percent(plan.inflation, month / 12) : 1),
          0,
        );

const small = 0.005;

interface Year {
  saved: number;
  income: number;
  received: number;
  spent: number;
  unpaid: number;
  balance: number;
}

/** Carries all savings from month to month. */
function walk(plan: Plan) {
  const pots = [
    { balance: plan.savings, monthly: plan.saving, rate: plan.returnBefore },
    ...plan.otherSavings.map((pot) => ({ ...pot })),
  ];
  const years: Year[] = [];
  /** What is there in each month with what comes once on that day, before the costs and goals of the day. */
  const there: number[] = [];
  let goalMissed: number | null = null;
  let shortIn: number | null = null;
  const total = () => pots.reduce((sum, { balance }) => sum + balance, 0);
  /** Takes an amount from the savings, then from each of the others in turn; returns what is missing. */
  const take = (amount: number): number => {
    let left = amount;
    for (const pot of pots) {
      const taken = Math.min(pot.balance, left);
      pot.balance -= taken;
      left -= taken;
    }
    return left;
  };
  for (let month = 0; month < plan.months; month += 1) {
    if (month % 12 === 0) years.push({ saved: 0, income: 0, received: 0, spent: 0, unpaid: 0, balance: 0 });
    const year = years.at(-1) as Year;
    const [main] = pots as [Pot & { balance: number }];
    const works = month < plan.stop;
    const received = receivedIn(plan, month);
    const income = works ? 0 : incomeIn(plan, month);
    const due = goalsIn(plan, month) + (works ? 0 : costsIn(plan, month));
    main.balance += received;
    there.push(total());
    main.balance += income;
    let missing = take(due);
    if (missing < small) missing = 0;
    if (missing > 0) {
      if (works) goalMissed ??= month;
      shortIn ??= month;
    }
    year.received += received;
    year.income += income;
    year.spent += due - missing;
    year.unpaid += missing;
    for (const pot of pots) {
      const rate = works ? pot.rate : plan.after(yearOf(month - plan.stop));
      pot.balance *= percent(rate, 1 / 12);
      if (!works) continue;
      const saved = pot.monthly * percent(plan.savingRise, yearOf(month));
      pot.balance += saved;
      year.saved += saved;
    }
    year.balance = total();
  }
  there.push(total() + receivedIn(plan, plan.months));
  return { years, there, goalMissed, shortIn, left: total() };
}

/** What must be there in a month for all that follows until `end`, of which `then` must be left. */
function neededIn(plan: Plan, month: number, end: number, then: number): number {
  let needed = then;
  for (let at = end - 1; at >= month; at -= 1) {
    const next = needed / percent(plan.after(yearOf(at - plan.stop)), 1 / 12);
    const once = goalsIn(plan, at) - (at > month ? receivedIn(plan, at) : 0);
    needed = Math.max(0, costsIn(plan, at) - incomeIn(plan, at) + once + next);
  }
  return needed;
}

const ageText = (age: number, month: number) =>
  `${age + yearOf(month)}${month % 12 === 0 ? '' : ` years ${month % 12} month${month % 12 === 1 ? '' : 's'}`}`;

function lastsText(plan: Plan, { goalMissed, shortIn, left }: ReturnType<typeof walk>): string {
  if (goalMissed !== null) return 'a goal before retirement is not covered';
  if (shortIn !== null) return `until age ${ageText(plan.age, shortIn)}`;
  const leaves = left >= plan.legacy * (1 - 1e-9) - small ? '' : ', without all you want to leave';
  return `to age ${ageText(plan.age, plan.months)}${leaves}`;
}

const badStart = [-20, -10, 0, 5, 5];
const withBadStart = (plan: Plan): Plan => ({
  ...plan,
  after: (year) => {
    const equity = badStart[year];
    return equity === undefined
      ? plan.returnAfter
      : (plan.equityShare * equity + (100 - plan.equityShare) * plan.returnAfter) / 100;
  },
});

/** Returns that much higher, before and after work. */
const shifted = (plan: Plan, before: number, after: number): Plan => ({
  ...plan,
  returnBefore: plan.returnBefore + before,
  returnAfter: plan.returnAfter + after,
  otherSavings: plan.otherSavings.map((pot) => ({ ...pot, rate: pot.rate + before })),
  after: () => plan.returnAfter + after,
});

const rupees = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 0, max: most }));
const near = (one: unknown, other: number) =>
  typeof one === 'number' && Math.abs(one - other) <= 0.01 + Math.abs(other) * 1e-9;
const years = fc.integer({ min: -6, max: 62 });
const length = fc.constantFrom(null, null, 1, 3, 11, 27);
const rowsOf = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 3 });
const rises = fc.constantFrom(0, 2.5, 6, 12, -4);

const drawnPerson = {
  age: fc.integer({ min: 18, max: 75 }),
  spend: fc.integer({ min: 1_000, max: 2_00_000 }),
  savings: fc.oneof(rupees(50_00_000), rupees(5_00_00_000)),
  saving: rupees(2_00_000),
  returnBefore: fc.integer({ min: -6, max: 30 }).map((half) => half / 2),
  returnAfter: fc.integer({ min: -6, max: 28 }).map((half) => half / 2),
  inflation: fc.integer({ min: 0, max: 20 }).map((half) => half / 2),
  savingRise: fc.integer({ min: 0, max: 12 }),
  equityShare: fc.integer({ min: 0, max: 100 }),
  otherSavings: rowsOf(
    fc.record({
      name: fc.constant(''),
      balance: rupees(60_00_000),
      monthly: rupees(30_000),
      rate: fc.constantFrom(-20, 0, 7.1, 8.25, 14),
    }),
  ),
  incomeRows: rowsOf(fc.record({ monthly: rupees(1_20_000), years, length, rise: fc.constantFrom(0, 3, 5, 10) })),
  receiptRows: rowsOf(fc.record({ amount: rupees(60_00_000), years, prices: fc.constantFrom('then', 'today') })),
  needRows: rowsOf(fc.record({ change: fc.constantFrom('less', 'more'), monthly: rupees(30_000), years, length })),
  costRows: rowsOf(fc.record({ monthly: rupees(10_000), rise: rises, years, length })),
  goalRows: rowsOf(fc.record({ amount: rupees(30_00_000), years, rise: rises })),
};
type Drawn = {
  readonly [name in keyof typeof drawnPerson]: (typeof drawnPerson)[name] extends fc.Arbitrary<infer T> ? T : never;
};

/** The rows of the form: ages for years from today, those that the plan does not reach left out. */
function rowsIn({ incomeRows, receiptRows, needRows, costRows, goalRows, ...rest }: Drawn, lastAge: number) {
  const { age } = rest;
  const between = <T extends { years: number; length: number | null }>({ years: from, length: many, ...row }: T) => ({
    ...row,
    name: '',
    fromAge: Math.max(18, age + from),
    toAge: many === null ? null : Math.max(18, age + from) + many,
  });
  const within = ({ years: after }: { readonly years: number }) => after >= 0 && age + after < lastAge;
  const once = <T extends { years: number }>({ years: after, ...row }: T) => ({ ...row, name: '', atAge: age + after });
  return {
    ...rest,
    incomes: incomeRows.map(between).filter(({ fromAge }) => fromAge <= 110),
    needs: needRows.map(between).filter(({ fromAge }) => fromAge <= 110),
    ownCosts: costRows.map(between).filter(({ fromAge }) => fromAge <= 110),
    receipts: receiptRows.filter(within).map(once),
    goals: goalRows.filter(within).map(once),
  };
}

type Answer = NonNullable<ReturnType<typeof answered>>;
const rowsOfTable = ({ result }: Answer, id: string) => result.tables?.find((table) => table.id === id)?.rows ?? [];

function expectYears(answer: Answer, plan: Plan, { years: own }: ReturnType<typeof walk>): void {
  const table = answer.result.tables?.find(({ id }) => id === 'years');
  const columns = table?.columns.map(({ label }) => label) ?? [];
  const names = {
    Saved: 'saved',
    Income: 'income',
    'Received once': 'received',
    Spent: 'spent',
    'Not paid': 'unpaid',
    'At the end': 'balance',
  } as const;
  expect(table?.rows.length).toBe(own.length);
  for (const [year, each] of own.entries()) {
    for (const [label, name] of Object.entries(names)) {
      const column = columns.indexOf(label);
      const shown = column < 0 ? 0 : table?.rows[year]?.[column];
      expect([plan.age + year, label, shown, each[name], near(shown, each[name])]).toEqual([
        plan.age + year,
        label,
        shown,
        each[name],
        true,
      ]);
    }
  }
}

test('a retirement with every row of its form', () => {
  const numRuns = drawsOf('retirement-rows');
  let compared = 0;
  fc.assert(
    fc.property(
      fc.record({
        ...drawnPerson,
        work: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
        /** Whoever has stopped work gives the age at which that was. */
        stoppedBefore: fc.constantFrom(0, 0, 1, 10),
        rest: fc.integer({ min: 1, max: 50 }),
        spouse: fc.option(fc.integer({ min: -25, max: 25 })),
        survivorShare: fc.constantFrom(30, 70, 100),
        legacy: fc.constantFrom(0, 0, 40_00_000),
      }),
      ({ work, stoppedBefore, rest, spouse, survivorShare, legacy, ...drawn }) => {
        const retireAge = Math.min(90, drawn.age + work);
        const untilAge = Math.min(110, Math.max(40, retireAge + rest));
        const spouseAge = spouse === null ? null : Math.max(18, drawn.age + spouse);
        // The plan runs until the younger is that old; who is older dies at that age in the plan.
        const apart = spouseAge === null ? 0 : spouseAge - drawn.age;
        const lastAge = untilAge + Math.max(0, -apart);
        const person = rowsIn(drawn, lastAge);
        const typedAge = work === 0 ? Math.max(18, retireAge - stoppedBefore) : retireAge;
        const given = { ...person, retireAge: typedAge, untilAge, spouseAge, survivorShare, legacy, volatility: 0 };
        const answer = answered(retirement, given);
        if (!answer) return;
        compared += 1;
        countCompared('retirement-rows');
        const plan: Plan = {
          ...person,
          untilAge,
          months: (lastAge - drawn.age) * 12,
          stop: (retireAge - drawn.age) * 12,
          alone: {
            from: spouseAge === null ? Number.POSITIVE_INFINITY : (untilAge - Math.max(spouseAge, drawn.age)) * 12,
            share: survivorShare / 100,
          },
          legacy: legacy * percent(drawn.inflation, lastAge - drawn.age),
          after: () => drawn.returnAfter,
        };
        const own = walk(plan);
        const { figure } = answer;
        const needed = neededIn(plan, plan.stop, plan.months, plan.legacy);
        const have = own.there[plan.stop] ?? Number.NaN;
        expect([figure('Corpus needed'), needed, near(figure('Corpus needed'), needed)]).toEqual([
          figure('Corpus needed'),
          needed,
          true,
        ]);
        const shown = figure('Corpus you will have');
        expect([shown, have, near(shown, have)]).toEqual([shown, have, true]);
        expectYears(answer, plan, own);
        expect(figure('Money lasts')).toBe(lastsText(plan, own));
        const cases = rowsOfTable(answer, 'cases');
        const others = {
          'Your plan': plan,
          'Returns 2 points lower': shifted(plan, -2, -2),
          'Returns 2 points higher': shifted(plan, 2, 2),
          'Bad start': withBadStart(plan),
          'Work one more year': { ...plan, stop: plan.stop + 12 },
        };
        for (const [name, corpus, lasts] of cases) {
          const other = others[name as keyof typeof others];
          const walked = walk(other);
          const there = walked.there[other.stop] ?? Number.NaN;
          expect([name, corpus, there, near(corpus, there)]).toEqual([name, corpus, there, true]);
          expect([name, lasts]).toEqual([name, lastsText(other, walked)]);
        }
        const buckets = rowsOfTable(answer, 'buckets').map(([, amount]) => amount);
        if (buckets.length > 0) {
          const until = (month: number) => neededIn(plan, plan.stop, Math.min(plan.months, plan.stop + month), 0);
          const split = [until(36), until(120) - until(36), needed - until(120)];
          expect([buckets, split, split.every((each, index) => near(buckets[index] ?? 0, each))]).toEqual([
            buckets,
            split,
            true,
          ]);
        }
        for (const [name, , then] of rowsOfTable(answer, 'what-it-takes')) {
          const enough = (changes: Partial<Plan>) => {
            const walked = walk({ ...plan, ...changes });
            return walked.shortIn === null && walked.left >= plan.legacy - 0.01;
          };
          const value = then === 'Not enough by itself' ? null : Number(String(then).replace(/[^0-9]/g, ''));
          if (name === 'Age you stop work') {
            const ages = Array.from(
              { length: Math.min(90, untilAge - 1) - drawn.age + 1 },
              (_, year) => drawn.age + year,
            );
            const lasting = ages.filter((age) => enough({ stop: (age - drawn.age) * 12 }));
            const first = enough({}) ? lasting[0] : (lasting.find((age) => age > retireAge) ?? lasting.at(-1));
            expect([name, value]).toEqual([name, first ?? null]);
            continue;
          }
          // What is least but for the spending, within the bounds of its question.
          const [least, most, by, changed] = {
            'Saving a month': [0, 1_00_00_000, -1, (saving: number) => ({ saving })] as const,
            // Two less: at no return a need can be a part of a paisa above a whole rupee, which the walk does not miss.
            'Savings now': [0, 1_000_00_00_000, -2, (savings: number) => ({ savings })] as const,
            'Spending a month, today': [
              1_00_00_000,
              Math.max(1_000, fallOf(plan)),
              1,
              (spend: number) => ({ spend }),
            ] as const,
          }[String(name) as 'Saving a month'];
          expect([name, then, enough(changed(value ?? most))]).toEqual([name, then, value !== null]);
          if (value === null || value === least) continue;
          expect([name, then, enough(changed(value + by))]).toEqual([name, then, false]);
          expect([name, then, (value - most) * by >= 0]).toEqual([name, then, true]);
        }
      },
    ),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
});

/** The first month in which the savings are the number; what it is then, in today’s rupees, at a rate of withdrawal in %. */
function reached(plan: Plan, rate: number, partTime = 0) {
  const numberIn = (month: number) => {
    const prices = percent(plan.inflation, yearOf(month));
    return (Math.max(0, costsIn(plan, month) / prices - partTime) * 1_200) / rate;
  };
  const { there, goalMissed } = walk({ ...plan, stop: Number.POSITIVE_INFINITY });
  for (let month = 0; month < plan.months; month += 1) {
    const balance = there[month] ?? Number.NaN;
    const number = numberIn(month);
    if (balance / percent(plan.inflation, yearOf(month)) >= number - 1e-4) {
      return goalMissed !== null && goalMissed < month
        ? { number: numberIn(0), missed: true as const }
        : { number, month, balance };
    }
  }
  return { number: numberIn(0) };
}

const ageReached = (plan: Plan, at: ReturnType<typeof reached>) =>
  at.missed
    ? 'A goal is not covered'
    : at.month === undefined
      ? `Not by ${plan.untilAge}`
      : ageText(plan.age, at.month);

const lastsFrom = (plan: Plan, month: number) => lastsText(plan, walk({ ...plan, stop: month }));

test('FIRE with every row of its form, its kinds, rates and bad years', () => {
  const numRuns = drawsOf('fire-rows');
  let compared = 0;
  let there = 0;
  fc.assert(
    fc.property(
      fc.record({
        ...drawnPerson,
        // In a plan of one year there is no birthday to coast to.
        rest: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 2, max: 70 }) }, fc.constant(1)),
        quarters: fc.integer({ min: 4, max: 40 }),
        spendAfter: fc.option(fc.integer({ min: 1_000, max: 1_50_000 })),
        partTime: rupees(50_000),
        coast: fc.integer({ min: 1, max: 40 }),
        stopIn: fc.option(fc.integer({ min: 1, max: 40 })),
      }),
      ({ rest, quarters, spendAfter, partTime, coast, stopIn, ...drawn }) => {
        const untilAge = Math.min(110, Math.max(40, drawn.age + rest));
        const coastAge = Math.min(90, untilAge - 1, drawn.age + coast);
        const stopAge = stopIn === null || drawn.age + stopIn >= untilAge ? null : Math.min(100, drawn.age + stopIn);
        const person = rowsIn(drawn, untilAge);
        const rate = quarters / 4;
        const answer = answered(fire, {
          ...person,
          untilAge,
          withdrawalRate: rate,
          spendAfter,
          partTime,
          coastAge,
          stopAge,
          volatility: 0,
        });
        if (!answer) return;
        compared += 1;
        countCompared('fire-rows');
        const plan: Plan = {
          ...person,
          spend: spendAfter ?? person.spend,
          untilAge,
          months: (untilAge - drawn.age) * 12,
          stop: Number.POSITIVE_INFINITY,
          alone: { from: Number.POSITIVE_INFINITY, share: 1 },
          legacy: 0,
          after: () => drawn.returnAfter,
        };
        const { figure } = answer;
        const same = (name: unknown, shown: unknown, wanted: number) =>
          expect([name, shown, wanted, near(shown, wanted)]).toEqual([name, shown, wanted, true]);
        const on = reached(plan, rate);
        same('number', figure('FIRE number, in today’s rupees'), on.number);
        expect(figure('Age at FIRE')).toBe(
          on.missed ? 'a goal before it is not covered' : ageReached(plan, on).replace('N', 'n'),
        );
        const day = on.month ?? Number.POSITIVE_INFINITY;
        expectYears(answer, plan, walk({ ...plan, stop: day }));
        if (on.month !== undefined) {
          there += 1;
          expect(figure('Time to go')).toBe(day);
          same('savings', figure('Savings on that day'), on.balance);
        }
        for (const [name, lasts] of rowsOfTable(answer, 'cases')) {
          const other = {
            'Your plan': plan,
            'Returns after work 2 points lower': shifted(plan, 0, -2),
            'Returns after work 2 points higher': shifted(plan, 0, 2),
            'Bad start': withBadStart(plan),
          }[String(name) as 'Your plan'];
          expect([name, lasts]).toEqual([name, lastsFrom(other, day)]);
        }
        for (const [each, number, age, lasts] of rowsOfTable(answer, 'withdrawal-rates')) {
          const at = reached(plan, Number(each));
          same(each, number, at.number);
          expect([each, age]).toEqual([each, ageReached(plan, at)]);
          if (at.month !== undefined) expect([each, lasts]).toEqual([each, lastsFrom(withBadStart(plan), at.month)]);
        }
        const kinds = rowsOfTable(answer, 'kinds').map(([name]) => String(name).split(':')[0]);
        expect(kinds.includes('Coast')).toBe(drawn.age < coastAge && coastAge < untilAge);
        for (const [name, number, age] of rowsOfTable(answer, 'kinds')) {
          const kind = String(name).split(':')[0];
          if (kind === 'Coast') {
            const ready = (coastAge - drawn.age) * 12;
            const then = (costsIn(plan, ready) * 1_200) / rate;
            same(name, number, then / percent(plan.returnBefore, ready / 12));
            const pots = [
              { balance: plan.savings, monthly: plan.saving, rate: plan.returnBefore },
              ...plan.otherSavings,
            ];
            const growing = (pot: Pot, stop: number) => {
              let { balance } = pot;
              for (let month = 0; month < ready; month += 1) {
                balance *= percent(pot.rate, 1 / 12);
                if (month < stop) balance += pot.monthly * percent(plan.savingRise, yearOf(month));
              }
              return balance;
            };
            let stop = 0;
            while (stop < ready && pots.reduce((sum, pot) => sum + growing(pot, stop), 0) < then - 0.01) stop += 1;
            const enough = pots.reduce((sum, pot) => sum + growing(pot, stop), 0) >= then - 0.01;
            expect([name, age]).toEqual([name, enough ? ageText(plan.age, stop) : `Not by ${coastAge}`]);
            continue;
          }
          const spend = {
            Lean: plan.spend * 0.7,
            Regular: plan.spend,
            Fat: plan.spend * 1.5,
            Barista: plan.spend,
          }[kind as 'Lean'];
          const at = reached({ ...plan, spend }, rate, kind === 'Barista' ? partTime : 0);
          same(name, number, at.number);
          expect([name, age]).toEqual([name, ageReached(plan, at)]);
        }
        const action = answer.result.actions
          ?.map(({ text }) => text)
          .find((text) => text.includes('even with a bad start'));
        const safe = Number(/rate of ([\d.]+)%/.exec(action ?? '')?.[1]);
        if (action) {
          const at = reached(plan, safe);
          const isSafe = (one: number) => {
            const { month } = reached(plan, one);
            return month !== undefined && walk({ ...withBadStart(plan), stop: month }).shortIn === null;
          };
          expect([action, isSafe(safe), isSafe(safe + 0.05)]).toEqual([action, true, false]);
          expect(action).toContain(ageReached(plan, at));
        }
        if (stopAge !== null) {
          const month = (stopAge - drawn.age) * 12;
          const number = (costsIn(plan, month) * 1_200) / rate;
          same('then', figure(`Number at ${stopAge}, in rupees of that day`), number);
          const enough = (saving: number, by: number) => {
            const walked = walk({ ...plan, saving, months: month });
            return walked.goalMissed === null && (walked.there.at(-1) ?? Number.NaN) >= number + by;
          };
          const save = figure(`Save a month to stop at ${stopAge}`) as unknown;
          if (typeof save !== 'number') expect([save, enough(1_00_00_000, 0.01)]).toEqual([save, false]);
          else {
            expect([save, enough(save, -0.01 - number * 1e-9)]).toEqual([save, true]);
            if (save > 0) expect([save, enough(save - 1, 0.01 + number * 1e-9)]).toEqual([save, false]);
          }
        }
      },
    ),
    { numRuns },
  );
  expect(compared).toBeGreaterThan(numRuns / 3);
  expect(there).toBeGreaterThan(numRuns / 10);
});
