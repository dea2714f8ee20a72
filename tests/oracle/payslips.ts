/**
 * A year of payslips once more, from the law of provident fund, state insurance, gratuity, professional tax and salary alone; the
 * income-tax is that of `statute.ts`. What is a convention of the page is marked so.
 */
import { emptyTaxpayer, plainHouse, type Taxpayer, usualReadings } from '@/lib/tax/taxpayer';
import type { Job } from './jobs';
import { professionTax } from './profession-tax';
import { statutoryTax } from './statute';

/** The pay that the law starts from: a CTC a month with its basic pay, or gross pay and basic pay. */
export type Package =
  | { readonly ctc: number; readonly basic: number }
  | { readonly gross: number; readonly basic: number };

interface PaidMonth {
  readonly basic: number;
  /** The wages on which the provident fund is counted. */
  readonly fundWages: number;
  readonly gross: number;
  readonly ownFund: number;
  readonly employerFund: number;
  readonly pensionScheme: number;
  readonly voluntary: number;
  readonly charges: number;
  readonly employerNps: number;
  readonly gratuity: number;
  readonly ownEsi: number;
  readonly employerEsi: number;
  /** HRA and what is left above basic pay and HRA. */
  readonly hra: number;
  readonly special: number;
}

export interface Payslip extends PaidMonth {
  /** Months after April. */
  readonly month: number;
  readonly oneOff: number;
  readonly ownNps: number;
  readonly professionTax: number;
  readonly welfareFund: number;
  readonly tds: number;
  readonly inHand: number;
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
/** To the nearest rupee; an error of the arithmetic is no half rupee. */
const toRupee = (amount: number) => Math.floor(amount + 0.5 + 1e-7);
const upToRupee = (amount: number) => Math.ceil(amount - 1e-7);
/** Code on Social Security, s. 2(89): 15,000 a month, 25,000 from 17 September 2026, that month by its days. */
function onCeiling(financialYear: string, month: number, of: (ceiling: number) => number): number {
  if (financialYear < '2026-27' || month < 5) return of(15_000);
  return month > 5 ? of(25_000) : (16 * of(15_000) + 14 * of(25_000)) / 30;
}

/** ESI (Central) Rule 50: the wages up to which an employee is insured, ₹ a month. */
const insuredUpTo = (job: Job): number => ({ auto: 21_000, disabled: 25_000, none: -1 })[job.esi];

/** The employer's and the employee's shares on a gross pay that is taken as known. */
function sharesOn(job: Job, basic: number, gross: number, insured: boolean, month: number): Omit<PaidMonth, 'gross'> {
  // Code on Wages, s. 2(y), proviso: what is above half of all pay counts as wages. Convention: all pay is gross pay.
  const wages = job.wageRule ? Math.max(basic, gross / 2) : basic;
  const capped = onCeiling(job.financialYear, month, (ceiling) => Math.min(wages, ceiling));
  const fundWages = { full: wages, ceiling: capped, none: 0 }[job.epf];
  const fund = toRupee(0.12 * fundWages);
  const hasFund = job.epf !== 'none';
  const hra = Math.max(0, Math.min((basic * job.hraPercent) / 100, gross - basic));
  return {
    basic,
    fundWages,
    ownFund: fund,
    employerFund: fund,
    // The pension scheme takes 8.33 % on the ceiling from the employer's share; its membership ends at 58 (paragraph 6A).
    pensionScheme: hasFund && job.pensionMember && job.age === 'below60' ? Math.min(fund, toRupee(0.0833 * capped)) : 0,
    voluntary: hasFund ? toRupee((basic * job.vpf) / 100) : 0,
    // EDLI of 0.5 % on the ceiling, administration of 0.5 % on all PF wages.
    charges: hasFund && job.chargesInCtc ? toRupee(0.005 * capped) + toRupee(0.005 * fundWages) : 0,
    employerNps: (basic * job.employerNps) / 100,
    gratuity: job.gratuityInCtc ? (wages * 15) / 26 / 12 : 0,
    // Rules 51 and 52: each share up to the next rupee; none of the employee up to 176 a day, a month being 26 days (rule 2(1-B)).
    ownEsi: insured && gross / 26 > 176 ? upToRupee(0.0075 * gross) : 0,
    employerEsi: insured ? upToRupee(0.0325 * gross) : 0,
    hra,
    special: gross - basic - hra,
  };
}

/** What the CTC holds beside gross pay and the employer's shares, a month. */
export const restOfCtc = (job: Job): number =>
  (job.insurance + job.meals + job.phone + job.fuel + job.bonus + job.variable) / 12;

/** Returns one month of pay. Where gross pay is what a CTC leaves, it is found by trial, for the shares depend on it. */
function paidMonth(job: Job, pay: Package, month: number): PaidMonth {
  const { basic } = pay;
  const whole = (gross: number, insured: boolean) => ({ gross, ...sharesOn(job, basic, gross, insured, month) });
  if ('gross' in pay) return whole(pay.gross, pay.gross <= insuredUpTo(job));
  const leaves = (insured: boolean) => {
    let [before, gross] = [pay.ctc, pay.ctc];
    for (let turn = 0; turn < 40; turn += 1) {
      const { employerFund, charges, employerNps, gratuity, employerEsi } = whole(gross, insured);
      before = gross;
      gross = pay.ctc - restOfCtc(job) - employerFund - charges - employerNps - gratuity - employerEsi;
    }
    // Where shares in whole rupees leave no pay that fits, it is the lower of two a rupee apart.
    return Math.min(before, gross);
  };
  // Convention: insured if the pay that the employer's share leaves is within the limit.
  const insured = leaves(true) <= insuredUpTo(job) + 1e-7;
  return { ...whole(leaves(insured), insured) };
}

const monthNames = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '01', '02', '03'];

