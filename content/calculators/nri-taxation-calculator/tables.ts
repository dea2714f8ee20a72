import { nonResidentLaw } from '@/content/rules/income-tax/residence';
import { treatiesCheckedOn, treatiesComparedWith } from '@/content/rules/tax-treaties';
import type { Table } from '@/lib/calculator';
import { formatDate, pct } from '@/lib/format';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { Residence } from '@/lib/tax/taxpayer';
import { type Deducted, propertyDeduction } from './deducted';
import type { NriInput } from './form';
import { propertyGain, streamFields } from './person';
import { countryName, type NonResidentTax, type RateOfStream, streamNames, taxWith, treatyOf } from './treaty';

/** One stream by Act and by treaty, ₹; `null` where no rate is on file. */
export interface StreamCompared extends RateOfStream {
  readonly income: number;
  readonly byAct: number;
  readonly byTreaty: number | null;
}

/** Returns what each stream adds to the tax by the Act, the others as chosen, and what the treaty would take. */
export function compareStreams(
  input: NriInput,
  year: IncomeTaxYear,
  rates: readonly RateOfStream[],
  best: NonResidentTax,
): StreamCompared[] {
  const incomeOf = (stream: RateOfStream['stream']) => input[streamFields[stream]];
  return rates
    .filter(({ stream }) => incomeOf(stream) > 0)
    .map((rate) => {
      const { [rate.stream]: _left, ...others } = best.choices.treaty;
      const choices = { ...best.choices, treaty: others };
      // The Act has two rates for foreign exchange assets of Indians: the slabs and section 115E.
      const acts =
        rate.stream === 'assets' && input.person !== 'foreign'
          ? [false, true].map((investmentIncome) => ({ ...choices, investmentIncome }))
          : [choices];
      const { regime } = best.assessment;
      const without = taxWith({ ...input, [streamFields[rate.stream]]: 0 }, year, regime, choices).tax;
      return {
        ...rate,
        income: incomeOf(rate.stream),
        byAct: Math.min(...acts.map((act) => taxWith(input, year, regime, act).tax)) - without,
        byTreaty: rate.percent === null ? null : (incomeOf(rate.stream) * rate.percent) / 100,
      };
    });
}

/** Returns Act and treaty side by side: none without such income. */
export function streamsTable(streams: readonly StreamCompared[], input: NriInput): Table[] {
  if (streams.length === 0) return [];
  const treaty = treatyOf(input);
  return [
    {
      id: 'treaty',
      caption: `By the Act and by the treaty${treaty ? ` with ${countryName(treaty)}` : ''}`,
      columns: [
        { label: 'Income', unit: 'text' },
        { label: 'Amount', unit: 'rupees' },
        { label: 'By the Act', unit: 'rupees' },
        { label: 'Treaty rate', unit: 'percent', rollUp: 'none' },
        { label: 'By the treaty', unit: 'rupees', rollUp: 'none' },
        { label: 'Lower', unit: 'text' },
        { label: 'Place', unit: 'text' },
      ],
      rows: streams.map(({ stream, income, byAct, percent, byTreaty, article }) => [
        streamNames[stream],
        income,
        byAct,
        percent,
        byTreaty,
        byTreaty === null ? 'Rate not on file: ask' : byTreaty < byAct - 1e-6 ? 'Treaty' : 'Act',
        article,
      ]),
      note: `“By the Act” is what the income adds to your tax, with surcharge and cess. A treaty rate has neither. Rates compared on ${formatDate(treatiesCheckedOn)} with ${treatiesComparedWith}.`,
    },
  ];
}

