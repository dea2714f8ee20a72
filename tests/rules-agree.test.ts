/** Figures of law that stand in more than one file, because a page needs few of them: they must be the same everywhere. */
import { incomeTaxYears } from '@/content/rules/income-tax';
import { houseRent } from '@/content/rules/income-tax/house-rent';
import { homeLoanDeductions } from '@/content/rules/loans';
import { fundTax2025_26 } from '@/content/rules/mutual-funds';
import { securitiesTransactionTax } from '@/content/rules/securities-transaction-tax';
import { valueOn } from '@/lib/law';

const year = incomeTaxYears['2025-26'];
const { old } = year.regimes;

describe('the income-tax year agrees', () => {
  it('with the deductions for a home loan', () => {
    expect(homeLoanDeductions.interest.value).toBe(old.selfOccupiedInterest.value.full);
    expect(homeLoanDeductions.interestOtherwise.value).toBe(old.selfOccupiedInterest.value.limited);
    expect(homeLoanDeductions.earlierInterestParts.value).toBe(year.house.earlierInterestParts.value);
    expect(homeLoanDeductions.principal.value).toBe(year.deductions.savings.value);
  });

  it('with the tax on units of mutual funds', () => {
    expect(fundTax2025_26.shortTermRate.value).toBe(year.special.shortTermEquity?.value.percent);
    expect(fundTax2025_26.longTermRate.value).toBe(year.special.longTermEquity?.value.percent);
    expect(fundTax2025_26.longTermExemption.value).toBe(year.longTermEquityExemption.value);
    expect(fundTax2025_26.surcharge.value).toEqual(old.surcharge.value.map(({ above, percent }) => [above, percent]));
    expect(fundTax2025_26.surchargeCap.value).toBe(year.surchargeCap.value);
    expect(fundTax2025_26.cess.value).toBe(year.cess.value);
    expect(fundTax2025_26.lossYears.value).toBe(year.lossYears.value.capital);
  });

  it.each(['2024-25', '2025-26'] as const)('with house rent in FY %s', (name) => {
    const rent = houseRent[name];
    const of = incomeTaxYears[name];
    expect(rent.oldRegimeSlabs.value).toEqual(of.regimes.old.slabs.value.below60);
    expect(rent.oldRegimeRebateUpTo.value).toBe(of.regimes.old.rebate.value.incomeUpTo);
    expect(rent.cess.value).toBe(of.cess.value);
    expect(rent.rentDeduction.value).toEqual(of.deductions.rent.value);
    expect(rent.returnDue.salaried.value).toBe(of.returns.due.value.individual);
    expect(rent.returnDue.business.value).toBe(of.returns.due.value.business);
  });
});

describe('securities transaction tax changed', () => {
  const percent = (trade: keyof typeof securitiesTransactionTax, day: string) =>
    valueOn(securitiesTransactionTax[trade], day).value.percent;

  it('on 1 October 2024 for futures and options, and again on 1 April 2026', () => {
    const days = ['2024-09-30', '2024-10-01', '2026-03-31', '2026-04-01'];
    expect(days.map((day) => percent('futures', day))).toEqual([0.0125, 0.02, 0.02, 0.05]);
    expect(days.map((day) => percent('optionPremium', day))).toEqual([0.0625, 0.1, 0.1, 0.15]);
    expect(days.map((day) => percent('optionExercised', day))).toEqual([0.125, 0.125, 0.125, 0.15]);
  });

  it('on no day for shares and fund units', () => {
    for (const day of ['2024-04-01', '2026-11-21']) {
      expect(percent('delivery', day)).toBe(0.1);
      expect(percent('intraday', day)).toBe(0.025);
      expect(percent('fundUnitRedeemed', day)).toBe(0.001);
    }
  });
});
