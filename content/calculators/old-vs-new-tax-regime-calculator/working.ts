import { sumStep } from '@/content/sum-step';
import { marginalRate, marginalRateWorking } from '@/content/tax/marginal';
import { regimeNames } from '@/content/tax/names';
import { assessmentSteps } from '@/content/tax/working';
import { type Both, inBoth, regimeTaxSteps, type YearAnswer } from '@/content/tax/year-answer';
import { percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { exactInr, inr, pct } from '@/lib/format';
import type { Assessment } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { OldRegime } from './break-even';
import type { RegimeInput } from './form';
import { rentAllowance } from './person';

/** Returns the sheet with the regime's name behind every label, so that both regimes fit on one. */
function sheetOf(regime: Regime, sheet: Worksheet): Worksheet {
  const name = `, ${regimeNames[regime]}`;
  return {
    steps: sheet.steps,
    heading: (text) => sheet.heading(text.endsWith(name) ? text : text + name),
    step(figure, how, cite) {
      sheet.step({ ...figure, label: figure.label + name }, how, cite);
      return figure.value;
    },
  };
}

/** Writes the exempt part of the allowance on the sheet, where it is worked out here. */
export function rentAllowanceStep(input: RegimeInput, { step, heading }: Worksheet): void {
  if (input.hraBy !== 'worked' || input.hra === 0) return;
  const { rules, percentages, limits } = rentAllowance(input);
  heading('HRA, old regime');
  step(
    rupees('Exempt HRA', limits.exempt),
    `The least of HRA ${inr(limits.allowance)}, rent above ${pct(percentages.rentAboveSalary)} of basic ${inr(limits.rentAboveSalary)} and ${pct(percentages.salaryShare)} of basic ${inr(limits.salaryShare)}`,
    rules.salaryShare.cite,
  );
}

/** Writes the whole working of both regimes; returns the % of the next ₹1,000 of income that goes in tax in each. */
export function regimeSteps({ year, of }: YearAnswer, sheet: Worksheet): Both<number> {
  return inBoth((regime) => {
    const { assessment, withMore } = of[regime];
    assessmentSteps(sheetOf(regime, sheet), assessment, year);
    return sheet.step(
      percentage(`Tax on your next ₹1,000, ${regimeNames[regime]}`, marginalRate(withMore)),
      marginalRateWorking(withMore),
      year.regimes[regime].slabs.cite,
    );
  });
}

/** Writes the taxes as they are paid, and returns the difference. */
export function comparisonSteps(answer: YearAnswer, sheet: Worksheet): number {
  const { tax } = answer;
  sheet.heading('Comparison');
  regimeTaxSteps(sheet, answer);
  return sheet.step(
    rupees('Saved by the better regime', Math.abs(tax.new - tax.old)),
    `The difference between ${inr(tax.new)} and ${inr(tax.old)}`,
  );
}

/** The visitor's deductions of the old regime beside those at which both regimes cost the same, ₹. */
export interface Distance {
  readonly have: number;
  readonly needed: number | null;
  readonly missing: number;
  readonly beyond: number;
}

/** Returns how far the visitor is from the point at which the regimes cost the same. */
export function breakEvenSteps(
  old: OldRegime,
  { have, needed }: Pick<Distance, 'have' | 'needed'>,
  both: Both<Assessment>,
  year: IncomeTaxYear,
  { step, heading }: Worksheet,
): Distance {
  const { slabs, deductions } = year.regimes.old;
  heading('Break-even');
  step(
    rupees('Old-regime income before your deductions', old.income),
    `After the standard deduction and what counts in both regimes, before deductions that count only in the old regime. The tax on it is ${inr(old.taxWith(0))}`,
    year.regimes.old.standardDeduction.cite,
  );
  sumStep(
    { step },
    rupees('Your old-regime deductions', have, { tone: 'own' }),
    [old.income, -(old.income - have)],
    ', your income in the old regime. These are deductions that count only there, within their limits',
    deductions.cite,
  );
  if (needed === null) {
    step(
      verdict('Break-even deductions', 'None'),
      `Even if you deduct all income at slab rates, the old regime costs ${inr(old.taxWith(old.income))}, against ${inr(both.new.tax)} in the new regime`,
      year.deductions.ceiling,
    );
    return { have, needed, missing: 0, beyond: 0 };
  }
  step(
    rupees('Break-even deductions', needed, { tone: 'other' }),
    needed === 0
      ? `Without any, the old regime costs ${inr(old.taxWith(0))}, not more than ${inr(both.new.tax)} in the new regime`
      : `Found by trial in steps of ₹10: on ${inr(old.income - needed)} the old regime costs ${exactInr(old.taxWith(needed))}, not more than ${exactInr(both.new.tax)} in the new regime`,
    slabs.cite,
  );
  const missing = sumStep(
    { step },
    rupees('Missing to break even', Math.max(0, needed - have)),
    [needed, -have],
    '; never below zero',
  );
  const beyond = sumStep(
    { step },
    rupees('Beyond break-even', Math.max(0, have - needed)),
    [have, -needed],
    '; never below zero',
  );
  return { have, needed, missing, beyond };
}
