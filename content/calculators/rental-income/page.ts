import type { CalculatorPage } from '@/content/calculators/page';
import { incomeTaxYears } from '@/content/rules/income-tax';
import { houseRent, tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { formatPercent, formatRupees } from '@/lib/format';
import { valueOn } from '@/lib/law';

const law = incomeTaxYears['2025-26'];
const rent = houseRent['2025-26'];
const repairs = formatPercent(law.house.repairs.value);
const acrossHeads = formatRupees(law.regimes.old.houseLossAcrossHeads.value);
const ownLimit = formatRupees(law.regimes.old.selfOccupiedInterest.value.full);
const parts = law.house.earlierInterestParts.value;
const years = law.lossYears.value.house;

export const page: CalculatorPage = {
  summary: 'The tax on rent you receive, house by house: annual value, loan interest, losses, TDS and yield.',
  description:
    'Rental income tax calculator for India: annual value, 30% deduction, home-loan interest, losses in both regimes, co-owners, TDS by tenants and net yield.',
  keywords: [
    'rental income tax calculator',
    'income from house property',
    'tax on rent',
    'let out property',
    'deemed let out',
    'section 24(b)',
    'loss from house property',
  ],
  checkedOn: '2026-11-22',
  faqs: [
    {
      question: 'How is rent taxed in India?',
      answer: `From the annual value of the house you take off the municipal tax you paid in the year, then ${repairs} of what is left for repairs, whatever you spent, then the interest on a loan for the house. The rest is added to your other income and taxed at your slab rates, in both regimes.`,
    },
    {
      question: 'Can a loss from a let house lower the tax on my salary?',
      answer: `In the old regime up to ${acrossHeads} a year; the rest is carried for ${years} years against house income. In the new regime the loss lowers no other income, and by the Department’s reading it is not carried forward either. All interest still counts against the rent.`,
    },
    {
      question: 'I own three houses. How many are free of tax?',
      answer: `Two of the houses that you do not let, whichever you name. A third one is taxed on what it could be let for, even if it stands empty. The calculator tries every choice and names the one with the least tax.`,
    },
    {
      question: 'What if the house stood empty?',
      answer:
        'For the empty months no rent counts, if the rent would otherwise have reached the expected rent. A house meant for letting that stood empty the whole year has an annual value of nil; some tax officers dispute that. Municipal tax and interest still count.',
    },
    {
      question: 'What is the interest before completion?',
      answer: `Interest from the day of the loan to 31 March before the year in which the house was complete. It counts in ${parts} equal yearly parts, the first in the year of completion. For a house of your own use it stays inside the limit of ${ownLimit} of the old regime.`,
    },
    {
      question: 'Does my tenant deduct tax?',
      answer: `A person without audited accounts deducts ${formatPercent(valueOn(tenantTaxRate, law.lastDay).value)} once a year if your share of the rent is above ${formatRupees(rent.tenantTaxAbove.value)} a month. A company, firm or audited person deducts ${formatPercent(rent.auditedTenant.value.percent)} above the same amount. From a non-resident owner every tenant deducts ${formatPercent(rent.nonResidentRent.value)} with surcharge and cess, from the first rupee. It counts against your tax.`,
    },
    {
      question: 'The house belongs to my spouse and me. Who is taxed?',
      answer:
        'Each of you on your own share of the rent, with your own deductions and limits, where the shares are fixed by the deed. Enter the amounts of the whole house and your share. If you paid for the share of your spouse, its income is still taxed with you.',
    },
    {
      question: 'Which costs can I deduct beside the loan interest?',
      answer: `None. The ${repairs} stands for repairs, insurance, brokerage and society charges, whether you spend more or less. Municipal tax counts only if you paid it yourself in the year. Enter the real costs for the yield alone.`,
    },
    {
      question: 'My tenant is a non-resident. Does that change anything?',
      answer:
        'No. Rent of a house in India is taxed here whoever pays it, and a tenant abroad deducts like any other person. What matters is whether you, the owner, are a non-resident.',
    },
  ],
  sources: [
    'income-tax-act-1961',
    'income-tax-rules-1962',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-act-2025',
    'income-tax-rules-2026',
    'finance-act-2026',
  ],
  related: [
    {
      id: 'income-tax',
      carries: { financialYear: 'financialYear', salary: 'salary', age: 'age', otherIncome: 'otherIncome' },
    },
    { id: 'tds-calculator' },
    { id: 'property-tax' },
    { id: 'pre-payment-loan-calculator' },
    { id: 'capital-gains', carries: { financialYear: 'financialYear', age: 'age' } },
    {
      id: 'advance-tax',
      carries: { financialYear: 'financialYear', salary: 'salary', age: 'age', residence: 'residence' },
    },
  ],
};
