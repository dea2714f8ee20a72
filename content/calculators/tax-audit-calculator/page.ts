import type { CalculatorPage } from '@/content/calculators/page';
import { auditYears } from '@/content/rules/years/audit';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';

const law = auditYears[lastOf1961Act];
const { presumptive, profession } = incomeTaxYears[lastOf1961Act].business;
const { above, aboveLowCash, cashShare } = law.business.value;
const costs = Object.values(auditYears).map((year) => year.late.value);
const penalty = costs.find((each) => each.kind === 'penalty');
const fee = costs.find((each) => each.kind === 'fee');

export const page: CalculatorPage = {
  summary: 'Whether your accounts must be audited for income tax, the rule that decides it, and by when.',
  description:
    'Tax audit calculator: 44AB limits of 1 and 10 crore, professions, F&O turnover, presumptive 44AD, 44ADA and 44AE, due dates and penalty, step by step.',
  keywords: [
    'tax audit',
    '44AB',
    'tax audit limit',
    '44AD',
    '44ADA',
    'f&o turnover',
    'presumptive taxation',
    '3CD',
    '271B',
  ],
  checkedOn: law.checkedOn,
  faqs: {
    'What is the turnover limit for tax audit?': `For a business it is ${inr(above)}, or ${inr(aboveLowCash)} if both receipts and payments in cash are at most ${pct(cashShare)}. For a profession it is ${inr(law.profession.value)}. At exactly the limit you need no audit. At one rupee more you do.`,
    'Does presumptive taxation avoid the audit?': `Yes, if you declare at least the presumptive income. You can use it for a business up to ${inr(presumptive.value.turnoverUpTo)} (${inr(presumptive.value.turnoverUpToDigital)} with at most ${pct(presumptive.value.cashShare)} of receipts in cash), or a profession up to ${inr(profession.value.receiptsUpTo)} (${inr(profession.value.receiptsUpToDigital)}).`,
    'How is the turnover of futures and options counted?': `Add the profits and the losses of all trades as positive amounts. Profits of ₹40 lakh and losses of ₹45 lakh make a turnover of ₹85 lakh, though the result is a loss of ₹5 lakh. Because nothing is paid in cash, the limit is ${formatCompact(aboveLowCash)}.`,
    'I made a loss. Do I need an audit?':
      'Not only because of the loss. A business below the turnover limit needs one only if you used presumptive taxation in the last five years and your total income is above the basic exemption. A professional who could use section 44ADA needs one if the total income is above the exemption. An owner of up to ten goods vehicles needs one at any income. File in time, or you cannot carry forward the loss.',
    'I am a professional and declare less than half. What happens?': `If you could use section 44ADA, declare less than ${pct(profession.value.percent)} and have a total income above the basic exemption, you need books and an audit, even with small receipts.`,
    'When is the audit report due?': `For FY ${lastOf1961Act} by ${formatDate(law.report.value.by)}, and the return by ${formatDate(law.returnBy.value.audit)}. With transfer pricing the return is due by ${formatDate(law.returnBy.value.transferPricing)}.`,
    'What does a missing audit cost?': `For FY ${lastOf1961Act} there is a penalty of ${pct(penalty?.percent ?? 0)} of the turnover, at most ${inr(penalty?.most ?? 0)}, unless you had a reasonable cause. From tax year ${firstTaxYear} it is a fee: ${inr(fee?.upTo ?? 0)} up to a month late, ${inr(fee?.later ?? 0)} after.`,
  },
  sources: ['income-tax-act-1961', 'income-tax-act-2025', 'cbdt-circular-7-2026', 'icai-audit-guidance'],
  related: [
    'income-tax',
    'advance-tax',
    'tax-planning-timeline',
    'corporate-tax',
    'stock-market-tax-calculator',
    'gst-calculator',
  ],
};
