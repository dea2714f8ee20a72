import Island from '@/content/calculators/fd-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('fd-calculator');

export default function Page() {
  return <CalculatorPage id="fd-calculator" Island={Island} />;
}
