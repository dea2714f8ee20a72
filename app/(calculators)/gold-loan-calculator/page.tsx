import Island from '@/content/calculators/gold-loan-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('gold-loan-calculator');

export default function Page() {
  return <CalculatorPage id="gold-loan-calculator" Island={Island} />;
}
