/** Shares from the employer and health insurance give the tax that the income-tax and capital gains pages give. */
import fc from 'fast-check';
import capitalGains from '@/content/calculators/capital-gains';
import esopTax from '@/content/calculators/esop-tax';
import healthInsurance from '@/content/calculators/health-insurance';
import incomeTax from '@/content/calculators/income-tax';
import { type AnyInput, figuresOf, type Result } from '@/lib/calculator';
import { resultOf } from '../result-of';
import { countCompared, drawsOf } from '../runs';

const figure = (result: Result, label: string) => Number(figuresOf(result).find((each) => each.label === label)?.value);
const lots = (most: number, size: number) => fc.integer({ min: 0, max: most }).map((count) => count * size);

it('the premiums of a person lower the tax as on the income-tax page', () => {
  const person = fc.record({
    salary: lots(600, 10_000),
    age: fc.constantFrom(35, 59, 60, 79, 80),
    family: lots(60, 1_000),
    parents: lots(60, 1_000),
    parentAge: fc.constantFrom(95, 99),
    deductions: lots(60, 10_000),
    residence: fc.constantFrom('resident', 'notOrdinarily', 'nonResident'),
    financialYear: fc.constantFrom('2024-25', '2025-26', '2026-27'),
  });
  fc.assert(
    fc.property(person, ({ salary, age, family, parents, parentAge, deductions, residence, financialYear }) => {
      const who = { salary, residence, financialYear };
      const onHealth = resultOf(healthInsurance, {
        ...who,
        age,
        familyPremium: family,
        parentsPremium: parents,
        parentAge,
        otherDeductions: deductions,
        regime: 'old',
      });
      const onIncomeTax = resultOf(incomeTax, {
        ...who,
        age: age < 60 ? 'below60' : age < 80 ? 'senior' : 'verySenior',
        health: family,
        parents,
        ...(parents > 0 && { parentsSenior: true }),
        educationLoan: deductions,
      });
      expect(figure(onHealth, 'Old regime, with the deduction')).toBe(figure(onIncomeTax, 'Tax in the old regime'));
      expect(figure(onHealth, 'Tax in the new regime')).toBe(figure(onIncomeTax, 'Tax in the new regime'));
      countCompared('tax-saved-by-premiums');
    }),
    { numRuns: drawsOf('tax-saved-by-premiums'), seed: 8 },
  );
});

it('shares are taxed as salary as on the income-tax page, and sold as on the capital gains page', () => {
  const owner = fc.record({
    salary: fc.integer({ min: 10, max: 1_200 }).map((count) => count * 10_000),
    value: lots(100, 100),
    paid: lots(30, 100),
    market: fc.constantFrom('listed', 'unlisted', 'foreign'),
    bought: fc.constantFrom('2024-05-10', '2024-12-31', '2025-04-01'),
    sold: fc.constantFrom('2025-05-09', '2025-05-10', '2026-05-10', '2027-03-31'),
    price: lots(150, 100),
    regime: fc.constantFrom('new', 'old'),
  });
  fc.assert(
    fc.property(owner, ({ salary, value, paid, market, bought, sold, price, regime }) => {
      const shares = 1_000;
      const onShares = resultOf(esopTax, {
        market,
        lots: [{ date: bought, shares, paid, value, rate: 1, kind: 'same' as const }],
        sales: [{ date: sold, shares, price, rate: 1, kind: 'same' as const }],
        salary,
        regime,
      });
      const perquisite = Math.max(0, value - paid) * shares;
      const year = (day: string) => (day < '2025-04-01' ? '2024-25' : day < '2026-04-01' ? '2025-26' : '2026-27');
      const label = regime === 'new' ? 'Tax in the new regime' : 'Tax in the old regime';
      const taxOf = (more: number) =>
        figure(resultOf(incomeTax, { salary: salary + more, financialYear: year(bought) }), label);
      expect(Math.abs(figure(onShares, 'Tax as salary') - (taxOf(perquisite) - taxOf(0)))).toBeLessThan(10.001);
      const standard = regime === 'old' ? 50_000 : 75_000;
      const beside = year(sold) === year(bought) ? perquisite : 0;
      const asset = { listed: 'equity', unlisted: 'unlistedShares', foreign: 'foreignShares' }[market];
      const onGains = resultOf(capitalGains, {
        financialYear: year(sold),
        regime,
        otherIncome: Math.max(0, salary + beside - standard),
        lots: [
          {
            ...(capitalGains.fields.lots.default[0] as AnyInput),
            asset,
            bought,
            sold,
            cost: Math.max(paid, value) * shares,
            price: price * shares,
          },
        ] as never,
      });
      expect(figure(onShares, 'Tax on the gains')).toBeCloseTo(figure(onGains, 'Tax on these sales'), 4);
      countCompared('tax-of-employee-shares');
    }),
    { numRuns: drawsOf('tax-of-employee-shares'), seed: 9 },
  );
});

