import Island from '@/content/calculators/form16/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('form16');

export default function Page() {
  return <CalculatorPage id="form16" Island={Island} />;
}
