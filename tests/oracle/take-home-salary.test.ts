/** A year of payslips once more, from the law alone: every month, both regimes, the changes that are offered, the CTC for an in-hand. */
import fc from 'fast-check';
import calculator from '@/content/calculators/take-home-salary-calculator';
import { countCompared, drawsOf } from '../runs';
import { answered } from './answered';
import { drawnJob, type Job } from './jobs';
import { type Package, type Payslip, restOfCtc, type Year, yearOf } from './payslips';

type Answer = NonNullable<ReturnType<typeof answered>>;

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const packageOf = (job: Job, ctc: number): Package =>
  job.known === 'gross'
    ? { gross: job.grossPay, basic: job.basicPay }
    : { ctc: ctc / 12, basic: ((ctc / 12) * job.basicPercent) / 100 };

/**
 * How far amounts of a month may lie apart: under the labour codes, and where ESI comes out of the CTC, shares in whole rupees may leave two
 * pays that fit; TDS is rounded month by month, and the last month takes what is left.
 */
const toleranceOf = ({ known, wageRule }: Job) => (known === 'gross' ? 0.02 : wageRule ? 2.1 : 1.02);
const TDS = 12;

/** Returns the rows of a table as objects by the label of the column. */
function rowsOf({ result }: Answer, id: string): Record<string, string | number>[] {
  const table = (result.tables ?? []).find((each) => each.id === id);
  return (table?.rows ?? []).map((row) =>
    Object.fromEntries(row.map((cell, index) => [table?.columns[index]?.label ?? '', cell as string | number])),
  );
}

function expectNear(what: string, job: Job, got: number | undefined, want: number, within: number): void {
  const apart = Math.abs((got ?? Number.NaN) - want);
  if (!(apart <= within)) expect({ what, amount: got, job }).toEqual({ what, amount: want, job });
}

function expectSlips(job: Job, answer: Answer, { slips }: Year): void {
  const rows = rowsOf(answer, 'payslips');
  expect(rows).toHaveLength(slips.length);
  const near = toleranceOf(job);
  slips.forEach((slip, index) => {
    const row = rows[index] ?? {};
    const check = (label: string, want: number, within: number) =>
      expectNear(`${label} of ${row.Month}`, job, Number(row[label] ?? 0), want, within);
    check('Pay', slip.gross, near);
    check('Bonus and one-off pay', slip.oneOff, 0.02);
    check('EPF and VPF', slip.ownFund + slip.voluntary, near);
    check('Your NPS', slip.ownNps, 0.02);
    check('ESI', slip.ownEsi, near);
    check('Professional tax', slip.professionTax, 0);
    check('Welfare fund', slip.welfareFund, 0);
    check('Income tax (TDS)', slip.tds, TDS);
    check('In-hand', slip.inHand, TDS + near);
  });
}

function expectRegimes(job: Job, answer: Answer, years: Readonly<Record<'new' | 'old', Year>>): void {
  const near = toleranceOf(job) * 12;
  const lines = new Map(rowsOf(answer, 'regimes').map((row) => [row.Line, row]));
  for (const [regime, column] of [
    ['new', 'New regime'],
    ['old', 'Old regime'],
  ] as const) {
    const { person, tax, taxToRupee, inHand } = years[regime];
    const check = (label: string, want: number, within: number) =>
      expectNear(`${label}, ${column}`, job, Number(lines.get(label)?.[column] ?? 0), want, within);
    check('Gross salary', person.salary.gross, near);
    check('Total income', tax.totalIncome, near < 1 ? 0 : near + 10);
    check(lines.has('Tax with cess') ? 'Tax with cess' : 'Income-tax', tax.tax, near < 1 ? 0.5 : near);
    expectNear('tax', job, answer.figure(`Tax in the ${regime} regime`), taxToRupee, near < 1 ? 0 : near);
    expectNear('in-hand', job, answer.figure(`In-hand for the year in the ${regime} regime`), inHand, near + 1);
  }
  const left = (regime: 'new' | 'old') => years[regime].inHand + years[regime].refund;
  const said = /leaves? ₹([\d,]+) more/.exec(answer.result.sentence);
  if (said) {
    const amount = Number(said[1]?.replaceAll(',', ''));
    expectNear('what a regime leaves more', job, amount, Math.abs(left('new') - left('old')), near + 2);
  }
}

