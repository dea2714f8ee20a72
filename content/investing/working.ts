/** Working of plans that grow at one rate: instalments, lump sums, or both. */
import type { TaxChoices } from '@/content/questions/redemption';
import { fundTax as law } from '@/content/rules/mutual-funds';
import { sumStep } from '@/content/sum-step';
import { count, percentage, rupees, type Worksheet } from '@/lib/calculator';
import { type InstalmentPlan, instalmentsBy, lumpSumAfter, periodsIn } from '@/lib/finance/instalments';
import { formatMonths, formatNumber, inr, pct } from '@/lib/format';
import { onePlus, yearsPower } from '@/lib/format-working';
import type { FundGains, RedemptionTax } from '@/lib/tax/fund-redemption';
import { conventions, frequencies } from './conventions';
import { afterTaxYield, type Grown, type RateChoices, yearlyYield } from './growth';
import { exemptionLeft, hasLongTerm, heldInWords, isOtherFund, longTermMonths, surchargeInWords } from './tax';

/** Writes the rate per period and the number of instalments. */
export function rateSteps({ heading, step }: Worksheet, input: RateChoices, plan: InstalmentPlan): void {
  const { period } = frequencies[input.frequency];
  const { meaning, timing, cite } = conventions[input.convention];
  const netReturn = input.rate - input.expenseRatio;
  heading('Rate and instalments');
  if (input.expenseRatio > 0) {
    step(percentage('Return after expenses', netReturn), `${pct(input.rate)} − ${pct(input.expenseRatio)}`);
  }
  step(
    percentage(`Rate per ${period}`, plan.rate * 100, { decimals: 6 }),
    meaning === 'nominal' ? `${pct(netReturn)} ÷ ${plan.perYear}` : `${onePlus(netReturn)}^(1 ÷ ${plan.perYear}) − 1`,
    cite,
  );
  step(
    count('Instalments', instalmentsBy(plan, plan.months)),
    `${formatMonths(plan.payingMonths)} at ${plan.perYear} a year, each at the ${timing} of its ${period}`,
  );
}

/** Writes the value of the instalments and of the lump sum, and the gain. `formula` states how the instalments give it. */
export function valueSteps(
  { heading, step }: Worksheet,
  input: RateChoices & { readonly inflation: number },
  { plan, outcome, prices }: Grown,
  how: { readonly invested: string; readonly instalments: string },
): void {
  const { meaning, cite } = conventions[input.convention];
  const { period } = frequencies[input.frequency];
  const { value, invested, gain } = outcome;
  const growth = onePlus(plan.rate * 100, 6);
  const netReturn = pct(input.rate - input.expenseRatio);
  const lumpSum = lumpSumAfter(plan, plan.months);
  step(rupees('Invested', invested), how.invested + (plan.lumpSum > 0 ? ` + ${inr(plan.lumpSum)} lump sum` : ''));
  heading('Value');
  if (plan.lumpSum > 0) {
    step(rupees('Value of the instalments', value - lumpSum), how.instalments, cite);
    step(
      rupees('Value of the lump sum', lumpSum),
      `${inr(plan.lumpSum)} × ${growth}^${formatNumber(periodsIn(plan, plan.months), 4)}`,
    );
    step(rupees('Value at the end', value), 'Value of the instalments + value of the lump sum');
  } else {
    step(rupees('Value at the end', value), how.instalments, cite);
  }
  sumStep({ step }, rupees('Gain', gain), [value, -invested]);
  const xirr = yearlyYield(plan);
  step(
    percentage('XIRR', xirr),
    meaning === 'nominal' && plan.perYear > 1 && plan.rate !== 0
      ? `${growth}^${plan.perYear} − 1: each ${period} also earns on what earlier ones added, so a year earns ${pct(xirr)}, not ${netReturn}`
      : `Every rupee earns ${netReturn} a year, whenever it was paid in`,
  );
  realStep(step, 'Value in today’s rupees', value, input.inflation, plan.months, prices);
}

/** Writes an amount at today's prices. */
export function realStep(
  step: Worksheet['step'],
  label: string,
  amount: number,
  inflation: number,
  months: number,
  prices: number,
): void {
  step(rupees(label, amount / prices), `${inr(amount)} ÷ ${onePlus(inflation)}^${yearsPower(months)}`);
}

