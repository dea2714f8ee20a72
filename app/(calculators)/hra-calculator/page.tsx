import Island from '@/content/calculators/hra-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('hra-calculator');

export default function Page() {
  return <CalculatorPage id="hra-calculator" Island={Island} />;
}
