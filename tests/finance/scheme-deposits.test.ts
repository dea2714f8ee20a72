/** Deposits of a scheme's year: a second payment, those on days of their own, and the year of opening. */
import {
  type DepositPattern,
  depositsOfOpeningYear,
  ownDeposits,
  secondPayment,
  yearNumber,
} from '@/lib/finance/scheme-account';

it('financial years whose end could be a month are no months', () => {
  expect(['2000-01', '2001-02', '2002-03', '2003-04', '2011-12'].map((year) => yearNumber('2000-06-01', year))).toEqual(
    [1, 2, 3, 4, 12],
  );
});

describe('a second payment', () => {
  const once = (onceMonth: string, onceBy: 'by' | 'after', opened?: string) =>
    secondPayment({ onceMore: 500, onceMonth, onceBy }, 5, opened);

  it('is on the 1st or on the day after the cut-off', () => {
    expect(once('04', 'by')).toEqual([{ month: 0, day: 1, amount: 500 }]);
    expect(once('03', 'after')).toEqual([{ month: 11, day: 6, amount: 500 }]);
    expect(secondPayment({ onceMore: 0, onceMonth: '04', onceBy: 'by' }, 5)).toEqual([]);
  });

  it('of the year of opening is not made in a month that is over, nor before the day', () => {
    expect(once('06', 'by', '2025-07-20')).toEqual([]);
    expect(once('07', 'by', '2025-07-20')).toEqual([{ month: 3, day: 20, amount: 500 }]);
    expect(once('07', 'after', '2025-07-20')).toEqual([{ month: 3, day: 20, amount: 500 }]);
    expect(once('07', 'after', '2025-07-03')).toEqual([{ month: 3, day: 6, amount: 500 }]);
    expect(once('08', 'by', '2025-07-20')).toEqual([{ month: 4, day: 1, amount: 500 }]);
    expect(once('01', 'after', '2025-07-20')).toEqual([{ month: 9, day: 6, amount: 500 }]);
  });
});

describe('deposits on days of their own', () => {
  const opened = '2025-07-20';

  it('have their place in the year; nil is no deposit', () => {
    const deposits = [
      { date: '2026-03-31', amount: 300 },
      { date: '2026-04-01', amount: 200 },
      { date: '2026-05-15', amount: 0 },
      { date: '2027-01-15', amount: 100 },
    ];
    expect(ownDeposits(opened, 1, deposits)).toEqual([{ month: 11, day: 31, amount: 300 }]);
    expect(ownDeposits(opened, 2, deposits)).toEqual([
      { month: 0, day: 1, amount: 200 },
      { month: 9, day: 15, amount: 100 },
    ]);
    expect(ownDeposits(opened, 3, deposits)).toBeNull();
    // A year of which it is said that nothing was paid.
    expect(ownDeposits(opened, 2, [{ date: '2026-05-15', amount: 0 }])).toEqual([]);
  });
});

describe('the year of opening', () => {
  const of = (pattern: DepositPattern['pattern'], opened: string, minimum: number) =>
    depositsOfOpeningYear({ pattern, payMonth: '04', payBy: 'by' }, { opened, cutOffDay: 5, minimum, deposit: 12_000 });
  const months = (from: number, day: number) =>
    Array.from({ length: 12 - from }, (_, at) => ({ month: from + at, day, amount: 1_000 }));

  it('has the instalments after the day, that of the same day on it', () => {
    expect(of('monthlyAfter', '2025-07-20', 500)).toEqual([{ month: 3, day: 20, amount: 1_000 }, ...months(4, 6)]);
    expect(of('monthlyAfter', '2025-07-06', 500)).toEqual([{ month: 3, day: 6, amount: 1_000 }, ...months(4, 6)]);
    expect(of('monthlyAfter', '2025-07-05', 0)).toEqual([{ month: 3, day: 5, amount: 0 }, ...months(3, 6)]);
  });

  it('brings the minimum forward from what follows', () => {
    expect(of('monthlyBy', '2025-07-20', 1_400)).toEqual([
      { month: 3, day: 20, amount: 1_400 },
      { month: 4, day: 1, amount: 600 },
      ...months(5, 1),
    ]);
    // The whole of August, so that nothing is left to pay in it.
    expect(of('monthlyBy', '2025-07-20', 2_000)).toEqual([{ month: 3, day: 20, amount: 2_000 }, ...months(5, 1)]);
  });
});
