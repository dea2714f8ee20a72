import { lateOldRegimeNeeds } from '@/content/tax/law-names';
import { actOf } from '@/content/tax/years';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { lastDayToPay, type TaxPayment } from '@/lib/tax/interest';
import type { AdvanceTaxInput } from './form';
import type { Law } from './law';
import type { Plan } from './plan';
import type { YearTax } from './year-tax';

/** Returns what the answer means, in one or two sentences. */
export function sentenceOf(input: AdvanceTaxInput, yearTax: YearTax, plan: Plan, law: Law): string {
  return `${dutySentence(yearTax, plan, law)} ${costSentence(input, plan, law)}${regimeSentence(input, yearTax, law)}`;
}

/** Returns why the tax is that of the new regime where the old one was chosen, and what would change it. */
function regimeSentence({ business }: AdvanceTaxInput, { worked }: YearTax, { year }: Law): string {
  if (!worked?.oldRegimeLost) return '';
  const holds = lateOldRegimeNeeds(actOf(year.financialYear));
  const remedy = business === 'none' ? '' : ` If ${holds}, say so under “About you”.`;
  return ` The return is late, so all this is in the new regime.${remedy}`;
}

/** Returns which share of the year's advance tax is then paid: ", 75% in all"; '' where later income counts apart or no instalment ends that day. */
function reachedInWords({ date }: TaxPayment, yearTax: YearTax, { instalments }: Law): string {
  const instalment = instalments.find((each) => lastDayToPay(each.date) === date);
  if (!instalment || yearTax.dueBy(instalment.date) !== yearTax.afterTds) return '';
  return `, ${pct(instalment.percent)} in all`;
}

/** Returns the interest and the late fee in words, each apart where both are due. */
function chargesInWords({ interest, fee }: Plan['settlement']): string {
  if (fee === 0) return `Interest is ${exactInr(interest)}`;
  return interest === 0
    ? `The late fee is ${exactInr(fee)}`
    : `Interest is ${exactInr(interest)} and the late fee ${exactInr(fee)}, ${exactInr(interest + fee)} in all`;
}

function dutySentence(yearTax: YearTax, { duty, planned, settlement }: Plan, law: Law): string {
  const { tax, tds, afterTds } = yearTax;
  const limit = inr(law.year.advanceTax.from.value);
  switch (duty) {
    case 'noTax':
      return 'There is no tax on your income for the year, so you owe no advance tax.';
    case 'covered':
      return `TDS and TCS of ${inr(tds)} cover your tax of ${inr(tax)} for the year, so you owe no advance tax.`;
    case 'small':
      return `Of ${inr(tax)} of tax, ${inr(afterTds)} is left after ${inr(tds)} of TDS. Below ${limit} no advance tax is due.${settlement.payable > 0 ? ' You pay it with the return.' : ''}`;
    case 'senior':
      return `As a resident aged 60 or more without business income, you owe no advance tax.${settlement.payable > 0 ? ' You pay with the return.' : ''}`;
    default: {
      const [next] = planned;
      const due = `Of ${inr(tax)} of tax, ${inr(afterTds)} is left after ${inr(tds)} of TDS, so advance tax ${law.isOver ? 'was' : 'is'} due.`;
      return next
        ? `${due} Pay ${inr(next.amount)} by ${formatDate(next.date)}${reachedInWords(next, yearTax, law)}.`
        : due;
    }
  }
}

function costSentence({ rest, today }: AdvanceTaxInput, { settlement, planned }: Plan, law: Law): string {
  const { interest, fee, payable } = settlement;
  const costs =
    interest + fee > 0
      ? chargesInWords(settlement)
      : planned.length > 0
        ? 'If you pay as planned, there is no interest'
        : 'There is no interest and no fee';
  if (law.isTooLate) {
    const outcome =
      payable > 0
        ? `${inr(payable)} was to be paid by then`
        : payable < 0
          ? `${inr(-payable)} came back as a refund with a return by then`
          : 'nothing was left to pay';
    return `${costs} up to ${formatDate(law.year.returns.belated.value)}, the last day for a return; ${outcome}.`;
  }
  if (payable > 0)
    return `${costs}, and ${inr(payable)} ${law.restPaidOn < today ? 'was' : 'is'} to be paid by ${formatDate(law.restPaidOn)}.`;
  if (payable < 0) return `${costs}, and ${inr(-payable)} comes back as a refund.`;
  return `${costs}, and nothing is left ${rest === 'instalments' || planned.length > 0 ? 'for the return' : 'to pay'}.`;
}
