import Island from '@/content/calculators/sip-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('sip-calculator');

export default function Page() {
  return <CalculatorPage id="sip-calculator" Island={Island} />;
}
