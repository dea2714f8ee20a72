/** Company and firm tax by a second computation: the tax curve is the lower envelope of the plain curve and the lines of relief. */
import fc from 'fast-check';
import calculator from '@/content/calculators/corporate-tax';
import { countCompared, drawsOf } from '../runs';
import { answeredOrThrow } from './answered';

const toTen = (amount: number) => Math.round((Math.floor(amount + 1e-6) - 0.01 + 0.02) / 10) * 10;

/** Tax with surcharge before cess: `steps` are [from ₹, % of surcharge]; the income may never be worth less than at a step. */
function beforeCess(income: number, rate: number, steps: readonly (readonly [number, number])[]): number {
  const plain = (at: number, percent: number) => (at * rate * (100 + percent)) / 10_000;
  let percent = 0;
  let least = Number.POSITIVE_INFINITY;
  let atStep = 0;
  for (const [from, next] of steps) {
    if (income <= from) break;
    atStep = plain(from, percent);
    least = atStep + (income - from);
    percent = next;
  }
  return Math.min(plain(income, percent), least);
}

const domestic = [
  [1_00_00_000, 7],
  [10_00_00_000, 12],
] as const;
const near = [1_00_00_000, 1_00_00_010, 1_02_38_900, 10_00_00_000, 10_00_00_010, 10_30_00_000];

/** Credit by the last year in which it counts: the oldest is used first, and what is too old is gone. */
class Credit {
  private readonly ends = new Map<number, number>();
  add(amount: number, lastYear: number): void {
    this.ends.set(lastYear, (this.ends.get(lastYear) ?? 0) + amount);
  }
  usable(year: number): number {
    return [...this.ends].reduce((sum, [last, amount]) => (last < year ? sum : sum + amount), 0);
  }
  use(year: number, most: number): number {
    let wanted = Math.max(0, Math.min(most, this.usable(year)));
    const used = wanted;
    for (const last of [...this.ends.keys()].filter((each) => each >= year).sort((a, b) => a - b)) {
      const part = Math.min(wanted, this.ends.get(last) ?? 0);
      this.ends.set(last, (this.ends.get(last) ?? 0) - part);
      wanted -= part;
    }
    return used;
  }
}

/**
 * What an Indian company should choose for the year: for each first year of the lower rate (this one, each later one, none) the tax
 * of all years in which credit counts, then the least, and this year’s tax in what costs as much but for the rounding of each year. In FY 2025-26 the ordinary rate gives and uses credit and the lower rate ends it
 * (s. 115JAA); later only the lower rate uses it, for a quarter of its tax.
 */
function companyTax(given: {
  readonly size: string;
  readonly year: string;
  readonly income: number;
  readonly bookProfit: number;
  readonly lost: number;
  readonly credit: number;
  readonly creditLasts: number;
}): { readonly taxes: readonly number[]; readonly least: number; readonly years: number } {
  const ordinary = beforeCess(toTen(given.income), given.size === 'small' ? 25 : 30, domestic) * 1.04;
  const minimum = (percent: number) => beforeCess(toTen(given.bookProfit), percent, domestic) * 1.04;
  const lower = ((toTen(given.income + given.lost) * 22 * 110) / 10_000) * 1.04;
  const underOldAct = given.year === '2025-26';
  const arises = underOldAct ? Math.max(0, minimum(15) - ordinary) : 0;
  const last = arises > 0 ? 15 : given.credit > 0 ? given.creditLasts : 0;
  const ways = [Number.POSITIVE_INFINITY, ...Array.from({ length: last + 1 }, (_, from) => from)].map((from) => {
    const credit = new Credit();
    if (!(underOldAct && from === 0)) credit.add(given.credit, given.creditLasts);
    const paid = Array.from({ length: last + 1 }, (_, year) => {
      const atLower = year >= from;
      if (underOldAct && year === 0) {
        if (atLower) return toTen(lower);
        credit.add(arises, 15);
        return toTen(Math.max(ordinary, minimum(15)) - credit.use(0, ordinary - minimum(15)));
      }
      if (atLower) return toTen(lower - credit.use(year, lower / 4));
      return toTen(Math.max(ordinary, minimum(14)));
    });
    return { tax: paid[0] ?? 0, total: paid.reduce((sum, each) => sum + each, 0) };
  });
  const least = Math.min(...ways.map((each) => each.total));
  const taxes = ways.filter(({ total }) => total <= least + 10 * (last + 1)).map(({ tax }) => tax);
  return { taxes, least, years: last + 1 };
}

