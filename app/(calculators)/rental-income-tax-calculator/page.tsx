import Island from '@/content/calculators/rental-income/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('rental-income');

export default function Page() {
  return <CalculatorPage id="rental-income" Island={Island} />;
}
