import { paymentsLeftOut, paymentsOfYear } from '@/content/tax/payments-of-year';
import { assumedLines } from '@/lib/assumed';
import { type Figure, type Result, rupees, verdict, worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { chartsOf } from './charts';
import { type Days, daysOf } from './days';
import { fields, type RefundInput } from './form';
import { notesOf } from './notes';
import { type RefundAnswer, refundAnswer } from './refund';
import { isExact, sentenceOf } from './sentence';
import { tablesOf } from './tables';
import { balanceSteps, interestSteps, taxSteps } from './working';
import { yearTaxOf } from './year-tax';

/** Returns the refund, the interest on it and what reaches the bank; or what is left to pay. */
export function refundResult(given: RefundInput): Result {
  const days = daysOf(given);
  const input = { ...given, payments: paymentsOfYear(given.payments, days.year) };
  const yearTax = yearTaxOf(input, days);
  const answer = refundAnswer(input, yearTax, days);
  const charges = answer.balance.interest + answer.balance.fee;
  const sheet = worksheet();
  taxSteps(yearTax, days, sheet);
  balanceSteps(input, yearTax, answer, days, sheet);
  if (answer.refund > 0) interestSteps(input, yearTax, answer, days, sheet);
  // The income decides the fee of a late return, and nothing else where the tax is entered.
  const counts = input.mode === 'known' && (answer.balance.fee > 0 || days.isLate);
  const assumed = counts ? assumedLines(fields, input, ['totalIncome']) : [];
  const notes = notesOf(input, yearTax, answer, days);
  paymentsLeftOut(notes, given.payments, days.year);
  return {
    headline: headline(input, answer, days),
    sentence: sentenceOf(input, yearTax.tax, answer, days),
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
    charts: chartsOf(yearTax, answer, days),
    tables: tablesOf(input, answer, days),
    steps: sheet.steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}

function headline(
  { demand }: RefundInput,
  { balance, refund, interest, adjusted, toBank, tooSmall }: RefundAnswer,
  { year, rules }: Days,
): Result['headline'] {
  if (refund === 0) {
    const paid = isExact(balance.balance) ? 'Exactly paid' : `Paid, to the nearest ${inr(year.payableMultiple.value)}`;
    return balance.payable > 0
      ? [rupees('Left to pay', balance.payable, { tone: 'tax' }), rupees('Refund', 0)]
      : [rupees('Refund', 0), verdict('Tax', paid)];
  }
  const more: Figure[] = demand > 0 ? [rupees('Kept for the old demand', adjusted, { tone: 'cost' })] : [];
  if (tooSmall) {
    return [
      rupees('Refund', refund),
      verdict('To your bank', `Not below ${inr(rules.paidFrom.value)}`),
      rupees('Interest on the refund', interest, { tone: 'growth' }),
      ...more,
    ];
  }
  return [
    rupees('Paid to your bank', toBank, { tone: 'growth' }),
    rupees('Refund', refund),
    rupees('Interest on the refund', interest, { tone: 'growth' }),
    ...more,
  ];
}
