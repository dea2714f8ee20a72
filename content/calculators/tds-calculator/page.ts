import type { CalculatorPage } from '@/content/calculators/page';
import { inForce } from '@/content/in-force';
import { newForms } from '@/content/rules/income-tax/concordance';
import { auditClass } from '@/content/rules/tds/audit-class';
import {
  deposit,
  depositWithStatement,
  disallowedExpense,
  lateInterest,
  lateStatementFee,
  newActFrom,
  nonFilerRateEnded,
} from '@/content/rules/tds/duties';
import { residentSections } from '@/content/rules/tds/resident';
import { openYear } from '@/content/tax/years';
import { yearsInWords } from '@/lib/answered-years';
import { formatCompact, formatDate, inr, pct } from '@/lib/format';
import form from './form';

const limitOf = (section: keyof typeof residentSections) => {
  const terms = inForce(residentSections[section].terms).value;
  return terms.base === 'whole' ? (terms.limits[0]?.amount ?? 0) : (terms.bands[0]?.[0] ?? 0);
};
const percentOf = (section: keyof typeof residentSections) => {
  const terms = inForce(residentSections[section].terms).value;
  const percent = terms.base === 'whole' ? terms.percent : (terms.bands[0]?.[1] ?? 0);
  return pct(typeof percent === 'number' ? percent : percent.individual);
};
const { business, profession } = auditClass.value;
const forMarch = formatDate(`2027-${deposit.value.forMarch}`).replace(/ \d{4}$/, '');

export const page: CalculatorPage = {
  summary: 'Find the TDS section in plain words: whether to deduct, how much, by when, and what a delay costs.',
  description: `TDS calculator for ${yearsInWords(form.fields)}: the section in plain words, limits per payment and year, PAN, GST, due dates, interest and late fee.`,
  keywords: [
    `TDS calculator`,
    `TDS rate chart ${openYear('runs')}`,
    'section 194J',
    'section 194C',
    'section 194-I',
    'TDS on property',
    'TDS for non-residents',
    'TDS late payment interest',
  ],
  checkedOn: '2026-11-21',
  faqs: {
    'Is TDS on the whole amount or only on what is above the limit?': `Under most sections it is on the whole amount once the limit is crossed, and also on the earlier payments of the year without TDS. Only for goods bought (194Q, above ${formatCompact(limitOf('194Q'))}) and cash withdrawals (194N, above ${formatCompact(limitOf('194N'))}) is it on the excess.`,
    'Do I deduct TDS on the GST in a bill?':
      'Not if the bill shows the GST separately. Then you deduct on the amount without GST, and compare the limit without it too. If the bill shows one price that includes GST, you deduct on the whole price.',
    'I am an individual. Do I have to deduct TDS?': `Under the general sections only if last year’s business turnover was above ${formatCompact(business)} or professional receipts above ${formatCompact(profession)}. Below that, you still deduct from taxable salaries (192), a month’s rent above ${inr(limitOf('194IB'))} (194-IB), a property of ${formatCompact(limitOf('194IA'))} or more (194-IA), bills above ${formatCompact(limitOf('194M'))} a year to one contractor or professional (194M), virtual digital assets (194S) and payments to non-residents (195).`,
    'What if the payee has no PAN or an inoperative one?': `The tax is at least ${pct(residentSections['194J-professional'].withoutPan)}, or ${pct(residentSections['194Q'].withoutPan)} for goods (194Q) and online sales (194-O). If the section’s rate is higher, that rate applies. A non-resident can give the details of rule 37BC (from April 2026 rule 217) instead for interest, royalty, technical fees, dividend and gains.`,
    'When must I deposit TDS?': `By the ${Number(deposit.value.dayOfNextMonth)}th of the next month. Deposit tax deducted in March by ${forMarch}. With Form ${newForms['26QB']} (up to March 2026 Forms 26QB, 26QC, 26QD and 26QE) you pay within ${depositWithStatement.value} days from the end of the month of deduction, and need no TAN.`,
    'What does late TDS cost?': `Interest of ${pct(lateInterest.value.notDeducted)} for every month or part until you deduct, and ${pct(lateInterest.value.notPaidIn)} for every month or part from deduction to deposit. A late statement costs ${inr(lateStatementFee.value)} a day, at most the tax in it. Also, ${pct(disallowedExpense.resident.value)} of the expense can be disallowed.`,
    'What is the TDS on rent of an office?': `Since April 2025, ${percentOf('194I-building')} if the rent for a month is above ${inr(limitOf('194I-building'))}. For a rent of exactly that amount there is none. For plant and machinery it is ${percentOf('194I-plant')}.`,
    'Is there still a double rate for people who file no returns?': `No. Section 206AB was omitted from ${formatDate(nonFilerRateEnded.value)}. The rate is higher only without a valid PAN; before ${formatDate(newActFrom.value)} also for a cash withdrawal by somebody who filed no return for three years.`,
  },
  sources: [
    'income-tax-act-1961',
    'finance-act-2024',
    'finance-act-2025',
    'income-tax-rules-1962',
    'cbdt-circular-23-2017',
    'income-tax-act-2025',
    'finance-act-2026',
    'income-tax-rules-2026',
  ],
  related: ['take-home-salary-calculator', 'hra-calculator', 'tcs-calculator', 'gst-calculator', 'income-tax'],
};
