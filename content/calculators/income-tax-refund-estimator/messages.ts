import { yearTitle } from '@/content/tax/law-names';
import { openPointCaveats } from '@/content/tax/open-points';
import type { Action, Caveat } from '@/lib/calculator';
import { addMonthsToDay, financialYearOf, firstYearOf } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import type { RefundAnswer } from './compute';
import type { Days } from './days';
import { fields, type RefundInput } from './form';
import type { YearTax } from './worked-tax';

/** Returns whether the TDS is still the page's example beside an income or a tax that was entered. */
function isExampleTds({ tds, mode, salary, otherIncome, tax }: RefundInput): boolean {
  if (tds !== fields.tds.default) return false;
  return mode === 'known'
    ? tax !== fields.tax.default
    : salary !== fields.salary.default || otherIncome !== fields.otherIncome.default;
}

/** Returns what the answer means: the tax and what was deducted first, as both may be examples. */
export function sentence(
  input: RefundInput,
  tax: number,
  answer: RefundAnswer,
  { year, grantedOn, isFiled }: Days,
): string {
  const { balance, paid, refund, interest, adjusted, toBank } = answer;
  const start = `Your tax is ${inr(tax)}, and ${inr(input.tds)} was deducted${paid > 0 ? ` and ${inr(paid)} paid` : ''}`;
  const example = isExampleTds(input) ? ` ${inr(input.tds)} of TDS is the page’s example: enter yours.` : '';
  const charges = balance.interest + balance.fee;
  if (refund === 0) {
    const added = [balance.interest > 0 ? 'interest' : '', balance.fee > 0 ? 'the late fee' : ''].filter(Boolean);
    return balance.payable > 0
      ? `${start}. There is no refund: ${inr(balance.payable)}${added.length > 0 ? ` with ${added.join(' and ')}` : ''} is left to pay${isFiled ? '' : ' before you file'}.${example}`
      : `${start}. That is exactly what is due: you get no refund and have nothing left to pay.${example}`;
  }
  const kept =
    adjusted > 0
      ? ` ${exactInr(adjusted)} of it goes against the old demand${input.demand > adjusted ? `, of which ${exactInr(input.demand - adjusted)} is still due` : ''}.`
      : '';
  const after =
    charges === 0
      ? ''
      : ` after ${exactInr(charges)} of ${balance.interest === 0 ? 'late fee' : balance.fee === 0 ? 'interest for late tax' : 'interest and fee'}`;
  const get = `${start}: you get a refund of ${inr(refund)}${after}.`;
  if (interest === 0) {
    const { atLeastPercentOfTax } = year.interest.refund.value;
    return `${get} A refund below ${pct(atLeastPercentOfTax)} of the tax earns no interest.${kept}${example}`;
  }
  const total = `${get} If it is paid on ${formatDate(grantedOn)}, it earns ${exactInr(interest)} of interest`;
  return `${adjusted > 0 ? `${total}.${kept}` : `${total}: ${exactInr(toBank)} in all.`}${example}`;
}

/** Returns the last day on which the Department may send an intimation for a return filed on a day. */
export function processedBy(filedOn: string, months: number): string {
  return addMonthsToDay(`${firstYearOf(financialYearOf(filedOn)) + 1}-03-31`, months);
}

/** Returns what to do, in order, with its day where there is one. */
export function actions(input: RefundInput, answer: RefundAnswer, days: Days): Action[] {
  const { year, rules, returnDue, uploadedOn, verifyBy, filedOn, isFiled } = days;
  const { belated } = year.returns;
  const list: Action[] = [];
  if (!isFiled) {
    list.push(
      uploadedOn <= returnDue
        ? {
            text: `File the return by ${formatDate(returnDue)}. Then you pay no late fee, and interest on TDS and advance tax runs from 1 April.`,
            date: returnDue,
            cite: year.returns.due.cite,
          }
        : {
            text: `File the late return now. ${formatDate(belated.value)} is the last day, and interest to you begins only when you file.`,
            date: belated.value,
            cite: belated.cite,
          },
      {
        text: 'Before you file, compare your TDS with Form 26AS and the AIS. You get back only credit that is shown there.',
      },
    );
  }
  if (answer.balance.payable > 0) {
    list.push({
      text: `Pay ${inr(answer.balance.payable)} on the e-filing portal (e-Pay Tax, self-assessment tax)${isFiled ? ', if you have not paid it with the return. Interest runs until you pay.' : ' before you file.'}`,
      cite: year.selfAssessment,
    });
  }
  if (input.verifiedOn === '' && input.today <= verifyBy) {
    list.push({
      text: `Verify the return ${isFiled ? `by ${formatDate(verifyBy)}` : `within ${rules.verifyWithin.value} days of filing`}, with Aadhaar OTP, net banking or a signed ITR-V. If you verify later, the day of verification counts as the day of filing.`,
      ...(isFiled && { date: verifyBy }),
      cite: rules.verifyWithin.cite,
    });
  }
  if (answer.refund === 0) return list;
  list.push({
    text: 'Check that your bank account is validated on the portal and chosen for the refund. The PAN must be linked with Aadhaar, the name must be the same at the bank and on the PAN, the IFSC must be current, and the account must not be closed or dormant.',
  });
  if (input.demand > 0) {
    list.push({
      text: 'Answer the intimation about the set-off within the days it gives, on the portal under Pending Actions. If the demand is paid or wrong, disagree and attach proof. If you do not answer, the set-off usually goes ahead.',
      cite: rules.setOff,
    });
  }
  const lastDay = processedBy(filedOn, rules.processedWithin.value);
  list.push({
    text: `Watch for the intimation under section 143(1) by ${formatDate(lastDay)}, the last day for it. If it shows a smaller refund, compare it line by line and ask for rectification. If it has not come by then, raise a grievance on the portal.`,
    date: lastDay,
    cite: rules.processedWithin.cite,
  });
  if (answer.interest > 0) {
    list.push({
      text: `Declare the interest as income from other sources in the return for ${yearTitle(financialYearOf(days.grantedOn))}, the year in which it is paid. The refund itself is not income.`,
    });
  }
  return list;
}

