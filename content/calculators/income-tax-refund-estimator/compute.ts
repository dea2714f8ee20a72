import { balanceOf, type YearBalance } from '@/content/tax/balance';
import { yearTitle } from '@/content/tax/law-names';
import { marginalRate, marginalRateWorking } from '@/content/tax/near';
import { tdsDuty } from '@/content/tax/return-duty';
import { assessmentSteps } from '@/content/tax/working';
import { assumedLines } from '@/lib/assumed';
import {
  exactRupees,
  type Figure,
  percentage,
  type Result,
  rupees,
  verdict,
  type Worksheet,
  worksheet,
} from '@/lib/calculator';
import { financialYearOf } from '@/lib/calendar';
import { exactInr, formatDate, inr, pct } from '@/lib/format';
import { paidBy, type RefundPart, refundInterest } from '@/lib/tax/interest';
import { type Days, daysOf } from './days';
import { charts, tables } from './drawing';
import { fields, type RefundInput } from './form';
import { actions, caveats, sentence } from './messages';
import { type YearTax, yearTaxOf } from './worked-tax';

/** A refund with its interest, and what becomes of it, ₹. */
export interface RefundAnswer {
  readonly balance: YearBalance;
  /** Tax paid in the year and after it, without TDS. */
  readonly paid: number;
  readonly refund: number;
  readonly parts: readonly RefundPart[];
  /** So many parts, from the first on, come out of tax paid with the return; the one after them out of TDS and advance tax. */
  readonly ownTaxParts: number;
  readonly interest: number;
  /** The refund from which on interest is paid. */
  readonly leastWithInterest: number;
  readonly adjusted: number;
  readonly toBank: number;
  /** The interest if the refund is paid on another day. */
  readonly interestIfPaidOn: (day: string) => number;
}

/** Returns the refund of a year and the interest on it: sections 234A to 234F, 244A and 245. */
export function refundAnswer(input: RefundInput, yearTax: YearTax, days: Days): RefundAnswer {
  const { year, rules, returnDue, filedOn, grantedOn } = days;
  const isSenior = input.age !== 'below60' && input.residence !== 'nonResident' && input.business === 'none';
  const { freeUntil } = rules.revised.value;
  const { lower, lowerUpTo, fee } = year.returns.lateFee.value;
  const balance = balanceOf(
    {
      ...yearTax,
      tds: input.tds,
      payments: input.payments,
      advanceTaxExempt: isSenior,
      presumptive: input.business === 'presumptive',
      returnDue,
      filedOn,
      otherFee: input.revisedOn > freeUntil ? (yearTax.income.totalIncome <= lowerUpTo ? lower : fee) : 0,
    },
    year,
  );
  const refund = Math.max(0, -balance.payable);
  const { percent, atLeastPercentOfTax } = year.interest.refund.value;
  const selfAssessment = input.payments.filter(({ date }) => date > year.lastDay);
  const partsIfPaidOn = (day: string) =>
    refundInterest(
      {
        amount: refund,
        tax: yearTax.tax,
        selfAssessment,
        lastDayOfYear: year.lastDay,
        returnDue,
        filedOn,
        grantedOn: day,
      },
      { percent, atLeastPercentOfTax, multiple: year.interest.multiple.value },
    );
  const interestOf = (list: readonly RefundPart[]) => list.reduce((sum, part) => sum + part.interest, 0);
  const parts = partsIfPaidOn(grantedOn);
  const interest = interestOf(parts);
  const adjusted = Math.min(input.demand, refund + interest);
  return {
    balance,
    paid: paidBy(input.payments, filedOn),
    refund,
    parts,
    ownTaxParts:
      parts.length - (refund > selfAssessment.reduce((sum, { amount }) => sum + amount, 0) && parts.length > 0 ? 1 : 0),
    interest,
    leastWithInterest: (yearTax.tax * atLeastPercentOfTax) / 100,
    adjusted,
    toBank: refund + interest - adjusted,
    interestIfPaidOn: (day) => interestOf(partsIfPaidOn(day)),
  };
}