/**
 * Pay beside the regular one, by months after April, ₹; in years with fewer months a bonus is earned month by month. Convention: one for a
 * month off the payroll comes with the payslip next to it.
 */
function oneOffPay(job: Job, months: number): Map<number, number> {
  const paid = new Map<number, number>();
  const add = (name: string, amount: number) => {
    const [first, last] = [monthNames.indexOf(job.joined), monthNames.indexOf(job.left)];
    const month = Math.max(first, Math.min(last, monthNames.indexOf(name)));
    if (amount > 0) paid.set(month, (paid.get(month) ?? 0) + amount);
  };
  add(job.bonusMonth, (job.bonus * months) / 12);
  add(job.variableMonth, (((job.variable * months) / 12) * job.variablePaid) / 100);
  add(job.joiningBonusMonth, job.joiningBonus);
  return paid;
}

/** Perquisites and exempt pay of the year. */
function perquisites(job: Job, paid: readonly PaidMonth[]) {
  const months = paid.length;
  const isNewLaw = job.financialYear >= '2026-27';
  const part = months / 12;
  // Rule 3(2) (2026: rule 15): own car, partly for work; 1,800 or 2,400 a month are free, from 2026-27 5,000 or 7,000.
  const carFree = job.largeCar ? (isNewLaw ? 7_000 : 2_400) : isNewLaw ? 5_000 : 1_800;
  const car = Math.max(0, job.fuel * part - carFree * months);
  // Rule 3(7)(iv): gifts below 5,000, from 2026-27 below 15,000, are not taxed.
  const gifts = job.gifts >= (isNewLaw ? 15_000 : 5_000) ? job.gifts : 0;
  const fund = paid.map((each) => each.employerFund - each.pensionScheme);
  // Fourth Schedule, Part A, rule 6, up to 2025-26: what is above 12 % of salary.
  const aboveTwelve = isNewLaw
    ? []
    : paid.map(({ fundWages, basic }, index) =>
        // A share rounded up is no excess: only wages above the salary bring one.
        fundWages > basic + 1e-6 ? Math.max(0, (fund[index] ?? 0) - 0.12 * basic) : 0,
      );
  const nps = total(paid.map((each) => each.employerNps));
  // Section 17(2)(vii) (2025: 17(1)(h)): employer's fund and NPS above 7,50,000.
  // What rule 6 has taxed is not taxed once more.
  const aboveLimit = Math.max(0, total(fund) - total(aboveTwelve) + nps - 7_50_000);
  return { car, gifts, aboveTwelve: total(aboveTwelve), aboveLimit, nps, meals: job.meals * part };
}