it('advises an Indian company by the tax of all years in which its credit counts', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 20_00_00_000 }), fc.constantFrom(...near));
  fc.assert(
    fc.property(
      fc.record({
        size: fc.constantFrom('small', 'large'),
        year: fc.constantFrom('2025-26', '2026-27'),
        income: amount,
        bookProfit: amount,
        lost: fc.integer({ min: 0, max: 5_00_00_000 }),
        credit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_00_00_000 })),
        creditLasts: fc.integer({ min: 0, max: 14 }),
      }),
      (drawn) => {
        const given = drawn.credit > 0 ? drawn : { ...drawn, creditLasts: 14 };
        const expected = companyTax(given);
        const { figure, result } = answeredOrThrow(calculator, { entity: 'domestic', ...given });
        countCompared('company-tax');
        expect([given, expected.taxes]).toEqual([given, expect.arrayContaining([figure('Tax of the year')])]);
        if (expected.years === 1) return;
        const chosen = result.headline.find(({ label }) => label === `Lowest over ${expected.years} years`)?.value;
        const paid = Number(figure(`Tax of ${expected.years} years: ${chosen}`));
        expect([given, Math.abs(paid - expected.least) <= 10 * expected.years]).toEqual([given, true]);
      },
    ),
    { numRuns: drawsOf('company-tax') },
  );
});

it('agrees for firms and foreign companies, with AMT credit used down to 18.5% of the adjusted income', () => {
  const amount = fc.oneof(fc.integer({ min: 0, max: 20_00_00_000 }), fc.constantFrom(...near));
  fc.assert(
    fc.property(
      fc.constantFrom('foreign', 'llp', 'firm'),
      fc.constantFrom('2025-26', '2026-27'),
      amount,
      fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_00_00_000 })),
      fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_00_00_000 })),
      (entity, year, income, alternateDeductions, credit) => {
        const given = { entity, year, income, alternateDeductions, credit };
        const payable = answeredOrThrow(calculator, given).figure('Tax of the year');
        const ten = toTen(income);
        const steps = [[1_00_00_000, 12]] as const;
        let expected: number;
        if (entity === 'foreign') {
          expected = beforeCess(ten, 35, [
            [1_00_00_000, 2],
            [10_00_00_000, 5],
          ]);
        } else {
          const regular = beforeCess(ten, 30, steps);
          const alternate = beforeCess(toTen(ten + alternateDeductions), 18.5, steps);
          const due = alternateDeductions > 0 ? Math.max(regular, alternate) : regular;
          expected = due - Math.max(0, Math.min(credit / 1.04, regular - alternate));
        }
        expect([given, payable]).toEqual([given, toTen(expected * 1.04)]);
        countCompared('firm-tax');
      },
    ),
    { numRuns: drawsOf('firm-tax') },
  );
});

/**
 * The lowest tax before cess of all orders in which depreciation of earlier years can be used up, business losses first. Pots: business
 * income, other income, gains at 20% and at 12.5%. Totals only, no rows.
 */
function leastAfterLosses(
  [business, other, short, long]: readonly [number, number, number, number],
  { loss, depreciation }: { readonly loss: number; readonly depreciation: number },
  rate: number,
): number {
  const afterLoss = business - Math.min(business, loss);
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const taxes = orders.map((order) => {
    const pots = [afterLoss + other, short, long];
    let left = depreciation;
    for (const pot of order) {
      const have = pots[pot] ?? 0;
      pots[pot] = Math.max(0, have - left);
      left = Math.max(0, left - have);
    }
    return (toTen(pots[0] ?? 0) * rate + (pots[1] ?? 0) * 20 + (pots[2] ?? 0) * 12.5) / 100;
  });
  return Math.min(...taxes);
}

