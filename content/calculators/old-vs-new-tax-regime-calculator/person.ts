import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { houseRent } from '@/content/rules/years/house-rent';
import { withFreeHouses } from '@/content/tax/own-houses';
import { rulesOfYear } from '@/lib/law';
import { listOf } from '@/lib/list-of';
import type { Assessment } from '@/lib/tax/assess';
import { type AllowanceLimits, type AllowancePercentages, allowanceLimits } from '@/lib/tax/house-rent';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import {
  emptyTaxpayer,
  type Gain,
  type House,
  isSeniorCitizen,
  plainHouse,
  type Taxpayer,
  usualReadings,
} from '@/lib/tax/taxpayer';
import type { RegimeInput } from './form';

/** The house rent allowance of the year, worked out from the rent: section 10(13A) with rule 2A. */
interface RentAllowance {
  readonly rules: HouseRentYear;
  readonly percentages: AllowancePercentages;
  readonly limits: AllowanceLimits;
}

/** Returns the limits of the allowance in ₹ a year; `factor` raises pay, not rent. */
export function rentAllowance(input: RegimeInput, factor = 1): RentAllowance {
  const rules = rulesOfYear(houseRent, input.financialYear);
  const { metro, elsewhere } = rules.salaryShare.value;
  const percentages = {
    rentAboveSalary: rules.rentAboveSalary.value,
    salaryShare: input.metro ? metro : elsewhere,
  };
  const year = { months: 1, salary: input.basic * factor, allowance: input.hra * factor, rent: input.rent };
  return { rules, percentages, limits: allowanceLimits(year, percentages) };
}

/** Returns whether the way to the old regime is shut by an earlier return to the new one. */
export function isOldClosed({ business, history }: RegimeInput): boolean {
  return business && history === 'returned';
}

/** Returns a house of the list as the engine takes it; a let one is empty in the months without rent. */
function houseOf({ use, rent, months, unrealised, expected, earlier, ...row }: RegimeInput['houses'][number]): House {
  return {
    ...plainHouse,
    use,
    monthsLet: use === 'letOut' ? months : 0,
    monthlyRent: rent,
    unrealisedRent: unrealised,
    municipalValue: expected,
    municipalTaxPaid: row.municipalTax,
    interest: row.interest,
    earlierInterest: earlier,
    share: row.share,
  };
}

function housesOf({ homeLoan, letRent, letInterest, houses }: RegimeInput): House[] {
  const own = homeLoan > 0 ? [{ ...plainHouse, interest: homeLoan }] : [];
  // The rent of the year is known in one sum, so it is entered as one month's.
  const letOut: House = { ...plainHouse, use: 'letOut', monthsLet: 1, monthlyRent: letRent, interest: letInterest };
  return listOf(...own, letRent > 0 && letOut, ...houses.map(houseOf));
}

function gainsOf({ shortEquity, longEquity }: RegimeInput): Gain[] {
  const gains: readonly Gain[] = [
    { class: 'shortTermEquity', amount: shortEquity },
    { class: 'longTermEquity', amount: longEquity },
  ];
  return gains.filter(({ amount }) => amount !== 0);
}

/** Returns the person whom the form describes; `factor` raises salary, its parts and profit, for the years to come. */
export function taxpayerOf(input: RegimeInput, factor = 1): Taxpayer {
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: {
      ...emptyTaxpayer.salary,
      gross: input.salary * factor,
      exempt: input.exempt,
      personalAllowances: input.hraBy === 'worked' ? rentAllowance(input, factor).limits.exempt : input.exemptRent,
      basic: input.basic * factor,
      governmentEmployee: input.government,
      professionalTax: input.professionalTax,
      employerNps: input.employerNps * factor,
    },
    houses: housesOf(input),
    business: { regular: input.profit > 0 ? input.profit * factor : input.profit, speculative: 0 },
    gains: gainsOf(input),
    other: {
      ...emptyTaxpayer.other,
      savingsInterest: input.savingsInterest,
      depositInterest: input.interest,
      familyPension: input.familyPension,
      other: input.otherIncome,
    },
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      ownNps: input.ownNps,
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health,
        familySenior: input.healthSenior || isSeniorCitizen({ ...input, kind: 'individual' }),
        parents: input.parents,
        parentsSenior: input.parentsSenior,
      },
      // Section 80E has no limit of its own, so it holds what the visitor has limited already.
      other: input.otherDeductions,
      // Rent without the allowance: section 80GG.
      rent: input.hraBy === 'worked' && input.hra === 0 ? input.rent : 0,
      rentMonths: 12,
    },
  };
}

/** Returns the person in a regime: beyond two own houses, those are free of tax with which its tax is the lowest. */
export function personIn(taxpayer: Taxpayer, year: IncomeTaxYear, regime: Regime): Taxpayer {
  return withFreeHouses(taxpayer, year, regime, usualReadings);
}

/** Returns the same person without anything that only the old regime deducts. `both` are the assessments with it. */
export function withoutDeductions(taxpayer: Taxpayer, both: Readonly<Record<Regime, Assessment>>): Taxpayer {
  const { salary, houses, other } = taxpayer;
  return {
    ...taxpayer,
    salary: { ...salary, personalAllowances: 0, professionalTax: 0 },
    // A loss from a house meets other income in the old regime only.
    houses: both.new.heads.house > 0 ? houses.filter(({ use }) => use !== 'selfOccupied') : [],
    // Interest without its name: sections 80TTA and 80TTB belong to the old regime.
    other: {
      ...other,
      savingsInterest: 0,
      depositInterest: 0,
      other: other.other + other.savingsInterest + other.depositInterest,
    },
    claims: emptyTaxpayer.claims,
  };
}
