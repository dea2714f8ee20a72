import Island from '@/content/calculators/stock-market-tax-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('stock-market-tax-calculator');

export default function Page() {
  return <CalculatorPage id="stock-market-tax-calculator" Island={Island} />;
}
