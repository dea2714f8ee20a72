import { readdirSync } from 'node:fs';
import path from 'node:path';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { sources } from '@/content/sources';
import { addDays, financialYearOf, firstYearOf, isIsoDate } from '@/lib/calendar';
import { NoRuleError, rulesOfYear } from '@/lib/law';
import { assess, assessBoth } from '@/lib/tax/assess';
import type { AgeBand, IncomeTaxYear, Regime, RegimeRules } from '@/lib/tax/income-tax-year';
import { deferredInstalmentInterest } from '@/lib/tax/interest';
import { emptyTaxpayer, type Taxpayer } from '@/lib/tax/taxpayer';

/** The day of the last review of all rules: it moves on when somebody compares them with their sources again. */
const lastReview = '2026-11-29';
const longestUnchecked = 400;

const folder = path.join(process.cwd(), 'content', 'rules');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();

type Data = Readonly<Record<string, unknown>>;

/** One object of a rules file, with the way to it: `newRegime.rebate`. */
interface Place {
  readonly at: string;
  readonly data: Data;
}

/** Every object below a value, itself included. */
function objectsIn(value: unknown, at: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, each]) => objectsIn(each, `${at}.${name}`));
  return [{ at, data: value as Data }, ...below];
}

const isCitation = (value: unknown): value is { source: string; at: string } =>
  typeof value === 'object' && value !== null && 'source' in value && 'at' in value;

/** Whether a value is a scale: two or more pairs of numbers, the first of each being where it begins. */
const isScale = (value: unknown): value is readonly (readonly [number, number])[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((each) => typeof each === 'number'));

