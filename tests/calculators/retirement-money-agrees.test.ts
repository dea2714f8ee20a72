/** Gratuity and NPS give the tax of the income-tax page for the same person, and to the law of corners of the exit rules. */
import fc from 'fast-check';
import gratuity from '@/content/calculators/gratuity';
import incomeTax from '@/content/calculators/income-tax';
import nps from '@/content/calculators/nps-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, shownInput } from '@/lib/calculator';

const figures = (calculator: unknown, changes: AnyInput) => {
  const { fields, check, compute } = calculator as AnyCalculator;
  const input = shownInput(fields, { ...defaultInput(fields), ...changes });
  expect(check?.(input) ?? []).toEqual([]);
  return new Map(figuresOf(compute(input)).map(({ label, value }) => [label, value]));
};

const person = {
  income: fc.integer({ min: 0, max: 400 }).map((lots) => lots * 10_000),
  regime: fc.constantFrom('new', 'old'),
  year: fc.constantFrom('2025-26', '2026-27'),
};

it('the tax of the year with a gratuity is that of the income-tax page', () => {
  fc.assert(
    fc.property(
      fc.record({ ...person, received: fc.integer({ min: 21, max: 90 }).map((lots) => lots * 1_00_000) }),
      ({ income, regime, year, received }) => {
        const lastDay = year === '2025-26' ? '2025-10-31' : '2026-10-31';
        const here = figures(gratuity, { lastDay, wages: 4_00_000, received, income, regime });
        const exempt = Number(here.get('Exempt from tax'));
        const there = figures(incomeTax, { financialYear: year, salary: income + received, exempt, regime });
        expect(here.get('Tax of the year with the gratuity')).toBe(there.get('Income-tax'));
      },
    ),
    { numRuns: 60, seed: 5 },
  );
});

it('what NPS saves is the difference on the income-tax page', () => {
  fc.assert(
    fc.property(
      fc.record({
        ...person,
        own: fc.integer({ min: 0, max: 40 }).map((lots) => lots * 500),
        employer: fc.integer({ min: 0, max: 40 }).map((lots) => lots * 500),
      }),
      ({ income, regime, year, own, employer }) => {
        const basic = 50_000;
        // The salary contains basic pay and the employer's part.
        fc.pre(income >= (basic + employer) * 12);
        const here = figures(nps, { financialYear: year, salary: income, basic, own, employer });
        const taxOf = (ownNps: number, employerNps: number) => {
          const shown = figures(incomeTax, {
            financialYear: year,
            salary: income,
            regime,
            basic: basic * 12,
            ownNps: ownNps * 12,
            employerNps: employerNps * 12,
          });
          return Number(shown.get('Income-tax'));
        };
        expect(here.get(`Saved by the employer’s part, ${regime} regime`)).toBe(taxOf(0, 0) - taxOf(0, employer));
        expect(here.get(`Saved by your own part, ${regime} regime`)).toBe(taxOf(0, employer) - taxOf(own, employer));
      },
    ),
    { numRuns: 40, seed: 6 },
  );
});

it('the payment found brings the pension wanted, and ₹1 less does not', () => {
  fc.assert(
    fc.property(
      fc.record({
        age: fc.integer({ min: 20, max: 55 }),
        pension: fc.integer({ min: 5, max: 300 }).map((lots) => lots * 1_000),
        balance: fc.integer({ min: 0, max: 50 }).map((lots) => lots * 10_000),
        rate: fc.integer({ min: 0, max: 14 }),
        rise: fc.constantFrom(0, 5, 10),
        lump: fc.constantFrom(0, 40, 60, 80),
        charges: fc.constantFrom('none', 'online', 'branch'),
        mix: fc.constantFrom('single', 'lc75', 'blc'),
      }),
      (wanted) => {
        const found = figures(nps, { ...wanted, known: 'pension' });
        const own = Number(found.get('Payment needed a month'));
        const target = Number(found.get('Pension wanted on that day'));
        const pensionOf = (payment: number) =>
          Number(figures(nps, { ...wanted, known: 'amount', pension: 50_000, own: payment }).get('Pension a month'));
        expect(pensionOf(own) >= target - 0.01).toBe(true);
        if (own > 1) expect(pensionOf(own - 1) < target).toBe(true);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});

it('taking the exempt part alone costs no tax and leaves a larger pension, as the page says', () => {
  fc.assert(
    fc.property(
      fc.record({
        sector: fc.constantFrom('corporate', 'state'),
        age: fc.constantFrom(50, 60),
        balance: fc.integer({ min: 1, max: 300 }).map((lots) => lots * 50_000),
        lump: fc.integer({ min: 61, max: 100 }),
      }),
      ({ sector, age, balance, lump }) => {
        const person = { sector, age, exitAge: age, balance, ...(sector === 'corporate' && { own: 0 }) };
        const now = figures(nps, { ...person, lump });
        if (now.get('Taxed part of the lump sum') === 0) return;
        const followed = figures(nps, { ...person, lump: 60 });
        expect(followed.get('Taxed part of the lump sum')).toBe(0);
        expect(Number(followed.get('Pension a month'))).toBeGreaterThan(Number(now.get('Pension a month')));
      },
    ),
    { numRuns: 100, seed: 8 },
  );
});

const words = (changes: AnyInput) => {
  const { sentence, caveats } = nps.compute(
    shownInput(nps.fields, { ...defaultInput(nps.fields), ...changes }) as never,
  );
  return { sentence, warning: caveats?.find(({ text }) => text.includes('taxed as income of'))?.text };
};

it('the tax of the highest slab is named only where it can be more than the tax worked out', () => {
  const leaving = { age: 60, balance: 40_00_000, own: 0, lump: 80 };
  expect(words(leaving).warning).toContain(
    'the tax is ₹0 by today’s slabs. If other income already takes you into the highest slab, it is ₹2,49,600, before surcharge.',
  );
  expect(words({ ...leaving, exitIncome: 60_00_000 }).warning).toContain(
    'the tax is ₹2,74,560 by today’s slabs. If you',
  );
  expect(words({ known: 'pension', lump: 100 }).warning).not.toContain('highest slab');
});

it('a lump sum in parts is not said to be taken at once', () => {
  const parts = { age: 60, balance: 40_00_000, own: 0, drawYears: 10 };
  expect(words(parts).sentence).toBe(
    'At 60 you have ₹40 lakh. You take ₹24 lakh in parts over 10 years, ₹27,704 a month, tax-free. The rest pays ₹8,000 a month for life.',
  );
  const taxed = words({ ...parts, lump: 80, exitIncome: 60_00_000 });
  expect(taxed.sentence).toContain(
    ' a month. Of the lump sum, ₹8 lakh is taxed as income (about ₹2.75 lakh of tax, if in one year). ',
  );
  expect(taxed.warning).toContain('is taxed as income of the years in which you take it.');
});
