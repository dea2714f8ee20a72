import type { CalculatorPage } from '@/content/calculators/page';
import { cities } from '@/content/rules/property-tax';
import { pct } from '@/lib/format';
import type { Line } from '@/lib/tax/property-tax';

/** Returns the rebate of a city for paying early, as its lines have it. */
function earlyRebate(city: keyof typeof cities): string {
  const lines: readonly Line[] = cities[city].lines;
  const line = lines.find((each) => each.do === 'rebate' && each.label === 'Rebate for paying early');
  return line && 'amount' in line && 'fixed' in line.amount ? pct(line.amount.fixed) : '';
}

export const page: CalculatorPage = {
  summary: 'Municipal property tax in eight cities, factor by factor, and in any other by your own rate.',
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
  faqs: {
    'How exact is this?':
      'It is an estimate. We use each city’s formula as printed. But the values for streets and zones are on your bill, and some tables are not public. If you have the last bill, choose “Start from the tax on my last bill”.',
    'Why does every city count differently?':
      'Each city has its own law. Mumbai taxes the capital value. Delhi, Kolkata and Bengaluru tax a value by area. Hyderabad, Chennai and Pune tax a rent that the city sets. Ahmedabad taxes the area with factors. The page shows the formula of the city you choose.',
    'Is a small flat in Mumbai free of property tax?':
      'You pay none on a home of up to 500 square feet of carpet area. On a home of 501 square feet you pay on the whole area.',
    'Why is the depreciation in Bengaluru disputed?':
      'The printed table gives 3% for each block of three years, as soon as the block begins. Some calculators count only completed blocks. A ten-year-old home gets 12% by the table and 9% by the other method. The page shows both.',
    'My town is not in the list. Can I use this page?':
      'Yes. Choose “Another city or town” and what your municipality taxes: a value, the built-up area or vacant land. Enter the rate from your bill or from the notice of rates, with the cesses and the rebate.',
    'How is interest on arrears counted?':
      'Enter the tax of earlier years, the months it is late and the interest a month from the demand notice. The page counts simple interest, without interest on interest. If tax of several years is unpaid, take each year’s months separately.',
    'What changes when I let out the property?':
      'In Delhi, Kolkata, Bengaluru and Ahmedabad a let-out property has a higher factor. In Pune and Hyderabad a concession for the owner’s own home ends. The sentence below the result says what the tax would be. The rent is your income, and you pay income tax on it separately.',
    'When is the rebate for paying early open?': `The dates change each year and are often extended. See the bill or the website of the municipality. In Delhi it is ${earlyRebate('delhi')} for the whole year in the first quarter, in Bengaluru ${earlyRebate('bengaluru')}, in Hyderabad ${earlyRebate('hyderabad')} in April.`,
  },
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
  related: ['rental-income', 'home-loan-eligibility-calculator', 'capital-gains', 'income-tax'],
};
