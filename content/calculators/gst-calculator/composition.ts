import { type CompositionRate, compositionRates, payableRounding } from '@/content/rules/gst';
import { type Breakdown, type Result, worksheet } from '@/lib/calculator';
import type { Rule } from '@/lib/law';
import { halfOnTurnover, inPaise } from '@/lib/tax/gst';
import { partsCharts } from './charts';
import type { GstInput } from './form';
import { compositionNotes } from './notes';
import { rateText } from './rate-on-date';
import { inRupees, written } from './supply';

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

  const notes = compositionNotes(rule, turnover);
  const breakdown: Breakdown = {
    title: 'Tax and what you keep',
    total: inRupees('Turnover in the State', whole, 'own'),
    parts: [answer, inRupees('Turnover after tax', left, 'own')],
  };
  return {
    headline: [answer, central, state, inRupees('Turnover that is taxed', taxable)],
    sentence: `You pay ${written(tax)} out of your own pocket: ${rateText(rate)} of ${written(taxable)}. Your bill of supply shows no GST, and you take no input tax credit.`,
    breakdowns: [breakdown],
    charts: tax > 0 ? partsCharts(breakdown) : [],
    steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
