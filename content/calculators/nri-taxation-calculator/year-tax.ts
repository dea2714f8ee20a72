import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { compared, inBoth } from '@/content/tax/year-answer';
import { rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import { deductionsFor } from './deducted';
import type { NriInput } from './form';
import { byAct, incomeTaxedAbroad, taxpayerOf } from './person';
import { type Status, statusOf } from './status';
import { leastTax, type NonResidentTax, treatyRates } from './treaty';

/** The year’s tax of a residence in a regime, ₹. */
interface YearTax {
  /** As the input has it: with the treaty only if there is a certificate. */
  readonly now: NonResidentTax;
  readonly actOnly: number;
  readonly withTreaty: NonResidentTax;
}

/**
 * Returns a resident’s tax with credit for tax paid abroad: separately for gains and for the other income, the lower of that tax and the
 * Indian tax at the average rate (rule 128(5)).
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

/** Returns residence, tax in both regimes with and without the treaty, and tax deducted; amounts in ₹. */
export function yearTaxFor(input: NriInput) {
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
  const { regime } = regimes;
  const status = statuses[regime];
  const isNonResident = status.finding.status === 'nonResident';
  const { now, actOnly, withTreaty } = taxes[regime];
  const deducted = isNonResident ? deductionsFor(input, year, rates) : [];
  const tds = input.tds ?? sumOf(deducted, ({ tax }) => tax);
  return {
    ...regimes,
    input,
    rates,
    statuses,
    status,
    isNonResident,
    taxes: inBoth((of) => taxes[of].now),
    now,
    withTreaty,
    // The tax as it is paid by the Act alone, and with the treaty where it is lower.
    byActPaid: paidOf(actOnly),
    withTreatyPaid: paidOf(withTreaty.tax),
    deducted,
    tds,
    // Whether tax deducted is known or can be worked out.
    showsDeducted: isNonResident || input.tds !== null,
    // Below zero: a refund.
    balance: paidOf(now.tax - tds),
  };
}
