import { healthDeduction } from './health-premiums';
import type { DeductionSection, IncomeTaxYear, Regime } from './income-tax-year';
import type { Taxpayer } from './taxpayer';

/** One deduction of Chapter VI-A, ₹: what was paid, what its own limit leaves, and what is deducted in the end. */
export interface Deduction {
  readonly section: DeductionSection;
  readonly claimed: number;
  readonly limited: number;
  readonly allowed: number;
}

/** What the limits of Chapter VI-A are measured on, ₹. */
export interface DeductionBase {
  readonly grossTotalIncome: number;
  /** All income at special rates: nothing is deducted from it. */
  readonly specialIncome: number;
  /** The part of it that the measures of sections 80CCD(1), 80G and 80GG leave out: capital gains, and income of section 115A. */
  readonly outsideAdjustedIncome: number;
  /** Profits of business left after set-off. */
  readonly businessIncome: number;
  /** Income of other sources at slab rates left after set-off. */
  readonly otherSources: number;
}

/** Sections that only individuals have, and those that only residents have. */
const individualsOnly: ReadonlySet<DeductionSection> = new Set([
  '80CCD(1B)',
  '80CCD(2)',
  '80CCH',
  '80E',
  '80EE',
  '80EEA',
  '80EEB',
  '80GG',
  '80QQB',
  '80RRB',
  '80TTB',
  '80U',
]);
const residentsOnly: ReadonlySet<DeductionSection> = new Set(['80DD', '80DDB', '80QQB', '80RRB', '80TTB', '80U']);

/**
 * Returns the deduction for health insurance: one amount for check-ups of both groups together, inside the limit of each
 * group. Section 80D.
 */
function health(taxpayer: Taxpayer, year: IncomeTaxYear): number {
  const { family, familySenior, familyCheckUps, parents, parentsSenior, parentsCheckUps } = taxpayer.claims.health;
  const limits = year.deductions.health.value;
  // Section 80D(3): a family insures its members, and has neither check-ups nor a group of parents.
  const isFamily = taxpayer.kind === 'huf';
  const own = { premium: family, checkUps: isFamily ? 0 : familyCheckUps, bills: 0, insuredSenior: familySenior };
  const theirs = { premium: parents, checkUps: parentsCheckUps, bills: 0, insuredSenior: parentsSenior };
  const both = healthDeduction(own, theirs, limits);
  return isFamily ? both.own.total : both.total;
}

/** What is claimed under a section, and what its own limit leaves, ₹. */
interface Limited {
  readonly claimed: number;
  readonly limited: number;
}

const capped = (claimed: number, atMost: number): Limited => ({ claimed, limited: Math.min(claimed, atMost) });
const whole = (claimed: number): Limited => ({ claimed, limited: claimed });

/** Returns savings and own NPS beyond section 80CCD(1B), which share the limit of section 80C, NPS within its own share of salary or income. */
function savings({ claims, salary, kind }: Taxpayer, { deductions }: IncomeTaxYear, base: DeductionBase): Limited {
  const beyondExtra = kind === 'huf' ? 0 : Math.max(0, claims.ownNps - deductions.extraNps.value);
  const { employee, other: others } = deductions.ownNps.value;
  // A pensioner has no salary of an employee to measure it on.
  const measure =
    salary.basic > 0
      ? (salary.basic * employee) / 100
      : (Math.max(0, base.grossTotalIncome - base.outsideAdjustedIncome) * others) / 100;
  return {
    claimed: claims.savings + beyondExtra,
    limited: Math.min(claims.savings + Math.min(beyondExtra, measure), deductions.savings.value),
  };
}

/** Returns rent without house rent allowance. Section 80GG. */
function rentPaid({ claims, houses }: Taxpayer, { deductions }: IncomeTaxYear, adjustedIncome: number): Limited {
  // Not beside a house that is taxed as lived in.
  if (houses.some(({ use }) => use === 'selfOccupied')) return { claimed: claims.rent, limited: 0 };
  const { perMonth, incomePercent, rentAboveIncomePercent } = deductions.rent.value;
  const limited = Math.min(
    perMonth * claims.rentMonths,
    (adjustedIncome * incomePercent) / 100,
    claims.rent - (adjustedIncome * rentAboveIncomePercent) / 100,
  );
  return { claimed: claims.rent, limited: Math.max(0, limited) };
}

/** Returns gifts by class; those within a limit share it, those deducted in full first. Section 80G. */
function donations({ claims }: Taxpayer, { deductions }: IncomeTaxYear, adjustedIncome: number): Limited {
  const { full, half, fullWithinLimit, halfWithinLimit } = claims.donations;
  const room = (adjustedIncome * deductions.donations.value.limitPercent) / 100;
  const fullCounted = Math.min(fullWithinLimit, room);
  const halfCounted = Math.min(halfWithinLimit, room - fullCounted);
  return {
    claimed: full + half + fullWithinLimit + halfWithinLimit,
    limited: full + half / 2 + fullCounted + halfCounted / 2,
  };
}

