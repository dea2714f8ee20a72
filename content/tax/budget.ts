import { presentLaw } from '@/content/rules/years/income-tax';
import { proposed } from '@/content/rules/years/proposed';
import { type NoteSheet, rupees, type Worksheet } from '@/lib/calculator';
import { formatDate, inr } from '@/lib/format';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { regimes } from './year-answer';
import { yearTitle } from './years';

/** A person's year, for the law in force and for another law with the same figures. */
interface BudgetQuestion {
  readonly year: IncomeTaxYear;
  /** The regimes that are open to the person. */
  readonly open?: readonly Regime[];
  /** The tax under a law, before it is rounded, ₹. */
  readonly taxUnder: (law: IncomeTaxYear, regime: Regime) => number;
}

/**
 * Returns what the Budget changes in a year's tax, as a sentence behind that of the answer, and writes the working and a note. Compares the
 * lower tax under the law in force with the lower tax as proposed. Returns '' without a proposal on file, and for years before the last on file.
 */
export function budgetSentence(
  { year, open = regimes, taxUnder }: BudgetQuestion,
  { step, heading }: Worksheet,
  notes: NoteSheet,
): string {
  if (!proposed || year.financialYear !== presentLaw.financialYear) return '';
  const { law, proposedOn, bill } = proposed;
  const lowest = (of: IncomeTaxYear) =>
    Math.min(...open.map((regime) => payable(taxUnder(of, regime), of.payableMultiple.value)));
  const now = lowest(year);
  // Losses of earlier years are as old as in the year that is asked about.
  const then = lowest({ ...law, financialYear: year.financialYear });
  const change = then - now;
  const asProposed = `as proposed on ${formatDate(proposedOn)}, not law yet`;
  heading('What the Budget changes for you');
  step(rupees('Your tax as proposed', then), `By the Bill for ${yearTitle(law.financialYear)}, ${asProposed}`, bill);
  step(
    rupees('What the Budget changes in your tax', change),
    `${inr(then)} as proposed less ${inr(now)} under the law of ${yearTitle(year.financialYear)}`,
    bill,
  );
  notes.assume(
    `The change is ${asProposed}. Parliament may still change it. We compare ${open.length > 1 ? 'the lower tax of both regimes' : 'the tax of the new regime'} under each law, on the same figures. The Bill is for ${yearTitle(law.financialYear)}. Every other amount here is by the law in force.`,
    bill,
  );
  const amount = change === 0 ? 'nothing' : `${inr(Math.abs(change))} ${change < 0 ? 'less' : 'more'} tax a year`;
  return ` What the Budget changes for you: ${amount}, ${asProposed}.`;
}
