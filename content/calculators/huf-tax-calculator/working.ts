import { hinduFamily } from '@/content/rules/income-tax/hindu-family';
import { sumStep } from '@/content/sum-step';
import type { YearAnswer } from '@/content/tax/year-answer';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import { sum } from '@/lib/sum';
import { assess } from '@/lib/tax/assess';
import { payable } from '@/lib/tax/interest';
import { type Compared, savedBy } from './compared';
import { clubbedOf, clubbedWith, type GiftTaxed, memberName, taxedGifts } from './family';
import type { HufTaxInput } from './form';

/** Writes what is the HUF's income and what is not; returns what is clubbed with members, ₹. */
export function ownershipSteps(
  { step, heading }: Worksheet,
  input: HufTaxInput,
  gifts: readonly GiftTaxed[],
  { year }: YearAnswer,
): number {
  const law = hinduFamily[year.act];
  const { above, ofPricePercent } = law.gifts.value;
  const shares = input.members.map((_, index) => ({ name: memberName(index), amount: clubbedWith(input, index) }));
  heading('What is the HUF’s, and what is not');
  const clubbed = step(
    rupees('Clubbed with members', clubbedOf(input)),
    shares.some(({ amount }) => amount > 0)
      ? shares
          .filter(({ amount }) => amount > 0)
          .map(({ name, amount }) => `${name} ${inr(amount)}`)
          .join(' + ')
      : 'No member put in an asset for less than its worth',
    law.clubbing,
  );
  step(
    rupees('Gifts taxed', taxedGifts(gifts)),
    gifts.length === 0
      ? 'No gifts'
      : `From people who are not members. All of it is taxed above ${inr(above)}. For land or building bought too cheaply, the difference must also be above ${pct(ofPricePercent)} of the price`,
    law.gifts.cite,
  );
  if (input.partitionIncome > 0) {
    step(
      rupees('Still the HUF’s after the partial partition', input.partitionIncome),
      'The family is taxed as if there had been no partial partition',
      law.partialPartition,
    );
  }
  return clubbed;
}

/** Writes what is left of the HUF’s tax after TDS, or its refund, ₹, and returns it as a sentence; nothing and '' where no TDS was entered. */
export function deductedSteps({ step, heading }: Worksheet, { tds }: HufTaxInput, { paid, year }: YearAnswer): string {
  if (tds === 0) return '';
  const balance = payable(paid - tds, year.payableMultiple.value);
  const how = `${inr(paid)} of tax, ${inr(tds)} deducted or collected`;
  heading('TDS of the HUF');
  step(rupees('HUF’s tax after TDS', Math.max(0, balance)), `${how}, without interest`, year.taxDeducted);
  step(rupees('HUF’s refund', Math.max(0, -balance)), `${how}. It comes with the HUF’s return`, year.taxDeducted);
  const after = ` After ${inr(tds)} of TDS and TCS`;
  if (balance === 0) return `${after} nothing is left to pay.`;
  return balance > 0 ? `${after} ${inr(balance)} is left to pay.` : `${after} it gets back ${inr(-balance)}.`;
}

/** Writes the rebate that an individual with the same income would get, and returns it, ₹. */
export function rebateLostStep({ step }: Worksheet, { person, year, regime, paid }: YearAnswer): number {
  const individual = assess({ ...person, kind: 'individual' }, year, regime);
  const instead = payable(individual.tax, year.payableMultiple.value);
  return step(
    rupees('Rebate lost against an individual', Math.max(0, paid - instead)),
    `An individual below 60 with the same income would pay ${inr(instead)}`,
    year.regimes[regime].rebate.cite,
  );
}

/** Writes the family's tax with the HUF and without it; returns the difference, ₹. */
export function familySteps({ step, heading }: Worksheet, input: HufTaxInput, taxes: Compared): number {
  const { huf, withHuf, without } = taxes;
  const parts = (taxes: readonly number[]) => taxes.map((tax) => inr(tax)).join(' + ');
  heading('The family with and without the HUF');
  const together = sumStep(
    { step },
    rupees('Family’s tax with the HUF', huf + sum(withHuf)),
    [[huf, ' of the HUF'], ...withHuf],
    ' of the members',
  );
  const apart = step(
    rupees('Family’s tax without the HUF', sum(without)),
    `Its income and payments ${input.without === 'equal' ? 'shared equally by all members' : 'counted with member 1'}: ${parts(without)}`,
  );
  return sumStep({ step }, rupees('Saved by the HUF', savedBy(taxes)), [apart, -together]);
}
