/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { OpenedCalculator } from '@/components/shell/location';
import { QuickAccess } from '@/components/shell/quick-access';

jest.mock('next/navigation', () => ({ usePathname: () => '/emi-calculator/' }));

const entry = (id: string) => ({ id, route: `/${id}/`, title: `Title ${id}`, icon: 'Calculator' });
const all = ['emi-calculator', 'a', 'b', 'c', 'd'].map(entry);
const load = jest.fn(async () => all);

async function draw(stored: readonly string[]) {
  load.mockClear();
  localStorage.setItem('recentlyUsed', JSON.stringify(stored));
  render(
    <>
      <QuickAccess popular={all} loadEntries={load} />
      <OpenedCalculator id="emi-calculator" category="Loans & EMI" />
    </>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

it('on a first visit the list of all calculators is not asked for: the page at hand is no recent one', async () => {
  await draw([]);
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading', { name: 'Recent' })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('shows the three used last elsewhere, and three popular ones', async () => {
  await draw(['emi-calculator', 'd', 'gone', 'c', 'b', 'a']);
  expect(
    screen
      .getAllByRole('link')
      .slice(0, 3)
      .map((link) => link.textContent),
  ).toEqual(['Title d', 'Title c', 'Title b']);
  expect(screen.getAllByRole('link')).toHaveLength(6);
});
