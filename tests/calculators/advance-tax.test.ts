import fc from 'fast-check';
import calculator from '@/content/calculators/advance-tax';
import type { AdvanceTaxInput } from '@/content/calculators/advance-tax/form';
import { shownInput } from '@/lib/calculator';
import { addDays } from '@/lib/calendar';
import { anyInput } from '../any-input';
import { answered } from '../oracle/answered';
import { resultOf } from '../result-of';
import { runs } from '../runs';

const answer = (changes: Partial<AdvanceTaxInput>) => resultOf(calculator, { financialYear: '2025-26', ...changes });

const advice = (changes: Partial<AdvanceTaxInput>) =>
  (answer(changes).actions ?? []).map(({ text }) => text).join('\n');

const noted = (changes: Partial<AdvanceTaxInput>) => (answer(changes).caveats ?? []).map(({ text }) => text).join('\n');

const small = { mode: 'income', salary: 0, otherIncome: 3_00_000, tds: 0, filedOn: '2026-11-22' } as const;

describe('income below the exemption', () => {
  it('owes no return, so none is asked for late', () => {
    expect(advice(small)).toContain('You need not file a return at this income');
    expect(advice(small)).not.toContain('belated return');
  });

  it('files all the same where tax is due, as on tokens', () => {
    const tokens = { kind: 'virtualAssets', date: '2025-07-01', amount: 1_00_000, tds: 1_000 } as const;
    expect(advice({ ...small, otherIncome: 0, datedIncome: [tokens] })).toContain('File the belated return.');
  });

  it('asks for one only to bring back what was deducted', () => {
    expect(advice({ ...small, tds: 12_000 })).toContain('you get ₹12,000 back only if you file one');
  });

  it('bears no tax, which no TDS covers', () => {
    expect(answer(small).sentence).toContain('There is no tax on your income for the year');
    expect(answer({ tax: 30_000 }).sentence).toContain('TDS and TCS of ₹30,000 cover your tax');
  });
});

it('income above the exemption owes the belated return', () => {
  expect(advice({ ...small, otherIncome: 9_00_000 })).toContain(
    'File the belated return. 31 Dec 2026 is the last day.',
  );
});

it('asks for the day of income where it charges interest for instalments, and no more once it has one', () => {
  const late = { financialYear: '2025-26', tax: 1_30_000, tds: 30_000, rest: 'withReturn' } as const;
  expect(noted(late)).toContain('Did a gain, dividend or prize come late in the year');
  expect(noted({ ...late, datedTax: [{ date: '2025-12-20', tax: 10_000 }] })).not.toContain('Did a gain');
  expect(noted({ ...late, tds: 1_30_000 })).not.toContain('Did a gain');
});

it('counts the interest from April on in what the strict reading adds', () => {
  // Interest for instalments: 30,000, 90,000 and 1,50,000 × 3%, 3,00,000 × 1% = 11,100; read strictly 45,000, 1,35,000 and 2,25,000: 15,150.
  // With 3,000 for April, 14,100 or 18,150 of the ₹50,000 meets interest, so that 2,64,100 or 2,68,150 is unpaid from May to July:
  // 7,923 or 8,043. In all 22,023 or 26,193.
  const late = {
    tax: 3_00_000,
    tds: 0,
    rest: 'withReturn',
    datedTax: [{ date: '2025-12-20', tax: 1_00_000 }],
    payments: [{ date: '2026-04-30', amount: 50_000 }],
    filedOn: '2026-07-31',
  } as const;
  expect(answer(late).sentence).toContain('Interest is ₹22,023');
  expect(noted(late)).toContain('Read strictly, the interest is ₹4,170 more');
  expect(answer({ ...late, laterIncome: 'strict' }).sentence).toContain('Interest is ₹26,193');
  expect(noted({ ...late, laterIncome: 'strict' })).toContain('₹4,170 of the interest comes from this reading');
});

