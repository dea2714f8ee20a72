import Island from '@/content/calculators/pre-payment-loan-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('pre-payment-loan-calculator');

export default function Page() {
  return <CalculatorPage id="pre-payment-loan-calculator" Island={Island} />;
}