const ascends = (values: readonly (number | string)[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

/** The days on which a file was compared with its sources: `checkedOn` anywhere, or a constant of that name. */
function checkedDays(exported: Data): unknown[] {
  const constants = Object.entries(exported).filter(([name]) => /checkedOn$/i.test(name));
  return [
    ...constants.map(([, value]) => value),
    ...objectsIn(exported, '').flatMap(({ data }) => (Object.hasOwn(data, 'checkedOn') ? [data.checkedOn] : [])),
  ];
}

it('there are rules on file', () => {
  expect(files.length).toBeGreaterThan(0);
});

describe.each(files)('content/rules/%s', (file) => {
  let exported: Data = {};
  let objects: Place[] = [];

  beforeAll(async () => {
    exported = { ...((await import(`../content/rules/${file}`)) as Data) };
    objects = objectsIn(exported, file);
  });

  it('cites a known source for every figure', () => {
    // A provision may itself be called "value", as that on the value of a supply.
    const figures = objects.filter(({ data }) => Object.hasOwn(data, 'value') && !isCitation(data.value));
    const uncited = figures.filter(({ data }) => !isCitation(data.cite));
    expect(uncited.map(({ at }) => at)).toEqual([]);
    const unknown = objects.filter(({ data }) => isCitation(data) && !Object.hasOwn(sources, data.source));
    expect(unknown.map(({ at, data }) => [at, data.source])).toEqual([]);
  });

  it('pins every citation to a place with the name of the Act or paper', () => {
    const vague = objects.filter(({ data }) => isCitation(data) && !/\p{L}{3}/u.test(String(data.at)));
    expect(vague.map(({ at, data }) => [at, data.at])).toEqual([]);
  });

  it('says on which day it was checked, and that day is neither to come nor long ago', () => {
    // A file of types, or of the names of years, has no figure to check.
    if (Object.keys(exported).length === 0 || /^(?:years\/on-file|finance-acts)\.ts$/.test(file)) return;
    // No proposal is on file: there is nothing to check.
    if (Object.values(exported).every((value) => value === null)) return;
    const days = checkedDays(exported);
    expect(days).not.toEqual([]);
    for (const day of days) {
      expect(isIsoDate(String(day))).toBe(true);
      expect(String(day) <= lastReview).toBe(true);
      expect(String(day) >= addDays(lastReview, -longestUnchecked)).toBe(true);
    }
  });

  it('has its dated series oldest first, each with the day it was checked', () => {
    for (const { at, data } of objects) {
      if (!Array.isArray(data.from)) continue;
      const days = data.from.map((entry: Data) => String(entry.date));
      expect([at, days.length > 0 && days.every(isIsoDate)]).toEqual([at, true]);
      expect([at, ascends(days)]).toEqual([at, true]);
      expect([at, Object.hasOwn(data, 'checkedOn')]).toEqual([at, true]);
    }
  });

  it('has scales whose lines ascend', () => {
    const scales = objects.filter(({ data }) => isScale(data));
    for (const { at, data } of scales) {
      expect([at, ascends((data as unknown as readonly [number, number][]).map(([from]) => from))]).toEqual([at, true]);
    }
  });

  it('has financial years without a gap', () => {
    for (const { at, data } of objects) {
      const years = Object.keys(data).filter((key) => /^\d{4}-\d{2}$/.test(key));
      const firsts = years.map((year) => Number(year.slice(0, 4))).sort();
      expect([at, years.filter((year) => Number(year.slice(5)) !== (Number(year.slice(2, 4)) + 1) % 100)]).toEqual([
        at,
        [],
      ]);
      expect([at, firsts.every((year, index) => index === 0 || year === (firsts[index - 1] ?? 0) + 1)]).toEqual([
        at,
        true,
      ]);
    }
  });

  it('writes every day as a day of the calendar', () => {
    const odd = objects.flatMap(({ at, data }) =>
      Object.entries(data)
        .filter(([, value]) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isIsoDate(value))
        .map(([name, value]) => `${at}.${name}: ${value}`),
    );
    expect(odd).toEqual([]);
  });

  it('holds data only: finite numbers, and nothing that computes', () => {
    const odd = objects.flatMap(({ at, data }) =>
      Object.entries(data)
        .filter(([, value]) => typeof value === 'function' || (typeof value === 'number' && !Number.isFinite(value)))
        .map(([name]) => `${at}.${name}`),
    );
    expect(odd).toEqual([]);
  });
});

/** Every number and flag below a value that no object with a citation covers, by the way to it. */
function uncited(value: unknown, at: string): string[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [at];
  if (typeof value !== 'object' || value === null) return [];
  if ('cite' in value && 'value' in value) return [];
  return Object.entries(value).flatMap(([name, each]) => uncited(each, `${at}.${name}`));
}

const settledYears: readonly IncomeTaxYear[] = Object.values(incomeTaxYears);

const ages: readonly AgeBand[] = ['below60', 'senior', 'verySenior'];
const regimes: readonly Regime[] = ['new', 'old'];

describe.each(Object.entries(incomeTaxYears))('the income-tax of FY %s', (name, year) => {
  const each = (about: (rules: RegimeRules, regime: Regime) => void) => {
    for (const regime of regimes) about(year.regimes[regime], regime);
  };

  it('has no figure without its citation', () => {
    expect(uncited(year, name)).toEqual([]);
  });

  it('is the year it says it is', () => {
    const first = firstYearOf(name);
    expect(year.financialYear).toBe(name);
    expect([year.firstDay, year.lastDay]).toEqual([`${first}-04-01`, `${first + 1}-03-31`]);
    expect(year.act).toBe(first < 2026 ? 'act1961' : 'act2025');
    expect(year.assessmentYear).toBe(year.act === 'act1961' ? financialYearOf(`${first + 1}-04-01`) : null);
  });

  it('has both regimes, each with slabs of every age that ascend in income and rate', () => {
    expect(Object.keys(year.regimes).sort()).toEqual([...regimes].sort());
    each(({ slabs }, regime) => {
      for (const age of ages) {
        const scale = slabs.value[age];
        expect([regime, age, scale.length > 1]).toEqual([regime, age, true]);
        expect([regime, age, ascends(scale.map(([above]) => above))]).toEqual([regime, age, true]);
        expect([regime, age, ascends([0, ...scale.map(([, percent]) => percent)])]).toEqual([regime, age, true]);
        expect(scale.at(-1)?.[1]).toBeLessThan(100);
      }
    });
  });

  it('taxes no person more for being older', () => {
    const taxAt = (income: number, age: AgeBand, regime: Regime) =>
      assess({ ...emptyTaxpayer, age, other: { ...emptyTaxpayer.other, other: income } }, year, regime).tax;
    each((_, regime) => {
      for (const income of [3_00_000, 5_00_000, 5_00_010, 10_00_000, 60_00_000]) {
        const [below60, senior, verySenior] = ages.map((age) => taxAt(income, age, regime));
        expect([income, senior]).toEqual([income, Math.min(senior ?? 0, below60 ?? 0)]);
        expect([income, verySenior]).toEqual([income, Math.min(verySenior ?? 0, senior ?? 0)]);
      }
    });
  });

  it('has surcharge that ascends, first by total income and then by the rest, and a cap among its rates', () => {
    each(({ surcharge }) => {
      expect(ascends(surcharge.value.map(({ above }) => above))).toBe(true);
      expect(ascends([0, ...surcharge.value.map(({ percent }) => percent)])).toBe(true);
      const measures = surcharge.value.map(({ measure }) => measure);
      expect([...measures].sort().reverse()).toEqual(measures);
      expect(surcharge.value.map(({ percent }) => percent)).toContain(year.surchargeCap.value);
    });
  });

  it('has a rebate that leaves no slab tax up to its income, which ends a slab', () => {
    each(({ rebate, slabs }, regime) => {
      const { incomeUpTo, atMost } = rebate.value;
      const person = { ...emptyTaxpayer, other: { ...emptyTaxpayer.other, other: incomeUpTo } };
      expect([regime, assess(person, year, regime).charge.slabTax <= atMost]).toEqual([regime, true]);
      expect([regime, assess(person, year, regime).tax]).toEqual([regime, 0]);
      expect(slabs.value.below60.some(([above]) => above === incomeUpTo)).toBe(true);
    });
  });

  it('keeps in the new regime only deductions that the old one has too', () => {
    const { new: inNew, old: inOld } = year.regimes;
    expect(inNew.deductions.value.filter((section) => !inOld.deductions.value.includes(section))).toEqual([]);
    expect(new Set(inOld.deductions.value).size).toBe(inOld.deductions.value.length);
  });

  it('has percentages between nothing and the whole', () => {
    const odd = objectsIn(year, name).flatMap(({ at, data }) =>
      Object.entries(data)
        .filter(([key, value]) => /percent$/i.test(key) && typeof value === 'number' && !(value >= 0 && value <= 100))
        .map(([key, value]) => `${at}.${key}: ${value}`),
    );
    expect(odd).toEqual([]);
  });
});

describe.each(settledYears.map((year) => [year.financialYear, year] as const))('the end of FY %s', (_, year) => {
  const { advanceTax, returns, interest, firstDay, lastDay } = year;

  it('has instalments of advance tax that ascend, within the year, up to the whole', () => {
    for (const instalments of [advanceTax.instalments.value, [advanceTax.presumptive.value]]) {
      expect(ascends(instalments.map(({ date }) => date))).toBe(true);
      expect(ascends(instalments.map(({ percent }) => percent))).toBe(true);
      expect(instalments.at(-1)?.percent).toBe(100);
      for (const { date, percent, enough, months } of instalments) {
        expect([date, date > firstDay && date <= lastDay]).toEqual([date, true]);
        expect([date, enough > 0 && enough <= percent]).toEqual([date, true]);
        expect([date, months > 0]).toEqual([date, true]);
      }
    }
  });

  it('has due dates in order: individuals, business, audit, and last the belated return', () => {
    const { individual, business, audit } = returns.due.value;
    expect(individual > lastDay).toBe(true);
    expect([individual, business, audit]).toEqual([individual, business, audit].sort());
    expect(returns.belated.value > audit).toBe(true);
  });

  it('asks a lower fee of lower incomes, and interest by the month', () => {
    const { fee, lower } = returns.lateFee.value;
    expect(lower < fee).toBe(true);
    for (const percent of [interest.lateReturn.value, interest.deferredInstalments.value]) {
      expect(percent > 0 && percent < 5).toBe(true);
    }
  });
});

it('the income-tax years on file follow each other, and the last day of a belated return moves on', () => {
  const years = settledYears.map(({ financialYear }) => firstYearOf(financialYear));
  expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index));
  for (const [index, year] of settledYears.entries()) {
    const before = settledYears[index - 1];
    if (!before) continue;
    expect(year.firstDay).toBe(addDays(before.lastDay, 1));
    expect(year.returns.belated.value > before.returns.belated.value).toBe(true);
  }
});

