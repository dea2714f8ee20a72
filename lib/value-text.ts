import type { AnyValue, SimpleField } from './calculator';
import { exactInr, formatDate, formatMonth, formatMonths, formatNumber, pct } from './format';

/** Returns one input value as text: '₹50,00,000', '8.5%', '20 years', the option's label. An empty optional one is '–'. */
export function valueText(field: SimpleField, value: AnyValue): string {
  if (value === null || value === '') return '–';
  switch (field.kind) {
    case 'money':
      return exactInr(Number(value));
    case 'percent':
      return pct(Number(value), 6);
    case 'duration':
      return formatMonths(Number(value));
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value);
    case 'yesNo':
      return value ? 'Yes' : 'No';
    case 'date':
      return formatDate(String(value));
    case 'month':
      return formatMonth(String(value));
    case 'text':
      return String(value);
    default: {
      const written = formatNumber(Number(value), 6);
      if (field.unit === '₹') return `₹${written}`;
      return field.unit ? `${written} ${field.unit}` : written;
    }
  }
}
