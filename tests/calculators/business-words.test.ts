/** What the pages for business and property say in words: shares as percentages, and facts that can be understood alone. */
import corporateTax from '@/content/calculators/corporate-tax';
import exportImport from '@/content/calculators/export-import-tax';
import propertyTax from '@/content/calculators/property-tax';
import taxAudit from '@/content/calculators/tax-audit-calculator';
import { type AnyCalculator, type AnyInput, defaultInput, isShown, type Result, shownInput } from '@/lib/calculator';

/** The result of a calculator for its defaults and some changes. */
const resultOf = (calculator: AnyCalculator, changes: AnyInput): Result =>
  calculator.compute(shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes }));

test('a rate of property tax is in percent, with the decimals that small cesses have', () => {
  const rows = resultOf(propertyTax, { city: 'mumbai' }).tables?.find(({ id }) => id === 'factors')?.rows ?? [];
  const used = (label: string) => rows.find((row) => row[0] === label)?.[1];
  expect(used('General tax')).toBe('0.11%');
  expect(used('Tree cess')).toBe('0.002%');
  expect(used('User factor')).toBe(1);
});

test('what decided about the audit is a sentence of its own', () => {
  const result = resultOf(taxAudit, { turnover: 3_00_00_000, cashReceipts: 1, cashPayments: 1, profit: 5_00_000 });
  expect(result.sentence).toBe(
    'You need no tax audit for FY 2025-26. This decided it: you did not use presumptive taxation in the last five years.',
  );
  expect(result.tables?.[0]?.rows[0]?.[0]).toBe('Are cash receipts and cash payments each at most 5%?');
});

test('a home in Mumbai is not asked for rates that its tax does not use; a shop is', () => {
  const asked = (use: string) =>
    Object.keys(shownInput(propertyTax.fields, { ...defaultInput(propertyTax.fields), city: 'mumbai', use })).filter(
      (name) => isShown(propertyTax.fields[name as never] as never, { city: 'mumbai', method: 'formula', use }),
    );
  expect(asked('residential')).not.toContain('shareOfCapital');
  expect(asked('residential')).not.toContain('rateOfBill');
  expect(asked('other')).toContain('shareOfCapital');
  expect(asked('other')).not.toContain('rateOfBill');
});

test('an import on which no duty is charged is not said to cost any', () => {
  const result = resultOf(exportImport, { price: 1_00_000, exchangeRate: 1, terms: 'cif', basic: 0, igst: 0 });
  expect(result.sentence).toBe('On a value of ₹1,00,000 you pay ₹0 at customs.');
});

test('a lower rate for good is not praised without the MAT credit that it costs', () => {
  const given = { income: 1_20_00_000, bookProfit: 5_00_00_000 };
  expect(resultOf(corporateTax, given).sentence).toBe(
    'The company pays ₹30,20,160 for FY 2025-26 at the lower rate, ₹53,25,840 less than at the ordinary rate. The company chooses once and cannot go back. It then loses ₹50,07,600 of MAT credit, which it could use in later years at the ordinary rate.',
  );
  expect(resultOf(corporateTax, { ...given, year: '2026-27' }).sentence).not.toContain('loses');
  expect(resultOf(corporateTax, { bookProfit: 0 }).sentence).not.toContain('loses');
});

test('an LLP is told of no advance tax below ₹10,000, and of nothing about companies', () => {
  const of = (income: number) => resultOf(corporateTax, { entity: 'llp', income, year: '2026-27' });
  const at = of(32_050);
  expect(at.headline[0].value).toBe(10_000);
  expect(of(32_000).headline[0].value).toBe(9_980);
  expect(of(32_000).tables?.map(({ id }) => id)).not.toContain('advance-tax');
  expect(of(30_000).tables?.map(({ id }) => id)).toEqual(['regimes']);
  expect(of(30_000).actions?.[0]?.text).toBe(
    'You need not pay advance tax, because the tax is below ₹10,000. Pay what is left before you file the return.',
  );
  expect(at.tables?.map(({ id }) => id)).toContain('advance-tax');
  expect(of(30_000).caveats?.some(({ text }) => /Minimum tax|turnover/.test(text))).toBe(false);
});