it('sets losses and depreciation of earlier years off as the Act says, depreciation in the cheapest order', () => {
  const lakhs = (most: number) => fc.integer({ min: 0, max: most * 10_000 }).map((tens) => tens * 10);
  const earlier = fc.record({
    kind: fc.constantFrom('business', 'depreciation'),
    year: fc.constantFrom('2012-13', '2016-17', '2017-18', '2018-19', '2024-25', '2025-26'),
    amount: lakhs(15),
    share: fc.constantFrom(0, 50, 100),
  });
  fc.assert(
    fc.property(
      fc.record({
        year: fc.constantFrom('2025-26', '2026-27'),
        business: lakhs(30),
        otherIncome: lakhs(20),
        lost: lakhs(10),
        shortGains: lakhs(15),
        longGains: lakhs(15),
      }),
      fc.array(earlier, { maxLength: 6 }),
      ({ year, business, otherIncome, lost, shortGains, longGains }, rows) => {
        const income = business + otherIncome;
        const losses = rows.map(({ kind, year: of, amount, share }) => ({
          kind,
          year: of,
          amount,
          ofLost: (amount * share) / 100,
        }));
        const total = (kind: string, whole: boolean) =>
          rows
            // Those of the year itself are not brought forward.
            .filter((each) => each.kind === kind && each.year < year)
            .filter((each) => kind === 'depreciation' || Number(each.year.slice(0, 4)) >= Number(year.slice(0, 4)) - 8)
            .reduce((sum, { amount, share }) => sum + (whole ? amount : amount - (amount * share) / 100), 0);
        const of = (whole: boolean) => ({
          loss: total('business', whole),
          depreciation: total('depreciation', whole),
        });
        const { figure } = answeredOrThrow(calculator, {
          entity: 'domestic',
          bookProfit: 0,
          manufacturer: true,
          year,
          income,
          otherIncome,
          lost,
          shortGains,
          longGains,
          losses,
        });
        const gains = [shortGains, longGains] as const;
        countCompared('company-losses');
        const small = leastAfterLosses([business, otherIncome, ...gains], of(true), 25) * 1.04;
        expect(figure('To pay: Ordinary rate, 25%')).toBe(toTen(small));
        for (const rate of [22, 15]) {
          const tax = leastAfterLosses([business + lost, otherIncome, ...gains], of(false), rate) * 1.1 * 1.04;
          expect([rows, figure(`To pay: Lower rate, ${rate}%`)]).toEqual([rows, toTen(tax)]);
        }
      },
    ),
    { numRuns: drawsOf('company-losses') },
  );
});

it('takes book profit from the accounts as the explanation to s. 115JB(2) says', () => {
  // By clause: 1 is added, −1 subtracted; the others are limited by one another.
  const signs = {
    incomeTax: 1,
    reserves: 1,
    provisions: 1,
    fallInValue: 1,
    subsidiaries: 1,
    dividend: 1,
    exemptCosts: 1,
    revaluedSold: 1,
    fromReserves: -1,
    exemptIncome: -1,
    deferredTaxCredit: -1,
  };
  const others = ['revaluedDepreciation', 'fromRevaluation', 'bookLoss', 'bookDepreciation'];
  fc.assert(
    fc.property(
      fc.integer({ min: -20_00_000, max: 60_00_000 }),
      fc.array(
        fc.record({
          kind: fc.constantFrom(...Object.keys(signs), ...others),
          amount: fc.integer({ min: 0, max: 9_00_000 }),
        }),
        { maxLength: 12 },
      ),
      (bookProfit, adjustments) => {
        let profit = bookProfit;
        const sums = new Map<string, number>();
        for (const { kind, amount } of adjustments) {
          sums.set(kind, (sums.get(kind) ?? 0) + amount);
          profit += amount * (signs[kind as keyof typeof signs] ?? 0);
        }
        const of = (kind: string) => sums.get(kind) ?? 0;
        profit += Math.max(0, of('revaluedDepreciation') - of('fromRevaluation'));
        if (of('bookLoss') > 0 && of('bookDepreciation') > 0) {
          profit -= of('bookLoss') < of('bookDepreciation') ? of('bookLoss') : of('bookDepreciation');
        }
        const { figure } = answeredOrThrow(calculator, {
          entity: 'domestic',
          year: '2025-26',
          income: 0,
          bookProfit,
          adjustments,
        });
        countCompared('book-profit');
        const tax = beforeCess(toTen(Math.max(0, profit)), 15, domestic) * 1.04;
        expect(figure('Tax with surcharge and cess: MAT')).toBeCloseTo(tax, 4);
      },
    ),
    { numRuns: drawsOf('book-profit') },
  );
});

