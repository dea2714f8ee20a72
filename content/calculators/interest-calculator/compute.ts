import { type Figure, months, percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { chartsOf, lateChart } from './charts';
import type { InterestInput } from './form';
import { lateInterestOf } from './late';
import { lateNotes, notesOf } from './notes';
import { effectiveOf, monthsNeeded, planOf } from './plan';
import { lateSentence, sentenceOf } from './sentence';
import { waysTable, yearTable } from './tables';
import { amountSteps, doublingSteps, lateSteps, rateSteps, timeSteps } from './working';

/** Returns interest and amount, or what reaches a target, or the interest that a law asks for paying late. */
export function interest(input: InterestInput): Result {
  return input.ask === 'late' ? lateResult(input) : planResult(input);
}

function planResult(input: InterestInput): Result {
  const sheet = worksheet();
  const plan = planOf(input);
  const hasMovements = input.movements.length > 0;
  rateSteps(sheet, input, plan);
  if (input.ask !== 'time') timeSteps(sheet, input, plan);
  const found = amountSteps(sheet, input, plan);
  const doubling = doublingSteps(sheet, plan);
  const rateFigure =
    plan.adding === 'simple'
      ? percentage('Rate per year', plan.rate * 100)
      : percentage('Effective annual rate', effectiveOf(plan) * 100);
  const headlines: Readonly<Record<string, readonly [Figure, ...Figure[]]>> = {
    amount: [found.interest, found.amount, rateFigure, doubling],
    principal: [rupees('Amount to put in', plan.principal, { tone: 'own' }), found.interest, rateFigure, doubling],
    rate: [
      percentage('Rate needed per year', plan.rate * 100),
      percentage('Rate needed per month', (plan.rate * 100) / 12),
      found.interest,
      doubling,
    ],
    time: [months('Time needed, in whole months', monthsNeeded(plan)), found.interest, rateFigure, doubling],
  };
  return {
    headline: headlines[input.ask] ?? [found.interest],
    sentence: sentenceOf(input, plan, found),
    ...(!hasMovements && {
      breakdowns: [
        {
          title: 'What the amount is made of',
          total: found.amount,
          parts: [
            rupees('Principal', plan.principal, { tone: 'own' }),
            rupees('Interest', found.interest.value, { tone: 'growth' }),
          ],
        },
      ],
    }),
    charts: chartsOf(plan),
    tables: listOf(yearTable(input, plan), !hasMovements && waysTable(plan)),
    steps: sheet.steps,
    caveats: notesOf(input, plan).caveats,
  };
}

function lateResult(input: InterestInput): Result {
  const sheet = worksheet();
  const late = lateInterestOf(input);
  const { time, rate, owed, total } = lateSteps(sheet, input, late);
  return {
    headline: [owed, total, time, rate],
    sentence: lateSentence(input, late),
    breakdowns: [{ title: 'What you pay', total, parts: [rupees('Tax', input.lateAmount, { tone: 'tax' }), owed] }],
    charts: [lateChart(input.lateAmount, late.interest)],
    steps: sheet.steps,
    caveats: lateNotes(input, late.cite).caveats,
  };
}