/** What goes into funds, ₹ a year. */
const putAway = ({ slips }: Year) =>
  total(
    slips.map((slip) => {
      const own = slip.ownFund + slip.voluntary + slip.ownNps;
      return own + slip.employerFund + slip.employerNps + slip.gratuity;
    }),
  );

/** The same CTC with the change that a row of the table names. */
function changedYear(job: Job, change: string): Year {
  const nps = /NPS at (\d+)%/.exec(change);
  const points = /Basic pay (\d+) points (lower|higher)/.exec(change);
  const regime = change === 'The old regime' ? 'old' : change === 'The new regime' ? 'new' : job.regime;
  const changed = {
    ...job,
    ...(nps && { employerNps: Number(nps[1]) }),
    ...(change.startsWith('EPF capped') && { epf: 'ceiling' as const }),
    ...(points && { basicPercent: job.basicPercent + (points[2] === 'lower' ? -1 : 1) * Number(points[1]) }),
  };
  return yearOf(changed, packageOf(changed, job.ctc), regime);
}

/** Whether rounding to the rupee decides on state insurance: half of the pay is PF wages, and the pay is at the limit. */
function isDecidedByRounding({ wageRule, known, esi }: Job, { slips }: Year): boolean {
  const limit = { auto: 21_000, disabled: 25_000, none: 0 }[esi];
  return wageRule && known !== 'gross' && slips.some(({ gross }) => gross > limit - 3 && gross < limit * 1.035);
}

function expectChanges(job: Job, answer: Answer, year: Year): void {
  const near = toleranceOf(job) * 24 + 2;
  for (const row of rowsOf(answer, 'changes')) {
    const change = String(row.Change);
    if (change === 'As it is') continue;
    const there = changedYear(job, change);
    if (isDecidedByRounding(job, there)) continue;
    const check = (label: string, want: number) =>
      expectNear(`${change}: ${label}`, job, Number(row[label]), want, near);
    check('In-hand a year, change', there.inHand - year.inHand);
    check('EPF, NPS and gratuity, change', putAway(there) - putAway(year));
    check('Income tax, change', there.taxToRupee - year.taxToRupee);
  }
}

/** The month that the page calls usual, by the name with which its working begins. */
function usualSlip({ result }: Answer, { slips }: Year): Payslip | undefined {
  const step = result.steps?.find(({ figure }) => figure.label === 'In-hand in a usual month');
  const names = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
  return slips.find(({ month }) => names[month] === step?.how.slice(0, 3));
}

function expectSums(job: Job, answer: Answer, year: Year): void {
  const { slips } = year;
  const near = toleranceOf(job) * 12;
  const usual = usualSlip(answer, year);
  const of = (name: keyof Payslip) => total(slips.map((slip) => slip[name]));
  const unseen = of('employerFund') + of('charges') + of('employerNps') + of('gratuity') + of('employerEsi');
  const insured = (job.insurance * slips.length) / 12;
  expectNear('usual month', job, answer.figure('In-hand in a usual month'), usual?.inHand ?? Number.NaN, near + TDS);
  expectNear(
    'employer’s cost',
    job,
    answer.figure('Employer cost you never see'),
    unseen + insured,
    near + slips.length,
  );
  const parts = answer.result.breakdowns?.[0];
  expect(total((parts?.parts ?? []).map(({ value }) => value))).toBeCloseTo(parts?.total.value ?? Number.NaN, 1);
  const last = slips.at(-1);
  if (job.known === 'gross' && last) {
    const shares = last.employerFund + last.charges + last.employerNps + last.gratuity + last.employerEsi;
    expectNear('CTC', job, answer.figure('CTC a year'), 12 * (last.gross + shares + restOfCtc(job)), 0.1);
  }
}

