import { emptyRowCaveats } from '@/content/filled-rows';
import { homeLoanDeductions as deductions } from '@/content/rules/home-loan-deductions';
import { loanRules, prepaymentCharges as rules } from '@/content/rules/loans';
import { fundTax } from '@/content/rules/mutual-funds';
import { homeLoanLaw } from '@/content/tax/home-loan-law';
import type { Action, Caveat } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import type { Repayment } from '@/lib/finance/prepayment';
import { inr, pct } from '@/lib/format';
import type { ChargeRule } from './charges';
import type { PrepaymentInput } from './form';
import { type Comparison, valueOfRow } from './loan';

/** Returns what to do with the answer. */
export function actionsOf(input: PrepaymentInput, rule: ChargeRule, plan: Repayment): Action[] {
  const steps: Action[] = [];
  if (plan.periods > 0) {
    steps.push({
      text: `Tell the lender in writing with each prepayment that it should ${input.prepaymentEffect === 'emi' ? 'lower the EMI and keep the tenure' : 'cut the tenure and keep the EMI'}, and ask for the new schedule.`,
    });
  }
  if (rule.isAllowed) {
    steps.push({
      text: 'Look for the charge in the sanction letter, the agreement and the Key Facts Statement. If none of them mentions it, you need not pay it on a loan under the RBI’s Directions.',
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
      text: `Ask for the no-dues letter and your property papers. The lender has ${rules.documentDays.value} days to return them.`,
      cite: rules.documentDays.cite,
    });
  }
  steps.push({
    text: 'Keep a few months of EMIs and expenses in hand before you prepay. You cannot take the money back.',
  });
  return steps;
}

interface Shown {
  readonly invest: boolean;
  readonly waiting: number | null;
  /** What the lender asks for all prepayments with GST, ₹, allowed or not. */
  readonly charge: number;
}

/** Returns who should leave, what we took for granted, which limits applied, and what to look out for. */
export function caveatsOf(input: PrepaymentInput, comparison: Comparison, rule: ChargeRule, shown: Shown): Caveat[] {
  const rows = input.prepayments.filter((row) => valueOfRow(row) !== null);
  return [
    {
      kind: 'notForYou',
      text: 'This is not for a flat-rate loan, an overdraft or home-saver account, a credit card, or a loan in its moratorium. For a let-out house the tax part does not apply.',
    },
    ...limits(comparison, rows.length > 0),
    ...emptyRowCaveats(
      'prepayment',
      input.prepayments.map((row) => ({ value: valueOfRow(row) })),
      'value',
    ),
    ...chargeCaveats(input, rule, shown.charge),
    ...(shown.invest ? investCaveats(input) : []),
    ...taxCaveats(input),
    {
      kind: 'assumption',
      text: 'We assume that the rate stays the same, that every month is one twelfth of a year, and that you prepay right after the EMI of that month. If you prepay between two EMIs, the lender’s interest by days differs a little.',
    },
  ];
}

/** Prepayments that the end of the loan cuts short. */
function limits({ plan, extra }: Comparison, hasRows: boolean): Caveat[] {
  const caveats: Caveat[] = [];
  if (extra.some((each) => each.from > plan.periods)) {
    caveats.push({
      kind: 'limit',
      text: 'Your earlier prepayments end the loan before some of the later ones, which then have no effect.',
    });
  }
  if (hasRows && (plan.extras.at(-1) ?? 0) > 0) {
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
      text: `The lender may not take the ${inr(asked)} it asks with GST, so we do not count it.`,
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
      text: 'Co-operative and regional rural banks had their own rules before the Directions. Under these a floating-rate home loan may be free of the charge. Ask your bank under which rule it charges.',
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
      text: 'For a loan with fixed and floating years, the rate on the day you prepay decides. Once the rate is floating, the rule for floating rates applies.',
      cite: rules.rateAtThatTime,
    });
  }
  if (rule.isAllowed && input.chargePercent > 0) {
    caveats.push({
      kind: 'assumption',
      text: 'We count the charge on every prepayment. Some lenders allow a part of the balance free of charge each year. Then you pay less.',
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
      text: `We assume that you sell everything at the end, by the law of ${fundTax.year}. Gains on money invested for less than ${fundTax.longTermAfterMonths.value} months are taxed at ${pct(fundTax.shortTermRate.value)}, other gains at ${pct(fundTax.longTermRate.value)} above ${inr(fundTax.longTermExemption.value)}, with ${pct(fundTax.cess.value)} cess and without surcharge. Selling over several years, or other gains in the year, changes the tax.`,
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
      text: `We assume that the house is complete, was bought or built with this loan in time, and that only you claim it. We also assume that the limits stay at ${inr(deductions.interest.value)} of interest and ${inr(deductions.principal.value)} of principal a year, and your tax rate stays the same. We assume that you paid every EMI since April, or since the loan was sanctioned, and count these in this financial year.`,
      cite: homeLoanLaw(financialYearOf(input.nextEmi)).interest,
    },
  ];
}
