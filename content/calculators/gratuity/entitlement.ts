import { type GratuityLaw, governmentGratuity, gratuityLaw } from '@/content/rules/gratuity';
import { codeWagesRule } from '@/content/rules/payroll';
import { incomeTaxYears, presentLaw } from '@/content/rules/years/income-tax';
import { addDays, financialYearOf } from '@/lib/calendar';
import { type IsoDate, rulesOfYear, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import {
  dayAfterMonths,
  emolumentTimes,
  gratuityOn,
  type Service,
  servedYears,
  serviceBetween,
  serviceOfMonths,
  yearsProRata,
  yearsWithRest,
} from '@/lib/tax/gratuity';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { codeWages } from '@/lib/tax/payroll';
import type { GratuityInput } from './form';

/** One way to leave: on which day, after how long, with which pay. */
export interface Leaving {
  readonly lastDay: IsoDate;
  readonly service: Service;
  readonly law: GratuityLaw;
  readonly year: IncomeTaxYear;
  /** ₹ a month: on which the formula counts. */
  readonly wages: number;
  /** ₹ a month: basic pay and dearness allowance, without what the labour codes add. */
  readonly basic: number;
  /** How many times the pay of now it is then. */
  readonly risen: number;
  /** Seasons after those of the form: one for each full year. */
  readonly moreSeasons: number;
}

/** What an employer owes under the law. */
export interface Entitlement {
  readonly eligible: boolean;
  /** It is so only as High Courts count the last year. */
  readonly byCourts: boolean;
  /** Years, half-years for the government, or seasons, that the formula multiplies with. */
  readonly units: number;
  /** ₹, before and after the most that the law makes an employer pay. */
  readonly formula: number;
  readonly due: number;
}

/** Returns the income-tax law of the day's year, or of the last one on file. */
export function yearOf(lastDay: IsoDate): { readonly year: IncomeTaxYear; readonly isKnown: boolean } {
  const name = financialYearOf(lastDay);
  const known = Object.hasOwn(incomeTaxYears, name);
  return { year: known ? rulesOfYear(incomeTaxYears, name) : presentLaw, isKnown: known };
}

/** Returns whether the employer is under the gratuity law. */
export function isUnderLaw({ kind }: Pick<GratuityInput, 'kind'>): boolean {
  return kind === 'covered' || kind === 'fixedTerm';
}

/** Returns the leaving that the form describes, `months` later and with the rise in pay of every full year. */
export function leavingOf(input: GratuityInput, monthsLater = 0): Leaving {
  const lastDay =
    monthsLater === 0 ? input.lastDay : addDays(dayAfterMonths(addDays(input.lastDay, 1), monthsLater), -1);
  return leavingOn(input, lastDay, monthsLater);
}

/** Returns the leaving on a day; `monthsLater` of it after the day of the form, for service known in months and for the rise. */
export function leavingOn(input: GratuityInput, lastDay: IsoDate, monthsLater: number): Leaving {
  const service =
    input.known === 'dates' ? serviceBetween(input.joined, lastDay) : serviceOfMonths(input.service + monthsLater);
  const law = valueOn(gratuityLaw, lastDay).value;
  const fullYears = Math.floor(monthsLater / 12);
  const risen = (1 + input.raise / 100) ** fullYears;
  const basic = input.wages * risen;
  const wages =
    law.codeWages && isUnderLaw(input) ? codeWages(basic, basic + input.otherPay * risen, codeWagesRule.value) : basic;
  return { lastDay, service, law, year: yearOf(lastDay).year, wages, basic, risen, moreSeasons: fullYears };
}

/** The months whose pay is averaged outside the gratuity law: section 10(10)(iii). */
export const averagedMonths = 10;

/** Returns the average monthly salary that counts outside the gratuity law, ₹: of the ten months, as entered, or the last month's. */
export function averageSalary({ tenMonths, averageSalary: entered, wages }: GratuityInput, { risen }: Leaving): number {
  return (tenMonths.length > 0 ? sumOf(tenMonths, ({ pay }) => pay) / averagedMonths : (entered ?? wages)) * risen;
}

function ofGovernment(input: GratuityInput, { service, wages }: Leaving): Entitlement {
  const { atMost, restFrom, retirement, death } = governmentGratuity.value;
  const rule = input.reason === 'death' ? death : retirement;
  const times = input.reason === 'inService' ? 0 : emolumentTimes(service, rule, restFrom);
  const formula = wages * times;
  return { eligible: times > 0, byCourts: false, units: times, formula, due: Math.min(formula, atMost) };
}

/** Returns what the employer owes by law; outside the gratuity law that is nothing, and the contract decides. */
export function entitlementOf(input: GratuityInput, leaving: Leaving): Entitlement {
  const { service, law, wages } = leaving;
  if (input.kind === 'government') return ofGovernment(input, leaving);
  if (input.kind === 'notCovered' || input.reason === 'inService') {
    return { eligible: false, byCourts: false, units: service.years, formula: 0, due: 0 };
  }
  const needed = input.kind === 'fixedTerm' ? law.fixedTermYears : law.years;
  const lastYearDays = input.shortWeek ? law.shortWeekDays : law.yearDays;
  const always = input.reason === 'death' || input.reason === 'disablement';
  const full = always || servedYears(service, needed, null);
  const byCourts = !full && needed > 1 && input.courtReading && servedYears(service, needed, lastYearDays);
  const proRata = law.proRata && (input.kind === 'fixedTerm' || input.reason === 'death');
  const units = input.seasonal
    ? input.seasons + leaving.moreSeasons
    : proRata
      ? yearsProRata(service)
      : yearsWithRest(service);
  const eligible = full || byCourts;
  const days = input.seasonal ? law.seasonDays : law.days;
  const formula = eligible ? gratuityOn(wages, units, { days, monthDays: law.monthDays }) : 0;
  return { eligible, byCourts, units, formula, due: Math.min(formula, law.atMost) };
}

/** How much of a gratuity is exempt from income-tax, ₹. */
export interface Exemption {
  /** Which rule: whole, none, the formula of the gratuity law, or half a month's average salary. */
  readonly by: 'whole' | 'none' | 'law' | 'average';
  /** The two limits beside the gratuity itself; of no meaning where all or nothing is exempt. */
  readonly formula: number;
  readonly left: number;
  readonly exempt: number;
  readonly taxable: number;
}

/** Returns the exempt and the taxed part of a gratuity (₹). */
export function exemptionOf(
  input: GratuityInput,
  leaving: Leaving,
  entitlement: Entitlement,
  gratuity: number,
): Exemption {
  const { atMost, othersShare } = leaving.year.retirement.gratuity.value;
  const left = Math.max(0, atMost - input.earlierExempt);
  if (input.reason === 'inService') return { by: 'none', formula: 0, left, exempt: 0, taxable: gratuity };
  if (input.kind === 'government' || input.reason === 'death') {
    return { by: 'whole', formula: 0, left, exempt: gratuity, taxable: 0 };
  }
  const byLaw = isUnderLaw(input) && entitlement.eligible;
  const formula = byLaw ? entitlement.formula : averageSalary(input, leaving) * othersShare * leaving.service.years;
  const exempt = Math.min(gratuity, formula, left);
  return { by: byLaw ? 'law' : 'average', formula, left, exempt, taxable: gratuity - exempt };
}

/** Returns the gratuity that is counted, ₹: what the visitor receives, else what the law or the formula gives. */
export function gratuityOf(input: GratuityInput, leaving: Leaving, entitlement: Entitlement): number {
  if (input.received !== null) return input.received;
  if (input.kind !== 'notCovered') return entitlement.due;
  const { othersShare } = leaving.year.retirement.gratuity.value;
  return averageSalary(input, leaving) * othersShare * leaving.service.years;
}
