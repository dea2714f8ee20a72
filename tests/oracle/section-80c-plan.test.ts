/**
 * What the savings of section 80C become, product by product, after tax on the return; which of them a plan takes and month by month how much:
 * once more from the schemes, sections 10, 112A and the Finance Acts. LONG=1 draws 5,000 people.
 */
import fc from 'fast-check';
import calculator from '@/content/calculators/section-80c-optimizer';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { DAY, dayText } from './days';
import { byLaw, type Given, givenOf, savers } from './savings-law';

const lakh = 1_00_000;

const plans = fc.record({
  saver: savers,
  salary: fc.option(fc.constantFrom(18 * lakh, 30 * lakh, 60 * lakh, 1_20 * lakh, 2_40 * lakh)),
  otherDeductions: fc.constantFrom(0, 6 * lakh, 12 * lakh),
  epf: fc.constantFrom(0, 0, 30_000),
  years: fc.integer({ min: 1, max: 40 }),
  girl: fc.boolean(),
  ppfYears: fc.option(fc.integer({ min: 0, max: 15 })),
  loanRate: fc.constantFrom(0, 7.5, 8.65, 12),
  loanInterest: fc.constantFrom('deducted' as const, 'not' as const),
  /** Days after the first of the year, before it and after its end too. */
  today: fc.option(fc.integer({ min: -100, max: 400 })),
  equityReturn: fc.constantFrom(0, 7, 12, 25),
  npsReturn: fc.constantFrom(0, 8.5, 10),
  depositRate: fc.constantFrom(0, 6.5, 9),
});
type Plan = typeof plans extends fc.Arbitrary<infer T> ? T : never;

interface Product {
  readonly name: string;
  readonly value: (amount: number) => number;
  /** The same amount at the start of each year, as long as the scheme takes it. */
  readonly repeated: (amount: number) => number;
  readonly isMarket: boolean;
  readonly unfit: string;
}

/** Section 115BAC(1A), 87A and the First Schedule: the rate of the highest slab and the surcharge of an income, %, and what more leaves it without tax, ₹. */
function ratesOf(income: number, tax: number, regime: 'new' | 'old', age: Given['age']) {
  const free = { below60: 2.5, senior: 3, verySenior: 5 }[age];
  const inNew = Math.min(6, Math.ceil(income / (4 * lakh) - 1)) * 5;
  const inOld = income <= free * lakh ? 0 : income <= 5 * lakh ? 5 : income <= 10 * lakh ? 20 : 30;
  const above = (crores: number) => income > crores * 100 * lakh;
  const highest = above(5) && regime === 'old' ? 37 : above(2) ? 25 : above(1) ? 15 : above(0.5) ? 10 : 0;
  const limit = (regime === 'new' ? 12 : 5) * lakh;
  return {
    slab: Math.max(0, regime === 'new' ? inNew : inOld),
    // Section 112A(2), proviso: a resident's gain is lowered by what the income leaves of the amount not charged.
    unused: Math.max(0, (regime === 'new' ? 4 : free) * lakh - income),
    surcharge: highest,
    free: tax === 0 ? Math.max(0, limit - income) : 0,
  };
}

