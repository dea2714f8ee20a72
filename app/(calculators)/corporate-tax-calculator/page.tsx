import Island from '@/content/calculators/corporate-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('corporate-tax');

export default function Page() {
  return <CalculatorPage id="corporate-tax" Island={Island} />;
}