/** Sections 10(5), 10(13A) and 10(14): what the old regime exempts of the pay. */
function exemptPay(job: Job, paid: readonly PaidMonth[]): number {
  const isNewLaw = job.financialYear >= '2026-27';
  const share = job.metro ? 0.5 : 0.4;
  const rent = paid.map(({ basic, hra }) => Math.max(0, Math.min(hra, job.rent - 0.1 * basic, share * basic)));
  const children = Number(job.children);
  const [education, hostel] = isNewLaw ? [3_000, 9_000] : [100, 300];
  const allowance =
    children === 0
      ? 0
      : Math.min(job.educationAllowance, education * children) + Math.min(job.hostelAllowance, hostel * children);
  // No more is exempt than is paid beside basic pay and HRA.
  const special = paid.map((each) => Math.max(0, each.special));
  const allowances = total(special.map((each) => Math.min(each, allowance)));
  return total(rent) + allowances + Math.min(job.leaveTravel, total(special) - allowances);
}

/** The person whose tax it is, by section; `oneOff` is the one-off pay that counts. */
function personOf(job: Job, paid: readonly PaidMonth[], profession: number, oneOff: number): Taxpayer {
  const perks = perquisites(job, paid);
  const isNewLaw = job.financialYear >= '2026-27';
  const isSenior = job.age !== 'below60';
  const gross =
    total(paid.map((each) => each.gross)) +
    oneOff +
    perks.nps +
    perks.car +
    perks.gifts +
    perks.aboveTwelve +
    perks.aboveLimit +
    (isNewLaw ? 0 : perks.meals) +
    job.earlierSalary;
  return {
    ...emptyTaxpayer,
    age: job.age === 'from80' ? 'verySenior' : isSenior ? 'senior' : 'below60',
    salary: {
      ...emptyTaxpayer.salary,
      gross,
      personalAllowances: exemptPay(job, paid) + (isNewLaw ? 0 : perks.meals),
      basic: total(paid.map((each) => each.basic)),
      professionalTax: profession,
      employerNps: perks.nps,
    },
    houses: job.homeLoan > 0 ? [{ ...plainHouse, interest: job.homeLoan }] : [],
    other: { ...emptyTaxpayer.other, other: job.otherIncome },
    claims: {
      ...emptyTaxpayer.claims,
      savings: total(paid.map((each) => each.ownFund + each.voluntary)) + job.savings,
      ownNps: (job.ownNps * paid.length) / 12,
      health: {
        ...emptyTaxpayer.claims.health,
        family: job.health,
        familySenior: isSenior,
        parents: job.healthParents,
        parentsSenior: job.parentsSenior,
      },
      other: job.otherDeductions,
    },
  };
}

const taxOf = (person: Taxpayer, job: Job, regime: Job['regime']) =>
  statutoryTax(person, job.financialYear, regime, usualReadings);

/** Section 192: the tax of the year by months; `weights` are the pay of the months, whole with what is paid once. */
function deducted(
  way: Job['bonusTax'],
  taxes: readonly { readonly month: number; readonly tax: number }[],
  regular: readonly number[],
  all: readonly number[],
  first: number,
): number[] {
  const last = regular.length - 1;
  const year = taxes.at(-1)?.tax ?? 0;
  const before = taxes[0]?.tax ?? 0;
  let parts = all.map((pay) => (year * pay) / (total(all) || 1));
  if (way !== 'averageRate' && taxes.length > 1) {
    parts = regular.map(() => before / regular.length);
    for (const [index, { month, tax }] of taxes.entries()) {
      if (index === 0) continue;
      const more = tax - (taxes[index - 1]?.tax ?? 0);
      const at = month - first;
      const rest = way === 'atOnce' ? [at] : regular.map((_, place) => place).filter((place) => place >= at);
      for (const place of rest) parts[place] = (parts[place] ?? 0) + more / rest.length;
    }
  }
  // Convention: to the nearest rupee, the last payslip takes the difference.
  const rounded = parts.map(toRupee);
  rounded[last] = year - total(rounded.slice(0, last));
  return rounded;
}

