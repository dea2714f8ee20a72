import { nonResidentCites, residenceCites } from '@/content/rules/income-tax/residence';
import { otherRegime } from '@/content/tax/names';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { returnFromTds } from '@/lib/tax/taxpayer';
import { propertyDeduction } from './deducted';
import { returnDuty } from './duties';
import type { NriInput } from './form';
import { taxpayerOf } from './person';
import { returnPlan } from './plan';
import { compareStreams, type NonResidentTax, taxWith } from './treaty';
import { yearTaxFor } from './year-tax';

/** Returns what section 115E saves where it is chosen, else what it would cost, ₹; null without income from foreign exchange assets. */
function investmentRuleOf(
  input: NriInput,
  year: IncomeTaxYear,
  { choices, assessment }: NonResidentTax,
  tax: number,
): { readonly chosen: boolean; readonly difference: number } | null {
  if (input.assetInterest <= 0 || input.person === 'foreign' || choices.treaty.assets !== undefined) return null;
  const other = { ...choices, investmentIncome: !choices.investmentIncome };
  const otherTax = payable(taxWith(input, year, assessment.regime, other).tax, year.payableMultiple.value);
  return { chosen: choices.investmentIncome, difference: Math.abs(otherTax - tax) };
}

/** Returns residence, tax in both regimes with and without the treaty, tax deducted, and the duty to file; amounts in ₹. */
export function answerFor(input: NriInput) {
  const { rates, statuses, withTreaty, ...tax } = yearTaxFor(input);
  const { year, regime, paid, status, isNonResident, now, byActPaid, withTreatyPaid, tds, balance } = tax;
  const residence = status.finding.status;
  const { assessment } = now;
  return {
    ...tax,
    hasBusiness: taxpayerOf(input, residence).business.regular !== 0,
    law: nonResidentCites[year.act],
    tests: residenceCites[year.act],
    // The other regime’s total income may be on the other side of the limit of the tests.
    inOther: statuses[otherRegime(regime)],
    plan: returnPlan(input, status.stays, status.income),
    treatySaves: Math.max(0, byActPaid - withTreatyPaid),
    streams: isNonResident ? compareStreams(input, year, rates, withTreaty) : [],
    property: isNonResident ? propertyDeduction(input, year) : null,
    investmentRule: isNonResident ? investmentRuleOf(input, year, now, paid) : null,
    duty: returnDuty(
      input,
      {
        isNonResident,
        isOrdinary: residence === 'resident',
        grossTotalIncome: assessment.grossTotalIncome,
        basicExemption: assessment.charge.basicExemption,
        deducted: tds,
        returnFromTds: returnFromTds({ ...input, kind: 'individual', residence }, year),
        refund: Math.max(0, -balance),
        usesInvestmentRule: now.choices.investmentIncome,
        usesTreaty: now.treatyTax > 0,
        carriesBusinessLoss: assessment.carriedForward.some(
          ({ kind, financialYear }) => kind === 'business' && financialYear === input.financialYear,
        ),
      },
      year,
    ),
  };
}

/** What working, tables, charts and notes are written from. */
export type Answer = ReturnType<typeof answerFor>;
