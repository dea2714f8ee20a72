import { loanRules, prepaymentCharges as rules } from '@/content/rules/loans';
import { formatDate, inr } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { PrepaymentInput } from './form';

/** Whether the lender may charge for a prepayment, in a word and in a sentence, with the authority. */
export interface ChargeRule {
  readonly isAllowed: boolean;
  readonly answer: 'Not allowed' | 'Allowed if agreed';
  readonly why: string;
  readonly cite: Citation;
}

const free = (why: string, cite: Citation): ChargeRule => ({ isAllowed: false, answer: 'Not allowed', why, cite });
const agreed = (why: string, cite: Citation): ChargeRule => ({
  isAllowed: true,
  answer: 'Allowed if agreed',
  why,
  cite,
});

const names = (lenders: readonly string[], lender: string) => lenders.includes(lender);

/** Returns the rule for this loan: the RBI's Directions for loans sanctioned from 2026, its earlier circulars before. */
export function chargeRule(input: PrepaymentInput): ChargeRule {
  if (input.rateType === 'fixed') {
    return agreed(
      'The rate is fixed when you prepay. The lender’s policy and your agreement decide, on the amount prepaid',
      rules.otherwise,
    );
  }
  if (input.purpose === 'other') {
    return agreed(
      'The loan is for a business that is neither a person’s nor a micro or small enterprise. The agreement decides',
      rules.otherwise,
    );
  }
  const { value: from, cite } = loanRules.freePrepaymentFrom;
  if (input.sanctionedOn < from) return earlierRule(input, from, cite);
  if (input.purpose === 'own') {
    return free('Floating rate, a person’s loan, not for business: no lender may charge', rules.ownUse);
  }
  return businessRule(input);
}

function earlierRule(input: PrepaymentInput, from: string, since: Citation): ChargeRule {
  if (input.purpose === 'own') {
    for (const { value, cite } of [rules.earlierBanks, rules.earlierNbfcs]) {
      if (names(value, input.lender)) {
        return free(
          `Floating-rate term loan to a person, not for business: free at this kind of lender for loans sanctioned before ${formatDate(from)} too`,
          cite,
        );
      }
    }
  }
  return agreed(
    `Sanctioned before ${formatDate(from)}, so the new Directions do not apply. The agreement decides`,
    since,
  );
}

function businessRule(input: PrepaymentInput): ChargeRule {
  const { businessNever, businessUpToLimit, businessLimit, otherwise } = rules;
  if (names(businessNever.value, input.lender)) {
    return free('Floating-rate business loan: this kind of lender may not charge', businessNever.cite);
  }
  if (!names(businessUpToLimit.value, input.lender)) {
    return agreed('The Directions leave business loans of this kind of lender to the agreement', otherwise);
  }
  const sanctioned = input.known === 'original' ? input.loan : input.sanctioned;
  const limit = inr(businessLimit.value);
  return sanctioned <= businessLimit.value
    ? free(`Floating-rate business loan, sanctioned for not more than ${limit}`, businessLimit.cite)
    : agreed(
        `Sanctioned for ${inr(sanctioned)}, more than ${limit}: the agreement decides at this kind of lender`,
        otherwise,
      );
}

/** Returns what a lender may take for prepaying ₹1, GST included. */
export function chargeShare(input: PrepaymentInput, { isAllowed }: ChargeRule): number {
  return isAllowed ? (input.chargePercent / 100) * (1 + loanRules.gstOnFees.value / 100) : 0;
}

/** Charges of a plan, ₹; `net` is the interest saved less both, `asked` what the lender asks, allowed or not, GST included. */
export interface Charges {
  readonly charge: number;
  readonly gst: number;
  readonly net: number;
  readonly asked: number;
}