it('waiting with a sale saves the same on the capital gains page', () => {
  const seller = fc.record({
    salary: fc.constantFrom(0, 8_00_000, 11_00_000, 12_75_000, 24_00_000, 49_00_000, 60_00_000, 1_99_00_000),
    market: fc.constantFrom('listed', 'unlisted', 'foreign'),
    bought: fc.constantFrom('2024-09-10', '2025-07-01', '2025-11-15', '2026-05-04'),
    cost: fc.constantFrom(100, 400),
    gain: fc.integer({ min: 1, max: 4_000 }),
    regime: fc.constantFrom('new', 'old'),
  });
  const rupeesIn = (text?: string) => Number(text?.replaceAll(',', '') ?? 0);
  fc.assert(
    fc.property(seller, ({ salary, market, bought, cost, gain, regime }) => {
      const [shares, sold, today] = [1_000, '2026-06-20', '2026-06-10'];
      // Bought at its value, so that nothing is salary.
      const onShares = resultOf(esopTax, {
        market,
        lots: [{ date: bought, shares, paid: cost, value: cost, rate: 1, kind: 'same' as const }],
        sales: [{ date: sold, shares, price: cost + gain, rate: 1, kind: 'same' as const }],
        salary,
        regime,
        today,
      });
      const asset = { listed: 'equity', unlisted: 'unlistedShares', foreign: 'foreignShares' }[market];
      const onGains = resultOf(capitalGains, {
        financialYear: '2026-27',
        regime,
        today,
        otherIncome: Math.max(0, salary - (regime === 'old' ? 50_000 : 75_000)),
        lots: [
          {
            ...(capitalGains.fields.lots.default[0] as AnyInput),
            asset,
            bought,
            sold,
            cost: cost * shares,
            price: (cost + gain) * shares,
          },
        ] as never,
      });
      const said = ({ actions = [] }: Result, pattern: RegExp) =>
        rupeesIn(actions.flatMap(({ text }) => pattern.exec(text)?.[1] ?? [])[0]);
      const given = { salary, market, bought, cost, gain, regime };
      expect([given, said(onShares, /is short-term\. If you sell on .* the tax on gains is ₹([\d,]+) less/)]).toEqual([
        given,
        said(onGains, /if not sold yet: sell on or after .* and save ₹([\d,]+)/),
      ]);
      countCompared('waiting-with-shares');
    }),
    { numRuns: drawsOf('waiting-with-shares') },
  );
});

describe('what to know about shares from the employer', () => {
  const lot = { date: '2025-11-10', shares: 100, paid: 10, value: 310, rate: 1 };
  const sale = { date: '2025-12-10', shares: 100, price: 4_000, rate: 1 };
  const texts = (changes: AnyInput) => (resultOf(esopTax, changes).caveats ?? []).map(({ text }) => text);

  it('is that the value of 2018 may raise the cost of listed shares from before', () => {
    const old = 'Shares got before 1 Feb 2018: their value on 31 Jan 2018 can raise the cost';
    const with2018 = (market: string, date: string) =>
      texts({ market, lots: [{ ...lot, date }], sales: [sale] }).some((text) => text.startsWith(old));
    expect(with2018('listed', '2018-01-31')).toBe(true);
    expect(with2018('listed', '2018-02-01')).toBe(false);
    expect(with2018('unlisted', '2018-01-31')).toBe(false);
  });

  it('is that tax of an exercise after the end of the job cannot wait', () => {
    const after = 'A row is after the last day of the job, so its tax cannot wait. Check the dates if that is not so.';
    const start = (leftOn: string) => texts({ startUp: true, leftOn, lots: [lot], sales: [] });
    expect(start('2025-11-09')).toContain(after);
    expect(start('2025-11-10')).not.toContain(after);
    expect(start('2025-11-09').some((text) => text.startsWith('Before you exercise'))).toBe(false);
  });

  it('is that an ordinary resident is taxed on the whole value', () => {
    const whole = 'You count only 40% of the value as Indian salary. An ordinary resident is taxed on the whole value';
    const says = (residence: string) =>
      texts({ residence, indianPart: 40, lots: [lot], sales: [] }).some((text) => text.startsWith(whole));
    expect(says('resident')).toBe(true);
    expect(says('nonResident')).toBe(false);
  });
});

it('health insurance says which parent’s age was taken as that of the older one', () => {
  const said = (parentAge: number, secondParentAge: number | null) =>
    (resultOf(healthInsurance, { parentAge, secondParentAge }).caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.startsWith('The other parent'));
  expect(said(62, 70)).toEqual([
    'The other parent is older. We take 70 as the age of the older parent and 62 as that of the other.',
  ]);
  expect([said(62, 62), said(62, null)]).toEqual([[], []]);
});
