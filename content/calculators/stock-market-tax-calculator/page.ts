import type { CalculatorPage } from '@/content/calculators/page';
import { inForce } from '@/content/in-force';
import { securitiesTransactionTax } from '@/content/rules/securities-transaction-tax';
import { gstOnCharges } from '@/content/rules/trade-charges';
import { auditYears } from '@/content/rules/years/audit';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { openYear, yearTitle } from '@/content/tax/years';
import { addDays } from '@/lib/calendar';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';

const year = incomeTaxYears[openYear('late')];
const audit = auditYears[openYear('late')];
const { shortTermEquity, longTermEquity } = year.special;
const on = (trade: keyof typeof securitiesTransactionTax, day: string) =>
  pct(valueOn(securitiesTransactionTax[trade], day).value.percent, 4);
const after = inForce(securitiesTransactionTax.futures).date;
const before = addDays(after, -1);

export const page: CalculatorPage = {
  summary: 'Charges, break-even and tax on shares, intraday, futures and options, for one trade or a year.',
  description:
    'Brokerage, STT, GST, stamp duty, break-even price, and tax on delivery, intraday and F&O trades: one trade, or your broker’s file read on your device.',
  keywords: [
    'stock market tax calculator',
    'brokerage calculator',
    'F&O tax calculator',
    'intraday tax',
    'STT charges',
    'F&O turnover for tax audit',
    'Zerodha tradebook tax',
    yearTitle(year.financialYear),
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How is intraday profit taxed?':
      'It is income of a speculative business, taxed at your slab rate after every charge.',
    'How are futures and options taxed?':
      'On a recognised exchange they are an ordinary business, not speculation. The profit after charges is taxed at your slab rate. The table of losses above says what a loss lowers, and for how long.',
    'How are delivery shares taxed?': `As capital gains. If you held them for more than 12 months, you pay ${pct(longTermEquity?.value.percent ?? 0)} above ${inr(year.longTermEquityExemption.value)} a year, otherwise ${pct(shortTermEquity?.value.percent ?? 0)}. All charges except STT reduce the gain. Surcharge and cess are added.`,
    [`What changed in STT on ${formatDate(after)}?`]: `Futures went from ${on('futures', before)} to ${on('futures', after)} of the sale, options sold from ${on('optionPremium', before)} to ${on('optionPremium', after)} of the premium, and exercised options from ${on('optionExercised', before)} to ${on('optionExercised', after)}. Delivery stays at ${on('delivery', after)} on both sides and intraday at ${on('intraday', after)} of the sale.`,
    'What is my F&O turnover, and do I need an audit?': `Add up the profits and the losses of all trades, both as positive amounts. Contract values do not count. Because everything goes through banks, you need an audit above ${formatCompact(audit.business.value.aboveLowCash)}. Below it you need one if you left presumptive taxation within five years and your income is above the exemption.`,
    'On which charges is GST due?': `${pct(gstOnCharges.value)} on brokerage, the exchange’s charge, SEBI’s fee and the depository’s fee. There is no GST on STT and stamp duty.`,
    'May I sell at a loss and buy the share again?':
      'Yes, India has no wash-sale rule for shares. Buy it again on another day. A sale and a purchase on the same day are an intraday trade, and the shares you hold do not change.',
    'Which return form do I file?':
      'ITR-3 with any intraday, futures or options trade. ITR-2 with only delivery trades. ITR-1 only if your capital gains are all long-term gains on shares within the yearly tax-free amount, with no loss to carry forward.',
    'Is my broker’s file sent anywhere?':
      'No. We read it on your device. A link that you share has only the totals by kind of trade, not the trades.',
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-act-2025',
    'finance-act-2025',
    'finance-act-2026',
    'finance-act-2004',
    'finance-act-2013',
    'indian-stamp-act-1899',
    'nse-charges',
    'sebi-fees',
    'broker-charges',
    'cgst-act-2017',
    'icai-audit-guidance',
    'cbdt-circular-7-2026',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
  ],
  related: ['capital-gains', 'tax-audit-calculator', 'income-tax', 'advance-tax', 'sip-calculator'],
};
