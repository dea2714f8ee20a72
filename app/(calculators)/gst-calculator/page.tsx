import Island from '@/content/calculators/gst-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('gst-calculator');

export default function Page() {
  return <CalculatorPage id="gst-calculator" Island={Island} />;
}