it('gives no advice for a year that has ended', () => {
  const short = { financialYear: '2025-26', tax: 1_80_000, tds: 30_000, rest: 'withReturn' } as const;
  expect(noted({ ...short, today: '2026-03-31' })).toContain('₹1,35,000 more by 31 Mar 2026 brings you to 90%');
  expect(noted({ ...short, today: '2026-03-31' })).toContain('the next instalment makes up');
  expect(noted({ ...short, today: '2026-04-01' })).toContain('₹1,35,000 more by 31 Mar 2026 would have brought you');
  expect(noted({ ...short, today: '2026-04-01' })).not.toContain('the next instalment makes up');
});

it('asks for a return at any income with much tax deducted, from 60 on with twice as much', () => {
  expect(advice({ ...small, tds: 25_000 })).toContain('File the belated return.');
  expect(advice({ ...small, tds: 25_000, age: 'senior' })).toContain('You need not file a return at this income');
  expect(noted({ financialYear: '2025-26', filedOn: '2026-11-22' })).toContain(
    'Income up to ₹4,00,000 with TDS and TCS below ₹25,000 needs no return and has no late fee, unless the law asks',
  );
});

describe('on the visitor’s day', () => {
  // 1,80,000 less 30,000: 22,500, 67,500, 1,12,500 and 1,50,000 in all; each date missed costs 3% of it, the last one 1%.
  it.each([
    ['2026-05-10', '2026-06-15', 'Pay ₹22,500 by 15 Jun 2026, 15% in all. If you pay as planned, there is no interest'],
    ['2026-08-20', '2026-09-15', 'Pay ₹67,500 by 15 Sep 2026, 45% in all. Interest is ₹675'],
    ['2026-11-23', '2026-12-15', 'Pay ₹1,12,500 by 15 Dec 2026, 75% in all. Interest is ₹2,700'],
    ['2027-01-10', '2027-03-15', 'Pay ₹1,50,000 by 15 Mar 2027, 100% in all. Interest is ₹6,075'],
    ['2027-03-20', '2027-03-31', 'Pay ₹1,50,000 by 31 Mar 2027. Interest is ₹7,575'],
    [
      '2027-04-10',
      '2027-07-31',
      'advance tax was due. Interest is ₹13,575, and ₹1,63,580 is to be paid by 31 Jul 2027',
    ],
  ])('%s: the next day to pay is %s', (today, date, words) => {
    const { headline, sentence, actions = [] } = answer({ financialYear: '2026-27', today });
    expect(headline.find(({ label }) => label === 'Pay by')?.value).toBe(date);
    expect(sentence).toContain('Of ₹1,80,000 of tax, ₹1,50,000 is left after ₹30,000 of TDS');
    expect(sentence).toContain(words);
    expect(actions[0]?.date).toBe(date);
  });

  it('the interest and the fee of a late return are named apart', () => {
    const late = answer({ financialYear: '2026-27', today: '2027-04-10', filedOn: '2027-09-10' }).sentence;
    expect(late).toMatch(/Interest is ₹[\d,]+ and the late fee ₹[1-9],000, ₹[\d,]+ in all/);
  });

  it('no action is for a day that is past', () => {
    const drawn = fc.sample(fc.record({ input: anyInput(calculator.fields), days: fc.integer({ min: 0, max: 600 }) }), {
      numRuns: runs(300, 3_000),
      seed: 7,
    });
    for (const { input, days } of drawn) {
      const today = addDays('2026-04-01', days);
      const given = { ...input, financialYear: '2026-27', today, filedOn: '', paidOn: '', planFrom: '', payments: [] };
      const shown = shownInput(calculator.fields, {
        ...given,
        datedIncome: [],
        datedTax: [],
      }) as unknown as AdvanceTaxInput;
      const past = (calculator.compute(shown).actions ?? []).filter(({ date }) => date !== undefined && date < today);
      expect([today, past.map(({ text }) => text)]).toEqual([today, []]);
    }
  });

  it('says what paying today comes to once interest grows each month', () => {
    // 1,50,000 + 7,575 + one month of 1,500.
    expect(noted({ financialYear: '2026-27', today: '2027-04-10' })).toContain(
      'If you pay the rest today, it is ₹1,59,080.',
    );
    expect(noted({ financialYear: '2026-27', today: '2027-07-10' })).not.toContain('pay the rest today');
  });
});

