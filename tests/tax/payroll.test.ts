import fc from 'fast-check';
import calculator from '@/content/calculators/take-home-salary-calculator';
import type { TakeHomeInput } from '@/content/calculators/take-home-salary-calculator/form';
import { salaryYear } from '@/content/calculators/take-home-salary-calculator/payslips';
import { settingOf } from '@/content/calculators/take-home-salary-calculator/setting';
import { states } from '@/content/calculators/take-home-salary-calculator/states';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { defaultInput, figuresOf, type Result, shownInput } from '@/lib/calculator';
import { sum } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import {
  codeWages,
  gratuityShare,
  insuranceAndCharges,
  nextHigherRupee,
  providentFund,
  stateInsurance,
  taxAsKnown,
  taxByWeight,
  wagesWithinCost,
} from '@/lib/tax/payroll';
import { emptyTaxpayer } from '@/lib/tax/taxpayer';

// Toy rules: a tenth of wages, wages counted up to 100, a twentieth for the pension.
const fund = { percent: 10, wageCeiling: 100, pensionPercent: 5 };
const whole = { onCeiling: false, pensionMember: true };

// Toy rules: 1 % and 4 %, up to wages of 1,000, free up to a daily wage of 2 in a month of 25 days.
const insurance = { employeePercent: 1, employerPercent: 4, wagesUpTo: 1_000, freeDailyWage: 2, daysInMonth: 25 };

describe('a month’s provident fund', () => {
  it('has both shares on all wages, and the pension share on wages up to the ceiling', () => {
    expect(providentFund(300, whole, fund)).toEqual({
      wages: 300,
      employee: 30,
      employer: 30,
      pension: 5,
      toAccount: 25,
    });
  });

  it('stops at the ceiling where the employer counts wages up to it', () => {
    expect(providentFund(300, { ...whole, onCeiling: true }, fund)).toMatchObject({
      wages: 100,
      employee: 10,
      toAccount: 5,
    });
    expect(providentFund(60, { ...whole, onCeiling: true }, fund)).toMatchObject({ wages: 60, employee: 6 });
  });

  it('goes to the fund whole for somebody outside the pension scheme', () => {
    expect(providentFund(300, { onCeiling: false, pensionMember: false }, fund)).toMatchObject({
      pension: 0,
      toAccount: 30,
    });
  });

  it.each([
    [104, 10],
    [105, 11],
    [106, 11],
  ])('on wages of %d is %d, half a rupee going up', (wages, share) => {
    expect(providentFund(wages, whole, fund).employee).toBe(share);
  });

  it('adds deposit insurance up to the ceiling and a charge on all wages', () => {
    const rules = { insurancePercent: 2, chargePercent: 3, wageCeiling: 100 };
    expect(insuranceAndCharges(100, rules)).toBe(5);
    expect(insuranceAndCharges(300, rules)).toBe(11);
  });
});

