import Island from '@/content/calculators/inflation-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('inflation-calculator');

export default function Page() {
  return <CalculatorPage id="inflation-calculator" Island={Island} />;
}
