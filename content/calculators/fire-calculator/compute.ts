import { inBadStart } from '@/content/life-plan/bad-start';
import { changeIn, hasChanges } from '@/content/life-plan/needs';
import { ageText, lastsInWords } from '@/content/life-plan/plan';
import {
  lastingInWords,
  type PlanPaths,
  pathSteps,
  pathsChart,
  pathTable,
  planPathsOf,
} from '@/content/life-plan/random-paths';
import { yearTable } from '@/content/life-plan/tables';
import {
  type Figure,
  figuresOf,
  months,
  type NoteSheet,
  noteSheet,
  percentage,
  type Result,
  rupees,
  verdict,
  worksheet,
} from '@/lib/calculator';
import { firstUnpaidOf, type LifePlan, streamIn } from '@/lib/finance/life-plan';
import { formatCompact, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import { pathChart, rateChart } from './charts';
import { type ChosenAge, chosenAgeOf } from './chosen-age';
import { type FireInput, fields } from './form';
import { type Journey, journeyOf, lastingRate } from './journey';
import { kindTable, lastsTable, rateTable } from './tables';
import { chosenAgeLabel, chosenAgeSteps, planSteps, withdrawal } from './working';

const timeToGo = 'Time to go';

/** Returns the months from the day of FIRE to the end of the plan, for pages that ask how long money must last; none where the answer gives no time to go. */
export function worked({ age, untilAge }: FireInput, result: Result): Readonly<Record<string, number>> {
  const toGo = figuresOf(result).find(({ label }) => label === timeToGo)?.value;
  return typeof toGo === 'number' ? { afterWork: (untilAge - age) * 12 - toGo } : {};
}

/** Returns the corpus that makes work optional, when the savings reach it, and whether it then lasts. */
export function fire(input: FireInput): Result {
  const journey = journeyOf(input);
  const { plan, month, path, number, missed } = journey;
  const sheet = worksheet();
  const corpus = planSteps(sheet, input, journey);
  const chosen = chosenAgeOf(input);
  if (chosen) chosenAgeSteps(sheet, input, chosen);
  const bad = inBadStart(plan, input);
  const paths = month === null ? null : planPathsOf(input, plan, path, plan.costs);
  if (paths) {
    pathSteps(sheet, paths, {
      label: 'Random paths on which the money lasts from FIRE on',
      lasting: lastingRateOf(paths),
    });
  }
  const notes = notesOf(input, journey, bad);
  const reached: Figure[] =
    month === null
      ? [verdict('Age at FIRE', missed ? 'a goal before it is not covered' : `not by ${input.untilAge}`)]
      : [
          verdict('Age at FIRE', ageText(input.age, month)),
          // The working has the months too: a chosen age takes their place.
          ...listOf(!chosen && months(timeToGo, month)),
          rupees('Savings on that day', corpus, { tone: 'growth' }),
        ];
  return {
    headline: [
      rupees('FIRE number, in today’s rupees', number, { tone: 'own' }),
      ...listOf(chosen && savingFigure(chosen)),
      ...reached,
    ],
    sentence: `${chosen ? `${chosenInWords(input, chosen)} ` : ''}${sentenceOf(input, journey, corpus, bad)}${lastingInWords(paths)}`,
    charts: [pathChart(input, journey, bad), ...listOf(paths && pathsChart(paths)), ...rateChart(input)],
    tables: listOf(
      kindTable(input),
      rateTable(input),
      month !== null && lastsTable(input, journey),
      paths && pathTable(paths),
      yearTable(path, input.age, input.inflation),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns the share of the savings that the first year's costs may be for the money to last on 95 of 100 paths; null where nothing is spent. */
function lastingRateOf({ plan, start, factor }: PlanPaths): Figure | null {
  const yearly = 12 * sumOf(plan.costs, (cost) => streamIn(cost, plan.retireMonth));
  return yearly > 0 && start > 0 && Number.isFinite(factor)
    ? percentage('Withdrawal rate that lasts on 95 of 100 paths', (factor * yearly * 100) / start)
    : null;
}

/** Returns what is saved, as the start of a sentence: "Saving ₹50,000 a month, rising 6% a year,". */
function savingInWords({ saving, savingRise, otherSavings }: FireInput): string {
  if (saving === 0) return otherSavings.length > 0 ? 'With your other savings' : 'Without saving more';
  const rises = savingRise > 0 ? `, rising ${pct(savingRise)} a year,` : '';
  return `Saving ${inr(saving)} a month${rises}`;
}

function sentenceOf(input: FireInput, { plan, month, number, missed }: Journey, corpus: number, bad: LifePlan): string {
  const spending = inr(Math.max(0, (input.spendAfter ?? input.spend) + changeIn(input, month ?? 0)));
  const start = `To live on ${spending} a month at today’s prices you need ${formatCompact(number)} in today’s rupees, at a withdrawal rate of ${pct(input.withdrawalRate)}.`;
  if (missed) {
    return `${start} But your savings do not cover the goal at ${ageText(input.age, missed.month)}: ${inr(missed.unpaid)} is missing. Choose a later age or a smaller amount for it, or save more first.`;
  }
  if (month === null) {
    return `${start} ${savingInWords(input)} you do not get there by ${input.untilAge}. Save more, spend less after work, or plan with part-time pay.`;
  }
  const when =
    month === 0
      ? 'You are there today.'
      : `${savingInWords(input)} you get there at ${ageText(input.age, month)}, with ${formatCompact(corpus)} in the rupees of that day.`;
  return `${start} ${when} The money then lasts ${lastsInWords(plan, input.age)} if returns hold, and ${lastsInWords(bad, input.age)} with a bad start.`;
}

/** Returns the saving that a chosen age asks for, or that it is more than the page takes. */
function savingFigure({ age, saving }: ChosenAge): Figure {
  return saving === null
    ? verdict(chosenAgeLabel(age), `more than ${formatCompact(fields.saving.max)}`)
    : rupees(chosenAgeLabel(age), saving, { tone: 'cost' });
}

/** Returns what must be saved for a chosen age, against what is saved now, as sentences. */
function chosenInWords(input: FireInput, { age, needed, saving, plan }: ChosenAge): string {
  if (saving === null) {
    return `To stop at ${age} you would have to save more than ${formatCompact(fields.saving.max)} a month. Choose a later age.`;
  }
  const then = `On that birthday you need ${formatCompact(needed)} in the rupees of that day, which lasts ${lastsInWords(plan, input.age)} if returns hold.`;
  if (saving === 0) return `To stop at ${age} you need not save more. ${then}`;
  const rises = input.savingRise > 0 ? `, rising ${pct(input.savingRise)} a year` : '';
  const against =
    saving > input.saving
      ? `, ${inr(saving - input.saving)} more than now`
      : saving < input.saving
        ? `, ${inr(input.saving - saving)} less than now`
        : ', as you do now';
  return `To stop at ${age}, save ${inr(saving)} a month from now${rises}${against}. ${then}`;
}

function notesOf(input: FireInput, { month }: Journey, bad: LifePlan): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn, action } = notes;
  notForYou(
    'This page is a plan, not a promise. Do not give notice because of one figure. First look at the bad start, your family’s health cover and your debts.',
  );
  assume(
    'Returns are after tax and the same each year. Pensions and part-time pay are counted when they come, but do not lower the number.',
  );
  assume(
    hasChanges(input) &&
      'The number counts what you need in the month in which you stop work. Changes at later ages do not move it, but they count in how long the money lasts.',
  );
  assume(
    input.stopAge !== null &&
      `Prices rise once a year in this plan. So with the saving for ${input.stopAge} you can reach the number some months before that birthday, at the prices of the year before.`,
  );
  warn(
    input.withdrawalRate > 3.5 &&
      'A study of Indian markets finds that 3 to 3.5% was safe over long retirements. 4% is a result for the United States.',
    withdrawal,
  );
  warn(
    month !== null &&
      input.age + month / 12 < 60 &&
      'We assume that you can use all your savings at any time. Most of NPS can be locked until 60, and PPF until it matures. Check that your other savings are enough until then.',
  );
  const safer = month !== null && firstUnpaidOf(bad) !== null && lastingRate(input);
  action(
    safer &&
      `For the money to last to ${input.untilAge} even with a bad start, plan with a withdrawal rate of ${pct(safer.rate)}. You then get there at ${ageText(input.age, safer.month)}.`,
  );
  action('Look at the plan again every year, and keep one year’s spending in deposits before you stop work.');
  return notes;
}
