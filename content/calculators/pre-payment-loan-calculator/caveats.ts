import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { loanRules, prepaymentCharges as rules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import type { Action, Caveat } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import type { Repayment } from '@/lib/finance/prepayment';
import { formatPercent, formatRupees } from '@/lib/format';
import type { ChargeRule } from './charges';
import type { PrepaymentInput } from './form';
import type { Comparison } from './loan';

/** What to do with the answer. */
export function actionsOf(input: PrepaymentInput, rule: ChargeRule, plan: Repayment): Action[] {
  const steps: Action[] = [];
  if (plan.periods > 0) {
    steps.push({
      text: `Tell the lender in writing with each prepayment that it should ${input.prepaymentEffect === 'emi' ? 'lower the EMI and leave the tenure' : 'cut the tenure and leave the EMI'}, and ask for the new schedule.`,
    });
  }
  if (rule.isAllowed) {
    steps.push({
      text: 'Look for the charge in the sanction letter, the agreement and the Key Facts Statement. If none of them has it, you need not pay it on a loan under the RBI’s Directions.',
      cite: rules.otherwise,
    });
  } else if (input.chargePercent > 0) {
    steps.push({
      text: 'Write to the lender that it may not charge for this prepayment. If it insists, complain to the RBI Ombudsman.',
      cite: rule.cite,
    });
  }
  if (plan.periods === 0) {
    steps.push({
      text: `Ask for the no-dues letter and for your property papers: the lender has ${rules.documentDays.value} days to return them.`,
      cite: rules.documentDays.cite,
    });
  }
  steps.push({
    text: 'Keep a few months of EMIs and expenses in hand before you prepay: the money does not come back.',
  });
  return steps;
}

interface Shown {
  readonly invest: boolean;
  readonly waiting: number | null;
  /** What the lender asks for all prepayments with GST, ₹, allowed or not. */
  readonly charge: number;
}

/** Who should leave, what we took for granted, which limits applied, and what to look out for. */
export function caveatsOf(input: PrepaymentInput, comparison: Comparison, rule: ChargeRule, shown: Shown): Caveat[] {
  return [
    {
      kind: 'notForYou',
      text: 'This is not for a flat-rate loan, an overdraft or home-saver account, a credit card, or a loan in its moratorium. For a let-out house the tax part does not hold.',
    },
    ...limits(input, comparison),
    ...chargeCaveats(input, rule, shown.charge),
    ...(shown.invest ? investCaveats(input) : []),
    ...taxCaveats(input),
    {
      kind: 'assumption',
      text: 'The rate stays as it is. Every month counts as one twelfth of a year, and a prepayment takes effect right after the EMI of its month; between two EMIs the lender’s interest by days differs a little.',
    },
  ];
}

/** Prepayments that the end of the loan cuts short. */
function limits(input: PrepaymentInput, { plan, extra }: Comparison): Caveat[] {
  const caveats: Caveat[] = [];
  if (extra.some((each) => each.from > plan.periods)) {
    caveats.push({
      kind: 'limit',
      text: 'Your earlier prepayments end the loan before some of the later ones, which then have no effect.',
    });
  }
  if (input.prepayments.length > 0 && (plan.extras.at(-1) ?? 0) > 0) {
    caveats.push({
      kind: 'limit',
      text: 'The last prepayment is smaller: it pays only what you still owe.',
    });
  }
  return caveats;
}

function chargeCaveats(input: PrepaymentInput, rule: ChargeRule, asked: number): Caveat[] {
  const caveats: Caveat[] = [];
  if (!rule.isAllowed && asked > 0) {
    caveats.push({
      kind: 'warning',
      text: `The lender may not take the ${formatRupees(asked)} it asks with GST, so we do not count it.`,
      cite: rule.cite,
    });
  }
  if (!rule.isAllowed) {
    caveats.push({
      kind: 'assumption',
      text: 'It makes no difference where the money comes from, whether you prepay a part or all, or how long the loan has run.',
      cite: input.sanctionedOn >= loanRules.freePrepaymentFrom.value ? rules.anySource : rule.cite,
    });
  }
  if (rule.isAllowed && input.chargePercent === 0) {
    caveats.push({
      kind: 'warning',
      text: 'This loan may carry a prepayment charge, and you entered none. Look it up in your agreement and enter it.',
      cite: rule.cite,
    });
  }
  if (rule.isAllowed && input.rateType === 'floating' && input.purpose === 'own') {
    caveats.push({
      kind: 'warning',
      text: 'Co-operative and regional rural banks had rules of their own before the Directions, and a floating-rate home loan may be free under them. Ask yours under which rule it charges.',
    });
  }
  if (input.rateType === 'fixed' && ['nbfcUpper', 'nbfcMiddle'].includes(input.lender) && input.purpose === 'own') {
    caveats.push({
      kind: 'warning',
      text: 'A housing finance company may not have the right to charge even for a fixed-rate home loan that you prepay from your own money. Ask it under which rule it charges.',
      cite: rules.housingFinance,
    });
  }
  if (input.rateType === 'fixed') {
    caveats.push({
      kind: 'assumption',
      text: 'A loan with fixed and floating years counts as what it is when you prepay. Once it floats, the rule for floating rates holds.',
      cite: rules.rateAtThatTime,
    });
  }
  if (rule.isAllowed && input.chargePercent > 0) {
    caveats.push({
      kind: 'assumption',
      text: 'The charge is taken on every prepayment. Some lenders leave a part of the balance free each year; then you pay less.',
    });
  }
  return caveats;
}

function investCaveats(input: PrepaymentInput): Caveat[] {
  const caveats: Caveat[] = [
    {
      kind: 'assumption',
      text: 'If you prepay, we invest the saved EMIs at the same return. Both ways end on the day the loan would have ended without prepayments.',
    },
  ];
  if (input.investTax === 'equity') {
    caveats.push({
      kind: 'assumption',
      text: `All gains are taken at the end, as long-term, at ${formatPercent(fundTax.longTermRate.value)} above ${formatRupees(fundTax.longTermExemption.value)} and ${formatPercent(fundTax.cess.value)} cess, without surcharge, by the law of ${fundTax.year}. Selling over several years, or other gains in the year, changes the tax.`,
      cite: fundTax.longTermExemption.cite,
    });
  }
  return caveats;
}

function taxCaveats(input: PrepaymentInput): Caveat[] {
  if (input.regime === 'new' || !input.homeLoan) return [];
  return [
    {
      kind: 'assumption',
      text: `The house is complete, was bought or built with this loan in time, and you alone claim it. The limits stay at ${formatRupees(deductions.interest.value)} of interest and ${formatRupees(deductions.principal.value)} of principal a year, and your tax rate stays. EMIs already paid this financial year are not counted.`,
      cite: homeLoanLaw(financialYearOf(input.nextEmi)).interest,
    },
  ];
}
