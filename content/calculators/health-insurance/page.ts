import type { CalculatorPage } from '@/content/calculators/page';
import { healthCosts, healthDeductionLaw, premiumGst } from '@/content/rules/health-insurance';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { openYear } from '@/content/tax/years';
import { formatDate, inr, pct } from '@/lib/format';

const { below60, senior, checkUps } = incomeTaxYears[openYear('late')].deductions.health.value;
const from = healthDeductionLaw.act1961.seniorFrom.value;

export const page: CalculatorPage = {
  summary: 'What your health premium saves in tax, what it costs you after that, and how much cover is enough.',
  description:
    'Health insurance calculator: section 80D for you and parents, check-ups, senior bills, multi-year premium, tax saved, cover you need, floater or separate.',
  keywords: [
    'health insurance calculator',
    'section 80D calculator',
    '80D limit for parents',
    'health insurance tax benefit',
    'how much health cover do I need',
    'family floater or individual',
    'multi-year health premium 80D',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'How much can I deduct under section 80D?': `In the old regime, up to ${inr(below60)} for you, your spouse and dependent children, and as much again for your parents. A group’s limit is ${inr(senior)} if an insured person in it is ${from} or more and resident. So the most you can deduct is ${inr(2 * below60)}, ${inr(below60 + senior)} or ${inr(2 * senior)}. From tax year ${firstTaxYear} the section is 126.`,
    'Does health insurance save tax in the new regime?':
      'No. The new regime has no deduction for health premiums, yours or your parents’. The page shows both regimes. For many salaries the new regime still costs less. Buy the cover for the risk, not for the tax.',
    'Are check-ups extra?': `No. Preventive check-ups count up to ${inr(checkUps)} for both groups together, inside the limits. You may pay for them in cash. You may not pay premiums or medical bills in cash.`,
    'My mother is 68 and no insurer takes her. Can I deduct her medical bills?': `Yes, if she is resident and nobody paid for a health policy for her. You can deduct up to ${inr(senior)} a year in the parents’ group, not in cash. A premium for your father shares that limit. Keep the bills and bank entries.`,
    'I paid three years’ premium at once. When do I deduct it?':
      'In equal parts, over the financial years from the payment to the end of the cover. A policy of three years from 1 October touches four financial years, so a quarter counts in each. Each year’s limit applies to its part.',
    'Is there GST on health insurance?': `Not from ${formatDate(premiumGst.exemptFrom.value)} on policies for a person or family, senior plans and floaters included. Before that it was ${pct(premiumGst.otherwise.value)}, and group policies still have it. GST that you paid is part of the premium you deduct.`,
    'Can I deduct premiums for parents-in-law, brothers or sisters?':
      'No. The two groups are you with spouse and dependent children, and your own parents, who need not depend on you. Your spouse can deduct what he or she pays for his or her own parents.',
    'How much cover do I need?': `Enough for one serious illness in a hospital you would really go to, at the prices of some years from now. We take your figure for today and raise it by ${pct(healthCosts.rise.value)} a year. We add more for age and members. These are our assumptions, and you can change each of them.`,
    'One floater or a policy for each of us?':
      'A floater costs less, because the whole family rarely falls ill in one year. Its price depends on the eldest member, and one long illness can use up everyone’s cover. So keep your parents in their own policy. That also uses the second limit.',
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-act-2025',
    'finance-act-2025',
    'finance-act-2026',
    'finance-act-2024',
    'cgst-rate-16-2025',
    'aon-medical-trend-2026',
    'health-premium-examples',
  ],
  related: [
    'old-vs-new-tax-regime-calculator',
    'income-tax',
    'section-80c-optimizer',
    'inflation-calculator',
    'retirement',
  ],
};