describe('a late return with business income in the old regime', () => {
  const late = {
    mode: 'income',
    business: 'books',
    profit: 20_00_000,
    regime: 'old',
    deductions: 5_00_000,
    financialYear: '2025-26',
    today: '2026-11-23',
  } as const;

  it('is told what decides the regime and where to say it, not what nobody said', () => {
    const { sentence } = answer(late);
    expect(sentence).toContain(
      'If Form 10-IEA was filed by the due date, this year or earlier, say so under “About you”.',
    );
    expect(answer({ ...late, optionForm: true }).sentence).not.toContain('say so under');
    expect(answer({ ...late, business: 'none' }).sentence).toContain(
      'The return is late, so all this is in the new regime.',
    );
  });
});

it('names the total income that nobody entered only where it decides the late fee', () => {
  const named = (changes: Partial<AdvanceTaxInput>) => answer(changes).assumed?.map(({ label }) => label);
  expect(named({ today: '2026-11-23' })).toEqual(['Total income']);
  expect(named({ today: '2026-11-23', totalIncome: 9_00_000 })).toBeUndefined();
  expect(named({ financialYear: '2026-27', today: '2026-11-23' })).toBeUndefined();
});

it('adds rows without amounts, dated in the year and on the visitor’s day', () => {
  for (const name of ['payments', 'datedIncome', 'datedTax'] as const) {
    const field = calculator.fields[name];
    expect(field.newRow?.({ financialYear: '2026-27', today: '2026-11-23' })).toEqual({ date: '2026-11-23' });
    expect(field.newRow?.({ financialYear: '2025-26', today: '2026-11-23' })).toEqual({ date: '2025-06-15' });
    expect(field.newRow?.({ financialYear: '2026-27', today: '' })).toEqual({ date: '2026-06-15' });
    const amounts = Object.values(field.fields).flatMap((cell) => (cell.kind === 'money' ? [cell.default] : []));
    expect(amounts.every((value) => value === 0)).toBe(true);
  }
  const plain = { financialYear: '2026-27', today: '2026-11-23' } as const;
  const added = { ...plain, payments: [{ date: '2027-03-15', amount: 0 }] };
  expect(answer(added).headline).toEqual(answer(plain).headline);
});

it('answers to TDS entry by entry as to its total in one amount', () => {
  fc.assert(
    fc.property(
      anyInput(calculator.fields, []),
      fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 30 }),
      (drawn, taxes) => {
        const total = taxes.reduce((sum, tax) => sum + tax, 0);
        const listed = answered(calculator, { ...drawn, tdsEntries: taxes.map((tax) => ({ tax })) })?.result;
        const single = answered(calculator, { ...drawn, tdsEntries: [], tds: total })?.result;
        expect([listed?.headline, listed?.sentence]).toEqual([single?.headline, single?.sentence]);
      },
    ),
    { numRuns: runs(100, 1_000) },
  );
});

it('says who pays with the return only where something is left to pay', () => {
  const senior = {
    mode: 'income',
    salary: 12_85_000,
    otherIncome: 0,
    tds: 0,
    age: 'senior',
    rest: 'withReturn',
  } as const;
  expect(answer(senior).sentence).toContain('you owe no advance tax. You pay with the return.');
  const paid = answer({ ...senior, payments: [{ date: '2025-06-15', amount: 1_60_000 }] }).sentence;
  expect(paid).toContain('you owe no advance tax. There is no interest');
  expect(paid).toContain('comes back as a refund');
});

it('sends to an employer only who has a salary', () => {
  // 12,60,000: 69,000 by the slabs, by marginal relief not more than the 60,000 above 12,00,000; with cess 62,400.
  const justDue = { financialYear: '2026-27', mode: 'income', tds: 52_000 } as const;
  const employer = 'You could ask your employer to deduct more.';
  const more = 'With just over ₹400 more TDS no advance tax is due.';
  expect(noted({ ...justDue, salary: 0, otherIncome: 12_60_000 })).toContain(more);
  expect(noted({ ...justDue, salary: 0, otherIncome: 12_60_000 })).not.toContain(employer);
  expect(noted({ ...justDue, salary: 13_35_000, otherIncome: 0 })).toContain(`${more} ${employer}`);
});