/** One year of a company as entered. */
interface YearOfCompany {
  readonly income: number;
  readonly bookProfit: number;
  readonly lost: number;
}

/**
 * The least tax from a year on, decided year by year: stay at the ordinary rate, or go over to the lower one for good. `credit` holds
 * amounts with the last year in which each counts. Law of 2025-26 in year 0 if `old`, else that of 2026-27.
 */
function leastFrom(
  years: readonly YearOfCompany[],
  year: number,
  lower: boolean,
  credit: readonly (readonly [amount: number, last: number])[],
  old: boolean,
): number {
  const now = years[year];
  if (!now) return 0;
  const usable = credit.filter(([, last]) => last >= year);
  const sum = usable.reduce((total, [amount]) => total + amount, 0);
  const after = (used: number) => {
    let wanted = used;
    return usable.map(([amount, last]) => {
      const part = Math.min(amount, wanted);
      wanted -= part;
      return [amount - part, last] as const;
    });
  };
  const underOldAct = old && year === 0;
  const lowerTax = ((toTen(now.income + now.lost) * 22 * 110) / 10_000) * 1.04;
  const used = underOldAct ? 0 : Math.min(sum, lowerTax / 4);
  const go = toTen(lowerTax - used) + leastFrom(years, year + 1, true, underOldAct ? [] : after(used), old);
  if (lower) return go;
  const ordinary = beforeCess(toTen(now.income), 25, domestic) * 1.04;
  const minimum = beforeCess(toTen(Math.max(0, now.bookProfit)), underOldAct ? 15 : 14, domestic) * 1.04;
  const usedHere = underOldAct ? Math.max(0, Math.min(sum, ordinary - minimum)) : 0;
  const gained = underOldAct ? Math.max(0, minimum - ordinary) : 0;
  const stay =
    toTen(Math.max(ordinary, minimum) - usedHere) +
    leastFrom(years, year + 1, false, [...after(usedHere), [gained, year + 15]], old);
  return Math.min(stay, go);
}

it('says when to choose the lower rate by the figures of each year, as decisions year by year do', () => {
  const amount = fc.integer({ min: 0, max: 40 }).map((lakhs) => lakhs * 5_00_000);
  const oneYear = fc.record({ income: amount, bookProfit: amount, lost: fc.constantFrom(0, 10_00_000, 60_00_000) });
  fc.assert(
    fc.property(
      fc.constantFrom('2025-26', '2026-27'),
      fc.array(oneYear, { minLength: 2, maxLength: 8 }),
      fc.constantFrom(0, 3_00_000, 40_00_000),
      fc.integer({ min: 0, max: 9 }),
      (year, years, credit, lasts) => {
        const creditLasts = credit > 0 ? lasts : 14;
        const [now, ...laterYears] = years;
        const { result, figure } = answeredOrThrow(calculator, {
          entity: 'domestic',
          year,
          ...now,
          credit,
          creditLasts,
          laterYears,
        });
        const chosen = result.headline.find(({ label }) => label === `Lowest over ${years.length} years`)?.value;
        countCompared('lower-rate-year');
        const least = leastFrom(years, 0, false, [[credit, creditLasts]], year === '2025-26');
        expect([years, figure(`Tax of ${years.length} years: ${chosen}`)]).toEqual([years, least]);
      },
    ),
    { numRuns: drawsOf('lower-rate-year') },
  );
});

