/** A payslip that is typed holds in every month, whatever the law of the month makes the employer pay beside it. */
import fc from 'fast-check';
import calculator from '@/content/calculators/take-home-salary-calculator';
import type { AnyInput, Result } from '@/lib/calculator';
import { anyInput } from '../any-input';
import { answeredOrThrow } from '../oracle/answered';
import { inputOf, resultOf } from '../result-of';
import { runs } from '../runs';

const { fields, check, compute } = calculator;
const textsOf = ({ sentence, actions = [], caveats = [] }: Result) =>
  [sentence, ...actions.map(({ text }) => text), ...caveats.map(({ text }) => text)].join('\n');

it('gross pay that was typed is the pay of each month', () => {
  const drawn = fc.sample(anyInput(fields, [{ epf: 'ceiling' }, { epf: 'ceiling', wageRule: true }]), {
    numRuns: runs(300, 3_000),
    seed: 17,
  });
  let followed = 0;
  for (const each of drawn) {
    const input = inputOf(calculator, { ...each, known: 'gross', financialYear: '2026-27' });
    if ((check?.(input) ?? []).length > 0) continue;
    followed += 1;
    const table = compute(input).tables?.find(({ id }) => id === 'payslips');
    const at = table?.columns.findIndex(({ label }) => label === 'Pay') ?? -1;
    const pays = (table?.rows ?? []).map((row) => Number(row[at]));
    expect([input, pays.every((pay) => Math.abs(pay - Number(input.grossPay)) < 0.01)]).toEqual([input, true]);
  }
  expect(followed).toBeGreaterThan(runs(300, 3_000) / 6);
});

it('deducts the professional tax that was typed in each month worked, from whatever month on', () => {
  const { tables } = resultOf(calculator, { professionalTax: 200, joined: '07' });
  const table = tables?.find(({ id }) => id === 'payslips');
  const at = table?.columns.findIndex(({ label }) => label === 'Professional tax') ?? -1;
  expect(table?.rows.map((row) => row[at])).toEqual(Array.from({ length: 9 }, () => 200));
  expect(table?.total?.[at]).toBe(1_800);
});

it('names what counted of the closed groups and was not chosen', () => {
  const named = (changes: AnyInput) =>
    resultOf(calculator, { financialYear: '2026-27', ...changes }).assumed?.map(({ label }) => label);
  expect(named({})).toEqual(['Gratuity counted inside the CTC']);
  expect(named({ known: 'gross' })).toBeUndefined();
  expect(named({ known: 'gross', rent: 20_000, regime: 'old', healthParents: 40_000 })).toEqual([
    'HRA, % of basic pay',
    'A parent insured is 60 or more',
  ]);
  expect(named({ known: 'gross', variable: 1_00_000 })).toEqual(['Share of variable pay that is paid']);
});

it('asks an employer for nothing in a year that is over, and says what a late return is', () => {
  const over = textsOf(resultOf(calculator, { financialYear: '2025-26', regime: 'old' }));
  expect(over).not.toMatch(/Tell your employer|Give the employer|File the return/);
  expect(over).toContain('Without business income, only a return filed by 31 Jul 2026 could be in the old regime.');
  expect(textsOf(resultOf(calculator, { financialYear: '2026-27' }))).toContain(
    'File the return for tax year 2026-27 by 31 Jul 2027.',
  );
});

it('the labour codes lower the in-hand by gratuity inside the CTC, also with EPF at the ceiling', () => {
  const given = { financialYear: '2026-27', ctc: 15_00_000, basicPercent: 30, epf: 'ceiling' };
  const gratuity = (wageRule: boolean) =>
    resultOf(calculator, { ...given, wageRule } as never).steps.find(
      ({ figure }) => figure.label === 'Gratuity set aside a month',
    )?.figure.value;
  // Basic pay of 37,500 × 15 ÷ 26 ÷ 12; half of the pay is more.
  expect(gratuity(false)).toBeCloseTo(1_802.88, 2);
  expect(gratuity(true)).toBeGreaterThan(2_600);
});

it('sends nobody to file a return whose pay and TDS call for none', () => {
  const texts = (changes: AnyInput) =>
    (resultOf(calculator, { financialYear: '2026-27', ...changes }).actions ?? []).map(({ text }) => text);
  const due = expect.stringMatching(/^File the return for tax year 2026-27 by 31 Jul 2027\./);
  const none = expect.stringMatching(/^No return is due on income up to ₹4,00,000 before deductions/);
  // Pay of less than 3,00,000, and of more than 4,75,000, less the standard deduction of 75,000.
  expect(texts({ ctc: 3_00_000 })).toContainEqual(none);
  expect(texts({ ctc: 3_00_000 })).not.toContainEqual(due);
  expect(texts({ ctc: 6_00_000 })).toContainEqual(due);
  // What an earlier employer deducted comes back only with a return.
  expect(texts({ ctc: 3_00_000, earlierSalary: 20_000, earlierTax: 5_000 })).toContainEqual(due);
});

it('names one-off pay whose month is off the payroll, and where it counts', () => {
  const said = (input: object) =>
    (answeredOrThrow(calculator, { financialYear: '2026-27', ctc: 20_00_000, ...input }).result.caveats ?? [])
      .map(({ text }) => text)
      .filter((text) => text.startsWith('The month of the'));
  const all = { bonus: 1_00_000, variable: 1_00_000, joiningBonus: 1_00_000, joined: '07', left: '12' };
  expect(said({ ...all, bonusMonth: '03', variableMonth: '07', joiningBonusMonth: '04' })).toEqual([
    'The month of the bonus, Mar 2027, is after your last month on the payroll. We count it in Dec 2026. If you will not get it, enter 0 for it.',
    'The month of the joining bonus, Apr 2026, is before your first month on the payroll. We count it in Jul 2026.',
  ]);
  expect(said({ ...all, bonusMonth: '12', variableMonth: '12', joiningBonusMonth: '07' })).toEqual([]);
  expect(said({ ...all, variablePaid: 0, bonusMonth: '12', variableMonth: '01', joiningBonusMonth: '07' })).toEqual([]);
});

it('asks nobody to tell an employer the regime once the last month of work is over', () => {
  const told = (today: string, left: string) =>
    textsOf(resultOf(calculator, { financialYear: '2026-27', ctc: 18_00_000, today, left } as never)).includes(
      'Tell your employer',
    );
  expect([told('', '09'), told('2026-09-30', '09'), told('2026-10-01', '09')]).toEqual([true, true, false]);
  // January to March are in the next calendar year.
  expect([told('2026-11-30', '02'), told('2027-02-28', '02'), told('2027-03-01', '02')]).toEqual([true, true, false]);
  expect(told('2026-11-30', '03')).toBe(true);
});
