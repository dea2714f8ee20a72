import { nonResidentSections } from '@/content/rules/tds/non-resident';
import { earlyGainsDeduction } from '@/content/rules/tds/non-resident-early-gains';
import { nonResidentCess, nonResidentSurcharge } from '@/content/rules/tds/non-resident-surcharge';
import { valueOn } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer } from '@/lib/tax/taxpayer';
import { percentFor, surchargePercent, taxByBands, withSurchargeAndCess } from '@/lib/tax/tds';
import type { NriInput } from './form';
import { propertyGain, type Stream, soldBeforeNewRates } from './person';
import type { RateOfStream } from './treaty';

/** Tax that a payer in India must deduct from one kind of income, ₹. */
interface Deducted {
  readonly name: string;
  readonly amount: number;
  /** With surcharge and cess, %. */
  readonly percent: number;
  readonly tax: number;
  readonly by: string;
}

/** The highest surcharge on gains, %. */
const cappedSurcharge = nonResidentSections['195-111A'].surchargeAtMost;

type Section = keyof typeof nonResidentSections;

/** Returns a rate on an amount with surcharge, at most 15 % where it is capped, and cess, %. */
function withCharges(plain: number, amount: number, surchargeAtMost: number | undefined, year: IncomeTaxYear): number {
  const surcharge = surchargePercent(
    amount,
    valueOn(nonResidentSurcharge, year.firstDay).value.individual,
    surchargeAtMost,
  );
  return withSurchargeAndCess(plain, surcharge, valueOn(nonResidentCess, year.firstDay).value);
}

/**
 * Returns the rate of a section on an amount, with surcharge and cess, and without them, %. In the year in which the rates of gains
 * changed it is that of its last day.
 */
function rateOn(id: Section, amount: number, year: IncomeTaxYear): { percent: number; plain: number } {
  const section = nonResidentSections[id];
  const { value } = valueOn(section.terms, year.lastDay);
  const plain = value.base === 'whole' ? percentFor(value.percent, 'individual') : (value.bands[0]?.[1] ?? 0);
  return { percent: withCharges(plain, amount, section.surchargeAtMost, year), plain };
}

/** What the buyer of the property deducts: on the price, and on the gain with an officer’s certificate, ₹. */
interface PropertyDeduction {
  readonly onPrice: Deducted;
  readonly onGain: number;
  readonly onGainPercent: number;
}

/** Returns what the buyer deducts from the price of the property, and what with an officer’s certificate, ₹. */
export function propertyDeduction(input: NriInput, year: IncomeTaxYear): PropertyDeduction | null {
  const { property, price } = input;
  if (property !== 'sold' || price === null) return null;
  const section = input.held === 'long' ? '195-property' : '195-propertyShort';
  const gain = Math.max(0, propertyGain(input));
  const rate = (amount: number) =>
    soldBeforeNewRates(input)
      ? withCharges(earlyGainsDeduction.value.property, amount, cappedSurcharge, year)
      : rateOn(section, amount, year).percent;
  const percent = rate(price);
  const gainPercent = rate(gain);
  return {
    onPrice: {
      name: 'Property, on the whole price',
      amount: price,
      percent,
      tax: (price * percent) / 100,
      by: 'the buyer',
    },
    onGain: (gain * gainPercent) / 100,
    // The surcharge goes by the amount, so the rate on the gain can be lower than that on the price.
    onGainPercent: gainPercent,
  };
}

/** Returns what is deducted from gains on sales before 23 July 2024; what later sales leave of the yearly amount counts. */
function earlyGains(input: NriInput, year: IncomeTaxYear): Deducted[] {
  const { shortEquity, longEquity, indexed, plain } = earlyGainsDeduction.value;
  const broker = 'the broker’s bank or the fund';
  const free = Math.max(0, year.longTermEquityExemption.value - Math.max(0, input.longEquity));
  const rows: readonly (readonly [string, number, number, number, string])[] = [
    [
      'Short-term gains, listed, before 23 July 2024',
      input.shortEquityEarly,
      input.shortEquityEarly,
      shortEquity,
      broker,
    ],
    [
      'Long-term gains, listed, before 23 July 2024',
      input.longEquityEarly,
      Math.max(0, input.longEquityEarly - free),
      longEquity,
      broker,
    ],
    ['Other long-term gains, before 23 July 2024', input.longOtherEarly, input.longOtherEarly, indexed, 'the payer'],
    ['Unlisted shares and bonds, before 23 July 2024', input.longPlainEarly, input.longPlainEarly, plain, 'the payer'],
  ];
  return rows
    .filter(([, amount]) => amount > 0)
    .map(([name, amount, base, rate, by]) => {
      const percent = withCharges(rate, amount, cappedSurcharge, year);
      return { name, amount, percent, tax: (base * percent) / 100, by };
    });
}

