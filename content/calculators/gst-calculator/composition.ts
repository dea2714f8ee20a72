import {
  type CompositionRate,
  compositionRates,
  gstDueDays,
  gstLaw,
  lowerCompositionLimitStates,
  payableRounding,
} from '@/content/rules/gst';
import { type Caveat, type Result, worksheet } from '@/lib/calculator';
import { formatCompact } from '@/lib/format';
import type { Rule } from '@/lib/law';
import { halfOnTurnover, inPaise } from '@/lib/tax/gst';
import type { GstInput } from './form';
import { rateText } from './rate-on-date';
import { inRupees, written } from './supply';

function limitCaveats({ value, cite }: Rule<CompositionRate>, turnover: number): Caveat[] {
  const { turnoverLimit, lowerLimit } = value;
  const lower = lowerLimit ? ` (${formatCompact(lowerLimit)} in ${lowerCompositionLimitStates.value.join(', ')})` : '';
  const limit = formatCompact(turnoverLimit);
  const text =
    turnover > turnoverLimit
      ? `This turnover is above the limit of ${limit}${lower} a year. The scheme ends on the day you cross it. From then on the ordinary tax applies.`
      : `We assume that your turnover for the year, all over India, stays within ${limit}${lower}. The scheme ends on the day it crosses that.`;
  return [
    {
      kind: turnover > turnoverLimit ? 'warning' : 'assumption',
      text,
      cite: turnover > turnoverLimit ? gstLaw.compositionEnds : cite,
    },
  ];
}

/** Returns the tax of a composition dealer on turnover: half to the Centre, half to the State, each to the nearest rupee. */
export function compositionTax({ dealer, turnover, exemptTurnover }: GstInput): Result {
  const { step, heading, steps } = worksheet();
  const rule: Rule<CompositionRate> = compositionRates[dealer];
  const { rate, taxesExempt } = rule.value;
  const whole = inPaise(turnover);
  const exempt = taxesExempt ? 0 : inPaise(exemptTurnover);
  const taxable = whole - exempt;
  const half = halfOnTurnover(taxable, rate);
  const tax = 2 * half;

  heading('Turnover');
  step(inRupees('Turnover in the State', whole, 'own'), 'As entered');
  if (!taxesExempt)
    step(inRupees('Exempt supplies left out', exempt), 'A trader pays only on taxable supplies', rule.cite);
  step(
    inRupees('Turnover that is taxed', taxable),
    taxesExempt ? 'The whole turnover, exempt supplies too' : 'Turnover − exempt supplies',
    rule.cite,
  );
  heading('Tax');
  const how = `${written(taxable)} × ${rateText(rate / 2)}, to the nearest rupee`;
  const central = inRupees('CGST', half, 'tax');
  const state = inRupees('SGST or UTGST', half, 'tax');
  step(central, how, payableRounding.cite);
  step(state, how, payableRounding.cite);
  const answer = inRupees('Composition tax', tax, 'tax');
  step(answer, 'CGST + SGST or UTGST', rule.cite);
  const left = whole - tax;
  step(inRupees('Turnover after tax', left, 'own'), 'Turnover − composition tax');

  const title = 'Tax and what you keep';
  return {
    headline: [answer, central, state, inRupees('Turnover that is taxed', taxable)],
    sentence: `You pay ${written(tax)} out of your own pocket: ${rateText(rate)} of ${written(taxable)}. Your bill of supply shows no GST, and you take no input tax credit.`,
    breakdowns: [
      {
        title,
        total: inRupees('Turnover in the State', whole, 'own'),
        parts: [answer, inRupees('Turnover after tax', left, 'own')],
      },
    ],
    charts:
      tax > 0
        ? [
            {
              kind: 'parts',
              title,
              unit: 'exactRupees',
              parts: [
                { label: 'Composition tax', value: tax / 100, tone: 'tax' },
                { label: 'Turnover after tax', value: left / 100, tone: 'own' },
              ],
            },
          ]
        : [],
    steps,
    actions: [
      {
        text: `Pay with CMP-08 by the ${gstDueDays.cmp08.value}th of the month after the quarter, and file GSTR-4 by ${gstDueDays.gstr4.value} after the year.`,
        cite: gstLaw.compositionReturn,
      },
    ],
    caveats: [
      ...limitCaveats(rule, turnover),
      {
        kind: 'notForYou',
        text: 'Not for those who sell to other States, or who make ice cream, pan masala, tobacco, aerated water or certain bricks.',
        cite: gstLaw.notForComposition,
      },
      {
        kind: 'assumption',
        text: 'You also pay tax on purchases under reverse charge, at the ordinary rate and in cash.',
        cite: gstLaw.noTaxCollected,
      },
    ],
  };
}
