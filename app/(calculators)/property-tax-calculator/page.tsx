import Island from '@/content/calculators/property-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('property-tax');

export default function Page() {
  return <CalculatorPage id="property-tax" Island={Island} />;
}
