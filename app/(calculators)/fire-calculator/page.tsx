import Island from '@/content/calculators/fire-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('fire-calculator');

export default function Page() {
  return <CalculatorPage id="fire-calculator" Island={Island} />;
}
