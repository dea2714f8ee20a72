/** Old against new regime once more, from the Act alone: both taxes, the deductions at which they are equal, the tables of winners and years. */
import fc from 'fast-check';
import calculator from '@/content/calculators/old-vs-new-tax-regime-calculator';
import { defaultInput } from '@/lib/calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { type Chooser, chooserAs, drawnChooser, oldTaxOn, taxOfChooser, toTen } from './two-regimes';

type Answer = NonNullable<ReturnType<typeof answered>>;

function expectNear(what: string, form: Chooser, got: number | undefined, want: number, within: number): void {
  const apart = Math.abs((got ?? Number.NaN) - want);
  if (!(apart <= within)) expect({ what, amount: got, form }).toEqual({ what, amount: want, form });
}

const tableOf = ({ result }: Answer, id: string) => (result.tables ?? []).find((table) => table.id === id);

/** Returns what the old regime costs above the new one with that much more of other deductions, ₹. */
function dearer(form: Chooser, more: number): number {
  const changed = { ...form, otherDeductions: form.otherDeductions + more };
  return taxOfChooser(changed, 'old').tax - taxOfChooser(changed, 'new').tax;
}

/**
 * Whether losses may be set off against gains beside a deduction that is measured on the income left. The search of the second computation does
 * not always find the cheapest mixture there, so that the page may find a lower tax, but not a higher one.
 */
function isSearched({ shortEquity, longEquity, rent, hra, ownNps, basic, ...form }: Chooser): boolean {
  // Interest is deducted as far as a business loss leaves it.
  const isMetByLoss = form.business && form.profit < 0 && form.savingsInterest + form.interest > 0;
  const isMeasured = (rent > 0 && hra === 0) || (ownNps > 0 && basic === 0) || isMetByLoss;
  return isMeasured && (shortEquity > 0 || longEquity > 0);
}

/** A step of deductions large enough to move a tax by more than its rounding to ₹10. */
const STEP = 400;

/** Who follows the advice pays as much in both regimes, and with a little less does not. */
function expectBreakEven(form: Chooser, { figure }: Answer): void {
  const missing = figure('Missing to break even') ?? 0;
  const beyond = figure('Beyond break-even') ?? 0;
  // Rent without HRA is measured on the income after other deductions: it moves when these grow.
  if (form.rent > 0 && form.hra === 0) return;
  if (missing > 0) {
    expectNear('still dearer with what is missing', form, Math.max(0, dearer(form, missing)), 0, 12);
    const less = missing > STEP ? dearer(form, missing - STEP) : 1;
    expectNear('no dearer with less than what is missing', form, Math.min(0, less), 0, 12);
  }
  // Deductions beyond the income at slab rates take nothing off.
  const incomeWith = (more: number) =>
    taxOfChooser({ ...form, otherDeductions: form.otherDeductions + more }, 'old').totalIncome;
  const [without, whole] = [beyond + STEP, form.otherDeductions];
  if (beyond > 0 && whole > without && Math.abs(incomeWith(-without) - incomeWith(0) - without) < 11) {
    expectNear('dearer with less than what is beyond', form, Math.max(0, dearer(form, STEP - beyond)), 0, 12);
    expectNear('no dearer without it', form, Math.min(0, dearer(form, -beyond - STEP)), 0, 12);
  }
  const [income, needed] = [figure('Old-regime income before your deductions'), figure('Break-even deductions')];
  const isPlain = form.shortEquity <= 0 && form.longEquity <= 0;
  if (!isPlain || income === undefined || typeof needed !== 'number') return;
  const target = taxOfChooser(form, 'new').tax;
  expectNear('at break-even', form, Math.max(0, oldTaxOn(form, income - needed, 0, 0) - target), 0, 12);
  if (needed > STEP) {
    const before = oldTaxOn(form, income - needed + STEP, 0, 0) - target;
    expectNear('before break-even', form, Math.min(0, before), 0, 12);
  }
}

const amountOf = (label: string): number => {
  const units = { crore: 1_00_00_000, lakh: 1_00_000 };
  const [, number = '0', unit] = /₹([\d.]+) (crore|lakh)/.exec(label) ?? [];
  return Number(number) * (unit ? units[unit as keyof typeof units] : 1);
};

