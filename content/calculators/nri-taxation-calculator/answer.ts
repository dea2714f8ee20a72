import { nonResidentCites, residenceCites } from '@/content/rules/income-tax/residence';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { otherRegime } from '@/content/tax/names';
import { compared, inBoth } from '@/content/tax/year-answer';
import { rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { returnFromTds } from '@/lib/tax/taxpayer';
import { deductionsFor, propertyDeduction } from './deducted';
import { returnDuty } from './duties';
import type { NriInput } from './form';
import { byAct, incomeTaxedAbroad, taxpayerOf } from './person';
import { returnPlan } from './plan';
import { type Status, statusOf } from './status';
import { compareStreams, leastTax, type NonResidentTax, taxWith, treatyRates } from './treaty';

/** The year’s tax of a residence in a regime, ₹. */
interface YearTax {
  /** As the input has it: with the treaty only if there is a certificate. */
  readonly now: NonResidentTax;
  readonly actOnly: number;
  readonly withTreaty: NonResidentTax;
}

/**
 * Returns a resident’s tax with credit for tax paid abroad: for gains and for the rest by itself the lower of that tax and the Indian
 * tax at the average rate (rule 128(5)).
 */
function residentTax(input: NriInput, status: Status, year: IncomeTaxYear, regime: Regime): NonResidentTax {
  const { status: residence } = status.finding;
  const taxpayer = taxpayerOf(input, residence);
  const before = assess(taxpayer, year, regime);
  const abroad = incomeTaxedAbroad(input, residence, before.salary.standardDeduction);
  const rate = before.totalIncome > 0 ? before.tax / before.totalIncome : 0;
  const reliefs = sumOf(abroad, ({ income, tax }) => Math.min(tax, rate * income));
  const assessment = reliefs > 0 ? assess({ ...taxpayer, reliefs }, year, regime) : before;
  return { choices: byAct, assessment, treatyTax: 0, tax: assessment.tax };
}

function yearTax(
  input: NriInput,
  status: Status,
  year: IncomeTaxYear,
  regime: Regime,
  rates: ReturnType<typeof treatyRates>,
): YearTax {
  if (status.finding.status !== 'nonResident') {
    const now = residentTax(input, status, year, regime);
    return { now, actOnly: now.tax, withTreaty: now };
  }
  const act = leastTax(input, year, regime, rates, false);
  const withTreaty = leastTax(input, year, regime, rates, true);
  return { now: input.certificate ? withTreaty : act, actOnly: act.tax, withTreaty };
}

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
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const paidOf = (amount: number) => payable(amount, year.payableMultiple.value);
  const statuses = inBoth((regime) => statusOf(input, year, regime));
  const rates = treatyRates(input, year);
  const taxes = inBoth((regime) => yearTax(input, statuses[regime], year, regime, rates));
  const { both: _, ...regimes } = compared({
    both: inBoth((regime) => taxes[regime].now.assessment),
    year,
    shown: input.regime,
    tax: inBoth((regime) => paidOf(taxes[regime].now.tax)),
  });
  const { regime, paid } = regimes;
  const status = statuses[regime];
  const residence = status.finding.status;
  const isNonResident = residence === 'nonResident';
  const { now, actOnly, withTreaty } = taxes[regime];
  const { assessment } = now;
  const byActPaid = paidOf(actOnly);
  const withTreatyPaid = paidOf(withTreaty.tax);
  const deducted = isNonResident ? deductionsFor(input, year, rates) : [];
  const tds = input.tds ?? sumOf(deducted, ({ tax }) => tax);
  const balance = paidOf(now.tax - tds);
  return {
    ...regimes,
    input,
    hasBusiness: taxpayerOf(input, residence).business.regular !== 0,
    law: nonResidentCites[year.act],
    tests: residenceCites[year.act],
    status,
    // The other regime’s total income may be on the other side of the limit of the tests.
    inOther: statuses[otherRegime(regime)],
    isNonResident,
    plan: returnPlan(input, status.stays, status.income),
    taxes: inBoth((of) => taxes[of].now),
    now,
    // The tax as it is paid by the Act alone, and with the treaty where it is lower.
    byActPaid,
    withTreatyPaid,
    treatySaves: Math.max(0, byActPaid - withTreatyPaid),
    streams: isNonResident ? compareStreams(input, year, rates, withTreaty) : [],
    deducted,
    tds,
    // Whether tax deducted is known or can be worked out.
    showsDeducted: isNonResident || input.tds !== null,
    // Below zero: a refund.
    balance,
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