describe('a new year of law is one more file', () => {
  const { '2025-26': last, '2026-27': next } = incomeTaxYears;

  const person: Taxpayer = {
    ...emptyTaxpayer,
    salary: { ...emptyTaxpayer.salary, gross: 18_00_000, basic: 9_00_000, employerNps: 90_000 },
    houses: [],
    gains: [
      { class: 'longTermEquity', amount: 3_00_000 },
      { class: 'longTermLand', amount: 10_00_000, indexed: 5_00_000 },
      { class: 'shortTermEquity', amount: -50_000 },
    ],
    losses: [{ kind: 'longTermCapital', financialYear: '2018-19', amount: 40_000 }],
    claims: { ...emptyTaxpayer.claims, savings: 1_50_000 },
  };

  it('is not known before it is on file, and then by its key', () => {
    expect(() => rulesOfYear<IncomeTaxYear>(incomeTaxYears, '2027-28')).toThrow(NoRuleError);
    expect(rulesOfYear<IncomeTaxYear>({ ...incomeTaxYears, '2027-28': next }, '2027-28')).toBe(next);
  });

  it('taxes as the year before where nothing but the Act and the days are new', () => {
    const recent = { ...person, losses: [] };
    const before = assessBoth(recent, last);
    const after = assessBoth(recent, next);
    // The year in which a loss arose is part of an assessment; tax and income are not.
    expect(before.new.tax).toBeGreaterThan(0);
    for (const regime of regimes) {
      expect(after[regime].tax).toBe(before[regime].tax);
      expect(after[regime].totalIncome).toBe(before[regime].totalIncome);
      expect(after[regime].charge.special).toEqual(before[regime].charge.special);
    }
  });

  it('counts losses from its own year on', () => {
    // A loss of 2018-19 is in its eighth year in 2026-27, and out of it in 2027-28.
    const used = (year: IncomeTaxYear) =>
      assess(person, year, 'new').afterSetOff.setOffs.filter(({ kind }) => kind === 'longTermCapital');
    expect(used(next).map(({ amount }) => amount)).toEqual([40_000]);
    expect(used({ ...next, financialYear: '2027-28' })).toEqual([]);
  });

  it('charges what its own figures say', () => {
    const { new: inNew } = next.regimes;
    const scale = [
      [5_00_000, 10],
      [15_00_000, 25],
    ] as const;
    const cut: IncomeTaxYear = {
      ...next,
      regimes: {
        ...next.regimes,
        new: {
          ...inNew,
          slabs: { ...inNew.slabs, value: { below60: scale, senior: scale, verySenior: scale } },
          standardDeduction: { ...inNew.standardDeduction, value: 1_00_000 },
          rebate: { ...inNew.rebate, value: { ...inNew.rebate.value, incomeUpTo: 15_00_000, atMost: 1_00_000 } },
        },
      },
      cess: { ...next.cess, value: 5 },
    };
    const salaried = (gross: number) => ({ ...emptyTaxpayer, salary: { ...emptyTaxpayer.salary, gross } });
    expect(assess(salaried(16_00_000), cut, 'new').tax).toBe(0);
    expect(assess(salaried(16_10_000), cut, 'new').tax).toBeCloseTo(10_500, 6);
    // ₹24,00,000 of total income: 10 lakh at 10 %, 9 lakh at 25 %, cess of 5 %.
    expect(assess(salaried(25_00_000), cut, 'new').tax).toBeCloseTo((1_00_000 + 2_25_000) * 1.05, 6);
  });

  it('has its own instalments', () => {
    const { advanceTax, interest } = next;
    const rows = deferredInstalmentInterest(
      advanceTax.instalments.value,
      [2_00_000, 2_00_000, 2_00_000, 2_00_000],
      [{ date: '2026-06-15', amount: 2_00_000 }],
      { percent: interest.deferredInstalments.value, multiple: interest.multiple.value },
    );
    expect(rows.map((row) => row.interest)).toEqual([0, 0, 0, 0]);
    expect(rows.map((row) => row.date)).toEqual(['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15']);
  });

  it('cites the Act of 2025 where the year before cited that of 1961', () => {
    const cited = objectsIn(next, 'next').flatMap(({ data }) => (isCitation(data) ? [data.source] : []));
    expect(cited).toContain('income-tax-act-2025');
    expect(cited).not.toContain('income-tax-act-1961');
    expect(cited.filter((source) => !Object.hasOwn(sources, source))).toEqual([]);
  });
});
