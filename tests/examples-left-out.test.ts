/** An example that a form begins with does not count with the figures of a search, or of another page. */
import { loadCalculator } from '@/content/calculators/load';
import { searchFields } from '@/content/calculators/search-fields';
import type { CalculatorId } from '@/content/catalogue';
import { defaultInput } from '@/lib/calculator';
import { filled } from '@/lib/fill/filled';
import type { FillForm } from '@/lib/fill/form';
import { openFragment } from '@/lib/fragment';
import { readDraft } from '@/lib/read-input';

let forms: Readonly<Record<string, FillForm>> = {};
beforeAll(async () => {
  forms = await searchFields();
});

/** Returns the input that a search opens a page with, and its answer. */
async function opened(id: CalculatorId, query: string) {
  const calculator = await loadCalculator(id);
  const { fragment = '' } = filled(query, forms[id] as FillForm) ?? {};
  const { input } = readDraft(calculator.fields, openFragment(calculator.fields, fragment)?.draft ?? {});
  return { input, result: calculator.compute(input as never) };
}

// By hand: 50% of 38,00,000 is 19,00,000; 20,000 + 40,000 + 60,000 + 60,000, and 4%. 70% of 6,00,000 is 4,20,000; 5% of 20,000, and 4%.
// 18,00,000 − 75,000 is 17,25,000; 20,000 + 40,000 + 60,000 + 25,000, and 4%. 80,000 − 50,000.
it.each([
  ['income-tax', 'freelancer 38 lakh', 'Income-tax', 1_87_200],
  ['income-tax', 'family pension 6 lakh tax', 'Income-tax', 0],
  ['nri-taxation-calculator', 'nri rent 6 lakh india tax', 'Income-tax', 1_040],
  ['huf-tax-calculator', 'huf rent 6 lakh tax', 'HUF’s income-tax', 1_040],
  ['gst-input-credit', 'input credit igst 50000 output igst 80000', 'Cash to pay', 30_000],
  ['health-insurance', '80d parents premium 30000', 'Deduction for health insurance', 30_000],
] as const)('%s: “%s”', async (id, query, label, amount) => {
  const { result } = await opened(id, query);
  expect(result.headline.find((figure) => figure.label === label)?.value).toBe(amount);
});

it('advance tax of a salary alone has no other income', async () => {
  const { input } = await opened('advance-tax', 'advance tax salary 18 lakh');
  expect(input).toMatchObject({ salary: 18_00_000, otherIncome: 0, profit: 0 });
});

it('shares of a search are not sold as those of the example', async () => {
  expect((await opened('esop-tax', 'rsu 200 shares vested $50')).input).toMatchObject({ sales: [] });
});

it('a prepayment of every March is one of a year, and the only one', async () => {
  const { input } = await opened(
    'pre-payment-loan-calculator',
    'prepay 1 lakh every march home loan 64 lakh 8.5% 20 years',
  );
  expect(input).toMatchObject({ balance: 64_00_000, lumpSum: 0, prepayments: [{ every: 'yearly', amount: 1_00_000 }] });
});

it('a salary is no loss, receipts of 44ADA are no tax, and a loss on shares is none on contracts', async () => {
  const { input } = await opened('stock-market-tax-calculator', 'f&o loss salary 18 lakh');
  expect(input).toMatchObject({ salary: 18_00_000, file: [] });
  expect(filled('advance tax 44ada 38 lakh', forms['advance-tax'] as FillForm)?.left).toEqual(['38 lakh']);
  const shares = await opened('stock-market-tax-calculator', 'loss on shares 2 lakh');
  expect(shares.input).toMatchObject({ file: [{ kind: 'shortTerm', losses: 2_00_000 }] });
});

it('the sentence names a salary that counts beside other income', async () => {
  const { compute, fields } = await loadCalculator('income-tax');
  const sentence = (input: object) => compute({ ...defaultInput(fields), ...input } as never).sentence;
  expect(sentence({ dividend: 2_00_000 })).toMatch(/^With a salary of ₹15,00,000, you pay /);
  expect(sentence({})).toMatch(/^You pay /);
  expect(sentence({ salary: 0, interest: 6_00_000 })).toMatch(/^You pay no income-tax/);
});
