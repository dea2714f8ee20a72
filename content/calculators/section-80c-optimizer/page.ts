import type { CalculatorPage } from '@/content/calculators/page';
import { taxSavings } from '@/content/rules/tax-savings';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { firstTaxYear } from '@/content/rules/years/on-file';
import { openYear } from '@/content/tax/years';
import { inr, pct } from '@/lib/format';

const law = incomeTaxYears[openYear('runs')];
const { deductions, regimes } = law;
const savings = inr(deductions.savings.value);
const nps = inr(deductions.extraNps.value);
const { health } = deductions;

export const page: CalculatorPage = {
  summary: 'Whether 80C saves you any tax at all, and if so, which product, how much and by when.',
  description:
    'Section 80C optimizer: old or new regime first, room in 80C, NPS and 80D, ELSS, PPF, NSC and more ranked after tax and lock-in, and a plan to 31 March.',
  keywords: [
    'section 80C',
    'tax saving investments',
    'ELSS or PPF',
    '80CCD(1B)',
    'best tax saving option',
    '80C in new regime',
    'section 123',
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'Does 80C save tax in the new regime?':
      'No. The new regime deducts nothing for 80C, your own NPS or health insurance. Only what the employer pays into NPS counts. So this page compares the regimes before it names a product.',
    'How much can I deduct?': `${savings} a year under 80C (section 123 from tax year ${firstTaxYear}), for all products together, EPF, insurance, tuition and home-loan principal included. Your own NPS gives ${nps} more under 80CCD(1B). Health insurance has its own limits: ${inr(health.value.below60)} for you and family and as much for parents, or ${inr(health.value.senior)} for a group with a senior citizen.`,
    'Which 80C product is best?': `The one with the most money left after tax on the day you need it. VPF and PPF are tax-free but locked for long. Interest on NSC and five-year deposits is taxed at your rate every year. ELSS is locked for only ${taxSavings.act1961.lockIn.equityFund.value} years. It can earn more, and can also lose money. The table ranks them for your years and your rate.`,
    'Why does the plan leave room unused?':
      'Because more would save no more tax, for example when you have no tax left to pay. Or because the product would lock the money beyond the day you need it. A deduction that saves no tax helps only the seller of the product.',
    'Is repaying the home loan early better than PPF?':
      'It depends on whether you deduct the interest. Repaying early saves the loan’s interest. If you deduct that interest in the old regime, you also lose the deduction, and what is left is the loan’s rate less your tax on it, often below PPF. If your interest is above its limit, or you deduct none, you keep the whole rate. Choose it under “Your goal”.',
    'Does my whole life insurance premium count?': `Up to ${pct(taxSavings.act1961.premium.value.since2012)} of the sum assured for policies issued since April 2012, ${pct(taxSavings.act1961.premium.value.before2012)} for older ones, and ${pct(taxSavings.act1961.premium.value.disabled)} for a life with a disability or listed illness since April 2013. If you give up the policy before paying ${taxSavings.act1961.policyYears.value} years of premium, the deductions become income again.`,
    'Which school fees count?': `Tuition fees for full-time education in India, for ${taxSavings.act1961.children.value} children. Both parents can claim for two each, for what each has paid. Donations, development fees, transport, hostel and coaching do not count.`,
    'Is it too late after 31 March?':
      'Yes for that year, because the day of payment decides. If your employer did not count a receipt, you can still claim it in the return. But you must choose the old regime in a return filed by its due date.',
    'Where is ULIP or an endowment plan?': `We leave them out. Their costs and benefits differ from policy to policy and are often not published. Buy a term policy for the cover, not for the deduction. Ask your employer for NPS, up to ${pct(regimes.new.employerNps.value.other)} of basic pay in the new regime.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-act-2025',
    'finance-act-2026',
    'small-savings-rates',
    'post-office-schemes-2019',
    'ppf-scheme-2019',
    'epf-interest-2025-26',
    'pfrda-exit-2025',
  ],
  related: [
    'old-vs-new-tax-regime-calculator',
    'ppf-calculator',
    'sip-calculator',
    'sukanya-samriddhi-calculator',
    'health-insurance',
    'income-tax',
    'tax-planning-timeline',
  ],
};
