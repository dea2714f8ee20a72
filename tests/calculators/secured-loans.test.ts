/** Gold, car and education loans against the EMI page, and each piece of their advice recomputed with it followed. */
import fc from 'fast-check';
import carPage from '@/content/calculators/car-loan-emi-calculator';
import educationPage from '@/content/calculators/education-loan-calculator';
import emiPage from '@/content/calculators/emi-calculator';
import goldPage from '@/content/calculators/gold-loan-calculator';
import { tcsCredit, tcsOnVehicles } from '@/content/rules/tcs';
import { figuresOf, type Result } from '@/lib/calculator';
import { resultOf } from '../result-of';
import { countCompared, drawsOf, runs } from '../runs';

const figure = (result: Result, label: string) => {
  const value = figuresOf(result).find((each) => each.label === label)?.value;
  if (typeof value !== 'number') throw new Error(`There is no figure "${label}"`);
  return value;
};

/** A schedule's columns by label, numbers only. */
function columns(result: Result, labels: readonly string[]): number[][] {
  const table = result.tables?.find(({ id }) => id === 'schedule');
  if (!table) throw new Error('There is no schedule');
  return labels.map((label) => {
    const index = table.columns.findIndex((column) => column.label === label);
    expect([label, index >= 0]).toEqual([label, true]);
    return table.rows.map((row) => Number(row[index]));
  });
}

function expectSame(ours: readonly number[][], theirs: readonly number[][]): void {
  ours.forEach((column, index) => {
    const other = theirs[index] ?? [];
    expect(column.length).toBe(other.length);
    column.forEach((value, row) => {
      expect(Math.abs(value - (other[row] ?? Number.NaN))).toBeLessThan(0.005);
    });
  });
}

const rate = fc.integer({ min: 0, max: 2_400 }).map((hundredths) => hundredths / 100);

describe('a gold loan with EMIs', () => {
  it('has the schedule of the EMI page', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 3_00_000 }),
        rate,
        fc.integer({ min: 1, max: 60 }),
        (wanted, percent, tenure) => {
          const gold = resultOf(goldPage, { wanted, rate: percent, tenure, sanctionedOn: '2026-03-15' });
          const emi = resultOf(emiPage, {
            loan: wanted,
            rate: percent,
            tenure,
            firstMonth: '2026-04',
            homeLoan: false,
          });
          expect(figure(gold, 'Monthly EMI')).toBeCloseTo(figure(emi, 'Monthly EMI'), 6);
          expect(figure(gold, 'Total interest')).toBeCloseTo(figure(emi, 'Total interest'), 5);
          expectSame(
            columns(gold, ['Opening balance', 'Paid', 'Interest', 'Balance']),
            columns(emi, ['Opening balance', 'EMI', 'Interest', 'Balance']),
          );
          expect(gold.tables?.find(({ id }) => id === 'schedule')?.rows.map(([month]) => month)).toEqual(
            emi.tables?.find(({ id }) => id === 'schedule')?.rows.map(([month]) => month),
          );
          countCompared('gold-loan-schedule');
        },
      ),
      { numRuns: drawsOf('gold-loan-schedule') },
    );
  });
});

