import { changeIn } from '@/content/life-plan/needs';
import { needsSteps, onceStep, withChangeInWords } from '@/content/life-plan/working';
import { sumStep } from '@/content/sum-step';
import { percentage, rupees, type Worksheet } from '@/lib/calculator';
import { type LifePlan, priceLevel } from '@/lib/finance/life-plan';
import { formatMonths, inr, pct } from '@/lib/format';
import { onePlus } from '@/lib/format-working';
import type { Citation } from '@/lib/law';
import type { RetirementInput } from './form';

const annuity: Citation = { source: 'level-annuity', at: 'Each month’s payment discounted to the day of retirement' };

/** Writes what is needed and what there will be; returns how much is missing at retirement, below zero where there is more than enough. */
export function planSteps(
  { heading, step }: Worksheet,
  input: RetirementInput,
  plan: LifePlan,
  { needed, have }: { needed: number; have: number },
): number {
  const { retireMonth } = plan;
  const years = retireMonth / 12;
  const change = changeIn(input, retireMonth);
  const spend = Math.max(0, input.spend + change);
  heading('What you need');
  step(
    rupees('Monthly spending when you stop work', spend * priceLevel(input.inflation, retireMonth)),
    `${change === 0 ? inr(input.spend) : `(${withChangeInWords(input.spend, change)})`} × (1 + ${pct(input.inflation)})^${years}`,
  );
  needsSteps(step, input, input.spend, [retireMonth, plan.months]);
  step(
    percentage(
      'Return above prices after retirement',
      ((1 + input.returnAfter / 100) / (1 + input.inflation / 100) - 1) * 100,
    ),
    `${onePlus(input.returnAfter)} ÷ ${onePlus(input.inflation)} − 1`,
  );
  step(
    rupees('Corpus needed', needed),
    `Each month’s costs and goals less income${plan.receipts?.some((each) => each.month > retireMonth) ? ', and less money that comes once after that day,' : ''} over ${formatMonths(plan.months - retireMonth)}, discounted at ${pct(input.returnAfter)} a year${plan.legacy > 0 ? `, and ${inr(plan.legacy)} left at the end` : ''}. Prices rise once a year`,
    annuity,
  );
  step(
    rupees('Corpus needed in today’s rupees', needed / priceLevel(input.inflation, retireMonth)),
    `${inr(needed)} ÷ (1 + ${pct(input.inflation)})^${years}`,
  );
  heading('What you will have');
  const once = onceStep(step, plan, retireMonth);
  step(
    rupees('Corpus you will have', have),
    `Your savings after ${years === 1 ? '1 year' : `${years} years`}, with what you save at the end of each month${plan.savingRise > 0 ? `, ${pct(plan.savingRise)} more each year` : ''}${plan.pots.length > 1 ? '. Each saving has its own return' : `, at ${pct(input.returnBefore)} a year`}${plan.goals.some((goal) => goal.month < retireMonth) ? '. Goals before retirement are paid from it' : ''}${once > 0 ? '. The money that comes once is added on its day' : ''}`,
    annuity,
  );
  const gap = needed - have;
  if (gap >= 0) sumStep({ step }, rupees('Short by', gap), [needed, -have]);
  else sumStep({ step }, rupees('More than needed', -gap), [have, -needed]);
  return gap;
}
