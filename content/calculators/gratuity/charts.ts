import { type Breakdown, barsChart, type Chart, linesChart, rupees } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { type Exemption, leavingOf } from './entitlement';
import type { GratuityInput } from './form';
import { type GratuityAnswer, mayStay, stayOf } from './stay';

export function exemptionBreakdown(gratuity: number, { exempt, taxable }: Exemption): Breakdown {
  return {
    title: 'Exempt and taxable part',
    total: rupees('Gratuity', gratuity),
    parts: [
      rupees('Exempt from tax', exempt, { tone: 'growth' }),
      rupees('Taxable gratuity', taxable, { tone: 'tax' }),
    ],
  };
}

/** Returns what decides the exemption, and how the gratuity grows with the months. */
export function chartsOf(input: GratuityInput, { gratuity, exemption }: GratuityAnswer): Chart[] {
  const isLimited = gratuity > 0 && (exemption.by === 'law' || exemption.by === 'average');
  return listOf(
    isLimited && limitChart([gratuity, exemption.formula, exemption.left]),
    mayStay(input) && stayChart(input),
  );
}

/** Returns what is received beside both limits, ₹. */
function limitChart(limits: readonly number[]): Chart {
  return barsChart('The least of the three is exempt', {
    bars: ['What you receive', 'By formula', 'Limit of all years'],
    marked: limits.indexOf(Math.min(...limits)),
    series: [{ label: 'Amount', values: limits, tone: 'own' }],
  });
}

/** Returns the gratuity of each of the next sixty months. */
function stayChart(input: GratuityInput): Chart {
  const more = Array.from({ length: 61 }, (_, index) => index);
  return linesChart(
    input.kind === 'notCovered' ? 'Half a month a year, if you stay longer' : 'Gratuity by law, if you stay longer',
    {
      x: { label: 'More months', values: more },
      rest: 0,
      series: [
        { label: 'Gratuity', values: more.map((each) => stayOf(input, leavingOf(input, each)).gratuity), tone: 'own' },
      ],
    },
  );
}
