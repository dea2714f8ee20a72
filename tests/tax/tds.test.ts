import fc from 'fast-check';
import {
  type CountedPayment,
  isCrossed,
  type LedgerRules,
  lateFee,
  limitsFor,
  monthsTouched,
  percentFor,
  surchargePercent,
  type Terms,
  taxByBands,
  withSurchargeAndCess,
  yearLedger,
} from '@/lib/tax/tds';

// Toy law: a tenth of everything once the year is above 100, or a single payment above 60.
const whole: Terms = { base: 'whole', percent: 10, limits: [{ amount: 100, per: 'year' }] };
const either: Terms = {
  base: 'whole',
  percent: 10,
  limits: [
    { amount: 60, per: 'payment' },
    { amount: 100, per: 'year' },
  ],
};
const monthly: Terms = { base: 'whole', percent: 10, limits: [{ amount: 50, per: 'month' }] };
const unlimited: Terms = { base: 'whole', percent: 10, limits: [] };
const excess: Terms = { base: 'excess', bands: [[100, 10]] };
const bands: Terms = {
  base: 'excess',
  bands: [
    [100, 10],
    [200, 50],
  ],
};

const under = (terms: Terms, more: Partial<LedgerRules> = {}): LedgerRules => ({
  payee: 'individual',
  hasPan: true,
  termsOn: () => terms,
  rateFor: (percent) => percent,
  ...more,
});
const paid = (date: string, amount: number, deducted = 0): CountedPayment => ({
  date,
  measured: amount,
  taxable: amount,
  deducted,
});
const lastOf = (payments: readonly CountedPayment[], rules: LedgerRules) => yearLedger(payments, rules).at(-1);

describe('a section that taxes the whole', () => {
  it.each([
    [99, 0],
    [100, 0],
    [101, 10.1],
  ])('takes from a payment of %d, with a limit of 100, %d', (amount, due) => {
    expect(lastOf([paid('2025-05-01', amount)], under(whole))?.due).toBeCloseTo(due, 10);
  });

  it('taxes from the limit itself on where the law says "less than"', () => {
    expect(isCrossed({ amount: 100, per: 'year', inclusive: true }, 100)).toBe(true);
    expect(isCrossed({ amount: 100, per: 'year', inclusive: true }, 99.99)).toBe(false);
    expect(isCrossed({ amount: 100, per: 'year' }, 100)).toBe(false);
  });

  it('includes earlier payments without tax when the limit is crossed', () => {
    expect(lastOf([paid('2025-05-01', 60), paid('2025-06-01', 60)], under(whole))).toMatchObject({
      base: 120,
      carried: 60,
      due: 12,
      owedBefore: 0,
      crossed: { amount: 100, per: 'year' },
    });
  });

  it('leaves alone earlier payments that bore their tax', () => {
    expect(lastOf([paid('2025-05-01', 120, 12), paid('2025-06-01', 60)], under(whole))).toMatchObject({
      base: 60,
      due: 6,
      owedBefore: 0,
    });
  });

  it('keeps as owed what was due and not deducted', () => {
    expect(lastOf([paid('2025-05-01', 120), paid('2025-06-01', 60)], under(whole))).toMatchObject({
      due: 6,
      owedBefore: 12,
    });
  });

  it('counts tax deducted before it was due', () => {
    expect(lastOf([paid('2025-05-01', 60, 6), paid('2025-06-01', 60)], under(whole))).toMatchObject({
      base: 60,
      due: 6,
    });
    expect(lastOf([paid('2025-05-01', 60, 3), paid('2025-06-01', 60)], under(whole))).toMatchObject({
      base: 90,
      due: 9,
    });
  });

  it('taxes a single payment above the limit per payment alone', () => {
    const entries = yearLedger(
      [paid('2025-05-01', 20), paid('2025-06-01', 70), paid('2025-07-01', 20, 0)],
      under(either),
    );
    expect(entries.map(({ base }) => base)).toEqual([0, 70, 40]);
    expect(entries[1]?.crossed?.per).toBe('payment');
    expect(entries[2]).toMatchObject({ owedBefore: 7, carried: 20 });
  });

  it('compares the payments of each calendar month with a monthly limit', () => {
    const entries = yearLedger(
      [paid('2025-05-01', 40), paid('2025-06-01', 30), paid('2025-06-20', 30), paid('2025-07-01', 50)],
      under(monthly),
    );
    expect(entries.map(({ base }) => base)).toEqual([0, 0, 60, 0]);
    expect(entries.map(({ monthTotal }) => monthTotal)).toEqual([40, 30, 60, 50]);
  });

  it('gives a payment without a day a month of its own', () => {
    expect(lastOf([paid('', 40), paid('', 40)], under(monthly))).toMatchObject({ base: 0, monthTotal: 40 });
  });

  it('taxes from the first rupee without a limit, or without the PAN that a limit asks for', () => {
    const withPan: Terms = { base: 'whole', percent: 10, limits: [{ amount: 100, per: 'year', withPan: true }] };
    expect(lastOf([paid('2025-05-01', 1)], under(unlimited))?.due).toBeCloseTo(0.1, 10);
    expect(lastOf([paid('2025-05-01', 50)], under(withPan))?.due).toBe(0);
    expect(lastOf([paid('2025-05-01', 50)], under(withPan, { hasPan: false }))?.due).toBe(5);
    expect(limitsFor(withPan.limits, true)).toHaveLength(1);
    expect(limitsFor(withPan.limits, false)).toHaveLength(0);
  });

  it('compares one amount and taxes another: proceeds and the gain in them', () => {
    const payment = { date: '2025-05-01', measured: 120, taxable: 20, deducted: 0 };
    expect(lastOf([payment], under(whole))).toMatchObject({ base: 20, due: 2 });
  });

  it('takes each payment at the rate of its own day', () => {
    const termsOn = (date: string) => (date < '2025-06-01' ? { ...unlimited, percent: 50 } : unlimited);
    const entries = yearLedger([paid('2025-05-01', 100, 50), paid('2025-06-01', 100)], under(unlimited, { termsOn }));
    expect(entries.map(({ due }) => due)).toEqual([50, 10]);
    expect(entries[1]?.owedBefore).toBe(0);
  });

  it('takes a shortfall of some paise for rounding', () => {
    expect(lastOf([paid('2025-05-01', 103, 10), paid('2025-06-01', 100)], under(whole))).toMatchObject({
      owedBefore: 0,
    });
    expect(lastOf([paid('2025-05-01', 107, 10), paid('2025-06-01', 100)], under(whole))?.owedBefore).toBeCloseTo(
      0.7,
      10,
    );
  });
});

