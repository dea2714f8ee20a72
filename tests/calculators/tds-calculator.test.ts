/** Interest and late fees of many deductions, counted day by day. */
import fc from 'fast-check';
import calculator from '@/content/calculators/tds-calculator';
import { answeredOrThrow } from '../oracle/answered';
import { runs } from '../runs';

const day = (from: string, days: number) => new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** The months of the calendar that two days and those between them are in. */
function months(from: string, to: string): number {
  const touched = new Set<string>();
  for (let days = 0; day(from, days) <= to; days += 1) touched.add(day(from, days).slice(0, 7));
  return touched.size;
}

/** Rule 30(2): seven days after the month, for March 30 April. */
function lastDeposit(deducted: string): string {
  if (deducted.slice(5, 7) === '03') return `${deducted.slice(0, 4)}-04-30`;
  let next = deducted;
  while (next.slice(0, 7) === deducted.slice(0, 7)) next = day(next, 1);
  return day(next, 6);
}

/** Rule 31A(2): the quarter from its first month, with the last day of its statement. */
const quarters = [
  ['2025-04-01', '2025-07-31'],
  ['2025-07-01', '2025-10-31'],
  ['2025-10-01', '2026-01-31'],
  ['2026-01-01', '2026-05-31'],
  ['2026-04-01', '2026-07-31'],
] as const;

