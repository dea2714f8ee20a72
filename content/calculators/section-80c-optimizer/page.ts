import type { CalculatorPage } from '@/content/calculators/page';
import { incomeTaxYears } from '@/content/rules/income-tax';
import { taxSavings } from '@/content/rules/tax-savings';
import { formatPercent, formatRupees } from '@/lib/format';

const law = incomeTaxYears['2026-27'];
const { deductions, regimes } = law;
const savings = formatRupees(deductions.savings.value);
const nps = formatRupees(deductions.extraNps.value);
const { health } = deductions;

export const page: CalculatorPage = {
  summary: 'First whether 80C saves you anything at all, then which product, how much and by when.',
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
  faqs: [
    {
      question: 'Does 80C save tax in the new regime?',
      answer:
        'No. The new regime deducts nothing for 80C, your own NPS or health insurance. Only what the employer pays into NPS counts. That is why this page compares the regimes before it names a product.',
    },
    {
      question: 'How much can I deduct?',
      answer: `${savings} a year under 80C (section 123 from tax year 2026-27), for all products together, EPF, insurance, tuition and home-loan principal included. NPS of your own gives ${nps} more under 80CCD(1B). Health insurance has limits of its own: ${formatRupees(health.value.below60)} for you and family and as much for parents, ${formatRupees(health.value.senior)} for a group with a senior citizen.`,
    },
    {
      question: 'Which 80C product is best?',
      answer:
        'The one with the most money left after tax on the day you need it. VPF and PPF are free of tax but locked long. Interest of NSC and five-year deposits is taxed at your rate every year. ELSS is locked for three years only, can earn more and can lose money. The table ranks them for your years and your rate.',
    },
    {
      question: 'Why does the plan leave room unused?',
      answer:
        'Because more would save no more tax, for example when the income is down to where no tax is left, or because the product would lock the money beyond the day you need it. Paying in for a deduction that saves nothing helps nobody but the seller.',
    },
    {
      question: 'Does my whole life insurance premium count?',
      answer: `Up to ${formatPercent(taxSavings.premium.value.since2012)} of the sum assured for policies issued since April 2012, ${formatPercent(taxSavings.premium.value.before2012)} for older ones, and ${formatPercent(taxSavings.premium.value.disabled)} for a life with a disability or listed illness since April 2013. Give the policy up before ${taxSavings.policyYears.value} years of premium and the deductions come back as income.`,
    },
    {
      question: 'Which school fees count?',
      answer: `Tuition fees for full-time education in India of ${taxSavings.children.value} children. Both parents can claim for two each, for what each has paid. Donations, development fees, transport, hostel and coaching do not count.`,
    },
    {
      question: 'What happens if I sell the house early?',
      answer: `Sold within ${taxSavings.holdingYears.value} years of the end of the year in which you took possession, all principal deducted under 80C becomes income of the year of the sale, and nothing counts in that year. Interest deducted stays deducted.`,
    },
    {
      question: 'Is it too late after 31 March?',
      answer:
        'Yes for that year: what counts is the day of payment. The receipts can still be claimed in the return if the employer did not count them, but the old regime must be chosen in a return filed by its due date.',
    },
    {
      question: 'Where is ULIP or an endowment plan?',
      answer: `Left out. Their costs and benefits differ from policy to policy and are often not printed. A term policy is worth having for the cover, not for the deduction. Employer’s NPS, up to ${formatPercent(regimes.new.employerNps.value.other)} of basic pay in the new regime, is worth asking for.`,
    },
  ],
  sources: [
    'income-tax-act-1961',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-act-2025',
    'finance-act-2026',
    'small-savings-rates',
    'ppf-scheme-2019',
    'epf-interest-2025-26',
    'pfrda-exit-2025',
  ],
  related: [
    {
      id: 'old-vs-new-tax-regime-calculator',
      carries: { salary: 'salary', age: 'age', savings: 'epf', health: 'health', parents: 'parents', ownNps: 'ownNps' },
    },
    { id: 'ppf-calculator' },
    { id: 'sip-calculator' },
    { id: 'sukanya-samriddhi-calculator' },
    { id: 'health-insurance' },
    { id: 'income-tax', carries: { salary: 'salary', age: 'age', savings: 'epf', health: 'health', ownNps: 'ownNps' } },
    { id: 'tax-planning-timeline' },
  ],
};
