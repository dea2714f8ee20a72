import { capitalGains } from '@/content/rules/income-tax/capital-gains';
import { nonResidentLaw as law } from '@/content/rules/income-tax/residence';
import { actOf, yearTitle } from '@/content/tax/law-names';
import type { Action } from '@/lib/calculator';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { propertyDeduction } from './deducted';
import type { NriInput } from './form';
import { remittanceLimit } from './tables';

/** Returns a form by the name of its year: numbers of tax year 2026-27 are not confirmed for these. */
export function formOf(old: '10F' | '13' | '15CA' | '15CB' | '67', financialYear: string): string {
  return actOf(financialYear) === 'act1961' ? `Form ${old}` : `the form that replaces Form ${old}`;
}

/** Whether a return must be filed, why, and the place of the law. */
export interface ReturnDuty {
  readonly verdict: string;
  readonly why: string;
  readonly cite: Citation;
}

/** What the duty to file hangs on, ₹. */
interface DutyFacts {
  readonly isNonResident: boolean;
  readonly isOrdinary: boolean;
  readonly grossTotalIncome: number;
  readonly basicExemption: number;
  readonly deducted: number;
  /** So much tax deducted calls for a return at any income. */
  readonly returnFromTds: number;
  readonly refund: number;
  readonly usesInvestmentRule: boolean;
  readonly usesTreaty: boolean;
}

const abroad = 'An ordinary resident with an account or other asset abroad must file at any income';

/** Returns whether a return must be filed for the year. */
export function returnDuty(input: NriInput, facts: DutyFacts, { fromTds }: IncomeTaxYear['returns']): ReturnDuty {
  const { grossTotalIncome, basicExemption, deducted, refund } = facts;
  const beforeExemptions = grossTotalIncome + input.exemption;
  const special = input.dividend + input.royalty + input.technical;
  if (facts.isNonResident && refund <= 0 && !facts.usesTreaty && special > 0 && special >= beforeExemptions) {
    return {
      verdict: 'Not needed',
      why: 'Dividend, royalty and technical fees are your only income, and tax was deducted at the rates of the Act',
      cite: law.noReturnDividend,
    };
  }
  if (
    facts.isNonResident &&
    refund <= 0 &&
    facts.usesInvestmentRule &&
    input.assetInterest > 0 &&
    input.assetInterest >= beforeExemptions
  ) {
    return {
      verdict: 'Not needed',
      why: 'Income from foreign exchange assets is your only income, and its tax was deducted',
      cite: law.noReturnInvestment,
    };
  }
  if (beforeExemptions > basicExemption) {
    return {
      verdict: 'Must be filed',
      why: `Income of ${inr(beforeExemptions)} before deductions and exemptions is above ${inr(basicExemption)}`,
      cite: law.returnDuty,
    };
  }
  if (deducted >= facts.returnFromTds) {
    return {
      verdict: 'Must be filed',
      why: `Tax of ${inr(deducted)} ${input.tds === null ? 'is to be' : 'was'} deducted, at least ${inr(facts.returnFromTds)}`,
      cite: fromTds.cite,
    };
  }
  if (facts.isOrdinary && (input.foreignOther > 0 || input.foreignBusiness > 0 || input.foreignGain !== 0)) {
    return {
      verdict: 'Must be filed',
      why: abroad,
      cite: law.returnForAssetsAbroad,
    };
  }
  return refund > 0
    ? {
        verdict: 'To get the refund',
        why: 'You need not file, but you get back the tax deducted only with a return',
        cite: law.returnDuty,
      }
    : {
        verdict: 'Not needed',
        why: `Income and tax deducted are below the limits${facts.isOrdinary ? `. ${abroad}` : ''}`,
        cite: law.returnDuty,
      };
}

/** Returns the form of a non-resident’s return; those of tax year 2026-27 are not out. */
function returnForm({ act }: IncomeTaxYear): string {
  return act === 'act1961'
    ? ' The form is ITR-2; ITR-1 and ITR-4 are for ordinary residents.'
    : ' Its forms are not out; in the year before it was ITR-2.';
}

