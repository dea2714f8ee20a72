import { customs } from '@/content/rules/customs';
import { sumStep } from '@/content/sum-step';
import { number, percentage, type Result, rupees, stepsChart, worksheet } from '@/lib/calculator';
import { counted, formatNumber, inr, pct } from '@/lib/format';
import type { ExportImportInput } from './form';
import { exportNotes } from './notes';
import { routeTable } from './tables';

/** A share of FOB, %, at most `most`, ₹. */
interface Incentive {
  readonly percent: number;
  readonly most: number;
}

const amountOf = (fob: number, { percent, most }: Incentive): number => Math.min((fob * percent) / 100, most);

/**
 * Returns the FOB value, ₹, that covers the costs with its incentives. What comes in is the least over every choice of incentives that
 * stay below their limits, the others at it, so the value is the greatest that one of these choices asks for.
 */
function breakEvenFob(costs: number, incentives: readonly Incentive[]): number {
  const choices = incentives.reduce<{ readonly fixed: number; readonly share: number }[]>(
    (each, { percent, most }) =>
      each.flatMap(({ fixed, share }) => [
        { fixed, share: share + percent },
        { fixed: fixed + most, share },
      ]),
    [{ fixed: 0, share: 100 }],
  );
  return Math.max(...choices.map(({ fixed, share }) => ((costs - fixed) * 100) / share));
}

/** Returns what an export leaves in hand, and what paying IGST instead of giving an undertaking costs. */
export function exporting(input: ExportImportInput): Result {
  const { heading, step, steps } = worksheet();
  heading('What comes in');
  const fob = step(
    rupees('FOB value', input.price * input.exchangeRate),
    `${formatNumber(input.price)} × ₹${formatNumber(input.exchangeRate, 4)}`,
  );
  const how = (percent: number, cap: number | null) =>
    `${pct(percent)} of ${inr(fob)}${cap === null ? '' : `, at most ${inr(cap)} × ${formatNumber(input.quantity, 3)}`}`;
  const limited = (percent: number, cap: number | null): Incentive => ({
    percent,
    most: cap === null ? Number.POSITIVE_INFINITY : cap * input.quantity,
  });
  const incentives = {
    drawback: limited(input.drawback, input.drawbackCap),
    rodtep: limited(input.rodtep, input.rodtepCap),
  };
  const drawback = step(
    rupees('Duty drawback', amountOf(fob, incentives.drawback)),
    how(input.drawback, input.drawbackCap),
    customs.drawback,
  );
  const rodtep = step(
    rupees('RoDTEP', amountOf(fob, incentives.rodtep)),
    how(input.rodtep, input.rodtepCap),
    customs.rodtep,
  );
  heading('What it leaves');
  const costs = input.cost + input.exportCosts;
  const net = sumStep({ step }, rupees('In hand', fob + drawback + rodtep - costs), [fob, drawback + rodtep, -costs]);
  const breakEven = step(
    number(
      'Break-even exchange rate, rupees for one unit',
      breakEvenFob(costs, [incentives.drawback, incentives.rodtep]) / input.price,
      {
        decimals: 2,
      },
    ),
    'The exchange rate at which the export just covers its costs. Incentives change with it, up to their limits',
  );
  heading('With an undertaking or with IGST paid');
  const igst = step(
    rupees('IGST paid and refunded', (fob * input.igst) / 100),
    `${pct(input.igst)} of ${inr(fob)}`,
    customs.zeroRated,
  );
  const waiting = step(
    rupees('Cost of waiting for the refund', (igst * input.interest * input.refundMonths) / 1200),
    `${inr(igst)} × ${pct(input.interest)} × ${formatNumber(input.refundMonths)} ÷ 12`,
  );
  sumStep({ step }, rupees('In hand, IGST paid', net - waiting), [net, -waiting]);
  const notes = exportNotes();
  return {
    headline: [
      rupees('In hand', net, { tone: net < 0 ? 'cost' : 'growth' }),
      percentage('Share of FOB', (net / fob) * 100),
      number('Break-even exchange rate, rupees for one unit', breakEven, { decimals: 2 }),
    ],
    sentence: `${net < 0 ? `On a price of ${inr(fob)} you lose ${inr(-net)}` : `Of ${inr(fob)} you keep ${inr(net)}`} after costs${drawback + rodtep > 0 ? `, with ${inr(drawback + rodtep)} of incentives` : ', with no incentive counted'}. Under a letter of undertaking (LUT) you pay no IGST. If you pay it first and wait ${counted(input.refundMonths, 'month')} for the refund, that costs ${inr(waiting)} at ${pct(input.interest)} a year.`,
    charts: [
      stepsChart('From the invoice to what you keep', [
        { label: 'FOB', value: fob, tone: 'own', total: true },
        { label: 'Incentives', value: drawback + rodtep, tone: 'growth' },
        { label: 'Goods', value: 0 - input.cost, tone: 'cost' },
        { label: 'Charges', value: 0 - input.exportCosts, tone: 'cost' },
        { label: 'In hand', value: net, tone: net < 0 ? 'cost' : 'growth', total: true },
      ]),
    ],
    tables: [routeTable(igst, waiting, net)],
    steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
