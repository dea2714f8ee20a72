/** Sentences of the pages on salary, savings and the return: true on the visitor's day, and silent on what nobody said. */
import { loadCalculator } from '@/content/calculators/load';
import { type AnyInput, defaultInput, type Result, shownInput } from '@/lib/calculator';

type Id = Parameters<typeof loadCalculator>[0];

async function resultOf(id: Id, given: AnyInput): Promise<Result> {
  const { fields, check, compute } = await loadCalculator(id);
  const input = shownInput(fields, { ...defaultInput(fields), ...given });
  expect(check?.(input) ?? []).toEqual([]);
  return compute(input);
}

const textsOf = ({ sentence, actions = [], caveats = [] }: Result) =>
  [sentence, ...actions.map(({ text }) => text), ...caveats.map(({ text }) => text)].join('\n');

describe('health-insurance', () => {
  it('advises no check-up that saves nothing: the bills fill the rest of the limit, which check-ups cannot', async () => {
    const result = await resultOf('health-insurance', {
      financialYear: '2026-27',
      regime: 'old',
      age: 65,
      spouseAge: 45,
      familyPremium: 40_000,
      familyBills: 20_000,
      parentsPremium: 0,
      salary: 22_15_732,
      otherDeductions: 1_50_000,
    });
    expect(textsOf(result)).not.toContain('check-up of ₹');
    expect(textsOf(result)).toContain('You paid more premium than the limits allow: ₹25,000 for you and family');
  });

  it('asks for no return by a day that may be over, and says what a late return is', async () => {
    const over = textsOf(await resultOf('health-insurance', { financialYear: '2025-26', regime: 'old' }));
    expect(over).not.toContain('file the return by');
    expect(over).toContain('Only a return filed by 31 Jul 2026 can be in the old regime');
    expect(over).toContain('save ₹19,340 of tax, in a return filed by 31 Jul 2026.');
    const inNew = { financialYear: '2025-26', regime: 'new', otherDeductions: 7_00_000 } as const;
    expect(textsOf(await resultOf('health-insurance', inNew))).toContain(
      'Only a return filed by 31 Jul 2026 can be in the old regime.',
    );
  });
});

describe('hra-calculator', () => {
  it('asks an employer for nothing in a year that is over, and says what a late return is', async () => {
    const over = textsOf(await resultOf('hra-calculator', { financialYear: '2025-26' }));
    expect(over).not.toContain('Give your employer');
    expect(over).toContain('Only a return filed by 31 Jul 2026 can be in the old regime');
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