/** Returns the tax that payers in India deduct: none without such income. */
export function deductedTable(deducted: readonly Deducted[]): Table[] {
  if (deducted.length === 0) return [];
  return [
    {
      id: 'deducted',
      caption: 'Tax that is deducted in India',
      columns: [
        { label: 'From', unit: 'text' },
        { label: 'On', unit: 'rupees' },
        { label: 'Rate', unit: 'percent', rollUp: 'none' },
        { label: 'Tax deducted', unit: 'rupees' },
        { label: 'By', unit: 'text' },
      ],
      rows: deducted.map(({ name, amount, percent, tax, by }) => [name, amount, percent, tax, by]),
      total: [
        'Total',
        deducted.reduce((sum, { amount }) => sum + amount, 0),
        null,
        deducted.reduce((sum, { tax }) => sum + tax, 0),
        '',
      ],
      note: 'Rates include cess, and surcharge by the size of the payments. For a treaty rate the payer needs your tax residency certificate.',
    },
  ];
}

/** Returns the sale of the property, step by step: none without one. */
export function propertyTable(input: NriInput, year: IncomeTaxYear): Table[] {
  const property = propertyDeduction(input, year);
  if (!property) return [];
  const gain = propertyGain(input);
  return [
    {
      id: 'property',
      caption: 'The property sold',
      columns: [
        { label: 'Line', unit: 'text' },
        { label: 'Amount', unit: 'rupees', rollUp: 'none' },
      ],
      rows: [
        ['Price received', property.onPrice.amount],
        ['Cost, improvements, selling expenses', input.cost],
        ['Exempt gain', input.exemption],
        [gain < 0 ? 'Loss on the property' : 'Taxable gain', Math.abs(gain)],
        [`Deducted from the price at ${pct(property.onPrice.percent)}`, property.onPrice.tax],
        ['Deducted with a certificate for lower deduction', property.onGain],
        ['Money you keep with the certificate', property.onPrice.tax - property.onGain],
      ],
    },
  ];
}

/** Returns what India taxes by residence, with the visitor’s amounts. */
export function scopeTable(input: NriInput, residence: Residence): Table {
  const inIndia =
    input.salary +
    input.rent +
    input.nroInterest +
    input.assetInterest +
    input.dividend +
    input.royalty +
    input.technical +
    input.otherIncome +
    Math.max(0, input.shortEquity) +
    Math.max(0, input.longEquity) +
    Math.max(0, input.shortOther) +
    Math.max(0, input.longOther) +
    Math.max(0, propertyGain(input));
  const abroad = input.foreignSalary + input.foreignOther + Math.max(0, input.foreignGain);
  const yes = (holds: boolean) => (holds ? 'Taxed' : 'Not taxed');
  const livesInIndia = input.person === 'returned' || input.person === 'resident';
  const isResident = residence !== 'nonResident';
  return {
    id: 'scope',
    caption: 'What India taxes',
    columns: [
      { label: 'Income', unit: 'text' },
      { label: 'Entered', unit: 'rupees' },
      { label: 'For you', unit: 'text' },
      { label: 'Non-resident', unit: 'text' },
      { label: 'Not ordinarily', unit: 'text' },
      { label: 'Ordinary resident', unit: 'text' },
    ],
    rows: [
      ['Earned or received in India', inIndia, 'Taxed', 'Taxed', 'Taxed', 'Taxed'],
      [
        'NRE interest',
        input.nreInterest,
        yes(isResident && livesInIndia),
        'Not taxed',
        'If living in India',
        'If living in India',
      ],
      ['FCNR interest', input.fcnrInterest, yes(residence === 'resident'), 'Not taxed', 'Not taxed', 'Taxed'],
      ['Business abroad controlled from India', input.foreignBusiness, yes(isResident), 'Not taxed', 'Taxed', 'Taxed'],
      ['Other income abroad', abroad, yes(residence === 'resident'), 'Not taxed', 'Not taxed', 'Taxed'],
    ],
    note: 'Before costs and exemptions. The amounts leave out losses.',
  };
}

/** Returns the limit for sending money abroad in ₹; `null` without a rate of the dollar. */
export function remittanceLimit({ dollarRate }: NriInput): number | null {
  return dollarRate === null ? null : nonResidentLaw.remittanceLimitUsd.value * dollarRate;
}
