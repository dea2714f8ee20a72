/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { localDay, todayFields, withoutToday, withToday } from '@/components/calculator/today';
import { useCalculator } from '@/components/calculator/use-calculator';
import { type AnyCalculator, date, dateFigure, money, month, verdict } from '@/lib/calculator';
import { defineCalculator } from '@/lib/define-calculator';
import { defaultDraft } from '@/lib/read-input';
import { lateCode } from './late-code';

const fields = {
  today: date({ label: 'Today', min: '2025-04-01', max: '2028-12-31', default: '', optional: true, today: true }),
  until: date({ label: 'Until', min: '2025-04-01', max: '2028-12-31', default: '', optional: true }),
  amount: money({ label: 'Amount', min: 0, max: 1_00_000, default: 5_000 }),
};
const calculator: AnyCalculator = defineCalculator({
  fields,
  groups: [{ fields: ['today', 'until', 'amount'] }],
  presets: [],
  compute: ({ today }) => ({
    headline: [today === '' ? verdict('Day', 'None') : dateFigure('Day', today)],
    sentence: 'The day that was given.',
    steps: [],
  }),
});

const plain: AnyCalculator = defineCalculator({
  fields: { until: fields.until },
  groups: [{ fields: ['until'] }],
  compute: () => ({ headline: [verdict('Day', 'None')], sentence: 'No day is asked.', steps: [] }),
});

type State = ReturnType<typeof useCalculator>;

/** Renders a form without its boxes: its state, and what keeps the address. */
function renderCalculator(...[form, load]: Parameters<typeof useCalculator>): { readonly result: { current: State } } {
  const result = { current: null as unknown as State };
  function Form() {
    result.current = useCalculator(form, load);
    return result.current.address;
  }
  render(<Form />);
  return { result };
}

describe('a date field that follows the calendar', () => {
  const names = ['today'];

  it('is known by its mark', () => {
    expect(todayFields(fields)).toEqual(names);
  });

  it('holds the day of the clock on the wall, not that of Greenwich', () => {
    expect(localDay(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
    expect(localDay(new Date(2026, 0, 1, 23, 59))).toBe('2026-01-01');
  });

  it('is filled in where it is empty, and only there', () => {
    const empty = defaultDraft(fields);
    expect(withToday(fields, empty, names, '2026-11-21')).toEqual({ ...empty, today: '2026-11-21' });
    const typed = { ...empty, today: '2026-01-31' };
    expect(withToday(fields, typed, names, '2026-11-21')).toBe(typed);
    expect(withToday(fields, empty, names, '')).toBe(empty);
    expect(withToday(fields, empty, [], '2026-11-21')).toBe(empty);
  });

  it('stays empty on a day outside its bounds, and takes the bounds themselves', () => {
    const empty = defaultDraft(fields);
    expect(withToday(fields, empty, names, '2029-01-01')).toBe(empty);
    expect(withToday(fields, empty, names, '2025-03-31')).toBe(empty);
    expect(withToday(fields, empty, names, '2028-12-31').today).toBe('2028-12-31');
    expect(withToday(fields, empty, names, '2025-04-01').today).toBe('2025-04-01');
  });

  it('is left out again where it is that day', () => {
    const empty = defaultDraft(fields);
    const filled = { ...empty, today: '2026-11-21' };
    expect(withoutToday(fields, filled, names, '2026-11-21')).toEqual(empty);
    expect(withoutToday(fields, filled, names, '2026-11-22')).toBe(filled);
    expect(withoutToday(fields, empty, names, '')).toBe(empty);
  });
});

describe('a month that follows the calendar', () => {
  const fields = {
    amount: money({ label: 'Amount', min: 0, max: 1_00_000, default: 5_000 }),
    from: month({ label: 'From', min: '2020-01', max: '2030-12', default: '2026-04', today: 'this' }),
    next: month({ label: 'Next', min: '2020-01', max: '2030-12', default: '2026-12', today: 'next' }),
  };
  const loan: AnyCalculator = defineCalculator({
    fields,
    groups: [{ fields: ['amount', 'from', 'next'] }],
    compute: ({ from, next }) => ({ headline: [verdict('Months', `${from} ${next}`)], sentence: 'Two.', steps: [] }),
  });
  const names = ['from', 'next'];

  it('is this month or the next, also over the end of a year, and only where it is at its default', () => {
    const draft = defaultDraft(fields);
    expect(withToday(fields, draft, names, '2026-12-31')).toEqual({ ...draft, from: '2026-12', next: '2027-01' });
    expect(withToday(fields, { ...draft, from: '2025-01' }, ['from'], '2026-12-31').from).toBe('2025-01');
    expect(withToday(fields, draft, ['from'], '2031-01-01').from).toBe('2030-12');
    expect(withToday(fields, draft, ['from'], '2019-12-31')).toBe(draft);
  });

  const load = lateCode(loan);
  const open = async (hash = '') => {
    window.history.replaceState(null, '', `/${hash}`);
    const { result } = renderCalculator(loan, load);
    for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(400));
    return result;
  };
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(400));
  };
  beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0), doNotFake: ['performance'] }));
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is the visitor’s without a touch, which is no change and leaves the address bare until it is shared', async () => {
    const result = await open();
    expect(result.current.good?.result.headline[0]?.value).toBe('2026-11 2026-12');
    expect(result.current.isExample).toBe(true);
    expect(window.location.hash).toBe('');
    act(() => result.current.writeAddress());
    expect(window.location.hash).toBe('#v=1&from=2026-11&next=2026-12');
  });

  it('leaves the address alone once it is another page’s, as after Back', async () => {
    const result = await open();
    act(() => result.current.change({ do: 'set', name: 'amount', value: '6000' }));
    window.history.replaceState(null, '', '/other/#v=1&amount=7000');
    act(() => void window.dispatchEvent(new Event('hashchange')));
    await settle();
    expect(window.location.hash).toBe('#v=1&amount=7000');
    expect(result.current.draft.amount).toBe('6000');
    window.history.replaceState(null, '', '/');
    act(() => result.current.change({ do: 'set', name: 'amount', value: '8000' }));
    await settle();
    expect(window.location.hash).toContain('amount=8000');
  });

  it('goes into the link with a change, also where it is the default, and whoever opens the link later has it', async () => {
    const result = await open();
    act(() => result.current.change({ do: 'set', name: 'amount', value: '6000' }));
    await settle();
    expect(window.location.hash).toBe('#v=1&amount=6000&from=2026-11&next=2026-12');
    jest.setSystemTime(new Date(2027, 5, 1));
    const later = await open(window.location.hash);
    expect(later.current.good?.result.headline[0]?.value).toBe('2026-11 2026-12');
    const other = await open('#v=1&amount=6000');
    expect(other.current.good?.result.headline[0]?.value).toBe('2027-06 2027-07');
  });

  it('stays where the visitor chose the default one, until the form is reset', async () => {
    const result = await open();
    act(() => result.current.change({ do: 'set', name: 'from', value: '2026-04' }));
    await settle();
    expect(result.current.draft.from).toBe('2026-04');
    expect(result.current.isExample).toBe(false);
    act(() => result.current.apply({ amount: 7_000, from: '2026-04', next: '2026-12' }));
    expect(result.current.draft.from).toBe('2026-04');
    act(() => result.current.reset());
    expect(result.current.draft.from).toBe('2026-11');
  });
});

