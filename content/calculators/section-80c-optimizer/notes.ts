import { postOffice } from '@/content/rules/bank-deposits';
import { quarterlyRates } from '@/content/rules/small-savings';
import { ownNpsNote } from '@/content/tax/own-nps';
import { yearTitle } from '@/content/tax/years';
import { type NoteSheet, noteSheet } from '@/lib/calculator';
import { counted, formatDate, formatMonth, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { listed } from '@/lib/listed';
import type { IncomeTaxYear } from '@/lib/tax/income-tax-year';
import type { SavingsInput } from './form';
import { savingsLawOf, taxpayerOf } from './person';
import type { Plan } from './plan';
import { newIsCheaper } from './sentence';

/** What the plan came to beside its own figures: deductions that the old regime needs, and the employer's NPS with what it saves, ₹. */
interface Found {
  readonly needed: number;
  readonly employer: number;
  readonly byEmployer: number;
}

/** Writes who should leave, limits, what is assumed, what to look out for, and what to do. */
export function notesOf(input: SavingsInput, plan: Plan, year: IncomeTaxYear, found: Found): NoteSheet {
  const notes = noteSheet();
  notes.notForYou(
    'This is not for non-residents, families (HUF), or people in business whose regime is fixed. They have other products and choices.',
    year.returns.oldRegimeChoice,
  );
  regimeNotes(notes, input, plan, year, found.needed);
  paymentNotes(notes, input, plan);
  productNotes(notes, input, plan, year);
  notes.assume(
    year.act === 'act2025' &&
      `For ${yearTitle(input.financialYear)} we use the rates and limits as they were on ${formatDate(year.checkedOn)}.`,
    year.regimes.new.slabs.cite,
  );
  if (plan.regime === 'old') ownNpsNote(notes, taxpayerOf(input), year);
  monthNotes(notes, plan, year);
  instalmentNotes(notes, plan);
  actionNotes(notes, input, plan, year, found);
  return notes;
}

function regimeNotes(
  { assume, warn }: NoteSheet,
  input: SavingsInput,
  { verdict, tax, taxWithPlan, saved }: Plan,
  { returns }: IncomeTaxYear,
  needed: number,
): void {
  assume(
    verdict === 'new' &&
      input.regime === 'better' &&
      `With ${inr(needed)} or more of deductions beyond the standard deduction, the old regime costs no more than the new regime. Savings, NPS, health insurance, exempt HRA and home-loan interest all count. Enter those that you have.`,
    returns.oldRegimeChoice,
  );
  warn(
    input.regime === 'old' &&
      tax.new <= taxWithPlan &&
      // The sentence says it of a plan that saves.
      (saved === 0 || tax.new === taxWithPlan) &&
      `The new regime would cost ${inr(tax.new)}, ${tax.new < taxWithPlan ? 'less than' : 'as much as'} the ${inr(taxWithPlan)} of the old regime with the plan, and you need not pay in anything.`,
    returns.oldRegimeChoice,
  );
}

const has = ({ parts }: Plan, id: string) => parts.some(({ product }) => product.id === id);

function paymentNotes({ limit, warn, assume }: NoteSheet, input: SavingsInput, plan: Plan): void {
  const { premium, policyYears, children, holdingYears } = savingsLawOf(input);
  limit(
    input.sumAssured !== null &&
      input.premium > (input.sumAssured * premium.value[input.policy]) / 100 &&
      `The premium is above ${pct(premium.value[input.policy])} of the sum assured. The part above does not count, and what the policy pays out may be taxed.`,
    premium.cite,
  );
  warn(
    input.premium > 0 &&
      `If you give up a life policy before paying ${policyYears.value} years of premium, your earlier deductions become income again.`,
    policyYears.cite,
  );
  limit(
    input.tuition > 0 &&
      `Tuition fees of ${children.value} children count for each parent who pays. Fees for yourself, coaching or abroad do not.`,
    children.cite,
  );
  warn(
    (input.principal > 0 || has(plan, 'loan')) &&
      `If you sell the house within ${holdingYears.value} years of the end of the year of possession, all principal deducted before becomes income of that year, and you cannot deduct any principal in it. You keep the deduction for interest.`,
    holdingYears.cite,
  );
  assume(
    has(plan, 'loan') &&
      input.loanInterest === 'deducted' &&
      'If you repay the loan early, you also deduct less interest in the old regime. What the payment becomes counts that; the tax saved this year does not.',
  );
}

function productNotes({ limit, assume }: NoteSheet, input: SavingsInput, plan: Plan, year: IncomeTaxYear): void {
  const { total, saved, equityShare, rooms } = plan;
  const { fundInterest, lockIn, npsFree } = savingsLawOf(input);
  const { certificate } = quarterlyRates;
  assume(
    total > 0 &&
      has(plan, 'elss') &&
      `${equityShare}% of the savings go into shares. This is a rule of thumb for ${input.years} years and the risk you chose, not advice. The return of ${pct(input.equityReturn)} is your guess and can be negative.`,
  );
  assume(
    total > 0 &&
      has(plan, 'vpf') &&
      `For VPF we use ${pct(fundInterest.value)}, the last interest that was declared. The rate of the year is declared after it ends. Many employers accept a change of VPF only in April, so ask now.`,
    fundInterest.cite,
  );
  assume(
    has(plan, 'nps') &&
      `For NPS we take ${npsFree.value}% of the corpus as tax-free. The rest, as pension or lump sum, is taxed at your present rate${plan.returnTax.rebateRoom > 0 ? ' where it is more than the rebate leaves free in a year' : ''}. Part of a larger corpus must buy a pension.`,
    npsFree.cite,
  );
  assume(
    plan.parts.some(({ product, amount }) => product.id === 'nps' && amount > rooms.ownNps) &&
      `The other products are locked for longer than ${counted(input.years, 'year')}, so NPS takes the room for savings too. There it counts within its share of salary or income.`,
    year.deductions.ownNps.cite,
  );
  assume(
    input.age === 'below60' &&
      input.years < lockIn.nps.value &&
      input.risk !== 'low' &&
      rooms.ownNps > 0 &&
      plan.taxWithPlan > 0 &&
      ['old', 'oldWithPlan', 'locked'].includes(plan.verdict) &&
      `We count NPS as locked for ${lockIn.nps.value} years. If you will be 60 within your ${counted(input.years, 'year')}, it is not locked by then, and the old regime deducts up to ${inr(rooms.ownNps)} of it.`,
    lockIn.nps.cite,
  );
  assume(
    `Rates of PPF, Sukanya, NSC and the post office are those notified up to ${formatDate(certificate.knownUntil ?? certificate.checkedOn)}. PPF and Sukanya rates change each quarter. We tax all taxable returns at your present rate${plan.returnTax.rebateRoom > 0 ? `, and not at all where a year’s return is within the ${inr(plan.returnTax.rebateRoom)} that the rebate leaves free` : ''}. Reinvested NSC interest counts as a saving each year. We do not add that.`,
    { source: 'small-savings-rates', at: 'Rates of small savings schemes, last order on file' },
  );
  const left = rooms.savings + rooms.ownNps - total;
  limit(
    saved > 0 &&
      input.budget === null &&
      left > 0 &&
      `Room of ${inr(left)} is left for savings and NPS. The plan does not use it, because it saves no more tax, ${input.risk === 'low' ? 'moves with the market, ' : ''}or would lock the money for longer than ${counted(input.years, 'year')}.`,
    year.deductions.savings.cite,
  );
}

/** What the post office takes at a time, by the product of the list, ₹. */
const takenAtPost: Readonly<Record<string, { readonly least: number; readonly multiple: number }>> = {
  nsc: postOffice.takes.value.certificate,
  postDeposit: postOffice.takes.value.time,
  scss: postOffice.takes.value.income,
};

/** Writes which instalments are no deposit that the post office takes. */
function instalmentNotes({ limit }: NoteSheet, { months, parts }: Plan): void {
  for (const [index, { product }] of parts.entries()) {
    const taken = takenAtPost[product.id];
    const fits = ({ amounts }: Plan['months'][number]) => {
      const amount = Math.round(amounts[index] ?? 0);
      return !taken || amount === 0 || (amount >= taken.least && amount % taken.multiple === 0);
    };
    limit(
      taken &&
        !months.every(fits) &&
        `${product.name}: each payment is a deposit of its own, of ${inr(taken.least)} or more and in multiples of ${inr(taken.multiple)}. Put instalments together where they do not fit.`,
      postOffice.takes.cite,
    );
  }
}

function monthNotes({ actionOn }: NoteSheet, { months, parts }: Plan, { deductions }: IncomeTaxYear): void {
  for (const { month, date, amounts } of months) {
    const payments = parts.map(
      ({ product }, index) => (amounts[index] ?? 0) > 0 && `${inr(amounts[index] ?? 0)} into ${product.into}`,
    );
    actionOn(date, `${formatMonth(month)}: put ${listed(listOf(...payments))}.`, deductions.savings.cite);
  }
}

/** Writes what to tell the employer and the tax office. */
function actionNotes(
  { action, actionOn }: NoteSheet,
  input: SavingsInput,
  plan: Plan,
  year: IncomeTaxYear,
  { employer, byEmployer }: Found,
): void {
  const { due, oldRegimeChoice } = year.returns;
  const { saved, regime, tax, verdict } = plan;
  // Who looks at the dearer old regime is not told to choose it.
  const choosesOld =
    (saved > 0 && !newIsCheaper(plan)) || (regime === 'old' && tax.old < tax.new && verdict !== 'over');
  action(
    choosesOld &&
      input.salary > 0 &&
      'Tell your employer that you choose the old regime, and submit the receipts when asked, mostly in January. Otherwise your employer deducts too much tax (TDS), and you get it back only with your return.',
    oldRegimeChoice,
  );
  actionOn(
    due.value.individual,
    choosesOld &&
      `Choose the old regime in a return filed by ${formatDate(due.value.individual)}. With business income ${year.act === 'act1961' ? 'file Form 10-IEA by your due date' : 'your own due date counts'}.`,
    oldRegimeChoice,
  );
  action(
    byEmployer > 0 &&
      employer > 0 &&
      (input.today === '' || input.today <= year.lastDay) &&
      `Ask your employer to pay ${inr(employer)} of your yearly salary into NPS instead. In the ${regime} regime that saves ${inr(byEmployer)} of tax by itself.${input.age === 'below60' ? ' Most of the money stays locked until you are 60 or retire from that employer.' : ''}`,
    year.regimes[regime].employerNps.cite,
  );
}
