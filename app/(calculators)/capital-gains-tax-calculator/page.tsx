import Island from '@/content/calculators/capital-gains/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('capital-gains');

export default function Page() {
  return <CalculatorPage id="capital-gains" Island={Island} />;
}