describe('a form that asks for the day', () => {
  const load = lateCode(calculator);

  beforeEach(() => {
    window.history.replaceState(null, '', '/');
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 9, 0), doNotFake: ['performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Lets idle work, loads and clocks come to an end. */
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) await act(() => jest.advanceTimersByTimeAsync(400));
  };

  const open = async () => {
    const hook = renderCalculator(calculator, load);
    await settle();
    return hook;
  };

  it('is empty in the exported page, and has its day and its answer without a touch', async () => {
    const { result } = renderCalculator(calculator, load);
    expect(result.current.draft.today).toBe('');
    expect(result.current.good).toBeNull();
    expect(result.current.isPending).toBe(false);
    await settle();
    expect(result.current.draft.today).toBe('2026-11-21');
    expect(result.current.good?.result.headline[0]?.value).toBe('2026-11-21');
  });

  it('leaves the day out of the address, also when something else is changed', async () => {
    const { result } = await open();
    expect(window.location.hash).toBe('');
    act(() => result.current.change({ do: 'set', name: 'amount', value: '6000' }));
    await settle();
    expect(window.location.hash).toBe('#v=1&amount=6000');
    expect(result.current.draft.today).toBe('2026-11-21');
  });

  it('keeps a day that the visitor chose, and writes it into the address', async () => {
    const { result } = await open();
    act(() => result.current.change({ do: 'set', name: 'today', value: '2026-02-01' }));
    await settle();
    expect(window.location.hash).toBe('#v=1&today=2026-02-01');
    expect(result.current.good?.result.headline[0]?.value).toBe('2026-02-01');
    jest.setSystemTime(new Date(2026, 10, 25, 9, 0));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current.draft.today).toBe('2026-02-01');
  });

  it('takes the day that a link sets', async () => {
    window.history.replaceState(null, '', '/#v=1&today=2025-12-15');
    const { result } = await open();
    expect(result.current.draft.today).toBe('2025-12-15');
    await settle();
    expect(window.location.hash).toBe('#v=1&today=2025-12-15');
  });

  it('has the new day when the page comes back from memory', async () => {
    const { result } = await open();
    jest.setSystemTime(new Date(2026, 10, 22, 0, 1));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current.draft.today).toBe('2026-11-22');
    expect(result.current.good?.result.headline[0]?.value).toBe('2026-11-22');
    jest.setSystemTime(new Date(2026, 10, 23, 0, 1));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.draft.today).toBe('2026-11-23');
  });

  it('lets the visitor empty the box, until the form is reset', async () => {
    const { result } = await open();
    act(() => result.current.change({ do: 'set', name: 'today', value: '' }));
    expect(result.current.draft.today).toBe('');
    expect(result.current.good?.result.headline[0]?.value).toBe('None');
    act(() => result.current.reset());
    expect(result.current.draft.today).toBe('2026-11-21');
  });

  it('follows the day again after an example, and after a tool that has the day of the answer', async () => {
    const { result } = await open();
    act(() => result.current.change({ do: 'set', name: 'today', value: '2026-02-01' }));
    act(() => result.current.apply({ today: '2026-11-21', until: '', amount: 7_000 }));
    await settle();
    expect(result.current.draft).toMatchObject({ today: '2026-11-21', amount: '7,000' });
    expect(window.location.hash).toBe('#v=1&amount=7000');
    jest.setSystemTime(new Date(2026, 10, 22, 9, 0));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current.draft.today).toBe('2026-11-22');
  });

  it('leaves a form without such a field as it is', async () => {
    const loadPlain = lateCode(plain);
    const { result } = renderCalculator(plain, loadPlain);
    await settle();
    expect(result.current.draft).toEqual({ until: '' });
    expect(result.current.good).toBeNull();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });
});
