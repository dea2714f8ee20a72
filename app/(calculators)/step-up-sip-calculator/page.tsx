import Island from '@/content/calculators/step-up-sip-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('step-up-sip-calculator');

export default function Page() {
  return <CalculatorPage id="step-up-sip-calculator" Island={Island} />;
}
