import Island from '@/content/calculators/cagr-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('cagr-calculator');

export default function Page() {
  return <CalculatorPage id="cagr-calculator" Island={Island} />;
}
