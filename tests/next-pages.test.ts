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
    (await passedFrom(id)).map((next) => [
      idAt(next.href),
      fragmentOfPassed(passedFigures(page.fields, { input, result }, next, worked), id),
    ]),
  );
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
