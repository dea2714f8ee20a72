import type { CalculatorPage } from '@/content/calculators/page';
import { incomeTaxYears, presentLaw } from '@/content/rules/years/income-tax';
import { lastOf1961Act } from '@/content/rules/years/on-file';
import { billOnFile } from '@/content/tax/later-acts';
import { lateOldRegimeNeeds } from '@/content/tax/law-names';
import { openYear, yearTitle } from '@/content/tax/years';
import { yearsInWords } from '@/lib/answered-years';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import { listOf } from '@/lib/list-of';
import { salaryBreakEven } from './break-even';
import form from './form';

const year = incomeTaxYears[openYear('late')];
const { new: fresh, old } = year.regimes;
const { belated } = year.returns;
const taxFreeSalary = fresh.rebate.value.incomeUpTo + fresh.standardDeduction.value;
const turningPoint = (salary: number) => inr(salaryBreakEven(salary, year));

export const page: CalculatorPage = {
  summary: 'Which tax regime costs you less, by how much, and how many deductions would change the answer.',
  description: `Compare the old and new tax regimes for ${yearsInWords(form.fields)}: tax in both, the break-even deductions for your income, what still counts, and Form 10-IEA.`,
  keywords: listOf(
    'old vs new tax regime',
    'tax regime calculator',
    'break-even deductions',
    'section 115BAC',
    'new regime deductions',
    'Form 10-IEA',
    yearTitle(year.financialYear),
    year.assessmentYear && `AY ${year.assessmentYear}`,
  ),
  checkedOn: '2026-11-21',
  faqs: {
    'Which regime is better, old or new?': `It depends on your deductions. For most salaries the new regime costs less, because it has lower rates and a larger standard deduction of ${inr(fresh.standardDeduction.value)}. The old regime wins only above a break-even amount of deductions. This calculator finds that amount for your income.`,
    'How many deductions do I need for the old regime?': `There is no single number. For a person below 60 with only a salary, break-even in ${yearTitle(year.financialYear)} (beyond the standard deduction) is ${turningPoint(13_50_000)} at ₹13.5 lakh, ${turningPoint(15_00_000)} at ₹15 lakh, ${turningPoint(20_00_000)} at ₹20 lakh and ${turningPoint(30_00_000)} at ₹30 lakh. It falls just above each income where surcharge begins.`,
    [`My salary is ${formatCompact(taxFreeSalary)}. Can the old regime ever be better?`]: `Not with the salary alone. Up to ${inr(taxFreeSalary)} a resident without other income pays nothing in the new regime. The old regime can only match that, and for that it needs ${turningPoint(taxFreeSalary)} of deductions at ${inr(taxFreeSalary)}.`,
    'Which deductions are left in the new regime?': `The standard deduction, the employer’s contribution to NPS up to ${pct(fresh.employerNps.value.other)} of basic pay, interest on a let-out house, the deduction from family pension, the Agniveer corpus, and the exemptions for gratuity, leave encashment and commuted pension. You do not get HRA, sections 80C and 80D, and interest on the house you live in.`,
    'I told my employer the new regime. Can I choose the old one in my return?': `Yes. What you tell your employer decides only how much tax is deducted from your pay. Without business income you choose in the return itself, filed by the due date, which is ${formatDate(presentLaw.returns.due.value.individual)} for ${yearTitle(presentLaw.financialYear)}. If too much TDS was deducted, you get a refund.`,
    'What happens if I file late?': `You can file a late return until ${formatDate(belated.value)} for ${yearTitle(year.financialYear)}. It is in the new regime, unless you have business income and ${lateOldRegimeNeeds(year.act)}. In the new regime you lose the old-regime deductions for the year, even if your employer counted them.`,
    'How often can I change the regime?': `Without business income you may choose afresh every year. With business or professional income you leave the new regime in a return filed by its due date, up to FY ${lastOf1961Act} with Form 10-IEA. That choice holds for the following years, and you can come back once. After that you cannot choose the old regime again while you have business income.`,
    'Is the old regime better for senior citizens?': `In the old regime ${formatCompact(old.slabs.value.senior[0]?.[0] ?? 0)} is tax-free from the age of 60 and ${formatCompact(old.slabs.value.verySenior[0]?.[0] ?? 0)} from 80. Section 80TTB also deducts up to ${inr(year.deductions.seniorInterest.value)} of interest. The new regime has the same slabs at every age. But it has no tax up to ${formatCompact(fresh.rebate.value.incomeUpTo)} of income at slab rates, so most pensioners pay less there.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2025',
    'finance-act-2024',
    'income-tax-rules-1962',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
    'cbdt-circular-4-2023',
    ...billOnFile,
  ],
  related: ['income-tax', 'hra-calculator', 'section-80c-optimizer', 'take-home-salary-calculator', 'advance-tax'],
};
