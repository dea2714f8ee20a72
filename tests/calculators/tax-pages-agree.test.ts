/** For one person the income-tax page and the advance-tax page give the same tax, interest and balance. */
import fc from 'fast-check';
import advanceTax from '@/content/calculators/advance-tax';
import incomeTax from '@/content/calculators/income-tax';
import oldVsNew from '@/content/calculators/old-vs-new-tax-regime-calculator';
import rentalIncome from '@/content/calculators/rental-income';
import savingsPlan from '@/content/calculators/section-80c-optimizer';
import { type AnyInput, figuresOf, type Result } from '@/lib/calculator';
import { resultOf } from '../result-of';
import { countCompared, drawsOf } from '../runs';

const figure = (result: Result, label: string) => figuresOf(result).find((each) => each.label === label)?.value;

/** What is left to pay, below zero for a refund, ₹. */
function balance(result: Result, toPay: string): number {
  const refund = figure(result, 'Refund');
  return refund === undefined ? Number(figure(result, toPay)) : -Number(refund);
}

const person = fc.record({
  salary: fc.integer({ min: 0, max: 600 }).map((lots) => lots * 10_000),
  profit: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 600 }).map((lots) => lots * 10_000),
  ),
  other: fc.integer({ min: 0, max: 100 }).map((lots) => lots * 10_000),
  deductions: fc.integer({ min: 0, max: 90 }).map((lots) => lots * 10_000),
  tds: fc.integer({ min: 0, max: 50 }).map((lots) => lots * 9_999),
  age: fc.constantFrom('below60', 'senior', 'verySenior'),
  residence: fc.constantFrom('resident', 'notOrdinarily', 'nonResident'),
  regime: fc.constantFrom('new', 'old'),
  optionForm: fc.boolean(),
  filedOn: fc.constantFrom('', '2026-07-31', '2026-08-01', '2026-08-31', '2026-09-01', '2026-11-22', '2026-12-31'),
});

it('a person owes the same on both pages, also with a late return and business income', () => {
  fc.assert(
    fc.property(person, ({ salary, profit, other, deductions, tds, age, residence, regime, optionForm, filedOn }) => {
      const who = { age, residence, regime, filedOn, financialYear: '2025-26' } as const;
      const onIncomeTax = resultOf(incomeTax, {
        ...who,
        salary,
        profit,
        savings: 0,
        health: 0,
        otherIncome: other,
        educationLoan: deductions,
        settle: true,
        tds,
        ...(profit > 0 && { optionForm }),
      });
      const onAdvanceTax = resultOf(advanceTax, {
        ...who,
        mode: 'income',
        salary,
        business: profit > 0 ? 'books' : 'none',
        profit,
        otherIncome: other,
        deductions,
        tds,
        rest: 'withReturn',
        ...(profit > 0 && { optionForm }),
      });
      expect(balance(onAdvanceTax, 'To pay with the return')).toBe(balance(onIncomeTax, 'Left to pay'));
      countCompared('tax-and-advance-tax');
    }),
    { numRuns: drawsOf('tax-and-advance-tax'), seed: 3 },
  );
});

const renter = fc.record({
  salary: fc.integer({ min: 40, max: 600 }).map((lots) => lots * 10_000),
  basic: fc.integer({ min: 10, max: 20 }),
  hra: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  rent: fc.integer({ min: 0, max: 60 }).map((lots) => lots * 10_000),
  metro: fc.boolean(),
  savings: fc.integer({ min: 0, max: 20 }).map((lots) => lots * 10_000),
  health: fc.integer({ min: 0, max: 12 }).map((lots) => lots * 5_000),
  homeLoan: fc.constantFrom(0, 1_50_000, 2_50_000),
  age: fc.constantFrom('below60', 'senior', 'verySenior'),
  residence: fc.constantFrom('resident', 'nonResident'),
  longEquity: fc.constantFrom(0, 1_00_000, 4_00_000),
  financialYear: fc.constantFrom('2024-25', '2025-26', '2026-27'),
});

