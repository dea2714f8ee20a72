import type { Citation } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { homeLoan2025 } from '../../income-tax/home-loan';
import { incomeTax as lastYear } from '../2025-26/income-tax';
import { advanceTax } from './advance-tax';

const act = (at: string): Citation => ({ source: 'income-tax-act-2025', at: `${at}, Income-tax Act, 2025` });
const finance = (at: string): Citation => ({ source: 'finance-act-2026', at: `${at}, Finance Act, 2026` });

const before = lastYear.regimes;
const { special, house, business, deductions, retirement } = lastYear;

const surcharge = finance('s. 3(4)(b) and First Schedule, Part I-B');

/** Returns the rates of a class as they were, under another section. */
function moved<T>(rule: { readonly value: T } | undefined, at: string) {
  if (!rule) throw new Error(`There is no rule to carry on under ${at}.`);
  return { value: rule.value, cite: act(at) };
}

/**
 * Income of 1 April 2026 to 31 March 2027, the first tax year under the Income-tax Act, 2025. Amounts and rates are those
 * of the year before, compared one by one; what differs is written out here, and every place of the law is of the new Act.
 */
export const incomeTax: IncomeTaxYear = {
  ...advanceTax,
  act: 'act2025',
  assessmentYear: null,
  checkedOn: '2026-11-22',
  regimes: {
    new: {
      slabs: { value: before.new.slabs.value, cite: act('s. 202(1)') },
      rebate: { value: before.new.rebate.value, cite: act('s. 156(2) and (3)') },
      surcharge: { value: before.new.surcharge.value, cite: surcharge },
      standardDeduction: { value: 75_000, cite: act('s. 19(1), Table, Sl. 2(a)') },
      familyPension: { value: { parts: 3, atMost: 25_000 }, cite: act('s. 93(1)(d)') },
      entertainmentAllowance: { value: { parts: 5, atMost: 0 }, cite: act('s. 202(2)(a)') },
      professionalTax: { value: false, cite: act('s. 202(2)(a)') },
      personalAllowances: { value: false, cite: act('s. 202(2)(a)') },
      selfOccupiedInterest: homeLoan2025.interest.new,
      houseLossAcrossHeads: { value: 0, cite: act('s. 109(1)(b) and 202(2)') },
      houseLossCarried: { value: false, cite: act('s. 202') },
      employerNps: { value: { government: 14, other: 14 }, cite: act('s. 124(1) and (2)') },
      deductions: { value: before.new.deductions.value, cite: act('s. 202(2)(a)') },
    },
    old: {
      slabs: { value: before.old.slabs.value, cite: finance('First Schedule, Part I-B') },
      rebate: { value: before.old.rebate.value, cite: act('s. 156(1) and 198(7)') },
      surcharge: { value: before.old.surcharge.value, cite: surcharge },
      standardDeduction: { value: 50_000, cite: act('s. 19(1), Table, Sl. 2(b)') },
      familyPension: { value: { parts: 3, atMost: 15_000 }, cite: act('s. 93(1)(d)') },
      entertainmentAllowance: { value: { parts: 5, atMost: 5_000 }, cite: act('s. 19(1), Table') },
      professionalTax: { value: true, cite: act('s. 19(1), Table') },
      personalAllowances: { value: true, cite: act('s. 11, with Schedules II and III') },
      selfOccupiedInterest: homeLoan2025.interest.old,
      houseLossAcrossHeads: { value: 2_00_000, cite: act('s. 109') },
      houseLossCarried: { value: true, cite: act('s. 110') },
      employerNps: { value: { government: 14, other: 10 }, cite: act('s. 124(1) and (2)') },
      deductions: { value: before.old.deductions.value, cite: act('Chapter VIII') },
    },
  },
  cess: { value: 4, cite: finance('s. 3(15)') },
  surchargeCap: { value: 15, cite: surcharge },
  marginalRelief: finance('First Schedule, Part I-B, marginal relief'),
  agricultural: { value: { above: 5_000 }, cite: finance('s. 3 and First Schedule, on net agricultural income') },
  special: {
    shortTermEquity: moved(special.shortTermEquity, 's. 196'),
    longTermEquity: moved(special.longTermEquity, 's. 198'),
    longTermOther: moved(special.longTermOther, 's. 197(1)'),
    longTermLand: moved(special.longTermLand, 's. 197(3)'),
    virtualAssets: moved(special.virtualAssets, 's. 194(1), Table'),
    winnings: moved(special.winnings, 's. 194(1), Table'),
    onlineGames: moved(special.onlineGames, 's. 194(1), Table'),
    nonResidentDividend: moved(special.nonResidentDividend, 's. 207'),
    nonResidentRoyalty: moved(special.nonResidentRoyalty, 's. 207'),
    nonResidentInvestment: moved(special.nonResidentInvestment, 's. 214'),
  },
  longTermEquityExemption: { value: 1_25_000, cite: act('s. 198(2)') },
  unusedExemption: act('s. 196(2), 197(2) and 198(3)'),
  totalIncomeMultiple: { value: 10, cite: act('s. 516') },
  house: {
    repairs: { value: house.repairs.value, cite: act('s. 22(1)(a)') },
    earlierInterestParts: homeLoan2025.earlierInterestParts,
    selfOccupied: { value: house.selfOccupied.value, cite: act('s. 21(7)') },
    annualValue: act('s. 21(1)'),
    deemedLet: act('s. 21'),
    arrears: { value: house.arrears.value, cite: act('s. 23') },
  },
  business: {
    presumptive: { value: business.presumptive.value, cite: act('s. 58') },
    profession: { value: business.profession.value, cite: act('s. 58') },
    goodsVehicle: { value: business.goodsVehicle.value, cite: act('s. 58') },
  },
  // The deduction of up to a fifth of the dividend is gone.
  dividendInterest: { value: 0, cite: act('s. 93, as amended by the Finance Act, 2026') },
  lossYears: { value: lastYear.lossYears.value, cite: act('s. 110 to 113') },
  setOff: {
    withinHead: act('s. 108'),
    acrossHeads: act('s. 109'),
    house: act('s. 110'),
    business: act('s. 112'),
    speculative: act('s. 113'),
    capital: act('s. 111'),
  },
  grossTotalIncome: act('s. 13 and 122'),
  reliefs: act('s. 157 to 160'),
  taxDeducted: act('s. 390'),
  selfAssessment: act('s. 266'),
  deductions: {
    savings: homeLoan2025.savings,
    ownNps: { value: deductions.ownNps.value, cite: act('s. 124') },
    extraNps: { value: 50_000, cite: act('s. 124(3)') },
    health: { value: deductions.health.value, cite: act('s. 126') },
    dependant: { value: { disabled: 75_000, severe: 1_25_000 }, cite: act('s. 127') },
    self: { value: { disabled: 75_000, severe: 1_25_000 }, cite: act('s. 154') },
    illness: { value: deductions.illness.value, cite: act('s. 128') },
    educationLoan: act('s. 129'),
    firstHome: { value: 50_000, cite: act('s. 130') },
    affordableHome: { value: 1_50_000, cite: act('s. 131') },
    electricVehicle: { value: 1_50_000, cite: act('s. 132') },
    donations: { value: deductions.donations.value, cite: act('s. 133') },
    rent: { value: deductions.rent.value, cite: act('s. 134') },
    politicalParty: act('s. 137'),
    agniveer: act('s. 125'),
    newEmployees: { value: deductions.newEmployees.value, cite: act('s. 146') },
    royalty: { value: 3_00_000, cite: act('s. 151 and 152') },
    savingsInterest: { value: 10_000, cite: act('s. 153') },
    seniorInterest: { value: 50_000, cite: act('s. 153') },
    ceiling: act('s. 122, with s. 196 to 198'),
  },
  retirement: {
    gratuity: { value: retirement.gratuity.value, cite: act('s. 19(1), Table, on gratuity') },
    leave: { value: retirement.leave.value, cite: act('s. 19(1), Table, on leave encashment') },
    pension: { value: retirement.pension.value, cite: act('s. 19(1), Table, on commuted pension') },
    voluntary: { value: retirement.voluntary.value, cite: act('s. 19(1), Table, on voluntary retirement') },
    employerContributions: { value: 7_50_000, cite: act('s. 17(1)(h)') },
    professionalTaxCap: retirement.professionalTaxCap,
  },
  simpleForms: {
    value: lastYear.simpleForms.value,
    cite: {
      source: 'income-tax-rules-2026',
      at: 'rule 164(2) to (6), Income-tax Rules, 2026',
    },
  },
};