it('takes interest for late tax month by month, as sections 234A to 234C say', () => {
  const dates = {
    '2025-26': ['2025-06-16', '2025-09-15', '2025-12-15', '2026-03-16'],
    '2026-27': ['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15'],
  } as const;
  const payment = fc.record({
    month: fc.constantFrom('04-20', '06-15', '06-16', '09-10', '12-15', '12-16', '03-15', '03-31'),
    share: fc.constantFrom(0.05, 0.12, 0.24, 0.3, 0.45, 0.9),
  });
  const down = (amount: number) => Math.max(0, Math.floor((amount + 1e-6) / 100) * 100);
  fc.assert(
    fc.property(
      fc.constantFrom('2025-26' as const, '2026-27' as const),
      fc.integer({ min: 20, max: 500 }),
      fc.array(payment, { maxLength: 5 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 0, max: 9 }),
      (year, lakhs, drawn, tds, monthsLate) => {
        const first = Number(year.slice(0, 4));
        const tax = (lakhs * 1_00_000 * 22 * 1.1 * 1.04) / 100;
        const payments = drawn.map(({ month, share }) => ({
          date: `${month.startsWith('03') ? first + 1 : first}-${month}`,
          amount: Math.round(tax * share),
        }));
        const by = (day: string) => payments.reduce((sum, { date, amount }) => (date <= day ? sum + amount : sum), 0);
        const due = tax - tds;
        let deferred = 0;
        const parts = [
          [0.15, 0.12, 3],
          [0.45, 0.36, 3],
          [0.75, 0.75, 3],
          [1, 1, 1],
        ] as const;
        parts.forEach(([share, enough, months], index) => {
          const day = dates[year][index] ?? '';
          // A Sunday gives way to Monday: in 2025 and 2026 these are 15 June and 15 March.
          if (by(day) >= due * enough - 1e-6) return;
          for (let month = 0; month < months; month += 1) deferred += down(due * share - by(day)) / 100;
        });
        // The return is filed on the last day of the month that is so many months after October.
        const filed = new Date(Date.UTC(first + 1, 9 + monthsLate + 1, 0)).toISOString().slice(0, 10);
        const unpaid = due - by(`${first + 1}-03-31`);
        let short = 0;
        let late = 0;
        if (by(`${first + 1}-03-31`) < due * 0.9 - 1e-6) {
          for (let month = 0; month < 7 + monthsLate; month += 1) short += down(unpaid) / 100;
        }
        for (let month = 0; month < monthsLate; month += 1) late += down(unpaid) / 100;
        const fee = monthsLate > 0 ? 5_000 : 0;
        const { figure } = answeredOrThrow(calculator, {
          entity: 'domestic',
          year,
          size: 'large',
          income: lakhs * 1_00_000,
          bookProfit: 0,
          paid: tds,
          interest: true,
          payments,
          filedOn: filed,
        });
        expect(figure('Interest for instalments (234C)')).toBeCloseTo(deferred, 4);
        expect(figure('Interest for short advance tax (234B)')).toBeCloseTo(short, 4);
        expect(figure('Interest for a late return (234A)')).toBeCloseTo(late, 4);
        countCompared('company-late-tax');
        const balance = unpaid + deferred + short + late + fee;
        const shown = figure('Still to pay') ?? -(figure('Refund') ?? Number.NaN);
        expect(shown + 0).toBe(Math.sign(balance) * toTen(Math.abs(balance)) + 0);
      },
    ),
    { numRuns: drawsOf('company-late-tax') },
  );
});

/** Tax with surcharge before cess, by a scale of whole slabs: income is cut at each threshold and the surcharge found from there. */
function societyBeforeCess(income: number, gains: readonly (readonly [amount: number, percent: number])[]): number {
  const special = gains.reduce((sum, [amount]) => sum + amount, 0);
  const taxAt = (total: number) => {
    const own = Math.max(0, total - special);
    const cut = special > total && special > 0 ? total / special : 1;
    // 30% of all, less what the two lower slabs save.
    const plain = own * 0.3 - Math.min(own, 10_000) * 0.2 - Math.max(0, Math.min(own, 20_000) - 10_000) * 0.1;
    return plain + gains.reduce((sum, [amount, percent]) => sum + (amount * cut * percent) / 100, 0);
  };
  const total = income + special;
  const tax = taxAt(total);
  if (total > 10_00_00_000)
    return Math.min(tax * 1.12, Math.max(tax, taxAt(10_00_00_000) * 1.07 + total - 10_00_00_000));
  if (total > 1_00_00_000) return Math.min(tax * 1.07, Math.max(tax, taxAt(1_00_00_000) + total - 1_00_00_000));
  return tax;
}

/** The same at one rate without slabs, for alternate minimum tax. */
function flatBeforeCess(income: number, percent: number): number {
  const tax = (income * percent) / 100;
  if (income > 10_00_00_000)
    return Math.min(tax * 1.12, ((percent * 10_00_00_000) / 100) * 1.07 + income - 10_00_00_000);
  if (income > 1_00_00_000) return Math.min(tax * 1.07, (percent * 1_00_00_000) / 100 + income - 1_00_00_000);
  return tax;
}

