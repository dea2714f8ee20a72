import Island from '@/content/calculators/tcs-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('tcs-calculator');

export default function Page() {
  return <CalculatorPage id="tcs-calculator" Island={Island} />;
}
