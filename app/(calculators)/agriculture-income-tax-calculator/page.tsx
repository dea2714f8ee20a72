import Island from '@/content/calculators/agriculture-income-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('agriculture-income-tax');

export default function Page() {
  return <CalculatorPage id="agriculture-income-tax" Island={Island} />;
}
