/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CorrectedCalculators, CorrectionList } from '@/app/how-we-check/corrections/list';
import { CorrectedOn, hideWhenOver } from '@/components/page/corrected-on';
import { builtIds } from '@/content/calculators/load';
import { type Correction, corrections, correctionsBegan, namedCorrection } from '@/content/corrections';
import { addDays, isIsoDate } from '@/lib/calendar';

const htmlOf = (element: ReactElement) => render(element).container.innerHTML;

const invented: Correction = {
  calculator: 'hra-calculator',
  correctedOn: '2027-01-10',
  since: 'since 1 December 2026',
  who: 'people who pay rent in Pune',
  wrong: 'The exempt part of HRA took 50% of salary in Pune.',
  byHowMuch: 'The exemption was up to 25% too high.',
  right: '40% of salary: rule 2A of the Income-tax Rules, 1962.',
};

it('every correction on file is whole, of a calculator that is built, and the newest is first', () => {
  for (const each of corrections) {
    expect(builtIds()).toContain(each.calculator);
    expect(isIsoDate(each.correctedOn) && each.correctedOn >= correctionsBegan).toBe(true);
    for (const text of [each.wrong, each.byHowMuch, each.right]) expect(text).toMatch(/^[A-Z0-9₹].*\.$/);
  }
  const days = corrections.map(({ correctedOn }) => correctedOn);
  expect(days).toEqual(days.toSorted().reverse());
});

describe('the list', () => {
  it('says honestly that there is none yet', () => {
    expect(htmlOf(<CorrectedCalculators list={[]} />)).toContain(
      'No amount has been corrected since this list began on 24 Nov 2026.',
    );
  });

  it('says what was wrong, since when, for whom, by how much, and what is right', () => {
    const html = htmlOf(<CorrectionList list={[invented]} />);
    for (const part of ['10 Jan 2027', ...Object.values(invented).slice(2)]) expect(html).toContain(part);
    expect(html).not.toContain('HRA Calculator');
    expect(htmlOf(<CorrectionList list={[invented]} named />)).toContain(
      '10 Jan 2027: <a href="/hra-calculator/">HRA Calculator</a>',
    );
  });

  it('has a row for each calculator, by name and under its id, with how many there are, the last day and its page', () => {
    const other: Correction = { ...invented, calculator: 'advance-tax', correctedOn: '2026-12-05' };
    const { container } = render(
      <CorrectedCalculators list={[invented, other, { ...other, wrong: 'An older one.' }]} />,
    );
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => [
      row.id,
      row.querySelector('th a')?.getAttribute('href'),
      ...[...row.children].map(({ textContent }) => textContent),
    ]);
    expect(rows).toEqual([
      ['advance-tax', '/how-we-check/corrections/advance-tax-calculator/', 'Advance Tax Calculator', '2', '5 Dec 2026'],
      ['hra-calculator', '/how-we-check/corrections/hra-calculator/', 'HRA Calculator', '1', '10 Jan 2027'],
    ]);
  });
});

describe('the page of the calculator', () => {
  it('names the last correction for 90 days, and other calculators do not', () => {
    const list = [invented, { ...invented, correctedOn: '2026-12-01' }];
    const named = (id: Correction['calculator'], day: string) => namedCorrection(id, day, list);
    expect(named('hra-calculator', '2027-01-10')).toEqual({ correctedOn: '2027-01-10', until: '2027-04-10' });
    expect(named('hra-calculator', '2027-04-10')).toBeDefined();
    expect(named('hra-calculator', '2027-04-11')).toBeUndefined();
    expect(named('income-tax', '2027-01-10')).toBeUndefined();
  });

  it.each([
    ['2027-01-10', false],
    ['2027-04-10', false],
    ['2027-04-11', true],
  ])('on %s of the visitor, the line is hidden: %s', (day, isHidden) => {
    const html = htmlOf(
      <CorrectedOn
        href="/how-we-check/corrections/hra-calculator/"
        correctedOn="2027-01-10"
        until={addDays('2027-01-10', 90)}
      />,
    );
    document.body.innerHTML = html;
    const line = document.querySelector('p');
    if (!line) throw new Error('no line');
    expect(line.textContent).toContain('Corrected on 10 Jan 2027. What was wrong');
    expect(line.querySelector('a')?.getAttribute('href')).toBe('/how-we-check/corrections/hra-calculator/');
    expect(html).toContain(`<script>${hideWhenOver}</script>`);
    Object.defineProperty(document, 'currentScript', { configurable: true, get: () => line.querySelector('script') });
    jest.useFakeTimers({ now: new Date(`${day}T23:30`) });
    // biome-ignore lint/security/noGlobalEval: the script as a browser runs it
    eval(hideWhenOver);
    jest.useRealTimers();
    expect(line.hidden).toBe(isHidden);
  });
});