/** Returns the refund, the interest on it and what reaches the bank; or what is left to pay. */
export function refundResult(input: RefundInput): Result {
  const days = daysOf(input);
  const yearTax = yearTaxOf(input, days);
  const answer = refundAnswer(input, yearTax, days);
  const charges = answer.balance.interest + answer.balance.fee;
  const sheet = worksheet();
  noteTax(yearTax, days, sheet);
  noteBalance(input, yearTax, answer, days, sheet);
  if (answer.refund > 0) noteInterest(input, yearTax, answer, days, sheet);
  // The income decides the fee of a late return, and nothing else where the tax is entered.
  const counts = input.mode === 'known' && (answer.balance.fee > 0 || days.isLate);
  const assumed = counts ? assumedLines(fields, input, ['totalIncome']) : [];
  return {
    headline: headline(input, answer),
    sentence: sentence(input, yearTax.tax, answer, days),
    ...(assumed.length > 0 && { assumed }),
    breakdowns: [
      {
        title: 'Tax, interest and fee, and your refund',
        total: rupees('Tax, interest, fee and refund', yearTax.tax + charges + answer.refund),
        parts: [
          rupees('Tax of the year', yearTax.tax, { tone: 'tax' }),
          rupees('Interest and fee', charges, { tone: 'cost' }),
          rupees('Refund', answer.refund, { tone: 'growth' }),
        ],
      },
    ],
    charts: charts(yearTax, answer, days),
    tables: tables(input, answer, days),
    steps: sheet.steps,
    actions: actions(input, answer, days),
    caveats: caveats(input, yearTax, answer, days),
  };
}

function headline(
  { demand }: RefundInput,
  { balance, refund, interest, adjusted, toBank }: RefundAnswer,
): Result['headline'] {
  if (refund === 0) {
    return balance.payable > 0
      ? [rupees('Left to pay', balance.payable, { tone: 'tax' }), rupees('Refund', 0)]
      : [rupees('Refund', 0), verdict('Tax', 'Exactly paid')];
  }
  const more: Figure[] = demand > 0 ? [rupees('Kept for the old demand', adjusted, { tone: 'cost' })] : [];
  return [
    rupees('Paid to your bank', toBank, { tone: 'growth' }),
    rupees('Refund', refund),
    rupees('Interest on the refund', interest, { tone: 'growth' }),
    ...more,
  ];
}

function noteTax({ tax, worked }: YearTax, { year }: Days, sheet: Worksheet): void {
  if (worked) {
    assessmentSteps(sheet, worked.assessment, year);
    sheet.heading('What is due and what was paid');
    sheet.step(rupees('Tax of the year', tax, { tone: 'tax' }), 'Tax with cess, as worked out above');
    return;
  }
  sheet.heading('What is due and what was paid');
  sheet.step(rupees('Tax of the year', tax, { tone: 'tax' }), 'As entered');
}

function noteBalance(
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
      `${pct(interest.lateReturn.value)} a month for ${balance.lateReturn.months} ${balance.lateReturn.months === 1 ? 'month' : 'months'} or parts on ${inr(balance.lateReturn.base)}`,
      interest.lateReturn.cite,
    ],
    [
      'Late fee',
      balance.fee,
      isLate
        ? [
            `The return was due on ${formatDate(returnDue)} and counts as filed on ${formatDate(filedOn)}`,
            tdsDuty(income),
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

function noteInterest(
  input: RefundInput,
  { tax, worked }: YearTax,
  answer: RefundAnswer,
  { year, rules, grantedOn, isLate }: Days,
  { step, heading }: Worksheet,
): void {
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
      `${pct(percent)} a month on ${inr(part.base)} of ${ownTax ? 'tax paid with the return' : 'TDS and advance tax'}, ${start}: ${formatDate(part.from)} to ${formatDate(grantedOn)}, ${part.months} ${part.months === 1 ? 'month' : 'months'}, part months counted as full`,
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
  step(
    rupees('Paid to your bank', answer.toBank),
    `${inr(answer.refund)} + ${exactInr(answer.interest)}${input.demand > 0 ? ` − ${exactInr(answer.adjusted)}` : ''}, if paid on ${formatDate(grantedOn)}`,
  );
  if (worked && answer.interest > 0) {
    step(percentage('Tax on your next ₹1,000', marginalRate(worked.withMore)), marginalRateWorking(worked.withMore));
    step(
      rupees('Tax on the interest, about', (answer.interest * marginalRate(worked.withMore)) / 100),
      `The interest is income from other sources in ${yearTitle(financialYearOf(grantedOn))}. We use the tax rate on your next ₹1,000 in ${yearTitle(year.financialYear)}`,
    );
  }
}
