import Island from '@/content/calculators/swp-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('swp-calculator');

export default function Page() {
  return <CalculatorPage id="swp-calculator" Island={Island} />;
}
