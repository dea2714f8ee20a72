import { fixedTermGratuity, lastYearReading } from '@/content/rules/gratuity';
import { codeWagesRule } from '@/content/rules/payroll';
import type { NoteSheet } from '@/lib/calculator';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { GratuityInput } from './form';
import type { GratuityAnswer } from './stay';

/** Writes what the gratuity law takes for granted, limits or leaves open. */
export function lawNotes(notes: NoteSheet, input: GratuityInput, { leaving, entitlement }: GratuityAnswer): void {
  const { law, wages, basic } = leaving;
  notes.assume(
    'We assume that your service has no break. Paid leave, sickness, lay-off and lawful strikes count as service. Absence without leave may not.',
    law.cites.continuous,
  );
  notes.warn(
    entitlement.byCourts &&
      'You are below five full years. High Courts have read the law as we do. But some employers pay only after five years, and you may have to claim it before the controlling authority.',
    lastYearReading,
  );
  if (law.codeWages && wages > basic) {
    notes.assume(
      `The Labour Ministry’s answers say that the new wages count for gratuity due from ${formatDate(codeWagesRule.inForceFrom)}, for the whole service. Yearly performance pay is left out. Some employers count the new wages only for service since that day, which gives less. On only basic pay and DA the formula gives ${inr((entitlement.formula * basic) / wages)}.`,
      { source: 'labour-codes-faq-2025', at: 'Answers on wages and gratuity, Ministry of Labour and Employment' },
    );
  } else if (law.codeWages && input.otherPay === 0 && entitlement.formula < law.atMost) {
    notes.warn(
      `You entered no other pay. If basic pay and DA are less than ${pct(codeWagesRule.value)} of your whole pay, more of it counts and the gratuity is higher.`,
      codeWagesRule.cite,
    );
  } else if (!law.codeWages && input.otherPay > basic) {
    notes.limit(
      `Before ${formatDate(codeWagesRule.inForceFrom)} only basic pay and DA count, so your other pay of ${inr(input.otherPay)} changes nothing.`,
      law.cites.wages,
    );
  }
  if (input.kind === 'fixedTerm') {
    notes.assume(
      law.proRata
        ? 'We assume that the contract ends with its term or after a year or more. We count exact service. The rules do not say how to count days, so a few days may differ.'
        : `Your contract ended before ${formatDate(codeWagesRule.inForceFrom)}, so the five years of the old law apply to it.`,
      law.proRata ? fixedTermGratuity : law.cites.eligible,
    );
  } else if (law.proRata && input.reason === 'death' && !input.seasonal) {
    notes.assume(
      `On a death the labour code pays for the exact service, here ${formatNumber(entitlement.units, 3)} years. Another view counts a part above six months as a full year, as before.`,
      law.cites.formula,
    );
  }
  notes.limit(
    entitlement.formula > law.atMost &&
      `The law’s limit is ${inr(law.atMost)}. By the formula it would be ${inr(entitlement.formula)}. Your employer may pay that much, but does not have to.`,
    law.cites.atMost,
  );
}
