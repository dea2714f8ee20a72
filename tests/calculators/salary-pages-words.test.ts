/** Sentences of the pages on salary, savings and the return: true on the visitor's day, and silent on what nobody said. */
import { loadCalculator } from '@/content/calculators/load';
import { type AnyInput, defaultInput, type Result, setOnDay, shownInput } from '@/lib/calculator';

type Id = Parameters<typeof loadCalculator>[0];

async function resultOf(id: Id, given: AnyInput): Promise<Result> {
  const { fields, check, compute } = await loadCalculator(id);
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  expect(check?.(input) ?? []).toEqual([]);
  return compute(input);
}

const textsOf = ({ sentence, actions = [], caveats = [] }: Result) =>
  [sentence, ...actions.map(({ text }) => text), ...caveats.map(({ text }) => text)].join('\n');

it('a house loss of Form 16 is not called interest of the home, which it may not be', async () => {
  const given = { financialYear: '2025-26', regime: 'new', house: -2_00_000 };
  expect(textsOf(await resultOf('form16', given))).toContain(
    'A loss on a house, ₹2,00,000, does not lower the salary in the new regime. Do not subtract it in the return.',
  );
});

it('Form 16 asks for advance tax only where it is due', async () => {
  const given = { financialYear: '2026-27', today: '2026-11-23', salary: 15_00_000 };
  const texts = async (more: AnyInput) => textsOf(await resultOf('form16', { ...given, ...more }));
  // Tax of 97,500: 17,500 and 7,500 are left.
  expect(await texts({ tds: 80_000 })).toContain('Or pay advance tax on the next date.');
  expect(await texts({ tds: 90_000 })).toContain('no advance tax is due.');
  expect(await texts({ tds: 80_000, age: 'senior' })).toContain('no advance tax is due.');
});

describe('health-insurance', () => {
  it('sends receipts to the employer only where less tax is to be deducted', async () => {
    const textsAt = async (salary: number) => textsOf(await resultOf('health-insurance', { regime: 'old', salary }));
    expect(await textsAt(15_00_000)).toContain('Give the receipts to your employer');
    // A salary of 5,50,000 less 50,000 is 5,00,000: the rebate takes all of the tax.
    expect(await textsAt(5_50_000)).not.toContain('Give the receipts to your employer');
  });

  it('calls several rows by their plural', async () => {
    const [empty] = [{ insures: 'family', premium: null, cash: 0, years: 1, paidOn: '', coverFrom: '' }];
    const given = { financialYear: '2026-27', policies: [empty, empty] };
    expect(textsOf(await resultOf('health-insurance', given))).toContain('2 policies have no amount yet');
  });

  it('names a revised return only as long as one can be filed', async () => {
    const texts = async (financialYear: string) => textsOf(await resultOf('health-insurance', { financialYear }));
    expect(await texts('2025-26')).toContain(
      'a revised return by 31 Mar 2027 (after 31 Dec 2026 with a fee) can add it.',
    );
    // Section 139(5) as it was for FY 2024-25: to 31 December 2025.
    expect(await texts('2024-25')).toContain(
      '₹62,000 counts under section 80D only if a return filed by 16 Sep 2025 claimed it in the old regime. The last day to add it in a revised return was 31 Dec 2025.',
    );
    expect(await texts('2024-25')).not.toContain('can add it');
  });

  it('advises no check-up that saves nothing: the bills fill the rest of the limit, which check-ups cannot', async () => {
    const given = {
      financialYear: '2026-27',
      regime: 'old',
      age: 65,
      spouseAge: 45,
      familyPremium: 40_000,
      familyBills: 20_000,
      parentsPremium: 0,
      salary: 22_15_732,
      otherDeductions: 1_50_000,
    };
    const result = await resultOf('health-insurance', given);
    expect(textsOf(result)).not.toContain('check-up of ₹');
    expect(textsOf(await resultOf('health-insurance', { ...given, familyPremium: 20_000, familyBills: 0 }))).toContain(
      'check-up of ₹',
    );
    expect(textsOf(result)).toContain('You paid more premium than the limits allow: ₹25,000 for you and family');
  });

  it('names medical bills that are not deducted, and what would make them count', async () => {
    const of = async (changes: AnyInput) => textsOf(await resultOf('health-insurance', { regime: 'old', ...changes }));
    const family =
      'The medical bills of ₹20,000 for you or your spouse are not deducted: bills count only for a resident of 60 or more without a health policy.';
    const ask = ' If they are for your spouse, who has none, enter that age.';
    expect(await of({ familyBills: 20_000 })).toContain(`${family}${ask}`);
    expect(await of({ familyBills: 20_000, spouseAge: 40 })).toContain(family);
    expect(await of({ familyBills: 20_000, spouseAge: 40 })).not.toContain(ask);
    expect(await of({ familyBills: 20_000, spouseAge: 61 })).not.toContain('are not deducted: bills');
    expect(await of({ parentsBills: 5_000 })).toContain('enter that age.');
    expect(await of({ parentsBills: 5_000, secondParentAge: 61 })).not.toContain('are not deducted: bills');
    expect(await of({})).not.toContain('medical bills of');
  });

  it('asks for no return by a day that may be over, and says what a late return is', async () => {
    const over = textsOf(await resultOf('health-insurance', { financialYear: '2025-26', regime: 'old' }));
    expect(over).not.toContain('file the return by');
    expect(over).toContain('Only a return filed by 31 Jul 2026 could be in the old regime');
    expect(over).toContain('save ₹19,340 of tax, in a return filed by 31 Jul 2026.');
    const inNew = { financialYear: '2025-26', regime: 'new', otherDeductions: 7_00_000 } as const;
    expect(textsOf(await resultOf('health-insurance', inNew))).toContain(
      'Only a return filed by 31 Jul 2026 could be in the old regime.',
    );
  });
});

