import { houseRent } from '@/content/rules/years/house-rent';
import { lossesOf } from '@/content/tax/brought-forward';
import { rulesOfYear } from '@/lib/law';
import { allowanceLimits } from '@/lib/tax/house-rent';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import {
  emptyTaxpayer,
  type Gain,
  type House,
  isSeniorCitizen,
  type OtherSources,
  plainHouse,
  type Readings,
  type Taxpayer,
  usualReadings,
} from '@/lib/tax/taxpayer';
import type { IncomeTaxInput } from './form';

/** Returns the exempt part of the house rent allowance of the year, ₹: section 10(13A). */
function exemptRentAllowance(input: IncomeTaxInput): number {
  const { salaryShare, rentAboveSalary } = rulesOfYear(houseRent, input.financialYear);
  return allowanceLimits(
    { months: 1, salary: input.basic, allowance: input.hra, rent: input.rent },
    {
      rentAboveSalary: rentAboveSalary.value,
      salaryShare: input.metro ? salaryShare.value.metro : salaryShare.value.elsewhere,
    },
  ).exempt;
}

/** Returns the presumptive income of section 44AD or 44ADA before a higher declared profit, ₹; 0 with books. */
export function presumptiveIncome(input: IncomeTaxInput, year: IncomeTaxYear): number {
  const { presumptive, profession } = year.business;
  if (input.scheme === 'presumptive') {
    const { cashPercent, digitalPercent } = presumptive.value;
    return (input.turnoverCash * cashPercent + input.turnoverBank * digitalPercent) / 100;
  }
  return input.scheme === 'profession'
    ? ((input.turnoverCash + input.turnoverBank) * profession.value.percent) / 100
    : 0;
}

function housesOf(input: IncomeTaxInput): House[] {
  const own = input.homeLoan > 0 ? [{ ...plainHouse, interest: input.homeLoan }] : [];
  return [
    ...own,
    ...input.houses.map(
      (house): House => ({
        ...plainHouse,
        use: house.use,
        monthsLet: house.use === 'letOut' ? house.months : 0,
        monthlyRent: house.rent,
        unrealisedRent: house.unrealised,
        municipalValue: house.expected,
        municipalTaxPaid: house.municipalTax,
        interest: house.interest,
        earlierInterest: house.earlier,
        share: house.share,
      }),
    ),
  ];
}

function gainsOf(input: IncomeTaxInput): Gain[] {
  const plain: readonly Gain[] = [
    { class: 'shortTermEquity', amount: input.shortEquity },
    { class: 'longTermEquity', amount: input.longEquity },
    { class: 'slabShortTerm', amount: input.shortOther },
    { class: 'longTermOther', amount: input.longOther },
    { class: 'virtualAssets', amount: input.tokens },
    { class: 'shortTermEquityEarly', amount: input.shortEquityEarly },
    { class: 'longTermEquityEarly', amount: input.longEquityEarly },
    { class: 'longTermIndexedEarly', amount: input.longOtherEarly },
    { class: 'longTermLand', amount: input.land, indexed: input.landIndexed },
  ];
  return plain.filter(({ amount }) => amount !== 0);
}

/** Returns the person whom the form describes. */
export function taxpayerOf(input: IncomeTaxInput, year: IncomeTaxYear): Taxpayer {
  const other: OtherSources = {
    savingsInterest: input.savingsInterest,
    depositInterest: input.interest,
    dividend: input.dividend,
    dividendInterestPaid: input.dividendCost,
    familyPension: input.familyPension,
    winnings: input.winnings,
    onlineGames: input.games,
    royalty: 0,
    other: input.otherIncome,
  };
  const presumptive = presumptiveIncome(input, year);
  return {
    kind: input.taxpayer,
    age: input.age,
    residence: input.residence,
    salary: {
      // A family earns no salary; its hidden box still holds the example's.
      gross: input.taxpayer === 'huf' ? 0 : input.salary,
      exempt: input.exempt,
      personalAllowances: exemptRentAllowance(input) + input.travel,
      basic: input.basic,
      entertainmentAllowance: input.entertainment,
      governmentEmployee: input.government,
      professionalTax: input.professionalTax,
      employerNps: input.employerNps,
    },
    houses: housesOf(input),
    business: {
      regular: input.scheme === 'books' ? input.profit : Math.max(presumptive, input.declared),
      speculative: input.intraday,
    },
    gains: gainsOf(input),
    other,
    agricultural: input.agricultural,
    losses: lossesOf(input.losses, input.financialYear),
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      ownNps: input.ownNps,
      agniveer: input.agniveer,
      health: {
        family: input.health,
        familySenior: input.healthSenior || isSeniorCitizen({ ...input, kind: input.taxpayer }),
        familyCheckUps: 0,
        parents: input.parents,
        parentsSenior: input.parentsSenior,
        parentsCheckUps: 0,
      },
      dependant: input.dependant,
      self: input.disability,
      illness: input.illness,
      illnessOfSenior: input.illnessSenior,
      educationLoanInterest: input.educationLoan,
      firstHomeInterest: input.firstHome,
      affordableHomeInterest: input.affordableHome,
      electricVehicleInterest: input.vehicle,
      donations: {
        full: input.donationFull,
        half: input.donationHalf,
        fullWithinLimit: input.donationLimitedFull,
        halfWithinLimit: input.donationLimitedHalf,
      },
      politicalParty: input.party,
      rent: input.hra > 0 ? 0 : input.rent,
      rentMonths: 12,
    },
    reliefs: input.reliefs,
  };
}

/** Returns the readings that the visitor chose. */
export function readingsOf(input: IncomeTaxInput): Readings {
  return {
    ...usualReadings,
    dividendTax: input.dividendTax,
    reliefMeasure: input.reliefMeasure,
    reliefStep: input.reliefStep,
    rebateMeasure: input.rebateMeasure,
    newRegimeHouseLossCarried: input.houseLossCarried,
    earlierRebateOnGains: input.rebateOnGains,
  };
}

/** The readings that the page lets the visitor choose, and the order of set-off, which it names for both regimes. */
export const switchedReadings: readonly (keyof Readings)[] = [
  'setOffOrder',
  'dividendTax',
  'reliefMeasure',
  'reliefStep',
  'rebateMeasure',
  'newRegimeHouseLossCarried',
  'earlierRebateOnGains',
];
