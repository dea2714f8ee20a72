import { number, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { formatNumber, inr, pct } from '@/lib/format';
import type { PropertyTax, WorkedLine } from '@/lib/tax/property-tax';
import type { PropertyTaxInput } from './form';

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

/** Writes each line, and the value before the taxes under its name; a line that comes twice under a name is numbered. */
export function lineSteps({ heading, step }: Worksheet, valueName: string, { lines, base }: PropertyTax): void {
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
        step(rupees(valueName, base), 'The lines above multiplied');
        heading('Tax');
        valued = true;
      }
      step(rupees(line.label, amount), how, line.cite);
    }
  }
}

const onTheNotice = { source: 'municipal-bill', at: 'Demand notice for arrears' } as const;

/** Writes arrears with simple interest by the month, and what is to be paid with the tax of the year; returns it, ₹, or null without arrears. */
export function arrearsSteps(
  { heading, step }: Worksheet,
  { arrears, arrearsMonths, arrearsRate }: PropertyTaxInput,
  total: number,
): { readonly interest: number; readonly due: number } | null {
  if (arrears === 0) return null;
  heading('Arrears');
  step(rupees('Tax of earlier years', arrears), 'As entered', onTheNotice);
  const interest = step(
    rupees('Interest on arrears', (arrears * arrearsRate * arrearsMonths) / 100),
    `${inr(arrears)} × ${pct(arrearsRate)} × ${formatNumber(arrearsMonths)} months`,
    onTheNotice,
  );
  const due = step(
    rupees('To pay with arrears', total + arrears + interest),
    'Tax of the year, tax of earlier years and interest',
  );
  return { interest, due };
}