describe('hra-calculator', () => {
  it('asks an employer for nothing in a year that is over, and says what a late return is', async () => {
    const over = textsOf(await resultOf('hra-calculator', { financialYear: '2025-26' }));
    expect(over).not.toContain('Give your employer');
    expect(over).toContain('Only a return filed by 31 Jul 2026 could be in the old regime');
    const runs = textsOf(await resultOf('hra-calculator', { financialYear: '2026-27' }));
    expect(runs).toContain('Give your employer Form 124 (old 12BB)');
    expect(runs).toContain('Only a return filed by 31 Jul 2027 can be in the old regime');
  });

  it('names the slab that was not chosen', async () => {
    const { assumed } = await resultOf('hra-calculator', { financialYear: '2026-27' });
    expect(assumed?.map(({ label }) => label)).toEqual(['Your highest slab in the old regime']);
    expect((await resultOf('hra-calculator', { financialYear: '2026-27', slab: 'middle' })).assumed).toBeUndefined();
  });

  it('starts a new period in the month after the last one, with no amounts', async () => {
    const { fields } = await loadCalculator('hra-calculator');
    for (const name of ['periods', 'rentPeriods']) {
      const field = fields[name];
      if (field?.kind !== 'rows') throw new Error(`${name} is no list`);
      expect(field.newRow?.({ [name]: [{ from: '04', to: '09' }] })).toEqual({ from: '10' });
      expect(field.newRow?.({ [name]: [{ from: '04', to: '03' }] })).toEqual({});
      const amounts = Object.values(field.fields).flatMap((cell) => (cell.kind === 'money' ? [cell.default] : []));
      expect(amounts.every((value) => value === 0)).toBe(true);
    }
  });
});

describe('form16', () => {
  const year = { financialYear: '2025-26', tds: 0 } as const;

  it('counts to the visitor’s day where nobody entered the day of filing, and says so', async () => {
    const { sentence, caveats } = await resultOf('form16', { ...year, today: '2026-11-23' });
    expect(sentence).toContain('for a late return filed on 23 Nov 2026: if you have filed already, enter the day.');
    // Section 234C on 97,500: 438 + 1,314 + 2,193 + 975; section 234B: 4 × 975.
    expect(textsOf({ sentence, caveats } as Result)).toContain(
      'With a return filed by then, ₹1,06,320 was left to pay.',
    );
    expect((await resultOf('form16', { ...year, today: '2026-07-31' })).sentence).not.toContain('late return');
  });

  it('offers no choice that is over, on any day', async () => {
    for (const today of ['', '2026-05-10', '2026-07-31', '2026-11-23', '2027-01-10']) {
      for (const regime of ['new', 'old']) {
        const texts = textsOf(await resultOf('form16', { ...year, today, regime, savings: 1_50_000, hra: 50_000 }));
        const isOver = today > '2026-07-31';
        if (isOver) expect(texts).not.toContain('can be in it, whatever the form says');
        else if (regime === 'old') expect(texts).toContain('can be in it, whatever the form says');
        if (isOver) expect(texts).not.toContain('File the return by');
      }
    }
  });

  it('asks for a return neither once it is filed nor after the last day', async () => {
    const filed = textsOf(
      await resultOf('form16', { ...year, today: '2026-11-23', filedOn: '2026-07-20', savings: 1_000 }),
    );
    expect(filed).not.toContain('before you file');
    expect(filed).toContain('correct it in a revised return by 31 Mar 2027 (after 31 Dec 2026 with a fee).');
    const closed = textsOf(await resultOf('form16', { ...year, today: '2027-01-10' }));
    expect(closed).not.toMatch(/before you file|File the/);
    expect(closed).toContain('only an updated return is left');
  });
});

