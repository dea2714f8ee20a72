/** For the same person a deposit brings the tax that the income-tax page shows, and the TDS of the TDS page. */
import fc from 'fast-check';
import fixedDeposit from '@/content/calculators/fd-calculator';
import type { FdInput } from '@/content/calculators/fd-calculator/rows';
import incomeTax from '@/content/calculators/income-tax';
import tds from '@/content/calculators/tds-calculator';
import { figuresOf, type Result } from '@/lib/calculator';
import { resultOf } from '../result-of';
import { runs } from '../runs';

const pages = {
  fd: fixedDeposit,
  incomeTax: incomeTax,
  tds: tds,
};
const figure = (result: Result, label: string) => Number(figuresOf(result).find((each) => each.label === label)?.value);
/** A year at 10% paid out every quarter: the interest is a tenth of the deposit. */
const aYear = { kind: 'payout', payoutEvery: '3', rate: 10, term: 12 } as const;

it('a joint account in the monthly income scheme says whose interest is taxed', () => {
  const joint = { kind: 'post', scheme: 'monthlyIncome', principal: 15_00_000, joint: true, income: 9_00_000 } as const;
  const words = (input: Partial<FdInput>) => {
    const { sentence, caveats = [] } = resultOf(fixedDeposit, input);
    return { sentence, notes: caveats.map(({ text }) => text).join('\n') };
  };
  expect(words(joint).sentence).toContain('If all of it is taxed as yours, you owe no tax on it.');
  // 15,00,000 at 7.4%: 1,11,000 a year at 31.2%, five years.
  expect(words({ ...joint, income: 30_00_000 }).sentence).toContain(
    'If all of it is taxed as yours, tax takes ₹1,73,160 of it. You keep ₹3,81,840.',
  );
  expect(words(joint).notes).toContain('We count all interest of the joint account as yours.');
  expect(words({ ...joint, income: null }).sentence).not.toContain('taxed as yours');
  const alone = words({ ...joint, joint: false, principal: 9_00_000 });
  expect(alone.sentence).toContain(' You owe no tax on it.');
  expect(alone.notes).not.toContain('joint');
});

it('the tax on interest is that of the income-tax page with it, less that without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }).map((lots) => lots * 10_000),
      fc.integer({ min: 1, max: 500 }).map((lots) => lots * 10_000),
      fc.constantFrom('below60', 'senior', 'verySenior'),
      fc.constantFrom('new', 'old'),
      fc.constantFrom('2025-26', '2026-27'),
      (income, principal, age, asked, financialYear) => {
        // Without other income the deposit's page asks for no regime.
        const regime = income === 0 ? 'new' : asked;
        const who = { age, regime };
        const deposit = resultOf(pages.fd, {
          ...aYear,
          ...who,
          principal,
          income,
          start: `${financialYear.slice(0, 4)}-04-01`,
        });
        const taxOf = (interest: number) =>
          figure(
            resultOf(pages.incomeTax, { ...who, financialYear, salary: 0, otherIncome: income, interest }),
            'Income-tax',
          );
        const found = figure(deposit, 'Tax over all years');
        // The income-tax page rounds each tax to ₹10.
        expect(Math.abs(found - (taxOf(principal / 10) - taxOf(0)))).toBeLessThanOrEqual(10);
      },
    ),
    { numRuns: runs(60, 500) },
  );
});

it.each([
  ['194A-bank', { age: 'below60' }, 50_000],
  ['194A-senior', { age: 'senior' }, 1_00_000],
  ['194A-others', { payer: 'company' }, 10_000],
] as const)('TDS on both sides of the limit of %s is that of the TDS page', (payment, who, limit) => {
  for (const start of ['2025-04-01', '2026-04-01']) {
    for (const pan of [true, false]) {
      for (const interest of [limit, limit + 10]) {
        const deposit = resultOf(pages.fd, { ...aYear, ...who, pan, start, principal: 10 * interest });
        const deducted = resultOf(pages.tds, {
          payment,
          pan,
          amount: interest,
          date: `${Number(start.slice(0, 4)) + 1}-03-31`,
        });
        expect(figure(deposit, 'TDS over all years')).toBeCloseTo(figure(deducted, 'TDS to deduct'), 2);
      }
    }
  }
});
