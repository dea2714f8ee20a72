import Island from '@/content/calculators/income-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('income-tax');

export default function Page() {
  return <CalculatorPage id="income-tax" Island={Island} />;
}
