import { unfilledProblems } from '@/content/filled-rows';
import { incomeTaxYears } from '@/content/rules/income-tax';
import type { Problem } from '@/lib/calculator';
import { formatDate, formatNumber } from '@/lib/format';
import type { EsopForm } from './form';
import { askedOfLots, askedOfSales, filledIn } from './rows';
import { missingShares } from './shares';

const firstDay = incomeTaxYears['2024-25'].firstDay;

/** Returns problems between the fields, as sentences. */
export function problems(form: EsopForm): Problem[] {
  const found: Problem[] = [
    ...unfilledProblems('lots', 'row', form.lots, askedOfLots),
    ...unfilledProblems('sales', 'sale', form.sales, askedOfSales),
  ];
  if (found.length > 0) return found;
  const input = filledIn(form);
  if (input.lots.length === 0) {
    return [
      {
        fields: Object.keys(askedOfLots).map((cell) => `lots.0.${cell}`),
        text: 'Enter the day, the number and the value of the shares you got.',
      },
    ];
  }
  if (input.sales.length > 0 && input.market === 'foreign' && input.residence === 'nonResident') {
    found.push({
      fields: ['residence', 'market', 'sales'],
      text: 'India does not tax a non-resident’s gains on foreign shares. Remove the sales.',
    });
  }
  const [first] = input.lots;
  if (input.expectedPrice !== null && input.plan === 'options' && first) {
    if (input.laterOn <= first.date) {
      found.push({
        fields: ['laterOn', 'expectedPrice'],
        text: 'The later day must come after the exercise in the first row.',
      });
    }
    if (first.date < firstDay) {
      found.push({
        fields: ['expectedPrice', 'lots.0.date'],
        text: `For the comparison, the first row must be on or after ${formatDate(firstDay)}. We do not tax older exercises here.`,
      });
    }
  }
  if (input.granted > 0 && input.cliffMonths > input.vestYears * 12) {
    found.push({
      fields: ['cliffMonths', 'vestYears'],
      text: 'The cliff is longer than the whole vesting period. Check both.',
    });
  }
  if (found.length > 0) return found;
  const places = form.sales.flatMap(({ date }, place) => (date === '' ? [] : [place]));
  return missingShares(input).flatMap((missing, index): Problem[] => {
    const sale = places[index] ?? index;
    return missing > 0
      ? [
          {
            fields: [`sales.${sale}.shares`, `sales.${sale}.date`],
            text: `Sale ${sale + 1} takes ${formatNumber(missing, 3)} ${missing === 1 ? 'share' : 'shares'} more than you had on that day.`,
          },
        ]
      : [];
  });
}
