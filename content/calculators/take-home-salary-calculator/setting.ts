import { professionalTax, type TaxingState } from '@/content/rules/professional-tax';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { addMonths, firstYearOf, type IsoMonth, monthsBetween } from '@/lib/calendar';
import { type Rule, rulesOfYear, valueOn } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { ProfessionalTaxRule } from '@/lib/tax/professional-tax';
import type { TakeHomeInput } from './form';
import { type PayrollLaw, payrollLaw, payrollLaws, withCtc } from './pay';

/** Pay beside the regular one: `asked` is the month that was chosen, `paidIn` the month worked in which it counts. ₹. */
interface OneOffPayment {
  readonly name: string;
  readonly amount: number;
  readonly asked: IsoMonth;
  readonly paidIn: IsoMonth;
}

/** What does not change with the CTC or the regime: months, law, one-off payments. */
export interface Setting {
  readonly input: TakeHomeInput;
  /** The law of the last month worked, and that of each month. */
  readonly lastLaw: PayrollLaw;
  readonly laws: readonly PayrollLaw[];
  /** By month worked: what the payslip that was typed costs the employer above the last month, as its law differs; else 0. ₹. */
  readonly moreCost: readonly number[];
  readonly year: IncomeTaxYear;
  readonly firstMonth: IsoMonth;
  readonly worked: readonly IsoMonth[];
  readonly payments: readonly OneOffPayment[];
  /** One-off pay by month worked. */
  readonly oneOff: readonly number[];
  /** The rule in force on each month, April first; null in a State without the tax. */
  readonly stateRules: readonly (Rule<ProfessionalTaxRule> | null)[];
}

/** Returns the month of the financial year, as '2025-07', that a choice of month ('07') means. */
export function monthOf(financialYear: string, month: string): IsoMonth {
  const first = firstYearOf(financialYear);
  return `${Number(month) >= 4 ? first : first + 1}-${month}`;
}

/** Returns the twelve months of a financial year from its first one on. */
export function monthsOf(firstMonth: IsoMonth): IsoMonth[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(firstMonth, index));
}

const isTaxing = (state: string): state is TaxingState => Object.hasOwn(professionalTax, state);

/** Returns bonus, variable pay and joining bonus; one before the first or after the last month worked counts in that month. */
function paymentsOf(input: TakeHomeInput, worked: readonly IsoMonth[]): OneOffPayment[] {
  const share = worked.length / 12;
  const payment = (name: string, month: string, amount: number): OneOffPayment => {
    const asked = monthOf(input.financialYear, month);
    const [first = asked, last = first] = [worked[0], worked.at(-1)];
    return { name, amount, asked, paidIn: asked < first ? first : asked > last ? last : asked };
  };
  return [
    payment('bonus', input.bonusMonth, input.bonus * share),
    payment('variable pay', input.variableMonth, (input.variable * share * input.variablePaid) / 100),
    payment('joining bonus', input.joiningBonusMonth, input.joiningBonus),
  ];
}

/** Returns the setting of an input; where the payslip is known, with the CTC that it comes from. */
export function settingOf(typed: TakeHomeInput): Setting {
  const { financialYear } = typed;
  const input = withCtc(typed, payrollLaw(typed, monthOf(financialYear, typed.left)));
  const firstMonth = monthOf(financialYear, '04');
  const from = monthsBetween(firstMonth, monthOf(financialYear, input.joined));
  const to = monthsBetween(firstMonth, monthOf(financialYear, input.left));
  const months = monthsOf(firstMonth);
  const worked = months.slice(from, to + 1);
  const payments = paymentsOf(input, worked);
  const laws = payrollLaws(input, worked);
  const series = isTaxing(input.state) ? professionalTax[input.state] : null;
  return {
    input,
    lastLaw: laws.at(-1) ?? payrollLaw(input, firstMonth),
    laws,
    moreCost: laws.map((law) => withCtc(typed, law).ctc / 12 - input.ctc / 12),
    year: rulesOfYear(incomeTaxYears, financialYear),
    firstMonth,
    worked,
    payments,
    oneOff: worked.map((month) => sumOf(payments, ({ paidIn, amount }) => (paidIn === month ? amount : 0))),
    stateRules: months.map((month) => series && valueOn(series, `${month}-01`)),
  };
}
