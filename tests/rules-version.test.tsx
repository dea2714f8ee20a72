/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Notice } from '@/components/calculator/notice';
import { Report, reportBody } from '@/components/calculator/report';
import { madeUnder } from '@/components/calculator/rules';
import { localDay } from '@/components/calculator/today';
import { type AnyInput, choice, defaultInput } from '@/lib/calculator';
import { formatDate } from '@/lib/format';
import { fragmentOf, isSameLink, openFragment } from '@/lib/fragment';
import { defaultDraft } from '@/lib/read-input';
import toy, { fields, toyRules } from './toy-calculator';

const draft = { ...defaultDraft(fields), amount: '12,50,000' };
const input = defaultInput(fields);
const answer = { name: 'Toy', calculator: toy, rules: toyRules, input, result: toy.compute(input) };

describe('a link', () => {
  it('says in a short number under which rules it was made, and opens with the same inputs', () => {
    const link = fragmentOf(fields, draft, [], '48213');
    expect(link).toBe(fragmentOf(fields, draft).replace(/^v=\d/, (version) => `${version}&r=48213`));
    expect(openFragment(fields, link)).toEqual({ ...openFragment(fields, fragmentOf(fields, draft)), rules: '48213' });
    expect(openFragment(fields, link)?.wrong).toBe('nothing');
  });

  it('without that number still opens, and says nothing of rules', () => {
    expect(openFragment(fields, fragmentOf(fields, draft))).toMatchObject({ rules: null, wrong: 'nothing' });
    expect(openFragment(fields, '#v=1&amount=5&r=<b>')?.rules).toBeNull();
  });

  it('of the defaults is bare', () => {
    expect(fragmentOf(fields, defaultDraft(fields), [], '48213')).toBe('');
  });

  const isSame = (one: string, other: string) => isSameLink(fields, one, other);

  it('is the same link whatever its rules, and another one with another input', () => {
    expect(isSame('v=3&r=48213&amount=5', 'v=3&amount=5')).toBe(true);
    expect(isSame('v=3&r=48213&amount=5', 'v=3&r=11111&amount=5')).toBe(true);
    expect(isSame('v=3&r=48213&amount=5', 'v=3&r=48213&amount=6')).toBe(false);
    expect(isSame('', 'v=3&amount=5')).toBe(false);
    expect(isSame('', '')).toBe(true);
  });

  it('is the same link with its inputs in another order, also those of what is pinned', () => {
    expect(isSame('v=3&r=48213&amount=5&people=3', 'v=3&people=3&amount=5')).toBe(true);
    const pin = (inputs: string) => `pin=${encodeURIComponent(inputs)}`;
    expect(isSame(`v=3&amount=5&${pin('amount=7&people=3')}`, `v=3&${pin('people=3&amount=7')}&amount=5`)).toBe(true);
    // Pins are columns: their own order is seen.
    const [first, second] = [pin('amount=7'), pin('people=3')];
    expect(isSame(`v=3&amount=5&${first}&${second}`, `v=3&amount=5&${second}&${first}`)).toBe(false);
    // Of an input that is there twice the last counts.
    expect(isSame('v=3&amount=5&amount=6', 'v=3&amount=6&amount=5')).toBe(false);
  });

  it('is the same link where it names a default, and another one where it cannot all be used or says where it came from', () => {
    expect(isSame('v=3&r=48213&amount=5&rate=8.5', 'v=3&amount=5')).toBe(true);
    expect(isSame('v=3&amount=5&nothing=1', 'v=3&amount=5')).toBe(false);
    expect(isSame('v=3&came=%2Femi%2F&amount=5', 'v=3&amount=5')).toBe(false);
  });

  it('is another one where only one of both holds the month that would follow the day of whoever opens it', () => {
    const start = { ...fields.start, today: 'this' } as const;
    expect(isSameLink({ ...fields, start }, 'v=3&amount=5&start=2025-07', 'v=3&amount=5')).toBe(false);
    expect(isSame('v=3&amount=5&start=2025-07', 'v=3&amount=5')).toBe(true);
  });
});

describe('the notice of a link', () => {
  const noticeOf = (rules: string | null) => {
    const notice = { wrong: null, rules, came: null, pins: [] };
    const state = { notice, usePinsOfLink: () => {}, dismissNotice: () => {} };
    return render(<Notice form={toy} rules={toyRules} sources={{}} state={state as never} />).container;
  };

  it('says in one line that it was made under other rules', () => {
    expect(noticeOf('48213')).toHaveTextContent(
      'This link was made under rules 48213. This page now has rules 12345, so the answer may differ.',
    );
  });

  it('is empty where the rules are the page’s own', () => {
    expect(noticeOf(null)).toBeEmptyDOMElement();
  });
});

describe('what an answer carries', () => {
  it('is the day, the version, and the day of the comparison; with the year of the law where one decides', () => {
    expect(madeUnder(answer, '2026-11-24')).toBe(
      'Worked out on 24 Nov 2026 under rules 12345, last checked on 20 Nov 2026.',
    );
    const year = choice({ label: 'Year', options: [{ value: '2026-27', label: '2026-27' }], default: '2026-27' });
    const dated = {
      calculator: { ...toy, fields: { year } } as never,
      input: { year: '2026-27' } as AnyInput,
      rules: { ...toyRules, yearFields: ['year'] },
    };
    expect(madeUnder(dated, '2026-11-24')).toMatch(/^Law of 2026-27\. Worked out on 24 Nov 2026/);
  });
});

describe('a report of a wrong figure', () => {
  const url = 'https://hisaabi.example/toy/#v=3&r=12345&amount=1250000';

  it('holds the link and the rules, and the figures only where the person wants that', () => {
    const made = `under rules 12345, last checked on ${formatDate(toyRules.checkedOn)}`;
    expect(reportBody(answer, url, true)).toContain(url);
    expect(reportBody(answer, url, false)).toContain('https://hisaabi.example/toy/\n');
    for (const withFigures of [true, false]) expect(reportBody(answer, url, withFigures)).toContain(made);
    expect(reportBody(answer, url, false)).not.toMatch(/1250000|#/);
  });

  it('is an e-mail to us whose link loses its figures with the tick', async () => {
    window.history.replaceState(null, '', '/toy/#v=3&r=12345&amount=1250000');
    render(<Report answer={answer} opener={{ current: document.body }} onClose={() => {}} />);
    const mail = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Write the e-mail' }).href);
    expect(screen.getByRole('dialog', { name: 'Report a wrong figure' })).toBeInTheDocument();
    expect(mail().pathname).toBe(toyRules.supportEmail);
    expect(mail().searchParams.get('subject')).toBe('Wrong figure: Toy');
    expect(mail().searchParams.get('body')).toContain('amount=1250000');
    expect(mail().searchParams.get('body')).toContain(`Worked out on ${formatDate(localDay())}`);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add my figures to the link' }));
    expect(mail().searchParams.get('body')).not.toContain('1250000');
    expect(mail().searchParams.get('body')).toContain('/toy/');
  });
});
