import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { otherRegime } from '@/content/tax/names';
import { compared, inBoth } from '@/content/tax/year-answer';
import { rulesOfYear } from '@/lib/law';
import { sumOf } from '@/lib/sum';
import type { IncomeTaxYear, Regime } from '@/lib/tax/income-tax-year';
import { payable } from '@/lib/tax/interest';
import type { RentalIncomeInput } from './form';
import { type Naming, namingsOf, taxWithout } from './person';
import { loanShareOf, rentDue } from './rents';
import { yieldOf } from './yield';

/** A regime with the own houses named at least tax: all amounts ₹, tax rounded as it is paid. */
export interface RegimeAnswer extends Naming {
  readonly regime: Regime;
  readonly others: readonly Naming[];
  readonly tax: number;
  readonly taxWithout: number;
  /** Negative where a loss saves tax on other income. */
  readonly added: number;
}

function answerIn(regime: Regime, input: RentalIncomeInput, year: IncomeTaxYear): RegimeAnswer {
  const [best, ...others] = namingsOf(input, year, regime);
  const multiple = year.payableMultiple.value;
  const tax = payable(best.assessment.tax, multiple);
  const without = payable(taxWithout(input, year, regime), multiple);
  return { ...best, regime, others, tax, taxWithout: without, added: tax - without };
}

/** Returns what the houses bring and cost in the year, ₹ of the owner's share. */
function cashOf(input: RentalIncomeInput, added: number) {
  const { houses } = input;
  const sum = (of: (house: RentalIncomeInput['houses'][number], index: number) => number) =>
    houses.reduce((all, house, index) => all + (of(house, index) * house.share) / 100, 0);
  const rent = sum((house, index) => (house.use === 'let' ? rentDue(input, index) - house.unrealised : 0));
  const arrears = sum((house) => house.arrears);
  const municipalTax = sum((house) => house.municipalTax);
  const costs = sum((house) => house.costs);
  const interest = sumOf(houses, (house) => (house.interest * loanShareOf(house)) / 100);
  const left = rent + arrears - municipalTax - costs - interest - added;
  return { rent, arrears, municipalTax, costs, interest, left };
}

/** Returns what the houses change in either regime, what is left and the yield. */
export function yearTaxFor(input: RentalIncomeInput) {
  const year = rulesOfYear(incomeTaxYears, input.financialYear);
  const answers = inBoth((regime) => answerIn(regime, input, year));
  const both = inBoth((regime) => answers[regime].assessment);
  const regimes = compared({ both, year, shown: input.regime });
  const now = answers[regimes.regime];
  return {
    ...regimes,
    input,
    answers,
    // The answer of the regime shown, and that of the other one.
    now,
    other: answers[otherRegime(now.regime)],
    cash: cashOf(input, now.added),
    netYield: yieldOf(input, now, year),
  };
}
