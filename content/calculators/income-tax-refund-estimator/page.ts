import type { CalculatorPage } from '@/content/calculators/page';
import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { refundRules } from '@/content/rules/years/refunds';
import { sectionBeside } from '@/content/tax/law-names';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatDate, inr, pct } from '@/lib/format';
import { processedBy } from './days';

const filed = openYear('late');
const { interest, returns } = advanceTaxYears[filed];
const rules = refundRules[filed];
const { percent, atLeastPercentOfTax } = interest.refund.value;
const fee = returns.lateFee.value;
const example = 3_00_000;
const leastOfExample = (example * atLeastPercentOfTax) / 100;
const dueDay = returns.due.value.individual;

export const page: CalculatorPage = {
  summary: 'Your tax refund, the interest on it month by month, and how much an old tax demand takes.',
  description:
    'Estimate your income-tax refund with interest under section 244A by month, late fee, old demand set off, and what you can still do today.',
  keywords: [
    'income tax refund calculator',
    'section 244A interest calculator',
    'ITR refund interest',
    'refund adjusted against demand section 245',
    'belated return refund',
    'TDS refund',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much interest does the Department pay on a refund?': `${pct(percent)} for each month or part of one, as simple interest, on the refund rounded down to a multiple of ${inr(interest.multiple.value)}. For TDS, TCS and advance tax it runs from 1 April after the year if the return was filed by its due date, otherwise from the day of filing. It ends on the day on which the refund is granted.`,
    'Why did I get no interest on my refund?': `A refund below ${pct(atLeastPercentOfTax)} of the year’s tax earns no interest. With tax of ${inr(example)}, a refund of ${inr(leastOfExample - 10)} earns no interest, and one of ${inr(leastOfExample)} does.`,
    'When will my refund come?': `The law gives the Department ${rules.processedWithin.value} months after the financial year in which you filed to send its intimation. For a return filed on ${formatDate(dueDay)} that is until ${formatDate(processedBy(dueDay, rules.processedWithin.value))}. Most refunds come far earlier, but nobody can promise a date. Verify the return and validate the bank account: an unverified return is not processed at all.`,
    'Is the interest on a refund taxable?':
      'Yes. It is income from other sources in the year in which you receive it. The refund itself is your own money, not income.',
    'Can the Department keep my refund for an old demand?': `Yes, section 245 (438 from tax year ${firstTaxYear}) allows it, but only after an intimation in writing. The intimation says how many days you have to answer. Agree, or disagree with proof that the demand is paid, stayed or wrong.`,
    'I missed the due date. Can I still get my refund?': `For ${yearTitle(filed)} a late return is possible until ${formatDate(returns.belated.value)}. It costs a fee of ${inr(fee.fee)}, or ${inr(fee.lower)} up to a total income of ${inr(fee.lowerUpTo)} (none where no return was due at your income), and interest to you begins only when you file. After that day the Commissioner must condone the delay. You can ask for this until ${formatDate(rules.condonation.value)}. An updated return cannot claim a refund.`,
    'Who files the return of a person who has died?': `The legal representative, usually an heir: section ${sectionBeside('159', 'act2025')}. Register as legal heir on the income-tax portal and file in the name and with the PAN of the person who died, for the income up to the day of death. You pay the tax that the person would have owed, at most what the estate can meet, and claim the refund. If you give away or sell what you inherited before the tax is paid, you owe the tax yourself, up to its value. What is earned after that day does not belong in this return.`,
    'I forgot a deduction or some TDS. Can I still claim it?': `File a revised return: for ${yearTitle(filed)} until ${formatDate(rules.revised.value.until)}, without a fee until ${formatDate(rules.revised.value.freeUntil)}. Choose that day under “The refund” to see what it changes.`,
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-act-2025',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
    'finance-act-2026',
    'finance-act-2025',
    'finance-act-2024',
    'cbdt-verification-2024',
    'cbdt-circular-11-2024',
    'finance-ministry-small-demands-2012',
  ],
  related: ['income-tax', 'advance-tax', 'form16', 'old-vs-new-tax-regime-calculator', 'tax-planning-timeline'],
};