describe('a month’s state insurance', () => {
  it.each([
    [1_000, true],
    [1_000.01, false],
    [999, true],
  ])('on wages of %d covers: %s', (wages, covered) => {
    expect(stateInsurance(wages, insurance).covered).toBe(covered);
  });

  it('is rounded up to the next rupee, a whole rupee staying', () => {
    expect(stateInsurance(901, insurance)).toEqual({ covered: true, employee: 10, employer: 37 });
    expect(stateInsurance(900, insurance)).toEqual({ covered: true, employee: 9, employer: 36 });
    expect([3, 3.0000001, 3.00001, 0].map(nextHigherRupee)).toEqual([3, 3, 4, 0]);
  });

  it('takes nothing from an employee at or below the free daily wage, and the employer still pays', () => {
    expect(stateInsurance(50, insurance)).toEqual({ covered: true, employee: 0, employer: 2 });
    expect(stateInsurance(51, insurance).employee).toBe(1);
  });

  it('comes out of one sum with the wages', () => {
    expect(wagesWithinCost(1_040, insurance)).toEqual({ wages: 1_000, employer: 40 });
    expect(wagesWithinCost(1_041, insurance)).toEqual({ wages: 1_000, employer: 41 });
    expect(wagesWithinCost(1_042, insurance)).toEqual({ wages: 1_042, employer: 0 });
    expect(wagesWithinCost(0, insurance)).toEqual({ wages: 0, employer: 0 });
  });

  it('and its wages make up the sum, within a rupee of what is due', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 2_000, noNaN: true }), (cost) => {
        const { wages, employer } = wagesWithinCost(cost, insurance);
        expect(wages + employer).toBeCloseTo(cost, 9);
        const due = stateInsurance(wages, insurance).employer;
        expect(employer - due).toBeGreaterThanOrEqual(0);
        expect(employer - due).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('a year’s gratuity by month is the days’ wages over the days of a month and twelve', () => {
  expect(gratuityShare(2_400, { days: 10, monthDays: 20 })).toBe(100);
});

describe('wages under the labour codes', () => {
  it.each([
    [30, 100, 50, 50],
    [50, 100, 50, 50],
    [51, 100, 50, 51],
    [30, 100, 60, 40],
  ])('basic pay of %d out of %d with %d %% left out are %d', (basic, all, percent, wages) => {
    expect(codeWages(basic, all, percent)).toBe(wages);
  });
});

describe('a year’s tax by payslip', () => {
  it('follows the weights and lets the last month balance', () => {
    expect(taxByWeight(100, [1, 1, 1])).toEqual([33, 33, 34]);
    expect(taxByWeight(100, [1, 2, 1])).toEqual([25, 50, 25]);
    expect(taxByWeight(5, [0, 0])).toEqual([3, 2]);
    expect(taxByWeight(6, Array(12).fill(1))).toEqual([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]);
  });

  it('takes the tax of a payment at once, or over what is left of the year', () => {
    expect(taxAsKnown([120, 240], 120, 'atOnce')).toEqual([60, 180]);
    expect(taxAsKnown([120, 120, 240, 240], 120, 'atOnce')).toEqual([30, 30, 150, 30]);
    expect(taxAsKnown([120, 120, 240, 240], 120, 'overRest')).toEqual([30, 30, 90, 90]);
    expect(taxAsKnown([240, 240], 240, 'overRest')).toEqual([120, 120]);
  });

  it('takes the tax of a payment in the first month there too', () => {
    expect(taxAsKnown([240, 240, 240, 240], 120, 'atOnce')).toEqual([150, 30, 30, 30]);
    expect(taxAsKnown([240, 240, 240, 240], 120, 'overRest')).toEqual([60, 60, 60, 60]);
  });

  it('adds up to the year exactly and is never below zero', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 5_00_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 50_00_000 }), (values, total) => {
        const known = values.map((_, index) => sum(values.slice(0, index + 1)));
        for (const [taxes, year] of [
          [taxByWeight(total, values), total],
          [taxAsKnown(known, Math.floor((known[0] ?? 0) / 2), 'atOnce'), known.at(-1)],
          [taxAsKnown(known, Math.floor((known[0] ?? 0) / 2), 'overRest'), known.at(-1)],
        ] as const) {
          expect(sum(taxes)).toBe(year);
          expect(Math.min(...taxes)).toBeGreaterThanOrEqual(0);
          expect(taxes.every(Number.isInteger)).toBe(true);
        }
      }),
    );
  });
});

// ── The calculator ───────────────────────────────────────────────────────────────────────────────────────────────

function inputOf(changes: Partial<TakeHomeInput>): TakeHomeInput {
  return shownInput(calculator.fields, { ...defaultInput(calculator.fields), ...changes }) as TakeHomeInput;
}

const figureOf = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;

const anyYear = fc.record({
  ctc: fc.integer({ min: 1_50_000, max: 3_00_00_000 }),
  basicPercent: fc.integer({ min: 20, max: 60 }),
  regime: fc.constantFrom('new', 'old'),
  state: fc.constantFrom(...states.map(({ value }) => value)),
  epf: fc.constantFrom('full', 'ceiling', 'none'),
  bonusTax: fc.constantFrom('averageRate', 'atOnce', 'overRest'),
  joiningBonus: fc.constantFrom(0, 50_000, 10_00_000),
  joiningBonusMonth: fc.constantFrom('04', '09', '03'),
  joined: fc.constantFrom('04', '04', '04', '09'),
  financialYear: fc.constantFrom('2024-25', '2025-26'),
} as const);

