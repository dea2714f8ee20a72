import fc from 'fast-check';
import { messageOf } from '@/components/calculator/share';
import calculator from '@/content/calculators/tax-planning-timeline';
import type { TimelineInput } from '@/content/calculators/tax-planning-timeline/form';
import { defaultInput, type Result, shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { anyInput } from '../any-input';
import { resultOf } from '../result-of';
import { runs } from '../runs';

const answer = (changes: Partial<TimelineInput>) => resultOf(calculator, changes);

const rowsOf = ({ tables = [] }: Result) => tables.find(({ id }) => id === 'dates')?.rows ?? [];

describe('a day that a Sunday moved', () => {
  it('has the day that the law sets, in the table, the sentence and the calendar', () => {
    const result = answer({ today: '2026-03-10', taxAfterTds: 1_00_000, financialYear: '2025-26' });
    const row = rowsOf(result).find(([, title]) => String(title).includes('(set for 15 Mar 2026, a Sunday)'));
    expect(row?.[0]).toBe('2026-03-16');
    expect(rowsOf(result)).toContainEqual(expect.arrayContaining(['2025-12-15', 'Advance tax, 3rd instalment']));
    expect(result.sentence).toContain('by 16 Mar 2026 (set for 15 Mar 2026, a Sunday), in 6 days');
    expect((result.actions ?? [])[0]?.text).toContain('(set for 15 Mar 2026, a Sunday)');
  });
});

describe('a return', () => {
  const stateOf = (filedOn: string) =>
    rowsOf(answer({ filedOn, today: '2026-11-22', financialYear: '2025-26' })).map((row) => row[2]);

  it('on its due date is filed, a day later it is filed late', () => {
    expect(stateOf('2026-07-31')).toContain('Filed');
    expect(stateOf('2026-08-01')).not.toContain('Filed');
    expect(stateOf('2026-08-01')).toContain('Filed late');
  });

  it('filed late says what that costs', () => {
    expect(answer({ filedOn: '2026-08-01', today: '2026-11-22', financialYear: '2025-26' }).sentence).toContain(
      'Your return of 1 Aug 2026 came after 31 Jul 2026: ₹5,000 fee',
    );
  });
});

it('tax that no instalment is left for is to be paid now', () => {
  const { actions = [] } = answer({
    taxAfterTds: 1_00_000,
    paid: 60_000,
    today: '2026-05-02',
    financialYear: '2025-26',
  });
  expect(actions[0]?.text).toContain('Pay the ₹40,000 of tax that you have not yet paid.');
});

describe('advance tax that is paid', () => {
  const paidOf = (paid: number) =>
    answer({ today: '2026-11-23', financialYear: '2026-27', taxAfterTds: 1_00_000, paid });
  const states = (result: Result) =>
    Object.fromEntries(
      rowsOf(result)
        .filter(([, title]) => String(title).includes('dvance tax'))
        .map(([, title, state]) => [title, state]),
    );

  it('in full is not due again: the next date is another one', () => {
    const result = paidOf(1_00_000);
    expect(result.headline[0]).toMatchObject({ label: 'Next date', value: '2027-06-15' });
    expect(result.sentence).toContain('You have paid all of your advance tax.');
    expect((result.actions ?? []).map(({ text }) => text).join()).not.toMatch(/dvance tax|₹0/);
    expect(states(result)).toEqual({
      'Advance tax, 1st instalment': 'Past',
      'Advance tax, 2nd instalment': 'Past',
      'Advance tax, 3rd instalment': 'Paid',
      'Advance tax, last instalment': 'Paid',
      'Last day to pay advance tax': 'Paid',
    });
    expect(JSON.stringify(rowsOf(result))).not.toContain('₹0 interest');
    expect(JSON.stringify(rowsOf(paidOf(75_000)))).toMatch(/₹[1-9][\d,]* interest/);
  });

  it('in part leaves the rest', () => {
    const result = paidOf(75_000);
    expect(result.headline[0]).toMatchObject({ value: '2027-03-15' });
    expect(result.sentence).not.toContain('all of your advance tax');
    expect(states(result)).toMatchObject({
      'Advance tax, 3rd instalment': 'Paid',
      'Advance tax, last instalment': 'Next',
      'Last day to pay advance tax': 'Later',
    });
    expect(result.actions?.[0]?.text).toBe('Advance tax, last instalment: ₹25,000');
  });
});

describe('the next date', () => {
  const next = (changes: Partial<TimelineInput>) => {
    const { headline, sentence, actions = [] } = answer(changes);
    return { date: headline[0].value, what: headline[1]?.value, sentence, first: actions[0] };
  };

  it.each([
    ['2026-05-10', '2026-06-15', 'Advance tax, 1st instalment'],
    ['2026-07-20', '2026-07-31', 'Return of income, of FY 2025-26'],
    ['2026-08-20', '2026-09-15', 'Advance tax, 2nd instalment'],
    ['2026-11-23', '2026-12-15', 'Advance tax, 3rd instalment'],
    ['2027-01-10', '2027-03-15', 'Advance tax, last instalment'],
    ['2027-03-20', '2027-03-31', 'Last day to pay advance tax'],
    ['2027-04-10', '2027-06-15', 'Form 130 (earlier Form 16) from your employer'],
  ])('of a salaried person on %s is %s', (today, date, what) => {
    expect(next({ financialYear: '2026-27', today })).toMatchObject({ date, what, first: { date } });
  });

  it('is that of the other year where it comes first, whichever year is chosen', () => {
    const business = { person: 'business', today: '2026-08-20' } as const;
    const { date, what, sentence, first } = next({ ...business, financialYear: '2026-27' });
    expect([date, what]).toEqual(['2026-08-31', 'Return of income, of FY 2025-26']);
    expect(sentence).toContain('For tax year 2026-27 the next is 15 Sep 2026: Advance tax, 2nd instalment.');
    expect(first).toMatchObject({ date: '2026-08-31', text: 'Return of income, of FY 2025-26' });
    expect(next({ ...business, financialYear: '2025-26' }).date).toBe('2026-08-31');
    expect(next({ financialYear: '2025-26', today: '2026-11-23' }).date).toBe('2026-12-15');
    // A late or revised return is only for some: it is named, and no headline beside a duty.
    const paid = { financialYear: '2026-27', today: '2026-11-23', taxAfterTds: 1_00_000, paid: 1_00_000 } as const;
    expect(next(paid).sentence).toContain('the next on 31 Dec 2026: Belated return, if you have not filed.');
  });

  it('and every action are never of a day that is past', () => {
    const drawn = fc.sample(
      fc.record({ input: anyInput(calculator.fields), days: fc.integer({ min: 0, max: 1_000 }) }),
      { numRuns: runs(300, 3_000), seed: 9 },
    );
    let counted = 0;
    for (const { input, days } of drawn) {
      const today = addDays('2026-04-01', days);
      const given = shownInput(calculator.fields, { ...input, today, filedOn: '' }) as unknown as TimelineInput;
      if ((calculator.check?.(given) ?? []).length > 0) continue;
      counted += 1;
      const { headline, actions = [] } = calculator.compute(given);
      const past = actions.filter(({ date }) => date !== undefined && date < today).map(({ text }) => text);
      expect([given, past]).toEqual([given, []]);
      const earliest = actions.map(({ date }) => date ?? '9999').sort()[0];
      if (headline[0].value !== 'None left') expect([given, headline[0].value]).toEqual([given, earliest]);
    }
    expect(counted).toBeGreaterThan(20);
  });
});

describe('the line of days', () => {
  const daysOf = (result: Result) => result.tables?.find(({ days }) => days);

  it('has what comes next, how far off it is, and what the place of a day does not say', () => {
    const table = daysOf(answer({ today: '2026-11-24', financialYear: '2026-27', taxAfterTds: 1_00_000 }));
    const { days, rows = [] } = table ?? {};
    expect(days?.next.map((index) => rows[index]?.[1])).toEqual(['Advance tax, 3rd instalment']);
    expect(days?.left).toBe('in 21 days');
    expect(days?.marks.filter(Boolean)).toEqual(['Next']);
  });

  it('has a duty of the other year that comes first', () => {
    const result = answer({ today: '2026-12-20', financialYear: '2026-27', filedOn: '' });
    const { days, rows = [] } = daysOf(result) ?? {};
    const [next = -1] = days?.next ?? [];
    expect(rows[next]?.[0]).toBe(result.headline[0].value);
  });

  it('is in the text that is copied', () => {
    const input = shownInput(calculator.fields, {
      ...defaultInput(calculator.fields),
      today: '2026-11-24',
      taxAfterTds: 1_00_000,
    } as TimelineInput);
    const source = { name: 'Timeline', calculator, input, result: calculator.compute(input) };
    const rules = { version: '1', checkedOn: '2026-11-21', yearFields: ['financialYear'], supportEmail: '' };
    expect(messageOf({ ...source, rules }, 'https://example.org/').text).toContain(
      '15 Dec 2026: Advance tax, 3rd instalment, ₹30,000, in 21 days',
    );
  });
});

describe('the fee of a late return', () => {
  const costOf = (changes: Partial<TimelineInput>) => {
    const table = answer({ financialYear: '2025-26', ...changes }).tables?.find(({ id }) => id === 'dates');
    const column = table?.columns.findIndex(({ label }) => label === 'If missed') ?? -1;
    return table?.rows.find((row) => row[1] === 'Return of income')?.[column];
  };

  it('is named for both incomes where none is entered', () => {
    expect(costOf({})).toBe('₹5,000 fee (₹1,000 for income to ₹5 lakh), interest 1% a month');
  });

  it.each([
    [0, '₹1,000'],
    [5_00_000, '₹1,000'],
    [5_00_001, '₹5,000'],
    [60_00_000, '₹5,000'],
  ])('with a total income of %d is %s: section 234F(1)', (totalIncome, fee) => {
    expect(costOf({ totalIncome })).toBe(`${fee} fee, interest 1% a month`);
  });
});

describe('a year whose returns can be filed no more', () => {
  const late = (today: string, changes = {}) =>
    answer({ financialYear: '2024-25', today, taxAfterTds: 1_00_000, ...changes });

  it('says what an updated return costs on the day, and until when', () => {
    expect(late('2026-11-26').sentence).toMatch(
      /^FY 2024-25 had its last day for a belated or revised return on 31 Dec 2025\. What is left is an updated return that raises the tax: until 31 Mar 2027 with 25% additional tax, at the latest on 31 Mar 2030\. It costs ₹1,80,063 today\./,
    );
    expect(late('2027-04-01').sentence).toContain('until 31 Mar 2028 with 50% additional tax');
  });

  it('speaks of no updated return while a belated one is possible, and of no cost once a return is filed', () => {
    expect(late('2025-12-31').sentence).not.toContain('updated return that');
    expect(late('2026-11-26', { filedOn: '2025-09-10' }).sentence).not.toContain('It costs');
  });
});

it('a belated return is in the new regime, but for business income with a choice made in time (section 115BAC(6))', () => {
  const how = (financialYear: TimelineInput['financialYear']) =>
    answer({ person: 'business', financialYear }).steps.find(({ figure }) => figure.label.startsWith('Belated return'))
      ?.how;
  for (const year of ['2024-25', '2025-26'] as const) {
    expect(how(year)).toContain('except with business income for which Form 10-IEA was filed in time');
  }
  expect(how('2026-27')).toContain('except with business income for which a choice of the old one still holds');
});

it('names a day of filing that is none for a return of the year', () => {
  const said = (filedOn: string) =>
    answer({ financialYear: '2025-26', today: '2027-02-01', filedOn })
      .caveats?.map(({ text }) => text)
      .filter((text) => text.startsWith('No return of'));
  expect(said('2026-03-31')).toEqual([
    'No return of FY 2025-26 can be filed on 31 Mar 2026, only from 1 Apr 2026 to 31 Dec 2026. We leave that day out, and the dates are those of a return that is not filed.',
  ]);
  expect(said('2027-01-01')).toHaveLength(1);
  expect([said('2026-04-01'), said('2026-12-31'), said('')]).toEqual([[], [], []]);
});
