import { gainClassName } from '@/content/tax/names';
import { barsChart, type Chart, stepsChart } from '@/lib/calculator';
import { listOf } from '@/lib/list-of';
import { sumOf } from '@/lib/sum';
import type { Answer } from './answer';
import { classLines } from './tables';
import { lotName } from './working';

/** The most lots that a chart has bars for. */
const MOST_BARS = 10;

/** Returns from what the sales brought to what they leave; and the gain of each lot, or of each class where there are many lots. */
export function chartsOf(answer: Answer, taxOnSales: number): Chart[] {
  const { lots } = answer;
  const counted = lots.filter(({ gain }) => !gain.isExempt);
  const received = sumOf(counted, ({ gain }) => gain.fullValue + gain.dividend);
  const gain = sumOf(counted, (sold) => sold.gain.amount + sold.gain.dividend);
  const many = counted.length > MOST_BARS;
  const bars = many
    ? classLines(answer).map((line) => ({ label: gainClassName(line.class), value: line.gains + line.losses }))
    : lots.map((sold) => ({ label: lotName(sold), value: sold.gain.amount }));
  const isGainOnly = lots.some((sold) => sold.isGainOnly);
  return [
    stepsChart(
      isGainOnly ? 'From your gain to what you keep of it' : 'From sale value to what you keep of it as gain',
      listOf(
        !isGainOnly && { label: 'Sale value', value: received, tone: 'own', total: true },
        !isGainOnly && { label: 'Cost and expenses', value: gain - received, tone: 'cost' },
        { label: 'Gain', value: gain, tone: 'growth', total: true },
        { label: 'Tax', value: taxOnSales === 0 ? 0 : -taxOnSales, tone: 'tax' },
        { label: 'Gain after tax', value: gain - taxOnSales, tone: 'growth', total: true },
      ),
    ),
    barsChart(many ? 'Gain or loss by class' : 'Gain or loss of each lot', {
      bars: bars.map(({ label }) => label),
      series: [{ label: 'Gain', values: bars.map(({ value }) => value), tone: 'growth' }],
    }),
  ];
}
