import { sumStep } from '@/content/sum-step';
import { sectionBeside } from '@/content/tax/law-names';
import { marginalRate } from '@/content/tax/marginal';
import { regimeNames } from '@/content/tax/names';
import { assessmentSteps } from '@/content/tax/working';
import { marginalStep, regimeTaxSteps, taxStep } from '@/content/tax/year-answer';
import { percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import { exactInr, inr } from '@/lib/format';
import { assess } from '@/lib/tax/assess';
import { payable } from '@/lib/tax/interest';
import { type Effect, rateOn } from './effect';
import { farmSteps } from './farm';
import { landSteps } from './land';
import { type Answered, taxWithCappedRelief } from './notes';

/** Returns why agricultural income counts for the rate, or why not. */
export function countsFor({ farm, answer: { now, year } }: Answered): string {
  if (farm.net <= 0) return 'No: there is no net agricultural income';
  const { above } = year.agricultural.value;
  if (farm.net <= above) return `No: agricultural income is not above ${inr(above)}`;
  return now.charge.aggregation ? 'Yes' : `No: other income is not above ${inr(now.charge.basicExemption)}`;
}

function testSteps({ step, heading }: Worksheet, answered: Answered): void {
  const { farm, answer } = answered;
  const { now, year } = answer;
  const { value, cite } = year.agricultural;
  const { basicExemption } = now.charge;
  const passed = (holds: boolean) => (holds ? 'Passed' : 'Not passed');
  heading(`The two tests, ${regimeNames[now.regime]}`);
  step(
    verdict('Test of agricultural income', passed(farm.net > value.above)),
    `${inr(farm.net)} against the limit of ${inr(value.above)}, which must be exceeded`,
    cite,
  );
  step(
    verdict('Test of other income', passed(now.slabIncome > basicExemption)),
    `${inr(now.slabIncome)} at slab rates against the basic exemption of ${inr(basicExemption)}, which must be exceeded`,
    cite,
  );
  step(verdict('Counts for the rate', countsFor(answered)), 'Both tests must be passed', cite);
}

/** Writes what agricultural income adds to the tax, now and at the most. */
function effectSteps(
  { step, heading }: Worksheet,
  { farm, answer, withFarm }: Answered,
  effect: Effect,
  exact: number,
): void {
  const { now, year, regime } = answer;
  const multiple = year.payableMultiple;
  heading('What agricultural income adds');
  step(
    rupees('Tax without agricultural income', effect.withoutFarm),
    `${exactInr(exact)} on the same total income, rounded`,
    multiple.cite,
  );
  sumStep({ step }, rupees('Tax added by agricultural income', effect.added), [effect.withFarm, -effect.withoutFarm]);
  step(
    percentage('Effective rate on agricultural income', rateOn(effect.added, farm.net)),
    `${inr(effect.added)} as a share of ${inr(farm.net)}`,
  );
  const capped = taxWithCappedRelief(now, year);
  if (capped !== null) {
    const { value, cite } = year.regimes[regime].rebate;
    step(
      rupees(`If marginal relief stops at ${inr(value.atMost)}`, payable(capped, multiple.value)),
      `Another reading of section ${sectionBeside('87A', year.act)}: ${inr(now.charge.rebate.amount)} of relief would be ${inr(value.atMost)}`,
      cite,
    );
  }
  const topSlab = now.charge.scale.at(-1)?.[0] ?? 0;
  step(
    rupees(
      'Most it can add at this income',
      payable(withFarm(Math.max(topSlab, farm.net)).tax, multiple.value) - effect.withoutFarm,
    ),
    `However large it grows: from ${inr(topSlab - now.charge.basicExemption)} of agricultural income on, all other income above the basic exemption is taxed at the highest rate before the rebate`,
    year.agricultural.cite,
  );
}

function landGainStep({ step }: Worksheet, { land, answer }: Answered): void {
  if (!land) return;
  const { person, year, regime, paid } = answer;
  const gains = person.gains.filter((gain) => !land.gains.includes(gain));
  const unsold = payable(assess({ ...person, gains }, year, regime).tax, year.payableMultiple.value);
  step(
    rupees('Tax on the gain from the land', paid - unsold),
    land.isUrban ? 'Your tax minus the tax without this sale' : 'None: the land is not a capital asset',
    land.rule.cite,
  );
}

/** Writes the whole working; `exact` is the tax without agricultural income before rounding, ₹. */
export function workingSteps(sheet: Worksheet, answered: Answered, effect: Effect, exact: number): void {
  const { input, farm, land, answer, withFarm } = answered;
  const { now, year } = answer;
  farmSteps(sheet, input, farm);
  if (land) landSteps(sheet, land);
  testSteps(sheet, answered);
  assessmentSteps(sheet, now, year);
  taxStep(sheet, answer);
  effectSteps(sheet, answered, effect, exact);
  marginalStep(sheet, answer);
  const withMoreFarm = (more: number) => (more === 0 ? now : withFarm(farm.net + more));
  sheet.step(
    percentage('Tax on ₹1,000 more of agricultural income', marginalRate(withMoreFarm)),
    `Your tax goes from ${exactInr(now.tax)} to ${exactInr(withMoreFarm(1_000).tax)}`,
  );
  landGainStep(sheet, answered);
  sheet.heading('The other regime');
  regimeTaxSteps(sheet, answer);
}