/** Returns the products by name. `rates` are those of the income that the plan leaves. */
function productsOf(input: Plan, regime: 'new' | 'old', rates: ReturnType<typeof ratesOf>, given: Given): Product[] {
  const { years } = input;
  const atSlab = (rates.slab / 100) * (1 + rates.surcharge / 100) * 1.04;
  // Section 87A: nothing on what keeps the income of a person without tax within the limit.
  const onIncome = (income: number) => (income <= rates.free ? 0 : income * atSlab);
  // Section 112A: 12.5 % above 1,25,000, with at most 15 % surcharge.
  const onShares = 0.125 * (1 + Math.min(15, rates.surcharge) / 100) * 1.04;
  const quarterly = (percent: number) => (1 + percent / 400) ** 4 - 1;
  const untaxed = (_interest: number) => 0;
  const free = (growth: number) => ({ growth, onIncome: untaxed, atEnd: (value: number, _paid: number) => value });
  const yearly = (growth: number) => ({ ...free(growth), onIncome });
  const equity = {
    growth: input.equityReturn / 100,
    onIncome: untaxed,
    atEnd: (value: number, paid: number) => value - onShares * Math.max(0, value - paid - 1_25_000 - rates.unused),
  };
  // Section 10(12A): 60 % is free.
  const pension = {
    growth: input.npsReturn / 100,
    onIncome: untaxed,
    atEnd: (value: number, _paid: number) => value - onIncome(value * 0.4),
  };
  const loan = (1 + input.loanRate / 1200) ** 12 - 1;
  const isLost = input.loanInterest === 'deducted' && regime === 'old';
  const share = equityShare(input, given.risk);
  const market = 'Moves with the market';
  const rows: [string, ReturnType<typeof free>, lock: number, closed: string, market?: string][] = [
    ['PPF', free(0.071), input.ppfYears ?? 15, ''],
    ['Sukanya Samriddhi', free(0.082), 21, input.girl ? '' : 'For a daughter below 10'],
    ['VPF', free(0.0825), 5, given.epf > 0 ? '' : 'For members of EPF'],
    ['NSC', yearly(0.077), 5, ''],
    ['Post-office deposit', yearly(quarterly(7.5)), 5, ''],
    ['Senior Citizens’ Savings Scheme', yearly(0.082), 5, given.age === 'below60' ? 'From the age of 60' : ''],
    ['Tax-saver bank deposit', yearly(quarterly(input.depositRate)), 5, ''],
    ['ELSS', equity, 3, '', share === 0 ? market : ''],
    ...(input.loanRate > 0
      ? [
          ['Home-loan prepayment', isLost ? yearly(loan) : free(loan), 0, ''] as [
            string,
            ReturnType<typeof free>,
            number,
            string,
          ],
        ]
      : []),
    // Fifteen years in the account or the age of sixty, whichever is earlier.
    ['NPS, your own', pension, given.age === 'below60' ? 15 : 0, '', given.risk === 'low' ? market : ''],
  ];
  return rows.map(([name, { growth, onIncome: taxed, atEnd }, lock, closed, risk]) => ({
    name,
    value: (amount) => {
      let sum = amount;
      for (let year = 0; year < years; year += 1) sum += sum * growth - taxed(sum * growth);
      return atEnd(sum, amount);
    },
    repeated: (amount) => {
      // Sukanya Samriddhi Account Scheme, 2019: deposits for fifteen years.
      const paid = name === 'Sukanya Samriddhi' ? Math.min(15, years) : years;
      let sum = 0;
      for (let year = 0; year < years; year += 1) {
        const before = sum + (year < paid ? amount : 0);
        sum = before + before * growth - taxed(before * growth);
      }
      return atEnd(sum, amount * paid);
    },
    isMarket: risk !== undefined,
    unfit: closed || (lock > years ? 'Locked for longer' : (risk ?? '')),
  }));
}

/** The rule of thumb of the page: shares only from five years on. */
function equityShare({ years }: Pick<Plan, 'years'>, risk: string): number {
  if (risk === 'low' || years < 5) return 0;
  return risk === 'medium' ? (years >= 7 ? 40 : 20) : years >= 7 ? 80 : 50;
}

/** Days of payment: the 5th of each month to March, today where that is over, from April on before the year begins. */
function daysLeft(financialYear: string, today: number | null): string[] {
  const first = Date.UTC(Number(financialYear.slice(0, 4)), 3, 1);
  const now = today === null || today < 0 ? null : new Date(first + today * DAY);
  const begin = now ? now.getUTCFullYear() * 12 + now.getUTCMonth() : Number(financialYear.slice(0, 4)) * 12 + 3;
  const days: string[] = [];
  for (let month = begin; month < Number(financialYear.slice(0, 4)) * 12 + 15; month += 1) {
    const usual = Date.UTC(Math.floor(month / 12), month % 12, 5);
    days.push(dayText(now ? Math.max(usual, now.getTime()) : usual));
  }
  return days;
}

const inRupees = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, each]) => Number(each?.replaceAll(',', '')));