describe('the advice of the gold loan', () => {
  it('adding the gold it calls missing brings the loan that was wanted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3_60_000, max: 30_00_000 }),
        fc.constantFrom('emi', 'interest', 'bullet'),
        (wanted, mode) => {
          const grams = figure(resultOf(goldPage, { wanted, mode }), 'Extra 22 carat gold needed, in grams');
          const row = (gross: number, stones: number) => ({
            gross,
            stones,
            purity: '22' as const,
            fineness: 900,
            kind: 'ornament' as const,
            silverFineness: 925,
          });
          const most = (added: number) =>
            figure(resultOf(goldPage, { mode, items: [row(42, 2), row(added, 0)] }), 'Most you can borrow');
          expect(most(grams * 1.000001)).toBeGreaterThanOrEqual(wanted);
          expect(most(grams * 0.999)).toBeLessThan(wanted);
        },
      ),
      { numRuns: Math.max(30, runs(30, 1_000)) },
    );
  });

  it('the loan is just within its share after the fall it names', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 3_00_000 }),
        fc.constantFrom('emi', 'interest', 'bullet'),
        (wanted, mode) => {
          const before = resultOf(goldPage, { wanted, mode });
          const fall = figure(before, 'Price fall that brings a margin call');
          const share = figure(before, 'Share that may be lent on this loan');
          const price = 12_000 * (1 - fall / 100);
          const most = figure(
            resultOf(goldPage, { price, mode, limit: 'own', ownShare: share }),
            'Most you can borrow',
          );
          expect(most).toBeCloseTo(wanted, 4);
        },
      ),
      { numRuns: Math.max(30, runs(30, 1_000)) },
    );
  });
});

/** A car of a price with nothing else to pay, all of it on loan. */
const bare = { roadTax: 0, insurance: 0, registration: 0, downPayment: 0 };

describe('a car loan', () => {
  const loans = [fc.integer({ min: 50_000, max: 10_00_000 }), rate, fc.integer({ min: 2, max: 120 })] as const;

  it('without advance EMIs and balloon has the schedule of the EMI page', () => {
    fc.assert(
      fc.property(...loans, (exShowroom, percent, tenure) => {
        const car = resultOf(carPage, { ...bare, exShowroom, rate: percent, tenure, boughtIn: '2026-03' });
        const emi = resultOf(emiPage, {
          loan: exShowroom,
          rate: percent,
          tenure,
          firstMonth: '2026-04',
          homeLoan: false,
        });
        const labels = ['Opening balance', 'EMI', 'Interest', 'Principal', 'Balance'];
        expectSame(columns(car, labels), columns(emi, labels));
        expect(figure(car, 'Monthly EMI')).toBeCloseTo(figure(emi, 'Monthly EMI'), 6);
        countCompared('car-loan-schedule');
      }),
      { numRuns: drawsOf('car-loan-schedule') },
    );
  });

  it('with one EMI in advance has the EMI and interest of the EMI page with EMIs in advance', () => {
    fc.assert(
      fc.property(...loans, (exShowroom, percent, tenure) => {
        const car = resultOf(carPage, {
          ...bare,
          exShowroom,
          rate: percent,
          tenure,
          advanceEmis: 1,
          boughtIn: '2026-04',
        });
        const emi = resultOf(emiPage, { loan: exShowroom, rate: percent, tenure, timing: 'start', homeLoan: false });
        for (const label of ['Monthly EMI', 'Total interest']) {
          expect(Math.abs(figure(car, label) - figure(emi, label))).toBeLessThan(0.005);
        }
        const labels = ['EMI', 'Interest', 'Balance'];
        expectSame(columns(car, labels), columns(emi, labels));
        countCompared('car-loan-in-advance');
      }),
      { numRuns: drawsOf('car-loan-in-advance') },
    );
  });

  it('smaller by what it says leaves no month in which more is owed than the car fetches', () => {
    let advised = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 24, max: 120 }),
        fc.constantFrom(0, 0, 1_00_000, 3_00_000),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 10, max: 40 }),
        (tenure, balloon, advanceEmis, firstYearFall) => {
          const plan = { ...bare, exShowroom: 10_00_000, tenure, balloon, advanceEmis, firstYearFall };
          const before = resultOf(carPage, plan);
          const less = figuresOf(before).find(({ label }) => label === 'How much smaller a loan avoids this')?.value;
          if (typeof less !== 'number') return;
          advised += 1;
          const downPayment = Math.ceil(less);
          expect(before.sentence).toContain('larger avoids this.');
          const after = resultOf(carPage, { ...plan, downPayment });
          expect(figure(after, 'Time in which you owe more than the car is worth')).toBe(0);
          const notYet = resultOf(carPage, { ...plan, downPayment: Math.floor(less) - 1 });
          expect(figure(notYet, 'Time in which you owe more than the car is worth')).toBeGreaterThan(0);
        },
      ),
      { numRuns: Math.max(100, runs(100, 1_000)) },
    );
    expect(advised).toBeGreaterThan(20);
  });

  it.each([
    ['2019-04', true],
    ['2023-03', true],
    ['2023-04', false],
  ])('of an electric car, sanctioned in %s, has a table of the deduction: %s', (boughtIn, has) => {
    const month = { ...bare, exShowroom: 9_00_000, fuel: 'electric', boughtIn } as const;
    const { tables = [], caveats = [] } = resultOf(carPage, month);
    expect(tables.some(({ id }) => id === 'electric-years')).toBe(has);
    expect(caveats.some(({ text }) => text.endsWith('Yours is not among them.'))).toBe(!has);
  });
});

