import { yearTitle } from '@/content/tax/years';
import { inr } from '@/lib/format';
import { lowerFirst } from '@/lib/lower-first';
import type { Decision, Presumptive } from './decision';
import type { TaxAuditInput } from './form';

export function sentenceOf(input: TaxAuditInput, decision: Decision, open: readonly Presumptive[]): string {
  const year = yearTitle(input.year);
  const fact = decision.decidedBy.fact;
  if (!decision.required) {
    return `You need no tax audit for ${year}. This decided it: ${lowerFirst(fact)}.`;
  }
  const [scheme] = open;
  // In whole rupees, as it is typed: a rupee with paise left out would be too little.
  const least = Math.ceil((scheme?.income ?? 0) - 1e-6);
  const way =
    scheme && open.length === 1 && input.kind !== 'mixed' && input.profit < scheme.income
      ? ` If you declare at least ${inr(least)} as profit, you avoid the audit. But you then ${input.profit < 0 ? `pay tax on ${inr(least)} and give up the loss of ${inr(-input.profit)}` : `pay tax on ${inr(least - input.profit)} more income`}.`
      : '';
  return `You need a tax audit for ${year}. This decided it: ${lowerFirst(fact)}.${way}`;
}
