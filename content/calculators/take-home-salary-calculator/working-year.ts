import { deductionAtSource, stateInsuranceRules } from '@/content/rules/payroll';
import { marginalStep, regimes } from '@/content/tax/year-answer';
import { exactRupees, percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { counted, exactInr, formatMonth, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';
import type { Regime } from '@/lib/tax/income-tax-year';
import type { Lever } from './levers';
import { overYear } from './pay';
import { type Payslip, salaryYear, tdsLabel } from './payslips';
import type { Setting } from './setting';
import { betterRegime, hasRefund, moreInOther, type TakeHome } from './take-home';

/** Writes the year: both taxes, what is left, and the rates. */
export function yearSteps(sheet: Worksheet, home: TakeHome): void {
  const { chosen, other, setting } = home;
  const { step } = sheet;
  const of = (regime: Regime) => (chosen.regime === regime ? chosen : other);
  sheet.heading('The year');
  step(
    rupees('Income tax for the year', chosen.tax, { tone: 'tax' }),
    `Income-tax of ${exactInr(chosen.assessment.tax)} to the nearest rupee`,
    deductionAtSource[setting.year.act],
  );
  for (const regime of regimes) {
    step(
      rupees(`Tax in the ${regime} regime`, of(regime).tax),
      `On a total income of ${inr(of(regime).assessment.totalIncome)}`,
      setting.year.regimes[regime].slabs.cite,
    );
    step(rupees(`In-hand for the year in the ${regime} regime`, of(regime).total.inHand), 'The sum of its payslips');
    if (hasRefund(home)) {
      step(
        rupees(`Refund in the ${regime} regime`, of(regime).refund),
        'What the earlier employer deducted above that tax, not below zero',
        deductionAtSource[setting.year.act],
      );
    }
  }
  step(
    betterRegime(home),
    `The difference is ${inr(Math.abs(moreInOther(home)))} a year${hasRefund(home) ? ', with the refund' : ''}`,
    setting.year.returns.oldRegimeChoice,
  );
  const taxable = chosen.assessment.salary.gross + chosen.assessment.other.income;
  step(
    percentage('Tax as a share of salary and other income', taxable > 0 ? (chosen.tax / taxable) * 100 : 0),
    `${inr(chosen.tax)} of ${inr(taxable)} of salary and other income`,
  );
  marginalStep(sheet, home, 'Marginal tax rate on the next ₹1,000');
}

export function riseSteps(sheet: Worksheet, { setting, chosen }: TakeHome): void {
  const { hikePercent } = setting.input;
  const next = salaryYear(setting, chosen.ctc + 1_000, chosen.regime);
  sheet.heading('With more pay');
  sheet.step(
    rupees('In-hand from the next ₹1,000 of CTC', next.total.inHand - chosen.total.inHand),
    `In the year, with income tax ${inr(next.tax - chosen.tax)} more`,
  );
  if (hikePercent === 0) return;
  const risen = salaryYear(setting, chosen.ctc * (1 + hikePercent / 100), chosen.regime);
  const gain = risen.usual.inHand - chosen.usual.inHand;
  sheet.step(
    rupees(`In-hand in a usual month after a rise of ${pct(hikePercent)}`, risen.usual.inHand),
    `CTC of ${inr(risen.ctc)} a year`,
  );
  sheet.step(
    rupees('More in-hand in a usual month after the rise', gain),
    chosen.usual.inHand > 0
      ? `${pct((gain / chosen.usual.inHand) * 100, 1)} of today’s in-hand`
      : 'Over today’s in-hand',
  );
}

/** Writes the months that differ from the usual one: one-off pay, another professional tax. */
function changedMonthSteps({ step }: Worksheet, setting: Setting, slips: readonly Payslip[], usual: Payslip): void {
  for (const slip of slips.filter(({ oneOff }) => oneOff > 0)) {
    step(
      rupees(`TDS in ${formatMonth(slip.month)}`, slip.tax),
      `The month pays ${exactInr(slip.oneOff)} of bonus or other one-off pay`,
      deductionAtSource[setting.year.act],
    );
    step(rupees(`In-hand in ${formatMonth(slip.month)}`, slip.inHand), 'Pay and one-off pay less all deductions');
  }
  const others = slips.filter((slip) => slip.professionalTax !== usual.professionalTax);
  for (const slip of others.slice(0, 2)) {
    step(
      rupees(`Professional tax in ${formatMonth(slip.month)}`, slip.professionalTax),
      'This month has a different amount',
      setting.stateRules.at(-1)?.cite,
    );
  }
}

/** Writes the deductions of the payslips: professional tax, TDS, and in-hand. */
export function deductionSteps(sheet: Worksheet, { setting, chosen }: TakeHome): void {
  const { input, stateRules } = setting;
  const { usual, total, slips } = chosen;
  const { step } = sheet;
  const rule = stateRules.at(-1);
  sheet.heading('The payslips');
  step(
    rupees('Professional tax in a usual month', usual.professionalTax),
    rule ? `On a gross pay of ${exactInr(usual.pay)} a month` : 'The State has no tax on employment',
    rule?.cite,
  );
  changedMonthSteps(sheet, setting, slips, usual);
  step(
    rupees('Professional tax for the year', total.professionalTax),
    `The sum of ${counted(slips.length, 'month')}`,
    setting.year.retirement.professionalTaxCap.cite,
  );
  step(
    rupees(tdsLabel, total.tax),
    input.earlierTax > 0
      ? `Income tax of ${inr(chosen.tax)} less ${inr(input.earlierTax)} deducted by the earlier employer, not below zero`
      : 'The income tax of the year',
    deductionAtSource[setting.year.act],
  );
  step(
    rupees('TDS in a usual month', usual.tax),
    'To the nearest rupee. The last payslip of the year takes the difference',
    deductionAtSource[setting.year.act],
  );
  step(
    rupees('In-hand in a usual month', usual.inHand),
    `${formatMonth(usual.month)}: ${exactInr(usual.pay + usual.oneOff)} − EPF and VPF ${exactInr(usual.ownEpf)} − NPS ${exactInr(usual.nps)} − ESI ${exactInr(usual.esi)} − professional tax ${exactInr(usual.professionalTax)} − welfare fund ${exactInr(usual.welfareFund)} − TDS ${exactInr(usual.tax)}`,
  );
  step(rupees('In-hand for the year', total.inHand), 'The sum of the payslips');
  const { ordinaryMonth: month } = chosen;
  step(
    exactRupees('Employer cost you never see', unseen(chosen)),
    'The employer’s EPF, NPS, ESI, gratuity, insurance and charges for your months',
  );
  if (month.employerEsi === 0 && input.esi !== 'none') {
    const insurance = valueOn(stateInsuranceRules, `${setting.worked.at(-1)}-01`);
    step(
      rupees('ESI for the year', total.esi),
      `Nothing, as gross pay is above ${inr(setting.lastLaw.esi.wagesUpTo)} a month`,
      insurance.cite,
    );
  }
}

/** Returns what the employer spends beside pay and perks, for the months worked, ₹. */
function unseen({ runs }: TakeHome['chosen']): number {
  return overYear(
    runs,
    (month) =>
      month.epf.employer +
      month.charges +
      month.employerNps +
      month.employerEsi +
      month.gratuity +
      month.groupInsurance,
  );
}

/** Writes the change that saves the most tax. */
export function leverSteps(sheet: Worksheet, levers: readonly Lever[]): void {
  const best = levers.reduce<Lever | null>((least, lever) => (lever.tax < (least?.tax ?? 0) ? lever : least), null);
  sheet.heading('The best change');
  sheet.step(
    verdict('Best change at the same CTC', best ? best.name : 'None of those tried'),
    best
      ? `In-hand changes by ${inr(best.inHand)} a year, EPF, NPS and gratuity by ${inr(best.saved)}`
      : 'Changing NPS, EPF, basic pay or the regime does not lower the tax',
  );
  sheet.step(rupees('Income tax it saves', best ? -best.tax : 0), 'Compared with your tax for the year now');
}
