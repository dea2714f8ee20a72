import { residenceCites, residenceRules as rules } from '@/content/rules/income-tax/residence';
import { actOf } from '@/content/tax/years';
import { firstYearOf } from '@/lib/calendar';
import { counted, formatCompact, formatDate, formatNumber } from '@/lib/format';
import type { Citation, IsoDate } from '@/lib/law';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { dayOfCount, type ResidenceFinding, residenceOf, type Stay } from '@/lib/tax/residence';
import type { Residence } from '@/lib/tax/taxpayer';
import { dayCounter, factsOf, staysOf } from './days';
import type { NriInput } from './form';
import { taxpayerOf } from './person';

export const residenceNames: Readonly<Record<Residence, string>> = {
  resident: 'Ordinary resident',
  notOrdinarily: 'Resident, not ordinarily',
  nonResident: 'Non-resident',
};

/** A residence within a sentence: "you are a non-resident". */
export const residenceInSentence: Readonly<Record<Residence, string>> = {
  resident: 'an ordinary resident',
  notOrdinarily: 'a resident but not ordinarily resident (RNOR)',
  nonResident: 'a non-resident',
};

/** A residence within a table. */
export const shortNames: Readonly<Record<Residence, string>> = {
  resident: 'ROR',
  notOrdinarily: 'RNOR',
  nonResident: 'Non-resident',
};

/** The residence of the year with what it rests on. */
export interface Status {
  readonly stays: readonly Stay[];
  readonly finding: ResidenceFinding;
  /** Total income other than from foreign sources, ₹. */
  readonly income: number;
  readonly measured: Assessment;
  /** The day on which the deciding count was reached; `null` where none was, or days were not dated. */
  readonly decidedOn: IsoDate | null;
  /** How many more days in India in the year leave the status as it is; `null` where no count can change it. */
  readonly daysLeft: number | null;
  readonly daysIn: (firstYear: number) => number;
}

/** Returns the residence of the year of the form in a regime: the total income of the tests is what the regime makes of it. */
export function statusOf(input: NriInput, year: IncomeTaxYear, regime: Regime): Status {
  const stays = staysOf(input, year);
  const daysIn = dayCounter(input, stays);
  const own = firstYearOf(input.financialYear);
  const asNonResident = taxpayerOf(input, 'nonResident');
  // Income of a business controlled from India is no income from foreign sources.
  const measured = assess(
    { ...asNonResident, business: { regular: input.profit + input.foreignBusiness, speculative: 0 } },
    year,
    regime,
  );
  const facts = factsOf(input, daysIn, own, measured.totalIncome);
  const finding = residenceOf(facts, rules);
  const needed = finding.test === 'fullDays' ? rules.fullDays : finding.test === 'shortDays' ? finding.shortTest : null;
  const decidedOn =
    needed === null || input.totalDays !== null ? null : dayOfCount(stays, year.firstDay, year.lastDay, needed);
  const room = Math.max(0, rules.fullDays - finding.days);
  let daysLeft: number | null = null;
  for (let extra = 1; extra <= room; extra += 1) {
    const there = residenceOf({ ...facts, daysIn: (back) => facts.daysIn(back) + (back === 0 ? extra : 0) }, rules);
    if (there.status !== finding.status) {
      daysLeft = extra - 1;
      break;
    }
  }
  return { stays, finding, income: measured.totalIncome, measured, decidedOn, daysLeft, daysIn };
}

/** Returns what decided the status, as words and the place of the law. */
export function reasonFor(
  { finding, decidedOn }: Status,
  { person, financialYear }: NriInput,
): { readonly text: string; readonly cite: Citation } {
  const cites = residenceCites[actOf(financialYear)];
  const on = decidedOn ? `, reached on ${formatDate(decidedOn)}` : '';
  switch (finding.test) {
    case 'fullDays':
      return { text: `${finding.days} days in India, at least ${rules.fullDays}${on}`, cite: cites.fullDays };
    case 'shortDays':
      return {
        text: `${finding.days} days in India, at least ${finding.shortTest}${on}, and ${formatNumber(finding.earlierDays)} in the ${rules.earlierYears} years before`,
        cite: finding.isVisitorAboveLimit ? cites.visitor : cites.shortDays,
      };
    case 'deemed':
      return {
        text: `an Indian citizen with more than ${formatCompact(rules.incomeAbove)} of Indian income who is liable to tax in no other country`,
        cite: cites.deemed,
      };
    case 'none':
      return {
        text:
          finding.days < finding.shortTest
            ? `${counted(finding.days, 'day')} in India, below ${finding.shortTest}`
            : `${finding.days} days in India, below ${rules.fullDays}, and only ${finding.earlierDays} in the ${rules.earlierYears} years before`,
        cite:
          person === 'leaving' ? cites.leaving : finding.shortTest > rules.shortDays ? cites.visitor : cites.shortDays,
      };
  }
}
