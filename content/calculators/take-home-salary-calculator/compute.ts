import { deductionAtSource } from '@/content/rules/payroll';
import { marginalRate, marginalRateWorking, type WithMore } from '@/content/tax/near';
import { assessmentSteps } from '@/content/tax/working';
import { assumedLines } from '@/lib/assumed';
import { percentage, type Result, rupees, verdict, type Worksheet, worksheet } from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import { assess } from '@/lib/tax/assess';
import type { Regime } from '@/lib/tax/income-tax-year';
import { actionsOf, caveatsOf } from './caveats';
import { fields, type TakeHomeInput } from './form';
import { leversOf, leversTable, noteLevers } from './levers';
import { overYear, type Setting, salaryYear, settingOf } from './payslips';
import { bothRegimes, bridge, payslipsTable, spending } from './show';
import { hasRefund, moreInOther, type TakeHome } from './take-home';
import { wantedCtc } from './wanted';
import { noteDeductions, noteMonth } from './working';

const otherRegime = (regime: Regime): Regime => (regime === 'new' ? 'old' : 'new');

/** Returns the CTC asked about: as typed, or the one that leaves the in-hand wanted. */
function ctcOf(setting: Setting): { readonly ctc: number; readonly again: number | null } {
  const { input } = setting;
  if (input.known !== 'inHand') return { ctc: input.ctc, again: null };
  const wanted = wantedCtc(setting, input.inHandWanted);
  return wanted.found ? wanted : { ctc: wanted.least?.ctc ?? 0, again: null };
}

/** Returns the lines that name what counted of the questions in closed groups and was left at its default. */
function assumedOf({ setting, chosen }: TakeHome): NonNullable<Result['assumed']> {
  const { input, year } = setting;
  const limit = year.retirement.employerContributions.value;
  const withPension = overYear(chosen.runs, ({ fund, employerNps }) => fund.fund + fund.pension + employerNps);
  return assumedLines(fields, input, [
    ...(input.known === 'gross' ? [] : (['gratuityInCtc'] as const)),
    ...(input.epf !== 'none' && (withPension > limit || chosen.fundTaxed > 0) ? (['pensionMember'] as const) : []),
    ...(input.rent > 0 ? (['hraPercent'] as const) : []),
    ...(input.variable > 0 ? (['variablePaid'] as const) : []),
    ...(input.healthParents > year.deductions.health.value.below60 ? (['parentsSenior'] as const) : []),
  ]);
}

/** Returns payslips, taxes and in-hand of a salary; the CTC from the in-hand where that is what is known. */
export function takeHomeResult(typed: TakeHomeInput): Result {
  const setting = settingOf(typed);
  const { input } = setting;
  const { ctc, again } = ctcOf(setting);
  const chosen = salaryYear(setting, ctc, input.regime);
  const { person } = chosen;
  const withMore: WithMore = (extra) =>
    assess({ ...person, salary: { ...person.salary, gross: person.salary.gross + extra } }, setting.year, input.regime);
  const home: TakeHome = {
    setting,
    chosen,
    other: salaryYear(setting, ctc, otherRegime(input.regime)),
    withMore,
    again,
  };
  const sheet = worksheet();
  noteMonth(sheet, home);
  assessmentSteps(sheet, chosen.assessment, setting.year);
  const figures = noteYear(sheet, home);
  noteDeductions(sheet, home);
  const levers = leversOf(home);
  noteRise(sheet, home);
  noteLevers(sheet, levers);
  const assumed = assumedOf(home);
  return {
    headline:
      input.known !== 'inHand'
        ? [figures.usual, figures.year, figures.tax, figures.better]
        : [figures.needed, figures.usual, figures.tax, figures.better],
    sentence: sentenceOf(home),
    ...(assumed.length > 0 && { assumed }),
    breakdowns: [spending(home)],
    charts: [bridge(home)],
    tables: [payslipsTable(chosen), bothRegimes(home), leversTable(home, levers)],
    steps: sheet.steps,
    actions: actionsOf(home),
    caveats: caveatsOf(home),
  };
}

