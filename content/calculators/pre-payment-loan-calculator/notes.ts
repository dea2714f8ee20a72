import { emptyRowCaveats } from '@/content/filled-rows';
import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { loanRules, prepaymentCharges as rules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { inr, pct } from '@/lib/format';
import type { ChargeRule } from './charges';
import type { PrepaymentInput } from './form';
import { type Comparison, isClosed, typedPrepayments, valueOfRow } from './loan';

interface Shown {
  readonly invest: boolean;
  readonly waiting: number | null;
  /** What the lender asks for all prepayments with GST, ₹, allowed or not. */
  readonly charge: number;
}

/** Writes who should leave, what is assumed, which limits applied, what to look out for, and what to do. */
export function notesOf(input: PrepaymentInput, comparison: Comparison, rule: ChargeRule, shown: Shown): NoteSheet {
  const { plan, extra } = comparison;
  const notes = noteSheet();
  const rows = input.prepayments.map((row) => ({ value: valueOfRow(row) }));
  notes.notForYou(
    'This is not for a flat-rate loan, an overdraft or home-saver account, a credit card, or a loan in its moratorium. For a let-out house the tax part does not apply.',
  );
  for (const { name, after } of typedPrepayments(input)) {
    notes.warn(
      after >= comparison.without.periods &&
        `${name}, after EMI ${after}, comes when the loan has ended with EMI ${comparison.without.periods}. We leave it out.`,
    );
  }
  notes.limit(
    extra.some((each) => each.from > plan.periods) &&
      'Your earlier prepayments end the loan before some of the later ones, which then have no effect.',
  );
  notes.limit(
    rows.some(({ value }) => value !== null) &&
      (plan.extras.at(-1) ?? 0) > 0 &&
      'The last prepayment is smaller: it pays only what you still owe.',
  );
  notes.add(emptyRowCaveats('prepayment', rows, 'value'));
  chargeNotes(notes, input, rule, shown.charge);
  if (shown.invest) investNotes(notes, input);
  notes.assume(
    input.regime === 'old' &&
      input.homeLoan &&
      `We assume that the house is complete, was bought or built with this loan in time, and that only you claim it. We also assume that the limits stay at ${inr(deductions.interest.value)} of interest and ${inr(deductions.principal.value)} of principal a year, and your tax rate stays the same. We assume that you paid every EMI since April, or since the loan was sanctioned, and count these in this financial year.`,
    homeLoanLaw(financialYearOf(input.nextEmi)).interest,
  );
  notes.assume(
    'We assume that the rate stays the same, that every month is one twelfth of a year, and that you prepay right after the EMI of that month. If you prepay between two EMIs, the lender’s interest by days differs a little.',
  );
  actionNotes(notes, input, comparison, rule);
  return notes;
}

function chargeNotes({ warn, assume }: NoteSheet, input: PrepaymentInput, rule: ChargeRule, asked: number): void {
  const isFixed = input.rateType === 'fixed';
  if (rule.isAllowed) {
    warn(
      input.chargePercent === 0 &&
        'This loan may carry a prepayment charge, and you entered none. Look it up in your agreement and enter it.',
      rule.cite,
    );
    warn(
      input.rateType === 'floating' &&
        input.purpose === 'own' &&
        'Co-operative and regional rural banks had their own rules before the Directions. Under these a floating-rate home loan may be free of the charge. Ask your bank under which rule it charges.',
    );
  } else {
    // Below half a rupee the amount would read ₹0.
    warn(
      asked >= 0.5 && `The lender may not take the ${inr(asked)} it asks with GST, so we do not count it.`,
      rule.cite,
    );
    assume(
      'It makes no difference where the money comes from, whether you prepay a part or all, or how long the loan has run.',
      input.sanctionedOn >= loanRules.freePrepaymentFrom.value ? rules.anySource : rule.cite,
    );
  }
  warn(
    isFixed &&
      ['nbfcUpper', 'nbfcMiddle'].includes(input.lender) &&
      input.purpose === 'own' &&
      'A housing finance company may not have the right to charge even for a fixed-rate home loan that you prepay from your own money. Ask it under which rule it charges.',
    rules.housingFinance,
  );
  assume(
    isFixed &&
      'For a loan with fixed and floating years, the rate on the day you prepay decides. Once the rate is floating, the rule for floating rates applies.',
    rules.rateAtThatTime,
  );
  assume(
    rule.isAllowed &&
      input.chargePercent > 0 &&
      'We count the charge on every prepayment. Some lenders allow a part of the balance free of charge each year. Then you pay less.',
  );
}

function investNotes({ assume }: NoteSheet, { investTax }: PrepaymentInput): void {
  const { year, longTermAfterMonths, shortTermRate, longTermRate, longTermExemption, cess } = fundTax;
  assume(
    'If you prepay, we invest the saved EMIs at the same return. Both ways end on the day the loan would have ended without prepayments.',
  );
  assume(
    investTax === 'equity' &&
      `We assume that you sell everything at the end, by the law of ${year}. Gains on money invested for less than ${longTermAfterMonths.value} months are taxed at ${pct(shortTermRate.value)}, other gains at ${pct(longTermRate.value)} above ${inr(longTermExemption.value)}, with ${pct(cess.value)} cess and without surcharge. Selling over several years, or other gains in the year, changes the tax.`,
    longTermExemption.cite,
  );
}

function actionNotes({ action }: NoteSheet, input: PrepaymentInput, comparison: Comparison, rule: ChargeRule): void {
  action(
    !isClosed(comparison) &&
      `Tell the lender in writing with each prepayment that it should ${input.prepaymentEffect === 'emi' ? 'lower the EMI and keep the tenure' : 'cut the tenure and keep the EMI'}, and ask for the new schedule.`,
  );
  action(
    rule.isAllowed &&
      'Look for the charge in the sanction letter, the agreement and the Key Facts Statement. If none of them mentions it, you need not pay it on a loan under the RBI’s Directions.',
    rules.otherwise,
  );
  action(
    !rule.isAllowed &&
      input.chargePercent > 0 &&
      'Write to the lender that it may not charge for this prepayment. If it insists, complain to the RBI Ombudsman.',
    rule.cite,
  );
  action(
    isClosed(comparison) &&
      `Ask for the no-dues letter and your property papers. The lender has ${rules.documentDays.value} days to return them.`,
    rules.documentDays.cite,
  );
  action('Keep a few months of EMIs and expenses in hand before you prepay. You cannot take the money back.');
}
