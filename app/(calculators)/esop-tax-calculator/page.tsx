import Island from '@/content/calculators/esop-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('esop-tax');

export default function Page() {
  return <CalculatorPage id="esop-tax" Island={Island} />;
}
