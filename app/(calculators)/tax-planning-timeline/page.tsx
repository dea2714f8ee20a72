// With the page, not with the code of the line: until that arrives the line must have its look and keep its place.
import '@/components/calculator/day-line.css';
import Island from '@/content/calculators/tax-planning-timeline/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('tax-planning-timeline');

export default function Page() {
  return <CalculatorPage id="tax-planning-timeline" Island={Island} />;
}
