import type { CalculatorPage } from '@/content/calculators/page';
import { advanceTaxYears } from '@/content/rules/years/advance-tax';
import { openYear, yearTitle } from '@/content/tax/years';
import { formatDate, inr, pct } from '@/lib/format';
import { listed } from '@/lib/listed';

const { financialYear, advanceTax, interest, returns } = advanceTaxYears[openYear('late')];
const [june, september, december, march] = advanceTax.instalments.value;
/** Returns the day of an instalment without its year. */
const dayOf = (instalment: { readonly date: string } | undefined) => formatDate(instalment?.date ?? '').slice(0, -5);
const from = inr(advanceTax.from.value);
const monthly = pct(interest.deferredInstalments.value);
const enough = pct(interest.shortAdvanceTax.value.enough);
const fee = returns.lateFee.value;

export const page: CalculatorPage = {
  summary: 'How much advance tax to pay, by which day, and what late or missed instalments cost you.',
  description:
    'Work out your advance tax: instalments with dates, interest under sections 234A, 234B and 234C, late fee, gains that come mid-year, and what to pay now.',
  keywords: [
    'advance tax calculator',
    'advance tax due dates',
    'section 234C interest',
    'section 234B interest',
    'section 234A interest',
    'section 234F late fee',
    `advance tax FY ${openYear('runs')}`,
    'advance tax on capital gains',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'Who has to pay advance tax?': `Everyone whose tax for the year, after TDS and TCS, is ${from} or more. This includes salaried people with other income. A resident aged 60 or more without income from business or profession need not pay it, and pays with the return.`,
    'What are the due dates of advance tax?': `${listed([june, september, december, march].map(dayOf))}. By then ${[june, september, december, march].map((each) => pct(each?.percent ?? 0)).join(', ')} of the year’s tax after TDS must be paid in total. Presumptive business under sections 44AD and 44ADA pays everything by ${dayOf(advanceTax.presumptive.value)}. If the day is a Sunday, Monday is in time.`,
    'How is interest under section 234C worked out?': `Separately for each instalment. Take the total due by its day, subtract what you paid by then, and round down to a multiple of ${inr(interest.multiple.value)}. Interest on it is ${monthly} a month for three months, or for one month on the last instalment. Nothing is charged if ${pct(june?.enough ?? 0)} was paid by ${dayOf(june)} or ${pct(september?.enough ?? 0)} by ${dayOf(september)}.`,
    'What is the difference between sections 234B and 234C?': `Section 234C is for instalments paid late within the year. Section 234B is for a year that ended with less than ${enough} of the tax paid: ${monthly} of the shortfall for each month from April until you pay. A part of a month counts as a full month. Both can apply to the same tax.`,
    [`I sold shares after ${dayOf(december)}. Do I owe interest for the earlier instalments?`]:
      'Not for instalments before the sale. Capital gains, dividend, winnings and profit of a first business count from the day they arise, if you pay the tax on them in the instalments that remain, or by 31 March if none remains. Enter each with its date.',
    [`Can I pay advance tax after ${dayOf(march)}?`]: `Yes, until 31 March: it is still advance tax and counts for the ${enough} of section 234B. You pay one month’s interest on the shortfall on ${dayOf(march)}. From 1 April it is self-assessment tax, minor head 300.`,
    'Does a salaried person have to pay advance tax?': `Only on income for which the employer does not deduct tax. If tax on interest, rent, gains or other income leaves ${from} or more to pay after TDS, you pay it in instalments. Or you report the income to your employer, who then deducts more from your salary. TDS counts as paid in time, whenever in the year it was deducted.`,
    'What does a late return cost?': `A fee of ${inr(fee.fee)}, or ${inr(fee.lower)} for total income up to ${inr(fee.lowerUpTo)} (none if you need not file at your income), and interest of ${pct(interest.lateReturn.value)} a month on tax unpaid on the due date. For ${yearTitle(financialYear)} the due date is ${formatDate(returns.due.value.individual)} without business and ${formatDate(returns.due.value.business)} with business that needs no audit.`,
  },
  sources: [
    'income-tax-act-1961',
    'income-tax-act-2025',
    'income-tax-rules-1962',
    'income-tax-rules-2026',
    'finance-act-2026',
    'finance-act-2025',
    'finance-act-2024',
    'cbdt-circular-676-1994',
    'cbdt-circular-2-2015',
  ],
  related: ['income-tax', 'tax-planning-timeline', 'capital-gains', 'income-tax-refund-estimator', 'tds-calculator'],
};
