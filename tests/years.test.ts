/** The year that a page opens on, by the visitor's own day (docs/decisions/038). */
import { withToday } from '@/components/calculator/today';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { dayOfExport } from '@/content/day-of-export';
import { incomeYear, presentYear } from '@/content/questions/year';
import { dueDates } from '@/content/rules/years/due-dates';
import type { Opens } from '@/content/tax/years';
import { type AnyCalculator, type AnyInput, type ChoiceField, setOnDay, shownInput } from '@/lib/calculator';
import { addDays, firstYearOf } from '@/lib/calendar';
import { defaultDraft, readDraft } from '@/lib/read-input';

/** What the visitors of each page that asks for a year come for. */
const opensOf: Partial<Record<CalculatorId, Opens>> = {
  'advance-tax': 'runs',
  'agriculture-income-tax': 'due',
  'capital-gains': 'due',
  'corporate-tax': 'dueWithAudit',
  form16: 'over',
  'health-insurance': 'runs',
  'hra-calculator': 'runs',
  'huf-tax-calculator': 'due',
  'income-tax': 'due',
  'income-tax-refund-estimator': 'late',
  'nps-calculator': 'runs',
  'nri-taxation-calculator': 'due',
  'old-vs-new-tax-regime-calculator': 'runs',
  'rental-income': 'due',
  'section-80c-optimizer': 'runs',
  'stock-market-tax-calculator': 'runs',
  'take-home-salary-calculator': 'runs',
  'tax-audit-calculator': 'late',
  'tax-planning-timeline': 'runs',
};

/** The year that each kind of page opens on, by the day. */
const table: readonly (readonly [day: string, Record<Opens, string>])[] = [
  ['2026-04-01', { runs: '2026-27', due: '2025-26', dueWithAudit: '2025-26', late: '2025-26', over: '2025-26' }],
  ['2026-05-15', { runs: '2026-27', due: '2025-26', dueWithAudit: '2025-26', late: '2025-26', over: '2025-26' }],
  ['2026-08-31', { runs: '2026-27', due: '2025-26', dueWithAudit: '2025-26', late: '2025-26', over: '2025-26' }],
  ['2026-09-01', { runs: '2026-27', due: '2026-27', dueWithAudit: '2025-26', late: '2025-26', over: '2025-26' }],
  ['2026-10-31', { runs: '2026-27', due: '2026-27', dueWithAudit: '2025-26', late: '2025-26', over: '2025-26' }],
  ['2026-11-23', { runs: '2026-27', due: '2026-27', dueWithAudit: '2026-27', late: '2025-26', over: '2025-26' }],
  ['2026-12-31', { runs: '2026-27', due: '2026-27', dueWithAudit: '2026-27', late: '2025-26', over: '2025-26' }],
  ['2027-01-15', { runs: '2026-27', due: '2026-27', dueWithAudit: '2026-27', late: '2026-27', over: '2025-26' }],
  ['2027-03-31', { runs: '2026-27', due: '2026-27', dueWithAudit: '2026-27', late: '2026-27', over: '2025-26' }],
  ['2027-04-01', { runs: '2026-27', due: '2026-27', dueWithAudit: '2026-27', late: '2026-27', over: '2026-27' }],
];

const kinds = Object.keys(table[0]?.[1] ?? {}) as Opens[];

/** The question for the year of a calculator; undefined where it asks none. */
const yearOf = ({ fields }: AnyCalculator): readonly [string, ChoiceField] | undefined => {
  const name = ['financialYear', 'year'].find((each) => fields[each]?.kind === 'choice');
  return name === undefined ? undefined : [name, fields[name] as ChoiceField];
};

it.each(table)('on %s', (day, years) => {
  expect(Object.fromEntries(kinds.map((kind) => [kind, setOnDay(incomeYear(kind), day)]))).toEqual(years);
  expect(Object.fromEntries(kinds.map((kind) => [kind, setOnDay(presentYear(kind), day)]))).toEqual(years);
});

it('a page moves on the day after the last day for the return of the year before', () => {
  const dueOf = (year: string, id: string) => {
    const due = dueDates[year as keyof typeof dueDates].obligations.find((each) => each.id === id)?.due.value;
    if (due?.kind !== 'day') throw new Error(`There is no day for ${id} of ${year}`);
    return `${firstYearOf(year) + (due.yearsOn ?? 0)}-${due.on}`;
  };
  const opened = (kind: Opens) => (presentYear(kind).today ?? []).find(([, year]) => year === '2026-27')?.[0];
  expect(opened('due')).toBe(addDays(dueOf('2025-26', 'return-business'), 1));
  expect(opened('dueWithAudit')).toBe(addDays(dueOf('2025-26', 'return-audit'), 1));
  expect(opened('late')).toBe(addDays(dueOf('2025-26', 'belated'), 1));
});

it('every page that asks for the year says what its visitors come for', async () => {
  const asked: Record<string, string | undefined> = {};
  for (const id of builtIds()) {
    const [, field] = yearOf(await loadCalculator(id)) ?? [];
    if (!field) continue;
    asked[id] = kinds.find((kind) => JSON.stringify(presentYear(kind).today) === JSON.stringify(field.today));
  }
  expect(asked).toEqual(opensOf);
});

it.each(builtIds())('%s answers on every clock, also on one that is wrong', async (id) => {
  const calculator = await loadCalculator(id);
  const { fields, presets = [] } = calculator;
  const follow = Object.entries(fields).flatMap(([name, field]) => ('today' in field && field.today ? [name] : []));
  const days = [dayOfExport, '2026-12-16', '2027-01-15', '2027-03-16', '2027-03-31', '2027-04-01', '2027-05-15'];
  days.push('2027-08-01', '2028-01-01', '2028-02-29', '2029-04-01', '2000-02-29', '1970-01-01', '2040-01-01');
  const silent: string[] = [];
  // Days on which a page asks the same have the same answer.
  const answered = new Set<string>();
  for (const day of days) {
    for (const { label, input: given } of [{ label: 'The example', input: {} }, ...presets]) {
      const { input, faults } = readDraft(fields, withToday(fields, defaultDraft(fields), follow, day));
      if (faults.length > 0) silent.push(`${day}: ${faults.map(({ path }) => path)}`);
      const whole = shownInput(fields, { ...input, ...(given as AnyInput) });
      const [problem] = calculator.check?.(whole) ?? [];
      if (problem) silent.push(`${day}, ${label}: ${problem.text}`);
      else if (!answered.has(JSON.stringify(whole))) {
        const { headline, sentence, caveats, actions } = calculator.compute(whole);
        // JSON writes a number that is none as null.
        if (/NaN|Infinity|undefined|Invalid|"value":null/.test(JSON.stringify([headline, sentence, caveats, actions])))
          silent.push(`${day}, ${label}: ${sentence}`);
      }
      answered.add(JSON.stringify(whole));
    }
  }
  expect(silent).toEqual([]);
});
