import { customs } from '@/content/rules/customs';
import { inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { AssessableValue } from '@/lib/tax/customs';
import type { Money } from './duties';
import type { ExportImportInput } from './form';

/** Returns what the value holds of freight and insurance that nobody entered. */
export function byRule(
  { mode, terms, freight, insurance }: ExportImportInput,
  found: AssessableValue,
  { text }: Money,
): string {
  if (mode === 'personal') return '';
  const added = listOf(
    (terms === 'fob' || terms === 'ci') && freight === null && `freight of ${text(found.freight)}`,
    (terms === 'fob' || terms === 'cfr') && insurance === null && `insurance of ${text(found.insurance)}`,
  );
  return added.length > 0 ? `, with ${added.join(' and ')} by the rule for what is not known,` : '';
}

/** Duties on a value, what customs collects of them, and what comes back as credit, ₹. */
interface Collected {
  readonly value: number;
  readonly duties: number;
  readonly collected: number;
  readonly back: number;
}

/** Returns what is paid at customs on a value, and how much of it is a cost. */
export function importSentence({ value, duties, collected, back }: Collected, { text }: Money): string {
  if (duties > 0 && collected === 0) {
    return `the duties are ${text(duties)}. Customs does not collect ${inr(customs.notCollected.value)} or less, so you pay nothing.`;
  }
  const share = duties > 0 && value > 0 ? `, ${pct((duties / value) * 100)} of the value in all` : '';
  const paid = `you pay ${text(duties)} at customs${share}.`;
  if (back > 0) {
    return `${paid} ${text(back)} of this comes back as input tax credit, so the real cost is ${text(duties - back)}.`;
  }
  return duties > 0 ? `${paid} All of it is a cost to you.` : paid;
}