/** Returns the regime that leaves more, a refund included. */
function betterOf(home: TakeHome): Regime | null {
  const more = moreInOther(home);
  if (Math.abs(more) < 1) return null;
  return (more < 0 ? home.chosen : home.other).regime;
}

/** Writes the year: both taxes, what is left, and the rates. */
function noteYear(sheet: Worksheet, home: TakeHome) {
  const { chosen, other, withMore, setting } = home;
  const { step } = sheet;
  const better = betterOf(home);
  const of = (regime: Regime) => (chosen.regime === regime ? chosen : other);
  sheet.heading('The year');
  const figures = {
    needed: rupees('CTC you need a year', chosen.ctc),
    usual: rupees('In-hand in a usual month', chosen.usual.inHand, { tone: 'own' }),
    year: rupees('In-hand for the year', chosen.total.inHand, { tone: 'own' }),
    tax: rupees('Income tax for the year', chosen.tax, { tone: 'tax' }),
    better: verdict(
      'Regime that leaves more',
      better === null ? 'Both the same' : better === 'new' ? 'New regime' : 'Old regime',
    ),
  } as const;
  step(figures.tax, `Income-tax of ${exactInr(chosen.assessment.tax)} to the nearest rupee`, deductionAtSource);
  for (const regime of ['new', 'old'] as const) {
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
        deductionAtSource,
      );
    }
  }
  step(
    figures.better,
    `The difference is ${inr(Math.abs(moreInOther(home)))} a year${hasRefund(home) ? ', with the refund' : ''}`,
    setting.year.returns.oldRegimeChoice,
  );
  const taxable = chosen.assessment.salary.gross + chosen.assessment.other.income;
  step(
    percentage('Tax as a share of salary and other income', taxable > 0 ? (chosen.tax / taxable) * 100 : 0),
    `${inr(chosen.tax)} of ${inr(taxable)} of salary and other income`,
  );
  step(percentage('Marginal tax rate on the next ₹1,000', marginalRate(withMore)), marginalRateWorking(withMore));
  return figures;
}

/** Writes what a rise brings. */
function noteRise(sheet: Worksheet, { setting, chosen }: TakeHome): void {
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

function sentenceOf(home: TakeHome): string {
  const { setting, chosen, other, again } = home;
  const { input } = setting;
  const months = setting.worked.length;
  const span = months === 12 ? 'a year' : `in ${months === 1 ? 'the month' : `the ${months} months`} you work there`;
  const difference = moreInOther(home);
  const the = hasRefund(home) ? 'With the refund, the' : 'The';
  const regimes =
    difference >= 1
      ? ` ${the} ${other.regime} regime would leave ${inr(difference)} more.`
      : difference <= -1
        ? ` ${the} ${chosen.regime} regime leaves ${inr(-difference)} more than the ${other.regime} one.`
        : ' Both regimes leave the same.';
  if (input.known === 'inHand') {
    return `For ${inr(chosen.usual.inHand)} in hand in a usual month you need a CTC of ${inr(chosen.ctc)} a year.${again === null ? '' : ' It is the lowest of several CTCs with that in-hand.'}${regimes}`;
  }
  const of = input.known === 'gross' ? `a gross pay of ${inr(input.grossPay)} a month` : `a CTC of ${inr(chosen.ctc)}`;
  return `Of ${of} you get ${inr(chosen.usual.inHand)} in hand in a usual month, ${inr(chosen.total.inHand)} ${span}, after ${inr(chosen.total.tax)} of income tax.${regimes}`;
}

/** Returns the year's pay for pages that ask for it: basic pay, HRA, other exempt allowances, what went into the fund with other savings, professional tax and the
 * employer's NPS; ₹. */
export function yearOfPay(typed: TakeHomeInput, { steps }: Result) {
  const setting = settingOf(typed);
  const ctc = Number(steps.find(({ figure }) => figure.label === 'CTC a year')?.figure.value ?? 0);
  const { person, runs, hraExempt } = salaryYear(setting, ctc, setting.input.regime);
  return {
    basic: person.salary.basic,
    employerNps: person.salary.employerNps,
    savings: person.claims.savings,
    professionalTax: person.salary.professionalTax,
    hra: overYear(runs, (month) => month.hra),
    allowances: person.salary.personalAllowances - hraExempt,
  };
}