/** The cells of the table of winners: a salary and nothing but deductions, at the age and residence of the form. */
function expectWinners(form: Chooser, answer: Answer): void {
  const table = tableOf(answer, 'winners');
  const { financialYear, age, residence } = form;
  const nobody = { ...(defaultInput(calculator.fields) as unknown as Chooser), financialYear, age, residence };
  for (const [name, ...cells] of table?.rows ?? []) {
    const salary = amountOf(String(name));
    const inNew = toTen(taxOfChooser({ ...nobody, salary }, 'new').tax);
    cells.forEach((cell, index) => {
      const otherDeductions = amountOf(table?.columns[index + 1]?.label ?? '');
      const inOld = toTen(taxOfChooser({ ...nobody, salary, otherDeductions }, 'old').tax);
      const saved = `₹${Math.abs(inNew - inOld).toLocaleString('en-IN')}`;
      const want = inNew === inOld ? 'Same' : `${inNew < inOld ? 'New' : 'Old'} ${saved}`;
      expect([form, name, otherDeductions, cell]).toEqual([form, name, otherDeductions, want]);
    });
  }
}

/** Five years in which the parts of the salary and a profit grow, and nothing else. */
function expectYears(form: Chooser, answer: Answer): void {
  const gains = form.shortEquity > 0 || form.longEquity > 0;
  // Of many ways to set losses off the page may find a cheaper one than this search does.
  const searched = gains && form.business && form.profit < 0;
  tableOf(answer, 'years')?.rows.forEach(([, , inNew, inOld], index) => {
    const growth = (1 + form.raise / 100) ** index;
    const year = {
      ...form,
      salary: form.salary * growth,
      basic: form.basic * growth,
      hra: form.hra * growth,
      employerNps: form.employerNps * growth,
      profit: form.profit > 0 ? form.profit * growth : form.profit,
    };
    const check = (regime: 'new' | 'old', got: unknown) => {
      const want = taxOfChooser(year, regime).tax;
      const amount = searched ? Math.max(Number(got), want) : Number(got);
      expectNear(`${regime} in year ${index + 1}`, form, amount, want, 10.1);
    };
    check('new', inNew);
    check('old', inOld);
  });
}

/** Total income of both regimes, and of the old one by its income before deductions less these. */
function expectIncome(
  form: Chooser,
  answer: Answer,
  taxes: Readonly<Record<'new' | 'old', ReturnType<typeof taxOfChooser>>>,
): void {
  const { figure } = answer;
  const total = tableOf(answer, 'regimes')?.rows.find(([line]) => line === 'Total income');
  expect([form, total?.slice(1)]).toEqual([form, [taxes.new.totalIncome, taxes.old.totalIncome]]);
  const have = (figure('Old-regime income before your deductions') ?? 0) - (figure('Your old-regime deductions') ?? 0);
  expectNear('income after deductions', form, have, taxes.old.totalIncome, 5.01);
}

test(`both regimes agree on ${drawsOf('both-regimes')} inputs`, () => {
  let counted = 0;
  fc.assert(
    fc.property(drawnChooser, (drawn) => {
      const answer = answered(calculator, drawn);
      if (!answer) return;
      counted += 1;
      countCompared('both-regimes');
      const form = answer.input as unknown as Chooser;
      const { figure } = answer;
      const taxes = { new: taxOfChooser(form, 'new'), old: taxOfChooser(form, 'old') };
      const [inNew, inOld] = [toTen(taxes.new.tax), toTen(taxes.old.tax)];
      const found = {
        new: figure('Tax in the new regime') ?? Number.NaN,
        old: figure('Tax in the old regime') ?? Number.NaN,
      };
      if (isSearched(form)) {
        expectNear('at most, new', form, Math.max(found.new, inNew), inNew, 20);
        expectNear('at most, old', form, Math.max(found.old, inOld), inOld, 20);
        return;
      }
      expectNear('new', form, found.new, inNew, 0);
      expectNear('old', form, found.old, inOld, 0);
      expectNear('saved', form, figure('Saved by the better regime'), Math.abs(inNew - inOld), 0);
      expectIncome(form, answer, taxes);
      if (form.hraBy === 'worked' && form.hra > 0) {
        expectNear('HRA', form, figure('Exempt HRA'), chooserAs(form).salary.personalAllowances, 0.01);
      }
      expectBreakEven(form, answer);
      expectYears(form, answer);
      // The table of one without a salary is on other income.
      if (form.salary > 0 && counted % 10 === 0) expectWinners(form, answer);
    }),
    { numRuns: drawsOf('both-regimes') },
  );
  expect(counted).toBeGreaterThan(drawsOf('both-regimes') / 2);
});
