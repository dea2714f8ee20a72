import Island from '@/content/calculators/income-tax-refund-estimator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('income-tax-refund-estimator');

export default function Page() {
  return <CalculatorPage id="income-tax-refund-estimator" Island={Island} />;
}
