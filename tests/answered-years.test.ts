import { builtIds, loadCalculator, loadPage } from '@/content/calculators/load';
import tds from '@/content/calculators/tds-calculator';
import type { CalculatorId } from '@/content/catalogue';
import { otherYear } from '@/lib/answered-year';
import { answeredYears, yearField, yearFields, yearsInWords } from '@/lib/answered-years';
import { type AnyInput, choice, date, defaultInput, whole } from '@/lib/calculator';
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

describe('a question for the year', () => {
  const yearOf = (...years: string[]) =>
    choice({ label: 'Year', options: years.map((value) => ({ value, label: value })), default: years[0] ?? '' });
  const dayOf = (min: string, max: string) => date({ label: 'Day', min, max, default: min, today: true });

  it('is a choice of that name, or a day of the law', () => {
    expect(yearFields({ year: yearOf('2025-26') })).toEqual(['year']);
    expect(yearFields({ financialYear: yearOf('2025-26') })).toEqual(['financialYear']);
    expect(yearFields({ age: yearOf('2025-26') })).toEqual([]);
    expect(yearFields({ year: whole({ label: 'Year', min: 1, max: 9, default: 1 }) })).toEqual([]);
    expect(yearFields({ on: dayOf('2024-04-01', '2027-03-31') })).toEqual(['on']);
    expect(yearFields({ on: { ...dayOf('2024-04-01', '2027-03-31'), today: undefined } })).toEqual([]);
    // What spans decades is about something that lasts.
    expect(yearFields({ born: dayOf('1950-01-01', '2027-03-31') })).toEqual([]);
  });

  it('that is a choice is answered by the year as it is named there', () => {
    const fields = { year: yearOf('2001-02', '2025-26') };
    const of = (year: string) => otherYear(fields, ['none', 'year'], { year }, '2025-26');
    expect([of('2001-02'), of('2025-26')]).toEqual(['2001-02', '']);
    expect(otherYear(fields, [], { year: '2001-02' }, '2025-26')).toBe('');
  });

  it('names its years in words: one, two, or from the first to the last', () => {
    const inWords = (...years: string[]) => yearsInWords({ year: yearOf(...years) });
    expect(inWords('2025-26')).toBe('FY 2025-26');
    expect(inWords('2026-27', '2025-26')).toBe('2025-26 and 2026-27');
    expect(inWords('2026-27', '2024-25', '2025-26')).toBe('2024-25 to 2026-27');
    expect(yearsInWords({})).toBe('');
    expect(yearsInWords({ on: dayOf('2024-06-01', '2026-05-31') })).toBe('2024-25 to 2026-27');
  });
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