/** Returns who should leave, what limited the answer, what was taken for granted, what to look out for. */
export function caveats(input: RefundInput, yearTax: YearTax, answer: RefundAnswer, days: Days): Caveat[] {
  const { year, rules, returnDue, uploadedOn, filedOn, isLate } = days;
  const refundRule = year.interest.refund;
  const list: Caveat[] = [
    {
      kind: 'notForYou',
      text: 'This is for individuals. It is not for refunds after an appeal or an assessment, for wrongly deducted TDS that the deductor claims back, or for updated returns.',
    },
  ];
  const short = answer.leastWithInterest - answer.refund;
  if (answer.refund > 0 && answer.interest === 0) {
    list.push({
      kind: 'limit',
      text: `The refund is ${exactInr(Math.round(short * 100) / 100)} short of ${pct(refundRule.value.atLeastPercentOfTax)} of the tax, so it earns no interest, even if it comes late.`,
      cite: refundRule.cite,
    });
  }
  if (filedOn !== uploadedOn) {
    list.push({
      kind: 'warning',
      text: `The return was verified more than ${rules.verifyWithin.value} days after it was filed, so it counts as filed on ${formatDate(filedOn)}.`,
      cite: rules.verifyWithin.cite,
    });
  }
  if (isLate && answer.refund > 0) {
    list.push({
      kind: 'limit',
      text: `The return was due on ${formatDate(returnDue)}. As it is late, interest to you runs only from ${formatDate(filedOn)}${answer.balance.fee > 0 ? `, and the fee of ${inr(answer.balance.fee)} is taken out of the refund` : ''}.`,
      cite: refundRule.cite,
    });
  }
  if (yearTax.worked?.oldRegimeLost) {
    list.push({
      kind: 'limit',
      text: 'Without business income you get the old regime only in a return filed in time. A late return is taxed in the new regime, so this answer uses the new regime.',
      cite: year.returns.oldRegimeChoice,
    });
  }
  if (yearTax.worked?.assessment.regime === 'old' && input.business !== 'none') {
    list.push({
      kind: 'assumption',
      text: 'With business income you keep the old regime only if Form 10-IEA was filed by the due date, in this year or before.',
      cite: year.returns.businessChoice,
    });
  }
  if (input.revisedOn !== '') {
    list.push({
      kind: 'assumption',
      text: 'We count interest from the first return. If the refund comes only from a claim in the revised return, the officer may leave out the months before it as your own delay.',
      cite: rules.ownDelay,
    });
  }
  if (answer.interest > 0) {
    list.push({
      kind: 'assumption',
      text: 'We count months from the day on which the period begins. Some offices count calendar months. For a late return that can give one month more.',
      cite: year.interest.multiple.cite,
    });
    if (answer.ownTaxParts > 0 && answer.parts.length > answer.ownTaxParts) {
      list.push({
        kind: 'assumption',
        text: 'We assume that the refund comes first from tax paid with the return, last payment first, and then from TDS and advance tax. The Act does not give the order.',
        cite: refundRule.cite,
      });
    }
  }
  if (input.demand > 0 && answer.refund > 0) {
    list.push({
      kind: 'assumption',
      text: 'Enter the demand with the interest that has grown on it. The Department may set it off only after an intimation in writing.',
      cite: rules.setOff,
    });
  }
  if (yearTax.worked) {
    list.push(...openPointCaveats(yearTax.tax, yearTax.worked.taxRead, year.act));
    if (input.shortEquity + input.longEquity > 0 && answer.balance.instalmentInterest > 0) {
      list.push({
        kind: 'assumption',
        text: `We count no instalment interest on gains, as if they came after ${formatDate(year.advanceTax.instalments.value.at(-1)?.date ?? year.lastDay)}. The advance-tax page asks for their dates.`,
        cite: year.interest.deferredInstalments.cite,
      });
    }
  } else if (isLate) {
    list.push({
      kind: 'assumption',
      text: `We take your total income as the income before deductions too. Income up to ${inr(yearTax.income.basicExemption)} with TDS and TCS below ${inr(yearTax.income.returnFromTds)} needs no return and bears no fee, unless the law asks for a return because of large deposits, foreign assets or the like.`,
      cite: year.returns.lateFee.cite,
    });
  }
  return list;
}
