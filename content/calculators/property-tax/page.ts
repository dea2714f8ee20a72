import type { CalculatorPage } from '@/content/calculators/page';
import { cities } from '@/content/rules/property-tax';

export const page: CalculatorPage = {
  summary: 'Municipal property tax in eight cities, factor by factor, or carried on from your last bill.',
  description:
    'Property tax calculator for Mumbai, Delhi, Bengaluru, Hyderabad, Chennai, Kolkata, Pune and Ahmedabad: each formula with its factors and rebates.',
  keywords: [
    'property tax calculator',
    'mcd property tax',
    'bbmp property tax',
    'ghmc property tax',
    'bmc property tax',
    'chennai property tax',
    'kmc property tax',
    'house tax',
  ],
  checkedOn: cities.delhi.checkedOn,
  faqs: [
    {
      question: 'How exact is this?',
      answer:
        'It is an estimate. Each city’s formula is applied as printed, but values of streets and zones are on your bill, and some tables are not public. If you have the last bill, choose "Start from the tax on my last bill".',
    },
    {
      question: 'Why does every city count differently?',
      answer:
        'Mumbai taxes the capital value, Delhi, Kolkata and Bengaluru a value by area, Hyderabad, Chennai and Pune a rent that the city sets, Ahmedabad the area with factors. The page shows the formula of the city you choose.',
    },
    {
      question: 'Is a small flat in Mumbai free of property tax?',
      answer:
        'A home of up to 500 square feet of carpet area pays none. One of 501 square feet pays on all of its area: there is no allowance.',
    },
    {
      question: 'Why is the depreciation in Bengaluru disputed?',
      answer:
        'The printed table gives 3% for each three years, from the day a block begins. Some calculators count only completed blocks. A ten-year-old home has 12% by the table and 9% by the other reading. The page shows both.',
    },
    {
      question: 'What changes when I let the property?',
      answer:
        'In Delhi, Kolkata, Bengaluru and Ahmedabad a let property has a higher factor. The sentence below the result says what the tax would be. Rent itself is income and is taxed apart.',
    },
    {
      question: 'When is the rebate for paying early open?',
      answer:
        'The days move each year and are often extended: look at the bill or the site of the municipality. In Delhi it is 10% for the whole year in the first quarter, in Bengaluru 5%, in Hyderabad 5% in April.',
    },
  ],
  sources: [
    'mcd-unit-area',
    'bmc-capital-value',
    'bbmp-unit-area',
    'gcc-annual-value',
    'kmc-unit-area',
    'ghmc-annual-rental-value',
    'pmc-rateable-value',
    'amc-area-factors',
    'municipal-bill',
  ],
  related: [
    { id: 'rental-income' },
    { id: 'home-loan-eligibility-calculator' },
    { id: 'capital-gains' },
    { id: 'income-tax' },
  ],
};
