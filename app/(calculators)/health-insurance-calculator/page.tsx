import Island from '@/content/calculators/health-insurance/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('health-insurance');

export default function Page() {
  return <CalculatorPage id="health-insurance" Island={Island} />;
}
