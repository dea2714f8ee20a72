import Island from '@/content/calculators/gst-input-credit/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('gst-input-credit');

export default function Page() {
  return <CalculatorPage id="gst-input-credit" Island={Island} />;
}