describe('an education loan', () => {
  const terms = [fc.integer({ min: 10_000, max: 50_00_000 }), rate, fc.integer({ min: 1, max: 240 })] as const;
  const oneTranche = (amount: number) => ({ tranches: [{ from: '2026-04', amount }] });
  const labels = ['Opening balance', 'Interest', 'Balance'];

  it('of one payment without a moratorium has the schedule of the EMI page', () => {
    fc.assert(
      fc.property(...terms, (amount, percent, tenure) => {
        const ours = resultOf(educationPage, {
          ...oneTranche(amount),
          courseEnd: '2026-03',
          grace: 0,
          rate: percent,
          tenure,
        });
        const emi = resultOf(emiPage, { loan: amount, rate: percent, tenure, firstMonth: '2026-04', homeLoan: false });
        expect(figure(ours, 'Monthly EMI')).toBeCloseTo(figure(emi, 'Monthly EMI'), 6);
        expect(Math.abs(figure(ours, 'Total interest you pay') - figure(emi, 'Total interest'))).toBeLessThan(0.005);
        // The loan is paid out at the start of the month of the first EMI.
        expectSame(columns(ours, ['You pay', 'Interest', 'Balance']), columns(emi, ['EMI', 'Interest', 'Balance']));
        countCompared('education-loan-schedule');
      }),
      { numRuns: drawsOf('education-loan-schedule') },
    );
  });

  it('with the interest paid has the schedule of the EMI page with a moratorium in which it is paid', () => {
    fc.assert(
      fc.property(...terms, fc.integer({ min: 1, max: 60 }), (amount, percent, tenure, moratorium) => {
        const courseEnd = new Date(Date.UTC(2026, 2 + moratorium)).toISOString().slice(0, 7);
        const ours = resultOf(educationPage, {
          ...oneTranche(amount),
          courseEnd,
          grace: 0,
          rate: percent,
          tenure,
          payNow: 'interest',
        });
        const emi = resultOf(emiPage, {
          loan: amount,
          rate: percent,
          tenure,
          moratorium,
          firstMonth: '2026-04',
          homeLoan: false,
        });
        expectSame(columns(ours, ['You pay', ...labels.slice(1)]), columns(emi, ['EMI', ...labels.slice(1)]));
        countCompared('education-loan-moratorium');
      }),
      { numRuns: drawsOf('education-loan-moratorium') },
    );
  });

  it('with prepayments before the EMIs has the schedule of the EMI page with prepayments in its moratorium', () => {
    fc.assert(
      fc.property(
        ...terms,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('paid', 'added'),
        fc.constantFrom('tenure', 'emi'),
        fc.constantFrom('once', 'monthly', 'yearly'),
        fc.nat({ max: 70 }),
        (amount, percent, tenure, moratorium, moratoriumInterest, prepaymentEffect, every, after) => {
          const courseEnd = new Date(Date.UTC(2026, 2 + moratorium)).toISOString().slice(0, 7);
          const from = new Date(Date.UTC(2026, 3 + after)).toISOString().slice(0, 7);
          // Less than the loan in all before the EMIs: the EMI page asks for one that has EMIs.
          const onTop = Math.round(amount / (every === 'once' ? 2 : every === 'yearly' ? 10 : 100));
          const both = { rate: percent, tenure, prepaymentEffect, prepayments: [{ every, amount: onTop, from }] };
          const ours = resultOf(educationPage, {
            ...oneTranche(amount),
            ...both,
            courseEnd,
            grace: 0,
            ...(moratoriumInterest === 'paid' ? { payNow: 'interest' } : { unpaidInterest: '1' }),
          });
          const emi = resultOf(emiPage, {
            ...both,
            loan: amount,
            moratorium,
            moratoriumInterest,
            firstMonth: '2026-04',
            homeLoan: false,
          });
          const same = ['Prepayment', 'Interest', 'Balance'].filter((label) =>
            ours.tables?.some(({ id, columns: all }) => id === 'schedule' && all.some((each) => each.label === label)),
          );
          expectSame(columns(ours, ['You pay', ...same]), columns(emi, ['EMI', ...same]));
          countCompared('education-loan-prepaid');
        },
      ),
      { numRuns: drawsOf('education-loan-prepaid') },
    );
  });

  it('saves what it says when the interest is paid as it falls due, after the tax deduction', () => {
    let advised = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00_000, max: 30_00_000 }),
        fc.integer({ min: 12, max: 240 }),
        fc.constantFrom('new', 'old'),
        fc.constantFrom('none', 'csis', 'vidyalaxmi'),
        (amount, tenure, regime, scheme) => {
          const plan = { ...oneTranche(amount), tenure, regime, scheme };
          const before = resultOf(educationPage, plan);
          const after = resultOf(educationPage, { ...plan, payNow: 'interest' });
          const cost = (result: Result) =>
            figure(result, 'Total interest you pay') -
            (regime === 'old' ? figure(result, 'Tax saved by the deduction') : 0);
          const advice = /and you save (₹[\d,]+(?: after tax)?)\./.exec(before.sentence)?.[1];
          const saved = cost(before) - cost(after);
          if (advice === undefined) {
            expect(saved).toBeLessThan(1);
            return;
          }
          advised += 1;
          expect(advice.endsWith('after tax')).toBe(regime === 'old');
          expect(Math.abs(Number(advice.replace(/[^\d]/g, '')) - saved)).toBeLessThanOrEqual(0.5);
          expect(after.sentence).toContain(`saves you ${advice}.`);
        },
      ),
      { numRuns: Math.max(30, runs(30, 1_000)) },
    );
    expect(advised).toBeGreaterThan(20);
  });
});

describe('the tax collected on a car', () => {
  const creditOf = (boughtIn: string) =>
    resultOf(carPage, { exShowroom: 12_00_000, boughtIn }).actions?.find(({ text }) =>
      text.includes('of tax collected'),
    )?.cite;

  it('is claimed under the Act in force in the month of purchase, whatever entries follow', () => {
    const entries = tcsOnVehicles.from as (typeof tcsOnVehicles.from)[number][];
    const last = entries.at(-1);
    if (!last) throw new Error('There is no entry.');
    const [year, rest] = [Number(last.date.slice(0, 4)), last.date.slice(4)];
    entries.push({ ...last, date: `${year + 1}${rest}` });
    try {
      expect(creditOf(`${year - 1}-04`)).toEqual(tcsCredit.act1961);
      expect(creditOf(last.date.slice(0, 7))).toEqual(tcsCredit.act2025);
      expect(creditOf(`${year + 1}-04`)).toEqual(tcsCredit.act2025);
    } finally {
      entries.pop();
    }
  });
});
