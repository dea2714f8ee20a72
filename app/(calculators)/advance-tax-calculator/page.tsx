import Island from '@/content/calculators/advance-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('advance-tax');

export default function Page() {
  return <CalculatorPage id="advance-tax" Island={Island} />;
}
