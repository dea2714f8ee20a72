import Island from '@/content/calculators/nri-taxation-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('nri-taxation-calculator');

export default function Page() {
  return <CalculatorPage id="nri-taxation-calculator" Island={Island} />;
}
