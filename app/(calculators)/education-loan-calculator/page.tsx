import Island from '@/content/calculators/education-loan-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('education-loan-calculator');

export default function Page() {
  return <CalculatorPage id="education-loan-calculator" Island={Island} />;
}
