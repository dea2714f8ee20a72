import type { CalculatorPage } from '@/content/calculators/page';
import { incomeTaxYears } from '@/content/rules/income-tax';
import { auditYears } from '@/content/rules/income-tax/audit';
import { securitiesTransactionTax } from '@/content/rules/securities-transaction-tax';
import { gstOnCharges } from '@/content/rules/trade-charges';
import { formatCompact, formatPercent, formatRupees } from '@/lib/format';
import { valueOn } from '@/lib/law';

const year = incomeTaxYears['2025-26'];
const audit = auditYears['2025-26'];
const { shortTermEquity, longTermEquity } = year.special;
const on = (trade: keyof typeof securitiesTransactionTax, day: string) =>
  formatPercent(valueOn(securitiesTransactionTax[trade], day).value.percent, 4);
const before = '2026-03-31';
const after = '2026-04-01';

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
    'FY 2025-26',
  ],
  checkedOn: '2026-11-22',
  faqs: [
    {
      question: 'How is intraday profit taxed?',
      answer:
        'It is income of a speculative business and bears your slab rate, after every charge. A loss can only meet intraday profit, this year or in the next four.',
    },
    {
      question: 'How are futures and options taxed?',
      answer:
        'On a recognised exchange they are an ordinary business, not speculation. The profit after charges bears your slab rate. A loss meets rent, interest, capital gains and other business of the year, but not salary. The rest is carried for eight years against business profit.',
    },
    {
      question: 'How are shares taxed that I took delivery of?',
      answer: `As capital gains. Held for more than 12 months they bear ${formatPercent(longTermEquity?.value.percent ?? 0)} above ${formatRupees(year.longTermEquityExemption.value)} a year, else ${formatPercent(shortTermEquity?.value.percent ?? 0)}. All charges but STT reduce the gain. Surcharge and cess come on top.`,
    },
    {
      question: 'What changed in STT on 1 April 2026?',
      answer: `Futures went from ${on('futures', before)} to ${on('futures', after)} of the sale, options sold from ${on('optionPremium', before)} to ${on('optionPremium', after)} of the premium, and exercised options from ${on('optionExercised', before)} to ${on('optionExercised', after)}. Delivery stays at ${on('delivery', after)} on both sides and intraday at ${on('intraday', after)} of the sale.`,
    },
    {
      question: 'What is my F&O turnover, and do I need an audit?',
      answer: `Add up the profits and the losses of all trades without their sign. Contract values do not count. As everything goes through banks, an audit is needed above ${formatCompact(audit.business.value.aboveLowCash)}, or below it if you left presumptive taxation within five years and your income is above the exemption.`,
    },
    {
      question: 'On which charges is GST due?',
      answer: `${formatPercent(gstOnCharges.value)} on brokerage, the exchange’s charge, SEBI’s fee and the depository’s fee. There is no GST on STT and stamp duty.`,
    },
    {
      question: 'May I sell at a loss and buy the share again?',
      answer:
        'Yes, India has no wash-sale rule for shares. Buy it again on another day: a sale and a purchase on the same day are an intraday trade, and the shares you hold stay as they were.',
    },
    {
      question: 'Which return form do I file?',
      answer:
        'ITR-3 with any intraday, futures or options trade. ITR-2 with delivery alone. ITR-1 only if there are long-term gains on shares within the yearly free amount and no loss to carry.',
    },
    {
      question: 'Is my broker’s file sent anywhere?',
      answer:
        'No. It is read on your device. A link that you share carries the totals by kind of trade, not the trades.',
    },
  ],
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
    'income-tax-rules-1962',
    'income-tax-rules-2026',
  ],
  related: [
    {
      id: 'capital-gains',
      carries: {
        financialYear: 'financialYear',
        regime: 'regime',
        shortTermLoss: 'shortTermLoss',
        longTermLoss: 'longTermLoss',
      },
    },
    { id: 'tax-audit-calculator', carries: { year: 'financialYear', scheme: 'scheme', regime: 'regime' } },
    { id: 'income-tax', carries: { financialYear: 'financialYear', salary: 'salary', dividend: 'dividend' } },
    { id: 'advance-tax', carries: { financialYear: 'financialYear', regime: 'regime' } },
    { id: 'sip-calculator' },
  ],
};
