import Island from '@/content/calculators/section-80c-optimizer/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('section-80c-optimizer');

export default function Page() {
  return <CalculatorPage id="section-80c-optimizer" Island={Island} />;
}
