import Island from '@/content/calculators/emi-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('emi-calculator');

export default function Page() {
  return <CalculatorPage id="emi-calculator" Island={Island} />;
}
