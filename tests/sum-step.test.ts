import { sumStep } from '@/content/sum-step';
import { exactRupees, rupees, worksheet } from '@/lib/calculator';
import { formatFigure } from '@/lib/format';

function lineOf(
  ...[figure, terms, words, cite]: Parameters<typeof sumStep> extends [unknown, ...infer Rest] ? Rest : never
) {
  const sheet = worksheet();
  expect(sumStep(sheet, figure, terms, words, cite)).toBe(figure.value);
  return sheet.steps.map((step) => `${formatFigure(step.figure)} = ${step.how}`).join();
}

it('writes whole rupees where these add up', () => {
  expect(lineOf(rupees('Gain', 50_000), [1_50_000, -1_00_000])).toBe('₹50,000 = ₹1,50,000 − ₹1,00,000');
  expect(lineOf(rupees('Left', 70.2), [100.4, -30.2], ' of tax. Then it ends')).toBe(
    '₹70 = ₹100 − ₹30 of tax. Then it ends',
  );
  expect(lineOf(rupees('Left', 100), [100, -0])).toBe('₹100 = ₹100 − ₹0');
  expect(lineOf(rupees('Left', -150), [-100, -50])).toBe('−₹150 = −₹100 − ₹50');
  expect(lineOf(rupees('Paid', 160), [[100, ' of deposit'], 70, [-10, ' paid before']])).toBe(
    '₹160 = ₹100 of deposit + ₹70 − ₹10 paid before',
  );
});

it('writes paise where the rounded rupees are a rupee apart', () => {
  // 100.60 − 30.30 = 70.30: 101 − 30 would be 71.
  expect(lineOf(rupees('Left', 70.3), [100.6, -30.3])).toBe('₹70.30 = ₹100.60 − ₹30.30');
  expect(lineOf(exactRupees('Left', 70.2), [100.4, -30.2])).toBe('₹70.20 = ₹100.40 − ₹30.20');
  expect(lineOf(rupees('Left', 70, { decimals: 2 }), [100, -30])).toBe('₹70.00 = ₹100 − ₹30');
});

it('says that it is rounded where the paise are a paisa apart', () => {
  // 100.606 − 30.603 = 70.003: 100.61 − 30.60 would be 70.01.
  expect(lineOf(rupees('Left', 70.003), [100.606, -30.603], ' of tax')).toBe('₹70 = ₹101 − ₹31 of tax');
  expect(lineOf(exactRupees('Left', 70.003), [100.606, -30.603], ' of tax')).toBe(
    '₹70.00 = ₹100.61 − ₹30.60 of tax. Rounded to the paisa',
  );
});

it('leaves what is cut at a limit as it is', () => {
  expect(lineOf(rupees('Taxed', 0), [1_00_000, -1_25_000], ' exempt, not below 0')).toBe(
    '₹0 = ₹1,00,000 − ₹1,25,000 exempt, not below 0',
  );
});
