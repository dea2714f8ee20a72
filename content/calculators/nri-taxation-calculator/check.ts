import { lastTwoYears } from '@/content/rules/income-tax/two-years';
import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { daysBetween, firstYearOf } from '@/lib/calendar';
import { formatDate, inr } from '@/lib/format';
import { rulesOfYear } from '@/lib/law';
import { spanOf } from './days';
import type { NriInput } from './form';

/** Returns what in the input makes no sense, as sentences. */
export function problems(input: NriInput): Problem[] {
  const found: Problem[] = [];
  const year = rulesOfYear(lastTwoYears, input.financialYear);
  for (const [index, { arrived, left }] of input.stays.entries()) {
    if (arrived === '') {
      if (left === '') continue;
      found.push({
        fields: [`stays.${index}.arrived`],
        text: `Enter the day of arrival for the stay that ends on ${formatDate(left)}.`,
      });
      continue;
    }
    if (left !== '' && left < arrived) {
      found.push({
        fields: [`stays.${index}.left`],
        text: `This stay ends on ${formatDate(left)}, before it begins.`,
      });
    }
    if (left === '' && arrived > year.lastDay) {
      found.push({
        fields: [`stays.${index}.left`],
        text: `This stay begins after ${yearTitle(input.financialYear)}. Enter the day of leaving too.`,
      });
    }
  }
  const seen = new Set<string>();
  for (const [index, { year: earlier, days }] of input.earlier.entries()) {
    if (firstYearOf(earlier) >= firstYearOf(input.financialYear)) {
      found.push({
        fields: [`earlier.${index}.year`],
        text: `Choose a year before ${yearTitle(input.financialYear)} here. For that year we count your stays.`,
      });
    }
    if (seen.has(earlier)) {
      found.push({ fields: [`earlier.${index}.year`], text: `FY ${earlier} is entered twice.` });
    }
    seen.add(earlier);
    const { first, last } = spanOf(firstYearOf(earlier));
    const most = daysBetween(first, last) + 1;
    if (days !== null && days > most) {
      found.push({ fields: [`earlier.${index}.days`], text: `FY ${earlier} has ${most} days. Enter at most ${most}.` });
    }
  }
  if (input.rent === 0 && input.municipalTax > 0) {
    found.push({
      fields: ['municipalTax', 'rent'],
      text: 'Municipal tax is deducted from rent. Enter the rent, or remove the municipal tax.',
    });
  }
  const { totalDays } = input;
  if (totalDays !== null) {
    const isBack = input.returnOn >= year.firstDay && input.returnOn <= year.lastDay;
    const most = daysBetween(year.firstDay, isBack ? input.returnOn : year.lastDay) + (isBack ? 0 : 1);
    if (totalDays > most) {
      found.push({
        fields: ['totalDays'],
        text: isBack
          ? `The total counts the days before you come back on ${formatDate(input.returnOn)}. Enter at most ${most}.`
          : `Enter at most ${most} days for ${yearTitle(input.financialYear)}.`,
      });
    }
  }
  if (input.property === 'sold') {
    if (input.price === null) found.push({ fields: ['price'], text: 'Enter the sale price of the property.' });
    if (input.cost === null) {
      found.push({
        fields: ['cost'],
        text: 'Enter what the property cost, with improvements and selling expenses. Enter 0 if it cost nothing.',
      });
    }
  }
  if (
    input.property === 'sold' &&
    input.price !== null &&
    input.cost !== null &&
    input.exemption > Math.max(0, input.price - input.cost)
  ) {
    found.push({
      fields: ['exemption'],
      text: `The exemption cannot be more than the gain of ${inr(Math.max(0, input.price - input.cost))}.`,
    });
  }
  if (input.returnOn !== '' && input.returnOn < year.firstDay) {
    found.push({
      fields: ['returnOn'],
      text: `The day you come back is before ${yearTitle(input.financialYear)}. Enter it as a stay instead.`,
    });
  }
  return found;
}
