import Island from '@/content/calculators/lumpsum-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('lumpsum-calculator');

export default function Page() {
  return <CalculatorPage id="lumpsum-calculator" Island={Island} />;
}
