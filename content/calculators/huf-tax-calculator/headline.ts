import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { compared, lowerTaxVerdict } from '@/content/tax/year-answer';
import { type Result, rupees } from '@/lib/calculator';
import { rulesOfYear } from '@/lib/law';
import { assessBoth } from '@/lib/tax/assess';
import { type Compared, savedBy, taxesWith, taxesWithout } from './compared';
import { clubbedOf, familyOf, giftsOf, taxedGifts } from './family';
import type { HufTaxInput } from './form';

/** Returns the HUF's tax, what the family saves by it, what is clubbed with members, ₹, and the better regime. */
export function headlineOf(
  input: HufTaxInput,
  answer: Parameters<typeof lowerTaxVerdict>[0],
  taxes: Compared,
): Result['headline'] {
  return [
    rupees('HUF’s income-tax', taxes.huf, { tone: 'tax' }),
    rupees('Saved by the HUF', savedBy(taxes), { tone: 'growth' }),
    rupees('Clubbed with members', clubbedOf(input)),
    lowerTaxVerdict(answer, 'Lower tax for the HUF'),
  ];
}

/** Returns the headline of an input. */
export function headlineFor(input: HufTaxInput): Result['headline'] {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const giftIncome = taxedGifts(giftsOf(input));
  const answer = compared({ both: assessBoth(familyOf(input, giftIncome), year), year, shown: input.regime });
  return headlineOf(input, answer, {
    huf: answer.paid,
    withHuf: taxesWith(input, year),
    without: taxesWithout(input, giftIncome, year),
  });
}