test('what savings become, and the plan of them, agree', () => {
  fc.assert(
    fc.property(plans, (input) => {
      const { saver, salary, today, ...own } = input;
      const begins = Date.UTC(Number(saver.financialYear.slice(0, 4)), 3, 1);
      const day = today === null ? '' : dayText(Math.max(begins + today * DAY, Date.UTC(2025, 3, 1)));
      const isEarly = today !== null && dayText(begins) > day;
      const inYear = today === null ? null : isEarly ? -1 : Math.max(today, 0);
      const answer = answered(calculator, {
        ...givenOf({ ...saver, ...(salary && { salary, otherDeductions: own.otherDeductions, epf: own.epf }) }),
        years: own.years,
        girl: own.girl,
        ppfYears: own.ppfYears,
        loanRate: own.loanRate,
        loanInterest: own.loanInterest,
        today: day,
        equityReturn: own.equityReturn,
        npsReturn: own.npsReturn,
        depositRate: own.depositRate,
      });
      if (!answer) return;
      countCompared('section-80c-plan');
      const given = answer.input as unknown as Given;
      const { figure, result } = answer;
      const law = byLaw(given);
      const total = figure('Still to put in') ?? 0;
      const days = daysLeft(given.financialYear, inYear);
      if (days.length === 0) expect(total).toBe(0);
      const saved = figure('Tax saved by the plan') ?? 0;
      const regime = given.regime !== 'better' ? given.regime : saved > 0 || law.now.old < law.now.new ? 'old' : 'new';
      const sample = productsOf(input, regime, { slab: 0, unused: 0, surcharge: 0, free: 0 }, given);
      const mayUse = (name: string) => sample.some((each) => each.name === name && each.unfit === '');
      const anySavings = sample.some(({ name, unfit }) => unfit === '' && name !== 'NPS, your own');
      const room = anySavings ? law.roomSavings : 0;
      // A hair above the room is an error of the arithmetic.
      const nps = total > room + 1e-6 ? total - room : 0;
      const savings = total - nps;
      if (nps > 0) expect(mayUse('NPS, your own')).toBe(true);
      const rates = ratesOf(law.incomeIn(regime, savings, nps), law.taxIn(regime, savings, nps), regime, given.age);
      const products = productsOf(input, regime, rates, given);

      const table = (id: string) => result.tables?.find((each) => each.id === id)?.rows ?? [];
      const share = total > 0 ? saved / total : 0;
      const ranking = new Map(table('ranking').map(([name, ...cells]) => [name, cells]));
      expect([...ranking.keys()].sort()).toEqual(products.map(({ name }) => name).sort());
      for (const { name, value, unfit } of products) {
        const [becomes, yearly, fits] = ranking.get(name) ?? [];
        const isFilled = (name === 'NPS, your own' ? nps : savings) > 0;
        const cost = lakh * (1 - (isFilled ? share : 0));
        const rate = cost > 0 ? ((value(lakh) / cost) ** (1 / input.years) - 1) * 100 : null;
        expect([name, becomes, fits]).toEqual([name, expect.closeTo(value(lakh), 1), unfit || 'Yes']);
        expect([name, yearly]).toEqual([name, rate === null ? null : expect.closeTo(rate, 6)]);
      }
      // What filling one room alone saves: sections 80C and 80CCD(1B), in the regime of the person.
      const paidWith = (ofSavings: number, ofNps: number) => {
        if (given.regime === 'new') return law.now.new;
        const old = law.taxIn('old', ofSavings, ofNps);
        return given.regime === 'old' ? old : Math.min(old, law.now.new);
      };
      const rooms = table('rooms').map(([, left, alone]) => [left, alone]);
      const before = paidWith(0, 0);
      expect(rooms.slice(0, 2)).toEqual([
        [expect.closeTo(law.roomSavings, 2), before - paidWith(law.roomSavings, 0)],
        [expect.closeTo(law.roomNps, 2), before - paidWith(0, law.roomNps)],
      ]);
      // The best safe one, and shares by the rule of thumb in steps of 50.
      const open = products.filter(({ unfit, name }) => unfit === '' && name !== 'NPS, your own');
      const safe = open.filter(({ isMarket }) => !isMarket).sort((a, b) => b.value(lakh) - a.value(lakh))[0];
      const percent = open.some(({ name }) => name === 'ELSS') ? (safe ? equityShare(input, given.risk) : 100) : 0;
      const inShares = Math.min(savings, Math.round((savings * percent) / 100 / 50) * 50);
      const parts = (
        [
          [safe?.name, savings - inShares],
          ['ELSS', inShares],
          ['NPS, your own', nps],
        ] as const
      ).filter(([, amount]) => amount > 0);
      const find = (name: string | undefined) => products.find((each) => each.name === name);
      const mix = table('mix').map((row) => row.slice(0, 4));
      const expected = parts.map(([name, amount]) => [
        name,
        expect.closeTo(amount, 4),
        expect.closeTo(find(name)?.value(amount) ?? 0, 1),
        expect.closeTo(find(name)?.repeated(amount) ?? 0, 0),
      ]);
      expect(mix).toEqual(expected);
      const end = parts.reduce((sum, [name, amount]) => sum + (find(name)?.value(amount) ?? 0), 0);
      if (figure('Value at the end') !== undefined) expect(figure('Value at the end')).toBeCloseTo(end, 1);

      // Month by month: equal parts in steps of 50, at least 500 into each, the rest at last.
      const months = table('months');
      const times = Math.max(1, Math.min(days.length, Math.floor(total / (parts.length * 500))));
      expect(months.map(([date]) => date)).toEqual(total > 0 ? days.slice(0, times) : []);
      for (const [place, row] of months.entries()) {
        const amounts = parts.map(([, amount]) => {
          const each = Math.floor(amount / times / 50) * 50;
          return place === times - 1 ? amount - each * (times - 1) : each;
        });
        expect(row.slice(1, 1 + parts.length)).toEqual(amounts.map((each) => expect.closeTo(each, 4)));
        if (place === 0) {
          const said = inRupees(result.actions?.[0]?.text ?? '');
          expect(['first step', said]).toEqual(['first step', amounts.filter((each) => each > 0).map(Math.round)]);
        }
      }
    }),
    { numRuns: drawsOf('section-80c-plan') },
  );
});
