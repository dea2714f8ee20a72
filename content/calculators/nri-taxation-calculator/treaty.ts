import { type Treaty, type TreatyRate, type TreatyStream, treaties } from '@/content/rules/tax-treaties';
import { type Assessment, assess } from '@/lib/tax/assess';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import type { NriInput } from './form';
import { byAct, type Choices, type Stream, streamFields, taxpayerOf, treatyTax } from './person';

export const streamNames: Readonly<Record<Stream, string>> = {
  interest: 'NRO and rupee interest',
  assets: 'Interest from foreign exchange assets',
  dividend: 'Dividend',
  royalty: 'Royalty',
  technical: 'Technical fees',
};

const streams = ['interest', 'assets', 'dividend', 'royalty', 'technical'] as const;

/** The treaty’s rate on a stream, % or `null` where none is on file, with the place or the reason. */
export interface RateOfStream {
  readonly stream: Stream;
  readonly percent: number | null;
  readonly article: string;
  readonly why: string;
  readonly isOwn: boolean;
}

/** Returns the country’s name within a sentence: "the United Kingdom", "Oman". */
export function countryName({ name }: Treaty): string {
  return /^(United|Netherlands)/.test(name) ? `the ${name}` : name;
}

/** Returns the treaty with the country of the form; `null` for another country. */
export function treatyOf({ country }: NriInput): Treaty | null {
  return country === 'other' ? null : treaties[country];
}

function onFile(rates: readonly TreatyRate[], firstDay: string): TreatyRate | undefined {
  return rates.findLast(({ since }) => since === undefined || since <= firstDay);
}

/** Returns the rates of the treaty on each stream in the year: the visitor’s own where entered, else those on file. */
export function treatyRates(input: NriInput, year: IncomeTaxYear): RateOfStream[] {
  const own: Readonly<Record<TreatyStream, number | null>> = {
    interest: input.interestRate,
    dividend: input.dividendRate,
    royalty: input.royaltyRate,
    technical: input.technicalRate,
  };
  const treaty = treatyOf(input);
  return streams.map((stream) => {
    const article = stream === 'assets' ? 'interest' : stream;
    const entered = own[article];
    if (entered !== null) {
      return { stream, percent: entered, article: 'your own entry', why: 'The rate that you entered', isOwn: true };
    }
    const rate = treaty && onFile(treaty.rates[article], year.firstDay);
    if (!rate || !treaty) {
      return { stream, percent: null, article: '–', why: 'We have no rate for this country.', isOwn: false };
    }
    if (rate.percent === null) return { stream, percent: null, article: rate.article, why: rate.why, isOwn: false };
    return {
      stream,
      percent: rate.percent,
      article: rate.article,
      why: rate.note ?? '',
      isOwn: false,
    };
  });
}

/** A non-resident’s tax with one set of choices, ₹. */
export interface NonResidentTax {
  readonly choices: Choices;
  readonly assessment: Assessment;
  readonly treatyTax: number;
  /** Of Act and treaty together, not rounded. */
  readonly tax: number;
}

/** Returns the tax of a regime with the given choices. */
export function taxWith(input: NriInput, year: IncomeTaxYear, regime: Regime, choices: Choices): NonResidentTax {
  const assessment = assess(taxpayerOf(input, 'nonResident', choices), year, regime);
  const onTreaty = treatyTax(input, choices);
  return { choices, assessment, treatyTax: onTreaty, tax: assessment.tax + onTreaty };
}

/** Returns every set of choices: each stream with a rate by Act or treaty, and section 115E or not. */
function choicesOf(input: NriInput, rates: readonly RateOfStream[]): Choices[] {
  let sets: Choices[] = [byAct];
  for (const { stream, percent } of rates) {
    if (percent === null || input[streamFields[stream]] <= 0) continue;
    sets = sets.flatMap((set) => [set, { ...set, treaty: { ...set.treaty, [stream]: percent } }]);
  }
  // Investment income from foreign exchange assets is of Indian citizens and people of Indian origin.
  if (input.assetInterest > 0 && input.person !== 'foreign') {
    sets = sets.flatMap((set) => [set, { ...set, investmentIncome: true }]);
  }
  return sets;
}

/** Returns the choices with the least tax of a regime; without `withTreaty` the Act alone. At a tie the Act stays. */
export function leastTax(
  input: NriInput,
  year: IncomeTaxYear,
  regime: Regime,
  rates: readonly RateOfStream[],
  withTreaty: boolean,
): NonResidentTax {
  const taxes = choicesOf(input, withTreaty ? rates : []).map((choices) => taxWith(input, year, regime, choices));
  return taxes.reduce((least, each) => (each.tax < least.tax - 1e-6 ? each : least));
}

/** One stream by Act and by treaty, ₹; `null` where no rate is on file. */
interface StreamCompared extends RateOfStream {
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