/** Returns what to do: the return, the certificates, sending money abroad. */
export function dutyActions(
  input: NriInput,
  {
    duty,
    isNonResident,
    treatySaves,
    leftToPay,
    regime,
  }: {
    readonly duty: ReturnDuty;
    readonly isNonResident: boolean;
    readonly treatySaves: number;
    readonly leftToPay: number;
    readonly regime: Regime;
  },
  year: IncomeTaxYear,
): Action[] {
  const { due, belated } = year.returns;
  const actions: Action[] = [];
  if (duty.verdict !== 'Not needed') {
    actions.push(
      {
        text: `File the return for ${yearTitle(year.financialYear)}.${isNonResident ? returnForm(year) : ''}`,
        date: due.value.individual,
        cite: due.cite,
      },
      { text: 'Last day for a return that was not filed in time.', date: belated.value, cite: belated.cite },
    );
  }
  if (duty.verdict === 'Must be filed' && regime === 'old') {
    actions.push({
      text: 'Choose the old regime in a return filed in time. A late return is taxed in the new regime.',
      date: due.value.individual,
      cite: year.returns.oldRegimeChoice,
    });
  }
  if (leftToPay >= year.advanceTax.from.value) {
    actions.push({
      text: `Tax of ${inr(leftToPay)} is left after TDS. If it is ${inr(year.advanceTax.from.value)} or more, you pay it in instalments within the year. See the advance-tax calculator.`,
      cite: year.advanceTax.from.cite,
    });
  }
  if (isNonResident && !input.certificate && treatySaves > 0) {
    actions.push({
      text: `Ask the tax office of your country for a tax residency certificate and file ${formOf('10F', year.financialYear)}. The treaty would lower your tax by ${inr(treatySaves)}.`,
      cite: law.treatyCertificate,
    });
  }
  const property = propertyDeduction(input, year);
  if (isNonResident && property) {
    if (!input.lowerCertificate && property.onPrice.tax > property.onGain) {
      actions.push({
        text: `Apply for a certificate for lower deduction (${formOf('13', year.financialYear)}) before the sale. The buyer would then deduct about ${inr(property.onGain)} instead of ${inr(property.onPrice.tax)}.`,
        cite: law.lowerCertificate,
      });
    }
    actions.push({
      text: `Tell the buyer to deduct under the rule for non-residents, not ${pct(capitalGains.propertyTds.value.percent)}. ${
        actOf(year.financialYear) === 'act1961'
          ? 'The buyer needs a TAN for it.'
          : `From ${formatDate(law.buyerNeedsNoTanFrom)} a resident individual or HUF buyer needs no TAN and pays with the PAN. Before that day the buyer needs a TAN.`
      }`,
      cite: law.propertyTds,
    });
  }
  if (input.remit > 0) {
    const limit = remittanceLimit(input);
    const { value: partA, cite } = law.remittancePartA;
    actions.push({
      text:
        input.remit > partA
          ? `Before sending ${inr(input.remit)} abroad: an accountant certifies the tax in ${formOf('15CB', year.financialYear)}, then you file ${formOf('15CA', year.financialYear)}, Part C. With an order of the tax officer it is Part B. For income that is not taxable in India use Part D.`
          : `Before sending ${inr(input.remit)} abroad file ${formOf('15CA', year.financialYear)}, Part A, as taxable remittances of the year are not above ${inr(partA)}.`,
      cite,
    });
    const usd = `US$${formatNumber(law.remittanceLimitUsd.value / 1e6)} million`;
    actions.push({
      text:
        limit === null
          ? `From NRO accounts at most ${usd} may go abroad in a financial year, April to March. NRE and FCNR money goes freely.`
          : input.remit > limit
            ? `From NRO accounts at most ${usd} may go abroad in a financial year: ${inr(limit)} at your rate. ${inr(input.remit - limit)} must wait for the next year or needs the Reserve Bank’s approval.`
            : `${usd} may go abroad from NRO accounts in a financial year: ${inr(limit)} at your rate, so ${inr(limit - input.remit)} is left.`,
      cite: law.remittanceLimitUsd.cite,
    });
  }
  return actions;
}
