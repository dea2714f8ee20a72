/** Figures of law that are in more than one file, because a page needs few of them: they must be the same everywhere. */

import { goldDuty } from '@/content/rules/customs';
import { gratuityLaw } from '@/content/rules/gratuity';
import { homeLoanDeductions } from '@/content/rules/home-loan-deductions';
import { repoRate } from '@/content/rules/market-rates';
import {
  codeWagesRule,
  gratuityService,
  gratuityWages,
  insuranceAndCharge,
  providentFundRules,
} from '@/content/rules/payroll';
import { ppfRateKnownUntil } from '@/content/rules/savings-rates-until';
import { securitiesTransactionTax } from '@/content/rules/securities-transaction-tax';
import { ppfInterestRate, quarterlyRates } from '@/content/rules/small-savings';
import { nonResidentCess, nonResidentSurcharge } from '@/content/rules/tds/non-resident-surcharge';
import { exchangeCharges } from '@/content/rules/trade-charges';
import { houseRent } from '@/content/rules/years/house-rent';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { lastKnownOn, valueOn } from '@/lib/law';

describe('the income-tax year agrees', () => {
  it('with the deductions for a home loan, in the years on file', () => {
    for (const name of ['2024-25', '2025-26', '2026-27'] as const) {
      const { regimes, deductions, house } = incomeTaxYears[name];
      expect(regimes.old.selfOccupiedInterest.value.full).toBe(homeLoanDeductions.interest.value);
      expect(regimes.old.selfOccupiedInterest.value.limited).toBe(homeLoanDeductions.interestOtherwise.value);
      expect(house.earlierInterestParts.value).toBe(homeLoanDeductions.earlierInterestParts.value);
      expect(deductions.savings.value).toBe(homeLoanDeductions.principal.value);
    }
  });

  it('with surcharge and cess on the TDS of non-residents, in every year on file', () => {
    for (const { financialYear, firstDay, cess, regimes } of Object.values(incomeTaxYears)) {
      const bands = regimes.new.surcharge.value.map(({ above, percent }) => [above, percent]);
      expect([financialYear, valueOn(nonResidentCess, firstDay).value]).toEqual([financialYear, cess.value]);
      expect([financialYear, valueOn(nonResidentSurcharge, firstDay).value.individual]).toEqual([financialYear, bands]);
    }
  });

  it.each(['2024-25', '2025-26', '2026-27'] as const)('with house rent in FY %s', (name) => {
    const rent = houseRent[name];
    const of = incomeTaxYears[name];
    expect(rent.oldRegimeSlabs.value).toEqual(of.regimes.old.slabs.value.below60);
    expect(rent.oldRegimeRebateUpTo.value).toBe(of.regimes.old.rebate.value.incomeUpTo);
    expect(rent.cess.value).toBe(of.cess.value);
    expect(rent.rentDeduction.value).toEqual(of.deductions.rent.value);
  });
});

it('gratuity in a CTC, on leaving and in the income-tax year is one formula', () => {
  for (const { date, value } of gratuityLaw.from) {
    expect({ days: value.days, monthDays: value.monthDays }).toEqual(gratuityWages.value);
    expect(value.codeWages).toBe(date >= codeWagesRule.inForceFrom);
  }
  const now = gratuityLaw.from.at(-1);
  expect(now?.date).toBe(codeWagesRule.inForceFrom);
  expect([now?.value.years, now?.value.fixedTermYears]).toEqual([
    gratuityService.value.permanent,
    gratuityService.value.fixedTerm,
  ]);
  for (const { retirement } of Object.values(incomeTaxYears)) {
    expect(retirement.gratuity.value).toMatchObject({ atMost: now?.value.atMost, ...gratuityWages.value });
  }
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

describe('what moves within a year', () => {
  it('has one wage ceiling for provident fund and deposit insurance on every day', () => {
    for (const day of ['2024-04-01', '2026-03-31', '2026-09-16', '2026-09-17', '2027-03-31']) {
      expect(valueOn(insuranceAndCharge, day).value.wageCeiling).toBe(
        valueOn(providentFundRules, day).value.wageCeiling,
      );
    }
    expect(valueOn(providentFundRules, '2026-09-16').value.wageCeiling).toBe(15_000);
    expect(valueOn(providentFundRules, '2026-09-17').value.wageCeiling).toBe(25_000);
  });

  it('is the repo rate of the day before and the day of each change', () => {
    const days = ['2025-02-06', '2025-02-07', '2025-06-05', '2025-06-06', '2025-12-05', '2026-10-06', '2026-10-07'];
    expect(days.map((day) => valueOn(repoRate, day).value)).toEqual([6.5, 6.25, 6, 5.5, 5.25, 5.25, 5.5]);
  });

  it('is the duty on gold and the charge of the exchange on both sides of their change', () => {
    const duty = (day: string) => {
      const { basic, agriculture } = valueOn(goldDuty, day).value;
      return basic + agriculture;
    };
    expect([duty('2026-05-12'), duty('2026-05-13')]).toEqual([6, 15]);
    // From 1 March 2026 the charge and the levy of 0.0001% are printed as one.
    expect(['2026-02-28', '2026-03-01'].map((day) => valueOn(exchangeCharges.nse.shares, day).value)).toEqual([
      0.00307, 0.00307,
    ]);
  });

  it('is known to the end of the last notified quarter, and after it taken as it was', () => {
    expect(ppfInterestRate.knownUntil).toBe(ppfRateKnownUntil.value);
    for (const series of Object.values(quarterlyRates)) expect(series.knownUntil).toBe(ppfRateKnownUntil.value);
    expect(lastKnownOn(quarterlyRates.sukanya, '2026-12-31')).toMatchObject({ value: 8.2, isKnown: true });
    expect(lastKnownOn(quarterlyRates.sukanya, '2027-01-01')).toMatchObject({
      value: 8.2,
      isKnown: false,
      knownUntil: '2026-12-31',
    });
  });
});