describe('income-tax-refund-estimator', () => {
  const year = { financialYear: '2025-26', today: '2026-11-23' } as const;

  it('names the tax and the TDS it counts, and says where the TDS is still the example', async () => {
    const typed = await resultOf('income-tax-refund-estimator', { ...year, salary: 14_50_000, tds: 1_50_000 });
    // 13,75,000: 20,000 + 40,000 + 26,250 = 86,250, and 4%.
    expect(typed.sentence).toContain('Your tax is ₹89,700, and ₹1,50,000 was deducted: you get a refund of ₹60,300.');
    expect(typed.sentence).not.toContain('example');
    const others: AnyInput[] = [{ salary: 14_50_000 }, { otherIncome: 50_000 }, { mode: 'known', tax: 90_000 }];
    for (const given of others) {
      const { sentence } = await resultOf('income-tax-refund-estimator', { ...year, ...given });
      expect(sentence).toContain('₹1,10,000 of TDS is the page’s example: enter yours.');
    }
    expect((await resultOf('income-tax-refund-estimator', year)).sentence).not.toContain('enter yours');
  });

  it('names the total income that nobody entered only where it decides the late fee', async () => {
    const late = { ...year, mode: 'known', filedOn: '2026-09-20' } as const;
    const named = async (given: AnyInput) =>
      (await resultOf('income-tax-refund-estimator', given)).assumed?.map(({ label }) => label);
    expect(await named(late)).toEqual(['Total income']);
    expect(await named({ ...late, filedOn: '2026-07-20' })).toBeUndefined();
    expect(await named({ ...late, totalIncome: 4_50_000 })).toBeUndefined();
  });

  it('takes a return whose due date is still to come as not filed', async () => {
    const texts = textsOf(
      await resultOf('income-tax-refund-estimator', { financialYear: '2026-27', today: '2027-01-15' }),
    );
    expect(texts).toContain('File the return by 31 Jul 2027.');
    expect(textsOf(await resultOf('income-tax-refund-estimator', year))).not.toContain('File the');
  });

  it('adds a payment without an amount, in the months before the return', async () => {
    const { fields } = await loadCalculator('income-tax-refund-estimator');
    const { payments } = fields;
    if (payments?.kind !== 'rows') throw new Error('payments is no list');
    expect(payments.newRow?.({ financialYear: '2024-25' })).toEqual({ date: '2025-06-30' });
    expect(payments.fields.amount?.default).toBe(0);
  });
});

describe('on the visitor’s day, with the year that the page opens on', () => {
  const pages = [
    'advance-tax',
    'agriculture-income-tax',
    'capital-gains',
    'esop-tax',
    'form16',
    'health-insurance',
    'hra-calculator',
    'huf-tax-calculator',
    'income-tax',
    'income-tax-refund-estimator',
    'old-vs-new-tax-regime-calculator',
    'rental-income',
    'section-80c-optimizer',
    'stock-market-tax-calculator',
    'take-home-salary-calculator',
    'tax-audit-calculator',
    'tax-planning-timeline',
  ] as const;
  const days = ['2026-05-12', '2026-08-20', '2026-11-23', '2027-01-15', '2027-03-20', '2027-04-10'];
  days.push('2027-08-01', '2027-09-15', '2028-01-01', '2029-04-01');

  it.each(pages)('%s asks for nothing on a day that is past', async (id) => {
    const { fields, check, compute, presets = [] } = await loadCalculator(id);
    const late: string[] = [];
    for (const day of days) {
      for (const given of [{}, ...presets.map(({ input }) => input as AnyInput)]) {
        const set = Object.entries(fields).flatMap(([name, field]) => {
          const value = setOnDay(field, day);
          return value === null ? [] : [[name, value] as const];
        });
        const input = shownInput(fields, { ...defaultInput(fields), ...Object.fromEntries(set), ...given });
        if ((check?.(input) ?? []).length > 0) continue;
        for (const { text, date } of compute(input).actions ?? []) {
          if (date !== undefined && date < day) late.push(`${day}: ${date} ${text}`);
        }
      }
    }
    expect(late).toEqual([]);
  });
});
