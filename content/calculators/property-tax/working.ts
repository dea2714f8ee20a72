import type { CityTax } from '@/content/rules/property-tax';
import { number, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { formatNumber, pct } from '@/lib/format';
import type { PropertyTax, WorkedLine } from '@/lib/tax/property-tax';

const explained = ({ line, used }: WorkedLine): string => {
  if (line.how) return line.how;
  switch (line.do) {
    case 'start':
      return 'Start';
    case 'times':
      return `× ${formatNumber(used, 4)}`;
    case 'less':
      return `less ${pct(used)}`;
    case 'exempt':
      return 'You pay nothing';
    case 'add':
      return 'A fixed amount';
    case 'tax':
      return `${pct(used, 4)} of the value`;
    default:
      return `${pct(used)} of ${line.of.join(', ').toLowerCase()}`;
  }
};

/** Writes each line; one that comes twice under a name is numbered. */
export function lineSteps({ heading, step }: Worksheet, city: CityTax, { lines, base }: PropertyTax): void {
  heading('Value, factor by factor');
  let valued = false;
  for (const each of lines) {
    const { line, used, result } = each;
    const how = explained(each);
    if (line.do === 'start' || line.do === 'times') step(number(line.label, used, { decimals: 4 }), how, line.cite);
    else if (line.do === 'less') step(percentage(line.label, used), how, line.cite);
    else {
      const amount = line.do === 'rebate' ? 0 - result : result;
      if (!valued) {
        step(
          rupees(city.baseLabel === 'General tax' ? 'Product of the factors' : city.baseLabel, base),
          'The lines above multiplied',
        );
        heading('Tax');
        valued = true;
      }
      step(rupees(line.label, amount), how, line.cite);
    }
  }
}
