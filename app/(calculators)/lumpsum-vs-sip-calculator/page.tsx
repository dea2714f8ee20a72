import Island from '@/content/calculators/lumpsum-vs-sip-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('lumpsum-vs-sip-calculator');

export default function Page() {
  return <CalculatorPage id="lumpsum-vs-sip-calculator" Island={Island} />;
}
