import Island from '@/content/calculators/gratuity/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('gratuity');

export default function Page() {
  return <CalculatorPage id="gratuity" Island={Island} />;
}
