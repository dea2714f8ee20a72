import { gstDueDays } from '@/content/rules/gst';
import {
  blockedSeats,
  capitalGoodsMonths,
  cashShare,
  lateInterest,
  paymentDays,
  personalShare,
  returnLateFee,
  wrongCreditInterest,
} from '@/content/rules/gst-credit';
import { inr, pct } from '@/lib/format';
import type { CalculatorPage } from '../page';

const rate = pct(lateInterest.value.percent);
const limit = inr(cashShare.turnoverAbove.value);
const share = pct(cashShare.percent.value);
const feePerDay = inr(returnLateFee.small.value.perDay * 2);
const nilPerDay = inr(returnLateFee.nil.value.perDay * 2);

export const page: CalculatorPage = {
  summary: 'How your input credit pays IGST, CGST and SGST, and the split that needs the least cash.',
  description:
    'Set off GST input credit in the legal order: Table 4 and 6.1 of GSTR-3B, best IGST split, blocked credit, rules 42, 43 and 86B, interest and late fee.',
  keywords: [
    'GST input tax credit calculator',
    'ITC set-off calculator',
    'ITC utilisation rule 88A',
    'GSTR-3B Table 6.1',
    'rule 86B calculator',
    'rule 42 and 43 reversal',
    'blocked credit section 17(5)',
    'GSTR-3B interest and late fee',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'In which order is input tax credit used?':
      'IGST credit first: it pays IGST, then CGST and SGST in any proportion until it is used up. Then CGST credit pays CGST and after that IGST. SGST credit pays SGST, and IGST only where no CGST credit is left for it.',
    'Can CGST credit pay SGST?':
      'No, and SGST credit cannot pay CGST. That is why you can owe SGST in cash while CGST credit lies unused. Only IGST credit can pay both.',
    'Should I split IGST credit half and half?':
      'Only if CGST and SGST fall short of credit by the same amount. Give each what its own credit cannot pay. A half-and-half split can leave one credit unused while you pay the other tax in cash. The table of splits shows what it costs.',
    'Can credit pay tax under reverse charge?':
      'No. Reverse charge is not output tax, so it is paid in cash. You can take the amount you pay as credit in the same month, if the purchase is for your taxable business and not blocked.',
    [`When must ${share} be paid in cash?`]: `Under rule 86B, in a month whose taxable turnover, without exempt and zero-rated sales, is above ${limit}. Then credit pays at most ${pct(100 - cashShare.percent.value)} of output tax. It is ${share} of the tax, not of turnover. The rule does not apply to those who paid income tax above ${inr(cashShare.incomeTaxAbove.value)} in each of the last two years, got a refund of unused credit above ${inr(cashShare.refundAbove.value)} last year, or already paid more than ${pct(cashShare.alreadyPaid.value)} of the year's tax in cash, and for Government bodies.`,
    'Which purchases give no credit?': `Cars and other vehicles for up to ${blockedSeats.value} people, their insurance and repair, food, beauty, club, health and life insurance, building for yourself, CSR, personal use, and goods lost, given away or written off. Most have exceptions, for example if you sell the same thing or a law makes you provide it.`,
    'What if I also sell exempt goods or services?': `For credit used for both, you reverse the share of exempt turnover (rule 42), and ${pct(personalShare.value)} more if purchases are partly personal. For capital goods you reverse the same share of a ${capitalGoodsMonths.value}th of their credit each month (rule 43).`,
    'What if I have not paid my supplier?': `After ${paymentDays.value} days from the invoice you reverse the credit for the part you have not paid. If you had used it, you owe interest of ${pct(wrongCreditInterest.value)} a year from the day of use. Once you pay, you take the credit again, with no last date.`,
    'What does a late GSTR-3B cost?': `The return of a month is due on the ${gstDueDays.gstr3b.value}th of the next one. Interest is ${rate} a year on what you pay in cash, minus the balance in your cash ledger since the due date. The late fee is ${feePerDay} a day, ${nilPerDay} for a nil return, up to a cap that depends on turnover.`,
  },
  sources: [
    'cgst-act-2017',
    'cgst-rules-2017',
    'cgst-circular-98-2019',
    'cgst-circular-170-2022',
    'gstn-advisory-interest-2026',
    'cgst-notification-13-2017',
    'cgst-notification-19-2021',
    'cgst-notification-17-2025',
    'cgst-notification-1-2026',
    'gst-compensation-act-2017',
    'compensation-cess-rate-3-2025',
  ],
  related: ['gst-calculator', 'export-import-tax', 'interest-calculator', 'tax-audit-calculator'],
};
