import Island from '@/content/calculators/ppf-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('ppf-calculator');

export default function Page() {
  return <CalculatorPage id="ppf-calculator" Island={Island} />;
}
