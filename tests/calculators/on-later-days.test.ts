/** What pages say on the visitor's own day in the months to come, on both sides of the days of the law. */
import { todayFields, withToday } from '@/components/calculator/today';
import { loadCalculator } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { type AnyInput, type AnyRow, defaultInput, type Result, shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { type Draft, draftOf, readDraft } from '@/lib/read-input';

/** Returns what a page shows on a day: the form that the browser fills in, with other answers, and the result. */
async function onDay(id: CalculatorId, day: string, given: AnyInput = {}) {
  const { fields, check, compute } = await loadCalculator(id);
  const start: Draft = draftOf(fields, { ...defaultInput(fields), ...given });
  const names = todayFields(fields).filter((name) => !(name in given));
  const draft = withToday(fields, start, names, day);
  const { input, faults } = readDraft(fields, draft);
  expect(faults).toEqual([]);
  const whole = shownInput(fields, input);
  expect(check?.(whole) ?? []).toEqual([]);
  return { draft, result: compute(whole) };
}

/** Returns all that a person reads of a result. */
function textsOf({ headline, sentence, caveats = [], actions = [] }: Result): string {
  return [
    ...headline.map(({ label, value }) => `${label} ${value}`),
    sentence,
    ...caveats.map(({ text }) => text),
    ...actions.map(({ text }) => text),
  ].join('\n');
}

const textsOn = async (id: CalculatorId, day: string, given?: AnyInput) =>
  textsOf((await onDay(id, day, given)).result);

describe('the day after the last one whose law is on file', () => {
  it.each([
    ['tds-calculator', 'date', '2027-03-31'],
    ['tcs-calculator', 'date', '2027-03-31'],
    ['export-import-tax', 'day', '2027-03-31'],
    ['export-import-tax', 'arrivedOn', '2027-03-31'],
    ['gst-input-credit', 'month', '2027-03'],
  ] as const)('%s stays at the last one, and its question says so', async (id, name, last) => {
    const { fields } = await loadCalculator(id);
    expect(fields[name]).toMatchObject({ help: expect.stringContaining('We have the law up to 31 Mar 2027.') });
    for (const day of ['2027-03-31', '2027-04-01', '2028-02-29', '2040-01-01'])
      expect((await onDay(id, day)).draft[name]).toBe(last);
  });

  it('names the days of the last law for a deposit of tax deducted', async () => {
    // Rule 218(2): tax deducted in March is paid in by 30 April.
    expect(await textsOn('tds-calculator', '2027-04-01')).toContain('Deposit the tax by 2027-04-30');
  });

  it('says of a year that runs without law on file that it is not here, and when its advance tax is due', async () => {
    // Section 408(1): 15 June, 15 September, 15 December and 15 March of every tax year; with presumptive income 15 March.
    const next = (day: string) =>
      `Tax year 2027-28 is not on this page yet. By the Act as it stands, the next instalment of its advance tax is due on ${day}.`;
    for (const id of ['tax-planning-timeline', 'advance-tax'] as const) {
      expect(await textsOn(id, '2027-03-31')).not.toContain('is not on this page yet');
      expect(await textsOn(id, '2027-04-01')).toContain(next('15 Jun 2027'));
      expect(await textsOn(id, '2027-06-15')).toContain(next('15 Jun 2027'));
      expect(await textsOn(id, '2027-06-16')).toContain(next('15 Sep 2027'));
      expect(await textsOn(id, '2028-03-15')).toContain(next('15 Mar 2028'));
      expect(await textsOn(id, '2028-03-16')).toMatch(/Tax year 2027-28 is not on this page yet\.$/m);
    }
    const presumptive = { business: 'presumptive' };
    expect(await textsOn('advance-tax', '2027-04-01', presumptive)).toContain(next('15 Mar 2028'));
  });

  it('sends nobody to a year that cannot be chosen', async () => {
    const over = 'Tax year 2026-27 has ended, so what you pay now does not count in it.';
    expect(await textsOn('section-80c-optimizer', '2027-03-31')).not.toContain('has ended');
    expect(await textsOn('section-80c-optimizer', '2027-04-01')).toContain(
      `${over} Tax year 2027-28 is not on this page yet.`,
    );
    expect(await textsOn('section-80c-optimizer', '2026-11-30', { financialYear: '2025-26' })).toContain(
      'Choose the current year above.',
    );
  });
});

describe('years after the last return', () => {
  it('advance tax of a year whose returns are over is not planned again', async () => {
    // 1,50,000: section 425 675 + 2,025 + 3,375 + 1,500; section 424 nine months, 13,500; section 423 five, 7,500; fee 5,000.
    expect(await textsOn('advance-tax', '2027-12-31')).toContain('₹33,575 in all');
    for (const day of ['2028-01-01', '2028-04-01', '2032-04-01']) {
      const texts = await textsOn('advance-tax', day);
      expect(texts).toContain('up to 31 Dec 2027, the last day for a return; ₹1,83,580 was to be paid by then');
      expect(texts).not.toContain('15 Jun 2026');
    }
  });

  it.each([
    ['rental-income', 'The last day to file for tax year 2026-27 was 31 Dec 2027. If you filed none, only an updated'],
    ['form16', 'The last day to file was 31 Dec 2027.'],
    ['tax-planning-timeline', 'all 12 dates for tax year 2026-27 are past.'],
    ['section-80c-optimizer', 'Tax year 2026-27 has ended'],
  ] as const)('%s knows in 2029 that the year is over', async (id, says) => {
    const texts = await textsOn(id, '2029-04-01');
    expect(texts).toContain(says);
    expect(texts).not.toMatch(/is not over|Tell your employer/);
  });
});

describe('a return of FY 2025-26: belated until 31 December 2026, revised until 31 March 2027 with a fee', () => {
  const missed = { financialYear: '2025-26', salary: 14_50_000, standardDeduction: 0, tds: 1_09_200 };
  const revised =
    'If the return has one of these points wrong, correct it in a revised return by 31 Mar 2027 (after 31 Dec 2026 with a fee).';

  it('Form 16 offers a revised return from the day on which no late one is possible', async () => {
    const last = await textsOn('form16', '2026-12-31', missed);
    expect(last).toContain('File the late return. 31 Dec 2026 is the last day.');
    expect(last).not.toContain('revised return');
    for (const day of ['2027-01-01', '2027-03-31']) {
      const texts = await textsOn('form16', day, missed);
      expect(texts).toContain(revised);
      expect(texts).not.toContain('File the');
    }
    expect(await textsOn('form16', '2027-04-01', missed)).not.toContain('revised return');
  });

  it('Form 16 speaks of more interest only where interest runs', async () => {
    // Nothing but the late fee is left: it does not grow.
    expect(await textsOn('form16', '2026-11-30', { financialYear: '2025-26' })).not.toMatch(
      /nterest grows|more interest/,
    );
    const left = await textsOn('form16', '2026-11-30', { financialYear: '2025-26', tds: 50_000 });
    expect(left).toContain('Interest grows with each month that begins.');
    expect(await textsOn('form16', '2026-07-31', { financialYear: '2025-26', tds: 50_000 })).toContain(
      'If you pay after 31 Jul 2026, you pay more interest.',
    );
  });

  it('health insurance says that a revised return has a fee after December', async () => {
    const texts = await textsOn('health-insurance', '2027-01-01', { financialYear: '2025-26' });
    expect(texts).toContain('a revised return by 31 Mar 2027 (after 31 Dec 2026 with a fee) can add it.');
  });

  it('the page on tax audit, which opens on this year until then, names the last day for a late return', async () => {
    const on = async (day: string) =>
      (await onDay('tax-audit-calculator', day)).result.actions?.map(({ date }) => date);
    // Section 139(1) and (4); from 1 January 2027 the page opens on the next year: section 263(1) and (4).
    expect(await on('2026-08-31')).toEqual(['2026-08-31', '2026-12-31']);
    for (const day of ['2026-09-01', '2026-12-31']) {
      expect(await on(day)).toEqual(['2026-12-31']);
      expect(await textsOn('tax-audit-calculator', day)).toContain(
        'If the return for FY 2025-26 was not filed by 31 Aug 2026, file it late, with a fee of up to ₹5,000. The last day is 31 Dec 2026.',
      );
    }
    expect(await textsOn('tax-audit-calculator', '2028-01-01')).toContain(
      'The last day to file for tax year 2026-27 was 31 Dec 2027. If you filed none,',
    );
    expect(await on('2027-01-01')).toEqual(['2027-08-31', '2027-12-31']);
  });

  it('an NRI gets nothing back with a return after the last day', async () => {
    const given = { financialYear: '2025-26' };
    expect(await textsOn('nri-taxation-calculator', '2026-12-31', given)).toContain(
      'you get back ₹93,600 with a return.',
    );
    const over = await textsOn('nri-taxation-calculator', '2027-01-01', given);
    expect(over).toContain('a return filed by 31 Dec 2026 brings back ₹93,600.');
    expect(over).toContain('You can ask the Commissioner to condone the delay.');
    expect(over).not.toContain('Last day for a return');
  });
});

describe('the NRI page on the days of its year', () => {
  it('counts the days left in India only as far as the year has them', async () => {
    // 43 days in the example: 138 more stay below 182. From 14 November to 31 March there are 138 days, from the 13th 139.
    const id = 'nri-taxation-calculator';
    expect(await textsOn(id, '2026-11-13')).toContain('You can spend 138 more days in India in tax year 2026-27');
    for (const day of ['2026-11-14', '2027-03-31'])
      expect(await textsOn(id, day)).toContain('Even if you spend every day until 31 Mar 2027 in India');
    expect(await textsOn(id, '2027-04-01')).not.toMatch(/more days in India|every day until/);
  });

  it('speaks of instalments and of a sale as past once the year is', async () => {
    const id = 'nri-taxation-calculator';
    const sold = { property: 'sold', price: 80_00_000, cost: 50_00_000, tds: 0 };
    const runs = await textsOn(id, '2027-03-31', sold);
    expect(runs).toContain('you pay it in instalments within the year');
    expect(runs).toContain('before the sale');
    const over = await textsOn(id, '2027-04-01', sold);
    expect(over).toContain('it was due in instalments within the year');
    expect(over).not.toMatch(/before the sale|Tell the buyer/);
  });

  it('takes the step of an updated return by the day', async () => {
    // Section 139(8A): within 12 months of the end of the assessment year 2025-26 25%, within 24 months 50%.
    const given = { financialYear: '2024-25', property: 'sold', price: 80_00_000, cost: 50_00_000, tds: 0 };
    const on = (day: string) => textsOn('nri-taxation-calculator', day, given);
    expect(await on('2027-03-31')).toContain('until 31 Mar 2027 with 25%');
    expect(await on('2027-04-01')).toContain('until 31 Mar 2028 with 50%');
  });
});

describe('tax on the gains of employee shares while the year runs', () => {
  it('names the instalment that a sale has missed, and the next one', async () => {
    // The sale of the example is before 15 September: section 408(1).
    const on = (day: string) => textsOn('esop-tax', day);
    expect(await on('2026-09-15')).toContain('Pay it with the next instalment of advance tax after the sale');
    expect(await on('2026-09-16')).toContain(
      'Its first part was due as advance tax by 15 Sep 2026. If you did not pay it, pay by 15 Dec 2026;',
    );
    expect(await on('2026-12-15')).toContain('pay by 15 Dec 2026;');
    expect(await on('2026-12-16')).toContain('pay by 15 Mar 2027;');
    expect(await on('2027-03-15')).toContain('pay by 15 Mar 2027;');
    expect(await on('2027-03-16')).toContain('pay by 31 Mar 2027;');
    expect(await on('2027-04-01')).toContain('Tax year 2026-27 is over');
  });
});

describe('a deposit at the post office after the last quarter whose rates are on file', () => {
  it.each([
    ['kind post', { kind: 'post' }],
    ['kind rd', { kind: 'rd', rdAt: 'post' }],
  ] as const)('is said to have the last rate, %s', async (_, given) => {
    const says = 'We have the post office’s rates up to 31 Dec 2026 and use the last ones.';
    const on = (start: string) => textsOn('fd-calculator', '2027-01-10', { ...given, start });
    expect(await on('2026-12-31')).not.toContain('up to 31 Dec 2026');
    expect(await on('2027-01-01')).toContain(says);
  });

  it('the page on a bank’s deposit says nothing of it', async () => {
    expect(await textsOn('fd-calculator', '2027-01-10', { start: '2027-01-10' })).not.toContain('post office’s rates');
  });
});

describe('rates of a day after their last comparison', () => {
  it.each([
    ['tcs-calculator', {}, '2026-11-22', 'We last compared the rates and limits on 22 Nov 2026.'],
    ['export-import-tax', { mode: 'gold' }, '2026-11-22', 'We last compared the duty on 22 Nov 2026.'],
    ['export-import-tax', { mode: 'personal' }, '2026-11-29', 'We last compared the duty on 29 Nov 2026.'],
  ] as const)('%s %j say when they were compared', async (id, given, day, says) => {
    expect(await textsOn(id, day, given)).not.toContain('We last compared');
    expect(await textsOn(id, '2027-02-01', given)).toContain(says);
  });
});

describe('what a salary earner can still do about tax year 2026-27', () => {
  // The year ends on 31 March 2027: no employer deducts for it afterwards (section 392). Return in time 31 July (263(1)), late 31 December
  // (263(4)), revised 31 March 2028 with a fee after 31 December (263(5), 428). The old regime needs the return in time: section 202(4)(b).
  const inOld: Readonly<Record<string, AnyInput>> = {
    'hra-calculator': {},
    'take-home-salary-calculator': { ctc: 25_00_000, regime: 'old' },
    'health-insurance': {},
    'old-vs-new-tax-regime-calculator': { salary: 24_00_000, otherDeductions: 10_00_000 },
  };
  const pages = Object.entries(inOld) as [CalculatorId, AnyInput][];
  const toEmployer = /(Tell|Give) (your|the) employer|to your employer with Form|PAN into Form|check-up of ₹/;

  it.each(pages)('%s names the employer up to 31 March 2027, and the return from 1 April on', async (id, given) => {
    for (const day of ['2026-11-29', '2027-01-01', '2027-03-31']) {
      const texts = await textsOn(id, day, given);
      expect(texts).toMatch(toEmployer);
      expect(texts).not.toContain('is not on this page yet');
    }
    for (const day of ['2027-04-01', '2027-07-31', '2027-08-01', '2027-12-31', '2028-01-01', '2029-04-01']) {
      const texts = await textsOn(id, day, given);
      expect(texts).not.toMatch(toEmployer);
      expect(texts).toMatch(/Tax year 20(27-28|28-29|29-30) is not on this page yet\./);
    }
    for (const day of ['2027-04-01', '2027-07-31']) expect(await textsOn(id, day, given)).toContain('31 Jul 2027');
  });

  it.each(pages)('%s has no day that is past among what to do', async (id, given) => {
    const further: AnyInput[] = [{}, { rent: 60_000 }, { rent: 60_000, landlordNri: true }, { business: true }];
    const days = ['2026-11-29', '2027-04-01', '2027-05-01', '2027-08-01', '2027-09-01', '2027-11-01', '2028-01-01'];
    const late: string[] = [];
    for (const financialYear of ['2026-27', '2025-26', '2024-25']) {
      for (const more of further) {
        for (const day of days) {
          const { result } = await onDay(id, day, { ...given, ...more, financialYear });
          for (const { date, text } of result.actions ?? [])
            if (date !== undefined && date < day) late.push(`${day}: ${date} ${text}`);
        }
      }
    }
    expect(late).toEqual([]);
  });

  it.each([
    ['hra-calculator', 'the rent'],
    ['take-home-salary-calculator', 'a deduction'],
    ['health-insurance', 'the deduction'],
  ] as const)('%s says what a return that left something out can still add, and until when', async (id, what) => {
    const only = 'nly a return filed by 31 Jul 2027 could be in the old regime.';
    const add = `If yours was and left ${what} out, a revised return by 31 Mar 2028 (after 31 Dec 2027 with a fee) can add it.`;
    const given = inOld[id];
    expect(await textsOn(id, '2027-07-31', given)).toContain(
      'nly a return filed by 31 Jul 2027 can be in the old regime',
    );
    for (const day of ['2027-08-01', '2027-12-31']) {
      expect(await textsOn(id, day, given)).toContain(
        `${only} ${add} A late return is possible until 31 Dec 2027, in the new regime, with a fee of up to ₹5,000.`,
      );
    }
    for (const day of ['2028-01-01', '2028-03-31']) {
      expect(await textsOn(id, day, given)).toContain(
        `${only} ${add} The last day for a late return was 31 Dec 2027. An updated return brings no refund.`,
      );
    }
    const over = await textsOn(id, '2028-04-01', given);
    expect(over).not.toContain('can add it');
    expect(over).toMatch(
      /The last day to add .+ in a revised return was 31 Mar 2028\. An updated return brings no refund\./,
    );
  });

  it.each([
    ['hra-calculator', {}],
    ['take-home-salary-calculator', { ctc: 25_00_000, regime: 'old' }],
    ['health-insurance', {}],
  ] as const)('%s knows on the same days what is left of FY 2025-26 and 2024-25', async (id, given) => {
    // Section 139(1), (4) and (5) with 234-I: 31 July, 31 December 2026 and 31 March 2027. For FY 2024-25 all was over on 31 December 2025.
    const on = (day: string, financialYear: string) => textsOn(id, day, { ...given, financialYear });
    expect(await on('2026-12-31', '2025-26')).toContain(
      'A late return is possible until 31 Dec 2026, in the new regime',
    );
    expect(await on('2027-01-01', '2025-26')).toContain('The last day for a late return was 31 Dec 2026.');
    expect(await on('2027-03-31', '2025-26')).toContain(
      'a revised return by 31 Mar 2027 (after 31 Dec 2026 with a fee) can',
    );
    expect(await on('2027-04-01', '2025-26')).toMatch(/The last day to add .+ in a revised return was 31 Mar 2027\./);
    expect(await on('2026-11-29', '2024-25')).toMatch(/The last day to add .+ in a revised return was 31 Dec 2025\./);
  });

  it('a year that runs on the day entered asks the employer, whatever its Act', async () => {
    const given = { financialYear: '2025-26', today: '2026-03-31' };
    expect(await textsOn('hra-calculator', '2026-03-31', given)).toContain('Give your employer Form 12BB');
    expect(await textsOn('hra-calculator', '2026-04-01', { ...given, today: '2026-04-01' })).not.toContain('Give your');
  });

  it('take-home says how a refund of an earlier employer’s tax is had, and that it was', async () => {
    const given = { ctc: 6_00_000, earlierSalary: 6_00_000, earlierTax: 2_00_000 };
    const on = (day: string) => textsOn('take-home-salary-calculator', day, given);
    expect(await on('2027-07-31')).toContain('You get it back as a refund when you file.');
    expect(await on('2027-12-31')).toContain('You get it back as a refund when you file, until 31 Dec 2027.');
    // Circular 11/2024: five years from the end of the year after the tax year.
    const over = 'You got it back only with a return filed by 31 Dec 2027.';
    expect(await on('2028-01-01')).toContain(
      `${over} Until 31 Mar 2033 you can ask the Commissioner to condone the delay.`,
    );
    expect(await on('2033-03-31')).toContain('Commissioner');
    expect(await on('2033-04-01')).toContain(over);
    expect(await on('2033-04-01')).not.toContain('Commissioner');
  });
});

describe('the choice of the regime on later days', () => {
  const id = 'old-vs-new-tax-regime-calculator';

  it('old regime without business: chosen in time, or missed and at what cost', async () => {
    // New regime: 23,25,000: 20,000 + 40,000 + 60,000 + 80,000 + 25% of 3,25,000 = 2,81,250, with cess 2,92,500.
    // Old: 24,00,000 − 50,000 − 10,00,000 = 13,50,000: 1,12,500 + 30% of 3,50,000 = 2,17,500, with cess 2,26,200. They are 66,300 apart.
    const on = (day: string) => textsOn(id, day, { salary: 24_00_000, otherDeductions: 10_00_000 });
    for (const day of ['2027-03-31', '2027-04-01', '2027-07-31']) {
      const texts = await on(day);
      expect(texts).toContain('Choose the old regime in a return filed by 31 Jul 2027.');
      expect(texts).toContain(
        'After that day a late return is possible until 31 Dec 2027, but in the new regime only.',
      );
    }
    expect(await on('2027-04-01')).toContain(
      'It decided only the TDS. In your return you may choose the other regime.',
    );
    const missed =
      'The old regime needed a return for tax year 2026-27 filed by 31 Jul 2027. If yours was not, it is taxed in the new regime and costs ₹66,300 more.';
    for (const day of ['2027-08-01', '2027-12-31', '2028-01-01', '2029-04-01']) {
      const texts = await on(day);
      expect(texts).toContain(missed);
      expect(texts).not.toMatch(/Choose the old regime|you may choose|File by/);
    }
    const late = 'If you have not filed, a late return is possible until 31 Dec 2027, but in the new regime only.';
    expect(await on('2027-12-31')).toContain(late);
    expect(await on('2028-01-01')).not.toContain('a late return is possible');
    expect(await on('2028-01-01')).toContain(
      'The last day to file for tax year 2026-27 was 31 Dec 2027. If you filed none, only an updated return is left,',
    );
  });

  it('new regime: nothing is lost with a late return but its fee', async () => {
    const on = (day: string) => textsOn(id, day, { salary: 15_00_000 });
    expect(await on('2027-07-31')).toContain('File by 31 Jul 2027. The new regime is the default');
    expect(await on('2027-08-01')).toContain(
      'a late return is possible until 31 Dec 2027, in the new regime, which costs you no more. It has a fee of up to ₹5,000.',
    );
  });

  it('with business income the day depends on the audit, and an option of an earlier year holds in a late return', async () => {
    // Section 263(1): 31 August, with audit 31 October; section 202(4)(a): on or before that day, and for the years after.
    const given = { salary: 0, business: true, profit: 18_00_000, otherDeductions: 9_00_000 };
    const on = (day: string, history: string) => textsOn(id, day, { ...given, history });
    expect(await on('2027-08-31', 'never')).toContain(
      'filed by 31 Aug 2027, or 31 Oct 2027 if your accounts are audited.',
    );
    const audited = await on('2027-09-01', 'never');
    expect(audited).toContain(
      'Choose the old regime in your return, filed by 31 Oct 2027 if your accounts are audited.',
    );
    expect(audited).toContain(
      'If they are not, a late return is possible until 31 Dec 2027, in the old regime only if',
    );
    expect(await on('2027-10-31', 'never')).toContain('31 Oct 2027 if your accounts are audited.');
    const late = await on('2027-11-01', 'never');
    expect(late).not.toContain('Choose the old regime');
    expect(late).toContain('The return was due on 31 Aug 2027, or 31 Oct 2027 with audited accounts. If you have not');
    expect(await on('2027-12-31', 'left')).toContain('still in the old regime, since your option for it holds.');
    expect(await on('2027-12-31', 'returned')).toContain(
      'a late return is possible until 31 Dec 2027, in the new regime.',
    );
    expect(await on('2028-01-01', 'left')).not.toContain('a late return is possible');
  });
});

describe('the tax that a tenant deducts', () => {
  // Rule 218(3)(a): within 30 days from the end of the month of deduction; rule 215(1): the certificate 15 days after that day.
  const id = 'hra-calculator';

  it('is deducted by the end of March, paid by 30 April, certified by 15 May, and late afterwards', async () => {
    const on = (day: string) => textsOn(id, day, { rent: 60_000 });
    expect(await on('2027-03-31')).toContain('Deduct ₹14,400 from the rent for Mar 2027.');
    const april = await on('2027-04-01');
    expect(april).not.toContain('Deduct ₹14,400');
    expect(april).toContain('It was to be deducted from the rent for Mar 2027.');
    expect(await on('2027-04-30')).toContain('Pay the ₹14,400 with Form 141 (old 26QC)');
    expect(await on('2027-05-01')).toContain(
      'Tax of ₹14,400 was to be deducted from the rent for Mar 2027 and paid with Form 141 (old 26QC) by 30 Apr 2027. If you have not, pay it now, with interest and a late fee.',
    );
    expect(await on('2027-05-15')).toContain('Give the landlord the certificate in Form 132 (old 16C)');
    expect(await on('2027-05-16')).toContain('was due by 15 May 2027. If the landlord has none yet, give it.');
  });

  it('of a tenancy that ended is due from its last month', async () => {
    const given = {
      pattern: 'split',
      periods: [
        { from: '04', to: '09', salary: 60_000, hra: 30_000, rent: 55_000, city: 'delhi', moved: false },
        { from: '10', to: '03', salary: 60_000, hra: 30_000, rent: 22_000, city: 'delhi', moved: true },
      ],
    };
    // 2% of six rents of 55,000.
    expect(await textsOn(id, '2026-09-30', given)).toContain('Deduct ₹6,600 from the rent for Sep 2026.');
    expect(await textsOn(id, '2026-11-29', given)).toContain(
      'Tax of ₹6,600 was to be deducted from the rent for Sep 2026 and paid with Form 141 (old 26QC) by 30 Oct 2026.',
    );
  });

  it('of a landlord abroad is deducted from each rent, that of March paid by 30 April', async () => {
    const on = (day: string) => textsOn(id, day, { rent: 60_000, landlordNri: true });
    expect(await on('2027-03-31')).toContain('Take a TAN and deduct 31.2% from every payment of rent.');
    const april = await on('2027-04-01');
    expect(april).not.toContain('Take a TAN');
    expect(april).toContain('Every payment of rent needed a TAN and a deduction of 31.2%');
    expect(await on('2027-04-30')).toContain('Pay the government the tax deducted from the March rent.');
    expect(await on('2027-05-01')).not.toContain('from the March rent');
  });

  it('and the deduction for rent without HRA follows the returns of a business', async () => {
    const given = { situation: 'selfEmployed', rent: 15_000, adjustedIncome: 6_00_000 };
    const on = (day: string) => textsOn(id, day, given);
    for (const day of ['2027-08-31', '2027-10-31']) {
      expect(await on(day)).toContain(
        'The old regime needs a return filed by 31 Aug 2027, or 31 Oct 2027 with audited accounts.',
      );
    }
    expect(await on('2027-11-01')).toContain(
      'A late return is possible until 31 Dec 2027, with a fee of up to ₹5,000. It is in the old regime only if a choice of the old regime from an earlier year still holds.',
    );
    expect(await on('2028-01-01')).toContain('The last day for a late return was 31 Dec 2027.');
    expect(await on('2028-03-31')).toContain('File Form 31 (old 10BA)');
    expect(await on('2028-04-01')).not.toContain('10BA');
  });
});

describe('what can still be done about gains', () => {
  const row = { name: '', more: false, expenses: 0, fairValue2018: null, fairValue2001: null, stampValue: null };
  const lot = (changes: AnyRow): AnyRow => ({ ...row, share: 100, promoter: false, ...changes });
  const flat = { asset: 'house', bought: '2022-06-01', sold: '2025-08-31', cost: 40_00_000, price: 60_00_000 };
  const given = { financialYear: '2025-26', otherIncome: 30_00_000, lots: [lot(flat)] };
  const on = (day: string) => textsOn('capital-gains', day, given);

  it('bonds, an account and a new home are named up to their days', async () => {
    // Sold on 31 August 2025: six months for bonds (54EC), the return for the account (54(2)), two and three years for a home (54(1)).
    expect(await on('2026-02-28')).toContain('section 54EC bonds by 28 Feb 2026 and save ₹2,60,000');
    expect(await on('2026-03-01')).not.toContain('54EC bonds by');
    expect(await on('2026-07-31')).toContain('put what you have not spent on a new home by 31 Jul 2026');
    for (const day of ['2026-08-01', '2026-11-29', '2027-08-31']) {
      const texts = await on(day);
      expect(texts).toContain(
        'what you had not spent on a new home by 31 Jul 2026 had to be in a capital gains account',
      );
      expect(texts).toContain('a home bought by 31 Aug 2027, or built by 31 Aug 2028, can save up to ₹2,60,000');
    }
    const builtOnly = await on('2027-09-01');
    expect(builtOnly).toContain('a home built by 31 Aug 2028 can save up to ₹2,60,000');
    expect(builtOnly).not.toContain('bought by 31 Aug 2027');
    expect(await on('2028-08-31')).toContain('a home built by 31 Aug 2028');
    expect(await on('2028-09-01')).not.toContain('can save up to');
  });

  it('gains free of tax are offered while the year runs', async () => {
    // A gain of 1,00,000 leaves 25,000 of the 1,25,000 of section 198.
    const shares = lot({ asset: 'equity', bought: '2023-06-15', sold: '2026-08-20', cost: 1_00_000, price: 2_00_000 });
    const free = (day: string) => textsOn('capital-gains', day, { ...given, financialYear: '2026-27', lots: [shares] });
    expect(await free('2027-03-31')).toContain('By 31 Mar 2027 you can take ₹25,000 more of long-term gains');
    expect(await free('2027-04-01')).not.toContain('tax-free. If you buy back');
    expect(await on('2026-11-29')).not.toContain('tax-free. If you buy back');
  });

  it('a loss is carried forward by a return in time', async () => {
    const lost = { ...given, lots: [lot({ ...flat, price: 30_00_000 })] };
    expect(await textsOn('capital-gains', '2026-07-31', lost)).toContain('File your return by 31 Jul 2026.');
    const late = await textsOn('capital-gains', '2026-08-01', lost);
    expect(late).toContain('You carry forward the loss of FY 2025-26 only if you filed your return by 31 Jul 2026.');
    expect(late).not.toContain('File your return');
  });
});

describe('tax on trades by the day', () => {
  // Sections 408, 263 and 425 of the Act of 2025: 15 March, 31 July without a business, 31 December; tax up to 31 March is advance tax.
  const totals = [{ kind: 'shortTerm', profits: 5_00_000, losses: 0, gain: 5_00_000, turnover: 0, charges: 0 }];
  const on = (day: string) =>
    textsOn('stock-market-tax-calculator', day, { financialYear: '2026-27', trade: 'many', file: totals });

  it('is paid with the next instalment, by 31 March, or with interest before the return', async () => {
    expect(await on('2027-03-15')).toContain(
      'Pay advance tax on each profit with the next instalment, and all of it by 15 Mar 2027.',
    );
    for (const day of ['2027-03-16', '2027-03-31']) {
      const texts = await on(day);
      expect(texts).toContain(
        'The last instalment of advance tax was due on 15 Mar 2027. Pay what is left by 31 Mar 2027',
      );
      expect(texts).not.toContain('next instalment');
    }
    for (const day of ['2027-04-01', '2027-12-31'])
      expect(await on(day)).toContain('Pay what is left of the tax, with interest, before you file the return.');
    expect(await on('2028-01-01')).not.toContain('dvance tax');
  });

  it('asks for the return in time, then late, then for none', async () => {
    expect(await on('2027-07-31')).toContain('File the return, ITR-2, by 31 Jul 2027.');
    for (const day of ['2027-08-01', '2027-12-31'])
      expect(await on(day)).toContain(
        'The return, ITR-2, was due by 31 Jul 2027. If you have not filed it, the last day is 31 Dec 2027. A late one has a fee.',
      );
    const over = await on('2028-01-01');
    expect(over).toContain('The last day to file for tax year 2026-27 was 31 Dec 2027. If you filed none,');
    expect(over).not.toContain('ITR-2, ');
  });
});

describe('the return of tax year 2026-27 on the pages on a whole income', () => {
  // Section 263(1): 31 July, with business income 31 August; 263(4): 31 December; 428: 5,000 at most; 202(4): the old regime in time alone.
  const late = (due: string) =>
    `If the return for tax year 2026-27 was not filed by ${due}, file it late, with a fee of up to ₹5,000. The last day is 31 Dec 2027.`;
  const inTime: readonly (readonly [CalculatorId, AnyInput, string, string])[] = [
    ['income-tax', { salary: 20_00_000 }, 'by the due date for tax year 2026-27', '07-31'],
    ['income-tax', { profit: 20_00_000 }, 'by the due date for tax year 2026-27', '08-31'],
    ['huf-tax-calculator', { otherIncome: 20_00_000 }, 'File the HUF’s own return', '07-31'],
    ['agriculture-income-tax', { otherIncome: 20_00_000 }, 'File ITR-2', '07-31'],
    ['nri-taxation-calculator', {}, 'File the return for tax year 2026-27.', '07-31'],
  ];

  it.each(inTime)('%s %j', async (id, changes, says, monthDay) => {
    const due = `2027-${monthDay}`;
    const given = { financialYear: '2026-27', ...changes };
    expect(await textsOn(id, due, given)).toContain(says);
    expect(await textsOn(id, due, given)).toContain('Last day for');
    for (const day of [addDays(due, 1), '2027-12-31']) {
      const texts = await textsOn(id, day, given);
      expect(texts).toContain(late(monthDay === '07-31' ? '31 Jul 2027' : '31 Aug 2027'));
      expect(texts).not.toContain('Last day for');
    }
    const over = await textsOn(id, '2028-01-01', given);
    expect(over).not.toMatch(/file it late|Last day for/);
    expect(over).toMatch(
      /The last day to file for tax year 2026-27 was 31 Dec 2027\.|could be filed until 31 Dec 2027/,
    );
  });

  it('the old regime is missed with its day, at what it costs', async () => {
    // 20,00,000 − 75,000 = 19,25,000: 20,000 + 40,000 + 60,000 + 20% of 3,25,000 = 1,85,000, with cess 1,92,400.
    // Old: 20,00,000 − 50,000 − 1,50,000 − 8,00,000 = 10,00,000: 1,12,500, with cess 1,17,000. They are 75,400 apart.
    const given = { financialYear: '2026-27', salary: 20_00_000, savings: 1_50_000, educationLoan: 8_00_000 };
    const on = (day: string) => textsOn('income-tax', day, given);
    expect(await on('2027-07-31')).toContain('Choose the old regime in a return filed in time.');
    for (const day of ['2027-08-01', '2028-01-01']) {
      expect(await on(day)).toContain(
        'The old regime needed a return for tax year 2026-27 filed by 31 Jul 2027. If yours was not, it is taxed in the new regime and costs ₹75,400 more.',
      );
      expect(await on(day)).not.toContain('Choose the old regime');
    }
    // With 2,00,000 of interest on the education loan the old regime costs more, so the page does not advise it.
    const dearer = { ...given, educationLoan: 2_00_000, regime: 'old' };
    expect(await textsOn('income-tax', '2027-07-31', dearer)).not.toContain('Choose the old regime');
    const business = { ...given, salary: 0, profit: 20_00_000 };
    expect(await textsOn('income-tax', '2027-09-01', business)).toContain(
      'A return after 31 Aug 2027 is taxed in the new regime unless a choice of the old regime from an earlier year still holds.',
    );
  });

  it('a return that was filed is not asked for again', async () => {
    const given = { financialYear: '2026-27', salary: 20_00_000, settle: true, tds: 1_00_000, filedOn: '2027-07-20' };
    expect(await textsOn('income-tax', '2027-07-20', given)).toContain('as self-assessment tax before you file');
    const filed = await textsOn('income-tax', '2027-07-21', given);
    expect(filed).toContain('with the return, pay it now as self-assessment tax.');
    expect(filed).not.toMatch(/^File |before you file|file it late/m);
  });

  it('a form that keeps banks from deducting is for the year that runs', async () => {
    const given = { financialYear: '2026-27', salary: 0, age: 'senior', interest: 6_00_000 };
    expect(await textsOn('income-tax', '2027-03-31', given)).toContain('before it next pays interest in that year');
    expect(await textsOn('income-tax', '2027-04-01', given)).not.toContain('before it next pays interest');
  });

  it('the intimation on a refund has a last day', async () => {
    // Section 270(4): nine months from the end of the year of the return.
    const on = (day: string) =>
      textsOn('income-tax-refund-estimator', day, { financialYear: '2025-26', filed: 'filed', filedOn: '2026-07-20' });
    expect(await on('2027-12-31')).toContain('Watch for the intimation under section 143(1) by 31 Dec 2027');
    expect(await on('2028-01-01')).toContain('The last day for the intimation under section 143(1) was 31 Dec 2027.');
  });
});