/** Returns what each section allows by its own limit before the ceiling on them all; 80GG and 80G need those before them. */
function limitOf(
  section: DeductionSection,
  taxpayer: Taxpayer,
  year: IncomeTaxYear,
  regime: Regime,
  base: DeductionBase,
  othersAllowed: number,
): Limited {
  const rules = year.deductions;
  const { claims, salary, kind } = taxpayer;
  const adjustedIncome = Math.max(0, base.grossTotalIncome - base.outsideAdjustedIncome - othersAllowed);
  switch (section) {
    case '80CCE':
      return savings(taxpayer, year, base);
    case '80CCD(1B)':
      return capped(Math.min(claims.ownNps, rules.extraNps.value), rules.extraNps.value);
    case '80CCD(2)': {
      const { government, other: others } = year.regimes[regime].employerNps.value;
      const percent = salary.governmentEmployee ? government : others;
      return capped(salary.employerNps, (salary.basic * percent) / 100);
    }
    case '80CCH':
      return whole(claims.agniveer);
    case '80D': {
      const { family, familyCheckUps, parents, parentsCheckUps } = claims.health;
      const individualsOwn = kind === 'huf' ? 0 : familyCheckUps + parents + parentsCheckUps;
      return { claimed: family + individualsOwn, limited: health(taxpayer, year) };
    }
    case '80DD':
      return whole(claims.dependant === 'none' ? 0 : rules.dependant.value[claims.dependant]);
    case '80U':
      return whole(claims.self === 'none' ? 0 : rules.self.value[claims.self]);
    case '80DDB': {
      const { below60, senior } = rules.illness.value;
      return capped(claims.illness, claims.illnessOfSenior ? senior : below60);
    }
    case '80E':
      return whole(claims.educationLoanInterest);
    case 'other':
      return whole(claims.other);
    case '80EE':
      return capped(claims.firstHomeInterest, rules.firstHome.value);
    case '80EEA':
      // Not for one who can claim section 80EE.
      return capped(claims.affordableHomeInterest, claims.firstHomeInterest > 0 ? 0 : rules.affordableHome.value);
    case '80EEB':
      return capped(claims.electricVehicleInterest, rules.electricVehicle.value);
    case '80GGC':
      return whole(claims.politicalParty);
    case '80JJAA':
      return {
        claimed: claims.newEmployeeCost,
        // It is for those whose income includes profits of business.
        limited: base.businessIncome > 0 ? (claims.newEmployeeCost * rules.newEmployees.value.percent) / 100 : 0,
      };
    case '80QQB':
      return capped(claims.authorRoyalty, rules.royalty.value);
    case '80RRB':
      return capped(claims.patentRoyalty, rules.royalty.value);
    case '80TTA':
    case '80TTB': {
      // Interest that the gross total income includes: losses that meet other sources leave it to the last.
      const limit = section === '80TTA' ? rules.savingsInterest.value : rules.seniorInterest.value;
      return capped(interestOf(section, taxpayer), Math.min(limit, base.otherSources));
    }
    case '80GG':
      return rentPaid(taxpayer, year, adjustedIncome);
    case '80G':
      return donations(taxpayer, year, adjustedIncome);
  }
}

/** Returns the interest that a section lets a person deduct before its limit, ₹: of savings accounts, of seniors all of banks and the post office. */
function interestOf(section: '80TTA' | '80TTB', taxpayer: Taxpayer): number {
  const { savingsInterest, depositInterest } = taxpayer.other;
  if (section === '80TTA') return isResidentSenior(taxpayer) ? 0 : savingsInterest;
  return isResidentSenior(taxpayer) ? savingsInterest + depositInterest : 0;
}

/** Returns the interest that a regime lets a person deduct where no loss has met it, ₹. Sections 80TTA and 80TTB. */
export function deductibleInterest(taxpayer: Taxpayer, { deductions, regimes }: IncomeTaxYear, regime: Regime): number {
  if (!regimes[regime].deductions.value.includes('80TTA')) return 0;
  return isResidentSenior(taxpayer)
    ? Math.min(interestOf('80TTB', taxpayer), deductions.seniorInterest.value)
    : Math.min(interestOf('80TTA', taxpayer), deductions.savingsInterest.value);
}

/** What `isSeniorCitizen` in `taxpayer` returns. Imported, from there or from a file of its own, it makes the bundler copy the law of the years into 88 kB more of chunks. */
function isResidentSenior({ kind, age, residence }: Taxpayer): boolean {
  return kind === 'individual' && age !== 'below60' && residence !== 'nonResident';
}

/** Returns whether a deduction of a person is measured on income: rent, donations within a limit, own NPS without a salary. */
export function followsIncome({ claims, salary }: Taxpayer): boolean {
  const { fullWithinLimit, halfWithinLimit } = claims.donations;
  return claims.rent > 0 || fullWithinLimit + halfWithinLimit > 0 || (claims.ownNps > 0 && salary.basic === 0);
}

/**
 * Returns the deductions of Chapter VI-A in a regime, in the order of its list, each within its own limit and all together
 * within the gross total income without special-rate income (section 80A(2)). Only those with a claim are listed.
 */
export function chapterSixA(taxpayer: Taxpayer, year: IncomeTaxYear, regime: Regime, base: DeductionBase): Deduction[] {
  const deductions: Deduction[] = [];
  let room = Math.max(0, base.grossTotalIncome - base.specialIncome);
  let total = 0;
  for (const section of year.regimes[regime].deductions.value) {
    if (taxpayer.kind === 'huf' && individualsOnly.has(section)) continue;
    if (taxpayer.residence === 'nonResident' && residentsOnly.has(section)) continue;
    const { claimed, limited } = limitOf(section, taxpayer, year, regime, base, total);
    if (claimed <= 0) continue;
    const allowed = Math.min(limited, room);
    room -= allowed;
    total += allowed;
    deductions.push({ section, claimed, limited, allowed });
  }
  return deductions;
}