describe('a section that taxes the excess', () => {
  it.each([
    [99, 0],
    [100, 0],
    [101, 0.1],
    [150, 5],
  ])('takes from %d, with 100 free, %d', (amount, due) => {
    expect(lastOf([paid('2025-05-01', amount)], under(excess))?.due).toBeCloseTo(due, 10);
  });

  it('takes from each payment the slice that it adds', () => {
    const entries = yearLedger([paid('2025-05-01', 80), paid('2025-06-01', 50), paid('2025-07-01', 90)], under(bands));
    expect(entries.map(({ base }) => base)).toEqual([0, 30, 90]);
    expect(entries.map(({ due }) => due)).toEqual([0, 3, 17]);
  });

  it('has each rate on its own band', () => {
    expect(
      taxByBands(300, [
        [100, 10],
        [200, 50],
      ]),
    ).toBe(60);
    expect(taxByBands(100, [[100, 10]])).toBe(0);
  });
});

describe('for any payments of a year', () => {
  const payments = fc.array(
    fc.record({ month: fc.integer({ min: 4, max: 12 }), amount: fc.integer({ min: 0, max: 200 }) }),
    { minLength: 1, maxLength: 12 },
  );
  const inOrder = (rows: readonly { readonly month: number; readonly amount: number }[]) =>
    rows
      .toSorted((a, b) => a.month - b.month)
      .map(({ month, amount }) => paid(`2025-${String(month).padStart(2, '0')}-01`, amount));

  it('the tax of the whole is a tenth of the year once it is above the limit, else nothing', () => {
    fc.assert(
      fc.property(payments, (rows) => {
        const entries = yearLedger(inOrder(rows), under(whole));
        const total = rows.reduce((sum, { amount }) => sum + amount, 0);
        const due = entries.reduce((sum, entry) => sum + entry.due, 0);
        expect(due).toBeCloseTo(total > 100 ? total / 10 : 0, 6);
      }),
    );
  });

  it('the tax of the excess does not hang on how the year is cut into payments', () => {
    fc.assert(
      fc.property(payments, (rows) => {
        const total = rows.reduce((sum, { amount }) => sum + amount, 0);
        const due = yearLedger(inOrder(rows), under(bands)).reduce((sum, entry) => sum + entry.due, 0);
        expect(due).toBeCloseTo(taxByBands(total, bands.base === 'excess' ? bands.bands : []), 6);
      }),
    );
  });

  it('nothing is owed where everything due was deducted', () => {
    fc.assert(
      fc.property(payments, (rows) => {
        const due = yearLedger(inOrder(rows), under(either));
        const settled = inOrder(rows).map((payment, index) => ({ ...payment, deducted: due[index]?.due ?? 0 }));
        const again = yearLedger(settled, under(either));
        expect(again.every(({ owedAfter }) => owedAfter === 0)).toBe(true);
        again.forEach((entry, index) => {
          expect(entry.due).toBeCloseTo(due[index]?.due ?? Number.NaN, 6);
        });
      }),
    );
  });
});