it('names the interest for a late return as the return forms have it, where a payment met interest before the due date', () => {
  // Tax of 1,00,000 in all; 60,000 on 30 June meets 8,050 of interest first, so 48,050 is unpaid: 2 × 480. The forms: 40,000, 2 × 400.
  const paid = { tax: 1_30_000, rest: 'withReturn', filedOn: '2026-09-15' } as const;
  const text = 'That would make the interest for the late return ₹800 instead of ₹960.';
  expect(noted({ ...paid, payments: [{ date: '2026-06-30', amount: 60_000 }] })).toContain(text);
  // Paid after the due date it lowers neither; in time with the return there is no such interest.
  expect(noted({ ...paid, payments: [{ date: '2026-08-20', amount: 60_000 }] })).not.toContain('return forms');
  expect(noted({ ...paid, filedOn: '2026-07-20', payments: [{ date: '2026-06-30', amount: 60_000 }] })).not.toContain(
    'return forms',
  );
});

it('asks nobody to file who has filed, and to pay by a day that is past', () => {
  const filed = { financialYear: '2025-26', tax: 1_30_000, rest: 'withReturn', filedOn: '2026-11-01' } as const;
  const said = (today: string, changes = {}) => {
    const { sentence, actions } = answer({ ...filed, today, ...changes });
    return [sentence.split(', and ').at(-1), ...(actions ?? []).map(({ text }) => text.split(' On the ')[0])];
  };
  // 5,050 of section 234C, 8 months of 1,000 under 234B and 4 under 234A from August: 17,050, and the fee of 5,000.
  const before = [
    '₹1,22,050 is to be paid by 1 Nov 2026.',
    'Pay ₹1,22,050: the rest of the tax with interest and fee.',
    'File the belated return. 31 Dec 2026 is the last day.',
  ];
  for (const today of ['2026-10-31', '2026-11-01']) expect(said(today)).toEqual(before);
  expect(said('2026-11-02')).toEqual([
    '₹1,22,050 was to be paid by 1 Nov 2026.',
    'Pay ₹1,22,050 if it is not paid yet: the rest of the tax with interest and fee. Interest runs until you do.',
  ]);
  // All was deducted: the fee alone is left, which bears no interest; filed in time nothing is.
  expect(said('2026-11-02', { tds: 1_30_000 }).slice(1)).toEqual(['Pay ₹5,000 if it is not paid yet: the fee.']);
  expect(said('2026-11-02', { tds: 1_50_000, filedOn: '2026-07-31' }).slice(1)).toEqual([]);
});

it('names of tax, interest and fee what is left to pay with the return', () => {
  const rest = (changes: Partial<AdvanceTaxInput>) =>
    (answer({ financialYear: '2026-27', today: '2026-11-30', tds: 30_000, ...changes }).actions ?? [])
      .map(({ text }) => text.split(' On the ')[0])
      .find((text) => /^Pay .*(?:tax|interest|fee)[^.]*\.$/.test(text ?? '') && !text?.includes('of advance tax'));
  // 1,50,000 in instalments from 15 December: only 675 + 2,025 of section 234C is left.
  expect(rest({ tax: 1_80_000 })).toBe('Pay ₹2,700: the interest.');
  // A senior, or less than ₹10,000: all of the tax, and nothing on it.
  expect(rest({ tax: 1_80_000, age: 'senior' })).toBe('Pay ₹1,50,000: the rest of the tax.');
  expect(rest({ tax: 39_999 })).toBe('Pay ₹10,000: the rest of the tax.');
  // With the return alone: 675 + 2,025 + 3,375 + 1,500, and 234B from April to July 6,000.
  expect(rest({ tax: 1_80_000, rest: 'withReturn' })).toBe('Pay ₹1,63,580: the rest of the tax with interest.');
});
