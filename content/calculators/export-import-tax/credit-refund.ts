import { creditRefund } from '@/content/rules/customs';
import { sumStep } from '@/content/sum-step';
import { noteSheet, partsChart, percentage, type Result, rupees, worksheet } from '@/lib/calculator';
import { formatNumber, inr } from '@/lib/format';
import type { ExportImportInput } from './form';

/** Returns the refund of input tax credit for exports under an undertaking: the share of exports in the turnover, of the credit. */
export function refunding(input: ExportImportInput): Result {
  const { exportedGoods, exportedServices, domesticTurnover, netCredit, likeGoods, ledgerBalance } = input;
  const { formula, goodsAtMost } = creditRefund;
  const { heading, step, steps } = worksheet();
  heading('The turnover');
  const most = likeGoods === null ? Number.POSITIVE_INFINITY : likeGoods * goodsAtMost.value;
  const goods = step(
    rupees('Exported goods that count', Math.min(exportedGoods, most)),
    likeGoods === null
      ? 'As exported'
      : `The lower of ${inr(exportedGoods)} and ${formatNumber(goodsAtMost.value)} × ${inr(likeGoods)}`,
    goodsAtMost.cite,
  );
  const zeroRated = sumStep(
    { step },
    rupees('Turnover of zero-rated supply', goods + exportedServices),
    [[goods, ' of goods'], exportedServices],
    ' of services',
    formula,
  );
  const total = sumStep(
    { step },
    rupees('Adjusted total turnover', zeroRated + domesticTurnover),
    [zeroRated, domesticTurnover],
    ' in India; exported goods at the same value as above',
    formula,
  );
  heading('The refund');
  const byFormula = step(
    rupees('Refund by the formula', total === 0 ? 0 : (zeroRated * netCredit) / total),
    `${inr(zeroRated)} × ${inr(netCredit)} ÷ ${inr(total)}`,
    formula,
  );
  const refund = step(
    rupees('Refund you can claim', Math.min(byFormula, ledgerBalance ?? byFormula)),
    ledgerBalance === null
      ? 'We take the credit ledger as holding enough'
      : `The lower of it and ${inr(ledgerBalance)} in the credit ledger`,
    formula,
  );
  const stays = sumStep({ step }, rupees('Credit that stays', Math.max(0, netCredit - refund)), [netCredit, -refund]);
  const notes = noteSheet();
  notes.notForYou(
    'Not for exports with IGST paid, where the shipping bill is the claim, for goods with export duty or with drawback of GST, nor for refunds by an inverted rate of duty or of supplies to SEZ units.',
  );
  notes.assume(
    'Credit counts where the invoice is in GSTR-2B. Leave out credit on capital goods, blocked credit, and credit that other refunds covered. Turnover is that of the State of the GSTIN and of the same period.',
    formula,
  );
  notes.assume(
    likeGoods !== null &&
      exportedGoods > most &&
      'The capped value of the goods counts above and below the line, as the Board’s circulars say.',
    goodsAtMost.cite,
  );
  notes.action(
    `Claim it on the portal (RFD-01) within ${creditRefund.within.value} years, with statement 3 and proof of export or of payment.`,
    creditRefund.within.cite,
  );
  return {
    headline: [
      rupees('Refund you can claim', refund, { tone: 'growth' }),
      percentage('Share of the credit', netCredit === 0 ? 0 : (refund / netCredit) * 100),
      rupees('Credit that stays', stays),
    ],
    sentence: `Of ${inr(netCredit)} of input tax credit you can claim ${inr(refund)} back: exports are ${inr(zeroRated)} of a turnover of ${inr(total)}.`,
    charts: [
      partsChart('Credit of the period', [
        { label: 'Refund', value: refund, tone: 'growth' },
        { label: 'Stays as credit', value: stays, tone: 'other' },
      ]),
    ],
    steps,
    actions: notes.actions,
    caveats: notes.caveats,
  };
}
