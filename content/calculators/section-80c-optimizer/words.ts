import { quarterlyRates } from '@/content/rules/small-savings';
import { taxSavings } from '@/content/rules/tax-savings';
import { oldRegimeForm, yearTitle } from '@/content/tax/law-names';
import { ownNpsNote } from '@/content/tax/own-nps';
import { type Action, type Caveat, noteSheet } from '@/lib/calculator';
import { formatDate, formatMonth, inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import { type Rooms, taxpayerOf } from './person';
import type { Plan } from './plan';

/** Returns the verdict on the regime and the deduction, in a few words. */
export function verdictText({ verdict, regime }: Plan, { budget }: SavingsInput): string {
  switch (verdict) {
    case 'over':
      return 'The year is over';
    case 'noTax':
      return 'No tax to save';
    case 'new':
      return 'New regime: no benefit';
    case 'old':
      return 'Old regime: the plan saves tax';
    case 'oldWithPlan':
      return 'Old regime, with the plan only';
    case 'locked':
      return budget === null
        ? regime === 'old'
          ? 'Old regime: all locked for longer'
          : 'New regime: savings locked for longer'
        : `${regime === 'old' ? 'Old' : 'New'} regime: this amount saves nothing`;
    case 'risky':
      return `${regime === 'old' ? 'Old' : 'New'} regime: only NPS would save tax`;
    case 'full':
      return 'Old regime: nothing more to save';
  }
}

function newRegimeSentence(input: SavingsInput, { tax }: Plan, needed: number): string {
  return input.regime === 'new'
    ? 'The new regime gives no deduction under section 80C, for your own NPS or for health insurance. Invest only for the return. A lock-in gives you no benefit.'
    : `${tax.old > tax.new ? `The new regime costs you ${inr(tax.old - tax.new)} less and gives` : 'Both regimes cost you the same, and the new regime gives'} no deduction under section 80C. The old regime would need ${inr(needed)} of deductions to cost the same. Invest only for the return. A lock-in gives you no benefit.`;
}

/** Returns what the answer means: the regime first, then the plan. */
export function savingsSentence(input: SavingsInput, plan: Plan, needed: number, byEmployer: number): string {
  const { verdict, tax, saved, parts, taxNow, regime } = plan;
  const gap = Math.abs(tax.new - tax.old);
  switch (verdict) {
    case 'over':
      return `${yearTitle(input.financialYear).replace(/^t/, 'T')} has ended, so what you pay now does not count in it. Choose the current year above.`;
    case 'noTax':
      return `You pay no income-tax ${input.regime === 'better' && tax.new === 0 ? 'anyway' : `in the ${regime} regime`}, so section 80C saves you nothing. Invest only for the return.${regime === 'old' && tax.new > 0 ? ` The new regime would cost ${inr(tax.new)}: choose the old regime in a return on time.` : ''}`;
    case 'new':
      return `${newRegimeSentence(input, plan, needed)}${
        byEmployer > 0
          ? ` Only NPS paid by your employer still saves tax: up to ${inr(byEmployer)}.`
          : input.basic === 0
            ? ' Only NPS paid by your employer still saves tax.'
            : ''
      }`;
    case 'full':
      return `You have already used everything that saves tax in the old regime. Your tax is ${inr(taxNow)}.`;
    case 'risky':
      return `Only your own NPS would still save tax: with ${inr(plan.npsLeftOut.amount)} put in, ${inr(plan.npsLeftOut.saved)}${regime === 'new' ? ' in the old regime' : ''}. It moves with the market, and you take no risk, so the plan leaves it out.`;
    case 'locked':
      return `You have unused limits that would save tax. But your amount or your ${input.years} ${input.years === 1 ? 'year' : 'years'} are not enough, because the products are locked for longer. More years or more money change that.`;
    default:
      return `${verdict === 'oldWithPlan' ? `Now the new regime is cheaper by ${inr(gap)}. With the plan the old regime wins: put` : 'Put'} ${listed(parts.map(({ product, amount }) => `${inr(amount)} into ${product.into}`))} by 31 March and pay ${inr(saved)} less tax.`;
  }
}

/** Returns the payments month by month and what to tell the employer and the tax office. */
export function savingsActions(
  input: SavingsInput,
  { months, parts, saved, regime, tax, verdict }: Plan,
  { employer, byEmployer }: { readonly employer: number; readonly byEmployer: number },
  year: IncomeTaxYear,
): Action[] {
  const actions: Action[] = months.map(({ month, date, amounts }) => ({
    text: `${formatMonth(month)}: put ${listed(parts.flatMap(({ product }, index) => ((amounts[index] ?? 0) > 0 ? [`${inr(amounts[index] ?? 0)} into ${product.into}`] : [])))}.`,
    date,
    cite: year.deductions.savings.cite,
  }));
  if (saved > 0 || (regime === 'old' && tax.old < tax.new && verdict !== 'over')) {
    actions.push(
      {
        text: 'Tell your employer that you choose the old regime, and submit the receipts when asked, mostly in January. Otherwise your employer deducts too much tax (TDS), and you get it back only with your return.',
        cite: year.returns.oldRegimeChoice,
      },
      {
        text: `Choose the old regime in a return filed by ${formatDate(year.returns.due.value.individual)}. With business income file ${oldRegimeForm(year.act)} by your due date.`,
        date: year.returns.due.value.individual,
        cite: year.returns.oldRegimeChoice,
      },
    );
  }
  if (byEmployer > 0 && employer > 0 && (input.today === '' || input.today <= year.lastDay)) {
    actions.push({
      text: `Ask your employer to pay ${inr(employer)} of your yearly salary into NPS instead. In the ${regime} regime that saves ${inr(byEmployer)} of tax by itself.${input.age === 'below60' ? ' Most of the money stays locked until you are 60 or retire from that employer.' : ''}`,
      cite: year.regimes[regime].employerNps.cite,
    });
  }
  return actions;
}

/** Returns limits, assumptions and traps. */
export function savingsCaveats(
  input: SavingsInput,
  plan: Plan,
  { needed }: { readonly needed: number; readonly rooms: Rooms },
  year: IncomeTaxYear,
): Caveat[] {
  const { verdict, tax, total, saved, equityShare, parts } = plan;
  const { policyYears, holdingYears, fundInterest, npsFree } = taxSavings;
  const has = (id: string) => parts.some(({ product }) => product.id === id);
  const caveats: (Caveat | false)[] = [
    {
      kind: 'notForYou',
      text: 'This is not for non-residents, families (HUF), or people in business whose regime is fixed. They have other products and choices.',
      cite: year.returns.oldRegimeChoice,
    },
    verdict === 'new' &&
      input.regime === 'better' && {
        kind: 'assumption',
        text: `With ${inr(needed)} or more of deductions beyond the standard deduction, the old regime costs no more than the new regime. Savings, NPS, health insurance, exempt HRA and home-loan interest all count. Enter those that you have.`,
        cite: year.returns.oldRegimeChoice,
      },
    input.regime === 'old' &&
      tax.new <= plan.taxWithPlan && {
        kind: 'warning',
        text: `The new regime would cost ${inr(tax.new)}, ${tax.new < plan.taxWithPlan ? 'less than' : 'as much as'} the ${inr(plan.taxWithPlan)} of the old regime with the plan, and you need not pay in anything.`,
        cite: year.returns.oldRegimeChoice,
      },
    input.sumAssured !== null &&
      input.premium > (input.sumAssured * taxSavings.premium.value[input.policy]) / 100 && {
        kind: 'limit',
        text: `The premium is above ${pct(taxSavings.premium.value[input.policy])} of the sum assured. The part above does not count, and what the policy pays out may be taxed.`,
        cite: taxSavings.premium.cite,
      },
    input.premium > 0 && {
      kind: 'warning',
      text: `If you give up a life policy before paying ${policyYears.value} years of premium, your earlier deductions become income again.`,
      cite: policyYears.cite,
    },
    input.tuition > 0 && {
      kind: 'limit',
      text: `Tuition fees of ${taxSavings.children.value} children count for each parent who pays. Fees for yourself, coaching or abroad do not.`,
      cite: taxSavings.children.cite,
    },
    (input.principal > 0 || has('loan')) && {
      kind: 'warning',
      text: `If you sell the house within ${holdingYears.value} years of the end of the year of possession, the principal deducted becomes income of that year.`,
      cite: holdingYears.cite,
    },
    has('loan') && {
      kind: 'assumption',
      text: 'If you repay the loan early, you also deduct less interest in the old regime. We do not count that here.',
    },
    total > 0 &&
      has('elss') && {
        kind: 'assumption',
        text: `${equityShare}% of the savings go into shares. This is a rule of thumb for ${input.years} years and the risk you chose, not advice. The return of ${pct(input.equityReturn)} is your guess and can be negative.`,
      },
    total > 0 &&
      has('vpf') && {
        kind: 'assumption',
        text: `For VPF we use ${pct(fundInterest.value)}, the last interest that was declared. The rate of the year is declared after it ends. Many employers accept a change of VPF only in April, so ask now.`,
        cite: fundInterest.cite,
      },
    has('nps') && {
      kind: 'assumption',
      text: `For NPS we take ${npsFree.value}% of the corpus as tax-free. The rest, as pension or lump sum, is taxed at your present rate. Part of it must buy a pension.`,
      cite: npsFree.cite,
    },
    {
      kind: 'assumption',
      text: `Rates of PPF, Sukanya, NSC and the post office are those notified up to ${formatDate(quarterlyRates.certificate.knownUntil ?? quarterlyRates.certificate.checkedOn)}. PPF and Sukanya rates change each quarter. We tax all taxable returns at your present rate. Reinvested NSC interest counts as a saving each year. We do not add that.`,
      cite: { source: 'small-savings-rates', at: 'Rates of small savings schemes, last order on file' },
    },
    saved > 0 &&
      input.budget === null &&
      plan.rooms.savings + plan.rooms.ownNps > total && {
        kind: 'limit',
        text: `Room of ${inr(plan.rooms.savings + plan.rooms.ownNps - total)} is left for savings and NPS. The plan does not use it, because it saves no more tax, ${input.risk === 'low' ? 'moves with the market, ' : ''}or would lock the money for longer than ${input.years} ${input.years === 1 ? 'year' : 'years'}.`,
        cite: year.deductions.savings.cite,
      },
    year.act === 'act2025' && {
      kind: 'assumption',
      text: `For ${yearTitle(input.financialYear)} we use the rates and limits as they were on ${formatDate(year.checkedOn)}.`,
      cite: year.regimes.new.slabs.cite,
    },
  ];
  if (plan.regime === 'old') {
    const notes = noteSheet();
    ownNpsNote(notes, taxpayerOf(input), year);
    caveats.push(...notes.caveats);
  }
  return caveats.filter((caveat): caveat is Caveat => caveat !== false);
}
