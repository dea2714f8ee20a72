import Island from '@/content/calculators/retirement/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('retirement');

export default function Page() {
  return <CalculatorPage id="retirement" Island={Island} />;
}
