import Island from '@/content/calculators/interest-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('interest-calculator');

export default function Page() {
  return <CalculatorPage id="interest-calculator" Island={Island} />;
}
