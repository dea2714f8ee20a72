import { incomeTaxYears } from '@/content/rules/years/income-tax';
import type { IsoDate } from '@/lib/law';
import { rulesOfYear } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer, plainHouse, type Taxpayer } from '@/lib/tax/taxpayer';
import type { Form16Input } from './form';

/** Returns the rules of the year of an input. */
export function yearOf(input: Form16Input): IncomeTaxYear {
  return rulesOfYear(incomeTaxYears, input.financialYear);
}

/** The employers whose salary counts together. */
type Scope = 'first' | 'second' | 'all';

/** Returns the health insurance, which goes into both groups: a total is not split in the form. */
function healthOf(amount: number, { below60, senior }: { below60: number; senior: number }, isSenior: boolean) {
  const family = Math.min(amount, isSenior ? senior : below60);
  return {
    ...emptyTaxpayer.claims.health,
    family,
    familySenior: isSenior,
    parents: amount - family,
    parentsSenior: true,
  };
}

/**
 * Returns the person of one Form 16, of the other, or of both with the income that no employer knew. Interest on a loan is
 * used for a loss on the house; deductions without a limit of their own are added to one of them.
 */
function taxpayerOf(input: Form16Input, scope: Scope): Taxpayer {
  const year = yearOf(input);
  const isFirst = scope !== 'second';
  const isSecond = scope !== 'first' && input.second;
  const all = scope === 'all';
  const first = (amount: number) => (isFirst ? amount : 0);
  const second = (amount: number) => (isSecond ? amount : 0);
  // What the first employer was told of is the other form's salary as far as that is entered, and still counts beyond it.
  const otherSalary =
    scope === 'all' && input.second ? Math.max(0, input.otherSalary - input.salary2) : input.otherSalary;
  const isSenior = input.age !== 'below60' && input.residence !== 'nonResident';
  const interest = Math.min(first(input.savingsInterest), first(input.otherIncome));
  const professionalCap = year.retirement.professionalTaxCap.value;
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence: input.residence,
    salary: {
      ...emptyTaxpayer.salary,
      gross: first(input.salary + input.perquisites + input.inLieu + otherSalary) + second(input.salary2),
      exempt: first(input.retirement + input.otherExempt) + second(input.otherExempt2),
      personalAllowances: first(input.hra + input.travel) + second(input.personal2),
      // The form does not print basic pay, so all of section 17(1) is used as basic pay: a limit that is never too low.
      basic: first(input.salary) + second(input.salary2),
      professionalTax:
        first(Math.min(input.professionalTax, professionalCap)) +
        second(Math.min(input.professionalTax2, professionalCap)),
      employerNps: first(input.employerNps),
    },
    houses: first(input.house) < 0 ? [{ ...plainHouse, interest: -input.house }] : [],
    other: {
      ...emptyTaxpayer.other,
      savingsInterest: isSenior ? 0 : interest,
      depositInterest: isSenior ? interest : 0,
      other: first(input.otherIncome) - interest + Math.max(0, first(input.house)) + (all ? input.untold : 0),
    },
    claims: {
      ...emptyTaxpayer.claims,
      savings: first(input.savings) + second(input.savings2),
      ownNps: first(input.ownNps),
      health: healthOf(first(input.health), year.deductions.health.value, isSenior),
      other: first(input.otherDeductions),
    },
    reliefs: first(input.relief),
  };
}

/** Returns the tax of the person, as the income-tax engine works it out. */
export function assessed(input: Form16Input, scope: Scope, regime: Regime = input.regime): Assessment {
  return assess(taxpayerOf(input, scope), yearOf(input), regime);
}

/**
 * Returns the day that counts as filing: as entered, else the due date of a person without business, or the visitor's day as long as a
 * return can still be filed late on it.
 */
export function filingDay(input: Form16Input): IsoDate {
  const { due, belated } = yearOf(input).returns;
  if (input.filedOn !== '') return input.filedOn;
  const isLate = input.today > due.value.individual && input.today <= belated.value;
  return isLate ? input.today : due.value.individual;
}

/** Returns the regime of a return filed on a day: that of the form, or the new one where a late return has closed the old one. */
export function regimeOn(day: IsoDate, input: Form16Input): Regime {
  return day > yearOf(input).returns.due.value.individual ? 'new' : input.regime;
}
