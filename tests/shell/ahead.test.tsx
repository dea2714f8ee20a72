/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { NextDate, UsedLast } from '@/components/home/ahead';
import { datesForMost } from '@/content/pages/next-dates';

const dates = datesForMost();
const draw = () => <NextDate dates={dates} exported="2026-11-23" href="/tax-planning-timeline/" />;

describe('the next date', () => {
  afterEach(() => jest.useRealTimers());

  it('has the days of the law in order', () => {
    const texts = dates.filter(({ date }) => date >= '2026-11-23').map(({ date, text }) => `${date} ${text}`);
    // Section 408(1) has 15 June, 15 September, 15 December and 15 March for every tax year, also for that of which no rates are known.
    expect(texts).toEqual([
      '2026-12-15 Third instalment of advance tax',
      '2026-12-31 Last day to file late for FY 2025-26',
      '2027-03-15 Last instalment of advance tax',
      '2027-06-15 First instalment of advance tax',
      '2027-07-31 Last day to file for tax year 2026-27',
      '2027-09-15 Second instalment of advance tax',
      '2027-12-15 Third instalment of advance tax',
      '2027-12-31 Last day to file late for tax year 2026-27',
      '2028-03-15 Last instalment of advance tax',
    ]);
  });

  it('is exported for the day of the export, without a count of days', () => {
    expect(renderToStaticMarkup(draw())).toMatch(/Third instalment of advance tax.*15 Dec 2026<\/span>/);
  });

  it.each([
    ['2026-12-14T10:00', 'Third instalment of advance tax', '15 Dec 2026, tomorrow'],
    ['2026-12-15T23:00', 'Third instalment of advance tax', '15 Dec 2026, today'],
    ['2026-12-16T00:10', 'Last day to file late for FY 2025-26', '31 Dec 2026, in 15 days'],
    ['2027-03-16T00:10', 'First instalment of advance tax', '15 Jun 2027, in 91 days'],
    ['2027-06-15T23:00', 'First instalment of advance tax', '15 Jun 2027, today'],
    ['2027-06-16T00:10', 'Last day to file for tax year 2026-27', '31 Jul 2027, in 45 days'],
  ])('on %s is "%s"', (now, text, day) => {
    jest.useFakeTimers({ now: new Date(now) });
    render(draw());
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(day)).toBeTruthy();
  });

  it('is left out once none is on file', () => {
    jest.useFakeTimers({ now: new Date('2040-01-01T10:00') });
    render(draw());
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('what was used last is shown, the last one first, at most four', async () => {
  localStorage.setItem('recentlyUsed', JSON.stringify(['sip', 'gone', 'emi', 'gst', 'tax', 'hra']));
  const entries = ['tax', 'hra', 'emi', 'sip', 'gst'].map((id) => ({
    id,
    route: `/${id}/`,
    title: `${id} Calculator`,
  }));
  const loadEntries = async () => entries;
  render(<UsedLast loadEntries={loadEntries} />);
  await act(async () => {});
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['sip', 'emi', 'gst', 'tax']);
});
