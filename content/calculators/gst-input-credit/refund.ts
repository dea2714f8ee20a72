import { payableRounding } from '@/content/rules/gst';
import { creditLaw } from '@/content/rules/gst-credit';
import { rupees, type Worksheet } from '@/lib/calculator';
import { inr } from '@/lib/format';
import { nearestRupee } from '@/lib/rounding';
import { inPaise } from '@/lib/tax/gst';
import { invertedDutyRefund, totalOfHeads, zeroRatedRefund } from '@/lib/tax/input-credit';
import type { MonthlyCredit } from './credit';
import type { CreditInput } from './form';
import { paiseFigure, written } from './heads';
import type { Payment } from './payment';

/** Returns an estimate of the refund of unused credit, whole ₹, written on the sheet; 0 where none is asked for. */
export function refundOf(sheet: Worksheet, input: CreditInput, credit: MonthlyCredit, payment: Payment): number {
  if (input.refund === 'none') return 0;
  const { refundTurnover, adjustedTurnover } = input;
  const all = Math.max(0, totalOfHeads(credit.net) - inPaise(input.refundCapital));
  const share = `${inr(refundTurnover)} ÷ ${inr(adjustedTurnover)}`;
  sheet.heading('Refund');
  sheet.step(
    paiseFigure('Net credit without capital goods', all),
    `${written(totalOfHeads(credit.net))} − ${inr(input.refundCapital)}, never below zero`,
    input.refund === 'inverted' ? creditLaw.invertedRefund : creditLaw.zeroRatedRefund,
  );
  let formula: number;
  if (input.refund === 'inverted') {
    const inputs = Math.max(0, all - inPaise(input.serviceCredit));
    formula = nearestRupee(
      invertedDutyRefund(refundTurnover, adjustedTurnover, inputs / 100, all / 100, input.invertedTax),
    );
    sheet.step(
      rupees('Refund by the formula', formula),
      `${written(inputs)} on inputs × ${share} − tax ${inr(input.invertedTax)} × ${written(inputs)} ÷ ${written(all)}, never below zero`,
      creditLaw.invertedRefund,
    );
  } else {
    formula = nearestRupee(zeroRatedRefund(refundTurnover, all / 100, adjustedTurnover));
    sheet.step(rupees('Refund by the formula', formula), `${written(all)} × ${share}`, creditLaw.zeroRatedRefund);
  }
  const left = Math.floor(totalOfHeads(payment.closing) / 100);
  return sheet.step(
    rupees('Refund you could claim', Math.min(formula, left), { tone: 'growth' }),
    `At most the ${inr(left)} left in the ledger`,
    payableRounding.cite,
  );
}
