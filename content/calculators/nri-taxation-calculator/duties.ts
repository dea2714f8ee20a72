import { dayOfVisit } from '@/content/day-of-visit';
import { nonResidentCites } from '@/content/rules/income-tax/residence';
import { earlierRows } from '@/content/tax/brought-forward';
import { formName } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { inr } from '@/lib/format';
import type { Citation } from '@/lib/law';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { NriInput } from './form';

/** Returns a form by the number of its year. */
export function formOf(old: '10F' | '13' | '15CA' | '15CB' | '67', financialYear: string): string {
  return `Form ${formName(old, actOf(financialYear))}`;
}

/** A year, and the day of the visit in the input. */
interface YearVisited {
  readonly input: Pick<NriInput, 'today'>;
  readonly year: IncomeTaxYear;
}

/** Returns whether the last day for a return of the year is over, but for an updated one. */
export function isClosed({ input, year }: YearVisited): boolean {
  return year.returns.belated.value < dayOfVisit(input.today);
}

/** Returns whether the year itself is over. */
export function isOver({ input, year }: YearVisited): boolean {
  return year.lastDay < dayOfVisit(input.today);
}

/** Whether a return must be filed, why, and the place of the law. */
interface ReturnDuty {
  readonly verdict: string;
  readonly why: string;
  readonly cite: Citation;
}

/** What the duty to file depends on, ₹. */
interface DutyFacts {
  readonly isNonResident: boolean;
  readonly isOrdinary: boolean;
  readonly grossTotalIncome: number;
  readonly basicExemption: number;
  readonly deducted: number;
  /** From this tax deducted a return is due at any income. */
  readonly returnFromTds: number;
  readonly refund: number;
  readonly usesInvestmentRule: boolean;
  readonly usesTreaty: boolean;
  /** A loss of a business in the year that goes on to the next ones. */
  readonly carriesBusinessLoss: boolean;
}

/** Where the return is filed only for the loss of a business. */
export const carriesLoss = 'To carry the loss forward';

const abroad = 'An ordinary resident with an account or other asset abroad must file at any income';

/** Returns why income whose tax was deducted in full needs no return; null where it does not apply. */
function onlyDeducted(
  { dividend, royalty, technical, assetInterest, losses, financialYear, profit }: NriInput,
  facts: DutyFacts,
  beforeExemptions: number,
  { act }: IncomeTaxYear,
): ReturnDuty | null {
  // With a loss there may be other income that it only sets to nothing.
  if (!facts.isNonResident || facts.refund > 0 || earlierRows(losses, financialYear).length > 0 || profit !== 0)
    return null;
  const cites = nonResidentCites[act];
  const special = dividend + royalty + technical;
  if (!facts.usesTreaty && special > 0 && special >= beforeExemptions) {
    return {
      verdict: 'Not needed',
      why: 'Dividend, royalty and technical fees are your only income, and tax was deducted at the rates of the Act',
      cite: cites.noReturnDividend,
    };
  }
  return facts.usesInvestmentRule && assetInterest > 0 && assetInterest >= beforeExemptions
    ? {
        verdict: 'Not needed',
        why: 'Income from foreign exchange assets is your only income, and its tax was deducted',
        cite: cites.noReturnInvestment,
      }
    : null;
}

/** Returns whether a return must be filed for the year. */
export function returnDuty(input: NriInput, facts: DutyFacts, year: IncomeTaxYear): ReturnDuty {
  const { grossTotalIncome, basicExemption, deducted } = facts;
  const { returnDuty: cite, returnForAssetsAbroad, lossReturn } = nonResidentCites[year.act];
  const beforeExemptions = grossTotalIncome + input.exemption;
  const none = onlyDeducted(input, facts, beforeExemptions, year);
  if (none) return none;
  if (beforeExemptions > basicExemption) {
    return {
      verdict: 'Must be filed',
      why: `Income of ${inr(beforeExemptions)} before deductions and exemptions is above ${inr(basicExemption)}`,
      cite,
    };
  }
  if (deducted >= facts.returnFromTds) {
    return {
      verdict: 'Must be filed',
      why: `Tax of ${inr(deducted)} ${input.tds === null ? 'is to be' : 'was'} deducted, at least ${inr(facts.returnFromTds)}`,
      cite: year.returns.fromTds.cite,
    };
  }
  if (facts.isOrdinary && (input.foreignOther > 0 || input.foreignBusiness > 0 || input.foreignGain !== 0)) {
    return { verdict: 'Must be filed', why: abroad, cite: returnForAssetsAbroad };
  }
  if (facts.carriesBusinessLoss) {
    return {
      verdict: carriesLoss,
      why: 'You need not file, but the business loss goes on to later years only with a return filed in time',
      cite: lossReturn,
    };
  }
  return facts.refund > 0
    ? {
        verdict: 'To get the refund',
        why: 'You need not file, but you get back the tax deducted only with a return',
        cite,
      }
    : {
        verdict: 'Not needed',
        why: `Income and tax deducted are below the limits${facts.isOrdinary ? `. ${abroad}` : ''}`,
        cite,
      };
}
