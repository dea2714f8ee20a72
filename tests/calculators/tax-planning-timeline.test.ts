import calculator from '@/content/calculators/tax-planning-timeline';
import type { TimelineInput } from '@/content/calculators/tax-planning-timeline/form';
import { type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';

function resultOf(changes: Partial<TimelineInput>): Result {
  const input = shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes } as AnyInput);
  return calculator.compute(input as unknown as TimelineInput);
}

const rowsOf = ({ tables = [] }: Result) => tables.find(({ id }) => id === 'dates')?.rows ?? [];

describe('a day that a Sunday moved', () => {
  it('has the day that the law sets, in the table, the sentence and the calendar', () => {
    const result = resultOf({ today: '2026-03-10', taxAfterTds: 1_00_000, financialYear: '2025-26' });
    const row = rowsOf(result).find(([, title]) => String(title).includes('(set for 15 Mar 2026, a Sunday)'));
    expect(row?.[0]).toBe('2026-03-16');
    expect(rowsOf(result)).toContainEqual(expect.arrayContaining(['2025-12-15', 'Advance tax, 3rd instalment']));
    expect(result.sentence).toContain('by 16 Mar 2026 (set for 15 Mar 2026, a Sunday), in 6 days');
    expect((result.actions ?? [])[0]?.text).toContain('(set for 15 Mar 2026, a Sunday)');
  });
});

describe('a return', () => {
  const stateOf = (filedOn: string) =>
    rowsOf(resultOf({ filedOn, today: '2026-11-22', financialYear: '2025-26' })).map((row) => row[2]);

  it('on its due date is filed, a day later it is filed late', () => {
    expect(stateOf('2026-07-31')).toContain('Filed');
    expect(stateOf('2026-08-01')).not.toContain('Filed');
    expect(stateOf('2026-08-01')).toContain('Filed late');
  });

  it('filed late says what that costs', () => {
    expect(resultOf({ filedOn: '2026-08-01', today: '2026-11-22', financialYear: '2025-26' }).sentence).toContain(
      'Your return of 1 Aug 2026 came after 31 Jul 2026: ₹5,000 fee',
    );
  });
});

it('tax that no instalment is left for is to be paid now', () => {
  const { actions = [] } = resultOf({
    taxAfterTds: 1_00_000,
    paid: 60_000,
    today: '2026-05-02',
    financialYear: '2025-26',
  });
  expect(actions[0]?.text).toContain('Pay the ₹40,000 of tax that you have not yet paid.');
});
