import { type CityTax, cities } from '@/content/rules/property-tax';
import { barsChart, type Result, rupees, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { onePlus } from '@/lib/format-working';
import { listOf } from '@/lib/list-of';
import { cityNames } from './cities';
import { baseName, taxOf } from './city-tax';
import type { PropertyTaxInput } from './form';
import { billNotes, notesOf } from './notes';
import { factorTable, instalmentTable } from './tables';
import { arrearsSteps, lineSteps } from './working';

/** Returns the municipal tax of a year, factor by factor, or carried on from the last bill. */
export function municipalTax(input: PropertyTaxInput): Result {
  const city: CityTax = cities[input.city];
  return input.method === 'bill' ? fromBill(input, city) : byFormula(input, city);
}

/** Returns the sentence on what is to be paid with arrears, with a space before it. */
const arrearsPart = (arrears: ReturnType<typeof arrearsSteps>): string =>
  arrears
    ? ` With the tax of earlier years${arrears.interest > 0 ? ` and ${inr(arrears.interest)} of interest on it` : ''}, you have ${inr(arrears.due)} to pay.`
    : '';

function fromBill(input: PropertyTaxInput, city: CityTax): Result {
  const { lastBill, rise } = input;
  const notes = billNotes(input, city);
  const { step, heading, steps } = worksheet();
  heading('From the last bill');
  step(rupees('Tax on the last bill', lastBill), 'As entered');
  const total = step(
    rupees('Property tax of the year', lastBill * (1 + rise / 100)),
    `${inr(lastBill)} × ${onePlus(rise)}`,
  );
  const arrears = arrearsSteps({ step, heading, steps }, input, total);
  return {
    headline: [
      rupees('Property tax of the year', total, { tone: 'tax' }),
      rupees('A month', total / 12),
      ...listOf(arrears && rupees('To pay with arrears', arrears.due)),
    ],
    sentence: `By your last bill, the property tax in ${cityNames[input.city]} is about ${inr(total)} for the year. That is ${inr(total / 12)} a month to set aside.${arrearsPart(arrears)}`,
    charts: [
      barsChart('Last bill and this year', {
        bars: ['Last bill', 'This year'],
        series: [{ label: 'Tax', tone: 'tax', values: [lastBill, total] }],
      }),
    ],
    tables: [instalmentTable(city, total)],
    steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

function byFormula(input: PropertyTaxInput, city: CityTax): Result {
  const tax = taxOf(input, city);
  const notes = notesOf(input, city);
  const sheet = worksheet();
  const valueName = baseName(input, city);
  lineSteps(sheet, valueName, tax);
  const total = sheet.step(
    rupees('Property tax of the year', tax.total),
    tax.rebate > 0 ? 'All taxes and fees less rebates' : 'All taxes and fees together',
  );
  const arrears = arrearsSteps(sheet, input, total);
  const isExempt = tax.lines.at(-1)?.line.do === 'exempt';
  const other = { ...input, occupancy: input.occupancy === 'self' ? 'let' : 'self' } as PropertyTaxInput;
  const ifOther = taxOf(other, city).total;
  const by = input.city === 'other' ? '' : ` (${city.authority})`;
  const whoElse = input.occupancy === 'self' ? 'let out to a tenant' : 'used by the owner';
  return {
    headline: [
      rupees('Property tax of the year', total, { tone: 'tax' }),
      rupees('A month', total / 12),
      rupees(valueName, tax.base),
      ...listOf(arrears && rupees('To pay with arrears', arrears.due)),
    ],
    sentence: isExempt
      ? `You pay no property tax${by}. Homes of this size are exempt.${arrearsPart(arrears)}`
      : `Your property tax is about ${inr(total)} for the year${by}.${tax.rebate > 0 ? ` This is after rebates of ${inr(tax.rebate)}.` : ''}${Math.abs(ifOther - total) > 1 && input.city !== 'other' ? ` If it were ${whoElse}, it would be ${inr(ifOther)}.` : ''}${arrearsPart(arrears)}`,
    charts: [
      barsChart(tax.taxes.length > 0 ? 'What the tax is made of' : 'Property tax of the year', {
        bars: tax.taxes.length > 0 ? tax.taxes.map((each) => each.label) : ['Property tax'],
        series: [
          { label: 'Amount', tone: 'tax', values: tax.taxes.length > 0 ? tax.taxes.map((each) => each.amount) : [0] },
        ],
      }),
    ],
    tables: [factorTable(tax), instalmentTable(city, total)],
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
