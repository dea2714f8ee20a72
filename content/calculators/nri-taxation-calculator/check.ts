import { lastTwoYears } from '@/content/rules/income-tax/two-years';
import { yearTitle } from '@/content/tax/law-names';
import type { Problem } from '@/lib/calculator';
import { daysBetween, firstYearOf } from '@/lib/calendar';
import { formatDate, formatRupees } from '@/lib/format';
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
  if (input.property === 'sold' && input.exemption > Math.max(0, input.price - input.cost)) {
    found.push({
      fields: ['exemption'],
      text: `The exemption cannot be more than the gain of ${formatRupees(Math.max(0, input.price - input.cost))}.`,
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
