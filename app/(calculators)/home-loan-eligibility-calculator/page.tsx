import Island from '@/content/calculators/home-loan-eligibility-calculator/island';
import { CalculatorPage, calculatorMetadata } from '../calculator-page';

export const generateMetadata = () => calculatorMetadata('home-loan-eligibility-calculator');

export default function Page() {
  return <CalculatorPage id="home-loan-eligibility-calculator" Island={Island} />;
}