it('both regimes come to the same on the income-tax page and the page that compares them', () => {
  fc.assert(
    fc.property(renter, ({ salary, basic, hra, metro, ...person }) => {
      const input = {
        ...person,
        salary,
        basic: (salary * basic) / 50,
        hra: (salary * hra) / 50,
        ...(hra > 0 && { metro }),
      };
      const one = resultOf(incomeTax, input);
      const other = resultOf(oldVsNew, input);
      for (const label of ['Tax in the new regime', 'Tax in the old regime']) {
        expect([label, figure(other, label)]).toEqual([label, figure(one, label)]);
      }
      countCompared('tax-in-both-regimes');
    }),
    { numRuns: drawsOf('tax-in-both-regimes'), seed: 14 },
  );
});

const letHouse = fc.record({
  rent: fc.integer({ min: 0, max: 90 }).map((lots) => lots * 1_000),
  months: fc.integer({ min: 0, max: 12 }),
  expected: fc.constantFrom(0, 2_00_000, 3_60_000),
  municipalTax: fc.constantFrom(0, 12_000),
  interest: fc.constantFrom(0, 1_50_000, 5_00_000),
  share: fc.constantFrom(50, 100),
});

it('a landlord owes the same on the income-tax page and the page on rent', () => {
  fc.assert(
    fc.property(
      fc.record({
        houses: fc.array(letHouse, { minLength: 1, maxLength: 3 }),
        salary: fc.integer({ min: 0, max: 300 }).map((lots) => lots * 10_000),
        age: fc.constantFrom('below60', 'senior'),
        residence: fc.constantFrom('resident', 'nonResident'),
        regime: fc.constantFrom('new', 'old'),
        financialYear: fc.constantFrom('2024-25', '2025-26', '2026-27'),
      }),
      ({ houses, ...who }) => {
        const onRent = resultOf(rentalIncome, {
          ...who,
          houses: houses.map(({ expected, ...house }) => ({
            ...(rentalIncome.fields.houses.default[0] as AnyInput),
            ...house,
            more: true,
            fairRent: expected,
          })) as never,
        });
        const onIncomeTax = resultOf(incomeTax, {
          ...who,
          houses: houses.map((house) => ({ ...house, use: 'letOut', unrealised: 0, earlier: 0 })) as never,
        });
        expect(figure(onRent, 'Tax with your houses')).toBe(figure(onIncomeTax, 'Income-tax'));
        countCompared('tax-of-a-landlord');
      },
    ),
    { numRuns: drawsOf('tax-of-a-landlord'), seed: 5 },
  );
});

it('a saver’s tax in both regimes is that of the income-tax page', () => {
  fc.assert(
    fc.property(
      fc.record({
        salary: fc.integer({ min: 40, max: 600 }).map((lots) => lots * 10_000),
        age: fc.constantFrom('below60', 'senior', 'verySenior'),
        epf: fc.integer({ min: 0, max: 20 }).map((lots) => lots * 10_000),
        ownNps: fc.integer({ min: 0, max: 8 }).map((lots) => lots * 10_000),
        health: fc.integer({ min: 0, max: 12 }).map((lots) => lots * 5_000),
        parents: fc.integer({ min: 0, max: 12 }).map((lots) => lots * 5_000),
        otherDeductions: fc.integer({ min: 0, max: 60 }).map((lots) => lots * 10_000),
        financialYear: fc.constantFrom('2025-26', '2026-27'),
      }),
      ({ epf, otherDeductions, ...who }) => {
        const onSavings = resultOf(savingsPlan, { ...who, epf, otherDeductions });
        const onIncomeTax = resultOf(incomeTax, {
          ...who,
          savings: epf,
          educationLoan: otherDeductions,
        });
        expect(figure(onSavings, 'Tax in the new regime')).toBe(figure(onIncomeTax, 'Tax in the new regime'));
        expect(figure(onSavings, 'Tax in the old regime now')).toBe(figure(onIncomeTax, 'Tax in the old regime'));
        countCompared('tax-of-a-saver');
      },
    ),
    { numRuns: drawsOf('tax-of-a-saver'), seed: 6 },
  );
});
