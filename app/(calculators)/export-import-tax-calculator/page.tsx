import Island from '@/content/calculators/export-import-tax/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('export-import-tax');

export default function Page() {
  return <CalculatorPage id="export-import-tax" Island={Island} />;
}
