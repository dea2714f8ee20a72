/** The heads of income before any set-off: what is netted, what is left out, what is cut. */
import { gainsAndLosses, otherIncome, salaryIncome } from '@/lib/tax/heads';
import { emptyTaxpayer, type Gain, type OtherSources, type Taxpayer } from '@/lib/tax/taxpayer';
import { toyYear } from './toy-year';

const paid = (salary: Partial<Taxpayer['salary']>): Taxpayer => ({
  ...emptyTaxpayer,
  salary: { ...emptyTaxpayer.salary, ...salary },
});
const earning = (other: Partial<OtherSources>): Taxpayer => ({
  ...emptyTaxpayer,
  other: { ...emptyTaxpayer.other, ...other },
});
const gaining = (...gains: readonly Gain[]) => gainsAndLosses({ ...emptyTaxpayer, gains }, toyYear);

describe('salary', () => {
  it('is not exempt twice: personal allowances cut only what other exemptions leave', () => {
    expect(salaryIncome(paid({ gross: 100, exempt: 80, personalAllowances: 50 }), toyYear, 'old')).toMatchObject({
      exempt: 80,
      personalAllowances: 20,
      income: 0,
    });
  });

  it('of a government employee loses the entertainment allowance up to a fifth of basic pay', () => {
    const employee = { gross: 10_00_000, basic: 10_000, entertainmentAllowance: 4_000, governmentEmployee: true };
    expect(salaryIncome(paid(employee), toyYear, 'old')).toMatchObject({ entertainmentAllowance: 2_000 });
    expect(salaryIncome(paid({ ...employee, governmentEmployee: false }), toyYear, 'old')).toMatchObject({
      entertainmentAllowance: 0,
    });
  });
});

describe('other sources', () => {
  it('leave a third of a family pension free', () => {
    expect(otherIncome(earning({ familyPension: 30_000 }), toyYear, 'old')).toMatchObject({
      familyPensionDeduction: 10_000,
      income: 20_000,
    });
  });

  it('hold a resident’s royalty, not a non-resident’s', () => {
    const author = earning({ other: 100, royalty: 50 });
    expect(otherIncome(author, toyYear, 'old').rest).toBe(150);
    expect(otherIncome({ ...author, residence: 'nonResident' }, toyYear, 'old').rest).toBe(100);
  });
});

describe('gains and losses', () => {
  it('of an empty taxpayer are none', () => {
    expect(gaining()).toEqual({
      slabShortTerm: 0,
      special: { amounts: {}, land: [] },
      shortTermLoss: 0,
      longTermLoss: 0,
    });
  });

  it('of one class are netted', () => {
    expect(
      gaining({ class: 'longTermOther', amount: 100 }, { class: 'longTermOther', amount: -30 }).special.amounts,
    ).toEqual({ longTermOther: 70 });
    expect(gaining({ class: 'longTermOther', amount: 30 }, { class: 'longTermOther', amount: -30 })).toMatchObject({
      special: { amounts: {} },
      longTermLoss: 0,
    });
  });

  it('leave losses by their term', () => {
    expect(
      gaining(
        { class: 'longTermOther', amount: -40 },
        { class: 'shortTermEquity', amount: -20 },
        { class: 'slabShortTerm', amount: -5 },
      ),
    ).toMatchObject({ slabShortTerm: 0, longTermLoss: 40, shortTermLoss: 25 });
    expect(gaining({ class: 'slabShortTerm', amount: 5 })).toMatchObject({ slabShortTerm: 5, shortTermLoss: 0 });
  });

  it('on land meet first, in their order; land that is used up is gone', () => {
    const sold = (amount: number): Gain => ({ class: 'longTermLand', amount, indexed: amount });
    expect(gaining(sold(100), sold(50), sold(-30))).toMatchObject({
      special: {
        land: [
          { plain: 70, indexed: 70 },
          { plain: 50, indexed: 50 },
        ],
      },
      longTermLoss: 0,
    });
    expect(gaining(sold(100), sold(-100))).toMatchObject({ special: { land: [] }, longTermLoss: 0 });
    expect(gaining(sold(100), sold(-130))).toMatchObject({ special: { land: [] }, longTermLoss: 30 });
  });

  it('on virtual digital assets count only as gains (section 115BBH)', () => {
    expect(gaining({ class: 'virtualAssets', amount: 100 }, { class: 'virtualAssets', amount: -300 })).toMatchObject({
      special: { amounts: { virtualAssets: 100 } },
      shortTermLoss: 0,
      longTermLoss: 0,
    });
    expect(gaining({ class: 'virtualAssets', amount: -300 })).toMatchObject({
      special: { amounts: {} },
      shortTermLoss: 0,
      longTermLoss: 0,
    });
  });
});
