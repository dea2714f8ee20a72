import type { CalculatorPage } from '@/content/calculators/page';
import { inForce } from '@/content/in-force';
import { tenantTaxRate } from '@/content/rules/income-tax/house-rent';
import { houseRent } from '@/content/rules/years/house-rent';
import { firstTaxYear, lastOf1961Act } from '@/content/rules/years/on-file';
import { formName } from '@/content/tax/law-names';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatCompact, inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';

const rules = houseRent[lastOf1961Act];
const { metro, elsewhere } = rules.salaryShare.value;
const law80GG = rules.rentDeduction.value;
const rentWithoutPan = Math.floor(rules.landlordPanAbove.value / 12);
const tenantRate = inForce(tenantTaxRate).value;

export const page: CalculatorPage = {
  summary: 'How much of your house rent allowance is exempt, what limits it, and what you owe on the rent.',
  description:
    'Work out your HRA exemption period by period: the three limits, taxable HRA, tax saved, landlord’s PAN, TDS on rent and section 80GG without HRA.',
  keywords: [
    'HRA exemption calculator',
    'house rent allowance',
    'section 10(13A)',
    'rule 2A',
    'section 80GG',
    'TDS on rent 194-IB',
    'landlord PAN',
    yearTitle(openYear('late')),
  ],
  checkedOn: '2026-11-22',
  faqs: {
    'Is Bengaluru, Hyderabad, Pune or Ahmedabad a metro for HRA?': `From tax year ${firstTaxYear}, yes: rule 279 of the Income-tax Rules, 2026 counts them at ${pct(metro)}. Up to FY ${lastOf1961Act}, no. In those years the ${pct(metro)} limit is only for houses in ${listed(rules.metroCities.value)}. Every other place has ${pct(elsewhere)}. That includes Gurugram, Noida, Thane and Navi Mumbai, now too.`,
    'Can I claim HRA in the new tax regime?':
      'No. The new regime has no exemption for HRA and no deduction under section 80GG. A salaried person without business income can choose the regime afresh each year, in a return filed by its due date.',
    'When does my employer need the landlord’s PAN?': `When the rent you pay in the year is above ${inr(rules.landlordPanAbove.value)}. Exactly that amount needs no PAN. Rent of ${inr(rentWithoutPan)} a month for twelve months stays below it; ${inr(rentWithoutPan + 1)} a month goes above it. A landlord without a PAN can sign a declaration with name and address.`,
    'Do I have to deduct TDS from my rent?': `If a month’s rent is above ${inr(rules.tenantTaxAbove.value)} and the landlord is resident, yes. You deduct ${pct(tenantRate)} once, from the last rent of the year or of the tenancy, and pay it with Form ${formName('26QC', 'act2025')}. For rent of exactly that amount you deduct nothing. If in the year before your business had a turnover above ${formatCompact(rules.auditedTenant.value.business)}, or your profession receipts above ${formatCompact(rules.auditedTenant.value.profession)}, you deduct ${pct(rules.auditedTenant.value.percent)} of each payment instead. For a non-resident landlord you deduct from every payment, however small, under section 195.`,
    'Can I pay rent to my parents and claim HRA?':
      'Yes, if the house is theirs, you live there and you really pay the rent. Pay by bank, keep an agreement and receipts, and make sure that they report the rent as income. Nothing is exempt for a house that you own yourself.',
    'Can I claim HRA and home-loan interest together?':
      'Yes, if you live in a rented house and own another one. The exemption asks only that you do not own the house you live in and that you pay rent for it. The loan interest follows the rules for house property.',
    'I did not give rent proofs to my employer. Is the exemption lost?':
      'No. Claim it in your return under the old regime, filed by the due date, and you get the extra tax deducted (TDS) back as a refund. Keep receipts, the agreement and bank entries, as the tax officer may ask for them.',
    'I get no HRA. Can I deduct my rent?': `In the old regime, yes, under section 80GG. You can deduct the least of ${inr(law80GG.perMonth)} a month, ${pct(law80GG.incomePercent)} of adjusted total income, and rent above ${pct(law80GG.rentAboveIncomePercent)} of that income. You file Form ${formName('10BA', 'act2025')}, and neither you, your spouse, your minor child nor your HUF may own a home where you live or work. You may not claim a self-occupied house elsewhere either.`,
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-rules-1962',
    'cbdt-circular-8-2013',
    'gestetner-1978',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
  ],
  related: [
    'old-vs-new-tax-regime-calculator',
    'take-home-salary-calculator',
    'income-tax',
    'tds-calculator',
    'form16',
  ],
};
