/** What the pages for business and property say in words: shares as percentages, and facts that can be understood alone. */
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
