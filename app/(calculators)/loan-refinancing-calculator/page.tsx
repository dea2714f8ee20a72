import Island from '@/content/calculators/loan-refinancing-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('loan-refinancing-calculator');

export default function Page() {
  return <CalculatorPage id="loan-refinancing-calculator" Island={Island} />;
}