test(`payslips, both regimes and changes of the pay agree on ${drawsOf('payslips')} inputs`, () => {
  let counted = 0;
  fc.assert(
    fc.property(drawnJob, (drawn) => {
      const answer = answered(calculator, drawn);
      if (!answer) return;
      counted += 1;
      countCompared('payslips');
      const job = answer.input as unknown as Job;
      const pay = packageOf(job, job.ctc);
      const years = { new: yearOf(job, pay, 'new'), old: yearOf(job, pay, 'old') };
      const year = years[job.regime];
      if (isDecidedByRounding(job, year)) return;
      expectSlips(job, answer, year);
      expectRegimes(job, answer, years);
      expectSums(job, answer, year);
      if (job.known === 'ctc') expectChanges(job, answer, year);
    }),
    { numRuns: drawsOf('payslips') },
  );
  expect(counted).toBeGreaterThan(drawsOf('payslips') / 2);
});

test('payslips agree where each month may have a bonus, and in Maharashtra, whose limits differ for women', () => {
  const small = fc.constantFrom(7_499, 7_501, 9_999, 10_000, 10_001, 24_999, 25_000, 25_001);
  fc.assert(
    fc.property(drawnJob, small, fc.boolean(), (drawn, grossPay, isSmall) => {
      const answer = answered(calculator, {
        ...drawn,
        known: 'gross',
        state: 'maharashtra',
        professionalTax: null,
        bonus: 12_000 + drawn.bonus,
        variable: 24_000 + drawn.variable,
        joiningBonus: 5_000 + drawn.joiningBonus,
        ...(isSmall && { grossPay, basicPay: Math.round(grossPay / 2) }),
      });
      if (!answer) return;
      countCompared('months-of-pay');
      const job = answer.input as unknown as Job;
      expectSlips(job, answer, yearOf(job, packageOf(job, job.ctc), job.regime));
    }),
    { numRuns: drawsOf('months-of-pay') },
  );
});

test('the CTC for an in-hand is the lowest that leaves it', () => {
  const wanted = fc.oneof(fc.integer({ min: 6_000, max: 60_000 }), fc.integer({ min: 60_000, max: 15_00_000 }));
  fc.assert(
    fc.property(drawnJob, wanted, (drawn, inHandWanted) => {
      // Taxed by the year's average rate and without the labour codes, a month is that of the law to the rupee.
      const plain = { bonusTax: 'averageRate', wageRule: false };
      const answer = answered(calculator, { ...drawn, ...plain, known: 'inHand', inHandWanted });
      if (!answer) return;
      countCompared('ctc-for-in-hand');
      const job = answer.input as unknown as Job;
      const ctc = answer.figure('CTC you need a year') ?? Number.NaN;
      // One who is paid once in every month has no usual one.
      if ((usualSlip(answer, yearOf(job, packageOf(job, ctc), job.regime))?.oneOff ?? 1) > 0) return;
      const inHandAt = (each: number): number => {
        const slip = usualSlip(answer, yearOf(job, packageOf(job, each), job.regime));
        return slip && slip.gross >= slip.basic ? slip.inHand : Number.NEGATIVE_INFINITY;
      };
      const near = toleranceOf(job) + 1;
      expect([job, inHandAt(ctc) >= inHandWanted - near]).toEqual([job, true]);
      // No lower CTC does: the next rupees below, and points down to 85 %.
      for (const lower of [ctc - 4, ...[1, 2, 4, 8, 15].map((part) => ctc * (1 - part / 100))]) {
        expect([job, lower, inHandAt(lower) >= inHandWanted + near]).toEqual([job, lower, false]);
      }
    }),
    { numRuns: drawsOf('ctc-for-in-hand') },
  );
});
