import Island from '@/content/calculators/take-home-salary-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('take-home-salary-calculator');

export default function Page() {
  return <CalculatorPage id="take-home-salary-calculator" Island={Island} />;
}
