import { builtIds, loadCalculator, loadPage } from '@/content/calculators/load';
import tds from '@/content/calculators/tds-calculator';
import type { CalculatorId } from '@/content/catalogue';
import { otherYear } from '@/lib/answered-year';
import { answeredYears, yearField, yearFields, yearsInWords } from '@/lib/answered-years';
import { type AnyInput, defaultInput } from '@/lib/calculator';
import { firstYearOf } from '@/lib/calendar';

/** Pages that no law of a year decides: their titles and descriptions wear none. */
const timeless: readonly CalculatorId[] = [
  'cagr-calculator',
  'emi-calculator',
  'fire-calculator',
  'gold-loan-calculator',
  'gst-calculator',
  'inflation-calculator',
  'interest-calculator',
  'lumpsum-calculator',
  'lumpsum-vs-sip-calculator',
  'ppf-calculator',
  'retirement',
  'sip-calculator',
  'step-up-sip-calculator',
  'swp-calculator',
];

it.each(timeless)('%s answers for no year, and says none', async (id) => {
  const { fields } = await loadCalculator(id);
  expect(answeredYears(fields)).toEqual([]);
  expect(yearField(fields)).toBeUndefined();
  const { description } = await loadPage(id);
  expect(description).not.toMatch(/20\d\d-\d\d/);
});

it.each(['income-tax', 'take-home-salary-calculator', 'hra-calculator'] as const)(
  '%s answers for the years that it offers, in their order',
  async (id) => {
    const { fields } = await loadCalculator(id);
    expect(answeredYears(fields)).toEqual(['2024-25', '2025-26', '2026-27']);
    const of = (year: string) =>
      otherYear(fields, yearFields(fields), { ...defaultInput(fields), financialYear: year }, '2025-26');
    expect(['2024-25', '2025-26', '2026-27'].map(of)).toEqual(['2024-25', '', '2026-27']);
  },
);

it.each(['tds-calculator', 'tcs-calculator'] as const)('%s answers by the law of the day that is given', async (id) => {
  const { fields } = await loadCalculator(id);
  expect(answeredYears(fields).at(-1)).toBe('2026-27');
  const of = (date: string) => otherYear(fields, yearFields(fields), { ...defaultInput(fields), date }, '2025-26');
  expect(yearField(fields)).toBe('date');
  expect([of('2026-03-31'), of('2026-04-01'), of('')]).toEqual(['', '2026-27', '']);
});

it('customs answer by the day that the situation asks for, and by none where none is asked', async () => {
  const { fields } = await loadCalculator('export-import-tax');
  const of = (given: object) =>
    otherYear(fields, yearFields(fields), { ...defaultInput(fields), ...given } as AnyInput, '2025-26');
  const days = { day: '2026-05-01', arrivedOn: '2026-01-10' };
  expect(of({ mode: 'personal', ...days })).toBe('2026-27');
  expect(of({ mode: 'baggage', ...days })).toBe('');
  expect(of({ mode: 'baggage', ...days, arrivedOn: '2026-04-01' })).toBe('2026-27');
  expect(of({ mode: 'import', ...days })).toBe('');
});

it('every page that asks for the year of its income answers for more than one', async () => {
  for (const id of builtIds()) {
    const { fields } = await loadCalculator(id);
    if (!('financialYear' in fields)) continue;
    expect(answeredYears(fields).length).toBeGreaterThan(1);
    expect(yearField(fields)).toBe('financialYear');
  }
});

it('a description that names years names those that the page answers for', async () => {
  for (const id of builtIds()) {
    const [{ fields }, { description }] = await Promise.all([loadCalculator(id), loadPage(id)]);
    const named = description.match(/20\d\d-\d\d/g) ?? [];
    if (named.length > 0) expect(description).toContain(yearsInWords(fields));
  }
});

it('a day of payment still decides the law once more years are on file', () => {
  const { date } = tds.fields;
  const longer = { ...date, max: `${firstYearOf(date.max) + 4}-03-31` };
  expect(yearField({ ...tds.fields, date: longer })).toBe('date');
});
