import Island from '@/content/calculators/huf-tax-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('huf-tax-calculator');

export default function Page() {
  return <CalculatorPage id="huf-tax-calculator" Island={Island} />;
}
