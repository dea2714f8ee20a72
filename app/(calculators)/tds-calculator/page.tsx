import Island from '@/content/calculators/tds-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('tds-calculator');

export default function Page() {
  return <CalculatorPage id="tds-calculator" Island={Island} />;
}
