import { counted, formatCompact, inr, pct } from '@/lib/format';
import { isGovernment, monthsOf } from './account';
import type { NpsAnswer } from './answer';
import type { NpsInput } from './form';
import type { TaxSaved } from './tax';

/** Returns that the age at exit is past, as a sentence before the others; '' where it is not. */
export const leavingInWords = ({ age, exitAge }: NpsInput): string =>
  exitAge < age
    ? `You are ${age}, past the age at exit of ${exitAge}, so this is an exit now. To stay in, enter a later age at exit. `
    : '';

/** Returns the answer in two or three sentences. */
export function sentenceOf(input: NpsInput, { needed, exit, lump, real, drawn, unified, saved }: NpsAnswer): string {
  const start =
    needed === null
      ? `At ${input.exitAge} you have ${formatCompact(exit.corpus)}.`
      : needed === 0
        ? 'Your balance and the payments made anyway already give this pension.'
        : `Pay ${inr(Math.ceil(needed - 1e-6))} a month${isGovernment(input) ? ' on top of your share of pay' : ''}${input.rise > 0 ? `, and ${pct(input.rise)} more each year` : ''}. At ${input.exitAge} you have ${formatCompact(exit.corpus)}.`;
  const tax =
    lump.tax > 0 ? ` (about ${formatCompact(lump.tax)} of tax${drawn === null ? '' : ', if in one year'})` : '';
  const ofThat =
    lump.taxed > 0
      ? `${drawn === null ? ', of which' : '. Of the lump sum,'} ${formatCompact(lump.taxed)} is taxed as income${drawn === null ? ' of that year' : ''}${tax}`
      : ', tax-free';
  const way = drawn === null ? 'at once' : `in parts over ${counted(input.drawYears, 'year')}, ${inr(drawn)} a month`;
  const part = exit.lumpSum > 0 ? ` You take ${formatCompact(exit.lumpSum)} ${way}${ofThat}.` : '';
  const pension =
    exit.pension > 0
      ? ` The rest pays ${inr(exit.pension)} a month for life${monthsOf(input) > 0 && input.inflation > 0 ? `, which buys what ${inr(real)} buys today` : ''}.`
      : ' Nothing is left for a pension.';
  const ups =
    unified && unified.pension > 0
      ? ` UPS would start with ${inr(unified.pension)} a month, rising with prices, and pay ${formatCompact(unified.lumpSum)} at once.`
      : '';
  const savings = saved.new && saved.old ? ` ${savedSentence(saved.new, saved.old)}` : '';
  return `${start}${part}${pension}${ups}${savings}`;
}

function savedSentence(inNew: TaxSaved, inOld: TaxSaved): string {
  const [now, old] = [inNew.own + inNew.employer, inOld.own + inOld.employer];
  if (now < 0.5 && old < 0.5) return 'The payments of a year save no tax.';
  return `The payments of a year save ${inr(now)} of tax in the new regime, ${inr(old)} in the old.`;
}
