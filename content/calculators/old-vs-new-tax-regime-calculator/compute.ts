import { incomeTaxYears } from '@/content/rules/income-tax';
import { type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { assess, assessBoth } from '@/lib/tax/assess';
import type { Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { breakEven, incomeOf, oldRegimeOf } from './break-even';
import type { RegimeInput } from './form';
import { deductionsTable, linesTable, lowerTax, regimeCharts, winnersTable, yearsTable } from './tables';
import { earning, taxpayerOf, withoutDeductions } from './taxpayer';
import { regimeCaveats, regimeNextSteps, regimeSentence } from './words';
import { breakEvenSteps, comparisonSteps, regimeSteps, rentAllowanceStep } from './working';

/** Returns the tax of a year in both regimes, which of them costs less, and the deductions at which it turns. */
export function regimeResult(input: RegimeInput): Result {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const taxpayer = taxpayerOf(input);
  const both = assessBoth(taxpayer, year);
  const multiple = year.payableMultiple.value;
  const tax = { new: payable(both.new.tax, multiple), old: payable(both.old.tax, multiple) };
  const better: Regime = tax.old < tax.new ? 'old' : 'new';
  // The thresholds near an income ask for the same few incomes again and again.
  const withMore = (regime: Regime) => {
    const known = new Map([[0, both[regime]]]);
    return (more: number) => {
      const found = known.get(more) ?? assess(earning(taxpayer, more), year, regime);
      known.set(more, found);
      return found;
    };
  };
  const more = { new: withMore('new'), old: withMore('old') };

  const sheet = worksheet();
  rentAllowanceStep(input, sheet);
  const next = regimeSteps(both, more, year, sheet);
  const saved = comparisonSteps(both, tax, year, sheet);
  const old = oldRegimeOf(withoutDeductions(taxpayer, both), year);
  const have = Math.max(0, old.income - incomeOf(both.old));
  const needed = breakEven(old, both.new.tax);
  const distance = breakEvenSteps(old, { have, needed }, both, year, sheet);

  return {
    headline: [
      rupees('Saved by the better regime', saved, { tone: 'growth' }),
      verdict('Lower tax', lowerTax(tax)),
      rupees('Tax in the new regime', tax.new),
      rupees('Tax in the old regime', tax.old),
    ],
    sentence: regimeSentence(input, tax, distance),
    charts: regimeCharts(old, both.new.tax, tax, distance),
    tables: [
      linesTable(both, next, year),
      deductionsTable(both, year),
      winnersTable(input, year),
      yearsTable(input, both, year),
    ],
    steps: sheet.steps,
    actions: regimeNextSteps(input, better, year),
    caveats: regimeCaveats(input, both, tax, distance, more[better], year),
  };
}
