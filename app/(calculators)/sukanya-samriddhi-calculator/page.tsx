import Island from '@/content/calculators/sukanya-samriddhi-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('sukanya-samriddhi-calculator');

export default function Page() {
  return <CalculatorPage id="sukanya-samriddhi-calculator" Island={Island} />;
}
