/** Figures that go from page to page: what a link carries opens whole, and where nothing stays behind both pages show the same. */
import fc from 'fast-check';
import { builtIds, loadCalculator } from '@/content/calculators/load';
import { passedFrom } from '@/content/calculators/passed-to';
import { type CalculatorId, catalogue } from '@/content/catalogue';
import { nextPages } from '@/content/questions/next-pages';
import { type AnyCalculator, type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { openFragment } from '@/lib/fragment';
import { fragmentOfPassed, isOffered, type PassedStep, type PassedTo, passedFigures } from '@/lib/passed-figures';
import { readDraft } from '@/lib/read-input';
import { anyInput } from './any-input';
import { runs } from './runs';

const numRuns = runs(16, 300);
const day = '2026-11-24';

/** By pages, the labels that mean another figure on the other page, with the reason. */
const differs: Readonly<Record<string, readonly string[]>> = {
  // The plan of the year looks ahead, the estimator back at what was paid: interest for lateness differs by what was paid when.
  'income-tax-refund-estimator advance-tax': [
    'Interest and fee',
    'Interest for late instalments (234C)',
    'Interest for short advance tax (234B)',
    'Left to pay',
    'Refund',
    'To pay with the return',
  ],
  'advance-tax income-tax-refund-estimator': [
    'Interest and fee',
    'Interest for late instalments (234C)',
    'Interest for short advance tax (234B)',
    'Left to pay',
    'Refund',
  ],
  'advance-tax tax-planning-timeline': ['Advance tax'],
  'nri-taxation-calculator income-tax-refund-estimator': ['Left to pay'],
  'income-tax income-tax-refund-estimator': ['Left to pay'],
  'form16 income-tax-refund-estimator': ['Interest and fee', 'Left to pay', 'Refund'],
  // Of the city's tax and of the income-tax.
  'property-tax rental-income': ['Annual value'],
  // The page of prepayments begins with one; that of an EMI has none.
  'emi-calculator pre-payment-loan-calculator': ['Paid off in', 'Total interest', 'The loan runs for'],
  'pre-payment-loan-calculator emi-calculator': ['Paid off in', 'Total interest', 'The loan runs for'],
  'car-loan-emi-calculator pre-payment-loan-calculator': ['Paid off in', 'Total interest'],
  'education-loan-calculator pre-payment-loan-calculator': ['Paid off in', 'Total interest'],
  'home-loan-eligibility-calculator pre-payment-loan-calculator': ['Total interest'],
  // Saved by prepaying, and by moving.
  'pre-payment-loan-calculator loan-refinancing-calculator': ['Interest saved', 'New EMI'],
  'loan-refinancing-calculator pre-payment-loan-calculator': ['Interest saved', 'New EMI'],
  // An EMI that begins another month.
  'car-loan-emi-calculator emi-calculator': ['Paid off in'],
  // … and of what is owed when the EMIs begin, not of what was borrowed.
  'education-loan-calculator emi-calculator': ['Paid off in', 'Total paid', 'Loan amount'],
  // What grew until now, and what it grows to from now on.
  'cagr-calculator lumpsum-calculator': ['*'],
  // One lump grows, from the other money is taken out: other gains in other years.
  'lumpsum-calculator swp-calculator': ['Booking is worth', 'Gains booked free of tax'],
  'swp-calculator lumpsum-calculator': ['Booking is worth', 'Gains booked free of tax'],
  'nps-calculator swp-calculator': ['Growth'],
  'retirement swp-calculator': ['Money lasts'],
  // Of the amount itself, and of what the goal costs.
  'inflation-calculator sip-calculator': ['Value in today’s rupees'],
  'inflation-calculator lumpsum-calculator': ['Value in today’s rupees'],
  // The one rises, the other does not.
  'sip-calculator step-up-sip-calculator': ['*'],
  'step-up-sip-calculator sip-calculator': ['*'],
  // Two schemes.
  'ppf-calculator sukanya-samriddhi-calculator': ['*'],
  'sukanya-samriddhi-calculator ppf-calculator': ['*'],
};

/** Inputs with few changes: most people change few boxes. */
function fewChanges({ fields }: AnyCalculator): fc.Arbitrary<AnyInput> {
  const names = Object.keys(fields);
  return fc
    .tuple(anyInput(fields), fc.subarray(names, { minLength: 1, maxLength: Math.min(4, names.length) }))
    .map(([any, some]) => ({
      ...defaultInput(fields),
      ...Object.fromEntries(some.map((name) => [name, (any as AnyInput)[name] ?? null])),
    }));
}

const isNear = (one: number | string, other: number | string) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1.5 + Math.abs(one) * 2e-4
    : one === other;

/** The answer of a page to what came along; null where it asks for something first. */
function answerOf(page: AnyCalculator, fragment: string): Result | null {
  const opened = openFragment(page.fields, fragment);
  expect([fragment, opened?.wrong]).toEqual([fragment, 'nothing']);
  const { input, faults } = readDraft(page.fields, opened?.draft ?? {});
  expect([fragment, faults]).toEqual([fragment, []]);
  const shown = shownInput(page.fields, input);
  return (page.check?.(shown) ?? []).length > 0 ? null : page.compute(shown);
}

const idAt = (href: string) => catalogue.find(({ route }) => route === href)?.id as CalculatorId;

async function pairs(id: CalculatorId): Promise<readonly (readonly [PassedTo, AnyCalculator])[]> {
  return Promise.all(
    (await passedFrom(id)).map(async (next) => [next, await loadCalculator(idAt(next.href))] as const),
  );
}

it('most pages lead on, to two to four others, and each step names what both pages have', async () => {
  const ids = builtIds().filter((id) => nextPages[id]);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  for (const id of ids) {
    const all = await pairs(id);
    expect([id, all.length <= 4]).toEqual([id, true]);
    expect([id, new Set(all.map(([{ href }]) => href)).size]).toEqual([id, all.length]);
    const { fields } = await loadCalculator(id);
    for (const [next, other] of all) {
      expect([next.href, next.steps.length > 0]).toEqual([next.href, true]);
      for (const step of next.steps) {
        const { from, to = from }: PassedStep = typeof step === 'string' ? { from: step } : step;
        expect([id, next.href, to, to in other.fields]).toEqual([id, next.href, to, true]);
        if (!/^[=+#]/.test(from)) expect([id, from, from in fields]).toEqual([id, from, true]);
      }
    }
  }
});

const carried = new Map<string, number>();

describe.each(builtIds().filter((id) => nextPages[id]))('%s', (id) => {
  it('what goes along opens whole, and both pages show the same where nothing stays behind', async () => {
    const page = await loadCalculator(id);
    const all = await pairs(id);
    fc.assert(
      fc.property(fewChanges(page), (raw) => {
        const input = shownInput(page.fields, raw);
        if ((page.check?.(input) ?? []).length > 0) return;
        const result = page.compute(input);
        const worked = page.worked?.(input, result, day) ?? {};
        for (const [next, other] of all) {
          if (!isOffered(next, input)) continue;
          const { sums: _, ...allNamed } = next;
          const passed = passedFigures(page.fields, { input, result }, allNamed, worked);
          const fragment = fragmentOfPassed(passed, id);
          if (fragment === '') continue;
          const answer = answerOf(other, fragment);
          if (!answer || passed.left.length > 0) continue;
          const pair = `${id} ${idAt(next.href)}`;
          carried.set(pair, (carried.get(pair) ?? 0) + 1);
          const others = differs[pair] ?? [];
          if (others.includes('*')) continue;
          const ours = new Map(figuresOf(result).map(({ label, value }) => [label, value]));
          for (const { label, value } of figuresOf(answer)) {
            const own = ours.get(label);
            if (own === undefined || others.includes(label) || isNear(own, value)) continue;
            expect({ pair, fragment, label, value }).toEqual({ pair, fragment, label, value: own });
          }
        }
      }),
      { numRuns },
    );
  });
});

it('for most pages something was compared', () => {
  expect(carried.size).toBeGreaterThan(60);
});

it('every figure of an answer that another page takes is shown by some answer', async () => {
  const missing: string[] = [];
  for (const id of builtIds()) {
    const page = await loadCalculator(id);
    const wanted = new Set(
      (await passedFrom(id)).flatMap(({ steps }) =>
        steps.map((step) => (typeof step === 'string' ? step : step.from)).filter((from) => from.startsWith('=')),
      ),
    );
    if (wanted.size === 0) continue;
    for (const raw of fc.sample(anyInput(page.fields), { numRuns: 60, seed: 7 })) {
      const input = shownInput(page.fields, raw as AnyInput);
      if (wanted.size === 0 || (page.check?.(input) ?? []).length > 0) continue;
      for (const { label } of figuresOf(page.compute(input))) wanted.delete(`=${label}`);
    }
    missing.push(...[...wanted].map((each) => `${id} ${each}`));
  }
  expect(missing).toEqual([]);
});

/** Returns the addresses after # to which a page leads with this input, by page. */
async function fragmentsFrom(id: CalculatorId, typed: AnyInput): Promise<Readonly<Record<string, string>>> {
  const page = await loadCalculator(id);
  const input = shownInput(page.fields, { ...defaultInput(page.fields), ...typed });
  const result = page.compute(input);
  const worked = page.worked?.(input, result, day) ?? {};
  return Object.fromEntries(
    (await passedFrom(id))
      .filter((next) => isOffered(next, input))
      .map((next) => [
        idAt(next.href),
        fragmentOfPassed(passedFigures(page.fields, { input, result }, next, worked), id),
      ]),
  );
}

/** Returns what the pages to which a page leads are said not to take along. */
async function leftBehind(id: CalculatorId, typed: AnyInput): Promise<readonly string[]> {
  const page = await loadCalculator(id);
  const input = shownInput(page.fields, { ...defaultInput(page.fields), ...typed });
  const result = page.compute(input);
  const worked = page.worked?.(input, result, day) ?? {};
  const nexts = await passedFrom(id);
  return nexts.flatMap((next) => passedFigures(page.fields, { input, result }, next, worked).left);
}

it('what was typed goes along, though the other page begins with the same', async () => {
  const prepayment = await loadCalculator('pre-payment-loan-calculator');
  expect(defaultInput(prepayment.fields)).toMatchObject({ balance: 40_00_000, rate: 8.5 });
  const next = await fragmentsFrom('emi-calculator', { loan: 40_00_000, rate: 8.5, firstMonth: '2026-12' });
  expect(next['pre-payment-loan-calculator']).toMatch(/balance=4000000&monthsLeft=240&rate=8.5/);
});

it('the interest of a deposit in the year of the day goes to income-tax', async () => {
  // Simple interest of 7.3 %, paid out at the end, from 24 November to 31 March: 128 of 365 days of ₹73,000.
  const next = await fragmentsFrom('fd-calculator', {
    principal: 10_00_000,
    rate: 7.3,
    term: 12,
    age: 'senior',
    start: day,
  });
  const [, interest = ''] = /interest=(\d+)/.exec(next['income-tax'] ?? '') ?? [];
  expect(Number(interest)).toBeGreaterThan(25_000);
  expect(Number(interest)).toBeLessThan(26_000);
  expect(next['income-tax']).toMatch(/age=senior/);
});

it('pay above the example of the next page goes along, so that basic pay and HRA are not more than the salary', async () => {
  const page = await loadCalculator('hra-calculator');
  const input = { ...defaultInput(page.fields), salary: 91_666.67, hra: 36_666.67 };
  const result = page.compute(input);
  for (const [next, other] of await pairs('hra-calculator')) {
    const worked = page.worked?.(input, result, day) ?? {};
    const passed = passedFigures(page.fields, { input, result }, next, worked);
    expect([next.href, passed.values.salary]).toEqual([next.href, 15_40_000]);
    expect([next.href, answerOf(other, fragmentOfPassed(passed, 'hra-calculator')) !== null]).toEqual([
      next.href,
      true,
    ]);
  }
});

it('how long money must last goes along from a plan for life to withdrawals', async () => {
  const retired = await fragmentsFrom('retirement', { age: 58, retireAge: 60, untilAge: 90, savings: 90_00_000 });
  expect(retired['swp-calculator']).toMatch(/&period=360(&|$)/);
  // ₹20 lakh of the FIRE number are there: what is missing takes some years, which the withdrawals are shorter by.
  const page = await loadCalculator('fire-calculator');
  const input = { ...defaultInput(page.fields), age: 30, untilAge: 90, savings: 20_00_000 };
  const toGo = Number(figuresOf(page.compute(input)).find(({ label }) => label === 'Time to go')?.value);
  expect(toGo).toBeGreaterThan(12);
  expect((await fragmentsFrom('fire-calculator', input))['swp-calculator']).toMatch(
    new RegExp(`&period=${60 * 12 - toGo}(&|$)`),
  );
});

describe('an example of the next page does not count with what comes along', () => {
  it('a profit without a salary meets none, nor does interest', async () => {
    const audited = await fragmentsFrom('tax-audit-calculator', { kind: 'profession', profit: 19_00_000 });
    expect(audited['income-tax']).toMatch(/salary=0&.*profit=1900000/);
    const interest = await fragmentsFrom('fd-calculator', { principal: 37_00_000, income: 3_45_000, start: day });
    expect(interest['income-tax']).toMatch(/otherIncome=345000&salary=0/);
  });

  it('the tax of an invoice, or of a bill of entry, is all the tax and credit there is', async () => {
    const invoiced = await fragmentsFrom('gst-calculator', { amount: 10_000 });
    expect(invoiced['gst-input-credit']).toMatch(/outIgst=0&outCgst=900&outSgst=900&inIgst=0&inCgst=0&inSgst=0/);
    const imported = await fragmentsFrom('export-import-tax', {});
    expect(imported['gst-input-credit']).toMatch(/outIgst=0&outCgst=0&outSgst=0&inIgst=[\d.]+&inCgst=0&inSgst=0/);
  });

  it('what the buyer of a house deducts by law goes along, and lowers the tax on the sale', async () => {
    const lot = { name: '', asset: 'house', bought: '2024-08-10', sold: '2026-10-10', cost: 30_00_000, more: false };
    const sale = (price: number) => fragmentsFrom('capital-gains', { lots: [{ ...lot, price, share: 100 }] });
    // 1% of 80,00,000; below 50,00,000 nothing is deducted. The gain is 50,00,000: 12.5% of 46,00,000, and cess of 4%.
    expect((await sale(80_00_000))['advance-tax']).toMatch(/tds=80000&.*datedTax=2026-10-10,518000/);
    expect((await sale(49_99_999))['advance-tax']).toMatch(/tds=0&/);
  });
});

describe('what was typed is not dropped on the way', () => {
  it('the tax that an earlier employer deducted goes along with its salary', async () => {
    const next = await fragmentsFrom('take-home-salary-calculator', {
      ctc: 18_40_000,
      joined: '10',
      earlierSalary: 7_35_000,
      earlierTax: 41_000,
    });
    // Six payslips of 1,40,447.44 and 7,35,000 less 75,000: 15,02,680. Slabs 1,05,402, with cess 1,09,618: all of it is deducted by both.
    expect(next['income-tax']).toMatch(/&tds=109618(&|$)/);
  });

  it('the TDS of an HUF goes along', async () => {
    const next = await fragmentsFrom('huf-tax-calculator', { tds: 21_270 });
    expect(next['advance-tax']).toMatch(/&tds=21270(&|$)/);
    expect(next['income-tax-refund-estimator']).toMatch(/&tds=21270(&|$)/);
  });

  it.each([
    [{ scheme: 'profession', turnoverBank: 20_00_000 }, 'presumptive'],
    [{ scheme: 'profession', turnoverBank: 20_00_000, intraday: -10_000 }, 'books'],
    [{ profit: 4_00_000 }, 'books'],
    [{ profit: 4_00_000, settle: true, audited: true }, 'audited'],
    [{ scheme: 'profession' }, null],
    [{}, null],
  ])('the kind of business decides the instalments of the next page: %j', async (typed, business) => {
    const next = await fragmentsFrom('income-tax', typed);
    for (const to of ['advance-tax', 'income-tax-refund-estimator'] as const) {
      expect([to, /&business=(\w+)/.exec(next[to] ?? '')?.[1] ?? null]).toEqual([to, business]);
    }
  });

  it('only what has been paid counts as paid on the page of dates', async () => {
    const typed = {
      financialYear: '2026-27',
      today: '2026-11-29',
      tax: 1_80_000,
      tds: 0,
      payments: [{ date: '2026-09-14', amount: 60_000 }],
    };
    expect((await fragmentsFrom('advance-tax', typed))['tax-planning-timeline']).toMatch(/&paid=60000(&|$)/);
    expect((await fragmentsFrom('advance-tax', { ...typed, payments: [] }))['tax-planning-timeline']).toMatch(
      /&paid=0(&|$)/,
    );
  });

  it('exempt HRA goes along where the year has several periods', async () => {
    const pay = { city: 'other', moved: false };
    const typed = {
      financialYear: '2026-27',
      pattern: 'split',
      periods: [
        { ...pay, from: '04', to: '08', salary: 46_000, hra: 23_000, rent: 17_500 },
        { ...pay, from: '09', to: '03', salary: 54_000, hra: 27_000, rent: 26_000, city: 'pune', moved: true },
      ],
    };
    const next = await fragmentsFrom('hra-calculator', typed);
    // The figure stands for the periods: nothing is named as left behind.
    expect(await leftBehind('hra-calculator', typed)).toEqual([]);
    // 5 × (17,500 − 4,600) + 7 × (26,000 − 5,400); pay 5 × 69,000 + 7 × 81,000.
    expect(next['old-vs-new-tax-regime-calculator']).toMatch(/salary=912000&otherDeductions=208700/);
    expect(next['income-tax']).toMatch(/salary=912000&travel=208700/);
  });

  it('the day of a sale goes along with the tax on it, where all sales have one day', async () => {
    const typed = {
      financialYear: '2026-27',
      known: 'gain',
      gain: 3_00_000,
      gainSold: '2026-10-12',
      otherIncome: 15_00_000,
    };
    // (3,00,000 − 1,25,000) × 12.5% with cess.
    expect((await fragmentsFrom('capital-gains', typed))['advance-tax']).toMatch(/&datedTax=2026-10-12,22750(&|$)/);
    const page = await loadCalculator('capital-gains');
    const [lot] = defaultInput(page.fields).lots as readonly AnyInput[];
    const lots = [lot, { ...lot, sold: '2026-11-02', price: 9_00_000 }].map((each) => ({ ...each, price: 9_00_000 }));
    expect((await fragmentsFrom('capital-gains', { ...typed, known: 'lots', lots }))['advance-tax']).not.toMatch(
      /datedTax/,
    );
  });

  it('ages of the insured go along as the next page asks for them', async () => {
    const next = await fragmentsFrom('health-insurance', { age: 41, parentAge: 68, parentsPremium: 54_200 });
    for (const to of ['income-tax', 'old-vs-new-tax-regime-calculator', 'section-80c-optimizer'] as const) {
      expect([to, /&parentsSenior=1(&|$)/.test(next[to] ?? '')]).toEqual([to, true]);
    }
    const young = await fragmentsFrom('health-insurance', { age: 64, parentAge: 59, secondParentAge: null });
    expect(young['income-tax']).toMatch(/&age=senior(&|$)/);
    expect(young['income-tax']).not.toMatch(/parentsSenior/);
  });

  it('the day of filing goes along from the refund', async () => {
    const next = await fragmentsFrom('income-tax-refund-estimator', { filed: 'filed', filedOn: '2026-07-14' });
    expect(next['income-tax']).toMatch(/&filedOn=2026-07-14(&|$)|filedOn=2026-07-14&/);
  });
});

it('a page that has no use for the answer is not offered', async () => {
  expect(Object.keys(await fragmentsFrom('gst-calculator', { mode: 'composition' }))).toEqual([]);
  expect(Object.keys(await fragmentsFrom('export-import-tax', { mode: 'personal' }))).toEqual([]);
});
