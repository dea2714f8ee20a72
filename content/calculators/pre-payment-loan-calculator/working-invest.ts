import { fundTax } from '@/content/rules/mutual-funds';
import { sumStep } from '@/content/sum-step';
import { percentage, rupees, verdict, type Worksheet } from '@/lib/calculator';
import type { IsoMonth } from '@/lib/calendar';
import { formatMonth, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import type { PrepaymentInput } from './form';
import { choiceOf, type InvestComparison } from './invest';

export function investSteps(
  { heading, step }: Worksheet,
  input: PrepaymentInput,
  invest: InvestComparison,
  horizon: IsoMonth,
): void {
  const { prepaid, invested } = invest;
  heading(`Prepay or invest, until ${formatMonth(horizon)}`);
  const rate = pct(input.investReturn);
  step(
    rupees('Money invested instead', invested.invested),
    'Each prepayment with its charge, invested on the day on which you would have prepaid',
  );
  step(
    rupees('Worth before tax', invested.before),
    input.investTax === 'slab'
      ? `Grows ${rate} a year less ${pct(input.taxRate)} tax on it, compounded`
      : `Grows ${rate} a year, effective`,
  );
  const equity = fundTax.longTermRate.cite;
  if (input.investTax === 'equity') saleSteps(step, invested);
  sumStep(
    { step },
    rupees('If you invest', invested.after, { tone: 'growth' }),
    [invested.before, -invested.tax],
    ' of tax. The loan is then repaid',
  );
  step(
    rupees('If you prepay', prepaid.after, { tone: 'own' }),
    `${inr(prepaid.invested)} of EMIs you no longer pay${input.regime === 'old' && input.homeLoan ? ', less the tax saving lost' : ''}, each invested at the same return, less ${inr(prepaid.tax)} of tax`,
    input.investTax === 'equity' ? equity : undefined,
  );
  const ahead = sumStep(
    { step },
    rupees('Prepaying is ahead by', prepaid.after - invested.after),
    [prepaid.after, -invested.after],
    '. Below zero if investing is ahead',
  );
  step(
    percentage('Your return after tax', invest.returnAfterTax),
    input.investTax === 'none' ? `${rate}, tax-free` : `What is left of ${rate} a year after tax`,
  );
  step(
    rupees('Prepaying is ahead by, in today’s money', invest.aheadToday),
    `${inr(ahead)}, discounted at ${pct(invest.returnAfterTax)} a year (net present value)`,
  );
  if (invest.breakEvenAfterTax !== null) {
    step(
      percentage('Break-even return after tax', invest.breakEvenAfterTax),
      'What prepaying earns. At this yearly rate all you pay early equals all you save later',
    );
  }
  if (invest.breakEvenBeforeTax !== null && input.investTax !== 'none') {
    step(
      percentage('Break-even return before tax', invest.breakEvenBeforeTax),
      input.investTax === 'slab'
        ? `The same ÷ (1 − ${pct(input.taxRate)})`
        : 'The return at which both are worth the same after the tax on both',
    );
  }
  step(verdict('Prepay or invest', choiceOf(invest)), 'The one that is worth more after tax, at the return you expect');
}

/** Writes the gains of the money invested instead by how long it was invested, and their tax. */
function saleSteps(step: Worksheet['step'], { gains, tax }: InvestComparison['invested']): void {
  const { longTermAfterMonths, longTermExemption, longTermRate, shortTermRate, cess } = fundTax;
  const short = step(
    rupees('Short-term gain when sold', gains.shortGain),
    `On money invested for less than ${longTermAfterMonths.value} months`,
    longTermAfterMonths.cite,
  );
  const long = step(
    rupees('Long-term gain when sold', gains.longGain),
    `On money invested for ${longTermAfterMonths.value} months or longer`,
    fundTax.anniversary,
  );
  const ofShort = `${inr(short)} × ${pct(shortTermRate.value)}`;
  const ofLong = `(${inr(long)} − ${inr(longTermExemption.value)}) × ${pct(longTermRate.value)}, not below 0`;
  const parts = listOf(short > 0 && ofShort, (long > 0 || short <= 0) && ofLong);
  step(
    rupees('Tax when sold', tax, { tone: 'tax' }),
    `${parts.join(', plus ')}, and ${pct(cess.value)} cess`,
    long > 0 ? longTermRate.cite : shortTermRate.cite,
  );
}
