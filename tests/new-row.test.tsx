/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { addRow, removeRow, setCell } from '@/components/calculator/row-changes';
import { useCalculator } from '@/components/calculator/use-calculator';
import hra from '@/content/calculators/hra-calculator';
import nri from '@/content/calculators/nri-taxation-calculator';
import type { DraftRow } from '@/lib/read-input';
import { lateCode } from './late-code';

/** What "Add …" puts into a list that starts its rows from the rest of the form. */
const load = lateCode(nri);
const { earlier } = nri.fields;
const settle = async () => {
  for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(400));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers({ doNotFake: ['performance'] });
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  // The page opens on the year of the visitor's day: tax year 2026-27 in November 2026, and from April 2027 to August on none newer.
  ['in November 2026', new Date(2026, 10, 23), undefined, ['2025-26', '2024-25', '2023-24']],
  [
    'in May 2026, when the return of FY 2025-26 is to be filed',
    new Date(2026, 4, 10),
    undefined,
    ['2024-25', '2023-24', '2022-23'],
  ],
  ['where FY 2025-26 is chosen', new Date(2026, 10, 23), '2025-26', ['2024-25', '2023-24', '2022-23']],
])('each added row is the next earlier year without an entry, %s', async (_, now, chosen, years) => {
  jest.setSystemTime(now);
  const { result } = renderHook(() => useCalculator(nri, load));
  await settle();
  if (chosen) act(() => result.current.change({ do: 'set', name: 'financialYear', value: chosen }));
  for (let row = 0; row < 3; row += 1)
    act(() => result.current.change({ do: 'rows', name: 'earlier', rows: addRow(earlier) }));
  const rows = result.current.draft.earlier as readonly DraftRow[];
  expect(rows.map(({ cells }) => [cells.year, cells.days])).toEqual(years.map((year) => [year, '']));
  expect(result.current.problems).toEqual([]);
});

it('a year that was removed is offered again', async () => {
  const { result } = renderHook(() => useCalculator(nri, load));
  await settle();
  act(() => result.current.change({ do: 'set', name: 'financialYear', value: '2025-26' }));
  for (let row = 0; row < 2; row += 1)
    act(() => result.current.change({ do: 'rows', name: 'earlier', rows: addRow(earlier) }));
  act(() => result.current.change({ do: 'rows', name: 'earlier', rows: removeRow(0) }));
  act(() => result.current.change({ do: 'rows', name: 'earlier', rows: addRow(earlier) }));
  const rows = result.current.draft.earlier as readonly DraftRow[];
  expect(rows.map(({ cells }) => cells.year)).toEqual(['2023-24', '2024-25']);
});

it('a list that takes the place of boxes starts with what was typed in them', async () => {
  const loadIt = lateCode(hra);
  const { result } = renderHook(() => useCalculator(hra, loadIt));
  await settle();
  const set = (name: string, value: string) => act(() => result.current.change({ do: 'set', name, value }));
  set('salary', '70,000');
  set('rent', '25,000');
  set('city', 'pune');
  set('pattern', 'split');
  const [first] = result.current.draft.periods as readonly DraftRow[];
  expect(first?.cells).toMatchObject({ from: '04', to: '03', salary: '70,000', rent: '25,000', city: 'pune' });
  act(() => result.current.change({ do: 'rows', name: 'periods', rows: setCell(0, 'to', '08') }));
  act(() => result.current.change({ do: 'rows', name: 'periods', rows: addRow(hra.fields.periods) }));
  expect((result.current.draft.periods as readonly DraftRow[])[1]?.cells.from).toBe('09');
});