/** What a sale brings, ₹. */
export interface TaxedGains extends FundGains {
  readonly gain: number;
}

/** Writes the tax on one redemption of everything. `young` names what is not long-term: "the 12 instalments". */
export function redemptionSteps(
  { step }: Worksheet,
  choices: TaxChoices,
  { gain, shortGain, longGain }: TaxedGains,
  tax: RedemptionTax,
  young: string,
): void {
  if (gain <= 0) {
    step(rupees('Tax on redemption', 0), 'There is no gain to tax');
    return;
  }
  const held = heldInWords(choices);
  const { cite: monthsCite } = longTermMonths(choices.fund);
  const termCite = choices.anniversary === 'long' ? law.anniversary : monthsCite;
  if (hasLongTerm(choices.fund)) {
    step(rupees('Short-term gain', shortGain), `On ${young} held for ${held.young}`, monthsCite);
    sumStep(
      { step },
      rupees('Long-term gain', longGain),
      [gain, -shortGain],
      `, on what was held for ${held.old}`,
      termCite,
    );
  }
  if (choices.fund === 'equity') {
    sumStep(
      { step },
      rupees('Taxable long-term gain', tax.taxableLongGain),
      [longGain, -exemptionLeft(choices)],
      ' exempt, not below 0',
      law.longTermExemption.cite,
    );
    step(
      rupees('Tax on short-term gain', tax.onShortGain),
      `${law.shortTermRate.value}% of ${inr(shortGain)}`,
      law.shortTermRate.cite,
    );
    step(
      rupees('Tax on long-term gain', tax.onLongGain),
      `${law.longTermRate.value}% of ${inr(tax.taxableLongGain)}`,
      law.longTermRate.cite,
    );
  } else if (isOtherFund(choices.fund)) {
    step(
      rupees('Tax on short-term gain at your slab rate', tax.onSlabGain),
      `${pct(choices.slabRate)} of ${inr(tax.taxableShortGain)}`,
      monthsCite,
    );
    step(
      rupees('Tax on long-term gain', tax.onLongGain),
      `${law.otherLongTermRate.value}% of ${inr(tax.taxableLongGain)}; no part of it is exempt`,
      law.otherLongTermRate.cite,
    );
  } else {
    step(
      rupees('Tax at your slab rate', tax.onSlabGain),
      `${pct(choices.slabRate)} of the whole gain of ${inr(gain)}, however long it was held`,
      law.slabTaxedIfBoughtFrom.cite,
    );
  }
  if (tax.surcharge > 0) {
    step(
      rupees('Surcharge', tax.surcharge),
      `${surchargeInWords(choices, tax)}${tax.surchargeStep ? '' : ', the rate you chose'}`,
      law.surcharge.cite,
    );
  }
  if (choices.cess) {
    step(
      rupees('Cess', tax.cess),
      `${law.cess.value}% of ${inr(tax.total - tax.cess)}, the tax${tax.surcharge > 0 ? ' with surcharge' : ''}`,
      law.cess.cite,
    );
  }
  step(rupees('Tax on redemption', tax.total), 'The total of the lines above');
}

/**
 * Writes the tax where all units are redeemed at the end, what it leaves, the yearly rate of that, and what it buys; nothing where tax
 * is left out. `young` names what is not long-term, `measure` the rate.
 */
export function soldSteps(
  sheet: Worksheet,
  choices: TaxChoices & { readonly inflation: number },
  grown: Grown,
  young: string,
  measure = 'XIRR',
): void {
  const { outcome, tax, afterTax, plan, prices } = grown;
  const { step, heading } = sheet;
  if (choices.fund === 'none') return;
  heading('Tax if all units are redeemed at the end');
  redemptionSteps(sheet, choices, outcome, tax, young);
  sumStep({ step }, rupees('Value after tax', afterTax), [outcome.value, -tax.total]);
  const yearly = afterTaxYield(grown);
  if (yearly !== null) {
    step(
      percentage(`${measure} after tax`, yearly),
      'The yearly rate at which what you pay in grows to the value after tax',
    );
  }
  realStep(step, 'Value after tax in today’s rupees', afterTax, choices.inflation, plan.months, prices);
}