describe('the payslips of a year', () => {
  it('add up to the year exactly, each in whole rupees of tax', () => {
    fc.assert(
      fc.property(anyYear, (changes) => {
        const input = inputOf(changes);
        fc.pre((calculator.check?.(input) ?? []).length === 0);
        const setting = settingOf(input);
        const year = salaryYear(setting, input.ctc, input.regime);
        const { slips, total, tax } = year;
        expect(sum(slips.map((slip) => slip.tax))).toBe(tax);
        expect(slips.every((slip) => Number.isInteger(slip.tax) && slip.tax >= 0)).toBe(true);
        expect(sum(slips.map((slip) => slip.inHand))).toBe(total.inHand);
        const out = total.ownEpf + total.nps + total.esi + total.professionalTax + total.welfareFund + total.tax;
        expect(total.pay + total.oneOff - out).toBeCloseTo(total.inHand, 4);
        expect(slips).toHaveLength(setting.worked.length);
      }),
      { numRuns: 300 },
    );
  });

  it('spend the CTC and the joining bonus to the last rupee', () => {
    fc.assert(
      fc.property(anyYear, (changes) => {
        const input = inputOf(changes);
        fc.pre((calculator.check?.(input) ?? []).length === 0);
        const months = input.joined === '04' ? 12 : 7;
        const spent = calculator.compute(input).breakdowns?.[0]?.total.value ?? 0;
        expect(spent).toBeCloseTo((input.ctc * months) / 12 + input.joiningBonus, 3);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the CTC for an in-hand', () => {
  it('leaves that in-hand, and one rupee less does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15_000, max: 10_00_000 }),
        fc.constantFrom('delhi', 'karnataka', 'bihar', 'tamilNadu'),
        fc.constantFrom('new', 'old'),
        fc.constantFrom('full', 'ceiling', 'none'),
        (inHandWanted, state, regime, epf) => {
          const input = inputOf({ known: 'inHand', inHandWanted, state, regime, epf });
          const result = calculator.compute(input);
          const ctc = Number(figureOf(result, 'CTC you need a year'));
          const inHandAt = (each: number) => salaryYear(settingOf(input), each, regime).usual.inHand;
          expect(inHandAt(ctc)).toBeGreaterThanOrEqual(inHandWanted - 1e-6);
          expect(inHandAt(ctc - 1)).toBeLessThan(inHandWanted);
          expect(figureOf(result, 'In-hand in a usual month')).toBe(inHandAt(ctc));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is the lowest one where the in-hand falls on the way up', () => {
    const alone = { epf: 'none', gratuityInCtc: false, esi: 'none', state: 'delhi' } as const;
    for (const inHandWanted of [1_06_150, 1_06_200, 1_06_249, 1_06_250, 1_06_251, 1_07_000]) {
      const input = inputOf({ known: 'inHand', inHandWanted, ...alone });
      const ctc = Number(figureOf(calculator.compute(input), 'CTC you need a year'));
      const setting = settingOf(input);
      for (let lower = 12_00_000; lower < ctc; lower += 500) {
        expect(salaryYear(setting, lower, 'new').usual.inHand).toBeLessThan(inHandWanted);
      }
    }
  });
});

describe('what the income-tax law sees of the payslips', () => {
  it('is the same tax that the engine finds for a plain salary', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_00_000, max: 6_00_00_000 }), fc.constantFrom('new', 'old'), (ctc, regime) => {
        const input = inputOf({ ctc, regime, epf: 'none', gratuityInCtc: false, esi: 'none', state: 'delhi' });
        const gross = { ...emptyTaxpayer, salary: { ...emptyTaxpayer.salary, gross: ctc } };
        const { tax } = assess(gross, incomeTaxYears['2025-26'], regime);
        expect(Math.abs(salaryYear(settingOf(input), ctc, regime).tax - tax)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
      { numRuns: 100 },
    );
  });
});

it('an employee’s share of state insurance is its percentage of wages, in whole rupees upwards', () => {
  // 3 % of 990 is 29.7.
  expect(stateInsurance(990, { ...insurance, employeePercent: 3 })).toEqual({
    covered: true,
    employee: 30,
    employer: 40,
  });
});

it('the next higher rupee of a few paise below nil is nil, without a sign', () => {
  expect(Object.is(nextHigherRupee(-0.3), 0)).toBe(true);
});
