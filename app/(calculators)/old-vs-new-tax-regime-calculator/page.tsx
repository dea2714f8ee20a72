import Island from '@/content/calculators/old-vs-new-tax-regime-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('old-vs-new-tax-regime-calculator');

export default function Page() {
  return <CalculatorPage id="old-vs-new-tax-regime-calculator" Island={Island} />;
}
