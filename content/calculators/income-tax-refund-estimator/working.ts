import { sumStep } from '@/content/sum-step';
import { returnDuty } from '@/content/tax/return-duty';
import { assessmentSteps } from '@/content/tax/working';
import { marginalStep } from '@/content/tax/year-answer';
import { yearTitle } from '@/content/tax/years';
import { exactRupees, rupees, type Worksheet } from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { counted, formatDate, inr, pct } from '@/lib/format';
import type { Days } from './days';
import type { RefundInput } from './form';
import type { RefundAnswer } from './refund';
import type { YearTax } from './year-tax';

/** Writes the tax of the year, entered or worked out. */
export function taxSteps({ tax, worked }: YearTax, { year }: Days, sheet: Worksheet): void {
  if (worked) {
    assessmentSteps(sheet, worked.assessment, year);
    sheet.heading('What is due and what was paid');
    sheet.step(rupees('Tax of the year', tax, { tone: 'tax' }), 'Tax with cess, as worked out above');
    return;
  }
  sheet.heading('What is due and what was paid');
  sheet.step(rupees('Tax of the year', tax, { tone: 'tax' }), 'As entered');
}

/** Writes what is due and what was paid, to the balance. */
export function balanceSteps(
  input: RefundInput,
  { tax, income }: YearTax,
  { balance, paid, refund }: RefundAnswer,
  { year, rules, returnDue, filedOn, isLate }: Days,
  { step }: Worksheet,
): void {
  const { interest, returns, payableMultiple } = year;
  const charges: readonly (readonly [string, number, string, typeof payableMultiple.cite])[] = [
    [
      'Interest for late instalments (234C)',
      balance.instalmentInterest,
      `${pct(interest.deferredInstalments.value)} a month on what was short at each instalment of advance tax`,
      interest.deferredInstalments.cite,
    ],
    [
      'Interest for short advance tax (234B)',
      balance.shortAdvanceTaxInterest,
      `${pct(interest.shortAdvanceTax.value.percent)} a month from April on tax that was not paid in the year`,
      interest.shortAdvanceTax.cite,
    ],
    [
      'Interest for a late return (234A)',
      balance.lateReturn.interest,
      `${pct(interest.lateReturn.value)} a month for ${counted(balance.lateReturn.months, 'month')} or parts on ${inr(balance.lateReturn.base)}`,
      interest.lateReturn.cite,
    ],
    [
      'Late fee',
      balance.fee,
      isLate
        ? [
            `The return was due on ${formatDate(returnDue)} and counts as filed on ${formatDate(filedOn)}`,
            returnDuty(income),
          ]
            .filter(Boolean)
            .join('. ')
        : `A revised return after ${formatDate(rules.revised.value.freeUntil)} costs this fee`,
      isLate ? returns.lateFee.cite : rules.revised.cite,
    ],
  ];
  for (const [label, amount, how, cite] of charges) if (amount > 0) step(rupees(label, amount), how, cite);
  step(rupees('TDS and TCS of the year', input.tds), 'Credit that you claim in the return', year.taxDeducted);
  if (paid > 0) step(rupees('Paid by yourself', paid), 'Advance tax and tax paid with the return', year.selfAssessment);
  step(
    rupees(refund > 0 || balance.payable <= 0 ? 'Refund' : 'Left to pay', Math.abs(balance.payable)),
    `${inr(input.tds + paid)} deducted and paid, against ${inr(tax + balance.interest + balance.fee)} of tax, interest and fee; to the nearest ${inr(payableMultiple.value)}`,
    payableMultiple.cite,
  );
}

/** Writes the interest that the Department pays, and what reaches the bank. */
export function interestSteps(
  input: RefundInput,
  { tax, worked }: YearTax,
  answer: RefundAnswer,
  { year, rules, grantedOn, isLate }: Days,
  sheet: Worksheet,
): void {
  const { step, heading } = sheet;
  const { percent, atLeastPercentOfTax } = year.interest.refund.value;
  const { cite } = year.interest.refund;
  heading('Interest that the Department pays');
  step(
    exactRupees('Smallest refund that earns interest', answer.leastWithInterest),
    `${pct(atLeastPercentOfTax)} of the tax of ${inr(tax)}; the refund is ${inr(answer.refund)}`,
    cite,
  );
  for (const [index, part] of answer.parts.entries()) {
    const ownTax = index < answer.ownTaxParts;
    const start = ownTax
      ? 'from the later of payment and filing'
      : isLate
        ? 'from the day of filing, as the return was late'
        : 'from 1 April after the year, as the return was in time';
    step(
      exactRupees(`Interest, part ${index + 1}`, part.interest),
      `${pct(percent)} a month on ${inr(part.base)} of ${ownTax ? 'tax paid with the return' : 'TDS and advance tax'}, ${start}: ${formatDate(part.from)} to ${formatDate(grantedOn)}, ${counted(part.months, 'month')}, part months counted as full`,
      cite,
    );
  }
  step(
    rupees('Interest on the refund', answer.interest),
    answer.parts.length > 0
      ? `All parts together. Each is rounded down to a multiple of ${inr(year.interest.multiple.value)} before interest`
      : `None: the refund is less than ${pct(atLeastPercentOfTax)} of the tax`,
    answer.parts.length > 0 ? year.interest.multiple.cite : cite,
  );
  if (input.demand > 0) {
    step(
      rupees('Kept for the old demand', answer.adjusted),
      `The lower of the demand of ${inr(input.demand)} and the refund with interest`,
      rules.setOff,
    );
  }
  const toBank = answer.tooSmall
    ? rupees('Left of the refund', answer.toBank)
    : rupees('Paid to your bank', answer.toBank);
  sumStep(
    { step },
    toBank,
    [answer.refund, answer.interest, ...(input.demand > 0 ? [-answer.adjusted] : [])],
    answer.tooSmall
      ? `. Refunds below ${inr(rules.paidFrom.value)} are not issued`
      : `, if paid on ${formatDate(grantedOn)}`,
    answer.tooSmall ? rules.paidFrom.cite : undefined,
  );
  if (worked && answer.interest > 0) {
    const rate = marginalStep(sheet, worked);
    step(
      rupees('Tax on the interest, about', (answer.interest * rate) / 100),
      `The interest is income from other sources in ${yearTitle(financialYearOf(grantedOn))}. We use the tax rate on your next ₹1,000 in ${yearTitle(year.financialYear)}`,
    );
  }
}