it('agrees for co-operative societies: slabs, AMT of 15% with its credit, and the lower rates', () => {
  const near = fc.oneof(
    fc.integer({ min: 0, max: 30_000 }),
    fc.integer({ min: 0, max: 2_00_00_000 }),
    fc.constantFrom(99_99_990, 1_00_00_000, 1_00_20_000, 1_05_00_000, 10_00_00_000, 10_00_30_000, 12_00_00_000),
  );
  fc.assert(
    fc.property(
      fc.record({
        year: fc.constantFrom('2025-26', '2026-27'),
        income: near,
        lost: fc.constantFrom(0, 0, 40_000, 30_00_000),
        alternateDeductions: fc.constantFrom(0, 0, 25_000, 60_00_000),
        credit: fc.constantFrom(0, 5_000, 8_00_000),
        shortGains: fc.constantFrom(0, 0, 3_00_000),
        longGains: fc.constantFrom(0, 0, 7_00_000),
        newSociety: fc.boolean(),
        otherShare: fc.constantFrom(0, 10, 50, 100),
      }),
      ({ otherShare, ...given }) => {
        const { income, lost, alternateDeductions, credit, shortGains, longGains, newSociety } = given;
        const societyOther = newSociety ? Math.floor(((income + lost) * otherShare) / 100) : 0;
        const { figure } = answeredOrThrow(calculator, { ...given, entity: 'society', societyOther });
        const gains = [
          [shortGains, 20],
          [longGains, 12.5],
        ] as const;
        const all = toTen(income) + shortGains + longGains;
        const regular = societyBeforeCess(toTen(income), gains);
        const alternate = flatBeforeCess(toTen(all + alternateDeductions), 15);
        const due = alternateDeductions > 0 ? Math.max(regular, alternate) : regular;
        const used = Math.max(0, Math.min(credit / 1.04, regular - alternate));
        const ordinary = toTen((due - used) * 1.04);
        const onGains = (shortGains * 20 + longGains * 12.5) / 100;
        const at22 = toTen((toTen(income + lost) * 0.22 + onGains) * 1.1 * 1.04);
        const at15 = toTen((toTen(income + lost - societyOther) * 0.15 + societyOther * 0.22 + onGains) * 1.1 * 1.04);
        expect([given, figure('To pay: Ordinary rates of a society')]).toEqual([given, ordinary]);
        expect([given, figure('To pay: Lower rate, 22%')]).toEqual([given, at22]);
        if (newSociety)
          expect([given, societyOther, figure('To pay: Lower rate, 15%')]).toEqual([given, societyOther, at15]);
        // The rate of a new manufacturer was chosen for good: what another would cost is no choice.
        expect(figure('Tax of the year')).toBe(newSociety ? at15 : Math.min(ordinary, at22));
        countCompared('society-tax');
      },
    ),
    { numRuns: drawsOf('society-tax') },
  );
});

it('takes dividends passed on off the income at every rate, after losses, and not off book profit', () => {
  const lakhs = (most: number) => fc.integer({ min: 0, max: most * 1_000 }).map((hundreds) => hundreds * 100);
  fc.assert(
    fc.property(
      fc.record({ business: lakhs(40), received: lakhs(40), paid: lakhs(60), loss: lakhs(30), bookProfit: lakhs(80) }),
      ({ business, received, paid, loss, bookProfit }) => {
        const { figure } = answeredOrThrow(calculator, {
          year: '2025-26',
          income: business + received,
          otherIncome: received,
          dividendsReceived: received,
          dividendsPaid: paid,
          bookProfit,
          losses: [{ kind: 'business', year: '2024-25', amount: loss, ofLost: 0 }],
        });
        // What is left of the business after its loss, and the dividends that stay in the company.
        const left = Math.max(0, business - loss) + Math.max(0, received - paid);
        const mat = bookProfit * 0.15 * 1.04;
        expect(figure('To pay: Ordinary rate, 25%')).toBe(toTen(Math.max(toTen(left) * 0.25 * 1.04, mat)));
        expect(figure('To pay: Lower rate, 22%')).toBe(toTen(toTen(left) * 0.22 * 1.1 * 1.04));
        countCompared('dividends-passed-on');
      },
    ),
    { numRuns: drawsOf('dividends-passed-on') },
  );
});
