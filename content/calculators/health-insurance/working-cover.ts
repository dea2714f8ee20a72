import { healthCosts } from '@/content/rules/health-insurance';
import { sumStep } from '@/content/sum-step';
import { percentage, rupees, type Worksheet } from '@/lib/calculator';
import { counted, formatCompact, formatNumber, inr, pct } from '@/lib/format';
import { type CoverNeed, coverNeed, ownAges, type Policies, type SavingInstead } from './cover';
import { type HealthInput, zoneOf } from './form';

export function coverSteps(
  { heading, step }: Worksheet,
  input: HealthInput,
  need: CoverNeed,
  parentsNeed: CoverNeed | null,
): void {
  heading('How much cover');
  const zone = zoneOf(input.place);
  const place = zone === 1 ? '' : ` × ${pct(zone * 100)} for the place`;
  const write = (name: string, { factor, today, later, exact, aim }: CoverNeed) => {
    step(
      rupees(`Cost of care to be ready for today, ${name}`, today),
      `${inr(input.stayCost)}${place} × ${formatNumber(factor, 3)} for age and members. Our assumption; change it under “How much cover is enough”`,
    );
    if (input.coverYears > 0) {
      step(
        rupees(`In ${counted(input.coverYears, 'year')}, ${name}`, later),
        `${inr(today)} at ${pct(input.careRise)} a year`,
        healthCosts.rise.cite,
      );
    }
    step(
      rupees(`Cover to aim for, ${name}`, aim),
      `${inr(exact)}${input.bonus > 0 ? ' after the no-claim bonus' : ''}, rounded up to a cover that insurers sell`,
    );
  };
  write('you and family', need);
  if (parentsNeed) write('parents', parentsNeed);
}

/** Returns the part of the bill that a limit on room rent leaves to be paid, from 0 to 1. */
function paidPart({ sumInsured, roomLimit, roomRent }: HealthInput): number {
  if (sumInsured === 0 || roomLimit === 0) return 1;
  return Math.min(1, (sumInsured * roomLimit) / 100 / roomRent);
}

export function presentCoverSteps({ heading, step }: Worksheet, input: HealthInput): void {
  if (input.sumInsured === 0) return;
  const need = coverNeed(input, ownAges(input), input.children);
  heading('Your present policy');
  sumStep(
    { step },
    rupees('Short of the cover to aim for', Math.max(0, need.aim - input.sumInsured)),
    [need.aim, -input.sumInsured],
    ', not below 0',
  );
  if (input.roomLimit === 0) return;
  const limit = step(
    rupees('Room rent that the policy pays, per day', (input.sumInsured * input.roomLimit) / 100),
    `${pct(input.roomLimit)} of ${inr(input.sumInsured)}`,
  );
  step(
    percentage('Part of the bill that the insurer pays', paidPart(input) * 100),
    `${inr(limit)} ÷ ${inr(input.roomRent)}, at most 100%. Most policies cut the other charges in the same proportion, but not medicines and implants`,
  );
}

export const members = ({ spouseAge, children }: HealthInput) => 1 + (spouseAge === null ? 0 : 1) + children;

const estimated = (isQuote: boolean) =>
  isQuote
    ? 'The quote that you entered'
    : `Estimate from published premiums, ${pct(healthCosts.band.value)} either way. It is not a quote`;

export function policySteps(
  { heading, step }: Worksheet,
  input: HealthInput,
  { cover, floater, separate, withParents, parents }: Policies,
  hasParents: boolean,
): void {
  const { cite } = healthCosts.premiums;
  heading('Premium of a policy');
  if (members(input) > 1) {
    const one = step(
      rupees('One floater', input.floaterQuote ?? floater),
      `A shared cover of ${formatCompact(cover)}. ${estimated(input.floaterQuote !== null)}`,
      cite,
    );
    const many = step(
      rupees('Separate policies', input.separateQuote ?? separate),
      `${formatCompact(cover)} for each of you. ${estimated(input.separateQuote !== null)}`,
      cite,
    );
    sumStep(
      { step },
      rupees('Separate policies cost more by', many - one + 0),
      [many, -one],
      '. Nobody else can use up your cover',
    );
  } else {
    step(
      rupees('Premium for this cover', input.floaterQuote ?? floater),
      `${formatCompact(cover)} for one person of ${formatNumber(input.age)}. ${estimated(input.floaterQuote !== null)}`,
      cite,
    );
  }
  if (!hasParents) return;
  step(
    rupees('One floater with your parents too', withParents),
    'Estimate. The eldest decides the price, and one illness of theirs can use up everyone’s cover',
    cite,
  );
  const own = input.floaterQuote ?? floater;
  sumStep(
    { step },
    rupees('Your policy and one for your parents', own + parents),
    [own, parents],
    `. ${input.floaterQuote === null ? 'Both are estimates' : 'The first is the quote that you entered, the second an estimate'}. Each policy has the same cover`,
    cite,
  );
}

export function savingSteps(
  { heading, step }: Worksheet,
  input: HealthInput,
  need: CoverNeed,
  saving: SavingInstead,
): void {
  const { horizon, careRise, returnRate } = input;
  const times = counted(horizon, 'year');
  heading('Saving the premium instead');
  step(
    rupees('Premiums over the years', saving.total),
    `${inr(saving.first)} in the first year${saving.isEstimate ? (input.floaterQuote === null ? ' (our estimate)' : ' (the quote that you entered)') : ''}, rising by ${pct(careRise)} a year, ${times}. Policies also cost more with age`,
    healthCosts.rise.cite,
  );
  step(
    rupees('Premiums saved with their return', saving.years.at(-1)?.saved ?? 0),
    `Each premium is saved at the start of its year and earns ${pct(returnRate)} a year`,
  );
  step(
    rupees('Cost of one serious illness then', saving.years.at(-1)?.cost ?? 0),
    `${inr(need.today)} at ${pct(careRise)} a year for ${times}`,
    healthCosts.rise.cite,
  );
  step(
    rupees('Corpus to self-insure', saving.corpus),
    careRise > returnRate
      ? `Money needed today to pay for one such illness ${horizon === 1 ? 'in one year' : `in any of the ${times}`}: ${inr(need.today)} × (${formatNumber(1 + careRise / 100, 4)} ÷ ${formatNumber(1 + returnRate / 100, 4)}) to the power ${horizon}`
      : `Money needed today for one such illness. Its return keeps up with the cost of care`,
  );
}
