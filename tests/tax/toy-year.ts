import { incomeTaxYears } from '@/content/rules/years/income-tax';
import type { Rule } from '@/lib/law';
import type { IncomeTaxYear, RegimeRules, SpecialClass, SpecialRate } from '@/lib/tax/income-tax-year';
import type { HeadsOfIncome } from '@/lib/tax/set-off';

const cite = { source: 'income-tax-act-1961', at: 'A toy' };
const rule = <T>(value: T): Rule<T> => ({ value, cite });

const { '2025-26': real } = incomeTaxYears;

const scale = [
  [100, 10],
  [200, 20],
] as const;
const slabs = rule({ below60: scale, senior: scale, verySenior: scale });

function special(percent: number, term: SpecialRate['term'], more: Partial<SpecialRate> = {}): Rule<SpecialRate> {
  return rule({
    percent,
    term,
    sharesExemption: false,
    surchargeCapped: term !== null,
    absorbsBasicExemption: term !== null,
    oldRegimeRebate: true,
    ...more,
  });
}

const classes: Readonly<Partial<Record<SpecialClass, Rule<SpecialRate>>>> = {
  winnings: special(40, null),
  longTermEquity: special(10, 'long', { sharesExemption: true }),
  longTermLand: special(10, 'long', { indexedCeilingPercent: 20 }),
  longTermOther: special(10, 'long'),
  shortTermEquity: special(15, 'short'),
  virtualAssets: special(40, null),
};

const old: RegimeRules = {
  ...real.regimes.old,
  slabs,
  selfOccupiedInterest: rule({ full: 100, limited: 30 }),
  houseLossAcrossHeads: rule(100),
  houseLossCarried: rule(true),
  employerNps: rule({ government: 20, other: 10 }),
};

const inNew: RegimeRules = {
  ...real.regimes.new,
  slabs,
  selfOccupiedInterest: rule({ full: 0, limited: 0 }),
  houseLossAcrossHeads: rule(0),
  houseLossCarried: rule(false),
  employerNps: rule({ government: 20, other: 20 }),
};

/** A year of made-up law with small round figures: what a function does with the figures it is given, not what the law is. */
export const toyYear: IncomeTaxYear = {
  ...real,
  financialYear: '2040-41',
  assessmentYear: '2041-42',
  regimes: { old, new: inNew },
  special: classes as IncomeTaxYear['special'],
  longTermEquityExemption: rule(50),
  house: {
    ...real.house,
    repairs: rule(25),
    earlierInterestParts: rule(4),
    selfOccupied: rule(1),
    arrears: rule(25),
  },
  lossYears: rule({ house: 3, business: 3, speculative: 2, capital: 3 }),
  deductions: {
    ...real.deductions,
    savings: rule(100),
    ownNps: rule({ employee: 10, other: 20 }),
    extraNps: rule(40),
    health: rule({ below60: 20, senior: 30, checkUps: 5 }),
    dependant: rule({ disabled: 60, severe: 90 }),
    self: rule({ disabled: 50, severe: 80 }),
    illness: rule({ below60: 15, senior: 45 }),
    firstHome: rule(25),
    affordableHome: rule(35),
    electricVehicle: rule(35),
    donations: rule({ limitPercent: 10, cashUpTo: 2 }),
    rent: rule({ perMonth: 5, incomePercent: 25, rentAboveIncomePercent: 10 }),
    newEmployees: rule({ percent: 30 }),
    royalty: rule(70),
    savingsInterest: rule(10),
    seniorInterest: rule(50),
  },
};

/** Nobody's income: each head is nil. */
export const noHeads: HeadsOfIncome = {
  salary: 0,
  house: 0,
  regularBusiness: 0,
  speculativeBusiness: 0,
  otherSources: 0,
  slabShortTerm: 0,
  special: { amounts: {}, land: [] },
  shortTermLoss: 0,
  longTermLoss: 0,
};
