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

describe('deductions from salary', () => {
  const employee = { basic: 1_00_000, entertainmentAllowance: 9_000, governmentEmployee: true, professionalTax: 2_500 };

  it('are each what is allowed, in the old regime', () => {
    // 50,000; of the allowance 5,000, below a fifth of basic pay; 2,500.
    expect(
      salaryIncome(paid({ ...employee, gross: 3_00_000, exempt: 1_000, personalAllowances: 9_000 }), toyYear, 'old'),
    ).toEqual({
      gross: 3_00_000,
      exempt: 1_000,
      personalAllowances: 9_000,
      standardDeduction: 50_000,
      entertainmentAllowance: 5_000,
      professionalTax: 2_500,
      income: 2_32_500,
    });
    expect(
      salaryIncome(paid({ ...employee, gross: 3_00_000, entertainmentAllowance: 1_000 }), toyYear, 'old'),
    ).toMatchObject({
      entertainmentAllowance: 1_000,
    });
  });

  it('are in the new regime the standard deduction alone', () => {
    expect(
      salaryIncome(paid({ ...employee, gross: 3_00_000, exempt: 1_000, personalAllowances: 9_000 }), toyYear, 'new'),
    ).toEqual({
      gross: 3_00_000,
      exempt: 1_000,
      personalAllowances: 0,
      standardDeduction: 75_000,
      entertainmentAllowance: 0,
      professionalTax: 0,
      income: 2_24_000,
    });
  });

  it('never make it negative', () => {
    expect(salaryIncome(paid({ ...employee, gross: 53_000 }), toyYear, 'old')).toMatchObject({
      standardDeduction: 50_000,
      entertainmentAllowance: 3_000,
      professionalTax: 0,
      income: 0,
    });
    expect(salaryIncome(paid({ gross: 100, exempt: 120 }), toyYear, 'old')).toMatchObject({
      exempt: 100,
      standardDeduction: 0,
      income: 0,
    });
  });
});

describe('other sources', () => {
  it('are added up, dividend less interest up to a fifth of it', () => {
    const income = { savingsInterest: 100, depositInterest: 200, dividend: 1_000, familyPension: 60_000, other: 7 };
    expect(otherIncome(earning({ ...income, dividendInterestPaid: 300 }), toyYear, 'old')).toEqual({
      interest: 300,
      dividend: 800,
      dividendInterestAllowed: 200,
      familyPension: 60_000,
      familyPensionDeduction: 15_000,
      rest: 7,
      income: 300 + 800 + 45_000 + 7,
    });
    expect(otherIncome(earning({ ...income, dividendInterestPaid: 150 }), toyYear, 'new')).toMatchObject({
      dividend: 850,
      familyPensionDeduction: 20_000,
    });
  });

  it('hold neither dividend nor income from assets in foreign exchange of a non-resident', () => {
    const owner = earning({ dividend: 1_000, dividendInterestPaid: 150, foreignExchangeAssets: 40 });
    expect(otherIncome(owner, toyYear, 'old')).toMatchObject({ dividend: 850, rest: 40, income: 890 });
    expect(otherIncome({ ...owner, residence: 'nonResident' }, toyYear, 'old')).toMatchObject({
      dividend: 0,
      dividendInterestAllowed: 0,
      rest: 0,
      income: 0,
    });
  });

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

  it('of land have an indexed cost for residents alone', () => {
    const gains: Gain[] = [
      { class: 'longTermLand', amount: 100, indexed: 60 },
      { class: 'longTermLand', amount: 50 },
    ];
    expect(gaining(...gains).special.land).toEqual([
      { plain: 100, indexed: 60 },
      { plain: 50, indexed: null },
    ]);
    const abroad = gainsAndLosses({ ...emptyTaxpayer, gains, residence: 'nonResident' }, toyYear);
    expect(abroad.special.land).toEqual([
      { plain: 100, indexed: null },
      { plain: 50, indexed: null },
    ]);
  });

  it('stand beside winnings, and a non-resident’s dividend, royalty and assets in foreign exchange', () => {
    const { special } = toyYear;
    const value = { ...special.winnings.value, percent: 20 };
    const rule = { ...special.winnings, value };
    const year = {
      ...toyYear,
      special: {
        ...special,
        onlineGames: rule,
        nonResidentDividend: rule,
        nonResidentRoyalty: rule,
        nonResidentInvestment: rule,
      },
    };
    const owner = earning({ winnings: 5, onlineGames: 6, dividend: 7, royalty: 8, foreignExchangeAssets: 9 });
    expect(gainsAndLosses(owner, year).special.amounts).toEqual({ winnings: 5, onlineGames: 6 });
    expect(gainsAndLosses({ ...owner, residence: 'nonResident' }, year).special.amounts).toEqual({
      winnings: 5,
      onlineGames: 6,
      nonResidentDividend: 7,
      nonResidentRoyalty: 8,
      nonResidentInvestment: 9,
    });
  });
});
