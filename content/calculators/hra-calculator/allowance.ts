import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { sumStep } from '@/content/sum-step';
import { noteSheet, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { exactInr, inr } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sum } from '@/lib/sum';
import { allowanceCharts } from './charts';
import type { HraInput } from './form';
import { allowanceNotes, proofNotes } from './notes';
import { returnNote } from './notes-return';
import { allowanceSentence, leftOutSentence, taxFigure } from './sentence';
import { monthsLeftOut, stretchesOf } from './stretches';
import { limitsTable } from './tables';
import { countedSalarySteps, limitSteps, peakSteps, rentSteps, savedTaxSteps } from './working';
import { landlordSteps } from './working-landlord';

/** The label of the step that holds what is exempt in the old regime. */
export const exemptLabel = 'Exempt HRA in the old regime';

/** Returns the exempt part of a house rent allowance, period by period. */
export function allowanceResult(input: HraInput, rules: HouseRentYear): Result {
  const sheet = worksheet();
  const stretches = stretchesOf(
    input.pattern === 'split'
      ? input.periods
      : [
          {
            from: '04',
            to: '03',
            salary: countedSalarySteps(input, rules, sheet),
            hra: input.hra,
            rent: input.rent,
            city: input.city,
            moved: false,
          },
        ],
    input.financialYear,
  );
  const worked = stretches.map((stretch) => limitSteps(stretch, stretches.length === 1, rules, sheet));

  sheet.heading(`The year ${input.financialYear}`);
  const received = sheet.step(
    rupees('HRA received in the year', sum(worked.map(({ limits }) => limits.allowance))),
    worked.length === 1 ? 'HRA received' : 'Sum of the periods',
  );
  const inOldRegime = sheet.step(
    rupees(exemptLabel, sum(worked.map(({ limits }) => limits.exempt))),
    worked.length === 1 ? 'The least of the three limits' : 'Sum of the periods',
    rules.exemption,
  );
  const isOld = input.regime === 'old';
  const exempt = sheet.step(
    rupees('Exempt HRA for the year', isOld ? inOldRegime : 0, { tone: 'growth' }),
    isOld ? 'You are in the old regime' : 'You are in the new regime, which has no HRA exemption',
    isOld ? rules.exemption : rules.newRegime,
  );
  const taxable = sumStep(sheet, rupees('Taxable HRA for the year', Math.max(0, received - exempt), { tone: 'tax' }), [
    received,
    -exempt,
  ]);
  const taxOnIt = savedTaxSteps(inOldRegime, input, rules, sheet);
  const peak = peakSteps(worked, rules, sheet);

  sheet.heading('Rent and landlord');
  const rent = rentSteps(stretches, sheet);
  const panNeeded = rent > rules.landlordPanAbove.value;
  sheet.step(
    verdict('Landlord’s PAN for your employer', panNeeded ? 'Needed' : 'Not needed'),
    `Needed when the year’s rent is above ${inr(rules.landlordPanAbove.value)}; yours is ${exactInr(rent)}`,
    rules.landlordPanAbove.cite,
  );
  const leftOut = monthsLeftOut(stretches, input.financialYear);
  const notes = noteSheet();
  allowanceNotes(notes, input, rules, { worked, rent, leftOut });
  if (isOld && inOldRegime > 0) proofNotes(notes, input, rules, panNeeded);
  landlordSteps(sheet, notes, stretches, input, rules);
  if (taxOnIt > 0) returnNote(notes, input, rules);
  const figures = {
    exempt: rupees('Exempt HRA for the year', exempt, { tone: 'growth' }),
    taxable: rupees('Taxable HRA for the year', taxable, { tone: 'tax' }),
  };
  return {
    headline: [figures.exempt, figures.taxable, taxFigure(taxOnIt, input.regime), ...listOf(isOld && peak)],
    sentence: allowanceSentence({ received, inOldRegime, taxOnIt, isOld, input, rules }) + leftOutSentence(leftOut),
    breakdowns: [
      {
        title: 'HRA received in the year',
        total: rupees('HRA received in the year', received),
        parts: [figures.exempt, figures.taxable],
      },
    ],
    charts: allowanceCharts(worked),
    tables: [limitsTable(worked, received, inOldRegime)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
