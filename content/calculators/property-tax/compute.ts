import { type CityTax, cities } from '@/content/rules/property-tax';
import {
  type AnyInput,
  type Caveat,
  number,
  percentage,
  type Result,
  rupees,
  type Table,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { formatDate, formatNumber, inr, pct } from '@/lib/format';
import { areaInSqft, type PropertyTax, propertyTax, type WorkedLine } from '@/lib/tax/property-tax';
import { cityNames, type PropertyTaxInput } from './form';

const notForYou: Caveat = {
  kind: 'notForYou',
  text: 'This is an estimate. You must pay what the municipality’s bill says. It may include arrears, penalties or limits on a rise, which our tables do not have.',
};

/** Returns the municipal tax of a year, factor by factor, or carried on from the last bill. */
export function municipalTax(input: PropertyTaxInput): Result {
  const city: CityTax = cities[input.city];
  return input.method === 'bill' ? fromBill(input, city) : byFormula(input, city);
}

function fromBill(input: PropertyTaxInput, city: CityTax): Result {
  const { lastBill, rise } = input;
  const { step, heading, steps } = worksheet();
  heading('From the last bill');
  step(rupees('Tax on the last bill', lastBill), 'As entered');
  const total = step(
    rupees('Property tax of the year', lastBill * (1 + rise / 100)),
    `${inr(lastBill)} × (1 + ${pct(rise)})`,
  );
  return {
    headline: [rupees('Property tax of the year', total, { tone: 'tax' }), rupees('A month', total / 12)],
    sentence: `By your last bill, the property tax in ${cityNames[input.city]} is about ${inr(total)} for the year. That is ${inr(total / 12)} a month to set aside.`,
    charts: [
      {
        kind: 'bars',
        title: 'Last bill and this year',
        unit: 'rupees',
        bars: ['Last bill', 'This year'],
        series: [{ label: 'Tax', tone: 'tax', values: [lastBill, total] }],
      },
    ],
    tables: [instalments(city, total)],
    steps,
    actions: [
      {
        text: 'Compare the area, use and occupancy on the bill with your property, and ask for a correction where they differ.',
      },
    ],
    caveats: [notForYou],
  };
}

function worked(input: PropertyTaxInput, city: CityTax): PropertyTax {
  const sqft = areaInSqft(input as AnyInput);
  const derived = (city.derived ?? []).map((each) =>
    'timesArea' in each
      ? [each.name, Number((input as AnyInput)[each.timesArea]) * sqft]
      : [each.name, each.classes.find(([upTo]) => upTo === null || sqft <= upTo)?.[1] ?? ''],
  );
  return propertyTax(city.lines, { ...(input as AnyInput), ...Object.fromEntries(derived) });
}

function byFormula(input: PropertyTaxInput, city: CityTax): Result {
  const tax = worked(input, city);
  const sheet = worksheet();
  writeLines(sheet, city, tax);
  const total = sheet.step(
    rupees('Property tax of the year', tax.total),
    tax.rebate > 0 ? 'All taxes and fees less rebates' : 'All taxes and fees together',
  );
  const isExempt = tax.lines.at(-1)?.line.do === 'exempt';
  const other = { ...input, occupancy: input.occupancy === 'self' ? 'let' : 'self' } as PropertyTaxInput;
  const ifOther = worked(other, city).total;
  const whoElse = input.occupancy === 'self' ? 'let out to a tenant' : 'used by the owner';
  return {
    headline: [
      rupees('Property tax of the year', total, { tone: 'tax' }),
      rupees('A month', total / 12),
      rupees(city.baseLabel === 'General tax' ? 'Product of the factors' : city.baseLabel, tax.base),
    ],
    sentence: isExempt
      ? `You pay no property tax (${city.authority}). Homes of this size are exempt.`
      : `Your property tax is about ${inr(total)} for the year (${city.authority}).${tax.rebate > 0 ? ` This is after rebates of ${inr(tax.rebate)}.` : ''}${Math.abs(ifOther - total) > 1 && input.city !== 'other' ? ` If it were ${whoElse}, it would be ${inr(ifOther)}.` : ''}`,
    charts: [
      {
        kind: 'bars',
        title: tax.taxes.length > 0 ? 'What the tax is made of' : 'Property tax of the year',
        unit: 'rupees',
        bars: tax.taxes.length > 0 ? tax.taxes.map((each) => each.label) : ['Property tax'],
        series: [
          { label: 'Amount', tone: 'tax', values: tax.taxes.length > 0 ? tax.taxes.map((each) => each.amount) : [0] },
        ],
      },
    ],
    tables: [factors(tax), instalments(city, total)],
    steps: sheet.steps,
    actions: [
      {
        text: `Check your last bill (${city.authority}). If its value differs from the one above, enter the bill instead.`,
      },
    ],
    caveats: caveatsOf(input, city),
  };
}

const explained = ({ line, used }: WorkedLine): string => {
  if (line.how) return line.how;
  switch (line.do) {
    case 'start':
      return 'Start';
    case 'times':
      return `× ${formatNumber(used, 4)}`;
    case 'less':
      return `less ${pct(used)}`;
    case 'exempt':
      return 'You pay nothing';
    case 'add':
      return 'A fixed amount';
    case 'tax':
      return `${pct(used, 4)} of the value`;
    default:
      return `${pct(used)} of ${line.of.join(', ').toLowerCase()}`;
  }
};

/** Writes each line; one that comes twice under a name is numbered. */
function writeLines({ heading, step }: Worksheet, city: CityTax, { lines, base }: PropertyTax): void {
  heading('Value, factor by factor');
  let valued = false;
  for (const each of lines) {
    const { line, used, result } = each;
    const how = explained(each);
    if (line.do === 'start' || line.do === 'times') step(number(line.label, used, { decimals: 4 }), how, line.cite);
    else if (line.do === 'less') step(percentage(line.label, used), how, line.cite);
    else {
      const amount = line.do === 'rebate' ? 0 - result : result;
      if (!valued) {
        step(
          rupees(city.baseLabel === 'General tax' ? 'Product of the factors' : city.baseLabel, base),
          'The lines above multiplied',
        );
        heading('Tax');
        valued = true;
      }
      step(rupees(line.label, amount), how, line.cite);
    }
  }
}

function factors({ lines }: PropertyTax): Table {
  return {
    id: 'factors',
    caption: 'Line by line',
    columns: [
      { label: 'Line', unit: 'text' },
      { label: 'Figure used', unit: 'number' },
      { label: 'Result', unit: 'rupees', rollUp: 'none' },
    ],
    rows: lines.map(({ line, used, result }) => [
      line.do === 'less' ? `Less: ${line.label}` : line.label,
      figureUsed(line, used),
      line.do === 'rebate' ? 0 - result : result,
    ]),
  };
}

/** Returns the figure of a line: a factor as a number, a share in percent and a fee in ₹ as text, nothing for an exemption. */
function figureUsed(line: WorkedLine['line'], used: number): number | string | null {
  if (line.do === 'exempt') return null;
  if (line.do === 'start' || line.do === 'times') return used;
  return line.do === 'add' ? inr(used) : pct(used, 3);
}

function instalments(city: CityTax, total: number): Table {
  return {
    id: 'instalments',
    caption: 'When to pay',
    columns: [
      { label: 'Part', unit: 'text' },
      { label: 'Amount', unit: 'rupees' },
    ],
    rows: city.instalments.map(({ label, share }) => [label, (total * share) / 100]),
    ...(city.instalments.length > 1 && { total: ['The year', total] }),
    note: `${city.late} The last days for rebates change each year. See the bill.`,
  };
}

function caveatsOf(input: PropertyTaxInput, city: CityTax): Caveat[] {
  const list: Caveat[] = [
    notForYou,
    { kind: 'assumption', text: `${city.state} Compared on ${formatDate(city.checkedOn)}.` },
  ];
  if (input.city === 'bengaluru') {
    const other = worked(
      { ...input, bengaluruReading: input.bengaluruReading === 'begun' ? 'completed' : 'begun' },
      city,
    ).total;
    list.push({
      kind: 'assumption',
      text: `There are two ways to count depreciation. The other way gives ${inr(other)} for the year.`,
    });
  }
  return list;
}
