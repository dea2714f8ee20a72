import Island from '@/content/calculators/tax-audit-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('tax-audit-calculator');

export default function Page() {
  return <CalculatorPage id="tax-audit-calculator" Island={Island} />;
}
