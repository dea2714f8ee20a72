import type { HouseRentYear } from '@/content/rules/income-tax/house-rent';
import { actOf, oldRegimeForm } from '@/content/tax/law-names';
import { type Action, type Caveat, type NumericFigure, rupees, type Worksheet } from '@/lib/calculator';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { toNearestMultiple } from '@/lib/tax/rounding';
import { taxOnSlabs } from '@/lib/tax/slabs';
import type { HraInput } from './form';

/** Returns the percentage of the chosen old-regime slab; 0 where there is no tax. */
function slabPercent(slab: HraInput['slab'], rules: HouseRentYear): number {
  const place = { none: -1, first: 0, middle: 1, top: 2 }[slab];
  return rules.oldRegimeSlabs.value[place]?.[1] ?? 0;
}

/** Writes and returns the old-regime tax on an amount at the chosen slab, with cess, ₹; written as saved and as lost. */
export function noteTaxSaved(amount: number, input: HraInput, rules: HouseRentYear, sheet: Worksheet): number {
  const percent = slabPercent(input.slab, rules);
  const saved = sheet.step(
    rupees('Tax saved in the old regime', (amount * percent * (100 + rules.cess.value)) / 10_000),
    `${exactInr(amount)} × ${pct(percent)}, plus cess of ${pct(rules.cess.value)}`,
    percent > 0 ? rules.oldRegimeSlabs.cite : rules.oldRegimeRebateUpTo.cite,
  );
  return noteLoss(saved, rules, sheet);
}

/** Writes and returns the old-regime tax that a deduction from an income saves, with cess, ₹; written as saved and as lost. */
export function noteTaxOnIncome(income: number, amount: number, rules: HouseRentYear, sheet: Worksheet): number {
  const taxOn = (before: number) => {
    const total = toNearestMultiple(before, 10);
    return total > rules.oldRegimeRebateUpTo.value
      ? (taxOnSlabs(rules.oldRegimeSlabs.value, total) * (100 + rules.cess.value)) / 100
      : 0;
  };
  const [before, after] = [taxOn(income), taxOn(income - amount)];
  const saved = sheet.step(
    rupees('Tax saved in the old regime', before - after),
    `Tax of ${exactInr(before)} on ${exactInr(income)} − tax of ${exactInr(after)} on ${exactInr(income - amount)}, with cess`,
    after > 0 ? rules.oldRegimeSlabs.cite : rules.oldRegimeRebateUpTo.cite,
  );
  return noteLoss(saved, rules, sheet);
}

function noteLoss(saved: number, rules: HouseRentYear, sheet: Worksheet): number {
  return sheet.step(
    rupees('Value lost by choosing the new regime', saved),
    'The same tax, because the new regime gives no relief for rent. Its lower rates are not counted here',
    rules.newRegime,
  );
}

/** Returns the tax as the headline names it: saved by who is in the old regime, lost by who is in the new one. */
export function taxFigure(amount: number, regime: HraInput['regime']): NumericFigure {
  return rupees(regime === 'old' ? 'Tax saved in the old regime' : 'Value lost by choosing the new regime', amount);
}

/** Returns the return in which the old regime is chosen. */
export function returnStep(input: HraInput, rules: HouseRentYear): Action {
  const due = input.situation === 'selfEmployed' ? rules.returnDue.business : rules.returnDue.salaried;
  const day = formatDate(due.value);
  const rule =
    input.situation === 'selfEmployed'
      ? `The old regime needs a return filed by ${day}, and with business income ${oldRegimeForm(actOf(input.financialYear))} by that day. A late return is in the new regime unless that form was in time.`
      : `Only a return filed by ${day} can be in the old regime, and it can claim what your employer left out. A late return is in the new regime.`;
  return {
    text: `You get relief for rent only in the old regime, so compare both regimes first. ${rule}`,
    date: due.value,
    cite: rules.oldRegimeChoice,
  };
}

/** Returns what the tax saved assumes. */
export function taxAssumptions(input: HraInput, rules: HouseRentYear): Caveat[] {
  if (input.situation !== 'hra') {
    return [
      {
        kind: 'assumption',
        text: 'The tax saved is for a resident below 60, on the adjusted total income before and after this deduction, without surcharge.',
        cite: rules.oldRegimeSlabs.cite,
      },
    ];
  }
  return [
    {
      kind: 'assumption',
      text: 'We assume that the whole amount is taxed at the slab you chose, without surcharge. If part of it is in a lower slab, you save less.',
      cite: rules.oldRegimeSlabs.cite,
    },
    ...(input.slab === 'first'
      ? [
          {
            kind: 'warning',
            text: `A resident with taxable income up to ${inr(rules.oldRegimeRebateUpTo.value)} pays no tax in the old regime after the rebate. Then choose “No tax to pay”.`,
            cite: rules.oldRegimeRebateUpTo.cite,
          } as const,
        ]
      : []),
  ];
}
