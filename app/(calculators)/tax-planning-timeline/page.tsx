import Island from '@/content/calculators/tax-planning-timeline/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('tax-planning-timeline');

export default function Page() {
  return <CalculatorPage id="tax-planning-timeline" Island={Island} />;
}
