import { meals } from '@/content/rules/payroll';
import { actOf } from '@/content/tax/years';
import { type Problem, problemAt } from '@/lib/calculator';
import { exactInr, formatCompact, formatMonth, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { TakeHomeInput } from './form';
import { type SalaryYear, salaryYear } from './payslips';
import { monthOf, settingOf } from './setting';
import { isPayable, mostCtc, wantedCtc } from './wanted';

/** Meals that a year's card is taken to buy at most: two a day on 360 days. */
const mealsOfYear = 720;

/** Returns months that run backwards. */
function monthProblems({ financialYear, joined, left }: TakeHomeInput): readonly Problem[] {
  return problemAt(
    ['joined', 'left'],
    monthOf(financialYear, joined) > monthOf(financialYear, left) &&
      'The last month on the payroll is before the first month. The financial year runs from April to March.',
  );
}

/** Returns the problem of a payslip below zero, if there is one. */
function slipProblems(input: TakeHomeInput, { slips }: SalaryYear): readonly Problem[] {
  const short = slips.find((slip) => slip.inHand < 0);
  if (!short) return [];
  const causes = listOf(
    input.vpf > 0 && 'vpf',
    input.ownNps > 0 && 'ownNps',
    input.otherIncome > 0 && 'otherIncome',
    input.earlierSalary > 0 && 'earlierSalary',
    input.welfareFund > 0 && 'welfareFund',
    { ctc: 'ctc', gross: 'grossPay', inHand: 'inHandWanted' }[input.known],
  );
  return problemAt(
    causes,
    `In ${formatMonth(short.month)} tax and other deductions are ${inr(-short.inHand)} more than the pay. Lower the deductions, or raise the pay.`,
  );
}

/** Returns the problem of a CTC that is less than its parts; called only where it is. */
function ctcProblems({ ordinaryMonth: month }: SalaryYear): readonly Problem[] {
  return problemAt(
    ['ctc', 'basicPercent'],
    `The CTC is too small for its parts. After bonus, perks and the employer’s share ${exactInr(Math.max(0, month.gross))} a month is left for pay, but basic pay is already ${exactInr(month.basic)}. Lower the basic pay or the parts, or raise the CTC.`,
  );
}

/** Returns what makes no sense together, as sentences. */
export function problems(input: TakeHomeInput): readonly Problem[] {
  const { value: ofMeal } = meals.act1961;
  const mostMeals = ofMeal * mealsOfYear;
  const ofMonths = [
    ...monthProblems(input),
    ...problemAt(
      'meals',
      actOf(input.financialYear) === 'act1961' &&
        input.meals > mostMeals &&
        `By the Act of 1961, at most ${inr(mostMeals)} of a meal card is tax-free a year, ${inr(ofMeal)} a meal. Enter that, and count the rest as pay.`,
    ),
  ];
  if (ofMonths.length > 0) return ofMonths;
  if (input.earlierTax > input.earlierSalary) {
    return problemAt(
      ['earlierTax', 'earlierSalary'],
      'The tax that the earlier employer deducted is more than the salary it paid.',
    );
  }
  if (input.known === 'gross' && input.basicPay > input.grossPay) {
    return problemAt(
      ['basicPay', 'grossPay'],
      `Basic pay of ${inr(input.basicPay)} is more than the gross pay of ${inr(input.grossPay)}. Gross pay includes it.`,
    );
  }
  const setting = settingOf(input);
  if (input.known === 'gross') return slipProblems(input, salaryYear(setting, setting.input.ctc, input.regime));
  if (input.known === 'ctc') {
    const year = salaryYear(setting, input.ctc, input.regime);
    return isPayable(year) ? slipProblems(input, year) : ctcProblems(year);
  }
  const wanted = wantedCtc(setting, input.inHandWanted);
  if (wanted.found) return slipProblems(input, salaryYear(setting, wanted.ctc, input.regime));
  return problemAt(
    ['inHandWanted', 'basicPercent'],
    wanted.least
      ? `The parts of the CTC already need a CTC of ${inr(wanted.least.ctc)}, which gives ${inr(wanted.least.usual.inHand)} in a usual month. Ask for that much or more, or lower the parts.`
      : `No CTC up to ${formatCompact(mostCtc)} leaves ${inr(input.inHandWanted)} in a usual month with these parts. Ask for less, or lower the parts.`,
  );
}
