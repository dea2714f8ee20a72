import { promoterBuyback } from '@/content/rules/income-tax/capital-gains';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr, pct } from '@/lib/format';
import type { Answer } from './answer';

/** Writes the additional tax of a promoter on the gains of buybacks. */
export function promoterSteps({ heading, step }: Worksheet, { promoters, year }: Answer): void {
  if (!promoters) return;
  const { gains, tax } = promoters;
  const { cess } = year;
  const { value: rates, cite } = promoterBuyback;
  heading('Buyback: additional tax of a promoter');
  if (gains.short > 0) {
    step(
      rupees('Additional tax on short-term gain', tax.onShortGain),
      `${pct(rates.shortTermPercent)} of ${inr(gains.short)}`,
      cite,
    );
  }
  if (gains.long > 0) {
    step(
      rupees('Additional tax on long-term gain', tax.onLongGain),
      `${pct(rates.longTermPercent)} of ${inr(gains.long)}, without the yearly exemption`,
      cite,
    );
  }
  step(
    rupees('Surcharge on the additional tax', tax.surcharge),
    `${pct(rates.surchargePercent)} of ${inr(tax.onShortGain + tax.onLongGain)}`,
    cite,
  );
  step(
    rupees('Cess on the additional tax', tax.cess),
    `${pct(cess.value)} of ${inr(tax.onShortGain + tax.onLongGain + tax.surcharge)}`,
    cess.cite,
  );
  step(rupees('Additional tax of a promoter', tax.total, { tone: 'tax' }), 'The lines above together', cite);
}