export interface Year {
  readonly slips: readonly Payslip[];
  readonly person: Taxpayer;
  readonly tax: ReturnType<typeof statutoryTax>;
  /** Of the year, to the nearest rupee; what the earlier employer deducted beyond it. */
  readonly taxToRupee: number;
  readonly refund: number;
  readonly inHand: number;
}

/** Returns the payslips of the year with their tax in one regime. */
export function yearOf(job: Job, pay: Package, regime: Job['regime']): Year {
  const first = monthNames.indexOf(job.joined);
  const last = monthNames.indexOf(job.left);
  const onPayroll = monthNames.map((_, month) => month).slice(first, last + 1);
  const paid = onPayroll.map((month) => paidMonth(job, pay, month));
  const oneOff = oneOffPay(job, paid.length);
  const professionFor = (hasTaxableIncome: boolean) =>
    job.professionalTax === null
      ? professionTax({
          ...job,
          hasTaxableIncome,
          pay: monthNames.map((_, month) => paid[month - first]?.gross ?? null),
        })
      : monthNames.map((_, month) => (paid[month - first] ? (job.professionalTax ?? 0) : 0));
  // Punjab: who has a total income above what is free.
  const oneOffs = total([...oneOff.values()]);
  const free =
    regime === 'new'
      ? job.financialYear === '2024-25'
        ? 3_00_000
        : 4_00_000
      : { below60: 2_50_000, from60: 3_00_000, from65: 3_00_000, from80: 5_00_000 }[job.age];
  const isTaxable = taxOf(personOf(job, paid, 0, oneOffs), job, regime).totalIncome > free;
  const profession = professionFor(isTaxable);
  const person = personOf(job, paid, total(profession), oneOffs);
  const tax = taxOf(person, job, regime);
  const taxToRupee = toRupee(tax.tax);
  const toDeduct = (amount: number) => Math.max(0, amount - job.earlierTax);
  const months = [...oneOff.keys()].sort((a, b) => a - b);
  const steps = [-1, ...months].map((month, index) => {
    const until = total(months.slice(0, index).map((each) => oneOff.get(each) ?? 0));
    const exact = taxOf(personOf(job, paid, total(profession), until), job, regime).tax;
    return { month, tax: toDeduct(index === months.length ? taxToRupee : exact) };
  });
  const regular = paid.map((each) => each.gross);
  const all = paid.map((each, index) => each.gross + (oneOff.get(first + index) ?? 0));
  const tds = deducted(job.bonusTax, steps, regular, all, first);
  const slips = paid.map((each, index): Payslip => {
    const month = first + index;
    const slip = {
      ...each,
      month,
      oneOff: oneOff.get(month) ?? 0,
      ownNps: job.ownNps / 12,
      professionTax: profession[month] ?? 0,
      // Convention: in December, or in the last month of one who is not there in December.
      welfareFund: month === (first <= 8 && last >= 8 ? 8 : last) ? job.welfareFund : 0,
      tds: tds[index] ?? 0,
    };
    const off = slip.ownFund + slip.voluntary + slip.ownNps + slip.ownEsi + slip.professionTax + slip.welfareFund;
    return { ...slip, inHand: slip.gross + slip.oneOff - off - slip.tds };
  });
  return {
    slips,
    person,
    tax,
    taxToRupee,
    refund: Math.max(0, job.earlierTax - taxToRupee),
    inHand: total(slips.map((slip) => slip.inHand)),
  };
}
