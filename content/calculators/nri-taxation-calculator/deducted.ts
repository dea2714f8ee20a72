import { nonResidentSections } from '@/content/rules/tds/non-resident';
import { nonResidentCess, nonResidentSurcharge } from '@/content/rules/tds/non-resident-surcharge';
import { valueOn } from '@/lib/law';
import { assess } from '@/lib/tax/assess';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import { emptyTaxpayer } from '@/lib/tax/taxpayer';
import { percentFor, surchargePercent, taxByBands, withSurchargeAndCess } from '@/lib/tax/tds';
import type { NriInput } from './form';
import { propertyGain, type Stream } from './person';
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

type Section = keyof typeof nonResidentSections;

/** Returns the rate of a section on an amount, with surcharge and cess, and without them, %. */
function rateOn(id: Section, amount: number, year: IncomeTaxYear): { percent: number; plain: number } {
  const section = nonResidentSections[id];
  const { value } = valueOn(section.terms, year.firstDay);
  const plain = value.base === 'whole' ? percentFor(value.percent, 'individual') : (value.bands[0]?.[1] ?? 0);
  const surcharge = surchargePercent(
    amount,
    valueOn(nonResidentSurcharge, year.firstDay).value.individual,
    section.surchargeAtMost,
  );
  return { percent: withSurchargeAndCess(plain, surcharge, valueOn(nonResidentCess, year.firstDay).value), plain };
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
  const { percent } = rateOn(section, price, year);
  const ofGain = rateOn(section, gain, year);
  return {
    onPrice: {
      name: 'Property, on the whole price',
      amount: price,
      percent,
      tax: (price * percent) / 100,
      by: 'the buyer',
    },
    onGain: (gain * ofGain.percent) / 100,
    // The surcharge goes by the amount, so the rate on the gain can be lower than that on the price.
    onGainPercent: ofGain.percent,
  };
}

/** Returns the tax that payers must deduct from a non-resident; the treaty’s rate only with a certificate of residence. */
export function deductionsFor(input: NriInput, year: IncomeTaxYear, rates: readonly RateOfStream[]): Deducted[] {
  const treatyRate = (stream: Stream | null): number | null =>
    input.certificate ? (rates.find((each) => each.stream === stream)?.percent ?? null) : null;
  const rows: readonly (readonly [string, number, Section, string, Stream | null])[] = [
    ['Rent', input.rent, '195-rent', 'the tenant', null],
    ['NRO and rupee interest', input.nroInterest, '195-nroInterest', 'the bank', 'interest'],
    ['Interest from foreign exchange assets', input.assetInterest, '195-investment', 'the company', 'assets'],
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
    const { value } = valueOn(nonResidentSections[id].terms, year.firstDay);
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
