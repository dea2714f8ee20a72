import { sectionsTable } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { type Result, rupees, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { coverChart, groupChart, savingChart } from './charts';
import { coverNeed, ownAges, parentAges, policiesOf, savingInstead } from './cover';
import { taxesOf } from './deduction';
import type { HealthInput } from './form';
import { notesOf } from './notes';
import { deductionOf, groupsOf, premiumsOfYear, withOlderParent } from './person';
import { paysForParents } from './policies';
import { sentenceOf } from './sentence';
import { groupTable, listedTable, policyTable, savingTable, spreadTable } from './tables';
import { deductionSteps, policiesSteps, premiumSteps, taxSteps } from './working';
import { coverSteps, policySteps, presentCoverSteps, savingSteps } from './working-cover';

/** Returns the deduction and tax saved, the net cost, the cover to aim for, and what a policy does that savings do not. */
export function healthInsurance(given: HealthInput): Result {
  const input = withOlderParent(given);
  const sheet = worksheet();
  const both = deductionOf(input, groupsOf(input));
  const taxes = taxesOf(input, both);
  premiumSteps(sheet, input);
  policiesSteps(sheet, input);
  deductionSteps(sheet, input, both);
  const saved = taxSteps(sheet, input, both, taxes);
  const hasParents = paysForParents(input);
  const need = coverNeed(input, ownAges(input), input.children);
  const parentsNeed = hasParents ? coverNeed(input, parentAges(input), 0) : null;
  const policies = policiesOf(input, input.sumInsured > 0 ? input.sumInsured : need.aim);
  const saving = savingInstead(input, need, input.floaterQuote ?? policies.floater);
  coverSteps(sheet, input, need, parentsNeed);
  presentCoverSteps(sheet, input);
  policySteps(sheet, input, policies, hasParents);
  savingSteps(sheet, input, need, saving);
  const { family, parents } = premiumsOfYear(input);
  const paid = family + parents + input.familyCheckUps + input.parentsCheckUps + input.familyBills + input.parentsBills;
  const notes = notesOf(input, both, taxes, policies);
  notes.assume(
    input.parentAge !== given.parentAge &&
      `The other parent is older. We take ${input.parentAge} as the age of the older parent and ${input.secondParentAge} as that of the other.`,
  );
  return {
    headline: [
      rupees('Tax saved', saved, { tone: 'growth' }),
      rupees('Deduction for health insurance', input.regime === 'old' ? taxes.allowed : 0),
      rupees('Net cost for the year', paid - saved, { tone: 'cost' }),
      rupees('Cover to aim for, you and family', need.aim),
    ],
    sentence: sentenceOf(input, saved, taxes, need),
    charts: [groupChart(both, input), coverChart(input, need), savingChart(saving)],
    tables: listOf(
      groupTable(both, input),
      listedTable(input),
      spreadTable(input),
      policyTable(input, policies),
      savingTable(saving),
      sectionsTable(['80C', '80D', '115BAC'], actOf(input.financialYear)),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
