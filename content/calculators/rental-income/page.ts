import type { CalculatorPage } from '@/content/calculators/page';
import { tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { houseRent } from '@/content/rules/years/house-rent';
import { incomeTaxYears } from '@/content/rules/years/income-tax';
import { openYear } from '@/content/tax/years';
import { inr, pct } from '@/lib/format';
import { valueOn } from '@/lib/law';

const law = incomeTaxYears[openYear('late')];
const rent = houseRent[openYear('late')];
const repairs = pct(law.house.repairs.value);
const acrossHeads = inr(law.regimes.old.houseLossAcrossHeads.value);
const ownLimit = inr(law.regimes.old.selfOccupiedInterest.value.full);
const parts = law.house.earlierInterestParts.value;
const years = law.lossYears.value.house;

export const page: CalculatorPage = {
  summary: 'The tax on rent you receive, house by house: annual value, loan interest, losses, TDS and yield.',
  description:
    'Rental income tax calculator for India: annual value, flat deduction, home-loan interest, losses in both regimes, co-owners, TDS by tenants and net yield.',
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
  faqs: {
    'How is rent taxed in India?': `From the annual value of the house you subtract the municipal tax you paid in the year. Then you subtract ${repairs} of what is left for repairs, even if you spent less or more. Then you subtract the interest on a loan for the house. The rest is added to your other income and taxed at your slab rates, in both regimes.`,
    'Can a loss from a let-out house lower the tax on my salary?': `In the old regime, yes, up to ${acrossHeads} a year. You carry forward the rest for ${years} years against house income. In the new regime you cannot set off the loss against other income. In the Department’s view you cannot carry it forward either. Others carry it forward for ${years} years, and a switch under “More details” shows that. All interest still counts against the rent.`,
    'I own three houses. How many are free of tax?': `${law.house.selfOccupied.value} of the houses that you do not let out, and you choose which. Any other is taxed on the rent it could earn, even if it is empty. The calculator tries every choice and names the one with the least tax. It takes houses for which you enter no such rent as the free ones first.`,
    'What if the house was empty?':
      'You count no rent for the empty months, if the rent would otherwise have reached the expected rent. Municipal tax and interest still count.',
    'What is the interest before completion?': `Interest from the day of the loan to 31 March before the year in which the house was complete. It counts in ${parts} equal yearly parts, the first in the year of completion. For a house you live in, it is inside the limit of ${ownLimit} in the old regime.`,
    'Does my tenant deduct tax?': `A person without audited accounts deducts ${pct(valueOn(tenantTaxRate, law.lastDay).value)} once a year if your share of the rent is above ${inr(rent.tenantTaxAbove.value)} a month. A company, firm or audited person deducts ${pct(rent.auditedTenant.value.percent)} above the same amount. From a non-resident owner every tenant deducts ${pct(rent.nonResidentRent.value)} with surcharge and cess, from the first rupee. You get credit for this tax in your return.`,
    'The house belongs to my spouse and me. Who is taxed?':
      'If the deed fixes the shares, each of you is taxed on your own share of the rent, with your own deductions and limits. Enter the amounts for the whole house and your share. If you paid for your spouse’s share, you still pay the tax on its income.',
    'Which costs can I deduct besides the loan interest?': `Only municipal tax that you paid yourself in the year. The ${repairs} covers repairs, insurance, brokerage and society charges, even if you spend more or less. Enter your real costs only for the yield.`,
    'My tenant is a non-resident. Does that change anything?':
      'No. India taxes the rent of a house in India, even if the tenant is abroad, and such a tenant deducts TDS like any other person. What matters is whether you, the owner, are a non-resident.',
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-rules-1962',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-act-2025',
    'income-tax-rules-2026',
    'finance-act-2026',
    'itr-2-validation-rules',
  ],
  related: [
    'income-tax',
    'tds-calculator',
    'property-tax',
    'pre-payment-loan-calculator',
    'capital-gains',
    'advance-tax',
  ],
};
