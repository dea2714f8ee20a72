import { dateFigure, rupees, type Worksheet } from '@/lib/calculator';
import { daysBetween } from '@/lib/calendar';
import { counted, formatDate, formatNumber, inr, pct } from '@/lib/format';
import { closingOf, keptOf } from './closing';
import { rateOf } from './deposit';
import { type DepositSums, paidBackOf, takenBackOf } from './sums';
import { schemeCites } from './working';

/** Writes the closing of a deposit by the post office: the interest until then, and what is kept of the deposit. */
export function closingSteps({ step, heading }: Worksheet, found: DepositSums): void {
  const { input, put, deposits, interest } = found;
  const closing = closingOf(input);
  if (!closing) return;
  const { day, percent, cite } = closing;
  heading('Closing it early');
  step(
    dateFigure('Closed on', day),
    `${formatNumber(daysBetween(input.start, day))} days from ${formatDate(input.start)}`,
  );
  step(
    rupees('Interest until then', interest, { tone: 'growth' }),
    percent === null
      ? 'None within the first year'
      : input.scheme === 'monthlyIncome'
        ? `${counted(deposits[0]?.payouts.length ?? 0, 'whole month')} at ${pct(rateOf(input))} ÷ 12`
        : `At ${pct(rateOf(input))}, up to the day before`,
    schemeCites[input.scheme],
  );
  const lost =
    percent === null
      ? step(rupees('Interest taken back', takenBackOf(found), { tone: 'cost' }), 'What was paid before that day', cite)
      : step(
          rupees('Kept for closing early', keptOf(input, put), { tone: 'cost' }),
          `${pct(percent)} of ${inr(put)}`,
          cite,
        );
  step(rupees('Paid back on closing', paidBackOf(found)), `${inr(put)} − ${inr(lost)}`);
}