it('adds interest and late fees of a list by form and quarter', () => {
  const row = fc.record({
    form: fc.constantFrom('26Q', '24Q', '27Q'),
    start: fc.integer({ min: 0, max: 440 }),
    tax: fc.integer({ min: 1, max: 60_000 }),
    toDeposit: fc.integer({ min: 0, max: 90 }),
    toFile: fc.integer({ min: 0, max: 250 }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (drawn) => {
      const deducted = drawn.map(({ form, start, tax, toDeposit, toFile }) => {
        const deductedOn = day('2025-04-01', start);
        return { form, deductedOn, tax, depositedOn: day(deductedOn, toDeposit), filedOn: day(deductedOn, toFile) };
      });
      let interest = 0;
      for (const { deductedOn, depositedOn, tax } of deducted) {
        if (depositedOn > lastDeposit(deductedOn))
          interest += Math.round((tax * 3 * months(deductedOn, depositedOn)) / 200);
      }
      let fees = 0;
      for (const form of ['26Q', '24Q', '27Q']) {
        quarters.forEach(([from, due], index) => {
          const end = quarters[index + 1]?.[0] ?? '2026-07-01';
          const own = deducted.filter((each) => each.form === form && each.deductedOn >= from && each.deductedOn < end);
          const last =
            own
              .map(({ filedOn }) => filedOn)
              .sort()
              .at(-1) ?? '';
          const most = own.reduce((sum, { tax }) => sum + tax, 0);
          let fee = 0;
          for (let at = day(due, 1); at <= last && fee < most; at = day(at, 1)) fee = Math.min(most, fee + 200);
          fees += fee;
        });
      }
      const { figure } = answeredOrThrow(calculator, { deducted });
      expect(figure('Interest on the list')).toBe(interest);
      expect(figure('Late fees of the statements')).toBe(fees);
    }),
    { numRuns: runs(200, 2_000) },
  );
});

it('taxes no earlier payment of one who need not deduct', () => {
  const fee = {
    payment: '194J-professional',
    amount: 30_000,
    date: '2026-11-23',
    earlier: [{ date: '2026-06-01', amount: 25_000 }],
  } as const;
  const partOf = (payer: 'small' | 'auditClass') =>
    answeredOrThrow(calculator, { ...fee, payer }).figure('Part from earlier payments');
  expect([partOf('auditClass'), partOf('small')]).toEqual([25_000, undefined]);
});

it('leads a tenant who chose the section of businesses to the one of tenants, above its limit', () => {
  const sentence = (amount: number, payment: string) =>
    answeredOrThrow(calculator, { payment, payer: 'small', amount, date: '2025-12-10' }).result.sentence;
  expect(sentence(65_000, '194I-building')).toMatch(
    /a rent above ₹50,000 a month comes under section 194-IB, with 2% once a year/,
  );
  expect(sentence(50_000, '194I-building')).not.toMatch(/194-IB/);
  // Its rent is of land and buildings.
  expect(sentence(65_000, '194I-plant')).not.toMatch(/194-IB/);
});

it('does not average a rent that rose above the limit in the year', () => {
  const said = (amount: number, months: number) =>
    (answeredOrThrow(calculator, { payment: '194IB', amount, months, date: '2026-03-31' }).result.caveats ?? [])
      .map(({ text }) => text)
      .join(' ');
  const alone = 'If the rent of some months was above ₹50,000, the tax is on those: enter them alone.';
  expect(said(5_76_000, 12)).toContain(alone);
  expect(said(3_06_000, 6)).toContain('every month of the year with rent above ₹50,000');
  expect(said(6_12_000, 12)).not.toContain(alone);
  // Six months at ₹45,000 and six at ₹60,000 are above the limit on average: only the six at ₹60,000 are taxed.
  expect(said(6_30_000, 12)).toContain('Leave out every month with a rent of ₹50,000 or less');
  expect(said(50_000, 1)).not.toContain(alone);
  expect(said(48_000, 2)).not.toContain(alone);
});

describe('a rent above the monthly limit with several months', () => {
  const answer = (given: object) =>
    answeredOrThrow(calculator, { date: '2026-11-30', lastRent: true, ...given }).result;

  it('may be the rent of one month: the answer says how it was taken', () => {
    const { sentence } = answer({ payment: '194IB', amount: 62_000, months: 8 });
    expect(sentence).toContain(
      'We took ₹62,000 as the rent of all 8 months, ₹7,750 a month. If it is the rent of one month, enter ₹4,96,000.',
    );
    expect(answer({ payment: '194IB', amount: 45_000, months: 8 }).sentence).not.toContain('We took');
    // 2% of 4,96,000; 62,000 − 9,920.
    expect(answer({ payment: '194IB', amount: 62_000 * 8, months: 8 }).sentence).toBe(
      'Deduct ₹9,920 from the last rent, once for all 8 months, under section 393(1), Sl. 2(i) (old 194-IB). Of ₹62,000 for the last month you then pay ₹52,080.',
    );
  });

  it('is compared month by month in the table too', () => {
    const [year] = answer({ payment: '194IB', amount: 62_000 * 8, months: 8 }).tables ?? [];
    expect(year?.columns.map(({ label }) => label)).toContain('Rent of a month');
    expect(year?.rows.at(-1)?.[2]).toBe(62_000);
  });

  it('is not of the section of businesses where a tenant without audit pays it', () => {
    const warned = (given: object) =>
      answer({ payment: '194I-building', ...given }).caveats?.some(({ text }) => /as for your own home/.test(text));
    expect([
      warned({ amount: 62_000 }),
      warned({ amount: 50_000 }),
      warned({ amount: 62_000, side: 'receive' }),
    ]).toEqual([true, false, false]);
  });
});

it('names earlier payments that do not count, to payer and payee', () => {
  const said = (changes: object) =>
    (answeredOrThrow(calculator, { amount: 30_000, date: '2026-02-10', ...changes }).result.caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.startsWith('Earlier payment'));
  const on = (...days: string[]) => ({ earlier: days.map((date) => ({ date, amount: 10_000, tax: 0 })) });
  for (const side of ['pay', 'receive']) {
    expect(said({ side, ...on('2026-01-10', '2025-03-31', '2026-02-11', '') })).toEqual([
      'Earlier payment 2, of 31 Mar 2025, is not in FY 2025-26. We leave it out.',
      'Earlier payment 3, of 11 Feb 2026, is later than this one. We leave it out.',
    ]);
  }
  expect(said({ payment: '195-longTerm', date: '2024-12-01', ...on('2024-07-22', '2024-07-23') })).toEqual([
    'Earlier payment 1, of 22 Jul 2024, is before 23 Jul 2024, when our table for it begins. We leave it out.',
  ]);
});
