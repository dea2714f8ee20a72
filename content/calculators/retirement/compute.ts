import { inBadStart } from '@/content/life-plan/bad-start';
import { casesChart } from '@/content/life-plan/charts';
import { hasChanges } from '@/content/life-plan/needs';
import { casePoints, lastsInWords } from '@/content/life-plan/plan';
import { lastingInWords, pathSteps, pathsChart, pathTable } from '@/content/life-plan/random-paths';
import { yearTable } from '@/content/life-plan/tables';
import { barsChart, type NoteSheet, noteSheet, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { balanceNeeded, balanceOnRetiring, type LifePlan, lasts, pathOf } from '@/lib/finance/life-plan';
import { formatCompact, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { RetirementInput } from './form';
import { bucketTable, caseTable, wayTable } from './tables';
import { asRetired, planOf, randomPathsOf, shifted, type Ways, waysOf } from './ways';
import { planSteps } from './working';

/** Returns the corpus that a retirement needs, the savings at retirement, how long they last, and what would close the gap. */
export function retirement(given: RetirementInput): Result {
  const input = asRetired(given);
  const plan = planOf(input);
  const path = pathOf(plan);
  const needed = balanceNeeded(plan);
  const have = balanceOnRetiring(plan);
  const sheet = worksheet();
  const gap = planSteps(sheet, input, plan, { needed, have });
  const enough = lasts(plan);
  const ways = waysOf(input, plan, enough);
  const cases = [
    { label: 'Your plan', plan, path },
    ...[
      { label: `Returns ${casePoints} points lower`, plan: shifted(plan, -casePoints) },
      { label: 'Bad start', plan: inBadStart(plan, input) },
    ].map((other) => ({ ...other, path: pathOf(other.plan) })),
  ];
  const { paths, spend } = randomPathsOf(input, plan, path);
  if (paths) {
    pathSteps(sheet, paths, {
      label: 'Random paths on which the money lasts',
      lasting: spend === null ? null : rupees('Spending a month that lasts on 95 of 100 paths', spend),
    });
  }
  const notes = notesOf(input, plan, ways, enough);
  return {
    headline: [
      rupees('Corpus needed', needed, { tone: 'own' }),
      rupees('Corpus you will have', have, { tone: 'growth' }),
      gap >= 0 ? rupees('Short by', gap, { tone: 'cost' }) : rupees('More than needed', -gap),
      verdict('Money lasts', lastsInWords(plan, input.age)),
    ],
    sentence: `${retiredInWords(given)}${sentenceOf(input, { needed, have, enough, ways })}${lastingInWords(paths)}`,
    charts: [
      { ...casesChart(cases, input.age, input.inflation), rest: input.retireAge - input.age },
      ...listOf(paths && pathsChart(paths)),
      barsChart(`Corpus at ${input.retireAge}`, {
        bars: ['Needed', 'You will have'],
        series: [{ label: 'Corpus', tone: 'growth', values: [needed, have] }],
      }),
    ],
    tables: listOf(
      wayTable(input, ways, enough),
      caseTable(input, [...cases, { label: `Returns ${casePoints} points higher`, plan: shifted(plan, casePoints) }]),
      paths && pathTable(paths),
      needed > 0 && bucketTable(input, plan, needed),
      yearTable(path, input.age, input.inflation),
    ),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

/** Returns that the retirement age is past, as a sentence before the others; '' where it is not. */
const retiredInWords = ({ age, retireAge }: RetirementInput): string =>
  retireAge < age
    ? `You are ${age}, past the retirement age of ${retireAge}, so we take it that you have stopped work. `
    : '';

/** Returns by how much the saving rises, as a part of a sentence: " (rising 6% a year)"; '' where it does not. */
const risingInWords = ({ savingRise }: RetirementInput): string =>
  savingRise > 0 ? ` (rising ${pct(savingRise)} a year)` : '';

function sentenceOf(
  input: RetirementInput,
  { needed, have, enough, ways }: { needed: number; have: number; enough: boolean; ways: Ways },
): string {
  const start = `To spend ${inr(input.spend)} a month at today’s prices from ${input.retireAge}${hasChanges(input) ? ', and less or more at the ages that you entered' : ''}, you need ${formatCompact(needed)} then. Your savings will be ${formatCompact(have)}.`;
  if (enough) {
    return ways.retireAge !== null && ways.retireAge < input.retireAge
      ? `${start} That is enough. On these figures you could stop at ${ways.retireAge}.`
      : `${start} That is enough.`;
  }
  const options = listOf(
    ways.saving !== null && `save ${inr(ways.saving)} a month${risingInWords(input)}`,
    ways.retireAge !== null &&
      `${ways.retireAge > input.retireAge ? 'work until' : 'stop work already at'} ${ways.retireAge}`,
    ways.spend !== null && `spend ${inr(ways.spend)} a month`,
  );
  if (options.length === 0) return `${start} It is not enough, and no single change closes the gap.`;
  return `${start} To make it last: ${options.length > 1 ? `${options.slice(0, -1).join(', ')}, or ${options.at(-1)}` : options[0]}.`;
}

function notesOf(input: RetirementInput, plan: LifePlan, ways: Ways, enough: boolean): NoteSheet {
  const notes = noteSheet();
  const { notForYou, assume, warn, action } = notes;
  notForYou(
    'This page is a plan, not a promise. If you are about to stop work, ask a SEBI-registered adviser to check all your finances.',
  );
  assume(
    'Returns are after tax and the same in each year. We leave out loans, and insurance for the time before retirement.',
  );
  const saved = input.saving + sumOf(input.otherSavings, ({ monthly }) => monthly);
  assume(
    input.retireAge === input.age &&
      saved > 0 &&
      `You stop work now, so we leave out the ${inr(saved)} a month that you would save.`,
  );
  warn(
    input.retireAge < 60 &&
      input.otherSavings.length > 0 &&
      'We assume that you can use all savings when you stop work. But most of NPS can be locked until 60, and PPF until it matures. Check that your other savings last until then.',
  );
  warn(
    plan.pots.slice(1).some(({ rate }) => rate < input.inflation) &&
      'One of your savings earns less than inflation. It loses value each year.',
  );
  action(
    !enough &&
      ways.saving !== null &&
      `Raise your monthly saving from ${inr(input.saving)} to ${inr(ways.saving)}${input.savingRise > 0 ? `, and by ${pct(input.savingRise)} each year` : ''}.`,
  );
  action('Check the plan again once a year, and after every large change in pay, family or health.');
  return notes;
}

/** Returns the months until work stops and from then to the end of the plan, for pages that ask how long somebody saves or money must last. */
export function worked(given: RetirementInput) {
  const { age, retireAge, untilAge } = asRetired(given);
  return { untilRetirement: (retireAge - age) * 12, afterRetirement: (untilAge - retireAge) * 12 };
}
