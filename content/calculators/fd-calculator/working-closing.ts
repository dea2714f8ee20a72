import { sumStep } from '@/content/sum-step';
import { dateFigure, rupees, type Worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { counted, formatDate, formatNumber, inr, pct } from '@/lib/format';
import type { Citation } from '@/lib/law';
import { closingOf, keptOf } from './closing';
import { rateOf } from './deposit';
import { type DepositSums, lostOf, paidBackOf, takenBackOf } from './sums';
import { schemeCite } from './working';

/** Writes what a certificate pays that is closed early, by the table of its scheme, and what that costs. */
function tableSteps({ step }: Worksheet, found: DepositSums, perThousand: number, cite?: Citation): void {
  const { input, put, interest } = found;
  const paid = step(
    rupees('Paid back on closing', paidBackOf(found)),
    `${inr(put)} × ${formatNumber(perThousand)} ÷ 1,000, for the half-years that are over`,
    cite,
  );
  sumStep({ step }, rupees('Interest until then', interest, { tone: 'growth' }), [paid, -put]);
  const lost = lostOf(found);
  step(
    rupees('Lost by closing early', lost, { tone: 'cost' }),
    `${inr(interest + lost)}, counted at ${pct(rateOf(input))} up to that day, − ${inr(interest)}`,
  );
}

/** Writes the closing of a deposit by the post office: the interest until then, and what is kept of the deposit. */
export function closingSteps(sheet: Worksheet, found: DepositSums): void {
  const { step, heading } = sheet;
  const { input, put, deposits, interest } = found;
  const closing = closingOf(input);
  if (!closing) return;
  const { day, way, cite } = closing;
  heading('Closing it early');
  step(
    dateFigure('Closed on', day),
    `${formatNumber(daysBetween(input.start, day))} days from ${formatDate(input.start)}`,
  );
  if (way && 'perThousand' in way) {
    tableSteps(sheet, found, way.perThousand, cite);
    return;
  }
  const percent = way && 'kept' in way ? way.kept : null;
  step(
    rupees('Interest until then', interest, { tone: 'growth' }),
    percent === null
      ? 'None within the first year'
      : input.scheme === 'monthlyIncome'
        ? `${counted(deposits[0]?.payouts.length ?? 0, 'whole month')} at ${pct(rateOf(input))} ÷ 12`
        : `At ${pct(rateOf(input))}, up to the day before`,
    schemeCite(input),
  );
  const lost =
    percent === null
      ? step(rupees('Interest taken back', takenBackOf(found), { tone: 'cost' }), 'What was paid before that day', cite)
      : step(
          rupees('Kept for closing early', keptOf(input, put), { tone: 'cost' }),
          `${pct(percent)} of ${inr(put)}`,
          cite,
        );
  sumStep({ step }, rupees('Paid back on closing', paidBackOf(found)), [put, -lost]);
}
