import Island from '@/content/calculators/car-loan-emi-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('car-loan-emi-calculator');

export default function Page() {
  return <CalculatorPage id="car-loan-emi-calculator" Island={Island} />;
}