/** Returns the tax that payers must deduct from a non-resident; the treaty’s rate only with a certificate of residence. */
export function deductionsFor(input: NriInput, year: IncomeTaxYear, rates: readonly RateOfStream[]): Deducted[] {
  const treatyRate = (stream: Stream | null): number | null =>
    input.certificate ? (rates.find((each) => each.stream === stream)?.percent ?? null) : null;
  const rows: readonly (readonly [string, number, Section, string, Stream | null])[] = [
    ['Rent', input.rent, '195-rent', 'the tenant', null],
    ['NRO and rupee interest', input.nroInterest, '195-nroInterest', 'the bank', 'interest'],
    [
      'Interest from foreign exchange assets',
      input.assetInterest,
      // The rate of investment income is that of a non-resident Indian.
      input.person === 'foreign' ? '195-other' : '195-investment',
      'the company',
      'assets',
    ],
    ['Dividend', input.dividend, '195-dividend', 'the company or fund', 'dividend'],
    ['Short-term gains, listed', input.shortEquity, '195-111A', 'the broker’s bank or the fund', null],
    ['Other short-term gains', input.shortOther, '195-other', 'the payer', null],
    ['Other long-term gains', input.longOther, '195-longTerm', 'the payer', null],
    ['Crypto and other virtual assets', input.tokens, '195-other', 'the buyer or exchange', null],
    ['Royalty', input.royalty, '195-royalty', 'the payer', 'royalty'],
    ['Technical fees', input.technical, '195-technical', 'the payer', 'technical'],
    ['Other income', input.otherIncome, '195-other', 'the payer', null],
  ];
  const deducted = rows
    .filter(([, amount]) => amount > 0)
    .map(([name, amount, id, by, stream]): Deducted => {
      const ofAct = rateOn(id, amount, year);
      const ofTreaty = treatyRate(stream);
      const percent = ofTreaty !== null && ofTreaty < ofAct.percent ? ofTreaty : ofAct.percent;
      return { name, amount, percent, tax: (amount * percent) / 100, by };
    });
  if (input.longEquity > 0) {
    const id = '195-112A';
    const { value } = valueOn(nonResidentSections[id].terms, year.lastDay);
    const base = value.base === 'excess' ? taxByBands(input.longEquity, value.bands) : 0;
    const { percent, plain } = rateOn(id, input.longEquity, year);
    deducted.push({
      name: 'Long-term gains, listed',
      amount: input.longEquity,
      percent,
      tax: plain > 0 ? (base * percent) / plain : 0,
      by: 'the broker’s bank or the fund',
    });
  }
  deducted.push(...earlyGains(input, year));
  if (input.salary > 0) {
    // The employer deducts what the new regime takes from the salary alone.
    const { tax } = assess(
      { ...emptyTaxpayer, residence: 'nonResident', salary: { ...emptyTaxpayer.salary, gross: input.salary } },
      year,
      'new',
    );
    deducted.push({
      name: 'Salary',
      amount: input.salary,
      percent: (tax / input.salary) * 100,
      tax,
      by: 'the employer',
    });
  }
  const property = propertyDeduction(input, year);
  if (property) {
    deducted.push(
      input.lowerCertificate
        ? {
            ...property.onPrice,
            name: 'Property, at the certificate’s rate',
            percent: (property.onGain / property.onPrice.amount) * 100,
            tax: property.onGain,
          }
        : property.onPrice,
    );
  }
  return deducted;
}