it('the rate is one for all or by the kind of payee', () => {
  expect(percentFor(5, 'company')).toBe(5);
  expect(percentFor({ individual: 1, firm: 2, company: 3, other: 4 }, 'firm')).toBe(2);
});

it('surcharge is that of the highest band above which the year is, and stops at a given band', () => {
  const steps = [
    [100, 10],
    [200, 25],
  ] as const;
  expect([100, 101, 200, 201].map((total) => surchargePercent(total, steps))).toEqual([0, 10, 10, 25]);
  expect(surchargePercent(500, steps, 15)).toBe(15);
  expect(withSurchargeAndCess(20, 10, 4)).toBeCloseTo(22.88, 10);
});

it.each([
  ['2025-10-05', '2025-10-05', 0],
  ['2025-10-05', '2025-10-06', 1],
  ['2025-10-05', '2025-10-31', 1],
  ['2025-10-05', '2025-11-01', 2],
  ['2025-12-31', '2026-01-01', 2],
  ['2025-10-05', '2025-09-05', 0],
])('from %s to %s, %d calendar months are touched', (from, to, months) => {
  expect(monthsTouched(from, to)).toBe(months);
});

it('the fee for a late statement never exceeds the tax', () => {
  expect([-3, 0, 1, 10].map((days) => lateFee(days, 7, 40))).toEqual([0, 0, 7, 40]);
});

describe('on the edge of rounding', () => {
  it('half a rupee is tax, less is not', () => {
    // 10.5 due on 105; 10.3 due on 103.
    expect(lastOf([paid('2025-05-01', 105, 10)], under(whole))?.owedAfter).toBe(0.5);
    expect(lastOf([paid('2025-05-01', 103, 10)], under(whole))?.owedAfter).toBe(0);
  });

  it('paise that were not deducted bring no earlier payment back', () => {
    expect(lastOf([paid('2025-05-01', 103, 10), paid('2025-06-01', 100)], under(whole))?.base).toBe(100);
  });

  it('tax taken too early settles what it covers; a rest that bears less than half a rupee counts as settled', () => {
    const base = (deducted: number) =>
      lastOf([paid('2025-05-01', 60, deducted), paid('2025-06-01', 60)], under(whole))?.base;
    // Of 60: 5 settled; 55 settled with 0.5 left to bear; 58 settled with 0.2 left.
    expect(base(0.5)).toBeCloseTo(115, 10);
    expect(base(5.5)).toBeCloseTo(65, 10);
    expect(base(5.8)).toBe(60);
  });

  it('tax taken at a rate of nothing settles nothing', () => {
    const rateFor = (percent: number, total: number) => (total > 100 ? percent : 0);
    expect(lastOf([paid('2025-05-01', 60, 6), paid('2025-06-01', 60)], under(whole, { rateFor }))?.base).toBe(120);
  });
});

it('without a PAN only the limits that ask for one fall away', () => {
  const limits = [{ amount: 100, per: 'year', withPan: true } as const, { amount: 50, per: 'month' } as const];
  expect(limitsFor(limits, false)).toEqual([limits[1]]);
});

it('a limit for each month, beside one for each payment, leaves the month before alone', () => {
  const terms: Terms = {
    base: 'whole',
    percent: 10,
    limits: [
      { amount: 50, per: 'month' },
      { amount: 70, per: 'payment' },
    ],
  };
  expect(lastOf([paid('2025-05-01', 40), paid('2025-06-01', 60)], under(terms))).toMatchObject({
    base: 60,
    carried: 0,
  });
});

it('what is taxed above an amount of the year says when the year is above it', () => {
  const crossed = (amount: number) => lastOf([paid('2025-05-01', amount)], under(excess))?.crossed;
  expect([99, 100, 101].map(crossed)).toEqual([null, null, { amount: 100, per: 'year' }]);
});
