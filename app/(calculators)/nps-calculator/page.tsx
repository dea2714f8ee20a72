import Island from '@/content/calculators/nps-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('nps-calculator');

export default function Page() {
  return <CalculatorPage id="nps-calculator" Island={Island} />;
}
