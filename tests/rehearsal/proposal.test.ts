/** The invented Act as a Bill, before it is law (make.ts): what the pages on a salary say of it beside the law in force. */
import { loadCalculator, loadPage } from '@/content/calculators/load';
import type { CalculatorId } from '@/content/catalogue';
import { incomeTaxYears, presentLaw } from '@/content/rules/years/income-tax';
import { proposed } from '@/content/rules/years/proposed';
import { sources } from '@/content/sources';
import { type AnyInput, defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';

const inForce = '2026-27';

/** A person with a salary, ₹ a year, as all three pages can ask for one. */
interface Employee {
  readonly salary: number;
  readonly savings?: number;
  readonly health?: number;
  readonly homeLoan?: number;
  /** Interest on an education loan, which has no limit. */
  readonly other?: number;
}

/** Returns what a page answers. */
async function answer(id: CalculatorId, input: Readonly<Record<string, unknown>>): Promise<Result> {
  const { fields, check, compute } = await loadCalculator(id);
  const whole = shownInput(fields, { ...defaultInput(fields), ...input } as AnyInput);
  expect(check?.(whole) ?? []).toEqual([]);
  return compute(whole);
}

/** Returns the answers of the three pages about one person. */
function answers({ salary, other = 0, ...more }: Employee, financialYear = inForce): Promise<Result[]> {
  return Promise.all([
    answer('income-tax', { ...more, salary, educationLoan: other, financialYear }),
    answer('old-vs-new-tax-regime-calculator', { ...more, salary, otherDeductions: other, financialYear }),
    answer('take-home-salary-calculator', {
      ...more,
      ctc: salary,
      otherDeductions: other,
      epf: 'none',
      gratuityInCtc: false,
      state: 'delhi',
      financialYear,
    }),
  ]);
}

const change = 'What the Budget changes in your tax';

/** Returns a figure of an answer. */
const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;

const deductions = { savings: 2_00_000, health: 30_000, homeLoan: 2_00_000, other: 4_50_000 };

/**
 * By hand. In force, new: ₹75,000 off, 5 % from 4 lakh, 10 % from 8, 15 % from 12, 20 % from 16, 25 % from 20, 30 % from 24, no tax up to 12,
 * cess 4 %; old: ₹50,000 off, 5 % from 2.5 lakh, 20 % from 5, 30 % from 10, 80C 1.5 lakh, 80D 25,000. The Bill, new: ₹1,00,000 off, 5 % from
 * 5 lakh, 12 % from 10, 18 % from 15, 24 % from 20, 30 % from 25, no tax up to 15, cess 3 %; old: ₹60,000 off, 5 % from 3 lakh, 20 % from 6,
 * 30 % from 12, 80C 2 lakh, 80D 30,000.
 */
const cases: readonly (readonly [name: string, person: Employee, now: number, then: number, says: string])[] = [
  // 29,25,000: 3,00,000 + 5,25,000 × 30 % = 4,57,500, with cess 4,75,800. Then 29,00,000: 2,95,000 + 4,00,000 × 30 % = 4,15,000; 4,27,450.
  ['less, in the new regime', { salary: 30_00_000 }, 4_75_800, 4_27_450, '₹48,350 less tax a year'],
  // 2,99,25,000: 85,57,500, surcharge 25 % 21,39,375, cess 4,27,875. Then 2,99,00,000: 85,15,000, surcharge 27 % 22,99,050, cess 3,24,421.50.
  ['more, by the surcharge', { salary: 3_00_00_000 }, 1_11_24_750, 1_11_38_470, '₹13,720 more tax a year'],
  // 11,25,000 and 11,00,000 are within the rebate.
  ['nothing', { salary: 12_00_000 }, 0, 0, 'nothing'],
  // Old: 19,50,000 − 2,00,000 − 6,25,000 = 11,25,000: 1,12,500 + 37,500, with cess 1,56,000. Then 19,40,000 − 2,00,000 − 6,80,000 = 10,60,000:
  // 15,000 + 92,000 = 1,07,000; 1,10,210.
  ['less, in the old regime', { salary: 20_00_000, ...deductions }, 1_56_000, 1_10_210, '₹45,790 less tax a year'],
  // Old: 15,50,000 − 2,00,000 − 6,25,000 = 7,25,000: 57,500, with cess 59,800. Then new: 15,00,000 is within the rebate of 85,000.
  ['less, by another regime', { salary: 16_00_000, ...deductions }, 59_800, 0, '₹59,800 less tax a year'],
];

it('the proposed year is not on file, and cites a Bill that is a source', () => {
  expect(Object.keys(incomeTaxYears)).not.toContain(proposed?.law.financialYear);
  expect(presentLaw.financialYear).toBe(inForce);
  expect(proposed?.bill.source).toBe('finance-bill-2027');
  expect(Object.keys(sources)).toContain('finance-bill-2027');
});

it.each(['income-tax', 'old-vs-new-tax-regime-calculator', 'take-home-salary-calculator'] as const)(
  '%s lists the Bill among its sources',
  async (id) => {
    expect((await loadPage(id)).sources).toContain('finance-bill-2027');
  },
);

it.each(cases)('all three pages say the same: %s', async (_, person, now, then, says) => {
  for (const result of await answers(person)) {
    expect(figure(result, 'Your tax as proposed')).toBe(then);
    expect(figure(result, change)).toBe(then - now);
    expect(result.sentence).toContain(
      ` What the Budget changes for you: ${says}, as proposed on 1 Feb 2027, not law yet.`,
    );
    expect(result.steps.find((step) => step.figure.label === change)?.cite).toBe(proposed?.bill);
    expect(result.caveats?.filter(({ cite }) => cite === proposed?.bill)).toHaveLength(1);
  }
});

it('the regime that is chosen makes no difference to what the Budget changes', async () => {
  const { salary, ...claims } = { salary: 30_00_000, savings: 1_50_000 };
  for (const regime of ['new', 'old']) {
    const given = { ...claims, regime, financialYear: inForce };
    expect(figure(await answer('income-tax', { ...given, salary }), change)).toBe(-48_350);
    const pay = { ...given, ctc: salary, epf: 'none', gratuityInCtc: false, state: 'delhi' };
    expect(figure(await answer('take-home-salary-calculator', pay), change)).toBe(-48_350);
  }
});

it('where the old regime is closed, the new one alone is compared', async () => {
  // New: 15,25,000: 1,08,750, with cess 1,13,100. Then 15,00,000 is within the rebate.
  const { other, ...claims } = deductions;
  const given = { ...claims, salary: 16_00_000, financialYear: inForce };
  const closed = { ...given, otherDeductions: other, business: true, history: 'returned' };
  expect(figure(await answer('old-vs-new-tax-regime-calculator', closed), change)).toBe(-1_13_100);
  const late = { ...given, educationLoan: other, settle: true, filedOn: '2027-12-31' };
  expect(figure(await answer('income-tax', late), change)).toBe(-1_13_100);
});

it('a loss of an earlier year is as old as in the year that is asked about', async () => {
  // The loss of 2018-19 is in its last year, and the whole gain is set off under both laws.
  const losses = [{ kind: 'shortTermCapital', year: '2018-19', amount: 1_00_000 }];
  const person = { salary: 30_00_000, shortEquity: 1_00_000, losses, financialYear: inForce };
  expect(figure(await answer('income-tax', person), change)).toBe(-48_350);
});

it.each(Object.keys(incomeTaxYears).filter((year) => year !== inForce))(
  'says nothing beside the law of %s',
  async (year) => {
    for (const result of await answers({ salary: 30_00_000 }, year)) {
      expect(figure(result, change)).toBeUndefined();
      expect(JSON.stringify(result)).not.toMatch(/Budget|Bill for/);
    }
  },
);
