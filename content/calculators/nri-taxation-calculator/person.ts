import type { TreatyStream } from '@/content/rules/tax-treaties';
import { lossesOf } from '@/content/tax/brought-forward';
import { emptyTaxpayer, type Gain, plainHouse, type Residence, type Taxpayer } from '@/lib/tax/taxpayer';
import type { NriInput } from './form';

/** Income that a treaty can cap: its article on interest also covers interest from foreign exchange assets. */
export type Stream = TreatyStream | 'assets';

/** What of a non-resident’s income is taxed by another rule than the Act’s usual one. */
export interface Choices {
  /** Streams taxed at the rate of the treaty, %. */
  readonly treaty: Readonly<Partial<Record<Stream, number>>>;
  /** Section 115E for income from foreign exchange assets. */
  readonly investmentIncome: boolean;
}

export const byAct: Choices = { treaty: {}, investmentIncome: false };

/** The field of each stream that a treaty can cap. */
export const streamFields = {
  interest: 'nroInterest',
  assets: 'assetInterest',
  dividend: 'dividend',
  royalty: 'royalty',
  technical: 'technical',
} as const;

/** Returns the gain on the property sold after exemption, ₹; a loss is negative, none is 0. */
export function propertyGain(input: NriInput): number {
  return input.property === 'sold' ? (input.price ?? 0) - (input.cost ?? 0) - input.exemption : 0;
}

/** Returns whether the person lives in India, so that NRE interest is taxed: FEMA sees them resident there. */
export const livesInIndia = ({ person }: NriInput) => person === 'returned' || person === 'resident';

/** Returns NRE and FCNR interest that is taxed for a residence, ₹. */
function taxedDepositInterest(input: NriInput, residence: Residence): number {
  const nre = residence !== 'nonResident' && livesInIndia(input) ? input.nreInterest : 0;
  return nre + (residence === 'resident' ? input.fcnrInterest : 0);
}

/** A kind of income abroad that is in a resident’s total income, and the tax paid there on it, ₹. */
interface TaxedAbroad {
  readonly income: number;
  readonly tax: number;
}

/**
 * Returns the income abroad that is in a resident’s total income, for the credit of tax paid there, with gains apart from the rest: salary after
 * its part of the standard deduction, which it shares with salary in India, and no loss on gains, which lowers no other income. Tax
 * entered for all of it is on the gains where there is nothing else.
 */
export function incomeTaxedAbroad(input: NriInput, residence: Residence, standardDeduction: number): TaxedAbroad[] {
  const { foreignBusiness, foreignSalary, foreignOther, foreignTax, salary } = input;
  if (residence === 'nonResident') return [];
  if (residence === 'notOrdinarily') return [{ income: foreignBusiness, tax: foreignTax }];
  const ofSalary =
    foreignSalary > 0 ? foreignSalary - (standardDeduction * foreignSalary) / (foreignSalary + salary) : 0;
  const income = foreignBusiness + ofSalary + foreignOther;
  return [
    { income, tax: foreignTax },
    { income: Math.max(0, input.foreignGain), tax: input.foreignGainTax + (income > 0 ? 0 : foreignTax) },
  ];
}

/** Returns whether the property was sold at the rates before 23 July 2024: 20 % of the gain with indexed cost. */
export const soldBeforeNewRates = ({ property, held, soldWhen }: NriInput) =>
  property === 'sold' && held === 'long' && soldWhen === 'before';

function propertyClass(input: NriInput): Gain['class'] {
  if (soldBeforeNewRates(input)) return 'longTermIndexedEarly';
  return input.held === 'long' ? 'longTermOther' : 'slabShortTerm';
}

function gainsOf(input: NriInput, residence: Residence): Gain[] {
  const property = propertyGain(input);
  const gains: readonly Gain[] = [
    { class: 'shortTermEquity', amount: input.shortEquity },
    { class: 'longTermEquity', amount: input.longEquity },
    { class: 'slabShortTerm', amount: input.shortOther },
    { class: 'longTermOther', amount: input.longOther },
    { class: 'virtualAssets', amount: input.tokens },
    { class: 'shortTermEquityEarly', amount: input.shortEquityEarly },
    { class: 'longTermEquityEarly', amount: input.longEquityEarly },
    { class: 'longTermIndexedEarly', amount: input.longOtherEarly },
    { class: 'longTermListedEarly', amount: input.longPlainEarly },
    { class: propertyClass(input), amount: property },
    { class: 'longTermOther', amount: residence === 'resident' ? input.foreignGain : 0 },
  ];
  return gains.filter(({ amount }) => amount !== 0);
}

/** Returns the person as a taxpayer of a residence; the treaty’s streams count in the total income alone. */
export function taxpayerOf(input: NriInput, residence: Residence, choices: Choices = byAct): Taxpayer {
  const left = (stream: Stream) => (choices.treaty[stream] === undefined ? input[streamFields[stream]] : 0);
  const atTreaty = (Object.keys(choices.treaty) as Stream[]).reduce(
    (sum, stream) => sum + input[streamFields[stream]],
    0,
  );
  const isResident = residence === 'resident';
  const hasHouse = input.rent + input.municipalTax + input.letInterest > 0;
  const chosen = choices.investmentIncome && residence === 'nonResident';
  return {
    ...emptyTaxpayer,
    age: input.age,
    residence,
    salary: { ...emptyTaxpayer.salary, gross: input.salary + (isResident ? input.foreignSalary : 0) },
    houses: hasHouse
      ? [
          {
            ...plainHouse,
            use: 'letOut',
            // The rent of the year is known in one sum, so it is entered as one month’s.
            monthsLet: 1,
            monthlyRent: input.rent,
            municipalTaxPaid: input.municipalTax,
            interest: input.letInterest,
          },
        ]
      : [],
    gains: gainsOf(input, residence),
    business: { regular: input.profit + (residence === 'nonResident' ? 0 : input.foreignBusiness), speculative: 0 },
    other: {
      ...emptyTaxpayer.other,
      depositInterest: left('interest') + taxedDepositInterest(input, residence),
      dividend: left('dividend'),
      royalty: left('royalty') + left('technical'),
      ...(chosen && { foreignExchangeAssets: left('assets') }),
      other: input.otherIncome + (chosen ? 0 : left('assets')) + (isResident ? input.foreignOther : 0),
    },
    losses: lossesOf(input.losses, input.financialYear),
    claims: {
      ...emptyTaxpayer.claims,
      savings: input.savings,
      health: {
        ...emptyTaxpayer.claims.health,
        family: input.health,
        familySenior: residence !== 'nonResident' && input.age !== 'below60',
      },
    },
    ...(atTreaty > 0 && {
      atTreatyRates: { total: atTreaty, dividend: choices.treaty.dividend === undefined ? 0 : input.dividend },
    }),
  };
}

/** Returns the tax of the treaty on its streams, ₹: no surcharge, no cess. */
export function treatyTax(input: NriInput, { treaty }: Choices): number {
  return (Object.entries(treaty) as [Stream, number][]).reduce(
    (sum, [stream, percent]) => sum + (input[streamFields[stream]] * percent) / 100,
    0,
  );
}
